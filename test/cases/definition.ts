import type { CallName } from '../../src/scope/chain/arguments.js'
import { noOption, noOptions, OPTIONS } from '../support/lists.js'
import { shallowTables } from './shallow-tables.js'

/** What the declarations may be given where the types are bypassed, in JavaScript or by a cast. */
export type Anything = LooseDraw | {} | null | undefined
export type LooseDraw = (r: LooseScope) => unknown
/** A scope whose methods accept anything. */
export type LooseScope = { readonly [Method in CallName | 'member']: (...given: Anything[]) => LooseScope }

/** A table that must be refused, and the error message. */
export interface RefusedCase {
  readonly title: string
  /** The map of controllers; by default `controllers`. */
  readonly registry?: unknown
  readonly draw: LooseDraw
  readonly message: string
  /** A part of what the compiler prints where it has words of its own, or `false` where it sees no mistake. */
  readonly printed?: string | false | undefined
}

/** A table that is right, but similar to a refused one. */
export interface AcceptedCase {
  readonly title: string
  readonly draw: LooseDraw
  /** The routes as `METHOD path`. */
  readonly routes: readonly string[]
  /** A part of what the compiler prints where it refuses the table. */
  readonly printed?: string
}

export const answer = () => {}
export const next = (_ctx: unknown, next: () => unknown) => next()

export class PlacesController {
  index() {}
  create() {}
  show() {}
  update() {}
  destroy() {}
  search() {}
}
export class RoomsController extends PlacesController {}
export class UsersController extends PlacesController {}
export class PingController {
  ping() {}
  static start() {}
}
/** Has two of the five actions, and others in forms that are not actions. */
export class HalvesController {
  #update() {}
  index() {
    this.#update()
  }
  show() {}
  static create() {}
}
class BaseStreamsController {
  *show() {}
  *update() {}
}
/** Two actions are generators, one of them inherited; a third replaces one. */
class StreamsController extends BaseStreamsController {
  index() {}
  async *create() {}
  override update(): never {
    throw new Error('not called')
  }
}
/** Mentions actions that it does not have: in a call, in a string, in a comment, in a private name. */
export class MentionsController {
  #hidden() {}
  index(id: { toString(): string }) {
    // Nothing here defines `commented`.
    this.#hidden()
    return [id.toString(), 'quoted', 'hasOwnProperty', this.constructor, 'said in passing']
  }
}
/** Inherits its static method. */
export class PongController extends PingController {}
/** Is not registered; its targets begin with `Guests`. */
export class GuestsController {
  show() {}
}
/** Is not registered; its targets begin with its `controllerPath`. */
export class NamedController {
  static readonly controllerPath = 'Custom/Named'
  show() {}
}
export class TwiceController {
  show() {}
}

export const controllers = {
  Places: PlacesController,
  'Places/Rooms': RoomsController,
  Users: UsersController,
  Ping: PingController,
  Pong: PongController,
  Halves: HalvesController,
  Mentions: MentionsController,
  First: TwiceController,
  Second: TwiceController,
}

export const refusedRegistries: readonly RefusedCase[] = [
  ...[undefined, null, 'Places', 5].map(registry => ({
    title: `${registry} as the map`,
    registry,
    draw: (r: LooseScope) => r,
    message: 'defineRoutes: the controllers must be a map of controller paths to classes',
  })),
  ...[
    'a text',
    {},
    null,
    undefined,
    function* () {},
    class {}.bind(null),
    Map.prototype.get,
    new PlacesController(),
  ].map(controller => ({
    title: 'a value that is not a class',
    registry: { Users: UsersController, Places: controller },
    draw: (r: LooseScope) => r,
    message: "defineRoutes: 'Places' must be a class or a function that loads one",
  })),
  ...['', 'Pla ces', 'Places#index'].map(path => ({
    title: `'${path}' as a controller path`,
    registry: { [path]: PlacesController },
    draw: (r: LooseScope) => r,
    message: `defineRoutes: the controller path '${path}' must not be empty and must not contain a space or '#'`,
  })),
]

/** The classes that it makes have one type and one source text. */
const reports = (title: string) =>
  class {
    index() {
      return title
    }
  }

const MUST_BE_A_SCHEMA = 'must be a Standard Schema, as those of zod, valibot and arktype are'
export const schema = { '~standard': { validate: (value: unknown) => ({ value }) } }

/** A schema that takes no text, and says so. */
export const numbers = {
  '~standard': {
    validate: (value: unknown) =>
      typeof Reflect.get(Object(value), 'page') === 'number'
        ? { value }
        : { issues: [{ message: 'no', path: [{ key: 'page' }] }] },
    jsonSchema: { input: () => ({ properties: { page: { type: 'number' } } }) },
  },
}
const NO_TEXT =
  "takes no text for 'page', only a value of type number: convert it, as z.coerce.number() and z.stringbool() do"

/** A schema of dates, and one of lists. They say so as schemas of valibot do. */
export const listed = { type: 'array', item: schema, ...schema }
export const dates = {
  type: 'date',
  '~standard': { validate: (value: unknown) => (value instanceof Date ? { value } : { issues: [{ message: 'no' }] }) },
}
const NO_JSON = "takes no JSON for 'body', only a value of type date: convert it, as z.coerce.date() does"

class Parent {
  static readonly contract: object = { index: { body: schema } }
  index() {}
}

/** A contract of a class with the action `index`, and what is wrong with it. */
const refusedContract = (title: string, contract: unknown, message: string): RefusedCase => ({
  title,
  registry: {
    Places: class {
      static readonly contract = contract
      index() {}
    },
  },
  draw: r => r,
  message,
})

