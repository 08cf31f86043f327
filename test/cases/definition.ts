/** What a user can hand over who dodges the types, in JavaScript or by a cast. */
export type Anything = LooseDraw | {} | null | undefined
export type LooseDraw = (r: LooseScope) => unknown
/** A scope whose methods take anything. */
export type LooseScope = { readonly [Method in LooseMethod]: (...given: Anything[]) => LooseScope }
type LooseMethod =
  | ('get' | 'post' | 'put' | 'patch' | 'delete' | 'options' | 'head' | 'all')
  | ('resources' | 'resource' | 'namespace' | 'scope' | 'collection' | 'member' | 'use' | 'draw')

/** A table that must be refused, and the sentence that says why. */
export interface RefusedCase {
  readonly because: string
  /** The map of controllers; by default `controllers`. */
  readonly registry?: unknown
  readonly draw: LooseDraw
  readonly says: string
}

/** A table that comes close to a refused one. */
export interface AcceptedCase {
  readonly because: string
  readonly draw: LooseDraw
  /** The routes as `METHOD path`. */
  readonly routes: readonly string[]
}

const answer = () => {}
const next = (_ctx: unknown, next: () => unknown) => next()

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
/** Two of the five actions, and the others in forms that are no action. */
export class HalvesController {
  #update() {}
  index() {
    this.#update()
  }
  show() {}
  static create() {}
}
/** Mentions what it has not got: in a call, in a text, in a comment, in a private name. */
export class MentionsController {
  #hidden() {}
  index(id: { toString(): string }) {
    // Nothing here defines `commented`.
    this.#hidden()
    return [id.toString(), 'quoted', 'hasOwnProperty', this.constructor, 'said in passing']
  }
}
/** Its static method is inherited. */
export class PongController extends PingController {}
/** Not registered; its name in targets is `Guests`. */
export class GuestsController {
  show() {}
}
/** Not registered; its name in targets is declared. */
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
    because: `${registry} is no map`,
    registry,
    draw: (r: LooseScope) => r,
    says: 'defineRoutes: the controllers must be a map of controller paths to classes',
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
    because: 'what is no class is no controller',
    registry: { Users: UsersController, Places: controller },
    draw: (r: LooseScope) => r,
    says: "defineRoutes: the controller 'Places' must be a class or a function that loads one",
  })),
  ...['', 'Pla ces', 'Places#index'].map(path => ({
    because: `'${path}' would break a target apart`,
    registry: { [path]: PlacesController },
    draw: (r: LooseScope) => r,
    says: `defineRoutes: the controller path '${path}' must not be empty and must not contain a space or '#'`,
  })),
]

