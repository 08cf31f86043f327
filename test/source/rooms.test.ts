/** Which folders of `src/` may import which, and that files form no circles of imports except the one that types need. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** What each folder may import besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  text: [],
  matcher: ['text'],
  controller: ['text'],
  contract: ['text', 'controller'],
  client: ['contract'],
  route: ['text', 'controller', 'contract'],
  scope: ['text', 'controller', 'contract', 'route'],
  query: ['text', 'matcher', 'controller', 'contract', 'route'],
  table: ['text', 'client', 'matcher', 'controller', 'contract', 'route', 'scope', 'query'],
  koa: ['text', 'matcher', 'controller', 'contract', 'route', 'scope', 'query', 'table'],
  testing: ['text', 'matcher', 'controller', 'contract', 'route', 'scope', 'query', 'table', 'koa'],
  inspector: ['text', 'matcher', 'controller', 'contract', 'route', 'scope', 'query', 'table', 'koa'],
  openapi: ['text', 'controller', 'contract', 'route'],
  types: ['controller', 'contract', 'route', 'scope', 'query', 'testing', 'inspector', 'openapi', 'the entry point'],
  cli: ['text', 'matcher', 'controller', 'contract', 'route', 'scope', 'query', 'table', 'testing', 'openapi'],
}

/** The interface of a scope has the declarations, and each declaration returns a scope. */
const ALLOWED_CIRCLES = [
  [
    'scope/declarations.ts',
    'scope/editor/unfinished-resource.ts',
    'scope/foreign/foreign-declaration.ts',
    'scope/match/match-declaration.ts',
    'scope/match/match-middlewares-declaration.ts',
    'scope/mount/mount-declaration.ts',
    'scope/namespace/namespace-declaration.ts',
    'scope/namespace/scope-declaration.ts',
    'scope/redirect/redirect-declaration.ts',
    'scope/resources/resource-declaration.ts',
    'scope/resources/resources-declaration.ts',
    'scope/scope.ts',
    'scope/use/use-declaration.ts',
    'scope/verb/verb-declaration.ts',
    'scope/verb/verb-middlewares-declaration.ts',
  ],
]

const source = fileURLToPath(new URL('../../src/', import.meta.url))
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => file.endsWith('.ts'))

/** The files that a file imports, types included. */
const importsOf = (file: string): readonly string[] =>
  ts
    .preProcessFile(readFileSync(join(source, file), 'utf8'), true, true)
    .importedFiles.map(each => each.fileName)
    .filter(name => name.startsWith('.'))
    .map(name =>
      relative(source, join(source, dirname(file), name))
        .replaceAll('\\', '/')
        .replace(/\.js$/, '.ts'),
    )

const imports = new Map(files.map(file => [file, importsOf(file)]))
/** In place of a folder, for `index.ts`. */
const ENTRY = 'the entry point'
const roomOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '') : ENTRY)

/** The error message for an import, or `undefined`. */
const problemOf = (file: string, imported: string): string | undefined => {
  const [from, to] = [roomOf(file), roomOf(imported)]
  if (from === to || from === ENTRY) return undefined
  const allowed = MAY_IMPORT[from]
  if (allowed === undefined) return `src/${file}: add the folder '${from}' to MAY_IMPORT in test/source/rooms.test.ts`
  if (allowed.includes(to)) return undefined
  const rest = allowed.length === 0 ? 'nothing else' : allowed.join(', ')
  return `src/${file} imports src/${imported}, but '${from}' may import ${rest}: move what is shared to a lower folder`
}

/** The files that reach themselves through imports, grouped. */
const circles = (graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] => {
  const reach = new Map([...graph.keys()].map(file => [file, reachable(graph, file)]))
  const isCircular = (file: string) => reach.get(file)?.has(file) === true
  const groups = [...graph.keys()]
    .filter(isCircular)
    .map(file => [...graph.keys()].filter(other => reach.get(file)?.has(other) && reach.get(other)?.has(file)).sort())
  return [...new Map(groups.map(group => [group.join(), group])).values()]
}

const reachable = (graph: ReadonlyMap<string, readonly string[]>, start: string): ReadonlySet<string> => {
  const seen = new Set<string>()
  const visit = (file: string): void => {
    for (const next of graph.get(file) ?? [])
      if (!seen.has(next)) {
        seen.add(next)
        visit(next)
      }
  }
  visit(start)
  return seen
}

describe('the source', () => {
  it('has a file for every import', () => {
    expect(files.length).toBeGreaterThan(50)
    for (const imported of [...imports.values()].flat()) expect(files).toContain(imported)
  })

  it('imports only from lower folders', () => {
    const problems = [...imports].flatMap(([file, each]) => each.map(imported => problemOf(file, imported)))
    expect(problems.filter(problem => problem !== undefined)).toEqual([])
  })

  it('has no circle of imports except the one that types need', () => {
    expect(circles(imports)).toEqual(ALLOWED_CIRCLES)
  })

  it('has only index.ts outside a folder', () => {
    expect(files.filter(file => !file.includes('/'))).toEqual(['index.ts'])
  })
})

describe('the check of imports', () => {
  it('has messages with the import, the rule and what to do', () => {
    expect(problemOf('text/path.ts', 'koa/router.ts')).toBe(
      "src/text/path.ts imports src/koa/router.ts, but 'text' may import nothing else: move what is shared to a lower folder",
    )
    expect(problemOf('query/match.ts', 'table/table.ts')).toBe(
      "src/query/match.ts imports src/table/table.ts, but 'query' may import text, matcher, controller, contract, route: move what is shared to a lower folder",
    )
    expect(problemOf('attic/old.ts', 'text/path.ts')).toContain("add the folder 'attic'")
  })

  it('finds circles', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b', 'd']],
      ['d', []],
    ])
    expect(circles(graph)).toEqual([['b', 'c']])
  })
})
