import type { CallName } from '../../src/scope/chain/arguments.js'
import type { FOREIGN_METHODS } from '../../src/scope/options/foreign-words.js'
import { noOption, noOptions, OPTIONS } from '../support/lists.js'
import { shallowTables } from './shallow-tables.js'

/** What the declarations may be given where the types are bypassed, in JavaScript or by a cast. */
export type Anything = LooseDraw | {} | null | undefined
export type LooseDraw = (r: LooseScope) => unknown
/** A scope whose methods accept anything. */
export type LooseScope = {
  readonly [Method in CallName | keyof typeof FOREIGN_METHODS]: (...given: Anything[]) => LooseScope
}

/** A table that must be refused, and the error message. */
export interface RefusedCase {
  /** What is wrong, where the message does not say it. */
  readonly title?: string
  /** The map of controllers; by default `controllers`. */
  readonly registry?: unknown
  readonly draw: LooseDraw
  readonly message: string
  /** A part of what the compiler prints where it has words of its own, or `false` where it sees no mistake. */
  readonly printed?: string | false | undefined
}

const refused = (
  message: string,
  draw: LooseDraw,
  more: Pick<RefusedCase, 'title' | 'registry' | 'printed'> = {},
): RefusedCase => ({ message, draw, ...more })

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
const refusedContract = (title: string, contract: unknown, message: string): RefusedCase =>
  refused(message, r => r, {
    title: title,
    registry: {
      Places: class {
        static readonly contract = contract
        index() {}
      },
    },
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
      [
        'a type that is no media type',
        { type: ['image/png', 'png'] },
        "must be a media type, as in 'text/csv', or a list of them",
        'type',
      ],
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
  refused(
    "get('stocks'): the controller is written like the one of 'Sales', for which the compiler may take it: register it under a path of its own",
    r => r.get('stocks', reports('stocks'), 'index'),
    { title: 'a verb: a class from a function that also made a registered one', registry: { Sales: reports('sales') } },
  ),
  refused("resources('ghosts') needs the controller 'Ghosts', which is not registered", r => r.resources('ghosts')),
  refused("resource('user') needs the controller 'Users', which is not registered", r => r.resource('user'), {
    title: 'resource: a plural without a registered controller',
    registry: { Ping: PingController },
  }),
  refused("resource('dog') needs the controller 'Hounds', which is not registered", r =>
    r.resource('dog', { plural: 'hounds' }),
  ),
  refused("namespace('v1') needs controllers below 'V1', and none is registered", r =>
    r.namespace('v1', r => r.resources('places')),
  ),
  refused("resources('user-settings') needs the controller 'Users/UserSettings', which is not registered", r =>
    r.resources('users', r => r.resources('user-settings')),
  ),
  refused("resources('rooms') needs the controller 'Users/Rooms', which is not registered", r =>
    r.resources('users', r => r.collection(r => r.scope('all', r => r.resources('rooms')))),
  ),
  refused(
    "resources('places') needs the controller 'Places', which is not registered: did you mean 'places'?",
    r => r.resources('places'),
    { title: 'a controller path in lower case', registry: { places: PlacesController } },
  ),
  refused("get('search') needs the controller 'Ghosts', which is not registered", r =>
    r.resources('ghosts', { only: [] }, r => r.get('search')),
  ),
  refused(
    "namespace('odl') needs controllers below 'Admin/Odl', and none is registered: did you mean 'Admin/Old'?",
    r => r.namespace('admin', r => r.namespace('odl', r => r.resources('places'))),
    {
      title: 'a namespace whose name is like that of another',
      registry: { 'Admin/Places': PlacesController, 'Admin/Old/Places': PlacesController },
    },
  ),
  refused(
    "the redirect from /old leads nowhere: no route has the target 'Places#shown': did you mean 'Places#show'?",
    r => r.get('at', 'Places#show').redirect('old', 'Places#shown'),
    {
      title: 'a redirect to an action that has no route, and is like one that has',
      registry: {
        Places: class {
          show() {}
          shown() {}
        },
      },
    },
  ),
  refused("namespace('v1') needs controllers below 'V1', and none is registered", r =>
    r.namespace('v1', r => r.get('status')),
  ),
  refused("post('ping'): nothing provides a controller here: write post('ping', Controller, 'action')", r =>
    r.scope('v1', r => r.post('ping')),
  ),
  refused(
    "get('search/:term'): this path needs an explicit controller and action: get('search/:term', Controller, 'action')",
    r => r.resources('places', r => r.get('search/:term')),
  ),
  refused("get('/'): this path needs an explicit controller and action: get('/', Controller, 'action')", r =>
    r.resources('places', { only: [] }, r => r.get('/')),
  ),
  ...[{}, 'Ping', null, undefined].map(controller =>
    refused("get('ping'): the controller must be a class", r => r.get('ping', controller, 'ping')),
  ),
  ...[() => {}, async () => {}].map(middleware =>
    refused("get('ping'): the target must be a controller path and an action, as in 'Places#show'", r =>
      r.get('ping', middleware, 'ping'),
    ),
  ),
  ...[{}, 5, null, () => {}].map(controller =>
    refused("resources('places'): the controller must be a class or a controller path", r =>
      r.resources('places', { controller }),
    ),
  ),
  ...['toString', '__proto__'].map(controller =>
    refused(`resources('places'): the controller '${controller}' is not registered`, r =>
      r.resources('places', { controller }),
    ),
  ),
  refused("get('twice'): the controller is registered under several controller paths, so its target is ambiguous", r =>
    r.get('twice', TwiceController, 'show'),
  ),
  refused(
    "resources('twices'): the controller is registered under several controller paths, so its target is ambiguous",
    r => r.resources('twices', { only: ['show'], controller: TwiceController }),
  ),
  ...[null, undefined, 5, {}].map(middleware =>
    refused("get('ping'): the middleware must be a function", r => r.get('ping', middleware)),
  ),
  ...['text', '', '#', '#ping', 'Ping#'].map(target =>
    refused("get('ping'): the target must be a controller path and an action, as in 'Places#show'", r =>
      r.get('ping', target),
    ),
  ),
  ...['toString', '__proto__'].map(path =>
    refused(`get('ping') needs the controller '${path}', which is not registered`, r => r.get('ping', `${path}#ping`)),
  ),
  ...['text', null, 5, true].map(use => refused(`resources('places'): ${USE}`, r => r.resources('places', { use }))),
  ...[new Map(), new Date()].map(use =>
    refused(`resources('places'): ${USE}`, r => r.resources('places', { use }), {
      printed: "in 'use' is not one of index, create, show, update, destroy",
    }),
  ),
  ...[['text'], [undefined], [[answer]], { show: null }, { show: undefined }, { show: [{}] }].map(use =>
    refused("resources('places'): the middleware must be a function", r => r.resources('places', { use })),
  ),
  ...[function* () {}, async function* () {}].map(generator =>
    refused(
      "resources('places'): the middleware must be a function or an async function, not a generator function",
      r => r.resources('places', { use: { show: generator } }),
      { printed: false },
    ),
  ),
  refused("resource('user'): 'toString' in 'use' is not one of show, create, update, destroy", r =>
    r.resource('user', { use: { toString: answer } }),
  ),
  ...['text', null, undefined, {}].map(middleware =>
    refused('use: it takes one middleware at a time, a function', r => r.use(middleware)),
  ),
]

export const refusedActions: readonly RefusedCase[] = [
  refused(
    "get('pong') needs public methods on 'Ping': pong (missing: did you mean 'ping'?)",
    r => r.get('pong', PingController, 'pong'),
    { printed: "get('pong') needs public methods on 'Ping': pong (missing)" },
  ),
  refused("get('start') needs public methods on 'Ping': start (static)", r => r.get('start', PingController, 'start')),
  refused("get('start') needs public methods on 'Pong': start (static)", r => r.get('start', PongController, 'start')),
  refused("get('hidden') needs public methods on 'Mentions': hidden (missing)", r =>
    r.get('hidden', MentionsController, 'hidden'),
  ),
  ...['commented', 'quoted', 'said'].map(action =>
    refused(`get('it') needs public methods on 'Mentions': ${action} (missing)`, r =>
      r.get('it', MentionsController, action),
    ),
  ),
  refused(
    "resources('streams') needs public methods on 'Streams': create, show (generator), destroy (missing)",
    r => r.resources('streams'),
    {
      title: 'generators, of the class and inherited, with a missing action',
      registry: { Streams: StreamsController },
    },
  ),
  refused("resources('halves') needs public methods on 'Halves': create (static), update, destroy (missing)", r =>
    r.resources('halves'),
  ),
  refused("resources('halves') needs public methods on 'Halves': create (static), destroy (missing)", r =>
    r.resources('halves', { only: ['destroy', 'show', 'create'] }),
  ),
  refused("resource('half') needs public methods on 'Halves': create (static), update, destroy (missing)", r =>
    r.resource('half', { plural: 'halves' }),
  ),
  refused("resources('places') needs public methods on 'Ping': index, show (missing)", r =>
    r.resources('places', { only: ['index', 'show'], controller: PingController }),
  ),
  refused("resource('user') needs public methods on 'Ping': show (missing)", r =>
    r.resource('user', { only: ['show'], controller: PingController }),
  ),
  refused("get('guests') needs public methods on its controller: index (missing)", r =>
    r.get('guests', GuestsController, 'index'),
  ),
  refused("get('named') needs public methods on 'Custom/Named': index (missing)", r =>
    r.get('named', NamedController, 'index'),
  ),
  ...[PingController, MentionsController].flatMap(controller =>
    ['constructor', '__proto__', 'toString', 'toLocaleString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf'].map(
      action =>
        refused(
          `get('it') needs public methods on '${controller.name.replace('Controller', '')}': ${action} (missing)`,
          r => r.get('it', controller, action),
        ),
    ),
  ),
  ...['name', 'length', 'call', 'apply'].map(action =>
    refused(`get('it') needs public methods on its controller: ${action} (missing)`, r =>
      r.get('it', GuestsController, action),
    ),
  ),
  ...[undefined, null, 5, Symbol('ping'), ['ping'], () => {}].map(action =>
    refused("get('ping'): the action must be a string", r => r.get('ping', PingController, action)),
  ),
]

const PLURAL = 'index, create, show, update, destroy'
const SINGULAR = 'show, create, update, destroy'

export const refusedOptions: readonly RefusedCase[] = [
  ...['singular', 'param', 'toString'].map(option =>
    refused(`resource('user'): ${noOption('resource', option)}`, r => r.resource('user', { [option]: 'word' })),
  ),
  ...['only', 5, true].map(options =>
    refused(`resources('places'): ${noOptions('resources')}`, r => r.resources('places', options)),
  ),
  ...['only', 'except'].flatMap(option => [
    ...['list', 'news', 'Index', '', 'toString', '__proto__', null, undefined].map(action =>
      refused(
        `resources('places'): '${action}' is not one of the actions ${PLURAL}${action === 'Index' ? ": did you mean 'index'?" : ''}`,
        r => r.resources('places', { [option]: ['index', action] }),
      ),
    ),
    ...['new', 'edit'].flatMap(action =>
      (['resources', 'resource'] as const).map(method => {
        const call = action === 'new' && method === 'resources' ? "collection(r => r.get('new'))" : `get('${action}')`
        const advice = option === 'only' ? `leave it out, or write r.${call} in the callback` : 'leave it out'
        return refused(`${method}('places'): there is no standard action '${action}': ${advice}`, r =>
          r[method]('places', { [option]: ['show', action] }),
        )
      }),
    ),
    refused(`resource('user'): 'index' is not one of the actions ${SINGULAR}`, r =>
      r.resource('user', { [option]: ['index'] }),
    ),
    ...[null, { 0: 'show' }, new Set(['show'])].map(list =>
      refused(`resources('places'): '${option}' must be an array of the actions ${PLURAL}`, r =>
        r.resources('places', { [option]: list }),
      ),
    ),
  ]),
  ...['', '1st', 'a b', 'id?', 5, null].map(param =>
    refused("resources('places'): 'param' must be an identifier, written as a string literal", r =>
      r.resources('places', { param }),
    ),
  ),
  ...[null, 5, {}, { params: null }, { params: 5 }].map(options =>
    refused(
      `scope(':id'): ${
        typeof options === 'object' && options !== null
          ? "the option 'params' must be an object with the kinds of parameters"
          : noOptions('scope')
      }`,
      r => r.scope(':id', options, (r: LooseScope) => r),
    ),
  ),
  refused("scope(':id'): there is no option 'id': write { params: { id: 'integer' } }", r =>
    r.scope(':id', { params: {}, id: 'uuid' }, (r: LooseScope) => r),
  ),
  ...['', 'UUID', 'number', 'toString', 5, null].map(id =>
    refused(
      `resources('places'): 'id' must be 'uuid', 'bigint' or 'integer', written as a string literal${id === 'UUID' ? ": did you mean 'uuid'?" : ''}`,
      r => r.resources('places', { id }),
    ),
  ),
  refused("get(':id'): there is no option 'id': write { params: { id: 'integer' } }", r =>
    r.get(':id', { params: {}, id: 'uuid' }, () => {}),
  ),
  refused(`post('login'): ${noOptions('verb')}`, r => r.post('login', new Map(), () => {}), {
    printed: `'RefusedOptions<VerbPlace<"post", `,
  }),
  refused("post('login'): the option 'params' must be an object with the kinds of parameters", r =>
    r.post('login', {}, () => {}),
  ),
  refused("post('login'): a schema belongs in an object directly after the path, as in { body: schema }", r =>
    r.post('login', schema, () => {}),
  ),
  ...(['query', 'headers', 'body'] as const).flatMap(part =>
    [5, null, undefined, {}, { '~standard': {} }].map(value =>
      refused(`post('login'): '${part}' in the contract ${MUST_BE_A_SCHEMA}`, r =>
        r.post('login', { [part]: value }, () => {}),
      ),
    ),
  ),
  refused(`get('search'): 'query' in the contract ${NO_TEXT}`, r => r.get('search', { query: numbers }, () => {}), {
    printed: false,
  }),
  refused(
    "get('search'): 'query' in the contract takes a value of type array, but the part is an object of texts",
    r => r.get('search', { query: listed }, () => {}),
    { printed: false },
  ),
  refused(`post('login'): 'body' in the contract ${NO_JSON}`, r => r.post('login', { body: dates }, () => {}), {
    printed: false,
  }),
  refused(
    "post('login'): 'returns' in the contract must be a Standard Schema, or an object with one for each status",
    r => r.post('login', { returns: { 200: 5 } }, () => {}),
  ),
  ...[5, 'uuid', null].map(params =>
    refused("get(':id'): the option 'params' must be an object with the kinds of parameters", r =>
      r.get(':id', { params }, () => {}),
    ),
  ),
  refused("get(':id'): the options come directly after the path, before the middlewares", r =>
    r.get(
      ':id',
      () => {},
      { params: { id: 'uuid' } },
      () => {},
    ),
  ),
  refused("get(':id'): the middleware must be a function", r => r.get(':id', { params: { id: 'uuid' } })),
  ...['PUT', 'post', true, 5, null, ['put']].map(update =>
    refused(
      `resource('user'): 'update' must be 'put' or 'patch', written as a string literal${update === 'PUT' ? ": did you mean 'put'?" : ''}`,
      r => r.resource('user', { update }),
    ),
  ),
  ...[false, 'true', 1, null].map(shallow =>
    refused("resources('places'): 'shallow' must be true, or left out", r => r.resources('places', { shallow })),
  ),
  ...['', 'a/b', 'a b', ':place', 5, null].flatMap(word => [
    refused("resources('places'): 'singular' must be one path segment, written as a string literal", r =>
      r.resources('places', { singular: word }),
    ),
    refused("resource('user'): 'plural' must be one path segment, written as a string literal", r =>
      r.resource('user', { plural: word }),
    ),
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
    refused(`resources('${name}'): ${NAME}`, r => r.resources(name)),
    refused(`resource('${name}'): ${NAME}`, r => r.resource(name)),
    refused(`namespace('${name}'): ${NAME}`, r => r.namespace(name, r => r)),
  ]),
  ...['/users', 'users/', '//users//'].flatMap(name =>
    (['resources', 'resource'] as const).map(kind =>
      refused(`${kind}('${name}'): the name must be one path segment, without slashes: write 'users'`, r =>
        r[kind](name),
      ),
    ),
  ),
  ...['admin/users', '/admin/users/'].flatMap(name => [
    ...(['resources', 'resource'] as const).map(kind =>
      refused(
        `${kind}('${name}'): the name must be one path segment: write namespace('admin', r => r.${kind}('users'))`,
        r => r[kind](name),
      ),
    ),
    refused(
      `namespace('${name}'): the name must be one path segment: write namespace('admin', r => r.namespace('users', …))`,
      r => r.namespace(name, r => r),
    ),
  ]),
  ...[undefined, null, 5, {}].flatMap(name => [
    refused('resources: the name must be a string', r => r.resources(name), {
      printed: 'resources: the name must be one string literal, so that the compiler can read it',
    }),
    refused('namespace: the name must be a string', r => r.namespace(name, r => r), {
      printed: 'namespace: the name must be one string literal, so that the compiler can read it',
    }),
  ]),
]

const EMPTY = 'has an empty segment'
const DOTS = "has a '.' or '..' segment, which clients resolve before they send it"
const CHARACTER = 'has a character that no path can have: ? # % ^ | \\ { } < > [ ] or white space'
const PARAMETER = "is not a parameter: a parameter must be ':' followed by an identifier"
const COLON = 'does not begin a parameter: write two backslashes before a literal colon'
const SEVERAL = 'has more than one parameter (a literal colon has two backslashes before it)'
const AFFIX = 'has a character that a segment with a parameter cannot contain: ( ) + *'
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
  ...[
    'a?',
    'a?b=:c',
    'a#b',
    'a%20b',
    'a\\b',
    '{id}',
    'a b',
    ' a',
    'a\tb',
    '[id]',
    '<int:id>',
    ':id[0-9]',
    'a|b',
    '^a',
    ':a|b',
    '^:id',
  ].map(path => ({
    path,
    problem: `the path '${path}' ${CHARACTER}`,
  })),
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
  ...['a(:id)', ':id)', 'x*:id', 'a+:id'].map(path => ({
    path,
    problem: `'${path}' ${AFFIX}`,
  })),
  { path: 'places/:place-id/rooms', problem: `':place-id' ${PARAMETER}` },
  ...['a*', 'place-*id', '.*'].map(path => ({ path, problem: `'${path}' ${MIXED}` })),
  ...['*', '*1', '*rest*', '**', '(.*)', 'a(.*)', ':id(.*)', ':id*', ':id+', '(.+)', 'a(.+)', '.+', ':id(.+)'].map(
    path => ({
      path,
      problem: `'${path}' ${WILDCARD}`,
    }),
  ),
  ...['(a)', 'a(b', 'a)', 'a(b)(c)', 'a(b(c))', '(a)+', 'a(b)+', ')a('].map(path => ({
    path,
    problem: `'${path}' has a group of a pattern: write a call for each path, or a wildcard such as '*path'`,
  })),
  {
    path: 'places(/new)',
    problem: `'places(' has a group of a pattern: write a call for each path, or a wildcard such as '*path'`,
  },
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
      refused(`get('${text}'): the path ${shown} ${SURROGATE}`, r => r.get(text, answer)),
      refused(`scope('${text}'): the path ${shown} ${SURROGATE}`, r => r.scope(text, r => r)),
      refused(`get(':${text}'): the path ${JSON.stringify(`:${text}`)} ${SURROGATE}`, r => r.get(`:${text}`, answer)),
      refused(`resources('${text}'): the name ${shown} ${SURROGATE}`, r => r.resources(text)),
      refused(`namespace('${text}'): the name ${shown} ${SURROGATE}`, r => r.namespace(text, r => r)),
      refused("resources('places'): 'param' must be an identifier, written as a string literal", r =>
        r.resources('places', { param: text }),
      ),
      refused("resources('places'): 'singular' must be one path segment, written as a string literal", r =>
        r.resources('places', { singular: text }),
      ),
    ]
  }),
]

