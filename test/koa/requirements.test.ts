/** What a described middleware requires of a request: at run time, in the types of clients, in documents and in lists. */
import Koa from 'koa'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { createClient } from '../../src/client/index.js'
import { shownOperation } from '../../src/contract-view/shown-operation.js'
import {
  type AnyRoute,
  createRouter,
  defineRoutes,
  describeMiddleware,
  type Middleware,
  problemDetails,
} from '../../src/index.js'
import { openapi } from '../../src/openapi/index.js'
import { fetchFrom } from '../../src/testing/index.js'

const ran: string[] = []
const Keyed = z.object({ 'idempotency-key': z.string().min(2) })
const Paged = z.object({ page: z.coerce.number<string>().int().optional() })
const run =
  (name: string): Middleware =>
  (_ctx, next) => {
    ran.push(name)
    return next()
  }
const once = describeMiddleware(run('once'), { name: 'once', headers: Keyed, replies: { 409: z.string() } })
const paged = describeMiddleware(run('paged'), { query: Paged })
const tenant = describeMiddleware(
  describeMiddleware(run('tenant'), { headers: z.object({ 'x-tenant': z.string() }) }),
  { query: z.object({ region: z.enum(['eu', 'us']) }) },
)

class Orders {
  static readonly contract = {
    create: { body: z.object({ room: z.string() }), headers: z.object({ 'x-trace': z.string() }), returns: z.string() },
    index: { query: z.object({ room: z.string() }), returns: z.string() },
    show: { returns: z.string() },
  }
  create(ctx: { input: { headers: { 'x-trace': string } } }) {
    ran.push('create')
    return Object.keys(ctx.input.headers).join()
  }
  index() {
    return 'index'
  }
  show() {
    return 'show'
  }
}
const routes = defineRoutes({ Orders }, r =>
  r
    .resources('orders', { only: ['create', 'index', 'show'], use: { create: once, index: paged } })
    .get('open', { returns: z.string() }, ctx => {
      ctx.body = 'open'
    })
    .scope('of', r =>
      r.use(tenant).get('both', { returns: z.string() }, once, ctx => {
        ctx.body = 'both'
      }),
    ),
)
const app = new Koa().use(problemDetails()).use(createRouter(routes).routes())
const client = createClient<typeof routes>('http://test', { fetch: fetchFrom(app) })
const statusOf = async (path: string, init?: RequestInit): Promise<readonly [number, string]> => {
  ran.length = 0
  const response = await fetchFrom(app)(`http://test${path}`, init)
  return [response.status, await response.text()]
}

describe('a request', () => {
  const headers = { 'Content-Type': 'application/json', 'x-trace': '1' }
  const body = JSON.stringify({ room: 'Attic' })

  it('that fits runs the middleware, and leaves the input of the contract alone', async () => {
    const reply = await statusOf('/orders', { method: 'POST', body, headers: { ...headers, 'Idempotency-Key': 'a1' } })
    expect(reply).toEqual([200, 'x-trace'])
    expect(ran).toEqual(['once', 'create'])
  })

  it.each([
    ['without a required field', '/orders', { method: 'POST', body, headers }, 'headers.idempotency-key'],
    [
      'with a value that does not fit',
      '/orders',
      { method: 'POST', body, headers: { ...headers, 'Idempotency-Key': 'a' } },
      'headers.idempotency-key',
    ],
    ['with a wrong query', '/orders?room=a&page=x', {}, 'query.page'],
    ['without what the first description requires', '/of/both?region=eu', {}, 'headers.x-tenant'],
    ['without what the second description requires', '/of/both', { headers: { 'x-tenant': 'a' } }, 'query.region'],
  ])('%s is a 400 before the middleware runs: %s', async (_title, path, init, at) => {
    const [status, text] = await statusOf(path, init)
    expect(status).toBe(400)
    const [issue] = JSON.parse(text).errors
    expect([issue.in, ...issue.path].join('.')).toBe(at)
    expect(ran.filter(name => name !== 'tenant')).toEqual([])
  })

  it('to a route that is not behind it needs nothing', async () => {
    expect(await statusOf('/open')).toEqual([200, 'open'])
    expect(await statusOf('/orders/1')).toEqual([200, 'show'])
  })
})

