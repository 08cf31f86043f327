/** What `use` gives to the contexts of its scope, and what it takes. */
import type Koa from 'koa'
import { expectType } from 'tsd'
import {
  type ActionContext,
  type AnyRouteTable,
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
}
class Users extends Standard {
  invite() {}
}
class Posts extends Standard {
  publish() {}
}
const controllers = { Users, Posts, 'V1/Users': Users }

interface User {
  readonly name: string
}
interface Account {
  readonly id: number
}
interface Session extends Koa.DefaultState {
  user: User
}
declare const user: Koa.Middleware<{ user: User }>
declare const account: Koa.Middleware<{ user: Account }>
declare const maybeAccount: Koa.Middleware<{ user?: Account }>
declare const flash: Koa.Middleware<{ flash?: string }>
declare const labels: Koa.Middleware<{ [name: string]: string }>
declare const session: Koa.Middleware<Session>
declare const plain: Koa.Middleware
declare const cache: Koa.Middleware<{}, { cache: Map<string, string> }>
declare const upload: Koa.Middleware<{}, { file: string; request: { files: string[] } }>
declare const needsUser: (ctx: { state: { user: User } }, next: Koa.Next) => unknown
declare const needsCache: (ctx: { cache: Map<string, string> }, next: Koa.Next) => unknown
declare const needsId: (ctx: { params: { id: string } }, next: Koa.Next) => unknown

// A middleware may expect what the scopes around it and the middlewares before it provide.
createRouter(defineRoutes(controllers, r => r.use(user).use(needsUser).resources('posts')))
createRouter(
  defineRoutes(controllers, r =>
    r.use(session).namespace('v1', r => r.use(needsUser).resources('users', { only: [] })),
  ),
)
createRouter(defineRoutes(controllers, r => r.use(cache).use(needsCache).resources('posts')))
createRouter(
  defineRoutesFor<{ user: User }, { cache: Map<string, string> }>()(controllers, r =>
    r.use(needsUser).use(needsCache).resources('posts'),
  ),
)
createRouter(defineRoutes(controllers, r => r.resources('posts', r => r.use(needsId).get('preview'))))
createRouter(
  defineRoutes(controllers, r =>
    r
      .use(plain)
      .use(async (_ctx, next) => next())
      .resources('posts'),
  ),
)

// State that is given twice has the later type, in the scope of the later middleware.
const twice = defineRoutes(controllers, r =>
  r
    .use(user)
    .resources('posts')
    .namespace('v1', r => r.use(account).get('me', ctx => expectType<Account>(ctx.state.user)))
    .use(maybeAccount)
    .resources('users'),
)
declare const posts: ActionContext<typeof twice, 'Posts#index'>
expectType<User>(posts.state.user)
declare const users: ActionContext<typeof twice, 'Users#index'>
expectType<User | Account>(users.state.user)

// A state of optional members, one that extends Koa's and one with an index signature are kept.
const kept = defineRoutes(controllers, r =>
  r
    .use(flash)
    .resources('posts')
    .namespace('v1', r => r.use(labels).get('label', Posts, 'publish'))
    .use(session)
    .resources('users'),
)
declare const optional: ActionContext<typeof kept, 'Posts#index'>
expectType<string | undefined>(optional.state.flash)
declare const extended: ActionContext<typeof kept, 'Users#index'>
expectType<User>(extended.state.user)
expectType<string | undefined>(extended.state.flash)