export const refusedPaths: readonly RefusedCase[] = [
  ...badPaths.flatMap(({ path, problem }) => [
    refused(`${typeof path === 'string' ? `get('${path}')` : 'get'}: ${problem}`, r => r.get(path, answer)),
    refused(
      `${typeof path === 'string' ? `scope('${path}')` : 'scope'}: ${
        problem === LITERAL
          ? "the path must be one literal; for a module write namespace('admin', { path: '' }, …)"
          : problem
      }`,
      r => r.scope(path, r => r),
    ),
  ]),
  ...['/', '*rest', 'files/*rest'].map(path =>
    refused(`scope('${path}'): the path '${path}' cannot contain nested routes`, r => r.scope(path, r => r)),
  ),
  refused(
    "resources('parts'): a parameter of /3d-models/:3dModelId/parts/:id begins with a digit: set 'singular' of the outer resource",
    r => r.resources('3d-models', { only: [] }, r => r.resources('parts', { only: ['show'] })),
    { title: 'an outer resource whose singular begins with a digit', registry: { '3dModels/Parts': RoomsController } },
  ),
  refused("get('pages/:locale'): the path /:locale/pages/:locale has the parameter 'locale' twice", r =>
    r.scope(':locale', r => r.get('pages/:locale', answer)),
  ),
  refused("get('notes/:id'): the path /places/:id/notes/:id has the parameter 'id' twice", r =>
    r.resources('places', r => r.get('notes/:id', answer)),
  ),
  refused("scope('more/:id'): the path /:id/more/:id has the parameter 'id' twice", r =>
    r.scope(':id', r => r.scope('more/:id', r => r)),
  ),
  refused("resources('places'): the path /of/:id/places/:id has the parameter 'id' twice", r =>
    r.scope('of/:id', r => r.resources('places')),
  ),
  refused(
    "resources('rooms'): the path /places/:placeId/rooms/:placeId has the parameter 'placeId' twice",
    r => r.resources('places', { only: [] }, r => r.resources('rooms', { param: 'placeId' })),
    { title: 'a param with the name of the id of the outer resource', registry: { 'Places/Rooms': RoomsController } },
  ),
]

