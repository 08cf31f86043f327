/**
 * What an editor offers and shows, at the mark ‸ of a program. A `table` is the callback of `defineRoutes` over the
 * controllers of `editor-controllers.ts`, as far as it is written: a closing parenthesis may be missing. A `controller`
 * is a statement of another file, over the table `routes` of those controllers. The editors of TypeScript 5.9, 6.0 and
 * 7.0 give the same answers.
 */
export interface EditorCase {
  readonly title: string
  readonly table?: string
  readonly controller?: string
  /** All that is offered. An editor narrows it to what begins like the word at the mark. */
  readonly offers?: readonly string[]
  /** What is offered crossed out, as deprecated. */
  readonly strikesOut?: readonly string[]
  /** What the hover shows, line by line in any order: 7.0 sorts the members of a type, the others leave them. */
  readonly shows?: readonly string[]
  /** What a hover shows among other lines, and what it must not show. */
  readonly mentions?: readonly string[]
  readonly hides?: readonly string[]
  /** The hover's docstring, or a part of it. */
  readonly says?: string
}

const TOP = ['APIKeys', 'ping', 'user-settings', 'users']
const OPTIONS = ['controller', 'except', 'only', 'param', 'singular']
const ACTIONS = ['create', 'destroy', 'index', 'show', 'update']
const LINKS = [
  ...['Users#show', 'Users#update', 'V1/Host/Places#preview', 'V1/Host/Places#show'],
  ...['V1/Host/Places/Rooms#destroy', 'V1/Host/Places/Rooms#index', 'V1/Host/Places/Rooms#show'],
]
const METHODS = [
  ...['all', 'collection', 'delete', 'draw', 'get', 'head', 'namespace', 'options', 'patch', 'post', 'put'],
  ...['redirect', 'resource', 'resources', 'scope', 'use'],
]

const actions = (path: string, ...own: readonly string[]) => [...ACTIONS, ...own].map(action => `${path}#${action}`)
/** What a redirect can lead to, routed or not: that is not known before the table is whole. */
const TARGETS = [
  ...['Ping#ping', 'Ping#deepPing', 'V1/Host#dashboard'],
  ...[...actions('Users', 'signedIn'), ...actions('UserSettings'), ...actions('APIKeys')],
  ...[...actions('lowercase', 'unreachable'), ...actions('V1/Host/Places', 'preview', 'search', 'markRead')],
  ...[...actions('V1/Host/Places/Rooms'), ...actions('V1/Host/Places/Rooms/Beds')],
].sort()

