/** `ctx.input`, over sockets: schemas that are written by hand. `test/ecosystem/contracts.test.ts` has those of libraries. */
import { runInNewContext } from 'node:vm'
import Koa from 'koa'
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  type AnyRouteTable,
  type ContextsOf,
  createRouter,
  defineRoutes,
  InputError,
  RouteError,
  type RouterOptions,
} from '../../src/index.js'
import { contractCases } from '../cases/contracts.js'
import { listen, send } from '../cases/http-behaviour.js'
import { contractRoutes, expectAnswer, parseJson, serveContracts } from '../support/contract-app.js'
import { Failed, handSchemas, laterSchemaOf, schemaOf } from '../support/hand-schemas.js'

const anything = schemaOf(value => value)
const BODY = { name: 'Lighthouse', guests: [] }

/** Serves a table, and returns a function that sends a request and gives its answer and the errors of the application. */
const serve = async (routes: AnyRouteTable, { before = [], after = [], ...options }: Served = {}) => {
  const app = new Koa()
  const errors: unknown[] = []
  app.on('error', error => errors.push(error))
  for (const each of before) app.use(each)
  app.use(createRouter(routes, options).routes())
  for (const each of after) app.use(each)
  const port = await listen(app.callback())
  return async (request: string, ...headers: readonly string[]) => {
    errors.length = 0
    const { status, text } = await send(port, request, ...headers)
    return { status, text, errors: [...errors] }
  }
}
interface Served extends RouterOptions {
  readonly before?: readonly Koa.Middleware[]
  readonly after?: readonly Koa.Middleware[]
}

/** A middleware that has parsed this body. */
const parsed =
  (body: unknown): Koa.Middleware =>
  (ctx, next) => {
    Object.assign(ctx.request, { body })
    return next()
  }

describe('a contract with schemas that are written by hand', () => {
  it.each(contractCases)('$request $headers $body -> $status', async each => {
    const { ask } = await serveContracts(handSchemas, parseJson)
    expectAnswer(each, await ask(each.request, each))
  })

  it('is validated before the controller is constructed', async () => {
    const { ask, counted } = await serveContracts(handSchemas, parseJson)
    expect(await ask('POST /places/x')).toMatchObject({ status: 400 })
    expect(await ask('POST /later', { body: {} })).toMatchObject({ status: 422 })
    expect(counted.constructed).toBe(0)
    expect(await ask('POST /later', { body: BODY })).toMatchObject({ status: 200 })
    expect(counted.constructed).toBe(1)
  })

  it('belongs to a lazy controller once that is loaded', async () => {
    const { ask } = await serveContracts(handSchemas, parseJson)
    for (let request = 0; request < 2; request++) {
      expect(await ask('POST /lazy/500', { body: BODY })).toMatchObject({ status: 400 })
      expect(await ask('POST /lazy/5', { headers: { 'x-version': '1' }, body: BODY })).toMatchObject({ status: 200 })
    }
  })
})

describe('the route of an action with a contract', () => {
  it('has the contract of its action, and no member without one', () => {
    const { routes } = contractRoutes(handSchemas)
    const contractOf = (target: string) => routes.find(route => 'target' in route && route.target === target)
    expect(contractOf('Places#create')).toHaveProperty('contract.summary', 'Offer a place')
    expect(contractOf('Places#create')).toHaveProperty('contract.body', handSchemas.body)
    class Plain {
      index() {}
    }
    const [route] = defineRoutes({ Plain }, r => r.get('plain', Plain, 'index'))
    expect(route).not.toHaveProperty('contract')
  })

  it('has that of a lazy controller as soon as it is loaded', async () => {
    const { routes } = contractRoutes(handSchemas)
    const route = routes.find(each => 'target' in each && each.target === 'Lazy#create')
    expect(Reflect.get(route ?? {}, 'contract')).toBeUndefined()
    await routes.load()
    expect(Reflect.get(route ?? {}, 'contract')).toHaveProperty('summary', 'Offer a place')
  })
})

