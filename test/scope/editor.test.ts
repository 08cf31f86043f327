/**
 * What an editor offers and shows while a table is being written: every program of `cases/editor.ts`, in the language
 * services of the compilers.
 */
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import {
  completions,
  definitions,
  type EditorCase,
  hints,
  hintsAfterPaths,
  hintsInWrittenCalls,
  hovers,
  references,
} from '../cases/editor.js'
import { contexts, METHODS, noNamesInOptions, optionsLeft, optionsLeftInCalls } from '../cases/editor-options.js'
import { namesOffered } from '../cases/editor-plain-values.js'
import {
  hintsBehindCommas,
  LONG_HINTS_BEHIND_COMMAS,
  noMessages,
  noNames,
  shortHints,
} from '../cases/editor-positions.js'
import { COMPILERS, shareOf } from '../support/compilers.js'
import { MARK, marked, writePrograms } from '../support/editor-programs.js'
import { openEditor } from '../support/editor-service.js'

const folder = fileURLToPath(new URL('../generated-editor/', import.meta.url))
const LONGEST_HINT = 200
const LONGEST_HINT_AFTER_PATH = 165
const LONGEST_HINT_BEHIND_COMMA = 160
/** Of the programs for every position, call and option, `npm run test:whole` tries one in so many, and other runs all. */
const SAMPLE = process.env.COMPILERS ? 1 : Number(process.env.SAMPLE ?? 8)
const sampled = <Case>(cases: readonly Case[]): readonly Case[] => cases.filter((_, at) => at % SAMPLE === 0)
const positions = {
  noMessages: sampled(noMessages),
  noNames: sampled(noNames),
  noNamesInOptions: sampled(noNamesInOptions),
  namesOffered: sampled(namesOffered),
  optionsLeft: sampled(optionsLeftInCalls),
}
/** An error message, or the name of a type that only the library uses. */
const INTERNAL = /: "[^"]*: |\b(?:Hint|Untyped|Blank|Offered|CompletionOnly|Checked|Refused|Unfinished|ArgumentKeys)/

/** The routes of a call in a hover over its name: the first type argument. */
const ROUTES = /^\((?:method|property)\) [^<]*<\{\n {4}routes: \{\n((?: {8}.*;\n)*) {4}\};\n\}, /

const all = [
  ...[...completions, ...hints, ...hovers, ...definitions, ...references],
  ...[
    ...Object.values(positions).flat(),
    ...optionsLeft,
    ...contexts,
    ...shortHints,
    ...hintsAfterPaths,
    ...hintsBehindCommas,
    ...hintsInWrittenCalls,
  ],
]
const fileOf = (each: EditorCase): string => `program${all.indexOf(each)}.ts`
const sorted = (lines: readonly string[]): readonly string[] => [...lines].sort()

