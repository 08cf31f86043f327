/**
 * Writes a random declaration as source text and works out the routes that the design says it makes, from a vocabulary
 * whose forms are written down: a third opinion besides the library's types and its values.
 */
import type { Random } from './random.js'

/** Names with the forms that the rules of the design give them. */
const PLURALS = [
  { name: 'places', controller: 'Places', singular: 'place' },
  { name: 'people', controller: 'People', singular: 'person' },
  { name: 'categories', controller: 'Categories', singular: 'category' },
  { name: 'boxes', controller: 'Boxes', singular: 'box' },
  { name: 'news', controller: 'News', singular: 'news' },
  { name: 'user-settings', controller: 'UserSettings', singular: 'userSetting' },
  { name: 'line_items', controller: 'LineItems', singular: 'lineItem' },
  { name: 'apiKeys', controller: 'ApiKeys', singular: 'apiKey' },
  { name: 'v2tokens', controller: 'V2tokens', singular: 'v2token' },
]
const SINGULARS = [
  { name: 'profile', controller: 'Profiles' },
  { name: 'child', controller: 'Children' },
  { name: 'home-address', controller: 'HomeAddresses' },
  { name: 'dashboard', controller: 'Dashboards' },
]
const NAMESPACES = [
  { name: 'v1', controller: 'V1' },
  { name: 'admin', controller: 'Admin' },
  { name: 'back-office', controller: 'BackOffice' },
]
const BARE = [
  { path: 'preview', action: 'preview' },
  { path: '/archive', action: 'archive' },
  { path: 'mark-read', action: 'markRead' },
]
const PATHS = ['about', '/terms/of-use', 'search/:term', 'on/:year/:month', 'café']
const SCOPES = ['beta', '/:locale', 'of/:tenant']
const OLD = ['old', 'was/here', 'places/old']
const VERBS = ['get', 'post', 'put', 'patch', 'delete', 'options', 'head', 'all']
const PLURAL = [
  { action: 'index', methods: ['GET'], member: false },
  { action: 'create', methods: ['POST'], member: false },
  { action: 'show', methods: ['GET'], member: true },
  { action: 'update', methods: ['PUT', 'PATCH'], member: true },
  { action: 'destroy', methods: ['DELETE'], member: true },
]

/** Where a declaration stands: what the design's rule 4 needs of it. */
interface Place {
  readonly kind: 'top' | 'namespace' | 'scope' | 'collection' | 'resources' | 'resource'
  readonly path: string
  readonly parent: string
  readonly prefix: string
  readonly group: string
  readonly collection?: { readonly path: string; readonly parent: string }
}

export interface GeneratedTable {
  /** The chain as source: `r.get(…).resources(…)`. */
  readonly source: string
  /** `METHOD path target` in the order of declaration. */
  readonly lines: readonly string[]
  /** The controller paths that must be registered. */
  readonly controllers: readonly string[]
}

/** The actions that every generated controller has. */
export const ACTIONS = [...PLURAL.map(row => row.action), ...BARE.map(row => row.action), 'ping']

