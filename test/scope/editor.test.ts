/**
 * What an editor offers and shows while a table is being written: every program of `cases/editor.ts`, in the language
 * services of the three compilers.
 */
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completions, definitions, type EditorCase, hints, hovers, references } from '../cases/editor.js'
import { contexts, METHODS, noNamesInOptions, optionsLeft, optionsLeftInCalls } from '../cases/editor-options.js'
import { noMessages, noNames, shortHints } from '../cases/editor-positions.js'
import { MARK, marked, writePrograms } from '../support/editor-programs.js'
import { type Editor, openServer } from '../support/editor-server.js'
import { openService } from '../support/editor-service.js'

const folder = fileURLToPath(new URL('../generated-editor/', import.meta.url))
const LONGEST_HINT = 200
/** An error message, or the name of a type that only the library uses. */
const INTERNAL = /: "[^"]*: |\b(?:Hint|Untyped|Unwritten|Offered|Checked|Unfinished|Noticed)/

const all = [
  ...[...completions, ...hints, ...hovers, ...definitions, ...references],
  ...[
    ...noMessages,
    ...noNames,
    ...noNamesInOptions,
    ...optionsLeft,
    ...optionsLeftInCalls,
    ...contexts,
    ...shortHints,
  ],
]
const fileOf = (each: EditorCase): string => `program${all.indexOf(each)}.ts`
const sorted = (lines: readonly string[]): readonly string[] => [...lines].sort()

const editors = {
  'TypeScript 5.9': () => openService('typescript', folder),
  'TypeScript 6.0': () => openService('typescript-6', folder),
  'TypeScript 7.0': () => openServer(folder),
}

beforeAll(() =>
  writePrograms(folder, Object.fromEntries(all.map(each => [fileOf(each), marked(each).replace(MARK, '')]))),
)
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.each(Object.entries(editors))('%s', (name, open) => {
  let editor: Editor
  beforeAll(async () => {
    editor = await open()
  })
  afterAll(() => editor.close())
  /** TypeScript 5.9 and 6.0 have the same checker, and share what is generated. */
  const half = { 'TypeScript 5.9': 0, 'TypeScript 6.0': 1 }[name]
  const isMine = (_: unknown, at: number): boolean => half === undefined || at % 2 === half

  it.each(completions.map(each => [each.title, each] as const))('completions: %s', async (_title, each) => {
    const offered = await editor.completions(fileOf(each), marked(each).indexOf(MARK))
    const names = (isStruckOut: boolean) =>
      sorted(offered.filter(one => one.isStruckOut === isStruckOut).map(one => one.name))
    expect(names(false)).toEqual(each.offers)
    expect(names(true)).toEqual(each.strikesOut ?? [])
    for (const offer of (each.areDocumented && each.offers) || []) {
      const { docstring } = await editor.completion(fileOf(each), marked(each).indexOf(MARK), offer)
      expect(docstring.trim(), offer).not.toBe('')
    }
  })

  it.each([
    ['no error message at any position of a call', noMessages, /: .* /],
    ['no name in an object where a call takes no options', noNames, /.*/],
    ['no name in an object where an option takes none', noNamesInOptions, /.*/],
  ] as const)(
    'completions: %s',
    async (_title, programs, noise) => {
      const found: string[] = []
      for (const each of programs.filter(isMine)) {
        const offered = await editor.completions(fileOf(each), marked(each).indexOf(MARK))
        found.push(...offered.filter(({ name }) => noise.test(name)).map(({ name }) => `${each.title}: ${name}`))
      }
      expect(found).toEqual([])
    },
    120_000,
  )

  it.each([
    ['the options that are left, of every function that takes some', optionsLeft],
    ['the options that are left, of every call that takes some', optionsLeftInCalls],
    ['the context of a middleware that is written in the options', contexts],
  ] as const)(
    'completions: %s',
    async (_title, programs) => {
      const found: (readonly [title: string, offered: readonly string[]])[] = []
      for (const each of programs.filter(isMine)) {
        const offered = await editor.completions(fileOf(each), marked(each).indexOf(MARK))
        found.push([each.title, sorted(offered.map(one => one.name).filter(name => !METHODS.includes(name)))])
      }
      expect(found).toEqual(programs.filter(isMine).map(each => [each.title, sorted(each.offers)]))
    },
    120_000,
  )

  it('parameter hint: short, with a docstring and without an error message, in every call', async () => {
    const found: string[] = []
    for (const each of shortHints.filter(isMine)) {
      const { shows, docstring } = await editor.signature(fileOf(each), marked(each).indexOf(MARK))
      const isRight = shows !== '' && shows.length < LONGEST_HINT && docstring.trim() !== '' && !INTERNAL.test(shows)
      if (!isRight) found.push(`${each.title}: ${shows.length} characters: ${shows}`)
    }
    expect(found).toEqual([])
  }, 120_000)

  it.each(hints.map(each => [each.title, each] as const))('parameter hint: %s', async (_title, each) => {
    const { shows, docstring } = await editor.signature(fileOf(each), marked(each).indexOf(MARK))
    if (typeof each.hint === 'string') expect(shows).toBe(each.hint)
    else expect(shows).toMatch(each.hint ?? /^$/)
    expect(shows.length).toBeLessThan(LONGEST_HINT)
    expect(docstring).toContain(each.docstring ?? '')
  })

  it.each(hovers.map(each => [each.title, each] as const))('hover: %s', async (_title, each) => {
    const { shows, docstring } = await editor.hover(fileOf(each), marked(each).indexOf(MARK))
    if (each.shows) expect(sorted(shows.split('\n'))).toEqual(sorted(each.shows))
    for (const text of each.mentions ?? []) expect(shows).toContain(text)
    for (const text of each.hides ?? []) expect(shows).not.toContain(text)
    expect(docstring).toContain(each.docstring ?? '')
    expect(shows.length).toBeLessThanOrEqual(each.atMost ?? Number.POSITIVE_INFINITY)
  })

  it.each(definitions.map(each => [each.title, each] as const))('definition: %s', async (_title, each) => {
    const places = await editor.definition(fileOf(each), marked(each).indexOf(MARK))
    expect(places).toEqual(each.leadsTo?.map(line => line.replace('program', fileOf(each))))
  })

  it.each(references.map(each => [each.title, each] as const))('references: %s', async (_title, each) => {
    const [file, offset] = [fileOf(each), marked(each).indexOf(MARK)]
    const places = each.usedAt?.map(line => line.replace('program', file))
    expect(sorted(await editor.references(file, offset))).toEqual(places)
    expect(sorted(await editor.renamed(file, offset))).toEqual(places)
  })
})