describe('which contract an action has', () => {
  class Base {
    static readonly contract: object = { index: { query: schemaOf(() => 'of the base') } }
    index(ctx: Koa.Context) {
      return 'input' in ctx ? ctx.input : 'no input'
    }
    show(ctx: Koa.Context) {
      return this.index(ctx)
    }
  }
  class Inherits extends Base {}
  class Spreads extends Base {
    static override readonly contract = { ...Base.contract, show: { query: schemaOf(() => 'of its own') } }
  }
  // biome-ignore lint/suspicious/noExplicitAny: the compiler takes no other constructor for a mixin
  const mixed = <Parent extends new (...given: any[]) => object>(Parent: Parent) =>
    class extends Parent {
      static readonly contract = { show: { query: schemaOf(() => 'of the mixin') } }
      show(ctx: Koa.Context) {
        return ctx.input
      }
    }
  class Mixed extends mixed(Object) {
    index() {
      return 'no input'
    }
  }
  const routes = defineRoutes({ Base, Inherits, Spreads, Mixed, 'V2/Base': Base }, r =>
    r
      .resources('bases', { only: ['index', 'show'], controller: 'Base' })
      .resources('inherits', { only: ['index', 'show'], controller: 'Inherits' })
      .resources('spreads', { only: ['index', 'show'], controller: 'Spreads' })
      .resources('mixed', { only: ['index', 'show'], controller: 'Mixed' })
      .get('v2', 'V2/Base#index'),
  )

  it.each([
    { path: '/bases', text: '{"query":"of the base"}' },
    { path: '/bases/1', text: 'no input' },
    { path: '/inherits', text: '{"query":"of the base"}' },
    { path: '/spreads', text: '{"query":"of the base"}' },
    { path: '/spreads/1', text: '{"query":"of its own"}' },
    { path: '/mixed', text: 'no input' },
    { path: '/mixed/1', text: '{"query":"of the mixin"}' },
    { path: '/v2', text: '{"query":"of the base"}' },
  ])('$path -> $text', async ({ path, text }) => {
    const ask = await serve(routes)
    expect(await ask(`GET ${path}`)).toEqual({ status: 200, text, errors: [] })
  })
})