export const refusedControllers: readonly RefusedCase[] = [
  {
    because: 'no controller is registered for resources',
    draw: r => r.resources('ghosts'),
    says: "resources('ghosts') needs the controller 'Ghosts', which is not registered",
  },
  {
    because: 'the controller of resource is the plural',
    registry: { Ping: PingController },
    draw: r => r.resource('user'),
    says: "resource('user') needs the controller 'Users', which is not registered",
  },
  {
    because: 'the controller of resource is the plural that the option says',
    draw: r => r.resource('dog', { plural: 'hounds' }),
    says: "resource('dog') needs the controller 'Hounds', which is not registered",
  },
  {
    because: 'a namespace prefixes the controller path',
    draw: r => r.namespace('v1', r => r.resources('places')),
    says: "resources('places') needs the controller 'V1/Places', which is not registered",
  },
  {
    because: 'a resource prefixes the controller path',
    draw: r => r.resources('users', r => r.resources('user-settings')),
    says: "resources('user-settings') needs the controller 'Users/UserSettings', which is not registered",
  },
  {
    because: 'scope and collection do not prefix it, and do not leave it out',
    draw: r => r.resources('users', r => r.collection(r => r.scope('all', r => r.resources('rooms')))),
    says: "resources('rooms') needs the controller 'Users/Rooms', which is not registered",
  },
  {
    because: 'controller paths are case-sensitive',
    registry: { places: PlacesController },
    draw: r => r.resources('places'),
    says: "resources('places') needs the controller 'Places', which is not registered",
  },
  {
    because: 'a verb with only a path has a resource without a controller around it',
    draw: r => r.resources('ghosts', { only: [] }, r => r.get('search')),
    says: "get('search') needs the controller 'Ghosts', which is not registered",
  },
  {
    because: 'a verb with only a path has a namespace without a controller around it',
    draw: r => r.namespace('v1', r => r.get('status')),
    says: "get('status') needs the controller 'V1', which is not registered",
  },
  {
    because: 'a verb with only a path has no group at the top',
    draw: r => r.get('ping'),
    says: "get('ping'): no resource or namespace provides a controller here, so name one: get('ping', Controller, 'action')",
  },
  {
    because: 'a verb with only a path has no group in a scope at the top',
    draw: r => r.scope('v1', r => r.post('ping')),
    says: "post('ping'): no resource or namespace provides a controller here, so name one: post('ping', Controller, 'action')",
  },
  {
    because: 'a verb with a parameter names its action',
    draw: r => r.resources('places', r => r.get('search/:term')),
    says: "get('search/:term'): this path needs an explicit controller and action: get('search/:term', Controller, 'action')",
  },
  {
    because: 'a verb with the path / names its action',
    draw: r => r.resources('places', { only: [] }, r => r.get('/')),
    says: "get('/'): this path needs an explicit controller and action: get('/', Controller, 'action')",
  },
  ...[{}, 'Ping', null, undefined, () => {}, async () => {}, function* () {}].map(controller => ({
    because: 'what is no class is no controller of a verb',
    draw: (r: LooseScope) => r.get('ping', controller, 'ping'),
    says: "get('ping'): the controller must be a class",
  })),
  ...[{}, 'Places', null, () => {}].map(controller => ({
    because: 'what is no class is no controller of a resource',
    draw: (r: LooseScope) => r.resources('places', { controller }),
    says: "resources('places'): the controller must be a class",
  })),
  {
    because: 'the target of a class registered twice is not clear, in a verb',
    draw: r => r.get('twice', TwiceController, 'show'),
    says: "get('twice'): the controller is registered under several controller paths, so its target is ambiguous",
  },
  {
    because: 'the target of a class registered twice is not clear, in an option',
    draw: r => r.resources('twices', { only: ['show'], controller: TwiceController }),
    says: "resources('twices'): the controller is registered under several controller paths, so its target is ambiguous",
  },
  ...['text', null, undefined, 5, {}].map(middleware => ({
    because: 'what is no function is no middleware of a verb',
    draw: (r: LooseScope) => r.get('ping', middleware),
    says: "get('ping'): the middleware must be a function",
  })),
  {
    because: 'a class is no middleware',
    draw: r => r.get('ping', PingController),
    says: "get('ping'): a controller needs an action: get('ping', Controller, 'action')",
  },
  ...['text', null, undefined, {}].map(middleware => ({
    because: 'what is no function cannot be used',
    draw: (r: LooseScope) => r.use(middleware),
    says: 'use: the middleware must be a function',
  })),
]

