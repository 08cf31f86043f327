import type Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineRoutes, describeMiddleware, type MiddlewareDescription } from '../../src/index.js'
import { descriptionsOf } from '../../src/route/described.js'
import { noOption, noOptions } from '../support/lists.js'

const Problem = z.object({ message: z.string() })
const middleware = (): Koa.Middleware => (_ctx, next) => next()

describe('describeMiddleware(middleware, { name, security, replies })', () => {
  it('returns the same middleware', () => {
    const given = middleware()
    expect(describeMiddleware(given, { security: [{ bearer: [] }] })).toBe(given)
    expect(Object.keys(given)).toEqual([])
  })

  it('describes the routes behind the middleware, outermost first, and no others', () => {
    const outer = describeMiddleware(middleware(), { security: [{ bearer: [] }], replies: { 401: Problem } })
    const inner = describeMiddleware(middleware(), { replies: { 403: { body: Problem, description: 'no admin' } } })
    const routes = defineRoutes({}, r =>
      r
        .get('a', () => {})
        .use(outer)
        .get('b', middleware(), () => {})
        .get('c', inner, () => {}),
    )
    expect(routes.map(descriptionsOf)).toEqual([
      [],
      [{ security: [{ bearer: [] }], replies: { 401: Problem } }],
      [
        { security: [{ bearer: [] }], replies: { 401: Problem } },
        { replies: { 403: { body: Problem, description: 'no admin' } } },
      ],
    ])
  })

  it('adds a later description to an earlier one', () => {
    const described = describeMiddleware(middleware(), { security: [{ bearer: [] }], replies: { 401: Problem } })
    const later = { 403: z.string(), 401: z.string() }
    const routes = defineRoutes({}, r => r.get('a', describeMiddleware(described, { replies: later }), () => {}))
    expect(routes.flatMap(descriptionsOf)).toEqual([{ security: [{ bearer: [] }], replies: later }])
  })

  it('gives a middleware its name in lists of routes, which a later description keeps', () => {
    const named = describeMiddleware(middleware(), { name: 'authenticate' })
    const routes = defineRoutes({}, r => r.get('a', describeMiddleware(named, { replies: { 401: Problem } }), () => {}))
    expect(String(routes)).toBe('GET  /a  (middleware)  authenticate')
  })

  it('knows the descriptions of another copy of the package', () => {
    const described = Object.defineProperty(middleware(), Symbol.for('signalbox.description'), {
      value: { replies: {} },
    })
    expect(defineRoutes({}, r => r.get('a', described, () => {})).flatMap(descriptionsOf)).toEqual([{ replies: {} }])
  })

  it.each<readonly [unknown, unknown, string]>([
    [undefined, {}, 'the middleware must be a function'],
    [{}, {}, 'the middleware must be a function'],
    [middleware(), undefined, noOptions('describeMiddleware')],
    [middleware(), [], noOptions('describeMiddleware')],
    [middleware(), { reply: {} }, noOption('describeMiddleware', 'reply')],
    [middleware(), { name: 5 }, "'name' must be a string that is not empty"],
    [middleware(), { name: ' ' }, "'name' must be a string that is not empty"],
    [middleware(), { security: { bearer: [] } }, "'security' must be a list of objects, as in [{ bearer: [] }]"],
    [middleware(), { security: ['bearer'] }, "'security' must be a list of objects, as in [{ bearer: [] }]"],
    [middleware(), { security: [{ bearer: 'a' }] }, "'security' must be a list of objects, as in [{ bearer: [] }]"],
    [middleware(), { security: [{ bearer: [5] }] }, "'security' must be a list of objects, as in [{ bearer: [] }]"],
    [middleware(), { replies: Problem }, "'replies' must be an object with a Standard Schema for each status"],
    [middleware(), { replies: [Problem] }, "'replies' must be an object with a Standard Schema for each status"],
    [middleware(), { replies: { 401: 5 } }, "'replies' must be an object with a Standard Schema for each status"],
    [middleware(), { replies: { ok: Problem } }, "'replies' must be an object with a Standard Schema for each status"],
    [middleware(), { replies: { 99: Problem } }, "'replies' has the status 99: write one from 200 to 599"],
    [middleware(), { replies: { 204: Problem } }, "'replies' has a body for 204: write a schema of undefined"],
    [middleware(), { replies: { 401: { body: 5 } } }, "'replies.401.body' must be a Standard Schema"],
  ])('refuses %o with %o', (given, description, problem) => {
    const call: Function = describeMiddleware
    expect(() => call(given, description)).toThrow(new TypeError(`describeMiddleware: ${problem}`))
  })

  it('takes what the types of a description allow', () => {
    const all: MiddlewareDescription = { security: [], replies: { 401: Problem, 204: { description: 'nothing' } } }
    expect(() => describeMiddleware(middleware(), all)).not.toThrow()
  })
})
