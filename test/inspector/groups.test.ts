/** How the page groups a table: by controller, with the chain in the head of a group and what differs from it on a row. */
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { type AnyRoute, defineRoutes } from '../../src/index.js'
import { differenceFrom, usualChain } from '../../src/inspector/chain.js'
import { groupsOf, labelOf, openedRow } from '../../src/inspector/groups.js'
import type { PlaceOf } from '../../src/inspector/places.js'
import type { AnyMiddleware } from '../../src/route/route.js'
import { bookingRoutes } from '../support/booking/routes.js'

const [a, b, c]: readonly AnyMiddleware[] = ['a', 'b', 'c'].map(name =>
  Object.defineProperty((_ctx: unknown, next: () => unknown) => next(), 'name', { value: name }),
)
const nowhere: PlaceOf = () => undefined
const noPlaces = { ofFunction: nowhere, ofRoute: nowhere }
const namesOf = (chain: readonly AnyMiddleware[]) => chain.map(each => each.name).join('')
const chainOf = (names: string) => [...names].map(name => ({ a, b, c })[name] ?? a) as AnyMiddleware[] // a letter above

describe('usualChain(chains)', () => {
  it.each([
    [[], ''],
    [['ab', 'a', 'ab'], 'ab'],
    [['abc', 'ab'], 'ab'],
    [['a', '', ''], ''],
    [['ba', 'ab', 'ab'], 'ab'],
  ])('is the one that most have, else the shortest: %j', (chains, usual) => {
    expect(namesOf(usualChain(chains.map(chainOf)))).toBe(usual)
  })
})

describe('differenceFrom(usual, chain)', () => {
  it.each([
    ['ab', 'ab', '', ''],
    ['ab', 'abc', 'c', ''],
    ['ab', 'aab', 'a', ''],
    ['ab', 'b', '', 'a'],
    ['ab', 'cb', 'c', 'a'],
    ['ab', 'ba', 'b', 'b'],
    ['', 'a', 'a', ''],
    ['abc', '', '', 'abc'],
  ])('%s, %s: adds %s and lacks %s', (usual, chain, added, removed) => {
    const difference = differenceFrom(chainOf(usual), chainOf(chain))
    expect([namesOf(difference.added), namesOf(difference.removed)].map(each => [...each].sort().join(''))).toEqual([
      added,
      removed,
    ])
  })
})

describe('groupsOf(routes)', () => {
  it('has the controllers in the order of their routes, with the count of their routes', () => {
    expect(groupsOf(bookingRoutes, noPlaces).map(({ name, count, rows }) => [name, count, rows.length])).toEqual([
      ['Pages', 3, 3],
      ['Without a controller', 6, 6],
      ['Sessions', 3, 3],
      ['Webhooks', 1, 1],
      ['V1/Hosts', 2, 2],
      ['V1/Users', 3, 2],
      ['V1/Places', 9, 8],
      ['V1/Places/Rooms', 7, 6],
      ['V1/Places/Rooms/Bookings', 8, 7],
      ['V1/Places/Reviews', 6, 5],
      ['V1/Places/Photos', 4, 4],
      ['V1/Invoices', 8, 7],
      ['V1/Invoices/Lines', 6, 5],
      ['V1/Messages', 4, 4],
      ['Admin/Users', 8, 7],
      ['Admin/Users/Roles', 3, 3],
      ['Admin/Reports', 4, 4],
      ['Admin/AuditEvents', 2, 2],
      ['Admin/FeatureFlags', 6, 5],
    ])
  })

  const rowsOf = (routes: readonly AnyRoute[]) => groupsOf(routes, noPlaces).flatMap(({ rows }) => rows)

  it('has PUT and PATCH in one row, and other methods of one answer', () => {
    const answer = () => {}
    const routes = defineRoutes({}, r =>
      r
        .put('a', answer)
        .post('a', answer)
        .patch('a', answer)
        .get('b', () => {})
        .put('b', () => {}),
    )
    expect(rowsOf(routes).map(row => row.routes.map(({ method }) => method))).toEqual([
      ['PUT', 'POST', 'PATCH'],
      ['GET'],
      ['PUT'],
    ])
  })

  it('has an id for each row, in which no later declaration changes anything', () => {
    const [get, put, ...others] = ['GET', 'PUT', 'GET'].map(
      (method): AnyRoute => ({ method, path: '/a b\ud800', middleware: () => {}, use: [] }),
    )
    const idsOf = (routes: readonly (AnyRoute | undefined)[]) =>
      rowsOf(routes.flatMap(each => each ?? [])).map(({ id }) => id)
    expect(idsOf([get, put, ...others])).toEqual(['GET_/a_b_', 'PUT_/a_b_', 'GET_/a_b__2'])
    expect(idsOf([put, get])).toEqual(['PUT_/a_b_', 'GET_/a_b_'])
    expect(openedRow(rowsOf([...others, ...(put ? [put] : [])]), 'PUT /a b\ud800')?.routes).toEqual([put])
  })

  it('keeps routes apart whose middlewares differ', () => {
    const answer = () => {}
    const route = (method: string, use: AnyRoute['use']): AnyRoute => ({ method, path: '/a', middleware: answer, use })
    expect(rowsOf([route('PUT', [a ?? answer]), route('PATCH', [])])).toHaveLength(2)
  })

  it('says which middleware a row adds, and what the contract takes and replies', () => {
    const rows = rowsOf(bookingRoutes)
    const row = (text: string) => rows.find(each => each.text.includes(text))
    const cancel = row('v1/places/rooms/bookings#cancel')
    expect(cancel?.difference.added.map(each => each.name)).toEqual(['rateLimit'])
    expect(row('v1/places#create')).toMatchObject({
      chips: ['body', '201', '401', '422'],
      isDeprecated: false,
      lacks: [],
    })
    expect(row('v1/places#update')).toMatchObject({
      chips: ['body', '200', '401', '404', '422'],
      isDeprecated: true,
    })
    expect(row('v1/places#show')).toMatchObject({ chips: ['200', '401', '404'] })
    expect(row('v1/places#destroy')).toMatchObject({ chips: ['401', '404'], lacks: ['contract'] })
    expect(row('pages#home')).toMatchObject({ lacks: ['middleware', 'contract'] })
    expect(row('/old-pricing')).toMatchObject({ lacks: ['controller', 'middleware'] })
  })

  it('knows nothing of a controller that is not loaded', () => {
    class Places {
      static readonly contract = { index: { deprecated: true } }
      index() {}
    }
    const routes = defineRoutes({ Places: async () => Places }, r => r.resources('places', { only: ['index'] }))
    expect(rowsOf(routes)).toMatchObject([{ isUnloaded: true, lacks: ['middleware'] }])
  })
})

describe('labelOf(middleware)', () => {
  const place: PlaceOf = () => ({ file: '/app/src/routes.ts', line: 7 })
  const mounted = (app: Koa) => {
    const [route] = defineRoutes({}, r => r.mount('legacy', app))
    return (route && 'middleware' in route ? route.middleware : undefined) as AnyMiddleware // mount declares routes to middlewares
  }

  it('is the name, or the place of a function without a name', () => {
    expect(labelOf(chainOf('a')[0] as AnyMiddleware, place)).toBe('a')
    expect(labelOf(() => {}, place)).toBe('routes.ts:7')
    expect(labelOf(() => {}, nowhere)).toBe('middleware')
  })

  it('has the place of the first middleware of an application', () => {
    expect(labelOf(mounted(new Koa().use(() => {})), place)).toBe('application routes.ts:7')
    expect(labelOf(mounted(new Koa()), place)).toBe('application')
  })
})