describe('the input of a request', () => {
  const only = (contract: object, answer: (ctx: Koa.Context, next: Koa.Next) => unknown = ctx => ctx.input) => {
    class Places {
      static readonly contract = { call: contract }
      call(ctx: Koa.Context, next: Koa.Next) {
        return answer(ctx, next)
      }
    }
    return defineRoutes({ Places }, r => r.all('places/:id', 'Places#call'))
  }

  it('is read in the order params, query, headers, body, each after the one before', async () => {
    const order: string[] = []
    const noted = (part: string) =>
      laterSchemaOf(() => {
        order.push(part)
        return part
      })
    const contract = { body: noted('body'), headers: noted('headers'), query: noted('query'), params: noted('params') }
    const ask = await serve(only(contract), { before: [parsed({})] })
    expect(await ask('POST /places/5')).toMatchObject({
      text: '{"params":"params","query":"query","headers":"headers","body":"body"}',
    })
    expect(order).toEqual(['params', 'query', 'headers', 'body'])
  })

  it('is what Koa has: lists for repeated keys, names of headers in lower case', async () => {
    const seen: unknown[] = []
    const see = schemaOf(value => seen.push(value))
    const ask = await serve(only({ params: see, query: see, headers: see, body: see }), { before: [parsed('text')] })
    await ask('POST /places/a%2Fb?page=1&page=2&empty=&__proto__=x', 'X-Version: 2')
    const [params, query, headers, body] = seen
    expect(Object.getPrototypeOf(params)).toBe(null)
    expect(params).toEqual(Object.assign(Object.create(null), { id: 'a/b' }))
    expect(Object.entries(query as object)).toEqual([
      ['page', ['1', '2']],
      ['empty', ''],
      ['__proto__', 'x'],
    ])
    expect(headers).toHaveProperty('x-version', '2')
    expect(body).toBe('text')
  })

  it('leaves ctx.params, ctx.query and the body as they are', async () => {
    const contract = { params: schemaOf(() => ({ id: 5 })), query: anything, body: schemaOf(() => 'validated') }
    const routes = only(contract, ctx => [ctx.params, ctx.query, Reflect.get(ctx.request, 'body'), ctx.input])
    const ask = await serve(routes, { before: [parsed('sent')] })
    expect(JSON.parse((await ask('POST /places/5?a=b')).text)).toEqual([
      { id: '5' },
      { a: 'b' },
      'sent',
      { params: { id: 5 }, query: { a: 'b' }, body: 'validated' },
    ])
  })

  it('is read after the middlewares of the scopes, which may refuse first', async () => {
    class Places {
      static readonly contract = { index: { query: schemaOf(() => new Failed(['page'])) } }
      index() {}
    }
    const routes = defineRoutes({ Places }, r =>
      r.use(ctx => ctx.throw(401, 'who are you?')).resources('places', { only: ['index'] }),
    )
    const ask = await serve(routes)
    expect(await ask('GET /places')).toMatchObject({ status: 401 })
  })

  it('is there for the constructor and for instantiate', async () => {
    class Places {
      static readonly contract = { index: { query: schemaOf(() => 'given') } }
      readonly input: unknown
      constructor(ctx: Koa.Context) {
        this.input = ctx.input
      }
      index() {
        return this.input
      }
    }
    const routes = defineRoutes({ Places }, r => r.resources('places', { only: ['index'] }))
    for (const options of [{}, { instantiate: (_: unknown, ctx: Koa.Context) => new Places(ctx) }]) {
      const ask = await serve(routes, options)
      expect(await ask('GET /places')).toMatchObject({ text: '{"query":"given"}' })
    }
  })

  it.each([
    { because: 'there was none', before: [], outer: 'none' },
    {
      because: 'the application has one of its own',
      before: [
        (ctx: Koa.Context, next: Koa.Next) => {
          ctx.input = 'its own'
          return next()
        },
      ],
      outer: 'its own',
    },
  ])('is not there for what is mounted after the router, if $because', async ({ before, outer }) => {
    const seen: unknown[] = []
    const routes = only({ query: anything }, async (ctx, next) => {
      await next()
      return ctx.input
    })
    const after: Koa.Middleware = ctx => {
      seen.push('input' in ctx ? ctx.input : 'none')
    }
    const ask = await serve(routes, { before, after: [after] })
    expect(await ask('GET /places/5?a=b')).toEqual({ status: 200, text: '{"query":{"a":"b"}}', errors: [] })
    expect(seen).toEqual([outer])
  })

  it('is beside what a middleware has put there, as its type says', async () => {
    const upload: Koa.Middleware<{}, { input: { file: string } }> = (ctx, next) => {
      ctx.input = { file: 'a.png' }
      return next()
    }
    class Places {
      static readonly contract = { index: { query: schemaOf(() => 'given') } }
      index(ctx: ContextsOf<typeof routes>['Places']['index']) {
        return [ctx.input.file, ctx.input.query, Object.keys(ctx.input)]
      }
    }
    const routes = defineRoutes({ Places }, r =>
      r
        .use(upload)
        .resources('places', { only: ['index'] })
        .get('own', { query: Places.contract.index.query }, ctx => {
          ctx.body = [ctx.input.file, ctx.input.query]
        }),
    )
    const ask = await serve(routes)
    expect(await ask('GET /places')).toMatchObject({ text: '["a.png","given",["file","query"]]' })
    expect(await ask('GET /own')).toMatchObject({ text: '["a.png","given"]' })
  })

  it('is beside what the application has put into its context', async () => {
    const provide: Koa.Middleware = (ctx, next) => {
      ctx.app.context.input = { file: 'a.png' }
      return next()
    }
    const ask = await serve(only({ query: anything }), { before: [provide] })
    expect(await ask('GET /places/5?a=b')).toMatchObject({ text: '{"file":"a.png","query":{"a":"b"}}' })
  })

  it('answers 204 for an action that returns nothing, as without a contract', async () => {
    const ask = await serve(only({ query: anything }, () => undefined))
    expect(await ask('GET /places/5')).toMatchObject({ status: 204 })
  })

  it('may be undefined, null or false', async () => {
    const contract = { params: schemaOf(() => undefined), query: schemaOf(() => null), headers: schemaOf(() => false) }
    const ask = await serve(only(contract, ctx => [Object.keys(ctx.input), ctx.input]))
    expect(await ask('GET /places/5')).toMatchObject({
      text: '[["params","query","headers"],{"query":null,"headers":false}]',
    })
  })

  it('awaits a promise of another realm', async () => {
    const foreign: PromiseConstructor = runInNewContext('Promise')
    const later = { '~standard': { validate: () => foreign.resolve({ value: 'later' }) } }
    const ask = await serve(only({ query: later }))
    expect(await ask('GET /places/5')).toMatchObject({ text: '{"query":"later"}' })
  })

  it('calls validate as a method', async () => {
    const standard = {
      validate() {
        return { value: this === standard }
      },
    }
    const ask = await serve(only({ query: { '~standard': standard } }))
    expect(await ask('GET /places/5')).toMatchObject({ text: '{"query":true}' })
  })

  it.each([
    {
      as: 'throws',
      validate: () => {
        throw new Error('a bug of the schema')
      },
    },
    { as: 'rejects', validate: () => Promise.reject(new Error('a bug of the schema')) },
  ])('answers 500 if a schema $as', async ({ validate }) => {
    const ask = await serve(only({ query: { '~standard': { validate } } }))
    const { status, errors } = await ask('GET /places/5')
    expect({ status, errors }).toMatchObject({ status: 500, errors: [{ message: 'a bug of the schema' }] })
  })
})

