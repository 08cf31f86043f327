import { runInNewContext } from 'node:vm'
import Koa from 'koa'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { type AnyRouteTable, castParam, createRouter, defineRoutes, type StandardSchema } from '../../src/index.js'
import { bigintCases, integerCases, uuidCases } from '../cases/cast-param.js'
import { serve as serveOn } from '../support/serve.js'

/** A context with these parameters. Its `throw` throws an error with a status, as Koa's does. */
const contextOf = <Params extends object>(params: Params) => ({
  params: Object.assign(Object.create(null) as Params, params),
  throw(status: number, message: string): never {
    throw Object.assign(new Error(message), { status })
  },
})

/** `castParam` for code that gets around the types, hence the cast: its arguments would not compile. */
const castLoosely = castParam as unknown as (ctx: object, name: string, kind: unknown) => unknown

/** Serves a table on loopback until the test ends. Returns the address. */
const serve = (routes: AnyRouteTable): Promise<string> => serveApp(new Koa().use(createRouter(routes).routes()))
const serveApp = async (app: Koa): Promise<string> => `http://127.0.0.1:${(await serveOn(app)).port}`

const answerOf = async (url: string) => {
  const response = await fetch(url)
  return { status: response.status, text: await response.text() }
}

describe.each([
  { kind: 'uuid', called: 'a uuid', cases: uuidCases },
  { kind: 'bigint', called: 'a bigint', cases: bigintCases },
  { kind: 'integer', called: 'an integer', cases: integerCases },
] as const)("castParam(ctx, 'id', '$kind')", ({ kind, called, cases }) => {
  it.each(cases.filter(({ cast }) => cast !== '400'))('accepts $because: $value', ({ value, cast }) => {
    expect(castParam(contextOf({ id: value }), 'id', kind)).toBe(cast)
  })

  it.each(cases.filter(({ cast }) => cast === '400'))('answers $because with 400: $value', ({ value }) => {
    expect(() => castParam(contextOf({ id: value }), 'id', kind)).toThrow(
      expect.objectContaining({ status: 400, message: `parameter 'id' is not ${called}` }),
    )
  })
})

describe('castParam(ctx, name, kind) with a long value', () => {
  it.each(['bigint', 'integer'] as const)('creates no number from it: %s', kind => {
    const made = vi.fn()
    const numbers = { BigInt: globalThis.BigInt, Number: globalThis.Number }
    const watched = (make: (value: never) => unknown) => (value: never) => {
      made(value)
      return make(value)
    }
    try {
      Object.assign(globalThis, {
        BigInt: Object.assign(watched(BigInt as never), { asIntN: BigInt.asIntN }),
        Number: watched(Number as never),
      })
      for (const value of ['9'.repeat(20), `-${'9'.repeat(20)}`, '9'.repeat(65_536)])
        expect(() => castLoosely(contextOf({ id: value }), 'id', kind)).toThrow("parameter 'id' is not")
      expect(made).not.toHaveBeenCalled()
      expect(String(castLoosely(contextOf({ id: '5' }), 'id', kind))).toBe('5')
      expect(made).toHaveBeenCalledWith('5')
    } finally {
      Object.assign(globalThis, numbers)
    }
  })
})

describe('castParam(ctx, name, kind) over HTTP', () => {
  const routes = defineRoutes({}, r =>
    r
      .get('uuid/:placeId', ctx => {
        ctx.body = castParam(ctx, 'placeId', 'uuid')
      })
      .get('bigint/:id', ctx => {
        ctx.body = { twice: String(castParam(ctx, 'id', 'bigint') * 2n) }
      })
      .get('integer/:page', ctx => {
        ctx.body = { next: castParam(ctx, 'page', 'integer') + 1 }
      }),
  )

  it.each([
    {
      path: '/uuid/919108f7-52d1-4320-9bac-f847db4148a8',
      status: 200,
      text: '919108f7-52d1-4320-9bac-f847db4148a8',
    },
    { path: '/uuid/5', status: 400, text: "parameter 'placeId' is not a uuid" },
    { path: '/bigint/4611686018427387904', status: 200, text: '{"twice":"9223372036854775808"}' },
    { path: '/bigint/9223372036854775808', status: 400, text: "parameter 'id' is not a bigint" },
    { path: '/bigint/%20', status: 400, text: "parameter 'id' is not a bigint" },
    { path: '/bigint/%D9%A1', status: 400, text: "parameter 'id' is not a bigint" },
    { path: '/integer/-1', status: 200, text: '{"next":0}' },
    { path: '/integer/%31', status: 200, text: '{"next":2}' },
    { path: '/integer/2147483648', status: 400, text: "parameter 'page' is not an integer" },
    { path: '/integer/%3Cscript%3E', status: 400, text: "parameter 'page' is not an integer" },
  ])('answers $path with $status, naming the parameter but not its value', async ({ path, status, text }) => {
    expect(await answerOf(`${await serve(routes)}${path}`)).toEqual({ status, text })
  })
})

