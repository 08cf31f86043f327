/**
 * What an editor offers and shows at the mark ‸ in a program, and where it leads from there. A `table` is a callback of
 * `defineRoutes` over the controllers of `editor-controllers.ts`, which may be unfinished. A `controller` is a statement of
 * another file, over the table `routes` of those controllers. The editors of TypeScript 5.9, 6.0 and 7.0 give the same
 * answers.
 */
export interface EditorCase {
  readonly title: string
  readonly table?: string
  readonly controller?: string
  /** The completions. An editor shows those that begin like the word at the mark. */
  readonly offers?: readonly string[]
  /** Whether an editor shows a docstring beside each of the completions. */
  readonly areDocumented?: true
  /** Completions that are crossed out, since they are deprecated. */
  readonly strikesOut?: readonly string[]
  /** The lines that a hover shows, in any order: 7.0 sorts the members of a type. */
  readonly shows?: readonly string[]
  /** Text that a hover contains, and text that it must not contain. */
  readonly mentions?: readonly string[]
  readonly hides?: readonly string[]
  /** The number of characters that a hover must not exceed. */
  readonly atMost?: number
  /** The files and lines that "go to definition" leads to. */
  readonly leadsTo?: readonly string[]
  /** The files and lines that use the name, and that a new name changes. `program` is the file with the mark. */
  readonly usedAt?: readonly string[]
  /** The parameter hint: the form of the call that an editor shows after the opening parenthesis. The compilers sort unions differently. */
  readonly hint?: string | RegExp
  /** A part of the docstring that a hover or a parameter hint shows. */
  readonly docstring?: string
}

const TOP = ['APIKeys', 'read-only', 'user-settings', 'users']
const OPTIONS = ['controller', 'except', 'id', 'only', 'param', 'path', 'shallow', 'singular', 'use']
const ACTIONS = ['create', 'destroy', 'index', 'show', 'update']
const LINKS = [
  ...['Users#show', 'Users#update', 'V1/Host/Places#preview', 'V1/Host/Places#show'],
  ...['V1/Host/Places/Rooms#destroy', 'V1/Host/Places/Rooms#index', 'V1/Host/Places/Rooms#show'],
]
const METHODS = [
  ...[
    'all',
    'collection',
    'delete',
    'draw',
    'get',
    'head',
    'match',
    'mount',
    'namespace',
    'options',
    'patch',
    'post',
    'put',
  ],
  ...['query', 'redirect', 'resource', 'resources', 'scope', 'use'],
]

const actions = (path: string, ...own: readonly string[]) => [...ACTIONS, ...own].map(action => `${path}#${action}`)
/** The targets of redirects and verbs, routed or not. */
const TARGETS = [
  ...['Ping#ping', 'Ping#deepPing', 'V1/Host#dashboard'],
  ...[...actions('Users', 'signedIn'), ...actions('UserSettings'), ...actions('APIKeys')],
  ...['ReadOnly#index', 'ReadOnly#show'],
  ...[...actions('lowercase', 'unreachable'), ...actions('V1/Host/Places', 'preview', 'search', 'markRead')],
  ...[...actions('V1/Host/Places/Rooms'), ...actions('V1/Host/Places/Rooms/Beds')],
].sort()

/** The controller paths with a standard action. */
const CONTROLLERS = TARGETS.filter(target => target.endsWith('#show')).map(target => target.replace('#show', ''))

const CONTRACT_MEMBERS = [
  'body',
  'deprecated',
  'description',
  'headers',
  'openapi',
  'params',
  'query',
  'returns',
  'security',
  'summary',
  'tags',
]

/** The usual statuses of replies, and the member of a schema. An editor quotes what is no identifier. */
const STATUSES = [
  ...[200, 201, 202, 204, 206, 301, 302, 303, 304, 307, 308, 400, 401, 403, 404, 406, 409, 410, 412, 413, 415, 422],
  ...[428, 429, 500, 502, 503, 504],
  '~standard',
].map(status => `"${status}"`)

/** Header fields of replies, without `Location`. */
const HEADERS = [
  ...['Cache-Control', 'Content-Disposition', 'Content-Language', 'Content-Location', 'Content-Type'],
  ...['Last-Modified', 'Retry-After', 'WWW-Authenticate'],
]
  .map(name => `"${name}"`)
  .concat('Allow', 'ETag', 'Expires', 'Link', 'Vary')

/** A table in which a target has several paths. */
const SEVERAL =
  "const several = defineRoutes({ Users }, r => r.get('one', 'Users#show').get('two/:id', 'Users#show'))\n"

/** The same, with parameters in several paths. */
const THREE =
  "const three = defineRoutes({ Users }, r => r.get('a/:x', 'Users#show').get('b/:y/:z', 'Users#show').get('c', 'Users#show'))\n"

const TESTING = "import { misroutedRequests } from '../../src/testing/index.js'\n"

