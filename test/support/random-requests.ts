/**
 * Random tables and requests, for comparing the router with other routers. It draws only tables and requests for which
 * every router has the same rules; `test/cases/peers.ts` lists the rules that differ on purpose.
 */
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import type Koa from 'koa'
import { createRouter, defineRoutes } from '../../src/index.js'
import { allowedSlowly, matchSlowly } from '../cases/matcher-oracle.js'

/** The route that answers, as it was declared, with its parameters; otherwise the status and `Allow`. */
export type Answer = readonly [route: string, params: readonly (readonly [string, string])[]] | string

/** Answers a request. */
export type Answers = (method: string, path: string) => Answer | Promise<Answer>

/** A router to compare with. */
export interface Peer {
  readonly name: string
  readonly answersOf: (table: readonly string[]) => Answers
  /** It gives the statuses of `allowedMethods()` too; any other peer answers `404` where no route matches. */
  readonly givesStatuses?: true
  /** An answer that the comparison skips, because it follows a rule that differs on purpose. */
  readonly skips?: (answer: Answer) => boolean
}

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

// One cast: every route of a table is `METHOD /path`.
export const split = (route: string): [method: string, path: string] => route.split(' ') as [string, string]

/** A path without the names of its parameters. */
export const shape = (path: string): string => path.replace(/([:*])\w+/g, '$1')

export const entries = (params: object): [string, string][] => Object.entries(params)

/** The part of Koa's context that a router uses. */
export const contextOf = (method: string, path: string) => ({
  method,
  path,
  url: path,
  request: {},
  status: 404,
  body: undefined as unknown,
  params: {},
  allow: '',
  set(_name: 'Allow', value: string) {
    this.allow = value
  },
  throw(status: number): never {
    throw Object.assign(new Error(), { status })
  },
})

/** This router with `routes()` and `allowedMethods()`, and no middleware after them. */
export const routerAnswers = (table: readonly string[]): Answers => {
  // One cast: the type cannot know a table that is drawn at random. A scope has a method for each of these verbs.
  const routes = defineRoutes({}, r =>
    table.reduce((chain, route) => {
      const [method, path] = split(route)
      return (chain as never as Record<string, (path: string, middleware: (ctx: Koa.Context) => void) => typeof r>)[
        method.toLowerCase()
      ]?.(path, ctx => {
        ctx.body = [route, entries(ctx.params)]
      }) as typeof r
    }, r),
  )
  const router = createRouter(routes)
  const [answer, allowed] = [router.routes(), router.allowedMethods()]
  return async (method, path) => {
    const ctx = contextOf(method, path)
    try {
      await allowed(ctx as never, async () => answer(ctx as never, async () => {}))
    } catch (error) {
      return String((error as { status?: number }).status ?? error)
    }
    return Array.isArray(ctx.body) ? (ctx.body as never as Answer) : `${ctx.status} ${ctx.allow}`.trim()
  }
}

/** The slow matcher of `matcher-oracle.ts`, with the statuses of `allowedMethods()`. */
export const slowMatcher: Peer = {
  name: 'the slow matcher',
  givesStatuses: true,
  answersOf: table => (method, path) => {
    const found = matchSlowly(table, false, method, path)
    if (Array.isArray(found)) return found
    if (found === 'malformed') return '400'
    const allowed = allowedSlowly(table, false, path)
    if (allowed.length === 0) return '404'
    return `${method === 'OPTIONS' ? 200 : METHODS.includes(method) ? 405 : 501} ${allowed.join(', ')}`
  },
}

const LITERALS = ['a', 'b', 'ab', 'abc', 'B', 'v1', 'places', 'place', 'x_y']
const NAMES = ['id', 'slug', 'placeId', 'constructor', 'a']
const VALUES = [...LITERALS, ...'5 a%20b a%2Fb caf%C3%A9 %F0%9F%9A%82 100%25 %252F a+b a.b ~ ..'.split(' ')]

const none = fc.constant('')
const literal = fc.constantFrom(...LITERALS)
const value = fc.constantFrom(...VALUES)
const anyMethod = fc.constantFrom(...METHODS)

