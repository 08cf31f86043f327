/**
 * docs/moving/from-rails.md says what the lines of Rails become here. Its last column is held to tables that compile and
 * route; its shares are those of the counts in `cases/real-rows.ts`.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import * as library from '../../src/index.js'
import { type Row, rows } from '../cases/real-rows.js'
import { compileEach } from '../support/compile-folder.js'
import { shareOf } from '../support/compilers.js'
import { lines } from '../support/lines.js'
import { runProgram } from '../support/run-program.js'
import { root } from './pages.js'

const page = readFileSync(`${root}docs/moving/from-rails.md`, 'utf8')
const folder = fileURLToPath(new URL('../generated-comparison/', import.meta.url))

const HEAD = `import Koa from 'koa'
import { createRouter, defineRoutes, type ScopeAnywhere, type ScopeAt } from '../../src/index.js'
export type { ScopeAnywhere, ScopeAt }
class Standard { index() {} create() {} show() {} update() {} destroy() {} }
class Places extends Standard { preview() {} search() {} copy() {} }
class Users extends Standard { markRead() {} }
class Pages { about() {} file() {} topic() {} confirm() {} feed() {} top() {} issues() {} inbox() {} }
const controllers = {
  Places, Users, Pages,
  Rooms: class Rooms extends Standard {},
  'Places/Rooms': class PlaceRooms extends Standard {},
  V1: class V1 { status() {} },
  'V1/Places': class V1Places extends Standard {},
  'Places/Comments': class PlaceComments { index() {} },
  'Users/Comments': class UserComments { index() {} },
}
export const authenticate: Koa.Middleware<{ user: string }> = (ctx, next) => { ctx.state.user = 'Ada'; return next() }
`

const programOf = ({ before = '', chain }: Row): string =>
  `${HEAD}${before}\nexport const define = () => defineRoutes(controllers, r => r${chain})\ncreateRouter(define())`

const fileOf = (row: Row): string => `row${rows.indexOf(row)}`

/** A request for a route: each parameter is 5. A wildcard matches it as well. */
const requestOf = (path: string): string => path.replace(/[:*]\w+/g, '5')

const programs = Object.fromEntries(rows.map(row => [fileOf(row), programOf(row)]))
const compiled = await compileEach(folder, programs, compiler => shareOf(compiler, rows).map(fileOf))

describe('the rows that route files declare', () => {
  it.each(compiled)('compile: TypeScript %s', (_compiler, errors) => {
    const refused = rows.filter(row => errors.has(fileOf(row)))
    expect(refused.map(row => [row.what, errors.get(fileOf(row))])).toEqual([])
  })

  it.each(rows.map(row => [row.what, row] as const))('route: %s', (_what, row) => {
    const { define } = runProgram(programOf(row), { '../../src/index.js': library, koa: { default: Koa } })
    const routes = define?.() as library.AnyRouteTable // what the program exports
    expect(lines(routes)).toEqual(row.lines)
    const printed = String(routes).replace(/ +/g, ' ').split('\n')
    const guarded = printed.filter(line => line.endsWith(' authenticate'))
    expect(guarded.map(line => line.replace(/ authenticate$/, ''))).toEqual(row.behind ?? [])
    for (const { method, path } of routes)
      expect(routes.match(method === 'ALL' ? 'GET' : method, requestOf(path))?.route.path).toBe(path)
    if (row.request !== undefined) expect(routes.match('GET', row.request)).toBeDefined()
  })

  it('have a name each', () => {
    const names = rows.map(({ what }) => what)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})

const counted = rows.filter(({ uses }) => uses !== undefined)
const direct = counted.filter(row => !row.instead)
const usesOf = (some: readonly Row[]): number => some.reduce((sum, { uses = 0 }) => sum + uses, 0)
const number = (value: number): string => value.toLocaleString('en')

/** Verbs, resources and namespaces: what the ten applications wrote. */
const DECLARATIONS = 2101 + 771 + 225 + 125

describe('the shares on the page', () => {
  const all = usesOf(counted)
  const rest = all - usesOf(direct)
  const share = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`

  it('are at least 95 % of the uses', () => {
    expect(usesOf(direct) / all).toBeGreaterThanOrEqual(0.95)
  })

  it.each([
    ['uses', `${number(usesOf(direct))} of ${number(all)} uses`, share(usesOf(direct), all)],
    ['kinds of rows', `${direct.length} of ${counted.length} kinds`, share(direct.length, counted.length)],
    [
      'declarations, if each has one workaround at most',
      `${number(DECLARATIONS - rest)} of ${number(DECLARATIONS)} declarations`,
      share(DECLARATIONS - rest, DECLARATIONS),
    ],
  ])('are those of the counts: %s', (_what, count, percent) => {
    const text = page.replace(/\s+/g, ' ')
    expect(text).toContain(count)
    expect(text).toContain(percent)
  })
})

const codeIn = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

describe('the last column on the page', () => {
  it.each(rows.map(row => [row.what, row] as const))('has code of a table: %s', (_what, { here, before, chain }) => {
    const text = [before, chain].join('\n').replace(/\s+/g, ' ')
    const missing = codeIn(here.replace(/: without .*/, '')).filter(
      code => !code.split('…').every(part => text.includes(part)),
    )
    expect(missing).toEqual([])
  })

  it('marks what cannot be said directly', () => {
    const marked = rows.filter(({ here }) => here.startsWith('not directly'))
    expect(marked).toEqual(rows.filter(({ instead }) => instead))
  })
})
