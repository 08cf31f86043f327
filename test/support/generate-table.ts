/**
 * Writes random declarations as source text, with the routes that the rules give them. The inflected forms of the names
 * are written down here, so that this is independent of both the library's types and its values.
 */
import ts from 'typescript'
import { type AnyRouteTable, type Controllers, defineRoutes } from '../../src/index.js'
import { VERBS } from './lists.js'
import type { Random } from './random.js'

/** Names with their controllers and singulars. */
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
const PATHS = [
  'about',
  '/terms/of-use',
  'search/:term',
  'on/:year/:month',
  'café',
  '@:username',
  'v:version/:file.json',
  'terms\\:accept',
  'on/:day\\:close',
]
const SCOPES = ['beta', '/:locale', 'of/:tenant', 'v:major.x', 'at\\:home', 'of\\::tenant']
const OLD = ['old', 'was/here', 'places/old']
const SEGMENTS = ['sites', 'folk', 'places']
const DESTINATIONS = ['/elsewhere', '/at/:it?a=b', 'https://example.com', 'http://example.com:80/:it']
const PLURAL = [
  { action: 'index', methods: ['GET'], member: false },
  { action: 'create', methods: ['POST'], member: false },
  { action: 'show', methods: ['GET'], member: true },
  { action: 'update', methods: ['PUT', 'PATCH'], member: true },
  { action: 'destroy', methods: ['DELETE'], member: true },
]

/** The actions that every generated controller has. */
const ACTIONS = [...PLURAL.map(row => row.action), ...BARE.map(row => row.action), 'ping']

const MIDDLEWARE = '(_ctx, next) => next()'

/** In place of the steps to a part for any place. */
const ANYWHERE = 'anywhere'

/** The scope of a declaration. */
interface Frame {
  readonly kind: 'top' | 'namespace' | 'scope' | 'collection' | 'resources' | 'resource'
  readonly path: string
  readonly parentPath: string
  readonly controllerPrefix: string
  readonly controllerPath: string
  readonly collection?: { readonly path: string; readonly parentPath: string }
  /** Whether the resources around add nothing to the paths of members. */
  readonly shallow?: boolean
  /** The path of the namespaces and scopes alone, without any resources: that of shallow members. */
  readonly around: string
  /** Whether no resources may be shallow: in a part for any place that is drawn in resources. */
  readonly neverShallow?: boolean
  /** The steps to this scope, as `ScopeAt` takes them. */
  readonly place: readonly string[]
}

export interface GeneratedTable {
  /** The chain as source: `r.get(…).resources(…)`. */
  readonly source: string
  /** `METHOD path target` in the order of declaration. */
  readonly lines: readonly string[]
  /** The controller paths that must be registered. */
  readonly controllers: readonly string[]
}

