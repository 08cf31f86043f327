import fc from 'fast-check'
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type AnyRoute, createRouter, defineRoutes, LinkError } from '../../src/index.js'
import { explainMatch } from '../../src/inspector/index.js'
import { MALFORMED } from '../../src/matcher/matcher.js'
import { createRouteMatcher } from '../../src/query/route-matcher.js'
import { explainCases } from '../cases/explain.js'
import { listen, send } from '../cases/http-behaviour.js'
import { changeCase, randomRequest, randomTable, seededRandom } from '../cases/matcher-oracle.js'
import { seedOf } from '../support/random.js'
import { RandomTable } from '../support/random-table.js'

const health = () => {}
const listOf = (table: readonly string[]): AnyRoute[] =>
  table.map(line => {
    const [method = '', path = ''] = line.split(' ')
    return { method, path, middleware: health, use: [] }
  })
const partsOf = (request: string): [method: string, path: string] => {
  const [method = '', path = ''] = request.split(' ')
  return [method, path]
}
const optionsOf = (strict: boolean | undefined) => (strict ? ({ trailingSlash: 'strict' } as const) : {})

/** A schema that answers later. */
const later = z.object({}).refine(async () => false)

describe('explainMatch(routes, method, path)', () => {
  it.each(explainCases)('$because: $request', ({ table, strict, request, summary, why }) => {
    const explanation = explainMatch(listOf(table), ...partsOf(request), optionsOf(strict))
    expect({ summary: explanation.summary, why: explanation.verdicts.map(verdict => verdict.why) }).toEqual({
      summary,
      why,
    })
  })

  it('returns the route that answers, its parameters and a verdict for each route', () => {
    class PlacesController {
      show() {}
    }
    const routes = defineRoutes({ Places: PlacesController }, r =>
      r.resources('places', { only: ['show'] }).get('health', health),
    )
    const explanation = explainMatch(routes, 'GET', '/places/a%2Fb')
    expect(explanation).toMatchObject({ method: 'GET', path: '/places/a%2Fb', summary: 'Places#show answers' })
    expect(explanation.route).toBe(routes[0])
    if (explanation.route === undefined) throw new Error('no route')
    expect(Object.entries(explanation.params)).toEqual([['id', 'a/b']])
    expect(Object.getPrototypeOf(explanation.params)).toBeNull()
    expect(explanation.verdicts.map(({ route, verdict }) => [route, verdict])).toEqual([
      [routes[0], 'answers'],
      [routes[1], 'path'],
    ])
  })

  it('returns the status and the allowed methods where no route answers', () => {
    const routes = defineRoutes({}, r => r.get('health', health).post('health', health))
    expect(explainMatch(routes, 'PUT', '/health')).toMatchObject({ status: 405, allow: ['GET', 'HEAD', 'POST'] })
    expect(explainMatch(routes, 'GET', '/healthy')).toMatchObject({ status: 404, allow: [], route: undefined })
  })

  it.each(['GET', 'DELETE'])('names the kind that the value of a path does not fit, for %s', method => {
    const routes = defineRoutes({}, r => r.get('places/:id', { params: { id: 'integer' } }, health))
    const { summary } = explainMatch(routes, method, '/places/five')
    expect(summary).toBe("404: 'five' is not an integer for /places/:id")
  })

  it('rates the route that a misspelt path was meant for as the closest', () => {
    const table = ['GET /rooms/:id', 'GET /places', 'GET /places/:id', 'GET /:a/:b/:c', 'GET /about/*rest']
    const { verdicts } = explainMatch(listOf(table), 'GET', '/plces/5')
    const closest = verdicts.toSorted((left, right) => right.closeness - left.closeness)
    expect(closest.map(({ route }) => route.path)[0]).toBe('/places/:id')
    expect(verdicts.filter(({ closeness }) => closeness < 0 || closeness > 1)).toEqual([])
  })

  it('ignores a query and a fragment, as routes.match does', () => {
    const routes = defineRoutes({}, r => r.get('places/:id', health))
    const explanation = explainMatch(routes, 'GET', '/places/5?page=2#list')
    expect(explanation).toMatchObject({
      path: '/places/5',
      params: routes.match('GET', '/places/5?page=2#list')?.params,
    })
  })

  it.each([
    [[], undefined, '/', {}, 'the method must be a string'],
    [[], 'GET', undefined, {}, 'the path must be a string'],
    [[], 'GET', '/', { trailingSlash: 'loose' }, "trailingSlash must be 'ignore' or 'strict', not 'loose'"],
    [{}, 'GET', '/', {}, 'the first argument must be the route table that defineRoutes returns, not object'],
  ])('throws a LinkError for the arguments %j, %j, %j, %j', (routes, method, path, options, message) => {
    const call = () => explainMatch(routes as never, method as never, path as never, options as never)
    expect(call).toThrow(new LinkError(`explainMatch: ${message}`))
  })

  it('refuses a known method in lower case', () => {
    // @ts-expect-error explainMatch: write the method in capitals, 'GET'
    const call = () => explainMatch([], 'get', '/')
    expect(call).toThrow(new LinkError("explainMatch: write the method in capitals, 'GET'"))
  })

  it('says of a path without its slash that no route has it', () => {
    // @ts-expect-error Argument of type '"places"' is not assignable to parameter of type '"*" | `/${string}`'.
    expect(explainMatch([], 'GET', 'places')).toMatchObject({ summary: '404: the path does not begin with a slash' })
    expect(explainMatch([], 'OPTIONS', '*')).toMatchObject({ summary: '404: the path does not begin with a slash' })
  })
})