export const refusedContracts: readonly RefusedCase[] = [
  ...[undefined, null, 'text', 5, [], () => ({})].map(contract =>
    refusedContract(
      'a contract that is no object',
      contract,
      "the contract of 'Places' must be an object with the names of actions",
    ),
  ),
  ...['show', 'constructor', 'toString', 'contract', ''].map(action =>
    refusedContract(
      `the contract of '${action}', which is no action`,
      { [action]: {} },
      `the contract of 'Places' names '${action}', which is not a public method of the class`,
    ),
  ),
  refusedContract(
    'a contract with actions on its prototype',
    Object.create({ index: { body: schema } }),
    "the contract of 'Places' has members on its prototype, which the router does not read: write one object",
  ),
  refusedContract(
    'the contract of an action with a schema on its prototype',
    { index: Object.create({ body: schema }) },
    "the contract of 'Places#index' has members on its prototype, which the router does not read: write one object",
  ),
  refusedContract(
    'replies with a status on their prototype',
    { index: { returns: Object.create({ 200: schema }) } },
    "the contract of 'Places#index' has members on its prototype, which the router does not read: write one object",
  ),
  ...[{}, { index: {} }].map(
    (contract): RefusedCase => ({
      title: 'a contract that lacks what that of a parent has',
      registry: {
        Places: class extends Parent {
          static override readonly contract = contract
        },
      },
      draw: r => r,
      message: `the contract of 'Places' lacks '${'index' in contract ? 'index.body' : 'index'}', which that of a parent class has: spread it, as in { ...Parent.contract }`,
    }),
  ),
  refusedContract(
    'the contract of __proto__',
    JSON.parse('{ "__proto__": {} }'),
    "the contract of 'Places' names '__proto__', which is not a public method of the class",
  ),
  ...[undefined, null, 5, schema].map(each =>
    refusedContract(
      'the contract of an action that is no object',
      { index: each === schema ? [schema] : each },
      "the contract of 'Places#index' must be an object",
    ),
  ),
  refusedContract(
    'an unknown member',
    { index: { bdy: schema } },
    `the contract of 'Places#index' has no member 'bdy': the members are ${OPTIONS.verb.join(', ')}: did you mean 'body'?`,
  ),
  ...['params', 'query', 'headers', 'body'].flatMap(part =>
    [null, 5, {}, { '~standard': {} }, { '~standard': { validate: true } }, { parse() {} }].map(value =>
      refusedContract(
        `${part} that is no schema`,
        { index: { [part]: value } },
        `'${part}' in the contract of 'Places#index' ${MUST_BE_A_SCHEMA}`,
      ),
    ),
  ),
  ...[null, 5, { 200: 5 }, { 200: [schema] }, { ok: schema }, [schema]].map(returns =>
    refusedContract(
      'returns that is no schema and no object of them',
      { index: { returns } },
      "'returns' in the contract of 'Places#index' must be a Standard Schema, or an object with one for each status",
    ),
  ),
  ...(
    [
      ['summary', 5, 'a string'],
      ['description', [], 'a string'],
      ['tags', 'places', "a list of strings, as in ['places']"],
      ['tags', [5], "a list of strings, as in ['places']"],
      ['deprecated', 'yes', 'true or false'],
      ['security', {}, 'a list of objects, as in [{ bearer: [] }]'],
      ['security', ['bearer'], 'a list of objects, as in [{ bearer: [] }]'],
      ['security', [{ bearer: 'a' }], 'a list of objects, as in [{ bearer: [] }]'],
      ['security', [{ bearer: [5] }], 'a list of objects, as in [{ bearer: [] }]'],
      ['openapi', [], 'an object with members of an operation'],
    ] as const
  ).map(([member, value, what]) =>
    refusedContract(
      `${member} of another type`,
      { index: { [member]: value } },
      `'${member}' in the contract of 'Places#index' must be ${what}`,
    ),
  ),
  ...(
    [
      [
        'a member that no reply has',
        { boddy: schema },
        "has '200.boddy': the members of a reply are body, headers, description, type",
      ],
      ['a body that is no schema', { body: 5 }, 'must be a Standard Schema', 'body'],
      ['headers that are no schema', { headers: {} }, 'must be a Standard Schema', 'headers'],
      ['a description that is no text', { description: 5 }, 'must be a string', 'description'],
      ['a type that is no media type', { type: 'csv' }, "must be a media type, as in 'text/csv'", 'type'],
    ] as const
  ).map(([title, reply, problem, member]) =>
    refusedContract(
      `a reply with ${title}`,
      { index: { returns: { 200: reply } } },
      `'returns${member ? `.200.${member}` : ''}' in the contract of 'Places#index' ${problem}`,
    ),
  ),
  ...(
    [
      [
        { body: schema },
        "the contract of 'Places#*' has no member 'body': the members are description, tags, security",
      ],
      [5, "the contract of 'Places#*' must be an object"],
      [{ tags: 'a' }, "'tags' in the contract of 'Places#*' must be a list of strings, as in ['places']"],
    ] as const
  ).map(([all, message]) => refusedContract(`${JSON.stringify(all)} for all actions`, { '*': all }, message)),
  refusedContract(
    'a number in the query that no text is',
    { index: { query: numbers } },
    `'query' in the contract of 'Places#index' ${NO_TEXT}`,
  ),
  ...['0200', '2e2', '0xc8', ' 200'].map(status =>
    refusedContract(
      `returns with the status '${status}'`,
      { index: { returns: { [status]: schema } } },
      `'returns' in the contract of 'Places#index' has the status ${status}: write one from 200 to 599`,
    ),
  ),
  refusedContract(
    'a list in place of the query',
    { index: { query: listed } },
    "'query' in the contract of 'Places#index' takes a value of type array, but the part is an object of texts",
  ),
  refusedContract(
    'a body that is a date',
    { index: { body: dates } },
    `'body' in the contract of 'Places#index' ${NO_JSON}`,
  ),
  refusedContract(
    'a body with a date',
    { index: { body: { type: 'object', entries: { days: { type: 'array', item: dates } }, ...schema } } },
    "'body' in the contract of 'Places#index' takes no JSON for 'body.days[]', only a value of type date: convert it, as z.coerce.date() does",
  ),
  refusedContract(
    'a header with capitals',
    { index: { headers: { type: 'object', entries: { 'X-Name': schema }, ...schema } } },
    "'headers' in the contract of 'Places#index' has 'X-Name': the names of headers are in lower case, 'x-name'",
  ),
  {
    title: 'the contract of a class that is not registered',
    draw: r =>
      r.get(
        'places',
        class UnregisteredController {
          static readonly contract = { show: {} }
          index() {}
        },
        'index',
      ),
    message: "the contract of 'Unregistered' names 'show', which is not a public method of the class",
  },
]

const USE = "'use' must be a middleware, a list of them, or an object with the middlewares of standard actions"

