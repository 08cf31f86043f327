/** All that goes through a table takes time for each of its routes, and not for each pair of them. */
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { paintOf, styleOf } from '../../src/cli/colors.js'
import { nothingFound } from '../../src/cli/routes/nothing-found.js'
import { printTable } from '../../src/cli/routes/print.js'
import { printExpanded } from '../../src/cli/routes/print-expanded.js'
import { printGroups } from '../../src/cli/routes/print-groups.js'
import { select } from '../../src/cli/routes/select.js'
import { type AnyRouteTable, createRouter, defineRoutes } from '../../src/index.js'
import { groupsOf } from '../../src/inspector/groups.js'
import { explainMatch } from '../../src/inspector/index.js'
import { nearMisses } from '../../src/inspector/near.js'
import { sideHtml } from '../../src/inspector/side.js'
import { whyItAnswers } from '../../src/inspector/why.js'
import { openapi } from '../../src/openapi/index.js'
import { createExplainer } from '../../src/query/explain.js'
import { unreachedRoutes, unroutedActions } from '../../src/testing/index.js'
import { DEFAULT_COMPARISON } from '../../src/text/path-options.js'
import { growthOf, listOf } from '../support/growth.js'

/** A scope without types, for routes that a loop declares. */
interface AnyScope {
  get(path: string, ...more: readonly unknown[]): AnyScope
  post(path: string, ...more: readonly unknown[]): AnyScope
  redirect(path: string, to: string): AnyScope
}
/** Numbers of four digits make all names of one length. */
const tableOf = (size: number, declare: (scope: AnyScope, at: number) => AnyScope, controllers: object = {}) =>
  defineRoutes(
    controllers as {},
    r => listOf(size).reduce((scope, at) => declare(scope, at + 1000), r as unknown as AnyScope) as never,
  ) as unknown as AnyRouteTable

class Pages {
  show() {}
}
const answer = () => {}
const named = (name: string) =>
  Object.defineProperty((_ctx: unknown, next: () => unknown) => next(), 'name', { value: name })

const TABLES: readonly (readonly [what: string, of: (size: number) => AnyRouteTable])[] = [
  [
    'a controller for each route',
    size => {
      const classes = listOf(size).map(at => [`Pages${at + 1000}`, class extends Pages {}] as const)
      return tableOf(size, (r, at) => r.get(`p${at}/:id`, `Pages${at}#show`), Object.fromEntries(classes))
    },
  ],
  ['no controller', size => tableOf(size, (r, at) => r.get(`a/b/p${at}`, answer))],
  ['a middleware for each route', size => tableOf(size, (r, at) => r.get(`p${at}`, named(`m${at}`), answer))],
  ['a parameter first', size => tableOf(size, (r, at) => r.get(`:id/p${at}`, answer))],
  ['a wildcard in each', size => tableOf(size, (r, at) => r.get(`p${at}/*rest`, answer))],
  ['one wildcard before all', size => tableOf(size, (r, at) => r.get(at === 1000 ? '*rest' : `p${at}`, answer))],
  ['redirects', size => tableOf(size, (r, at) => r.get(`p${at}/:id`, answer).redirect(`old${at}/:id`, `/p${at}/:id`))],
  [
    'contracts',
    size => tableOf(size, (r, at) => r.post(`p${at}`, { body: z.object({ [`m${at}`]: z.string() }) }, answer)),
  ],
]

const nowhere = { ofFunction: () => undefined, ofRoute: () => undefined, ofAction: () => undefined }
const style = styleOf(false)
const printing = { style, paint: paintOf(style), locator: nowhere, folder: '/', width: 100 }
const listed = (routes: AnyRouteTable) => routes.map(route => ({ table: 'a', route }))
const rowsOf = (routes: AnyRouteTable) => groupsOf(routes, nowhere).flatMap(({ rows }) => rows)
const side = (routes: AnyRouteTable) => {
  const groups = groupsOf(routes, nowhere)
  return sideHtml({ groups, rows: groups.flatMap(({ rows }) => rows), hidden: new Set(), terms: [] })
}

const WORK: { readonly [what: string]: (routes: AnyRouteTable) => unknown } = {
  'createRouter(routes)': routes => createRouter(routes).routes(),
  'String(routes)': String,
  'openapi(routes)': routes => openapi(routes, { info: { title: 'a', version: '1' }, onOmitted: () => {} }),
  'explainMatch(routes)': routes => explainMatch(routes, 'GET', '/nowhere/at/all'),
  'unreachedRoutes(routes)': routes => unreachedRoutes(routes, ['GET /p1']),
  'unroutedActions(routes)': routes => unroutedActions(routes),
  'the rows and the side of the inspector': side,
  'the near misses of the inspector': routes => nearMisses(explainMatch(routes, 'GET', '/p'), rowsOf(routes)),
  'an opened row of the inspector': routes => {
    const [route] = routes
    return route && whyItAnswers(route, routes, createExplainer(routes, DEFAULT_COMPARISON), DEFAULT_COMPARISON)
  },
  'signalbox routes --grep': routes => select({ name: 'a', routes }, { grep: 'p1' }),
  'signalbox routes --grep, which finds nothing': routes => nothingFound([{ name: 'a', routes }], { grep: 'GET /x' }),
  'signalbox routes in a pipe': routes => printTable(listed(routes), printing),
  'signalbox routes on a terminal': routes => printGroups(listed(routes), printing, 100, false),
  'signalbox routes --expanded': routes => printExpanded(listed(routes), printing),
}

describe.each(TABLES)('four times as many routes with %s', (_what, of) => {
  const tables = new Map<number, AnyRouteTable>()
  beforeAll(() => {
    for (const size of [60, 240]) tables.set(size, of(size))
  })

  it('are less than eight times the work for defineRoutes', async () => {
    expect(await growthOf(60, 240, size => () => of(size))).toBeLessThan(8)
  })

  it.each(Object.entries(WORK))('are less than eight times the work for %s', async (_name, work) => {
    const growth = await growthOf(60, 240, size => () => work(tables.get(size) ?? of(size)))
    expect(growth).toBeLessThan(8)
  })
})
