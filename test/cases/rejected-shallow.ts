/** A `use` that expects a parameter which the members of shallow resources after it do not have: see `rejected.ts`. */
import type { Rejected } from './rejected.js'

const USE = "'use' expects a parameter of the resources around, which the members of shallow resources do not have"
const SCOPE = 'use: this scope has no such ctx.params'
const LAST_ID = ': the last id of a path is ctx.params.id'
const OPTION = 'this resource has no such ctx.params'

/** Two resources around: the id of the outer one is in all paths of the inner one. */
const inside = (chain: string) =>
  `r => r.resources('places', r => r.resources('rooms', { controller: 'Places', only: ['index'] }, r => r${chain}))`
const needsPlace = '(_ctx: { params: { placeId: string } }) => {}'
const beds = (name: string, options = '') => `resources(${name}, { controller: 'Places', shallow: true${options} })`

const shallowUse = (title: string, source: string, call: string): Rejected => ({
  title: `shallow resources after use: ${title}`,
  source,
  message: `${call}: ${USE}`,
  throws: false,
})
/** The same, which is right without members. */
const use = (title: string, source: string, call: string): Rejected => ({
  ...shallowUse(title, source, call),
  instead: source.replace('shallow: true', "shallow: true, only: ['index', 'create']"),
})

export const rejectedShallow: readonly Rejected[] = [
  use('in the same scope', inside(`.use(${needsPlace}).${beds("«'beds'»")}`), "resources('beds')"),
  use('in a group', inside(`.use(${needsPlace}).scope(«r => r.${beds("'beds'")}»)`), 'scope'),
  use('in a scope', inside(`.use(${needsPlace}).scope(«'in'», r => r.${beds("'beds'")})`), "scope('in')"),
  use(
    'in a scope with kinds',
    inside(`.use(${needsPlace}).scope(«'in/:x'», { params: { x: 'integer' } }, r => r.${beds("'beds'")})`),
    "scope('in/:x')",
  ),
  use(
    'in a namespace',
    inside(`.use(${needsPlace}).namespace(«'in'», { path: '' }, r => r.${beds("'beds'")})`).replace("'in'", "'places'"),
    "namespace('places')",
  ),
  use(
    'in a collection',
    inside(
      `.resource('home', { controller: 'Users' }, r => r.use(${needsPlace}).collection(r => r.${beds("«'beds'»")}))`,
    ),
    "resources('beds')",
  ),
  use(
    'in other resources',
    inside(`.use(${needsPlace}).resources(«'beds'», { controller: 'Places' }, r => r.${beds("'sheets'")})`),
    "resources('beds')",
  ),
  use(
    'in a resource',
    inside(`.use(${needsPlace}).resource(«'bed'», { controller: 'Users' }, r => r.${beds("'sheets'")})`),
    "resource('bed')",
  ),
  use(
    'in a part',
    inside(
      `.use(${needsPlace}).draw(«(r: ScopeAt<typeof controllers, [InResources<'places'>, InResources<'rooms', { controller: 'Places' }>]>) => r.${beds("'beds'")}»)`,
    ),
    'draw',
  ),
  use(
    'with other options in between',
    inside(`.get('in', Ping, 'ping').use(${needsPlace}).use(givesUser).post('in', Ping, 'ping').${beds("«'beds'»")}`),
    "resources('beds')",
  ),
  use(
    'the option of resources around',
    inside(`.resources(«'beds'», { controller: 'Places', use: ${needsPlace} }, r => r.${beds("'sheets'")})`),
    "resources('beds')",
  ),
  use(
    'the option of a resource around, in a list',
    inside(
      `.resource(«'bed'», { controller: 'Users', use: [givesUser, ${needsPlace}] }, r => r.scope('in', r => r.${beds("'sheets'")}))`,
    ),
    "resource('bed')",
  ),
  shallowUse(
    'the id with another name',
    `r => r.resources('places', { param: 'slug' }, r => r.use((_ctx: { params: { slug: string } }) => {}).${beds("«'rooms'»")})`,
    "resources('rooms')",
  ),
  {
    title: 'shallow resources with the option use, inside other resources',
    source: inside(`.${beds("'beds'", `, «use»: ${needsPlace}`)}`),
    message: `resources('beds'): ${OPTION}.placeId${LAST_ID}`,
    throws: false,
  },
  {
    title: 'use in shallow resources inside other resources',
    source: inside(`.resources('beds', { controller: 'Places', shallow: true }, r => r.use(«${needsPlace}»))`),
    message: `${SCOPE}.placeId${LAST_ID}`,
    throws: false,
  },
  {
    title: 'use of the id with another name, in shallow resources',
    source:
      "r => r.resources('places', { param: 'slug', shallow: true }, r => r.use(«(_ctx: { params: { slug: string } }) => {}»).resources('rooms', { controller: 'Places' }))",
    message: `${SCOPE}.slug`,
    throws: false,
  },
]
