/**
 * Programs that are wrong in one place each. `source` is the callback of `defineRoutes` over the controllers of
 * `rejected-controllers.ts`, the wrong place between « and ». `says` is the sentence: what the three compilers print as
 * the parameter's type there, and what the same program throws when the types are dodged. Where the compiler has its own
 * words for a mistake, `compiler` is what it prints. What a value cannot show (`private` is gone at run time) is in
 * `throws`: what is thrown instead, or `false` where the program runs.
 */
import { COLLECTION_MESSAGE, MEMBER_MESSAGE } from '../../src/scope/namespace.js'

export interface Rejected {
  readonly title: string
  readonly source: string
  readonly says?: string
  readonly compiler?: string
  readonly throws?: string | false
}

export const rejected: readonly Rejected[] = [
  // A controller path that is not registered
  {
    title: 'resources: no controller of the name',
    source: "r => r.resources(«'plces'»)",
    says: "resources('plces') needs the controller 'Plces', which is not registered",
  },
  {
    title: 'resources: no controller of the name in this namespace',
    source: "r => r.namespace('v1', r => r.resources(«'users'»))",
    says: "resources('users') needs the controller 'V1/Users', which is not registered",
  },
  {
    title: 'resources: a nested name has its parent before it',
    source: "r => r.resources('places', r => r.resources(«'users'»))",
    says: "resources('users') needs the controller 'Places/Users', which is not registered",
  },
  {
    title: 'resource: the controller is the plural',
    source: "r => r.resource(«'place-owner'»)",
    says: "resource('place-owner') needs the controller 'PlaceOwners', which is not registered",
  },
  {
    title: 'a bare verb in a namespace whose controller path is not registered',
    source: "r => r.namespace('v1', r => r.get(«'status'»))",
    says: "get('status') needs the controller 'V1', which is not registered",
  },
  // An action that is missing, not public or static
  {
    title: 'resources: a missing action',
    source: "r => r.resources(«'users'»)",
    says: "resources('users') needs public methods on 'Users': index (missing)",
  },
  {
    title: 'resources: several bad actions in one sentence, in the order of the actions',
    source: "r => r.resources('places', { only: [] }, r => r.resources(«'rooms'»))",
    says: "resources('rooms') needs public methods on 'Places/Rooms': create (missing), show (not public), update (static), destroy (missing)",
    throws:
      "resources('rooms') needs public methods on 'Places/Rooms': create (missing), update (static), destroy (missing)",
  },
  {
    title: 'resources: only those of `only`',
    source: "r => r.resources('places', { only: [] }, r => r.resources(«'rooms'», { only: ['update', 'index'] }))",
    says: "resources('rooms') needs public methods on 'Places/Rooms': update (static)",
  },
  {
    title: 'resource: missing actions of a controller that is not registered',
    source: "r => r.resource(«'user'», { controller: Stranger })",
    says: "resource('user') needs public methods on its controller: create (missing), update (missing), destroy (missing)",
  },
  {
    title: 'a bare verb: a missing action',
    source: "r => r.resources('places', r => r.get(«'prevew'»))",
    says: "get('prevew') needs public methods on 'Places': prevew (missing)",
  },
  {
    title: 'a bare verb: the action is the path in camelCase',
    source: "r => r.resources('places', r => r.post(«'mark-read'»))",
    says: "post('mark-read') needs public methods on 'Places': markRead (missing)",
  },
  {
    title: 'a bare verb in a collection: a missing action',
    source: "r => r.resources('places', r => r.collection(r => r.get(«'serch'»)))",
    says: "get('serch') needs public methods on 'Places': serch (missing)",
  },
  {
    title: 'a verb: a missing action',
    source: "r => r.get('ping', Ping, «'pnig'»)",
    says: "get('ping') needs public methods on 'Ping': pnig (missing)",
  },
  {
    title: 'a verb: a private action',
    source: "r => r.get('ping', Ping, «'hidden'»)",
    says: "get('ping') needs public methods on 'Ping': hidden (not public)",
    throws: false,
  },
  {
    title: 'a verb: a protected action',
    source: "r => r.delete('ping', Ping, «'shielded'»)",
    says: "delete('ping') needs public methods on 'Ping': shielded (not public)",
    throws: false,
  },
  {
    title: 'a verb: a #private action is not there for anyone',
    source: "r => r.put('ping', Ping, «'secret'»)",
    says: "put('ping') needs public methods on 'Ping': secret (missing)",
  },
  {
    title: 'a verb: a static action',
    source: "r => r.patch('ping', Ping, «'pong'»)",
    says: "patch('ping') needs public methods on 'Ping': pong (static)",
  },
  {
    title: 'a verb: what every object has is no action',
    source: "r => r.get('ping', Ping, «'toString'»)",
    says: "get('ping') needs public methods on 'Ping': toString (missing)",
  },
  {
    title: 'a verb: the constructor is no action',
    source: "r => r.get('ping', Ping, «'constructor'»)",
    says: "get('ping') needs public methods on 'Ping': constructor (missing)",
  },
  {
    title: 'a verb: __proto__ is no action',
    source: "r => r.get('ping', Ping, «'__proto__'»)",
    says: "get('ping') needs public methods on 'Ping': __proto__ (missing)",
  },
  {
    title: 'a verb: an action of a controller that is not registered',
    source: "r => r.get('ping', Stranger, «'shw'»)",
    says: "get('ping') needs public methods on its controller: shw (missing)",
  },
  {
    title: 'a verb: a controller under two controller paths',
    source: "r => r.get('ping', «Places», 'index')",
    says: "get('ping'): the controller is registered under several controller paths, so its target is ambiguous",
  },
  {
    title: 'a verb: a controller without an action',
    source: "r => r.get('ping', «Ping»)",
    says: "get('ping'): a controller needs an action: get('ping', Controller, 'action')",
  },
  {
    title: 'a verb: one of two controllers',
    source: "r => r.get('ping', «eitherClass», 'show')",
    says: "get('ping'): the controller must be one class, not one of several",
    throws: false,
  },
  // A verb that names no action
  {
    title: 'a bare verb at the top',
    source: "r => r.get(«'ping'»)",
    says: "get('ping'): no resource or namespace provides a controller here, so name one: get('ping', Controller, 'action')",
  },
  {
    title: 'a bare verb with a slash',
    source: "r => r.resources('places', r => r.get(«'a/b'»))",
    says: "get('a/b'): this path needs an explicit controller and action: get('a/b', Controller, 'action')",
  },
  {
    title: 'a bare verb with a parameter',
    source: "r => r.resources('places', r => r.get(«':year'»))",
    says: "get(':year'): this path needs an explicit controller and action: get(':year', Controller, 'action')",
  },
  // Options
  {
    title: 'an unknown option',
    source: "r => r.resources('places', { «onyl»: ['index'] })",
    says: "resources('places'): there is no option 'onyl'; the options are only, except, controller, singular, param",
  },
  {
    title: 'an unknown option before a callback',
    source: "r => r.resources('places', { «onyl»: ['index'] }, r => r.get('preview'))",
    says: "resources('places'): there is no option 'onyl'; the options are only, except, controller, singular, param",
  },
  {
    title: 'an option of the other kind of resource',
    source: "r => r.resources('places', { «plural»: 'places' })",
    says: "resources('places'): there is no option 'plural'; the options are only, except, controller, singular, param",
  },
  {
    title: 'an option of the other kind of resource, singular',
    source: "r => r.resource('user', { «param»: 'slug' })",
    says: "resource('user'): there is no option 'param'; the options are only, except, controller, plural",
  },
  {
    title: 'a misspelt option where actions lack too: the option is the mistake',
    source: "r => r.resources('users', { «exept»: ['index'] })",
    says: "resources('users'): there is no option 'exept'; the options are only, except, controller, singular, param",
  },
  {
    title: 'singular where plural is meant',
    source: "r => r.resource('user', { «singular»: 'word' })",
    says: "resource('user'): there is no option 'singular'; the options are only, except, controller, plural",
  },
  {
    title: 'a plural that is no name',
    source: "r => r.resource('user', { «plural»: 'a/b' })",
    says: "resource('user'): 'plural' must be one path segment, written as a string literal",
  },
  {
    title: 'only with except',
    source: "r => r.resources('places', { only: ['index'], «except»: ['show'] })",
    says: "resources('places'): use either 'only' or 'except', not both",
  },
  {
    title: 'a misspelt action in only',
    source: "r => r.resources('places', { only: ['index', «'shw'»] })",
    says: "resources('places'): 'shw' is not one of the actions index, create, show, update, destroy",
    compiler: `Type '"shw"' is not assignable to type '"create" | "destroy" | "index" | "show" | "update"'. Did you mean '"show"'?`,
  },
  {
    title: 'a misspelt action in except, before a callback',
    source: "r => r.resources('places', { except: [«'destory'»] }, r => r.get('preview'))",
    says: "resources('places'): 'destory' is not one of the actions index, create, show, update, destroy",
    compiler: `Type '"destory"' is not assignable to type '"create" | "destroy" | "index" | "show" | "update"'. Did you mean '"destroy"'?`,
  },
  {
    title: 'index is no action of resource',
    source: "r => r.resource('user', { only: [«'index'»] })",
    says: "resource('user'): 'index' is not one of the actions show, create, update, destroy",
    compiler: `Type '"index"' is not assignable to type '"create" | "destroy" | "show" | "update"'.`,
  },
  {
    title: 'a list of actions that is a plain string[]',
    source: "r => r.resources('places', { «only»: actions })",
    says: "resources('places'): the list of actions must be an array of string literals, so that the compiler can read it",
    throws: false,
  },
  {
    title: 'options that are not written in the call',
    source: "r => r.resources('places', «options»)",
    says: "resources('places'): the options must be an object literal in the call, so that the compiler can read them",
    throws: false,
  },
  {
    title: 'a param that is no identifier',
    source: "r => r.resources('places', { «param»: 'place-id' })",
    says: "resources('places'): 'param' must be an identifier, written as a string literal",
  },
  {
    title: 'a singular that is no name',
    source: "r => r.resources('places', { «singular»: 'a/b' })",
    says: "resources('places'): 'singular' must be one path segment, written as a string literal",
  },
  {
    title: 'a controller that is no class',
    source: "r => r.resources('places', { only: [], «controller»: {} })",
    says: "resources('places'): the controller must be a class",
  },
  {
    title: 'a controller that is one of two classes',
    source: "r => r.resources('places', { only: [], «controller»: eitherClass })",
    says: "resources('places'): the controller must be one class, not one of several",
    throws: false,
  },
  // Names and paths
  {
    title: 'an empty name',
    source: "r => r.resources(«''»)",
    says: "resources(''): the name must be one path segment: letters, digits, '-' and '_'",
  },
  {
    title: 'a name with a slash',
    source: "r => r.namespace(«'api/v1'», r => r)",
    says: "namespace('api/v1'): the name must be one path segment: letters, digits, '-' and '_'",
  },
  {
    title: 'a name with a leading slash',
    source: "r => r.resource(«'/user'»)",
    says: "resource('/user'): the name must be one path segment: letters, digits, '-' and '_'",
  },
  {
    title: 'an empty path',
    source: "r => r.get(«''», Ping, 'ping')",
    says: "get(''): the path '' has an empty segment",
  },
  {
    title: 'a path with an empty segment',
    source: "r => r.get(«'a//b'», Ping, 'ping')",
    says: "get('a//b'): the path 'a//b' has an empty segment",
  },
  {
    title: 'a path with a slash at its end',
    source: "r => r.get(«'a/'», ctx => { ctx.body = '' })",
    says: "get('a/'): the path 'a/' has an empty segment",
  },
  {
    title: 'a path with a dot segment',
    source: "r => r.get(«'a/../b'», Ping, 'ping')",
    says: "get('a/../b'): the path 'a/../b' has a '.' or '..' segment, which clients resolve before they send a request",
  },
  {
    title: 'a path with a query',
    source: "r => r.get(«'a?b'», Ping, 'ping')",
    says: "get('a?b'): the path 'a?b' contains a character that paths cannot contain: ? # % \\ { } or white space",
  },
  {
    title: 'a parameter that is no identifier',
    source: "r => r.get(«'users/:user-id'», Ping, 'ping')",
    says: "get('users/:user-id'): ':user-id' is not a parameter: a parameter must be a whole segment, ':' and an identifier",
  },
  {
    title: 'a parameter that fills only a part of its segment',
    source: "r => r.get(«'v:version'», Ping, 'ping')",
    says: "get('v:version'): 'v:version' mixes text and a parameter: a parameter must be a whole segment, ':' and an identifier",
  },
  {
    title: 'a glob before the end',
    source: "r => r.get(«'*rest/more'», Ping, 'ping')",
    says: "get('*rest/more'): '*rest' is not a wildcard: a wildcard must be the last segment, '*' and an identifier",
  },
  {
    title: 'the same parameter twice in a path',
    source: "r => r.get(«'a/:x/b/:x'», Ping, 'ping')",
    says: "get('a/:x/b/:x'): the path /a/:x/b/:x has the parameter 'x' twice",
  },
  {
    title: "a parameter that the scope's path has already",
    source: "r => r.resources('places', r => r.get(«'notes/:id'», Ping, 'ping'))",
    says: "get('notes/:id'): the path /places/:id/notes/:id has the parameter 'id' twice",
  },
  {
    title: 'resources: the parameter of an outer resource of the same name, which stands there twice with the third',
    source: "r => r.resources('places', r => r.resources('places', r => r.resources(«'places'»)))",
    says: "resources('places'): the path /places/:placeId/places/:placeId/places/:id has the parameter 'placeId' twice",
  },
  {
    title: "resources: the parameter of an outer resource in a scope's path",
    source: "r => r.resources('places', r => r.scope(':placeId', r => r.resources(«'places'»)))",
    says: "resources('places'): the path /places/:placeId/:placeId/places/:id has the parameter 'placeId' twice",
  },
  {
    title: 'a resource whose id the scope has already',
    source: "r => r.scope('orgs/:id', r => r.resources(«'places'»))",
    says: "resources('places'): the path /orgs/:id/places/:id has the parameter 'id' twice",
  },
  {
    title: 'a resource in one whose singular begins with a digit',
    source:
      "r => r.resources('2fa-codes', { only: [] }, r => r.resources(«'places'», { controller: Rooms, only: ['index'] }))",
    says: "resources('places'): the path /2fa-codes/:2faCodeId/places/:id has a parameter that is not an identifier: give the outer resource the option 'singular'",
  },
  {
    title: 'a name with a dollar sign',
    source: "r => r.resources(«'a$b'»)",
    says: "resources('a$b'): the name must be one path segment: letters, digits, '-' and '_'",
  },
  {
    title: 'a scope that nothing can stand below',
    source: "r => r.scope(«'*rest'», r => r)",
    says: "scope('*rest'): the path '*rest' cannot contain nested routes",
  },
  {
    title: 'a path that is no literal',
    source: "r => r.get(«path», Ping, 'ping')",
    says: 'get: the path must be one string literal, so that the compiler can read it',
    throws: false,
  },
  {
    title: 'a path that is one of two',
    source: "r => r.get(«either», Ping, 'ping')",
    says: 'get: the path must be one string literal, so that the compiler can read it',
    throws: false,
  },
  {
    title: 'a name that is one of two',
    source: 'r => r.resources(«either»)',
    says: 'resources: the name must be one string literal, so that the compiler can read it',
    throws: false,
  },
  // Calls out of their place
  {
    title: 'collection at the top',
    source: 'r => r.collection(«r => r»)',
    says: COLLECTION_MESSAGE,
  },
  {
    title: 'collection in a namespace in resources',
    source: "r => r.resources('places', r => r.namespace('admin', r => r.collection(«r => r.get('search')»)))",
    says: COLLECTION_MESSAGE,
  },
  {
    title: 'collection in resource',
    source: "r => r.resource('user', r => r.collection(«r => r»))",
    says: COLLECTION_MESSAGE,
  },
  {
    title: 'collection in collection',
    source: "r => r.resources('places', r => r.collection(r => r.collection(«r => r»)))",
    says: COLLECTION_MESSAGE,
  },
  {
    title: 'member',
    source: "r => r.resources('places', r => r.member(«r => r.get('preview')»))",
    says: MEMBER_MESSAGE,
  },
  // Callbacks that do not return their chain
  {
    title: 'a callback that returns nothing',
    source: "r => r.resources('places', «r => { r.get('preview') }»)",
    says: "resources('places'): the callback must return one chain of calls that starts with its parameter",
  },
  {
    title: 'a callback behind options that returns nothing',
    source: "r => r.resource('user', { only: ['show'] }, «r => { r.get('me', Ping, 'ping') }»)",
    says: "resource('user'): the callback must return one chain of calls that starts with its parameter",
  },
  {
    title: "a callback that returns the outer scope's chain",
    source: "r => r.namespace('v1', «() => r»)",
    says: "namespace('v1'): the callback must return one chain of calls that starts with its parameter",
  },
  {
    title: 'a callback that returns a promise',
    source: "r => r.scope('beta', «async r => r.get('ping', Ping, 'ping')»)",
    says: "scope('beta'): the callback must return one chain of calls that starts with its parameter",
  },
  {
    title: 'a callback that returns what no one knows',
    source: "r => r.resources('places', r => r.collection(«r => JSON.parse('1') as unknown»))",
    says: 'collection: the callback must return one chain of calls that starts with its parameter',
  },
  {
    title: 'a callback whose routes depend on a condition',
    source: "r => r.namespace('v1', «r => (path === 'any' ? r.get('ping', Ping, 'ping') : r)»)",
    says: "namespace('v1'): the callback must return one chain of calls that starts with its parameter",
    throws: false,
  },
  // Parts that are drawn into a scope
  {
    title: 'draw: a part that is written for another scope',
    source: 'r => r.draw(«part»)',
    says: 'draw: the part is written for /v1 (V1), not for the top of the table',
    throws: false,
  },
  {
    title: 'draw: a part that asks for state which the scope does not give',
    source: "r => r.namespace('v1', r => r.draw(«stateful»))",
    says: 'draw: the part expects a ctx that this scope does not provide: ctx.state.user',
    throws: false,
  },
  {
    title: 'draw: a part that is written for other controllers',
    source: 'r => r.draw(«elsewhere»)',
    says: 'draw: the part is written for another map of controllers',
    throws: false,
  },
  {
    title: 'draw: a part that does not return its chain',
    source: 'r => r.draw(«empty»)',
    says: 'draw: the callback must return one chain of calls that starts with its parameter',
  },
  {
    title: 'draw: a part whose parameter is not written down',
    source: 'r => r.draw(«() => 5»)',
    says: "draw: the part's parameter must have the type ScopeAt<typeof controllers, …>",
    throws: 'draw: the callback must return one chain of calls that starts with its parameter',
  },
  {
    title: 'draw: a part that repeats what stands in the scope',
    source: "r => r.namespace('v1', r => r.resources('places', { only: ['index'] }).draw(«part»))",
    says: 'draw duplicates existing routes below /v1',
  },
  // Routes that stand already
  {
    title: 'the same verb twice',
    source: "r => r.get('ping', Ping, 'ping').get(«'/ping'», Ping, 'show')",
    says: "get('/ping') duplicates an existing route: GET /ping",
  },
  {
    title: 'the same verb twice, parameter names aside',
    source: "r => r.get('a/:x', Ping, 'ping').get(«'a/:y'», ctx => { ctx.body = '' })",
    says: "get('a/:y') duplicates an existing route: GET /a/:y",
  },
  {
    title: 'the same resource twice',
    source: "r => r.resources('places', { only: ['index', 'show'] }).resources(«'places'»)",
    says: "resources('places') duplicates existing routes with these actions: index, show",
  },
  {
    title: 'a verb that a standard route of the resource around it has taken',
    source: "r => r.resources('places', r => r.get(«'/'», Ping, 'ping'))",
    says: "get('/') duplicates an existing route: GET /places/:id",
  },
  {
    title: 'a verb that a resource before it has taken',
    source: "r => r.resources('places').post(«'places'», Ping, 'ping')",
    says: "post('places') duplicates an existing route: POST /places",
  },
  {
    title: 'a resource that a verb before it has taken',
    source: "r => r.get('user', Ping, 'ping').resource(«'user'»)",
    says: "resource('user') duplicates existing routes with these actions: show",
  },
  {
    title: 'a namespace that opens twice with the same route',
    source:
      "r => r.namespace('v1', r => r.get('a', Ping, 'ping')).namespace(«'v1'», r => r.get('b', Ping, 'ping').get('a', Ping, 'ping'))",
    says: "namespace('v1') duplicates existing routes below /v1",
  },
  {
    title: 'a scope that repeats what stands outside',
    source: "r => r.get('v1/a', Ping, 'ping').scope(«'v1'», r => r.get('a', Ping, 'ping'))",
    says: "scope('v1') duplicates existing routes below /v1",
  },
  {
    title: 'a resource whose callback repeats what stands outside',
    source: "r => r.get('places/:x/preview', Ping, 'ping').resources(«'places'», r => r.get('preview'))",
    says: "resources('places') duplicates existing routes below /places",
  },
  {
    title: 'a collection verb that stands already',
    source: "r => r.resources('places', r => r.collection(r => r.get('search').get(«'search'»)))",
    says: "get('search') duplicates an existing route: GET /places/search",
  },
  // Redirects, as far as they are wrong by themselves; the rest is known of the whole table
  {
    title: 'redirect: a controller that is not registered',
    source: "r => r.redirect('old', «'Plces#index'»)",
    says: "redirect('old') needs the controller 'Plces', which is not registered",
  },
  {
    title: 'redirect: a controller path is whole, in a namespace too',
    source: "r => r.namespace('v1', r => r.redirect('old', «'Host#index'»))",
    says: "redirect('old') needs the controller 'Host', which is not registered",
  },
  {
    title: 'redirect: a missing action',
    source: "r => r.redirect('old', «'Places#shw'»).resources('places')",
    says: "redirect('old') needs public methods on 'Places': shw (missing)",
  },
  {
    title: 'redirect: a private action',
    source: "r => r.redirect('old', «'Ping#hidden'»)",
    says: "redirect('old') needs public methods on 'Ping': hidden (not public)",
    throws: "the redirect from /old leads nowhere: no route has the target 'Ping#hidden'",
  },
  {
    title: 'redirect: a static action',
    source: "r => r.redirect('old', «'Ping#pong'»)",
    says: "redirect('old') needs public methods on 'Ping': pong (static)",
  },
  {
    title: 'redirect: a path for a target',
    source: "r => r.redirect('old', «'/places'»).resources('places')",
    says: "redirect('old'): the target must be a controller path and an action, as in 'Places#show'",
  },
  {
    title: 'redirect: a URL for a target',
    source: "r => r.redirect('old', «'https://example.com/#top'»)",
    says: "redirect('old') needs the controller 'https://example.com/', which is not registered",
  },
  {
    title: 'redirect: a class for a target, as a verb has it',
    source: "r => r.redirect('old', «Places», 'index')",
    says: "redirect('old'): the target must be one string literal, so that the compiler can read it",
    throws: "redirect('old'): the target must be a string",
  },
  {
    title: 'redirect: a target that the compiler cannot read',
    source: "r => r.redirect('old', «'Places#'.concat(path)»)",
    says: "redirect('old'): the target must be one string literal, so that the compiler can read it",
    throws: "redirect('old') needs public methods on 'Places': any (missing)",
  },
  {
    title: 'redirect: no target',
    source: "r => r.«redirect»('old')",
    compiler: 'Expected 2-4 arguments, but got 1.',
    throws: "redirect('old'): the target must be a string",
  },
  {
    title: 'redirect: an empty segment in the path',
    source: "r => r.redirect(«'old//places'», 'Places#index').resources('places')",
    says: "redirect('old//places'): the path 'old//places' has an empty segment",
  },
  {
    title: "redirect: a parameter of the scope's again",
    source: "r => r.resources('places', r => r.redirect(«'old/:id'», 'Places#show'))",
    says: "redirect('old/:id'): the path /places/:id/old/:id has the parameter 'id' twice",
  },
  {
    title: 'redirect: a path that the compiler cannot read',
    source: "r => r.redirect(«path», 'Places#index').resources('places')",
    says: 'redirect: the path must be one string literal, so that the compiler can read it',
    throws: false,
  },
  {
    title: 'redirect: at the path of a GET route',
    source: "r => r.resources('places').redirect(«'places/:slug'», 'Places#index')",
    says: "redirect('places/:slug') duplicates an existing route: GET /places/:slug",
  },
  {
    title: 'a verb at the path of a redirect',
    source: "r => r.redirect('ping', 'Places#index').get(«'ping'», Ping, 'ping')",
    says: "get('ping') duplicates an existing route: GET /ping",
  },
  {
    title: 'a resource at the path of a redirect',
    source: "r => r.redirect('places', 'Ping#ping').resources(«'places'»)",
    says: "resources('places') duplicates existing routes with these actions: index",
  },
  {
    title: 'a namespace with the path of a redirect',
    source: "r => r.redirect('v1/ping', 'Ping#ping').namespace(«'v1'», r => r.get('ping', Ping, 'ping'))",
    says: "namespace('v1') duplicates existing routes below /v1",
  },
  {
    title: 'redirect: a status that names no other path',
    source: "r => r.redirect('old', 'Places#index', { «status»: 304 }).resources('places')",
    compiler: "Type '304' is not assignable to type '301 | 302 | 303 | 307 | 308 | undefined'.",
    throws: "redirect('old'): the status must be one of 301, 302, 303, 307, 308",
  },
  {
    title: 'redirect: an unknown option',
    source: "r => r.redirect('old', 'Places#index', { «permanent»: true }).resources('places')",
    compiler:
      "Object literal may only specify known properties, and 'permanent' does not exist in type 'RedirectOptions'.",
    throws: "redirect('old'): there is no option 'permanent'; the options are status",
  },
  {
    title: 'redirect: a status in the place of the options',
    source: "r => r.redirect('old', 'Places#index', «302»).resources('places')",
    compiler: "Type '302' has no properties in common with type 'RedirectOptions'.",
    throws: "redirect('old'): the options must be an object with status",
  },
]

