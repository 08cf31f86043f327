/**
 * Tables with one mistake each that only `createRouter(routes)` can see. `actions` are the members of a class `Hosts`,
 * `table` is the callback of `defineRoutes` over it. The three compilers print `message` at `routes`. A redirect that leads
 * nowhere can be seen at run time too: with `throws`, `defineRoutes` throws the same message.
 */
import { noOption } from '../support/lists.js'
import { acceptedBodiesOfClasses, rejectedBodiesOfClasses } from './bodies.js'
import { differentReplies, sameReplies } from './checked-replies.js'
import { acceptedContracts, rejectedContracts } from './rejected-contracts.js'
import { acceptedReturnsOfClasses, rejectedReturnsOfClasses } from './returns.js'

export interface RejectedRouter {
  readonly title: string
  readonly actions: string
  readonly table: string
  readonly message: string
  /** The second argument of `createRouter`. The mistake may be in it, between « and ». */
  readonly options?: string
  readonly throws?: true
  /** The name that the message ends with when it is thrown: `did you mean '…'?`. */
  readonly guess?: string
  /** The map of controllers, if it is another one than `{ Hosts }`. */
  readonly map?: string
}

const HOSTS = 'index() {} create() {} show() {} update() {} destroy() {} either() {}'
const redirected = (title: string, table: string, message: string): RejectedRouter => ({
  title,
  actions: HOSTS,
  table,
  message,
  throws: true,
})

const unknownOption = (title: string, options: string, problem: string): RejectedRouter => ({
  title,
  actions: 'index() {}',
  table: "r => r.resources('hosts', { only: ['index'] })",
  options,
  message: `createRouter: ${problem}`,
})
const ONLY_CTX = "cannot be constructed with only ctx: give createRouter the option 'instantiate'"

const STALE = '; run `signalbox contexts`'