export const refusedControllers: readonly RefusedCase[] = [
  {
    title: 'a verb: a class from a function that also made a registered one',
    registry: { Sales: reports('sales') },
    draw: r => r.get('stocks', reports('stocks'), 'index'),
    message:
      "get('stocks'): the controller is written like the one of 'Sales', for which the compiler may take it: register it under a path of its own",
  },
  {
    title: 'resources: a name without a registered controller',
    draw: r => r.resources('ghosts'),
    message: "resources('ghosts') needs the controller 'Ghosts', which is not registered",
  },
  {
    title: 'resource: a plural without a registered controller',
    registry: { Ping: PingController },
    draw: r => r.resource('user'),
    message: "resource('user') needs the controller 'Users', which is not registered",
  },
  {
    title: 'resource: an option plural without a registered controller',
    draw: r => r.resource('dog', { plural: 'hounds' }),
    message: "resource('dog') needs the controller 'Hounds', which is not registered",
  },
  {
    title: 'a controller that is not registered with the prefix of its namespace',
    draw: r => r.namespace('v1', r => r.resources('places')),
    message: "namespace('v1') needs controllers below 'V1', and none is registered",
  },
  {
    title: 'a controller that is not registered with the prefix of its outer resource',
    draw: r => r.resources('users', r => r.resources('user-settings')),
    message: "resources('user-settings') needs the controller 'Users/UserSettings', which is not registered",
  },
  {
    title: 'a controller that is not registered with the prefix of the resource around a scope and a collection',
    draw: r => r.resources('users', r => r.collection(r => r.scope('all', r => r.resources('rooms')))),
    message: "resources('rooms') needs the controller 'Users/Rooms', which is not registered",
  },
  {
    title: 'a controller path in lower case',
    registry: { places: PlacesController },
    draw: r => r.resources('places'),
    message: "resources('places') needs the controller 'Places', which is not registered: did you mean 'places'?",
  },
  {
    title: 'a bare verb in a resource without a controller',
    draw: r => r.resources('ghosts', { only: [] }, r => r.get('search')),
    message: "get('search') needs the controller 'Ghosts', which is not registered",
  },
  {
    title: 'a namespace whose name is like that of another',
    registry: { 'Admin/Places': PlacesController, 'Admin/Old/Places': PlacesController },
    draw: r => r.namespace('admin', r => r.namespace('odl', r => r.resources('places'))),
    message: "namespace('odl') needs controllers below 'Admin/Odl', and none is registered: did you mean 'Admin/Old'?",
  },
  {
    title: 'a redirect to an action that has no route, and is like one that has',
    registry: {
      Places: class {
        show() {}
        shown() {}
      },
    },
    draw: r => r.get('at', 'Places#show').redirect('old', 'Places#shown'),
    message:
      "the redirect from /old leads nowhere: no route has the target 'Places#shown': did you mean 'Places#show'?",
  },
  {
    title: 'a bare verb in a namespace without a controller',
    draw: r => r.namespace('v1', r => r.get('status')),
    message: "namespace('v1') needs controllers below 'V1', and none is registered",
  },
  {
    title: 'a bare verb at the top of the table',
    draw: r => r.get('ping'),
    message: "get('ping'): nothing provides a controller here: write get('ping', Controller, 'action')",
  },
  {
    title: 'a bare verb in a scope at the top of the table',
    draw: r => r.scope('v1', r => r.post('ping')),
    message: "post('ping'): nothing provides a controller here: write post('ping', Controller, 'action')",
  },
  {
    title: 'a bare verb with a parameter',
    draw: r => r.resources('places', r => r.get('search/:term')),
    message:
      "get('search/:term'): this path needs an explicit controller and action: get('search/:term', Controller, 'action')",
  },
  {
    title: 'a bare verb with the path /',
    draw: r => r.resources('places', { only: [] }, r => r.get('/')),
    message: "get('/'): this path needs an explicit controller and action: get('/', Controller, 'action')",
  },
  ...[{}, 'Ping', null, undefined].map(controller => ({
    title: 'a value that is not a class as the controller of a verb',
    draw: (r: LooseScope) => r.get('ping', controller, 'ping'),
    message: "get('ping'): the controller must be a class",
  })),
  ...[() => {}, async () => {}].map(middleware => ({
    title: 'an action without its controller, after a middleware',
    draw: (r: LooseScope) => r.get('ping', middleware, 'ping'),
    message: "get('ping'): the target must be a controller path and an action, as in 'Places#show'",
  })),
  ...[{}, 5, null, () => {}].map(controller => ({
    title: 'a value that is neither a class nor a controller path as the controller of a resource',
    draw: (r: LooseScope) => r.resources('places', { controller }),
    message: "resources('places'): the controller must be a class or a controller path",
  })),
  ...['toString', '__proto__'].map(controller => ({
    title: 'an inherited member of the map of controllers as the controller of a resource',
    draw: (r: LooseScope) => r.resources('places', { controller }),
    message: `resources('places'): the controller '${controller}' is not registered`,
  })),
  {
    title: 'a class that is registered twice as the controller of a verb',
    draw: r => r.get('twice', TwiceController, 'show'),
    message: "get('twice'): the controller is registered under several controller paths, so its target is ambiguous",
  },
  {
    title: 'a class that is registered twice as the controller of a resource',
    draw: r => r.resources('twices', { only: ['show'], controller: TwiceController }),
    message:
      "resources('twices'): the controller is registered under several controller paths, so its target is ambiguous",
  },
  ...[null, undefined, 5, {}].map(middleware => ({
    title: 'a value that is not a function as the middleware of a verb',
    draw: (r: LooseScope) => r.get('ping', middleware),
    message: "get('ping'): the middleware must be a function",
  })),
  ...['text', '', '#', '#ping', 'Ping#'].map(target => ({
    title: 'a text without a controller path or an action as the target of a verb',
    draw: (r: LooseScope) => r.get('ping', target),
    message: "get('ping'): the target must be a controller path and an action, as in 'Places#show'",
  })),
  ...['toString', '__proto__'].map(path => ({
    title: 'an inherited member of the map of controllers in the target of a verb',
    draw: (r: LooseScope) => r.get('ping', `${path}#ping`),
    message: `get('ping') needs the controller '${path}', which is not registered`,
  })),
  {
    title: 'a class as the middleware of a verb',
    draw: r => r.get('ping', PingController),
    message: "get('ping'): a controller needs an action: get('ping', Controller, 'action')",
  },
  ...['text', null, 5, true].map(use => ({
    title: 'a value that the option use does not take',
    draw: (r: LooseScope) => r.resources('places', { use }),
    message: `resources('places'): ${USE}`,
  })),
  ...[new Map(), new Date()].map(use => ({
    title: 'an object that the option use does not take',
    draw: (r: LooseScope) => r.resources('places', { use }),
    message: `resources('places'): ${USE}`,
    printed: "in 'use' is not one of index, create, show, update, destroy",
  })),
  ...[['text'], [undefined], [[answer]], { show: null }, { show: undefined }, { show: [{}] }].map(use => ({
    title: 'a value that is not a function in the option use',
    draw: (r: LooseScope) => r.resources('places', { use }),
    message: "resources('places'): the middleware must be a function",
  })),
  ...[function* () {}, async function* () {}].map(generator => ({
    title: 'a generator function in the option use',
    draw: (r: LooseScope) => r.resources('places', { use: { show: generator } }),
    message: "resources('places'): the middleware must be a function or an async function, not a generator function",
    printed: false,
  })),
  {
    title: 'an inherited member of an object as an action in the option use',
    draw: (r: LooseScope) => r.resource('user', { use: { toString: answer } }),
    message: "resource('user'): 'toString' in 'use' is not one of show, create, update, destroy",
  },
  ...['text', null, undefined, {}].map(middleware => ({
    title: 'a value that is not a function as the middleware of use',
    draw: (r: LooseScope) => r.use(middleware),
    message: 'use: it takes one middleware at a time, a function',
  })),
]

export const refusedActions: readonly RefusedCase[] = [
  {
    title: 'a missing action of a verb',
    draw: r => r.get('pong', PingController, 'pong'),
    message: "get('pong') needs public methods on 'Ping': pong (missing: did you mean 'ping'?)",
    printed: "get('pong') needs public methods on 'Ping': pong (missing)",
  },
  {
    title: 'a missing action of a bare verb',
    draw: r => r.resources('places', r => r.post('mark-read')),
    message: "post('mark-read') needs public methods on 'Places': markRead (missing)",
  },
  {
    title: 'a static method',
    draw: r => r.get('start', PingController, 'start'),
    message: "get('start') needs public methods on 'Ping': start (static)",
  },
  {
    title: 'an inherited static method',
    draw: r => r.get('start', PongController, 'start'),
    message: "get('start') needs public methods on 'Pong': start (static)",
  },
  {
    title: 'a #private method',
    draw: r => r.get('hidden', MentionsController, 'hidden'),
    message: "get('hidden') needs public methods on 'Mentions': hidden (missing)",
  },
  ...['commented', 'quoted', 'said'].map(action => ({
    title: 'a word in the text of the class',
    draw: (r: LooseScope) => r.get('it', MentionsController, action),
    message: `get('it') needs public methods on 'Mentions': ${action} (missing)`,
  })),
  {
    title: 'generators, of the class and inherited, with a missing action',
    registry: { Streams: StreamsController },
    draw: r => r.resources('streams'),
    message: "resources('streams') needs public methods on 'Streams': create, show (generator), destroy (missing)",
  },
  {
    title: 'missing actions of resources, in their order',
    draw: r => r.resources('halves'),
    message: "resources('halves') needs public methods on 'Halves': create (static), update, destroy (missing)",
  },
  {
    title: 'missing actions of resources, in their order whatever the order of the option',
    draw: r => r.resources('halves', { only: ['destroy', 'show', 'create'] }),
    message: "resources('halves') needs public methods on 'Halves': create (static), destroy (missing)",
  },
  {
    title: 'missing actions of resource, in their own order',
    draw: r => r.resource('half', { plural: 'halves' }),
    message: "resource('half') needs public methods on 'Halves': create (static), update, destroy (missing)",
  },
  {
    title: 'missing actions of the option controller, in resources',
    draw: r => r.resources('places', { only: ['index', 'show'], controller: PingController }),
    message: "resources('places') needs public methods on 'Ping': index, show (missing)",
  },
  {
    title: 'missing actions of the option controller, in resource',
    draw: r => r.resource('user', { only: ['show'], controller: PingController }),
    message: "resource('user') needs public methods on 'Ping': show (missing)",
  },
  {
    title: 'a missing action of a class that is not registered, which has no name',
    draw: r => r.get('guests', GuestsController, 'index'),
    message: "get('guests') needs public methods on its controller: index (missing)",
  },
  {
    title: 'a missing action of a class that is not registered and has a controllerPath',
    draw: r => r.get('named', NamedController, 'index'),
    message: "get('named') needs public methods on 'Custom/Named': index (missing)",
  },
  ...[PingController, MentionsController].flatMap(controller =>
    ['constructor', '__proto__', 'toString', 'toLocaleString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf'].map(
      action => ({
        title: 'a member that every object inherits',
        draw: (r: LooseScope) => r.get('it', controller, action),
        message: `get('it') needs public methods on '${controller.name.replace('Controller', '')}': ${action} (missing)`,
      }),
    ),
  ),
  ...['name', 'length', 'call', 'apply'].map(action => ({
    title: 'a member that every function has',
    draw: (r: LooseScope) => r.get('it', GuestsController, action),
    message: `get('it') needs public methods on its controller: ${action} (missing)`,
  })),
  ...[undefined, null, 5, Symbol('ping'), ['ping'], () => {}].map(action => ({
    title: 'a value that is not a string',
    draw: (r: LooseScope) => r.get('ping', PingController, action),
    message: "get('ping'): the action must be a string",
  })),
]

