/** What the option `use` of resources gives to the contexts of its routes, and what it takes. */
import type Koa from 'koa'
import { expectType } from 'tsd'
import {
  type ContextsOf,
  createRouter,
  defineRoutes,
  defineRoutesFor,
  type InResources,
  type ScopeAt,
} from '../../src/index.js'

class Standard {
  index() {}
  create() {}
  show() {}
  update() {}
  destroy() {}
  preview() {}
  search() {}
}
class Users extends Standard {
  readonly users = true
}
class Posts extends Standard {
  readonly posts = true
}
class Notes extends Standard {
  readonly notes = true
}
const controllers = { Users, Posts, 'Posts/Notes': Notes }

interface User {
  readonly name: string
}
declare const user: Koa.Middleware<{ user: User }>
declare const admin: Koa.Middleware<{ isAdmin: boolean }>
declare const other: Koa.Middleware<{ user: number }>
declare const flash: Koa.Middleware<{ flash?: string }>
declare const cache: Koa.Middleware<{}, { cache: Map<string, string> }>
declare const needsUser: (ctx: { state: { user: User } }, next: Koa.Next) => unknown
declare const needsCache: (ctx: { cache: Map<string, string> }, next: Koa.Next) => unknown
declare const needsId: (ctx: { params: { id: string } }, next: Koa.Next) => unknown
declare const needsLocale: (ctx: { params: { locale: string } }, next: Koa.Next) => unknown
declare const read: (value: unknown) => void

// By action: each has the state of its own middlewares, and the callback has none of them.
const byAction = defineRoutes(controllers, r =>
  r.resources(
    'posts',
    { use: { create: user, destroy: [user, needsUser, admin, needsId], update: flash, show: other } },
    r => r.get('preview').resources('notes'),
  ),
)
createRouter(byAction)
interface ByAction extends ContextsOf<typeof byAction> {}
declare const actions: ByAction['Posts']
expectType<User>(actions.create.state.user)
expectType<User>(actions.destroy.state.user)
expectType<boolean>(actions.destroy.state.isAdmin)
expectType<string>(actions.destroy.params.id)
expectType<string | undefined>(actions.update.state.flash)
expectType<number>(actions.show.state.user)
expectType<{}>(actions.index.state)
expectType<{}>(actions.preview.state)
// @ts-expect-error no middleware gives it
read(actions.index.state.user)
// @ts-expect-error no middleware gives it
read(actions.preview.state.user)
// @ts-expect-error no middleware gives it
read(actions.create.state.isAdmin)
declare const below: ByAction['Posts/Notes']
// @ts-expect-error no middleware gives it
read(below.create.state.user)

// For everything: the standard actions, and all that the callback declares.
const whole = defineRoutes(controllers, r =>
  r
    .resources('posts', { only: ['index'], use: [user, needsUser, cache, needsCache] }, r =>
      r
        .get('preview', needsUser, 'Posts#preview')
        .collection(r => r.get('search').get('mine', ctx => expectType<User>(ctx.state.user)))
        .resources('notes', { use: { index: admin } }),
    )
    .resource('user', { path: 'me', use: flash }),
)
createRouter(whole)
interface Whole extends ContextsOf<typeof whole> {}
declare const all: Whole
expectType<User>(all.Posts.index.state.user)
expectType<User>(all.Posts.preview.state.user)
expectType<User>(all.Posts.search.state.user)
expectType<Map<string, string>>(all.Posts.search.cache)
expectType<User>(all['Posts/Notes'].index.state.user)
expectType<boolean>(all['Posts/Notes'].index.state.isAdmin)
expectType<User>(all['Posts/Notes'].show.state.user)
expectType<string>(all['Posts/Notes'].show.params.postId)
// @ts-expect-error no middleware gives it
read(all['Posts/Notes'].show.state.isAdmin)
expectType<string | undefined>(all.Users.show.state.flash)
// @ts-expect-error no middleware gives it
read(all.Users.show.state.user)