/** What the compiler says first of a part that is written without its type. */
const UNTYPED_PART = "draw: the part's parameter must have the type ScopeAt<typeof controllers, …>"

const duplicate = (call: string, route: string, draw: LooseDraw, printed?: string): RefusedCase =>
  refused(`${call} duplicates an existing route: ${route}`, draw, { printed })

/** A resource with routes that exist already, which the compiler does not list. */
const duplicates = (call: string, actions: string, routes: string, draw: LooseDraw): RefusedCase => {
  const printed = `${call} duplicates existing routes with these actions: ${actions}`
  return refused(`${printed} (${routes})`, draw, { printed })
}

export const refusedDuplicates: readonly RefusedCase[] = [
  duplicate("get('a')", 'GET /a', r => r.get('a', answer).get('a', answer)),
  duplicate("post('/a')", 'POST /a', r => r.post('a', answer).post('/a', answer)),
  duplicate("get('a/:slug')", 'GET /a/:id', r => r.get('a/:id', answer).get('a/:slug', answer)),
  duplicate("get('a/*path')", 'GET /a/*rest', r => r.get('a/*rest', answer).get('a/*path', answer)),
  duplicate("get('/')", 'GET /', r => r.get('/', answer).get('/', answer)),
  duplicate("all('a')", 'ALL /a', r => r.all('a', answer).all('a', answer)),
  duplicate("get('a')", 'GET /a', r => r.get('a', answer).use(next).get('a', answer)),
  duplicate("get('ping')", 'GET /ping', r => r.get('ping', PingController, 'ping').get('ping', answer)),
  duplicates(
    "resources('places')",
    'index, create, show, update, destroy',
    'GET /places, POST /places, GET /places/:id, PUT /places/:id, PATCH /places/:id, DELETE /places/:id',
    r => r.resources('places').resources('places'),
  ),
  duplicates("resources('places')", 'index, show', 'GET /places, GET /places/:id', r =>
    r.resources('places', { only: ['show', 'index'] }).resources('places', { except: ['create'] }),
  ),
  duplicates("resource('user')", 'update', 'PUT /user, PATCH /user', r =>
    r.resource('user').resource('user', { only: ['update'] }),
  ),
  duplicate("resources('places')", 'GET /places/:slug', r =>
    r.resources('places', { param: 'slug' }).resources('places', { only: ['show'] }),
  ),
  duplicates("resources('places')", 'index, update', 'GET /places, PATCH /places/:slug', r =>
    r.get('places', answer).patch('places/:slug', answer).resources('places'),
  ),
  duplicate("delete('places/:slug')", 'DELETE /places/:id', r => r.resources('places').delete('places/:slug', answer)),
  duplicate("put('/')", 'PUT /places/:id', r => r.resources('places', r => r.put('/', answer))),
  duplicate("post('/')", 'POST /places', r => r.resources('places', r => r.collection(r => r.post('/', answer)))),
  duplicate("get('search')", 'GET /places/search', r =>
    r.resources('places', r => r.collection(r => r.get('search')).collection(r => r.get('search'))),
  ),
  duplicate("get('/')", 'GET /user', r => r.resource('user', r => r.get('/', answer))),
  duplicate("get('places/search')", 'GET /places/search', r =>
    r.resources('places', r => r.collection(r => r.get('search'))).get('places/search', answer),
  ),
  duplicate("namespace('v1')", 'GET /v1/a', r =>
    r.namespace('v1', r => r.get('a', answer)).namespace('v1', r => r.get('b', answer).get('a', answer)),
  ),
  duplicate("namespace('v1')", 'GET /v1/a', r => r.get('v1/a', answer).namespace('v1', r => r.get('a', answer))),
  duplicate("get('v1/a')", 'GET /v1/a', r => r.namespace('v1', r => r.get('a', answer)).get('v1/a', answer)),
  duplicate("scope('places/:slug')", 'GET /places/:id', r =>
    r.resources('places').scope('places/:slug', r => r.get('/', answer)),
  ),
  duplicate("namespace('a')", 'GET /a/b/c', r =>
    r.get('a/b/c', answer).namespace('a', r => r.scope('b', r => r.get('c', answer))),
  ),
  duplicate("resources('places')", 'GET /places/:id/notes', r =>
    r.get('places/:id/notes', answer).resources('places', r => r.get('notes', answer)),
  ),
  duplicate("resources('places')", 'GET /places/:id/show', r =>
    r.get('places/:id/show', answer).resources('places', { only: ['show'] }, r => r.get('show')),
  ),
  duplicate('scope', 'GET /v1/a', r =>
    r.namespace('v1', r => r.get('a', answer).scope((r: LooseScope) => r.get('a', answer))),
  ),
  duplicate('draw', 'GET /a', r => r.get('a', answer).draw((r: LooseScope) => r.get('a', answer)), UNTYPED_PART),
  duplicate(
    'draw',
    'GET /v1/a',
    r => {
      const part = (r: LooseScope) => r.get('a', answer)
      return r.namespace('v1', r => r.draw(part).draw(part))
    },
    UNTYPED_PART,
  ),
  duplicates("resources('places')", 'index, show', 'GET /places, GET /places/:x', r =>
    r
      .get('places', answer)
      .get('places/:x', answer)
      .get('places/:x/notes', answer)
      .resources('places', { only: ['index', 'show'] }, r => r.get('notes', answer)),
  ),
  refused(
    'draw duplicates existing routes below /v1 (GET /v1/places, POST /v1/places, GET /v1/places/:id, PUT /v1/places/:id, PATCH /v1/places/:id, DELETE /v1/places/:id, and 1 more)',
    r => {
      const part = (r: LooseScope) => r.resources('places').get('places/:id/notes', answer)
      return r.namespace('v1', r => r.scope((r: LooseScope) => r.draw(part)).draw(part))
    },
    {
      title: 'a part with seven routes twice, in a namespace',
      registry: { 'V1/Places': PlacesController },
      printed: UNTYPED_PART,
    },
  ),
  // The members of shallow resources have the path of those around the collection, if the name is the same.
  ...(
    [
      [{ shallow: true }, {}],
      [{}, { shallow: true }],
      [{ shallow: true }, { shallow: true }],
    ] as const
  ).flatMap(([outer, inner]) => [
    duplicates(
      "resources('places')",
      'show, update, destroy',
      'GET /places/:id, PUT /places/:id, PATCH /places/:id, DELETE /places/:id',
      r =>
        r.resources('places', outer, r => r.collection(r => r.resources('places', { ...inner, controller: 'Places' }))),
    ),
    duplicate(
      "resources('places')",
      'GET /places/:id/search',
      r =>
        r.resources('places', { ...outer, only: [] }, r =>
          r
            .get('search')
            .collection(r => r.resources('places', { ...inner, controller: 'Places', only: [] }, r => r.get('search'))),
        ),
      "resources('places') duplicates existing routes below /",
    ),
  ]),
  ...shallowTables.flatMap(({ draw, routes }) =>
    routes.map(route => {
      const [method = '', path = ''] = route.split(' /')
      const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete' // the methods of these tables
      return duplicate(`${verb}('${path}')`, route, r => (draw(r) as LooseScope)[verb](path, answer)) // they return a scope
    }),
  ),
  duplicate("get('a')", 'GET /v1/of/:id/a', r =>
    r.namespace('v1', r => r.scope('of/:id', r => r.get('a', answer).get('a', answer))),
  ),
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

export const refusedPlaces: readonly RefusedCase[] = [
  refused('the redirect from /a leads in a circle: /a -> /b -> /a', r => r.redirect('a', '/b').redirect('b', '/a'), {
    printed: false,
  }),
  refused(COLLECTION, r => r.namespace('v1', r => r.collection(r => r))),
  refused(COLLECTION, r => r.scope('v1', r => r.collection(r => r))),
  refused(COLLECTION, r => r.resources('places', r => r.scope('v1', r => r.collection(r => r)))),
  refused(COLLECTION, r => r.resources('places', r => r.collection(r => r.collection(r => r)))),
]

/** A call of a method that only another router has. TypeScript has an error of its own for it. */
const foreign = (method: keyof typeof FOREIGN_METHODS, instead: string): RefusedCase =>
  refused(`there is no ${method}: write ${instead}`, r => r.get('a', answer)[method]('b', answer).get('c', answer), {
    printed: `Property '${method}' does not exist on type 'Scope<TopFrame, `,
  })

const EACH_METHOD = 'one call for each method, as in get(path, …).post(path, …)'
const PART = 'a function that takes a scope, and draw(part)'

export const refusedMethods: readonly RefusedCase[] = [
  foreign('root', "get('/', …)"),
  foreign('match', EACH_METHOD),
  foreign('member', 'the verbs directly in the callback of resources'),
  foreign('concern', PART),
  foreign('concerns', PART),
  foreign('shallow', 'resources(name, { shallow: true }, r => …)'),
  foreign('new', "collection(r => r.scope('new', r => …))"),
  foreign('del', 'delete(path, …)'),
  foreign('prefix', 'scope(path, r => …) around the routes'),
  foreign('register', EACH_METHOD),
  foreign('route', EACH_METHOD),
  foreign('param', 'castParam(ctx, name, kind) in the action'),
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
  refused("namespace('v1'): the callback must be a function", r => r.namespace('v1')),
  refused("scope('v1'): the callback must be a function", r => r.scope('v1')),
  refused(`defineRoutes: ${RETURN}`, () => {}),
  refused(`defineRoutes: ${RETURN}`, async r => r),
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

/** All refused tables, by what is wrong in them. */
export const refusedTables: Readonly<Record<string, readonly RefusedCase[]>> = {
  'a wrong map of controllers': refusedRegistries,
  'a wrong controller': refusedControllers,
  'a wrong contract': refusedContracts,
  'a wrong action': refusedActions,
  'wrong options': refusedOptions,
  'a wrong name': refusedNames,
  'a wrong path': refusedPaths,
  'half of a surrogate pair': refusedSurrogates,
  'a duplicate route': refusedDuplicates,
  'a misplaced call': refusedPlaces,
  'a method of another router': refusedMethods,
  'a wrong callback': refusedCallbacks,
}
