/** What middlewares between the path of a verb and its end give to the contexts of its route, and what they take. */
import type Koa from 'koa'
import { expectType } from 'tsd'
import { type ActionContext, createRouter, defineRoutes, defineRoutesFor, type ScopeAt } from '../../src/index.js'

class Users {
  index() {}
  show(_ctx: { readonly state: { readonly user: User } }) {}
  invite() {}
  preview() {}
}
const controllers = { Users }

interface User {
  readonly name: string
}
declare const user: Koa.Middleware<{ user: User }>
declare const page: Koa.Middleware<{ page: number }>
declare const flash: Koa.Middleware<{ flash?: string }>
declare const cache: Koa.Middleware<{}, { cache: Map<string, string> }>
declare const plain: Koa.Middleware
declare const nothing: () => void
// biome-ignore lint/suspicious/noExplicitAny: an argument of this type is what is tested
declare const whatever: any
declare const needsUser: (ctx: { state: { user: User } }, next: Koa.Next) => unknown
declare const needsCache: (ctx: { cache: Map<string, string> }, next: Koa.Next) => unknown
declare const needsId: (ctx: { params: { id: string } }, next: Koa.Next) => unknown

// An action has the state of all middlewares of its route, and other routes have none of it.
const routes = defineRoutes(controllers, r =>
  r
    .get('users', user, page, Users, 'index')
    .get('users/:id', user, 'Users#show')
    .post('invite', cache, flash, 'Users#invite')
    .scope(r => r.use(page).put('preview', user, 'Users#preview')),
)
createRouter(routes)
type Context<Target extends 'Users#index' | 'Users#show' | 'Users#invite' | 'Users#preview'> = ActionContext<
  typeof routes,
  Target
>
declare const index: Context<'Users#index'>
expectType<User>(index.state.user)
expectType<number>(index.state.page)
declare const show: Context<'Users#show'>
expectType<User>(show.state.user)
expectType<'user'>({} as keyof typeof show.state)
declare const invite: Context<'Users#invite'>
expectType<string | undefined>(invite.state.flash)
expectType<Map<string, string>>(invite.cache)
declare const preview: Context<'Users#preview'>
expectType<'user' | 'page'>({} as keyof typeof preview.state)

// Functions that are written in the call have typed parameters: the path's, and the state of those before them.
createRouter(
  defineRoutes(controllers, r =>
    r
      .get('a/:id', user, ctx => {
        expectType<{ id: string }>(ctx.params)
        expectType<User>(ctx.state.user)
      })
      .get(
        'b/:id',
        (ctx, next) => {
          expectType<{ id: string }>(ctx.params)
          expectType<never>({} as keyof typeof ctx.state)
          expectType<Koa.Next>(next)
          return next()
        },
        user,
        needsUser,
        page,
        ctx => {
          expectType<User>(ctx.state.user)
          expectType<number>(ctx.state.page)
        },
      )
      .get(
        'c',
        user,
        page,
        (ctx, next) => {
          expectType<number>(ctx.state.page)
          return next()
        },
        'Users#show',
      )
      .get('d', user, page, cache, flash, plain, nothing, needsCache, ctx => {
        expectType<Map<string, string>>(ctx.cache)
        expectType<User>(ctx.state.user)
      })
      .get('e', plain, plain, plain, plain, user, (_ctx, next) => next(), 'Users#show')
      // The fourth without types: the short check of the others must not take it for one that is not written.
      .get('e/1', plain, plain, user, (_ctx, next) => next(), 'Users#show')
      .get('e/2', plain, plain, user, (_ctx, next) => next(), Users, 'show')
      .get('e/3', plain, plain, user, (_ctx, next) => next(), plain, Users, 'show')
      .get('e/4', plain, plain, plain, (_ctx, next) => next(), user, 'Users#show')
      .get(
        'e/5',
        plain,
        plain,
        plain,
        (_ctx, next) => next(),
        plain,
        ctx => expectType<{}>(ctx.params),
      )
      .get('e/6', plain, plain, plain, (_ctx, next) => next(), plain)
      .get('f/:id', plain, nothing, plain, user, ctx => {
        expectType<{ id: string }>(ctx.params)
        expectType<User>(ctx.state.user)
      })
      .get('g', plain, nothing, plain, plain, cache, page, user, (ctx, next) => {
        expectType<number>(ctx.state.page)
        expectType<User>(ctx.state.user)
        expectType<Map<string, string>>(ctx.cache)
        expectType<Koa.Next>(next)
        return next()
      }),
  ),
)

// Middlewares may expect what the scope, the path and those before them provide.
createRouter(
  defineRoutesFor<{ user: User }, { cache: Map<string, string> }>()(controllers, r =>
    r.get('users/:id', needsUser, needsCache, needsId, 'Users#show').post('a', plain, nothing, whatever, needsUser),
  ),
)
const guards = [user, needsUser] as const
createRouter(defineRoutes(controllers, r => r.get('users', ...guards, Users, 'show')))

// A part keeps the state around it.
const part = (r: ScopeAt<typeof controllers, '', { user: User }>) => r.get('part', needsUser, page, 'Users#show')
const drawn = defineRoutes(controllers, r => r.use(user).draw(part))
createRouter(drawn)
expectType<'user' | 'page'>({} as keyof ActionContext<typeof drawn, 'Users#show'>['state'])
