/** Follows a source map from the compiled code to the source. */
import { readFileSync, statSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { isAbsolute } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * Finds the source of a place in a compiled script; lines and columns are counted from 0. Returns `undefined` if the
 * map has no entry for the place, if the entry is wrong, or if the source does not exist: a package may contain a map without the sources.
 */
export type FindOriginal = (
  line: number,
  column: number,
) => { readonly file: string; readonly line: number } | undefined

/**
 * Reads the source map of a script, inline or in a file. If there is none, or anything is wrong with it, no source is found: the maps of
 * packages are what some other tool wrote.
 */
export const readSourceMap = (url: string, script: string): FindOriginal => {
  const read = orNothing(() => readMap(url, script))
  return (line, column) => read && orNothing(() => originalOf(read, line, column))
}

const orNothing = <Result>(find: () => Result): Result | undefined => {
  try {
    return find()
  } catch {
    return undefined
  }
}

/** A source map, and the URL that its sources are relative to. */
interface ReadMap {
  readonly map: SourceMap
  readonly root: URL
}

/**
 * The last `sourceMappingURL` comment in the script has the URL of the map. V8 reports that URL too, but not for a script from jiti's
 * cache, where the comment has more text behind it.
 */
const readMap = (url: string, script: string): ReadMap | undefined => {
  const [, name] = [...script.matchAll(/^\/\/[#@] sourceMappingURL=(\S+)/gm)].at(-1) ?? []
  if (name === undefined) return undefined
  const at = new URL(name, url)
  const isInline = at.protocol === 'data:'
  const text = isInline ? Buffer.from(at.href.slice(at.href.indexOf(',') + 1), 'base64') : readFileSync(at)
  // `SourceMap` throws if the payload is anything else; test: 'the map is not an object'.
  const payload = JSON.parse(text.toString()) as SourceMapPayload
  const base = isInline ? url : at
  return { map: new SourceMap(payload), root: new URL(payload.sourceRoot ? `${payload.sourceRoot}/` : '.', base) }
}

/** @throws for a source that is no text, no URL or no file. */
const originalOf = ({ map, root }: ReadMap, line: number, column: number): ReturnType<FindOriginal> => {
  const entry = map.findEntry(line, column)
  if (!('originalSource' in entry)) return undefined
  const { originalSource: source, originalLine } = entry
  const file = fileURLToPath(new URL(isAbsolute(source) ? pathToFileURL(source) : source, root))
  return originalLine >= 0 && statSync(file).isFile() ? { file, line: originalLine } : undefined
}