export const refusedActions: readonly RefusedCase[] = [
  {
    because: 'a verb needs its action',
    draw: r => r.get('pong', PingController, 'pong'),
    says: "get('pong') needs public methods on 'Ping': pong (missing)",
  },
  {
    because: 'a verb with only a path needs the action of that name',
    draw: r => r.resources('places', r => r.post('mark-read')),
    says: "post('mark-read') needs public methods on 'Places': markRead (missing)",
  },
  {
    because: 'a static method is no action',
    draw: r => r.get('start', PingController, 'start'),
    says: "get('start') needs public methods on 'Ping': start (static)",
  },
  {
    because: 'an inherited static method is no action',
    draw: r => r.get('start', PongController, 'start'),
    says: "get('start') needs public methods on 'Pong': start (static)",
  },
  {
    because: 'a #private method is no action',
    draw: r => r.get('hidden', MentionsController, 'hidden'),
    says: "get('hidden') needs public methods on 'Mentions': hidden (missing)",
  },
  ...['commented', 'quoted', 'said'].map(action => ({
    because: 'a word in the text of the class is no action',
    draw: (r: LooseScope) => r.get('it', MentionsController, action),
    says: `get('it') needs public methods on 'Mentions': ${action} (missing)`,
  })),
  {
    because: 'a resource needs all its actions: those that lack, in their order',
    draw: r => r.resources('halves'),
    says: "resources('halves') needs public methods on 'Halves': create (static), update (missing), destroy (missing)",
  },
  {
    because: 'the order is that of the actions, not of the option',
    draw: r => r.resources('halves', { only: ['destroy', 'show', 'create'] }),
    says: "resources('halves') needs public methods on 'Halves': create (static), destroy (missing)",
  },
  {
    because: 'a singular resource has its own order',
    draw: r => r.resource('half', { plural: 'halves' }),
    says: "resource('half') needs public methods on 'Halves': create (static), update (missing), destroy (missing)",
  },
  {
    because: 'the controller is that of the option',
    draw: r => r.resources('places', { only: ['index', 'show'], controller: PingController }),
    says: "resources('places') needs public methods on 'Ping': index (missing), show (missing)",
  },
  {
    because: 'the controller of a singular resource is that of the option, too',
    draw: r => r.resource('user', { only: ['show'], controller: PingController }),
    says: "resource('user') needs public methods on 'Ping': show (missing)",
  },
  {
    because: 'a class that is not registered has no name in the type, so it has none here',
    draw: r => r.get('guests', GuestsController, 'index'),
    says: "get('guests') needs public methods on its controller: index (missing)",
  },
  {
    because: 'a class that is not registered is named by its controllerPath',
    draw: r => r.get('named', NamedController, 'index'),
    says: "get('named') needs public methods on 'Custom/Named': index (missing)",
  },
  ...[PingController, MentionsController].flatMap(controller =>
    ['constructor', '__proto__', 'toString', 'toLocaleString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf'].map(
      action => ({
        because: 'what every object inherits is no action',
        draw: (r: LooseScope) => r.get('it', controller, action),
        says: `get('it') needs public methods on '${controller.name.replace('Controller', '')}': ${action} (missing)`,
      }),
    ),
  ),
  ...['name', 'length', 'call', 'apply'].map(action => ({
    because: 'what every function has is no action',
    draw: (r: LooseScope) => r.get('it', GuestsController, action),
    says: `get('it') needs public methods on its controller: ${action} (missing)`,
  })),
  ...[undefined, null, 5, Symbol('ping'), ['ping'], () => {}].map(action => ({
    because: 'what is no text is no action',
    draw: (r: LooseScope) => r.get('ping', PingController, action),
    says: "get('ping'): the action must be a string",
  })),
]

const PLURAL = 'index, create, show, update, destroy'
const SINGULAR = 'show, create, update, destroy'