// The state of the scopes around, of an application and of a parameter of a scope is there.
createRouter(
  defineRoutesFor<{ user: User }, { cache: Map<string, string> }>()(controllers, r =>
    r.scope(':locale', r =>
      r.resources('posts', { use: [needsUser, needsCache, needsLocale] }).resource('user', { use: needsLocale }),
    ),
  ),
)
const outer = defineRoutes(controllers, r =>
  r
    .use(user)
    .resources('posts', { use: { show: needsUser, index: other } })
    .scope(r => r.resource('user', { use: admin })),
)
interface Outer extends ContextsOf<typeof outer> {}
declare const around: Outer
expectType<User>(around.Posts.show.state.user)
expectType<number>(around.Posts.index.state.user)
expectType<boolean>(around.Users.update.state.isAdmin)
expectType<User>(around.Users.update.state.user)

// A function that is written in the option has the context of everything in the resource, and adds nothing.
const written = defineRoutes(controllers, r =>
  r
    .use(user)
    .resources('posts', {
      use: [
        admin,
        (ctx, next) => {
          expectType<User>(ctx.state.user)
          expectType<{}>(ctx.params)
          return next()
        },
      ],
    })
    .resource('user', {
      use: {
        show: (ctx, next) => {
          expectType<User>(ctx.state.user)
          return next()
        },
      },
    }),
)
interface Written extends ContextsOf<typeof written> {}
declare const inline: Written
expectType<{ user: User }>(inline.Users.show.state)
expectType<boolean>(inline.Posts.show.state.isAdmin)

// The other options count beside such a function: these classes have the routed actions and no others.
class Pages {
  show() {}
}
class Topics {
  create() {}
}
const alone = defineRoutes({ Pages, Topics, 'V1/Pages': Pages }, r =>
  r
    .use(user)
    .resources('pages', {
      only: ['show'],
      use: (ctx, next) => {
        expectType<User>(ctx.state.user)
        return next()
      },
    })
    .resource('topic', { use: { create: (_, next) => next() }, only: ['create'] })
    .resource('topic', { path: 'themes', only: ['create'], use: { create: [admin, (_, next) => next()] } }, r => r)
    .scope(':locale', r =>
      r
        .resource('page', {
          except: ['create', 'update', 'destroy'],
          use: (ctx, next) => {
            expectType<{ locale: string }>(ctx.params)
            return next()
          },
        })
        .resources('spots', { controller: 'Topics', only: ['create'], use: [admin, (_, next) => next()] }),
    )
    .namespace('v1', r =>
      r.resources('pages', { only: ['show'], param: 'slug', use: { show: [(_, next) => next(), other] } }),
    ),
)
createRouter(alone)
expectType<string>(alone.path('V1/Pages#show', { slug: 'a' }))
interface Alone extends ContextsOf<typeof alone> {}
declare const only: Alone
expectType<{ user: User }>(only.Pages.show.state)
expectType<number>(only['V1/Pages'].show.state.user)

// With the other options, and in a part.
const part = (r: ScopeAt<typeof controllers, [InResources<'posts'>], { user: User }>) =>
  r.get('preview').resources('notes', { only: ['show'], use: needsUser })
const drawn = defineRoutes({ ...controllers, 'V1/Posts': Notes }, r =>
  r
    .resources('posts', { controller: 'Users', param: 'slug', id: 'bigint', use: { show: [user, admin] } })
    .resource('user', { controller: Posts, plural: 'people', except: ['create'], use: { update: user } })
    .namespace('v1', r => r.resources('posts', { path: 'entries', use: { index: user } })),
)
createRouter(drawn)
interface Drawn extends ContextsOf<typeof drawn> {}
declare const others: Drawn
expectType<boolean>(others.Users.show.state.isAdmin)
expectType<string>(others.Users.show.params.slug)
// @ts-expect-error no middleware gives it
read(others.Users.update.state.user)
expectType<User>(others.Posts.update.state.user)
// @ts-expect-error no middleware gives it
read(others.Posts.show.state.user)
expectType<User>(others['V1/Posts'].index.state.user)
// @ts-expect-error no middleware gives it
read(others['V1/Posts'].show.state.user)
const inPart = defineRoutes(controllers, r => r.resources('posts', { use: [user, admin] }, r => r.draw(part)))
interface InPart extends ContextsOf<typeof inPart> {}
declare const parts: InPart
expectType<User>(parts['Posts/Notes'].show.state.user)
expectType<boolean>(parts.Posts.preview.state.isAdmin)