/** The first of these, or once in a number of times the second. */
const rarely = (times: number, usual: fc.Arbitrary<string>, other: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ arbitrary: usual, weight: times - 1 }, { arbitrary: other, weight: 1 })

const randomRoute = fc
  .tuple(
    fc.constantFrom('GET', 'GET', 'GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'ALL'),
    fc.array(rarely(3, literal, fc.constant(':')), { maxLength: 4 }),
    fc.nat({ max: NAMES.length - 1 }),
    rarely(6, none, fc.constant('/*rest')),
  )
  .map(([method, segments, first, rest]) => {
    const path = segments
      .map((each, at) => `/${each}${each === ':' ? NAMES[(first + at) % NAMES.length] : ''}`)
      .join('')
    return `${method} ${path === '' ? '/' : path + rest}`
  })

/** Up to 20 routes, no two with the same method and shape. A `minLength` would keep a route that a failure does not need. */
const randomTable = fc
  .uniqueArray(randomRoute, { maxLength: 20, selector: shape, size: 'max' })
  .filter(table => table.length > 0)

/** A request near a route of the table. Only parameters hold escapes, and no segment is empty. */
const randomRequest = (table: readonly string[]) => {
  const slash = table.some(route => route.includes('*')) ? none : rarely(8, none, fc.constant('/'))
  const nearRoute = (route: string) => {
    const [declared, pattern] = split(route)
    const sent = pattern.split('/').map(segment => {
      if (segment.startsWith('*')) return fc.array(value, { minLength: 1, maxLength: 3 }).map(all => all.join('/'))
      if (segment.startsWith(':')) return value
      return segment === '' ? none : rarely(12, fc.constant(segment), literal)
    })
    const path = fc.tuple(...sent, rarely(12, none, literal)).map(all => `/${all.filter(Boolean).join('/')}`)
    return fc.tuple(
      declared === 'ALL' ? anyMethod : rarely(4, fc.constant(declared), anyMethod),
      fc.tuple(path, slash).map(all => all.join('').replace('//', '/')),
    )
  }
  return fc.oneof(...table.map(nearRoute))
}

const REQUESTS_PER_TABLE = 50 // on average

/** A table with requests, which shrinks to a small table with one request. */
const randomRequests = randomTable.chain(table =>
  fc.record({
    table: fc.constant(table),
    requests: fc.array(randomRequest(table), { maxLength: 2 * REQUESTS_PER_TABLE, size: 'max' }),
  }),
)

/**
 * Sends random requests to this router and to a peer.
 *
 * @returns how many requests matched a route
 * @throws when an answer differs; the message has the seed, a small table and request, and both answers
 */
export const compareWith = async (peer: Peer, seed: number, requests: number): Promise<number> => {
  let found = 0
  const hasSameAnswers = fc.asyncProperty(randomRequests, async ({ table, requests }) => {
    const [answers, peerAnswers] = [routerAnswers(table), peer.answersOf(table)]
    for (const [method, path] of requests) {
      const answer = await answers(method, path)
      if (typeof answer !== 'string') found++
      const theirs = await peerAnswers(method, path)
      if (peer.skips?.(theirs)) continue
      const expected = typeof answer === 'string' && !peer.givesStatuses ? '404' : answer
      if (isDeepStrictEqual(sorted(theirs), sorted(expected))) continue
      throw new Error(`this router: ${JSON.stringify(answer)}\n${peer.name}: ${JSON.stringify(theirs)}`)
    }
  })
  await fc.assert(hasSameAnswers, { seed, numRuns: requests / REQUESTS_PER_TABLE, unbiased: true })
  return found
}

/** Parameters in the order of their names: no router promises an order. */
const sorted = (answer: Answer): Answer =>
  typeof answer === 'string' ? answer : [answer[0], [...answer[1]].sort(([a], [b]) => (a < b ? -1 : 1))]

/** `SEED` and `REQUESTS` in the environment, or a random seed and this many requests. */
export const runOf = (requests: number): { readonly seed: number; readonly requests: number } => ({
  seed: Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31)),
  requests: Number(process.env.REQUESTS ?? requests),
})
