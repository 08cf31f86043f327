/** The explanation of a request on the page: the near misses, in groups of one reason. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type AnyRoute, defineRoutes } from '../../src/index.js'
import { answerHtml } from '../../src/inspector/answer.js'
import { groupsOf } from '../../src/inspector/groups.js'
import { explainMatch } from '../../src/inspector/index.js'
import { labelOfMiss, nearMisses } from '../../src/inspector/near.js'
import { createExplainer } from '../../src/query/explain.js'
import type { MatchOptions } from '../../src/query/match.js'
import { pathComparison } from '../../src/text/path-options.js'
import { bookingRoutes } from '../support/booking/routes.js'

const rowsOf = (routes: readonly AnyRoute[]) =>
  groupsOf(routes, { ofFunction: () => undefined, ofRoute: () => undefined }).flatMap(({ rows }) => rows)
const missesOf = (routes: readonly AnyRoute[], request: string) => {
  const [method = '', path = ''] = request.split(' ')
  return nearMisses(explainMatch(routes, method, path), rowsOf(routes)).map(miss => [
    `${labelOfMiss(miss)}: ${miss.why}`,
    miss.rows.map(
      ({ routes: [first, ...others] }) => `${[first, ...others].map(each => each.method).join('|')} ${first.path}`,
    ),
  ])
}
const table = (...lines: readonly string[]): readonly AnyRoute[] =>
  lines.map(line => {
    const [method = '', path = ''] = line.split(' ')
    return { method, path, middleware: () => {}, use: [] }
  })

describe('nearMisses(explanation, rows)', () => {
  it('groups the routes with one reason, the one for the method of the request first', () => {
    expect(missesOf(bookingRoutes, 'DELETE /v1/places/x')).toEqual([
      [
        "4 routes: segment 3 ':id' is a uuid, and 'x' is not",
        ['DELETE /v1/places/:id', 'GET /v1/places/:id', 'PUT|PATCH /v1/places/:id'],
      ],
    ])
    expect(missesOf(bookingRoutes, 'GET /v1/places/x/rooms/5')).toEqual([
      [
        "4 routes: segment 3 ':placeId' is a uuid, and 'x' is not",
        [
          'GET /v1/places/:placeId/rooms/:id',
          'PUT|PATCH /v1/places/:placeId/rooms/:id',
          'DELETE /v1/places/:placeId/rooms/:id',
        ],
      ],
    ])
  })

  it('has one group for the other methods of the path', () => {
    expect(missesOf(table('GET /a', 'PUT /a', 'PATCH /a', 'GET /b'), 'DELETE /a')).toEqual([
      ['3 routes: the path fits, but the route is not for DELETE', ['GET /a', 'PUT /a', 'PATCH /a']],
    ])
  })

  it('lists outranked routes, then other methods, then very similar paths', () => {
    expect(
      missesOf(
        table('GET /places/:id', 'PUT /places/:id', 'GET /places/searc', 'GET /:a/:b', 'GET /x'),
        'GET /places/search',
      ),
    ).toEqual([
      [expect.stringContaining('1 route: GET /places/:id takes precedence'), ['GET /:a/:b']],
      ['1 route: the path fits, but the route is not for GET', ['PUT /places/:id']],
      ["1 route: segment 2 is 'searc', not 'search'", ['GET /places/searc']],
    ])
  })

  it('leaves out paths that nobody can have meant', () => {
    expect(missesOf(table('GET /about', 'GET /a/b/c'), 'GET /x/y/z')).toEqual([])
    expect(missesOf(table('GET /places/:id', 'GET /rooms/:id'), 'GET /place/5')).toEqual([
      ["1 route: segment 1 is 'places', not 'place'", ['GET /places/:id']],
    ])
  })

  it('has six reasons at most', () => {
    expect(missesOf(table(...Array.from({ length: 9 }, (_, at) => `GET /places${at}`)), 'GET /places')).toHaveLength(6)
  })
})

describe('answerHtml(answer)', () => {
  const textOf = (routes: readonly AnyRoute[], method: string, path: string, options: MatchOptions = {}) => {
    const explanation = explainMatch(routes, method, path, options)
    const rows = rowsOf(routes)
    const misses = nearMisses(explanation, rows)
    const comparison = pathComparison(options)
    return answerHtml({ explanation, isQueryGiven: false, rows, misses, comparison, placeOf: () => undefined })
      .text.replace(/<\/(?:p|li|dt|h3)>/g, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  }

  it('has the route, its target and its parameters', () => {
    expect(textOf(bookingRoutes, 'GET', '/v1/messages/a%22b')).toContain(
      'GET /v1/messages/:id V1/Messages#show :id &quot;a\\&quot;b&quot;',
    )
  })

  it('has the middlewares before the route, in their order', () => {
    expect(textOf(bookingRoutes, 'GET', '/admin/users')).toContain('behind authenticate then requireAdmin')
    expect(textOf(bookingRoutes, 'GET', '/health')).not.toContain('behind')
  })

  it('says what the contract answers to parameters that it refuses', () => {
    class PlacesController {
      static readonly contract = {
        show: { params: z.object({ id: z.uuid() }) },
        slow: { params: z.object({ id: z.string().refine(async () => false) }) },
      }
      show() {}
      slow() {}
    }
    const routes = defineRoutes({ Places: PlacesController }, r =>
      r.resources('places', { only: ['show'] }).get('slow/:id', 'Places#slow'),
    )
    const refused = explainMatch(routes, 'GET', '/places/x')
    expect(refused.summary).toBe('Places#show answers 400: params.id: Invalid UUID')
    expect(refused).toMatchObject({ refusal: { status: 400, why: 'params.id: Invalid UUID' } })
    expect(refused.verdicts[0]?.why).toBe('answers 400: params.id: Invalid UUID')
    expect(textOf(routes, 'GET', '/places/x')).toContain(
      '400 from the contract, in place of the action: params.id: Invalid UUID',
    )
    const taken = explainMatch(routes, 'GET', '/places/00000000-0000-4000-8000-000000000000')
    expect(taken.summary).toBe('Places#show answers')
    expect(explainMatch(routes, 'GET', '/slow/x').summary).toBe('Places#slow answers') // an explanation waits for nothing
    const explain = createExplainer([...routes], pathComparison({}), { params: 422 })
    expect(explain('GET', '/places/x').summary).toBe('Places#show answers 422: params.id: Invalid UUID')
  })

  it.each([
    ['GET', '/%zz', '400 Bad Request'],
    ['DELETE', '/a', '405 Method Not Allowed from allowedMethods(), or 404 without it. Allow: GET, HEAD'],
    ['OPTIONS', '/a', '200 OK from allowedMethods(), or 404 without it. Allow: GET, HEAD'],
    ['PURGE', '/a', '501 Not Implemented from allowedMethods(), or 404 without it. Allow: GET, HEAD'],
    ['GET', '//', '404 Not Found, unless a middleware after the router answers'],
  ])('has the status of %s %s: %s', (method, path, text) => {
    expect(textOf(table('GET /a'), method, path)).toContain(text)
  })

  it('says which options of the router decide, where they do', () => {
    const [ignored, different] = ['The slash at its end is ignored.', 'The slash at its end makes it a different path.']
    const folded = 'The case of literals is ignored.'
    const notesOf = (path: string, options: MatchOptions) =>
      [ignored, different, folded].filter(note => textOf(table('GET /a/:id'), 'GET', path, options).includes(note))
    expect(notesOf('/a/5/', {})).toEqual([ignored])
    expect(notesOf('/a/5/', { trailingSlash: 'strict' })).toEqual([different])
    expect(notesOf('/A/x/', { caseSensitive: false })).toEqual([ignored, folded])
    for (const path of ['/a/X', '/', '//', '/b']) expect(notesOf(path, { caseSensitive: false })).toEqual([])
  })

  it('lists the method that was asked first', () => {
    expect(textOf(bookingRoutes, 'PATCH', '/v1/places/x')).toContain('and x is not PATCH PUT /v1/places/:id')
  })

  it('lists twelve rows of a reason, and counts the others', () => {
    const many = table(...Array.from({ length: 20 }, (_, at) => `GET /places/:id/rooms${at}`))
    const kinds = many.map(route => ({ ...route, kinds: { id: 'uuid' } as const }))
    expect(textOf(kinds, 'GET', '/places/x/rooms1')).toContain('20 routes: segment 2 :id is a uuid, and x is not')
    expect(textOf(kinds, 'GET', '/places/x/rooms1')).toContain('and 8 more')
  })
})