// A middleware may be declared with the context of the application, with the table in it. What it adds or changes applies after it.
interface Application {
  readonly routes: AnyRouteTable
  readonly cache: Map<string, string>
  readonly limit: string | number
}
declare const asApplication: Koa.Middleware<{}, Application>
declare const numbersLimit: Koa.Middleware<{}, Application & { limit: number }>
declare const addsFile: Koa.Middleware<{}, Application & { file: string; cache: Map<'a', string> }>
const ofApplication = defineRoutesFor<{}, Application>()(controllers, r =>
  r
    .use(asApplication)
    .get('same', ctx => expectType<string | number>(ctx.limit))
    .use(numbersLimit)
    .get('number', ctx => expectType<number>(ctx.limit))
    .get('cache', ctx => expectType<Map<string, string>>(ctx.cache))
    .use(addsFile)
    .get('file', ctx => expectType<string>(ctx.file))
    .resources('posts'),
)
declare const withFile: ActionContext<typeof ofApplication, 'Posts#index'>
expectType<string>(withFile.file)
expectType<string | number>(withFile.limit) // as `addsFile` declares it
expectType<Map<string, string> & Map<'a', string>>(withFile.cache)

// What a middleware adds to `ctx` reaches actions, middleware routes and parts.
const part = (r: ScopeAt<typeof controllers, ''>) =>
  r
    .resources('posts')
    .use(upload)
    .resources('users', { only: ['index'] }, r => r.use(flash).get('preview'))
    .get('file', ctx => expectType<string>(ctx.file))
const drawn = defineRoutes(controllers, r =>
  r
    .use(user)
    .use(cache)
    .get('cache', ctx => expectType<Map<string, string>>(ctx.cache))
    .draw(part),
)
declare const before: ActionContext<typeof drawn, 'Posts#index'>
expectType<User>(before.state.user)
expectType<Map<string, string>>(before.cache)
declare const inPart: ActionContext<typeof drawn, 'Users#preview'>
expectType<User>(inPart.state.user)
expectType<string | undefined>(inPart.state.flash)
expectType<Map<string, string>>(inPart.cache)
expectType<string>(inPart.file)
expectType<string[]>(inPart.request.files)
createRouter(drawn)

// Middlewares of several verbs with one target.
const matched = defineRoutes(controllers, r =>
  r
    .put('posts', user, needsUser, cache, needsCache, 'Posts#publish')
    .patch('posts', user, needsUser, cache, needsCache, 'Posts#publish'),
)
createRouter(matched)
declare const publish: ActionContext<typeof matched, 'Posts#publish'>
expectType<User>(publish.state.user)
expectType<Map<string, string>>(publish.cache)

// A `use` may expect an id that all routes after it have, and routes before it or outside of its scope need not have it.
const needsPost = (_ctx: { params: { postId: string } }) => {}
const ofPost = { controller: 'Posts', only: ['index', 'create'] } as const
const comments = (r: ScopeAt<typeof controllers, [InResources<'posts'>]>) => r.use(needsId).get('preview')
defineRoutes(controllers, r =>
  r.resources('posts', r =>
    r
      .resources('users', { controller: 'Users' })
      .scope(r => r.use(needsId).post('publish'))
      .draw(comments)
      .collection(r => r.get('publish'))
      .resources('notes', { controller: 'Posts', shallow: true }, r =>
        r.use(needsId).get('preview').resources('lines', ofPost),
      )
      .use(needsId)
      .put('publish')
      .resources('drafts', ofPost, r => r.collection(r => r.get('preview')))
      .resource('cover', { controller: 'Posts' }, r => r.use(needsId).collection(r => r.get('preview')))
      .namespace('v1', { path: 'in' }, r => r.get('read', 'Posts#preview'))
      .redirect('old', '/posts')
      .mount('files', (_ctx: { params: { id: string } }) => {}),
  ),
)
const inNotes = (
  r: ScopeAt<typeof controllers, [InResources<'posts'>, InResources<'notes', { controller: 'Posts' }>]>,
) => r.use(needsPost).get('preview')
defineRoutes(controllers, r =>
  r.resources('posts', r =>
    r.resources('notes', { controller: 'Posts' }, r =>
      r
        .draw(inNotes)
        .resources('links', { controller: 'Users', shallow: true })
        .use(needsPost)
        .get('publish')
        .resources('lines', { controller: 'Posts' }, r => r.get('preview')),
    ),
  ),
)
