/** The route tables among the exports of a file. */
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { Failure } from '../../../src/cli/output.js'
import { findTables } from '../../../src/cli/routes/tables.js'
import { createRouter, defineRoutes } from '../../../src/index.js'

const table = () => defineRoutes({}, r => r)
const names = (exports: Record<string, unknown>, only?: string) =>
  findTables(exports, 'routes.ts', only).map(({ name }) => name)

describe('findTables(exports, file)', () => {
  const [routes, admin] = [table(), table()]

  it.each<[string, Record<string, unknown>, readonly string[]]>([
    ['a default export', { default: routes }, ['default']],
    ['one table under two names', { default: routes, routes }, ['routes']],
    ['one table under three names', { default: routes, routes, zebra: routes }, ['routes']],
    ['members of the default export', { default: { routes, admin } }, ['admin', 'routes']],
    [
      'one table in all exports that Node makes from module.exports',
      { default: { routes }, routes, 'module.exports': { routes } },
      ['routes'],
    ],
    ['a default export and a named export', { default: routes, admin }, ['admin', 'default']],
    ['a table among other exports', { app: {}, routes, text: 'routes', nothing: null, list: [...routes] }, ['routes']],
    [
      'several tables, sorted by name, with default exports last',
      { b: table(), 'module.exports': table(), c: table(), default: table(), a: table() },
      ['a', 'b', 'c', 'default', 'module.exports'],
    ],
  ])('lists each table once: %s', (_title, exports, expected) => {
    expect(names(exports)).toEqual(expected)
  })

  it('keeps the order of two tables with the same name', () => {
    const tables = findTables({ routes, default: { routes: admin } }, 'routes.ts', undefined)
    expect(tables.map(each => [routes, admin].findIndex(other => Object.is(other, each.routes)))).toEqual([0, 1])
  })

  it('recognizes a table that another copy of the package has made', () => {
    class OtherList extends Array<unknown> {
      get [Symbol.for('signalbox.RouteTable')]() {
        return true
      }
    }
    expect(names({ routes: new OtherList() })).toEqual(['routes'])
  })

  it.each<[Record<string, unknown>, string]>([
    [{}, 'it exports nothing'],
    [{ a: 1, default: { b: 2, a: 3 } }, 'it exports a, default, b'],
    [{ default: null }, 'it exports default'],
    [{ default: [table()] }, 'it exports default'],
    [{ default: 'text' }, 'it exports default'],
    [
      { app: {}, router: createRouter(table()) },
      "it exports app, router; 'router' is a router: export what you pass to createRouter",
    ],
    [{ app: new Koa() }, "it exports app; 'app' is a Koa application: export what you pass to createRouter"],
  ])('refuses exports without a table: %j', (exports, message) => {
    expect(() => names(exports)).toThrow(
      new Failure(`routes.ts exports no route table such as \`export const routes = defineRoutes(…)\`; ${message}`),
    )
  })
})

describe('findTables(exports, file, only)', () => {
  const [routes, admin] = [table(), table()]

  it.each<[string, Record<string, unknown>]>([
    ['routes', { default: routes, routes, admin }],
    ['default', { default: routes, routes }],
    ['admin', { default: { admin } }],
  ])('returns only the table %s', (only, exports) => {
    expect(names(exports, only)).toEqual([only])
  })

  it('refuses a name that is not a table, and lists the names of tables', () => {
    expect(() => names({ a: 1 }, 'a')).toThrow(new Failure("routes.ts exports no route table 'a'"))
    expect(() => names({ b: table(), a: table() }, 'c')).toThrow(
      new Failure("routes.ts exports no route table 'c'; it exports a, b"),
    )
    expect(() => names({ routes: table() }, 'ruotes')).toThrow(
      new Failure("routes.ts exports no route table 'ruotes'; it exports routes: did you mean 'routes'?"),
    )
  })
})