export const completions: readonly EditorCase[] = [
  // Targets of redirects
  {
    title: 'redirect: the public actions of the registered controllers',
    table: "r => r.redirect('old', '‸')",
    offers: TARGETS,
  },
  {
    title: 'redirect: the same while a target is half written, with options and more of the chain behind it',
    table: "r => r.redirect('old/:id', 'V1/‸', { status: 302 }).resources('users')",
    offers: TARGETS,
  },
  {
    title: 'redirect: the same where the target is right already',
    table: "r => r.namespace('v1', r => r.redirect('old', 'Users#index‸').get('ping', Ping, 'ping'))",
    offers: TARGETS,
  },
  {
    title: 'redirect: the same while the rest of the line is not written',
    table: "r => r.scope(':locale', r => r.redirect('old', '‸",
    offers: TARGETS,
  },
  // The names of resources
  {
    title: 'resources: the names that have a controller, in kebab-case as paths are written',
    table: "r => r.resources('‸')",
    offers: TOP,
  },
  {
    title: 'resources: the same while a name is half written',
    table: "r => r.resources('us‸')",
    offers: TOP,
  },
  {
    title: 'resources: the same where the name is right already, to put another in its place',
    table: "r => r.resources('users‸')",
    offers: TOP,
  },
  {
    title: 'resources: the same where the name is wrong; the sentence of the error is not offered as a name',
    table: "r => r.resources('usres‸')",
    offers: TOP,
  },
  {
    title: 'resources: behind other calls of the chain',
    table: "r => r.get('ping', Ping, 'ping').resources('users').resources('‸')",
    offers: TOP,
  },
  {
    title: 'resources: before options',
    table: "r => r.resources('‸', { only: ['index'] })",
    offers: TOP,
  },
  {
    title: 'resources: before a callback',
    table: "r => r.resources('‸', r => r.get('preview'))",
    offers: TOP,
  },
  {
    title: 'resources: before options and a callback',
    table: "r => r.resources('‸', { only: ['index'] }, r => r.get('preview'))",
    offers: TOP,
  },
  {
    title: 'resources: none where no controller stands below the scope',
    table: "r => r.namespace('v2', r => r.resources('‸'))",
    offers: [],
  },
  {
    title: 'resources: in a namespace, the controllers below it and not those below these',
    table: "r => r.namespace('v1', r => r.namespace('host', r => r.resources('‸')))",
    offers: ['places'],
  },
  {
    title: 'resources: in a scope, those around it, for a scope adds nothing to the controller path',
    table: "r => r.scope(':locale', r => r.resources('‸'))",
    offers: TOP,
  },
  {
    title: 'resources: in the callback of another',
    table: "r => r.namespace('v1', r => r.namespace('host', r => r.resources('places', r => r.resources('‸'))))",
    offers: ['rooms'],
  },
  {
    title: 'resources: in the callback of one with options',
    table:
      "r => r.namespace('v1', r => r.namespace('host', r => r.resources('places', { param: 'slug' }, r => r.resources('‸'))))",
    offers: ['rooms'],
  },
  {
    title: 'resources: behind a verb in the callback of another',
    table:
      "r => r.namespace('v1', r => r.namespace('host', r => r.resources('places', r => r.get('preview').resources('‸'))))",
    offers: ['rooms'],
  },
  {
    title: 'resources: three levels down',
    table:
      "r => r.namespace('v1', r => r.namespace('host', r => r.resources('places', r => r.resources('rooms', r => r.resources('‸')))))",
    offers: ['beds'],
  },
  {
    title: 'resources: in the callback of one that is wrong itself, here by an action that is missing',
    table: "r => r.namespace('v1', r => r.resources('host', r => r.resources('‸')))",
    offers: ['places'],
  },
  {
    title: 'resources: while the rest of the line is not written',
    table: "r => r.resources('‸",
    offers: TOP,
  },
  {
    title: 'resources: while the rest of the line is not written, in a callback',
    table: "r => r.namespace('v1', r => r.namespace('host', r => r.resources('places', r => r.resources('ro‸",
    offers: ['rooms'],
  },
  {
    title: 'resources: while the callback has no chain but this call in a block',
    table: "r => { return r.namespace('v1', r => { return r.namespace('host', r => { r.resources('‸') }) }) }",
    offers: ['places'],
  },
  {
    title: 'resources: in a part that is drawn elsewhere',
    controller: "export const part = (r: ScopeAt<typeof controllers, 'v1/host'>) => r.resources('‸')",
    offers: ['places'],
  },
  {
    title: 'resource: the singular of those names',
    table: "r => r.resource('‸')",
    offers: ['APIKey', 'user', 'user-setting'],
  },
  {
    title: 'resource: in the callback of resources',
    table: "r => r.namespace('v1', r => r.namespace('host', r => r.resources('places', r => r.resource('‸",
    offers: ['room'],
  },
  // Links
  {
    title: 'path: the targets',
    controller: "const link = routes.path('‸')",
    offers: LINKS,
  },
  {
    title: 'path: the same where the target is wrong or half written',
    controller: "const link = routes.path('Use‸', { id: 5 })",
    offers: LINKS,
  },
  {
    title: 'path: the same where the target is right already',
    controller: "const link = routes.path('Users#show‸')",
    offers: LINKS,
  },
  {
    title: 'path: the same while the rest of the line is not written',
    controller: "const link = routes.path('‸",
    offers: LINKS,
  },
  {
    title: 'url: the targets',
    controller: "const link = routes.url('https://example.com', '‸')",
    offers: LINKS,
  },
  {
    title: 'path: the parameters of the target',
    controller: "const link = routes.path('V1/Host/Places/Rooms#show', { ‸ })",
    offers: ['id', 'placeId'],
  },
  {
    title: 'path: the parameters that are not written yet',
    controller: "const link = routes.path('V1/Host/Places/Rooms#show', { id: 5, ‸ })",
    offers: ['placeId'],
  },
  {
    title: 'path: the options where the path has no parameters',
    controller: "const link = routes.path('Users#show', { ‸ })",
    offers: ['hash', 'query'],
  },
  // Options
  {
    title: 'the names of the options',
    table: "r => r.resources('users', { ‸ })",
    offers: OPTIONS,
  },
  {
    title: 'the names of the options before a callback',
    table: "r => r.resources('users', { ‸ }, r => r.get('signed-in'))",
    offers: OPTIONS,
  },
  {
    title: 'the names of the options while one is half written',
    table: "r => r.resources('users', { o‸ })",
    offers: OPTIONS,
  },
  {
    title: 'the names of the options that are not written yet',
    table: "r => r.resources('users', { only: ['show'], ‸ })",
    offers: ['controller', 'except', 'param', 'singular'],
  },
  {
    title: 'the names of the options of resource',
    table: "r => r.resource('user', { ‸ })",
    offers: ['controller', 'except', 'only', 'plural'],
  },
  {
    title: 'the standard actions in only',
    table: "r => r.resources('users', { only: ['‸'] })",
    offers: ACTIONS,
  },
  {
    title: 'the standard actions in only, behind others and before a callback',
    table: "r => r.resources('users', { only: ['show', '‸'] }, r => r.get('signed-in'))",
    offers: ACTIONS,
  },
  {
    title: 'the standard actions in except',
    table: "r => r.resources('users', { except: ['‸'] })",
    offers: ACTIONS,
  },
  {
    title: 'the standard actions of resource: it has no index',
    table: "r => r.resource('user', { only: ['‸'] })",
    offers: ['create', 'destroy', 'show', 'update'],
  },
  // Actions
  {
    title: 'a verb: the public methods of the controller',
    table: "r => r.get('ping', Ping, '‸')",
    offers: ['deepPing', 'ping'],
  },
  {
    title: 'a verb: the same where the action is right already',
    table: "r => r.post('ping', Ping, 'ping‸')",
    offers: ['deepPing', 'ping'],
  },
  {
    title: 'a verb: the same while the rest of the line is not written',
    table: "r => r.namespace('v1', r => r.get('ping', Ping, 'de‸",
    offers: ['deepPing', 'ping'],
  },
  {
    title: 'a bare verb: the actions of the resource in kebab-case, without the standard ones',
    table: "r => r.namespace('v1', r => r.namespace('host', r => r.resources('places', r => r.get('‸'))))",
    offers: ['mark-read', 'preview', 'search'],
  },
  {
    title: 'a bare verb: the same behind another and half written',
    table:
      "r => r.namespace('v1', r => r.namespace('host', r => r.resources('places', r => r.get('preview').post('ma‸'))))",
    offers: ['mark-read', 'preview', 'search'],
  },
  {
    title: 'a bare verb: the same in the collection',
    table: "r => r.resources('users', r => r.collection(r => r.get('‸')))",
    offers: ['signed-in'],
  },
  {
    title: 'a bare verb: the same in a namespace that has a controller',
    table: "r => r.namespace('v1', r => r.namespace('host', r => r.get('‸",
    offers: ['dashboard'],
  },
  {
    title: 'a bare verb: nothing where no resource and no namespace gives a controller',
    table: "r => r.get('‸')",
    offers: [],
  },
  // The chain
  {
    title: 'the chain: its methods; member is crossed out, for there is none',
    table: 'r => r.‸',
    offers: METHODS,
    strikesOut: ['member'],
  },
  {
    title: 'the chain: the same behind a call, in a callback',
    table: "r => r.resources('users', r => r.get('signed-in').‸",
    offers: METHODS,
    strikesOut: ['member'],
  },
  {
    title: 'the chain: the same behind a call that is wrong',
    table: "r => r.resources('usres').‸",
    offers: METHODS,
    strikesOut: ['member'],
  },
  // Beside the table
  {
    title: 'Context: the targets of the table',
    controller: "type Show = Context<'‸'>",
    offers: [
      ...['Users#show', 'Users#update', 'V1/Host/Places#preview', 'V1/Host/Places#show'],
      ...['V1/Host/Places/Rooms#destroy', 'V1/Host/Places/Rooms#index', 'V1/Host/Places/Rooms#show'],
    ],
  },
  {
    title: 'ctx.params: the parameters of the route',
    controller: "const show = (ctx: Context<'V1/Host/Places/Rooms#show'>) => ctx.params.‸",
    offers: ['id', 'placeId'],
  },
  {
    title: 'castParam: the parameters of the route',
    controller: "const show = (ctx: Context<'V1/Host/Places/Rooms#show'>) => castParam(ctx, '‸')",
    offers: ['id', 'placeId'],
  },
  {
    title: 'castParam: the same while the rest of the line is not written',
    controller: "class Rooms { show(ctx: Context<'V1/Host/Places/Rooms#show'>) { const id = castParam(ctx, '‸",
    offers: ['id', 'placeId'],
  },
  {
    title: 'castParam: the kinds',
    controller: "const show = (ctx: Context<'V1/Host/Places#show'>) => castParam(ctx, 'id', '‸')",
    offers: ['bigint', 'integer', 'uuid'],
  },
]