// The members of shallow resources in others have no parameters of these, but those of the scopes.
declare const needsPost: (ctx: { params: { postId: string } }, next: Koa.Next) => unknown
const inOthers = defineRoutes(controllers, r =>
  r.scope(':locale', r =>
    r.resources('posts', r =>
      r.resources('users', { controller: 'Users' }, r =>
        r
          // @ts-expect-error ctx.params.postId
          .resources('notes', { controller: 'Posts/Notes', use: needsPost, shallow: true })
          .resources('notes', {
            controller: 'Posts/Notes',
            use: [user, needsLocale, ctx => read(ctx.params.locale)],
            shallow: true,
          }),
      ),
    ),
  ),
)
expectType<string>(inOthers.path('Posts/Notes#show', { locale: 'de', id: 1 }))
// The same with a callback, after which the type of the function is known later.
defineRoutes(controllers, r =>
  r.resources('posts', r =>
    r.resources('users', { controller: 'Users' }, r =>
      r.resources(
        'notes',
        { controller: 'Posts/Notes', shallow: true, use: [(ctx, next) => next() ?? read(ctx.status)] },
        r => r.get('preview'),
      ),
    ),
  ),
)
interface InOthers extends ContextsOf<typeof inOthers> {}
declare const inner: InOthers['Posts/Notes']
expectType<User>(inner.show.state.user)
declare const memberParams: keyof typeof inner.show.params
declare const collectionParams: keyof typeof inner.index.params
expectType<'locale' | 'id'>(memberParams)
expectType<'locale' | 'postId' | 'id'>(collectionParams)

// With `shallow`, below which nested members keep their short paths.
const shallow = defineRoutes(controllers, r =>
  r.resources('posts', { shallow: true, use: { show: user } }, r =>
    r.resources('notes', { only: ['index', 'show'], use: { show: [user, needsId], index: needsId } }),
  ),
)
createRouter(shallow)
expectType<string>(shallow.path('Posts/Notes#show', { id: 1 }))
interface ShallowContexts extends ContextsOf<typeof shallow> {}
declare const short: ShallowContexts
expectType<{ id: string }>(short['Posts/Notes'].show.params)
expectType<User>(short['Posts/Notes'].show.state.user)

// An action that reads the state of another one is refused by `createRouter`.
class Members {
  index(_ctx: { state: { user: User } }) {}
}
createRouter(defineRoutes({ Members }, r => r.resources('members', { only: ['index'], use: { index: user } })))
const unset = defineRoutes({ Members }, r => r.resources('members', { only: ['index'], use: { index: admin } }))
// @ts-expect-error Members#index expects a ctx that /members does not provide: ctx.state.user
createRouter(unset)

// Two states remain two, even if each is assignable to the other.
declare const paged: Koa.Middleware<{ page: number }>
declare const sized: Koa.Middleware<{ page: number; size?: number }>
class Lists {
  index(ctx: { state: { page: number; size?: number } }) {
    return ctx.state.size
  }
  show() {}
}
const two = defineRoutes({ Lists }, r =>
  r.resources('lists', { only: ['index', 'show'], use: { index: sized, show: paged } }),
)
createRouter(two)
interface TwoContexts extends ContextsOf<typeof two> {}
declare const listed: TwoContexts
expectType<number | undefined>(listed.Lists.index.state.size)

// A literal that is spread in a list gives its state as a constant does, and a function after it has the context of the place.
const spread = defineRoutes(controllers, r =>
  r
    .use(flash)
    .resources('posts', { use: [admin, ...[user, ...[cache]], ctx => read(ctx.state.flash)] }, r =>
      r.resource('note', {
        only: ['show'],
        controller: Notes,
        use: { show: [...[admin], (ctx, next) => next() ?? read(ctx.status)] },
      }),
    )
    .resource('user', { only: ['show'], path: 'me', use: [...[user]] }),
)
createRouter(spread)
interface SpreadContexts extends ContextsOf<typeof spread> {}
declare const behindSpread: SpreadContexts
expectType<User>(behindSpread.Posts.index.state.user)
expectType<User>(behindSpread.Users.show.state.user)
expectType<boolean>(behindSpread['Posts/Notes'].show.state.isAdmin)
