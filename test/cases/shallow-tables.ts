/**
 * Tables with shallow resources and their routes, in order. A verb after such a table duplicates each of them, also where the path of a
 * member is outside of the resources that it is declared in.
 */
import type { LooseDraw, LooseScope } from './definition.js'

export interface ShallowTable {
  readonly title: string
  readonly draw: LooseDraw
  readonly routes: readonly string[]
}

const shown = { only: ['index', 'show'] }
const rooms = { ...shown, controller: 'Places/Rooms' }
const MORE = ['POST /places/:id/rooms', 'GET /rooms/:id', 'PUT /rooms/:id', 'PATCH /rooms/:id', 'DELETE /rooms/:id']

export const shallowTables: readonly ShallowTable[] = [
  {
    title: 'resources',
    draw: r => r.resources('places', { ...shown, shallow: true }, r => r.resources('rooms')),
    routes: ['GET /places', 'GET /places/:id', 'GET /places/:id/rooms', ...MORE],
  },
  {
    title: 'resources with a verb',
    draw: r => r.resources('places', { ...shown, shallow: true }, r => r.resources('rooms', r => r.get('search'))),
    routes: ['GET /places', 'GET /places/:id', 'GET /places/:id/rooms', ...MORE, 'GET /rooms/:id/search'],
  },
  {
    title: 'resources with options',
    draw: r => r.resources('places', { only: [], shallow: true }, r => r.resources('rooms', shown)),
    routes: ['GET /places/:id/rooms', 'GET /rooms/:id'],
  },
  {
    title: 'resources with another path',
    draw: r =>
      r.resources('places', { only: [], shallow: true }, r => r.resources('rooms', { ...shown, path: 'halls' })),
    routes: ['GET /places/:id/halls', 'GET /halls/:id'],
  },
  {
    title: 'resources in a resource',
    draw: r =>
      r.resources('places', { only: [], shallow: true }, r =>
        r.resource('user', { only: ['show'], controller: 'Users' }, r => r.resources('rooms', rooms)),
      ),
    routes: ['GET /places/:id/user', 'GET /places/:id/user/rooms', 'GET /rooms/:id'],
  },
  {
    title: 'resources in a namespace',
    draw: r =>
      r.resources('places', { only: [], shallow: true }, r => r.namespace('v1', r => r.resources('rooms', rooms))),
    routes: ['GET /places/:id/v1/rooms', 'GET /v1/rooms/:id'],
  },
  {
    title: 'resources in a namespace without a path',
    draw: r =>
      r.resources('places', { only: [], shallow: true }, r =>
        r.namespace('v1', { path: '' }, r => r.resources('rooms', rooms)),
      ),
    routes: ['GET /places/:id/rooms', 'GET /rooms/:id'],
  },
  {
    title: 'resources in a scope',
    draw: r =>
      r.resources('places', { only: [], shallow: true }, r => r.scope('of/:year', r => r.resources('rooms', shown))),
    routes: ['GET /places/:id/of/:year/rooms', 'GET /of/:year/rooms/:id'],
  },
  {
    title: 'resources in a scope with kinds',
    draw: r =>
      r.resources('places', { only: [], shallow: true }, r =>
        r.scope(':year', { params: { year: 'integer' } }, r => r.resources('rooms', shown)),
      ),
    routes: ['GET /places/:id/:year/rooms', 'GET /:year/rooms/:id'],
  },
  {
    title: 'resources in a group, after use',
    draw: r =>
      r.resources('places', { only: [], shallow: true }, r => r.scope(r => r.use(() => {}).resources('rooms', shown))),
    routes: ['GET /places/:id/rooms', 'GET /rooms/:id'],
  },
  {
    title: 'resources in the collection',
    draw: r =>
      r.resources('places', { only: [], shallow: true }, r =>
        r.collection(r => r.resources('rooms', rooms).get('search')),
      ),
    routes: ['GET /places/rooms', 'GET /rooms/:id', 'GET /places/search'],
  },
  {
    title: 'resources in resources, at the second level',
    draw: r =>
      r.resources('places', { only: [], shallow: true }, r =>
        r.resources('rooms', { only: [] }, r => r.resources('beds', { ...shown, controller: 'Places' }).get('search')),
      ),
    routes: ['GET /rooms/:id/beds', 'GET /beds/:id', 'GET /rooms/:id/search'],
  },
  {
    title: 'verbs and redirects',
    draw: r =>
      r.resources('places', { only: [], shallow: true }, r =>
        r
          .get('search')
          .get('seen', () => {})
          .redirect('old', '/new')
          .resources('rooms', { only: ['show'] }),
      ),
    routes: ['GET /places/:id/search', 'GET /places/:id/seen', 'GET /places/:id/old', 'GET /rooms/:id'],
  },
  ...(
    [
      ['namespace', 'v1/', (r, inside) => r.namespace('v1', inside)],
      ['namespace without a path', '', (r, inside) => r.namespace('v1', { path: '' }, inside)],
      ['scope', 'in/', (r, inside) => r.scope('in', inside)],
      ['scope with kinds', ':year/', (r, inside) => r.scope(':year', { params: { year: 'integer' } }, inside)],
      ['group', '', (r, inside) => r.scope(inside)],
      ['resource', '', (r, inside) => r.resource('user', { only: [], controller: 'Users' }, inside)],
    ] as const satisfies readonly (readonly [string, string, (r: LooseScope, inside: LooseDraw) => LooseScope])[]
  ).map(([around, path, draw]) => ({
    title: `shallow resources with others in a ${around}`,
    draw: (r: LooseScope) =>
      draw(r, r =>
        r.resources('places', { only: [], controller: 'Places', shallow: true }, r =>
          r.resources('rooms', { ...rooms, shallow: true }).resources('beds', { only: ['show'], controller: 'Places' }),
        ),
      ),
    routes: [`GET /${path}places/:id/rooms`, `GET /${path}rooms/:id`, `GET /${path}beds/:id`],
  })),
  {
    title: 'shallow resources in others',
    draw: r => r.resources('places', { only: [] }, r => r.resources('rooms', { ...shown, shallow: true })),
    routes: ['GET /places/:id/rooms', 'GET /rooms/:id'],
  },
  {
    title: 'shallow resources in others, with a verb, and others beside them',
    draw: r =>
      r.resources('places', { only: [] }, r =>
        r
          .resources('rooms', { ...shown, shallow: true }, r => r.get('search'))
          .resources('beds', { ...shown, controller: 'Places' }),
      ),
    routes: [
      'GET /places/:id/rooms',
      'GET /rooms/:id',
      'GET /rooms/:id/search',
      'GET /places/:id/beds',
      'GET /places/:placeId/beds/:id',
    ],
  },
  {
    title: 'shallow resources in others, with another path',
    draw: r =>
      r.resources('places', { only: [] }, r => r.resources('rooms', { ...shown, shallow: true, path: 'halls' })),
    routes: ['GET /places/:id/halls', 'GET /halls/:id'],
  },
  {
    title: 'shallow resources in the collection of others',
    draw: r =>
      r.resources('places', { only: [] }, r => r.collection(r => r.resources('rooms', { ...rooms, shallow: true }))),
    routes: ['GET /places/rooms', 'GET /rooms/:id'],
  },
  {
    title: 'shallow resources in a scope in a resource in a namespace',
    draw: r =>
      r.namespace('v1', r =>
        r.resource('user', { only: [], controller: 'Users' }, r =>
          r.scope('in', r => r.resources('rooms', { ...rooms, shallow: true })),
        ),
      ),
    routes: ['GET /v1/user/in/rooms', 'GET /v1/in/rooms/:id'],
  },
]