export const generateTable = (random: Random): GeneratedTable => {
  const controllers = new Set(['Ping'])
  const keys = new Set<string>()
  const lines: string[] = []
  const redirects: Place[] = []

  /** Adds routes unless one of them stands already or has a parameter twice; says whether it did. */
  const add = (routes: readonly (readonly [method: string, path: string, target: string])[]): boolean => {
    const shapes = routes.map(([method, path]) => `${method} ${path.replace(/([:*])[^/]+/g, '$1')}`)
    if (shapes.some(shape => keys.has(shape)) || routes.some(([, path]) => repeats(path))) return false
    for (const shape of shapes) keys.add(shape)
    lines.push(...routes.map(route => route.join(' ')))
    return true
  }

  const verb = (place: Place): string => {
    const name = random.pick(VERBS)
    const method = name.toUpperCase()
    if (place.group !== '' && random.chance(0.5)) {
      const { path, action } = random.pick(BARE)
      if (!add([[method, `${place.path}/${path.replace('/', '')}`, `${place.group}#${action}`]])) return ''
      controllers.add(place.group)
      return `.${name}('${path}')`
    }
    const path = random.pick(PATHS)
    const full = `${place.path}${path.startsWith('/') ? '' : '/'}${path}`
    if (random.chance(0.3)) return add([[method, full, '-']]) ? `.${name}('${path}', ctx => { ctx.body = '' })` : ''
    return add([[method, full, 'Ping#ping']]) ? `.${name}('${path}', controllers.Ping, 'ping')` : ''
  }

  /** Its target may stand anywhere in the table, which has to be whole before one is chosen: see `drawRedirect`. */
  const redirect = (place: Place): string => `«${redirects.push(place) - 1}»`

  /** A redirect to a target with one GET path: the parameters that the place does not have are the path's own. */
  const drawRedirect = (place: Place): string => {
    const routed = lines.map(line => line.split(' ') as [method: string, path: string, target: string])
    const gets = routed.filter(([method, , target]) => method === 'GET' && target.includes('#'))
    const clear = gets.filter(([, , target]) => gets.filter(other => other[2] === target).length === 1)
    if (clear.length === 0) return ''
    const [, path, target] = random.pick(clear)
    const own = paramsOf(place.path)
    const missing = paramsOf(path).filter(name => !own.includes(name))
    const from = [random.pick(OLD), ...missing.map(name => `:${name}`)].join('/')
    if (!add([['GET', `${place.path}/${from}`, `-> ${target}`]])) return ''
    return `.redirect('${from}', '${target}'${random.pick(['', ', { status: 302 }', ', {}'])})`
  }

  const resources = (place: Place, depth: number): string => {
    const { name, controller, singular } = random.pick(PLURALS)
    const param = random.chance(0.2) ? 'slug' : 'id'
    const group = join(place.prefix, controller)
    const path = `${place.parent}/${name}/:${param}`
    const collection = { path: `${place.path}/${name}`, parent: `${place.parent}/${name}` }
    const { option, actions } = choose(PLURAL)
    const routes = actions.flatMap(row =>
      row.methods.map(method => [method, row.member ? path : collection.path, `${group}#${row.action}`] as const),
    )
    if (repeats(path) || !add(routes)) return ''
    if (actions.length > 0) controllers.add(group)
    const parent = `${place.parent}/${name}/:${singular}${param === 'id' ? 'Id' : 'Slug'}`
    const inside: Place = { kind: 'resources', path, parent, prefix: group, group, collection }
    const options = [option, param === 'id' ? '' : `param: '${param}'`].filter(Boolean).join(', ')
    return call('resources', name, options, inside, depth)
  }

  const resource = (place: Place, depth: number): string => {
    const { name, controller } = random.pick(SINGULARS)
    const group = join(place.prefix, controller)
    const path = `${place.path}/${name}`
    const { option, actions } = choose(SINGULAR_ORDER)
    const routes = actions.flatMap(row => row.methods.map(method => [method, path, `${group}#${row.action}`] as const))
    if (!add(routes)) return ''
    if (actions.length > 0) controllers.add(group)
    const inside: Place = { kind: 'resource', path, parent: `${place.parent}/${name}`, prefix: group, group }
    return call('resource', name, option, inside, depth)
  }

  const call = (kind: string, name: string, options: string, inside: Place, depth: number): string => {
    const body = depth > 0 && random.chance(0.6) ? chain(inside, depth - 1) : ''
    const parts = [`'${name}'`, ...(options === '' ? [] : [`{ ${options} }`]), ...(body === '' ? [] : [`r => ${body}`])]
    return `.${kind}(${parts.join(', ')})`
  }

  const choose = (table: typeof PLURAL) => {
    const chosen = random.some(table)
    if (random.chance(0.4)) return { option: '', actions: table }
    const list = chosen.map(row => `'${row.action}'`).join(', ')
    return random.chance(0.5)
      ? { option: `only: [${list}]`, actions: table.filter(row => chosen.includes(row)) }
      : { option: `except: [${list}]`, actions: table.filter(row => !chosen.includes(row)) }
  }

  const namespace = (place: Place, depth: number): string => {
    const { name, controller } = random.pick(NAMESPACES)
    const prefix = join(place.prefix, controller)
    const path = `${place.path}/${name}`
    const inside: Place = { kind: 'namespace', path, parent: `${place.parent}/${name}`, prefix, group: prefix }
    return `.namespace('${name}', r => ${chain(inside, depth - 1)})`
  }

  const scope = (place: Place, depth: number): string => {
    const added = random.pick(SCOPES)
    const path = added.startsWith('/') ? added : `/${added}`
    if (repeats(`${place.path}${path}`)) return ''
    const { prefix, group } = place
    const inside: Place = { kind: 'scope', path: place.path + path, parent: place.parent + path, prefix, group }
    return `.scope('${added}', r => ${chain(inside, depth - 1)})`
  }

  const collection = (place: Place, depth: number): string => {
    if (!place.collection) return ''
    const { prefix, group } = place
    return `.collection(r => ${chain({ kind: 'collection', ...place.collection, prefix, group }, depth - 1)})`
  }

  const declaration = (place: Place, depth: number): string => {
    const kind = random.next()
    if (kind < 0.3 || depth === 0) return verb(place)
    if (kind < 0.6) return resources(place, depth)
    if (kind < 0.7) return resource(place, depth)
    if (kind < 0.8) return namespace(place, depth)
    if (kind < 0.88) return scope(place, depth)
    if (kind < 0.93) return collection(place, depth)
    if (kind < 0.98) return redirect(place)
    return '.use((_ctx, next) => next())'
  }

  const chain = (place: Place, depth: number): string => {
    let source = 'r'
    for (let count = 1 + random.below(4); count > 0; count--) source += declaration(place, depth)
    return source
  }

  const drawn = chain({ kind: 'top', path: '', parent: '', prefix: '', group: '' }, 3)
  const source = drawn.replace(/«(\d+)»/g, (_, at) => drawRedirect(redirects[at] as Place))
  return { source, lines, controllers: [...controllers] }
}

const SINGULAR_ORDER = ['show', 'create', 'update', 'destroy'].flatMap(action =>
  PLURAL.filter(row => row.action === action),
)

const join = (prefix: string, name: string): string => (prefix === '' ? name : `${prefix}/${name}`)

const paramsOf = (path: string): readonly string[] => (path.match(/[:*][^/]+/g) ?? []).map(name => name.slice(1))

const repeats = (path: string): boolean => {
  const names = paramsOf(path)
  return new Set(names).size < names.length
}
