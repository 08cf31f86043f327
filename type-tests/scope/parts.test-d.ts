/** Parts for any place: the routes, the contexts and the links are those of each place. */
import type Koa from 'koa'
import { expectType } from 'tsd'
import {
  type ActionContext,
  type ContextsOf,
  castParam,
  createRouter,
  defineRoutes,
  defineRoutesFor,
  type InContext,
  type InResource,
  type InScope,
  type RouteOf,
  type ScopeAnywhere,
  type ScopeAt,
  type TargetOf,
} from '../../src/index.js'

class Standard {
  index() {}
  create() {}
  show() {}
  update() {}
  destroy() {}
  preview() {}
}
class PostComments extends Standard {
  readonly of = 'posts'
}
class PhotoComments extends Standard {
  readonly of = 'photos'
}
class Stranger {
  preview() {}
}
const controllers = {
  Posts: Standard,
  Photos: class Photos extends Standard {},
  'Posts/Comments': PostComments,
  'Photos/Comments': PhotoComments,
}
interface User {
  readonly name: string
}
declare const user: Koa.Middleware<{ user: User }>
declare const page: Koa.Middleware<{ page: number }>
declare const schema: { '~standard': { validate: (value: unknown) => { value: { text: string } } } }

const commentable = (r: ScopeAnywhere<typeof controllers>) =>
  r.resources('comments', { only: ['index', 'show'], id: 'bigint' }).get('preview')
const paged = (r: ScopeAnywhere<typeof controllers, { user: User }>) =>
  r
    .use(page)
    .get('pages/:number', { params: { number: 'integer' } }, ctx => {
      expectType<User>(ctx.state.user)
      expectType<number>(ctx.state.page)
      expectType<{ number: string }>(ctx.params)
      expectType<number>(castParam(ctx, 'number'))
    })
    .post('texts', { body: schema }, ctx => expectType<string>(ctx.input.body.text))
    .draw(commentable)

const routes = defineRoutes(controllers, r =>
  r
    .resources('posts', { only: [], id: 'uuid' }, r => r.use(user).draw(paged))
    .scope(':locale', r => r.resources('photos', { only: [], param: 'slug' }, r => r.draw(commentable))),
)
createRouter(routes)
/** The same lines without parts. */
const written = defineRoutes(controllers, r =>
  r
    .resources('posts', { only: [], id: 'uuid' }, r =>
      r
        .use(user)
        .use(page)
        .get('pages/:number', { params: { number: 'integer' } }, () => {})
        .post('texts', { body: schema }, () => {})
        .resources('comments', { only: ['index', 'show'], id: 'bigint' })
        .get('preview'),
    )
    .scope(':locale', r =>
      r.resources('photos', { only: [], param: 'slug' }, r =>
        r.resources('comments', { only: ['index', 'show'], id: 'bigint' }).get('preview'),
      ),
    ),
)
expectType<RouteOf<typeof written>>({} as RouteOf<typeof routes>)
expectType<keyof typeof written.to>({} as keyof typeof routes.to)

interface Contexts extends ContextsOf<typeof routes> {}
interface WrittenContexts extends ContextsOf<typeof written> {}
expectType<WrittenContexts['Posts/Comments']['show']['params']>({} as Contexts['Posts/Comments']['show']['params'])
declare const ofPost: Contexts['Posts/Comments']['show']
expectType<{ id: string; postId: string }>(ofPost.params)
expectType<bigint>(castParam(ofPost, 'id'))
expectType<string>(castParam(ofPost, 'postId'))
expectType<User>(ofPost.state.user)
expectType<number>(ofPost.state.page)
declare const ofPhoto: Contexts['Photos/Comments']['show']
expectType<{ id: string; locale: string; photoSlug: string }>(ofPhoto.params)
// @ts-expect-error only the other place has a user
ofPhoto.state.user
declare const preview: ActionContext<typeof routes, 'Photos#preview'>
expectType<{ locale: string; slug: string }>(preview.params)

