/** docs/reference/api.md has each export of each entry point, and nothing else. */
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { root } from './pages.js'

const ENTRY_POINTS = {
  signalbox: 'src/index.ts',
  'signalbox/client': 'src/client/index.ts',
  'signalbox/inspector': 'src/inspector/index.ts',
  'signalbox/openapi': 'src/openapi/index.ts',
  'signalbox/testing': 'src/testing/index.ts',
}

/** The names that an entry point exports. It has nothing but lists: `export { … } from '…'`. */
const exportedNames = (file: string): readonly string[] =>
  ts.createSourceFile(file, readFileSync(root + file, 'utf8'), ts.ScriptTarget.Latest).statements.flatMap(statement => {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause))
      throw new Error(`${file} has more than lists of exports`)
    return statement.exportClause.elements.map(({ name }) => name.text)
  })

const page = readFileSync(`${root}docs/reference/api.md`, 'utf8')

/** The section of an entry point. */
const sectionOf = (entryPoint: string): string =>
  page.split(/^## /m).find(section => section.startsWith(`\`${entryPoint}\`\n`)) ?? ''

const codeIn = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/** The names in the first column of the tables whose first header is `export`. */
const listedNames = (section: string): readonly string[] =>
  section
    .split(/\n{2,}/)
    .filter(block => block.startsWith('| export |'))
    .flatMap(table => table.split('\n').flatMap(row => codeIn(row.split(' | ')[0] ?? '')))
    .map(code => /^\w+/.exec(code)?.[0] ?? code)

describe('docs/reference/api.md', () => {
  it.each(Object.entries(ENTRY_POINTS))('lists the exports of %s, each once', (entryPoint, file) => {
    expect([...listedNames(sectionOf(entryPoint))].sort()).toEqual([...exportedNames(file)].sort())
  })

  it('names no class and no type that is not exported', () => {
    const known = [...Object.values(ENTRY_POINTS).flatMap(exportedNames), 'TypeError']
    const names = codeIn(page).filter(code => /^[A-Z][a-z]\w+$/.test(code))
    expect(names.filter(name => !known.includes(name))).toEqual([])
  })
})