await writePrograms(folder, Object.fromEntries(all.map(each => [fileOf(each), marked(each).replace(MARK, '')])))
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.each(COMPILERS)('TypeScript %s', async compiler => {
  const editor = await openEditor(compiler, folder)
  afterAll(() => editor.close())
  const share = <Case>(cases: readonly Case[]): readonly Case[] => shareOf(compiler, cases)

  it.each(share(completions).map(each => [each.title, each] as const))('completions: %s', async (_title, each) => {
    const offered = await editor.completions(fileOf(each), marked(each).indexOf(MARK))
    expect(sorted(offered.map(one => one.name))).toEqual(each.offers && sorted(each.offers))
    for (const offer of (each.areDocumented && each.offers) || []) {
      const { docstring } = await editor.completion(fileOf(each), marked(each).indexOf(MARK), offer)
      expect(docstring.trim(), offer).not.toBe('')
    }
  })

  it.each([
    ['no error message at any position of a call', positions.noMessages, /: .* /],
    ['no name in an object where a call takes no options', positions.noNames, /.*/],
    ['no name in an object where an option takes none', positions.noNamesInOptions, /.*/],
  ] as const)('completions: %s', async (_title, programs, noise) => {
    const found: string[] = []
    for (const each of share(programs)) {
      const offered = await editor.completions(fileOf(each), marked(each).indexOf(MARK))
      found.push(...offered.filter(({ name }) => noise.test(name)).map(({ name }) => `${each.title}: ${name}`))
    }
    expect(found).toEqual([])
  })

  it('completions: names in an object in place of a plain value, in a function or in a type', async () => {
    const clean: string[] = []
    for (const each of share(positions.namesOffered)) {
      const offered = await editor.completions(fileOf(each), marked(each).indexOf(MARK))
      if (offered.length === 0) clean.push(each.title)
    }
    expect(clean).toEqual([])
  })

  it.each([
    ['the options that are left, of every function that takes some', optionsLeft],
    ['the options that are left, of every call that takes some', positions.optionsLeft],
    ['the context of a middleware that is written in the options', contexts],
  ] as const)('completions: %s', async (_title, programs) => {
    const found: (readonly [title: string, offered: readonly string[]])[] = []
    for (const each of share(programs)) {
      const offered = await editor.completions(fileOf(each), marked(each).indexOf(MARK))
      found.push([each.title, sorted(offered.map(one => one.name).filter(name => !METHODS.includes(name)))])
    }
    expect(found).toEqual(share(programs).map(each => [each.title, sorted(each.offers)]))
  })

  it('parameter hint: short, with a docstring and without an error message, in every call', async () => {
    const found: string[] = []
    for (const each of share(shortHints)) {
      const { shows, docstring } = await editor.signature(fileOf(each), marked(each).indexOf(MARK))
      const isRight = shows !== '' && shows.length < LONGEST_HINT && docstring.trim() !== '' && !INTERNAL.test(shows)
      if (!isRight) found.push(`${each.title}: ${shows.length} characters: ${shows}`)
    }
    expect(found).toEqual([])
  })

  it.each(share(hints).map(each => [each.title, each] as const))('parameter hint: %s', async (_title, each) => {
    const { shows, docstring } = await editor.signature(fileOf(each), marked(each).indexOf(MARK))
    if (typeof each.hint === 'string') expect(shows).toBe(each.hint)
    else expect(shows).toMatch(each.hint ?? /^$/)
    expect(shows.length).toBeLessThan(LONGEST_HINT)
    expect(docstring).toContain(each.docstring ?? '')
  })

  it('parameter hint: with a docstring in every call that is already written', async () => {
    for (const each of hintsInWrittenCalls) {
      const { docstring } = await editor.signature(fileOf(each), marked(each).indexOf(MARK))
      expect(docstring, each.title).toContain(each.docstring)
    }
  })

  it('parameter hint: short behind the path of every verb', async () => {
    const found: string[] = []
    for (const each of share(hintsAfterPaths)) {
      const { shows, docstring } = await editor.signature(fileOf(each), marked(each).indexOf(MARK))
      expect(docstring).toContain('Routes a path')
      expect(shows).toMatch(each.hint ?? /^$/)
      if (shows.length >= LONGEST_HINT_AFTER_PATH) found.push(shows)
    }
    expect(found).toEqual([])
  })

  it('parameter hint: as clean behind every comma, but for a list', async () => {
    const found: string[] = []
    const longest = LONG_HINTS_BEHIND_COMMAS.map(() => 0)
    for (const each of hintsBehindCommas) {
      const { shows, docstring } = await editor.signature(fileOf(each), marked(each).indexOf(MARK))
      const isShort = shows !== '' && shows.length < LONGEST_HINT_BEHIND_COMMA
      const known = LONG_HINTS_BEHIND_COMMAS.findIndex(([calls, most]) => compiler in most && calls.test(each.title))
      if (known >= 0) longest[known] = Math.max(longest[known] ?? 0, shows.length)
      else if (!isShort || docstring.trim() === '' || INTERNAL.test(shows)) found.push(`${each.title}: ${shows}`)
    }
    for (const [at, [calls, most]] of LONG_HINTS_BEHIND_COMMAS.entries()) {
      const [length = 0, known] = [longest[at], most[compiler]]
      if (known && length > known) found.push(`${calls}: ${length} characters`)
      if (known && length < LONGEST_HINT_BEHIND_COMMA) found.push(`${calls}: clean, so not for the list`)
    }
    expect(found).toEqual([])
  })

  it.each(share(hovers).map(each => [each.title, each] as const))('hover: %s', async (_title, each) => {
    const { shows, docstring } = await editor.hover(fileOf(each), marked(each).indexOf(MARK))
    if (each.shows) expect(sorted(shows.split('\n'))).toEqual(sorted(each.shows))
    if (each.routes) {
      const [, found = ''] = ROUTES.exec(shows) ?? []
      expect(sorted(found.split('\n'))).toEqual(sorted(['', ...each.routes.map(line => `        ${line};`)]))
    }
    for (const text of each.mentions ?? []) expect(shows).toContain(text)
    for (const text of each.hides ?? []) expect(shows).not.toContain(text)
    expect(docstring).toContain(each.docstring ?? '')
    expect(shows.length).toBeLessThanOrEqual(each.atMost ?? Number.POSITIVE_INFINITY)
  })

  it.each(share(definitions).map(each => [each.title, each] as const))('definition: %s', async (_title, each) => {
    const places = await editor.definition(fileOf(each), marked(each).indexOf(MARK))
    expect(places).toEqual(each.leadsTo?.map(line => line.replace('program', fileOf(each))))
  })

  it.each(share(references).map(each => [each.title, each] as const))('references: %s', async (_title, each) => {
    const [file, offset] = [fileOf(each), marked(each).indexOf(MARK)]
    const places = each.usedAt?.map(line => line.replace('program', file))
    expect(sorted(await editor.references(file, offset))).toEqual(places)
    expect(sorted(await editor.renamed(file, offset))).toEqual(places)
  })
})