describe('castParam(ctx, name, schema)', () => {
  const DATE = /^\d{4}-\d\d-\d\d$/
  const noDate = { issues: [{ message: 'is no date: it says secret' }] }

  const date = {
    '~standard': {
      validate: (value: unknown) => (DATE.test(String(value)) ? { value: new Date(`${value}T00:00:00Z`) } : noDate),
    },
  }
  const laterDate = {
    '~standard': { validate: async (value: unknown) => date['~standard'].validate(value) },
  }
  /** A function with the property, like the schemas of arktype. */
  const functionDate = Object.assign((value: unknown) => value, date)

  it.each([
    { schema: date, as: 'synchronous' },
    { schema: laterDate, as: 'asynchronous' },
    { schema: functionDate, as: 'a function' },
  ])('returns the output of a schema that is $as', async ({ schema }) => {
    const ctx = contextOf({ from: '2024-02-29' })
    expect(await castLoosely(ctx, 'from', schema)).toEqual(new Date('2024-02-29T00:00:00Z'))
  })

  it('awaits a promise of another realm, which is not an instance of Promise', async () => {
    const foreign: PromiseConstructor = runInNewContext('Promise')
    const later = (result: object) => ({ '~standard': { validate: () => foreign.resolve(result) } })
    expect(foreign.resolve()).not.toBeInstanceOf(Promise)
    const ctx = contextOf({ from: '2024-02-29' })
    expect(await castLoosely(ctx, 'from', later({ value: 5 }))).toBe(5)
    await expect(castLoosely(ctx, 'from', later(noDate))).rejects.toThrow("parameter 'from' is not valid")
  })

  it('returns a synchronous output directly, and a promise of an asynchronous one', () => {
    const ctx = contextOf({ from: '2024-02-29' })
    expect(castParam(ctx, 'from', date)).toBeInstanceOf(Date)
    expect(castParam(ctx, 'from', laterDate)).toBeInstanceOf(Promise)
  })

  it('has the type of the output', () => {
    const text = { '~standard': { validate: (value: unknown) => ({ value: String(value) }) } }
    const either: StandardSchema<number> = { '~standard': { validate: () => ({ value: 5 }) } }
    const ctx = contextOf({ id: '2024-02-29' })
    expectTypeOf(castParam(ctx, 'id', text)).toEqualTypeOf<string>()
    expectTypeOf(castParam(ctx, 'id', date)).toEqualTypeOf<Date>()
    expectTypeOf(castParam(ctx, 'id', laterDate)).toEqualTypeOf<Date | Promise<Date>>()
    expectTypeOf(castParam(ctx, 'id', either)).toEqualTypeOf<number | Promise<number>>()
  })

  it.each([undefined, null, 0, '', false])('returns an output that is %s', output => {
    const schema = { '~standard': { validate: () => ({ value: output }) } }
    expect(castParam(contextOf({ id: '5' }), 'id', schema)).toBe(output)
  })

  it('passes the decoded text to the schema, and calls validate as a method', () => {
    const seen: unknown[] = []
    const standard = {
      validate(value: unknown) {
        seen.push(value, this === standard)
        return { value }
      },
    }
    castParam(contextOf({ id: 'a/b' }), 'id', { '~standard': standard })
    expect(seen).toEqual(['a/b', true])
  })

  it.each([
    { schema: date, as: 'synchronous' },
    { schema: laterDate, as: 'asynchronous' },
    { schema: functionDate, as: 'a function' },
  ])('answers 400 if a schema that is $as has issues, naming only the parameter', async ({ schema }) => {
    const routes = defineRoutes({}, r =>
      r.get('since/:from', async (ctx: Koa.Context) => {
        ctx.body = await castLoosely(ctx, 'from', schema)
      }),
    )
    const address = await serve(routes)
    expect(await answerOf(`${address}/since/2024-02-29`)).toEqual({ status: 200, text: '"2024-02-29T00:00:00.000Z"' })
    expect(await answerOf(`${address}/since/today`)).toEqual({ status: 400, text: "parameter 'from' is not valid" })
  })

  it('passes on an error that the schema throws', async () => {
    const broken = (validate: () => never) => ({ '~standard': { validate } })
    const fails = () => {
      throw new Error('a bug of the schema')
    }
    expect(() => castParam(contextOf({ id: '5' }), 'id', broken(fails))).toThrow('a bug of the schema')
    const later = { '~standard': { validate: () => Promise.reject(new Error('a bug of the schema')) } }
    await expect(castParam(contextOf({ id: '5' }), 'id', later)).rejects.toThrow('a bug of the schema')
  })
})

