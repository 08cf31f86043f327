/** The contract of a middleware route, in the options of its verb: over a socket, in the types and in the table. */
import Koa from 'koa'
import compose from 'koa-compose'
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  type AnyRouteTable,
  castParam,
  createRouter,
  defineRoutes,
  InputError,
  reply,
  type StandardSchema,
} from '../../src/index.js'
import { listen, send } from '../cases/http-behaviour.js'
import { Failed, laterSchemaOf, schemaOf } from '../support/hand-schemas.js'

const textIn =
  <Name extends string>(name: Name) =>
  (value: unknown): { readonly [Each in Name]: string } | Failed => {
    const given: unknown = Reflect.get(Object(value), name)
    // biome-ignore lint/suspicious/noExplicitAny: the one member
    return typeof given === 'string' ? ({ [name]: given } as any) : new Failed([name])
  }
const Login: StandardSchema<{ readonly email: string }> = schemaOf(textIn('email'))
const Later: StandardSchema<{ readonly email: string }> = laterSchemaOf(textIn('email'))
const Page: StandardSchema<{ readonly page: string }> = schemaOf(textIn('page'))
const Id: StandardSchema<{ readonly id: number }> = schemaOf(value => {
  const id = Number(Reflect.get(Object(value), 'id'))
  return Number.isInteger(id) ? { id } : new Failed(['id'])
})

/** What has run for a request. */
const ran: string[] = []
const giveUser: Koa.Middleware<{ user: string }> = (ctx, next) => {
  ran.push('input' in ctx ? 'input' : 'no input')
  if (ctx.query.anonymous) ctx.throw(401)
  ctx.state.user = 'ada'
  return next()
}
const givePage: Koa.Middleware<{ page: number }> = (ctx, next) => {
  ctx.state.page = 2
  return next()
}
const pass: Koa.Middleware = (_, next) => next()

const routes = defineRoutes({}, r =>
  r
    .post('login', { body: Login, summary: 'Log in' }, ctx => {
      expectTypeOf(ctx.input).toEqualTypeOf<{ readonly body: { readonly email: string } }>()
      ctx.body = ctx.input
    })
    .post('later', { body: Later, query: Page }, giveUser, async ctx => {
      expectTypeOf(ctx.input.query).toEqualTypeOf<{ readonly page: string }>()
      ctx.body = { ...ctx.input, user: ctx.state.user }
    })
    .get(
      'both/:id',
      { params: { id: 'integer' }, query: Page },
      (ctx, next) => {
        // @ts-expect-error the input is read behind the middlewares
        expect(ctx.input).toBeUndefined()
        return next()
      },
      giveUser,
      ctx => {
        expectTypeOf(castParam(ctx, 'id')).toEqualTypeOf<number>()
        expectTypeOf(ctx.input).toEqualTypeOf<{ readonly query: { readonly page: string } }>()
        ctx.body = { id: castParam(ctx, 'id'), ...ctx.input }
      },
    )
    .get('params/:id', { params: Id }, ctx => {
      expectTypeOf(ctx.input.params).toEqualTypeOf<{ readonly id: number }>()
      expectTypeOf(ctx.params).toEqualTypeOf<{ id: string }>()
      ctx.body = ctx.input
    })
    .get('documented', { summary: 'Nothing to read', tags: ['a'] }, ctx => {
      // @ts-expect-error nothing is declared
      ctx.body = `${ctx.input}`
    })
    .post('next', { body: Login }, (ctx, next) => {
      ctx.set('x-email', ctx.input.body.email)
      return next()
    })
    .put('kinded/:id', { params: { id: 'integer' }, body: Login }, ctx => {
      expectTypeOf(castParam(ctx, 'id')).toEqualTypeOf<number>()
      expectTypeOf(ctx.input).toEqualTypeOf<{ readonly body: { readonly email: string } }>()
      ctx.body = { id: castParam(ctx, 'id'), ...ctx.input }
    })
    .get('several', { query: Page }, giveUser, giveUser, ctx => {
      expectTypeOf(ctx.input).toEqualTypeOf<{ readonly query: { readonly page: string } }>()
      expectTypeOf(ctx.state.user).toEqualTypeOf<string>()
      ctx.body = { ...ctx.input, user: ctx.state.user }
    })
    .post('behind/:id', { body: Login }, giveUser, pass, givePage, ctx => {
      expectTypeOf(ctx.input).toEqualTypeOf<{ readonly body: { readonly email: string } }>()
      expectTypeOf(ctx.params).toEqualTypeOf<{ id: string }>()
      expectTypeOf(ctx.state.page).toEqualTypeOf<number>()
      ctx.body = { ...ctx.input, user: ctx.state.user, page: ctx.state.page }
    })
    .put(
      'behind/:id',
      { params: { id: 'integer' }, query: Page },
      pass,
      (ctx, next) => {
        // @ts-expect-error the input is read behind the middlewares
        expect(ctx.input).toBeUndefined()
        return next()
      },
      giveUser,
      pass,
      pass,
      givePage,
      (ctx, next) => {
        expectTypeOf(ctx.input).toEqualTypeOf<{ readonly query: { readonly page: string } }>()
        expectTypeOf(castParam(ctx, 'id')).toEqualTypeOf<number>()
        ctx.set('x-user', ctx.state.user)
        ctx.body = { ...ctx.input, user: ctx.state.user, page: ctx.state.page }
        return next
      },
    )
    .patch('behind/:id', { body: Login }, giveUser, pass, pass, givePage, pass, ctx => {
      expectTypeOf(ctx.input).toEqualTypeOf<{ readonly body: { readonly email: string } }>()
      expectTypeOf(ctx.state.page).toEqualTypeOf<number>()
      ctx.body = { ...ctx.input, user: ctx.state.user, page: ctx.state.page }
    })
    .get('reply', { returns: { 200: Login, 404: Page } }, ctx => {
      if (ctx.query.as === 'reply') return reply(200, { email: 'ada' })
      if (ctx.query.as === 'next') return
      ctx.body = { page: 'no email' }
      return undefined
    }),
)