export const rejectedRouters: readonly RejectedRouter[] = [
  ...rejectedBodiesOfClasses,
  ...rejectedReturnsOfClasses,
  ...rejectedContracts,
  ...differentReplies,
  unknownOption(
    '@koa/router: the option prefix',
    "{ «prefix»: '/api' }",
    "there is no option 'prefix': in the table, write r => r.scope('prefix', r => …)",
  ),
  unknownOption(
    '@koa/router: the option prefix beside another',
    "{ «prefix»: '/api', instantiate: (Controller, ctx) => new Controller(ctx) }",
    "there is no option 'prefix': in the table, write r => r.scope('prefix', r => …)",
  ),
  unknownOption('@koa/router: the option strict', '{ «strict»: true }', noOption('createRouter', 'strict')),
  unknownOption('@koa/router: the option methods', "{ «methods»: ['GET'] }", noOption('createRouter', 'methods')),
  unknownOption(
    'a misspelt option of the router',
    "{ replies: 'check', «trailingSlsh»: 'strict' }",
    noOption('createRouter', 'trailingSlsh'),
  ),
  unknownOption(
    'an option of the router with a function without types',
    '{ caseSensitive: true, «onError»: (error, ctx) => {} }',
    noOption('createRouter', 'onError'),
  ),
  unknownOption(
    'an option of the router that is only such a function',
    '{ «onError»: error => {} }',
    noOption('createRouter', 'onError'),
  ),
  {
    title: 'a context from a file with a parameter that the table no longer gives',
    actions: "index() {} show(ctx: WrittenContext<'slug'>) { return ctx.params.slug }",
    table: "r => r.resources('hosts', { only: ['index', 'show'] })",
    message: `Hosts#show expects a ctx that /hosts/:id does not provide: ctx.params.slug${STALE}`,
  },
  {
    title: 'a context from a file with a state that the table no longer gives',
    actions: "index() {} show(ctx: WrittenContext<'id', { user: string }>) { return ctx.state.user }",
    table: "r => r.resources('hosts', { only: ['index', 'show'] })",
    message: `Hosts#show expects a ctx that /hosts/:id does not provide: ctx.state.user${STALE}`,
  },
  {
    title: 'contexts from a file with a member of ctx that several routes no longer give',
    actions:
      "index(ctx: WrittenContext<never, {}, { log: string }>) { return ctx.log } show(ctx: WrittenContext<'id', {}, { log: string }>) { return ctx.log }",
    table: "r => r.resources('hosts', { only: ['index', 'show'] })",
    message: `Hosts#index, show expect a ctx that their routes do not provide: ctx.log${STALE}`,
  },
  {
    title: 'a context from a file with a kind that the table no longer gives',
    actions: "show(ctx: WrittenContext<'id', {}, {}, { id: 'uuid' }>) { return ctx.params.id }",
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: `Hosts#show expects a ctx that /hosts/:id does not provide: ctx.params.id of the kind uuid${STALE}`,
  },
  ...[
    ['resources with options', "r => r.resources('hosts', { only: ['index'] })"],
    ['default resources', "r => r.resources('hosts')"],
    ['no route at all', 'r => r'],
  ].map(([what, table = '']) => ({
    title: `a context from a file for an action that the table no longer routes: ${what}`,
    actions:
      "index() {} create() {} show() {} update() {} destroy() {} help(text: string) { return text } gone(ctx: WrittenContext<'id'>) { return ctx.params.id }",
    table,
    message: `Hosts#gone takes the ctx of a route that the table does not have${STALE}`,
  })),
  {
    title: 'a contract that names an action which the class does not have',
    actions: "static readonly contract = { show: {}, shwo: { summary: 'Show' } }; show() {}",
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: "the contract of 'Hosts' names 'shwo', which is not a public method of the class",
    throws: true,
    guess: 'show',
  },
  {
    title: 'a contract that names a method of all objects which the class does not have',
    actions: 'static readonly contract = { show: { query: page }, toString: {} }; show() {}',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: "the contract of 'Hosts' names 'toString', which is not a public method of the class",
    throws: true,
  },
  {
    title: 'a contract that misspells an action, whose input the action reads',
    actions:
      "static readonly contract = { shwo: { query: page } }; show(ctx: Context<'Hosts#show'>) { return ctx.input.query + ctx.input.query }",
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: "the contract of 'Hosts' names 'shwo', which is not a public method of the class",
    throws: true,
    guess: 'show',
  },
  ...['Record<string, ActionContract>', 'ContractOf<Hosts>', '{ [action: string]: ActionContract }'].map(type => ({
    title: `a contract of the type ${type}, whose input the action reads`,
    actions: `static readonly contract: ${type} = { show: { query: page } }; show(ctx: Context<'Hosts#show'>) { return ctx.input.query + ctx.input.query }`,
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: "the type of the contract of 'Hosts' hides its schemas: use 'satisfies' in place of an annotation",
  })),
  ...['private', 'protected'].map(hidden => ({
    title: `a ${hidden} contract`,
    actions: `${hidden} static readonly contract = { show: { query: page } }; show() { return Hosts.contract }`,
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: "the contract of 'Hosts' is private, or may be missing: write 'static readonly contract'",
  })),
  {
    title: 'a contract that may be missing',
    actions: 'static readonly contract?: { show: { query: typeof page } }; show() {}',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: "the contract of 'Hosts' is private, or may be missing: write 'static readonly contract'",
  },
  {
    title: 'a contract that may be undefined',
    actions: 'static readonly contract: { show: { query: typeof page } } | undefined; show() {}',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: "the contract of 'Hosts' must be an object with the names of actions",
    throws: true,
  },
  {
    title: 'a contract that is never assigned, of an action',
    actions: "static readonly contract = { show: 'a'.length > 5 ? { query: page } : undefined }; show() {}",
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: "the contract of 'Hosts#show' must be an object",
    throws: true,
  },
  {
    title: 'a contract whose parameters are in no path, in each member of a union',
    actions:
      'static readonly contract = { show: { params: page as unknown as StandardSchema<unknown, { day: string } | { id: string; day: string }> } }; show() {}',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: "'params' in the contract of 'Hosts#show' requires 'day', which no path of the action has",
  },
  {
    title: 'a contract with headers whose names have capitals, in each member of a union',
    actions:
      "static readonly contract = { show: { headers: page as unknown as StandardSchema<unknown, { 'X-Name': string } | { 'X-Name': string; via: string }> } }; show() {}",
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: "'headers' in the contract of 'Hosts#show' has 'X-Name': the names of headers are in lower case, 'x-name'",
  },
  ...["['show']", "'show'"].map(contract => ({
    title: `a contract that is ${contract}`,
    actions: `static readonly contract = ${contract}; show() {}`,
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: "the contract of 'Hosts' must be an object with the names of actions",
    throws: true,
  })),
  {
    title: 'a contract whose replies are a status',
    actions: 'static readonly contract = { show: { returns: 200 } }; show() {}',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message:
      "'returns' in the contract of 'Hosts#show' must be a Standard Schema, or an object with one for each status",
    throws: true,
  },
  {
    title: 'a contract whose body is not a schema',
    actions: "static readonly contract = { show: { body: { name: 'string' } } }; show() {}",
    table: "r => r.resources('hosts', { only: ['show'] })",
    message:
      "'body' in the contract of 'Hosts#show' must be a Standard Schema, as those of zod, valibot and arktype are",
    throws: true,
  },
  {
    title: 'a contract that requires a parameter which its path does not have',
    actions:
      'static readonly contract = { show: { params: page as unknown as StandardSchema<{ id: number }, { id: string; placeId: string; more?: string }> } }; show(ctx: { input: { params: { id: number } } }) { return ctx.input.params.id }',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: "'params' in the contract of 'Hosts#show' requires 'placeId', which no path of the action has",
  },
  {
    title: 'a contract that requires two parameters which its path does not have',
    actions:
      'static readonly contract = { show: { params: page as unknown as StandardSchema<unknown, { day: string; year: string }> } }; show() {}',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: "'params' in the contract of 'Hosts#show' requires 'year', which no path of the action has", // after that for 'day'
  },
  {
    title: 'a contract with a header whose name has capitals',
    actions:
      "static readonly contract = { show: { headers: page as unknown as StandardSchema<unknown, { 'x-version': string; 'X-Name'?: string }> } }; show() {}",
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: "'headers' in the contract of 'Hosts#show' has 'X-Name': the names of headers are in lower case, 'x-name'",
  },
  {
    title: 'an action that expects input which its contract does not have',
    actions:
      'static readonly contract = { show: { query: page } }; show(ctx: { input: { body: string } }) { return ctx.input.body }',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: 'Hosts#show expects a ctx that /hosts/:id does not provide: ctx.input.body',
  },
  {
    title: 'an action that expects input of another type',
    actions:
      'static readonly contract = { show: { query: page } }; show(ctx: { input: { query: string } }) { return ctx.input.query }',
    table: "r => r.get('hosts', Hosts, 'show')",
    message: 'Hosts#show expects a ctx that /hosts does not provide: ctx.input.query is number, not string',
  },
  {
    title: 'an action that expects input without a contract',
    actions:
      'static readonly contract = { index: { query: page } }; index() {} show(ctx: { input: { query: number } }) { return ctx.input.query }',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: 'Hosts#show expects a ctx that /hosts/:id does not provide: ctx.input',
  },
  {
    title: 'an action without a contract that expects too much, beside one with a contract',
    actions:
      'static readonly contract = { show: { query: page } }; show(ctx: { input: { query: number } }) { return ctx.input.query } index(ctx: { params: { id: string } }) { return ctx.params.id }',
    table: "r => r.resources('hosts', { only: ['index', 'show'] })",
    message: 'Hosts#index expects a ctx that /hosts does not provide: ctx.params.id',
  },
  {
    title: 'an action that is not a function',
    actions: 'show = 1',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: 'Hosts#show is not an action: it must be a function of (ctx, next)',
  },
  {
    title: 'an action that expects a parameter which its path does not have',
    actions: 'list(ctx: { params: { id: string } }) { return ctx.params.id }',
    table: "r => r.get('hosts', Hosts, 'list')",
    message: 'Hosts#list expects a ctx that /hosts does not provide: ctx.params.id',
  },
  {
    title: 'an action that expects a parameter of another type',
    actions: 'show(ctx: { params: { id: number } }) { return ctx.params.id }',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: 'Hosts#show expects a ctx that /hosts/:id does not provide: ctx.params.id is string, not number',
  },
  {
    title: 'an action that expects a member of the state of another type',
    actions: 'show(ctx: { state: { page: string } }) { return ctx.state.page }',
    table:
      "r => r.use((ctx: Koa.ParameterizedContext<{ page: number }>, next) => next()).resources('hosts', { only: ['show'] })",
    message: 'Hosts#show expects a ctx that /hosts/:id does not provide: ctx.state.page is number, not string',
  },
  {
    title: 'an action that expects another body',
    actions: 'show(ctx: { params: { id: string }; body: string }) { return ctx.body.trim() }',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: 'Hosts#show expects a ctx that /hosts/:id does not provide: ctx.body is unknown, not string',
  },
  {
    title: 'an action that expects the context of another action',
    actions:
      "index(ctx: Context<'Hosts#show'>) { return ctx.params.id } show(ctx: Context<'Hosts#show'>) { return ctx.params.id }",
    table: "r => r.resources('hosts', { only: ['index', 'show'] })",
    message: 'Hosts#index expects a ctx that /hosts does not provide: ctx.params.id',
  },
  {
    title: 'an arrow function that expects state which no scope provides',
    actions: 'index = (ctx: { state: { user: string } }) => ctx.state.user',
    table: "r => r.resources('hosts', { only: ['index'] })",
    message: 'Hosts#index expects a ctx that /hosts does not provide: ctx.state.user',
  },
  {
    title: 'all actions of a resource, which expect state that no scope provides',
    actions:
      'destroy(ctx: { state: { user: string } }) {} index(ctx: { state: { user: string } }) {} show(ctx: { state: { user: string } }) {} create(ctx: { state: { user: string } }) {} update(ctx: { state: { user: string } }) {}',
    table: "r => r.resources('hosts')",
    message: 'Hosts#index, create, show, update, destroy expect a ctx that their routes do not provide: ctx.state.user',
  },
  {
    title: 'two actions of a resource in a namespace, which expect a parameter that their path does not have',
    actions: 'show(ctx: { params: { day: string } }) {} update(ctx: { params: { day: string } }) {}',
    table: "r => r.namespace('v1', r => r.resource('host', { only: ['update', 'show'], controller: Hosts }))",
    message: 'Hosts#show, update expect a ctx that their routes do not provide: ctx.params.day',
  },
  {
    title: 'an action that expects state which its namespace does not provide',
    actions: 'index(ctx: { state: { user: string } }) { return ctx.state.user }',
    table: "r => r.namespace('v1', r => r.resources('hosts', { only: ['index'], controller: Hosts }))",
    message: 'Hosts#index expects a ctx that /v1/hosts does not provide: ctx.state.user',
  },
  {
    title: 'an action that expects a parameter which one of its two paths does not have',
    actions: 'both(ctx: { params: { id: string } }) { return ctx.params.id }',
    table: "r => r.resources('hosts', { only: [] }, r => r.get('both').collection(r => r.get('both')))",
    message: 'Hosts#both expects a ctx that /hosts/both does not provide: ctx.params.id',
  },
  {
    title: 'an action of the option controller that expects a parameter which its path does not have',
    actions: 'show(ctx: { params: { id: string; more: string } }) { return ctx.params.more }',
    table: "r => r.resources('people', { controller: Hosts, only: ['show'] })",
    message: 'Hosts#show expects a ctx that /people/:id does not provide: ctx.params.more',
  },
  {
    title: 'a controller that cannot be constructed with only the context',
    actions: 'constructor(readonly database: { query(): void }) {} index() {}',
    table: "r => r.resources('hosts', { only: ['index'] })",
    message: "Hosts cannot be constructed with only ctx: give createRouter the option 'instantiate'",
  },
  {
    title: 'several controllers that cannot be constructed with only the context',
    actions: `constructor(readonly database: { query(): void }) {} index(ctx: Context<'Hosts#index'>) { return ctx.path }`,
    map: '{ Hosts, More: class extends Hosts { more = 1 } }',
    table: "r => r.resources('hosts', { only: ['index'] })",
    message: `More ${ONLY_CTX}`, // the last of two
  },
  {
    title: 'an explicit verb in a resource with another controller that is not registered',
    actions: 'find(ctx: { params: { day: string } }) { return ctx.params.day }',
    table:
      "r => r.resources('places', { only: ['show'], controller: class { show() {} find() {} } }, r => r.get('find', Hosts, 'find'))",
    message: 'Hosts#find expects a ctx that /places/:id/find does not provide: ctx.params.day',
  },
  {
    title: 'an explicit verb whose action the resource does not have, in a resource with another controller',
    actions: 'find = 1',
    table:
      "r => r.resources('places', { only: ['show'], controller: class { show() {} } }, r => r.get('find', Hosts, 'find'))",
    message: 'Hosts#find is not an action: it must be a function of (ctx, next)',
  },
  {
    title: 'a constructor that takes the context of one of two actions',
    actions: "constructor(readonly ctx: Context<'Hosts#show'>) {} index() {} show() { return this.ctx.params.id }",
    table: "r => r.resources('hosts', { only: ['index', 'show'] })",
    message: "Hosts cannot be constructed with only ctx: give createRouter the option 'instantiate'",
  },
  {
    title: 'a constructor that takes more, of a controller without routes',
    actions: 'constructor(readonly ctx: { params: { id: string } }) {} show() {}',
    table: "r => r.get('other', ctx => { ctx.body = 1 })",
    message: "Hosts cannot be constructed with only ctx: give createRouter the option 'instantiate'",
  },
  {
    title: 'an action that may be missing',
    actions: 'show?: () => void',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: 'Hosts#show may be undefined: an action must always be a function of (ctx, next)',
  },
  {
    title: 'a verb to an action that may be missing',
    actions: 'show?: () => void',
    table: "r => r.get('hosts', Hosts, 'show')",
    message: 'Hosts#show may be undefined: an action must always be a function of (ctx, next)',
  },
  {
    title: 'an action with a third parameter',
    actions: 'show(ctx: {}, next: Koa.Next, more: string) { return more }',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: 'Hosts#show expects more arguments than (ctx, next)',
  },
  {
    title: 'an action that expects another next',
    actions: 'show(ctx: {}, next: { later(): void }) { next.later() }',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: 'Hosts#show is not an action: it must be a function of (ctx, next)',
  },
  {
    title: 'an action with a parameter this',
    actions: 'private secret = 1; show(this: { secret: number }) { return this.secret }',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: 'Hosts#show expects a this that its class does not provide: this.secret',
  },
  {
    title: 'an action that expects this to have a member of another type',
    actions: 'size = 1; show(this: { size: string }) { return this.size }',
    table: "r => r.get('hosts', Hosts, 'show')",
    message: 'Hosts#show expects a this that its class does not provide: this.size is number, not string',
  },
  {
    title: 'an action that expects this to be a function',
    actions: 'show(this: () => void) { this() }',
    table: "r => r.get('hosts', Hosts, 'show')",
    message: 'Hosts#show expects a this that its class does not provide',
  },
  {
    title: 'an action that expects a parameter with a kind',
    actions: "show(ctx: Context<'Hosts#either'>) { return ctx.params.id } either() {}",
    table:
      "r => r.resources('hosts', { only: ['show'] }).get('either/:id', { params: { id: 'bigint' } }, 'Hosts#either')",
    message: 'Hosts#show expects a ctx that /hosts/:id does not provide: ctx.params.id of the kind bigint',
  },
  {
    title: 'an action that expects a parameter of another kind',
    actions: "show(ctx: Context<'Hosts#either'>) { return ctx.params.id } either() {}",
    table:
      "r => r.resources('hosts', { only: ['show'], id: 'uuid' }).get('either/:id', { params: { id: 'bigint' } }, 'Hosts#either')",
    message: 'Hosts#show expects a ctx that /hosts/:id does not provide: ctx.params.id is of the kind uuid, not bigint',
  },
  {
    title: 'an action that expects a ctx of type never',
    actions: 'show(ctx: never) { return ctx }',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: 'Hosts#show expects a ctx that /hosts/:id does not provide',
  },
  {
    title: 'an action with an optional ctx',
    actions: 'show(ctx?: { params: { day: string } }) { return ctx }',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: 'Hosts#show expects a ctx that /hosts/:id does not provide: ctx.params.day',
  },
  {
    title: 'an action with a rest parameter',
    actions: 'show(...given: [ctx: { params: { day: string } }]) { return given }',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: 'Hosts#show expects a ctx that /hosts/:id does not provide: ctx.params.day',
  },
  {
    title: 'an action with overloads',
    actions:
      'show(ctx: { params: { day: string } }): void; show(ctx: { params: { month: string } }): void; show(ctx: unknown) { return ctx }',
    table: "r => r.get('hosts/:id', Hosts, 'show')",
    message: 'Hosts#show expects a ctx that /hosts/:id does not provide: ctx.params.month',
  },
  {
    title: 'an action that expects no parameters',
    actions: 'show(ctx: { params: null }) { return ctx }',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: 'Hosts#show expects a ctx that /hosts/:id does not provide: ctx.params is an object, not null',
  },
  {
    title: 'an action that expects a member of the state to have another member',
    actions: 'show(ctx: { state: { user: { name: string; more: string } } }) { return ctx }',
    table:
      "r => r.use((ctx: Koa.ParameterizedContext<{ user: { name: string } }>, next) => next()).resources('hosts', { only: ['show'] })",
    message: 'Hosts#show expects a ctx that /hosts/:id does not provide: ctx.state.user.more',
  },
  {
    title: 'an action that expects a member of a member of another type',
    actions: 'show(ctx: { state: { user: { age: number } } }) { return ctx }',
    table:
      "r => r.use((ctx: Koa.ParameterizedContext<{ user: { age: string | undefined } }>, next) => next()).resources('hosts', { only: ['show'] })",
    message:
      'Hosts#show expects a ctx that /hosts/:id does not provide: ctx.state.user.age is string | undefined, not number',
  },
  {
    title: 'an action that expects state which may be absent',
    actions: 'show(ctx: { state: { user: string } }) { return ctx }',
    table:
      "r => r.use((ctx: Koa.ParameterizedContext<{ user?: string }>, next) => next()).resources('hosts', { only: ['show'] })",
    message: 'Hosts#show expects a ctx that /hosts/:id does not provide: ctx.state.user may be undefined',
  },
  {
    title: 'an action that expects one value of the state',
    actions: 'show(ctx: { state: { page: 1 } }) { return ctx }',
    table:
      "r => r.use((ctx: Koa.ParameterizedContext<{ page: number }>, next) => next()).resources('hosts', { only: ['show'] })",
    message: 'Hosts#show expects a ctx that /hosts/:id does not provide: ctx.state.page is number, not 1',
  },
  {
    title: 'an action that expects an object of another kind in the state',
    actions: 'show(ctx: { state: { at: Date } }) { return ctx }',
    table:
      "r => r.use((ctx: Koa.ParameterizedContext<{ at: string[] }>, next) => next()).resources('hosts', { only: ['show'] })",
    message: 'Hosts#show expects a ctx that /hosts/:id does not provide: ctx.state.at is of another type',
  },
  {
    title: 'an action that expects a member of the request',
    actions: 'show(ctx: { request: { body: string } }) { return ctx }',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: 'Hosts#show expects a ctx that /hosts/:id does not provide: ctx.request.body',
  },
  {
    title: 'an action that expects a member which no application adds',
    actions: 'show(ctx: Koa.ParameterizedContext<{}, { database: string }>) { return ctx }',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: 'Hosts#show expects a ctx that /hosts/:id does not provide: ctx.database',
  },
  {
    title: 'a constructor that expects state',
    actions: 'constructor(readonly ctx: { state: { user: string } }) {} show() {}',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: "Hosts cannot be constructed with only ctx: give createRouter the option 'instantiate'",
  },
  {
    title: 'a controller that is not registered, in a verb',
    actions: 'index() {}',
    table:
      "r => r.get('other/:id', class { constructor(readonly database: { query(): void }) {} other() {} }, 'other')",
    message:
      "the controller of /other/:id cannot be constructed with only ctx: give createRouter the option 'instantiate'",
  },
  {
    title: 'a controller that is not registered, in a resource',
    actions: 'index() {}',
    table:
      "r => r.resources('places', { only: ['index', 'show'], controller: class { constructor(readonly ctx: { params: { id: string } }) {} index() {} show() {} } })",
    message:
      "the controller of /places cannot be constructed with only ctx: give createRouter the option 'instantiate'",
  },
  {
    title: 'options without instantiate',
    actions: 'constructor(readonly database: { query(): void }) {} show() {}',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: "Hosts cannot be constructed with only ctx: give createRouter the option 'instantiate'",
    options: "{ trailingSlash: 'strict' }",
  },
  {
    title: 'options that may lack instantiate',
    actions: 'constructor(readonly database: { query(): void }) {} show() {}',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: "Hosts cannot be constructed with only ctx: give createRouter the option 'instantiate'",
    options: '{} as RouterOptions',
  },
  {
    title: 'options that may lack instantiate, and a controller that is not registered',
    actions: 'index() {}',
    table: "r => r.get('other', class { constructor(readonly database: { query(): void }) {} other() {} }, 'other')",
    message: "the controller of /other cannot be constructed with only ctx: give createRouter the option 'instantiate'",
    options: '{} as { instantiate?: (controller: Constructable) => object }',
  },
  {
    title: 'options that are undefined',
    actions: 'constructor(readonly database: { query(): void }) {} show() {}',
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: "Hosts cannot be constructed with only ctx: give createRouter the option 'instantiate'",
    options: 'undefined',
  },
  redirected(
    'a redirect to an action without a route',
    "r => r.redirect('old', 'Hosts#index').resources('hosts', { except: ['index'] })",
    "the redirect from /old leads nowhere: no route has the target 'Hosts#index'",
  ),
  redirected(
    'a redirect to an action without a GET route',
    "r => r.redirect('old', 'Hosts#create').resources('hosts')",
    "the redirect from /old leads nowhere: 'Hosts#create' has no GET route",
  ),
  redirected(
    'a redirect to an action with only a POST route',
    "r => r.post('hosts/find', Hosts, 'either').redirect('old', 'Hosts#either')",
    "the redirect from /old leads nowhere: 'Hosts#either' has no GET route",
  ),
  redirected(
    'a redirect to a route of every method at its own path',
    "r => r.all('hosts', Hosts, 'either').redirect('hosts', 'Hosts#either')",
    "the redirect from /hosts leads nowhere: 'Hosts#either' has no GET route",
  ),
  redirected(
    'a redirect without the parameter of its target',
    "r => r.namespace('v1', r => r.redirect('old', 'Hosts#show')).resources('hosts')",
    "the redirect from /v1/old to 'Hosts#show' needs all parameters of /hosts/:id",
  ),
  redirected(
    'a redirect with a parameter of another name',
    "r => r.resources('hosts').redirect('old/:hostId', 'Hosts#show')",
    "the redirect from /old/:hostId to 'Hosts#show' needs all parameters of /hosts/:id",
  ),
  redirected(
    'a redirect with only one of two parameters',
    "r => r.get(':a/hosts/*b', Hosts, 'either').scope(':a', r => r.redirect('old', 'Hosts#either'))",
    "the redirect from /:a/old to 'Hosts#either' needs all parameters of /:a/hosts/*b",
  ),
  redirected(
    'a redirect to an action with two paths',
    "r => r.redirect('old/:id', 'Hosts#either').resources('hosts', r => r.get('either').collection(r => r.get('either')))",
    "the redirect from /old/:id is ambiguous: 'Hosts#either' has several paths, so choose one: { path: '/…' }",
  ),
  redirected(
    'a redirect in nested scopes to a standard action that also has a verb',
    "r => r.namespace('v1', r => r.scope('x', r => r.redirect('old/:id', 'Hosts#show'))).resources('hosts').get('a/:id', Hosts, 'show')",
    "the redirect from /v1/x/old/:id is ambiguous: 'Hosts#show' has several paths, so choose one: { path: '/…' }",
  ),
  redirected(
    'a redirect to a path that its target does not have',
    "r => r.redirect('old/:id', 'Hosts#either', { path: '/hosts' }).resources('hosts', r => r.get('either').collection(r => r.get('either')))",
    "the redirect from /old/:id leads nowhere: 'Hosts#either' has no route at /hosts for it",
  ),
  redirected(
    'a redirect to a path of its target that does not answer GET',
    "r => r.redirect('old', 'Hosts#either', { path: '/b' }).get('a', Hosts, 'either').post('b', Hosts, 'either')",
    "the redirect from /old leads nowhere: 'Hosts#either' has no route at /b for it: write '/a'",
  ),
  redirected(
    'a redirect to a chosen path with a parameter that it does not have',
    "r => r.redirect('old', 'Hosts#either', { path: '/hosts/:id/either' }).resources('hosts', r => r.get('either').collection(r => r.get('either')))",
    "the redirect from /old to 'Hosts#either' needs all parameters of /hosts/:id/either",
  ),
  redirected(
    'a redirect of every method to an action with two paths, one for GET',
    "r => r.redirect('old', 'Hosts#either', { method: 'all' }).get('a', Hosts, 'either').post('b', Hosts, 'either')",
    "the redirect from /old is ambiguous: 'Hosts#either' has several paths, so choose one: { path: '/…' }",
  ),
]

