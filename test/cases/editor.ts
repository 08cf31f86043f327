import { METHODS } from '../../src/text/http.js'
import { DECLARATIONS, OPTIONS, optionsBeside, VERBS } from '../support/lists.js'

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
  /** The lines that a hover shows, in any order: 7.0 sorts the members of a type. */
  readonly shows?: readonly string[]
  /** The routes that a hover over a call begins with, in any order. */
  readonly routes?: readonly string[]
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
const ACTIONS = ['create', 'destroy', 'index', 'show', 'update']
const LINKS = [
  ...['Users#show', 'Users#update', 'V1/Host/Places#preview', 'V1/Host/Places#show'],
  ...['V1/Host/Places/Rooms#destroy', 'V1/Host/Places/Rooms#index', 'V1/Host/Places/Rooms#show'],
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

/** The standard routes of a resource. */
const standard = (path: string, controller: string): readonly string[] => [
  ...[`"GET ${path}": "${controller}#index"`, `"POST ${path}": "${controller}#create"`],
  ...['GET show', 'PUT update', 'PATCH update', 'DELETE destroy'].map(each => {
    const [method, action] = each.split(' ')
    return `"${method} ${path}/:id": "${controller}#${action}"`
  }),
]

/** The names whose classes have all standard actions, and such controller paths. */
const WRITABLE = TOP.filter(name => name !== 'read-only')
const WRITABLE_CONTROLLERS = CONTROLLERS.filter(path => path !== 'ReadOnly')

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

/** A table up to the options or the callback of nested resources. */
const PLACES = "r => r.namespace('v1', r => r.namespace('host', r => r.resources('places'"

const inScope = (step: string): string =>
  `import type { InScope } from '../../src/index.js'\ntype Part = ScopeAt<typeof controllers, ['v1', InScope<${step}>]>`

/**
 * Cases of one rule: the program of each, and what an editor must answer. A program that begins with `r =>` is a table.
 */
const casesOf = <Answer>(
  rule: string,
  rows: readonly (readonly [program: string, answer: Answer])[],
  expect: (answer: Answer) => Partial<EditorCase>,
): readonly EditorCase[] =>
  rows.map(([program, answer]) => ({
    title: `${rule}: ${program}`,
    ...(program.startsWith('r =>') ? { table: program } : { controller: program }),
    ...expect(answer),
  }))

/** Completions, as a list or with spaces between the names. */
const offered = (
  rule: string,
  rows: readonly (readonly [program: string, offers: string | readonly string[]])[],
  more: Pick<EditorCase, 'areDocumented'> = {},
): readonly EditorCase[] =>
  casesOf(rule, rows, offers => ({
    offers: typeof offers === 'string' ? offers.split(' ').filter(name => name !== '') : offers,
    ...more,
  }))

const TESTING = "import { misroutedRequests } from '../../src/testing/index.js'\n"

/** The hint of a verb behind its path. The compilers print a union in different orders. */
const hintOf = (verb: string): RegExp =>
  new RegExp(
    `^${verb}\\(path: string, targetOrMiddlewareOrController: string \\| (?:ControllerClass \\| AnyMiddleware|AnyMiddleware \\| ControllerClass), actionOrTarget: string, _: never\\): UncheckedScope$`,
  )

export const completions: readonly EditorCase[] = [
  ...offered('redirect: the targets of public actions, at every stage of writing', [
    ["r => r.redirect('old', '‸')", TARGETS],
    ["r => r.redirect('old/:id', 'V1/‸', { status: 302 }).resources('users')", TARGETS],
    ["r => r.namespace('v1', r => r.redirect('old', 'Users#index‸').get('ping', Ping, 'ping'))", TARGETS],
    ["r => r.scope(':locale', r => r.redirect('old', '‸", TARGETS],
  ]),
  ...offered('redirect: the methods that the status keeps', [
    ["r => r.redirect('old', 'Users#show', { method: '‸' })", 'all get'],
    ["r => r.redirect('old', 'Users#show', { status: 302, method: '‸' })", 'get'],
    ["r => r.redirect('old', '/new', { method: '‸', status: 308 })", 'all get'],
  ]),
  ...offered('redirect: the options that fit the target and are left', [
    ["r => r.redirect('old', 'Users#show', { status: 302, ‸", 'method path'],
    ["r => r.redirect('old', 'https://example.com', { method: 'all', ‸", 'status'],
    ["r => r.redirect('old', 'https://example.com', { pa‸ })", optionsBeside('redirect', 'path')],
    ["r => r.redirect('old', 'Users#show', { path: '‸' })", ''],
  ]),
  ...offered(
    'redirect: the options that fit the target and are left',
    [["r => r.redirect('old', '/new', { ‸ }).resources('users')", optionsBeside('redirect', 'path')]],
    { areDocumented: true },
  ),
  ...offered('resources: the names whose controllers have the actions that are routed', [
    ["r => r.resources('‸', { only: ['destroy'] })", WRITABLE],
    ["r => r.resources('us‸', { except: ['index'] }, r => r)", WRITABLE],
    ["r => r.resources('‸', { use: { update: middleware } })", WRITABLE],
    ["r => r.resources('‸', { use: { update: (ctx, next) => next() } }, r => r)", WRITABLE],
    ["r => r.resources('‸', { only: ['destroy'], controller: 'Users' })", TOP],
    [
      `class Sessions { show() {} }
export const table = defineRoutes({ Sessions, Users }, r => r.resource('‸', { use: { update: [middleware] } }))`,
      'user',
    ],
  ]),
  ...offered('resources: the names of the controllers in the scope', [
    ["r => r.resources('‸')", TOP],
    ["r => r.namespace('v2', r => r.resources('‸'))", ''],
    ["r => r.namespace('v1', r => r.namespace('host', r => r.resources('‸')))", 'places'],
    ["r => r.scope(':locale', r => r.resources('‸'))", TOP],
    [`${PLACES}, r => r.resources('‸'))))`, 'rooms'],
    [`${PLACES}, { param: 'slug' }, r => r.resources('‸'))))`, 'rooms'],
    [`${PLACES}, r => r.get('preview').resources('‸'))))`, 'rooms'],
    [`${PLACES}, r => r.resources('rooms', r => r.resources('‸')))))`, 'beds'],
    ["r => r.namespace('v1', r => r.resources('host', r => r.resources('‸')))", 'places'],
    [`${PLACES}, r => r.resources('ro‸`, 'rooms'],
    ["r => { return r.namespace('v1', r => { return r.namespace('host', r => { r.resources('‸') }) }) }", 'places'],
    ["export const part = (r: ScopeAt<typeof controllers, 'v1/host'>) => r.resources('‸')", 'places'],
    [
      "export const part = (r: ScopeAnywhere<typeof controllers>) => r.resources('‸')",
      'APIKeys beds places read-only rooms user-settings users',
    ],
    [
      "export const part = (r: ScopeAnywhere<typeof controllers>) => r.namespace('host', r => r.resources('‸'))",
      'places',
    ],
    ["r => r.resource('‸')", 'APIKey user user-setting'],
    [`${PLACES}, r => r.resource('‸`, 'room'],
  ]),
  ...offered('resources: the names, at every stage of writing', [
    ["r => r.resources('us‸')", TOP],
    ["r => r.resources('users‸')", TOP],
    ["r => r.resources('usres‸')", TOP],
    ["r => r.get('ping', Ping, 'ping').resources('users').resources('‸')", TOP],
    ["r => r.resources('‸', { only: ['index'] })", TOP],
    ["r => r.resources('‸', r => r.get('preview'))", TOP],
    ["r => r.resources('‸', { only: ['index'] }, r => r.get('preview'))", TOP],
    ["r => r.resources('‸', { use: [middleware] })", TOP],
    ["r => r.resources('‸", TOP],
  ]),
  ...offered('namespace: the names with controllers below them', [
    ["r => r.namespace('‸')", 'v1'],
    ["r => r.namespace('‸', r => r.resources('users'))", 'v1'],
    ["r => r.namespace('v 1‸', r => r)", 'v1'],
    ["r => r.namespace('v1‸', r => r.namespace('host', r => r))", 'v1'],
    ["r => r.namespace('v1', r => r.namespace('‸", 'host'],
    ["r => r.namespace('v1', r => r.namespace('host', r => r.namespace('‸')))", ''],
    ["r => r.namespace('‸', { path: '' }, r => r)", 'v1'],
    ["r => r.namespace('v1', { path: 'api' }, r => r.namespace('‸", 'host'],
    ["r => r.namespace('v1', { path: '' }, r => r.namespace('host', { path: '' }, r => r.resources('‸", 'places'],
  ]),
  ...offered('ScopeAt: the places of parts', [
    ["type Part = ScopeAt<typeof controllers, '‸'>", 'v1'],
    ["export const part = (r: ScopeAt<typeof controllers, 'v1/‸", 'v1/host'],
    ["type Part = ScopeAt<typeof controllers, 'v2‸'>", 'v1 v1/host'],
    ["type Part = ScopeAt<typeof controllers, ['v1', '‸']>", ''],
    ["type Part = ScopeAt<typeof controllers, 'v‸'>", 'v1 v1/host'],
    ["type Part = ScopeAt<typeof controllers, 'v1/h‸'>", 'v1 v1/host'],
  ]),
  ...offered('ScopeAt: the options of a scope in a list', [
    [inScope("'x/:id/:year', { ‸ }"), 'params'],
    [inScope("'x/:id/:year', { params: { ‸ } }"), 'id year'],
    [inScope("'x/:id/:year', { params: { id: 'uuid', ‸ } }"), 'year'],
    [inScope("'x', { params: { ‸ } }"), ''],
  ]),
  ...offered('nothing in place of a path', [
    ["r => r.scope('‸', r => r)", ''],
    ["r => r.scope('a b‸', r => r)", ''],
    ["r => r.scope('‸", ''],
    ["r => r.get('‸', Ping, 'ping')", ''],
    ["r => r.get('a b‸', 'Ping#ping')", ''],
    ["r => r.get('‸', ctx => { ctx.body = 'ok' })", ''],
    ["r => r.redirect('‸', 'Users#show')", ''],
    ["r => r.redirect('‸", ''],
    ["r => r.mount('‸', async () => {})", ''],
    ["r => r.get('‸', async () => {}, async () => {}, Ping, 'ping')", ''],
    ["r => r.use('‸', async () => {})", ''],
    ["const found = routes.match('GET', '‸')", ''],
    ["const found = routes.match('GET', '/use‸')", ''],
  ]),
  ...offered('nothing in place of an argument of another kind', [
    ["r => r.use('‸')", ''],
    ["r => r.use({ ‸ }).resources('users')", ''],
    ["r => r.draw('‸')", ''],
    ["r => r.resources('users', r => r.collection('‸'))", ''],
    ["const table = defineRoutes({ Users: '‸' }, r => r.resources('users'))", ''],
    ["const link = routes.to['V1/Host/Places'].show('‸')", ''],
  ]),
  ...offered(
    'the options that are left, or nothing, in place of a name of an option',
    [
      ["r => r.namespace('v1', { ‸ })", 'path'],
      ["r => r.scope(':year', { ‸ })", 'params'],
      ["r => r.post('login', { ‸ }, () => {})", OPTIONS.verb],
      ["r => r.get(':year', { ‸ }, 'Users#show')", 'params'],
    ],
    { areDocumented: true },
  ),
  ...offered('the options that are left, or nothing, in place of a name of an option', [
    ["r => r.scope(':year/:month', { params: { year: 'integer', ‸ } }, r => r)", 'month'],
    ["r => r.get(':year/:month', { params: { year: 'integer', ‸ } }, 'Users#show')", 'month'],
    ["r => r.get('*rest', { params: { ‸ } }, 'Users#show')", 'rest'],
    ["r => r.get('login', { params: { ‸ } }, () => {})", ''],
    ["r => r.scope('api', { params: { ‸ } }, r => r)", ''],
    ["r => r.post('login', { summary: '', ‸ }, () => {})", optionsBeside('verb', 'summary')],
    ["r => r.get(':year', { ‸ }, middleware, Users, 'show')", 'params'],
    ["r => r.get(':year', { ‸ }, middleware, middleware, 'Users#show')", 'params'],
    ["r => r.get(':year', { params: { year: 'uuid' }, ‸ }, 'Users#show')", ''],
    ["r => r.get('login', { ‸ }, Users, 'show')", ''],
    ["r => r.get('login', { ‸ }, 'Us", ''],
    ["r => r.namespace('v1', { path: '‸' })", ['']],
    ["r => r.namespace('v1', { pa‸ }, r => r)", 'path'],
    ["r => r.scope(':year', { pa‸ }, r => r)", 'params'],
    ["r => r.get(':year', { pa‸ }, 'Users#show')", 'params'],
    ["r => r.get(':year', { summary: '', pa‸ }, () => {})", optionsBeside('verb', 'summary')],
  ]),
  ...offered('the kinds of a parameter', [
    ["r => r.get(':year', { params: { year: '‸", 'bigint integer uuid'],
    ["r => r.scope(':year', { params: { year: '‸", 'bigint integer uuid'],
    ["r => r.resources('users', { id: '‸' })", 'bigint integer uuid'],
    ["const show = (ctx: Context<'V1/Host/Places#show'>) => castParam(ctx, 'id', '‸')", 'bigint integer uuid'],
  ]),
  ...offered('scope: the names in it', [
    ["r => r.scope(':year', { params: { year: 'integer' } }, r => r.resources('‸", TOP],
    ["r => r.scope(r => r.resources('‸'))", TOP],
    ["r => r.scope(r => r.resources('‸", TOP],
  ]),
  ...offered('a verb: the public actions as targets, or nothing before a handler', [
    ["r => r.get('ping', '‸', 'Users#show')", ''],
    ["r => r.get('ping', '‸', middleware)", ''],
    ["r => r.get('ping', '‸')", TARGETS],
    ["r => r.namespace('v1', r => r.post('ping/:id', 'V1/‸').resources('users'))", TARGETS],
    ["r => r.get('ping', 'Pi‸", TARGETS],
    ["r => r.get('ping', 'Ping#ping‸')", 'Ping#ping'],
    ["r => r.get('ping', async () => {}, '‸')", TARGETS],
    ["r => r.get('ping', async () => {}, async () => {}, 'Pi‸", TARGETS],
    ["r => r.get('ping/:id', { params: { id: 'uuid' } }, middleware, middleware, middleware, 'Pi‸", TARGETS],
    ["r => r.get('ping/:id', { params: { id: 'uuid' } }, '‸')", TARGETS],
    ["r => r.get('ping', {}, '‸')", TARGETS],
    ["r => r.get('ping', middleware, middleware, middleware, '‸')", TARGETS],
    ["r => r.get('ping', middleware, middleware, middleware, middleware, '‸')", TARGETS],
  ]),
  ...offered('a verb: the public methods of the class before', [
    ["r => r.get('ping', async () => {}, Ping, '‸')", 'deepPing ping'],
    ["r => r.get('ping', async () => {}, async () => {}, async () => {}, Ping, '‸')", 'deepPing ping'],
    [
      "r => r.get('ping', async () => {}, async () => {}, async () => {}, async () => {}, async () => {}, Ping, '‸')",
      'deepPing ping',
    ],
    ["r => r.get('ping', Ping, '‸')", 'deepPing ping'],
    ["r => r.post('ping', Ping, 'ping‸')", 'deepPing ping'],
    ["r => r.namespace('v1', r => r.get('ping', Ping, 'de‸", 'deepPing ping'],
    ["r => r.get('ping/:id', { params: { id: 'uuid' } }, Ping, '‸')", 'deepPing ping'],
    ["r => r.get('ping/:id', { params: { id: 'uuid' } }, middleware, Ping, '‸')", 'deepPing ping'],
  ]),
  ...offered('a bare verb: the other actions of the controller that the scope provides', [
    [`${PLACES}, r => r.get('‸'))))`, 'mark-read preview search'],
    [`${PLACES}, r => r.get('preview').post('ma‸'))))`, 'mark-read preview search'],
    ["r => r.resources('users', r => r.collection(r => r.get('‸')))", 'signed-in'],
    ["r => r.namespace('v1', r => r.namespace('host', r => r.get('‸", 'dashboard'],
    ["r => r.get('‸')", ''],
    [`${PLACES}, r => r.get('pre‸view'))))`, 'mark-read preview search'],
    [`${PLACES}, r => r.get('preview‸'))))`, 'mark-read preview search'],
  ]),
  ...offered('the chain: its methods, and no word of another router', [
    ['r => r.‸', DECLARATIONS],
    ["r => r.resources('users', r => r.get('signed-in').‸", DECLARATIONS],
    ["r => r.resources('usres').‸", DECLARATIONS],
    ["r => r.resources('users', r => r.collection(r => r.‸))", DECLARATIONS],
    ["r => r.resources('users', r => r.collection(r => r.ge‸", DECLARATIONS],
    ['r => r.scope(r => r.‸)', DECLARATIONS],
    ["r => r.namespace('v1', r => r.scope(r => r.us‸", DECLARATIONS],
    ["r => r.namespace('v1', r => r.‸)", DECLARATIONS],
    ["r => r.resource('user', { only: ['show'] }, r => r.‸)", DECLARATIONS],
    ["r => r.draw(5).‸.get('ping', Ping, 'ping')", DECLARATIONS],
    ["r => r.resources('users').collection(r => r).‸", DECLARATIONS],
  ]),
  ...offered('misroutedRequests: the targets and the patterns', [
    [`${TESTING}const misrouted = misroutedRequests(routes, { 'GET /users/1': '‸' })`, LINKS],
    [`${TESTING}const misrouted = misroutedRequests(routes, { 'GET /users/1': ['Users#sh‸', { id: '1' }] })`, LINKS],
    [`${TESTING}const misrouted = misroutedRequests(routes, { 'GET /users/1': ['Users#show', { ‸ }] })`, ''],
    [`${TESTING}const misrouted = misroutedRequests(routes, { 'GET /user': 'Users#show', ‸ })`, ''],
    [
      [
        "import type { Expectations } from '../../src/testing/index.js'",
        "const expected = { 'GET /users/1': ['Users#show', { ‸ }] } satisfies Expectations<typeof routes>",
      ].join('\n'),
      '',
    ],
  ]),
  ...offered('the usual statuses, and the names of header fields', [
    [
      `class Cats {
  static readonly contract = { show: { returns: { ‸ } } } satisfies ContractOf<Cats>
  show() {}
}`,
      STATUSES,
    ],
    [
      `class Cats {
  static readonly contract = {
    show: { returns: { 200: {} as StandardSchema, 418: {} as StandardSchema, ‸ } },
  } satisfies ContractOf<Cats>
  show() {}
}`,
      STATUSES.slice(1),
    ],
    ["r => r.get('login', { returns: { 200: {} as StandardSchema, ‸", STATUSES.slice(1)],
    ["const created = reply(201, { id: '5' }, { Location: '/places/5', ‸ })", HEADERS],
  ]),
  ...offered('the methods of requests', [
    ["const found = routes.match('‸', '/user')", METHODS],
    ["const found = routes.match('get‸', '/user')", METHODS],
    [
      "import { explainMatch } from '../../src/inspector/index.js'\nconst explained = explainMatch(routes, '‸', '/user')",
      METHODS,
    ],
  ]),
  ...offered('a link: the targets', [
    ["const link = routes.path('‸')", LINKS],
    ["const link = routes.path('Use‸', { id: 5 })", LINKS],
    ["const link = routes.path('Users#show‸')", LINKS],
    ["const link = routes.path('‸", LINKS],
    ["const link = routes.url('https://example.com', '‸')", LINKS],
  ]),
  ...offered('to: the controller paths and the routed actions', [
    ["const link = routes.to['‸']", [...CONTROLLERS, 'Ping', 'V1/Host'].sort()],
    ["const link = routes.to['V1/Host/Places'].‸", 'preview show'],
    ['const { to } = routes\nconst link = to.Users.sh‸', 'show update'],
    ['const link = routes.to.Ping.‸', ''],
    ["const controller = routes.controllers['‸']", [...CONTROLLERS, 'Ping', 'V1/Host'].sort()],
  ]),
  ...offered('a link: the parameters of its path that are missing', [
    ["const link = routes.path('V1/Host/Places/Rooms#show', { ‸ })", 'id placeId'],
    ["const link = routes.path('V1/Host/Places/Rooms#show', { id: 5, ‸ })", 'placeId'],
    ["const link = routes.to['V1/Host/Places/Rooms'].show({ ‸ })", 'id placeId'],
    ["const link = routes.to['V1/Host/Places/Rooms'].show({ id: 5, ‸ })", 'placeId'],
    [`${SEVERAL}const link = several.path('Users#show', { ‸ }, { path: '/two/:id' })`, 'id'],
    [`${THREE}const link = three.path('Users#show', { ‸ })`, 'x y z'],
    [`${THREE}const link = three.to.Users.show({ ‸ })`, 'x y z'],
    [`${THREE}const link = three.to.Users.show({ y: 5, ‸`, 'x z'],
    [`${THREE}const link = three.to.Users.show({ ‸ }, { path: '/b/:y/:z' })`, 'y z'],
    [`${SEVERAL}const link = several.url('https://example.com', 'Users#show', { ‸ })`, 'id'],
  ]),
  ...offered('a link: the paths of a target with several', [
    ["const link = routes.path('V1/Host/Places#show', { id: 5 }, { path: '‸' })", '/v1/host/places/:id'],
    [`${SEVERAL}const link = several.to.Users.show({}, { path: '‸' })`, '/one /two/:id'],
    [`${SEVERAL}const link = several.path('Users#show', {}, { path: '‸' })`, '/one /two/:id'],
  ]),
  ...offered('a link: nothing in the query', [
    ["const link = routes.to['V1/Host/Places'].show({ id: 5 }, { query: { ‸ } })", ''],
    ['const link = routes.to.Users.show({ query: { page: 1, ‸ } })', ''],
    ["const link = routes.path('Users#show', { query: { ‸ } })", ''],
    ["const link = routes.path('V1/Host/Places#show', { id: 5 }, { query: { ap‸ } })", ''],
    ["const link = routes.url('https://example.com', 'V1/Host/Places#show', { id: 5 }, { query: { ‸", ''],
  ]),
  ...offered('a link: the options that are left, or nothing where it takes none', [
    ["const link = routes.path('Users#show', { ‸ })", OPTIONS.links],
    ['const link = routes.to.Users.show({ ‸ })', OPTIONS.links],
    ["const link = routes.to['V1/Host/Places'].show({ id: 5 }, { ‸ })", OPTIONS.links],
    ["const link = routes.path('V1/Host/Places#show', {}, { hash: 'top', pa‸ })", 'query'],
    ["const link = routes.url('https://example.com', 'V1/Host/Places#show', { id: 5 }, { ‸", OPTIONS.links],
    ["const link = routes.path('Users#show', {}, { ‸ })", ''],
    ["const link = routes.path('Users#show', {}, { path: '‸' })", ''],
    ["const link = routes.url('https://example.com', 'Users#show', {}, { ‸ })", ''],
    ["const link = defineRoutes({}, r => r.get('health', () => {})).path('/health', {}, { ‸ })", ''],
    ["const link = routes.path('Nope#x', { ‸ })", ''],
    ["const link = routes.path('Nope#x', {}, { ‸ })", ''],
  ]),
  ...offered(
    'a link: the options that are left, or nothing where it takes none',
    [
      [`${SEVERAL}const link = several.to.Users.show({}, { ‸ })`, [...OPTIONS.links, 'path']],
      ["const link = routes.path('V1/Host/Places#show', { id: 5 }, { ‸ })", OPTIONS.links],
      [`${SEVERAL}const link = several.path('Users#show', {}, { ‸ })`, [...OPTIONS.links, 'path']],
      ["const link = defineRoutes({}, r => r.get('health', () => {})).path('/health', { ‸ })", OPTIONS.links],
    ],
    { areDocumented: true },
  ),
  ...offered(
    'resources: the names of the options that are left',
    [
      ["r => r.resources('users', { ‸ })", OPTIONS.resources],
      ["r => r.resource('user', { ‸ })", OPTIONS.resource],
      ["r => r.resources('users', { use: middleware, ‸ })", optionsBeside('resources', 'use')],
      ["r => r.resources('users', { use: [middleware], ‸ })", optionsBeside('resources', 'use')],
      ["r => r.resources('users', { use: { show: middleware }, ‸ })", optionsBeside('resources', 'use')],
    ],
    { areDocumented: true },
  ),
  ...offered('resources: the names of the options that are left', [
    ["r => r.resources('users', { ‸ }, r => r.get('signed-in'))", OPTIONS.resources],
    ["r => r.resources('users', { o‸ })", OPTIONS.resources],
    ["r => r.resources('users', { path: '‸' })", ''],
    ["r => r.resources('users', { only: ['show'], ‸ })", optionsBeside('resources', 'only', 'except')],
    ["r => r.resource('user', { except: ['index'], ‸ }, r => r)", optionsBeside('resource', 'only', 'except')],
    [
      "r => r.resources('users', { only: ['show'], use: (_, next) => next(), ‸ })",
      optionsBeside('resources', 'only', 'except', 'use'),
    ],
  ]),
  ...offered('use: the actions that are left, of the class', [
    ["r => r.resources('users', { use: { ‸ } })", ACTIONS],
    ["r => r.resources('users', { only: ['show'], use: { sh‸ } }, r => r.get('signed-in'))", 'show'],
    ["r => r.resource('user', { use: { show: async () => {}, ‸", 'create destroy update'],
    ["r => r.resources('users', { only: ['show', 'index'], use: { show: (_, next) => next(), ‸ } })", 'index'],
    ["r => r.resources('users', { use: { ‸ }, only: ['index', 'show'] })", 'index show'],
    ["r => r.resources('users', { param: 'slug', only: ['index', 'show'], use: { show: [middleware], ‸ } })", 'index'],
    [
      "r => r.resources('users', { except: ['index', 'show'], use: { ‸ } }, r => r.get('signed-in'))",
      'create destroy update',
    ],
    ["r => r.resources('read-only', { use: { ‸ } })", 'index show'],
    ["r => r.resource('user', { controller: ReadOnly, only: ['show'], use: { ‸", 'show'],
    ["r => r.resource('user', { only: ['show'], use: { show: middleware, ‸ } })", ''],
    ["r => r.resource('user', { use: { sh‸ } }, r => r)", 'create destroy show update'],
    [
      "r => r.scope(':locale', r => r.resource('user', { only: ['show'], use: (ctx, next) => ctx.params.‸ }))",
      'locale',
    ],
  ]),
  ...offered('only and except: the standard actions that are left, of the class', [
    ["r => r.resources('users', { only: ['‸'] })", ACTIONS],
    ["r => r.resources('users', { only: ['show', '‸'] }, r => r.get('signed-in'))", 'create destroy index update'],
    ["r => r.resources('users', { only: ['index', 'show', 'x‸", 'create destroy update'],
    ["r => r.resources('read-only', { only: ['‸'] })", 'index show'],
    ["r => r.resources('users', { controller: ReadOnly, only: ['show', '‸'] })", 'index'],
    ["r => r.resources('users', { only: ['‸'], controller: 'ReadOnly' })", 'index show'],
    ["r => r.resources('ping', { only: ['‸'] })", ''],
    ["r => r.resources('users', { except: ['‸'] })", ACTIONS],
    ["r => r.resource('user', { only: ['show'], except: ['‸'] })", ''],
    ["r => r.resources('users', { only: ['‸'], except: ['show'] }, r => r)", ''],
    ["r => r.resources('read-only', { except: ['create', '‸'] })", 'destroy index show update'],
    ["r => r.resources('users', { use: { show: (_, next) => next() }, except: ['‸'] })", 'create destroy index update'],
    ["r => r.resource('user', { only: ['‸'] })", 'create destroy show update'],
  ]),
  ...offered('controller: the controller paths of the classes with the actions that are routed', [
    ["r => r.resources('users', { only: ['show'], controller: '‸' })", CONTROLLERS],
    ["r => r.resources('users', { only: ['destroy'], controller: '‸' })", WRITABLE_CONTROLLERS],
    ["r => r.resource('user', { except: ['create'], controller: '‸' }, r => r)", WRITABLE_CONTROLLERS],
    ["r => r.resources('users', { use: { update: middleware }, controller: '‸", WRITABLE_CONTROLLERS],
    ["r => r.resources('users', { except: ['create', 'update', 'destroy'], controller: '‸' })", CONTROLLERS],
    ["r => r.resources('users', { controller: 'V1/‸' }, r => r.get('signed-in'))", CONTROLLERS],
    ["r => r.resource('user', { only: ['show'], controller: 'Users‸' })", CONTROLLERS],
    ["r => r.resource('user', { controller: '‸", CONTROLLERS],
  ]),
  ...offered('contexts and castParam: what the table has', [
    ["const show = (ctx: Contexts['Users']['show']) => castParam(ctx, '‸')", ''],
    ["const show = (ctx: Koa.Context) => castParam(ctx, '‸')", ''],
    ["type Show = Context<'‸'>", LINKS],
    ["type Show = Contexts['‸']", [...CONTROLLERS, 'Ping', 'V1/Host'].sort()],
    ["type Show = Contexts['V1/Host/Places']['‸']", 'create destroy index markRead preview search show update'],
    ["type Ctx = Contexts['Ping']\nclass Two { ping(ctx: Ctx['‸", 'deepPing ping'],
    ["const show = (ctx: Contexts['V1/Host/Places/Rooms']['show']) => ctx.params.‸", 'id placeId'],
    ["const show = (ctx: Context<'V1/Host/Places/Rooms#show'>) => ctx.params.‸", 'id placeId'],
    ["const show = (ctx: Context<'V1/Host/Places/Rooms#show'>) => castParam(ctx, '‸')", 'id placeId'],
    ["class Rooms { show(ctx: Context<'V1/Host/Places/Rooms#show'>) { const id = castParam(ctx, '‸", 'id placeId'],
  ]),
  ...offered('collection: as elsewhere, while closing parentheses are missing', [
    ["r => r.resources('users', r => r.collection(r => r.get('‸", 'signed-in'],
    ["r => r.resources('users', r => r.collection(r => r.get('‸'", 'signed-in'],
    ["r => r.resource('user', r => r.collection(r => r.get('‸", 'signed-in'],
    ["r => r.resources('users', r => r.collection(r => r.scope(r => r.get('‸", 'signed-in'],
    ["r => r.resources('users', r => r.collection(r => r.get('search', '‸'", TARGETS],
    ["r => r.resources('users', r => r.collection(r => r.get('search', { ‸", OPTIONS.verb],
    [`${PLACES}, r => r.collection(r => r.resources('‸`, 'rooms'],
  ]),
  ...offered('a verb: nothing after a contract, since the contract of an action belongs to its class', [
    ["r => r.post('ping', { body: {} as StandardSchema }, '‸')", ''],
    ["r => r.post('ping', { summary: 'A ping' }, 'Pi‸ng#ping')", ''],
    ["r => r.post('ping/:id', { params: {} as StandardSchema }, '‸')", ''],
    ["r => r.post('ping/:id', { params: { id: 'uuid' }, summary: 'A ping' }, '‸')", ''],
    ["r => r.post('ping', { body: {} as StandardSchema }, middleware, '‸')", ''],
    ["r => r.post('ping', { summary: 'A ping' }, middleware, middleware, '‸')", ''],
    ["r => r.post('ping', { body: {} as StandardSchema }, middleware, middleware, middleware, '‸')", ''],
    ["r => r.post('ping', { body: {} as StandardSchema }, '‸', middleware)", ''],
    ["r => r.post('ping', { body: {} as StandardSchema }, Ping, '‸')", ''],
    ["r => r.post('ping', { body: {} as StandardSchema }, middleware, Ping, '‸')", ''],
  ]),
]

/** The start of the docstring that the hint shows in an argument of a call that is already written. */
export const hintsInWrittenCalls: readonly EditorCase[] = [
  ["resources('users', { on‸ly: ['index'] })", 'Routes the five standard actions'],
  ["resource('user', { controller: 'Us‸ers', only: ['show'] })", 'Routes the four standard actions'],
  ["redirect('old', '/n‸ew')", 'Redirects GET and HEAD requests'],
  ["redirect('old', '/new', { sta‸tus: 308 })", 'Redirects '],
  ["namespace(‸'v1', r => r)", 'Adds a name to the paths'],
  ["scope(‸'old', r => r)", 'Adds a path'],
  ['use(‸(_ctx, next) => next())', 'Runs a middleware before every route'],
  ["mount('files', ‸(_ctx, next) => next())", 'Gives a path, and everything below it'],
  ["resources('users', r => r.collection(‸r => r))", 'Declares routes of a resource as a whole'],
].map(([call = '', docstring = '']) => ({ title: call.replace('‸', ''), table: `r => r.${call}`, docstring }))

export const hints: readonly EditorCase[] = [
  {
    title: 'a verb, in a collection whose closing parentheses are missing',
    table: "r => r.resources('users', r => r.collection(r => r.get(‸",
    hint: hintOf('get'),
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
    hint: hintOf('get'),
    docstring: 'Routes a path to an action of a controller, to a target or to a middleware.',
  },
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
    hint: 'use(middleware: AnyMiddleware, _: never): UncheckedScope',
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
  // The compiler prints a union in the order in which it met its members, which may differ from run to run.
  {
    title: 'path, after a target with several paths',
    controller: [
      "const several = defineRoutes({ Users }, r => r.get('near', 'Users#show').get('far/:id', 'Users#show'))",
      "const link = several.path('Users#show', ‸)",
    ].join('\n'),
    hint: /^path\(target: "Users#show", params: (LinkParams<"\/(near|far\/:id)">( \| |, )){2}options: LinkOptionsAt<("\/(near|far\/:id)"( \| )?){2}>, _: never\): string$/,
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
      "const several = defineRoutes({ Users }, r => r.get('here', 'Users#show').get('there/:id', 'Users#show'))",
      'const link = several.to.Users.show(‸)',
    ].join('\n'),
    hint: /^show\(params: (LinkParams<"\/(here|there\/:id)">( \| |, )){2}options\?: \(LinkOptions & \{ readonly path\?: ("\/(here|there\/:id)"( \| |; )){2}\}\) \| undefined\): string$/,
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
    hint: 'reply(status: number, body: unknown, headers?: HeaderFields<never> | undefined): Reply<number, unknown, {}>',
    docstring: 'Answers with a status',
  },
  {
    title: 'reply, after the status',
    controller: 'const created = reply(201, ‸)',
    hint: 'reply(status: 201, body: unknown, headers?: HeaderFields<never> | undefined): Reply<201, unknown, {}>',
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
  ...VERBS.flatMap(verb =>
    [
      `${verb}('ping', ‸)`,
      `namespace('v1', r => r.${verb}(':a/b', ‸))`,
      `resources('users', r => r.${verb}('ping', ‸))`,
      `${verb}('ping', ‸`,
    ].map(call => ({
      title: call,
      table: `r => r.${call}`,
      hint: hintOf(verb),
    })),
  ),
]

export const hovers: readonly EditorCase[] = [
  ...casesOf(
    'one line',
    [
      ['r => r.use((ct‸x, next) => next())', '(parameter) ctx: any'],
      [
        "r => r.scope(':locale', r => r.get('a', (ct‸x, next) => next(), 'Users#show'))",
        '(parameter) ctx: MiddlewareContext<"/:locale/a", {}>',
      ],
      [
        "export const v1 = (r: ScopeAt<typeof controllers, 'v1'>) => r.get('a/:id', ct‸x => {})",
        '(parameter) ctx: MiddlewareContext<"/v1/a/:id", {}>',
      ],
      [
        `${NAMED_MAP}const table = defineRoutes(named, r => r.namespace('v1', ‸r => r))`,
        '(parameter) r: Scope<NamespaceFrame<TopFrame, "v1">, {}, never, never, never, Controllers>',
      ],
      [
        `${NAMED_MAP}export const part = (‸r: ScopeAt<Controllers, 'v1/host'>) => r`,
        '(parameter) r: ScopeAt<Controllers, "v1/host">',
      ],
      [
        `${NAMED_MAP}const ta‸ble = defineRoutes(named, r => r.resources('users'))`,
        'const table: RouteTable<Controllers, "users">',
      ],
      ['const rou‸ter = createRouter(routes)', 'const router: Router'],
      ['const contexts‸ = {} as Contexts', 'const contexts: Contexts'],
      ['const sh‸ow = routes.to.Users.show', 'const show: PlainLinkTo<"Users#show", "/user">'],
      ["const id‸ = castParam({} as Context<'V1/Host/Places#show'>, 'id', 'bigint')", 'const id: bigint'],
      [
        "r => r.resources('users', { use: (ct‸x, next) => next() })",
        '(parameter) ctx: ContextIn<WholePlace<TopFrame>, {}>',
      ],
    ],
    line => ({ shows: [line] }),
  ),
  ...casesOf(
    'a docstring',
    [
      [
        "const id = cast‸Param({} as Context<'V1/Host/Places#show'>, 'id', 'bigint')",
        "castParam(ctx, 'id', 'bigint') // bigint",
      ],
      [
        "r => r.res‸ources('users', { only: ['show'] }, r => r.get('signed-in'))",
        "r.resources('places', { only: ['index', 'show'] }, r => r.resources('rooms'))",
      ],
      ["r => r.res‸ource('user')", "r.resource('user', { only: ['show', 'update'] })"],
      [
        "r => r.name‸space('v1', r => r)",
        "r.namespace('v1', r => r.resources('places')) // GET /v1/places  V1/Places#index …",
      ],
      ["r => r.sc‸ope(':locale', r => r)", "r.scope(':locale', r => r.resources('places'))"],
      ['r => r.sc‸ope(r => r)', "r.scope(r => r.use(authenticate).resources('places')).get('ping', 'Ping#ping')"],
      [
        "r => r.resource('user', { path: 'me', us‸e: { show: middleware } })",
        'Middlewares: one or a list that run before everything in the resource, the callback included',
      ],
      [
        "r => r.resources('users', { path: 'people', us‸e: [middleware] })",
        'Middlewares: one or a list that run before everything in the resource, the callback included',
      ],
      [
        "r => r.resources('users', { pa‸th: 'people', use: middleware }, r => r)",
        'The segment in paths instead of the name',
      ],
      [
        'r => r.us‸e(async (_ctx, next) => next())',
        'Runs a middleware before every route that follows in this scope and in nested ones.',
      ],
      [
        "r => r.resources('users', r => r.collec‸tion(r => r.get('signed-in')))",
        "r.resources('places', r => r.collection(r => r.get('search')))",
      ],
      ["r => r.g‸et('ping', Ping, 'ping')", "r.get('ping', PingController, 'ping') // GET /ping  Ping#ping"],
      [
        "r => r.resources('users', r => r.g‸et('signed-in'))",
        "r.resources('places', r => r.get('preview')) // GET /places/:id/preview  Places#preview",
      ],
      [
        "r => r.g‸et('health', ctx => { ctx.body = 'ok' })",
        "r.get('health', ctx => { ctx.body = { ok: true } }) // GET /health",
      ],
      ["r => r.resources('users', { on‸ly: ['show'] })", 'The standard actions to route.'],
      [
        'const define = define‸Routes',
        "const routes = defineRoutes({ Ping: PingController }, r => r.get('ping', PingController, 'ping'))",
      ],
      [
        "type Show = Action‸Context<typeof routes, 'Users#show'>",
        'export type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>',
      ],
      ['type Targets = Target‸Of<typeof routes>', "'Ping#ping' | 'V1/Host/Places#index' | …"],
      [
        'type Table = Route‸Map<typeof routes>',
        "RouteMap<typeof routes> // { 'GET /ping': 'Ping#ping'; 'GET /health': '(middleware)' … }",
      ],
      ['const router = create‸Router(routes)', 'createRouter(routes)'],
    ],
    docstring => ({ docstring }),
  ),
  ...["resources('us‸ers')", "get('pong', 'Users#sh‸ow')", "resources('users', { only: ['sh‸ow'] })"].map(call => ({
    title: `a text: nothing: ${call}`,
    table: `r => r.${call}`,
    shows: [''],
  })),
  ...[
    "get('a/:id', ct‸x => {})",
    "get('a/:id', async (ct‸x, next) => next())",
    "use(middleware).get('a/:id', ct‸x => {})",
    "get('a/:id', middleware, ct‸x => {})",
  ].map(call => ({
    title: `the middleware that answers: its name and its path: ${call}`,
    table: `r => r.${call}`,
    shows: ['(parameter) ctx: MiddlewareContext<"/a/:id", {}>'],
  })),
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
    title: 'to: the parameters of a link by the path of its target',
    controller: "const link = routes.to['V1/Host/Places'].prev‸iew({ id: 5 })",
    mentions: ['params: LinkParams<"/v1/host/places/:id/preview">, options?: '],
    atMost: 250,
  },
  {
    // No compiler hides the type arguments of an interface: the controllers follow, cut short.
    title: 'a scope: its name and its frame',
    table: "r => r.namespace('v1', r‸ => r)",
    mentions: ['(parameter) r: Scope<', 'NamespaceFrame<TopFrame, "v1">'],
    hides: ['GET /', 'Users#show'],
  },
  ...(
    [
      ["r => r.res‸ources('users')", standard('/users', 'Users')],
      ["r => r.res‸ources('users', { only: ['show'] })", ['"GET /users/:id": "Users#show"']],
      [
        "r => r.res‸ources('users', { path: 'people', only: ['index'], use: middleware })",
        ['"GET /people": "Users#index"'],
      ],
      [
        "r => r.res‸ources('users', r => r.get('signed-in'))",
        [...standard('/users', 'Users'), '"GET /users/:id/signed-in": "Users#signedIn"'],
      ],
      [
        "r => r.res‸ources('users', { only: ['show'], id: 'uuid' }, r => r.collection(r => r.get('signed-in')))",
        ['"GET /users/:id": "Users#show"', '"GET /users/signed-in": "Users#signedIn"'],
      ],
      [
        "r => r.resources('users', r => r.coll‸ection(r => r.get('signed-in')))",
        ['"GET /users/signed-in": "Users#signedIn"'],
      ],
      ["r => r.reso‸urce('user', { only: ['show'] })", ['"GET /user": "Users#show"']],
      [
        "r => r.reso‸urce('user')",
        standard('/user', 'Users')
          .filter(line => !line.includes('#index'))
          .map(line => line.replace('/:id', '')),
      ],
      [
        "r => r.reso‸urce('user', { only: ['destroy'] }, r => r.get('signed-in'))",
        ['"DELETE /user": "Users#destroy"', '"GET /user/signed-in": "Users#signedIn"'],
      ],
      [
        "r => r.namespace('v1', r => r.namespace('host', r => r.res‸ources('places', { only: ['show'] })))",
        ['"GET /v1/host/places/:id": "V1/Host/Places#show"'],
      ],
      [
        "r => r.name‸space('v1', r => r.namespace('host', r => r.resources('places', { only: ['show'] })))",
        ['"GET /v1/host/places/:id": "V1/Host/Places#show"'],
      ],
      [
        "r => r.name‸space('v1', { path: 'api/v1' }, r => r.namespace('host', r => r.resources('places', { only: ['show'] })))",
        ['"GET /api/v1/host/places/:id": "V1/Host/Places#show"'],
      ],
      ["r => r.sc‸ope(r => r.use(middleware).get('ping', 'Ping#ping'))", ['"GET /ping": "Ping#ping"']],
      ["r => r.sc‸ope(':locale', r => r.resource('user', { only: ['show'] }))", ['"GET /:locale/user": "Users#show"']],
      [
        "r => r.sc‸ope(':year', { params: { year: 'integer' } }, r => r.get('ping', 'Ping#ping'))",
        ['"GET /:year/ping": "Ping#ping"'],
      ],
      [
        "r => r.dr‸aw((r: ScopeAt<typeof controllers, ''>) => r.get('ping', 'Ping#ping'))",
        ['"GET /ping": "Ping#ping"'],
      ],
      ["r => r.redi‸rect('old', 'Users#index').resources('users')", ['"GET /old": "-> Users#index"']],
      ["r => r.redi‸rect('old', '/new', { method: 'all', status: 308 })", ['"ALL /old": "-> /new"']],
      ["r => r.mo‸unt('docs', middleware)", ['"ALL /docs": "(middleware)"', '"ALL /docs/*path": "(middleware)"']],
      ["r => r.resources('users', r => r.po‸st('signed-in'))", ['"POST /users/:id/signed-in": "Users#signedIn"']],
      ["r => r.g‸et('a/:id', 'Users#show')", ['"GET /a/:id": "Users#show"']],
      ["r => r.scope('a', r => r.al‸l('*rest', ctx => {}))", ['"ALL /a/*rest": "(middleware)"']],
      ["r => r.g‸et('ping', Ping, 'ping')", ['"GET /ping": "Ping#ping"']],
      ["r => r.g‸et('ping', middleware, 'Ping#ping')", ['"GET /ping": "Ping#ping"']],
      ["r => r.g‸et(':year', { params: { year: 'integer' } }, 'Ping#ping')", ['"GET /:year": "Ping#ping"']],
      ["r => r.po‸st('login', { body: {} as StandardSchema<{ a: 1 }> }, ctx => {})", ['"POST /login": "(middleware)"']],
      ["r => r.g‸et('ping', middleware, Ping, 'ping')", ['"GET /ping": "Ping#ping"']],
      ["r => r.g‸et('ping', middleware, middleware, middleware, Ping, 'ping')", ['"GET /ping": "Ping#ping"']],
      [
        "r => r.g‸et('ping', middleware, middleware, middleware, middleware, 'Ping#ping')",
        ['"GET /ping": "Ping#ping"'],
      ],
    ] as const
  ).map(([table, routes]) => ({ title: `a call: its routes: ${table}`, table, routes })),
  {
    title: 'a table with the name of an interface: that name',
    controller: `const defined = defineRoutes({ Users }, r => r.resources('users'))
type Defined = typeof defined
interface OwnRoutes extends Defined {}
const o‸wn: OwnRoutes = defined
const router = createRouter(own)
interface OwnContexts extends ContextsOf<typeof own> {}
const show = (ctx: OwnContexts['Users']['show']) => ctx.params.id`,
    shows: ['const own: OwnRoutes'],
  },
  {
    title: 'resources: its docstring',
    table: "r => r.res‸ources('users')",
    mentions: ['"GET /users": "Users#index"'],
    docstring:
      'Routes the five standard actions of a resource: index, create, show, update (PUT and PATCH) and destroy.',
  },
  ...[
    ["r => r.resources('users', { us‸e: middleware })", 'Middlewares: one or a list'],
    ["r => r.resources('users', { us‸e: [middleware] }, r => r)", 'Middlewares: one or a list'],
    ["r => r.resource('user', { us‸e: { show: middleware } })", 'Middlewares: one or a list'],
    ["r => r.namespace('v1', { pa‸th: '' }, r => r)", 'The path instead of the name.'],
    ["r => r.scope(':year', { par‸ams: { year: 'integer' } }, r => r)", 'The kinds of parameters of the path'],
    ["r => r.get(':year', { par‸ams: { year: 'integer' } }, ctx => {})", 'The kinds of parameters of the path'],
    ["r => r.get('year', { sum‸mary: 'A year' }, ctx => {})", 'What the action does, in a few words'],
    ["r => r.redirect('old', 'Users#show', { sta‸tus: 302 })", 'The status of the answer'],
  ].map(([table = '', docstring = '']) => ({ title: `an option: its docstring: ${table}`, table, docstring })),
  ...[
    ['caseSen‸sitive: true', 'Whether `/Places` is another path than `/places`'],
    ["trailing‸Slash: 'strict'", 'also matches a path with a slash at its end'],
    ["repl‸ies: 'check'", 'Compares replies with `returns`'],
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
]

export const definitions: readonly EditorCase[] = [
  ...casesOf(
    'one place',
    [
      ["type Show = Contexts['V1/Host/Pl‸aces']['preview']", "editor-controllers.ts: 'V1/Host/Places': Places,"],
      ["type Show = Contexts['V1/Host/Places']['prev‸iew']", 'editor-controllers.ts: preview() {}'],
      [
        "type Ctx = Contexts['V1/Host/Places/Rooms']\nconst show = (ctx: Ctx['sh‸ow']) => ctx.params",
        'editor-controllers.ts: show() {}',
      ],
      ["type Show = Contexts['V1/Host/Places']['mark‸Read']", 'editor-controllers.ts: markRead() {}'],
      ["type Show = Contexts['Us‸ers']", 'editor-controllers.ts: Users,'],
      [
        "const link = routes.to['V1/Host/Pl‸aces'].preview({ id: 5 })",
        "editor-controllers.ts: 'V1/Host/Places': Places,",
      ],
      ["const link = routes.to['V1/Host/Places'].prev‸iew({ id: 5 })", 'editor-controllers.ts: preview() {}'],
      [
        "const link = routes.to['V1/Host/Places/Rooms'].sh‸ow({ placeId: 5, id: 7 }, { hash: 'beds' })",
        'editor-controllers.ts: show() {}',
      ],
      [
        'const { to } = routes\nconst users = to.Users\nconst link = users.up‸date()',
        'editor-controllers.ts: update() {}',
      ],
      [
        `${NAMED_MAP}const app = defineRoutes(named, r => r.resources('users'))
interface AppContexts extends ContextsOf<typeof app> {}
type Show = AppContexts['V1/Host/Places']['prev‸iew']`,
        'editor-controllers.ts: preview() {}',
      ],
      [
        `class Cats {
  static readonly contract = { show: { summary: 'A cat' } } satisfies ContractOf<Cats>
  show() {}
}
const cats = defineRoutes({ Cats }, r => r.resource('cat', { only: ['show'] }))
interface CatContexts extends ContextsOf<typeof cats> {}
type Show = CatContexts['Cats']['sh‸ow']`,
        'program: show() {}',
      ],
      [
        `class Cats {
  static readonly contract = { sh‸ow: { summary: 'A cat' } } satisfies ContractOf<Cats>
  show() {}
}`,
        'program: show() {}',
      ],
      ["const link = routes.to['V1/Host/Places'].prev‸iew()", 'editor-controllers.ts: preview() {}'],
      [
        `interface Written {
  readonly Users: {
    readonly show: import('../../src/types/index.js').WrittenContext<'id'>
  }
}
const show = (ctx: Written['Users']['sh‸ow']) => ctx.params`,
        "program: readonly show: import('../../src/types/index.js').WrittenContext<'id'>",
      ],
    ],
    line => ({ leadsTo: [line] }),
  ),
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
