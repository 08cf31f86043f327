/** Lists of real applications: nothing is lost, and the table is as short as a person would write it. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { declareLibrary } from '../../../bench/types/compile.js'
import { answersIn } from '../../../src/cli/import/declaration.js'
import { filesOf, moduleOf } from '../../../src/cli/import/files.js'
import { importReading } from '../../../src/cli/import/imported.js'
import { readList } from '../../../src/cli/import/read/list.js'
import { readOpenApi } from '../../../src/cli/import/read/openapi.js'
import { readRails } from '../../../src/cli/import/read/rails.js'
import { root } from '../../support/cli.js'
import { outputOf } from '../../support/compile-folder.js'
import { COMPILERS } from '../../support/compilers.js'

/** What a list gives: its rows, its routes, how many of them a resource or a bare verb declares, and the lines of the chain. */
const LISTS = [
  { name: 'huginn.sheet.txt', read: readRails, rows: 84, routes: 75, forms: 61, lines: 49 },
  { name: 'huginn.expanded.txt', read: readRails, rows: 84, routes: 75, forms: 61, lines: 49 },
  { name: 'lobsters.sheet.txt', read: readRails, rows: 231, routes: 218, forms: 104, lines: 196 },
  { name: 'solidus-backend.sheet.txt', read: readRails, rows: 285, routes: 224, forms: 214, lines: 85 },
  { name: 'domino.sheet.txt', read: readRails, rows: 126, routes: 112, forms: 69, lines: 70 },
  { name: 'kutt.list.txt', read: readList, rows: 31, routes: 31, forms: 25, lines: 30 },
  { name: 'npm.list.txt', read: readList, rows: 117, routes: 71, forms: 54, lines: 52 },
  { name: 'petstore.openapi.yaml', read: readOpenApi, rows: 19, routes: 19, forms: 16, lines: 16 },
] as const

const readingOf = async ({ name, read }: (typeof LISTS)[number]) =>
  read(await readFile(new URL(`lists/${name}`, import.meta.url), 'utf8'), name)

describe.each(LISTS)('$name', list => {
  it('has each route that was read, behind its middlewares, in few lines', async () => {
    const reading = await readingOf(list)
    const imported = importReading(reading, { forms: false })
    const { table, error, missing, added, behind, swapped } = imported
    expect({ error, missing, added, behind, swapped }).toEqual({
      error: undefined,
      missing: [],
      added: [],
      behind: [],
      swapped: [],
    })
    const byForm = answersIn(imported.declarations).filter(({ by }) => by === 'action' || by === 'bare')
    expect([reading.rows.length, table?.length]).toEqual([list.rows, list.routes])
    expect(byForm.length).toBeGreaterThanOrEqual(list.forms)
    expect(imported.chain.trim().split('\n').length).toBeLessThanOrEqual(list.lines)
  })

  it('accounts for each row', async () => {
    const reading = await readingOf(list)
    const { entries, unsaid, skipped, duplicates } = importReading(reading, { forms: false })
    const left = skipped.length - reading.skipped.length + unsaid.length + duplicates.length
    expect(new Set(entries.map(({ row }) => row)).size + left).toBe(reading.rows.length)
  })

  it('keeps the handlers and the names of parameters', async () => {
    const { error, missing, behind, renamed, swapped } = importReading(await readingOf(list), { handlers: true })
    expect({ error, missing, behind, renamed, swapped }).toEqual({
      error: undefined,
      missing: [],
      behind: [],
      renamed: [],
      swapped: [],
    })
  })
})

it.each(COMPILERS)('the modules and files compile with TypeScript %s', async compiler => {
  const folder = `${root}test/generated-imports/`
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const texts: Record<string, string> = {}
  for (const [at, list] of LISTS.entries()) {
    const reading = await readingOf(list)
    texts[`list${at}.ts`] = moduleOf(importReading(reading, {}))
    texts[`handlers${at}.ts`] = moduleOf(importReading(reading, { handlers: true }))
  }
  for (const { path, text } of filesOf(importReading(await readingOf(LISTS[3]), {}))) texts[`files/${path}`] = text
  texts['tsconfig.json'] = '{ "extends": "../../tsconfig.json", "include": ["**/*.ts"], "exclude": [] }'
  const library = `'${dirname(await declareLibrary())}/index.js'`
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(folder + path), { recursive: true })
    await writeFile(folder + path, text.replaceAll("'signalbox'", library))
  }
  expect(await outputOf(compiler, folder)).toBe('')
})