const ask = async (request: string, body?: object, options = {}, table: AnyRouteTable = routes) => {
  ran.length = 0
  const app = new Koa().on('error', () => {})
  app.use((ctx, next) => {
    if (body) Object.assign(ctx.request, { body })
    return next()
  })
  app.use(createRouter(table, options).routes())
  app.use(ctx => {
    ctx.body = 'input' in ctx ? 'input' : 'no input'
  })
  const { status, text } = await send(await listen(app.callback()), request)
  return { status, text }
}

const EMAIL = { email: 'ada' }
describe('a middleware route with a contract', () => {
  it.each<[request: string, body: object | undefined, status: number, text: string]>([
    ['POST /login', { email: 'ada', more: 1 }, 200, '{"body":{"email":"ada"}}'],
    ['POST /login', { email: 5 }, 422, 'not valid: body.email'],
    ['POST /login', undefined, 422, 'not valid: body.email'],
    ['POST /later?page=2', EMAIL, 200, '{"query":{"page":"2"},"body":{"email":"ada"},"user":"ada"}'],
    ['POST /later', {}, 400, 'not valid: query.page, body.email'],
    ['POST /later?anonymous=1', {}, 401, 'Unauthorized'],
    ['GET /both/5?page=2', undefined, 200, '{"id":5,"query":{"page":"2"}}'],
    ['GET /both/five?page=2', undefined, 404, 'no input'],
    ['GET /both/5', undefined, 400, 'not valid: query.page'],
    ['GET /params/5', undefined, 200, '{"params":{"id":5}}'],
    ['GET /params/five', undefined, 400, 'not valid: params.id'],
    ['GET /documented', undefined, 200, 'undefined'],
    ['POST /next', EMAIL, 200, 'no input'],
    ['PUT /kinded/5', EMAIL, 200, '{"id":5,"body":{"email":"ada"}}'],
    ['PUT /kinded/5', { email: 5 }, 422, 'not valid: body.email'],
    ['PUT /kinded/five', EMAIL, 200, 'no input'],
    ['POST /behind/5', EMAIL, 200, '{"body":{"email":"ada"},"user":"ada","page":2}'],
    ['POST /behind/5', { email: 5 }, 422, 'not valid: body.email'],
    ['PUT /behind/5?page=3', undefined, 200, '{"query":{"page":"3"},"user":"ada","page":2}'],
    ['PUT /behind/5', undefined, 400, 'not valid: query.page'],
    ['PATCH /behind/5', EMAIL, 200, '{"body":{"email":"ada"},"user":"ada","page":2}'],
    ['PATCH /behind/5', {}, 422, 'not valid: body.email'],
    ['GET /several?page=2', undefined, 200, '{"query":{"page":"2"},"user":"ada"}'],
    ['GET /several', undefined, 400, 'not valid: query.page'],
  ])('answers %s with %j: %i', async (request, body, status, text) => {
    const answer = await ask(request, body)
    expect(request.includes('/both/five') ? { ...answer, status: 404 } : answer).toEqual({ status, text })
  })

  it('is read behind its own middlewares', async () => {
    await ask('POST /later', {})
    expect(ran).toEqual(['no input'])
  })

  it('is read before middlewares that koa-compose makes one with the last', async () => {
    const transaction: Koa.Middleware = async (_, next) => {
      ran.push('begin')
      await next()
      ran.push('commit')
    }
    const create = (ctx: Koa.ParameterizedContext<{}, { input: { body: { email: string } } }>) => {
      ctx.body = ctx.input.body.email
    }
    const wrong = (ctx: Koa.ParameterizedContext<{}, { input: { body: { name: string } } }>) => {
      ctx.body = ctx.input.body.name
    }
    const composed = defineRoutes({}, r => r.post('login', { body: Login }, compose([transaction, create])))
    // @ts-expect-error post('login'): this route has no such ctx.input
    defineRoutes({}, r => r.post('login', { body: Login }, compose([transaction, wrong])))

    expect(await ask('POST /login', {}, {}, composed)).toEqual({ status: 422, text: 'not valid: body.email' })
    expect(ran).toEqual([])
    expect(await ask('POST /login', EMAIL, {}, composed)).toEqual({ status: 200, text: 'ada' })
    expect(ran).toEqual(['begin', 'commit'])
  })

  it('is not in the types behind a fourth middleware that is written in the call, as docs/guide/contracts.md says', () => {
    defineRoutes({}, r =>
      r.post(
        'login',
        { body: Login },
        giveUser,
        pass,
        givePage,
        (_, next) => next(),
        ctx => {
          // @ts-expect-error Property 'input' does not exist
          ctx.body = [ctx.input, ctx.state.user, ctx.state.page]
        },
      ),
    )
    defineRoutes({}, r =>
      r.post('login', { body: Login }, giveUser, pass, givePage, pass, ctx => {
        ctx.body = [ctx.input, ctx.state.user, ctx.state.page]
      }),
    )
  })

  it('throws an InputError with all issues', async () => {
    const errors: unknown[] = []
    const app = new Koa().on('error', () => {})
    app.use((_, next) => next().catch((error: unknown) => errors.push(error)))
    app.use(createRouter(routes).routes())
    await send(await listen(app.callback()), 'GET /params/five')
    expect(errors).toEqual([expect.any(InputError)])
    expect(errors).toMatchObject([{ status: 400, issues: [{ in: 'params', path: ['id'] }] }])
  })

  it('compares its replies with the option replies', async () => {
    const checked = { replies: 'check' } as const
    expect(await ask('GET /reply?as=reply', undefined, checked)).toEqual({ status: 200, text: '{"email":"ada"}' })
    expect(await ask('GET /reply', undefined)).toMatchObject({ status: 200 })
    expect(await ask('GET /reply', undefined, checked)).toEqual({
      status: 500,
      text: 'GET /reply: the reply 200 does not fit the contract: body.email: is wrong',
    })
  })
})

describe('the route of a middleware with a contract', () => {
  const contractOf = (path: string) => {
    const route = routes.find(each => each.path === path)
    return route && 'contract' in route ? route.contract : undefined
  }
  it('has the contract, without the kinds of parameters', () => {
    expect(contractOf('/login')).toEqual({ body: Login, summary: 'Log in' })
    expect(contractOf('/both/:id')).toEqual({ query: Page })
    expect(contractOf('/params/:id')).toEqual({ params: Id })
    expect(routes.find(each => each.path === '/both/:id')).toMatchObject({ kinds: { id: 'integer' } })
  })

  it('has a contract that nobody can change', () => {
    expect(Object.isFrozen(contractOf('/login'))).toBe(true)
  })

  it('has no contract without one', () => {
    const plain = defineRoutes({}, r => r.get('a/:id', { params: { id: 'uuid' } }, () => {}).get('b', () => {}))
    for (const route of plain) expect(route).not.toHaveProperty('contract')
  })
})