describe('a request that does not fit', () => {
  const serveBody = (schema: object, body: unknown) => {
    class Places {
      static readonly contract = { create: { body: schema } }
      create() {}
    }
    const routes = defineRoutes({ Places }, r => r.resources('places', { only: ['create'] }))
    return serve(routes, { before: [parsed(body)] })
  }

  it('is answered by Koa with the status, and a text that repeats no value', async () => {
    const schema = schemaOf(() => new Failed(['password'], ['tags', '<script>'], ['a', Symbol('b')]))
    const ask = await serveBody(schema, { password: 'secret' })
    const { status, text, errors } = await ask('POST /places')
    expect({ status, text }).toEqual({ status: 422, text: 'not valid: body.password, body.tags.…, body.a.…' })
    expect(errors).toEqual([expect.any(InputError)])
    expect(errors).toEqual([
      expect.objectContaining({
        issues: [
          { in: 'body', path: ['password'], message: 'is wrong' },
          { in: 'body', path: ['tags', '<script>'], message: 'is wrong' },
          { in: 'body', path: ['a', 'Symbol(b)'], message: 'is wrong' },
        ],
      }),
    ])
  })

  it('may have a million issues', async () => {
    const issues = Array.from({ length: 1_000_000 }, (_, index) => ({ message: 'is wrong', path: [index] }))
    const ask = await serveBody({ '~standard': { validate: () => ({ issues }) } }, [])
    const { status, text, errors } = await ask('POST /places')
    expect({ status, text }).toEqual({
      status: 422,
      text: 'not valid: body.0, body.1, body.2, body.3, body.4 and 999995 more',
    })
    expect(errors).toMatchObject([{ count: 1_000_000, issues: { length: 100 } }])
  })

  it('may be nested so deeply that the schema runs out of stack: 500, and the next request is answered', async () => {
    let nested: unknown[] = []
    for (let depth = 0; depth < 1_000_000; depth++) nested = [nested]
    const depthOf = (value: unknown): number => (Array.isArray(value) && value.length > 0 ? 1 + depthOf(value[0]) : 0)
    const ask = await serveBody(schemaOf(depthOf), nested)
    const { status, errors } = await ask('POST /places')
    expect({ status, errors }).toEqual({ status: 500, errors: [expect.any(RangeError)] })
    expect((await ask('GET /nothing')).status).toBe(404)
  })

  it('does not change the prototype of anything by names such as __proto__', async () => {
    const body = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')
    const ask = await serveBody(anything, body)
    expect((await ask('POST /places')).status).toBe(204)
    const failing = await serveBody(
      schemaOf(() => new Failed(['__proto__', 'polluted'], ['constructor', 'prototype'])),
      body,
    )
    const { text, errors } = await failing('POST /places')
    expect(text).toBe('not valid: body.__proto__.polluted, body.constructor.prototype')
    expect((errors[0] as InputError).issues[0]?.path).toEqual(['__proto__', 'polluted'])
    expect({}).not.toHaveProperty('polluted')
  })
})