export const completions: readonly EditorCase[] = [
  // Targets of redirects
  {
    title: 'redirect: the public actions of the registered controllers',
    table: "r => r.redirect('old', '‸')",
    offers: TARGETS,
  },
  {
    title: 'redirect: the public actions, with a half-written target before options and more of the chain',
    table: "r => r.redirect('old/:id', 'V1/‸', { status: 302 }).resources('users')",
    offers: TARGETS,
  },
  {
    title: 'redirect: the public actions, at a target that is right already',
    table: "r => r.namespace('v1', r => r.redirect('old', 'Users#index‸').get('ping', Ping, 'ping'))",
    offers: TARGETS,
  },
  {
    title: 'redirect: the public actions, while the rest of the line is missing',
    table: "r => r.scope(':locale', r => r.redirect('old', '‸",
    offers: TARGETS,
  },
  {
    title: 'redirect: the methods',
    table: "r => r.redirect('old', 'Users#show', { method: '‸' })",
    offers: ['all', 'get'],
  },
  {
    title: 'redirect: its options that are left, while the rest of the line is missing',
    table: "r => r.redirect('old', 'Users#show', { status: 302, ‸",
    offers: ['method', 'path'],
  },
  {
    title: 'redirect: its options for a path, to which path does not belong',
    table: "r => r.redirect('old', '/new', { ‸ }).resources('users')",
    offers: ['method', 'status'],
    areDocumented: true,
  },
  {
    title: 'redirect: its options for a URL that are left, while the rest of the line is missing',
    table: "r => r.redirect('old', 'https://example.com', { method: 'all', ‸",
    offers: ['status'],
  },
  {
    title: 'redirect: its options for a URL, at a half-written name',
    table: "r => r.redirect('old', 'https://example.com', { pa‸ })",
    offers: ['method', 'status'],
  },
  {
    title: 'redirect: the methods, beside a status that loses the method',
    table: "r => r.redirect('old', 'Users#show', { status: 302, method: '‸' })",
    offers: ['get'],
  },
  {
    title: 'redirect: the methods, beside a status that keeps the method',
    table: "r => r.redirect('old', '/new', { method: '‸', status: 308 })",
    offers: ['all', 'get'],
  },
  {
    title: 'redirect: nothing for the path of a target',
    table: "r => r.redirect('old', 'Users#show', { path: '‸' })",
    offers: [],
  },
  // The names of resources
  {
    title: 'resources: the names of the controllers with a standard action, in kebab-case',
    table: "r => r.resources('‸')",
    offers: TOP,
  },
  {
    title: 'resources: the names, at a half-written name',
    table: "r => r.resources('us‸')",
    offers: TOP,
  },
  {
    title: 'resources: the names, at a name that is right already',
    table: "r => r.resources('users‸')",
    offers: TOP,
  },
  {
    title: 'resources: the names without the error message, at a wrong name',
    table: "r => r.resources('usres‸')",
    offers: TOP,
  },
  {
    title: 'resources: the names, after other calls of the chain',
    table: "r => r.get('ping', Ping, 'ping').resources('users').resources('‸')",
    offers: TOP,
  },
  {
    title: 'resources: the names, before options',
    table: "r => r.resources('‸', { only: ['index'] })",
    offers: TOP,
  },
  {
    title: 'resources: the names, before a callback',
    table: "r => r.resources('‸', r => r.get('preview'))",
    offers: TOP,
  },
  {
    title: 'resources: the names, before options and a callback',
    table: "r => r.resources('‸', { only: ['index'] }, r => r.get('preview'))",
    offers: TOP,
  },
  {
    title: 'resources: the names whose classes have the actions of only',
    table: "r => r.resources('‸', { only: ['destroy'] })",
    offers: TOP.filter(name => name !== 'read-only'),
  },
  {
    title: 'resources: the names whose classes have the actions that except leaves, before a callback',
    table: "r => r.resources('us‸', { except: ['index'] }, r => r)",
    offers: TOP.filter(name => name !== 'read-only'),
  },
  {
    title: 'resources: the names whose classes have the actions of use',
    table: "r => r.resources('‸', { use: { update: middleware } })",
    offers: TOP.filter(name => name !== 'read-only'),
  },
  {
    title:
      'resources: the names whose classes have the actions of use, with a function without types before a callback',
    table: "r => r.resources('‸', { use: { update: (ctx, next) => next() } }, r => r)",
    offers: TOP.filter(name => name !== 'read-only'),
  },
  {
    title: 'resources: all names, before middlewares of everything in the resource',
    table: "r => r.resources('‸', { use: [middleware] })",
    offers: TOP,
  },
  {
    title: 'resources: all names, where another class is given',
    table: "r => r.resources('‸', { only: ['destroy'], controller: 'Users' })",
    offers: TOP,
  },
  {
    title: 'resources: no names where the scope has no controllers',
    table: "r => r.namespace('v2', r => r.resources('‸'))",
    offers: [],
  },
  {
    title: 'resources: the names of the controllers directly in a namespace',
    table: "r => r.namespace('v1', r => r.namespace('host', r => r.resources('‸')))",
    offers: ['places'],
  },
  {
    title: 'resources: the names of the outer scope, in a scope that adds only to the path',
    table: "r => r.scope(':locale', r => r.resources('‸'))",
    offers: TOP,
  },
  {
    title: 'resources: the names of nested controllers, in the callback of resources',
    table: "r => r.namespace('v1', r => r.namespace('host', r => r.resources('places', r => r.resources('‸'))))",
    offers: ['rooms'],
  },
  {
    title: 'resources: the names of nested controllers, in the callback of resources with options',
    table:
      "r => r.namespace('v1', r => r.namespace('host', r => r.resources('places', { param: 'slug' }, r => r.resources('‸'))))",
    offers: ['rooms'],
  },
  {
    title: 'resources: the names of nested controllers, after a verb',
    table:
      "r => r.namespace('v1', r => r.namespace('host', r => r.resources('places', r => r.get('preview').resources('‸'))))",
    offers: ['rooms'],
  },
  {
    title: 'resources: the names of nested controllers, in two callbacks of resources',
    table:
      "r => r.namespace('v1', r => r.namespace('host', r => r.resources('places', r => r.resources('rooms', r => r.resources('‸')))))",
    offers: ['beds'],
  },
  {
    title: 'resources: the names of nested controllers, in the callback of a resource with a missing action',
    table: "r => r.namespace('v1', r => r.resources('host', r => r.resources('‸')))",
    offers: ['places'],
  },
  {
    title: 'resources: the names, while the rest of the line is missing',
    table: "r => r.resources('‸",
    offers: TOP,
  },
  {
    title: 'resources: the names of nested controllers, while the rest of the line is missing',
    table: "r => r.namespace('v1', r => r.namespace('host', r => r.resources('places', r => r.resources('ro‸",
    offers: ['rooms'],
  },
  {
    title: 'resources: the names, in a block that does not return the chain',
    table: "r => { return r.namespace('v1', r => { return r.namespace('host', r => { r.resources('‸') }) }) }",
    offers: ['places'],
  },
  {
    title: 'resources: the names, in a part for another file',
    controller: "export const part = (r: ScopeAt<typeof controllers, 'v1/host'>) => r.resources('‸')",
    offers: ['places'],
  },
  {
    title: 'resources: the names at every place, in a part for any place',
    controller: "export const part = (r: ScopeAnywhere<typeof controllers>) => r.resources('‸')",
    offers: ['APIKeys', 'beds', 'places', 'read-only', 'rooms', 'user-settings', 'users'],
  },
  {
    title: 'resources: the names below a resource, in a part for any place',
    controller:
      "export const part = (r: ScopeAnywhere<typeof controllers>) => r.namespace('host', r => r.resources('‸'))",
    offers: ['places'],
  },
  {
    title: 'resource: the singulars of the names with a controller',
    table: "r => r.resource('‸')",
    offers: ['APIKey', 'user', 'user-setting'],
  },
  {
    title: 'resource: the singulars of nested controllers, in the callback of resources',
    table: "r => r.namespace('v1', r => r.namespace('host', r => r.resources('places', r => r.resource('‸",
    offers: ['room'],
  },
  {
    title: 'resource: the singulars of the names whose classes have the actions of use',
    controller: `class Sessions { show() {} }
export const table = defineRoutes({ Sessions, Users }, r => r.resource('‸', { use: { update: [middleware] } }))`,
    offers: ['user'],
  },
  // The names of namespaces
  {
    title: 'namespace: the names with controllers below them',
    table: "r => r.namespace('‸')",
    offers: ['v1'],
  },
  {
    title: 'namespace: the names, before a callback',
    table: "r => r.namespace('‸', r => r.resources('users'))",
    offers: ['v1'],
  },
  {
    title: 'namespace: the names without the error message, at a wrong name',
    table: "r => r.namespace('v 1‸', r => r)",
    offers: ['v1'],
  },
  {
    title: 'namespace: the names, at a name that is right already',
    table: "r => r.namespace('v1‸', r => r.namespace('host', r => r))",
    offers: ['v1'],
  },
  {
    title: 'namespace: the names, in a namespace while the rest of the line is missing',
    table: "r => r.namespace('v1', r => r.namespace('‸",
    offers: ['host'],
  },
  {
    title: 'namespace: no names of resources',
    table: "r => r.namespace('v1', r => r.namespace('host', r => r.namespace('‸')))",
    offers: [],
  },
  ...['middleware', '[middleware]', '{ show: middleware }'].map(use => ({
    title: `resources: its options after the option use, documented: ${use}`,
    table: `r => r.resources('users', { use: ${use}, ‸ })`,
    offers: ['controller', 'except', 'id', 'only', 'param', 'path', 'shallow', 'singular'],
    areDocumented: true as const,
  })),
  {
    title: 'namespace: the names, before options',
    table: "r => r.namespace('‸', { path: '' }, r => r)",
    offers: ['v1'],
  },
  {
    title: 'namespace: its option',
    table: "r => r.namespace('v1', { ‸ })",
    offers: ['path'],
    areDocumented: true,
  },
  {
    title: 'namespace: the names in it, after a path while the rest of the line is missing',
    table: "r => r.namespace('v1', { path: 'api' }, r => r.namespace('‸",
    offers: ['host'],
  },
  {
    title: 'namespace: the names of resources in it, after a path while the rest of the line is missing',
    table: "r => r.namespace('v1', { path: '' }, r => r.namespace('host', { path: '' }, r => r.resources('‸",
    offers: ['places'],
  },
  {
    title: 'ScopeAt: the namespaces at the top',
    controller: "type Part = ScopeAt<typeof controllers, '‸'>",
    offers: ['v1'],
  },
  {
    title: 'ScopeAt: the places below a namespace, while the rest of the line is missing',
    controller: "export const part = (r: ScopeAt<typeof controllers, 'v1/‸",
    offers: ['v1/host'],
  },
  {
    title: 'ScopeAt: all places of parts, for a place without controllers',
    controller: "type Part = ScopeAt<typeof controllers, 'v2‸'>",
    offers: ['v1', 'v1/host'],
  },
  ...['v‸', 'v1/h‸'].map(place => ({
    title: `ScopeAt: all places of parts, at a half-written one: ${place}`,
    controller: `type Part = ScopeAt<typeof controllers, '${place}'>`,
    offers: ['v1', 'v1/host'],
  })),
  ...(
    [
      ["InScope<'x/:id/:year', { ‸ }>", ['params']],
      ["InScope<'x/:id/:year', { params: { ‸ } }>", ['id', 'year']],
      ["InScope<'x/:id/:year', { params: { id: 'uuid', ‸ } }>", ['year']],
      ["InScope<'x', { params: { ‸ } }>", []],
    ] as const
  ).map(([step, offers]) => ({
    title: `ScopeAt: the options of a scope in a list: ${step}`,
    controller: `import type { InScope } from '../../src/index.js'\ntype Part = ScopeAt<typeof controllers, ['v1', ${step}]>`,
    offers,
  })),
  {
    title: 'ScopeAt: nothing in a list',
    controller: "type Part = ScopeAt<typeof controllers, ['v1', '‸']>",
    offers: [],
  },
  // The options of scopes
  {
    title: 'scope: its option',
    table: "r => r.scope(':year', { ‸ })",
    offers: ['params'],
    areDocumented: true,
  },
  {
    title: 'scope: the parameters of its path',
    table: "r => r.scope(':year/:month', { params: { year: 'integer', ‸ } }, r => r)",
    offers: ['month'],
  },
  {
    title: 'a verb: the parameters of its path, in options before the rest',
    table: "r => r.get(':year/:month', { params: { year: 'integer', ‸ } }, 'Users#show')",
    offers: ['month'],
  },
  {
    title: 'a verb: the wildcard of its path, without a slash before it',
    table: "r => r.get('*rest', { params: { ‸ } }, 'Users#show')",
    offers: ['rest'],
  },
  {
    title: 'a verb: no kinds for a path without parameters',
    table: "r => r.get('login', { params: { ‸ } }, () => {})",
    offers: [],
  },
  {
    title: 'scope: no kinds for a path without parameters, before a callback',
    table: "r => r.scope('api', { params: { ‸ } }, r => r)",
    offers: [],
  },
  {
    title: 'a verb: the members of its options',
    table: "r => r.post('login', { ‸ }, () => {})",
    offers: CONTRACT_MEMBERS,
    areDocumented: true,
  },
  {
    title: 'a verb: the members of its options that are left',
    table: "r => r.post('login', { summary: '', ‸ }, () => {})",
    offers: CONTRACT_MEMBERS.filter(name => name !== 'summary'),
  },
  {
    title: 'a verb: the kinds alone among its options, before a target',
    table: "r => r.get(':year', { ‸ }, 'Users#show')",
    offers: ['params'],
    areDocumented: true,
  },
  {
    title: 'a verb: the kinds alone among its options, before a middleware and an action',
    table: "r => r.get(':year', { ‸ }, middleware, Users, 'show')",
    offers: ['params'],
  },
  {
    title: 'a verb: the kinds alone among its options, before two middlewares and a target',
    table: "r => r.get(':year', { ‸ }, middleware, middleware, 'Users#show')",
    offers: ['params'],
  },
  {
    title: 'a verb: no options that are left, before a target',
    table: "r => r.get(':year', { params: { year: 'uuid' }, ‸ }, 'Users#show')",
    offers: [],
  },
  {
    title: 'a verb: no options for a path without parameters, before an action',
    table: "r => r.get('login', { ‸ }, Users, 'show')",
    offers: [],
  },
  {
    title: 'a verb: no options for a path without parameters, before a target while the rest of the line is missing',
    table: "r => r.get('login', { ‸ }, 'Us",
    offers: [],
  },
  {
    title: 'a verb: no targets before a target',
    table: "r => r.get('ping', '‸', 'Users#show')",
    offers: [],
  },
  {
    title: 'a verb: no targets before a middleware',
    table: "r => r.get('ping', '‸', middleware)",
    offers: [],
  },
  {
    title: 'match: the kinds alone among its options, before a target',
    table: "r => r.match(['get'], ':year', { ‸ }, 'Users#show')",
    offers: ['params'],
  },
  {
    title: 'match: the parameters of its path, in options before the rest',
    table: "r => r.match(['get'], ':year/:month', { params: { year: 'integer', ‸ } }, 'Users#show')",
    offers: ['month'],
  },
  {
    title: 'match: the members of its options',
    table: "r => r.match(['post'], 'login', { ‸ }, () => {})",
    offers: CONTRACT_MEMBERS,
  },
  {
    title: 'match: the kinds of a parameter, while the rest of the line is missing',
    table: "r => r.match(['get'], ':year', { params: { year: '‸",
    offers: ['bigint', 'integer', 'uuid'],
  },
  {
    title: 'a verb: the kinds of a parameter, while the rest of the line is missing',
    table: "r => r.get(':year', { params: { year: '‸",
    offers: ['bigint', 'integer', 'uuid'],
  },
  {
    title: 'scope: the kinds of a parameter, while the rest of the line is missing',
    table: "r => r.scope(':year', { params: { year: '‸",
    offers: ['bigint', 'integer', 'uuid'],
  },
  {
    title: 'scope: the names in it, after options while the rest of the line is missing',
    table: "r => r.scope(':year', { params: { year: 'integer' } }, r => r.resources('‸",
    offers: TOP,
  },
  {
    title: 'scope: the names in a group',
    table: "r => r.scope(r => r.resources('‸'))",
    offers: TOP,
  },
  {
    title: 'scope: the names in a group, while the rest of the line is missing',
    table: "r => r.scope(r => r.resources('‸",
    offers: TOP,
  },
  // Paths: no error message
  {
    title: 'scope: nothing in place of a path',
    table: "r => r.scope('‸', r => r)",
    offers: [],
  },
  {
    title: 'scope: nothing in place of a wrong path',
    table: "r => r.scope('a b‸', r => r)",
    offers: [],
  },
  {
    title: 'scope: nothing in place of a path, while the rest of the line is missing',
    table: "r => r.scope('‸",
    offers: [],
  },
  {
    title: 'a verb: nothing in place of a path, before a controller and an action',
    table: "r => r.get('‸', Ping, 'ping')",
    offers: [],
  },
  {
    title: 'a verb: nothing in place of a wrong path, before a target',
    table: "r => r.get('a b‸', 'Ping#ping')",
    offers: [],
  },
  {
    title: 'a verb: nothing in place of a path, before a middleware',
    table: "r => r.get('‸', ctx => { ctx.body = 'ok' })",
    offers: [],
  },
  {
    title: 'redirect: nothing in place of a path',
    table: "r => r.redirect('‸', 'Users#show')",
    offers: [],
  },
  {
    title: 'redirect: nothing in place of a path, while the rest of the line is missing',
    table: "r => r.redirect('‸",
    offers: [],
  },
  {
    title: 'match: nothing in place of a path, before a target',
    table: "r => r.match(['get'], '‸', 'Ping#ping')",
    offers: [],
  },
  {
    title: 'mount: nothing in place of a path',
    table: "r => r.mount('‸', async () => {})",
    offers: [],
  },
  {
    title: 'a verb: nothing in place of a path, before two middlewares, a controller and an action',
    table: "r => r.get('‸', async () => {}, async () => {}, Ping, 'ping')",
    offers: [],
  },
  // Arguments of other kinds: no error message
  {
    title: 'use: nothing in place of a middleware',
    table: "r => r.use('‸')",
    offers: [],
  },
  {
    title: 'use: nothing in an object in place of a middleware',
    table: "r => r.use({ ‸ }).resources('users')",
    offers: [],
  },
  {
    title: 'use: nothing in place of a path, before a middleware',
    table: "r => r.use('‸', async () => {})",
    offers: [],
  },
  {
    title: 'draw: nothing in place of a part',
    table: "r => r.draw('‸')",
    offers: [],
  },
  {
    title: 'collection: nothing in place of a callback',
    table: "r => r.resources('users', r => r.collection('‸'))",
    offers: [],
  },
  {
    title: 'match: nothing in place of the list of methods',
    table: "r => r.match('‸', 'ping', 'Ping#ping')",
    offers: [],
  },
  {
    title: 'defineRoutes: nothing in place of a class',
    controller: "const table = defineRoutes({ Users: '‸' }, r => r.resources('users'))",
    offers: [],
  },
  {
    title: 'to: nothing in place of the parameters',
    controller: "const link = routes.to['V1/Host/Places'].show('‸')",
    offers: [],
  },
  {
    title: 'namespace: the empty path, in place of its path',
    table: "r => r.namespace('v1', { path: '‸' })",
    offers: [''],
  },
  // Expectations
  {
    title: 'misroutedRequests: the targets and the patterns',
    controller: `${TESTING}const misrouted = misroutedRequests(routes, { 'GET /users/1': '‸' })`,
    offers: LINKS,
  },
  {
    title: 'misroutedRequests: the targets and the patterns, at a wrong target in a pair',
    controller: `${TESTING}const misrouted = misroutedRequests(routes, { 'GET /users/1': ['Users#sh‸', { id: '1' }] })`,
    offers: LINKS,
  },
  {
    title: 'misroutedRequests: nothing in place of the names of parameters',
    controller: `${TESTING}const misrouted = misroutedRequests(routes, { 'GET /users/1': ['Users#show', { ‸ }] })`,
    offers: [],
  },
  {
    title: 'misroutedRequests: nothing in place of the requests',
    controller: `${TESTING}const misrouted = misroutedRequests(routes, { 'GET /user': 'Users#show', ‸ })`,
    offers: [],
  },
  {
    title: 'Expectations: nothing in place of the names of parameters',
    controller: [
      "import type { Expectations } from '../../src/testing/index.js'",
      "const expected = { 'GET /users/1': ['Users#show', { ‸ }] } satisfies Expectations<typeof routes>",
    ].join('\n'),
    offers: [],
  },
  // Replies
  {
    title: 'a contract: the usual statuses of its replies',
    controller: `class Cats {
  static readonly contract = { show: { returns: { ‸ } } } satisfies ContractOf<Cats>
  show() {}
}`,
    offers: STATUSES,
  },
  {
    title: 'a contract: the usual statuses that are left, beside another one',
    controller: `class Cats {
  static readonly contract = {
    show: { returns: { 200: {} as StandardSchema, 418: {} as StandardSchema, ‸ } },
  } satisfies ContractOf<Cats>
  show() {}
}`,
    offers: STATUSES.slice(1),
  },
  {
    title: 'a verb: the usual statuses of its replies that are left, while the rest of the line is missing',
    table: "r => r.get('login', { returns: { 200: {} as StandardSchema, ‸",
    offers: STATUSES.slice(1),
  },
  {
    title: 'reply: the names of header fields that are left',
    controller: "const created = reply(201, { id: '5' }, { Location: '/places/5', ‸ })",
    offers: HEADERS,
  },
  // Links
  {
    title: 'match: the methods',
    controller: "const found = routes.match('‸', '/user')",
    offers: ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'QUERY'],
  },
  {
    title: 'match: a method in lower case, without the message',
    controller: "const found = routes.match('get‸', '/user')",
    offers: ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'QUERY'],
  },
  {
    title: 'explainMatch: the methods',
    controller:
      "import { explainMatch } from '../../src/inspector/index.js'\nconst explained = explainMatch(routes, '‸', '/user')",
    offers: ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'QUERY'],
  },
  {
    title: 'match: nothing in place of a path',
    controller: "const found = routes.match('GET', '‸')",
    offers: [],
  },
  {
    title: 'match: nothing in place of a half-written path',
    controller: "const found = routes.match('GET', '/use‸')",
    offers: [],
  },
  {
    title: 'path: the targets',
    controller: "const link = routes.path('‸')",
    offers: LINKS,
  },
  {
    title: 'path: the targets, at a wrong or half-written target',
    controller: "const link = routes.path('Use‸', { id: 5 })",
    offers: LINKS,
  },
  {
    title: 'path: the targets, at a target that is right already',
    controller: "const link = routes.path('Users#show‸')",
    offers: LINKS,
  },
  {
    title: 'path: the targets, while the rest of the line is missing',
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
    title: 'path: the missing parameters of the target',
    controller: "const link = routes.path('V1/Host/Places/Rooms#show', { id: 5, ‸ })",
    offers: ['placeId'],
  },
  {
    title: 'path: the options, for a path without parameters',
    controller: "const link = routes.path('Users#show', { ‸ })",
    offers: ['hash', 'query'],
  },
  // Methods
  {
    title: 'match: its methods',
    table: "r => r.match(['‸'])",
    offers: ['delete', 'get', 'head', 'options', 'patch', 'post', 'put', 'query'],
  },
  {
    title: 'match: the methods that are not in the list yet, before a target',
    table: "r => r.match(['get', '‸', 'post'], 'ping', 'Ping#ping')",
    offers: ['delete', 'head', 'options', 'patch', 'put', 'query'],
  },
  {
    title: 'match: the methods that are not in the list yet, while the rest of the line is missing',
    table: "r => r.match(['get', '‸",
    offers: ['delete', 'head', 'options', 'patch', 'post', 'put', 'query'],
  },
  ...["match(['get'], 'all', '‸')", "match(['get'], 'all', 'Ping#ping‸')", "match(['get'], 'all', '‸"].map(call => ({
    title: `match: a target after the path: ${call}`,
    table: `r => r.${call}`,
    offers: TARGETS,
  })),
  {
    title: 'to: the controller paths',
    controller: "const link = routes.to['‸']",
    offers: ['Ping', 'V1/Host', ...CONTROLLERS].sort(),
  },
  {
    title: 'to: the routed actions of the controller, and no others',
    controller: "const link = routes.to['V1/Host/Places'].‸",
    offers: ['preview', 'show'],
  },
  {
    title: 'to: the routed actions, while the rest of the line is missing',
    controller: 'const { to } = routes\nconst link = to.Users.sh‸',
    offers: ['show', 'update'],
  },
  {
    title: 'to: nothing for a controller without routes',
    controller: 'const link = routes.to.Ping.‸',
    offers: [],
  },
  {
    title: 'to: the parameters of the target',
    controller: "const link = routes.to['V1/Host/Places/Rooms'].show({ ‸ })",
    offers: ['id', 'placeId'],
  },
  {
    title: 'to: the missing parameters of the target',
    controller: "const link = routes.to['V1/Host/Places/Rooms'].show({ id: 5, ‸ })",
    offers: ['placeId'],
  },
  {
    title: 'to: the options, for a path without parameters',
    controller: 'const link = routes.to.Users.show({ ‸ })',
    offers: ['hash', 'query'],
  },
  {
    title: 'to: the options, after the parameters, without the path of a target that has no other',
    controller: "const link = routes.to['V1/Host/Places'].show({ id: 5 }, { ‸ })",
    offers: ['hash', 'query'],
  },
  {
    title: 'to: the options, of a target with several paths',
    controller: `${SEVERAL}const link = several.to.Users.show({}, { ‸ })`,
    offers: ['hash', 'path', 'query'],
    areDocumented: true,
  },
  {
    title: 'path: the options, without the path of a target that has no other',
    controller: "const link = routes.path('V1/Host/Places#show', { id: 5 }, { ‸ })",
    offers: ['hash', 'query'],
    areDocumented: true,
  },
  {
    title: 'path: the options that are left, at a half-written name beside missing parameters',
    controller: "const link = routes.path('V1/Host/Places#show', {}, { hash: 'top', pa‸ })",
    offers: ['query'],
  },
  {
    title: 'path: the options, of a target with several paths',
    controller: `${SEVERAL}const link = several.path('Users#show', {}, { ‸ })`,
    offers: ['hash', 'path', 'query'],
    areDocumented: true,
  },
  {
    title: 'path: the path of a target that has no other, where one is written',
    controller: "const link = routes.path('V1/Host/Places#show', { id: 5 }, { path: '‸' })",
    offers: ['/v1/host/places/:id'],
  },
  {
    title: 'url: the options, while the rest of the line is missing',
    controller: "const link = routes.url('https://example.com', 'V1/Host/Places#show', { id: 5 }, { ‸",
    offers: ['hash', 'query'],
  },
  {
    title: 'to: nothing in the query',
    controller: "const link = routes.to['V1/Host/Places'].show({ id: 5 }, { query: { ‸ } })",
    offers: [],
  },
  {
    title: 'to: nothing in the query, for a path without parameters',
    controller: 'const link = routes.to.Users.show({ query: { page: 1, ‸ } })',
    offers: [],
  },
  {
    title: 'path: nothing in the query',
    controller: "const link = routes.path('Users#show', { query: { ‸ } })",
    offers: [],
  },
  {
    title: 'path: nothing in the query, at a half-written name',
    controller: "const link = routes.path('V1/Host/Places#show', { id: 5 }, { query: { ap‸ } })",
    offers: [],
  },
  {
    title: 'url: nothing in the query, while the rest of the line is missing',
    controller: "const link = routes.url('https://example.com', 'V1/Host/Places#show', { id: 5 }, { query: { ‸",
    offers: [],
  },
  {
    title: 'to: the paths of a target with several',
    controller: [
      "const several = defineRoutes({ Users }, r => r.get('one', 'Users#show').get('two/:id', 'Users#show'))",
      "const link = several.to.Users.show({}, { path: '‸' })",
    ].join('\n'),
    offers: ['/one', '/two/:id'],
  },
  {
    title: 'path: the paths of a target with several',
    controller: [
      "const several = defineRoutes({ Users }, r => r.get('one', 'Users#show').get('two/:id', 'Users#show'))",
      "const link = several.path('Users#show', {}, { path: '‸' })",
    ].join('\n'),
    offers: ['/one', '/two/:id'],
  },
  {
    title: 'path: the parameters of the chosen path, of a target with several',
    controller: [
      "const several = defineRoutes({ Users }, r => r.get('one', 'Users#show').get('two/:id', 'Users#show'))",
      "const link = several.path('Users#show', { ‸ }, { path: '/two/:id' })",
    ].join('\n'),
    offers: ['id'],
  },
  {
    title: 'path: the parameters of all paths of a target, until one is chosen',
    controller: `${THREE}const link = three.path('Users#show', { ‸ })`,
    offers: ['x', 'y', 'z'],
  },
  {
    title: 'to: the parameters of all paths of a target, until one is chosen',
    controller: `${THREE}const link = three.to.Users.show({ ‸ })`,
    offers: ['x', 'y', 'z'],
  },
  {
    title: 'to: the parameters of all paths of a target that are left, while the rest of the line is missing',
    controller: `${THREE}const link = three.to.Users.show({ y: 5, ‸`,
    offers: ['x', 'z'],
  },
  {
    title: 'to: the parameters of the chosen path, of a target with several',
    controller: `${THREE}const link = three.to.Users.show({ ‸ }, { path: '/b/:y/:z' })`,
    offers: ['y', 'z'],
  },
  {
    title: 'path: nothing after the options of a path without parameters',
    controller: "const link = routes.path('Users#show', {}, { ‸ })",
    offers: [],
  },
  {
    title: 'path: nothing for the option path after the options of a path without parameters',
    controller: "const link = routes.path('Users#show', {}, { path: '‸' })",
    offers: [],
  },
  {
    title: 'url: nothing after the options of a path without parameters',
    controller: "const link = routes.url('https://example.com', 'Users#show', {}, { ‸ })",
    offers: [],
  },
  {
    title: 'path: the options, for a path pattern without parameters',
    controller: "const link = defineRoutes({}, r => r.get('health', () => {})).path('/health', { ‸ })",
    offers: ['hash', 'query'],
    areDocumented: true,
  },
  {
    title: 'path: nothing after the options of a path pattern without parameters',
    controller: "const link = defineRoutes({}, r => r.get('health', () => {})).path('/health', {}, { ‸ })",
    offers: [],
  },
  {
    title: 'path: nothing in place of the parameters of a wrong target',
    controller: "const link = routes.path('Nope#x', { ‸ })",
    offers: [],
  },
  {
    title: 'path: nothing in place of the options of a wrong target',
    controller: "const link = routes.path('Nope#x', {}, { ‸ })",
    offers: [],
  },
  {
    title: 'controllers: the controller paths of the map',
    controller: "const controller = routes.controllers['‸']",
    offers: ['Ping', 'V1/Host', ...CONTROLLERS].sort(),
  },
  {
    title: 'url: the parameters of all paths of a target, until one is chosen',
    controller: [
      "const several = defineRoutes({ Users }, r => r.get('one', 'Users#show').get('two/:id', 'Users#show'))",
      "const link = several.url('https://example.com', 'Users#show', { ‸ })",
    ].join('\n'),
    offers: ['id'],
  },
  // Options
  {
    title: 'options: their names',
    table: "r => r.resources('users', { ‸ })",
    offers: OPTIONS,
    areDocumented: true,
  },
  {
    title: 'options: their names, before a callback',
    table: "r => r.resources('users', { ‸ }, r => r.get('signed-in'))",
    offers: OPTIONS,
  },
  {
    title: 'options: their names, at a half-written name',
    table: "r => r.resources('users', { o‸ })",
    offers: OPTIONS,
  },
  {
    title: 'options: the names of the missing ones',
    table: "r => r.resources('users', { only: ['show'], ‸ })",
    offers: ['controller', 'id', 'param', 'path', 'shallow', 'singular', 'use'],
  },
  {
    title: 'options: their names, in resource',
    table: "r => r.resource('user', { ‸ })",
    offers: ['controller', 'except', 'only', 'path', 'plural', 'use'],
    areDocumented: true,
  },
  {
    title: 'options: the names of the missing ones, beside a wrong list before a callback',
    table: "r => r.resource('user', { except: ['index'], ‸ }, r => r)",
    offers: ['controller', 'path', 'plural', 'use'],
  },
  {
    title: 'use: the actions',
    table: "r => r.resources('users', { use: { ‸ } })",
    offers: ACTIONS,
  },
  {
    title: 'use: the actions, at a half-written one before a callback',
    table: "r => r.resources('users', { only: ['show'], use: { sh‸ } }, r => r.get('signed-in'))",
    offers: ['show'],
  },
  {
    title: 'use: the actions that have no middlewares yet, in resource while the rest of the line is missing',
    table: "r => r.resource('user', { use: { show: async () => {}, ‸",
    offers: ['create', 'destroy', 'update'],
  },
  {
    title: 'use: the actions, beside a function without types',
    table: "r => r.resources('users', { only: ['show', 'index'], use: { show: (_, next) => next(), ‸ } })",
    offers: ['index'],
  },
  {
    title: 'use: the actions that only leaves',
    table: "r => r.resources('users', { use: { ‸ }, only: ['index', 'show'] })",
    offers: ['index', 'show'],
  },
  {
    title: 'use: the actions that only leaves and that have no middlewares yet, beside other options',
    table: "r => r.resources('users', { param: 'slug', only: ['index', 'show'], use: { show: [middleware], ‸ } })",
    offers: ['index'],
  },
  {
    title: 'use: the actions that except leaves, before a callback',
    table: "r => r.resources('users', { except: ['index', 'show'], use: { ‸ } }, r => r.get('signed-in'))",
    offers: ['create', 'destroy', 'update'],
  },
  {
    title: 'use: the actions of the class',
    table: "r => r.resources('read-only', { use: { ‸ } })",
    offers: ['index', 'show'],
  },
  {
    title: 'use: the actions that only leaves, of a class that is given while the rest of the line is missing',
    table: "r => r.resource('user', { controller: ReadOnly, only: ['show'], use: { ‸",
    offers: ['show'],
  },
  {
    title: 'use: nothing where all actions that are left have middlewares',
    table: "r => r.resource('user', { only: ['show'], use: { show: middleware, ‸ } })",
    offers: [],
  },
  {
    title: 'use: all actions, at a half-written one that is alone',
    table: "r => r.resource('user', { use: { sh‸ } }, r => r)",
    offers: ['create', 'destroy', 'show', 'update'],
  },
  {
    title: 'use: the context of a function without types, beside other options',
    table: "r => r.scope(':locale', r => r.resource('user', { only: ['show'], use: (ctx, next) => ctx.params.‸ }))",
    offers: ['locale'],
  },
  {
    title: 'options: the names of the missing ones, beside a function without types',
    table: "r => r.resources('users', { only: ['show'], use: (_, next) => next(), ‸ })",
    offers: ['controller', 'id', 'param', 'path', 'shallow', 'singular'],
  },
  {
    title: 'id: the kinds of parameters',
    table: "r => r.resources('users', { id: '‸' })",
    offers: ['bigint', 'integer', 'uuid'],
  },
  {
    title: 'path: nothing',
    table: "r => r.resources('users', { path: '‸' })",
    offers: [],
  },
  {
    title: 'only: the standard actions',
    table: "r => r.resources('users', { only: ['‸'] })",
    offers: ACTIONS,
  },
  {
    title: 'only: the standard actions that are not listed yet, before a callback',
    table: "r => r.resources('users', { only: ['show', '‸'] }, r => r.get('signed-in'))",
    offers: ['create', 'destroy', 'index', 'update'],
  },
  {
    title: 'only: the standard actions that are not listed yet, while the rest of the line is missing',
    table: "r => r.resources('users', { only: ['index', 'show', 'x‸",
    offers: ['create', 'destroy', 'update'],
  },
  {
    title: 'only: the standard actions of the class',
    table: "r => r.resources('read-only', { only: ['‸'] })",
    offers: ['index', 'show'],
  },
  {
    title: 'only: the standard actions of a class that is given',
    table: "r => r.resources('users', { controller: ReadOnly, only: ['show', '‸'] })",
    offers: ['index'],
  },
  {
    title: 'only: the standard actions of a controller path that is given',
    table: "r => r.resources('users', { only: ['‸'], controller: 'ReadOnly' })",
    offers: ['index', 'show'],
  },
  {
    title: 'only: nothing for a class without standard actions',
    table: "r => r.resources('ping', { only: ['‸'] })",
    offers: [],
  },
  {
    title: 'except: the standard actions',
    table: "r => r.resources('users', { except: ['‸'] })",
    offers: ACTIONS,
  },
  {
    title: 'except: nothing beside only',
    table: "r => r.resource('user', { only: ['show'], except: ['‸'] })",
    offers: [],
  },
  {
    title: 'only: nothing beside except, before a callback',
    table: "r => r.resources('users', { only: ['‸'], except: ['show'] }, r => r)",
    offers: [],
  },
  {
    title: 'except: the standard actions that are not listed yet',
    table: "r => r.resources('read-only', { except: ['create', '‸'] })",
    offers: ['destroy', 'index', 'show', 'update'],
  },
  {
    title: 'except: the standard actions without middlewares of their own',
    table: "r => r.resources('users', { use: { show: (_, next) => next() }, except: ['‸'] })",
    offers: ['create', 'destroy', 'index', 'update'],
  },
  {
    title: 'only: the standard actions of resource, without index',
    table: "r => r.resource('user', { only: ['‸'] })",
    offers: ['create', 'destroy', 'show', 'update'],
  },
  {
    title: 'controller: the controller paths with a standard action',
    table: "r => r.resources('users', { only: ['show'], controller: '‸' })",
    offers: CONTROLLERS,
  },
  {
    title: 'controller: the controller paths of the classes with the actions of only',
    table: "r => r.resources('users', { only: ['destroy'], controller: '‸' })",
    offers: CONTROLLERS.filter(path => path !== 'ReadOnly'),
  },
  {
    title: 'controller: the controller paths of the classes with the actions that except leaves',
    table: "r => r.resource('user', { except: ['create'], controller: '‸' }, r => r)",
    offers: CONTROLLERS.filter(path => path !== 'ReadOnly'),
  },
  {
    title: 'controller: the controller paths of the classes with the actions of use',
    table: "r => r.resources('users', { use: { update: middleware }, controller: '‸",
    offers: CONTROLLERS.filter(path => path !== 'ReadOnly'),
  },
  {
    title: 'controller: all controller paths, where except leaves the actions that they have',
    table: "r => r.resources('users', { except: ['create', 'update', 'destroy'], controller: '‸' })",
    offers: CONTROLLERS,
  },
  {
    title: 'controller: the controller paths with a standard action, before a callback',
    table: "r => r.resources('users', { controller: 'V1/‸' }, r => r.get('signed-in'))",
    offers: CONTROLLERS,
  },
  {
    title: 'controller: the controller paths with a standard action, at one that is right already',
    table: "r => r.resource('user', { only: ['show'], controller: 'Users‸' })",
    offers: CONTROLLERS,
  },
  {
    title:
      'controller: the controller paths with a standard action, in a resource while the rest of the line is missing',
    table: "r => r.resource('user', { controller: '‸",
    offers: CONTROLLERS,
  },
  // Inside a finished word
  ...["get('pre‸view')", "get('preview‸')", "match(['get'], 'pre‸view')"].map(call => ({
    title: `a bare verb: the other actions, inside one that is right: ${call}`,
    table: `r => r.namespace('v1', r => r.namespace('host', r => r.resources('places', r => r.${call})))`,
    offers: ['mark-read', 'preview', 'search'],
  })),
  // A collection whose closing parentheses are missing
  ...(
    [
      ["resources('users', r => r.collection(r => r.get('‸", ['signed-in']],
      ["resources('users', r => r.collection(r => r.get('‸'", ['signed-in']],
      ["resource('user', r => r.collection(r => r.get('‸", ['signed-in']],
      ["resources('users', r => r.collection(r => r.scope(r => r.get('‸", ['signed-in']],
      ["resources('users', r => r.collection(r => r.get('search', '‸'", TARGETS],
      ["resources('users', r => r.collection(r => r.get('search', { ‸", CONTRACT_MEMBERS],
      [
        "namespace('v1', r => r.namespace('host', r => r.resources('places', r => r.collection(r => r.resources('‸",
        ['rooms'],
      ],
    ] as const
  ).map(([call, offers]) => ({ title: `collection, unfinished: ${call}`, table: `r => r.${call}`, offers })),
  // The contract of an action belongs to its class
  ...[
    "post('ping', { body: {} as StandardSchema }, '‸')",
    "post('ping', { summary: 'A ping' }, 'Pi‸ng#ping')",
    "post('ping/:id', { params: {} as StandardSchema }, '‸')",
    "post('ping/:id', { params: { id: 'uuid' }, summary: 'A ping' }, '‸')",
    "match(['get'], 'ping', { body: {} as StandardSchema }, '‸')",
    "post('ping', { body: {} as StandardSchema }, middleware, '‸')",
    "post('ping', { summary: 'A ping' }, middleware, middleware, '‸')",
    "post('ping', { body: {} as StandardSchema }, middleware, middleware, middleware, '‸')",
    "post('ping', { body: {} as StandardSchema }, '‸', middleware)",
    "post('ping', { body: {} as StandardSchema }, Ping, '‸')",
    "match(['get'], 'ping', { summary: 'A ping' }, Ping, '‸')",
    "post('ping', { body: {} as StandardSchema }, middleware, Ping, '‸')",
  ].map(call => ({ title: `a verb: nothing after a contract: ${call}`, table: `r => r.${call}`, offers: [] })),
  ...["get('ping/:id', { params: { id: 'uuid' } }, '‸')", "get('ping', {}, '‸')"].map(call => ({
    title: `a verb: the public actions, after options without a contract: ${call}`,
    table: `r => r.${call}`,
    offers: TARGETS,
  })),
  ...["{ params: { id: 'uuid' } }, Ping", "{ params: { id: 'uuid' } }, middleware, Ping"].map(before => ({
    title: `a verb: the actions of the class, after options without a contract: ${before}`,
    table: `r => r.get('ping/:id', ${before}, '‸')`,
    offers: ['deepPing', 'ping'],
  })),
  // Targets of verbs
  {
    title: 'a verb: the public actions of the registered controllers',
    table: "r => r.get('ping', '‸')",
    offers: TARGETS,
  },
  {
    title: 'a verb: the public actions, at a half-written target before more of the chain',
    table: "r => r.namespace('v1', r => r.post('ping/:id', 'V1/‸').resources('users'))",
    offers: TARGETS,
  },
  {
    title: 'a verb: the public actions, while the rest of the line is missing',
    table: "r => r.get('ping', 'Pi‸",
    offers: TARGETS,
  },
  {
    title: 'a verb: the target itself, where it is right already',
    table: "r => r.get('ping', 'Ping#ping‸')",
    offers: ['Ping#ping'],
  },
  {
    title: 'a verb: the public actions, after a middleware',
    table: "r => r.get('ping', async () => {}, '‸')",
    offers: TARGETS,
  },
  {
    title: 'a verb: the public actions, after two middlewares while the rest of the line is missing',
    table: "r => r.get('ping', async () => {}, async () => {}, 'Pi‸",
    offers: TARGETS,
  },
  ...[3, 4].flatMap(length => {
    const middlewares = Array.from({ length }, () => 'middleware').join(', ')
    return [
      {
        title: `a verb: the public actions, after ${length} middlewares`,
        table: `r => r.get('ping', ${middlewares}, '‸')`,
        offers: TARGETS,
      },
      {
        title: `match: the public actions at a half-written one, after ${length} middlewares`,
        table: `r => r.match(['get', 'post'], 'ping', ${middlewares}, 'Us‸').resources('users')`,
        offers: TARGETS,
      },
    ]
  }),
  {
    title: 'a verb: the public actions, after options and three middlewares while the rest of the line is missing',
    table: "r => r.get('ping/:id', { params: { id: 'uuid' } }, middleware, middleware, middleware, 'Pi‸",
    offers: TARGETS,
  },
  {
    title: 'a verb: the public methods of the controller, after a middleware',
    table: "r => r.get('ping', async () => {}, Ping, '‸')",
    offers: ['deepPing', 'ping'],
  },
  {
    title: 'a verb: the public methods of the controller, after three middlewares',
    table: "r => r.get('ping', async () => {}, async () => {}, async () => {}, Ping, '‸')",
    offers: ['deepPing', 'ping'],
  },
  {
    title: 'a verb: the public methods of the controller, after five middlewares',
    table:
      "r => r.get('ping', async () => {}, async () => {}, async () => {}, async () => {}, async () => {}, Ping, '‸')",
    offers: ['deepPing', 'ping'],
  },
  {
    title: 'match: the public actions, after a middleware',
    table: "r => r.match(['get', 'post'], 'ping', async () => {}, '‸')",
    offers: TARGETS,
  },
  {
    title: 'match: the public methods of the controller, after a middleware',
    table: "r => r.match(['get', 'post'], 'ping', async () => {}, Ping, '‸')",
    offers: ['deepPing', 'ping'],
  },
  // Actions
  {
    title: 'a verb: the public methods of the controller',
    table: "r => r.get('ping', Ping, '‸')",
    offers: ['deepPing', 'ping'],
  },
  {
    title: 'a verb: the public methods, at an action that is right already',
    table: "r => r.post('ping', Ping, 'ping‸')",
    offers: ['deepPing', 'ping'],
  },
  {
    title: 'a verb: the public methods, while the rest of the line is missing',
    table: "r => r.namespace('v1', r => r.get('ping', Ping, 'de‸",
    offers: ['deepPing', 'ping'],
  },
  {
    title: 'a bare verb: the other actions of the resource, in kebab-case',
    table: "r => r.namespace('v1', r => r.namespace('host', r => r.resources('places', r => r.get('‸'))))",
    offers: ['mark-read', 'preview', 'search'],
  },
  {
    title: 'a bare verb: the other actions, at a half-written path after another verb',
    table:
      "r => r.namespace('v1', r => r.namespace('host', r => r.resources('places', r => r.get('preview').post('ma‸'))))",
    offers: ['mark-read', 'preview', 'search'],
  },
  {
    title: 'a bare verb: the other actions, in the collection',
    table: "r => r.resources('users', r => r.collection(r => r.get('‸')))",
    offers: ['signed-in'],
  },
  {
    title: 'a bare verb: the actions of a namespace with a controller',
    table: "r => r.namespace('v1', r => r.namespace('host', r => r.get('‸",
    offers: ['dashboard'],
  },
  {
    title: 'a bare verb: nothing where no resource or namespace provides a controller',
    table: "r => r.get('‸')",
    offers: [],
  },
  // The chain
  {
    title: 'the chain: its methods, with member crossed out',
    table: 'r => r.‸',
    offers: METHODS,
    strikesOut: ['member'],
  },
  {
    title: 'the chain: its methods, after a call in a callback',
    table: "r => r.resources('users', r => r.get('signed-in').‸",
    offers: METHODS,
    strikesOut: ['member'],
  },
  {
    title: 'the chain: its methods, after a wrong call',
    table: "r => r.resources('usres').‸",
    offers: METHODS,
    strikesOut: ['member'],
  },
  ...[
    ["r => r.resources('users', r => r.collection(r => r.‸))", 'in collection'],
    ["r => r.resources('users', r => r.collection(r => r.ge‸", 'in collection while the rest of the line is missing'],
    ['r => r.scope(r => r.‸)', 'in a group'],
    ["r => r.namespace('v1', r => r.scope(r => r.us‸", 'in a group while the rest of the line is missing'],
    ["r => r.namespace('v1', r => r.‸)", 'in a namespace'],
    ["r => r.resource('user', { only: ['show'] }, r => r.‸)", 'in a resource with options'],
    ["r => r.draw(5).‸.get('ping', Ping, 'ping')", 'between a wrong call and another one'],
    ["r => r.resources('users').collection(r => r).‸", 'after a call in the wrong place'],
  ].map(([table = '', place]) => ({
    title: `the chain: its methods, ${place}`,
    table,
    offers: METHODS,
    strikesOut: ['member'],
  })),
  // Half-written names of options: no error message
  {
    title: 'namespace: its option, at a half-written name before a callback',
    table: "r => r.namespace('v1', { pa‸ }, r => r)",
    offers: ['path'],
  },
  {
    title: 'scope: its option, at a half-written name before a callback',
    table: "r => r.scope(':year', { pa‸ }, r => r)",
    offers: ['params'],
  },
  {
    title: 'a verb: the kinds alone among its options, at a half-written name before a target',
    table: "r => r.get(':year', { pa‸ }, 'Users#show')",
    offers: ['params'],
  },
  {
    title: 'a verb: the members of its options that are left, at a half-written name before a middleware',
    table: "r => r.get(':year', { summary: '', pa‸ }, () => {})",
    offers: CONTRACT_MEMBERS.filter(name => name !== 'summary'),
  },
  // Beside the table
  {
    title: 'castParam: nothing for a route without parameters',
    controller: "const show = (ctx: Contexts['Users']['show']) => castParam(ctx, '‸')",
    offers: [],
  },
  {
    title: 'castParam: nothing for a context of Koa',
    controller: "const show = (ctx: Koa.Context) => castParam(ctx, '‸')",
    offers: [],
  },
  {
    title: 'Context: the targets of the table',
    controller: "type Show = Context<'‸'>",
    offers: [
      ...['Users#show', 'Users#update', 'V1/Host/Places#preview', 'V1/Host/Places#show'],
      ...['V1/Host/Places/Rooms#destroy', 'V1/Host/Places/Rooms#index', 'V1/Host/Places/Rooms#show'],
    ],
  },
  {
    title: 'Contexts: the controller paths',
    controller: "type Show = Contexts['‸']",
    offers: [
      ...['APIKeys', 'Ping', 'ReadOnly', 'UserSettings', 'Users', 'V1/Host', 'V1/Host/Places', 'V1/Host/Places/Rooms'],
      ...['V1/Host/Places/Rooms/Beds', 'lowercase'],
    ],
  },
  {
    title: 'Contexts: the public members of a class',
    controller: "type Show = Contexts['V1/Host/Places']['‸']",
    offers: ['create', 'destroy', 'index', 'markRead', 'preview', 'search', 'show', 'update'],
  },
  {
    title: 'Contexts: the members, by a name of the controller, while the rest of the line is missing',
    controller: "type Ctx = Contexts['Ping']\nclass Two { ping(ctx: Ctx['‸",
    offers: ['deepPing', 'ping'],
  },
  {
    title: 'Contexts: the parameters of the route',
    controller: "const show = (ctx: Contexts['V1/Host/Places/Rooms']['show']) => ctx.params.‸",
    offers: ['id', 'placeId'],
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
    title: 'castParam: the parameters, while the rest of the line is missing',
    controller: "class Rooms { show(ctx: Context<'V1/Host/Places/Rooms#show'>) { const id = castParam(ctx, '‸",
    offers: ['id', 'placeId'],
  },
  {
    title: 'castParam: the kinds',
    controller: "const show = (ctx: Context<'V1/Host/Places#show'>) => castParam(ctx, 'id', '‸')",
    offers: ['bigint', 'integer', 'uuid'],
  },
]

