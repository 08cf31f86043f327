/** The statuses that a route is known to answer with: chips of the inspector, and the details of the route list. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type AnyRoute, defineRoutes, describeMiddleware } from '../../src/index.js'
import { statusesOf } from '../../src/route/statuses.js'

const guard = describeMiddleware((_ctx, next) => next(), { replies: { 401: z.string(), 422: z.string() } })
const body = z.object({ name: z.string() })

describe('statusesOf(route)', () => {
  const routes = defineRoutes({}, r =>
    r
      .get('plain', () => {})
      .post('contract', { body, query: body, returns: { 201: z.string(), 409: z.string() } }, () => ({}) as never)
      .get('described', guard, () => {})
      .redirect('old/:id', '/new')
      .get('places/:id', { params: { id: 'uuid' } }, () => {}),
  )

  it.each([
    ['/plain', []],
    ['/contract', [201, 400, 409, 413, 415, 422]],
    ['/described', [401, 422]],
    ['/old/:id', []],
    ['/places/:id', [404]],
  ])('%s', (path, statuses) => {
    const route = routes.find(each => each.path === path) as AnyRoute // each is in the table
    expect(statusesOf(route)).toEqual(statuses)
  })

  it('takes the statuses of an application for input that does not fit', () => {
    const [, contract, , , kind] = routes as readonly AnyRoute[]
    expect(statusesOf(contract as AnyRoute, { body: 400, query: undefined })).toEqual([201, 400, 409, 413, 415])
    expect(statusesOf(kind as AnyRoute, { kind: 400 })).toEqual([400])
  })
})