export const refusedOptions: readonly RefusedCase[] = [
  {
    because: 'resources has no such option',
    draw: r => r.resources('places', { onyl: ['show'] }),
    says: "resources('places'): there is no option 'onyl'; the options are only, except, controller, singular, param",
  },
  {
    because: 'the plural of resources is its name',
    draw: r => r.resources('places', { plural: 'places' }),
    says: "resources('places'): there is no option 'plural'; the options are only, except, controller, singular, param",
  },
  ...['singular', 'param', 'toString'].map(option => ({
    because: 'resource has no such option',
    draw: (r: LooseScope) => r.resource('user', { [option]: 'word' }),
    says: `resource('user'): there is no option '${option}'; the options are only, except, controller, plural`,
  })),
  ...['only', 5, true].map(options => ({
    because: 'options are an object',
    draw: (r: LooseScope) => r.resources('places', options),
    says: "resources('places'): the options must be an object with only, except, controller, singular, param",
  })),
  {
    because: 'only says all that except could say',
    draw: r => r.resources('places', { only: ['show'], except: ['index'] }),
    says: "resources('places'): use either 'only' or 'except', not both",
  },
  ...['only', 'except'].flatMap(option => [
    ...['list', 'new', 'Index', '', 'toString', '__proto__', null, undefined].map(action => ({
      because: `${option} takes standard actions alone`,
      draw: (r: LooseScope) => r.resources('places', { [option]: ['index', action] }),
      says: `resources('places'): '${action}' is not one of the actions ${PLURAL}`,
    })),
    {
      because: 'a singular resource has no index',
      draw: (r: LooseScope) => r.resource('user', { [option]: ['index'] }),
      says: `resource('user'): 'index' is not one of the actions ${SINGULAR}`,
    },
    ...['show', null, { 0: 'show' }, new Set(['show'])].map(list => ({
      because: `${option} takes a list`,
      draw: (r: LooseScope) => r.resources('places', { [option]: list }),
      says: `resources('places'): '${option}' must be an array of the actions ${PLURAL}`,
    })),
  ]),
  ...['', 'place-id', '1st', 'a b', ':id', 'id?', 5, null].map(param => ({
    because: 'a parameter is an identifier',
    draw: (r: LooseScope) => r.resources('places', { param }),
    says: "resources('places'): 'param' must be an identifier, written as a string literal",
  })),
  ...['', 'a/b', 'a b', ':place', 5, null].flatMap(word => [
    {
      because: 'a singular is a name',
      draw: (r: LooseScope) => r.resources('places', { singular: word }),
      says: "resources('places'): 'singular' must be one path segment, written as a string literal",
    },
    {
      because: 'a plural is a name',
      draw: (r: LooseScope) => r.resource('user', { plural: word }),
      says: "resource('user'): 'plural' must be one path segment, written as a string literal",
    },
  ]),
]

const NAME = "the name must be one path segment: letters, digits, '-' and '_'"

export const refusedNames: readonly RefusedCase[] = [
  ...[
    '',
    'admin/users',
    '/users',
    'users/',
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
      because: `'${name}' is no name`,
      draw: (r: LooseScope) => r.resources(name),
      says: `resources('${name}'): ${NAME}`,
    },
    {
      because: `'${name}' is no name`,
      draw: (r: LooseScope) => r.resource(name),
      says: `resource('${name}'): ${NAME}`,
    },
    {
      because: `'${name}' is no name`,
      draw: (r: LooseScope) => r.namespace(name, r => r),
      says: `namespace('${name}'): ${NAME}`,
    },
  ]),
  ...[undefined, null, 5, {}].flatMap(name => [
    {
      because: `${name} is no text`,
      draw: (r: LooseScope) => r.resources(name),
      says: `resources('${name}'): the name must be a string`,
    },
    {
      because: `${name} is no text`,
      draw: (r: LooseScope) => r.namespace(name, r => r),
      says: `namespace('${name}'): the name must be a string`,
    },
  ]),
]

const EMPTY = 'has an empty segment'
const DOTS = "has a '.' or '..' segment, which clients resolve before they send a request"
const CHARACTER = 'contains a character that paths cannot contain: ? # % \\ { } or white space'
const PARAMETER = "is not a parameter: a parameter must be a whole segment, ':' and an identifier"
const MIXED = "mixes text and a parameter: a parameter must be a whole segment, ':' and an identifier"
const GLOB = "is not a wildcard: a wildcard must be the last segment, '*' and an identifier"

const badPaths: readonly { readonly path: Anything; readonly says: string }[] = [
  ...['', '//', 'a//b', '//a', 'a/', '/a/', ':id/'].map(path => ({ path, says: `the path '${path}' ${EMPTY}` })),
  ...['.', '..', '/.', 'a/..', 'a/./b', '../a'].map(path => ({ path, says: `the path '${path}' ${DOTS}` })),
  ...['a?', ':id?', 'a#b', 'a%20b', 'a\\b', '{id}', 'a b', ' a', 'a\tb'].map(path => ({
    path,
    says: `the path '${path}' ${CHARACTER}`,
  })),
  ...[':', ':1st', ':place-id', ':id.json', ':id(.*)', ':id*', '::id', ':a:b'].map(path => ({
    path,
    says: `'${path}' ${PARAMETER}`,
  })),
  { path: 'places/:place-id/rooms', says: `':place-id' ${PARAMETER}` },
  ...['v:version', 'a*', 'place-:id'].map(path => ({ path, says: `'${path}' ${MIXED}` })),
  ...['*', '*1', '*rest*', '**'].map(path => ({ path, says: `'${path}' ${GLOB}` })),
  { path: 'files/*path/info', says: `'*path' ${GLOB}` },
  { path: ':id/rooms/:id', says: "the path /:id/rooms/:id has the parameter 'id' twice" },
  { path: '/:id/*id', says: "the path /:id/*id has the parameter 'id' twice" },
  ...[undefined, null, 5, /places/, ['a', 'b']].map(path => ({ path, says: 'the path must be a string' })),
]

