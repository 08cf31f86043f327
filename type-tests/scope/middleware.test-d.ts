/** Middlewares of routes and scopes whose types are more than a function of one context. */
import type Koa from 'koa'
import { expectType } from 'tsd'
import { defineRoutes } from '../../src/index.js'

interface Place {
  readonly name: string
}
declare const either: boolean

// A body in Koa's context is what the middleware writes, so no scope has to provide it.
declare const showPlace: Koa.Middleware<{}, {}, Place>
declare const showAny: Koa.Middleware<Koa.DefaultState, Koa.DefaultContext, Place>
declare const forUser: (ctx: Koa.ParameterizedContext<{ user: string }, {}, Place>, next: Koa.Next) => unknown
export const bodies = defineRoutes({}, r =>
  r
    .get('a', showPlace)
    .get('b', showAny)
    .get('c', (ctx: Koa.ParameterizedContext<Koa.DefaultState, Koa.DefaultContext, Place>) => {
      ctx.body = { name: 'Lighthouse' }
    })
    .get('d', (ctx: Koa.Context) => {
      ctx.body = 'anything'
    })
    .use(showPlace)
    .use(showAny)
    .use(forUser)
    .get('e', forUser)
    .get('f', ctx => {
      expectType<unknown>(ctx.body)
      expectType<string>(ctx.state.user)
    }),
)
defineRoutes({}, r =>
  // @ts-expect-error the scope provides no user, whatever the body is
  r.get('a', forUser),
)
defineRoutes({}, r =>
  // @ts-expect-error a context that is not Koa's reads the body
  r.get('a', (ctx: { body: Place }) => ctx.body.name),
)

// Of an overloaded middleware, one signature has to fit.
declare function byId(ctx: { params: { id: string } }, next: Koa.Next): void
declare function byId(ctx: { params: { name: string } }, next: Koa.Next): void
declare function byName(ctx: { params: { name: string } }, next: Koa.Next): void
declare function byName(ctx: { params: { id: string } }, next: Koa.Next): void
export const overloads = defineRoutes({}, r =>
  r.scope(':id', r => r.use(byId).use(byName).get('a', byId).get('b', byName)),
)

// Where a condition chooses the middleware, both have to fit, and neither gives state that only it declares.
declare const giveUser: Koa.Middleware<{ user: string }>
declare const givePage: Koa.Middleware<{ page: number }>
export const chosen = defineRoutes({}, r =>
  r.use(either ? giveUser : givePage).get('a', ctx => {
    // @ts-expect-error only one of them gives it
    ctx.state.user
  }),
)
