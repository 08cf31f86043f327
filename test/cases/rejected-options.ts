/**
 * Options as other routers have them, most of them Rails, and values of options in another form. Each message says what to write
 * here, and `instead` is the callback with that: it compiles and runs.
 */

import { noOptions } from '../support/lists.js'
import type { Rejected } from './rejected.js'

const NO_NAMES = 'routes have no names, so leave it out'

/** A call with one unknown option, what the message says of it, and the callback with what it says. */
const option = (source: string, call: string, name: string, advice: string, instead: string): Rejected => ({
  title: `Rails: the option ${name} of ${call}`,
  source: `r => r.${source}`,
  message: `${call}: there is no option '${name}': ${advice}`,
  instead: `r => r.${instead}`,
})

/** A list of actions in another form. A message inside of the list does not begin with the call. */
const list = (source: string, problem: string, instead: string): Rejected => ({
  title: `a list of actions in another form: ${source}`,
  source: `r => r.resources('places', ${source})`,
  message: `resources('places'): ${problem}`,
  instead: `r => r.resources('places', ${instead})`,
})
const LITERALS = 'the list of actions must be an array of string literals, so that the compiler can read it'
const LIST = "'only' must be an array of the actions index, create, show, update, destroy"

/** Options that say which routes there are: `undefined` is none of their values. */
const unread = (call: string, start: string, option: string, value: string, problem: string): Rejected => ({
  title: `an option that may be left out: ${option} of ${call}, ${value}`,
  source: `r => r.${start}{ «${option}»: ${value} })`,
  message: `${call}: ${problem}`,
})
const SHALLOW = "'shallow' must be true, or left out"
const USE = "'use' must be a middleware, a list of them, or an object with the middlewares of standard actions"
const PATH = "'path' must be one path segment, written as a string literal"
const KIND = "'year' must be 'uuid', 'bigint' or 'integer', written as a string literal"
const NO_YER = "the path 'a/:year' has no parameter 'yer'"
const OF_CLASS = "the contract of an action belongs to its class, as 'static readonly contract'"
const SCHEMA = "'body' in the contract must be a Standard Schema, as those of zod, valibot and arktype are"
const WRITTEN = 'the options must be written in the call as literals, so that the compiler can read them'
const ONE_PATH = "the path must be one literal like 'places/:id': write one call for each path"

