/** A `use` that expects an id which routes after it do not have, or have for another resource: see `rejected.ts`. */
import type { Rejected } from './rejected.js'

const needsId = '(_ctx: { params: { id: string } }) => {}'
const needsPlace = '(_ctx: { params: { placeId: string } }) => {}'
/** The controllers are those of the top, so that names may be nested anywhere. */
const rooms = (name: string, options = '', callback = '') =>
  `resources(${name}, { controller: 'Places'${options} }${callback})`
/** A verb, which has the id, is in front of what has not. */
const inPlaces = (chain: string) => `r => r.resources('places', r => r.use(${needsId}).get('preview').${chain})`
const inRooms = (chain: string) =>
  `r => r.resources('places', r => r.${rooms("'rooms'", '', `, r => r.use(${needsPlace}).get('preview').${chain}`)})`
const part = (place: string, chain: string) => `draw(«(r: ScopeAt<typeof controllers, [${place}]>) => r.${chain}»)`

const use = (title: string, source: string, call: string): Rejected => ({
  title: `an id that use expects: ${title}`,
  source,
  message: `${call}: 'use' expects an id that these routes lack or have for another resource: declare them before it`,
  throws: false,
})

export const rejectedUseIds: readonly Rejected[] = [
  use('in a collection', inPlaces("collection(«r => r.get('search')»)"), 'collection'),
  use('in a collection of resources in others', inRooms("collection(«r => r.get('search')»)"), 'collection'),
  use('in a collection in a group', inPlaces("scope(«r => r.collection(r => r.get('search'))»)"), 'scope'),
  use(
    'in a collection in a part',
    inRooms(
      part("InResources<'places'>, InResources<'rooms', { controller: 'Places' }>", "collection(r => r.get('search'))"),
    ),
    'draw',
  ),
  use(
    'the id with another name, in a collection',
    "r => r.resources('places', { param: 'slug' }, r => r.use((_ctx: { params: { slug: string } }) => {}).collection(«r => r.get('search')»))",
    'collection',
  ),
  use('of nested resources', inPlaces(rooms("«'rooms'»")), "resources('rooms')"),
  {
    ...use('of nested resources without options', inPlaces("resources(«'rooms'»)"), "resources('rooms')"),
    map: "{ Places, 'Places/Rooms': Places }",
  },
  use('of a member of nested resources', inPlaces(rooms("«'rooms'»", ", only: ['show']")), "resources('rooms')"),
  use(
    'of a verb in nested resources',
    inPlaces(rooms("«'rooms'»", ", only: ['index']", ", r => r.get('preview')")),
    "resources('rooms')",
  ),
  use(
    'of a verb behind another use in nested resources',
    inPlaces(rooms("«'rooms'»", ', only: []', ", r => r.use(givesUser).get('preview')")),
    "resources('rooms')",
  ),
  use('of nested resources with a path', inPlaces(rooms("«'rooms'»", ", path: 'zimmer'")), "resources('rooms')"),
  use(
    'of nested resources at a path that is in use',
    inPlaces(`get('rooms/free', Ping, 'ping').${rooms("«'rooms'»")}`),
    "resources('rooms')",
  ),
  use('of nested shallow resources', inPlaces(rooms("«'rooms'»", ', shallow: true')), "resources('rooms')"),
  use(
    'of resources with shallow ones in them',
    inPlaces(rooms("«'rooms'»", ", only: ['index']", `, r => r.${rooms("'beds'", ', shallow: true')}`)),
    "resources('rooms')",
  ),
  use(
    'of resources in shallow ones',
    `r => r.resources('places', { shallow: true }, r => r.use(${needsId}).${rooms("«'rooms'»")})`,
    "resources('rooms')",
  ),
  use(
    'of resources in a collection of nested ones',
    inPlaces(rooms("«'rooms'»", ', only: []', `, r => r.collection(r => r.${rooms("'beds'")})`)),
    "resources('rooms')",
  ),
  use(
    'of resources in a resource',
    inPlaces(`resource(«'home'», { controller: 'Users' }, r => r.${rooms("'rooms'")})`),
    "resource('home')",
  ),
  use('of resources in a scope', inPlaces(`scope(«'in'», r => r.${rooms("'rooms'")})`), "scope('in')"),
  use(
    'of resources in a scope with kinds',
    inPlaces(`scope(«'in/:x'», { params: { x: 'integer' } }, r => r.${rooms("'rooms'")})`),
    "scope('in/:x')",
  ),
  use(
    'of resources in a namespace',
    inPlaces(`namespace(«'places'», { path: '' }, r => r.${rooms("'rooms'")})`),
    "namespace('places')",
  ),
  use(
    'of resources in a namespace with a path',
    inPlaces(`namespace(«'places'», { path: 'in' }, r => r.${rooms("'rooms'")})`),
    "namespace('places')",
  ),
  use('of resources in a group', inPlaces(`scope(«r => r.${rooms("'rooms'")}»)`), 'scope'),
  use(
    'in a group',
    `r => r.resources('places', r => r.scope(r => r.use(${needsId}).${rooms("«'rooms'»")}))`,
    "resources('rooms')",
  ),
  use('of resources in a part', inPlaces(part("InResources<'places'>", rooms("'rooms'"))), 'draw'),
  use(
    'of resources in a part for any place',
    inPlaces(`draw(«(r: ScopeAnywhere<typeof controllers>) => r.${rooms("'rooms'")}»)`),
    'draw',
  ),
  use(
    'with other declarations in between',
    inPlaces(`use(givesUser).redirect('old', '/ping').mount('at', () => {}).${rooms("«'rooms'»")}`),
    "resources('rooms')",
  ),
]