export const hints: readonly EditorCase[] = [
  {
    title: 'a verb, in a collection whose closing parentheses are missing',
    table: "r => r.resources('users', r => r.collection(r => r.get(‸",
    hint: 'get(path: string, targetOrMiddlewareOrController: string | ControllerClass | Middleware, actionOrTarget: string, _: never): UncheckedScope',
    docstring: 'Routes a path to an action of a controller, to a target or to a middleware.',
  },
  {
    title: 'misroutedRequests',
    controller: `${TESTING}misroutedRequests(‸)`,
    hint: 'misroutedRequests(routes: AnyTable, expectations: Expectations<AnyRouteTable>, options: MatchOptions, _: never): readonly string[]',
    docstring: 'Lists the requests that do not reach what they are expected to reach',
  },
  {
    title: 'misroutedRequests, after the table',
    controller: `${TESTING}misroutedRequests(routes, ‸)`,
    hint: 'misroutedRequests(routes: AnyTable, expectations: Expectations<AnyRouteTable>, options?: MatchOptions): readonly string[]',
    docstring: 'Lists the requests that do not reach what they are expected to reach',
  },
  {
    title: 'resources',
    table: 'r => r.resources(‸)',
    hint: 'resources(name: string, options: ResourcesOptions, callback: Callback, _: never): UncheckedScope',
    docstring:
      'Routes the five standard actions of a resource: index, create, show, update (PUT and PATCH) and destroy.',
  },
  {
    title: 'resources, while the rest of the line is missing',
    table: 'r => r.resources(‸',
    hint: 'resources(name: string, options: ResourcesOptions, callback: Callback, _: never): UncheckedScope',
  },
  {
    title: 'resources, in a callback before more of the chain',
    table: "r => r.namespace('v1', r => r.resources(‸).get('ping', Ping, 'ping'))",
    hint: 'resources(name: string, options: ResourcesOptions, callback: Callback, _: never): UncheckedScope',
  },
  {
    title: 'resources, after a wrong name',
    controller: "const table = defineRoutes({ Users }, r => r.resources('wrong', ‸))",
    hint: 'resources(name: "users", options: ResourcesOptions, callback: Callback, _: never): Scope<TopFrame, {}, Refused, never, never, { readonly Users: typeof Users; }>',
  },
  {
    title: 'resource',
    table: 'r => r.resource(‸)',
    hint: 'resource(name: string, options: ResourceOptions, callback: Callback, _: never): UncheckedScope',
    docstring: 'Routes the four standard actions of a resource that exists once',
  },
  {
    title: 'namespace',
    table: 'r => r.namespace(‸)',
    hint: 'namespace(name: string, options: NamespaceOptions, callback: Callback, _: never): UncheckedScope',
    docstring: 'Adds a name to the paths and, in PascalCase, to the controller paths of what the callback declares.',
  },
  {
    title: 'scope',
    table: 'r => r.scope(‸)',
    hint: 'scope(path: string, options: ScopeOptions, callback: Callback, _: never): UncheckedScope',
    docstring: 'Adds a path, which may have parameters, to the paths of what the callback declares.',
  },
  {
    title: 'a verb',
    table: "r => r.resources('users', r => r.get(‸))",
    hint: 'get(path: string, targetOrMiddlewareOrController: string | ControllerClass | Middleware, actionOrTarget: string, _: never): UncheckedScope',
    docstring: 'Routes a path to an action of a controller, to a target or to a middleware.',
  },
  {
    title: 'match',
    table: 'r => r.match(‸)',
    hint: 'match(methods: readonly MatchedVerb[], path: string, targetOrMiddlewareOrController: string | ControllerClass | Middleware, actionOrTarget: string, _: never): UncheckedScope',
    docstring: 'Routes a path, for each of the methods, to an action of a controller, to a target or to a middleware.',
  },
  ...(
    [
      ["match(['get'], ‸)", 'string | ControllerClass | Middleware', 'string', 'never'],
      ["match(['get'], 'ping', ‸)", 'string | ControllerClass | Middleware', 'string', 'never'],
      ["match(['get'], 'ping', ‸", 'string | ControllerClass | Middleware', 'string', 'never'],
      ["match(['get'], 'ping', Ping, ‸)", 'ControllerClass', 'string', 'never'],
      ["match(['get'], 'ping', middleware, ‸)", 'Middleware', 'string | Function', 'never'],
      ["match(['get'], 'ping/:id', { params: { id: 'uuid' } }, ‸)", 'object', 'string | Function', 'never'],
      ["match(['get'], 'ping', middleware, Ping, ‸)", 'Middleware', 'ControllerClass', 'string'],
      ["match(['get'], 'ping', middleware, middleware, ‸)", 'Middleware', 'Middleware', 'string | Function'],
    ] as const
  ).map(([call, first, second, third]) => ({
    title: `behind commas: ${call}`,
    table: `r => r.${call}`,
    hint: `match(methods: Methods, path: string, targetOrMiddlewareOrController: ${first}, actionOrTarget: ${second}, _: ${third}): UncheckedScope`,
    docstring: 'Routes a path, for each of the methods,',
  })),
  {
    title: 'draw',
    table: 'r => r.draw(‸)',
    hint: 'draw(part: Part): UncheckedScope',
    docstring: 'Declares what a part of the table declares',
  },
  {
    title: 'draw, in a part for any place',
    controller: 'export const part = (r: ScopeAnywhere<typeof controllers>) => r.draw(‸)',
    hint: 'draw(part: Part): UncheckedScope',
  },
  {
    title: 'collection',
    table: "r => r.resources('users', r => r.collection(‸))",
    hint: 'collection(callback: Callback, _: never): UncheckedScope',
    docstring: 'Declares routes of a resource as a whole',
  },
  {
    title: 'collection, where it does not belong and before more of the chain',
    table: "r => r.collection(‸).resources('users')",
    hint: 'collection(callback: Callback, _: never): UncheckedScope',
  },
  {
    title: 'mount',
    table: 'r => r.mount(‸)',
    hint: 'mount(path: string, app: Mountable, _: never): UncheckedScope',
    docstring: 'Gives a path, and everything below it, to a Koa application or a middleware, for every method.',
  },
  {
    title: 'use',
    table: 'r => r.use(‸)',
    hint: 'use(middleware: Middleware, _: never): UncheckedScope',
    docstring: 'Runs a middleware before every route that follows in this scope and in nested ones.',
  },
  {
    title: 'redirect',
    table: 'r => r.redirect(‸)',
    hint: 'redirect(from: string, target: string, options: OptionsOfRedirect, _: never): UncheckedScope',
    docstring: 'Redirects GET and HEAD requests to the path of a target',
  },
  ...["redirect('old', ‸)", "redirect('old', ‸", "redirect('old', 'Ping#ping', ‸)"].map(call => ({
    title: `behind commas: ${call}`,
    table: `r => r.${call}`,
    hint: 'redirect(from: string, target: string, options: OptionsOfRedirect, _: never): UncheckedScope',
    docstring: 'Redirects GET and HEAD requests to the path of a target',
  })),
  {
    title: 'path',
    controller: 'const link = routes.path(‸)',
    hint: 'path(target: string, params: object, options: LinkOptions, _: never): string',
    docstring: 'Makes the path of a target',
  },
  {
    title: 'path, after the target',
    controller: "const link = routes.path('V1/Host/Places#show', ‸)",
    hint: 'path(target: "V1/Host/Places#show", params: LinkParams<"/v1/host/places/:id">, options: LinkOptions, _: never): string',
    docstring: 'Makes the path of a target',
  },
  {
    title: 'path, after a target without parameters',
    controller: "const link = routes.path('Users#show', ‸)",
    hint: 'path(target: "Users#show", params?: LinkOptions | undefined, options?: undefined): string',
  },
  {
    title: 'url, after a target without parameters',
    controller: "const link = routes.url('https://example.com', 'Users#show', ‸)",
    hint: 'url(origin: string, target: "Users#show", params?: LinkOptions | undefined, options?: undefined): string',
  },
  {
    title: 'path, after a path pattern without parameters',
    controller: "const link = defineRoutes({}, r => r.get('health', () => {})).path('/health', ‸)",
    hint: 'path(target: "/health", params?: LinkOptions | undefined, options?: undefined): string',
  },
  {
    title: 'path, after the parameters',
    controller: "const link = routes.path('V1/Host/Places#show', { id: 5 }, ‸)",
    hint: 'path(target: "V1/Host/Places#show", params?: LinkParams<"/v1/host/places/:id"> | undefined, options?: LinkOptionsAt<"/v1/host/places/:id"> | undefined): string',
    docstring: 'Makes the path of a target',
  },
  {
    title: 'path, after a target with several paths',
    controller: [
      "const several = defineRoutes({ Users }, r => r.get('one', 'Users#show').get('two/:id', 'Users#show'))",
      "const link = several.path('Users#show', ‸)",
    ].join('\n'),
    hint: 'path(target: "Users#show", params: LinkParams<"/one"> | LinkParams<"/two/:id">, options: LinkOptionsAt<"/one" | "/two/:id">, _: never): string',
  },
  {
    title: 'url, after the origin',
    controller: "const link = routes.url('https://example.com', ‸)",
    hint: 'url(origin: string | HttpURL, target: string, params: object, options: LinkOptions, _: never): string',
    docstring: 'Makes the URL of a target',
  },
  {
    title: 'url, after the parameters',
    controller: "const link = routes.url('https://example.com', 'V1/Host/Places#show', { id: 5 }, ‸)",
    hint: 'url(origin: string, target: "V1/Host/Places#show", params?: LinkParams<"/v1/host/places/:id"> | undefined, options?: LinkOptions | undefined): string',
  },
  {
    title: 'url',
    controller: 'const link = routes.url(‸)',
    hint: 'url(origin: string | HttpURL, target: string, params: object, options: LinkOptions, _: never): string',
    docstring: 'Makes the URL of a target',
  },
  {
    title: 'defineRoutes',
    controller: 'const table = defineRoutes(‸)',
    hint: 'defineRoutes(controllers: ControllerMap, callback: Callback): AnyRouteTable',
    docstring: 'Defines a route table',
  },
  {
    title: 'defineRoutes, after the controllers',
    controller: 'const table = defineRoutes(controllers, ‸)',
    hint: 'defineRoutes(controllers: ControllerMap, callback: Callback): AnyRouteTable',
    docstring: 'Defines a route table',
  },
  {
    title: 'defineRoutesFor',
    controller: 'const define = defineRoutesFor(‸)',
    hint: 'defineRoutesFor(): Define<unknown>',
    docstring: "Takes the types of an application's state and context",
  },
  {
    title: 'defineRoutesFor, the second pair of parentheses',
    controller: 'const table = defineRoutesFor<{ user: string }>()(‸)',
    hint: '(controllers: ControllerMap, callback: Callback): AnyRouteTable',
    docstring: 'Defines a route table',
  },
  {
    title: 'routes.match',
    controller: 'const found = routes.match(‸)',
    hint: 'match(method: AnyMethod, path: string, options?: MatchOptions): AnyMatch',
    docstring: 'Finds the route that answers a request',
  },
  {
    title: 'routes.match, after the method',
    controller: "const found = routes.match('GET', ‸)",
    hint: 'match(method: RequestMethod, path: string, options?: MatchOptions): AnyMatch',
    docstring: 'Finds the route that answers a request',
  },
  {
    title: 'to',
    controller: "const link = routes.to['V1/Host/Places'].show(‸)",
    hint: 'show(params: LinkParams<"/v1/host/places/:id">, options?: LinkOptionsAt<"/v1/host/places/:id"> | undefined): string',
    docstring: 'Makes the path of the action',
  },
  {
    title: 'to, for a path without parameters',
    controller: 'const link = routes.to.Users.show(‸)',
    hint: 'show(options?: LinkOptions): string',
    docstring: 'Makes the path of the action',
  },
  {
    title: 'to, for a target with several paths',
    controller: [
      "const several = defineRoutes({ Users }, r => r.get('one', 'Users#show').get('two/:id', 'Users#show'))",
      'const link = several.to.Users.show(‸)',
    ].join('\n'),
    hint: 'show(params: LinkParams<"/one"> | LinkParams<"/two/:id">, options?: (LinkOptions & { readonly path?: "/one" | "/two/:id"; }) | undefined): string',
    docstring: 'Makes a path of the action',
  },
  {
    title: 'castParam',
    controller: 'const id = castParam(‸)',
    hint: /^castParam\(ctx: CastContext, name: string, kind: ("(uuid|bigint|integer)" \| ){3}StandardSchema<any, unknown>\): any$/,
    docstring: 'Casts a parameter of the route to a kind, or by a schema.',
  },
  {
    title: 'castParam, after the context',
    controller: "const id = castParam({} as Context<'V1/Host/Places#show'>, ‸)",
    hint: 'castParam(ctx: CastContext, name: "id"): string | number | bigint',
    docstring: 'Casts a parameter of the route to a kind, or by a Standard Schema.',
  },
  {
    title: 'castParam, after the name',
    controller: "const id = castParam({} as Context<'V1/Host/Places#show'>, 'id', ‸)",
    hint: /^castParam\(ctx: CastContext, name: "id", kind: ("(uuid|bigint|integer)" \| ){3}StandardSchema<any, unknown>\): any$/,
    docstring: 'Casts a parameter of the route to a kind, or by a schema.',
  },
  {
    title: 'reply',
    controller: 'const created = reply(‸)',
    hint: 'reply(status: number, body: unknown, headers?: HeaderFields | undefined): Reply<number, unknown, {}>',
    docstring: 'Answers with a status',
  },
  {
    title: 'reply, after the status',
    controller: 'const created = reply(201, ‸)',
    hint: 'reply(status: 201, body: unknown, headers?: HeaderFields | undefined): Reply<201, unknown, {}>',
    docstring: 'Answers with a status',
  },
  {
    title: 'router.routes',
    controller: 'createRouter(routes).routes(‸)',
    hint: /^routes\(options\?: NoArgument \| undefined, next\?: NoNext<"router.routes"> \| undefined\): Koa.Middleware</,
    docstring: 'The middleware that answers the routes of the table.',
  },
  {
    title: 'router.allowedMethods',
    controller: 'createRouter(routes).allowedMethods(‸)',
    hint: /^allowedMethods\(options\?: AllowedMethodsOptions \| undefined, next\?: NoNext<"router.allowedMethods"> \| undefined\): Koa.Middleware</,
    docstring: 'The middleware that answers requests whose path has routes, but none for the method',
  },
  {
    title: 'createRouter',
    controller: 'const router = createRouter(‸)',
    hint: 'createRouter(routes: AnyTable): Router',
    docstring: 'Mounts a route table on Koa',
  },
  {
    title: 'createRouter, after the table',
    controller: 'const router = createRouter(routes, ‸)',
    hint: 'createRouter(routes: AnyRouteTable, options: OptionsOfRouter): Router',
    docstring: 'Mounts a route table on Koa',
  },
]