export const rejectedOptions: readonly Rejected[] = [
  unread("resources('places')", "resources('places', ", 'only', 'undefined', LIST),
  unread("resources('places')", "resources('places', ", 'shallow', 'undefined', SHALLOW),
  unread("resources('places')", "resources('places', ", 'use', 'undefined', USE),
  unread("resources('places')", "resources('places', ", 'path', 'undefined', PATH),
  unread("resource('user')", "resource('user', ", 'path', 'undefined', PATH),
  {
    title: 'except beside only, which is undefined',
    source: "r => r.resources('places', { only: undefined, «except»: ['show'] })",
    message: "resources('places'): use either 'only' or 'except', not both",
  },
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
  {
    title: 'a list of actions in another form: undefined',
    source: "r => r.resources('places', { «only»: undefined })",
    message: `resources('places'): ${LIST}`,
  },
  {
    title: 'a text in place of the list of actions of resource',
    source: "r => r.resource('user', { «only»: 'show' })",
    message: "resource('user'): 'only' must be an array: write { only: ['show'] }",
    instead: "r => r.resource('user', { only: ['show'] })",
  },
  {
    title: 'index in place of the list of actions of resource',
    source: "r => r.resource('user', { «only»: 'index' })",
    message: "resource('user'): 'only' must be an array of the actions show, create, update, destroy",
  },
  {
    title: 'a list in a list of actions',
    source: "r => r.resources('places', { only: [«['show']»] })",
    message: "resources('places'): 'only' must be one array: leave out the brackets inside it",
    compiler: `Type 'string[]' is not assignable to type '"resources('places'): 'only' must be one array: leave out the brackets inside it"'.`,
    instead: "r => r.resources('places', { only: ['show'] })",
  },
  {
    title: 'two actions in one text',
    source: "r => r.resources('places', { only: ['create', «'show,index'»] })",
    message: "resources('places'): each action is a text of its own: write 'show', 'index'",
    compiler: `Type '"show,index"' is not assignable to type '"resources('places'): each action is a text of its own: write 'show', 'index'"'.`,
    instead: "r => r.resources('places', { only: ['create', 'show', 'index'] })",
  },
  ...["'show'", '5', 'true'].map(given => ({
    title: `${given} in place of the options of resources`,
    source: `r => r.resources('places', «${given}»)`,
    message: `resources('places'): ${noOptions('resources')}`,
  })),
  {
    title: 'an action in place of the options of resources, before a callback',
    source: "r => r.resources('places', «'show'», r => r.get('preview'))",
    message: `resources('places'): ${noOptions('resources')}`,
  },
  {
    title: 'an action in place of the options of resource',
    source: "r => r.resource('user', «'show'»)",
    message: `resource('user'): ${noOptions('resource')}`,
  },
  {
    title: 'a number among actions',
    source: "r => r.resources('places', { only: ['show', «5»] })",
    message: "resources('places'): '5' is not one of the actions index, create, show, update, destroy",
    compiler: `Type 'number' is not assignable to type '"resources('places'): '5' is not one of the actions index, create, show, update, destroy"'.`,
  },
  {
    title: 'one of two words among actions',
    source: "r => r.resources('places', { only: ['show', «either»] })",
    message: "resources('places'): 'places' is not one of the actions index, create, show, update, destroy",
    compiler: `Type '"places" | "rooms"' is not assignable to type '"resources('places'): write one literal"'.`,
  },
  {
    title: 'a text that is no literal among actions',
    source: "r => r.resources('places', { only: ['show', «path»] })",
    message: "resources('places'): 'any' is not one of the actions index, create, show, update, destroy",
    compiler: `Type 'string' is not assignable to type '"resources('places'): ${LITERALS}"'.`,
  },
  {
    title: 'a list of actions that is no literal, in a list with a misspelt one',
    source: "r => r.resources('places', { «only»: [...actions, 'shw'] })",
    message: `resources('places'): ${LITERALS}`,
    throws: "resources('places'): 'shw' is not one of the actions index, create, show, update, destroy",
    guess: 'show',
  },
  // The options `path` and `param`
  {
    title: 'a parameter as the path of resources',
    source: "r => r.resources('places', { «path»: ':version' })",
    message:
      "resources('places'): 'path' cannot end in a parameter: write the actions as verbs in scope(':version', r => …)",
    instead: "r => r.scope(':version', r => r.get('/', 'Places#index').get(':id', 'Places#show'))",
  },
  {
    title: 'a parameter as the path of resource',
    source: "r => r.resource('user', { «path»: '/:version' })",
    message:
      "resource('user'): 'path' cannot end in a parameter: write the actions as verbs in scope(':version', r => …)",
    instead: "r => r.scope(':version', r => r.get('/', 'Users#show'))",
  },
  {
    title: 'a path that ends in a parameter',
    source: "r => r.resources('places', { «path»: 'of/:year' }, r => r.get('preview'))",
    message:
      "resources('places'): 'path' cannot end in a parameter: write the actions as verbs in scope('of/:year', r => …)",
    instead: "r => r.scope('of/:year', r => r.get('/', 'Places#index'))",
  },
  {
    title: 'a path that begins with a parameter',
    source: "r => r.resources('places', { «path»: ':version/places' })",
    message: "resources('places'): 'path' is one segment: write scope(':version', r => r.resources('places'))",
    instead: "r => r.scope(':version', r => r.resources('places'))",
  },
  {
    title: 'a path of three segments as an option',
    source: "r => r.resource('user', { «path»: 'a/b/me' })",
    message: "resource('user'): 'path' is one segment: write scope('a/b', r => r.resource('user', { path: 'me' }))",
    instead: "r => r.scope('a/b', r => r.resource('user', { path: 'me' }))",
  },
  {
    title: 'a path with slashes at its ends as an option',
    source: "r => r.resources('places', { «path»: '/spots/' })",
    message: "resources('places'): 'path' is one segment without slashes: write { path: 'spots' }",
    instead: "r => r.resources('places', { path: 'spots' })",
  },
  {
    title: 'the path / as an option',
    source: "r => r.resources('places', { «path»: '/' })",
    message:
      "resources('places'): 'path' cannot be empty: write the actions as verbs, as in get(':id', 'Controller#action')",
    instead: "r => r.get(':id', 'Places#show')",
  },
  {
    title: 'a wildcard as the path of resources',
    source: "r => r.resources('places', { «path»: 'a/*rest' })",
    message: "resources('places'): 'path' must be one path segment, written as a string literal",
  },
  {
    title: 'a param with a colon',
    source: "r => r.resources('places', { «param»: ':slug' })",
    message: "resources('places'): 'param' must be an identifier: write { param: 'slug' }",
    instead: "r => r.resources('places', { param: 'slug' })",
  },
  {
    title: 'a param with a space',
    source: "r => r.resources('places', { «param»: 'a b' })",
    message: "resources('places'): 'param' must be an identifier, written as a string literal",
  },
  // Names
  {
    title: 'Rails: resources in a namespace, in one name',
    source: "r => r.resources(«'v1/places'», { only: ['show'] })",
    message:
      "resources('v1/places'): the name must be one path segment: write namespace('v1', r => r.resources('places'))",
    instead: "r => r.namespace('v1', r => r.resources('places'))",
  },
  {
    title: 'Rails: a resource in two namespaces, in one name',
    source: "r => r.resource(«'twice/v1/a'»)",
    message:
      "resource('twice/v1/a'): the name must be one path segment: write namespace('twice', r => r.resource('v1/a'))",
  },
  {
    title: 'a namespace in another, in one name',
    source: "r => r.namespace(«'/api/v1'», r => r.resources('places'))",
    message:
      "namespace('/api/v1'): the name must be one path segment: write namespace('api', r => r.namespace('v1', …))",
  },
  {
    title: 'a namespace in another, in one name, with a path',
    source: "r => r.namespace(«'api/v1'», { path: '' }, r => r.resources('places'))",
    message:
      "namespace('api/v1'): the name must be one path segment: write namespace('api', r => r.namespace('v1', …))",
  },
  {
    title: 'a name with a slash before it',
    source: "r => r.resources(«'/places'»)",
    message: "resources('/places'): the name must be one path segment, without slashes: write 'places'",
    instead: "r => r.resources('places')",
  },
  {
    title: 'a name with a parameter',
    source: "r => r.resources(«'places/:id'»)",
    message: "resources('places/:id'): the name must be one path segment: letters, digits, '-' and '_'",
  },
  // Options of resources
  option(
    "resources('places', { «module: 'v1' })",
    "resources('places')",
    'module',
    "write namespace('v1', { path: '' }, r => r.resources('places'))",
    "namespace('v1', { path: '' }, r => r.resources('places'))",
  ),
  option(
    "resource('user', { «module: 'a/b' })",
    "resource('user')",
    'module',
    "write namespace(name, { path: '' }, r => r.resource('user'))",
    "resource('user')",
  ),
  option("resources('places', { «as: 'spots' }, r => r)", "resources('places')", 'as', NO_NAMES, "resources('places')"),
  option(
    "resources('places', { «concerns: 'commentable' })",
    "resources('places')",
    'concerns',
    'write a part, and r.draw(part) in the callback',
    "resources('places', r => r.draw(ofPlaces))",
  ),
  option(
    "resources('places', { «constraints: { id: /a/ } })",
    "resources('places')",
    'constraints',
    "give the id a kind, as in { id: 'integer' }",
    "resources('places', { id: 'integer' })",
  ),
  option(
    "resources('places', { «params: { id: 'integer' } })",
    "resources('places')",
    'params',
    "give the id a kind, as in { id: 'integer' }",
    "resources('places', { id: 'integer' })",
  ),
  option(
    "resource('user', { «constraints: {} })",
    "resource('user')",
    'constraints',
    'write { use: middleware }, with one that checks the request',
    "resource('user', { use: givesUser })",
  ),
  option(
    "resources('places', { «defaults: { a: 1 } })",
    "resources('places')",
    'defaults',
    'write the default value in the action',
    "resources('places')",
  ),
  option(
    "resources('places', { «format: false })",
    "resources('places')",
    'format',
    'paths have no format, so leave it out',
    "resources('places')",
  ),
  option(
    "resources('places', { «shallow_path: 'a' })",
    "resources('places')",
    'shallow_path',
    'it has no counterpart, so leave it out',
    "resources('places')",
  ),
  option(
    "resources('places', { «shallowPrefix: 'a' })",
    "resources('places')",
    'shallowPrefix',
    NO_NAMES,
    "resources('places')",
  ),
  option(
    "resources('places', { «path_names: { new: 'a' } })",
    "resources('places')",
    'path_names',
    'there is no new and no edit, so leave it out',
    "resources('places')",
  ),
  option(
    "resource('user', { «before_action: givesUser })",
    "resource('user')",
    'before_action',
    'write { use: middleware }',
    "resource('user', { use: givesUser })",
  ),
  // Options of scopes and namespaces
  {
    title: 'Rails: the option module in place of the path of a scope',
    source: "r => r.scope(«{ module: 'v1' }, r => r.resources('places'))",
    message: "scope: the path must be one literal; for a module write namespace('admin', { path: '' }, …)",
    instead: "r => r.namespace('v1', { path: '' }, r => r.resources('places'))",
  },
  {
    title: 'Rails: options in place of the path of a scope, before options',
    source: "r => r.scope(«{ path: 'a' }, { params: {} }, r => r.resources('places'))",
    message: "scope: the path must be one literal; for a module write namespace('admin', { path: '' }, …)",
    instead: "r => r.scope('a', r => r.resources('places'))",
  },
  option(
    "scope('a', { «module: 'v1' }, r => r.resources('places'))",
    "scope('a')",
    'module',
    "write namespace('v1', { path: 'a' }, r => …)",
    "namespace('v1', { path: 'a' }, r => r.resources('places'))",
  ),
  option(
    "namespace('admin', { «module: 'v1' }, r => r.resources('places'))",
    "namespace('admin')",
    'module',
    "write namespace('v1', { path: 'admin' }, r => …)",
    "namespace('v1', { path: 'admin' }, r => r.resources('places'))",
  ),
  option("scope('a', { «as: 'a' }, r => r)", "scope('a')", 'as', NO_NAMES, "scope('a', r => r)"),
  option(
    "scope('a', { «path: 'b' }, r => r)",
    "scope('a')",
    'path',
    'write it as the first argument',
    "scope('b', r => r)",
  ),
  option(
    "scope('a', { «shallow: true }, r => r)",
    "scope('a')",
    'shallow',
    'write it in the resources of the callback',
    "scope('a', r => r.resources('places', { shallow: true }))",
  ),
  option(
    "scope('a', { «controller: 'places' }, r => r)",
    "scope('a')",
    'controller',
    "write the target of each verb, as in get(path, 'Places#search')",
    "scope('a', r => r.get('search', 'Places#search'))",
  ),
  option(
    "scope('a', { «use: givesUser }, r => r)",
    "scope('a')",
    'use',
    'write r.use(middleware) in the callback',
    "scope('a', r => r.use(givesUser).get('b', () => {}))",
  ),
  option(
    "scope(':id', { «constraints: { id: /a/ } }, r => r)",
    "scope(':id')",
    'constraints',
    "give parameters a kind, as in { params: { id: 'integer' } }",
    "scope(':id', { params: { id: 'integer' } }, r => r)",
  ),
  option(
    "scope('of/:year', { «year: 'integer' }, r => r)",
    "scope('of/:year')",
    'year',
    "write { params: { year: 'integer' } }",
    "scope('of/:year', { params: { year: 'integer' } }, r => r)",
  ),
  option(
    "namespace('v1', { path: ':id', «constraints: {} }, r => r)",
    "namespace('v1')",
    'constraints',
    "write r.scope(path, { params: { id: 'integer' } }, r => …) in the callback",
    "namespace('v1', r => r.scope(':id', { params: { id: 'integer' } }, r => r))",
  ),
  option(
    "namespace('v1', { path: 'a', «as: 'a' }, r => r)",
    "namespace('v1')",
    'as',
    NO_NAMES,
    "namespace('v1', { path: 'a' }, r => r)",
  ),
  {
    title: 'Rails: the option module of a scope, whose callback has the controllers of the module',
    source: "r => r.scope('a', { «module»: 'twice' }, r => r.resources('a', { only: ['show'] }, r => r.get('update')))",
    message: "scope('a'): there is no option 'module': write namespace('twice', { path: 'a' }, r => …)",
    instead:
      "r => r.namespace('twice', { path: 'a' }, r => r.resources('a', { only: ['show'] }, r => r.get('update')))",
  },
  {
    title: 'Rails: the option controller of a scope, with a bare verb in its callback',
    source: "r => r.scope('a', { «controller»: 'places' }, r => r.get('search')).resources('places')",
    message:
      "scope('a'): there is no option 'controller': write the target of each verb, as in get(path, 'Places#search')",
    instead: "r => r.scope('a', r => r.get('search', 'Places#search')).resources('places')",
  },
  // Options of verbs
  option(
    "get('a', { «controller: 'ping' }, () => {})",
    "get('a')",
    'controller',
    "write the target after the path, as in 'Places#show'",
    "get('a', 'Ping#ping')",
  ),
  option("get('a', { «as: 'a' }, 'Ping#ping')", "get('a')", 'as', NO_NAMES, "get('a', 'Ping#ping')"),
  option(
    "get('a', { «via: 'get' }, 'Ping#ping')",
    "get('a')",
    'via',
    "write match(['get', 'post'], path, …)",
    "match(['get', 'post'], 'a', 'Ping#ping')",
  ),
  option(
    "get(':id', { «constraints: { id: /a/ } }, 'Ping#ping')",
    "get(':id')",
    'constraints',
    "give parameters a kind, as in { params: { id: 'integer' } }",
    "get(':id', { params: { id: 'integer' } }, 'Ping#ping')",
  ),
  option(
    "get(':id', { «id: 'integer' }, () => {})",
    "get(':id')",
    'id',
    "write { params: { id: 'integer' } }",
    "get(':id', { params: { id: 'integer' } }, () => {})",
  ),
  option(
    "get('a', { «use: givesUser }, 'Ping#ping')",
    "get('a')",
    'use',
    'write the middlewares as arguments, before the last one',
    "get('a', givesUser, 'Ping#ping')",
  ),
  option(
    "match(['get'], 'a', { «defaults: {} }, Ping, 'ping')",
    "match(['get'], 'a')",
    'defaults',
    'write the default value in the action',
    "match(['get'], 'a', Ping, 'ping')",
  ),
  option(
    "get('a', «{ controller: 'ping', action: 'ping' })",
    "get('a')",
    'controller',
    "write get('a', 'Ping#ping')",
    "get('a', 'Ping#ping')",
  ),
  option(
    "get('ping', «{ controller: 'ping', as: 'a' })",
    "get('ping')",
    'controller',
    "write get('ping', 'Ping#ping')",
    "get('ping', 'Ping#ping')",
  ),
  option(
    "resources('places', r => r.get('look', «{ action: 'preview' }))",
    "get('look')",
    'action',
    "write get('look', 'Controller#action')",
    "resources('places', r => r.get('look', 'Places#preview'))",
  ),
  option(
    "resources('places', r => r.get('preview', «{ as: 'a' }))",
    "get('preview')",
    'as',
    NO_NAMES,
    "resources('places', r => r.get('preview'))",
  ),
  option(
    "resources('places', r => r.get('preview', «{ path: 'look' }))",
    "get('preview')",
    'path',
    'write it as the first argument',
    "resources('places', r => r.get('look', 'Places#preview'))",
  ),
  option(
    "match(['get'], 'a', «{ format: 'json' })",
    "match(['get'], 'a')",
    'format',
    'paths have no format, so leave it out',
    "match(['get'], 'a', 'Ping#ping')",
  ),
  {
    title: 'an object without options of another router in place of a middleware',
    source: "r => r.get('a', «{ wrong: 1 }»)",
    message: "get('a'): the middleware must be a function",
  },
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
  ).map(([member, value, what]) => ({
    title: `a contract of a middleware with ${member} as ${value}`,
    source: `r => r.post('login', { «${member}»: ${value} }, () => {})`,
    message: `post('login'): '${member}' in the contract must be ${what}`,
  })),
  {
    title: 'Rails: an application before the path of mount',
    source: "r => r.mount(«givesUser», { at: '/files' })",
    message: "mount: the path comes first, as one literal: write mount('path', app)",
    instead: "r => r.mount('files', () => {})",
  },
  // A function whose parameters have no types
  ...(
    [
      [
        "resources('places', { «only»: r => r })",
        "'only' must be an array of the actions index, create, show, update, destroy",
      ],
      [
        "resources('places', { use: givesUser, «except»: r => r.get('x') }, r => r.get('preview'))",
        "'except' must be an array of the actions index, create, show, update, destroy",
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
  ).map(([source, problem]) => ({
    title: `a function without types: ${source}`,
    source: `r => r.${source}`,
    message: `${source.slice(0, source.indexOf("'", source.indexOf("'") + 1) + 1)}): ${problem}`,
  })),
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
  {
    title: 'a function without types in a list for use',
    source: 'r => r.use(«[(ctx, next) => next()])',
    message: 'use: it takes one middleware at a time, a function',
  },
]
