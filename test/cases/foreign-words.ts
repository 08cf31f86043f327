/** Calls of methods that only other routers have, with the place of the error and its message. They throw it, too. */
export interface ForeignCall {
  readonly title: string
  readonly source: string
  readonly message: string
  /** What the message says to write: it compiles and runs. */
  readonly instead: string
}

export const foreignCalls: readonly ForeignCall[] = [
  {
    title: 'Rails: root, and more behind it',
    source: "r => r.root(«'places#index'»).resources('places', r => r.get('preview'))",
    message: "there is no root: write get('/', …)",
    instead: "r => r.get('/', 'Places#index').resources('places', r => r.get('preview'))",
  },
  {
    title: 'Rails: concern, with a callback without types',
    source: "r => r.concern(«'commentable'», r => { r.resources('comments') }).resources('places')",
    message: 'there is no concern: write a function that takes a scope, and draw(part)',
    instead: "r => r.draw((r: ScopeAt<typeof controllers, ''>) => r.resources('places'))",
  },
  {
    title: 'Rails: constraints, with a callback without types',
    source: "r => r.constraints(«'subdomain'», r => r.resources('places')).resources('places')",
    message:
      "there is no constraints: give parameters a kind, as in scope(path, { params: { id: 'integer' } }, r => …)",
    instead: "r => r.scope('places/:id', { params: { id: 'integer' } }, r => r.get('/', 'Places#show'))",
  },
  {
    title: '@koa/router: del, in a namespace',
    source: "r => r.namespace('v1', r => r.del(«'places/:id'», 'V1/Places#show').resources('places'))",
    message: 'there is no del: write delete(path, …)',
    instead: "r => r.namespace('v1', r => r.delete('places/:id', 'V1/Places#show'))",
  },
  {
    title: '@koa/router: prefix',
    source: "r => r.prefix(«'/api'»).get('places', ctx => { ctx.body = [] })",
    message: 'there is no prefix: write scope(path, r => …) around the routes',
    instead: "r => r.scope('/api', r => r.get('places', ctx => { ctx.body = [] }))",
  },
  {
    title: '@koa/router: param, with a function without types',
    source: "r => r.param(«'id'», (id, ctx, next) => { ctx.state.id = id; return next() }).resources('places')",
    message: 'there is no param: write castParam(ctx, name, kind) in the action',
    instead: "r => r.get('places/:id', ctx => { ctx.body = castParam(ctx, 'id', 'integer') })",
  },
  {
    title: '@koa/router: register',
    source: "r => r.register(«'/places'», ['GET', 'POST'], ctx => { ctx.body = [] }).resources('places')",
    message: 'there is no register: write match(methods, path, …)',
    instead: "r => r.match(['get', 'post'], '/places', ctx => { ctx.body = [] })",
  },
  {
    title: 'Express: route',
    source: "r => r.route(«'/places'»).get('index', ctx => { ctx.body = [] }).resources('places')",
    message: 'there is no route: write one call for each method, as in get(path, …).post(path, …)',
    instead: "r => r.get('/places', ctx => { ctx.body = [] }).post('/places', ctx => { ctx.body = [] })",
  },
]