const NAMED_MAP = `interface Controllers extends Readonly<typeof controllers> {}
declare const named: Controllers
`

/** Calls of verbs with the hint behind the comma after the path. */
export const hintsAfterPaths: readonly EditorCase[] = [
  ...['get', 'post', 'put', 'patch', 'delete', 'options', 'head', 'query', 'all'].flatMap(verb =>
    [
      `${verb}('ping', ‸)`,
      `namespace('v1', r => r.${verb}(':a/b', ‸))`,
      `resources('users', r => r.${verb}('ping', ‸))`,
      `${verb}('ping', ‸`,
    ].map(call => ({
      title: call,
      table: `r => r.${call}`,
      hint: `${verb}(path: string, targetOrMiddlewareOrController: string | ControllerClass | Middleware, actionOrTarget: string, _: never): UncheckedScope`,
    })),
  ),
]

export const hovers: readonly EditorCase[] = [
  ...["resources('us‸ers')", "get('pong', 'Users#sh‸ow')", "resources('users', { only: ['sh‸ow'] })"].map(call => ({
    title: `a text: nothing: ${call}`,
    table: `r => r.${call}`,
    shows: [''],
  })),
  {
    title: 'the middleware of use: any type of ctx',
    table: 'r => r.use((ct‸x, next) => next())',
    shows: ['(parameter) ctx: any'],
  },
  {
    title: 'a middleware of a verb: its name and its path',
    table: "r => r.scope(':locale', r => r.get('a', (ct‸x, next) => next(), 'Users#show'))",
    shows: ['(parameter) ctx: MiddlewareContext<"/:locale/a", {}>'],
  },
  ...[
    "get('a/:id', ct‸x => {})",
    "get('a/:id', async (ct‸x, next) => next())",
    "match(['get', 'post'], 'a/:id', ct‸x => {})",
    "use(middleware).get('a/:id', ct‸x => {})",
    "get('a/:id', middleware, ct‸x => {})",
  ].map(call => ({
    title: `the middleware that answers: its name and its path: ${call}`,
    table: `r => r.${call}`,
    shows: ['(parameter) ctx: MiddlewareContext<"/a/:id", {}>'],
  })),
  {
    title: 'the middleware that answers, in a part: its name and its path',
    controller: "export const v1 = (r: ScopeAt<typeof controllers, 'v1'>) => r.get('a/:id', ct‸x => {})",
    shows: ['(parameter) ctx: MiddlewareContext<"/v1/a/:id", {}>'],
  },
  {
    title: 'the middleware that answers, where a parameter has a kind: its name and its path',
    table: "r => r.resources('users', { id: 'uuid' }, r => r.get('a', ct‸x => {}))",
    shows: ['(parameter) ctx: KindedContext<"/users/:id/a", {}, WithKinds<{', '    readonly id: "uuid";', '}>>'],
  },
  {
    title: 'a handler after options: its name and its path',
    table: "r => r.get('a/:id', { params: { id: 'uuid' } }, ct‸x => {})",
    shows: ['(parameter) ctx: KindedContext<"/a/:id", {}, WithKinds<{', '    readonly id: "uuid";', '}>>'],
  },
  {
    title: 'a scope: the name of a map that has one',
    controller: `${NAMED_MAP}const table = defineRoutes(named, r => r.namespace('v1', ‸r => r))`,
    shows: ['(parameter) r: Scope<NamespaceFrame<TopFrame, "v1">, {}, never, never, never, Controllers>'],
  },
  {
    title: 'a part: the name of a map that has one',
    controller: `${NAMED_MAP}export const part = (‸r: ScopeAt<Controllers, 'v1/host'>) => r`,
    shows: ['(parameter) r: ScopeAt<Controllers, "v1/host">'],
  },
  {
    title: 'the table: the name of a map that has one',
    controller: `${NAMED_MAP}const ta‸ble = defineRoutes(named, r => r.resources('users'))`,
    shows: ['const table: RouteTable<Controllers, "users">'],
  },
  {
    title: 'the router: its name',
    controller: 'const rou‸ter = createRouter(routes)',
    shows: ['const router: Router'],
  },
  {
    title: 'an action with a contract: its input by its parts',
    controller: `class Cats {
  static readonly contract = { show: { query: {} as StandardSchema<{ page: number }> } } satisfies ContractOf<Cats>
  show(ctx: CatContexts['Cats']['show']) {
    return ct‸x.input.query.page
  }
}
const cats = defineRoutes({ Cats }, r => r.resource('cat', { only: ['show'] }))
interface CatContexts extends ContextsOf<typeof cats> {}`,
    shows: [
      '(parameter) ctx: ContextWithInput<RouteContext<{}, {}>, {',
      '    readonly input: {',
      '        readonly query: {',
      '            page: number;',
      '        };',
      '    };',
      '}>',
    ],
  },
  {
    title: 'an action with a contract and a context from a file: its input by its parts',
    controller: `import type { InputContext, WrittenContext } from '../../src/types/index.js'
class Cats {
  static readonly contract = { show: { query: {} as StandardSchema<{ page: number }> } } satisfies ContractOf<Cats>
  show(ctx: InputContext<WrittenContext<'id'>, typeof Cats, 'show'>) {
    return ct‸x.input.query.page
  }
}`,
    shows: [
      '(parameter) ctx: ContextWithInput<WrittenContext<"id">, {',
      '    readonly input: {',
      '        readonly query: {',
      '            page: number;',
      '        };',
      '    };',
      '}>',
    ],
  },
  {
    title: 'an action with a contract, of several parts behind a middleware: its state, its parameters and its input',
    controller: `class Cats {
  static readonly contract = {
    update: { body: {} as StandardSchema<{ name: string; age?: number }>, query: {} as StandardSchema<{ page: number }> },
  } satisfies ContractOf<Cats>
  update(ctx: ActionContext<typeof cats, 'Cats#update'>) {
    return ct‸x.input.body.name
  }
}
declare const authenticate: Koa.Middleware<{ user: { name: string } }>
const cats = defineRoutes({ Cats }, r => r.use(authenticate).resources('cats', { only: ['update'] }))`,
    shows: [
      '(parameter) ctx: ContextWithInput<RouteContext<{',
      '    user: {',
      '        name: string;',
      '    };',
      '}, {',
      '    id: string;',
      '}>, {',
      '    readonly input: {',
      '        readonly body: {',
      '            name: string;',
      '            age?: number;',
      '        };',
      '        readonly query: {',
      '            page: number;',
      '        };',
      '    };',
      '}>',
    ],
  },
  {
    title: 'a middleware with a contract: its input by its parts, and not its schemas',
    table:
      "r => r.get('me', { query: {} as StandardSchema<{ page: number }> }, ct‸x => { ctx.body = ctx.input.query.page })",
    mentions: [
      '& {\n    readonly input: {\n        readonly query: {\n            page: number;\n        };\n    };\n}',
    ],
    hides: ['StandardSchema', 'WithInput'],
  },
  {
    title: "ctx.state: the members of an application's state, and no internals",
    controller: "const app = defineRoutesFor<{ a: 1 }, { db: 2 }>()({ Users }, r => r.get('a', ctx => { ctx.sta‸te }))",
    shows: ['(property) state: {', '    a: 1;', '}'],
  },
  {
    title: 'RouteMap: the table, with one line for each route',
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
    title: 'Contexts: the state and the parameters of an action, and nothing of the table',
    controller: "type Ctx = Contexts['V1/Host/Places/Rooms']\nconst show = (ct‸x: Ctx['show']) => ctx.params",
    shows: ['(parameter) ctx: RouteContext<{}, {', '    placeId: string;', '    id: string;', '}>'],
  },
  {
    title: 'Contexts: the state behind described middlewares and in an application, and no marks',
    controller: [
      'declare const guard: (ctx: Koa.ParameterizedContext<{ user: 1 }>, next: Koa.Next) => void',
      'const described = describeMiddleware(guard, { replies: { 401: {} as StandardSchema<string> } })',
      'const app = defineRoutesFor<{}, { db: 2 }>()({ Users }, r => r.use(described).use(guard).resources("users"))',
      'interface AppContexts extends ContextsOf<typeof app> {}',
      "const show = (ct‸x: AppContexts['Users']['show']) => ctx.params",
    ].join('\n'),
    shows: [
      '(parameter) ctx: RouteContext<{',
      '    user: 1;',
      '} & InContext<{',
      '    db: 2;',
      '}>, {',
      '    id: string;',
      '}>',
    ],
  },
  {
    title: 'a middleware behind described ones: the state alone',
    controller: [
      'declare const guard: Koa.Middleware<{ user: 1 }>',
      'const described = describeMiddleware(guard, { replies: { 401: {} as StandardSchema<string> } })',
      "const app = defineRoutes({}, r => r.use(described).get('a', guard, ct‸x => { ctx.body = 1 }))",
    ].join('\n'),
    shows: ['(parameter) ctx: MiddlewareContext<"/a", {', '    user: 1;', '}>'],
  },
  {
    title: 'Contexts: the state of two middlewares, in a short text',
    controller: [
      'declare const use: Koa.Middleware<{ user: { name: string } }>, page: Koa.Middleware<{ page: number }>',
      'const app = defineRoutes({ Users }, r =>',
      "  r.namespace('v1', r => r).use(use).use(page).scope(':locale', r => r.resources('users')))",
      'interface AppContexts extends ContextsOf<typeof app> {}',
      "const show = (ct‸x: AppContexts['Users']['show']) => ctx.params",
    ].join('\n'),
    mentions: ['(parameter) ctx: RouteContext<'],
    atMost: 200,
  },
  {
    title: 'Contexts: their name',
    controller: 'const contexts‸ = {} as Contexts',
    shows: ['const contexts: Contexts'],
  },
  {
    title: 'to: the parameters of a link by the path of its target',
    controller: "const link = routes.to['V1/Host/Places'].prev‸iew({ id: 5 })",
    mentions: ['params: LinkParams<"/v1/host/places/:id/preview">, options?: '],
    atMost: 250,
  },
  {
    title: 'to: the target and the path of a link that is not called',
    controller: 'const sh‸ow = routes.to.Users.show',
    shows: ['const show: PlainLinkTo<"Users#show", "/user">'],
  },
  {
    title: 'castParam: the type of its result',
    controller: "const id‸ = castParam({} as Context<'V1/Host/Places#show'>, 'id', 'bigint')",
    shows: ['const id: bigint'],
  },
  {
    title: 'castParam: its docstring, with an example',
    controller: "const id = cast‸Param({} as Context<'V1/Host/Places#show'>, 'id', 'bigint')",
    docstring: "castParam(ctx, 'id', 'bigint') // bigint",
  },
  {
    // No compiler hides the type arguments of an interface: the controllers follow, cut short.
    title: 'a scope: its name and its frame',
    table: "r => r.namespace('v1', r‸ => r)",
    mentions: ['(parameter) r: Scope<', 'NamespaceFrame<TopFrame, "v1">'],
    hides: ['GET /', 'Users#show'],
  },
  {
    title: 'resources: its docstring',
    table: "r => r.res‸ources('users')",
    mentions: ['resources<"users", '],
    docstring:
      'Routes the five standard actions of a resource: index, create, show, update (PUT and PATCH) and destroy.',
  },
  {
    title: 'resources: its docstring, with options and a callback',
    table: "r => r.res‸ources('users', { only: ['show'] }, r => r.get('signed-in'))",
    docstring: "r.resources('places', { only: ['index', 'show'] }, r => r.resources('rooms'))",
  },
  {
    title: 'resource: its docstring',
    table: "r => r.res‸ource('user')",
    docstring: "r.resource('user', { only: ['show', 'update'] })",
  },
  {
    title: 'namespace: its docstring',
    table: "r => r.name‸space('v1', r => r)",
    docstring: "r.namespace('v1', r => r.resources('places')) // GET /v1/places  V1/Places#index …",
  },
  {
    title: 'scope: its docstring',
    table: "r => r.sc‸ope(':locale', r => r)",
    docstring: "r.scope(':locale', r => r.resources('places'))",
  },
  {
    title: 'scope without a path: its docstring',
    table: 'r => r.sc‸ope(r => r)',
    docstring: "r.scope(r => r.use(authenticate).resources('places')).get('ping', 'Ping#ping')",
  },
  {
    title: 'the option use: the context of a function in it',
    table: "r => r.resources('users', { use: (ct‸x, next) => next() })",
    shows: ['(parameter) ctx: ContextIn<WholePlace<TopFrame>, {}>'],
  },
  {
    title: 'the option use, beside path: its docstring',
    table: "r => r.resource('user', { path: 'me', us‸e: { show: middleware } })",
    docstring: 'Middlewares: one or a list that run before everything in the resource, the callback included',
  },
  {
    title: 'the option use, a list beside path: its docstring',
    table: "r => r.resources('users', { path: 'people', us‸e: [middleware] })",
    docstring: 'Middlewares: one or a list that run before everything in the resource, the callback included',
  },
  {
    title: 'the option path, beside use: its docstring',
    table: "r => r.resources('users', { pa‸th: 'people', use: middleware }, r => r)",
    docstring: 'The segment in paths instead of the name',
  },
  {
    title: 'use: its docstring',
    table: 'r => r.us‸e(async (_ctx, next) => next())',
    docstring: 'Runs a middleware before every route that follows in this scope and in nested ones.',
  },
  {
    title: 'collection: its docstring',
    table: "r => r.resources('users', r => r.collec‸tion(r => r.get('signed-in')))",
    docstring: "r.resources('places', r => r.collection(r => r.get('search')))",
  },
  {
    title: 'a verb: its docstring',
    table: "r => r.g‸et('ping', Ping, 'ping')",
    docstring: "r.get('ping', PingController, 'ping') // GET /ping  Ping#ping",
  },
  {
    title: 'a bare verb: its docstring',
    table: "r => r.resources('users', r => r.g‸et('signed-in'))",
    docstring: "r.resources('places', r => r.get('preview')) // GET /places/:id/preview  Places#preview",
  },
  {
    title: 'a verb with a middleware: its docstring',
    table: "r => r.g‸et('health', ctx => { ctx.body = 'ok' })",
    docstring: "r.get('health', ctx => { ctx.body = { ok: true } }) // GET /health",
  },
  {
    title: 'only: its docstring',
    table: "r => r.resources('users', { on‸ly: ['show'] })",
    docstring: 'The standard actions to route.',
  },
  ...[
    ["r => r.resources('users', { us‸e: middleware })", 'Middlewares: one or a list'],
    ["r => r.resources('users', { us‸e: [middleware] }, r => r)", 'Middlewares: one or a list'],
    ["r => r.resource('user', { us‸e: { show: middleware } })", 'Middlewares: one or a list'],
    ["r => r.namespace('v1', { pa‸th: '' }, r => r)", 'The path instead of the name.'],
    ["r => r.scope(':year', { par‸ams: { year: 'integer' } }, r => r)", 'The kinds of parameters of the path'],
    ["r => r.get(':year', { par‸ams: { year: 'integer' } }, ctx => {})", 'The kinds of parameters of the path'],
    [
      "r => r.match(['get'], ':year', { par‸ams: { year: 'integer' } }, ctx => {})",
      'The kinds of parameters of the path',
    ],
    ["r => r.get('year', { sum‸mary: 'A year' }, ctx => {})", 'What the action does, in a few words'],
    ["r => r.redirect('old', 'Users#show', { sta‸tus: 302 })", 'The status of the answer'],
  ].map(([table = '', docstring = '']) => ({ title: `an option: its docstring: ${table}`, table, docstring })),
  ...[
    ['caseSen‸sitive: true', 'Whether `/Places` is another path than `/places`'],
    ["trailing‸Slash: 'strict'", 'also matches a path with a slash at its end'],
    ['check‸Replies: true', 'Whether replies are compared with `returns`'],
    ['insta‸ntiate: Controller => new Controller() as never', 'Constructs the controller of a request'],
  ].map(([option = '', docstring = '']) => ({
    title: `an option of createRouter: its docstring: ${option}`,
    controller: `const router = createRouter(routes, { ${option} })`,
    docstring,
  })),
  {
    title: 'ctx.input: the input of an action by its parts',
    controller: `class Cats {
  static readonly contract = { show: { query: {} as StandardSchema<{ page: number }> } } satisfies ContractOf<Cats>
  show(ctx: CatContexts['Cats']['show']) {
    return ctx.in‸put.query.page
  }
}
const cats = defineRoutes({ Cats }, r => r.resource('cat', { only: ['show'] }))
interface CatContexts extends ContextsOf<typeof cats> {}`,
    mentions: ['readonly query: {', 'page: number;'],
    hides: ['StandardSchema', 'CatContexts'],
    docstring: 'What the schemas of the contract make of the request.',
  },
  {
    title: 'createRouter: the name of a map that has one, and no controller',
    controller: `${NAMED_MAP}const table = defineRoutes(named, r => r.resources('users'))
const router = create‸Router(table)`,
    mentions: ['createRouter<Controllers, "users">'],
    hides: ['typeof Ping'],
    atMost: 200,
    docstring: 'Mounts a route table on Koa',
  },
  {
    title: 'defineRoutes: its docstring, with an example',
    controller: 'const define = define‸Routes',
    docstring: "const routes = defineRoutes({ Ping: PingController }, r => r.get('ping', PingController, 'ping'))",
  },
  {
    title: 'ActionContext: its docstring, with an example',
    controller: "type Show = Action‸Context<typeof routes, 'Users#show'>",
    docstring: 'export type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>',
  },
  {
    title: 'TargetOf: its docstring, with an example',
    controller: 'type Targets = Target‸Of<typeof routes>',
    docstring: "'Ping#ping' | 'V1/Host/Places#index' | …",
  },
  {
    title: 'RouteMap: its docstring, with an example',
    controller: 'type Table = Route‸Map<typeof routes>',
    docstring: "RouteMap<typeof routes> // { 'GET /ping': 'Ping#ping'; 'GET /health': '(middleware)' … }",
  },
  {
    title: 'createRouter: its docstring, with an example',
    controller: 'const router = create‸Router(routes)',
    docstring: 'createRouter(routes)',
  },
]