const PLURAL = 'index, create, show, update, destroy'
const SINGULAR = 'show, create, update, destroy'

export const refusedOptions: readonly RefusedCase[] = [
  {
    title: 'resources: an unknown option',
    draw: r => r.resources('places', { onyl: ['show'] }),
    message: `resources('places'): ${noOption('resources', 'onyl')}: did you mean 'only'?`,
  },
  {
    title: 'resources: an option of resource',
    draw: r => r.resources('places', { plural: 'places' }),
    message: `resources('places'): ${noOption('resources', 'plural')}`,
  },
  ...['singular', 'param', 'toString'].map(option => ({
    title: 'resource: an unknown option or one of resources',
    draw: (r: LooseScope) => r.resource('user', { [option]: 'word' }),
    message: `resource('user'): ${noOption('resource', option)}`,
  })),
  ...['only', 5, true].map(options => ({
    title: 'options that are not an object',
    draw: (r: LooseScope) => r.resources('places', options),
    message: `resources('places'): ${noOptions('resources')}`,
  })),
  {
    title: 'only together with except',
    draw: r => r.resources('places', { only: ['show'], except: ['index'] }),
    message: "resources('places'): use either 'only' or 'except', not both",
  },
  ...['only', 'except'].flatMap(option => [
    ...['list', 'news', 'Index', '', 'toString', '__proto__', null, undefined].map(action => ({
      title: `${option} with a word that is not a standard action`,
      draw: (r: LooseScope) => r.resources('places', { [option]: ['index', action] }),
      message: `resources('places'): '${action}' is not one of the actions ${PLURAL}${action === 'Index' ? ": did you mean 'index'?" : ''}`,
    })),
    ...['new', 'edit'].flatMap(action =>
      (['resources', 'resource'] as const).map(method => {
        const call = action === 'new' && method === 'resources' ? "collection(r => r.get('new'))" : `get('${action}')`
        const advice = option === 'only' ? `leave it out, or write r.${call} in the callback` : 'leave it out'
        return {
          title: `${option} of ${method} with '${action}'`,
          draw: (r: LooseScope) => r[method]('places', { [option]: ['show', action] }),
          message: `${method}('places'): there is no standard action '${action}': ${advice}`,
        }
      }),
    ),
    {
      title: `${option} of resource with index`,
      draw: (r: LooseScope) => r.resource('user', { [option]: ['index'] }),
      message: `resource('user'): 'index' is not one of the actions ${SINGULAR}`,
    },
    ...[null, { 0: 'show' }, new Set(['show'])].map(list => ({
      title: `${option} with a value that is not an array`,
      draw: (r: LooseScope) => r.resources('places', { [option]: list }),
      message: `resources('places'): '${option}' must be an array of the actions ${PLURAL}`,
    })),
  ]),
  ...['', '1st', 'a b', 'id?', 5, null].map(param => ({
    title: 'a param that is not an identifier',
    draw: (r: LooseScope) => r.resources('places', { param }),
    message: "resources('places'): 'param' must be an identifier, written as a string literal",
  })),
  ...[null, 5, {}, { params: null }, { params: 5 }].map(options => ({
    title: 'options of a scope without kinds',
    draw: (r: LooseScope) => r.scope(':id', options, (r: LooseScope) => r),
    message: `scope(':id'): ${
      typeof options === 'object' && options !== null
        ? "the option 'params' must be an object with the kinds of parameters"
        : noOptions('scope')
    }`,
  })),
  {
    title: 'an unknown option of a scope',
    draw: (r: LooseScope) => r.scope(':id', { params: {}, id: 'uuid' }, (r: LooseScope) => r),
    message: "scope(':id'): there is no option 'id': write { params: { id: 'integer' } }",
  },
  ...['', 'UUID', 'number', 'toString', 5, null].map(id => ({
    title: 'an id of an unknown kind',
    draw: (r: LooseScope) => r.resources('places', { id }),
    message: `resources('places'): 'id' must be 'uuid', 'bigint' or 'integer', written as a string literal${id === 'UUID' ? ": did you mean 'uuid'?" : ''}`,
  })),
  {
    title: 'an unknown option of a verb',
    draw: (r: LooseScope) => r.get(':id', { params: {}, id: 'uuid' }, () => {}),
    message: "get(':id'): there is no option 'id': write { params: { id: 'integer' } }",
  },
  {
    title: 'an unknown option of a verb alone',
    draw: (r: LooseScope) => r.post('login', { boddy: schema }, () => {}),
    message: `post('login'): ${noOption('verb', 'boddy')}: did you mean 'body'?`,
  },
  {
    title: 'options of a verb that are no plain object',
    draw: (r: LooseScope) => r.post('login', new Map(), () => {}),
    message: `post('login'): ${noOptions('verb')}`,
    printed: `'RefusedOptions<"post('login')", "login", Map<any, any>, TopFrame>'`,
  },
  {
    title: 'empty options of a verb',
    draw: (r: LooseScope) => r.post('login', {}, () => {}),
    message: "post('login'): the option 'params' must be an object with the kinds of parameters",
  },
  {
    title: 'a schema in place of the options of a verb',
    draw: (r: LooseScope) => r.post('login', schema, () => {}),
    message: "post('login'): a schema belongs in an object directly after the path, as in { body: schema }",
  },
  ...(['query', 'headers', 'body'] as const).flatMap(part =>
    [5, null, undefined, {}, { '~standard': {} }].map(value => ({
      title: 'a contract of a middleware route with something else than a schema',
      draw: (r: LooseScope) => r.post('login', { [part]: value }, () => {}),
      message: `post('login'): '${part}' in the contract ${MUST_BE_A_SCHEMA}`,
    })),
  ),
  {
    title: 'a number in the query of a middleware route that no text is',
    draw: (r: LooseScope) => r.get('search', { query: numbers }, () => {}),
    message: `get('search'): 'query' in the contract ${NO_TEXT}`,
    printed: false, // only its JSON Schema says so
  },
  {
    title: 'a list in place of the query of a middleware route',
    draw: (r: LooseScope) => r.get('search', { query: listed }, () => {}),
    message: "get('search'): 'query' in the contract takes a value of type array, but the part is an object of texts",
    printed: false, // the types do not show whether a schema converts what it gets
  },
  {
    title: 'a date as the body of a middleware route',
    draw: (r: LooseScope) => r.post('login', { body: dates }, () => {}),
    message: `post('login'): 'body' in the contract ${NO_JSON}`,
    printed: false, // the same
  },
  {
    title: 'replies in the contract of a middleware route that are no schemas',
    draw: (r: LooseScope) => r.post('login', { returns: { 200: 5 } }, () => {}),
    message:
      "post('login'): 'returns' in the contract must be a Standard Schema, or an object with one for each status",
  },
  {
    title: 'a summary of a middleware route that is no text',
    draw: (r: LooseScope) => r.post('login', { summary: 5 }, () => {}),
    message: "post('login'): 'summary' in the contract must be a string",
  },
  {
    title: 'a contract before a class and an action',
    draw: (r: LooseScope) => r.post('login', { params: schema }, PingController, 'ping'),
    message: "post('login'): the contract of an action belongs to its class, as 'static readonly contract'",
  },
  {
    title: 'a contract and a middleware before a target',
    draw: (r: LooseScope) => r.post('login', { summary: 'Log in' }, () => {}, 'Places#index'),
    message: "post('login'): the contract of an action belongs to its class, as 'static readonly contract'",
  },
  {
    title: 'a contract of match with something else than a schema',
    draw: (r: LooseScope) => r.match(['post'], 'login', { body: 5 }, () => {}),
    message: `match(['post'], 'login'): 'body' in the contract ${MUST_BE_A_SCHEMA}`,
  },
  ...[5, 'uuid', null].map(params => ({
    title: 'kinds of a verb that are no object',
    draw: (r: LooseScope) => r.get(':id', { params }, () => {}),
    message: "get(':id'): the option 'params' must be an object with the kinds of parameters",
  })),
  {
    title: 'options of a verb after a middleware',
    draw: (r: LooseScope) =>
      r.get(
        ':id',
        () => {},
        { params: { id: 'uuid' } },
        () => {},
      ),
    message: "get(':id'): the options come directly after the path, before the middlewares",
  },
  {
    title: 'options of a verb with nothing after them',
    draw: (r: LooseScope) => r.get(':id', { params: { id: 'uuid' } }),
    message: "get(':id'): the middleware must be a function",
  },
  {
    title: 'kinds of match that are no object',
    draw: (r: LooseScope) => r.match(['get'], ':id', { params: 5 }, () => {}),
    message: "match(['get'], ':id'): the option 'params' must be an object with the kinds of parameters",
  },
  ...[false, 'true', 1, null].map(shallow => ({
    title: 'shallow with another value than true',
    draw: (r: LooseScope) => r.resources('places', { shallow }),
    message: "resources('places'): 'shallow' must be true, or left out",
  })),
  ...['', 'a/b', 'a b', ':place', 5, null].flatMap(word => [
    {
      title: 'a singular that is not one path segment',
      draw: (r: LooseScope) => r.resources('places', { singular: word }),
      message: "resources('places'): 'singular' must be one path segment, written as a string literal",
    },
    {
      title: 'a plural that is not one path segment',
      draw: (r: LooseScope) => r.resource('user', { plural: word }),
      message: "resource('user'): 'plural' must be one path segment, written as a string literal",
    },
  ]),
]

