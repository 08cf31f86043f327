/** Parts for any place with one mistake each, as in `rejected.ts`. */
import type { Rejected } from './rejected.js'

export const rejectedParts: readonly Rejected[] = [
  {
    title: 'get: a path that a part for any place has',
    source:
      "r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.get('notes/:id', Ping, 'ping')).get(«'notes/:name'», Ping, 'ping')",
    message: "get('notes/:name') duplicates an existing route: GET /notes/:id",
  },
  {
    title: 'resources: a path that a verb of a part for any place has',
    source:
      "r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.get('places/:name', Ping, 'ping')).resources(«'places'»)",
    message: "resources('places') duplicates an existing route: GET /places/:name",
  },
  {
    title: 'scope: a path that a redirect of a part for any place has',
    source:
      "r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.redirect('notes/old', '/places')).scope(«'notes'», r => r.get('old', Ping, 'ping'))",
    message: "scope('notes') duplicates an existing route: GET /notes/old",
  },
  {
    title: 'draw: a part for another place, at which its controller is not registered',
    source:
      "r => r.resources('places', r => r.draw((r: ScopeAt<typeof controllers, ''>) => r.resources(«'rooms'», { only: ['index'] })))",
    message: "resources('rooms') needs the controller 'Rooms', which is not registered",
    throws: false,
  },
  {
    title: 'draw: a part for another place with a refused call in a scope, before another call',
    source:
      "r => r.draw((r: ScopeAt<typeof controllers, [InResources<'plces'>]>) => r.get('old', Ping, 'ping').scope('a', r => r.resources(«'rooms'»))).get('ping', Ping, 'ping')",
    message: "resources('rooms') needs the controller 'Plces/Rooms', which is not registered",
    throws: "resources('rooms') needs the controller 'Rooms', which is not registered",
  },
  {
    title: 'draw: a part for another place that returns any',
    source: "r => r.draw(«(r: ScopeAt<typeof controllers, 'v1'>): any => r»)",
    message: 'draw: the part is written for /v1 (V1), not for the top of the table',
    throws: false,
  },
  {
    title: 'draw: a part for any place whose controller is not registered there',
    source: "r => r.resources('places', r => r.draw(«(r: ScopeAnywhere<typeof controllers>) => r.resources('beds')»))",
    message: "resources('beds') needs the controller 'Places/Beds', which is not registered",
  },
  {
    title: 'draw: a part for any place that fits one place and not another',
    source:
      "r => { const part = (r: ScopeAnywhere<typeof controllers>) => r.resources('places', { only: ['show'] }); return r.draw(part).namespace('v1', r => r.draw(part)).resource('user', r => r.draw(«part»)) }",
    message: "resources('places') needs the controller 'Users/Places', which is not registered",
  },
  {
    title: 'draw: a part for any place whose controller has not all actions there',
    source:
      "r => r.resources('places', r => r.draw(«(r: ScopeAnywhere<typeof controllers>) => r.resources('rooms', { only: ['index', 'destroy'] })»))",
    message: "resources('rooms') needs public methods on 'Places/Rooms': destroy (missing)",
  },
  {
    title: 'draw: a part for any place whose resource has no controller there, after use and in a scope',
    source:
      "r => r.resources('places', r => r.draw(«(r: ScopeAnywhere<typeof controllers>) => r.use(givesUser).scope('in', r => r.resource('bed', r => r.get('show')))»))",
    message: "resource('bed') needs the controller 'Places/Beds', which is not registered",
  },
  {
    title: 'draw: a bare verb in a part for any place, without its action at the place',
    source: "r => r.resource('user', r => r.draw(«(r: ScopeAnywhere<typeof controllers>) => r.get('preview')»))",
    message: "get('preview') needs public methods on 'Users': preview (missing)",
  },
  {
    title: 'draw: a bare verb in a part for any place, with the name of a member of every object',
    source: "r => r.resource('user', r => r.draw(«(r: ScopeAnywhere<typeof controllers>) => r.get('to-string')»))",
    message: "get('to-string') needs public methods on 'Users': toString (missing)",
  },
  {
    title: 'draw: a bare verb in a part for any place, at the top of the table',
    source: "r => r.draw(«(r: ScopeAnywhere<typeof controllers>) => r.get('preview')»)",
    message: "get('preview'): nothing provides a controller here: write get('preview', Controller, 'action')",
  },
  {
    title: 'draw: a part for any place in a part for any place, at the wrong one',
    source:
      "r => r.resource('user', r => r.draw(«(r: ScopeAnywhere<typeof controllers>) => r.scope('in', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.get('preview')))»))",
    message: "get('preview') needs public methods on 'Users': preview (missing)",
  },
  {
    title: 'draw: a namespace in a part for any place, without controllers at the place',
    source:
      "r => r.resources('places', r => r.draw(«(r: ScopeAnywhere<typeof controllers>) => r.namespace('v1', r => r.resources('rooms'))»))",
    message: "namespace('v1') needs controllers below 'Places/V1', and none is registered",
  },
  {
    title: 'draw: a part for any place with a parameter that the place has',
    source:
      "r => r.resources('places', r => r.draw(«(r: ScopeAnywhere<typeof controllers>) => r.get('notes/:id', Ping, 'ping')»))",
    message: "get('notes/:id'): the path /places/:id/notes/:id has the parameter 'id' twice",
  },
  {
    title: 'draw: a verb with kinds in a part for any place, with a parameter that the place has',
    source:
      "r => r.resources('places', r => r.draw(«(r: ScopeAnywhere<typeof controllers>) => r.get('notes/:id', { params: { id: 'uuid' } }, 'Ping#ping')»))",
    message: "get('notes/:id'): the path /places/:id/notes/:id has the parameter 'id' twice",
  },
  {
    title: 'draw: a scope in a part for any place, with a parameter that the place has',
    source:
      "r => r.resources('places', r => r.draw(«(r: ScopeAnywhere<typeof controllers>) => r.scope('of/:id', r => r.get('ping', Ping, 'ping'))»))",
    message: "scope('of/:id'): the path /places/:id/of/:id has the parameter 'id' twice",
  },
  {
    title: 'draw: resources in a part for any place, with a parameter that the place has',
    source:
      "r => r.scope('of/:placeId', r => r.draw(«(r: ScopeAnywhere<typeof controllers>) => r.resources('places', r => r.resources('places'))»))",
    message: "resources('places'): the path /of/:placeId/places/:placeId/places/:id has the parameter 'placeId' twice",
  },
  {
    title: 'draw: a mounted application in a part for any place, with a parameter that the place has',
    source:
      "r => r.scope(':path', r => r.draw(«(r: ScopeAnywhere<typeof controllers>) => r.mount('app', { middleware: [], callback: () => {} })»))",
    message: "mount('app'): the path /:path/app/*path has the parameter 'path' twice",
  },
  {
    title: 'draw: a redirect in a part for any place that leads to itself there',
    source: "r => r.draw(«(r: ScopeAnywhere<typeof controllers>) => r.redirect('old', '/old')»)",
    message: "redirect('old'): '/old' leads to the redirect itself",
  },
  {
    title: 'draw: a redirect in a scope with kinds in a part for any place that leads to itself there',
    source:
      "r => r.draw(«(r: ScopeAnywhere<typeof controllers>) => r.scope(':year', { params: { year: 'integer' } }, r => r.redirect('old', '/:year/old'))»)",
    message: "redirect('old'): '/:year/old' leads to the redirect itself",
    instead:
      "r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.scope(':year', { params: { year: 'integer' } }, r => r.redirect('old', '/:year/new')))",
  },
  {
    title: 'draw: a redirect in a part for any place, to a parameter that the place does not have',
    source: "r => r.draw(«(r: ScopeAnywhere<typeof controllers>) => r.redirect('old', '/new/:id')»)",
    message: "redirect('old'): '/new/:id' has the parameter 'id', which /old does not have",
  },
  {
    title: 'draw: shallow resources in a part for any place, inside of others',
    source:
      "r => r.resources('places', r => r.draw(«(r: ScopeAnywhere<typeof controllers>) => r.resources('rooms', { only: ['show'], shallow: true })»))",
    message: 'draw: a part for any place cannot have members of shallow resources here: write it for this place',
    instead:
      "r => r.resources('places', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('rooms', { only: ['index'], shallow: true })))",
    throws: false,
  },
  {
    title: 'draw: a part for any place with resources in a resource, in shallow resources',
    source:
      "r => r.resources('places', { shallow: true, only: ['index'] }, r => r.draw(«(r: ScopeAnywhere<typeof controllers>) => r.resource('home', { only: [] }, r => r.resources('places', { only: ['show'], controller: 'Places' }))»))",
    message: 'draw: a part for any place cannot have members of shallow resources here: write it for this place',
    throws: false,
  },
  {
    title: 'draw: a part for any place with a route that the shallow resources around it have',
    source:
      "r => r.resources('places', { shallow: true }, r => r.draw(«(r: ScopeAnywhere<typeof controllers>) => r.resources('places', { only: ['show'] })»))",
    message: 'draw: a part for any place cannot have members of shallow resources here: write it for this place',
    throws: 'draw duplicates an existing route: GET /places/:id',
  },
  {
    title: 'draw: a part for any place with the same route in shallow resources and for a member',
    source:
      "r => r.resources('places', { shallow: true, only: [] }, r => r.draw(«(r: ScopeAnywhere<typeof controllers>) => r.get('at', Ping, 'ping').resources('places', { only: [] }, r => r.get('at', Ping, 'ping'))»))",
    message: 'draw: a part for any place cannot have members of shallow resources here: write it for this place',
    throws: "resources('places') duplicates an existing route: GET /places/:id/at",
  },
  {
    title: 'draw: a part for any place, twice at one place',
    source:
      "r => { const part = (r: ScopeAnywhere<typeof controllers>) => r.get('preview'); return r.resources('places', r => r.draw(part).draw(«part»)) }",
    message: 'draw duplicates an existing route: GET /places/:id/preview',
  },
  {
    title: 'a verb after a part for any place, with the same path',
    source:
      "r => r.resources('places', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.scope('in', r => r.get('preview'))).get(«'in/preview'», Ping, 'ping'))",
    message: "get('in/preview') duplicates an existing route: GET /places/:id/in/preview",
  },
  {
    title: 'draw: a part for any place that expects state which the scope does not provide',
    source:
      "r => r.draw(«(r: ScopeAnywhere<typeof controllers, { user: string }>) => r.get('me', ctx => { ctx.body = ctx.state.user })»)",
    message: 'draw: this scope has no such ctx.state.user',
    throws: false,
  },
  {
    title: 'draw: a part for any place and another map of controllers',
    source: "r => r.draw(«(r: ScopeAnywhere<{ Ping: typeof Ping }>) => r.get('ping', Ping, 'ping')»)",
    message: 'draw: the part is written for another map of controllers',
    throws: false,
  },
  {
    title: 'draw: a part for any place with an empty map, whose class another map may know',
    source: "r => r.draw(«(r: ScopeAnywhere<{}>) => r.scope('in', r => r.get('ping', Ping, 'ping'))»)",
    message: 'draw: the part is written for another map of controllers',
    throws: false,
  },
  {
    title: 'draw: a part for any place with an empty map, whose controller is not registered there',
    source: "r => r.draw(«(r: ScopeAnywhere<{}>) => r.resources('beds')»)",
    message: "resources('beds') needs the controller 'Beds', which is not registered",
  },
  {
    title: 'draw: a part for any place whose result is any',
    source: "r => r.draw(«(r: ScopeAnywhere<typeof controllers>) => Object(r.get('ping', Ping, 'ping'))»)",
    message: 'draw: the callback and its result must not be any, so that the compiler can read the routes',
    throws: false,
  },
  {
    title: 'draw: a part for any place that does not return its chain',
    source: "r => r.draw(«(r: ScopeAnywhere<typeof controllers>) => { r.get('ping', Ping, 'ping') }»)",
    message: 'draw: the callback must return one chain of calls that starts with its parameter',
  },
  {
    title: 'draw: a part for one place, in a part for any place',
    source: "r => r.namespace('v1', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.draw(«part»)))",
    message: 'draw: the part is written for /v1 (V1), not for any place',
    throws: false,
  },
  {
    title: 'use: a middleware that expects a parameter, in a part for any place',
    source: "r => r.resources('places', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.use(«needsId»)))",
    message: 'use: this scope has no such ctx.params.id',
    throws: false,
  },
  {
    title: 'collection: directly in a part for any place',
    source:
      "r => r.resources('places', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.collection(«r => r.get('search')»)))",
    message: 'collection must be called directly in the callback of resources or resource',
    throws: false,
  },
  // In place of a part
  {
    title: 'draw: a part that is called',
    source: "r => r.namespace('v1', r => r.draw(«part(r)»)).get('ping', 'Ping#ping')",
    message: 'draw: a part is passed, not called: write draw(part)',
    instead: "r => r.namespace('v1', r => r.draw(part)).get('ping', 'Ping#ping')",
  },
  ...['Ping', 'undefined', 'null', "'part'", '5', '{}', '[Ping]', 'Promise.resolve(Ping)'].map(given => ({
    title: `draw: ${given} as a part`,
    source: `r => r.draw(«${given}»).get('ping', 'Ping#ping')`,
    message: 'draw: the part must be a function that takes a scope',
  })),
  {
    title: 'use: a part',
    source: "r => r.namespace('v1', r => r.use(«part»).get('ping', 'Ping#ping'))",
    message: 'use: a part is not a middleware: write draw(part)',
    throws: false,
  },
  {
    title: 'use: a part for another map of controllers',
    source: "r => r.use(«elsewhere»).get('ping', 'Ping#ping')",
    message: 'use: a part is not a middleware: write draw(part)',
    throws: false,
  },
  {
    title: 'get: a part in place of a middleware at the end',
    source: "r => r.namespace('v1', r => r.get('ping', «part»))",
    message: "get('ping'): a part is not a middleware: write draw(part)",
    throws: false,
  },
  {
    title: 'get: a part in place of a middleware before the target',
    source: "r => r.namespace('v1', r => r.get('ping', «part», 'Ping#ping'))",
    message: "get('ping'): a part is not a middleware: write draw(part)",
    throws: false,
  },
  {
    title: 'mount: a part for any place in place of an application',
    source: "r => r.mount('ping', «(r: ScopeAnywhere<typeof controllers>) => r.get('ping', Ping, 'ping')»)",
    message: "mount('ping'): a part is not a middleware: write draw(part)",
    throws: false,
  },
  {
    title: 'resources: a part for another map of controllers in the option use',
    source: "r => r.resources('places', { «use»: elsewhere })",
    message: "resources('places'): a part is not a middleware: write draw(part)",
    throws: false,
  },
  {
    title: 'draw: a part that requires a second parameter',
    source:
      "r => r.scope('api', r => r.draw(«(r: ScopeAt<typeof controllers, [InScope<'api'>]>, _text: string) => r.get('a', () => {})»))",
    message: 'draw: the part must be a function that takes a scope',
    throws: false,
  },
  // In place of a callback
  {
    title: 'defineRoutes: a part for another place as the callback',
    source: 'part',
    message: 'defineRoutes: a part is not a callback: write r => r.draw(part)',
    throws: false,
  },
  ...(
    [
      ["scope('api')", "r => r.scope(«'api'», elsewhereInApi)"],
      ["scope('api')", "r => r.scope(«'api'», { params: {} }, elsewhereInApi)"],
      ['scope', 'r => r.scope(«elsewhere»)'],
      ["namespace('v1')", "r => r.namespace(«'v1'», elsewhereInV1)"],
      ["namespace('v1')", "r => r.namespace(«'v1'», { path: 'v1' }, elsewhereInV1)"],
      ["resources('places')", "r => r.resources(«'places'», elsewhereInPlaces)"],
      ["resources('places')", "r => r.resources(«'places'», { only: [] }, elsewhereInPlaces)"],
      ["resource('user')", "r => r.resource(«'user'», elsewhereInUser)"],
      ["resource('user')", "r => r.resource(«'user'», { only: [] }, elsewhereInUser)"],
      ['collection', "r => r.resources('places', r => r.collection(«elsewhereInSearch»))"],
    ] as const
  ).map(([call, source]) => ({
    title: `a part for this place and another map of controllers as the callback: ${source}`,
    source,
    message: `${call}: a part is not a callback: write r => r.draw(part)`,
    throws: false as const,
  })),
  {
    title: 'draw: a part for this place and another map of controllers',
    source: "r => r.scope('api', r => r.draw(«elsewhereInApi»))",
    message: 'draw: the part is written for another map of controllers',
    throws: false,
  },
  {
    title: 'namespace: a part as the callback, after a use',
    source: "r => r.use(givesUser).namespace(«'v1'», part)",
    message: "namespace('v1'): a part is not a callback: write r => r.draw(part)",
    throws: false,
    instead: "r => r.use(givesUser).namespace('v1', r => r.draw(part))",
  },
  {
    title: 'resources: a part that a generic function makes as the callback',
    source: "r => r.resources(«'places'», { only: [] }, part.bind(undefined))",
    message: "resources('places'): a part is not a callback: write r => r.draw(part)",
    throws: false,
    instead: "r => r.resources('places', { only: [] }, r => r)",
  },
  {
    title: 'namespace: a part as the callback, without the state that it expects',
    source: "r => r.namespace(«'v1'», stateful)",
    message: "namespace('v1'): a part is not a callback: write r => r.draw(part)",
    throws: false,
  },
  {
    title: 'namespace: a part for another place as the callback, after a path',
    source: "r => r.namespace(«'v1'», { path: 'x' }, part)",
    message: "namespace('v1'): a part is not a callback: write r => r.draw(part)",
    throws: false,
  },
  {
    title: 'namespace: a part as the callback, after a verb below its path and after a use',
    source: "r => r.get('v1/ping', 'Ping#ping').use(givesUser).namespace(«'v1'», part)",
    message: "namespace('v1'): a part is not a callback: write r => r.draw(part)",
    throws: false,
    instead: "r => r.get('v1/ping', 'Ping#ping').use(givesUser).namespace('v1', r => r.draw(part))",
  },
  {
    title: 'namespace: a part that fits as the callback, with a route that exists',
    source: "r => r.get('v1/places', 'Ping#ping').namespace(«'v1'», part)",
    message: "namespace('v1') duplicates an existing route: GET /v1/places",
  },
  {
    title: 'scope: a part as the callback, after a use',
    source: "r => r.use(givesUser).scope(«'api'», scoped)",
    message: "scope('api'): a part is not a callback: write r => r.draw(part)",
    throws: false,
    instead: "r => r.use(givesUser).scope('api', r => r.draw(scoped))",
  },
  {
    title: 'namespace: a part for another place as the callback, before the place of the part',
    source: "r => r.namespace(«'v2'», part).namespace('v1', r => r.draw(part))",
    message: "namespace('v2'): a part is not a callback: write r => r.draw(part)",
    throws: "namespace('v2') needs controllers below 'V2', and none is registered",
  },
  {
    title: 'scope: a part for another place as the callback, after options',
    source: "r => r.scope(«':year'», { params: { year: 'integer' } }, scoped)",
    message: "scope(':year'): a part is not a callback: write r => r.draw(part)",
    throws: false,
  },
  {
    title: 'scope: a part as the callback of a group, after a use',
    source: "r => r.use(givesUser).scope(«(r: ScopeAt<typeof controllers, ''>) => r.get('ping', 'Ping#ping')»)",
    message: 'scope: a part is not a callback: write r => r.draw(part)',
    throws: false,
  },
  {
    title: 'resources: a part as the callback',
    source: "r => r.resources(«'places'», ofPlaces)",
    message: "resources('places'): a part is not a callback: write r => r.draw(part)",
    throws: false,
    instead: "r => r.resources('places', r => r.draw(ofPlaces))",
  },
  {
    title: 'resources: a part as the callback, after a verb below their path',
    source: "r => r.get('places/:id/about', 'Ping#ping').resources(«'places'», ofPlaces)",
    message: "resources('places'): a part is not a callback: write r => r.draw(part)",
    throws: false,
    instead: "r => r.get('places/:id/about', 'Ping#ping').resources('places', r => r.draw(ofPlaces))",
  },
  {
    title: 'resources: a part as the callback, after options',
    source: "r => r.resources(«'places'», { only: ['index'] }, ofPlaces)",
    message: "resources('places'): a part is not a callback: write r => r.draw(part)",
    throws: false,
    instead: "r => r.resources('places', { only: ['index'] }, r => r.draw(ofPlaces))",
  },
  {
    title: 'resource: a part for any place as the callback',
    source: "r => r.resource(«'user'», (r: ScopeAnywhere<typeof controllers>) => r.get('ping', 'Ping#ping'))",
    message: "resource('user'): a part is not a callback: write r => r.draw(part)",
    throws: false,
    instead:
      "r => r.resource('user', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.get('ping', 'Ping#ping')))",
  },
  {
    title: 'resource: a part for any place as the callback, after options',
    source:
      "r => r.resource(«'user'», { only: ['show'] }, (r: ScopeAnywhere<typeof controllers>) => r.get('ping', 'Ping#ping'))",
    message: "resource('user'): a part is not a callback: write r => r.draw(part)",
    throws: false,
  },
  {
    title: 'collection: a part as the callback',
    source: "r => r.resources('places', r => r.collection(«search»))",
    message: 'collection: a part is not a callback: write r => r.draw(part)',
    throws: false,
    instead: "r => r.resources('places', r => r.collection(r => r.draw(search)))",
  },
]