export const hovers: readonly EditorCase[] = [
  {
    title: 'RouteMap: the table, a line a route',
    controller: 'type T‸able = RouteMap<typeof routes>',
    shows: [
      'type Table = {',
      '    "GET /user": "Users#show";',
      '    "PUT /user": "Users#update";',
      '    "PATCH /user": "Users#update";',
      '    "GET /v1/host/places/:id": "V1/Host/Places#show";',
      '    "GET /v1/host/places/:id/preview": "V1/Host/Places#preview";',
      '    "GET /v1/host/places/:id/rooms": "V1/Host/Places/Rooms#index";',
      '    "GET /v1/host/places/:placeId/rooms/:id": "V1/Host/Places/Rooms#show";',
      '    "DELETE /v1/host/places/:placeId/rooms/:id": "V1/Host/Places/Rooms#destroy";',
      '}',
    ],
  },
  {
    title: 'ctx.params: the parameters by name',
    controller: "const show = (ctx: Context<'V1/Host/Places/Rooms#show'>) => ctx.par‸ams",
    shows: ['(property) params: {', '    placeId: string;', '    id: string;', '}'],
  },
  {
    title: 'castParam: what a kind gives',
    controller: "const id‸ = castParam({} as Context<'V1/Host/Places#show'>, 'id', 'bigint')",
    shows: ['const id: bigint'],
  },
  {
    title: 'castParam: its docstring, with an example',
    controller: "const id = cast‸Param({} as Context<'V1/Host/Places#show'>, 'id', 'bigint')",
    says: "castParam(ctx, 'id', 'bigint') // bigint",
  },
  {
    title:
      'a scope: its name. A limit: no compiler hides what an interface was given, so the controllers follow, cut short',
    table: "r => r.namespace('v1', r‸ => r)",
    mentions: ['(parameter) r: Scope<', 'NamespaceFrame<TopFrame, "v1">'],
    hides: ['GET /', 'Users#show'],
  },
  {
    title: 'resources: its docstring',
    table: "r => r.res‸ources('users')",
    mentions: ['resources<"users", '],
    says: 'Routes the five standard actions of a resource: index, create, show, update (PUT and PATCH) and destroy.',
  },
  {
    title: 'resources: the same with options and a callback',
    table: "r => r.res‸ources('users', { only: ['show'] }, r => r.get('signed-in'))",
    says: "r.resources('places', { only: ['index', 'show'] }, r => r.resources('rooms'))",
  },
  {
    title: 'resource: its docstring',
    table: "r => r.res‸ource('user')",
    says: "r.resource('user', { only: ['show', 'update'] })",
  },
  {
    title: 'namespace: its docstring',
    table: "r => r.name‸space('v1', r => r)",
    says: "r.namespace('v1', r => r.resources('places')) // GET /v1/places  V1/Places#index …",
  },
  {
    title: 'scope: its docstring',
    table: "r => r.sc‸ope(':locale', r => r)",
    says: "r.scope(':locale', r => r.resources('places'))",
  },
  {
    title: 'use: its docstring',
    table: 'r => r.us‸e(async (_ctx, next) => next())',
    says: 'Runs a middleware before every route that follows in this scope and in nested ones.',
  },
  {
    title: 'collection: its docstring',
    table: "r => r.resources('users', r => r.collec‸tion(r => r.get('signed-in')))",
    says: "r.resources('places', r => r.collection(r => r.get('search')))",
  },
  {
    title: 'a verb: its docstring',
    table: "r => r.g‸et('ping', Ping, 'ping')",
    says: "r.get('ping', PingController, 'ping') // GET /ping  Ping#ping",
  },
  {
    title: 'a bare verb: its own docstring',
    table: "r => r.resources('users', r => r.g‸et('signed-in'))",
    says: "r.resources('places', r => r.get('preview')) // GET /places/:id/preview  Places#preview",
  },
  {
    title: 'a verb with a middleware: its own docstring',
    table: "r => r.g‸et('health', ctx => { ctx.body = 'ok' })",
    says: "r.get('health', ctx => { ctx.body = { ok: true } }) // GET /health",
  },
  {
    title: 'only: its docstring',
    table: "r => r.resources('users', { on‸ly: ['show'] })",
    says: 'The standard actions to route, of the five; the others are left out.',
  },
  {
    title: 'defineRoutes: its docstring, with an example',
    controller: 'const define = define‸Routes',
    says: "const routes = defineRoutes({ Ping: PingController }, r => r.get('ping', PingController, 'ping'))",
  },
  {
    title: 'ActionContext: its docstring, with an example',
    controller: "type Show = Action‸Context<typeof routes, 'Users#show'>",
    says: 'export type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>',
  },
  {
    title: 'TargetOf: its docstring, with an example',
    controller: 'type Targets = Target‸Of<typeof routes>',
    says: "'Ping#ping' | 'V1/Host/Places#index' | …",
  },
  {
    title: 'RouteMap: its docstring, with an example',
    controller: 'type Table = Route‸Map<typeof routes>',
    says: "RouteMap<typeof routes> // { 'GET /ping': 'Ping#ping'; 'GET /health': 'middleware' … }",
  },
  {
    title: 'createRouter: its docstring, with an example',
    controller: 'const router = create‸Router(routes)',
    says: 'createRouter(routes)',
  },
]
