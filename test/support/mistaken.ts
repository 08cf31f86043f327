/** Makes mistakes in the files of a project, and finds the places where their errors must be. */
import type { Mistake } from '../cases/mistakes.js'
import type { Files } from './application.js'

/** The project with these mistakes, and the place of each as the compilers print it: `routes.ts(93,16)`. */
export const mistaken = (
  application: Files,
  mistakes: readonly Mistake[],
): { readonly files: Files; readonly places: readonly string[] } => {
  const files = { ...application }
  const made = new Set<string>()
  const replace = (title: string, [file, text, replacement]: readonly [string, string, string]): void => {
    const edit = JSON.stringify([file, text, replacement])
    if (made.has(edit)) return // several mistakes need it
    made.add(edit)
    const before = files[file] ?? ''
    const at = before.indexOf(text)
    if (at === -1) throw new Error(`${title}: ${file} has no '${text}'`)
    files[file] = before.slice(0, at) + replacement + before.slice(at + text.length)
  }
  mistakes.forEach(({ title, edits, at }, number) => {
    const marked = (text: string): string => text.replace('«', `«${number}»`)
    for (const [file, text, replacement] of edits) replace(title, [file, text, marked(replacement)])
    if (at) replace(title, [at[0], at[1].replace('«', ''), marked(at[1])])
  })
  const placeOf = (mark: string): string => {
    const found = Object.keys(files).find(each => files[each]?.includes(mark))
    if (found === undefined) throw new Error(`no edit has a place: ${mark}`)
    const before = (files[found] ?? '').split(mark, 1).join('').replace(MARK, '').split('\n')
    return `${found}(${before.length},${(before.at(-1) ?? '').length + 1})`
  }
  const places = mistakes.map((_, number) => placeOf(`«${number}»`))
  for (const file of Object.keys(files)) files[file] = (files[file] ?? '').replace(MARK, '')
  return { files, places }
}

const MARK = /«\d+»/g