describe("castParam(ctx, name, kind) with Koa's own context", () => {
  it('casts in a route and in a middleware outside the router', async () => {
    const middleware: Koa.Middleware = (ctx, next) => {
      if (ctx.path.startsWith('/elsewhere')) ctx.params = { id: '7' }
      return next()
    }
    const cast: Koa.Middleware = (ctx: Koa.Context) => {
      ctx.body = String(castParam(ctx, 'id', 'bigint'))
    }
    const router = createRouter(defineRoutes({}, r => r.get('places/:id', cast).get('rooms/:room', cast)))
    const address = await serveApp(new Koa().use(middleware).use(router.routes()).use(cast))
    expect(await answerOf(`${address}/places/5`)).toEqual({ status: 200, text: '5' })
    expect(await answerOf(`${address}/places/x`)).toEqual({ status: 400, text: "parameter 'id' is not a bigint" })
    expect(await answerOf(`${address}/elsewhere`)).toEqual({ status: 200, text: '7' })
    // A mistake in the program: this route has another parameter, and without a route there is none.
    expect((await answerOf(`${address}/rooms/5`)).status).toBe(500)
    expect((await answerOf(`${address}/nowhere`)).status).toBe(500)
  })
})

describe('castParam for code that gets around the types', () => {
  it.each([...['number', 'UUID', '', 'toString', 'constructor', '__proto__', null, 5, {}, []].map(kind => [kind])])(
    'throws a TypeError that lists the kinds: %s',
    kind => {
      const guess = kind === 'UUID' ? ": did you mean 'uuid'?" : ''
      const error = new TypeError(`castParam: there is no kind '${kind}'; the kinds are uuid, bigint, integer${guess}`)
      expect(() => castLoosely(contextOf({ id: '5' }), 'id', kind)).toThrow(error)
    },
  )

  it('names the parameter that is written like a misspelt one', () => {
    const error = new TypeError("castParam: the route has no parameter 'yeer': did you mean 'year'?")
    expect(() => castLoosely(contextOf({ id: '5', year: '6' }), 'yeer', 'integer')).toThrow(error)
  })

  it.each(['slug', '', 'toString', 'constructor', '__proto__'])(
    'throws a TypeError for a parameter that the route does not have: %s',
    name => {
      const error = new TypeError(`castParam: the route has no parameter '${name}'`)
      expect(() => castLoosely(contextOf({ id: '5' }), name, 'integer')).toThrow(error)
    },
  )

  it.each([undefined, null, 'id', 5])('throws a TypeError if ctx.params is not an object: %s', params => {
    const { throw: refuse } = contextOf({})
    const error = new TypeError('castParam: this ctx has no params')
    expect(() => castLoosely({ params, throw: refuse }, 'id', 'integer')).toThrow(error)
  })

  it('answers 500 and not 400', async () => {
    const routes = defineRoutes({}, r =>
      r
        .get('name/:id', (ctx: Koa.Context) => {
          ctx.body = castLoosely(ctx, 'slug', 'integer')
        })
        .get('kind/:id', (ctx: Koa.Context) => {
          ctx.body = castLoosely(ctx, 'id', 'number')
        }),
    )
    const address = await serve(routes)
    expect((await answerOf(`${address}/name/5`)).status).toBe(500)
    expect((await answerOf(`${address}/kind/5`)).status).toBe(500)
  })
})