describe('a contract with a body', () => {
  class Places {
    static readonly contract = { create: { body: handSchemas.body, query: schemaOf(() => new Failed(['page'])) } }
    create() {}
  }
  const routes = defineRoutes({ Places }, r => r.resources('places', { only: ['create'] }))
  it('answers 500 where something has read the request and left no body, and says so', async () => {
    const reads: Koa.Middleware = async (ctx, next) => {
      for await (const _ of ctx.req);
      return next()
    }
    const ask = await serve(routes, { before: [reads] })
    expect(await ask('POST /places', 'Content-Type: application/json', 'Content-Length: 0')).toMatchObject({
      status: 400, // the request had no body
    })
    expect(await ask('POST /places', 'Transfer-Encoding: chunked', '', '1', '5', '0')).toMatchObject({
      status: 500,
      text: 'Internal Server Error',
      errors: [
        {
          name: 'TypeError',
          message: 'Places#create takes a body, but what has read the request left none in ctx.request.body',
        },
      ],
    })
  })

  it.each([
    ['no body', 'X-Nothing: 1'],
    ['no body, but its type', 'Content-Type: application/json'],
    ['an empty body', 'Content-Length: 0'],
    ['an empty body of JSON', 'Content-Type: application/json\r\nContent-Length: 0'],
    ['an empty body in chunks', 'Transfer-Encoding: chunked\r\n\r\n0\r\n'],
  ])('takes undefined for %s', async (_, headers) => {
    const ask = await serve(routes)
    expect(await ask('POST /places', ...headers.split('\r\n'))).toMatchObject({ status: 400 })
  })

  it('takes undefined for a body that is empty', async () => {
    const ask = await serve(routes, { before: [parsed(undefined)] })
    expect((await ask('POST /places')).status).toBe(400)
  })
})

describe('a contract with several mistakes', () => {
  class Places {
    static readonly contract = { shwo: {}, show: { body: 5 } }
    show() {}
  }
  const error = new RouteError(
    "the contract of 'Places' names 'shwo', which is not a public method of the class: did you mean 'show'?\n" +
      "'body' in the contract of 'Places#show' must be a Standard Schema, as those of zod, valibot and arktype are",
  )

  it('is an error with a line for each', () => {
    expect(() => defineRoutes({ Places }, r => r.resources('places', { only: ['show'] }))).toThrow(error)
  })

  it('of a lazy controller, is an error when that is loaded', async () => {
    const routes = defineRoutes({ Places: async () => Places }, r => r.resources('places', { only: ['show'] }))
    await expect(routes.load()).rejects.toEqual(error)
  })
})

describe('a part of a contract that may be undefined', () => {
  const isStrict: boolean = BODY.guests.length > 0
  class Places {
    // With `exactOptionalPropertyTypes`, as here, `satisfies` would refuse it.
    static readonly contract = {
      index: { query: isStrict ? anything : undefined },
      show: { query: undefined, params: anything },
    }
    index(ctx: Contexts['Places']['index']) {
      expectTypeOf(ctx.input).toEqualTypeOf<{ readonly query: unknown }>()
      return { query: ctx.input.query ?? 'none', members: Object.keys(ctx.input) }
    }
    show(ctx: Contexts['Places']['show']) {
      return { query: ctx.input.query ?? 'none', members: Object.keys(ctx.input) }
    }
  }
  const places = defineRoutes({ Places }, r => r.resources('places', { only: ['index', 'show'] }))
  interface Contexts extends ContextsOf<typeof places> {}

  it.each([
    ['GET /places', []],
    ['GET /places/5', ['params']],
  ])('is not in ctx.input, which exists: %s', async (request, members) => {
    const { text } = await (await serve(places))(request)
    expect(JSON.parse(text)).toEqual({ query: 'none', members })
  })
})
