/**
 * Calls with one mistake each. `source` is the callback of `defineRoutes` over the controllers of
 * `rejected-controllers.ts`, with the mistake between « and ». `message` is what the three compilers print as the parameter's
 * type there, and what the same program throws when it is run without its types. `compiler` is what the compiler prints
 * where it has words of its own. Some mistakes a value does not show, such as `private`: `throws` is the other message that
 * is thrown then, or `false` where the program runs.
 */
import { COLLECTION_MESSAGE } from '../../src/scope/namespace/namespace.js'
import { noOption, noOptions } from '../support/lists.js'
import { rejectedBodies } from './bodies.js'
import { explainedPrograms } from './messages/programs.js'
import { rejectedArguments } from './rejected-arguments.js'
import { rejectedBehind } from './rejected-behind.js'
import { rejectedConditions } from './rejected-conditions.js'
import { rejectedFirstWords } from './rejected-first-words.js'
import { rejectedMounts } from './rejected-mounts.js'
import { rejectedNeeds } from './rejected-needs.js'
import { rejectedOptions } from './rejected-options.js'
import { rejectedParameters } from './rejected-parameters.js'
import { rejectedParts } from './rejected-parts.js'
import { rejectedRedirects } from './rejected-redirects.js'
import { rejectedShallow } from './rejected-shallow.js'
import { rejectedThis } from './rejected-this.js'
import { rejectedUses } from './rejected-use.js'
import { rejectedUseIds } from './rejected-use-id.js'
import { rejectedReturns } from './returns.js'

export interface Rejected {
  readonly title: string
  /** The map of controllers, in place of that of `rejected-controllers.ts`. The mistake may be in it. */
  readonly map?: string
  readonly source: string
  readonly message?: string
  readonly compiler?: string
  readonly throws?: string | false
  /** The name that the message ends with when it is thrown: `did you mean '…'?`. */
  readonly guess?: string
  /** What the message says to write, which compiles and runs. */
  readonly instead?: string
}

const MAP = 'defineRoutes: the map of controllers must list its controller paths, so that the compiler can read them'
const ONE_CALLBACK = 'the callback must be one function, so that the compiler can read the routes'

/** A path with forty parameters, the most that one may have. */
const FORTY_PARAMS = Array.from({ length: 40 }, (_, at) => `:p${at}`).join('/')
const MANY_PARAMS =
  'the path has more than 40 parameters (literal colons count), and the compiler cannot read a longer one'

/** The options for which the compiler takes few steps, with a right value. */
const USUAL_OPTIONS = {
  only: "['index'] as const",
  except: "['index'] as const",
  controller: "'Places' as const",
  use: 'givesUser',
}

