/** Wrong middlewares in the option `use` of resources: see `rejected.ts`. */

import { noOption } from '../support/lists.js'
import type { Rejected } from './rejected.js'

const NO_USER = 'this resource has no such ctx.state.user'
const NO_USER_IN_ROUTE = 'this route has no such ctx.state.user'
const UNION = "resources('places'): write the middlewares in the call"
const WRITTEN = 'write the middlewares in the call, so that the compiler can read them'
const FACTORY = 'this function is not a middleware: if it returns one, call it'
const VALUE = "'use' must be a middleware, a list of them, or an object with the middlewares of standard actions"

const NO_THIS = 'a middleware is called without a this: bind the function'

export const rejectedUses: readonly Rejected[] = [
  {
    title: 'use: a middleware with a parameter this',
    source: "r => r.use(«needsThis»).get('ping', Ping, 'ping')",
    message: `use: ${NO_THIS}`,
    throws: false,
  },
  {
    title: 'a verb with a middleware with a parameter this before its action',
    source: "r => r.get('ping', «needsThis», 'Ping#ping')",
    message: `get('ping'): ${NO_THIS}`,
    throws: false,
  },
  ...[
    ["r.get('ping', «needsThis»)", "get('ping')"],
    ["r.get('ping', «function (this: Date, ctx) { ctx.body = this.getTime() }»)", "get('ping')"],
    ["r.get('ping', «function (this: Date) {}»)", "get('ping')"],
    ["r.get('ping', middleware, «needsThis»)", "get('ping')"],
    ["r.get('ping', middleware, middleware, «needsThis»)", "get('ping')"],
    ["r.get(':year', { params: { year: 'integer' } }, «needsThis»)", "get(':year')"],
    ["r.mount('ping', «needsThis»)", "mount('ping')"],
  ].map(([call, shown]) => ({
    title: `a function with a parameter this at the end: ${call}`,
    source: `r => ${call}`,
    message: `${shown}: ${NO_THIS}`,
    throws: false as const,
  })),
  {
    title: 'the option use with a middleware with a parameter this',
    source: "r => r.resources('places', { «use»: needsThis })",
    message: `resources('places'): ${NO_THIS}`,
    throws: false,
  },
  {
    title: 'castParam without a kind in a function whose ctx is of type any',
    source:
      "r => r.scope(':year', { params: { year: 'integer' } }, r => r.use((ctx, next) => { castParam(ctx, «'year'»); return next() }))",
    message: "castParam: the type of ctx is any: pass a kind, castParam(ctx, 'year', 'bigint')",
    throws: false,
    instead:
      "r => r.scope(':year', { params: { year: 'integer' } }, r => r.use((ctx, next) => { castParam(ctx, 'year', 'integer'); return next() }))",
  },
  {
    title: 'castParam with another kind than the parameter is declared with',
    source: "r => r.get(':id', { params: { id: 'bigint' } }, ctx => { ctx.body = castParam(ctx, 'id', «'uuid'») })",
    message: "castParam: 'id' is declared as 'bigint': pass this kind, or none",
    throws: false,
    instead: "r => r.get(':id', { params: { id: 'bigint' } }, ctx => { ctx.body = String(castParam(ctx, 'id')) })",
  },
  {
    title: 'castParam with another kind, in place of a value of that kind',
    source:
      "r => r.get(':id', { params: { id: 'bigint' } }, ctx => { const id: string = castParam(ctx, 'id', «'uuid'»); ctx.body = id })",
    message: "castParam: 'id' is declared as 'bigint': pass this kind, or none",
    throws: false,
  },
  {
    title: 'castParam without a kind where none is declared, in place of a text',
    source: "r => r.get(':id', ctx => { const id: string = castParam(ctx, «'id'»); ctx.body = id })",
    message: "castParam: no kind is declared for the parameter 'id', so pass one: castParam(ctx, 'id', 'bigint')",
    throws: false,
    instead: "r => r.get(':id', ctx => { const id: bigint = castParam(ctx, 'id', 'bigint'); ctx.body = String(id) })",
  },
  ...['', ", 'uuid'"].map(kind => ({
    title: `castParam with a misspelt name${kind}, in place of a text`,
    source: `r => r.get(':id', { params: { id: 'uuid' } }, ctx => { const id: string = castParam(ctx, «'idd'»${kind}); ctx.body = id })`,
    message: "castParam: the route has no parameter 'idd'",
    compiler: `Argument of type '"idd"' is not assignable to parameter of type '"id"'.`,
    throws: false as const,
  })),
  {
    title: 'castParam with a misspelt kind, in place of a text',
    source: "r => r.get(':id', ctx => { const id: string = castParam(ctx, 'id', «'uuuid'»); ctx.body = id })",
    message: "castParam: there is no kind 'uuuid'; the kinds are uuid, bigint, integer",
    compiler: `Argument of type '"uuuid"' is not assignable to parameter of type '"bigint" | "integer" | "uuid" | StandardSchema<any, unknown>'.`,
    throws: false,
  },
  {
    title: 'use: a function that takes a string and returns a middleware',
    source: "r => r.use(«(_role: string) => () => {}»).get('ping', Ping, 'ping')",
    message: `use: ${FACTORY}`,
    throws: false,
  },
  {
    title: 'use: a function that takes optional options and returns a middleware',
    source: "r => r.use(«(_options: { max?: number } = {}) => () => {}»).get('ping', Ping, 'ping')",
    message: `use: ${FACTORY}`,
    throws: false,
  },
  {
    title: 'use: a function that takes options with a name of ctx and returns a middleware',
    source: "r => r.use(«(_options?: { path?: string }) => () => {}»).get('ping', Ping, 'ping')",
    message: `use: ${FACTORY}`,
    throws: false,
  },
  {
    title: 'use: a function that takes nothing and returns a middleware',
    source: "r => r.use(«() => () => {}»).get('ping', Ping, 'ping')",
    message: `use: ${FACTORY}`,
    throws: false,
  },
  {
    title: 'use: a function that takes a list',
    source: "r => r.use(«(roles: readonly string[]) => roles.length»).get('ping', Ping, 'ping')",
    message: `use: ${FACTORY}`,
    throws: false,
  },
  {
    title: 'use: a function whose ctx is optional, and expects state',
    source: "r => r.use(«(_ctx?: { state: { user: string } }) => {}»).get('ping', Ping, 'ping')",
    message: 'use: this scope has no such ctx.state.user',
    throws: false,
  },
  {
    title: 'a verb: a function that returns a middleware, before the action',
    source: "r => r.get('me', «(_role?: string) => () => {}», 'Ping#ping')",
    message: `get('me'): ${FACTORY}`,
    throws: false,
  },
  {
    title: 'the option use: a function that returns a middleware',
    source: "r => r.resources('places', { «use»: (_max: number) => () => {} })",
    message: `resources('places'): ${FACTORY}`,
    throws: false,
  },
  {
    title: 'the option use: a function that returns a middleware, for one action',
    source: "r => r.resources('places', { use: { «create»: (_max: number) => () => {} } })",
    message: `resources('places'): ${FACTORY}`,
    throws: false,
  },
  {
    title: 'a verb: a middleware alone that expects state which the scope does not provide',
    source: "r => r.get('me', «needsUser»)",
    message: `get('me'): ${NO_USER_IN_ROUTE}`,
    throws: false,
  },
  {
    title: 'a verb: a middleware alone that expects a parameter which the path does not have, and more after it',
    source: "r => r.get(':key', «needsId»).get('at/:id', needsId).get('ping', Ping, 'ping')",
    message: "get(':key'): this route has no such ctx.params.id",
    throws: false,
  },
  {
    title: 'a verb: a middleware alone that is written in the call, with a type for its ctx',
    source:
      "r => r.get('me', «async (ctx: { state: { user: string } }, next) => { await next(); ctx.state.user.trim() }»)",
    message: `get('me'): ${NO_USER_IN_ROUTE}`,
    throws: false,
  },
  {
    title: 'the option use: a middleware that expects state which nothing gives',
    source: "r => r.resources('places', { «use»: needsUser })",
    message: `resources('places'): ${NO_USER}`,
    throws: false,
  },
  {
    title: 'the option use: a middleware that expects state, before a callback',
    source: "r => r.resources('places', { only: ['show'], «use»: needsUser }, r => r.get('preview'))",
    message: `resources('places'): ${NO_USER}`,
    throws: false,
  },
  {
    title: 'the option use: state that only the next middleware gives',
    source: "r => r.resources('places', { use: [«needsUser», givesUser] })",
    message: `resources('places'): ${NO_USER}`,
    throws: false,
  },
  {
    title: 'the option use: state that is missing, in a spread literal before a function',
    source: "r => r.resources('places', { use: [middleware, «...[needsUser]», (ctx, next) => next()] })",
    message: `resources('places'): ${NO_USER}`,
    throws: false,
  },
  ...[
    ['«use»: needsUser', NO_USER],
    ["only: ['index'], use: { «index»: needsUser }", NO_USER_IN_ROUTE],
  ].flatMap(([options, message]) =>
    [
      'r.draw(part)',
      "r.resources('rooms', { only: ['index'] }, r => r.draw(part))",
      "r.use(givesUser).scope('in', r => r.draw(part))",
      'r.draw((r: ScopeAnywhere<typeof controllers, InContext<{ id: string }>>) => r)',
    ].map(inside => ({
      title: `the option use: ${options}, with a part in the callback that expects state: ${inside}`,
      source: `r => { const part = (r: ScopeAnywhere<typeof controllers, { account: string }>) => r; return r.resources('places', { ${options} }, r => ${inside}) }`,
      message: `resources('places'): ${message}`,
      throws: false as const,
    })),
  ),
  {
    title: 'the option use: state of another type',
    source: "r => r.resource('user', { use: [givesNumber, «needsUser»] })",
    message: `resource('user'): ${NO_USER}: it is number, not string`,
    throws: false,
  },
  {
    title: 'the option use: an object of the state with a member of another type',
    source:
      "r => r.use((ctx: Koa.ParameterizedContext<{ user: { id: string } }>, next) => next()).resources('places', { use: [«(ctx: { state: { user: { id: number } } }, next: Koa.Next) => next()»] })",
    message: "resources('places'): this resource has no such ctx.state.user.id: it is string, not number",
    throws: false,
  },
  {
    title: 'a verb: an object of the state that lacks a member',
    source:
      "r => r.use((ctx: Koa.ParameterizedContext<{ user: { id: string } }>, next) => next()).get('me', «(ctx: { state: { user: { name: string } } }, next: Koa.Next) => next()», 'Ping#ping')",
    message: "get('me'): this route has no such ctx.state.user.name",
    throws: false,
  },
  {
    title: 'a verb: a member of the state that is an object, and not a text',
    source:
      "r => r.use((ctx: Koa.ParameterizedContext<{ user: { id: string } }>, next) => next()).get('me', «needsUser», 'Ping#ping')",
    message: "get('me'): this route has no such ctx.state.user: it is an object, not string",
    throws: false,
  },
  {
    title: 'use: a member of the state that may be missing',
    source: 'r => r.use((ctx: Koa.ParameterizedContext<{ user?: string }>, next) => next()).use(«needsUser»)',
    message: 'use: this scope has no such ctx.state.user: it may be undefined',
    throws: false,
  },
  {
    title: 'use: a parameter of another type',
    source: "r => r.scope(':id', r => r.use(«(ctx: { params: { id: number } }, next: Koa.Next) => next()»))",
    message: 'use: this scope has no such ctx.params.id: it is string, not number',
    throws: false,
  },
  {
    title: 'the option use: state that another action has',
    source: "r => r.resources('places', { use: { create: givesUser, «show»: needsUser } })",
    message: `resources('places'): ${NO_USER_IN_ROUTE}`,
    throws: false,
  },
  {
    title: 'the option use: state that an action has, in the callback',
    source: "r => r.resources('places', { use: { show: givesUser } }, r => r.get('preview', «needsUser», 'Ping#ping'))",
    message: `get('preview'): ${NO_USER_IN_ROUTE}`,
    throws: false,
  },
  {
    title: 'the option use: one of two, where the callback expects the state of the other',
    source:
      "r => r.resources('places', { only: ['show'], use: [givesUser, «needsId»] }, r => r.use(needsUser).get('preview', needsUser, ctx => { ctx.body = ctx.state.user }))",
    message: "resources('places'): this resource has no such ctx.params.id",
    throws: false,
  },
  {
    title: 'the option use: beside an option that does not exist, where the callback expects its state',
    source:
      "r => r.resources('places', { use: givesUser, «onyl»: ['show'] }, r => r.get('preview', needsUser, 'Ping#ping'))",
    message: `resources('places'): ${noOption('resources', 'onyl')}`,
    guess: 'only',
  },
  {
    title: 'the option use: of resources without a controller, where the callback expects its state',
    source:
      "r => r.resources(«'hosts'», { use: givesUser }, r => r.get('a', needsUser, ctx => { ctx.body = ctx.state.user }))",
    message: "resources('hosts') needs the controller 'Hosts', which is not registered",
  },
  {
    title: 'the option use: of a resource without an action, where the callback expects its state',
    source:
      "r => r.resources('places', r => r.resource(«'room'», { only: ['destroy'], use: givesUser }, r => r.scope(r => r.get('a', needsUser, 'Ping#ping'))))",
    message: "resource('room') needs public methods on 'Places/Rooms': destroy (missing)",
  },
  {
    title: 'the option use: the id of the parent, which the list of nested resources has as its last id',
    source:
      "r => r.resources('places', { only: ['index'] }, r => r.resources('rooms', { only: ['index', 'show'], controller: 'Places', «use»: (_ctx: { params: { placeId: string } }) => {} }))",
    message: "resources('rooms'): this resource has no such ctx.params.placeId: the last id of a path is ctx.params.id",
    throws: false,
  },
  {
    title: 'the option use: the id, for everything in the resource',
    source: "r => r.resources('places', { «use»: needsId })",
    message: "resources('places'): this resource has no such ctx.params.id",
    throws: false,
  },
  {
    title: 'the option use: the id, for an action of the collection',
    source: "r => r.resources('places', { use: { show: needsId, create: [givesUser, «needsId»] } })",
    message: "resources('places'): this route has no such ctx.params.id",
    throws: false,
  },
  {
    title: 'the option use: a parameter of another name',
    source: "r => r.resources('places', { param: 'slug', use: { «show»: needsIdOfKoa } })",
    message: "resources('places'): this route has no such ctx.params.id",
    throws: false,
  },
  {
    title: 'the option use: a member of the context',
    source: "r => r.namespace('v1', r => r.resources('places', { «use»: needsDatabase }))",
    message: "resources('places'): this resource has no such ctx.database",
    throws: false,
  },
  {
    title: 'the option use: an unknown action',
    source: "r => r.resources('places', { use: { «creat»: givesUser } })",
    message: "resources('places'): 'creat' in 'use' is not one of index, create, show, update, destroy",
    guess: 'create',
  },
  {
    title: 'the option use: an unknown action beside a list with a spread literal',
    source: "r => r.resources('places', { use: { index: [givesUser, ...[givesUser]], «creat»: givesUser } })",
    message: "resources('places'): 'creat' in 'use' is not one of index, create, show, update, destroy",
    guess: 'create',
  },
  {
    title: 'the option use: a list with a spread literal beside an unknown action in only',
    source: "r => r.resources('places', { use: [givesUser, ...[givesUser]], only: [«'creat'»] })",
    message: "resources('places'): 'creat' is not one of the actions index, create, show, update, destroy",
    compiler: `Type '"creat"' is not assignable to type '"resources('places'): 'creat' is not one of the actions index, create, show, update, destroy"'.`,
    guess: 'create',
  },
  {
    title: 'the option use: a list with a spread literal beside an unknown option',
    source: "r => r.resource('user', { use: [...[givesUser], needsUser], «onyl»: ['show'] })",
    message: `resource('user'): ${noOption('resource', 'onyl')}`,
    guess: 'only',
  },
  {
    title: 'the option use: index in resource',
    source: "r => r.resource('user', { use: { show: givesUser, «index»: givesUser } })",
    message: "resource('user'): 'index' in 'use' is not one of show, create, update, destroy",
  },
  {
    title: 'the option use: an action that only leaves out',
    source: "r => r.resources('places', { only: ['index'], use: { «show»: givesUser } }, r => r.get('preview'))",
    message: "resources('places'): 'show' in 'use' is left out by 'only' or 'except'",
  },
  {
    title: 'the option use: an action that except leaves out',
    source: "r => r.resource('user', { except: ['show'], path: 'me', use: { «show»: [] } })",
    message: "resource('user'): 'show' in 'use' is left out by 'only' or 'except'",
  },
  {
    title: 'the option use: a text',
    source: "r => r.resources('places', { «use»: 'authenticate' })",
    message: `resources('places'): ${VALUE}`,
  },
  {
    title: 'the option use: null',
    source: "r => r.resource('user', { «use»: null })",
    message: `resource('user'): ${VALUE}`,
  },
  {
    title: 'the option use: a class',
    source: "r => r.resources('places', { «use»: Ping })",
    message: "resources('places'): a class is not a middleware",
  },
  {
    title: 'the option use: a class in a list',
    source: "r => r.resources('places', { use: [givesUser, «Ping»] })",
    message: "resources('places'): a class is not a middleware",
  },
  {
    title: 'the option use: a list in a list',
    source: "r => r.resources('places', { use: [«[givesUser]»] })",
    message: "resources('places'): the middleware must be a function",
  },
  {
    title: 'the option use: a number for an action',
    source: "r => r.resources('places', { use: { «destroy»: 5 } })",
    message: "resources('places'): the middleware must be a function",
  },
  {
    title: 'the option use: a list of unknown length',
    source: "r => r.resources('places', { «use»: [givesUser].slice(1) })",
    message: `resources('places'): ${WRITTEN}`,
    throws: false,
  },
  {
    title: 'the option use: a middleware or a list, by a condition',
    source: "r => r.resources('places', { «use»: path === 'any' ? givesUser : [givesUser] })",
    message: UNION,
    throws: false,
  },
  {
    title: 'the option use: one of two lists, by a condition',
    source: "r => r.resources('places', { «use»: path === 'any' ? ([] as const) : ([middleware] as const) })",
    message: UNION,
    throws: false,
  },
  {
    title: 'the option use: actions chosen by a condition',
    source: "r => r.resources('places', { «use»: path === 'any' ? { show: givesUser } : {} })",
    message: UNION,
    throws: false,
  },
  {
    title: 'the option use of type any',
    source: "r => r.resources(«'places'», { use: anything(givesUser) })",
    message: "resources('places'): the option 'use' must not be of type any: write a list, { use: [middleware] }",
    throws: false,
    instead: "r => r.resources('places', { use: [anything(givesUser)] })",
  },
  {
    title: 'the option use of type any, with other options and a callback',
    source:
      "r => r.resource(«'user'», { only: ['show'], use: middleware }, r => r.get('preview', ctx => { ctx.body = 1 }))",
    message: "resource('user'): the option 'use' must not be of type any: write a list, { use: [middleware] }",
    throws: false,
    instead:
      "r => r.resource('user', { only: ['show'], use: [middleware] }, r => r.get('preview', ctx => { ctx.body = 1 }))",
  },
  {
    title: 'the option use with an unknown option beside it',
    source: "r => r.resources('places', { use: givesUser, «onyl»: ['show'] })",
    message: `resources('places'): ${noOption('resources', 'onyl')}`,
    guess: 'only',
  },
  {
    title: 'the option use: an unknown action with a function without types',
    source: "r => r.resources('places', { use: { «creat»: (ctx, next) => next() } })",
    message: "resources('places'): 'creat' in 'use' is not one of index, create, show, update, destroy",
    guess: 'create',
  },
  {
    title: 'an action that is left out, with a function without types, in resource',
    source: "r => r.resource('user', { only: ['show'], use: { «update»: [(ctx, next) => next()] } })",
    message: "resource('user'): 'update' in 'use' is left out by 'only' or 'except'",
  },
  {
    title: 'another option beside a function without types',
    source: "r => r.resources('places', { «onyl»: ['show'], use: (ctx, next) => next() })",
    message: `resources('places'): ${noOption('resources', 'onyl')}`,
    guess: 'only',
  },
  {
    title: 'a resource without its controller, with a function without types',
    source: "r => r.resources(«'hosts'», { only: ['show'], use: (ctx, next) => next() })",
    message: "resources('hosts') needs the controller 'Hosts', which is not registered",
  },
  {
    title: 'the option use of a resource without its controller',
    source: "r => r.resources(«'hosts'», { use: givesUser })",
    message: "resources('hosts') needs the controller 'Hosts', which is not registered",
  },
  {
    title: 'a route that duplicates a standard one, with middlewares for an action',
    source: "r => r.resources('places', { use: { show: givesUser } }).get(«'places/:key'», 'Ping#ping')",
    message: "get('places/:key') duplicates an existing route: GET /places/:id",
  },
  {
    title: 'a route that duplicates one in a resource with middlewares',
    source:
      "r => r.resources('places', { use: givesUser }, r => r.get('preview')).get(«'places/:id/preview'», 'Ping#ping')",
    message: "get('places/:id/preview') duplicates an existing route: GET /places/:id/preview",
  },
]
