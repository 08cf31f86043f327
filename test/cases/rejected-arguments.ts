/** Calls with an argument of another kind than they take. See `rejected.ts`. */
import { noOptions } from '../support/lists.js'
import type { Rejected } from './rejected.js'

const NAME = 'the name must be one string literal, so that the compiler can read it'
const PATH = "the path must be one literal like 'places/:id': write one call for each path"
const TARGET = 'the target must be one string literal, so that the compiler can read it'
const ACTION = 'the action must be one string literal, so that the compiler can read it'
const SCOPE_PATH = "the path must be one literal; for a module write namespace('admin', { path: '' }, …)"
const MOUNT_PATH = "the path comes first, as one literal: write mount('path', app)"
const MAP = 'defineRoutes: the controllers must be a map of controller paths to classes'

export const rejectedArguments: readonly Rejected[] = [
  // A function without types in place of a name or a path
  ...[
    'resources(«r => r)',
    'resources(«r => r, r => r)',
    "resources(«r => r, { only: ['index'] })",
    "resources(«r => r, { only: ['index'] }, r => r)",
    'resource(«r => r)',
    'resource(«r => r, r => r)',
    "resource(«r => r, { only: ['show'] })",
    'namespace(«r => r, r => r)',
    "namespace(«r => r.namespace('v1', r => r.get('a', ctx => { ctx.body = 1 })), r => r)",
    "resources(«r => r.namespace('v1', r => r.get('a', ctx => { ctx.body = 1 })))",
    "namespace(«r => r, { path: 'x' }, r => r)",
  ].map(call => ({
    title: `a function in place of a name: ${call.replace('«', '')}`,
    source: `r => r.${call}.get('ping', ctx => { ctx.body = 1 })`,
    message: `${call.split('(', 1)}: ${NAME}`,
    throws: `${call.split('(', 1)}: the name must be a string`,
  })),
  // A text of a type parameter, in a chain that is checked
  ...[
    ['resources(«name»)', `resources: ${NAME}`],
    ["resources(«name», { only: ['index'] })", `resources: ${NAME}`],
    ["resources(«name», r => r.get('b', ctx => { ctx.body = 1 }))", `resources: ${NAME}`],
    ["resources(«name», { only: ['index'] }, r => r.get('b', ctx => { ctx.body = 1 }))", `resources: ${NAME}`],
    ['resource(«name»)', `resource: ${NAME}`],
    ["resource(«name», { only: ['show'] })", `resource: ${NAME}`],
    ["resource(«name», r => r.get('b', ctx => { ctx.body = 1 }))", `resource: ${NAME}`],
    ["resource(«name», { only: ['show'] }, r => r.get('b', ctx => { ctx.body = 1 }))", `resource: ${NAME}`],
    ["namespace(«name», r => r.get('b', ctx => { ctx.body = 1 }))", `namespace: ${NAME}`],
    ["namespace(«name», { path: 'x' }, r => r.get('b', ctx => { ctx.body = 1 }))", `namespace: ${NAME}`],
    ["scope(«name», r => r.get('b', ctx => { ctx.body = 1 }))", `scope: ${SCOPE_PATH}`],
    ["scope(«name», { params: {} }, r => r.get('b', ctx => { ctx.body = 1 }))", `scope: ${SCOPE_PATH}`],
    ['mount(«name», ctx => { ctx.body = 1 })', `mount: ${MOUNT_PATH}`],
    ['get(«name»)', `get: ${PATH}`],
    ["get(«name», 'Ping#ping')", `get: ${PATH}`],
    ['get(«name», ctx => { ctx.body = 1 })', `get: ${PATH}`],
    ["get(«name», Ping, 'ping')", `get: ${PATH}`],
    ['get(«name», { params: {} }, ctx => { ctx.body = 1 })', `get: ${PATH}`],
    ["get(«name», givesUser, 'Ping#ping')", `get: ${PATH}`],
    ['get(«name», givesUser, ctx => { ctx.body = 1 })', `get: ${PATH}`],
    ["get(«name», givesUser, Ping, 'ping')", `get: ${PATH}`],
    ['get(«name», givesUser, givesUser, ctx => { ctx.body = 1 })', `get: ${PATH}`],
    ["get(«name», givesUser, givesUser, givesUser, 'Ping#ping')", `get: ${PATH}`],
    ["get('a', «name»)", `get('a'): ${TARGET}`],
    ["get('a', Ping, «name»)", `get('a'): ${ACTION}`],
    ["get('a', givesUser, «name»)", `get('a'): ${TARGET}`],
    ["get('a', givesUser, Ping, «name»)", `get('a'): ${ACTION}`],
    ["get('a', givesUser, givesUser, «name»)", `get('a'): ${TARGET}`],
    ["get('a', givesUser, givesUser, Ping, «name»)", `get('a'): ${ACTION}`],
    ["get('a', givesUser, givesUser, givesUser, «name»)", `get('a'): ${TARGET}`],
    ["get('a', givesUser, givesUser, givesUser, Ping, «name»)", `get('a'): ${ACTION}`],
    ["get('a', givesUser, givesUser, givesUser, givesUser, givesUser, «name»)", `get('a'): ${TARGET}`],
    ["redirect(«name», '/x')", `redirect: ${PATH}`],
    ["redirect(«name», '/x', { status: 302 })", `redirect: ${PATH}`],
    ["redirect('a', «name»)", `redirect('a'): ${TARGET}`],
    ["redirect('a', «name», { status: 302 })", `redirect('a'): ${TARGET}`],
  ].map(([call = '', message = '']) => ({
    title: `a text of a type parameter: ${call.replace(/[«»]/g, '')}`,
    source: `r => { const named = <Name extends string>(name: Name) => r.scope(r => r.${call}.get('c', ctx => { ctx.body = 1 })); void named; return r }`,
    message,
    throws: false as const,
  })),
  // One of two texts, each of which would be right
  ...[
    "get(«'a' as 'a' | 'b'», 'Ping#ping')",
    "get(«'a' as 'a' | 'b'», ctx => { ctx.body = 1 })",
    "get(«'a' as 'a' | 'b'», Ping, 'ping')",
    "get(«'a' as 'a' | 'b'», givesUser, 'Ping#ping')",
    "get(«'a' as 'a' | 'b'», givesUser, middleware, 'Ping#ping')",
    "get(«'a' as 'a' | 'b'», givesUser, middleware, middleware, 'Ping#ping')",
    "redirect(«'a' as 'a' | 'b'», '/x')",
    "redirect(«'a' as 'a' | 'b'», '/x', { status: 302 })",
  ].map(call => ({
    title: `one of two texts: ${call.replace(/[«»]/g, '')}`,
    source: `r => r.${call}`,
    message: `${call.split('(', 1)}: write one literal`,
    throws: false as const,
  })),
  ...[
    "get('b', «'Places#index' as 'Places#index' | 'Places#show'»)",
    "get('b', givesUser, «'Places#index' as 'Places#index' | 'Places#show'»)",
    "get('b', givesUser, givesUser, «'Places#index' as 'Places#index' | 'Places#show'»)",
    "get('b', givesUser, givesUser, givesUser, «'Places#index' as 'Places#index' | 'Places#show'»)",
    "get('b', Ping, «'ping' as 'ping' | 'deepPing'»)",
    "get('b', givesUser, Ping, «'ping' as 'ping' | 'deepPing'»)",
    "get('b', givesUser, givesUser, Ping, «'ping' as 'ping' | 'deepPing'»)",
  ].map(call => ({
    title: `one of two texts: ${call.replace(/[«»]/g, '')}`,
    source: `r => r.${call}`,
    message: "get('b'): write one literal",
    throws: false as const,
  })),
  ...[
    'get(«ctx => { ctx.body = 1 })',
    'post(«(ctx, next) => next())',
    "put(«ctx => {}, 'Ping#ping')",
    "patch(«ctx => {}, Ping, 'ping')",
    'delete(«ctx => {}, givesUser, ctx => {})',
    "all(«ctx => {}, givesUser, Ping, 'ping')",
    "all(«ctx => {}, givesUser, middleware, Ping, 'ping')",
    "redirect(«ctx => '/x', 'Ping#ping')",
    "redirect(«ctx => '/x', '/y', { status: 302 })",
  ].map(call => ({
    title: `a function in place of a path: ${call.replace('«', '')}`,
    source: `r => r.${call}.get('ping', ctx => { ctx.body = 1 })`,
    message: `${call.split('(', 1)}: ${PATH}`,
  })),
  {
    title: 'a function in place of the path of a scope',
    source: 'r => r.scope(«r => r, r => r)',
    message: "scope: the path must be one literal; for a module write namespace('admin', { path: '' }, …)",
  },
  {
    title: 'a function in place of the path of mount',
    source: 'r => r.mount(«ctx => {}, ctx => {})',
    message: "mount: the path comes first, as one literal: write mount('path', app)",
  },
  {
    title: 'redirect: a function in place of the target',
    source: "r => r.redirect('old', «ctx => '/x')",
    message: "redirect('old'): the target must be one string literal, so that the compiler can read it",
    throws: "redirect('old'): the target must be a string",
  },
  {
    title: 'a function in place of an action after several middlewares',
    source: "r => r.get('ping', middleware, middleware, Ping, «ctx => {})",
    message: "get('ping'): the action must be a string",
  },
  {
    title: 'a callback with another in it, in place of the name of a namespace',
    source: "r => r.namespace(«r => r.namespace('v1', r => r.get('a', ctx => { ctx.body = 1 })))",
    message: 'namespace: the name comes before the callback: namespace(name, callback)',
  },
  ...[
    "r => r.namespace('v1', r => r.get('a', ctx => { ctx.body = 1 }))",
    'r => r',
    '() => {}',
    "(r: ScopeAt<typeof controllers, ''>) => r",
  ].map(map => ({
    title: `defineRoutes: ${map} as the map of controllers`,
    map,
    source: "r => r.get('ping', ctx => { ctx.body = 1 })",
    message: MAP,
  })),
  // In place of a callback
  ...["{ path: 'api' }", '5', "'places'", 'undefined', 'Places', "['places']"].flatMap(value => [
    {
      title: `${value} in place of the callback of a namespace`,
      source: `r => r.namespace(«'v1', ${value})`,
      message: "namespace('v1'): the callback must be a function",
    },
    {
      title: `${value} in place of the callback of a scope`,
      source: `r => r.scope(«'v1', ${value})`,
      message: "scope('v1'): the callback must be a function",
    },
  ]),
  {
    title: 'options without a callback, in a namespace with a path',
    source: "r => r.namespace(«'v1', { path: '' }, {})",
    message: "namespace('v1'): the callback must be a function",
  },
  {
    title: 'options without a callback, in a scope with kinds',
    source: "r => r.scope(«':year', { params: { year: 'integer' } }, 5)",
    message: "scope(':year'): the callback must be a function",
  },
  {
    title: 'options in place of the callback of resources with options',
    source: "r => r.resources(«'places', { only: ['index'] }, {})",
    message: "resources('places'): the callback must be a function",
  },
  {
    title: 'an action in place of the callback of resource with options',
    source: "r => r.resource(«'user', { only: ['show'] }, 'show')",
    message: "resource('user'): the callback must be a function",
  },
  {
    title: 'an object in place of the callback of a group',
    source: 'r => r.scope(«{})',
    message: 'scope: the callback must be a function',
  },
  {
    title: 'a text in place of the callback of a collection',
    source: "r => r.resources('places', r => r.collection(«'search'))",
    message: 'collection: the callback must be a function',
  },
  // Too few arguments
  {
    title: 'a namespace without a callback',
    source: "r => r.namespace(«'v1'»).get('ping', Ping, 'ping')",
    message: "namespace('v1'): the callback must be a function",
  },
  {
    title: 'a namespace without a name',
    source: "r => r.namespace(«r => r.resources('places')»).get('ping', Ping, 'ping')",
    message: 'namespace: the name comes before the callback: namespace(name, callback)',
    instead: "r => r.namespace('v1', r => r.resources('places'))",
  },
  {
    title: 'mount without an application',
    source: "r => r.mount(«'files'»).get('ping', Ping, 'ping')",
    message: "mount('files'): a Koa application or a middleware must follow the path",
  },
  {
    title: 'mount without a path',
    source: "r => r.mount(«ctx => { ctx.body = ctx.path }»).get('ping', Ping, 'ping')",
    message: "mount: the path comes first, as one literal: write mount('path', app)",
  },
  // In place of options
  {
    title: 'a callback before the options of resources',
    source: "r => r.resources(«'places', r => r.get('preview'), { only: ['index'] })",
    message: "resources('places'): the callback must be a function",
    throws: "resources('places'): the options come before the callback: resources(name, options, callback)",
    instead: "r => r.resources('places', { only: ['index'] }, r => r.get('preview'))",
  },
  {
    title: 'a callback before the options of resource',
    source: "r => r.resource(«'user', r => r, { only: ['show'] })",
    message: "resource('user'): the callback must be a function",
    throws: "resource('user'): the options come before the callback: resource(name, options, callback)",
  },
  {
    title: 'a callback before the options of a namespace',
    source: "r => r.namespace(«'v1', r => r.resources('places'), { path: '' })",
    message: "namespace('v1'): the callback must be a function",
    throws: "namespace('v1'): the options come before the callback: namespace(name, options, callback)",
    instead: "r => r.namespace('v1', { path: '' }, r => r.resources('places'))",
  },
  {
    title: 'a callback before the options of a scope',
    source: "r => r.scope(«':year', r => r.resources('places'), { params: { year: 'integer' } })",
    message: "scope(':year'): the callback must be a function",
    throws: "scope(':year'): the options come before the callback: scope(path, options, callback)",
    instead: "r => r.scope(':year', { params: { year: 'integer' } }, r => r.resources('places'))",
  },
  {
    title: 'a callback without parameters before the options of resources',
    source: "r => r.resources('places', «() => part, r => r)",
    message: "resources('places'): the options come before the callback: resources(name, options, callback)",
  },
  {
    title: 'a callback without parameters before the options of a namespace',
    source: "r => r.namespace('v1', «() => part, r => r)",
    message: "namespace('v1'): the options come before the callback: namespace(name, options, callback)",
  },
  {
    title: 'a callback without parameters before the options of a scope',
    source: "r => r.scope(':year', «() => part, r => r)",
    message: "scope(':year'): the options come before the callback: scope(path, options, callback)",
  },
  {
    title: 'the class after the name of resources',
    source: "r => r.resources('places', «Places)",
    message: "resources('places'): the controller is an option: write { controller: … } in place of the class",
    instead: "r => r.resources('sites', { controller: Ping, only: ['show'] })",
  },
  {
    title: 'the class after the name of resource, before a callback',
    source: "r => r.resource('user', «Places, r => r)",
    message: "resource('user'): the controller is an option: write { controller: … } in place of the class",
  },
  ...(['resources', 'resource'] as const).map(kind => ({
    title: `a list in place of the options of ${kind}`,
    source: `r => r.${kind}('${kind === 'resources' ? 'places' : 'user'}', «['show'])`,
    message: `${kind}('${kind === 'resources' ? 'places' : 'user'}'): ${noOptions(kind)}`,
  })),
  {
    title: 'an option of a namespace that does not exist',
    source: "r => r.namespace('v1', { «module: 'v1' }, r => r.resources('places'))",
    message: "namespace('v1'): there is no option 'module': write namespace(name, { path }, r => …)",
  },
  {
    title: 'no option of a namespace',
    source: "r => r.namespace('v1', «{}, r => r.resources('places'))",
    message: `namespace('v1'): ${noOptions('namespace')}`,
    throws: "namespace('v1'): the path must be one literal like 'places/:id': write one call for each path",
  },
  {
    title: 'a text in place of the options of a namespace',
    source: "r => r.namespace('v1', «'api', r => r.resources('places'))",
    message: `namespace('v1'): ${noOptions('namespace')}`,
  },
  {
    title: 'an option of a scope that does not exist',
    source: "r => r.scope('x', { «module: 'v1' }, r => r.resources('places'))",
    message: "scope('x'): there is no option 'module': write namespace(name, { path }, r => …)",
  },
  {
    title: 'an option of a scope that does not exist, beside kinds',
    source: "r => r.scope(':year', { params: { year: 'integer' }, «module: 'v1' }, r => r.resources('places'))",
    message: "scope(':year'): there is no option 'module': write namespace(name, { path }, r => …)",
  },
  {
    title: 'no option of a scope',
    source: "r => r.scope('x', «{}, r => r.resources('places'))",
    message: "scope('x'): the option 'params' must be an object with the kinds of parameters",
  },
  {
    title: 'a list in place of the options of a scope',
    source: "r => r.scope(':year', «['year'], r => r.resources('places'))",
    message: `scope(':year'): ${noOptions('scope')}`,
  },
  {
    title: 'no option of a verb, before a target',
    source: "r => r.get(':id', «{}, 'Ping#ping')",
    message: "get(':id'): the option 'params' must be an object with the kinds of parameters",
  },
  // In place of a middleware
  ...['5', 'true', '{ wrong: 1 }', '/x/', "{ params: { id: 'uuid' } }"].flatMap(value => [
    {
      title: `${value} alone after the path of a verb`,
      source: `r => r.get('x/:id', «${value})`,
      message: "get('x/:id'): the middleware must be a function",
    },
  ]),
  ...['undefined', 'null', 'true'].map(value => ({
    title: `use: ${value}`,
    source: `r => r.use(«${value})`,
    message: 'use: it takes one middleware at a time, a function',
  })),
  // A middleware alone that does not fit
  ...(
    [
      ["get('ping')", "r.get('ping', middleware, «undefined»)"],
      ["get('ping')", "r.get('ping', middleware, middleware, middleware, «null»)"],
      ["get(':id')", "r.get(':id', { params: { id: 'uuid' } }, «undefined»)"],
    ] as const
  ).map(([call, source]) => ({
    title: `an import that is not there as the last argument: ${source}`,
    source: `r => ${source}`,
    message: `${call}: the middleware must be a function`,
  })),
  ...([["get('ping')", "r.get('ping', Ping, «Boolean(1) ? 'ping' : undefined»)"]] as const).map(([call, source]) => ({
    title: `an action that may be missing: ${call}`,
    source: `r => ${source}`,
    message: `${call}: ${ACTION}`,
    throws: false as const,
  })),
]