export const rejected: readonly Rejected[] = [
  ...explainedPrograms,
  ...rejectedArguments,
  ...rejectedBehind,
  ...rejectedConditions,
  ...rejectedFirstWords,
  ...rejectedMounts,
  ...rejectedNeeds,
  ...rejectedOptions,
  ...rejectedParameters,
  ...rejectedParts,
  ...rejectedRedirects,
  ...rejectedBodies,
  ...rejectedReturns,
  ...rejectedUses,
  ...rejectedShallow,
  ...rejectedThis,
  ...rejectedUseIds,
  // The map of controllers
  {
    title: 'defineRoutes: a class whose constructor is private',
    map: '{ «Ping»: class { private constructor() {} ping() {} } }',
    source: "r => r.get('ping', 'Ping#ping')",
    message: "defineRoutes: the constructor of the controller 'Ping' must be public, so that the router can call it",
    throws: false,
  },
  {
    title: 'defineRoutes: a class whose constructor is private, which a verb has as well',
    map: '{ «Ping»: Hidden }',
    source: "r => r.get('ping', Hidden, 'ping').post('pong', middleware, Hidden, 'ping').get('pong', 'Ping#ping')",
    message: "defineRoutes: the constructor of the controller 'Ping' must be public, so that the router can call it",
    throws: false,
  },
  {
    title: 'defineRoutes: an abstract class, which a verb has as well',
    map: '{ Ping, «Abstract»: Abstract }',
    source: "r => r.get('ping', Abstract, 'index')",
    message: "defineRoutes: the controller 'Abstract' is an abstract class, which cannot be constructed",
    throws: "get('ping') needs public methods on 'Abstract': index (missing)",
  },
  {
    title: 'defineRoutes: a class whose constructor is protected',
    map: '{ «Ping»: class { protected constructor(readonly name: string) {} ping() {} } }',
    source: "r => r.get('ping', 'Ping#ping')",
    message: "defineRoutes: the constructor of the controller 'Ping' must be public, so that the router can call it",
    throws: false,
  },
  {
    title: 'defineRoutes: an object with a prototype',
    map: '{ «Ping»: { prototype: { ping() {} } } }',
    source: "r => r.get('ping', 'Ping#ping')",
    message: "defineRoutes: 'Ping' must be a class whose base class takes no context of this table as a type argument",
    throws: "defineRoutes: 'Ping' must be a class or a function that loads one",
  },
  {
    title: 'the option controller: a class whose constructor is private',
    source: "r => r.resource('ping', { only: ['show'], «controller»: Hidden })",
    message:
      "resource('ping'): the controller must not be abstract and must have a public constructor, which the router calls",
    throws: "resource('ping') needs public methods on its controller: show (missing)",
  },
  {
    title: 'the option controller: an object with a prototype',
    source: "r => r.resource('ping', { only: ['show'], «controller»: { prototype: { show() {} } } })",
    message:
      "resource('ping'): the controller must be a class whose base class takes no context of this table as a type argument",
    throws: "resource('ping'): the controller must be a class or a controller path",
  },
  {
    title: 'a verb: a class whose constructor is private',
    source: "r => r.get('ping', «Hidden», 'ping')",
    message:
      "get('ping'): the controller must not be abstract and must have a public constructor, which the router calls",
    throws: false,
  },
  {
    title: 'a verb: an abstract class after a middleware',
    source: "r => r.get('ping', middleware, «Abstract», 'index')",
    message:
      "get('ping'): the controller must not be abstract and must have a public constructor, which the router calls",
    throws: "get('ping') needs public methods on its controller: index (missing)",
  },
  {
    title: 'defineRoutes: a text in place of a class',
    map: "{ «Ping»: 'PingController' }",
    source: "r => r.get('ping', () => {})",
    message: "defineRoutes: 'Ping' must be a class or a function that loads one",
  },
  {
    title: 'defineRoutes: a value that is neither a class nor a loader, which alone is wrong',
    map: '{ Ping, «Places»: 5 }',
    source: "r => r.get('ping', Ping, 'ping')",
    message: "defineRoutes: 'Places' must be a class or a function that loads one",
  },
  {
    title: 'a class before a middleware and its action',
    source: "r => r.get('ping', «Ping», middleware, 'ping')",
    message: "get('ping'): a class is not a middleware: a controller and its action are the last arguments",
    instead: "r => r.get('ping', middleware, Ping, 'ping')",
  },
  {
    title: 'defineRoutes: a map in a map',
    map: '{ «controllers» }',
    source: "r => r.get('ping', Ping, 'ping').namespace('v1', r => r.resources('places')).resources('places')",
    message: "defineRoutes: 'controllers' is a map of controllers, not a controller: pass it alone, or spread it here",
  },
  {
    title: 'defineRoutes: a map in a map, beside a class',
    map: '{ «V1»: { Places }, Ping }',
    source: "r => r.get('ping', Ping, 'ping').resources('places')",
    message: "defineRoutes: 'V1' is a map of controllers, not a controller: pass it alone, or spread it here",
  },
  {
    title: 'defineRoutes: a map with an index signature',
    map: 'record',
    source: "r => r.resources('places')",
    message: MAP,
    throws: false,
  },
  {
    title: 'defineRoutes: a map of type any',
    map: 'anything({ Places })',
    source: "r => r.resources('places')",
    message: MAP,
    throws: false,
  },
  {
    title: 'defineRoutes: a space in a controller path',
    map: "{ Ping, «'A b'»: Places }",
    source: "r => r.get('ping', Ping, 'ping')",
    message: "defineRoutes: the controller path 'A b' must not be empty and must not contain a space or '#'",
  },
  {
    title: 'a map in a variable with something that is no class',
    map: 'numberMap',
    source: "r => r.get('ping', Ping, 'ping')",
    message: "defineRoutes: 'Places' must be a class or a function that loads one",
  },
  {
    title: 'a map in a variable with an abstract class',
    map: 'abstractMap',
    source: "r => r.get('ping', Ping, 'ping')",
    message: "defineRoutes: the controller 'Abstract' is an abstract class, which cannot be constructed",
    throws: false,
  },
  {
    title: 'a map in a variable with a space in a controller path',
    map: 'spaceMap',
    source: "r => r.get('ping', Ping, 'ping')",
    message: "defineRoutes: the controller path 'A b' must not be empty and must not contain a space or '#'",
  },
  {
    title: 'defineRoutes: an abstract class',
    map: '{ «Abstract» }',
    source: 'r => r',
    message: "defineRoutes: the controller 'Abstract' is an abstract class, which cannot be constructed",
    throws: false,
  },
  // Callbacks that a condition chooses
  {
    title: 'defineRoutes: one of two callbacks',
    source: "path === 'any' ? r => r : r => r.resources('places')",
    message: `defineRoutes: ${ONE_CALLBACK}`,
    throws: false,
  },
  {
    title: 'namespace: one of two callbacks',
    source: "r => r.namespace(«'v1'», path === 'any' ? r => r : r => r.resources('places'))",
    message: `namespace('v1'): ${ONE_CALLBACK}`,
    throws: false,
  },
  {
    title: 'resource: one of two callbacks',
    source: "r => r.resource(«'user'», { only: ['show'] }, path === 'any' ? r => r : r => r.get('a', () => {}))",
    message: `resource('user'): ${ONE_CALLBACK}`,
    throws: false,
  },
  {
    title: 'resource without options: one of two callbacks',
    source: "r => r.resource(«'user'», path === 'any' ? r => r : r => r.get('a', () => {}))",
    message: `resource('user'): ${ONE_CALLBACK}`,
    throws: false,
  },
  {
    title: 'resources: an action of type any in the list',
    source: "r => r.resources('places', { «only»: [anything] })",
    message:
      "resources('places'): the list of actions must be an array of string literals, so that the compiler can read it",
    throws: "resources('places'): '(r) => r' is not one of the actions index, create, show, update, destroy",
  },
  {
    title: 'resources: a second argument of type any',
    source: "r => r.resources(«'places'», anything)",
    message:
      "resources('places'): the options must be written in the call as literals, so that the compiler can read them",
    throws: false,
  },
  // Controllers that are not registered
  {
    title: 'resources: a name without a registered controller',
    source: "r => r.resources(«'plces'»)",
    message: "resources('plces') needs the controller 'Plces', which is not registered",
    throws: "resources('plces') needs the controller 'Plces', which is not registered: did you mean 'Places'?",
  },
  {
    title: 'resources: a controller that is not registered in this namespace',
    source: "r => r.namespace('v1', r => r.resources(«'users'»))",
    message: "resources('users') needs the controller 'V1/Users', which is not registered",
  },
  {
    title: 'namespace: resources and bare verbs, but no controller below it',
    source:
      "r => r.namespace(«'v2'», r => r.resources('places', r => r.get('preview').collection(r => r.get('search'))).get('a'))",
    message: "namespace('v2') needs controllers below 'V2', and none is registered",
  },
  {
    title: 'namespace: no controller below it and an inner one',
    source:
      "r => r.namespace(«'v2'», r => r.namespace('more', r => r.scope(':a', r => r.use(middleware).resource('user'))))",
    message: "namespace('v2') needs controllers below 'V2', and none is registered",
  },
  {
    title: 'namespace: no controller below it, for resources in others with a controller of their own',
    source:
      "r => r.namespace(«'v2'», r => r.resources('places', { controller: 'Places', only: [] }, r => r.resources('rooms')))",
    message: "namespace('v2') needs controllers below 'V2', and none is registered",
  },
  {
    title: 'namespace: no controller below it, for resources with a path and others in them',
    source:
      "r => r.namespace(«'v2'», r => r.resources('places', { path: 'p' }, r => r.get('preview').resources('rooms')).resource('user', { path: 'me' }, r => r.get('a')))",
    message: "namespace('v2') needs controllers below 'V2', and none is registered",
  },
  {
    title: 'namespace: no controller below it, for shallow resources',
    source:
      "r => r.namespace(«'v2'», r => r.resources('places', r => r.resources('rooms', { shallow: true }).resources('beds', { path: 'b', shallow: true })))",
    message: "namespace('v2') needs controllers below 'V2', and none is registered",
  },
  {
    title: 'resources: a nested controller that is registered without the prefix of its parent',
    source: "r => r.resources('places', r => r.resources(«'users'»))",
    message: "resources('users') needs the controller 'Places/Users', which is not registered",
  },
  {
    title: 'resource: a plural without a registered controller',
    source: "r => r.resource(«'place-owner'»)",
    message: "resource('place-owner') needs the controller 'PlaceOwners', which is not registered",
  },
  {
    title: 'resources: a singular name of a registered controller',
    source: "r => r.resources(«'place'»)",
    message: "resources('place') needs the controller 'Place', which is not registered: did you mean 'Places'?",
    instead: "r => r.resources('places')",
  },
  {
    title: 'nested resources: a singular name of a registered controller',
    source: "r => r.resources('places', r => r.resources(«'room'», { only: ['index'] }))",
    message:
      "resources('room') needs the controller 'Places/Room', which is not registered: did you mean 'Places/Rooms'?",
    instead: "r => r.resources('places', r => r.resources('rooms', { only: ['index'] }))",
  },
  {
    title: 'a verb: a target with the singular of a registered controller',
    source: "r => r.get('at', «'Place#index'»)",
    message: "get('at') needs the controller 'Place', which is not registered: did you mean 'Places#index'?",
    instead: "r => r.get('at', 'Places#index')",
  },
  {
    title: 'the option controller: the singular of a registered path',
    source: "r => r.resources('rooms', { only: ['index'], «controller»: 'Place' })",
    message: "resources('rooms'): the controller 'Place' is not registered: did you mean 'Places'?",
    instead: "r => r.resources('rooms', { only: ['index'], controller: 'Places' })",
  },
  {
    title: 'a bare verb in a namespace whose controller path is not registered',
    source: "r => r.namespace('v1', r => r.get(«'status'»))",
    message: "get('status'): nothing provides a controller here: write get('status', Controller, 'action')",
  },
  {
    title: 'a bare verb in a scope in a namespace whose controller path is not registered',
    source: "r => r.namespace('v1', r => r.scope('in', r => r.get(«'status'»)))",
    message: "get('status'): nothing provides a controller here: write get('status', Controller, 'action')",
  },
  {
    title: 'a bare verb in a resource in a namespace, whose controller path is not registered',
    source: "r => r.namespace('v1', r => r.resource('user', { only: [] }, r => r.get(«'status'»)))",
    message: "get('status') needs the controller 'V1/Users', which is not registered",
  },
  // Actions that are missing, not public or static
  {
    title: 'resources: a missing action',
    source: "r => r.resources(«'users'»)",
    message: "resources('users') needs public methods on 'Users': index (missing)",
  },
  {
    title: 'resources: several missing actions, listed in their order',
    source: "r => r.resources('places', { only: [] }, r => r.resources(«'rooms'»))",
    message:
      "resources('rooms') needs public methods on 'Places/Rooms': create (missing), show (not public), update (static), destroy (missing)",
    throws:
      "resources('rooms') needs public methods on 'Places/Rooms': create (missing), update (static), destroy (missing)",
  },
  {
    title: 'resources: all actions missing, with the reason after the last',
    map: "{ 'V1/Notifications': class { ping() {} } }",
    source: "r => r.namespace('v1', r => r.resources(«'notifications'»))",
    message:
      "resources('notifications') needs public methods on 'V1/Notifications': index, create, show, update, destroy (missing)",
  },
  {
    title: 'resources: neighbours that are not public between missing actions',
    map: '{ Users: HalfHidden }',
    source: "r => r.resources(«'users'»)",
    message:
      "resources('users') needs public methods on 'Users': index (missing), create, show (not public), update, destroy (missing)",
    throws: "resources('users') needs public methods on 'Users': index, update, destroy (missing)",
  },
  {
    title: 'resources: a missing action among those of `only`',
    source: "r => r.resources('places', { only: [] }, r => r.resources(«'rooms'», { only: ['update', 'index'] }))",
    message: "resources('rooms') needs public methods on 'Places/Rooms': update (static)",
  },
  {
    title: 'a path of its own, and missing actions of a controller that is given but not registered',
    map: '{ Places }',
    source: "r => r.resources(«'rooms'», { path: 'halls', except: ['index'], controller: Stranger })",
    message: "resources('rooms') needs public methods on its controller: create, update, destroy (missing)",
  },
  {
    title: 'resource: missing actions of a controller that is given but not registered',
    source: "r => r.resource(«'user'», { controller: Stranger })",
    message: "resource('user') needs public methods on its controller: create, update, destroy (missing)",
  },
  {
    title: 'a bare verb: a missing action',
    source: "r => r.resources('places', r => r.get(«'prevew'»))",
    message: "get('prevew') needs public methods on 'Places': prevew (missing)",
    throws: "get('prevew') needs public methods on 'Places': prevew (missing: did you mean 'preview'?)",
  },
  {
    title: 'a bare verb: a missing action, whose name is the path in camelCase',
    source: "r => r.resources('places', r => r.post(«'mark-read'»))",
    message: "post('mark-read') needs public methods on 'Places': markRead (missing)",
  },
  {
    title: 'a bare verb in a collection: a missing action',
    source: "r => r.resources('places', r => r.collection(r => r.get(«'serch'»)))",
    message: "get('serch') needs public methods on 'Places': serch (missing)",
    throws: "get('serch') needs public methods on 'Places': serch (missing: did you mean 'search'?)",
  },
  {
    title: 'a verb: a missing action',
    source: "r => r.get('ping', Ping, «'pnig'»)",
    message: "get('ping') needs public methods on 'Ping': pnig (missing)",
    throws: "get('ping') needs public methods on 'Ping': pnig (missing: did you mean 'ping'?)",
  },
  {
    title: 'a verb: a private action',
    source: "r => r.get('ping', Ping, «'hidden'»)",
    message: "get('ping') needs public methods on 'Ping': hidden (not public)",
    throws: false,
  },
  {
    title: 'a verb: a protected action',
    source: "r => r.delete('ping', Ping, «'shielded'»)",
    message: "delete('ping') needs public methods on 'Ping': shielded (not public)",
    throws: false,
  },
  {
    title: 'a verb: a #private action, which counts as missing',
    source: "r => r.put('ping', Ping, «'secret'»)",
    message: "put('ping') needs public methods on 'Ping': secret (missing)",
  },
  {
    title: 'a verb: a static action',
    source: "r => r.patch('ping', Ping, «'pong'»)",
    message: "patch('ping') needs public methods on 'Ping': pong (static)",
  },
  {
    title: 'a verb: a method of Object.prototype as the action',
    source: "r => r.get('ping', Ping, «'toString'»)",
    message: "get('ping') needs public methods on 'Ping': toString (missing)",
  },
  {
    title: 'a verb: the constructor as the action',
    source: "r => r.get('ping', Ping, «'constructor'»)",
    message: "get('ping') needs public methods on 'Ping': constructor (missing)",
  },
  {
    title: 'a verb: __proto__ as the action',
    source: "r => r.get('ping', Ping, «'__proto__'»)",
    message: "get('ping') needs public methods on 'Ping': __proto__ (missing)",
  },
  {
    title: 'a verb: a missing action of a controller that is not registered',
    source: "r => r.get('ping', Stranger, «'shw'»)",
    message: "get('ping') needs public methods on its controller: shw (missing)",
    throws: "get('ping') needs public methods on its controller: shw (missing: did you mean 'show'?)",
  },
  {
    title: 'a verb: a controller that is registered twice',
    source: "r => r.get('ping', «Places», 'index')",
    message: "get('ping'): the controller is registered under several controller paths, so its target is ambiguous",
  },
  {
    title: 'a verb: a controller without an action',
    source: "r => r.get('ping', «Ping»)",
    message: "get('ping'): a controller needs an action: get('ping', Controller, 'action')",
  },
  {
    title: 'a verb: a controller that may be one of two classes',
    source: "r => r.get('ping', «eitherClass», 'show')",
    message: "get('ping'): name one class",
    throws: false,
  },
  {
    title: 'a verb: a controller that may be a class that is not registered',
    source: "r => r.get('ping', «Ping as typeof Ping | typeof Stranger», 'show')",
    message: "get('ping'): name one class",
    throws: false,
  },
  // Bare verbs
  {
    title: 'a bare verb at the top of the table',
    source: "r => r.get(«'ping'»)",
    message: "get('ping'): nothing provides a controller here: write get('ping', Controller, 'action')",
  },
  {
    title: 'a bare verb with a slash',
    source: "r => r.resources('places', r => r.get(«'a/b'»))",
    message: "get('a/b'): this path needs an explicit controller and action: get('a/b', Controller, 'action')",
  },
  {
    title: 'a bare verb with a parameter',
    source: "r => r.resources('places', r => r.get(«':year'»))",
    message: "get(':year'): this path needs an explicit controller and action: get(':year', Controller, 'action')",
  },
  // Options
  {
    title: 'an unknown option',
    source: "r => r.resources('places', { «onyl»: ['index'] })",
    message: `resources('places'): ${noOption('resources', 'onyl')}`,
    guess: 'only',
  },
  {
    title: 'an unknown option before a callback',
    source: "r => r.resources('places', { «onyl»: ['index'] }, r => r.get('preview'))",
    message: `resources('places'): ${noOption('resources', 'onyl')}`,
    guess: 'only',
  },
  {
    title: 'resources: an option of resource',
    source: "r => r.resources('places', { «plural»: 'places' })",
    message: `resources('places'): ${noOption('resources', 'plural')}`,
  },
  {
    title: 'resource: an option of resources',
    source: "r => r.resource('user', { «param»: 'slug' })",
    message: `resource('user'): ${noOption('resource', 'param')}`,
  },
  {
    title: 'a misspelt option of a controller with missing actions: the error is at the option',
    source: "r => r.resources('users', { «exept»: ['index'] })",
    message: `resources('users'): ${noOption('resources', 'exept')}`,
    guess: 'except',
  },
  {
    title: 'resource: singular instead of plural',
    source: "r => r.resource('user', { «singular»: 'word' })",
    message: `resource('user'): ${noOption('resource', 'singular')}`,
  },
  {
    title: 'a plural that is not one path segment',
    source: "r => r.resource('user', { «plural»: 'a/b' })",
    message: "resource('user'): 'plural' must be one path segment, written as a string literal",
  },
  {
    title: 'only together with except',
    source: "r => r.resources('places', { only: ['index'], «except»: ['show'] })",
    message: "resources('places'): use either 'only' or 'except', not both",
  },
  {
    title: 'a misspelt action in only',
    source: "r => r.resources('places', { only: ['index', «'shw'»] })",
    message: "resources('places'): 'shw' is not one of the actions index, create, show, update, destroy",
    compiler: `Type '"shw"' is not assignable to type '"resources('places'): 'shw' is not one of the actions index, create, show, update, destroy"'.`,
    guess: 'show',
  },
  {
    title: 'a misspelt action in except, before a callback',
    source: "r => r.resources('places', { except: [«'destory'»] }, r => r.get('preview'))",
    message: "resources('places'): 'destory' is not one of the actions index, create, show, update, destroy",
    compiler: `Type '"destory"' is not assignable to type '"resources('places'): 'destory' is not one of the actions index, create, show, update, destroy"'.`,
    guess: 'destroy',
  },
  {
    title: 'Rails: new in only',
    source: "r => r.resources('places', { only: ['index', «'new'»] })",
    message:
      "resources('places'): there is no standard action 'new': leave it out, or write r.collection(r => r.get('new')) in the callback",
    compiler: `Type '"new"' is not assignable to type '"resources('places'): there is no standard action 'new': leave it out, or write r.collection(r => r.get('new')) in the callback"'.`,
  },
  {
    title: 'Rails: edit in only, before a callback',
    source: "r => r.resources('places', { only: [«'edit'», 'show'] }, r => r.get('preview'))",
    message:
      "resources('places'): there is no standard action 'edit': leave it out, or write r.get('edit') in the callback",
    compiler: `Type '"edit"' is not assignable to type '"resources('places'): there is no standard action 'edit': leave it out, or write r.get('edit') in the callback"'.`,
  },
  {
    title: 'Rails: new in only of resource',
    source: "r => r.resource('user', { only: [«'new'»] })",
    message: "resource('user'): there is no standard action 'new': leave it out, or write r.get('new') in the callback",
    compiler: `Type '"new"' is not assignable to type '"resource('user'): there is no standard action 'new': leave it out, or write r.get('new') in the callback"'.`,
  },
  {
    title: 'Rails: edit in except',
    source: "r => r.resources('places', { except: ['destroy', «'edit'»] })",
    message: "resources('places'): there is no standard action 'edit': leave it out",
    compiler: `Type '"edit"' is not assignable to type '"resources('places'): there is no standard action 'edit': leave it out"'.`,
  },
  {
    title: 'resource: index in only',
    source: "r => r.resource('user', { only: [«'index'»] })",
    message: "resource('user'): 'index' is not one of the actions show, create, update, destroy",
    compiler: `Type '"index"' is not assignable to type '"resource('user'): 'index' is not one of the actions show, create, update, destroy"'.`,
  },
  {
    title: 'a list of actions of the type string[]',
    source: "r => r.resources('places', { «only»: actions })",
    message:
      "resources('places'): the list of actions must be an array of string literals, so that the compiler can read it",
    throws: false,
  },
  {
    title: 'options that are not an object literal',
    source: "r => r.resources('places', «options»)",
    message:
      "resources('places'): the options must be written in the call as literals, so that the compiler can read them",
    throws: false,
  },
  {
    title: 'a param that is not an identifier',
    source: "r => r.resources('places', { «param»: 'place-id' })",
    message: "resources('places'): 'param' must be an identifier: write { param: 'placeId' }",
    instead: "r => r.resources('places', { param: 'placeId' })",
  },
  {
    title: 'a param with the name __proto__',
    source: "r => r.resources('places', { «param»: '__proto__' })",
    message: "resources('places'): '__proto__' cannot name a parameter: in an object literal it sets the prototype",
  },
  {
    title: 'an id of an unknown kind',
    source: "r => r.resources('places', { «id»: 'bignum' })",
    message: "resources('places'): 'id' must be 'uuid', 'bigint' or 'integer', written as a string literal",
  },
  {
    title: 'shallow with another value than true',
    source: "r => r.resources('places', { «shallow»: false })",
    message: "resources('places'): 'shallow' must be true, or left out",
  },
  {
    title: 'resource: shallow',
    source: "r => r.resource('user', { «shallow»: true })",
    message: `resource('user'): ${noOption('resource', 'shallow')}`,
  },
  {
    title: 'a kind for a parameter that the path of a scope does not have',
    source: "r => r.scope(':year', { params: { «yeer»: 'integer' } }, r => r.get('a', Ping, 'ping'))",
    message: "scope(':year'): the path ':year' has no parameter 'yeer'",
    guess: 'year',
  },
  {
    title: 'an unknown kind for a parameter of a scope',
    source: "r => r.scope(':year', { params: { «year»: 'number' } }, r => r.get('a', Ping, 'ping'))",
    message: "scope(':year'): 'year' must be 'uuid', 'bigint' or 'integer', written as a string literal",
  },
  {
    title: 'a verb: a kind for a parameter that its path does not have',
    source: "r => r.get(':year', { params: { «yeer»: 'integer' } }, 'Ping#ping')",
    message: "get(':year'): the path ':year' has no parameter 'yeer'",
    guess: 'year',
  },
  {
    title: 'a verb: a kind for a parameter of the scope around it',
    source: "r => r.scope(':year', r => r.get(':month', { params: { «year»: 'integer' } }, Ping, 'ping'))",
    message: "get(':month'): the path ':month' has no parameter 'year'",
  },
  {
    title: 'a verb: an unknown kind',
    source: "r => r.post('on/:year', { params: { «year»: 'number' } }, Ping, 'ping')",
    message: "post('on/:year'): 'year' must be 'uuid', 'bigint' or 'integer', written as a string literal",
  },
  {
    title: 'a verb: a kind for a parameter that its path does not have, beside a contract',
    source: "r => r.get(':year', { params: { «yeer»: 'integer' }, body: schema }, () => {})",
    message: "get(':year'): the path ':year' has no parameter 'yeer'",
    guess: 'year',
  },
  {
    title: 'a verb: a contract with a member that does not exist',
    source: "r => r.post('login', { «boddy»: schema }, () => {})",
    message: `post('login'): ${noOption('verb', 'boddy')}`,
    guess: 'body',
  },
  {
    title: 'a verb: an unknown option before a target',
    source: "r => r.get('ping', { «kinds»: { id: 'uuid' } }, 'Ping#ping')",
    message: `get('ping'): ${noOption('verb', 'kinds')}`,
  },
  {
    title: 'a verb: a contract with a member that does not exist, before middlewares',
    source: "r => r.post('login', { body: schema, «id»: 'uuid' }, givesUser, givesUser, () => {})",
    message: `post('login'): ${noOption('verb', 'id')}`,
  },
  {
    title: 'a verb: a contract whose body is not a schema',
    source: "r => r.post('login', { «body»: { email: 'string' } }, givesUser, () => {})",
    message:
      "post('login'): 'body' in the contract must be a Standard Schema, as those of zod, valibot and arktype are",
  },
  {
    title: 'a verb: a contract with a header whose name has capitals',
    source:
      "r => r.post('login', { «headers»: schema as unknown as { '~standard': { validate: () => { value: 1 }; types?: { input: { 'X-Name': string; host: string }; output: 1 } } } }, givesUser, () => {})",
    message: "post('login'): 'headers' in the contract has 'X-Name': the names of headers are in lower case, 'x-name'",
    throws: false,
  },
  ...['{ «params»: identParams }', '{ «params»: identParams, body: schema }'].flatMap(options =>
    ['', ', givesUser', ', givesUser, givesUser, givesUser, givesUser'].map(middlewares => ({
      title: `a contract that requires a parameter which its path does not have: ${options}${middlewares}`,
      source: `r => r.scope('hosts/:hostId', r => r.post('login/:id', ${options}${middlewares}, ctx => { ctx.body = 1 }))`,
      message: "post('login/:id'): 'params' in the contract requires 'ident', which the path does not have",
      throws: false as const,
    })),
  ),
  {
    title: 'a verb: a contract before a target',
    source: "r => r.post('login', { body: schema }, «'Ping#ping'»)",
    message: "post('login'): the contract of an action belongs to its class, as 'static readonly contract'",
  },
  {
    title: 'a verb: a contract before a class and an action',
    source: "r => r.post('login', { query: schema }, Ping, «'ping'»)",
    message: "post('login'): the contract of an action belongs to its class, as 'static readonly contract'",
  },
  {
    title: 'a verb: a contract and middlewares before a class that is not registered',
    source: "r => r.post('login/:id', { params: schema }, givesUser, Stranger, «'show'»)",
    message: "post('login/:id'): the contract of an action belongs to its class, as 'static readonly contract'",
  },
  {
    title: 'a verb: a contract and many middlewares before a target',
    source: "r => r.post('login', { summary: 'x' }, givesUser, givesUser, givesUser, «'Ping#ping'»)",
    message: "post('login'): the contract of an action belongs to its class, as 'static readonly contract'",
  },
  {
    title: 'a verb with options at a path that exists already',
    source: "r => r.get('a/:year', { params: { year: 'integer' } }, 'Ping#ping').get(«'a/:name'», Ping, 'ping')",
    message: "get('a/:name') duplicates an existing route: GET /a/:year",
  },
  {
    title: 'a route in a scope whose parameter has a kind, which exists already',
    source:
      "r => r.scope(':year', { params: { year: 'integer' } }, r => r.get('a', Ping, 'ping')).get(«':name/a'», Ping, 'ping')",
    message: "get(':name/a') duplicates an existing route: GET /:year/a",
  },
  {
    title: 'an id for a singular resource',
    source: "r => r.resource('user', { «id»: 'bigint' })",
    message: `resource('user'): ${noOption('resource', 'id')}`,
  },
  {
    title: 'a singular that is not one path segment',
    source: "r => r.resources('places', { «singular»: 'a/b' })",
    message: "resources('places'): 'singular' must be one path segment, written as a string literal",
  },
  {
    title: 'a target with a dot',
    source: "r => r.get('ping', «'Ping.ping'»)",
    message: "get('ping'): the target must be a controller path and an action, as in 'Places#show'",
  },
  {
    title: 'a target whose controller is registered under a condition',
    map: "{ Ping, ...(path === 'any' ? { Places } : {}) }",
    source: "r => r.get('places', «'Places#index'»)",
    message:
      "get('places'): 'Places' must always be registered, and with one class, so that the compiler can read the target",
    throws: false,
  },
  {
    title: 'a controller path as an option, whose controller is registered under a condition',
    map: "{ Ping, ...(path === 'any' ? { Places } : {}) }",
    source: "r => r.resources('hosts', { only: ['index'], «controller»: 'Places' })",
    message:
      "resources('hosts'): 'Places' must always be registered, and with one class, so that the compiler can read the target",
    throws: false,
  },
  {
    title: 'a class that is registered under a condition',
    map: "{ Ping, ...(path === 'any' ? { 'V1/Places': Places } : {}) }",
    source: "r => r.get('places', «Places», 'index')",
    message:
      "get('places'): 'V1/Places' must always be registered, and with one class, so that the compiler can read the target",
    throws: false,
  },
  {
    title: 'a class as an option, which is registered under a condition',
    map: "{ Ping, ...(path === 'any' ? { 'V1/Places': Places } : {}) }",
    source: "r => r.resources('hosts', { only: ['index'], «controller»: Places })",
    message:
      "resources('hosts'): 'V1/Places' must always be registered, and with one class, so that the compiler can read the target",
    throws: false,
  },
  {
    title: 'a target without an action',
    source: "r => r.post('ping', «'Ping'»)",
    message: "post('ping'): the target must be a controller path and an action, as in 'Places#show'",
  },
  {
    title: 'a target with an empty action',
    source: "r => r.put('ping', «'Ping#'»)",
    message: "put('ping'): the target must be a controller path and an action, as in 'Places#show'",
  },
  {
    title: 'a target with an empty controller path',
    source: "r => r.patch('ping', «'#ping'»)",
    message: "patch('ping'): the target must be a controller path and an action, as in 'Places#show'",
  },
  {
    title: 'an empty target',
    source: "r => r.delete('ping', «''»)",
    message: "delete('ping'): the target must be a controller path and an action, as in 'Places#show'",
  },
  {
    title: 'a target in lower case, as in Rails',
    source: "r => r.get('ping', «'ping#ping'»)",
    message: "get('ping') needs the controller 'ping', which is not registered: write 'Ping#ping'",
  },
  {
    title: 'a target in lower case with a namespace, as in Rails',
    source: "r => r.get('all', «'v1/places#index'»)",
    message: "get('all') needs the controller 'v1/places', which is not registered: write 'V1/Places#index'",
  },
  {
    title: 'a target with the name of the class',
    source: "r => r.all('ping', «'PingController#ping'»)",
    message: "all('ping') needs the controller 'PingController', which is not registered: write 'Ping#ping'",
  },
  {
    title: 'a target of another namespace',
    source: "r => r.namespace('twice', r => r.get('a', «'A#show'»))",
    message: "get('a') needs the controller 'A', which is not registered: write 'Twice/A#show'",
  },
  {
    title: 'a target whose controller is not registered',
    source: "r => r.options('ping', «'Nope#ping'»)",
    message: "options('ping') needs the controller 'Nope', which is not registered",
  },
  {
    title: 'a target with a missing action',
    source: "r => r.head('ping', «'Ping#pong2'»)",
    message: "head('ping') needs public methods on 'Ping': pong2 (missing)",
  },
  {
    title: 'a target with a private action',
    source: "r => r.get('ping', «'Ping#hidden'»)",
    message: "get('ping') needs public methods on 'Ping': hidden (not public)",
    throws: false,
  },
  {
    title: 'a target with a protected action',
    source: "r => r.get('ping', «'Ping#shielded'»)",
    message: "get('ping') needs public methods on 'Ping': shielded (not public)",
    throws: false,
  },
  {
    title: 'a target with a static action',
    source: "r => r.get('ping', «'Ping#pong'»)",
    message: "get('ping') needs public methods on 'Ping': pong (static)",
  },
  {
    title: 'a target with a method of Object.prototype',
    source: "r => r.get('ping', «'Ping#toString'»)",
    message: "get('ping') needs public methods on 'Ping': toString (missing)",
  },
  {
    title: 'a target of type string',
    source: "r => r.get('ping', «'Ping#ping' as string»)",
    message: "get('ping'): the target must be one string literal, so that the compiler can read it",
    throws: false,
  },
  {
    title: 'a target of a pattern of texts',
    source: "r => r.get('ping', «'Ping#ping' as Capitalize<string>»)",
    message: "get('ping'): the target must be one string literal, so that the compiler can read it",
    throws: false,
  },
  {
    title: 'a target that may be one of two',
    source: "r => r.get('ping', «'Ping#ping' as 'Ping#ping' | 'Ping#show'»)",
    message: "get('ping'): write one literal",
    throws: false,
  },
  {
    title: 'a target at a path that is declared already',
    source: "r => r.get('ping', Ping, 'ping').get(«'ping'», 'Ping#show')",
    message: "get('ping') duplicates an existing route: GET /ping",
  },
  {
    title: 'a target at a path with a mistake',
    source: "r => r.get(«'ping//pong'», 'Ping#ping')",
    message: "get('ping//pong'): the path 'ping//pong' has an empty segment",
  },
  {
    title: 'a controller that is not a class',
    source: "r => r.resources('places', { only: [], «controller»: {} })",
    message: "resources('places'): the controller must be a class or a controller path",
  },
  {
    title: 'a controller path that is not registered',
    source: "r => r.resources('places', { only: [], «controller»: 'Nope' })",
    message: "resources('places'): the controller 'Nope' is not registered",
  },
  {
    title: 'an empty controller path',
    source: "r => r.resource('user', { only: [], «controller»: '' })",
    message: "resource('user'): the controller '' is not registered",
  },
  {
    title: 'a controller path in lower case, as in Rails',
    source: "r => r.resources('places', { only: ['index'], «controller»: 'v1/places' })",
    message: "resources('places'): the controller 'v1/places' is not registered: write 'V1/Places'",
  },
  {
    title: 'a target in place of a controller path',
    source: "r => r.resource('place', { only: ['show'], «controller»: 'Places#show' })",
    message: "resource('place'): the controller 'Places#show' is not registered: write 'Places'",
  },
  {
    title: 'a controller path of type string',
    source: "r => r.resources('places', { only: ['index'], «controller»: 'Places' as string })",
    message: "resources('places'): the controller path must be one string literal, so that the compiler can read it",
    throws: false,
  },
  {
    title: 'a controller path that may be one of two',
    source: "r => r.resources('places', { only: ['show'], «controller»: 'Places' as 'Places' | 'Users' })",
    message: "resources('places'): write one literal",
    throws: false,
  },
  {
    title: 'a controller path whose class does not have the actions',
    source: "r => r.resources(«'things'», { controller: 'Users' })",
    message: "resources('things') needs public methods on 'Users': index (missing)",
  },
  {
    title: 'a bare verb whose action the controller of the option does not have',
    source: "r => r.resource('user', { controller: 'Users' }, r => r.get(«'preview'»))",
    message: "get('preview') needs public methods on 'Users': preview (missing)",
  },
  {
    title: 'a controller that may be one of two classes',
    source: "r => r.resources('places', { only: [], «controller»: eitherClass })",
    message: "resources('places'): name one class",
    throws: false,
  },
  {
    title: 'a path of two segments as an option',
    source: "r => r.resources('places', { «path»: 'a/b' })",
    message: "resources('places'): 'path' is one segment: write scope('a', r => r.resources('places', { path: 'b' }))",
    instead: "r => r.scope('a', r => r.resources('places', { path: 'b' }))",
  },
  {
    title: 'an empty path as an option',
    source: "r => r.resource('user', { «path»: '' })",
    message:
      "resource('user'): 'path' cannot be empty: write the actions as verbs, as in get(':id', 'Controller#action')",
  },
  {
    title: 'a path of type string as an option',
    source: "r => r.resources('places', { «path»: path }).get('a', () => {})",
    message: "resources('places'): 'path' must be one path segment, written as a string literal",
    throws: false,
  },
  {
    title: 'the option path: a segment with the same routes',
    source: "r => r.resources('places').resources(«'users'», { path: 'places', only: ['show'] })",
    message: "resources('users') duplicates an existing route: GET /places/:id",
  },
  {
    title: 'the option path: a resource at its segment',
    source: "r => r.resources('users', { path: 'places', only: ['show'] }).resources(«'places'»)",
    message: "resources('places') duplicates an existing route: GET /places/:id",
  },
  {
    title: 'the option path: a verb at its segment',
    source: "r => r.resource('user', { path: 'me', only: ['show'] }).get(«'me'», Ping, 'ping')",
    message: "get('me') duplicates an existing route: GET /me",
  },
  {
    title: 'a verb at the path of a shallow member',
    source:
      "r => r.resources('places', { shallow: true }, r => r.resources('rooms', { only: ['index'] }, r => r.get('at', Ping, 'ping'))).get(«'rooms/:room/at'», Ping, 'ping')",
    message: "get('rooms/:room/at') duplicates an existing route: GET /rooms/:id/at",
  },
  {
    title: 'resources at the path of a shallow member',
    source:
      "r => r.resources('places', { shallow: true }, r => r.resources('places', { only: [], path: 'users' }, r => r.resources('places', { path: 'people' }))).resources(«'places'», { path: 'people', only: ['index', 'update'] })",
    message: "resources('places') duplicates existing routes with these actions: update",
    throws:
      "resources('places') duplicates existing routes with these actions: update (PUT /people/:id, PATCH /people/:id)",
  },
  {
    title: 'shallow resources with a member at the path of a route before them',
    source:
      "r => r.get('people/:x', Ping, 'ping').resources(«'places'», { shallow: true }, r => r.resources('places', { path: 'people' }))",
    message: "resources('places') duplicates an existing route: GET /people/:x",
  },
  {
    title: 'shallow resources in a namespace, with a member at the path of a route before them',
    source:
      "r => r.namespace('v1', r => r.get('a/:x/b', Ping, 'ping').resources(«'places'», { shallow: true }, r => r.scope('a', r => r.resources('b', { only: [], controller: 'Places', path: 'c' }, r => r.get('d', Ping, 'ping'))).resources('a', { only: [], controller: 'Places' }, r => r.get('b', Ping, 'ping'))))",
    message: "resources('places') duplicates an existing route: GET /v1/a/:x/b",
  },
  {
    title: 'shallow resources in others, with members at the path of these',
    source: "r => r.resources('places', r => r.resources(«'places'», { shallow: true }))",
    message: "resources('places') duplicates existing routes with these actions: show, update, destroy",
    throws:
      "resources('places') duplicates existing routes with these actions: show, update, destroy (GET /places/:id, PUT /places/:id, PATCH /places/:id, DELETE /places/:id)",
  },
  {
    title: 'shallow resources in others, with a member at the path of a route before these',
    source:
      "r => r.get('people/:x', Ping, 'ping').resources(«'places'», r => r.resources('places', { path: 'people', shallow: true }))",
    message: "resources('places') duplicates an existing route: GET /people/:x",
  },
  {
    title: 'shallow resources in others with options, with a member at the path of a route before these',
    source:
      "r => r.get('people/:x', Ping, 'ping').resources(«'places'», { only: [] }, r => r.use(givesUser).resources('places', { path: 'people', shallow: true }))",
    message: "resources('places') duplicates an existing route: GET /people/:x",
  },
  {
    title: 'shallow resources in a scope in others, with a member at the path of a route before these',
    source:
      "r => r.namespace('v1', r => r.get('in/people/:x', Ping, 'ping').resource(«'user'», { only: [], controller: 'Users' }, r => r.scope('in', r => r.resources('people', { controller: 'Places', only: ['show'], shallow: true }))))",
    message: "resource('user') duplicates an existing route: GET /v1/in/people/:x",
  },
  {
    title: 'a scope in resources, with shallow members at the path of these',
    source:
      "r => r.resources('places', r => r.get('in/at', Ping, 'ping').scope(«'in'», r => r.scope(r => r.resources('x', { path: 'places', only: [], controller: 'Places', shallow: true }, r => r.get('/', Ping, 'ping')).get('at', Ping, 'ping'))))",
    message: "scope('in') duplicates an existing route: GET /places/:id/in/at",
  },
  {
    title: 'a namespace in resources, with shallow members at the path of these',
    source:
      "r => r.resources('places', r => r.resources('rooms', { only: ['show'], controller: 'Places', shallow: true }).namespace(«'places'», { path: '' }, r => r.resources('rooms', { only: ['show'], controller: 'Places', shallow: true })))",
    message: "namespace('places') duplicates an existing route: GET /rooms/:id",
  },
  {
    title: 'a verb at the path of a shallow member in other resources',
    source:
      "r => r.resources('places', r => r.resources('places', { only: ['show'], path: 'people', shallow: true })).get(«'people/:x'», Ping, 'ping')",
    message: "get('people/:x') duplicates an existing route: GET /people/:id",
  },
  {
    title: 'resources at the path of a shallow member in other resources, in a namespace',
    source:
      "r => r.scope('in', r => r.resource('user', r => r.resources('places', { controller: 'Places', shallow: true })).resources(«'places'», { only: ['index', 'show'] }))",
    message: "resources('places') duplicates an existing route: GET /in/places/:id",
  },
  {
    title: 'members of shallow resources at one path, by two declarations',
    source:
      "r => r.resources('places', { shallow: true }, r => r.resource('a', { only: [], controller: 'Places' }, r => r.resources('x', { only: ['show'], controller: 'Places' })).resources(«'places'», { only: [] }, r => r.resources('x', { only: ['show'], controller: 'Places' })))",
    message: "resources('places') duplicates an existing route: GET /x/:id",
  },
  {
    title: 'the option path: a verb in a scope below its segment',
    source:
      "r => r.resources('users', { path: 'people', only: ['show'] }, r => r.get('a', Ping, 'ping')).scope(«'people/:x'», r => r.get('a', Ping, 'ping'))",
    message: "scope('people/:x') duplicates an existing route: GET /people/:id/a",
  },
  {
    title: 'the option path: a nested route that exists already',
    source:
      "r => r.get('people/:x/a', Ping, 'ping').resources(«'users'», { path: 'people', only: ['show'] }, r => r.get('a', Ping, 'ping'))",
    message: "resources('users') duplicates an existing route: GET /people/:x/a",
  },
  // Names and paths
  {
    title: 'an empty name',
    source: "r => r.resources(«''»)",
    message: "resources(''): the name must be one path segment: letters, digits, '-' and '_'",
  },
  {
    title: 'a name with a slash',
    source: "r => r.namespace(«'api/v1'», r => r)",
    message:
      "namespace('api/v1'): the name must be one path segment: write namespace('api', r => r.namespace('v1', …))",
  },
  {
    title: 'a name with a leading slash',
    source: "r => r.resource(«'/user'»)",
    message: "resource('/user'): the name must be one path segment, without slashes: write 'user'",
  },
  {
    title: 'an empty path',
    source: "r => r.get(«''», Ping, 'ping')",
    message: "get(''): the path is empty: write '/' for the path of the scope itself",
  },
  {
    title: 'a path with an empty segment',
    source: "r => r.get(«'a//b'», Ping, 'ping')",
    message: "get('a//b'): the path 'a//b' has an empty segment",
  },
  {
    title: 'a path with a trailing slash',
    source: "r => r.get(«'a/'», ctx => { ctx.body = '' })",
    message: "get('a/'): the path 'a/' ends with a slash: write 'a'",
  },
  {
    title: 'a path with a dot segment',
    source: "r => r.get(«'a/../b'», Ping, 'ping')",
    message: "get('a/../b'): the path 'a/../b' has a '.' or '..' segment, which clients resolve before they send it",
  },
  {
    title: 'a path with forty-one parameters',
    source: `r => r.get(«'${FORTY_PARAMS}/:id'», Ping, 'ping')`,
    message: `get('${FORTY_PARAMS}/:id'): ${MANY_PARAMS}`,
    instead: `r => r.get('${FORTY_PARAMS}', Ping, 'ping')`,
  },
  {
    title: 'the parameter behind forty of scopes',
    source: `r => r.scope('${FORTY_PARAMS}', r => r.get('ping', ctx => { ctx.body = ctx.params.p39 }).get(«'of/:id'», Ping, 'ping'))`,
    message: `get('of/:id'): ${MANY_PARAMS}`,
  },
  {
    title: 'scope: a path with forty-one parameters',
    source: `r => r.scope(«'${FORTY_PARAMS}/:id'», r => r.get('ping', Ping, 'ping'))`,
    message: `scope('${FORTY_PARAMS}/:id'): ${MANY_PARAMS}`,
  },
  {
    title: 'a path with a query',
    source: "r => r.get(«'a?b'», Ping, 'ping')",
    message:
      "get('a?b'): the path 'a?b' has a character that no path can have: ? # % ^ | \\ { } < > [ ] or white space",
  },
  {
    title: 'a parameter that is not an identifier',
    source: "r => r.get(«'users/:user-id'», Ping, 'ping')",
    message: "get('users/:user-id'): ':user-id' is not a parameter: a parameter must be ':' followed by an identifier",
  },
  {
    title: 'the parameter __proto__',
    source: "r => r.get(«'users/:__proto__'», Ping, 'ping')",
    message: "get('users/:__proto__'): '__proto__' cannot name a parameter: in an object literal it sets the prototype",
  },
  {
    title: 'the wildcard __proto__',
    source: "r => r.get(«'users/*__proto__'», Ping, 'ping')",
    message: "get('users/*__proto__'): '__proto__' cannot name a parameter: in an object literal it sets the prototype",
  },
  {
    title: 'the parameter __proto__ with text around it',
    source: "r => r.scope(«'v:__proto__.x'», r => r.get('ping', Ping, 'ping'))",
    message: "scope('v:__proto__.x'): '__proto__' cannot name a parameter: in an object literal it sets the prototype",
  },
  {
    title: 'two parameters in one segment',
    source: "r => r.get(«'from/:lat,:lng'», Ping, 'ping')",
    message:
      "get('from/:lat,:lng'): ':lat,:lng' has more than one parameter (a literal colon has two backslashes before it)",
  },
  {
    title: 'a parameter with a pattern',
    source: "r => r.get(«'users/:id([0-9]+)'», Ping, 'ping')",
    message: "get('users/:id([0-9]+)'): the parameter 'id' cannot have a pattern: the option 'params' gives it a kind",
  },
  {
    title: 'a parameter with a pattern that has a backslash',
    source: "r => r.get(«'users/:id(\\\\d+)'», Ping, 'ping')",
    message: "get('users/:id(\\d+)'): the parameter 'id' cannot have a pattern: the option 'params' gives it a kind",
  },
  {
    title: 'a parameter of a scope with a pattern of words',
    source: "r => r.scope(«':locale(en|de)'», r => r.get('ping', Ping, 'ping'))",
    message:
      "scope(':locale(en|de)'): the parameter 'locale' cannot have a pattern: the option 'params' gives it a kind",
  },
  {
    title: 'an optional parameter',
    source: "r => r.get(«'archive/:year?'», Ping, 'ping')",
    message:
      "get('archive/:year?'): the path 'archive/:year?' has an optional parameter: write two calls, one without it",
  },
  {
    title: 'a wildcard of a regular expression',
    source: "r => r.get(«'files/(.*)'», Ping, 'ping')",
    message:
      "get('files/(.*)'): '(.*)' is not a wildcard: a wildcard must be '*' followed by an identifier, as the last segment",
  },
  {
    title: 'a wildcard of a regular expression with a plus',
    source: "r => r.get(«'(.+)'», Ping, 'ping')",
    message:
      "get('(.+)'): '(.+)' is not a wildcard: a wildcard must be '*' followed by an identifier, as the last segment",
  },
  {
    title: 'alternatives of a regular expression',
    source: "r => r.get(«'a|b'», Ping, 'ping')",
    message:
      "get('a|b'): the path 'a|b' has a character that no path can have: ? # % ^ | \\ { } < > [ ] or white space",
  },
  {
    title: 'an anchor of a regular expression',
    source: "r => r.get(«'^x'», Ping, 'ping')",
    message: "get('^x'): the path '^x' has a character that no path can have: ? # % ^ | \\ { } < > [ ] or white space",
  },
  {
    title: 'an optional part of a path in Rails',
    source: "r => r.scope(«'places(/new)'», r => r.get('ping', Ping, 'ping'))",
    message:
      "scope('places(/new)'): 'places(' has a group of a pattern: write a call for each path, or a wildcard such as '*path'",
  },
  {
    title: 'a wildcard with a name before its star',
    source: "r => r.get(«'files/:path*'», Ping, 'ping')",
    message:
      "get('files/:path*'): ':path*' is not a wildcard: a wildcard must be '*' followed by an identifier, as the last segment",
  },
  {
    title: 'a parameter in brackets',
    source: "r => r.get(«'files/[id]'», Ping, 'ping')",
    message:
      "get('files/[id]'): the path 'files/[id]' has a character that no path can have: ? # % ^ | \\ { } < > [ ] or white space",
  },
  {
    title: 'a parameter without a name, and text after it',
    source: "r => r.scope(«'@:.json'», r => r.get('a', Ping, 'ping'))",
    message:
      "scope('@:.json'): the ':' in '@:.json' does not begin a parameter: write two backslashes before a literal colon",
  },
  {
    title: 'a custom method after the name of a collection, which would be a parameter',
    source: "r => r.post(«'books:create'», Ping, 'ping')",
    message:
      "post('books:create'): the ':' in 'books:create' does not begin a parameter: write two backslashes before a literal colon",
  },
  {
    title: 'a custom method after a version, in a path with parameters',
    source: "r => r.post(«'v/:id/v1:run'», Ping, 'ping')",
    message:
      "post('v/:id/v1:run'): the ':' in 'v1:run' does not begin a parameter: write two backslashes before a literal colon",
  },
  {
    title: 'a custom method in the path of a scope',
    source: "r => r.scope(«'page:number'», r => r.get('a', Ping, 'ping'))",
    message:
      "scope('page:number'): the ':' in 'page:number' does not begin a parameter: write two backslashes before a literal colon",
  },
  {
    title: 'a custom method after a parameter',
    source: "r => r.post(«'books/:id:archive'», Ping, 'ping')",
    message:
      "post('books/:id:archive'): ':id:archive' has more than one parameter (a literal colon has two backslashes before it)",
  },
  {
    title: 'two colons in a name',
    source: "r => r.put(«'user::name'», Ping, 'ping')",
    message:
      "put('user::name'): 'user::name' has more than one parameter (a literal colon has two backslashes before it)",
  },
  {
    title: 'a colon at the end of a segment',
    source: "r => r.get(«'books:/:id'», Ping, 'ping')",
    message:
      "get('books:/:id'): the ':' in 'books:' does not begin a parameter: write two backslashes before a literal colon",
  },
  {
    title: 'a path with a literal colon that exists',
    source: "r => r.post('books/:id\\\\:archive', Ping, 'ping').post(«'books/:slug\\\\:archive'», Ping, 'ping')",
    message: "post('books/:slug\\:archive') duplicates an existing route: POST /books/:id\\:archive",
  },
  {
    title: 'a parameter that a path with a literal colon has twice',
    source: "r => r.post(«':id/\\\\:a/:id\\\\:b'», Ping, 'ping')",
    message: "post(':id/\\:a/:id\\:b'): the path /:id/\\:a/:id\\:b has the parameter 'id' twice",
  },
  {
    title: 'a backslash before something else than a colon',
    source: "r => r.get(«'a\\\\:b/c\\\\*'», Ping, 'ping')",
    message:
      "get('a\\:b/c\\*'): the path 'a\\:b/c\\*' has a character that no path can have: ? # % ^ | \\ { } < > [ ] or white space",
  },
  {
    title: 'a wildcard that is only part of a segment',
    source: "r => r.get(«'files-*path'», Ping, 'ping')",
    message: "get('files-*path'): 'files-*path' mixes text and a wildcard: a wildcard must be a whole segment",
  },
  {
    title: 'a parameter twice, once with text around it',
    source: "r => r.get(«':x/v:x.json'», Ping, 'ping')",
    message: "get(':x/v:x.json'): the path /:x/v:x.json has the parameter 'x' twice",
  },
  {
    title: 'a route that has another name for a parameter with text around it',
    source: "r => r.get('v:version.json', Ping, 'ping').get(«'v:other.json'», Ping, 'ping')",
    message: "get('v:other.json') duplicates an existing route: GET /v:version.json",
  },
  {
    title: 'a route in a scope with a parameter with text around it, which exists already',
    source: "r => r.scope('@:user', r => r.get(':id.json', Ping, 'ping')).get(«'@:name/:other.json'», Ping, 'ping')",
    message: "get('@:name/:other.json') duplicates an existing route: GET /@:user/:id.json",
  },
  {
    title: 'a wildcard that is not the last segment',
    source: "r => r.get(«'*rest/more'», Ping, 'ping')",
    message:
      "get('*rest/more'): '*rest' is not a wildcard: a wildcard must be '*' followed by an identifier, as the last segment",
  },
  {
    title: 'a path with the same parameter twice',
    source: "r => r.get(«'a/:x/b/:x'», Ping, 'ping')",
    message: "get('a/:x/b/:x'): the path /a/:x/b/:x has the parameter 'x' twice",
  },
  {
    title: "a parameter that the scope's path already has",
    source: "r => r.resources('places', r => r.get(«'notes/:id'», Ping, 'ping'))",
    message: "get('notes/:id'): the path /places/:id/notes/:id has the parameter 'id' twice",
  },
  {
    title: 'resources: a third nested resource of the same name, whose parents have one parameter',
    source: "r => r.resources('places', r => r.resources('places', r => r.resources(«'places'»)))",
    message:
      "resources('places'): the path /places/:placeId/places/:placeId/places/:id has the parameter 'placeId' twice",
  },
  {
    title: 'resources: a parameter that a scope in the outer resource already has',
    source: "r => r.resources('places', r => r.scope(':placeId', r => r.resources(«'places'»)))",
    message: "resources('places'): the path /places/:placeId/:placeId/places/:id has the parameter 'placeId' twice",
  },
  {
    title: "resources: an id that the scope's path already has",
    source: "r => r.scope('orgs/:id', r => r.resources(«'places'»))",
    message: "resources('places'): the path /orgs/:id/places/:id has the parameter 'id' twice",
  },
  {
    title: 'resources: an outer resource whose singular begins with a digit',
    source:
      "r => r.resources('2fa-codes', { only: [] }, r => r.resources(«'places'», { controller: Rooms, only: ['index'] }))",
    message:
      "resources('places'): a parameter of /2fa-codes/:2faCodeId/places/:id begins with a digit: set 'singular' of the outer resource",
  },
  {
    title: 'a name with a dollar sign',
    source: "r => r.resources(«'a$b'»)",
    message: "resources('a$b'): the name must be one path segment: letters, digits, '-' and '_'",
  },
  {
    title: 'a scope whose path ends with a wildcard',
    source: "r => r.scope(«'*rest'», r => r)",
    message: "scope('*rest'): the path '*rest' cannot contain nested routes",
  },
  {
    title: 'a path of the type string',
    source: "r => r.get(«path», Ping, 'ping')",
    message: "get: the path must be one literal like 'places/:id': write one call for each path",
    throws: false,
  },
  {
    title: 'a path that may be one of two literals',
    source: "r => r.get(«either», Ping, 'ping')",
    message: 'get: write one literal',
    throws: false,
  },
  {
    title: 'a name that may be one of two literals',
    source: 'r => r.resources(«either»)',
    message: 'resources: write one literal',
    throws: false,
  },
  ...[
    ["namespace(«'v1' as 'v1' | 'v2'»", ''],
    ["namespace(«'v1' as 'v1' | 'v2'»", ", { path: 'v' }"],
    ["scope(«'v1' as 'v1' | 'v2'»", ''],
    ["scope(«':v' as ':v' | ':w'»", ''],
  ].map(([call = '', options = '']) => ({
    title: `${call.replace(/[«»]/g, '')}${options}, …): one of two literals`,
    map: "{ 'V1/Places': Places, 'V2/Places': Places }",
    source: `r => r.${call}${options}, r => r.get('a', 'V1/Places#index').get('b', 'V2/Places#index'))`,
    message: `${call.replace(/\(.*/, '')}: write one literal`,
    throws: false as const,
  })),
  {
    title: 'the path of a namespace that may be one of two literals',
    map: "{ 'V1/Places': Places }",
    source: "r => r.namespace('v1', { «path»: 'a' as 'a' | 'b' }, r => r.get('a', 'V1/Places#index'))",
    message: "namespace('v1'): write one literal",
    throws: false,
  },
  // Misplaced calls
  {
    title: 'collection at the top of the table',
    source: 'r => r.collection(«r => r»)',
    message: COLLECTION_MESSAGE,
  },
  {
    title: 'collection in a namespace in resources',
    source: "r => r.resources('places', r => r.namespace('admin', r => r.collection(«r => r.get('search')»)))",
    message: COLLECTION_MESSAGE,
  },
  {
    title: 'a verb in a collection of resource that duplicates a standard route',
    source: "r => r.resource('user', r => r.collection(r => r.get(«'/'», Ping, 'ping')))",
    message: "get('/') duplicates an existing route: GET /user",
  },
  {
    title: 'a verb that duplicates one in a collection of resource',
    source:
      "r => r.resource('user', r => r.collection(r => r.get('a', Ping, 'ping')).post('a', () => {}).get(«'a'», Ping, 'ping'))",
    message: "get('a') duplicates an existing route: GET /user/a",
  },
  {
    title: 'a verb that duplicates one in a collection of a resource before it',
    source: "r => r.resource('user', r => r.collection(r => r.get('a', Ping, 'ping'))).get(«'user/a'», Ping, 'ping')",
    message: "get('user/a') duplicates an existing route: GET /user/a",
  },
  {
    title: 'collection in a namespace in resource',
    source: "r => r.resource('user', r => r.namespace('admin', r => r.collection(«r => r»)))",
    message: COLLECTION_MESSAGE,
  },
  {
    title: 'collection in collection',
    source: "r => r.resources('places', r => r.collection(r => r.collection(«r => r»)))",
    message: COLLECTION_MESSAGE,
  },
  // Something else than a middleware
  {
    title: 'use: a list of middlewares',
    source: "r => r.use(«[() => {}, givesUser]»).resources('places')",
    message: 'use: it takes one middleware at a time, a function',
    instead: "r => r.use(() => {}).use(givesUser).resources('places')",
  },
  {
    title: 'use: a text',
    source: "r => r.use(«'authenticate'»).resources('places')",
    message: 'use: it takes one middleware at a time, a function',
  },
  {
    title: 'use: an object',
    source: "r => r.use(«{ user: 1 }»).resources('places')",
    message: 'use: it takes one middleware at a time, a function',
  },
  {
    title: 'use: a class',
    source: "r => r.use(«Ping»).resources('places')",
    message: 'use: a class is not a middleware',
  },
  // Arguments that would be ignored
  {
    title: 'use: a second middleware',
    source: "r => r.use(() => {}, «() => {}»).resources('places')",
    message: 'use: it takes one middleware at a time, a function',
  },
  {
    title: 'a verb: an argument after the action',
    source: "r => r.get('ping', «Ping», 'ping', part)",
    message: "get('ping'): a class is not a middleware: a controller and its action are the last arguments",
  },
  {
    title: 'namespace: an argument after the callback',
    source: "r => r.namespace('v1', { path: '' }, r => r, «{}»)",
    compiler: "Argument of type '{}' is not assignable to parameter of type 'never'.",
    throws:
      "namespace('v1'): it takes at most 3 arguments, not 4: namespace(name, callback) or namespace(name, options, callback)",
  },
  {
    title: 'namespace: an unknown option',
    source: "r => r.namespace('v1', { path: '', «module»: 'v2' }, r => r)",
    message: "namespace('v1'): there is no option 'module': write namespace(name, { path }, r => …)",
  },
  {
    title: 'namespace: a path with an empty segment',
    source: "r => r.namespace('v1', { «path»: 'a//b' }, r => r)",
    message: "namespace('v1'): the path 'a//b' has an empty segment",
  },
  {
    title: 'namespace: a path with a wildcard',
    source: "r => r.namespace('v1', { «path»: 'a/*rest' }, r => r)",
    message: "namespace('v1'): the path 'a/*rest' cannot contain nested routes",
  },
  {
    title: 'namespace: a path of type string',
    source: "r => r.namespace('v1', { «path»: path }, r => r)",
    message: "namespace('v1'): the path must be one literal like 'places/:id': write one call for each path",
    throws: false,
  },
  {
    title: 'namespace: a name with a slash before a path',
    source: "r => r.namespace(«'a/b'», { path: '' }, r => r)",
    message: "namespace('a/b'): the name must be one path segment: write namespace('a', r => r.namespace('b', …))",
  },
  {
    title: 'namespace with a path: a callback that returns nothing',
    source: "r => r.namespace(«'v1'», { path: '' }, r => { r.get('a', () => {}) })",
    message: "namespace('v1'): the callback must return one chain of calls that starts with its parameter",
  },
  {
    title: 'namespace without a path: a route that exists already',
    source:
      "r => r.resources('places').namespace(«'v1'», { path: '' }, r => r.resources('places', { only: ['show'] }))",
    message: "namespace('v1') duplicates an existing route: GET /places/:id",
  },
  {
    title: 'namespace without a path: a resource whose routes exist in it',
    source:
      "r => r.namespace('v1', { path: '' }, r => r.resources('places', { only: ['show'] })).resources(«'places'»)",
    message: "resources('places') duplicates an existing route: GET /places/:id",
  },
  {
    title: 'namespace without a path in resources: a standard route',
    source: "r => r.resources('places', r => r.namespace(«'v1'», { path: '/' }, r => r.get('/', Ping, 'ping')))",
    message: "namespace('v1') duplicates an existing route: GET /places/:id",
  },
  {
    title: 'namespace with a path: a route that exists already',
    source: "r => r.get('a/b', Ping, 'ping').namespace(«'v1'», { path: 'a' }, r => r.get('b', Ping, 'ping'))",
    message: "namespace('v1') duplicates an existing route: GET /a/b",
  },
  {
    title: 'namespace without a path: a controller that is not registered in it',
    source: "r => r.namespace('v1', { path: '' }, r => r.resources(«'users'»))",
    message: "resources('users') needs the controller 'V1/Users', which is not registered",
  },
  {
    title: 'scope: an argument after the callback',
    source: "r => r.scope('v1', { params: {} }, r => r, «{}»)",
    compiler: "Argument of type '{}' is not assignable to parameter of type 'never'.",
    throws:
      "scope('v1'): it takes at most 3 arguments, not 4: scope(callback), scope(path, callback) or scope(path, options, callback)",
  },
  {
    title: 'collection: an argument after the callback',
    source: "r => r.resources('places', r => r.collection(r => r, «{}»))",
    compiler: "Argument of type '{}' is not assignable to parameter of type 'never'.",
    throws: 'collection: it takes 1 argument, not 2: collection(callback)',
  },
  {
    title: 'draw: a second part',
    source: "r => r.namespace('v1', r => r.draw(part, «part»))",
    compiler: 'Expected 1 arguments, but got 2.',
    throws: 'draw(part): it takes 1 argument, not 2: draw(part)',
  },
  {
    title: 'resources: a missing import in place of options or a callback',
    source: "r => r.resources('places', «undefined»)",
    compiler: "Argument of type 'undefined' is not assignable to parameter of type 'ResourcesOptions'.",
    throws: "resources('places'): the second argument must be the options or a callback, not undefined",
  },
  // Callbacks
  {
    title: 'a callback that returns nothing',
    source: "r => r.resources(«'places'», r => { r.get('preview') })",
    message: "resources('places'): the callback must return one chain of calls that starts with its parameter",
  },
  {
    title: 'a callback after options that returns nothing',
    source: "r => r.resource(«'user'», { only: ['show'] }, r => { r.get('me', Ping, 'ping') })",
    message: "resource('user'): the callback must return one chain of calls that starts with its parameter",
  },
  {
    title: "a callback that returns the outer scope's chain",
    source: "r => r.namespace(«'v1'», () => r)",
    message: "namespace('v1'): the callback must return one chain of calls that starts with its parameter",
  },
  {
    title: 'a callback that returns a promise',
    source: "r => r.scope(«'beta'», async r => r.get('ping', Ping, 'ping'))",
    message: "scope('beta'): the callback must return one chain of calls that starts with its parameter",
  },
  {
    title: 'a group that returns nothing',
    source: "r => r.scope(«r => { r.get('ping', Ping, 'ping') }»)",
    message: 'scope: the callback must return one chain of calls that starts with its parameter',
  },
  {
    title: 'a group in which a middleware expects what only another group gives',
    source: 'r => r.scope(r => r.use(givesUser)).scope(r => r.use(«needsUser»))',
    message: 'use: this scope has no such ctx.state.user',
    throws: false,
  },
  {
    title: 'a scope without a callback',
    source: "r => r.scope(«'v1'»)",
    message: "scope('v1'): the callback must be a function",
  },
  {
    title: 'scope: one of two groups',
    source: "r => r.scope(«path === 'any' ? r => r : r => r.resources('places')»)",
    message: `scope: ${ONE_CALLBACK}`,
    throws: false,
  },
  {
    title: 'a callback that returns unknown',
    source: "r => r.resources('places', r => r.collection(«r => JSON.parse('1') as unknown»))",
    message: 'collection: the callback must return one chain of calls that starts with its parameter',
  },
  {
    title: 'a callback whose routes depend on a condition',
    source: "r => r.namespace(«'v1'», r => (path === 'any' ? r.get('ping', Ping, 'ping') : r))",
    message: "namespace('v1'): the callback must return one chain of calls that starts with its parameter",
    throws: false,
  },
  // What depends on a condition
  {
    title: 'options chosen by a condition',
    source: "r => r.resources('places', «path === 'any' ? { only: ['index'] } : {}»)",
    message: "resources('places'): write one object literal",
    throws: false,
  },
  {
    title: 'options chosen by a condition, with the same keys',
    source: "r => r.resources('places', «path === 'any' ? { only: ['index'] } : { only: ['show'] }»)",
    message: "resources('places'): write one object literal",
    throws: false,
  },
  {
    title: 'options chosen by a condition, before a callback',
    source: "r => r.resources('places', «path === 'any' ? { param: 'a' } : { param: 'b' }», r => r.get('preview'))",
    message: "resources('places'): write one object literal",
    throws: false,
  },
  {
    title: 'resource: options chosen by a condition',
    source: "r => r.resource('user', «path === 'any' ? { only: ['show'] } : { only: ['update'] }»)",
    message: "resource('user'): write one object literal",
    throws: false,
  },
  {
    title: 'options that may have another option',
    source: "r => r.resources('places', «options as { only: ['index'] } | { only: ['index']; param: 'slug' }»)",
    message: "resources('places'): write one object literal",
    throws: false,
  },
  {
    title: 'options spread by a condition',
    source: "r => r.resources('places', «{ ...(path === 'any' ? { param: 'slug' } : {}) }»)",
    message: "resources('places'): 'param' may be missing: write it in the call, or leave it out",
    throws: false,
  },
  ...Object.entries(USUAL_OPTIONS).flatMap(([option, value]) =>
    (['controller', 'use'] as const)
      .filter(beside => beside !== option)
      .map(beside => ({
        title: `options spread by a condition: '${option}' beside '${beside}'`,
        source: `r => r.resources('places', «{ ${beside}: ${USUAL_OPTIONS[beside]}, ...(path === 'any' ? { ${option}: ${value} } : {}) }»)`,
        message: `resources('places'): '${option}' may be missing: write it in the call, or leave it out`,
        throws: false as const,
      })),
  ),
  {
    title: 'a param chosen by a condition',
    source: "r => r.resources('places', { «param»: path === 'any' ? 'a' : 'b' })",
    message: "resources('places'): write one literal",
    throws: false,
  },
  {
    title: 'an id whose kind is chosen by a condition',
    source: "r => r.resources('places', { «id»: path === 'any' ? 'uuid' : 'bigint' })",
    message: "resources('places'): write one literal",
    throws: false,
  },
  {
    title: 'a singular chosen by a condition',
    source: "r => r.resources('places', { «singular»: path === 'any' ? 'a' : 'b' })",
    message: "resources('places'): write one literal",
    throws: false,
  },
  {
    title: 'a plural chosen by a condition',
    source: "r => r.resource('user', { «plural»: path === 'any' ? 'users' : 'places' })",
    message: "resource('user'): write one literal",
    throws: false,
  },
  {
    title: 'a list of actions chosen by a condition',
    source: "r => r.resources('places', { «only»: path === 'any' ? ['index'] : ['show'] })",
    message:
      "resources('places'): the list of actions must be an array of string literals, so that the compiler can read it",
    throws: false,
  },
  {
    title: 'a controller chosen by a condition',
    source: "r => r.resources('places', { only: [], «controller»: path === 'any' ? Ping : Places })",
    message: "resources('places'): name one class",
    throws: false,
  },
  {
    title: 'a controller chosen by a condition, where one of the classes is not registered',
    source: "r => r.resources('places', { only: ['show'], «controller»: Ping as typeof Ping | typeof Stranger })",
    message: "resources('places'): name one class",
    throws: false,
  },
  {
    title: 'a default resource that depends on a condition',
    source: "r => (path === 'any' ? r.resources('places') : r)",
    message: 'defineRoutes: the callback must return one chain of calls that starts with its parameter',
    throws: false,
  },
  // What has the type any
  {
    title: 'options of type any',
    source: "r => r.resource(«'user'», JSON.parse('{}'))",
    message:
      "resource('user'): the options must be written in the call as literals, so that the compiler can read them",
    throws: false,
  },
  {
    title: 'an option of type any',
    source: "r => r.resources(«'places'», { param: JSON.parse('\"slug\"') })",
    message:
      "resources('places'): the options must be written in the call as literals, so that the compiler can read them",
    throws: false,
  },
  {
    title: 'namespace: a callback of type any',
    source: "r => r.namespace(«'v1'», anything)",
    message: "namespace('v1'): the callback and its result must not be any, so that the compiler can read the routes",
    throws: false,
  },
  {
    title: 'namespace: a callback whose result is any',
    source: "r => r.namespace(«'v1'», r => Object(r.get('ping', Ping, 'ping')))",
    message: "namespace('v1'): the callback and its result must not be any, so that the compiler can read the routes",
    throws: false,
  },
  {
    title: 'scope: a callback of type any',
    source: "r => r.scope(«'v1'», anything)",
    message: "scope('v1'): the callback and its result must not be any, so that the compiler can read the routes",
    throws: false,
  },
  {
    title: 'namespace: a callback of type any, after a route whose path begins with the name',
    source: "r => r.get('v1/ping', Ping, 'ping').namespace(«'v1'», anything)",
    message: "namespace('v1'): the callback and its result must not be any, so that the compiler can read the routes",
    throws: false,
  },
  {
    title: 'namespace with a path: a callback of type any, after a route with this path',
    source: "r => r.get('v1/ping', Ping, 'ping').namespace(«'v2'», { path: 'v1' }, anything)",
    message: "namespace('v2'): the callback and its result must not be any, so that the compiler can read the routes",
    throws: false,
  },
  {
    title: 'scope: a callback of type any, after a route with its path',
    source: "r => r.get('v1/ping', Ping, 'ping').scope(«'v1'», anything)",
    message: "scope('v1'): the callback and its result must not be any, so that the compiler can read the routes",
    throws: false,
  },
  {
    title: 'resources: a callback whose result is any',
    source: "r => r.resources(«'places'», r => Object(r.get('preview')))",
    message:
      "resources('places'): the callback and its result must not be any, so that the compiler can read the routes",
    throws: false,
  },
  {
    title: 'resources with options: a callback of type any',
    source: "r => r.resources(«'places'», { only: [] }, anything)",
    message:
      "resources('places'): the callback and its result must not be any, so that the compiler can read the routes",
    throws: false,
  },
  {
    title: 'resource: a callback whose result is any',
    source: "r => r.resource(«'user'», r => Object(r.get('me', Ping, 'ping')))",
    message: "resource('user'): the callback and its result must not be any, so that the compiler can read the routes",
    throws: false,
  },
  {
    title: 'draw: a part whose result is any',
    source: "r => r.draw(«(r: ScopeAt<typeof controllers, ''>) => Object(r.resources('places'))»)",
    message: 'draw: the callback and its result must not be any, so that the compiler can read the routes',
    throws: false,
  },
  {
    title: 'draw: a part whose parameter is any',
    source: "r => r.draw(«anything as (r: any) => ScopeAt<typeof controllers, ''>»)",
    message: "draw: the part's parameter must have the type ScopeAt<typeof controllers, …>",
    throws: false,
  },
  // Two classes with one controller path
  {
    title: 'a class that claims the controller path of another one',
    source: "r => r.get('ping', «Claims», 'show')",
    message:
      "get('ping'): the controller path 'Ping' belongs to another class: register this class under a path of its own",
  },
  {
    title: 'a class that claims the controller path of another one, as an option',
    source: "r => r.resources('places', { only: ['show'], «controller»: Claims })",
    message:
      "resources('places'): the controller path 'Ping' belongs to another class: register this class under a path of its own",
  },
  // Middlewares that expect what is not provided
  {
    title: 'use: a middleware that expects state which nothing before it gives',
    source: "r => r.use(«needsUser»).use(givesUser).resources('places')",
    message: 'use: this scope has no such ctx.state.user',
    throws: false,
  },
  {
    title: 'use: a middleware with the context of another version of Koa',
    source: 'r => r.use(«withOtherKoa»)',
    message: "use: the middleware is typed by another @types/koa: keep one of those in 'npm ls @types/koa'",
    throws: false,
  },
  {
    title: 'use: one of two middlewares, where one expects state',
    source: "r => r.use(«path === 'any' ? needsUser : (_ctx: unknown, next: Koa.Next) => next()»)",
    message: 'use: this scope has no such ctx.state.user',
    throws: false,
  },
  {
    title: 'use: a middleware that expects state of another type',
    source: "r => r.use(givesNumber).use(«needsUser»).resources('places')",
    message: 'use: this scope has no such ctx.state.user: it is number, not string',
    throws: false,
  },
  {
    title: 'use: a middleware that expects a parameter which the path does not have',
    source: "r => r.use(«needsId»).resources('places')",
    message: 'use: this scope has no such ctx.params.id',
    throws: false,
  },
  {
    title: "use: a middleware with Koa's context that expects a parameter",
    source: "r => r.use(«needsIdOfKoa»).resources('places')",
    message: 'use: this scope has no such ctx.params.id',
    throws: false,
  },
  {
    title: 'use: a middleware that expects a member of the context',
    source: "r => r.namespace('v1', r => r.use(«needsDatabase»).resources('places'))",
    message: 'use: this scope has no such ctx.database',
    throws: false,
  },
  {
    title: 'use: a middleware that expects what only an earlier namespace gives',
    source: "r => r.namespace('v1', r => r.use(givesUser).resources('places')).use(«needsUser»)",
    message: 'use: this scope has no such ctx.state.user',
    throws: false,
  },
  {
    title: 'a verb: a middleware that expects state which only a later one gives',
    source: "r => r.get('ping', «needsUser», givesUser, 'Ping#ping')",
    message: "get('ping'): this route has no such ctx.state.user",
    throws: false,
  },
  {
    title: 'a verb: a second middleware that expects state of another type',
    source: "r => r.get('ping', givesNumber, «needsUser», Ping, 'ping')",
    message: "get('ping'): this route has no such ctx.state.user: it is number, not string",
    throws: false,
  },
  {
    title: 'a verb: a middleware that expects a parameter which the path does not have',
    source: "r => r.get('ping/:key', givesUser, givesUser, givesUser, givesUser, «needsId», Ping, 'ping')",
    message: "get('ping/:key'): this route has no such ctx.params.id",
    throws: false,
  },
  {
    title: 'a verb: a middleware at the end that expects a member of the context',
    source: "r => r.get('ping', givesUser, «needsDatabase»)",
    message: "get('ping'): this route has no such ctx.database",
    throws: false,
  },
  {
    title: 'a verb: state that another verb gives',
    source: "r => r.get('ping', givesUser, 'Ping#ping').put('ping', «needsUser», 'Ping#ping')",
    message: "put('ping'): this route has no such ctx.state.user",
    throws: false,
  },
  {
    title: 'a verb: a list of middlewares',
    source: "r => r.get('ping', «[givesUser]», 'Ping#ping')",
    message: "get('ping'): write the members of the array as arguments",
  },
  {
    title: 'a verb: a list of middlewares after another one',
    source: "r => r.get('ping', givesUser, «[givesUser]», givesUser, 'Ping#ping')",
    message: "get('ping'): write the members of the array as arguments",
  },
  {
    title: 'a verb: a middleware after the target',
    source: "r => r.get('ping', «'Ping#ping'», givesUser)",
    message: "get('ping'): the target is the last argument",
  },
  {
    title: 'a verb: options after the target',
    source: "r => r.get('ping', «'Ping#ping'», { as: 'ping' })",
    message: "get('ping'): the target is the last argument",
  },
  {
    title: 'a verb: two targets',
    source: "r => r.get('ping', givesUser, «'Ping#ping'», 'Ping#ping')",
    message: "get('ping'): the target is the last argument",
  },
  {
    title: 'a verb: a contract after a middleware',
    source: "r => r.post('ping', givesUser, «{ body: {} }», () => {})",
    message: "post('ping'): the options come directly after the path, before the middlewares",
  },
  {
    title: 'a verb: a contract after a middleware, before a function without types',
    source: "r => r.post('ping', givesUser, «{ body: {} }», ctx => { ctx.body = ctx.state })",
    message: "post('ping'): the options come directly after the path, before the middlewares",
  },
  {
    title: 'a verb: no function among several middlewares, before functions without types',
    source: "r => r.get('ping', givesUser, «5», (ctx, next) => next(), (ctx, next) => next(), ctx => { ctx.body = 1 })",
    message: "get('ping'): the middleware must be a function",
  },
  {
    title: 'a verb: a contract after several middlewares',
    source: "r => r.post('ping', givesUser, givesUser, «{ body: {} }», givesUser, () => {})",
    message: "post('ping'): the options come directly after the path, before the middlewares",
  },
  ...[
    "r.get('ping', «() => ({ ok: true })»)",
    "r.get('ping', «async () => 'pong'»)",
    "r.get('ping', «{ list: () => [1] }.list»)",
    "r.get('ping', givesUser, «() => 5»)",
    "r.get('ping', { summary: 'Ping' }, «() => null»)",
    "r.get('ping', givesUser, givesUser, givesUser, givesUser, «() => [1]»)",
  ].map(call => ({
    title: `a function without parameters that returns a value: ${call}`,
    source: `r => ${call}`,
    message: "get('ping'): what a middleware returns is not the body: write ctx => { ctx.body = … }, or return a reply",
    throws: false as const,
  })),
  {
    title: 'a verb: a class among the middlewares',
    source: "r => r.get('ping', givesUser, «Ping», givesUser, 'Ping#ping')",
    message: "get('ping'): a class is not a middleware: a controller and its action are the last arguments",
  },
  {
    title: 'a verb: a class without an action after a middleware',
    source: "r => r.get('ping', givesUser, «Ping»)",
    message: "get('ping'): a controller needs an action: get('ping', Controller, 'action')",
  },
  {
    title: 'a verb: a function in place of an action',
    source: "r => r.get('ping', Ping, «ctx => { ctx.body = '' }»)",
    message: "get('ping'): the action must be a string",
  },
  {
    title: 'a verb: an unknown action after two middlewares',
    source: "r => r.get('ping', givesUser, givesUser, Ping, «'pin'»)",
    message: "get('ping') needs public methods on 'Ping': pin (missing)",
    throws: "get('ping') needs public methods on 'Ping': pin (missing: did you mean 'ping'?)",
  },
  {
    title: 'a verb: an unknown target after a middleware',
    source: "r => r.get('ping', givesUser, «'Ping#pin'»)",
    message: "get('ping') needs public methods on 'Ping': pin (missing)",
    throws: "get('ping') needs public methods on 'Ping': pin (missing: did you mean 'ping'?)",
  },
  {
    title: 'a verb: an action without its controller, after a middleware',
    source: "r => r.get('ping', givesUser, «'ping'»)",
    message: "get('ping'): the target must be a controller path and an action, as in 'Places#show'",
  },
  {
    title: 'a verb: middlewares from a list of unknown length',
    source: "r => r.get('ping', givesUser, givesUser, givesUser, givesUser, «...[givesUser].slice(1)», 'Ping#ping')",
    message: "get('ping'): write the middlewares in the call, so that the compiler can read them",
    throws: false,
  },
  {
    title: 'a verb that duplicates another one, after a middleware',
    source: "r => r.get('ping', Ping, 'ping').get(«'ping'», givesUser, 'Ping#show')",
    message: "get('ping') duplicates an existing route: GET /ping",
  },
  {
    title: 'draw: a part that expects state of another type',
    source: "r => r.namespace('v1', r => r.use(givesNumber).draw(«stateful»))",
    message: 'draw: this scope has no such ctx.state.user: it is number, not string',
    throws: false,
  },
  // Parts from other files
  {
    title: 'draw: a part that is written for another scope',
    source: 'r => r.draw(«part»)',
    message: 'draw: the part is written for /v1 (V1), not for the top of the table',
    throws: false,
  },
  {
    title: 'draw: a part for a scope with a path, in a namespace of this name',
    source: "r => r.namespace('api', r => r.draw(«scoped»))",
    message: 'draw: the part is written for /api, not for /api (Api)',
    throws: "namespace('api') needs controllers below 'Api', and none is registered",
  },
  {
    title: 'draw: a part for resources, in those with another parameter',
    source: "r => r.resources('places', { param: 'slug' }, r => r.draw(«ofPlaces»))",
    message: 'draw: the part is written for /places/:id (Places), not for /places/:slug (Places)',
    throws: false,
  },
  {
    title: 'draw: a part for resources, in shallow ones',
    source: "r => r.resources('places', { shallow: true }, r => r.draw(«ofPlaces»))",
    message: 'draw: the part is written for /places/:id (Places), not for /places/:id (Places), shallow',
    throws: false,
  },
  {
    title: 'draw: a part for resources without a kind, in those with one',
    source: "r => r.resources('places', { id: 'uuid' }, r => r.draw(«ofPlaces»))",
    message: "draw: the part is written for /places/:id (Places), not for /places/:id (Places), id: 'uuid'",
    throws: false,
  },
  {
    title: 'draw: a part for a scope and resources with kinds, in those with others',
    source:
      "r => r.scope('in/:year', r => r.resources('places', { id: 'bigint', shallow: true }, r => r.draw(«ofKinds»)))",
    message:
      "draw: the part is written for /in/:year/places/:id (Places), year: 'integer', id: 'uuid', not for /in/:year/places/:id (Places), id: 'bigint', shallow",
    throws: false,
  },
  {
    title: 'draw: a part for a collection, outside of it',
    source: "r => r.resources('places', r => r.draw(«search»))",
    message: 'draw: the part is written for /places (Places), not for /places/:id (Places)',
    throws: false,
  },
  {
    title: 'draw: a part for resources with a route that they already have',
    source: "r => r.resources('places', r => r.get('preview').draw(«ofPlaces»))",
    message: 'draw duplicates an existing route: GET /places/:id/preview',
  },
  {
    title: 'draw: a part that expects state which the scope does not provide',
    source: "r => r.namespace('v1', r => r.draw(«stateful»))",
    message: 'draw: this scope has no such ctx.state.user',
    throws: false,
  },
  {
    title: 'draw: a part that is written for another map of controllers',
    source: 'r => r.draw(«elsewhere»)',
    message: 'draw: the part is written for another map of controllers',
    throws: false,
  },
  {
    title: 'draw: a part that does not return its chain',
    source: 'r => r.draw(«empty»)',
    message: 'draw: the callback must return one chain of calls that starts with its parameter',
  },
  {
    title: 'draw: a part without a parameter',
    source: 'r => r.draw(«() => 5»)',
    message: "draw: the part's parameter must have the type ScopeAt<typeof controllers, …>",
    throws: 'draw: the callback must return one chain of calls that starts with its parameter',
  },
  {
    title: 'draw: a part with a route that the scope already has',
    source: "r => r.namespace('v1', r => r.resources('places', { only: ['index'] }).draw(«part»))",
    message: 'draw duplicates an existing route: GET /v1/places',
  },
  // Duplicate routes
  {
    title: 'the same verb twice',
    source: "r => r.get('ping', Ping, 'ping').get(«'/ping'», Ping, 'show')",
    message: "get('/ping') duplicates an existing route: GET /ping",
  },
  {
    title: 'the verb query twice',
    source: "r => r.query('ping', Ping, 'ping').get('ping', Ping, 'ping').query(«'ping'», Ping, 'ping')",
    message: "query('ping') duplicates an existing route: QUERY /ping",
  },
  {
    title: 'the verb query with a missing action',
    source: "r => r.query('ping', Ping, «'pnig'»)",
    message: "query('ping') needs public methods on 'Ping': pnig (missing)",
    throws: "query('ping') needs public methods on 'Ping': pnig (missing: did you mean 'ping'?)",
  },
  {
    title: 'the same verb twice, with another parameter name',
    source: "r => r.get('a/:x', Ping, 'ping').get(«'a/:y'», ctx => { ctx.body = '' })",
    message: "get('a/:y') duplicates an existing route: GET /a/:x",
  },
  {
    title: 'the same resource twice',
    source: "r => r.resources('places', { only: ['index', 'show'] }).resources(«'places'»)",
    message: "resources('places') duplicates existing routes with these actions: index, show",
    throws:
      "resources('places') duplicates existing routes with these actions: index, show (GET /places, GET /places/:id)",
  },
  {
    title: 'a verb that duplicates a standard route of the resource around it',
    source: "r => r.resources('places', r => r.get(«'/'», Ping, 'ping'))",
    message: "get('/') duplicates an existing route: GET /places/:id",
  },
  {
    title: 'a verb that duplicates a route of a resource before it',
    source: "r => r.resources('places').post(«'places'», Ping, 'ping')",
    message: "post('places') duplicates an existing route: POST /places",
  },
  {
    title: 'a resource that duplicates a verb before it',
    source: "r => r.get('user', Ping, 'ping').resource(«'user'»)",
    message: "resource('user') duplicates an existing route: GET /user",
  },
  {
    title: 'two namespaces of the same name with the same route',
    source:
      "r => r.namespace('v1', r => r.get('a', Ping, 'ping')).namespace(«'v1'», r => r.get('b', Ping, 'ping').get('a', Ping, 'ping'))",
    message: "namespace('v1') duplicates an existing route: GET /v1/a",
  },
  {
    title: 'a namespace with a route that a scope of the same path has',
    source: "r => r.scope('v1', r => r.get('a', Ping, 'ping')).namespace(«'v1'», r => r.get('a', Ping, 'ping'))",
    message: "namespace('v1') duplicates an existing route: GET /v1/a",
  },
  {
    title: 'a namespace with a route that the namespace has in a group with state',
    source:
      "r => r.scope(r => r.use(givesUser).namespace('v1', r => r.get('a', Ping, 'ping'))).namespace(«'v1'», r => r.get('a', Ping, 'ping'))",
    message: "namespace('v1') duplicates an existing route: GET /v1/a",
  },
  {
    title: 'a namespace with a route that resources of the same name have',
    source:
      "r => r.resources('places', r => r.get('preview')).namespace(«'places'», r => r.get(':id/preview', Ping, 'ping'))",
    message: "namespace('places') duplicates an existing route: GET /places/:id/preview",
  },
  {
    title: 'a scope with a route that exists outside of it',
    source: "r => r.get('v1/a', Ping, 'ping').scope(«'v1'», r => r.get('a', Ping, 'ping'))",
    message: "scope('v1') duplicates an existing route: GET /v1/a",
  },
  {
    title: 'a group with a route that exists outside of it',
    source: "r => r.get('a', Ping, 'ping').scope(«r => r.get('a', Ping, 'ping')»)",
    message: 'scope duplicates an existing route: GET /a',
  },
  {
    title: 'a group in resources with a standard route',
    source: "r => r.resources('places', r => r.scope(«r => r.get('/', Ping, 'ping')»))",
    message: 'scope duplicates an existing route: GET /places/:id',
  },
  {
    title: 'a route of a collection with another name for the id of a member',
    source: "r => r.resources('places', r => r.collection(r => r.get(«':name'», Ping, 'ping')))",
    message: "get(':name') duplicates an existing route: GET /places/:id",
  },
  {
    title: 'a scope with several routes that exist outside of it',
    source:
      "r => r.scope('v1', r => r.get('a/:b', Ping, 'ping').post('c', Ping, 'ping')).scope(«'v1'», r => r.post('c', Ping, 'ping').get('a/:d', Ping, 'ping'))",
    message: "scope('v1') duplicates existing routes below /v1",
    throws: "scope('v1') duplicates existing routes below /v1 (POST /v1/c, GET /v1/a/:b)",
  },
  {
    title: 'a resource whose callback has a route that exists outside of it',
    source: "r => r.get('places/:x/preview', Ping, 'ping').resources(«'places'», r => r.get('preview'))",
    message: "resources('places') duplicates an existing route: GET /places/:x/preview",
  },
  {
    title: 'resources opened again, with resources inside that have a route again',
    source:
      "r => r.resources('places', { only: [] }, r => r.resources('places', { only: ['show'] })).resources(«'places'», { only: ['show'] }, r => r.resources('places', { only: ['show'] }))",
    message: "resources('places') duplicates an existing route: GET /places/:placeId/places/:id",
  },
  {
    title: 'resources with nested members at the path of a verb before them',
    source: "r => r.get('places/:x/places/:y', Ping, 'ping').resources(«'places'», r => r.resources('places'))",
    message: "resources('places') duplicates an existing route: GET /places/:x/places/:y",
  },
  {
    title: 'resources with a verb in nested resources, at the path of a redirect before them',
    source:
      "r => r.redirect('places/:x/rooms/:y/a', 'Ping#ping').get('ping', 'Ping#ping').resources(«'places'», { only: [] }, r => r.resources('rooms', { only: [] }, r => r.get('a', Ping, 'ping')))",
    message: "resources('places') duplicates an existing route: GET /places/:x/rooms/:y/a",
  },
  {
    title: 'resources with members in a scope in them, at the path of a verb before them',
    source:
      "r => r.namespace('v1', r => r.get('places/:x/in/places/:y', Ping, 'ping').resources(«'places'», { only: [] }, r => r.scope('in', r => r.resources('rooms', { controller: 'Places', path: 'places', only: ['show'] }))))",
    message: "resources('places') duplicates an existing route: GET /v1/places/:x/in/places/:y",
  },
  {
    title: 'the option path: resources with nested members that exist already',
    source:
      "r => r.resources('users', { path: 'people', only: [] }, r => r.resources('places', { controller: 'Places', only: ['show'] })).resources(«'places'», { path: 'people', only: ['index'] }, r => r.resources('places', { only: ['index', 'show'] }))",
    message: "resources('places') duplicates an existing route: GET /people/:userId/places/:id",
  },
  {
    title: 'a verb that duplicates another one in its collection',
    source: "r => r.resources('places', r => r.collection(r => r.get('search').get(«'search'»)))",
    message: "get('search') duplicates an existing route: GET /places/search",
  },
  // Redirects, as far as the call shows the mistake
  {
    title: 'redirect: a controller that is not registered',
    source: "r => r.redirect('old', «'Plces#index'»)",
    message: "redirect('old') needs the controller 'Plces', which is not registered",
    throws: "redirect('old') needs the controller 'Plces', which is not registered: did you mean 'Places#index'?",
  },
  {
    title: 'redirect: a controller path without the prefix of its namespace',
    source: "r => r.namespace('v1', r => r.redirect('old', «'Host#index'»))",
    message: "redirect('old') needs the controller 'Host', which is not registered",
  },
  {
    title: 'redirect: a missing action',
    source: "r => r.redirect('old', «'Places#shw'»).resources('places')",
    message: "redirect('old') needs public methods on 'Places': shw (missing)",
    throws: "redirect('old') needs public methods on 'Places': shw (missing: did you mean 'show'?)",
  },
  {
    title: 'redirect: a private action',
    source: "r => r.redirect('old', «'Ping#hidden'»)",
    message: "redirect('old') needs public methods on 'Ping': hidden (not public)",
    throws: "the redirect from /old leads nowhere: no route has the target 'Ping#hidden'",
  },
  {
    title: 'redirect: a static action',
    source: "r => r.redirect('old', «'Ping#pong'»)",
    message: "redirect('old') needs public methods on 'Ping': pong (static)",
  },
  {
    title: 'redirect: a class and an action instead of a target',
    source: "r => r.redirect('old', «Places», 'index')",
    message: "redirect('old'): the target must be one string literal, so that the compiler can read it",
    throws: "redirect('old'): the target must be a string",
  },
  {
    title: 'redirect: a target of the type string',
    source: "r => r.redirect('old', «'Places#'.concat(path)»)",
    message: "redirect('old'): the target must be one string literal, so that the compiler can read it",
    throws: "redirect('old') needs public methods on 'Places': any (missing)",
  },
  {
    title: 'redirect: no target',
    source: "r => r.redirect(«'old'»)",
    message: "redirect('old'): the target must be a string",
  },
  {
    title: 'redirect: an empty segment in the path',
    source: "r => r.redirect(«'old//places'», 'Places#index').resources('places')",
    message: "redirect('old//places'): the path 'old//places' has an empty segment",
  },
  {
    title: "redirect: a parameter that the scope's path already has",
    source: "r => r.resources('places', r => r.redirect(«'old/:id'», 'Places#show'))",
    message: "redirect('old/:id'): the path /places/:id/old/:id has the parameter 'id' twice",
  },
  {
    title: 'redirect: a path of the type string',
    source: "r => r.redirect(«path», 'Places#index').resources('places')",
    message: "redirect: the path must be one literal like 'places/:id': write one call for each path",
    throws: false,
  },
  {
    title: 'redirect: the path of an existing GET route',
    source: "r => r.resources('places').redirect(«'places/:slug'», 'Places#index')",
    message: "redirect('places/:slug') duplicates an existing route: GET /places/:id",
  },
  {
    title: 'a verb at the path of a redirect',
    source: "r => r.redirect('ping', 'Places#index').get(«'ping'», Ping, 'ping')",
    message: "get('ping') duplicates an existing route: GET /ping",
  },
  {
    title: 'a resource at the path of a redirect',
    source: "r => r.redirect('places', 'Ping#ping').resources(«'places'»)",
    message: "resources('places') duplicates an existing route: GET /places",
  },
  {
    title: 'a namespace with a route at the path of a redirect',
    source: "r => r.redirect('v1/ping', 'Ping#ping').namespace(«'v1'», r => r.get('ping', Ping, 'ping'))",
    message: "namespace('v1') duplicates an existing route: GET /v1/ping",
  },
  {
    title: 'redirect: a status that is not a redirect',
    source: "r => r.redirect('old', 'Places#index', { «status»: 304 }).resources('places')",
    message: "redirect('old'): the status must be one of 301, 302, 303, 307, 308",
  },
  {
    title: 'redirect: an unknown option',
    source: "r => r.redirect('old', 'Places#index', { «permanent»: true }).resources('places')",
    message: `redirect('old'): ${noOption('redirect', 'permanent')}`,
  },
  {
    title: 'redirect: a status instead of options',
    source: "r => r.redirect('old', 'Places#index', «302»).resources('places')",
    message: "redirect('old'): write the status as { status: 302 }",
    instead: "r => r.redirect('old', 'Places#index', { status: 302 }).resources('places')",
  },
  {
    title: 'redirect: a status that is no literal, instead of options',
    source: "r => r.redirect('old', 'Places#index', «path.length»).resources('places')",
    message: `redirect('old'): ${noOptions('redirect')}`,
    throws: "redirect('old'): write the status as { status: 3 }",
  },
  {
    title: 'redirect: a text instead of options',
    source: "r => r.redirect('old', '/b', «'301'»)",
    message: `redirect('old'): ${noOptions('redirect')}`,
  },
]