export const definitions: readonly EditorCase[] = [
  {
    title: 'Contexts: from a controller path to its line in the map',
    controller: "type Show = Contexts['V1/Host/Pl‸aces']['preview']",
    leadsTo: ["editor-controllers.ts: 'V1/Host/Places': Places,"],
  },
  {
    title: 'Contexts: from an action to the method',
    controller: "type Show = Contexts['V1/Host/Places']['prev‸iew']",
    leadsTo: ['editor-controllers.ts: preview() {}'],
  },
  {
    title: 'Contexts: from an action to an inherited method, by a name of the controller',
    controller: "type Ctx = Contexts['V1/Host/Places/Rooms']\nconst show = (ctx: Ctx['sh‸ow']) => ctx.params",
    leadsTo: ['editor-controllers.ts: show() {}'],
  },
  {
    title: 'Contexts: from an action without a route to the method',
    controller: "type Show = Contexts['V1/Host/Places']['mark‸Read']",
    leadsTo: ['editor-controllers.ts: markRead() {}'],
  },
  {
    title: 'Contexts: from a controller path in shorthand to the class',
    controller: "type Show = Contexts['Us‸ers']",
    leadsTo: ['editor-controllers.ts: Users,'],
  },
  {
    title: 'to: from a controller path to its line in the map',
    controller: "const link = routes.to['V1/Host/Pl‸aces'].preview({ id: 5 })",
    leadsTo: ["editor-controllers.ts: 'V1/Host/Places': Places,"],
  },
  {
    title: 'to: from an action to the method, and to nothing else',
    controller: "const link = routes.to['V1/Host/Places'].prev‸iew({ id: 5 })",
    leadsTo: ['editor-controllers.ts: preview() {}'],
  },
  {
    title: 'to: from an action to an inherited method, with options',
    controller: "const link = routes.to['V1/Host/Places/Rooms'].sh‸ow({ placeId: 5, id: 7 }, { hash: 'beds' })",
    leadsTo: ['editor-controllers.ts: show() {}'],
  },
  {
    title: 'to: from an action without parameters, by a name of the links',
    controller: 'const { to } = routes\nconst users = to.Users\nconst link = users.up‸date()',
    leadsTo: ['editor-controllers.ts: update() {}'],
  },
  {
    title: 'Contexts: from an action to the method, by a map with a name',
    controller: `${NAMED_MAP}const app = defineRoutes(named, r => r.resources('users'))
interface AppContexts extends ContextsOf<typeof app> {}
type Show = AppContexts['V1/Host/Places']['prev‸iew']`,
    leadsTo: ['editor-controllers.ts: preview() {}'],
  },
  {
    title: 'Contexts: from an action to the method, in a class with a contract',
    controller: `class Cats {
  static readonly contract = { show: { summary: 'A cat' } } satisfies ContractOf<Cats>
  show() {}
}
const cats = defineRoutes({ Cats }, r => r.resource('cat', { only: ['show'] }))
interface CatContexts extends ContextsOf<typeof cats> {}
type Show = CatContexts['Cats']['sh‸ow']`,
    leadsTo: ['program: show() {}'],
  },
  {
    title: 'a contract: from an action to the method',
    controller: `class Cats {
  static readonly contract = { sh‸ow: { summary: 'A cat' } } satisfies ContractOf<Cats>
  show() {}
}`,
    leadsTo: ['program: show() {}'],
  },
  {
    title: 'to: from an action whose parameters are still missing',
    controller: "const link = routes.to['V1/Host/Places'].prev‸iew()",
    leadsTo: ['editor-controllers.ts: preview() {}'],
  },
  {
    title: 'Contexts: from an action to its line, with contexts from a file',
    controller: `interface Written {
  readonly Users: {
    readonly show: import('../../src/types/index.js').WrittenContext<'id'>
  }
}
const show = (ctx: Written['Users']['sh‸ow']) => ctx.params`,
    leadsTo: ["program: readonly show: import('../../src/types/index.js').WrittenContext<'id'>"],
  },
  // A text is a name of nothing
  ...[
    "get('pong', 'Users#sh‸ow')",
    "redirect('pong', 'Users#sh‸ow')",
    "resources('us‸ers')",
    "resource('us‸er')",
    "namespace('v‸1', r => r)",
    "resources('users', { only: ['sh‸ow'] })",
    "resources('users', { except: ['sh‸ow'] })",
    "resources('users', { controller: 'Us‸ers' })",
    "get('ping', Ping, 'pi‸ng')",
    "resources('users', r => r.get('signed-‸in'))",
    "resources('users', { param: 'sl‸ug' })",
    "get('ping/:na‸me', middleware)",
  ].map(call => ({ title: `nowhere: ${call}`, table: `r => r.${call}`, leadsTo: [] })),
  ...["routes.path('Users#sh‸ow')", "routes.url('https://example.com', 'Users#sh‸ow')"].map(call => ({
    title: `nowhere: ${call}`,
    controller: `const link = ${call}`,
    leadsTo: [],
  })),
  ...["ScopeAt<typeof controllers, 'v‸1'>", "ActionContext<typeof routes, 'Users#sh‸ow'>"].map(type => ({
    title: `nowhere: ${type}`,
    controller: `type Value = ${type}`,
    leadsTo: [],
  })),
]

