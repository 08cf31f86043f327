/** Calls of methods that only other routers have, with the place of the error and its message. They throw it, too. */
export interface ForeignCall {
  readonly title: string
  readonly source: string
  readonly message: string
  /** The type that the compilers print, where it is not what is written. */
  readonly given?: string
  /** What the message says to write: it compiles and runs. */
  readonly instead: string
}

export const foreignCalls: readonly ForeignCall[] = [
  {
    title: 'Rails: root, and more after it',
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
    title: 'Rails: concerns, in resources',
    source: "r => r.resources('places', r => r.concerns(«'commentable'»).get('preview'))",
    message: 'there is no concerns: write draw(part), with a function that takes a scope',
    instead: "r => r.draw((r: Part) => r.resources('places'))",
  },
  {
    title: 'Rails: controller, with a callback without types',
    source: "r => r.controller(«'places'», r => r.get('preview')).resources('places')",
    message: "there is no controller: write the target of each verb, as in get(path, 'Places#search')",
    instead: "r => r.get('preview', 'Places#preview').resources('places')",
  },
  {
    title: 'Rails: defaults, with a callback without types',
    source: "r => r.defaults(«{ format: 'json' }», r => r.resources('places')).get('a', 'Places#show')",
    message: 'there is no defaults: write the default values in the actions',
    given: '{ format: string; }',
    instead: "r => r.resources('places').get('a', 'Places#show')",
  },
  {
    title: 'Rails: shallow, with a callback without types',
    source: "r => r.shallow(«r => r.resources('places')»).resources('places')",
    message: 'there is no shallow: write resources(name, { shallow: true }, r => …)',
    given: '(r: UncheckedScope) => UncheckedScope',
    instead: "r => r.resources('places', { shallow: true }, r => r.get('preview'))",
  },
  {
    title: 'Rails: new, with a callback without types',
    source: "r => r.resources('places', r => r.new(«r => r.get('preview')»).get('preview'))",
    message: "there is no new: write collection(r => r.scope('new', r => …))",
    given: '(r: UncheckedScope) => UncheckedScope',
    instead: "r => r.resources('places', r => r.collection(r => r.scope('new', r => r.get('preview'))))",
  },
  {
    title: 'Rails: direct, with a function without types',
    source: "r => r.direct(«'homepage'», options => options.url).resources('places')",
    message: 'there is no direct: write a function that returns the URL',
    instead: "r => r.resources('places')",
  },
  {
    title: 'Rails: resolve, with a function without types',
    source: "r => r.resolve(«'Basket'», basket => [basket]).resources('places')",
    message: 'there is no resolve: write a function that returns a link, as routes.path does',
    instead: "r => r.resources('places')",
  },
  {
    title: 'Rails: with_options, with a callback without types',
    source: "r => r.with_options(«{ only: ['show'] }», r => r.resources('places')).resources('places')",
    message: 'there is no with_options: write the options in each call',
    given: '{ only: string[]; }',
    instead: "r => r.resources('places', { only: ['show'] })",
  },
  {
    title: 'Rails: withOptions, with a callback without types',
    source: "r => r.withOptions(«{ only: ['show'] }», r => r.resources('places')).resources('places')",
    message: 'there is no withOptions: write the options in each call',
    given: '{ only: string[]; }',
    instead: "r => r.resources('places', { only: ['show'] })",
  },
  {
    title: 'Devise: devise_for',
    source: "r => r.devise_for(«'users'»).resources('places')",
    message: "there is no devise_for: write the routes themselves, as in post('login', 'Sessions#create')",
    instead: "r => r.post('login', 'Places#create')",
  },
  {
    title: 'Devise: deviseFor',
    source: "r => r.deviseFor(«'users'»).resources('places')",
    message: "there is no deviseFor: write the routes themselves, as in post('login', 'Sessions#create')",
    instead: "r => r.post('login', 'Places#create')",
  },
  {
    title: 'Devise: authenticate, with a callback without types',
    source: "r => r.authenticate(«'user'», r => r.resources('places')).resources('places')",
    message: 'there is no authenticate: write scope(r => r.use(middleware).get(…))',
    instead: "r => r.scope(r => r.use((_ctx, next) => next()).get('a', 'Places#show'))",
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
    title: 'Rails: match, with its options',
    source: "r => r.match(«'about'», { to: 'places#about', via: ['get', 'post'] }).resources('places')",
    message: 'there is no match: write one call for each method, as in get(path, …).post(path, …)',
    instead: "r => r.get('about', 'Places#index').post('about', 'Places#index')",
  },
  {
    title: 'match with a list of methods and a function without types',
    source: "r => r.match(«['get', 'post']», 'about', ctx => { ctx.body = [] }).resources('places')",
    message: 'there is no match: write one call for each method, as in get(path, …).post(path, …)',
    given: 'string[]',
    instead: "r => r.get('about', ctx => { ctx.body = [] }).post('about', ctx => { ctx.body = [] })",
  },
  {
    title: '@koa/router: register',
    source: "r => r.register(«'/places'», ['GET', 'POST'], ctx => { ctx.body = [] }).resources('places')",
    message: 'there is no register: write one call for each method, as in get(path, …).post(path, …)',
    instead: "r => r.get('/places', ctx => { ctx.body = [] }).post('/places', ctx => { ctx.body = [] })",
  },
  {
    title: 'Express: route',
    source: "r => r.route(«'/places'»).get('index', ctx => { ctx.body = [] }).resources('places')",
    message: 'there is no route: write one call for each method, as in get(path, …).post(path, …)',
    instead: "r => r.get('/places', ctx => { ctx.body = [] }).post('/places', ctx => { ctx.body = [] })",
  },
]
