import Koa from 'koa'
import compose from 'koa-compose'
import { expectType } from 'tsd'
import {
  type ContextsOf,
  createRouter,
  defineRoutes,
  describeMiddleware,
  type Middleware,
  type ScopeAt,
} from '../../src/index.js'

// `Middleware<Needs, Gives>` says what must stand before a middleware, and what it sets.

interface User {
  readonly name: string
}
interface Place {
  readonly owner: string
}
declare const authenticate: Koa.Middleware<{ user: User }>
declare const readUser: Middleware<{}, { user: User }>

export const loadPlace: Middleware<{ state: { user: User }; params: { id: string } }, { place: Place }> = async (
  ctx,
  next,
) => {
  expectType<User>(ctx.state.user)
  expectType<string>(ctx.params.id)
  expectType<string>(ctx.get('Accept')) // Koa's own
  ctx.state.place = { owner: ctx.state.user.name }
  // @ts-expect-error it has the state that it asks for, and no other
  ctx.state.session
  // @ts-expect-error and no other parameter
  ctx.params.placeId
  // @ts-expect-error and no other member
  ctx.session
  await next()
}
/** Without type arguments, it needs and gives nothing. */
export const log: Middleware = (ctx, next) => {
  // @ts-expect-error there are no parameters
  ctx.params.id
  return next()
}
export const admin: Middleware<{ state: { user: User } }, { user: User & { readonly isAdmin: true } }> = (_, next) =>
  next()
declare const withSession: Koa.Middleware<{}, { session: { id: string } }>
declare const readSession: Middleware<{ session: { id: string } }, { user: User }>
interface Needed {
  state: { user: User }
  params: { id: string }
}
interface Given {
  place: Place
}
declare const byInterface: Middleware<Needed, Given>

class Places {
  show(ctx: Contexts['Places']['show']) {
    expectType<Place>(ctx.state.place)
    expectType<User>(ctx.state.user)
    expectType<'user' | 'place'>({} as keyof typeof ctx.state)
  }
  index(ctx: Contexts['Places']['index']) {
    expectType<'user'>({} as keyof typeof ctx.state)
  }
}
class Rooms {
  index(ctx: Contexts['Places/Rooms']['index']) {
    expectType<Place>(ctx.state.place)
  }
}
class Users {
  show(ctx: Contexts['Users']['show']) {
    expectType<true>(ctx.state.user.isAdmin)
  }
}
const part = (r: ScopeAt<typeof controllers, 'v1', { user: User }>) =>
  r.get('in-part/:id', loadPlace, ctx => {
    expectType<string>(ctx.state.place.owner)
  })
const controllers = { Places, 'Places/Rooms': Rooms, Users }

const routes = defineRoutes(controllers, r =>
  r
    .get('open', log)
    .use(readUser)
    .resources('places', { only: ['index', 'show'], use: { show: loadPlace } }, r =>
      // of the parent: the id of nested members is that of the room
      r.resources('rooms', { only: ['index'], use: { index: [log, loadPlace] } }),
    )
    .get('a/:id', loadPlace, ctx => {
      expectType<Place>(ctx.state.place)
      expectType<string>(ctx.params.id)
    })
    .get('b/:id', byInterface, describeMiddleware(admin, { name: 'admin' }), ctx => {
      expectType<Place>(ctx.state.place)
      expectType<true>(ctx.state.user.isAdmin)
    })
    .get('c/:id', loadPlace) // at the end of a verb, what it gives need not be there
    .scope('d/:id', r => r.use(loadPlace).get('x', ctx => expectType<Place>(ctx.state.place)))
    .resource('user', { only: ['show'], use: [log, admin] })
    .mount('mounted', admin)
    .namespace('v1', r => r.draw(part)),
)
interface Contexts extends ContextsOf<typeof routes> {}
createRouter(routes)

// What is needed may be a member of `ctx` itself.
defineRoutes({}, r =>
  r
    .use(withSession)
    .use(readSession)
    .get('me', ctx => expectType<User>(ctx.state.user)),
)

// `koa-compose` gives what all of them need, and what all of them give: its type has no order.
const both = compose([loadPlace, admin])
defineRoutes({}, r =>
  r.use(authenticate).get('a/:id', both, ctx => {
    expectType<Place>(ctx.state.place)
    expectType<true>(ctx.state.user.isAdmin)
  }),
)

// Of functions that list what they read, its type says no more than that it is there.
declare const lists: (ctx: { state: { user: User; page: 1 } }, next: Koa.Next) => unknown
declare const page: Koa.Middleware<{ page: 1 }>
defineRoutes({}, r => r.use(page).get('a', compose([authenticate, lists]), ctx => expectType<User>(ctx.state.user)))

// A `state` in the second argument of `Koa.Middleware` is what it needs.
declare const needsOfKoa: Koa.Middleware<{ place: Place }, { state: { user: User }; params: { id: string } }>
defineRoutes({}, r =>
  r.use(readUser).get('a/:id', needsOfKoa, ctx => {
    expectType<Place>(ctx.state.place)
    expectType<'user' | 'place'>({} as keyof typeof ctx.state)
  }),
)

// Koa takes it too.
new Koa().use(log).use(readUser)

// A context beside `Koa.Context` is what a function needs, and one that Koa makes of type arguments is what it gives.
declare const besideKoa: (ctx: Koa.Context & { state: { user: User } }, next: Koa.Next) => unknown
declare const besideKoaId: (
  ctx: Koa.Context & { params: { id: string }; state: { user: User } },
  next: Koa.Next,
) => unknown
interface AppState extends Koa.DefaultState {
  user: User
}
declare const ofAppState: Koa.Middleware<AppState>
declare const ofIntersection: Koa.Middleware<Koa.DefaultState & { user: User }>
declare const ofParameterized: (ctx: Koa.ParameterizedContext<{ user: User }>, next: Koa.Next) => unknown
declare const ofKoa: (ctx: Koa.Context, next: Koa.Next) => unknown
declare const ofBoth: (ctx: Koa.ParameterizedContext<{ page: 1 }> & { session: 2 }, next: Koa.Next) => unknown
defineRoutes({}, r => r.use(ofBoth).get('a', ctx => expectType<1>(ctx.state.page)))
for (const gives of [ofAppState, ofIntersection, ofParameterized])
  defineRoutes({}, r =>
    r
      .use(ofKoa)
      .use(gives)
      .use(besideKoa)
      .get('a/:id', besideKoaId, ctx => expectType<User>(ctx.state.user)),
  )