const OWN_CLASS = `class Own {
  static readonly controllerPath = 'Own'
  unique() {}
}
class Inherits extends Own {}
`

/** A method with a contract, and all that names it: also texts, which stay. */
const CATS = `class Cats {
  static readonly contract = { show: { summary: 'A cat' } } satisfies ContractOf<Cats>
  show(ctx: Ctx['show']) {}
}
type Ctx = CatContexts['Cats']
const cats = defineRoutes({ Cats }, r => r.resource('cat', { only: ['show'] }).get('cats', 'Cats#show').get('all', Cats, 'show'))
interface CatContexts extends ContextsOf<typeof cats> {}
const one = (ctx: Ctx['show']) => ctx
const link = cats.to.Cats.show()
const paths = cats.path('Cats#show', { path: '/cat' })`

/** Texts that are in no other program, since TypeScript looks for a text in the whole project. */
const HERONS = `class Herons { wade() {} }
const birds = { 'Marsh/Herons': Herons }
const herons = defineRoutes(birds, r => r.get('herons', 'Marsh/Herons#wade'))
const wading = herons.path('Marsh/Herons#wade')
type Wade = ActionContext<typeof herons, 'Marsh/Herons#wade'>
const link = herons.to['Marsh/Herons'].wade()
interface HeronContexts extends ContextsOf<typeof herons> {}
type Herding = HeronContexts['Marsh/Herons']
const registered = herons.controllers['Marsh/Herons']`
const HERON_KEYS = [
  "program: const birds = { 'Marsh/Herons': Herons }",
  "program: const link = herons.to['Marsh/Herons'].wade()",
  "program: const registered = herons.controllers['Marsh/Herons']",
  "program: type Herding = HeronContexts['Marsh/Herons']",
]