describe('a client', () => {
  it('has to send what the middlewares and the contract take', async () => {
    const { body } = await client['POST /orders']({
      headers: { 'idempotency-key': 'a1', 'x-trace': '2' },
      body: { room: 'Attic' },
    })
    expectTypeOf(body).toEqualTypeOf<string>()
    expect(body).toBe('x-trace')
    const both = await client['GET /of/both']({
      headers: { 'idempotency-key': 'a1', 'x-tenant': 'b' },
      query: { region: 'eu' },
    })
    expect(both.body).toBe('both')
    const index = await client['GET /orders']({ query: { room: 'Attic', page: '2' } })
    expect(index.body).toBe('index')
    expect((await client['GET /orders/:id']({ params: { id: 1 } })).body).toBe('show')
  })

  it('does not compile without it, and may expect the 400', () => {
    const calls = () => {
      // @ts-expect-error the key is missing
      client['POST /orders']({ headers: { 'x-trace': '2' }, body: { room: 'Attic' } })
      // @ts-expect-error there is no such region
      client['GET /of/both']({ headers: { 'idempotency-key': 'a1', 'x-tenant': 'b' }, query: { region: 'asia' } })
      // @ts-expect-error a 400 is no reply of a route without input
      client['GET /open']({ expect: [400] })
      return client['GET /orders']({ query: { room: 'a' }, expect: [400] })
    }
    expect(calls).toBeTypeOf('function')
  })
})

it('a document has the parameters and the 400 of each route behind it', () => {
  const { paths } = openapi(routes, { info: { title: 'Orders', version: '1' } })
  const parametersOf = (path: string, method: 'get' | 'post') =>
    paths[path]?.[method]?.parameters?.map(({ in: place, name, required }) => `${place} ${name}${required ? '' : '?'}`)
  expect(parametersOf('/orders', 'post')).toEqual(['header x-trace', 'header idempotency-key'])
  expect(parametersOf('/orders', 'get')).toEqual(['query room', 'query page?'])
  expect(parametersOf('/of/both', 'get')).toEqual(['query region', 'header x-tenant', 'header idempotency-key'])
  expect(Object.keys(paths['/of/both']?.get?.responses ?? {})).toEqual(['200', '400', '409'])
  expect(Object.keys(paths['/open']?.get?.responses ?? {})).toEqual(['200'])
})

it('the inspector shows them in the row of each route behind it', () => {
  const route = routes.find(({ method, path }) => method === 'POST' && path === '/orders')
  const { parameters } = shownOperation(route as AnyRoute) // the table has it
  expect(parameters.map(({ place, name }) => `${place} ${name}`)).toEqual(['header x-trace', 'header idempotency-key'])
})

describe('describeMiddleware', () => {
  it.each([
    [{ headers: 5 }, "'headers' must be a Standard Schema, as those of zod, valibot and arktype are"],
    [{ query: {} }, "'query' must be a Standard Schema, as those of zod, valibot and arktype are"],
    [
      { headers: z.object({ ETag: z.string() }) },
      "'headers' has 'ETag': the names of headers are in lower case, 'etag'",
    ],
    [
      { query: z.object({ page: z.number() }) },
      "'query' takes no text for 'page', only a value of type number: convert it, as z.coerce.number() and z.stringbool() do",
    ],
  ])('refuses %o', (description, message) => {
    expect(() => describeMiddleware(run('a'), description as never)).toThrow(
      new TypeError(`describeMiddleware: ${message}`),
    )
  })

  it('refuses a name with capitals in its types, too', () => {
    const describeWrong = () =>
      // @ts-expect-error 'headers' has 'ETag': the names of headers are in lower case, 'etag'
      describeMiddleware(run('a'), { headers: z.object({ ETag: z.string() }) })
    expect(describeWrong).toThrow(TypeError)
  })
})