export const generateTable = (random: Random): GeneratedTable => {
  const controllers = new Set(['Ping'])
  const keys = new Set<string>()
  const lines: string[] = []
  const redirects: Frame[] = []

  /** Adds routes, unless one of them is a duplicate or has a parameter twice, and returns whether it did. */
  const add = (routes: readonly (readonly [method: string, path: string, target: string])[]): boolean => {
    const shapes = routes.map(([method, path]) => `${method} ${path.replace(/(?<!\\)([:*])[\w$]+/g, '$1')}`)
    if (shapes.some(shape => keys.has(shape)) || routes.some(([, path]) => hasDuplicateParam(path))) return false
    for (const shape of shapes) keys.add(shape)
    lines.push(...routes.map(route => route.join(' ')))
    return true
  }

  const verb = (frame: Frame): string => {
    const name = random.pick(VERBS)
    const start = `.${name}(`
    const added = (path: string, target: string) => add([[name.toUpperCase(), path, target]])
    if (frame.controllerPath !== '' && random.chance(0.5)) {
      const { path, action } = random.pick(BARE)
      if (!added(`${frame.path}/${path.replace('/', '')}`, `${frame.controllerPath}#${action}`)) return ''
      controllers.add(frame.controllerPath)
      return `${start}'${path}')`
    }
    if (random.chance(0.1)) {
      const mounted = random.pick(['apps', 'admin/panel'])
      const base = `${frame.path}/${mounted}`
      const [app, answer] =
        mounted === 'apps'
          ? ['{ middleware: [], callback: () => () => {} }', '(application)']
          : ["ctx => { ctx.body = '' }", '-']
      if (
        hasDuplicateParam(`${base}/*path`) ||
        !add([
          ['ALL', base, answer],
          ['ALL', `${base}/*path`, answer],
        ])
      )
        return ''
      return `.mount('${base.slice(frame.path.length)}', ${app})`
    }
    const path = random.pick(PATHS)
    const full = `${frame.path}${path.startsWith('/') ? '' : '/'}${path}`
    const before = random.chance(0.3) ? `${MIDDLEWARE}, `.repeat(1 + random.below(5)) : ''
    const named = paramsOf(path)
    const kinds = named.map(name => `${name}: '${random.pick(['uuid', 'bigint', 'integer'])}'`).join(', ')
    const options = named.length > 0 && random.chance(0.4) ? `{ params: { ${kinds} } }, ` : ''
    const contract = random.chance(0.3) ? `{ ${options === '' ? '' : `params: { ${kinds} }, `}summary: '' }, ` : options
    if (random.chance(0.3))
      return added(full, '-') ? `${start}'${path}', ${contract}${before}ctx => { ctx.body = '' })` : ''
    const [controller, action] = [random.pick([...controllers]), random.pick(ACTIONS)]
    if (!added(full, `${controller}#${action}`)) return ''
    return random.chance(0.5)
      ? `${start}'${path}', ${options}${before}controllers['${controller}'], '${action}')`
      : `${start}'${path}', ${options}${before}'${controller}#${action}')`
  }

  /** A mark for `drawRedirect`: the target may be anywhere in the table, which must be complete to choose one. */
  const redirect = (frame: Frame): string => `«${redirects.push(frame) - 1}»`

  /** A redirect to a target with one GET path. It adds the parameters that its scope does not have. */
  const drawRedirect = (frame: Frame): string => {
    const routed = lines.map(line => line.split(' ') as [method: string, path: string, target: string])
    const gets = routed.filter(([method, , target]) => method === 'GET' && target.includes('#'))
    const clear = gets.filter(([, , target]) => gets.filter(other => other[2] === target).length === 1)
    const to = random.chance(0.4) ? random.pick(DESTINATIONS) : undefined
    if (to !== undefined) {
      const from = [random.pick(OLD), ...(to.includes(':it') ? [':it'] : [])].join('/')
      const [method, options] = random.pick([
        ['GET', ''],
        ['ALL', ", { method: 'all' }"],
      ] as const)
      return add([[method, `${frame.path}/${from}`, `-> ${to}`]]) ? `.redirect('${from}', '${to}'${options})` : ''
    }
    if (clear.length === 0) return ''
    const [, path, target] = random.pick(clear)
    const own = paramsOf(frame.path)
    const missing = paramsOf(path).filter(name => !own.includes(name))
    const from = [random.pick(OLD), ...missing.map(name => `:${name}`)].join('/')
    if (!add([['GET', `${frame.path}/${from}`, `-> ${target}`]])) return ''
    return `.redirect('${from}', '${target}'${random.pick(['', ', { status: 302 }', ', {}'])})`
  }

  const resources = (frame: Frame, depth: number): string => {
    const { name, controller, singular } = random.pick(PLURALS)
    const param = random.chance(0.2) ? 'slug' : 'id'
    const controllerPrefix = join(frame.controllerPrefix, controller)
    const { option: given, controllerPath } = chooseController(controllerPrefix)
    const { option: other, segment } = chooseSegment(name)
    const own = !frame.neverShallow && random.chance(0.3) ? 'shallow: true' : ''
    const shallow = frame.shallow || own !== ''
    const path = `${shallow ? frame.around : frame.parentPath}/${segment}/:${param}`
    const collection = { path: `${frame.path}/${segment}`, parentPath: below(frame, segment, shallow) }
    const { option, actions, update } = choose(PLURAL)
    const routes = actions.flatMap(row =>
      row.methods.map(
        method => [method, row.member ? path : collection.path, `${controllerPath}#${row.action}`] as const,
      ),
    )
    if (hasDuplicateParam(path) || !add(routes)) return ''
    if (actions.length > 0) controllers.add(controllerPath)
    const parentPath = below(frame, `${segment}/:${singular}${param === 'id' ? 'Id' : 'Slug'}`, shallow)
    const id = random.chance(0.2) ? `id: '${random.pick(['uuid', 'bigint', 'integer'])}'` : ''
    const placed = [param === 'id' ? '' : `param: '${param}'`, id, given, other, own].filter(Boolean).join(', ')
    const inside: Frame = {
      kind: 'resources',
      path,
      parentPath,
      controllerPrefix,
      controllerPath,
      collection,
      shallow,
      around: frame.around,
      neverShallow: frame.neverShallow === true,
      place: [...frame.place, `InResources<'${name}', { ${typed(placed)} }>`],
    }
    return call(
      'resources',
      name,
      [option, update, placed, chooseUse(actions)].filter(Boolean).join(', '),
      inside,
      depth,
    )
  }

  const resource = (frame: Frame, depth: number): string => {
    const { name, controller } = random.pick(SINGULARS)
    const controllerPrefix = join(frame.controllerPrefix, controller)
    const { option: given, controllerPath } = chooseController(controllerPrefix)
    const { option: other, segment } = chooseSegment(name)
    const path = `${frame.path}/${segment}`
    const { option, actions, update } = choose(SINGULAR_ORDER)
    const routes = actions.flatMap(row =>
      row.methods.map(method => [method, path, `${controllerPath}#${row.action}`] as const),
    )
    if (!add(routes)) return ''
    if (actions.length > 0) controllers.add(controllerPath)
    const placed = [given, other].filter(Boolean).join(', ')
    const inside: Frame = {
      kind: 'resource',
      path,
      parentPath: below(frame, segment, frame.shallow),
      controllerPrefix,
      controllerPath,
      collection: { path, parentPath: below(frame, segment, frame.shallow) },
      shallow: frame.shallow === true,
      around: frame.around,
      neverShallow: frame.neverShallow === true,
      place: [...frame.place, `InResource<'${name}', { ${typed(placed)} }>`],
    }
    return call(
      'resource',
      name,
      [option, update, placed, chooseUse(actions)].filter(Boolean).join(', '),
      inside,
      depth,
    )
  }

  const call = (kind: string, name: string, options: string, inside: Frame, depth: number): string => {
    const body = depth > 0 && random.chance(0.6) ? chain(inside, depth - 1) : ''
    const parts = [`'${name}'`, ...(options === '' ? [] : [`{ ${options} }`]), ...(body === '' ? [] : [`r => ${body}`])]
    return `.${kind}(${parts.join(', ')})`
  }

  /** The option `controller`, a registered class or its path, and the controller path; as a rule none. */
  const chooseController = (controllerPath: string) => {
    if (random.chance(0.8)) return { option: '', controllerPath }
    const other = random.pick([...controllers])
    return {
      option: `controller: ${random.chance(0.5) ? `controllers['${other}']` : `'${other}'`}`,
      controllerPath: other,
    }
  }

  /** The option `path`, as a rule none. */
  const chooseSegment = (name: string) => {
    if (random.chance(0.85)) return { option: '', segment: name }
    const segment = random.pick(SEGMENTS)
    return { option: `path: '${segment}'`, segment }
  }

  /** The option `use`, as a rule none: for everything, or for some of the actions. */
  const chooseUse = (actions: typeof PLURAL): string => {
    if (random.chance(0.75)) return ''
    const given = () => (random.chance(0.5) ? MIDDLEWARE : `[${Array(random.below(4)).fill(MIDDLEWARE).join(', ')}]`)
    if (random.chance(0.4)) return `use: ${given()}`
    return `use: { ${random
      .some(actions)
      .map(({ action }) => `${action}: ${given()}`)
      .join(', ')} }`
  }

  const choose = (table: typeof PLURAL) => {
    const { option, actions } = chooseActions(table)
    if (random.chance(0.7) || !actions.some(({ action }) => action === 'update')) return { option, actions, update: '' }
    const method = random.pick(['put', 'patch'])
    return {
      option,
      actions: actions.map(row => (row.action === 'update' ? { ...row, methods: [method.toUpperCase()] } : row)),
      update: `update: '${method}'`,
    }
  }

  const chooseActions = (table: typeof PLURAL) => {
    const chosen = random.some(table)
    if (random.chance(0.4)) return { option: '', actions: table }
    const list = chosen.map(row => `'${row.action}'`).join(', ')
    return random.chance(0.5)
      ? { option: `only: [${list}]`, actions: table.filter(row => chosen.includes(row)) }
      : { option: `except: [${list}]`, actions: table.filter(row => !chosen.includes(row)) }
  }

  const namespace = (frame: Frame, depth: number): string => {
    const { name, controller } = random.pick(NAMESPACES)
    const controllerPrefix = join(frame.controllerPrefix, controller)
    const path = `${frame.path}/${name}`
    const inside: Frame = {
      kind: 'namespace',
      path,
      parentPath: `${frame.parentPath}/${name}`,
      controllerPrefix,
      controllerPath: controllerPrefix,
      shallow: frame.shallow === true,
      around: `${frame.around}/${name}`,
      neverShallow: frame.neverShallow === true,
      place: [...frame.place, `'${name}'`],
    }
    if (random.chance(0.6)) return `.namespace('${name}', r => ${chain(inside, depth - 1)})`
    const added = random.pick(['', '/', 'of/it', ':account'])
    const [suffix, option] = added.length < 2 ? ['', added] : [`/${added}`, added]
    if (hasDuplicateParam(`${frame.path}${suffix}`)) return ''
    const module: Frame = {
      ...inside,
      path: frame.path + suffix,
      parentPath: frame.parentPath + suffix,
      around: frame.around + suffix,
      place: [...frame.place, `InNamespace<'${name}', { path: '${option}' }>`],
    }
    return `.namespace('${name}', { path: '${option}' }, r => ${chain(module, depth - 1)})`
  }

  const scope = (frame: Frame, depth: number): string => {
    if (random.chance(0.4)) return `.scope(r => ${chain(frame, depth - 1)})`
    const added = random.pick(SCOPES)
    const path = added.startsWith('/') ? added : `/${added}`
    if (hasDuplicateParam(`${frame.path}${path}`)) return ''
    const { controllerPrefix, controllerPath } = frame
    const kinds = paramsOf(path).map(name => `${name}: '${random.pick(['uuid', 'bigint', 'integer'])}'`)
    const options = random.chance(0.3) ? `{ params: { ${kinds.join(', ')} } }` : ''
    const inside: Frame = {
      kind: 'scope',
      path: frame.path + path,
      parentPath: frame.parentPath + path,
      controllerPrefix,
      controllerPath,
      shallow: frame.shallow === true,
      around: frame.around + path,
      neverShallow: frame.neverShallow === true,
      place: [...frame.place, `InScope<'${added}'${options && ', '}${options}>`],
    }
    return `.scope('${added}', ${options}${options && ', '}r => ${chain(inside, depth - 1)})`
  }

  const collection = (frame: Frame, depth: number): string => {
    if (!frame.collection) return ''
    const place = [...frame.place, 'InCollection']
    const { collection: paths, ...rest } = frame
    return `.collection(r => ${chain({ ...rest, kind: 'collection', ...paths, place }, depth - 1)})`
  }

  /** A part for this place, or for any place: in one for any place, and outside of shallow resources, only such a part. */
  const part = ({ collection, ...frame }: Frame, depth: number): string => {
    const isAnywhere = frame.place[0] === ANYWHERE
    if (isAnywhere && frame.shallow) return ''
    if (isAnywhere || (!frame.shallow && random.chance(0.5))) {
      const inside = { ...frame, place: [ANYWHERE], neverShallow: frame.path !== frame.around }
      return `.draw((r: ScopeAnywhere<typeof controllers>) => ${chain(inside, depth - 1)})`
    }
    const inside = collection ? { ...frame, collection } : frame
    return `.draw((r: ScopeAt<typeof controllers, [${frame.place.join(', ')}]>) => ${chain(inside, depth - 1)})`
  }

  const declaration = (frame: Frame, depth: number): string => {
    const kind = random.next()
    if (kind < 0.26 || depth === 0) return verb(frame)
    if (kind < 0.54) return resources(frame, depth)
    if (kind < 0.63) return resource(frame, depth)
    if (kind < 0.72) return namespace(frame, depth)
    if (kind < 0.81) return scope(frame, depth)
    if (kind < 0.85) return collection(frame, depth)
    if (kind < 0.88) return redirect(frame)
    if (kind < 0.94) return part(frame, depth)
    return `.use(${MIDDLEWARE})`
  }

  const chain = (frame: Frame, depth: number): string => {
    let source = 'r'
    for (let count = 1 + random.below(4); count > 0; count--) source += declaration(frame, depth)
    return source
  }

  const drawn = chain(
    { kind: 'top', path: '', parentPath: '', around: '', controllerPrefix: '', controllerPath: '', place: [] },
    3,
  )
  const source = drawn.replace(/«(\d+)»/g, (_, at) => drawRedirect(redirects[at] as Frame))
  return { source: source.replaceAll('\\', '\\\\'), lines, controllers: [...controllers] }
}