/** Tables of the same form that `createRouter(routes)` accepts. */
export const acceptedRouters: readonly Omit<RejectedRouter, 'message'>[] = [
  ...acceptedBodiesOfClasses,
  ...acceptedReturnsOfClasses,
  ...acceptedContracts,
  ...sameReplies,
  {
    title: 'contexts from a file, and members without a route that take no such context',
    actions:
      "index(ctx: WrittenContext) { return ctx.path } show(ctx: WrittenContext<'id'> | WrittenContext<'id' | 'slug'>) { return ctx.params.id } archive(ctx: WrittenContext<'id'>) { return ctx.params.id } help(ctx: Koa.Context) { return ctx.path } other(ctx: Context<'Hosts#show'>) { return ctx.params }",
    table:
      "r => r.resources('hosts', { only: ['index', 'show'] }, r => r.get('archive')).get('h/:id/:slug', 'Hosts#show')",
  },
  {
    title: 'contexts from a file with state, members of ctx and kinds',
    actions:
      "show(ctx: WrittenContext<'id', { user: string }, { log: string }, { id: 'uuid' }>) { return ctx.state.user + ctx.log + ctx.params.id }",
    table:
      "r => r.use((ctx: Koa.ParameterizedContext<{ user: string }, { log: string }>, next: Koa.Next) => next()).resources('hosts', { only: ['show'], id: 'uuid' })",
  },
  ...[
    'any',
    'unknown',
    '{ host: string }',
    '{ [name: string]: string }',
    '{ [name: Uppercase<string>]: string }',
    '{ Host: string } | { via: string }',
    'string',
  ].map(input => ({
    title: `a contract with headers of the type ${input}`,
    actions: `static readonly contract = { show: { headers: page as unknown as StandardSchema<unknown, ${input}> } }; show() {}`,
    table: "r => r.resources('hosts', { only: ['show'] })",
  })),
  {
    title: 'a class with a contract, with actions without one and with members that are no actions',
    actions:
      'static readonly contract = { either: { query: page }, toString: { query: page } }; names = new Map<string, number>(); private secret = 1; help(given: number) { return given + this.secret } either(ctx: { input: { query: number }; params: { id: string } | {} }) { return ctx.input.query } show(ctx: { params: { id: string } }) { return ctx.params.id } toString(ctx?: { input: { query: number } }) { return String(ctx?.input.query) }',
    table:
      "r => r.resources('hosts', { only: ['show'] }, r => r.get('either').collection(r => r.get('either').get('to-string')))",
  },
  {
    title: 'a contract without actions',
    actions: 'static readonly contract = {}; show() {}',
    table: "r => r.resources('hosts', { only: ['show'] })",
  },
  {
    title: 'a contract whose parameters are in one of the paths, in a scope around it, or of an unknown type',
    actions:
      'static readonly contract = { show: { params: page as unknown as StandardSchema<{ id: number }, { id: string }> }, either: { params: page as unknown as StandardSchema<{ id?: string; day: string }> }, index: { params: page as unknown as StandardSchema }, any: { params: page as unknown as StandardSchema<number, any> }, other: { params: page as unknown as StandardSchema<number, { id: string } | { day: string } | Record<string, string>> } }; any() {} other() {} show(ctx: { input: { params: { id: number } } }) { return ctx.input.params.id } either(ctx: { input: { params: { day: string } } }) { return ctx.input.params.day } index() {}',
    table:
      "r => r.scope('days/:day', r => r.resources('hosts', { only: ['index', 'show'] }).get('either', Hosts, 'either').get('any', Hosts, 'any').get('other', Hosts, 'other'))",
  },
  {
    title: "an action with a body in Koa's context, which it writes",
    actions:
      'show(ctx: Koa.ParameterizedContext<{}, { params: { id: string } }, { name: string }>) { ctx.body = { name: ctx.params.id } } index: Koa.Middleware<Koa.DefaultState, Koa.DefaultContext, string[]> = ctx => { ctx.body = [] }',
    table: "r => r.resources('hosts', { only: ['index', 'show'] })",
  },
  {
    title: 'an overloaded action whose first signature fits',
    actions:
      'show(ctx: { params: { id: string } }): void; show(ctx: { params: { key: string } }): void; show(_ctx: unknown) {}',
    table: "r => r.resources('hosts', { only: ['show'] })",
  },
  {
    title: 'an explicit verb in a resource with another controller, whose action of that name expects more',
    actions: 'find() {}',
    table:
      "r => r.resources('places', { only: ['show'], controller: class { show() {} find(ctx: { params: { day: string } }) { return ctx.params.day } } }, r => r.get('find', Hosts, 'find'))",
  },
  {
    title: 'a bare verb in a resource with a controller that is not registered',
    actions: 'find(ctx: { params: { day: string } }) { return ctx.params.day }',
    table:
      "r => r.resources('places', { only: ['show'], controller: class { show() {} find(ctx: { params: { id: string } }) { return ctx.params.id } } }, r => r.get('find'))",
  },
  {
    title: 'a constructor that takes the context of its only action',
    actions: "constructor(readonly ctx: Context<'Hosts#show'>) {} show() { return this.ctx.params.id }",
    table: "r => r.resources('hosts', { only: ['show'] })",
  },
  {
    title: 'a constructor that takes a parameter which all of its routes have',
    actions:
      'constructor(readonly ctx: { params: { id: string } }) {} show() { return this.ctx.params.id } either() {}',
    table: "r => r.resources('hosts', { only: ['show'] }, r => r.get('either').get('either/:day', Hosts, 'either'))",
  },
  {
    title: 'an action with a parameter this that its class provides',
    actions:
      'size = 1; show(this: { size: number }, ctx: { params: { id: string } }) { return ctx.params.id + this.size }',
    table: "r => r.resources('hosts', { only: ['show'] })",
  },
  {
    title: 'an action with a parameter this of type this',
    actions: 'size = 1; show(this: this) { return this.size }',
    table: "r => r.resources('hosts', { only: ['show'] })",
  },
  {
    title: 'an action of type any',
    actions: 'show: any = () => {};',
    table: "r => r.resources('hosts', { only: ['show'] })",
  },
  {
    title: 'an action with only optional state',
    actions: 'show(ctx: { state: { flash?: string } }) { return ctx.state.flash }',
    table:
      "r => r.use((ctx: Koa.ParameterizedContext<{ user: string }>, next) => next()).resources('hosts', { only: ['show'] })",
  },
  {
    title: 'an action with overloads, one of which fits',
    actions:
      'show(ctx: { params: { day: string } }): void; show(ctx: { params: { id: string } }): void; show(ctx: unknown) { return ctx }',
    table: "r => r.resources('hosts', { only: ['show'] })",
  },
  {
    title: 'a constructor that takes a Koa context',
    actions: 'constructor(readonly ctx: Koa.Context) {} show() {}',
    table: "r => r.resources('hosts', { only: ['show'] })",
  },
  {
    title: 'a constructor that takes the state of its routes',
    actions: 'constructor(readonly ctx: { state: { user: string } }) {} show() {}',
    table:
      "r => r.use((ctx: Koa.ParameterizedContext<{ user: string }>, next) => next()).resources('hosts', { only: ['show'] })",
  },
  {
    title: 'a function instantiate without types',
    actions: 'constructor(readonly database: { query(): void }) {} show() {}',
    table: "r => r.resources('hosts', { only: ['show'] })",
    options: '{ instantiate: (Controller, ctx) => new Controller(ctx.state.database) }',
  },
  {
    title: 'a function instantiate of an object',
    actions: 'constructor(readonly database: { query(): void }) {} show() {}',
    table: "r => r.resources('hosts', { only: ['show'] })",
    options: "{ trailingSlash: 'strict', async instantiate(Controller) { return new Controller() } }",
  },
  {
    title: 'instantiate with a controller that is not registered',
    actions: 'index() {}',
    table: "r => r.get('other', class { constructor(readonly database: { query(): void }) {} other() {} }, 'other')",
    options: '{ instantiate: Controller => new Controller() }',
  },
  {
    title: 'undefined options',
    actions: 'show() {}',
    table: "r => r.resources('hosts', { only: ['show'] })",
    options: 'undefined',
  },
]
