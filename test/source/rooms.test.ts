/** Which folders of `src/` may import which, and that files form no circles of imports except the one that types need. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { files, imports, reachable, source } from '../support/imports.js'

/** The rooms, from the lowest to the highest, with those that each may import besides itself. */
const MAY_IMPORT: Readonly<Record<string, string>> = {
  text: '',
  inflection: 'text',
  matcher: 'text',
  controller: 'text',
  body: 'text',
  contract: 'text body controller',
  client: 'contract',
  route: 'text controller contract',
  frame: 'text inflection controller route',
  entries: 'text contract route frame',
  scope: 'text inflection controller contract route frame entries',
  query: 'text matcher controller contract route frame entries',
  checks: 'text controller contract route frame entries scope query',
  table: 'text client controller contract route frame entries scope query checks',
  koa: 'text matcher body controller contract route frame entries scope query checks table',
  testing: 'text matcher controller contract route frame entries scope query table koa',
  locate: 'controller route',
  openapi: 'text controller contract route',
  'contract-view': 'text body contract route openapi',
  compare: 'text matcher contract route query openapi contract-view',
  inspector: 'text matcher controller contract route query table koa locate openapi contract-view compare',
  types: 'controller contract route frame entries scope query table testing openapi inspector index.ts',
  cli: 'text inflection matcher controller body contract route query table testing locate openapi contract-view compare',
}
const allowedIn = (room: string): readonly string[] | undefined => MAY_IMPORT[room]?.split(' ').filter(Boolean)

/**
 * The parts of `scope`, from the lowest to the highest. A part imports only from those before it. The calls stand beside one another,
 * and none imports another: what two of them need is in a lower part.
 */
const SCOPE_PARTS: readonly (readonly string[])[] = [
  ['shared'],
  ['controller'],
  ['middleware'],
  ['editor'],
  ['options'],
  ['mount', 'namespace', 'redirect', 'resources', 'use', 'verb'],
  ['part'],
  ['declarations'],
  ['chain'],
]

/** How large `scope` may be. */
const MOST_IN_SCOPE = { files: 95, lines: 250, pairs: 80, circle: 8 }

const ENTRY = 'index.ts'
const roomOf = (file: string): string => file.split('/')[0] ?? ''

/** The error message for an import, or `undefined`. */
const problemOf = (file: string, imported: string): string | undefined => {
  const [from, to] = [roomOf(file), roomOf(imported)]
  if (from === to || from === ENTRY) return undefined
  const allowed = allowedIn(from)
  if (allowed === undefined) return `src/${file}: add the folder '${from}' to MAY_IMPORT in test/source/rooms.test.ts`
  if (allowed.includes(to)) return undefined
  const rest = allowed.length === 0 ? 'nothing else' : allowed.join(', ')
  return `src/${file} imports src/${imported}, but '${from}' may import ${rest}: move what is shared to a lower folder`
}

/** The part of `scope` that a file is in, or `undefined`. */
const partOf = (file: string): string | undefined => /^scope\/([^/]+)\//.exec(file)?.[1]
const heightOf = (part: string): number => SCOPE_PARTS.findIndex(each => each.includes(part))