/**
 * Programs whose mistake shows when the table is mounted: `actions` are the members of a class `Hosts`, `table` the
 * callback of `defineRoutes` over it. The wrong place is the table in `createRouter(routes)`. What a value can show, the
 * dead redirects, `throws` the same sentence when the table is defined.
 */
export interface RejectedRouter {
  readonly title: string
  readonly actions: string
  readonly table: string
  readonly says: string
  readonly throws?: true
}

const HOSTS = 'index() {} create() {} show() {} update() {} destroy() {} either() {}'
const redirected = (title: string, table: string, says: string): RejectedRouter => ({
  title,
  actions: HOSTS,
  table,
  says,
  throws: true,
})

export const rejectedRouters: readonly RejectedRouter[] = [
  {
    title: 'an action that is no function',
    actions: 'show = 1',
    table: "r => r.resources('hosts', { only: ['show'] })",
    says: 'Hosts#show is not an action: it must be a function of (ctx, next)',
  },
  {
    title: 'an action that asks for a parameter of its own making',
    actions: 'list(ctx: { params: { id: string } }) { return ctx.params.id }',
    table: "r => r.get('hosts', Hosts, 'list')",
    says: 'Hosts#list expects a ctx that /hosts does not provide: ctx.params.id',
  },
  {
    title: 'an action that expects a parameter of another type',
    actions: 'show(ctx: { params: { id: number } }) { return ctx.params.id }',
    table: "r => r.resources('hosts', { only: ['show'] })",
    says: 'Hosts#show expects a ctx that /hosts/:id does not provide: ctx.params.id',
  },
  {
    title: 'an action that expects a member of the state of another type',
    actions: 'show(ctx: { state: { page: string } }) { return ctx.state.page }',
    table:
      "r => r.use((ctx: { state: { page: number } }, next: () => Promise<void>) => next()).resources('hosts', { only: ['show'] })",
    says: 'Hosts#show expects a ctx that /hosts/:id does not provide: ctx.state.page',
  },
  {
    title: 'an action that expects another body',
    actions: 'show(ctx: { params: { id: string }; body: string }) { return ctx.body.trim() }',
    table: "r => r.resources('hosts', { only: ['show'] })",
    says: 'Hosts#show expects a ctx that /hosts/:id does not provide',
  },
  {
    title: 'an action that takes the context of another one',
    actions:
      "index(ctx: Context<'Hosts#show'>) { return ctx.params.id } show(ctx: Context<'Hosts#show'>) { return ctx.params.id }",
    table: "r => r.resources('hosts', { only: ['index', 'show'] })",
    says: 'Hosts#index expects a ctx that /hosts does not provide: ctx.params.id',
  },
  {
    title: 'an arrow property that asks for state that no scope gives',
    actions: 'index = (ctx: { state: { user: string } }) => ctx.state.user',
    table: "r => r.resources('hosts', { only: ['index'] })",
    says: 'Hosts#index expects a ctx that /hosts does not provide: ctx.state.user',
  },
  {
    title: 'an action that reads state which only another namespace gives',
    actions: 'index(ctx: { state: { user: string } }) { return ctx.state.user }',
    table: "r => r.namespace('v1', r => r.resources('hosts', { only: ['index'], controller: Hosts }))",
    says: 'Hosts#index expects a ctx that /v1/hosts does not provide: ctx.state.user',
  },
  {
    title: 'an action of which one of two routes gives less than it asks for',
    actions: 'both(ctx: { params: { id: string } }) { return ctx.params.id }',
    table: "r => r.resources('hosts', { only: [] }, r => r.get('both').collection(r => r.get('both')))",
    says: 'Hosts#both expects a ctx that /hosts/both does not provide: ctx.params.id',
  },
  {
    title: 'an action of a controller that is given as an option',
    actions: 'show(ctx: { params: { id: string; more: string } }) { return ctx.params.more }',
    table: "r => r.resources('people', { controller: Hosts, only: ['show'] })",
    says: 'Hosts#show expects a ctx that /people/:id does not provide: ctx.params.more',
  },
  {
    title: 'a controller that is not constructed with the context alone',
    actions: 'constructor(readonly database: { query(): void }) {} index() {}',
    table: "r => r.resources('hosts', { only: ['index'] })",
    says: "Hosts cannot be constructed with only ctx: give createRouter the option 'instantiate'",
  },
  redirected(
    'a redirect to an action that the table does not route',
    "r => r.redirect('old', 'Hosts#index').resources('hosts', { except: ['index'] })",
    "the redirect from /old leads nowhere: no route has the target 'Hosts#index'",
  ),
  redirected(
    'a redirect to an action without a GET route',
    "r => r.redirect('old', 'Hosts#create').resources('hosts')",
    "the redirect from /old leads nowhere: 'Hosts#create' has no GET route",
  ),
  redirected(
    'a redirect to an action with a POST route',
    "r => r.post('hosts/find', Hosts, 'either').redirect('old', 'Hosts#either')",
    "the redirect from /old leads nowhere: 'Hosts#either' has no GET route",
  ),
  redirected(
    'a redirect to a route of every method, whose GET the redirect itself takes',
    "r => r.all('hosts', Hosts, 'either').redirect('hosts', 'Hosts#either')",
    "the redirect from /hosts leads nowhere: 'Hosts#either' has no GET route",
  ),
  redirected(
    'a redirect that lacks a parameter of its target',
    "r => r.namespace('v1', r => r.redirect('old', 'Hosts#show')).resources('hosts')",
    "the redirect from /v1/old to 'Hosts#show' needs all parameters of /hosts/:id",
  ),
  redirected(
    'a redirect whose parameter has another name',
    "r => r.resources('hosts').redirect('old/:hostId', 'Hosts#show')",
    "the redirect from /old/:hostId to 'Hosts#show' needs all parameters of /hosts/:id",
  ),
  redirected(
    'a redirect that has one of two parameters',
    "r => r.get(':a/hosts/*b', Hosts, 'either').scope(':a', r => r.redirect('old', 'Hosts#either'))",
    "the redirect from /:a/old to 'Hosts#either' needs all parameters of /:a/hosts/*b",
  ),
  redirected(
    'a redirect to an action with two paths',
    "r => r.redirect('old/:id', 'Hosts#either').resources('hosts', r => r.get('either').collection(r => r.get('either')))",
    "the redirect from /old/:id is ambiguous: 'Hosts#either' has several GET paths",
  ),
  redirected(
    'a redirect in a part of another place, to a standard action with a verb of its own beside it',
    "r => r.namespace('v1', r => r.scope('x', r => r.redirect('old/:id', 'Hosts#show'))).resources('hosts').get('a/:id', Hosts, 'show')",
    "the redirect from /v1/x/old/:id is ambiguous: 'Hosts#show' has several GET paths",
  ),
]

