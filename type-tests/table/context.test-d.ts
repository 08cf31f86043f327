/**
 * Actions of every form that take their context from the table that takes their class. None of them is circular: that this
 * file compiles on the three compilers is the larger part of the test.
 */
import type Koa from 'koa'
import { expectType } from 'tsd'
import {
  type ActionContext,
  castParam,
  defineRoutes,
  type RouteMap,
  type RouteOf,
  type TargetOf,
} from '../../src/index.js'

interface User {
  readonly name: string
}
declare const authenticate: Koa.Middleware<{ user: User }>
declare const locale: Koa.Middleware<{ locale: string }>
declare const plain: Koa.Middleware

class Base {
  inherited(ctx: Context<'Forms#inherited'>) {
    return ctx.params.id
  }
}

class Forms extends Base {
  constructor(readonly ctx: Koa.Context) {
    super()
  }
  method(ctx: Context<'Forms#method'>) {
    expectType<{ id: string }>(ctx.params)
    return this.arrow
  }
  async asynchronous(ctx: Context<'Forms#asynchronous'>) {
    return { id: ctx.params.id, other: await this.method(ctx) }
  }
  arrow = (ctx: Context<'Forms#arrow'>) => ctx.params.id
  typed: (ctx: Context<'Forms#typed'>) => unknown = ctx => ctx.params.id
  usesTable() {
    return routes.map(route => route.path)
  }
  private helper() {
    return routes
  }
  used() {
    return this.helper()
  }
}

class Places {
  index(ctx: Context<'V1/Places#index'>) {
    expectType<Record<never, string>>(ctx.params)
    expectType<User>(ctx.state.user)
    // @ts-expect-error `locale` is used only for the rooms
    ctx.state.locale
  }
  show(ctx: Context<'V1/Places#show'>) {
    expectType<{ id: string }>(ctx.params)
    // @ts-expect-error not a parameter of this route
    ctx.params.placeId
    expectType<bigint>(castParam(ctx, 'id', 'bigint'))
    expectType<number>(castParam(ctx, 'id', 'integer'))
    expectType<string>(castParam(ctx, 'id', 'uuid'))
    // @ts-expect-error not a parameter of this route
    castParam(ctx, 'placeId', 'bigint')
    // @ts-expect-error not a kind
    castParam(ctx, 'id', 'bignum')
    ctx.body = { id: ctx.params.id }
    expectType<string>(ctx.method)
  }
  create() {}
  update() {}
  destroy() {}
}

class Rooms {
  index(ctx: Context<'V1/Places/Rooms#index'>) {
    expectType<{ id: string }>(ctx.params)
  }
  show(ctx: Context<'V1/Places/Rooms#show'>) {
    expectType<{ placeId: string; id: string }>(ctx.params)
    expectType<User>(ctx.state.user)
    expectType<string>(ctx.state.locale)
    // @ts-expect-error the last id is `id`
    ctx.params.roomId
  }
  // Two routes: the union of their parameters.
  either(ctx: Context<'V1/Places/Rooms#either'>) {
    expectType<{ placeId: string; id: string } | { id: string; year: string }>(ctx.params)
    expectType<string>(castParam(ctx, 'id', 'uuid'))
    // @ts-expect-error one of the two routes has no year
    castParam(ctx, 'year', 'uuid')
  }
}

const controllers = { Forms, 'V1/Places': Places, 'V1/Places/Rooms': Rooms }

export const routes = defineRoutes(controllers, r =>
  r
    .get('public', ctx => {
      // @ts-expect-error no middleware provides a user here
      ctx.state.user
      expectType<Record<never, string>>(ctx.params)
    })
    .scope(':id', r =>
      r
        .get('a', Forms, 'inherited')
        .get('b', Forms, 'method')
        .get('c', Forms, 'asynchronous')
        .get('d', Forms, 'arrow')
        .get('e', Forms, 'typed')
        .get('f', Forms, 'usesTable'),
    )
    .use(plain)
    .namespace('v1', r =>
      r.use(authenticate).resources('places', r =>
        r
          .get('on/:day', ctx => {
            expectType<{ id: string; day: string }>(ctx.params)
            expectType<User>(ctx.state.user)
          })
          .use(locale)
          .resources('rooms', { only: ['index', 'show'] }, r => r.get('either'))
          .get('rooms-of/:year', Rooms, 'either'),
      ),
    )
    .get('after', ctx => {
      // @ts-expect-error the namespace's state ends with it
      ctx.state.user
    }),
)

export type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>

expectType<
  | `Forms#${'inherited' | 'method' | 'asynchronous' | 'arrow' | 'typed' | 'usesTable'}`
  | `V1/Places#${'index' | 'create' | 'show' | 'update' | 'destroy'}`
  | `V1/Places/Rooms#${'index' | 'show' | 'either'}`
>({} as TargetOf<typeof routes>)

expectType<'/v1/places/:placeId/rooms/:id'>(
  {} as Extract<RouteOf<typeof routes>, { target: 'V1/Places/Rooms#show' }>['path'],
)
expectType<{ placeId: string; id: string }>(
  {} as Extract<RouteOf<typeof routes>, { target: 'V1/Places/Rooms#show' }>['params'],
)

// @ts-expect-error a misspelt target
export type Misspelt = Context<'V1/Plces#show'>

expectType<{
  'GET /ping': 'Ping#ping'
  'GET /health': '(middleware)'
  'GET /places': 'Places#index'
  'PUT /places/:id': 'Places#update'
  'PATCH /places/:id': 'Places#update'
}>({} as RouteMap<typeof small>)

class Ping {
  ping() {}
}
const small = defineRoutes({ Ping, Places }, r =>
  r
    .get('ping', Ping, 'ping')
    .get('health', ctx => {
      ctx.body = 'ok'
    })
    .resources('places', { only: ['update', 'index'] }),
)
