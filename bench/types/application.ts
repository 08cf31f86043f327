/**
 * A realistic application: a tree of declarations, from a fixed seed, with the mix that the route tables of ten open-source
 * Rails applications have together (Mastodon, Chatwoot, Discourse, GitLab, Redmine, Solidus, Spree, RubyGems.org, Lobsters and
 * Huginn: 4,808 routes). `realistic.ts` writes it as source.
 */
import { Random } from '../../test/support/random.js'
import { type Word, wordAt } from './words.js'

/** How often each declaration is written in the ten tables. */
const MIX = {
  routes: 4808,
  verbs: 2101,
  /** Verbs that name a controller. Most others are bare verbs of members and collections. */
  named: 1022,
  /** Mounted applications and redirects to paths, which are middlewares here. */
  middlewares: 97,
  redirects: 13,
  resources: 771,
  resource: 225,
  /** Of all resources, plural and singular: with `only` or `except`. */
  options: 842,
  /** … with a controller of their own: */
  own: 142,
  /** … nested in another: */
  nested: 361,
  /** … nested, in a controller outside the folder of the parent: */
  outside: 125,
  namespaces: 125,
}
/** Mastodon has 286 controllers for 757 routes. */
const CONTROLLERS = 280 / 750
/** In the scope of the table itself. The other declarations are in namespaces. */
const AT_THE_TOP = 0.25
/** Of twenty namespaces, this many are at the top, inside one of these, and inside one of those. */
const LEVELS = [8, 8, 4]
const MOST_NESTED = 4

const PLURAL_ACTIONS = ['index', 'create', 'show', 'update', 'destroy']
const SINGULAR_ACTIONS = PLURAL_ACTIONS.slice(1)
/** The actions that real options leave, the frequent ones several times. */
const CHOICES = [
  'index|index|index|show|show|show|create|create|create|update|destroy|index show|index show|index show|create destroy',
  'create destroy|index create|show update|show update|index create destroy|show create|index show create destroy',
]
  .join('|')
  .split('|')
  .map(each => each.split(' '))
const BARE_NAMES =
  'publish mark-read archive preview toggle_lock approve reject restore move copy search export import stats reorder ' +
  'pin unpin subscribe unsubscribe resend confirm cancel enable disable history retry refresh lookup sync merge_all'
const BARE = BARE_NAMES.split(' ')
const VERBS = ['get', 'get', 'get', 'post', 'post', 'put', 'patch', 'delete']

/** What a scope gives to its declarations, as in `src/route/frame.ts`. */
interface Frame {
  readonly path: string
  readonly parentPath: string
  readonly prefix: string
  /** The members of `ctx.state`. */
  readonly state: readonly string[]
}

export interface Verb {
  readonly kind: 'verb'
  readonly method: string
  readonly path: string
  readonly controller: string
  readonly action: string
}
export interface BareVerb {
  readonly kind: 'bare'
  readonly method: string
  readonly path: string
}
export interface Handler {
  readonly kind: 'middleware'
  readonly method: string
  readonly path: string
}
export interface Redirect {
  readonly kind: 'redirect'
  readonly path: string
  readonly target: string
}
export interface Resources {
  readonly kind: 'resources' | 'resource'
  readonly name: string
  readonly controller: string
  readonly options: { only?: readonly string[]; except?: readonly string[]; own?: boolean }
  readonly member: Nested[]
  readonly collection: BareVerb[]
}
export interface Namespace {
  readonly kind: 'namespace'
  readonly name: string
  /** The middleware that it uses, which adds this member to `ctx.state`. */
  readonly use: string | undefined
  /** The state in the namespace. */
  readonly state: readonly string[]
  /** Whether it is drawn from a file of its own. */
  readonly part: boolean
  readonly declarations: Declaration[]
}
type Nested = Resources | BareVerb
export type Declaration = Verb | Handler | Redirect | Resources | Namespace

export interface Route {
  readonly method: string
  readonly path: string
  readonly params: readonly string[]
  /** None for a middleware and a redirect. */
  readonly target: { readonly controller: string; readonly action: string } | undefined
  readonly state: readonly string[]
}

export interface Application {
  readonly declarations: readonly Declaration[]
  readonly routes: readonly Route[]
}

export const paramsOf = (path: string): readonly string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)