/**
 * Links that are wrong in one place each, over the table `routes` of `rejected.test.ts`. `says` is the sentence, `prints`
 * what the three compilers print in one of their lines; `throws` what is thrown where that differs, or `false`.
 */
export interface RejectedLink {
  readonly title: string
  readonly source: string
  readonly says?: string
  readonly prints?: string
  readonly throws?: string | false
}

const VALUE = 'it must be a string, a finite number or a bigint'

export const rejectedLinks: readonly RejectedLink[] = [
  {
    title: 'a dead target',
    source: "routes.path(«'Plces#show'», { id: 5 })",
    says: "path('Plces#show'): the table has no such target",
  },
  {
    title: 'a dead target in a URL',
    source: "routes.url('https://example.com', «'Places#shw'»)",
    says: "url('Places#shw'): the table has no such target",
  },
  {
    title: 'a path pattern of a route that has a target',
    source: "routes.path(«'/places/:id'», { id: 5 })",
    says: "path('/places/:id'): the table has no such target",
    throws: "path('/places/:id'): link to this path by its target, 'Places#show'",
  },
  {
    title: 'one of two targets',
    source: 'routes.path(«either», { id: 5 })',
    says: 'path: the target must be one string literal, so that the compiler can read it',
    throws: false,
  },
  {
    title: 'no parameters where the path has some',
    source: "routes.path(«'Places#show'»)",
    says: "path('Places#show') needs the parameters of /places/:id",
  },
  {
    title: 'a missing parameter',
    source: "routes.path('Places/Rooms#show', «{ id: 5 }»)",
    prints:
      "Property 'placeId' is missing in type '{ id: number; }' but required in type 'LinkParams<\"/places/:placeId/rooms/:id\">'.",
    throws: "path('Places/Rooms#show'): the parameter 'placeId' of /places/:placeId/rooms/:id is missing",
  },
  {
    title: 'a misspelt parameter',
    source: "routes.path('Places#show', «{ idd: 5 }»)",
    says: "path('Places#show'): /places/:id has no parameter 'idd'",
  },
  {
    title: 'an extra parameter',
    source: "routes.path('Places#show', «{ id: 5, page: 1 }»)",
    says: "path('Places#show'): /places/:id has no parameter 'page'",
  },
  {
    title: 'the parameters of another route, which mean other things',
    source: "routes.path('Places/Rooms#index', «roomParams»)",
    says: "path('Places/Rooms#index'): /places/:id/rooms has no parameter 'placeId'",
  },
  {
    title: 'null',
    source: "routes.path('Places#show', { «id»: null })",
    prints: "Type 'null' is not assignable to type 'string | number | bigint'.",
    throws: `path('Places#show'): the parameter 'id' is null: ${VALUE}`,
  },
  {
    title: 'undefined',
    source: "routes.path('Places#show', { «id»: undefined })",
    prints: "Type 'undefined' is not assignable to type 'string | number | bigint'.",
    throws: `path('Places#show'): the parameter 'id' is undefined: ${VALUE}`,
  },
  {
    title: 'parameters of a path that has none',
    source: "routes.path('Places#index', { «id»: 5 })",
    prints: "Object literal may only specify known properties, and 'id' does not exist in type 'LinkOptions'.",
    throws: "path('Places#index'): there is no option 'id'; the options are query, hash",
  },
  {
    title: 'options behind the options',
    source: "routes.path('Places#index', {}, «{}»)",
    prints: "Argument of type '{}' is not assignable to parameter of type 'undefined'.",
    throws: "path('Places#index'): /places has no parameters, so the options come second",
  },
  {
    title: 'a target with several paths, none of which is named',
    source: "routes.path(«'Places/Rooms#either'», { id: 5 })",
    says: "path('Places/Rooms#either') matches several paths: choose one with { path }, after the parameters",
  },
  {
    title: 'a target with several paths and the parameters of another one',
    source: "routes.path('Places/Rooms#either', «{ id: 5, placeId: 1 }», { path: '/places/:id/rooms/either' })",
    says: "path('Places/Rooms#either'): /places/:id/rooms/either has no parameter 'placeId'",
  },
  {
    title: 'a path that the target does not have',
    source: "routes.path('Places#show', { id: 5 }, { «path»: '/places' })",
    prints: 'Type \'"/places"\' is not assignable to type \'"/places/:id"\'.',
    throws: "path('Places#show'): the option 'path' must be /places/:id, not '/places'",
  },
]