const NAME = "the name must be one path segment: letters, digits, '-' and '_'"

export const refusedNames: readonly RefusedCase[] = [
  ...[
    '',
    'users/:id',
    'admin//users',
    ':id',
    '*rest',
    'a b',
    'a.b',
    'a%20b',
    'a?',
    'a#b',
    '(a)',
    'a\\b',
    'a$b',
    'a]b',
    'a^b',
  ].flatMap(name => [
    {
      title: `'${name}'`,
      draw: (r: LooseScope) => r.resources(name),
      message: `resources('${name}'): ${NAME}`,
    },
    {
      title: `'${name}'`,
      draw: (r: LooseScope) => r.resource(name),
      message: `resource('${name}'): ${NAME}`,
    },
    {
      title: `'${name}'`,
      draw: (r: LooseScope) => r.namespace(name, r => r),
      message: `namespace('${name}'): ${NAME}`,
    },
  ]),
  ...['/users', 'users/', '//users//'].flatMap(name =>
    (['resources', 'resource'] as const).map(kind => ({
      title: `'${name}'`,
      draw: (r: LooseScope) => r[kind](name),
      message: `${kind}('${name}'): the name must be one path segment, without slashes: write 'users'`,
    })),
  ),
  ...['admin/users', '/admin/users/'].flatMap(name => [
    ...(['resources', 'resource'] as const).map(kind => ({
      title: `'${name}'`,
      draw: (r: LooseScope) => r[kind](name),
      message: `${kind}('${name}'): the name must be one path segment: write namespace('admin', r => r.${kind}('users'))`,
    })),
    {
      title: `'${name}'`,
      draw: (r: LooseScope) => r.namespace(name, r => r),
      message: `namespace('${name}'): the name must be one path segment: write namespace('admin', r => r.namespace('users', …))`,
    },
  ]),
  ...[undefined, null, 5, {}].flatMap(name => [
    {
      title: `the value ${name}`,
      draw: (r: LooseScope) => r.resources(name),
      message: 'resources: the name must be a string',
      printed: 'resources: the name must be one string literal, so that the compiler can read it',
    },
    {
      title: `the value ${name}`,
      draw: (r: LooseScope) => r.namespace(name, r => r),
      message: 'namespace: the name must be a string',
      printed: 'namespace: the name must be one string literal, so that the compiler can read it',
    },
  ]),
]

const EMPTY = 'has an empty segment'
const DOTS = "has a '.' or '..' segment, which clients resolve before they send it"
const CHARACTER = 'has a character that no path can have: ? # % \\ { } < > [ ] or white space'
const PARAMETER = "is not a parameter: a parameter must be ':' followed by an identifier"
const COLON = 'does not begin a parameter: write two backslashes before a literal colon'
const SEVERAL = 'has more than one parameter (a literal colon has two backslashes before it)'
const AFFIX = 'has a character that a segment with a parameter cannot contain: ( ) + * ^ |'
const MIXED = 'mixes text and a wildcard: a wildcard must be a whole segment'
const WILDCARD = "is not a wildcard: a wildcard must be '*' followed by an identifier, as the last segment"

const LITERAL = "the path must be one literal like 'places/:id': write one call for each path"

const badPaths: readonly { readonly path: Anything; readonly problem: string }[] = [
  ...['//', 'a//b', '//a', 'a//'].map(path => ({ path, problem: `the path '${path}' ${EMPTY}` })),
  ...['a', '/a', ':id'].map(path => ({
    path: `${path}/`,
    problem: `the path '${path}/' ends with a slash: write '${path}'`,
  })),
  ...['.', '..', '/.', 'a/..', 'a/./b', '../a'].map(path => ({ path, problem: `the path '${path}' ${DOTS}` })),
  ...['a?', 'a?b=:c', 'a#b', 'a%20b', 'a\\b', '{id}', 'a b', ' a', 'a\tb', '[id]', '<int:id>', ':id[0-9]'].map(
    path => ({
      path,
      problem: `the path '${path}' ${CHARACTER}`,
    }),
  ),
  ...[':', ':1st', ':place-id', ':id-', ':.json'].map(path => ({
    path,
    problem: `'${path}' ${PARAMETER}`,
  })),
  ...['a:', 'a:1st', 'v:2.json', 'books:create', 'v1:run', 'a\\:bc:id', 'release-v1:id', 'é1:id', 'img:size.png'].map(
    path => ({
      path,
      problem: `the ':' in '${path}' ${COLON}`,
    }),
  ),
  ...['a\\', 'a\\b', '\\\\:a', ':id\\*', 'a\\:b\\c'].map(path => ({
    path,
    problem: `the path '${path}' ${CHARACTER}`,
  })),
  ...[':__proto__', 'a/:__proto__/b', '*__proto__', 'v:__proto__.json'].map(path => ({
    path,
    problem: "'__proto__' cannot name a parameter: in an object literal it sets the prototype",
  })),
  ...['::id', ':a:b', ':a\\:b:c', ':from-:to', ':id::', ':lat,:lng'].map(path => ({
    path,
    problem: `'${path}' ${SEVERAL}`,
  })),
  ...[':id?', 'a/:id?', ':a?/b', '/:a/:b?'].map(path => ({
    path,
    problem: `the path '${path}' has an optional parameter: write two calls, one without it`,
  })),
  ...[':id(\\d+)', 'a/:id([0-9]+)', ':id(en|de)', ':id(a)?'].map(path => ({
    path,
    problem: "the parameter 'id' cannot have a pattern: the option 'params' gives it a kind",
  })),
  ...['a(:id)', ':a|b', '^:id', 'x*:id'].map(path => ({
    path,
    problem: `'${path}' ${AFFIX}`,
  })),
  { path: 'places/:place-id/rooms', problem: `':place-id' ${PARAMETER}` },
  ...['a*', 'place-*id', '.*'].map(path => ({ path, problem: `'${path}' ${MIXED}` })),
  ...['*', '*1', '*rest*', '**', '(.*)', 'a(.*)', ':id(.*)', ':id*', ':id+'].map(path => ({
    path,
    problem: `'${path}' ${WILDCARD}`,
  })),
  { path: 'files/*path/info', problem: `'*path' ${WILDCARD}` },
  { path: ':id/rooms/:id', problem: "the path /:id/rooms/:id has the parameter 'id' twice" },
  { path: '/:id/*id', problem: "the path /:id/*id has the parameter 'id' twice" },
  ...[undefined, null, 5, {}].map(path => ({
    path,
    problem: LITERAL,
  })),
]