/** The path before another id, with a resource's segments. In shallow resources it is that of the namespaces and scopes. */
const below = ({ parentPath, around }: Frame, segments: string, shallow = false): string =>
  shallow ? around : `${parentPath}/${segments}`

const SINGULAR_ORDER = ['show', 'create', 'update', 'destroy'].flatMap(action =>
  PLURAL.filter(row => row.action === action),
)

/** The option `controller` as a type. */
const typed = (option: string): string => option.replace(/controllers(\[.*\])/, '(typeof controllers)$1')

const join = (controllerPrefix: string, name: string): string =>
  controllerPrefix === '' ? name : `${controllerPrefix}/${name}`

const paramsOf = (path: string): readonly string[] =>
  (path.match(/(?<!\\)[:*][\w$]+/g) ?? []).map(name => name.slice(1))

const hasDuplicateParam = (path: string): boolean => {
  const names = paramsOf(path)
  return new Set(names).size < names.length
}

class Generated {
  readonly generated = true
}
for (const action of ACTIONS) Object.defineProperty(Generated.prototype, action, { value() {} })

/** The value of a table, with these calls at the end of its chain. */
export const defineTable = ({ source, controllers }: GeneratedTable, more = ''): AnyRouteTable => {
  const registry: Controllers = Object.fromEntries(controllers.map(path => [path, class extends Generated {}]))
  const draw = new Function('controllers', `return r => ${withoutTypes(source)}${more}`)(registry)
  return defineRoutes(registry as never, draw as never) as never // a map and a callback that no type shows
}

/** The chain of a table as JavaScript: parts have types. */
const withoutTypes = (source: string): string =>
  ts
    .transpileModule(`(${source})`, { compilerOptions: { target: ts.ScriptTarget.ES2023 } })
    .outputText.trim()
    .replace(/;$/, '')