export const refusedPaths: readonly RefusedCase[] = [
  ...badPaths.flatMap(({ path, says }) => [
    { because: says, draw: (r: LooseScope) => r.get(path, answer), says: `get('${path}'): ${says}` },
    { because: says, draw: (r: LooseScope) => r.scope(path, r => r), says: `scope('${path}'): ${says}` },
  ]),
  ...['/', '*rest', 'files/*rest'].map(path => ({
    because: `nothing is below ${path}`,
    draw: (r: LooseScope) => r.scope(path, r => r),
    says: `scope('${path}'): the path '${path}' cannot contain nested routes`,
  })),
  {
    because: 'the id of an outer resource would begin with a digit',
    registry: { '3dModels/Parts': RoomsController },
    draw: r => r.resources('3d-models', { only: [] }, r => r.resources('parts', { only: ['show'] })),
    says: "resources('parts'): the path /3d-models/:3dModelId/parts/:id has a parameter that is not an identifier: give the outer resource the option 'singular'",
  },
  {
    because: 'the same parameter is in the scope around a verb',
    draw: r => r.scope(':locale', r => r.get('pages/:locale', answer)),
    says: "get('pages/:locale'): the path /:locale/pages/:locale has the parameter 'locale' twice",
  },
  {
    because: 'the same parameter is in the resource around a verb',
    draw: r => r.resources('places', r => r.get('notes/:id', answer)),
    says: "get('notes/:id'): the path /places/:id/notes/:id has the parameter 'id' twice",
  },
  {
    because: 'the same parameter is in the scope around a scope',
    draw: r => r.scope(':id', r => r.scope('more/:id', r => r)),
    says: "scope('more/:id'): the path /:id/more/:id has the parameter 'id' twice",
  },
  {
    because: 'the id of a resource is a parameter of the scope around it',
    draw: r => r.scope('of/:id', r => r.resources('places')),
    says: "resources('places'): the path /of/:id/places/:id has the parameter 'id' twice",
  },
  {
    because: 'the id of a resource is named like that of its parent',
    registry: { 'Places/Rooms': RoomsController },
    draw: r => r.resources('places', { only: [] }, r => r.resources('rooms', { param: 'placeId' })),
    says: "resources('rooms'): the path /places/:placeId/rooms/:placeId has the parameter 'placeId' twice",
  },
]

const stands = (call: string, route: string) => `${call} duplicates an existing route: ${route}`