const SURROGATE = 'has half of a surrogate pair, which no request can contain'

export const refusedSurrogates: readonly RefusedCase[] = [
  ...['\ud800', 'a\udc00b', '\udc00\ud800'].flatMap(text => {
    const shown = JSON.stringify(text)
    return [
      {
        title: 'a path',
        draw: (r: LooseScope) => r.get(text, answer),
        message: `get('${text}'): the path ${shown} ${SURROGATE}`,
      },
      {
        title: 'a path of a scope',
        draw: (r: LooseScope) => r.scope(text, r => r),
        message: `scope('${text}'): the path ${shown} ${SURROGATE}`,
      },
      {
        title: 'a parameter in a path',
        draw: (r: LooseScope) => r.get(`:${text}`, answer),
        message: `get(':${text}'): the path ${JSON.stringify(`:${text}`)} ${SURROGATE}`,
      },
      {
        title: 'a name of a resource',
        draw: (r: LooseScope) => r.resources(text),
        message: `resources('${text}'): the name ${shown} ${SURROGATE}`,
      },
      {
        title: 'a name of a namespace',
        draw: (r: LooseScope) => r.namespace(text, r => r),
        message: `namespace('${text}'): the name ${shown} ${SURROGATE}`,
      },
      {
        title: 'the option param',
        draw: (r: LooseScope) => r.resources('places', { param: text }),
        message: "resources('places'): 'param' must be an identifier, written as a string literal",
      },
      {
        title: 'the option singular',
        draw: (r: LooseScope) => r.resources('places', { singular: text }),
        message: "resources('places'): 'singular' must be one path segment, written as a string literal",
      },
    ]
  }),
]

export const refusedPaths: readonly RefusedCase[] = [
  ...badPaths.flatMap(({ path, problem }) => [
    {
      title: `a verb with the path ${String(path)}`,
      draw: (r: LooseScope) => r.get(path, answer),
      message: `${typeof path === 'string' ? `get('${path}')` : 'get'}: ${problem}`,
    },
    {
      title: `a scope with the path ${String(path)}`,
      draw: (r: LooseScope) => r.scope(path, r => r),
      message: `${typeof path === 'string' ? `scope('${path}')` : 'scope'}: ${
        problem === LITERAL
          ? "the path must be one literal; for a module write namespace('admin', { path: '' }, …)"
          : problem
      }`,
    },
  ]),
  ...['/', '*rest', 'files/*rest'].map(path => ({
    title: `a scope with the path ${path}`,
    draw: (r: LooseScope) => r.scope(path, r => r),
    message: `scope('${path}'): the path '${path}' cannot contain nested routes`,
  })),
  {
    title: 'an outer resource whose singular begins with a digit',
    registry: { '3dModels/Parts': RoomsController },
    draw: r => r.resources('3d-models', { only: [] }, r => r.resources('parts', { only: ['show'] })),
    message:
      "resources('parts'): a parameter of /3d-models/:3dModelId/parts/:id begins with a digit: set 'singular' of the outer resource",
  },
  {
    title: 'a parameter of the scope around a verb',
    draw: r => r.scope(':locale', r => r.get('pages/:locale', answer)),
    message: "get('pages/:locale'): the path /:locale/pages/:locale has the parameter 'locale' twice",
  },
  {
    title: 'the id of the resource around a verb',
    draw: r => r.resources('places', r => r.get('notes/:id', answer)),
    message: "get('notes/:id'): the path /places/:id/notes/:id has the parameter 'id' twice",
  },
  {
    title: 'a parameter of the scope around a scope',
    draw: r => r.scope(':id', r => r.scope('more/:id', r => r)),
    message: "scope('more/:id'): the path /:id/more/:id has the parameter 'id' twice",
  },
  {
    title: 'a parameter id in the scope around a resource',
    draw: r => r.scope('of/:id', r => r.resources('places')),
    message: "resources('places'): the path /of/:id/places/:id has the parameter 'id' twice",
  },
  {
    title: 'a param with the name of the id of the outer resource',
    registry: { 'Places/Rooms': RoomsController },
    draw: r => r.resources('places', { only: [] }, r => r.resources('rooms', { param: 'placeId' })),
    message: "resources('rooms'): the path /places/:placeId/rooms/:placeId has the parameter 'placeId' twice",
  },
]

/** What the compiler says first of a part that is written without its type. */
const UNTYPED_PART = "draw: the part's parameter must have the type ScopeAt<typeof controllers, …>"

const duplicates = (call: string, route: string) => `${call} duplicates an existing route: ${route}`