/** The application with a number of routes. */
export const applicationOf = (wanted: number): Application => {
  const random = new Random(wanted)
  const share = (of: number): number => Math.round((wanted * of) / MIX.routes)
  const shuffled = <Item>(items: readonly Item[]): Item[] =>
    items
      .map(item => ({ item, key: random.next() }))
      .sort((one, other) => one.key - other.key)
      .map(({ item }) => item)
  /** `true` for this many of a list of cards. */
  const marks = (count: number, of: number): boolean[] => shuffled(Array.from({ length: of }, (_, at) => at < count))

  const routes: Route[] = []
  const route = (method: string, path: string, { state }: Frame, controller?: string, action?: string): void => {
    const target = controller === undefined || action === undefined ? undefined : { controller, action }
    routes.push({ method, path: path || '/', params: paramsOf(path), target, state })
  }
  const actionOf = (path: string): string => path.replaceAll(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase())

  // Scopes: the table itself and its namespaces. Each has names of its own, which may occur in another scope too.
  interface Scope {
    readonly frame: Frame
    readonly declarations: Declaration[]
    readonly weight: number
    readonly word: () => Word
  }
  const words = (): (() => Word) => {
    const rest = shuffled(Array.from({ length: 700 }, (_, at) => at))
    return () => wordAt(rest.pop() as number) // no scope has 700 names
  }
  const top: Scope = {
    frame: { path: '', parentPath: '', prefix: '', state: [] },
    declarations: [],
    weight: 0,
    word: words(),
  }
  const levels: Scope[][] = [[top]]
  for (const [level, count] of LEVELS.entries()) {
    const namespaces = Array.from(
      { length: Math.max(1, Math.round(share(MIX.namespaces) * (count / 20))) },
      (_, at) => {
        const outer = random.pick(levels[level] ?? [])
        const { name, path } = outer.word()
        const use = at % 3 === 0 && level < 2 ? (level === 0 ? 'user' : 'tenant') : undefined
        const state = use ? [...outer.frame.state, use] : outer.frame.state
        const declarations: Declaration[] = []
        outer.declarations.push({ kind: 'namespace', name, use, state, part: level === 0 && at % 3 < 2, declarations })
        const frame = {
          path: `${outer.frame.path}/${name}`,
          parentPath: `${outer.frame.parentPath}/${name}`,
          prefix: `${outer.frame.prefix}${path}/`,
          state,
        }
        return { frame, declarations, weight: 0.3 + 2 * random.next() ** 2, word: words() }
      },
    )
    levels.push(namespaces)
  }
  const namespaces = levels.slice(1).flat()
  const empty = [...namespaces]
  const somewhere = (): Scope => {
    const first = empty.pop()
    if (first || random.chance(AT_THE_TOP)) return first ?? top
    let rest = random.next() * namespaces.reduce((sum, { weight }) => sum + weight, 0)
    for (const namespace of namespaces) {
      rest -= namespace.weight
      if (rest < 0) return namespace
    }
    return top
  }

  // Resources, first those that are not nested.
  interface Parent {
    readonly scope: Scope
    readonly declaration: Resources
    readonly frame: Frame
    readonly collectionPath: string
    readonly depth: number
    readonly bare: string[]
  }
  const parents: Parent[] = []
  const all = share(MIX.resources) + share(MIX.resource)
  const nestedCount = share(MIX.nested)
  const singular = marks(share(MIX.resource), all)
  const optional = marks(share(MIX.options), all)
  const ownOutside = marks(share(MIX.outside), nestedCount)
  const ownPlain = marks(share(MIX.own - MIX.outside), all - nestedCount)
  for (let at = 0; at < all; at++) {
    const nested = at >= all - nestedCount
    const parent = nested ? pickParent() : undefined
    const own = nested ? ownOutside[at - (all - nestedCount)] : ownPlain[at]
    add(singular[at] ? 'resource' : 'resources', parent, optional[at] === true, own === true)
  }
  function pickParent(): Parent {
    const fit = parents.filter(({ depth }) => depth < MOST_NESTED)
    const deep = fit.filter(({ depth }) => depth > 1)
    return random.pick(deep.length > 0 && random.chance(0.3) ? deep : fit)
  }
  function add(kind: 'resources' | 'resource', parent: Parent | undefined, optional: boolean, own: boolean): void {
    const scope = parent?.scope ?? somewhere()
    const outer = parent?.frame ?? scope.frame
    const word = scope.word()
    const plural = kind === 'resources'
    const possible = plural ? PLURAL_ACTIONS : SINGULAR_ACTIONS
    let actions: readonly string[] = possible
    let options: Resources['options'] = {}
    if (optional && random.chance(0.1)) {
      const left = random.pick(possible)
      actions = possible.filter(each => each !== left)
      options = { except: [left] }
    } else if (optional) {
      const choice = random.pick(CHOICES).filter(each => possible.includes(each))
      actions = choice.length > 0 ? choice : ['show']
      options = { only: actions }
    }
    const controller = own ? `${scope.frame.prefix}${scope.word().path}` : `${outer.prefix}${word.path}`
    const name = plural ? word.name : word.singular
    const path = `${outer.path}/${name}`
    const member = plural ? `${outer.parentPath}/${name}/:id` : path
    for (const action of possible.filter(each => actions.includes(each))) {
      const methods = { create: ['POST'], update: ['PUT', 'PATCH'], destroy: ['DELETE'] }[action] ?? ['GET']
      const ofMember = action !== 'index' && action !== 'create'
      for (const method of methods) route(method, ofMember ? member : path, outer, controller, action)
    }
    const declaration: Resources = {
      kind,
      name,
      controller,
      options: own ? { ...options, own } : options,
      member: [],
      collection: [],
    }
    if (parent) parent.declaration.member.push(declaration)
    else scope.declarations.push(declaration)
    parents.push({
      scope,
      declaration,
      frame: {
        path: member,
        parentPath: plural ? `${outer.parentPath}/${name}/:${word.id}` : `${outer.parentPath}/${name}`,
        prefix: `${outer.prefix}${word.path}/`,
        state: outer.state,
      },
      collectionPath: path,
      depth: (parent?.depth ?? 0) + 1,
      bare: shuffled(BARE),
    })
  }

  // Redirects to members that exist once.
  const shown = routes.filter(({ target, params }) => target?.action === 'show' && params.length === 1)
  for (const { target } of shuffled(shown).slice(0, share(MIX.redirects))) {
    const path = `old-${top.word().name}/:id`
    top.declarations.push({ kind: 'redirect', path, target: `${target?.controller}#${target?.action}` })
    route('GET', `/${path}`, top.frame)
  }

  // Verbs: as many as are left.
  const verbs = wanted - routes.length
  const named = Math.round((verbs * MIX.named) / MIX.verbs)
  const middlewares = share(MIX.middlewares)
  const others = Math.round(wanted * CONTROLLERS) - new Set(parents.map(each => each.declaration.controller)).size
  const made: { readonly scope: Scope; readonly word: Word; readonly bare: string[] }[] = []
  for (let at = 0; at < named; at++) {
    // Each further verb names a controller that another verb named, or that resources have.
    const old = at < others ? undefined : random.chance(0.6) ? random.pick(made) : random.pick(parents)
    const scope = old?.scope ?? somewhere()
    const fresh = { scope, word: scope.word(), bare: shuffled(BARE) }
    if (!old) made.push(fresh)
    const bare = (old ?? fresh).bare.pop() as string // of thirty
    const controller =
      old && 'declaration' in old ? old.declaration.controller : `${scope.frame.prefix}${(old ?? fresh).word.path}`
    const path = random.chance(0.4)
      ? `${fresh.word.name}/:id/${bare}`
      : old
        ? `${fresh.word.name}/${bare}`
        : fresh.word.name
    const method = random.pick(VERBS)
    scope.declarations.push({ kind: 'verb', method, path, controller, action: actionOf(bare) })
    route(method.toUpperCase(), `${scope.frame.path}/${path}`, scope.frame, controller, actionOf(bare))
  }
  for (let at = 0; at < middlewares; at++) {
    const scope = somewhere()
    const path = random.chance(0.3) ? `${scope.word().name}/:id` : scope.word().name
    scope.declarations.push({ kind: 'middleware', method: 'get', path })
    route('GET', `${scope.frame.path}/${path}`, scope.frame)
  }
  const hosts = shuffled(parents).slice(0, Math.ceil((verbs - named - middlewares) / 2))
  for (let at = 0; at < verbs - named - middlewares; at++) {
    const { declaration, frame, collectionPath, bare } = hosts[at % hosts.length] as Parent
    const path = bare.pop() as string // of thirty
    const verb: BareVerb = { kind: 'bare', method: random.pick(VERBS), path }
    const ofCollection = declaration.kind === 'resources' && random.chance(0.5)
    declaration[ofCollection ? 'collection' : 'member'].push(verb)
    const base = ofCollection ? collectionPath : frame.path
    route(verb.method.toUpperCase(), `${base}/${path}`, frame, declaration.controller, actionOf(path))
  }
  for (const scope of [top, ...namespaces]) scope.declarations.splice(0, Infinity, ...shuffled(scope.declarations))
  return { declarations: top.declarations, routes }
}