export const refusedRepeats: readonly RefusedCase[] = [
  {
    because: 'a verb and the same verb',
    draw: r => r.get('a', answer).get('a', answer),
    says: stands("get('a')", 'GET /a'),
  },
  {
    because: 'the leading slash is optional',
    draw: r => r.post('a', answer).post('/a', answer),
    says: stands("post('/a')", 'POST /a'),
  },
  {
    because: 'parameter names aside',
    draw: r => r.get('a/:id', answer).get('a/:slug', answer),
    says: stands("get('a/:slug')", 'GET /a/:slug'),
  },
  {
    because: 'glob names aside',
    draw: r => r.get('a/*rest', answer).get('a/*path', answer),
    says: stands("get('a/*path')", 'GET /a/*path'),
  },
  {
    because: 'the root',
    draw: r => r.get('/', answer).get('/', answer),
    says: stands("get('/')", 'GET /'),
  },
  {
    because: 'all and all',
    draw: r => r.all('a', answer).all('a', answer),
    says: stands("all('a')", 'ALL /a'),
  },
  {
    because: 'a use between does not part them',
    draw: r => r.get('a', answer).use(next).get('a', answer),
    says: stands("get('a')", 'GET /a'),
  },
  {
    because: 'an action and a middleware',
    draw: r => r.get('ping', PingController, 'ping').get('ping', answer),
    says: stands("get('ping')", 'GET /ping'),
  },
  {
    because: 'resources and the same resources',
    draw: r => r.resources('places').resources('places'),
    says: "resources('places') duplicates existing routes with these actions: index, create, show, update, destroy",
  },
  {
    because: 'resources and some of the same',
    draw: r => r.resources('places', { only: ['show', 'index'] }).resources('places', { except: ['create'] }),
    says: "resources('places') duplicates existing routes with these actions: index, show",
  },
  {
    because: 'resource and the same resource',
    draw: r => r.resource('user').resource('user', { only: ['update'] }),
    says: "resource('user') duplicates existing routes with these actions: update",
  },
  {
    because: 'the id of another name',
    draw: r => r.resources('places', { param: 'slug' }).resources('places', { only: ['show'] }),
    says: "resources('places') duplicates existing routes with these actions: show",
  },
  {
    because: 'a verb and then resources',
    draw: r => r.get('places', answer).patch('places/:slug', answer).resources('places'),
    says: "resources('places') duplicates existing routes with these actions: index, update",
  },
  {
    because: 'resources and then a verb',
    draw: r => r.resources('places').delete('places/:slug', answer),
    says: stands("delete('places/:slug')", 'DELETE /places/:slug'),
  },
  {
    because: 'resources and a verb in its callback',
    draw: r => r.resources('places', r => r.put('/', answer)),
    says: stands("put('/')", 'PUT /places/:id'),
  },
  {
    because: 'resources and a verb in its collection',
    draw: r => r.resources('places', r => r.collection(r => r.post('/', answer))),
    says: stands("post('/')", 'POST /places'),
  },
  {
    because: 'one collection and another',
    draw: r => r.resources('places', r => r.collection(r => r.get('search')).collection(r => r.get('search'))),
    says: stands("get('search')", 'GET /places/search'),
  },
  {
    because: 'resource and a verb in its callback',
    draw: r => r.resource('user', r => r.get('/', answer)),
    says: stands("get('/')", 'GET /user'),
  },
  {
    because: 'a collection and what follows behind the callback',
    draw: r => r.resources('places', r => r.collection(r => r.get('search'))).get('places/search', answer),
    says: stands("get('places/search')", 'GET /places/search'),
  },
  {
    because: 'a namespace and the same namespace',
    draw: r => r.namespace('v1', r => r.get('a', answer)).namespace('v1', r => r.get('b', answer).get('a', answer)),
    says: "namespace('v1') duplicates existing routes below /v1",
  },
  {
    because: 'a verb and then a namespace',
    draw: r => r.get('v1/a', answer).namespace('v1', r => r.get('a', answer)),
    says: "namespace('v1') duplicates existing routes below /v1",
  },
  {
    because: 'a namespace and then a verb',
    draw: r => r.namespace('v1', r => r.get('a', answer)).get('v1/a', answer),
    says: stands("get('v1/a')", 'GET /v1/a'),
  },
  {
    because: 'a scope and a resource, parameter names aside',
    draw: r => r.resources('places').scope('places/:slug', r => r.get('/', answer)),
    says: "scope('places/:slug') duplicates existing routes below /places/:slug",
  },
  {
    because: 'two scopes deep',
    draw: r => r.get('a/b/c', answer).namespace('a', r => r.scope('b', r => r.get('c', answer))),
    says: "namespace('a') duplicates existing routes below /a",
  },
  {
    because: 'what is below resources',
    draw: r => r.get('places/:id/notes', answer).resources('places', r => r.get('notes', answer)),
    says: "resources('places') duplicates existing routes below /places",
  },
  {
    because: 'what is below resources, by an action whose standard route stands nowhere else',
    draw: r => r.get('places/:id/show', answer).resources('places', { only: ['show'] }, r => r.get('show')),
    says: "resources('places') duplicates existing routes below /places",
  },
  {
    because: 'a verb and then a part',
    draw: r => r.get('a', answer).draw((r: LooseScope) => r.get('a', answer)),
    says: 'draw duplicates existing routes below /',
  },
  {
    because: 'a part and the same part, in a namespace',
    draw: r => {
      const part = (r: LooseScope) => r.get('a', answer)
      return r.namespace('v1', r => r.draw(part).draw(part))
    },
    says: 'draw duplicates existing routes below /v1',
  },
  {
    because: 'in a namespace, with its path',
    draw: r => r.namespace('v1', r => r.scope('of/:id', r => r.get('a', answer).get('a', answer))),
    says: stands("get('a')", 'GET /v1/of/:id/a'),
  },
]

