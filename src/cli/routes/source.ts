import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { isAbsolute } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ControllerClass } from '../../controller/controller.js'
import { type FunctionPlace, openEngine, type Script } from './engine.js'

/** Where something is written: an absolute path, line and column from 1. */
export interface Source {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** Finds sources; `undefined` where the engine cannot tell: native and bound functions, and code that is no file's. */
export interface Locator {
  ofFunction(value: unknown): Source | undefined
  ofAction(controller: ControllerClass, action: string): Source | undefined
}

/**
 * A locator for the code that runs in this process. The engine knows where each function of a script begins; the script's
 * source map, inline or beside it, leads on to what was compiled.
 */
export const createLocator = async (): Promise<Locator> => {
  const engine = await openEngine()
  const maps = new Map<Script, LoadedMap | undefined>()
  const mapOf = (script: Script) => {
    if (!maps.has(script)) maps.set(script, loadMap(script))
    return maps.get(script)
  }
  const sourceOf = ({ script, line, column }: FunctionPlace): Source =>
    originalSource(mapOf(script), line, line === 0 ? column - script.wrapper : column) ??
    generatedSource(script, line, column)
  const ofFunction = (value: unknown) => {
    const place = engine?.placeOf(value)
    return place && sourceOf(place)
  }

  return {
    ofFunction,
    ofAction: (controller, action) => {
      for (const link of prototypes(controller)) {
        const member = Object.getOwnPropertyDescriptor(link, action)
        if (member) return ofFunction(member.value ?? member.get)
        const place = engine?.fieldPlaceOf(link.constructor, action)
        if (place) return sourceOf(place)
      }
      return undefined
    },
  }
}

const prototypes = function* (controller: ControllerClass) {
  for (let link: object = controller.prototype; link; link = Object.getPrototypeOf(link)) yield link
}

/** Whether TypeScript's `private` or `protected` stands before the name on its line: at run time both are gone. */
export const isWrittenPublic = ({ file, line, column }: Source): boolean => {
  try {
    const text = String(readFileSync(file, 'utf8').split(/\r?\n/)[line - 1])
    // A map may lead to the parameters, to the name, or to the first modifier.
    const [before, after] = [text.slice(0, column - 1), text.slice(column - 1)]
    return !/\b(?:private|protected)\s[^;{}()]*$/.test(before) && !/^(?:private|protected)\b/.test(after)
  } catch {
    return true
  }
}

interface LoadedMap {
  readonly map: SourceMap
  /** What the sources are relative to. */
  readonly base: string
}

const loadMap = ({ url, mapUrl }: Script): LoadedMap | undefined => {
  if (mapUrl === undefined) return undefined
  try {
    const at = new URL(mapUrl, url)
    const isData = at.protocol === 'data:'
    const payload = JSON.parse(isData ? dataOf(at.href) : String(readFileSync(at))) as SourceMapPayload // of another form, it leads nowhere
    const base = isData ? url : at.href
    const { sourceRoot } = payload
    return { map: new SourceMap(payload), base: sourceRoot ? new URL(`${sourceRoot}/`, base).href : base }
  } catch {
    return undefined
  }
}

const dataOf = (url: string): string => {
  const comma = url.indexOf(',')
  const data = url.slice(comma + 1)
  return url.slice(0, comma).endsWith(';base64') ? Buffer.from(data, 'base64').toString() : decodeURIComponent(data)
}

/** A package may have its map and not the sources: then the compiled file is the place. */
const originalSource = (loaded: LoadedMap | undefined, line: number, column: number): Source | undefined => {
  if (!loaded) return undefined
  const entry = loaded.map.findEntry(line, column)
  if (!('originalSource' in entry)) return undefined
  const { originalSource, originalLine, originalColumn } = entry
  const url = new URL(isAbsolute(originalSource) ? pathToFileURL(originalSource) : originalSource, loaded.base)
  return existsSync(url) ? { file: fileURLToPath(url), line: originalLine + 1, column: originalColumn + 1 } : undefined
}

const generatedSource = ({ url }: Script, line: number, column: number): Source => ({
  file: fileURLToPath(url),
  line: line + 1,
  column: column + 1,
})
