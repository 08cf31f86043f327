/**
 * Random tables and requests, answered by the router, by the slow matcher, by find-my-way and by @koa/router; the first
 * answer that differs is thrown with its seed. Drawn are those tables and requests for which the rules are the same;
 * peers.test.ts has a named case for each rule that differs on purpose.
 *
 *   npx tsx test/scripts/peers.ts              100,000 requests
 *   SEED=5 REQUESTS=1000 npx tsx test/scripts/peers.ts
 */
import { isDeepStrictEqual } from 'node:util'
import KoaRouter from '@koa/router'
import FindMyWay, { type HTTPMethod } from 'find-my-way'
import type Koa from 'koa'
import { createRouter, defineRoutes } from '../../src/index.js'
import { allowedSlowly, matchSlowly, seededRandom } from '../cases/matcher-oracle.js'

/** The route that answers, as it was declared, with its parameters; or else the status and `Allow`. */
export type Answer = readonly [route: string, params: readonly (readonly [string, string])[]] | string

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const split = (route: string): [method: string, path: string] => route.split(' ') as [string, string] // routes are written so

const entries = (params: object): [string, string][] => Object.entries(params)

/** What of Koa's context the routers use. */
const contextOf = (method: string, path: string) => ({
  method,
  path,
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

/** The router as it is mounted: both middlewares, and nothing behind them. */
export const ourAnswers = (table: readonly string[], strict = false) => {
  // One cast: the table is drawn, so its type cannot know it. A chain has a method for each of these verbs.
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
  const router = createRouter(routes, { trailingSlash: strict ? 'strict' : 'ignore' })
  const [answer, allowed] = [router.routes(), router.allowedMethods()]
  return async (method: string, path: string): Promise<Answer> => {
    const ctx = contextOf(method, path)
    try {
      await allowed(ctx as never, async () => answer(ctx as never, async () => {}))
    } catch (error) {
      return String((error as { status?: number }).status ?? error)
    }
    return Array.isArray(ctx.body) ? (ctx.body as never as Answer) : `${ctx.status} ${ctx.allow}`.trim()
  }
}

/** The answers of the slow matcher, with what `allowedMethods()` makes of them. */
export const slowAnswers =
  (table: readonly string[], strict = false) =>
  (method: string, path: string) => {
    const found = matchSlowly(table, strict, method, path)
    if (Array.isArray(found)) return found
    if (found === 'malformed') return '400'
    const allowed = allowedSlowly(table, strict, path)
    if (allowed.length === 0) return '404'
    return `${method === 'OPTIONS' ? 200 : METHODS.includes(method) ? 405 : 501} ${allowed.join(', ')}`
  }

const shape = (path: string): string => path.replace(/([:*])\w+/g, '$1')
const rank = (segment: string): number => (segment.startsWith('*') ? 2 : segment.startsWith(':') ? 1 : 0)

/** Most specific first, and at one path HEAD, then the other methods, then ALL: the order in which ours are tried. */
const bySpecificity = (left: string, right: string): number => {
  const [a, b] = [left, right].map(route => split(route)[1].split('/').map(rank)) as [number[], number[]]
  const at = (a.length > b.length ? a : b).findIndex((_, index) => a[index] !== b[index])
  const methods = ['HEAD', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'ALL']
  if (at !== -1) return (a[at] ?? 3) - (b[at] ?? 3)
  return methods.indexOf(split(left)[0]) - methods.indexOf(split(right)[0])
}

/** @koa/router, which takes the first route that was declared, with the table sorted; it has no 405 of its own here. */
export const koaAnswers = (table: readonly string[]) => {
  const router = new KoaRouter({ sensitive: true })
  for (const route of [...table].sort(bySpecificity)) {
    const [method, path] = split(route)
    const answer = (ctx: { params: object; body: unknown }) => {
      ctx.body = [route, entries(ctx.params)]
    }
    if (method === 'ALL') router.all(path, answer)
    else router.register(path, [method], [answer])
    if (method === 'GET') router.register(path, ['HEAD'], [answer])
  }
  const answer = router.routes()
  return async (method: string, path: string): Promise<Answer> => {
    const ctx = contextOf(method, path)
    await answer(ctx as never, async () => {})
    return (ctx.body as Answer) ?? '404'
  }
}

/** find-my-way, with a tree for each method: the routes of a method are those of GET for HEAD, and those of ALL. */
export const findMyWayAnswers = (table: readonly string[]) => {
  const router = FindMyWay({ caseSensitive: true, ignoreTrailingSlash: true, maxParamLength: 2 ** 30 })
  for (const method of METHODS) {
    const answering = [method, ...(method === 'HEAD' ? ['GET'] : []), 'ALL']
    const taken = new Set<string>()
    for (const each of answering) {
      for (const route of table) {
        const [declared, path] = split(route)
        if (declared !== each || taken.has(shape(path))) continue
        taken.add(shape(path))
        router.on(method as HTTPMethod, path.replace(/\*\w+/, '*'), () => {}, { route })
      }
    }
  }
  return (method: string, path: string): Answer => {
    const found = router.find(method as HTTPMethod, path)
    if (!found) return '404'
    const { route } = found.store as { route: string }
    const glob = /\*(\w+)/.exec(route)?.[1] ?? ''
    return [route, entries(found.params).map(([name, value]) => [name === '*' ? glob : name, value ?? ''])]
  }
}

type Random = ReturnType<typeof seededRandom>
const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random(items.length)] as Item // never empty

const LITERALS = ['a', 'b', 'ab', 'abc', 'B', 'v1', 'places', 'place', 'x_y']
const NAMES = ['id', 'slug', 'placeId', 'constructor', 'a']
const VALUES = [
  ...LITERALS,
  '5',
  'a%20b',
  'a%2Fb',
  'caf%C3%A9',
  '%F0%9F%9A%82',
  '100%25',
  '%252F',
  'a+b',
  'a.b',
  '~',
  '..',
]

/** Up to 20 routes, none twice by method and pattern. */
export const plainTable = (random: Random): string[] => {
  const routes = new Map<string, string>()
  for (let count = 1 + random(20); count > 0; count--) {
    const names = [...NAMES]
    let path = ''
    for (let length = random(5); length > 0; length--)
      path += random(3) ? `/${pick(random, LITERALS)}` : `/:${names.splice(random(names.length), 1)}`
    if (path !== '' && !random(6)) path += '/*rest'
    path ||= '/'
    const route = `${pick(random, ['GET', 'GET', 'GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'ALL'])} ${path}`
    const key = shape(route)
    if (!routes.has(key)) routes.set(key, route)
  }
  return [...routes.values()]
}

/** A request near a route of the table: escapes stand in parameters only, and no segment is empty. */
export const plainRequest = (random: Random, table: readonly string[]): [method: string, path: string] => {
  const [declared, pattern] = split(pick(random, table))
  const segments = pattern.split('/').slice(1)
  const path = segments
    .map(segment => {
      if (segment.startsWith('*'))
        return Array.from({ length: 1 + random(3) }, () => `/${pick(random, VALUES)}`).join('')
      if (segment.startsWith(':')) return `/${pick(random, VALUES)}`
      return random(12) ? `/${segment}` : `/${pick(random, LITERALS)}`
    })
    .join('')
  const longer = random(12) ? path : `${path === '/' ? '' : path}/${pick(random, LITERALS)}`
  const hasGlob = table.some(route => route.includes('*'))
  const slash = !hasGlob && longer !== '/' && !random(8) ? '/' : ''
  return [random(4) && declared !== 'ALL' ? declared : pick(random, METHODS), longer + slash]
}

/** Compares so many requests, 50 a table; gives how many had a route. */
export const comparePeers = async (seed: number, requests: number): Promise<number> => {
  const random = seededRandom(seed)
  let found = 0
  for (let each = 0; each < requests; each += 50) {
    const table = plainTable(random)
    const [ours, slow, koa, way] = [ourAnswers(table), slowAnswers(table), koaAnswers(table), findMyWayAnswers(table)]
    for (let request = 0; request < 50; request++) {
      const [method, path] = plainRequest(random, table)
      const answer = await ours(method, path)
      const plain = typeof answer === 'string' ? '404' : answer
      if (typeof answer !== 'string') found++
      for (const [peer, theirs, expected] of [
        ['the slow matcher', slow(method, path), answer],
        ['find-my-way', way(method, path), plain],
        ['@koa/router', await koa(method, path), plain],
      ] as const) {
        if (hasEmpty(theirs)) continue // peers.test.ts has this difference of find-my-way
        // Parameters are compared by name: the order of them is no promise of anyone.
        if (!isDeepStrictEqual(sorted(theirs), sorted(expected)))
          throw new Error(
            `SEED=${seed}: ${method} ${path} in\n${table.join('\n')}\nours: ${JSON.stringify(answer)}\n${peer}: ${JSON.stringify(theirs)}`,
          )
      }
    }
  }
  return found
}

const hasEmpty = (answer: Answer): boolean => typeof answer !== 'string' && answer[1].some(([, value]) => value === '')

const sorted = (answer: Answer): Answer =>
  typeof answer === 'string' ? answer : [answer[0], [...answer[1]].sort(([a], [b]) => (a < b ? -1 : 1))]

if (process.argv[1]?.endsWith('peers.ts')) {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
  const requests = Number(process.env.REQUESTS ?? 100_000)
  const started = performance.now()
  const found = await comparePeers(seed, requests)
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  console.log(`SEED=${seed}: ${requests} requests, ${found} with a route, no difference, ${seconds} s`)
}