export const acceptedNeighbours: readonly AcceptedCase[] = [
  {
    because: 'another method',
    draw: r => r.get('a', answer).post('a', answer).all('a', answer).head('a', answer).options('a', answer),
    routes: ['GET /a', 'POST /a', 'ALL /a', 'HEAD /a', 'OPTIONS /a'],
  },
  {
    because: 'a literal, a parameter and a glob',
    draw: r => r.get('a/b', answer).get('a/:id', answer).get('a/*rest', answer),
    routes: ['GET /a/b', 'GET /a/:id', 'GET /a/*rest'],
  },
  {
    because: 'another case',
    draw: r => r.get('a', answer).get('A', answer),
    routes: ['GET /a', 'GET /A'],
  },
  {
    because: 'the same name under another parent',
    draw: r => r.namespace('a', r => r.get('x', answer)).namespace('b', r => r.get('x', answer)),
    routes: ['GET /a/x', 'GET /b/x'],
  },
  {
    because: 'the same resource in halves',
    draw: r => r.resources('places', { only: ['index'] }).resources('places', { only: ['show'] }),
    routes: ['GET /places', 'GET /places/:id'],
  },
  {
    because: 'no standard actions, so no controller',
    draw: r => r.resources('ghosts', { only: [] }, r => r.get('seen', answer)),
    routes: ['GET /ghosts/:id/seen'],
  },
  {
    because: 'options that are not given',
    draw: r => r.resources('places', { only: undefined, except: ['create', 'show', 'update', 'destroy'] }),
    routes: ['GET /places'],
  },
  {
    because: 'an empty scope',
    draw: r => r.namespace('empty', r => r).scope('empty', r => r),
    routes: [],
  },
  {
    because: 'names of any alphabet, with dashes and digits',
    draw: r => r.namespace('v1', r => r.scope('über-uns', r => r.get('24h/:größe', answer))),
    routes: ['GET /v1/über-uns/24h/:größe'],
  },
  {
    because: 'parameters with digits that do not begin with one',
    draw: r => r.get('a/:id2', answer),
    routes: ['GET /a/:id2'],
  },
  {
    because: 'a leading slash before a path that names its action',
    draw: r => r.resources('places', { only: [] }, r => r.collection(r => r.get('/search'))),
    routes: ['GET /places/search'],
  },
  {
    because: 'the same letters in other segments',
    draw: r => r.get('a/b', answer).get('ab', answer),
    routes: ['GET /a/b', 'GET /ab'],
  },
  {
    because: 'a middleware that speaks of a class',
    draw: r => r.get('a', () => 'a class'),
    routes: ['GET /a'],
  },
  {
    because: 'parameters that every object inherits',
    draw: r => r.get(':constructor/:__proto__', answer),
    routes: ['GET /:constructor/:__proto__'],
  },
]

const COLLECTION = 'collection must be called directly in the callback of resources'
const MEMBER = 'there is no member: a verb called directly in the callback of resources already is a member route'

