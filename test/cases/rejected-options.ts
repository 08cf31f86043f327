/**
 * Options as other routers have them, most of them Rails, and values of options in another form. Each message says what to write
 * here, and `instead` is the callback with that: it compiles and runs.
 */
import { noOptions } from '../support/lists.js'
import { refused } from '../support/rows.js'
import type { Rejected } from './rejected.js'

const NO_NAMES = 'routes have no names, so leave it out'

/** A call with one unknown option, what the message says of it, and the chain with what it says. */
const option = (chain: string, advice: string, instead: string): Rejected =>
  refused(chain, `there is no option '${/«\W*(\w+)/.exec(chain)?.[1]}': ${advice}`, { instead: `r => r.${instead}` })

/** A list of actions in another form. A message inside of the list does not begin with the call. */
const list = (source: string, problem: string, instead: string): Rejected =>
  refused(`resources('places', ${source})`, problem, { instead: `r => r.resources('places', ${instead})` })
const LITERALS = 'the list of actions must be an array of string literals, so that the compiler can read it'
const ACTIONS = 'index, create, show, update, destroy'
const LIST = `'only' must be an array of the actions ${ACTIONS}`

const SHALLOW = "'shallow' must be true, or left out"
const USE = "'use' must be a middleware, a list of them, or an object with the middlewares of standard actions"
const UPDATE = "'update' must be 'put' or 'patch', written as a string literal"
const NO_UPDATE = "'update' is the method of an action that 'only' or 'except' leaves out"
const PATH = "'path' must be one path segment, written as a string literal"
const KIND = "'year' must be 'uuid', 'bigint' or 'integer', written as a string literal"
const NO_YER = "the path 'a/:year' has no parameter 'yer'"
const OF_CLASS = "the contract of an action belongs to its class, as 'static readonly contract'"
const SCHEMA = "'body' in the contract must be a Standard Schema, as those of zod, valibot and arktype are"
const WRITTEN = 'the options must be written in the call as literals, so that the compiler can read them'
const ONE_PATH = "the path must be one literal like 'places/:id': write one call for each path"

