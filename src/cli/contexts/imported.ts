/** Finds what a file imports from the module of contexts. */
import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'

export const importsModule = (file: string, out: string): boolean => {
  try {
    const text = readFileSync(file, 'utf8')
    return withoutModule(text, file, out) !== text
  } catch {
    return false
  }
}

/** The text of a file, with imports of a module that does not exist in place of those of the module of contexts. */
export const withoutModule = (text: string, file: string, out: string): string =>
  text.replace(IMPORTED, specifier => (leadsTo(specifier, file, out) ? `${specifier}${ABSENT}` : specifier))
const IMPORTED = /(?<=\b(?:from|import)[\s(]*(["']))[^"'\n]+(?=\1)/g
const ABSENT = '.absent'

/** Whether a specifier leads to the module of contexts. Any other than a relative one leads there if it ends in the same name. */
export const leadsTo = (specifier: string, from: string, out: string): boolean => {
  const named = withoutExtension(specifier.endsWith(ABSENT) ? specifier.slice(0, -ABSENT.length) : specifier)
  if (/^\.{1,2}\//.test(named)) return resolve(dirname(from), named) === withoutExtension(out)
  return basename(named).replace(/^\W+/, '') === withoutExtension(basename(out))
}
const withoutExtension = (path: string): string => path.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '')