/** The error message for an import between parts of `scope`, or `undefined`. */
const orderProblem = (file: string, imported: string): string | undefined => {
  const [from, to] = [partOf(file), partOf(imported)]
  if (from === undefined || to === undefined || from === to || heightOf(to) < heightOf(from)) return undefined
  return `src/${file} imports src/${imported}, but '${to}' is not below '${from}': move what is shared to a lower part`
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

describe('the source', () => {
  it('has a file for every import', () => {
    expect(files.length).toBeGreaterThan(50)
    for (const imported of [...imports.values()].flat()) expect(files).toContain(imported)
  })

  it('imports only from lower folders', () => {
    const problems = [...imports].flatMap(([file, each]) => each.map(imported => problemOf(file, imported)))
    expect(problems.filter(problem => problem !== undefined)).toEqual([])
  })

  it('has an order of folders', () => {
    const rooms = Object.keys(MAY_IMPORT)
    const problems = rooms.flatMap((room, at) =>
      allowedIn(room)
        ?.filter(each => each !== ENTRY && !rooms.slice(0, at).includes(each))
        .map(each => `${room} -> ${each}`),
    )
    expect(problems).toEqual([])
  })

  it('has no circle of imports except the one that types need', () => {
    const [circle = [], ...others] = circles(imports)
    expect(others).toEqual([])
    // The interface of a scope has the declarations, and each declaration returns a scope.
    expect(circle.filter(file => partOf(file) !== 'declarations')).toEqual([])
    expect(circle.length).toBeLessThanOrEqual(MOST_IN_SCOPE.circle)
  })

  it('has only index.ts outside a folder', () => {
    expect(files.filter(file => !file.includes('/'))).toEqual(['index.ts'])
  })

  it('says at the head of each file what the file is for, for the search that docs/internals/map.md gives', () => {
    const HEAD = /^(?:#!.*\n)?\/\*\*(?: |\n \* )\S.*[^\s*/]/
    expect(files.filter(file => !HEAD.test(readFileSync(join(source, file), 'utf8')))).toEqual([])
  })
})

describe('the parts of scope', () => {
  const inScope = files.filter(file => file.startsWith('scope/'))

  it('have an order, and import only from lower parts', () => {
    expect(inScope.filter(file => heightOf(partOf(file) ?? '') === -1)).toEqual([])
    const problems = [...imports].flatMap(([file, each]) => each.map(imported => orderProblem(file, imported)))
    expect(problems.filter(problem => problem !== undefined)).toEqual([])
  })

  it('stay small', () => {
    const pairs = inScope.flatMap(file =>
      (imports.get(file) ?? [])
        .filter(imported => partOf(imported) !== undefined && partOf(imported) !== partOf(file))
        .map(imported => `${partOf(file)} -> ${partOf(imported)}`),
    )
    const long = inScope.filter(
      file => readFileSync(join(source, file), 'utf8').trimEnd().split('\n').length > MOST_IN_SCOPE.lines,
    )
    expect(long).toEqual([])
    expect(inScope.length).toBeLessThanOrEqual(MOST_IN_SCOPE.files)
    expect(new Set(pairs).size).toBeLessThanOrEqual(MOST_IN_SCOPE.pairs)
  })
})

describe('the code for browsers', () => {
  it('imports only itself and what needs nothing of Node', () => {
    const SHARED = ['inspector/filters.ts', 'inspector/reply.ts', 'text/pasted-request.ts', 'text/route-search.ts']
    const isForBrowsers = (file: string) => file.startsWith('inspector/browser/') || SHARED.includes(file)
    const imported = [...imports].flatMap(([file, each]) => (isForBrowsers(file) ? each : []))
    expect(imported.length).toBeGreaterThan(5)
    expect(imported.filter(file => !isForBrowsers(file))).toEqual([])
  })

  it('is imported by no other code, but bundled into a text', () => {
    const importers = [...imports].filter(([, each]) => each.some(file => file.startsWith('inspector/browser/')))
    expect(importers.filter(([file]) => !file.startsWith('inspector/browser/'))).toEqual([])
  })
})

describe('the check of imports', () => {
  it('has messages with the import, the rule and what to do', () => {
    expect(problemOf('text/path.ts', 'koa/router.ts')).toBe(
      "src/text/path.ts imports src/koa/router.ts, but 'text' may import nothing else: move what is shared to a lower folder",
    )
    expect(problemOf('query/match.ts', 'table/table.ts')).toBe(
      "src/query/match.ts imports src/table/table.ts, but 'query' may import text, matcher, controller, contract, route, frame, entries: move what is shared to a lower folder",
    )
    expect(problemOf('attic/old.ts', 'text/path.ts')).toContain("add the folder 'attic'")
  })

  it('knows the order inside scope', () => {
    expect(orderProblem('scope/verb/verb.ts', 'scope/use/use.ts')).toBe(
      "src/scope/verb/verb.ts imports src/scope/use/use.ts, but 'use' is not below 'verb': move what is shared to a lower part",
    )
    expect(orderProblem('scope/shared/callback.ts', 'scope/chain/run.ts')).toContain("'chain' is not below 'shared'")
    expect(orderProblem('scope/verb/verb.ts', 'scope/shared/callback.ts')).toBeUndefined()
    expect(orderProblem('scope/verb/verb.ts', 'frame/frame.ts')).toBeUndefined()
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
