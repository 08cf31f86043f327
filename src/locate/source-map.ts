/** Follows a source map from the compiled code to the source. */
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { isAbsolute } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Finds the source of a place in a compiled script; lines and columns are counted from 0. Returns `undefined` if the
 * map has no entry for the place, or if the source does not exist: a package may contain a map without the sources.
 */
export type FindOriginal = (line: number, column: number) => { readonly url: URL; readonly line: number } | undefined

/**
 * Reads the source map of a script, inline or in a file. If there is none, or it cannot be read, no source is found.
 */
export const readSourceMap = (url: string, script: string): FindOriginal => {
  const read = readMap(url, script)
  if (!read) return () => undefined
  return (line, column) => {
    const entry = read.map.findEntry(line, column)
    if (!('originalSource' in entry)) return undefined
    const { originalSource, originalLine } = entry
    const original = new URL(isAbsolute(originalSource) ? pathToFileURL(originalSource) : originalSource, read.root)
    return original.protocol === 'file:' && existsSync(original) ? { url: original, line: originalLine } : undefined
  }
}

/**
 * A source map, and the URL that its sources are relative to. The last `sourceMappingURL` comment in the script has the
 * URL of the map. V8 reports that URL too, but not for a script from jiti's cache, where the comment has more text
 * behind it.
 */
const readMap = (url: string, script: string): { readonly map: SourceMap; readonly root: URL } | undefined => {
  const [, name] = [...script.matchAll(/^\/\/[#@] sourceMappingURL=(\S+)/gm)].at(-1) ?? []
  if (name === undefined) return undefined
  try {
    const at = new URL(name, url)
    const isInline = at.protocol === 'data:'
    const text = isInline ? Buffer.from(at.href.slice(at.href.indexOf(',') + 1), 'base64') : readFileSync(at)
    // `SourceMap` throws if the payload is anything else; test: 'the map is not an object'.
    const payload = JSON.parse(text.toString()) as SourceMapPayload
    const base = isInline ? url : at
    return { map: new SourceMap(payload), root: new URL(payload.sourceRoot ? `${payload.sourceRoot}/` : '.', base) }
  } catch {
    return undefined
  }
}