routes.path('Posts/Comments#show', { postId: '6ecd8c99-4036-403d-bf84-cf8400f67836', id: 5n })
routes.to['Photos/Comments'].show({ locale: 'en', photoSlug: 'sea', id: 5n })
// @ts-expect-error the parameter of the scope is missing
routes.to['Photos/Comments'].show({ photoSlug: 'sea', id: 5n })

// A part knows no parameters but its own.
const noParams = (r: ScopeAnywhere<typeof controllers>) =>
  r.get('in/:year', ctx => {
    expectType<string>(ctx.params.year)
    // @ts-expect-error one of the places has this parameter, and the other does not
    ctx.params.id
  })
createRouter(defineRoutes(controllers, r => r.resources('posts', r => r.draw(noParams)).draw(noParams)))

// The class of the option `controller` around it is that of bare verbs, registered or not.
const previewed = (r: ScopeAnywhere<typeof controllers>) => r.get('preview')
const other = defineRoutes(controllers, r =>
  r
    .resources('things', { controller: 'Photos', only: [] }, r => r.draw(previewed))
    .resource('stranger', { controller: Stranger, only: [] }, r => r.draw(previewed)),
)
expectType<'/things/:id/preview'>({} as Extract<RouteOf<typeof other>, { target: 'Photos#preview' }>['path'])
expectType<'/things/:id/preview' | '/stranger/preview'>({} as RouteOf<typeof other>['path'])

// Parts of a package have an empty map, or any: they fit every table that has the controllers of their places.
const health = (r: ScopeAnywhere<{}>) => r.get('health', () => {})
const ready = <Map>(r: ScopeAnywhere<Map>) => r.get('ready', () => {})
const listed = (r: ScopeAnywhere<{}>) => r.resources('comments', { only: ['index'] })
const packaged = defineRoutes(controllers, r =>
  r
    .draw(health)
    .draw(ready)
    .resources('posts', { only: [] }, r => r.draw(listed).draw(health)),
)
createRouter(packaged)
expectType<'/health' | '/ready' | '/posts/:id/health' | '/posts/:id/comments'>({} as RouteOf<typeof packaged>['path'])
expectType<'Posts/Comments#index'>({} as TargetOf<typeof packaged>)
// @ts-expect-error resources('comments') needs the controller 'Comments', which is not registered
defineRoutes(controllers, r => r.draw(listed))
// Another map may know the class under another path.
const ofClass = (r: ScopeAnywhere<{}>) => r.scope('in', r => r.get('comments', PostComments, 'index'))
// @ts-expect-error draw: the part is written for another map of controllers
defineRoutes(controllers, r => r.draw(ofClass))

// The context of the application.
interface App {
  readonly database: string
}
const inApplication = (r: ScopeAnywhere<typeof controllers, { user: User } & InContext<App>>) =>
  r.get('database', ctx => expectType<string>(ctx.database)).draw(previewed)
const application = defineRoutesFor<{ user: User }, App>()(controllers, r =>
  r.resources('posts', { only: [] }, r => r.draw(inApplication)),
)
declare const inPosts: ActionContext<typeof application, 'Posts#preview'>
expectType<string>(inPosts.database)
expectType<User>(inPosts.state.user)
// @ts-expect-error the table has neither this context nor this state
defineRoutes(controllers, r => r.resources('posts', { only: [] }, r => r.draw(inApplication)))

// A part that is written for exactly this scope may be the callback itself, also where a path is in use.
const atTop = (r: ScopeAt<typeof controllers, ''>) => r.resources('posts', { only: ['show'] })
const inApi = (r: ScopeAt<typeof controllers, [InScope<'api'>]>) => r.resources('posts', { only: ['show'] })
const inPages = (r: ScopeAt<typeof controllers, [InResource<'page', { only: [] }>]>) => r.get('a', 'Posts#show')
const asCallbacks = defineRoutes(controllers, r =>
  r.scope(atTop).get('api/ping', 'Posts#preview').scope('api', inApi).resource('page', { only: [] }, inPages),
)
expectType<'/posts/:id' | '/api/ping' | '/api/posts/:id' | '/page/a'>({} as RouteOf<typeof asCallbacks>['path'])
const topAsCallback = defineRoutes(controllers, atTop)
expectType<'/posts/:id'>({} as RouteOf<typeof topAsCallback>['path'])