export const refusedPlaces: readonly RefusedCase[] = [
  { because: 'collection at the top', draw: r => r.collection(r => r), says: COLLECTION },
  { because: 'collection in a namespace', draw: r => r.namespace('v1', r => r.collection(r => r)), says: COLLECTION },
  { because: 'collection in a scope', draw: r => r.scope('v1', r => r.collection(r => r)), says: COLLECTION },
  { because: 'collection in resource', draw: r => r.resource('user', r => r.collection(r => r)), says: COLLECTION },
  {
    because: 'collection in a namespace in resources',
    draw: r => r.resources('places', r => r.namespace('v1', r => r.collection(r => r))),
    says: COLLECTION,
  },
  {
    because: 'collection in a scope in resources',
    draw: r => r.resources('places', r => r.scope('v1', r => r.collection(r => r))),
    says: COLLECTION,
  },
  {
    because: 'collection in a collection',
    draw: r => r.resources('places', r => r.collection(r => r.collection(r => r))),
    says: COLLECTION,
  },
  {
    because: 'collection in a resource in resources',
    draw: r => r.resources('places', r => r.resource('user', { only: [] }, r => r.collection(r => r))),
    says: COLLECTION,
  },
  { because: 'member at the top', draw: r => r.member(r => r), says: MEMBER },
  { because: 'member in resources', draw: r => r.resources('places', r => r.member(r => r)), says: MEMBER },
  { because: 'member in a namespace', draw: r => r.namespace('v1', r => r.member(r => r)), says: MEMBER },
]

const RETURN = 'the callback must return one chain of calls that starts with its parameter'

/** The calls that take a callback, each with the name that a message gives it. */
const callers: readonly { readonly call: string; readonly draw: (callback: Anything) => LooseDraw }[] = [
  { call: "resources('places')", draw: callback => r => r.resources('places', {}, callback) },
  { call: "resource('user')", draw: callback => r => r.resource('user', {}, callback) },
  { call: "namespace('v1')", draw: callback => r => r.namespace('v1', callback) },
  { call: "scope('v1')", draw: callback => r => r.scope('v1', callback) },
  { call: 'collection', draw: callback => r => r.resources('places', r => r.collection(callback)) },
  { call: 'draw', draw: callback => r => r.draw(callback) },
]

export const refusedCallbacks: readonly RefusedCase[] = [
  ...callers.flatMap(({ call, draw }) => [
    { because: 'nothing is returned', draw: draw(() => {}), says: `${call}: ${RETURN}` },
    { because: 'a promise is returned', draw: draw(async (r: LooseScope) => r), says: `${call}: ${RETURN}` },
    { because: 'a list is returned', draw: draw((r: LooseScope) => [r]), says: `${call}: ${RETURN}` },
    { because: 'a method is returned', draw: draw((r: LooseScope) => r.get), says: `${call}: ${RETURN}` },
    {
      because: 'the outer chain is returned',
      draw: (outer: LooseScope) => draw(() => outer)(outer),
      says: `${call}: ${RETURN}`,
    },
    {
      because: "another callback's chain is returned",
      draw: (r: LooseScope) => {
        let other: unknown
        const rest = r.namespace('other', r => {
          other = r
          return r
        })
        return draw(() => other)(rest)
      },
      says: `${call}: ${RETURN}`,
    },
  ]),
  ...callers.flatMap(({ call, draw }) =>
    ['text', 5, {}].map(callback => ({
      because: `${callback} is no callback`,
      draw: draw(callback),
      says: `${call}: the callback must be a function`,
    })),
  ),
  {
    because: 'a namespace without a callback is nothing',
    draw: r => r.namespace('v1'),
    says: "namespace('v1'): the callback must be a function",
  },
  {
    because: 'a scope without a callback is nothing',
    draw: r => r.scope('v1'),
    says: "scope('v1'): the callback must be a function",
  },
  { because: 'the top returns nothing', draw: () => {}, says: `defineRoutes: ${RETURN}` },
  { because: 'the top returns a promise', draw: async r => r, says: `defineRoutes: ${RETURN}` },
  {
    because: 'the top returns the chain of a callback',
    draw: r => {
      let inner: unknown
      r.namespace('v1', r => {
        inner = r
        return r
      })
      return inner
    },
    says: `defineRoutes: ${RETURN}`,
  },
]