export const references: readonly EditorCase[] = [
  {
    title: 'a target: its texts in tables and links, and not in types, from one of them',
    controller: HERONS.replaceAll('wade', 'stalk').replace("path('Marsh/Herons#st", "path('Marsh/Herons#st‸"),
    usedAt: [
      "program: const herons = defineRoutes(birds, r => r.get('herons', 'Marsh/Herons#stalk'))",
      "program: const wading = herons.path('Marsh/Herons#stalk')",
    ],
  },
  {
    title: 'a bare verb: the same text in every call, whatever it means there, from one of them',
    controller: `class Egrets { wadeInside() {} }
class Herons extends Egrets {}
const table = defineRoutes({ Egrets, Herons }, r => r
  .resources('egrets', { only: [] }, r => r.get('wade-in‸side'))
  .resources('herons', { only: [] }, r => r.get('wade-inside')))`,
    usedAt: [
      "program: .resources('egrets', { only: [] }, r => r.get('wade-inside'))",
      "program: .resources('herons', { only: [] }, r => r.get('wade-inside')))",
    ],
  },
  ...["birds = { 'Marsh/He‸rons'", "HeronContexts['Marsh/He‸rons'", "herons.to['Marsh/He‸rons'"].map(from => ({
    title: `a controller path: its key, its contexts and its links, and no text, from: ${from}`,
    controller: HERONS.replace(from.replace('‸', ''), from),
    usedAt: HERON_KEYS,
  })),
  {
    title: 'contexts from a file: the member alone, and not the method, from the context of an action',
    controller: `interface Filed {
  readonly Stork: { readonly nest: import('../../src/types/index.js').WrittenContext<'id'> }
}
class Stork { nest(ctx: Filed['Stork']['ne‸st']) { return ctx.path } }
const storks = defineRoutes({ Stork }, r => r.get('storks/:id', Stork, 'nest'))`,
    usedAt: [
      "program: class Stork { nest(ctx: Filed['Stork']['nest']) { return ctx.path } }",
      "program: readonly Stork: { readonly nest: import('../../src/types/index.js').WrittenContext<'id'> }",
    ],
  },
  {
    title: 'to: the method and its links, from a link',
    controller: `${OWN_CLASS}const table = defineRoutes({ Own }, r => r.get('own', Own, 'unique'))
const link = table.to.Own.uni‸que()
const other = table.to['Own'].unique({ hash: 'a' })`,
    usedAt: [
      'program: const link = table.to.Own.unique()',
      "program: const other = table.to['Own'].unique({ hash: 'a' })",
      'program: unique() {}',
    ],
  },
  {
    title: 'to: the method and its links, from the method',
    controller: `${OWN_CLASS.replace('unique', 'uni‸que')}const table = defineRoutes({ Own: () => Promise.resolve(Own), Inherits }, r =>
  r.get('own/:x', 'Own#unique').get('inherits', Inherits, 'unique'))
const link = table.to.Own.unique({ x: 5 })
const inherited = table.to.Inherits.unique()`,
    usedAt: [
      'program: const inherited = table.to.Inherits.unique()',
      'program: const link = table.to.Own.unique({ x: 5 })',
      'program: unique() {}',
    ],
  },
  {
    title: 'to: the method and its links, of a class that is not registered',
    controller: `${OWN_CLASS}const table = defineRoutes({ Users }, r => r.get('own', Own, 'unique'))
const link = table.to.Own.uni‸que()`,
    usedAt: ['program: const link = table.to.Own.unique()', 'program: unique() {}'],
  },
  {
    title: 'Contexts: the method and its contexts, from an action, inherited ones included',
    controller: `${OWN_CLASS}const table = defineRoutes({ Own, Inherits }, r => r.get('own', Own, 'unique'))
interface OwnContexts extends ContextsOf<typeof table> {}
type A = OwnContexts['Own']['uni‸que']
type B = OwnContexts['Inherits']['unique']
const link = table.to.Own.unique()`,
    usedAt: [
      'program: const link = table.to.Own.unique()',
      "program: type A = OwnContexts['Own']['unique']",
      "program: type B = OwnContexts['Inherits']['unique']",
      'program: unique() {}',
    ],
  },
  {
    title: 'Contexts: the method and its contexts, from the method',
    controller: `${OWN_CLASS.replace('unique', 'uni‸que')}const table = defineRoutes({ Own }, r => r.get('own', Own, 'unique'))
interface OwnContexts extends ContextsOf<typeof table> {}
type Ctx = OwnContexts['Own']
class Other { own(ctx: Ctx['unique']) { return ctx } }`,
    usedAt: ["program: class Other { own(ctx: Ctx['unique']) { return ctx } }", 'program: unique() {}'],
  },
  ...['contract = { sh‸ow', '  sh‸ow(ctx', "const one = (ctx: Ctx['sh‸ow']", 'cats.to.Cats.sh‸ow'].map(from => ({
    title: `a contract: the method with its key, its contexts and its links, and no text, from: ${from}`,
    controller: CATS.replace(from.replace('‸', ''), from),
    usedAt: [
      'program: const link = cats.to.Cats.show()',
      "program: const one = (ctx: Ctx['show']) => ctx",
      "program: show(ctx: Ctx['show']) {}",
      "program: show(ctx: Ctx['show']) {}",
      "program: static readonly contract = { show: { summary: 'A cat' } } satisfies ContractOf<Cats>",
    ],
  })),
]