/** Compares an explanation with the matcher: over the whole table, and over a table of each route alone. */
const disagreements = (
  routes: readonly AnyRoute[],
  options: { readonly trailingSlash?: 'strict'; readonly caseSensitive?: boolean },
  method: string,
  path: string,
): string[] => {
  const match = (entries: readonly AnyRoute[], as?: string) =>
    createRouteMatcher(
      entries.map(route => ({ method: as ?? route.method, path: route.path, value: route })),
      { ...options },
    ).match(method, path)
  const found = match(routes)
  const explanation = explainMatch(routes, method, path, options)
  const wrong: string[] = []
  const answered = found === MALFORMED ? undefined : found
  if (explanation.route !== answered?.value) wrong.push('another route')
  if (explanation.route && JSON.stringify(explanation.params) !== JSON.stringify(answered?.params))
    wrong.push('other parameters')
  for (const { route, verdict, why } of explanation.verdicts) {
    const line = `${route.method} ${route.path}: ${verdict}, ${why}`
    const takesPath = typeof match([route], 'ALL') === 'object'
    const takes = typeof match([route]) === 'object'
    const expected = route === answered?.value ? 'answers' : takes ? 'outranked' : takesPath ? 'method' : 'path'
    if (verdict !== expected || why === '') wrong.push(`${line} (expected: ${expected})`)
  }
  return wrong
}

/** A random path without halves of surrogate pairs, which `explainMatch` refuses. */
const sendable = (path: string): string => path.replace(/\p{Surrogate}/gu, '\ufffd')

describe('explainMatch and the matcher', () => {
  const TABLES = Number(process.env.TABLES ?? 15)
  const seed = seedOf(process.env)

  it(`agree on random lists of routes and on requests similar to their paths (SEED=${seed})`, () => {
    const random = seededRandom(seed)
    const verdicts = new Set<string>()
    for (let tables = 0; tables < TABLES; tables++) {
      const drawn = randomTable(random)
      // Routes that differ only in case are refused where case is ignored.
      const shapes = drawn.map(route => route.replace(/:\w+/g, ':').toLowerCase())
      const distinct = drawn.filter((_, at) => shapes.indexOf(shapes[at] ?? '') === at)
      for (let requests = 0; requests < 15; requests++) {
        for (const options of [{}, { trailingSlash: 'strict' }, { caseSensitive: false }] as const) {
          const ignoresCase = 'caseSensitive' in options
          const table = ignoresCase ? distinct : drawn
          const { method, path: same } = randomRequest(random, table)
          const path = sendable(ignoresCase ? changeCase(random, same) : same)
          const wrong = disagreements(listOf(table), options, method, path)
          expect({ table, options, method, path, wrong }).toEqual({ table, options, method, path, wrong: [] })
          for (const { verdict } of explainMatch(listOf(table), method, path, options).verdicts) verdicts.add(verdict)
        }
      }
    }
    expect([...verdicts].toSorted()).toEqual(['answers', 'method', 'outranked', 'path'])
  })

  it(`agree on tables of random declarations (SEED=${seed})`, () => {
    const agree = fc.property(new RandomTable(), fc.noShrink(fc.nat()), ({ routes }, requestSeed) => {
      const random = seededRandom(requestSeed)
      const lines = routes.map(({ method, path }) => `${method} ${path}`)
      for (let requests = 0; lines.length > 0 && requests < 20; requests++) {
        const { method, path: same } = randomRequest(random, lines)
        const path = sendable(same)
        const wrong = disagreements(routes, {}, method, path)
        expect({ method, path, wrong }).toEqual({ method, path, wrong: [] })
      }
    })
    fc.assert(agree, { seed, numRuns: TABLES })
  })
})

describe('explainMatch and the router', () => {
  const routes = defineRoutes({}, r =>
    r
      .get('a/:b', ctx => {
        ctx.body = JSON.stringify(ctx.params)
      })
      .post('a/:b', health)
      .all('all', health),
  )

  it.each([
    'GET /a/1',
    'HEAD /a/1',
    'PUT /a/1',
    'PURGE /a/1',
    'OPTIONS /a/1',
    'OPTIONS /b',
    'PURGE /b',
    'GET /b',
    'GET /a/%zz',
    'PUT /a/%zz',
    'GET /a//',
  ])('agree on the status and on Allow: %s', async request => {
    const router = createRouter(routes)
    const app = new Koa().use(router.routes()).use(router.allowedMethods())
    app.silent = true
    const { status, headers } = await send(await listen(app.callback()), request)
    const explanation = explainMatch(routes, ...partsOf(request))
    const expected = explanation.route ? { status: 200, allow: '' } : explanation
    expect({ status, allow: headers.allow ?? '' }).toEqual({
      status: expected.status,
      allow: [expected.allow].flat().join(', '),
    })
  })
})

describe('explainMatch(routes, method, path) with a query', () => {
  const answer = () => {}
  const routes = defineRoutes({}, r =>
    r
      .get('a', { query: z.object({ page: z.coerce.number() }) }, answer)
      .get('b', answer)
      .get('c', { query: later }, answer)
      .get('d', { query: z.object({ tags: z.array(z.string().min(1)) }) }, answer),
  )
  it.each([
    ['/a?page=2', undefined],
    ['/a#?page=x', undefined],
    ['/a', undefined],
    ['/b?page=x', undefined],
    ['/c?page=x', undefined],
    ['/a?page=x#y', 400],
    ['/a?', 400],
    ['/d?tags=x', undefined],
    ['/d?tags=x&tags=y', undefined],
    ['/d?tags=', 400],
  ] as const)('says what the contract answers to it: %s', (path, status) => {
    const explanation = explainMatch(routes, 'GET', path)
    expect(explanation.route && explanation.refusal?.status).toBe(status)
    expect(explanation.path).toBe(path.slice(0, 2))
  })
})
