/** Declarations, with their routes in order: for the tests of the types and for those of the values. */
import {
  defineRoutes,
  type InCollection,
  type InResource,
  type InResources,
  type InScope,
  type ScopeAnywhere,
  type ScopeAt,
} from '../../src/index.js'

class Standard {
  index() {}
  create() {}
  show() {}
  update() {}
  destroy() {}
}
class Singular {
  show() {}
  create() {}
  update() {}
  destroy() {}
}
class Ping {
  ping() {}
}
class Codes {
  404() {}
  7() {}
  1.5() {}
  0x10() {}
}
class Users extends Singular {
  index() {}
  edit() {}
  index2() {}
  markRead() {}
}
class Places extends Standard {
  preview() {}
  search() {}
  stats() {}
}
class CustomUsersController {
  show() {}
  edit() {}
}
class NamedController {
  static readonly controllerPath = 'Named/Users'
  show() {}
}
class V1 {
  status() {}
}

const controllers = {
  Ping,
  Places,
  Users,
  Staff: class Staff extends Singular {},
  'Places/Rooms': class Rooms extends Standard {},
  'Places/Rooms/Beds': class Beds extends Standard {},
  'Places/Locations': class Locations extends Singular {},
  'Places/Locations/Notes': class Notes extends Standard {},
  'Places/Admin/Rooms': class AdminRooms extends Standard {},
  'Places/Tags': class Tags extends Standard {},
  Videos: class Videos extends Standard {},
  'Videos/Notes': class VideoNotes extends Standard {},
  Caches: class Caches extends Standard {},
  'Caches/Entries': class Entries extends Standard {},
  Leaves: class Leaves extends Standard {},
  'Leaves/Notes': class LeafNotes extends Standard {},
  UserSettings: class UserSettings extends Standard {},
  'UserSettings/Notes': class SettingNotes extends Standard {},
  'V1/Host/Places': class HostPlaces extends Standard {},
  'V1/Host/Places/Rooms': class HostRooms extends Standard {},
  'Api/V1': V1,
  'Api/V1/Places': class ApiPlaces extends Standard {},
}

const apiPart = (r: ScopeAt<typeof controllers, 'api/v1'>) => r.get('status').resources('places', { only: ['show'] })
const localPart = (r: ScopeAt<typeof controllers, [InScope<':locale'>]>) => r.resources('places', { only: ['show'] })
const placePart = (r: ScopeAt<typeof controllers, [InResources<'places'>]>) =>
  r.get('stats').resources('rooms', { only: ['show'] })
const searchPart = (r: ScopeAt<typeof controllers, [InResources<'places'>, InCollection]>) => r.get('search')
const videoPart = (r: ScopeAt<typeof controllers, [InResources<'videos', { param: 'slug' }>]>) =>
  r.resources('notes', { only: ['index', 'show'] })
const userPart = (r: ScopeAt<typeof controllers, [InResource<'user', { plural: 'users' }>]>) =>
  r.get('me', Ping, 'ping')
const next = (_ctx: unknown, next: () => unknown) => next()
const topPart = (r: ScopeAt<typeof controllers, ''>) => r.resource('user', { only: ['show'] })
/** Parts for any place. The first has a controller at each place, the second calls that of the place. */
const notable = (r: ScopeAnywhere<typeof controllers>) =>
  r.resources('notes', { only: ['index', 'show'] }, r => r.post('update')).get('about/:topic', next)
const previewed = (r: ScopeAnywhere<typeof controllers>) =>
  r
    .get('preview')
    .put('stats')
    .delete('stats')
    .scope('all', r => r.get('search').redirect('elsewhere', '/to'))
    .use(next)
    .post('/', Ping, 'ping')
const noted = (r: ScopeAnywhere<typeof controllers>) => r.scope(r => r.draw(notable)).mount('app', next)
const versioned = (r: ScopeAnywhere<typeof controllers>) =>
  r.namespace('v1', r => r.namespace('host', r => r.resources('places', { only: ['show'] }, r => r.draw(roomed))))
const roomed = (r: ScopeAnywhere<typeof controllers>) =>
  r.resources('rooms', { only: ['index'], use: next }).resource('map', { only: [], path: 'plan' }, r => r.draw(pinged))
const kept = (r: ScopeAnywhere<typeof controllers>) =>
  r.resources('entries', { only: ['index'] }, r => r.collection(r => r.get('show')))
const pinged = (r: ScopeAnywhere<typeof controllers>) => r.get('ping', 'Ping#ping')

/** A table and its routes. */
const table = <const Routes, const Lines extends readonly string[]>(routes: Routes, lines: Lines) => ({ routes, lines })