export const refusedDuplicates: readonly RefusedCase[] = [
  {
    title: 'the same verb twice',
    draw: r => r.get('a', answer).get('a', answer),
    message: duplicates("get('a')", 'GET /a'),
  },
  {
    title: 'the same verb with and without a leading slash',
    draw: r => r.post('a', answer).post('/a', answer),
    message: duplicates("post('/a')", 'POST /a'),
  },
  {
    title: 'two parameters with different names',
    draw: r => r.get('a/:id', answer).get('a/:slug', answer),
    message: duplicates("get('a/:slug')", 'GET /a/:id'),
  },
  {
    title: 'two wildcards with different names',
    draw: r => r.get('a/*rest', answer).get('a/*path', answer),
    message: duplicates("get('a/*path')", 'GET /a/*rest'),
  },
  {
    title: 'the path / twice',
    draw: r => r.get('/', answer).get('/', answer),
    message: duplicates("get('/')", 'GET /'),
  },
  {
    title: 'all twice',
    draw: r => r.all('a', answer).all('a', answer),
    message: duplicates("all('a')", 'ALL /a'),
  },
  {
    title: 'the same verb before and after use',
    draw: r => r.get('a', answer).use(next).get('a', answer),
    message: duplicates("get('a')", 'GET /a'),
  },
  {
    title: 'an action and a middleware at one path',
    draw: r => r.get('ping', PingController, 'ping').get('ping', answer),
    message: duplicates("get('ping')", 'GET /ping'),
  },
  {
    title: 'the same resources twice',
    draw: r => r.resources('places').resources('places'),
    message:
      "resources('places') duplicates existing routes with these actions: index, create, show, update, destroy (GET /places, POST /places, GET /places/:id, PUT /places/:id, PATCH /places/:id, DELETE /places/:id)",
    printed: "resources('places') duplicates existing routes with these actions: index, create, show, update, destroy",
  },
  {
    title: 'resources with some of the same actions',
    draw: r => r.resources('places', { only: ['show', 'index'] }).resources('places', { except: ['create'] }),
    message:
      "resources('places') duplicates existing routes with these actions: index, show (GET /places, GET /places/:id)",
    printed: "resources('places') duplicates existing routes with these actions: index, show",
  },
  {
    title: 'the same resource twice, with one of the same actions',
    draw: r => r.resource('user').resource('user', { only: ['update'] }),
    message: "resource('user') duplicates existing routes with these actions: update (PUT /user, PATCH /user)",
    printed: "resource('user') duplicates existing routes with these actions: update",
  },
  {
    title: 'the same resources with another param',
    draw: r => r.resources('places', { param: 'slug' }).resources('places', { only: ['show'] }),
    message: duplicates("resources('places')", 'GET /places/:slug'),
  },
  {
    title: 'a verb and then resources',
    draw: r => r.get('places', answer).patch('places/:slug', answer).resources('places'),
    message:
      "resources('places') duplicates existing routes with these actions: index, update (GET /places, PATCH /places/:slug)",
    printed: "resources('places') duplicates existing routes with these actions: index, update",
  },
  {
    title: 'resources and then a verb',
    draw: r => r.resources('places').delete('places/:slug', answer),
    message: duplicates("delete('places/:slug')", 'DELETE /places/:id'),
  },
  {
    title: 'resources and a verb in its callback',
    draw: r => r.resources('places', r => r.put('/', answer)),
    message: duplicates("put('/')", 'PUT /places/:id'),
  },
  {
    title: 'resources and a verb in its collection',
    draw: r => r.resources('places', r => r.collection(r => r.post('/', answer))),
    message: duplicates("post('/')", 'POST /places'),
  },
  {
    title: 'one collection and another',
    draw: r => r.resources('places', r => r.collection(r => r.get('search')).collection(r => r.get('search'))),
    message: duplicates("get('search')", 'GET /places/search'),
  },
  {
    title: 'resource and a verb in its callback',
    draw: r => r.resource('user', r => r.get('/', answer)),
    message: duplicates("get('/')", 'GET /user'),
  },
  {
    title: 'a verb in a collection and then a verb after the resource',
    draw: r => r.resources('places', r => r.collection(r => r.get('search'))).get('places/search', answer),
    message: duplicates("get('places/search')", 'GET /places/search'),
  },
  {
    title: 'the same namespace twice',
    draw: r => r.namespace('v1', r => r.get('a', answer)).namespace('v1', r => r.get('b', answer).get('a', answer)),
    message: duplicates("namespace('v1')", 'GET /v1/a'),
  },
  {
    title: 'a verb and then a namespace',
    draw: r => r.get('v1/a', answer).namespace('v1', r => r.get('a', answer)),
    message: duplicates("namespace('v1')", 'GET /v1/a'),
  },
  {
    title: 'a namespace and then a verb',
    draw: r => r.namespace('v1', r => r.get('a', answer)).get('v1/a', answer),
    message: duplicates("get('v1/a')", 'GET /v1/a'),
  },
  {
    title: 'a scope at the path of a member, with another parameter name',
    draw: r => r.resources('places').scope('places/:slug', r => r.get('/', answer)),
    message: duplicates("scope('places/:slug')", 'GET /places/:id'),
  },
  {
    title: 'a verb and then a scope in a namespace',
    draw: r => r.get('a/b/c', answer).namespace('a', r => r.scope('b', r => r.get('c', answer))),
    message: duplicates("namespace('a')", 'GET /a/b/c'),
  },
  {
    title: 'a verb and then a verb in the callback of resources',
    draw: r => r.get('places/:id/notes', answer).resources('places', r => r.get('notes', answer)),
    message: duplicates("resources('places')", 'GET /places/:id/notes'),
  },
  {
    title: 'a verb and then a bare verb of a standard action in the callback of resources',
    draw: r => r.get('places/:id/show', answer).resources('places', { only: ['show'] }, r => r.get('show')),
    message: duplicates("resources('places')", 'GET /places/:id/show'),
  },
  {
    title: 'a verb and then a group',
    draw: r => r.namespace('v1', r => r.get('a', answer).scope((r: LooseScope) => r.get('a', answer))),
    message: duplicates('scope', 'GET /v1/a'),
  },
  {
    title: 'a verb and then a part',
    draw: r => r.get('a', answer).draw((r: LooseScope) => r.get('a', answer)),
    message: duplicates('draw', 'GET /a'),
    printed: UNTYPED_PART,
  },
  {
    title: 'the same part twice, in a namespace',
    draw: r => {
      const part = (r: LooseScope) => r.get('a', answer)
      return r.namespace('v1', r => r.draw(part).draw(part))
    },
    message: duplicates('draw', 'GET /v1/a'),
    printed: UNTYPED_PART,
  },
  {
    title: 'two standard routes, and a verb in the callback',
    draw: r =>
      r
        .get('places', answer)
        .get('places/:x', answer)
        .get('places/:x/notes', answer)
        .resources('places', { only: ['index', 'show'] }, r => r.get('notes', answer)),
    message:
      "resources('places') duplicates existing routes with these actions: index, show (GET /places, GET /places/:x)",
    printed: "resources('places') duplicates existing routes with these actions: index, show",
  },
  {
    title: 'a part with seven routes twice, in a namespace',
    draw: r => {
      const part = (r: LooseScope) => r.resources('places').get('places/:id/notes', answer)
      return r.namespace('v1', r => r.scope((r: LooseScope) => r.draw(part)).draw(part))
    },
    registry: { 'V1/Places': PlacesController },
    message:
      'draw duplicates existing routes below /v1 (GET /v1/places, POST /v1/places, GET /v1/places/:id, PUT /v1/places/:id, PATCH /v1/places/:id, DELETE /v1/places/:id, and 1 more)',
    printed: UNTYPED_PART,
  },
  // The members of shallow resources have the path of those around the collection, if the name is the same.
  ...(
    [
      [{ shallow: true }, {}],
      [{}, { shallow: true }],
      [{ shallow: true }, { shallow: true }],
    ] as const
  ).flatMap(([outer, inner]) => [
    {
      title: 'resources in a collection of resources of the same name, one of them shallow',
      draw: (r: LooseScope) =>
        r.resources('places', outer, r => r.collection(r => r.resources('places', { ...inner, controller: 'Places' }))),
      message:
        "resources('places') duplicates existing routes with these actions: show, update, destroy (GET /places/:id, PUT /places/:id, PATCH /places/:id, DELETE /places/:id)",
      printed: "resources('places') duplicates existing routes with these actions: show, update, destroy",
    },
    {
      title: 'resources in a collection of resources of the same name, one of them shallow, with the same verb',
      draw: (r: LooseScope) =>
        r.resources('places', { ...outer, only: [] }, r =>
          r
            .get('search')
            .collection(r => r.resources('places', { ...inner, controller: 'Places', only: [] }, r => r.get('search'))),
        ),
      message: "resources('places') duplicates an existing route: GET /places/:id/search",
      printed: "resources('places') duplicates existing routes below /",
    },
  ]),
  ...shallowTables.flatMap(({ title, draw, routes }) =>
    routes.map(route => {
      const [method = '', path = ''] = route.split(' /')
      const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete' // the methods of these tables
      return {
        title: `a verb after shallow resources: ${title}`,
        draw: (r: LooseScope) => (draw(r) as LooseScope)[verb](path, answer), // these callbacks return a scope
        message: duplicates(`${verb}('${path}')`, route),
      }
    }),
  ),
  {
    title: 'the same verb twice in nested scopes',
    draw: r => r.namespace('v1', r => r.scope('of/:id', r => r.get('a', answer).get('a', answer))),
    message: duplicates("get('a')", 'GET /v1/of/:id/a'),
  },
]

