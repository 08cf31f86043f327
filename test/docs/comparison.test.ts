/**
 * docs/reference/comparison.md says what other routers' lines become here. Its last column is held to tables that compile
 * and route, and to the tests that it links to; its shares are those of the counts in `cases/real-rows.ts`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

const PAGE = 'docs/reference/comparison.md'
const page = readFileSync(root + PAGE, 'utf8')
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

/** The cells of a row of a table. A bar in code is written `\|`. */
const cellsOf = (line: string): readonly string[] =>
  line
    .slice(2, -2)
    .split(' | ')
    .map(cell => cell.replaceAll('\\|', '|').trim())

/** The rows of the tables whose last column is Signalbox. */
const onPage = page
  .split(/\n{2,}/)
  .filter(block => / \| Signalbox \|$/m.test(block.split('\n')[0] ?? ''))
  .flatMap(block => block.split('\n').slice(2).filter(Boolean).map(cellsOf))

const codeIn = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/** `[name]: path "title of a test"` */
const proofs = new Map(
  [...page.matchAll(/^\[([\w-]+)\]: (\S+) "(.+)"$/gm)].map(([, name = '', path = '', title = '']) => [
    name,
    { path: join(dirname(PAGE), path), title },
  ]),
)

describe(PAGE, () => {
  it('has every row, and each with its cells', () => {
    const names = onPage.map(([what = '']) => what)
    expect(rows.map(({ what }) => what).filter(what => !names.includes(what))).toEqual([])
    expect(onPage.filter(cells => cells.length !== 6).map(([what]) => what)).toEqual([])
  })

  it('writes in the last column what the tables say', () => {
    const written = onPage.flatMap(([what, ...cells]) => {
      const row = rows.find(each => each.what === what)
      const text = row && [row.before, row.chain].join('\n').replace(/\s+/g, ' ')
      return text === undefined ? [] : codeIn(cells.at(-1) ?? '').map(code => ({ what, code, text }))
    })
    expect(written.length).toBeGreaterThan(30)
    // `…` stands for a part of the code.
    const missing = written.filter(({ code, text }) => !code.split('…').every(part => text.includes(part)))
    expect(missing.map(({ what, code }) => [what, code])).toEqual([])
  })

  it('marks what cannot be said directly', () => {
    const marked = (sign: string) => onPage.filter(cells => cells.at(-1)?.startsWith(sign)).map(([what]) => what)
    expect(marked('not directly')).toEqual(rows.filter(({ instead }) => instead).map(({ what }) => what))
  })

  it('links each cell of the last column to a test that exists', () => {
    const used = new Set<string>()
    for (const [what, ...cells] of onPage) {
      const names = [...(cells.at(-1) ?? '').matchAll(/\[test\]\[([\w-]+)\]/g)].map(([, name = '']) => name)
      expect({ what, proofs: names.length > 0 }).toEqual({ what, proofs: true })
      for (const name of names) {
        used.add(name)
        const { path, title } = proofs.get(name) ?? { path: '', title: '' }
        expect(path, `${what}: ${name}`).toMatch(/^(test|type-tests)\/.*\.ts$/)
        expect(existsSync(root + path), path).toBe(true)
        const text = readFileSync(root + path, 'utf8').replaceAll("\\'", "'")
        expect({ path, title, isThere: text.includes(title) }).toEqual({ path, title, isThere: true })
      }
    }
    expect([...proofs.keys()].filter(name => !used.has(name))).toEqual([])
  })
})
