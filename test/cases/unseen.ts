/**
 * What the types cannot see: programs that compile, and what happens when they run. The rows of docs/reference/unseen.md have
 * the same texts: `written` is the first cell, `happens` the second. A program exports `define`, which defines its table; a
 * router is created from it unless the program exports `router`.
 */
import { unseenContracts } from './unseen-contracts.js'

export interface Unseen {
  readonly written: string
  readonly happens: string
  readonly program: string
  readonly result: Result
}

type Result =
  /** `define` throws an error whose message begins with this text. */
  | { readonly throws: string }
  /** `routes.load()` rejects with it. */
  | { readonly rejects: string }
  /** `router` throws it. */
  | { readonly creates: string }
  /** `link`, which the program exports, throws it. */
  | { readonly links: string }
  /** Requests, the status of each answer, and its text if that matters. */
  | { readonly answers: readonly (readonly [request: string, status: number, text?: string])[] }

const DEFINITION = 'a `RouteError`'
const LOAD = 'a `RouteError`'
const LINK = 'a `LinkError`'
const FAILS = '500'
const UNDEFINED = '`undefined`'

const PAGE = `const page = { '~standard': { validate: (value: any) => (value.page ? { issues: [{ message: 'no' }] } : { value: 1 }) } }`

export const unseen: readonly Unseen[] = [
  ...unseenContracts,
  {
    written: 'a lost call: `r.use(guard)` as a statement',
    happens: DEFINITION,
    program: `class Admins { index() {} }
const guard: Koa.Middleware = (ctx, next) => (ctx.query.admin ? next() : ctx.throw(403))
export const define = () => defineRoutes({ Admins }, r => {
  r.use(guard)
  return r.resources('admins', { only: ['index'] })
})`,
    result: {
      throws: 'use(guard): this call is lost, because the callback of defineRoutes returns a chain without it',
    },
  },
  {
    written: 'a call on the scope of an outer callback',
    happens: DEFINITION,
    program: `export const define = () => defineRoutes({}, r =>
  r.namespace('v1', inner => { r.get('a', () => {}); return inner.get('b', () => {}) }))`,
    result: { throws: "get('a'): this scope belongs to the callback of defineRoutes" },
  },
  {
    written: 'a class with the type of another one, from a decorator or a `Proxy`: `const Places: typeof Base`',
    happens: DEFINITION,
    program: `class Places { index() {} }
const Logged: typeof Places = new Proxy(Places, {})
export const define = () => defineRoutes({ 'V1/Places': Places }, r => r.get('places', Logged, 'index'))`,
    result: { throws: "get('places'): the controller extends or wraps the one of 'V1/Places'" },
  },
  {
    written: 'a missing action of a class of type `any`, or whose parent is: `class Places extends Untyped`',
    happens: DEFINITION,
    program: `const Untyped: any = class { index() {} }
class Places extends Untyped {}
class Rooms { index() {} }
export const define = () => defineRoutes({ Places, Rooms: Rooms as any }, r => r.get('rooms', 'Rooms#index').get('places', 'Places#show'))`,
    result: { throws: "get('places') needs public methods on 'Places': show (missing)" },
  },
  {
    written:
      "a class that is not registered and extends a registered one, with an action of both: `get(path, BusyPlaces, 'index')`",
    happens: DEFINITION,
    program: `class Places { index() {} }
class BusyPlaces extends Places { busy() {} }
export const define = () => defineRoutes({ 'V1/Places': Places }, r => r.get('all', BusyPlaces, 'index'))`,
    result: { throws: "get('all'): the controller extends or wraps the one of 'V1/Places'" },
  },
  {
    written: 'a class that is not registered, from a function that also made a registered one',
    happens: DEFINITION,
    program: `const reports = (title: string) => class { index() { return title } }
const Sales = reports('sales')
const Stocks = reports('stocks')
export const define = () => defineRoutes({ Sales }, r => r.get('stocks', Stocks, 'index'))`,
    result: { throws: "get('stocks'): the controller is written like the one of 'Sales'" },
  },
  {
    written: 'two classes with one name, not both of them registered',
    happens: DEFINITION,
    program: `class Places { index() {} }
class V2 { static readonly Places = class Places { show() {} } }
export const define = () => defineRoutes({}, r => r.get('a', Places, 'index').get('b', V2.Places, 'show'))`,
    result: { throws: "the target 'Places#show' is ambiguous: two classes have the controller path 'Places'" },
  },
  {
    written: 'a generator function as an action or a middleware',
    happens: DEFINITION,
    program: `class Places { *index() {} }
export const define = () => defineRoutes({ Places }, r => r.resources('places', { only: ['index'] }))`,
    result: { throws: "resources('places') needs public methods on 'Places': index (generator)" },
  },
  {
    written: "half of a surrogate pair in a path or a name: `get('\\ud83d', …)`",
    happens: DEFINITION,
    program: String.raw`export const define = () => defineRoutes({}, r => r.get('\ud83d', () => {}))`,
    result: { throws: 'get(\'\ud83d\'): the path "\\ud83d" has half of a surrogate pair' },
  },
  {
    written: 'a property that is never assigned: `index!: () => string`',
    happens: DEFINITION,
    program: `class Places { index!: () => string }
export const define = () => defineRoutes({ Places }, r => r.resources('places', { only: ['index'] }))`,
    result: { throws: "resources('places') needs public methods on 'Places': index (missing)" },
  },
  {
    written: 'an action from an interface with the name of the class, or from an index signature',
    happens: DEFINITION,
    program: `class Places {}
interface Places { index(): void }
export const define = () => defineRoutes({ Places }, r => r.resources('places', { only: ['index'] }))`,
    result: { throws: "resources('places') needs public methods on 'Places': index (missing)" },
  },
  {
    written:
      "redirects to paths in a circle, or a redirect whose path matches its own target: `redirect('a/:id', '/a/5')`",
    happens: DEFINITION,
    program: "export const define = () => defineRoutes({}, r => r.redirect('a', '/b').redirect('b', '/a'))",
    result: { throws: 'the redirect from /a leads in a circle: /a -> /b -> /a' },
  },
  {
    written: 'an import that is `undefined`, because two modules import each other',
    happens: DEFINITION,
    program: `class Places { index() {} }
let Imported!: typeof Places
export const define = () => defineRoutes({ Places: Imported }, r => r.resources('places', { only: ['index'] }))`,
    result: { throws: "defineRoutes: 'Places' must be a class or a function that loads one" },
  },
  {
    written: 'a loader whose module has no types, or other types than its code',
    happens: LOAD,
    program: `const untyped: any = { Places: class { show() {} } }
const load = (): Promise<any> => Promise.resolve(untyped)
export const define = () => defineRoutes({ Places: load }, r => r.resources('places', { only: ['index'] }))`,
    result: { rejects: "resources('places') needs public methods on 'Places': index (missing)" },
  },
  {
    written: 'a scope that a condition chooses within a chain: `(admin ? r.resources(…) : r).resources(…)`',
    happens: 'the table has the routes that were declared, the type those of both scopes',
    program: `class Any { index() {} }
const admin = Math.random() > 1
export const define = () => defineRoutes({ Users: Any, Places: Any }, r =>
  (admin ? r.resources('users', { only: ['index'] }) : r).resources('places', { only: ['index'] }))
export const link = () => define().path('Users#index')`,
    result: { links: "path('Users#index'): the table has no such target" },
  },
  {
    written:
      "one of two classes of the same shape, chosen by a condition: `get(path, admin ? Users : Places, 'index')`",
    happens: 'the type may have the path of the other class',
    program: `class Users { index() {} }
class Places { index() {} }
const chosen = (): boolean => true
export const define = () => defineRoutes({ Users, Places }, r => r.get('a', chosen() ? Places : Users, 'index'))
export const link = () => define().path('Users#index')`,
    result: { links: "path('Users#index'): the table has no such target" },
  },
  {
    written: 'a class with the type of a registered one and a `static controllerPath` of its own',
    happens: 'the type has the path of the registered class',
    program: `class Places { index() {} }
const logged = <Class extends new (...given: any[]) => object>(given: Class): Class =>
  class extends given { static readonly controllerPath = 'Logged' }
export const define = () => defineRoutes({ Places }, r => r.get('places', logged(Places), 'index'))
export const link = () => define().path('Places#index')`,
    result: { links: "path('Places#index'): the table has no such target" },
  },
  {
    written: 'a class that is not registered, with a `static controllerPath` without `readonly`',
    happens: 'the types know of no path, and refuse links',
    program: `class Places { static controllerPath = 'V1/Places'; index() { return 'a' } }
export const define = () => defineRoutes({}, r => r.get('places', Places, 'index'))
// @ts-expect-error the type has no such target
export const path = () => define().path('V1/Places#index')`,
    result: { answers: [['GET /places', 200, 'a']] },
  },
  {
    written: 'options in a variable whose type lacks some of them: `const options: { only: … } = wider`',
    happens: 'the routes have all options, the type only those of the variable',
    program: `class Places { index() { return [] } }
const wider = { only: ['index'], path: 'spots' } as const
const options: { readonly only: readonly ['index'] } = wider
export const define = () => defineRoutes({ Places }, r => r.resources('places', options))
type Path = import('../../src/index.js').RouteOf<ReturnType<typeof define>>['path']
export const path: Path = '/places'
// @ts-expect-error the path at run time
export const spots: Path = '/spots'`,
    result: {
      answers: [
        ['GET /places', 404],
        ['GET /spots', 200],
      ],
    },
  },
  {
    written: "a name or a path behind a cast: `get(path as 'a', …)`",
    happens: 'the type has the path of the cast',
    program: `const path: string = 'b'
export const define = () => defineRoutes({}, r => r.get(path as 'a', ctx => { ctx.body = path }))`,
    result: {
      answers: [
        ['GET /a', 404],
        ['GET /b', 200, 'b'],
      ],
    },
  },
  {
    written: 'two routes that differ only in case, for a router with `caseSensitive: false`',
    happens: 'an error when the router is created',
    program: `export const define = () => defineRoutes({}, r => r.get('a', ctx => { ctx.body = 'a' }).get('A', ctx => { ctx.body = 'A' }))
export const router = () => createRouter(define(), { caseSensitive: false })`,
    result: { creates: 'createRouter: GET /a and GET /A differ only in case' },
  },
  {
    written: "a parameter that no path can contain: `routes.path(target, { id: '' })`",
    happens: LINK,
    program: `class Places { show() {} }
export const define = () => defineRoutes({ Places }, r => r.resources('places', { only: ['show'] }))
export const link = () => define().path('Places#show', { id: '' })`,
    result: { links: "path('Places#show'): the parameter 'id' is empty" },
  },
  {
    written: "a parameter that is a literal segment of another route: `routes.path(target, { id: 'new' })`",
    happens: LINK,
    program: `class Places { show() {} }
export const define = () => defineRoutes({ Places }, r =>
  r.resources('places', { only: ['show'] }).get('places/new', ctx => { ctx.body = 'new' }))
export const link = () => define().path('Places#show', { id: 'new' })`,
    result: { links: "path('Places#show'): /places/new is answered by" },
  },
  {
    written: 'more parameters or options than their type has: `routes.path(target, place)`',
    happens: LINK,
    program: `class Places { show() {} }
interface HasId { readonly id: number }
const place: HasId = { id: 5, ...{ name: 'Lighthouse' } }
export const define = () => defineRoutes({ Places }, r => r.resources('places', { only: ['show'] }))
export const link = () => define().path('Places#show', place)`,
    result: { links: "path('Places#show'): /places/:id has no parameter 'name'" },
  },
  {
    written: 'an action of type `any` that is no function',
    happens: FAILS,
    program: `class Places { index: any = 'places' }
export const define = () => defineRoutes({ Places }, r => r.resources('places', { only: ['index'] }))`,
    result: { answers: [['GET /places', 500]] },
  },
  {
    written: 'an action of type `never`, or of a type parameter of its class',
    happens: FAILS,
    program: `class Places<Action> { constructor(_ctx: unknown, readonly index: Action = 'places' as Action) {} }
export const define = () => defineRoutes({ Places }, r => r.resources('places', { only: ['index'] }))`,
    result: { answers: [['GET /places', 500]] },
  },
  {
    written: "options that are an instance of a class, or a function: `resources('places', new Options())`",
    happens: DEFINITION,
    program: `class Places { index() {} }
class Options { readonly only = ['index'] as const }
export const define = () => defineRoutes({ Places }, r => r.resources('places', new Options()))`,
    result: { throws: "resources('places'): the options must be an object with only" },
  },
  {
    written: 'a setter as an action: `set index(action: () => string) {}`',
    happens: DEFINITION,
    program: `class Places { set index(_action: () => string) {} }
export const define = () => defineRoutes({ Places }, r => r.resources('places', { only: ['index'] }))`,
    result: { throws: "resources('places') needs public methods on 'Places': index (missing)" },
  },
  {
    written: 'an action that expects a method of `ctx` with narrower parameters: `{ get(field: "host"): string }`',
    happens: 'the action calls the method of Koa',
    program: `class Places { index(ctx: { get(field: 'host'): string }) { return ctx.get('host') } }
export const define = () => defineRoutes({ Places }, r => r.resources('places', { only: ['index'] }))`,
    result: { answers: [['GET /places', 200]] },
  },
  {
    written: "a middleware that returns a value: `get('me', ctx => ctx.state.user)`",
    happens: '404',
    program: `class Places { list() { return ['Mill'] }; show(ctx: Koa.Context) { return ctx.params.id } }
const places = new Places()
const authenticate: Koa.Middleware<{ user: string }> = (ctx, next) => { ctx.state.user = 'Ada'; return next() }
export const define = () => defineRoutes({}, r => r
  .get('me', authenticate, ctx => ctx.state.user)
  .get('set', authenticate, ctx => (ctx.body = ctx.state.user))
  .get('places/:id', places.show))`,
    result: {
      answers: [
        ['GET /me', 404],
        ['GET /set', 200, 'Ada'],
        ['GET /places/1', 404],
      ],
    },
  },
  {
    written: 'a middleware with a block instead of an object: `() => { ok: true }`',
    happens: '404',
    program: `export const define = () => defineRoutes({}, r => r
  .get('health', () => { ok: true })
  .get('object', ctx => { ctx.body = { ok: true } }))`,
    result: {
      answers: [
        ['GET /health', 404],
        ['GET /object', 200, '{"ok":true}'],
      ],
    },
  },
  {
    written: 'a constructor that expects more, and options of `createRouter` of type `any`',
    happens: FAILS,
    program: `class Places { #rows: string[]; constructor(_ctx: unknown, db: { rows: string[] }) { this.#rows = db.rows } index() { return this.#rows } }
export const define = () => defineRoutes({ Places }, r => r.resources('places', { only: ['index'] }))
const options: any = {}
export const router = () => createRouter(define(), options)`,
    result: { answers: [['GET /places', 500]] },
  },
  {
    written: 'an action that returns what Koa cannot send: a function, a bigint, a `Map` and the like',
    happens: FAILS,
    program: `class Places { index() { return 5n } show() { return new Map([['id', 5]]) } create() { return new Set([5]) } }
export const define = () => defineRoutes({ Places }, r => r.resources('places', { only: ['index', 'show', 'create'] }))`,
    result: {
      answers: [
        ['GET /places', 500],
        ['GET /places/5', 500],
        ['POST /places', 500],
      ],
    },
  },
  {
    written: 'a reply in place of a body: `ctx.body = reply(201, place)`',
    happens: FAILS,
    program: `import { reply } from '../../src/index.js'
class Places { create(ctx: Koa.Context) { ctx.body = reply(201, { id: '5' }) } }
export const define = () => defineRoutes({ Places }, r => r
  .resources('places', { only: ['create'] })
  .get('health', ctx => { ctx.body = reply(200, 'ok') })
  .get('later', async ctx => { ctx.body = reply(200, await 'ok') }))`,
    result: {
      answers: [
        ['POST /places', 500],
        ['GET /health', 500],
        ['GET /later', 500],
      ],
    },
  },
  {
    written: '`NaN`, an infinite number or an invalid `Date`, in the type of `ReplyOf`',
    happens: '`null`',
    program: `class Places { index() { return { mean: 0 / [].length, opens: new Date('never') } } }
export const define = () => defineRoutes({ Places }, r => r.resources('places', { only: ['index'] }))
export const reply: ReplyOf<ReturnType<typeof define>, 'Places#index'> = { status: 200, body: { mean: 5, opens: 'a text' } }`,
    result: { answers: [['GET /places', 200, '{"mean":null,"opens":null}']] },
  },
  {
    written: 'a class with a getter, in the type of `ReplyOf`',
    happens: 'the reply lacks the member',
    program: `class Money { readonly euros = 5; get cents() { return this.euros * 100 } }
class Prices { show() { return new Money() } }
const routes = defineRoutes({ Prices }, r => r.get('price', 'Prices#show'))
export const cents = (reply: ReplyOf<typeof routes, 'Prices#show'>): number => reply.body.cents
export const define = () => routes`,
    result: { answers: [['GET /price', 200, '{"euros":5}']] },
  },

  {
    written: 'a table with an annotation: `const routes: AnyRouteTable = defineRoutes(…)`',
    happens: 'actions are not compared with their routes, and may find `undefined`',
    program: `class Places { index(ctx: { state: { user: { name: string } } }) { return ctx.state.user.name } }
const routes: AnyRouteTable = defineRoutes({ Places }, r => r.resources('places', { only: ['index'] }))
export const define = () => routes
export const router = () => createRouter(routes)`,
    result: { answers: [['GET /places', 500]] },
  },
  {
    written: 'a contract of a class that is not registered',
    happens: 'requests are validated; the type of `ctx` has no `input`',
    program: `${PAGE}
class Places {
  static readonly controllerPath = 'Places'
  static readonly contract = { index: { query: page } } satisfies ContractOf<Places>
  index(ctx: ActionContext<typeof routes, 'Places#index'>) {
    // @ts-expect-error the type has no input
    return ctx.input
  }
}
const routes = defineRoutes({}, r => r.get('places', Places, 'index'))
export const define = () => routes`,
    result: {
      answers: [
        ['GET /places', 200, '{"query":1}'],
        ['GET /places?page=x', 400],
      ],
    },
  },
  {
    written: 'a schema without visible members that no request fits: a number in `params` or `query`',
    happens: '400, always',
    program: `const object = <Member>(name: string, fits: (value: unknown) => value is Member) => ({ '~standard': {
  version: 1 as const, vendor: 'test', types: undefined as { input: { [name: string]: Member }; output: { [name: string]: Member } } | undefined,
  validate: (value: any) => fits(value[name]) ? { value } : { issues: [{ message: 'no', path: [name] }] },
} })
const isNumber = (value: unknown) => typeof value === 'number'
class Places {
  static readonly contract = {
    show: { params: object('id', isNumber) },
    index: { query: object('page', isNumber) },
  } satisfies ContractOf<Places>
  index() {}
  show() {}
}
export const define = () => defineRoutes({ Places }, r => r.resources('places', { only: ['index', 'show'] }))`,
    result: {
      answers: [
        ['GET /places/5', 400, 'not valid: params.id'],
        ['GET /places?page=5', 400, 'not valid: query.page'],
      ],
    },
  },
  {
    written: 'a parameter that the schema of `params` requires, and another path of the action lacks',
    happens: '400 for that path',
    program: `const params = { '~standard': {
  version: 1 as const, vendor: 'test', types: undefined as { input: { id: string }; output: { id: string } } | undefined,
  validate: (value: any) => 'id' in value ? { value } : { issues: [{ message: 'no', path: ['id'] }] },
} }
class Places {
  static readonly contract = { show: { params } } satisfies ContractOf<Places>
  show() { return 'a place' }
}
export const define = () => defineRoutes({ Places }, r => r.get('places/:id', 'Places#show').get('place', 'Places#show'))`,
    result: {
      answers: [
        ['GET /places/5', 200, 'a place'],
        ['GET /place', 400, 'not valid: params.id'],
      ],
    },
  },
  {
    written: 'a middleware that does not set the state that it declares',
    happens: UNDEFINED,
    program: `const authenticate: Koa.Middleware<{ user: { name: string } }> = (_ctx, next) => next()
export const define = () => defineRoutes({}, r =>
  r.use(authenticate).get('me', ctx => { ctx.body = ctx.state.user.name }))`,
    result: { answers: [['GET /me', 500]] },
  },
  {
    written:
      'one of two middlewares, chosen by a condition: `use(on ? authenticate : pass)`, also in a verb and in the option `use`',
    happens: UNDEFINED,
    program: `class Users { show(ctx: { state: { user: { name: string } } }) { return ctx.state.user.name } }
const authenticate: Koa.Middleware<{ user: { name: string } }> = (ctx, next) => {
  ctx.state.user = { name: 'Ada' }
  return next()
}
const pass: Koa.Middleware = (_ctx, next) => next()
const on = Math.random() > 1
export const define = () => defineRoutes({ Users }, r => r
  .get('verb', on ? authenticate : pass, 'Users#show')
  .resource('user', { only: ['show'], use: { show: on ? authenticate : pass } })
  .scope('written', r => r.use(on ? authenticate : (_ctx, next) => next()).get('me', 'Users#show'))
  .use(on ? authenticate : pass)
  .get('me', 'Users#show'))`,
    result: {
      answers: [
        ['GET /verb', 500],
        ['GET /user', 500],
        ['GET /written/me', 500],
        ['GET /me', 500],
      ],
    },
  },
  {
    written: "a guard after the path of a bare verb, below a `use` that sets its state: `get('me', guard)`",
    happens: 'the guard is the whole route, and the action `me` never runs',
    program: `class Users { me() { return 'Ada' } }
const authenticate: Koa.Middleware<{ user: string }> = (ctx, next) => {
  ctx.state.user = 'Ada'
  return next()
}
const guard: Koa.Middleware<{ user: string }> = (ctx, next) => (ctx.state.user ? next() : ctx.throw(403))
export const define = () => defineRoutes({ Users }, r => r.use(authenticate).namespace('users', r => r
  .get('me', guard)
  .get('also-me', guard, 'Users#me')))`,
    result: {
      answers: [
        ['GET /users/me', 404],
        ['GET /users/also-me', 200, 'Ada'],
      ],
    },
  },
  {
    written: "a middleware with Koa's context that reads state which nothing has set",
    happens: UNDEFINED,
    program: `const greet: Koa.Middleware<{ user: { name: string } }> = (ctx, next) => {
  ctx.set('x-user', ctx.state.user.name)
  return next()
}
export const define = () => defineRoutes({}, r => r.use(greet).get('me', ctx => { ctx.body = 'me' }))`,
    result: { answers: [['GET /me', 500]] },
  },
  {
    written: 'middlewares in a wrong order in `koa-compose`: `use(compose([admin, authenticate]))`',
    happens: UNDEFINED,
    program: `import compose from 'koa-compose'
const authenticate: Koa.Middleware<{ user: { name: string } }> = (ctx, next) => {
  ctx.state.user = { name: 'Ada' }
  return next()
}
const admin = (ctx: { state: { user: { name: string } } }, next: Koa.Next) =>
  ctx.state.user.name === 'Ada' ? next() : undefined
export const define = () => defineRoutes({}, r => r
  .use(compose([admin, authenticate]))
  .get('me', ctx => { ctx.body = ctx.state.user.name }))`,
    result: { answers: [['GET /me', 500]] },
  },
  {
    written: 'a middleware without types, which reads `ctx.params` or `ctx.state` in the call of `use`',
    happens: UNDEFINED,
    program: `export const define = () => defineRoutes({}, r => r
  .use((ctx, next) => (ctx.params.id.length > 0 ? next() : undefined))
  .get('me', ctx => { ctx.body = 'me' }))`,
    result: { answers: [['GET /me', 500]] },
  },
  {
    written: "`__proto__` in the query of a link: `{ query: { __proto__: 'a' } }`",
    happens: 'the link lacks it',
    program: `export const routes = defineRoutes({}, r => r.get('here', () => {}))
export const define = () => defineRoutes({}, r => r
  .get('link', ctx => { ctx.body = routes.path('/here', { query: { __proto__: 'a', page: 2 } }) })
  .get('right', ctx => { ctx.body = routes.path('/here', { query: { ['__proto__']: 'a', page: 2 } }) }))`,
    result: {
      answers: [
        ['GET /link', 200, '/here?page=2'],
        ['GET /right', 200, '/here?__proto__=a&page=2'],
      ],
    },
  },
  {
    written:
      "the router of a `defineRoutesFor<State>` table without its state, in `use`, in a verb or in a mounted application: `get('me', users.routes())`",
    happens: UNDEFINED,
    program: `const users = createRouter(defineRoutesFor<{ user: string }>()({}, r => r
  .get('me', ctx => { ctx.body = String(ctx.state.user) })
  .get('users/me', ctx => { ctx.body = String(ctx.state.user) })))
export const define = () => defineRoutes({}, r => r
  .get('me', users.routes())
  .mount('app', { middleware: [users.routes()], callback: () => {} })
  .use(users.routes())
  .get('users/me', () => {}))`,
    result: {
      answers: [
        ['GET /me', 200, 'undefined'],
        ['GET /app/me', 200, 'undefined'],
        ['GET /users/me', 200, 'undefined'],
      ],
    },
  },
  {
    written: "a router in `use`: `use(users.routes()).get('health', …)`",
    happens: 'its routes answer only requests for the routes behind `use`',
    program: `const users = createRouter(defineRoutes({}, r => r
  .get('users', ctx => { ctx.body = 'users' })
  .get('health', ctx => { ctx.body = 'users' })))
export const define = () => defineRoutes({}, r => r
  .use(users.routes())
  .get('health', ctx => { ctx.body = 'health' }))`,
    result: {
      answers: [
        ['GET /users', 404],
        ['GET /health', 200, 'users'],
      ],
    },
  },
  {
    written: 'members of `defineRoutesFor<State, Context>` that the application does not set',
    happens: UNDEFINED,
    program: `export const define = () => defineRoutesFor<{}, { database: { name: string } }>()({}, r =>
  r.get('name', ctx => { ctx.body = ctx.database.name }))`,
    result: { answers: [['GET /name', 500]] },
  },
  {
    written: 'an `instantiate` that returns no controller of the class',
    happens: FAILS,
    program: `class Places { index() {} }
export const define = () => defineRoutes({ Places }, r => r.resources('places', { only: ['index'] }))
export const router = () => createRouter(define(), { instantiate: () => ({}) })`,
    result: { answers: [['GET /places', 500]] },
  },
  {
    written: '`routes` in the `Context` of `defineRoutesFor` as the type of another table',
    happens: '`ctx.routes` is the table of the route, so a link may throw',
    program: `class Users { show() {} }
const other = defineRoutes({ Users }, r => r.get('users/:id', 'Users#show'))
interface AppContext { readonly routes: typeof other }
export const define = () => defineRoutesFor<{}, AppContext>()({}, r =>
  r.get('link', ctx => { ctx.body = ctx.routes.path('Users#show', { id: 5 }) }))`,
    result: { answers: [['GET /link', 500]] },
  },
  {
    written: "a literal colon without backslashes: `post('b:create', …)`",
    happens: 'the route has a parameter `create`, and answers POST /bandmore',
    program: `export const define = () => defineRoutes({}, r => r.post('b:create', ctx => { ctx.body = ctx.params.create }))`,
    result: { answers: [['POST /bandmore', 200, 'andmore']] },
  },
  {
    written: 'a middleware that reads `id` or `projectId`, where `id` belongs to another resource',
    happens: 'the id is taken for that of a project',
    program: `const loadProject: Koa.Middleware<{ project: string }, { params: { id?: string; projectId?: string } }> = (ctx, next) => {
  ctx.state.project = \`project \${ctx.params.projectId ?? ctx.params.id}\`
  return next()
}
class Users { show(ctx: { state: { project: string } }) { return ctx.state.project } }
export const define = () => defineRoutes({ Users }, r => r
  .resources('users', { only: ['show'], use: { show: loadProject } }))`,
    result: { answers: [['GET /users/5', 200, 'project 5']] },
  },
  {
    written: "a parameter in the query or the fragment of a redirect: `redirect('find/:name', '/places?name=:name')`",
    happens: '`:name` is sent as it is written',
    program: `export const define = () => defineRoutes({}, r => r
  .redirect('find/:name', '/places?name=:name')
  .redirect('list/:name', '/places#:name'))`,
    result: {
      answers: [
        ['GET /find/mill', 301, 'Redirecting to /places?name=:name.'],
        ['GET /list/mill', 301, 'Redirecting to /places#:name.'],
      ],
    },
  },
  {
    written: 'a redirect to its own path with a slash at the end, or redirects in a circle behind a `use`',
    happens: 'clients are redirected until they give up',
    program: `export const define = () => defineRoutes({}, r => r
  .redirect('c', '/c/')
  .redirect('a', '/b')
  .use((_ctx, next) => next())
  .redirect('b', '/a'))`,
    result: {
      answers: [
        ['GET /c/', 301, 'Redirecting to /c/.'],
        ['GET /a', 301, 'Redirecting to /b.'],
        ['GET /b', 301, 'Redirecting to /a.'],
      ],
    },
  },
]