export const acceptedNeighbours: readonly AcceptedCase[] = [
  ...shallowTables,
  {
    title: 'the same path with different methods',
    draw: r => r.get('a', answer).post('a', answer).all('a', answer).head('a', answer).options('a', answer),
    routes: ['GET /a', 'POST /a', 'ALL /a', 'HEAD /a', 'OPTIONS /a'],
  },
  {
    title: 'a literal, a parameter and a glob',
    draw: r => r.get('a/b', answer).get('a/:id', answer).get('a/*rest', answer),
    routes: ['GET /a/b', 'GET /a/:id', 'GET /a/*rest'],
  },
  {
    title: 'paths in another case',
    draw: r => r.get('a', answer).get('A', answer),
    routes: ['GET /a', 'GET /A'],
  },
  {
    title: 'the same name in different namespaces',
    draw: r => r.namespace('a', r => r.get('x', answer)).namespace('b', r => r.get('x', answer)),
    routes: ['GET /a/x', 'GET /b/x'],
  },
  {
    title: 'the same resource with different actions',
    draw: r => r.resources('places', { only: ['index'] }).resources('places', { only: ['show'] }),
    routes: ['GET /places', 'GET /places/:id'],
  },
  {
    title: 'a resource without standard actions, which needs no controller',
    draw: r => r.resources('ghosts', { only: [] }, r => r.get('seen', answer)),
    routes: ['GET /ghosts/:id/seen'],
  },
  {
    title: 'an empty scope',
    draw: r =>
      r
        .namespace('empty', r => r)
        .scope('empty', r => r)
        .scope(r => r),
    routes: [],
  },
  {
    title: 'a whole surrogate pair',
    draw: r => r.get('\u{1f682}', answer),
    routes: ['GET /\u{1f682}'],
  },
  {
    title: 'names of any alphabet, with dashes and digits',
    draw: r => r.namespace('v1', r => r.scope('über-uns', r => r.get('24h/:größe', answer))),
    routes: ['GET /v1/über-uns/24h/:größe'],
  },
  {
    title: 'a parameter with a digit that is not its first character',
    draw: r => r.get('a/:id2', answer),
    routes: ['GET /a/:id2'],
  },
  {
    title: 'a bare verb with a leading slash',
    draw: r => r.resources('places', { only: [] }, r => r.collection(r => r.get('/search'))),
    routes: ['GET /places/search'],
  },
  {
    title: 'the same letters in different segments',
    draw: r => r.get('a/b', answer).get('ab', answer),
    routes: ['GET /a/b', 'GET /ab'],
  },
  {
    title: 'a middleware whose text contains the word class',
    draw: r => r.get('a', () => 'a class'),
    routes: ['GET /a'],
  },
  {
    title: 'parameters with the names of inherited members',
    draw: r => r.get(':constructor/:toString', answer),
    routes: ['GET /:constructor/:toString'],
  },
]

const COLLECTION = 'collection must be called directly in the callback of resources or resource'
const MEMBER = 'there is no member: a verb called directly in the callback of resources already is a member route'

export const refusedPlaces: readonly RefusedCase[] = [
  {
    title: 'redirects in a circle',
    draw: r => r.redirect('a', '/b').redirect('b', '/a'),
    message: 'the redirect from /a leads in a circle: /a -> /b -> /a',
    printed: false,
  },
  { title: 'collection at the top', draw: r => r.collection(r => r), message: COLLECTION },
  { title: 'collection in a namespace', draw: r => r.namespace('v1', r => r.collection(r => r)), message: COLLECTION },
  { title: 'collection in a scope', draw: r => r.scope('v1', r => r.collection(r => r)), message: COLLECTION },
  {
    title: 'collection in a namespace in resources',
    draw: r => r.resources('places', r => r.namespace('v1', r => r.collection(r => r))),
    message: COLLECTION,
  },
  {
    title: 'collection in a scope in resources',
    draw: r => r.resources('places', r => r.scope('v1', r => r.collection(r => r))),
    message: COLLECTION,
  },
  {
    title: 'collection in a collection',
    draw: r => r.resources('places', r => r.collection(r => r.collection(r => r))),
    message: COLLECTION,
  },
  { title: 'member at the top', draw: r => r.member(r => r), message: MEMBER },
  { title: 'member in resources', draw: r => r.resources('places', r => r.member(r => r)), message: MEMBER },
  { title: 'member in a namespace', draw: r => r.namespace('v1', r => r.member(r => r)), message: MEMBER },
]

const RETURN = 'the callback must return one chain of calls that starts with its parameter'

/** The declarations that take a callback, as error messages name them. */
const callers: readonly { readonly call: string; readonly draw: (callback: Anything) => LooseDraw }[] = [
  { call: "resources('places')", draw: callback => r => r.resources('places', {}, callback) },
  { call: "resource('user')", draw: callback => r => r.resource('user', {}, callback) },
  { call: "namespace('v1')", draw: callback => r => r.namespace('v1', callback) },
  { call: "scope('v1')", draw: callback => r => r.scope('v1', callback) },
  { call: 'scope', draw: callback => r => r.scope(callback) },
  { call: 'collection', draw: callback => r => r.resources('places', r => r.collection(callback)) },
  { call: 'draw', draw: callback => r => r.draw(callback) },
]

export const refusedCallbacks: readonly RefusedCase[] = [
  ...callers.flatMap(({ call, draw }) =>
    [
      { title: 'nothing is returned', draw: draw(() => {}) },
      { title: 'a promise is returned', draw: draw(async (r: LooseScope) => r) },
      { title: 'a list is returned', draw: draw((r: LooseScope) => [r]) },
      { title: 'a method is returned', draw: draw((r: LooseScope) => r.get) },
      {
        title: 'the outer chain is returned',
        draw: (outer: LooseScope) => draw(() => outer)(outer),
        seen: call !== 'scope', // the scope of a group has the type of the one around it
      },
      {
        title: "another callback's chain is returned",
        draw: (r: LooseScope) => {
          let other: unknown
          const rest = r.namespace('other', r => {
            other = r
            return r
          })
          return draw(() => other)(rest)
        },
      },
    ].map(({ title, draw, seen = true }) => ({
      title,
      draw,
      message: `${call}: ${RETURN}`,
      printed: call === 'draw' ? UNTYPED_PART : seen ? undefined : (false as const),
    })),
  ),
  ...callers.flatMap(({ call, draw }) =>
    (call === 'scope' ? [5, {}] : ['text', 5, {}]).map(callback => ({
      title: `${callback} as the callback`,
      draw: draw(callback),
      message: `${call}: the ${call === 'draw' ? 'part must be a function that takes a scope' : 'callback must be a function'}`,
    })),
  ),
  {
    title: 'a namespace without a callback',
    draw: r => r.namespace('v1'),
    message: "namespace('v1'): the callback must be a function",
  },
  {
    title: 'a scope without a callback',
    draw: r => r.scope('v1'),
    message: "scope('v1'): the callback must be a function",
  },
  { title: 'the callback of defineRoutes returns nothing', draw: () => {}, message: `defineRoutes: ${RETURN}` },
  { title: 'the callback of defineRoutes returns a promise', draw: async r => r, message: `defineRoutes: ${RETURN}` },
  {
    title: 'the callback of defineRoutes returns the chain of a nested callback',
    draw: r => {
      let inner: unknown
      r.namespace('v1', r => {
        inner = r
        return r
      })
      return inner
    },
    message: `defineRoutes: ${RETURN}`,
  },
]