export const rejectedOptions: readonly Rejected[] = [
  // Options that say which routes there are: `undefined` is none of their values.
  refused("resources('places', { «only»: undefined })", LIST),
  refused("resources('places', { «shallow»: undefined })", SHALLOW),
  refused("resources('places', { «use»: undefined })", USE),
  refused("resources('places', { «update»: undefined })", UPDATE),
  refused("resources('places', { «update»: 'post' })", UPDATE, {
    instead: "r => r.resources('places', { update: 'put' })",
  }),
  refused("resources('places', { «update»: ['put'] })", UPDATE),
  refused("resource('user', { «update»: 'PATCH' })", UPDATE, {
    guess: 'patch',
    instead: "r => r.resource('user', { update: 'patch' })",
  }),
  refused("resources('places', { only: ['show'], «update»: 'put' })", NO_UPDATE, {
    instead: "r => r.resources('places', { only: ['show'] })",
  }),
  refused("resource('user', { except: ['update'], «update»: 'patch' }, r => r.get('more', () => {}))", NO_UPDATE),
  list("{ «only»: 'show', update: 'put' }", "'only' must be an array: write { only: ['show'] }", "{ only: ['show'] }"),
  refused("resources('places', { «path»: undefined })", PATH),
  refused("resource('user', { «path»: undefined })", PATH),
  refused("resources('places', { only: undefined, «except»: ['show'] })", "use either 'only' or 'except', not both"),
  // Lists of actions
  list("{ «only»: 'show' }", "'only' must be an array: write { only: ['show'] }", "{ only: ['show'] }"),
  list(
    "{ «only»: 'show' }, r => r.get('preview')",
    "'only' must be an array: write { only: ['show'] }",
    "{ only: ['show'] }",
  ),
  list("{ «except»: 'show' }", "'except' must be an array: write { except: ['show'] }", "{ except: ['show'] }"),
  list(
    "{ «only»: 'show, index' }",
    "'only' must be an array: write { only: ['show', 'index'] }",
    "{ only: ['show', 'index'] }",
  ),
  list(
    "{ use: givesUser, «only»: 'index create' }",
    "'only' must be an array: write { only: ['index', 'create'] }",
    "{ only: ['index', 'create'] }",
  ),
  list(
    "{ «only»: 'new' }",
    "there is no standard action 'new': leave it out, or write r.collection(r => r.get('new')) in the callback",
    '{ only: [] }',
  ),
  list("{ «except»: 'edit' }", "there is no standard action 'edit': leave it out", '{}'),
  list("{ «only»: 'preview' }", LIST, '{ only: [] }'),
  list("{ «only»: '' }", LIST, '{ only: [] }'),
  list('{ «only»: null }', LIST, '{ only: [] }'),
  list('{ «only»: false }', LIST, '{ only: [] }'),
  list('{ «only»: {} }', LIST, '{ only: [] }'),
  list('{ «only»: { show: true } }', LIST, "{ only: ['show'] }"),
  list("{ «only»: new Set(['show']) }", LIST, "{ only: ['show'] }"),
  refused("resource('user', { «only»: 'show' })", "'only' must be an array: write { only: ['show'] }", {
    instead: "r => r.resource('user', { only: ['show'] })",
  }),
  refused(
    "resource('user', { «only»: 'index' })",
    "'only' must be an array of the actions show, create, update, destroy",
  ),
  refused("resources('places', { only: [«['show']»] })", "'only' must be one array: leave out the brackets inside it", {
    instead: "r => r.resources('places', { only: ['show'] })",
    compiler: `Type 'string[]' is not assignable to type '"resources('places'): 'only' must be one array: leave out the brackets inside it"'.`,
  }),
  refused(
    "resources('places', { only: ['create', «'show,index'»] })",
    "each action is a text of its own: write 'show', 'index'",
    {
      instead: "r => r.resources('places', { only: ['create', 'show', 'index'] })",
      compiler: `Type '"show,index"' is not assignable to type '"resources('places'): each action is a text of its own: write 'show', 'index'"'.`,
    },
  ),
  ...["'show'", '5', 'true'].map(given => refused(`resources('places', «${given}»)`, noOptions('resources'))),
  refused("resources('places', «'show'», r => r.get('preview'))", noOptions('resources')),
  refused("resource('user', «'show'»)", noOptions('resource')),
  refused("resources('places', { only: ['show', «5»] })", `'5' is not one of the actions ${ACTIONS}`, {
    compiler: `Type 'number' is not assignable to type '"resources('places'): '5' is not one of the actions index, create, show, update, destroy"'.`,
  }),
  refused("resources('places', { only: ['show', «either»] })", `'places' is not one of the actions ${ACTIONS}`, {
    compiler: `Type '"places" | "rooms"' is not assignable to type '"resources('places'): write one literal"'.`,
  }),
  refused("resources('places', { only: ['show', «path»] })", `'any' is not one of the actions ${ACTIONS}`, {
    compiler: `Type 'string' is not assignable to type '"resources('places'): ${LITERALS}"'.`,
  }),
  refused("resources('places', { «only»: [...actions, 'shw'] })", LITERALS, {
    throws: "resources('places'): 'shw' is not one of the actions index, create, show, update, destroy",
    guess: 'show',
  }),
  // Names
  refused(
    "resources(«'v1/places'», { only: ['show'] })",
    "the name must be one path segment: write namespace('v1', r => r.resources('places'))",
    { instead: "r => r.namespace('v1', r => r.resources('places'))" },
  ),
  refused(
    "resource(«'twice/v1/a'»)",
    "the name must be one path segment: write namespace('twice', r => r.resource('v1/a'))",
  ),
  refused(
    "namespace(«'/api/v1'», r => r.resources('places'))",
    "the name must be one path segment: write namespace('api', r => r.namespace('v1', …))",
  ),
  refused(
    "namespace(«'api/v1'», { path: '' }, r => r.resources('places'))",
    "the name must be one path segment: write namespace('api', r => r.namespace('v1', …))",
  ),
  refused("resources(«'/places'»)", "the name must be one path segment, without slashes: write 'places'", {
    instead: "r => r.resources('places')",
  }),
  refused("resources(«'places/:id'»)", "the name must be one path segment: letters, digits, '-' and '_'"),
  // Options of resources
  option(
    "resources('places', { «module: 'v1' })",
    "write namespace(name, { path: '' }, r => …) around it",
    "namespace('v1', { path: '' }, r => r.resources('places'))",
  ),
  option("resources('places', { «as: 'spots' }, r => r)", NO_NAMES, "resources('places')"),
  option(
    "resources('places', { «concerns: 'commentable' })",
    'write a function that takes a scope, and draw(part)',
    "resources('places', r => r.draw(ofPlaces))",
  ),
  option(
    "resources('places', { «constraints: { id: /a/ } })",
    "give the id a kind, as in { id: 'integer' }",
    "resources('places', { id: 'integer' })",
  ),
  option(
    "resources('places', { «params: { id: 'integer' } })",
    "give the id a kind, as in { id: 'integer' }",
    "resources('places', { id: 'integer' })",
  ),
  option(
    "resource('user', { «constraints: {} })",
    'write { use: middleware }, with one that checks the request',
    "resource('user', { use: givesUser })",
  ),
  option(
    "resources('places', { «defaults: { a: 1 } })",
    'write the default value in the action',
    "resources('places')",
  ),
  option("resources('places', { «format: false })", 'paths have no format, so leave it out', "resources('places')"),
  option(
    "resources('places', { «shallow_path: 'a' })",
    'it has no counterpart, so leave it out',
    "resources('places')",
  ),
  option(
    "resources('places', { «path_names: { new: 'a' } })",
    'it has no counterpart, so leave it out',
    "resources('places')",
  ),
  option(
    "resource('user', { «before_action: givesUser })",
    'write { use: middleware }',
    "resource('user', { use: givesUser })",
  ),
  // Options of scopes and namespaces
  refused(
    "scope(«{ module: 'v1' }, r => r.resources('places'))",
    "the path must be one literal; for a module write namespace('admin', { path: '' }, …)",
    { instead: "r => r.namespace('v1', { path: '' }, r => r.resources('places'))" },
  ),
  refused(
    "scope(«{ path: 'a' }, { params: {} }, r => r.resources('places'))",
    "the path must be one literal; for a module write namespace('admin', { path: '' }, …)",
    { instead: "r => r.scope('a', r => r.resources('places'))" },
  ),
  option(
    "scope('a', { «module: 'v1' }, r => r.resources('places'))",
    'write namespace(name, { path }, r => …)',
    "namespace('v1', { path: 'a' }, r => r.resources('places'))",
  ),
  option(
    "namespace('admin', { «module: 'v1' }, r => r.resources('places'))",
    'write namespace(name, { path }, r => …)',
    "namespace('v1', { path: 'admin' }, r => r.resources('places'))",
  ),
  option("scope('a', { «as: 'a' }, r => r)", NO_NAMES, "scope('a', r => r)"),
  option("scope('a', { «path: 'b' }, r => r)", 'write it as the first argument', "scope('b', r => r)"),
  option(
    "scope('a', { «shallow: true }, r => r)",
    'write it in the resources of the callback',
    "scope('a', r => r.resources('places', { shallow: true }))",
  ),
  option(
    "scope('a', { «controller: 'places' }, r => r)",
    "write the target of each verb, as in get(path, 'Places#search')",
    "scope('a', r => r.get('search', 'Places#search'))",
  ),
  option(
    "scope('a', { «use: givesUser }, r => r)",
    'write r.use(middleware) in the callback',
    "scope('a', r => r.use(givesUser).get('b', () => {}))",
  ),
  option(
    "scope(':id', { «constraints: { id: /a/ } }, r => r)",
    "give parameters a kind, as in { params: { id: 'integer' } }",
    "scope(':id', { params: { id: 'integer' } }, r => r)",
  ),
  option(
    "scope('of/:year', { «year: 'integer' }, r => r)",
    "write { params: { year: 'integer' } }",
    "scope('of/:year', { params: { year: 'integer' } }, r => r)",
  ),
  option(
    "namespace('v1', { path: ':id', «constraints: {} }, r => r)",
    "write r.scope(path, { params: { id: 'integer' } }, r => …) in the callback",
    "namespace('v1', r => r.scope(':id', { params: { id: 'integer' } }, r => r))",
  ),
  option("namespace('v1', { path: 'a', «as: 'a' }, r => r)", NO_NAMES, "namespace('v1', { path: 'a' }, r => r)"),
  refused(
    "scope('a', { «module»: 'twice' }, r => r.resources('a', { only: ['show'] }, r => r.get('update')))",
    "there is no option 'module': write namespace(name, { path }, r => …)",
    {
      instead:
        "r => r.namespace('twice', { path: 'a' }, r => r.resources('a', { only: ['show'] }, r => r.get('update')))",
    },
  ),
  refused(
    "scope('a', { «controller»: 'places' }, r => r.get('search')).resources('places')",
    "there is no option 'controller': write the target of each verb, as in get(path, 'Places#search')",
    { instead: "r => r.scope('a', r => r.get('search', 'Places#search')).resources('places')" },
  ),
  // Options of verbs
  option(
    "get('a', { «controller: 'ping' }, () => {})",
    "write the target after the path, as in 'Places#show'",
    "get('a', 'Ping#ping')",
  ),
  option("get('a', { «as: 'a' }, 'Ping#ping')", NO_NAMES, "get('a', 'Ping#ping')"),
  option(
    "get('a', { «via: 'get' }, 'Ping#ping')",
    'write one call for each method, as in get(path, …).post(path, …)',
    "get('a', 'Ping#ping').post('a', 'Ping#ping')",
  ),
  option(
    "get(':id', { «constraints: { id: /a/ } }, 'Ping#ping')",
    "give parameters a kind, as in { params: { id: 'integer' } }",
    "get(':id', { params: { id: 'integer' } }, 'Ping#ping')",
  ),
  option(
    "get(':id', { «id: 'integer' }, () => {})",
    "write { params: { id: 'integer' } }",
    "get(':id', { params: { id: 'integer' } }, () => {})",
  ),
  option(
    "get('a', { «use: givesUser }, 'Ping#ping')",
    'write the middlewares as arguments, before the last one',
    "get('a', givesUser, 'Ping#ping')",
  ),
  option(
    "get('a', { «defaults: {} }, Ping, 'ping')",
    'write the default value in the action',
    "get('a', Ping, 'ping')",
  ),
  option(
    "get('a', { «controller: 'ping' })",
    "write the target after the path, as in 'Places#show'",
    "get('a', 'Ping#ping')",
  ),
  option(
    "resources('places', r => r.get('preview', { «as: 'a' }))",
    NO_NAMES,
    "resources('places', r => r.get('preview'))",
  ),
  option("get('ping', { «path: 'look' })", 'write it as the first argument', "get('look', 'Ping#ping')"),
  option("get('a', { «format: 'json' })", 'paths have no format, so leave it out', "get('a', 'Ping#ping')"),
  refused("get('a', «{ wrong: 1 }»)", 'the middleware must be a function'),
  // Members of a contract
  ...(
    [
      ['tags', "'places'", "a list of strings, as in ['places']"],
      ['tags', "['places', 5]", "a list of strings, as in ['places']"],
      ['summary', "['a']", 'a string'],
      ['deprecated', "'yes'", 'true or false'],
      ['security', '{ bearer: [] }', 'a list of objects, as in [{ bearer: [] }]'],
      ['openapi', '[]', 'an object with members of an operation'],
    ] as const
  ).map(([member, value, what]) =>
    refused(`post('login', { «${member}»: ${value} }, () => {})`, `'${member}' in the contract must be ${what}`),
  ),
  refused("mount(«givesUser», { at: '/files' })", "the path comes first, as one literal: write mount('path', app)", {
    instead: "r => r.mount('files', () => {})",
  }),
  // A function whose parameters have no types
  ...(
    [
      ["resources('places', { «only»: r => r })", LIST],
      [
        "resources('places', { use: givesUser, «except»: r => r.get('x') }, r => r.get('preview'))",
        `'except' must be an array of the actions ${ACTIONS}`,
      ],
      [
        "resources('places', { path: 'sites', «controller»: ctx => ctx.body })",
        'the controller must be a class or a controller path',
      ],
      [
        "resources('places', { «param»(value) { return value } })",
        "'param' must be an identifier, written as a string literal",
      ],
      [
        "resource('user', { «path»: function (r) { return r } })",
        "'path' must be one path segment, written as a string literal",
      ],
      [
        "resources('places', { «middleware»: (ctx, next) => next() })",
        "there is no option 'middleware': write { use: middleware }",
      ],
      [
        "namespace('v1', { path: 'v2', «only»: r => r }, r => r.resources('places'))",
        "there is no option 'only': write it in the resources of the callback",
      ],
      [
        "scope(':year', { «params»: year => year }, r => r.resources('places'))",
        "the option 'params' must be an object with the kinds of parameters",
      ],
      ["redirect('old', 'Places#index', { «status»: r => r })", 'the status must be one of 301, 302, 303, 307, 308'],
      ["redirect('old', 'Places#index', «r => r)", noOptions('redirect')],
      [
        "get('login', { «query»: ctx => ctx.query }, ctx => { ctx.body = ctx.path })",
        "'query' in the contract must be a Standard Schema, as those of zod, valibot and arktype are",
      ],
      [
        "get('login', { «returns»: ctx => ctx.query }, ctx => { ctx.body = ctx.path })",
        "'returns' in the contract must be a Standard Schema, or an object with one for each status",
      ],
      ["get('login', «[(ctx, next) => next()], 'Places#index')", 'write the members of the array as arguments'],
      ["get('login', givesUser, «{ to: ctx => ctx.body })", 'the middleware must be a function'],
    ] as const
  ).map(([chain, problem]) => refused(chain, problem)),
  // Options that members of an enum name
  ...(
    [
      ["scope('a/:year', { [Option.params]: { «year»: 'int' } }, r => r)", KIND],
      ["get('a/:year', { [Option.params]: { «year»: 'int' } }, Ping, 'ping')", KIND],
      ["get('a/:year', { [Option.params]: { [Option.year]: 'integer', «yer»: 'integer' } }, middleware)", NO_YER],
      ["post('a', { [Option.body]: anySchema }, «'Ping#ping'»)", OF_CLASS],
      ["post('a', { [Option.body]: anySchema, [Option.summary]: 'a' }, middleware, «'Ping#ping'»)", OF_CLASS],
      ["post('a', { «[Option.body]»: 5 }, middleware)", SCHEMA],
      ["redirect('old', '/ping', { «[Option.method]»: path === 'any' ? 'all' : 'get' })", 'write one literal'],
    ] as const
  ).map(([source, problem]) => ({
    title: `an option that a member of an enum names: ${source}`,
    source: `r => r.${source}.get('ping', Ping, 'ping')`,
    message: `${source.slice(0, source.indexOf("'", source.indexOf("'") + 1) + 1)}): ${problem}`,
    ...(problem === NO_YER ? { guess: 'year' } : {}),
    ...(source.startsWith('redirect') ? { throws: false as const } : {}),
  })),
  // Options of type `any`
  ...[
    ["«'v1'», { path: anything }", 'namespace'],
    ["'a/:year', { «params»: { year: anything } }", 'scope'],
  ].map(([given = '', name]) => ({
    title: `an option of type any: ${name}(${given})`,
    source: `r => r.${name}(${given}, r => r).get('ping', Ping, 'ping')`,
    message: `${name}(${/'[^']*'/.exec(given)?.[0]}): ${WRITTEN}`,
    throws: `${name}(${/'[^']*'/.exec(given)?.[0]}): ${name === 'scope' ? KIND : ONE_PATH}`,
  })),
  refused('use(«[(ctx, next) => next()])', 'it takes one middleware at a time, a function'),
]