export const tables = {
  "resources('places')": table(
    defineRoutes(controllers, r => r.resources('places')),
    [
      'GET /places Places#index',
      'POST /places Places#create',
      'GET /places/:id Places#show',
      'PUT /places/:id Places#update',
      'PATCH /places/:id Places#update',
      'DELETE /places/:id Places#destroy',
    ],
  ),
  "resources('places', { only }): in the order of the standard actions": table(
    defineRoutes(controllers, r => r.resources('places', { only: ['create', 'index'] })),
    ['GET /places Places#index', 'POST /places Places#create'],
  ),
  "resources('places', { except })": table(
    defineRoutes(controllers, r => r.resources('places', { except: ['show', 'update', 'destroy'] })),
    ['GET /places Places#index', 'POST /places Places#create'],
  ),
  "resource('user')": table(
    defineRoutes(controllers, r => r.resource('user')),
    [
      'GET /user Users#show',
      'POST /user Users#create',
      'PUT /user Users#update',
      'PATCH /user Users#update',
      'DELETE /user Users#destroy',
    ],
  ),
  'resources in resources in two namespaces': table(
    defineRoutes(controllers, r =>
      r.namespace('v1', r => r.namespace('host', r => r.resources('places', r => r.resources('rooms')))),
    ),
    [
      'GET /v1/host/places V1/Host/Places#index',
      'POST /v1/host/places V1/Host/Places#create',
      'GET /v1/host/places/:id V1/Host/Places#show',
      'PUT /v1/host/places/:id V1/Host/Places#update',
      'PATCH /v1/host/places/:id V1/Host/Places#update',
      'DELETE /v1/host/places/:id V1/Host/Places#destroy',
      'GET /v1/host/places/:id/rooms V1/Host/Places/Rooms#index',
      'POST /v1/host/places/:id/rooms V1/Host/Places/Rooms#create',
      'GET /v1/host/places/:placeId/rooms/:id V1/Host/Places/Rooms#show',
      'PUT /v1/host/places/:placeId/rooms/:id V1/Host/Places/Rooms#update',
      'PATCH /v1/host/places/:placeId/rooms/:id V1/Host/Places/Rooms#update',
      'DELETE /v1/host/places/:placeId/rooms/:id V1/Host/Places/Rooms#destroy',
    ],
  ),
  'a member verb and a collection verb after the standard routes': table(
    defineRoutes(controllers, r => r.resources('users', r => r.get('edit').collection(r => r.get('index2')))),
    [
      'GET /users Users#index',
      'POST /users Users#create',
      'GET /users/:id Users#show',
      'PUT /users/:id Users#update',
      'PATCH /users/:id Users#update',
      'DELETE /users/:id Users#destroy',
      'GET /users/:id/edit Users#edit',
      'GET /users/index2 Users#index2',
    ],
  ),
  'only leaves the custom routes alone': table(
    defineRoutes(controllers, r =>
      r.resources('users', { only: ['show'] }, r => r.get('edit').collection(r => r.get('index2'))),
    ),
    ['GET /users/:id Users#show', 'GET /users/:id/edit Users#edit', 'GET /users/index2 Users#index2'],
  ),
  'only: [] leaves just the custom routes': table(
    defineRoutes(controllers, r => r.resources('users', { only: [] }, r => r.post('mark-read'))),
    ['POST /users/:id/mark-read Users#markRead'],
  ),
  'a controller that is not registered, whose name the types cannot see': table(
    defineRoutes(controllers, r =>
      r.namespace('api', r =>
        r.namespace('v1', r => r.resources('users', { controller: CustomUsersController, only: ['show'] })),
      ),
    ),
    ['GET /api/v1/users/:id CustomUsers#show'],
  ),
  'the option controller, for the standard actions and for bare verbs': table(
    defineRoutes(controllers, r => r.resources('places', { controller: Users, only: ['show'] }, r => r.get('edit'))),
    ['GET /places/:id Users#show', 'GET /places/:id/edit Users#edit'],
  ),
  'verbs with targets, with and without parameters': table(
    defineRoutes(controllers, r =>
      r
        .get('pong', 'Ping#ping')
        .post('/pong/:name/*rest', 'Ping#ping')
        .all('/', 'V1/Host/Places#index')
        .namespace('v1', r => r.put('near/:id', 'V1/Host/Places#show'))
        .resources('places', { only: ['show'] }, r =>
          r.patch('rooms', 'Places/Rooms#create').collection(r => r.head('all', 'Places#index')),
        ),
    ),
    [
      'GET /pong Ping#ping',
      'POST /pong/:name/*rest Ping#ping',
      'ALL / V1/Host/Places#index',
      'PUT /v1/near/:id V1/Host/Places#show',
      'GET /places/:id Places#show',
      'PATCH /places/:id/rooms Places/Rooms#create',
      'HEAD /places/all Places#index',
    ],
  ),
  'a controller path as the option controller, for the standard actions and for bare verbs': table(
    defineRoutes(controllers, r =>
      r.namespace('api', r =>
        r
          .resources('spots', { controller: 'Places', except: ['create', 'update', 'destroy'] }, r =>
            r.get('preview').collection(r => r.get('search')),
          )
          .resource('me', { controller: 'Users', only: ['show'], plural: 'me' }, r => r.get('edit'))
          .resources('people', { controller: 'Users', only: ['index'], param: 'slug' }),
      ),
    ),
    [
      'GET /api/spots Places#index',
      'GET /api/spots/:id Places#show',
      'GET /api/spots/:id/preview Places#preview',
      'GET /api/spots/search Places#search',
      'GET /api/me Users#show',
      'GET /api/me/edit Users#edit',
      'GET /api/people Users#index',
    ],
  ),
  'a controller with a controllerPath': table(
    defineRoutes(controllers, r =>
      r.resources('people', { controller: NamedController, only: ['show'] }).get('me', NamedController, 'show'),
    ),
    ['GET /people/:id Named/Users#show', 'GET /me Named/Users#show'],
  ),
  'the verbs, with and without a leading slash': table(
    defineRoutes(controllers, r =>
      r
        .get('/ping', Ping, 'ping')
        .post('ping', Ping, 'ping')
        .put('/ping', Ping, 'ping')
        .patch('ping', Ping, 'ping')
        .delete('/ping', Ping, 'ping')
        .options('ping', Ping, 'ping')
        .head('ping', Ping, 'ping')
        .query('ping', Ping, 'ping')
        .all('pong/:name', Ping, 'ping')
        .get('/', Ping, 'ping'),
    ),
    [
      'GET /ping Ping#ping',
      'POST /ping Ping#ping',
      'PUT /ping Ping#ping',
      'PATCH /ping Ping#ping',
      'DELETE /ping Ping#ping',
      'OPTIONS /ping Ping#ping',
      'HEAD /ping Ping#ping',
      'QUERY /ping Ping#ping',
      'ALL /pong/:name Ping#ping',
      'GET / Ping#ping',
    ],
  ),
  'middleware routes and a wildcard': table(
    defineRoutes(controllers, r =>
      r
        .get('health', ctx => {
          ctx.body = 'ok'
        })
        .get('files/*path', ctx => {
          ctx.body = ctx.params.path
        }),
    ),
    ['GET /health -', 'GET /files/*path -'],
  ),
  'nested namespaces, and bare verbs in a namespace with a controller': table(
    defineRoutes(controllers, r =>
      r.namespace('api', r => r.namespace('v1', r => r.get('status').get('/', V1, 'status').resources('places'))),
    ),
    [
      'GET /api/v1/status Api/V1#status',
      'GET /api/v1 Api/V1#status',
      'GET /api/v1/places Api/V1/Places#index',
      'POST /api/v1/places Api/V1/Places#create',
      'GET /api/v1/places/:id Api/V1/Places#show',
      'PUT /api/v1/places/:id Api/V1/Places#update',
      'PATCH /api/v1/places/:id Api/V1/Places#update',
      'DELETE /api/v1/places/:id Api/V1/Places#destroy',
    ],
  ),
  'ids with the singular of their resource before the last id': table(
    defineRoutes(controllers, r =>
      r.resources('places', { only: [] }, r =>
        r.resources('rooms', { only: [] }, r => r.resources('beds', { only: ['index', 'show'] })),
      ),
    ),
    [
      'GET /places/:placeId/rooms/:id/beds Places/Rooms/Beds#index',
      'GET /places/:placeId/rooms/:roomId/beds/:id Places/Rooms/Beds#show',
    ],
  ),
  'resource in resources, and resources in resource': table(
    defineRoutes(controllers, r =>
      r.resources('places', { only: [] }, r =>
        r.resource('location', { only: ['show'] }, r => r.resources('notes', { only: ['index', 'show'] })),
      ),
    ),
    [
      'GET /places/:id/location Places/Locations#show',
      'GET /places/:id/location/notes Places/Locations/Notes#index',
      'GET /places/:placeId/location/notes/:id Places/Locations/Notes#show',
    ],
  ),
  'a namespace and a scope in resources': table(
    defineRoutes(controllers, r =>
      r.resources('places', { only: [] }, r =>
        r
          .namespace('admin', r => r.resources('rooms', { only: ['index', 'show'] }))
          .scope('reports/:year', r => r.get('stats')),
      ),
    ),
    [
      'GET /places/:id/admin/rooms Places/Admin/Rooms#index',
      'GET /places/:placeId/admin/rooms/:id Places/Admin/Rooms#show',
      'GET /places/:id/reports/:year/stats Places#stats',
    ],
  ),
  'resources and a verb in a collection': table(
    defineRoutes(controllers, r =>
      r.resources('places', { only: [] }, r =>
        r.collection(r => r.get('search').resources('tags', { only: ['index', 'show'] })),
      ),
    ),
    ['GET /places/search Places#search', 'GET /places/tags Places/Tags#index', 'GET /places/tags/:id Places/Tags#show'],
  ),
  'resources with another segment, whose words come from the name': table(
    defineRoutes(controllers, r =>
      r.resources('places', { only: ['show'], path: 'sites' }, r =>
        r
          .get('preview')
          .collection(r => r.get('search'))
          .resources('rooms', { only: ['index', 'show'], path: 'halls' }),
      ),
    ),
    [
      'GET /sites/:id Places#show',
      'GET /sites/:id/preview Places#preview',
      'GET /sites/search Places#search',
      'GET /sites/:id/halls Places/Rooms#index',
      'GET /sites/:placeId/halls/:id Places/Rooms#show',
    ],
  ),
  'an update by one method, beside an action of the other one': table(
    defineRoutes(controllers, r =>
      r
        .resources('places', { except: ['index', 'create'], update: 'patch' }, r => r.put('/', 'Places#create'))
        .resource('users', { only: ['update'], update: 'put', controller: 'Users' })
        .patch('users', 'Users#show')
        .scope('v2', r =>
          r.resources('places', { only: ['show', 'update'], update: 'put', param: 'slug', use: { update: [] } }, r =>
            r.draw((r: ScopeAnywhere<typeof controllers>) =>
              r.resources('places', { only: ['update'], update: 'patch', path: 'sites', controller: 'Places' }),
            ),
          ),
        ),
    ),
    [
      'GET /places/:id Places#show',
      'PATCH /places/:id Places#update',
      'DELETE /places/:id Places#destroy',
      'PUT /places/:id Places#create',
      'PUT /users Users#update',
      'PATCH /users Users#show',
      'GET /v2/places/:slug Places#show',
      'PUT /v2/places/:slug Places#update',
      'PATCH /v2/places/:placeSlug/sites/:id Places#update',
    ],
  ),
  'shallow resources: nested members without the resources around, at every depth': table(
    defineRoutes(controllers, r =>
      r.resources('places', { only: ['show'], shallow: true, id: 'uuid' }, r =>
        r
          .resources('rooms', { only: ['index', 'show'] }, r =>
            r
              .get('preview', 'Places#preview')
              .collection(r => r.get('search', 'Places#search'))
              .resources('beds', { only: ['create', 'destroy'] }),
          )
          .namespace('admin', r => r.resources('rooms', { only: ['index', 'show'] }))
          .resource('location', { only: ['show'] }, r => r.resources('notes', { only: ['index', 'show'] }))
          .collection(r => r.resources('tags', { only: ['index', 'show'] })),
      ),
    ),
    [
      'GET /places/:id Places#show',
      'GET /places/:id/rooms Places/Rooms#index',
      'GET /rooms/:id Places/Rooms#show',
      'GET /rooms/:id/preview Places#preview',
      'GET /places/:id/rooms/search Places#search',
      'POST /rooms/:id/beds Places/Rooms/Beds#create',
      'DELETE /beds/:id Places/Rooms/Beds#destroy',
      'GET /places/:id/admin/rooms Places/Admin/Rooms#index',
      'GET /admin/rooms/:id Places/Admin/Rooms#show',
      'GET /places/:id/location Places/Locations#show',
      'GET /places/:id/location/notes Places/Locations/Notes#index',
      'GET /notes/:id Places/Locations/Notes#show',
      'GET /places/tags Places/Tags#index',
      'GET /tags/:id Places/Tags#show',
    ],
  ),
  'shallow resources in scopes, whose paths stay': table(
    defineRoutes(controllers, r =>
      r.scope(':locale', r =>
        r.resources('places', { only: [], shallow: true, path: 'sites' }, r =>
          r.scope('of/:year', r => r.resources('rooms', { only: ['index', 'show'], param: 'slug' })),
        ),
      ),
    ),
    ['GET /:locale/sites/:id/of/:year/rooms Places/Rooms#index', 'GET /:locale/of/:year/rooms/:slug Places/Rooms#show'],
  ),
  'shallow resources and others in their collection, with the same name': table(
    defineRoutes(controllers, r =>
      r
        .resources('places', { only: ['create'], shallow: true }, r =>
          r.collection(r => r.resources('places', { only: ['index', 'show'], controller: 'Places' })),
        )
        .resources('users', { only: ['create'] }, r =>
          r.collection(r => r.resources('users', { only: ['index', 'show'], controller: 'Users', shallow: true })),
        ),
    ),
    [
      'POST /places Places#create',
      'GET /places/places Places#index',
      'GET /places/:id Places#show',
      'POST /users Users#create',
      'GET /users/users Users#index',
      'GET /users/:id Users#show',
    ],
  ),
  'shallow resources in other resources, at any level': table(
    defineRoutes(controllers, r =>
      r
        .resources('places', { only: ['show'], id: 'uuid' }, r =>
          r
            .resources('rooms', { only: ['index', 'show'], shallow: true, param: 'slug' }, r =>
              r
                .get('preview', 'Places#preview')
                .collection(r => r.get('search', 'Places#search'))
                .resources('beds', { only: ['create', 'destroy'], shallow: true }),
            )
            .namespace('admin', r => r.resources('rooms', { only: ['index', 'show'], shallow: true }))
            .resource('location', { only: ['show'] }, r =>
              r.resources('notes', { only: ['index', 'show'], shallow: true }),
            )
            .collection(r => r.resources('tags', { only: ['index', 'show'], shallow: true })),
        )
        .namespace('v1', r =>
          r.scope(':year', { params: { year: 'integer' } }, r =>
            r.resource('user', { only: [], controller: 'Places' }, r =>
              r
                .resources('videos', { only: ['index', 'show'], controller: 'Places', path: 'films', shallow: true })
                .draw(
                  (
                    r: ScopeAt<
                      typeof controllers,
                      [
                        'v1',
                        InScope<':year', { params: { year: 'integer' } }>,
                        InResource<'user', { controller: 'Places' }>,
                      ]
                    >,
                  ) =>
                    r.scope('of', r => r.resources('audios', { only: ['show'], controller: 'Places', shallow: true })),
                ),
            ),
          ),
        ),
    ),
    [
      'GET /places/:id Places#show',
      'GET /places/:id/rooms Places/Rooms#index',
      'GET /rooms/:slug Places/Rooms#show',
      'GET /rooms/:slug/preview Places#preview',
      'GET /places/:id/rooms/search Places#search',
      'POST /rooms/:slug/beds Places/Rooms/Beds#create',
      'DELETE /beds/:id Places/Rooms/Beds#destroy',
      'GET /places/:id/admin/rooms Places/Admin/Rooms#index',
      'GET /admin/rooms/:id Places/Admin/Rooms#show',
      'GET /places/:id/location Places/Locations#show',
      'GET /places/:id/location/notes Places/Locations/Notes#index',
      'GET /notes/:id Places/Locations/Notes#show',
      'GET /places/tags Places/Tags#index',
      'GET /tags/:id Places/Tags#show',
      'GET /v1/:year/user/films Places#index',
      'GET /v1/:year/films/:id Places#show',
      'GET /v1/:year/of/audios/:id Places#show',
    ],
  ),
  'two resources of one name with different segments, and a singular one': table(
    defineRoutes(controllers, r =>
      r
        .resources('places', { only: ['index'] })
        .resources('places', { only: ['index'], path: 'sites' })
        .resource('user', { only: ['show'], path: 'me' }, r =>
          r.get('edit').resources('notes', { controller: 'Places', only: ['show'] }),
        )
        .resources('sites2', {
          path: 'places2',
          controller: 'Places',
          only: ['show'],
          param: 'slug',
          singular: 'site',
        }),
    ),
    [
      'GET /places Places#index',
      'GET /sites Places#index',
      'GET /me Users#show',
      'GET /me/edit Users#edit',
      'GET /me/notes/:id Places#show',
      'GET /places2/:slug Places#show',
    ],
  ),
  'a namespace without a path, with one of several segments and in a resource': table(
    defineRoutes(controllers, r =>
      r
        .namespace('places', { path: '' }, r => r.resources('rooms', { only: ['show'] }).get('preview'))
        .namespace('places', { path: 'at/:site' }, r => r.resources('tags', { only: ['index'] }))
        .resources('videos', { only: ['show'] }, r =>
          r.namespace('admin', { path: '/' }, r =>
            r.get('a', Ping, 'ping').resources('b', { only: ['show'], controller: 'Places' }),
          ),
        ),
    ),
    [
      'GET /rooms/:id Places/Rooms#show',
      'GET /preview Places#preview',
      'GET /at/:site/tags Places/Tags#index',
      'GET /videos/:id Videos#show',
      'GET /videos/:id/a Ping#ping',
      'GET /videos/:videoId/b/:id Places#show',
    ],
  ),
  'redirects to paths, URLs, a path of a target, and of every method': table(
    defineRoutes(controllers, r =>
      r
        .redirect('a/:id', '/places/:id?from=a#top')
        .redirect('b/*rest', 'https://example.com:8080/b/*rest')
        .redirect('c', 'http://example.com')
        .redirect('d/:id', 'Places#preview', { path: '/places/:id/preview' })
        .redirect('e/:id', 'Places#show', { method: 'all' })
        .redirect('e/:id', '/docs/', { status: 307 })
        .get('preview', Places, 'preview')
        .resources('places', { only: ['show'] }, r => r.get('preview')),
    ),
    [
      'GET /a/:id -> /places/:id?from=a#top',
      'GET /b/*rest -> https://example.com:8080/b/*rest',
      'GET /c -> http://example.com',
      'GET /d/:id -> Places#preview',
      'ALL /e/:id -> Places#show',
      'GET /e/:id -> /docs/',
      'GET /preview Places#preview',
      'GET /places/:id Places#show',
      'GET /places/:id/preview Places#preview',
    ],
  ),
  'mounted middlewares, in a scope, in a resource and at the path of a scope': table(
    defineRoutes(controllers, r =>
      r
        .mount('admin', () => {})
        .scope('a/:b', r => r.mount('/', () => {}))
        .resources('places', { only: ['show'] }, r => r.mount('files', () => {})),
    ),
    [
      'ALL /admin -',
      'ALL /admin/*path -',
      'ALL /a/:b -',
      'ALL /a/:b/*path -',
      'GET /places/:id Places#show',
      'ALL /places/:id/files -',
      'ALL /places/:id/files/*path -',
    ],
  ),
  'a collection in a singular resource, which adds no id': table(
    defineRoutes(controllers, r =>
      r.resource('user', { only: ['show'] }, r =>
        r.get('edit').collection(r => r.get('index2').resources('notes', { only: ['show'], controller: 'Places' })),
      ),
    ),
    [
      'GET /user Users#show',
      'GET /user/edit Users#edit',
      'GET /user/index2 Users#index2',
      'GET /user/notes/:id Places#show',
    ],
  ),
  'a collection of nested resources, where the outer id is the last one': table(
    defineRoutes(controllers, r =>
      r.resources('places', { only: [] }, r =>
        r.resources('rooms', { only: [] }, r => r.collection(r => r.get('free', Ping, 'ping'))),
      ),
    ),
    ['GET /places/:id/rooms/free Ping#ping'],
  ),
  'a scope with a parameter, which adds only to the path': table(
    defineRoutes(controllers, r => r.scope(':locale', r => r.resources('places', { only: ['show'] }))),
    ['GET /:locale/places/:id Places#show'],
  ),
  'parts in a scope, in resources, in a collection and in a resource': table(
    defineRoutes(controllers, r =>
      r
        .scope(':locale', r => r.draw(localPart))
        .resources('places', { only: ['index'] }, r => r.draw(placePart).collection(r => r.draw(searchPart)))
        .resources('videos', { param: 'slug', only: [] }, r => r.draw(videoPart))
        .resource('user', { only: [] }, r => r.draw(userPart)),
    ),
    [
      'GET /:locale/places/:id Places#show',
      'GET /places Places#index',
      'GET /places/:id/stats Places#stats',
      'GET /places/:placeId/rooms/:id Places/Rooms#show',
      'GET /places/search Places#search',
      'GET /videos/:slug/notes Videos/Notes#index',
      'GET /videos/:videoSlug/notes/:id Videos/Notes#show',
      'GET /user/me Ping#ping',
    ],
  ),
  'middlewares of a verb': table(
    defineRoutes(controllers, r =>
      r
        .get('one', next, Ping, 'ping')
        .get('two', next, next, 'Ping#ping')
        .post('three', next, next, next, ctx => {
          ctx.body = ''
        })
        .all('six', next, next, next, next, next, next, Ping, 'ping'),
    ),
    ['GET /one Ping#ping', 'GET /two Ping#ping', 'POST /three -', 'ALL /six Ping#ping'],
  ),
  'middlewares of resources, which change no route': table(
    defineRoutes(controllers, r =>
      r
        .resources('places', { only: ['show', 'destroy'], use: { destroy: [next, next] } }, r => r.get('stats'))
        .resources('videos', { only: ['show'], param: 'slug', use: next }, r => r.resources('notes', { use: [] }))
        .resource('user', { only: ['show', 'update'], path: 'me', use: { show: next, update: [next] } }),
    ),
    [
      'GET /places/:id Places#show',
      'DELETE /places/:id Places#destroy',
      'GET /places/:id/stats Places#stats',
      'GET /videos/:slug Videos#show',
      'GET /videos/:slug/notes Videos/Notes#index',
      'POST /videos/:slug/notes Videos/Notes#create',
      'GET /videos/:videoSlug/notes/:id Videos/Notes#show',
      'PUT /videos/:videoSlug/notes/:id Videos/Notes#update',
      'PATCH /videos/:videoSlug/notes/:id Videos/Notes#update',
      'DELETE /videos/:videoSlug/notes/:id Videos/Notes#destroy',
      'GET /me Users#show',
      'PUT /me Users#update',
      'PATCH /me Users#update',
    ],
  ),
  'groups, which add nothing to the paths': table(
    defineRoutes(controllers, r =>
      r
        .scope(r =>
          r.resources('places', { only: ['show'] }, r => r.scope(r => r.get('stats').collection(r => r.get('search')))),
        )
        .namespace('v1', r => r.scope(r => r.get('pong', Ping, 'ping'))),
    ),
    [
      'GET /places/:id Places#show',
      'GET /places/:id/stats Places#stats',
      'GET /places/search Places#search',
      'GET /v1/pong Ping#ping',
    ],
  ),
  "resources('videos', { param: 'slug' })": table(
    defineRoutes(controllers, r =>
      r.resources('videos', { only: ['show'], param: 'slug' }, r => r.resources('notes', { only: ['index', 'show'] })),
    ),
    [
      'GET /videos/:slug Videos#show',
      'GET /videos/:slug/notes Videos/Notes#index',
      'GET /videos/:videoSlug/notes/:id Videos/Notes#show',
    ],
  ),
  'the option singular instead of the inflection': table(
    defineRoutes(controllers, r =>
      r
        .resources('caches', { only: [], singular: 'cache' }, r => r.resources('entries', { only: ['show'] }))
        .resources('leaves', { only: [], singular: 'leaf' }, r => r.resources('notes', { only: ['show'] })),
    ),
    ['GET /caches/:cacheId/entries/:id Caches/Entries#show', 'GET /leaves/:leafId/notes/:id Leaves/Notes#show'],
  ),
  'the option plural instead of the inflection': table(
    defineRoutes(controllers, r => r.resource('staff', { only: ['show'], plural: 'staff' })),
    ['GET /staff Staff#show'],
  ),
  'names with a dash and with capital letters': table(
    defineRoutes(controllers, r =>
      r
        .resources('user-settings', { only: [] }, r => r.resources('notes', { only: ['show'] }))
        .resources('userSettings', { only: ['show'] }),
    ),
    ['GET /user-settings/:userSettingId/notes/:id UserSettings/Notes#show', 'GET /userSettings/:id UserSettings#show'],
  ),
  'use, which changes no path': table(
    defineRoutes(controllers, r =>
      r
        .get('ping', Ping, 'ping')
        .use((_ctx, next) => next())
        .resources('places', { only: ['index'] })
        .use((_ctx, next) => next())
        .resource('user', { only: ['show'] }),
    ),
    ['GET /ping Ping#ping', 'GET /places Places#index', 'GET /user Users#show'],
  ),
  'redirect, before and after its target, with the parameters of the scope': table(
    defineRoutes(controllers, r =>
      r
        .redirect('/', 'Places#index')
        .redirect('old/:id', 'Places#show', { status: 302 })
        .scope(':locale', r => r.redirect('p/:id', 'Places#show').redirect('/', 'Places#index'))
        .resources('places', { only: ['index', 'show'] }, r =>
          r
            .redirect('more', 'Places#show')
            .collection(r => r.redirect('all', 'Places#index'))
            .resources('rooms', { only: ['show'] }, r => r.redirect('x/:extra', 'Places/Rooms#show')),
        )
        .namespace('v1', r => r.use((_ctx, next) => next()).redirect('user', 'Users#show'))
        .resource('user', { only: ['show'] }),
    ),
    [
      'GET / -> Places#index',
      'GET /old/:id -> Places#show',
      'GET /:locale/p/:id -> Places#show',
      'GET /:locale -> Places#index',
      'GET /places Places#index',
      'GET /places/:id Places#show',
      'GET /places/:id/more -> Places#show',
      'GET /places/all -> Places#index',
      'GET /places/:placeId/rooms/:id Places/Rooms#show',
      'GET /places/:placeId/rooms/:id/x/:extra -> Places/Rooms#show',
      'GET /v1/user -> Users#show',
      'GET /user Users#show',
    ],
  ),
  'redirect to a target with one path for GET and another for POST': table(
    defineRoutes(controllers, r =>
      r.redirect('old', 'Places#search').get('find', Places, 'search').post('search', Places, 'search'),
    ),
    ['GET /old -> Places#search', 'GET /find Places#search', 'POST /search Places#search'],
  ),
  'actions whose names are numbers': table(
    defineRoutes({ Codes, Places }, r =>
      r
        .get('a', Codes, '404')
        .put('a', 'Codes#404')
        .redirect('old/:id', 'Codes#7')
        .resources('codes', { only: [] }, r =>
          r
            .get('7')
            .get('1.5')
            .get('16')
            .post('16')
            .collection(r => r.get('404')),
        ),
    ),
    [
      'GET /a Codes#404',
      'PUT /a Codes#404',
      'GET /old/:id -> Codes#7',
      'GET /codes/:id/7 Codes#7',
      'GET /codes/:id/1.5 Codes#1.5',
      'GET /codes/:id/16 Codes#16',
      'POST /codes/:id/16 Codes#16',
      'GET /codes/404 Codes#404',
    ],
  ),
  'draw, with parts from other files': table(
    defineRoutes(controllers, r =>
      r.draw(topPart).namespace('api', r => r.namespace('v1', r => r.draw(apiPart).get('last', Ping, 'ping'))),
    ),
    [
      'GET /user Users#show',
      'GET /api/v1/status Api/V1#status',
      'GET /api/v1/places/:id Api/V1/Places#show',
      'GET /api/v1/last Ping#ping',
    ],
  ),
  'draw, with parts for any place that are drawn at several ones': table(
    defineRoutes(controllers, r =>
      r
        .resources('videos', { only: [], param: 'slug' }, r => r.draw(noted))
        .resources('leaves', { only: [], path: 'foliage' }, r => r.draw(notable).collection(r => r.draw(pinged)))
        .resources('places', { only: ['index'] }, r => r.draw(previewed).collection(r => r.draw(previewed)))
        .namespace('places', { path: 'sites' }, r => r.draw(previewed))
        .resources('caches', { only: [], shallow: true }, r => r.draw(kept))
        .draw(versioned)
        .scope(':account', r => r.draw(versioned).draw(pinged)),
    ),
    [
      'GET /videos/:slug/notes Videos/Notes#index',
      'GET /videos/:videoSlug/notes/:id Videos/Notes#show',
      'POST /videos/:videoSlug/notes/:id/update Videos/Notes#update',
      'GET /videos/:slug/about/:topic -',
      'ALL /videos/:slug/app -',
      'ALL /videos/:slug/app/*path -',
      'GET /foliage/:id/notes Leaves/Notes#index',
      'GET /foliage/:leafId/notes/:id Leaves/Notes#show',
      'POST /foliage/:leafId/notes/:id/update Leaves/Notes#update',
      'GET /foliage/:id/about/:topic -',
      'GET /foliage/ping Ping#ping',
      'GET /places Places#index',
      'GET /places/:id/preview Places#preview',
      'PUT /places/:id/stats Places#stats',
      'DELETE /places/:id/stats Places#stats',
      'GET /places/:id/all/search Places#search',
      'GET /places/:id/all/elsewhere -> /to',
      'POST /places/:id Ping#ping',
      'GET /places/preview Places#preview',
      'PUT /places/stats Places#stats',
      'DELETE /places/stats Places#stats',
      'GET /places/all/search Places#search',
      'GET /places/all/elsewhere -> /to',
      'POST /places Ping#ping',
      'GET /sites/preview Places#preview',
      'PUT /sites/stats Places#stats',
      'DELETE /sites/stats Places#stats',
      'GET /sites/all/search Places#search',
      'GET /sites/all/elsewhere -> /to',
      'POST /sites Ping#ping',
      'GET /caches/:id/entries Caches/Entries#index',
      'GET /caches/:id/entries/show Caches/Entries#show',
      'GET /v1/host/places/:id V1/Host/Places#show',
      'GET /v1/host/places/:id/rooms V1/Host/Places/Rooms#index',
      'GET /v1/host/places/:id/plan/ping Ping#ping',
      'GET /:account/v1/host/places/:id V1/Host/Places#show',
      'GET /:account/v1/host/places/:id/rooms V1/Host/Places/Rooms#index',
      'GET /:account/v1/host/places/:id/plan/ping Ping#ping',
      'GET /:account/ping Ping#ping',
    ],
  ),
  'a kind of a wildcard without a slash before it': table(
    defineRoutes(controllers, r => r.get('*rest', { params: { rest: 'integer' } }, next)),
    ['GET /*rest -'],
  ),
  'kinds of parameters beside ones with the names of members of every object': table(
    defineRoutes(controllers, r =>
      r
        .get('a/:constructor/:year', { params: { year: 'integer' } }, next)
        .get('b/:toString/:year', { params: { year: 'integer' } }, 'Ping#ping')
        .get('c/:valueOf/:year', { params: { year: 'integer' }, summary: 'a year' }, next)
        .get('d/:hasOwnProperty/:year', { params: { year: 'integer' } }, Ping, 'ping')
        .put('d/:hasOwnProperty/:year', { params: { year: 'integer' } }, Ping, 'ping')
        .get('e/:constructor', { params: { constructor: 'uuid' } }, next)
        .scope('f/:constructor/:year', { params: { year: 'integer' } }, r =>
          r.draw((r: ScopeAt<typeof controllers, [InScope<'f/:constructor/:year', { params: { year: 'integer' } }>]>) =>
            r.get(':toString', next),
          ),
        ),
    ),
    [
      'GET /a/:constructor/:year -',
      'GET /b/:toString/:year Ping#ping',
      'GET /c/:valueOf/:year -',
      'GET /d/:hasOwnProperty/:year Ping#ping',
      'PUT /d/:hasOwnProperty/:year Ping#ping',
      'GET /e/:constructor -',
      'GET /f/:constructor/:year/:toString -',
    ],
  ),
  'text around a parameter in a segment, also in a scope': table(
    defineRoutes(controllers, r =>
      r
        .get('@:username', Ping, 'ping')
        .get(':username', Ping, 'ping')
        .scope('v:version.x', r => r.resources('places', { only: ['show'] }).get(':file.json/:part', 'Ping#ping'))
        .redirect('v:old', 'Places#index', { status: 302 })
        .resources('places', { only: ['index'] }),
    ),
    [
      'GET /@:username Ping#ping',
      'GET /:username Ping#ping',
      'GET /v:version.x/places/:id Places#show',
      'GET /v:version.x/:file.json/:part Ping#ping',
      'GET /v:old -> Places#index',
      'GET /places Places#index',
    ],
  ),
  'literal colons, beside parameters and in a scope': table(
    defineRoutes(controllers, r =>
      r
        .post('books\\:create', Ping, 'ping')
        .get(':id\\:archive', ctx => {
          ctx.body = ctx.params.id
        })
        .put('-/user/org.couchdb.user\\::name', Ping, 'ping')
        .scope('v1\\:beta', r => r.resources('places', { only: ['show'] }).get('a\\:b/:part\\:c\\:d', 'Ping#ping'))
        .redirect('old\\:places/:id', '/v1\\:beta/places/:id'),
    ),
    [
      'POST /books\\:create Ping#ping',
      'GET /:id\\:archive -',
      'PUT /-/user/org.couchdb.user\\::name Ping#ping',
      'GET /v1\\:beta/places/:id Places#show',
      'GET /v1\\:beta/a\\:b/:part\\:c\\:d Ping#ping',
      'GET /old\\:places/:id -> /v1\\:beta/places/:id',
    ],
  ),
  'an empty table': table(
    defineRoutes(controllers, r => r),
    [],
  ),
} as const
