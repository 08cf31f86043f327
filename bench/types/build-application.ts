/** Makes a realistic application, from a fixed seed, with the mix of `mix.ts`. */
import { Random } from '../../test/support/random.js'
import type { Application, BareVerb, Declaration, Namespace, Resources, Route } from './application.js'
import {
  AT_THE_TOP,
  BARE,
  CHOICES,
  CONTROLLERS,
  LEVELS,
  MIX,
  MOST_NESTED,
  PLURAL_ACTIONS,
  SHARED,
  SINGULAR_ACTIONS,
  STANDARD,
  STANDARD_ACTIONS,
  VERBS,
} from './mix.js'
import { type Word, wordAt } from './words.js'

/** What a scope gives to its declarations, as in `src/frame/frame.ts`. */
interface Frame {
  readonly path: string
  readonly parentPath: string
  readonly prefix: string
  /** The members of `ctx.state`. */
  readonly state: readonly string[]
}

/** The table itself or a namespace. Each has names of its own, which may occur in another scope too. */
interface Scope {
  readonly frame: Frame
  readonly declarations: Declaration[]
  /** How many of the declarations in namespaces it gets. */
  readonly weight: number
  readonly word: () => Word
  /** Of a namespace. */
  readonly opened?: Opened
}

/** How a namespace is declared. */
interface Opened {
  readonly outer: Scope
  readonly word: Word
  readonly declaration: Namespace
}

/** Something that other declarations may need: it has a controller, and actions that nothing has routed yet. */
interface Owner {
  readonly scope: Scope
  readonly controller: string
  readonly word: Word
  readonly bare: string[]
}

/** Resources, in which others can be nested. */
interface Parent extends Owner {
  readonly declaration: Resources
  readonly frame: Frame
  readonly collectionPath: string
  readonly depth: number
}

const paramsOf = (path: string): readonly string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)
const actionOf = (path: string): string => path.replaceAll(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase())

const nameOf = ({ collectionPath }: Parent): string => collectionPath.slice(collectionPath.lastIndexOf('/') + 1)
/** The path of resources that are not nested. */
const rootOf = (each: Parent): string => `${each.scope.frame.path}/${nameOf(each)}`
const atLeastOne = (count: number): number => Math.max(1, Math.round(count))

class Builder {
  readonly #wanted: number
  readonly #random: Random
  readonly #routes: Route[] = []
  readonly #top: Scope
  readonly #namespaces: Scope[] = []
  /** Namespaces without declarations. */
  readonly #empty: Scope[]
  readonly #parents: Parent[] = []
  /** Namespaces whose names resources get, too. */
  readonly #namesakes: Opened[]

  constructor(wanted: number) {
    this.#wanted = wanted
    this.#random = new Random(wanted)
    const frame = { path: '', parentPath: '', prefix: '', state: [] }
    this.#top = { frame, declarations: [], weight: 0, word: this.#words() }
    this.#addNamespaces()
    this.#empty = [...this.#namespaces]
    const opened = this.#namespaces.flatMap(each => each.opened ?? [])
    this.#namesakes = opened.slice(0, atLeastOne(opened.length * SHARED.namesakes))
  }

  build(): Application {
    this.#addAllResources()
    this.#addRedirects()
    this.#addVerbs()
    this.#openAgain()
    for (const { declarations } of [this.#top, ...this.#namespaces])
      declarations.splice(0, Infinity, ...this.#shuffled(declarations))
    return { declarations: this.#top.declarations, routes: this.#routes }
  }

  /** How many there are of something in this application. */
  #share(of: number): number {
    return Math.round((this.#wanted * of) / MIX.routes)
  }

  #shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map(item => ({ item, key: this.#random.next() }))
      .sort((one, other) => one.key - other.key)
      .map(({ item }) => item)
  }

  /** A list in which this many are `true`. */
  #marks(count: number, of: number): boolean[] {
    return this.#shuffled(Array.from({ length: of }, (_, at) => at < count))
  }

  #words(): () => Word {
    const rest = this.#shuffled(Array.from({ length: 700 }, (_, at) => at))
    return () => wordAt(rest.pop() as number) // no scope has 700 names
  }

  #route(method: string, path: string, { state }: Frame, controller?: string, action?: string): void {
    const target = controller === undefined || action === undefined ? undefined : { controller, action }
    this.#routes.push({ method, path, params: paramsOf(path), target, state })
  }

  #addNamespaces(): void {
    let outside: readonly Scope[] = [this.#top]
    for (const [level, share] of LEVELS.entries()) {
      const count = Math.max(1, Math.round(this.#share(MIX.namespaces) * (share / 20)))
      outside = Array.from({ length: count }, (_, at) => this.#addNamespace(this.#random.pick(outside), level, at))
      this.#namespaces.push(...outside)
    }
  }

  #addNamespace(outer: Scope, level: number, at: number): Scope {
    const word = outer.word()
    const { name, path } = word
    const use = at % 3 === 0 && level < 2 ? (level === 0 ? 'user' : 'tenant') : undefined
    const state = use ? [...outer.frame.state, use] : outer.frame.state
    const declarations: Declaration[] = []
    const part = level === 0 && at % 3 < 2
    const declaration: Namespace = { kind: 'namespace', name, use, state, part, declarations }
    outer.declarations.push(declaration)
    const frame = {
      path: `${outer.frame.path}/${name}`,
      parentPath: `${outer.frame.parentPath}/${name}`,
      prefix: `${outer.frame.prefix}${path}/`,
      state,
    }
    const weight = 0.3 + 2 * this.#random.next() ** 2
    return { frame, declarations, weight, word: this.#words(), opened: { outer, word, declaration } }
  }

  /** Moves a half of what is in some namespaces to a second call. A namespace at the top may be a part, which has all of it. */
  #openAgain(): void {
    const fit = this.#namespaces.filter(
      ({ opened, declarations }) =>
        opened?.outer.opened && declarations.length > 3 && declarations.every(({ kind }) => kind !== 'namespace'),
    )
    for (const { opened } of fit.slice(0, atLeastOne(this.#namespaces.length * SHARED.again))) {
      if (!opened) continue
      const { outer, declaration } = opened
      const moved = declaration.declarations.splice(Math.ceil(declaration.declarations.length / 2))
      outer.declarations.push({ ...declaration, again: true, declarations: moved })
    }
  }

  /** The name of a namespace for resources beside it. */
  #namesake(scope: Scope): Word | undefined {
    const at = this.#namesakes.findIndex(({ outer }) => outer === scope)
    return at < 0 ? undefined : this.#namesakes.splice(at, 1)[0]?.word
  }

  /** Resources in a scope, below whose path a verb may be declared beside them. */
  #hostIn(scope: Scope): Parent | undefined {
    const fit = this.#parents.filter(each => each.scope === scope && each.collectionPath === rootOf(each))
    return fit.length > 0 ? this.#random.pick(fit) : undefined
  }

  #somewhere(): Scope {
    const first = this.#empty.pop()
    if (first || this.#random.chance(AT_THE_TOP)) return first ?? this.#top
    let rest = this.#random.next() * this.#namespaces.reduce((sum, { weight }) => sum + weight, 0)
    for (const namespace of this.#namespaces) {
      rest -= namespace.weight
      if (rest < 0) return namespace
    }
    return this.#top
  }

  #addAllResources(): void {
    const count = this.#share(MIX.resources) + this.#share(MIX.resource)
    const nested = this.#share(MIX.nested)
    const singular = this.#marks(this.#share(MIX.resource), count)
    const optional = this.#marks(this.#share(MIX.options), count)
    const own = [
      ...this.#marks(this.#share(MIX.own - MIX.outside), count - nested),
      ...this.#marks(this.#share(MIX.outside), nested),
    ]
    for (let at = 0; at < count; at++) {
      const parent = at < count - nested ? undefined : this.#pickParent()
      this.#addResources(singular[at] ? 'resource' : 'resources', parent, optional[at] === true, own[at] === true)
    }
  }

  #pickParent(): Parent {
    const fit = this.#parents.filter(({ depth }) => depth < MOST_NESTED)
    const deep = fit.filter(({ depth }) => depth > 1)
    return this.#random.pick(deep.length > 0 && this.#random.chance(0.3) ? deep : fit)
  }

  /** The actions of resources, and the option that chooses them. */
  #choose(
    possible: readonly string[],
    optional: boolean,
  ): { actions: readonly string[]; options: Resources['options'] } {
    if (!optional) return { actions: possible, options: {} }
    if (this.#random.chance(0.1)) {
      const left = this.#random.pick(possible)
      return { actions: possible.filter(each => each !== left), options: { except: [left] } }
    }
    const choice = this.#random.pick(CHOICES).filter(each => possible.includes(each))
    const actions = choice.length > 0 ? choice : ['show']
    return { actions, options: { only: actions } }
  }

  #addResources(kind: Resources['kind'], parent: Parent | undefined, optional: boolean, own: boolean): void {
    const scope = parent?.scope ?? this.#somewhere()
    const outer = parent?.frame ?? scope.frame
    const plural = kind === 'resources'
    const namesake = plural && !parent ? this.#namesake(scope) : undefined
    const word = namesake ?? scope.word()
    const { actions, options } = this.#choose(plural ? PLURAL_ACTIONS : SINGULAR_ACTIONS, optional)
    const controller = own ? `${scope.frame.prefix}${scope.word().path}` : `${outer.prefix}${word.path}`
    const name = plural ? word.name : word.singular
    const collectionPath = `${outer.path}/${name}`
    const path = plural ? `${outer.parentPath}/${name}/:id` : collectionPath
    for (const action of PLURAL_ACTIONS.filter(each => actions.includes(each))) {
      const methods = { create: ['POST'], update: ['PUT', 'PATCH'], destroy: ['DELETE'] }[action] ?? ['GET']
      const ofMember = action !== 'index' && action !== 'create'
      for (const method of methods) this.#route(method, ofMember ? path : collectionPath, outer, controller, action)
    }
    const given = own ? { ...options, own } : options
    const declaration: Resources = { kind, name, controller, options: given, member: [], collection: [] }
    if (parent) parent.declaration.member.push(declaration)
    else scope.declarations.push(declaration)
    const parentPath = `${outer.parentPath}/${name}${plural ? `/:${word.id}` : ''}`
    this.#parents.push({
      scope,
      controller,
      word,
      bare: this.#shuffled(BARE),
      declaration,
      frame: { path, parentPath, prefix: `${outer.prefix}${word.path}/`, state: outer.state },
      collectionPath,
      depth: namesake ? MOST_NESTED : (parent?.depth ?? 0) + 1, // below a namesake, the controllers are those of the namespace
    })
  }

  /** Redirects to the members of resources that are not nested. */
  #addRedirects(): void {
    const { frame, declarations, word } = this.#top
    const shown = this.#routes.filter(({ target, params }) => target?.action === 'show' && params.length === 1)
    for (const { target } of this.#shuffled(shown).slice(0, this.#share(MIX.redirects))) {
      const path = `old-${word().name}/:id`
      declarations.push({ kind: 'redirect', path, target: `${target?.controller}#${target?.action}` })
      this.#route('GET', `/${path}`, frame)
    }
  }

  /** As many verbs as are left. */
  #addVerbs(): void {
    const verbs = this.#wanted - this.#routes.length
    const named = Math.round((verbs * MIX.named) / MIX.verbs)
    const middlewares = this.#share(MIX.middlewares)
    this.#addNamedVerbs(named, Math.round(verbs * SHARED.verbs))
    const shared = this.#marks(atLeastOne(middlewares * SHARED.redirects), middlewares)
    for (let at = 0; at < middlewares; at++) {
      const { frame, declarations, path } = shared[at] ? this.#sharedPath(at) : this.#newPath()
      declarations.push({ kind: 'middleware', method: 'get', path })
      this.#route('GET', `${frame.path}/${path}`, frame)
    }
    this.#addBareVerbs(verbs - named - middlewares)
  }

  #newPath(): { frame: Frame; declarations: Declaration[]; path: string } {
    const { frame, declarations, word } = this.#somewhere()
    return { frame, declarations, path: this.#random.chance(0.3) ? `${word().name}/:id` : word().name }
  }

  /** The path of a namespace, or one below resources. */
  #sharedPath(at: number): { frame: Frame; declarations: Declaration[]; path: string } {
    const opened = at % 2 === 0 ? this.#namespaces.at(-1 - at)?.opened : undefined
    if (opened) return { ...opened.outer, path: opened.word.name }
    const scope = this.#somewhere()
    const host = this.#hostIn(scope)
    return host ? { ...scope, path: `${nameOf(host)}/${host.bare.pop()}` } : this.#newPath()
  }

  #addNamedVerbs(count: number, below: number): void {
    const shared = this.#marks(below, count)
    const fresh = Math.round(this.#wanted * CONTROLLERS) - new Set(this.#parents.map(each => each.controller)).size
    const owners: Owner[] = []
    for (let at = 0; at < count; at++) {
      // Each further verb names a controller that another verb named, or that resources have.
      const old = at < fresh ? undefined : this.#random.pick(this.#random.chance(0.6) ? owners : this.#parents)
      const scope = old?.scope ?? this.#somewhere()
      const word = scope.word()
      const owner = old ?? { scope, word, controller: `${scope.frame.prefix}${word.path}`, bare: this.#shuffled(BARE) }
      if (!old) owners.push(owner)
      const { controller } = owner
      const bare = owner.bare.pop() as string // of thirty
      const host = shared[at] ? this.#hostIn(scope) : undefined
      const first = host ? nameOf(host) : word.name
      const last = host ? (host.bare.pop() as string) : bare // of thirty
      const path = this.#random.chance(0.4) ? `${first}/:id/${last}` : old || host ? `${first}/${last}` : first
      const method = this.#random.pick(VERBS)
      const standard = this.#random.pick(STANDARD[method] ?? [])
      const action = !old && this.#random.chance(STANDARD_ACTIONS) ? standard : actionOf(bare)
      scope.declarations.push({ kind: 'verb', method, path, controller, action })
      this.#route(method.toUpperCase(), `${scope.frame.path}/${path}`, scope.frame, controller, action)
    }
  }

  /** Bare verbs of members and of collections, about two for each of the resources that have any. */
  #addBareVerbs(count: number): void {
    const hosts = this.#shuffled(this.#parents).slice(0, Math.ceil(count / 2))
    for (let at = 0; at < count; at++) {
      const { declaration, frame, collectionPath, controller, bare } = hosts[at % hosts.length] as Parent
      const path = bare.pop() as string // of thirty
      const verb: BareVerb = { kind: 'bare', method: this.#random.pick(VERBS), path }
      const ofCollection = declaration.kind === 'resources' && this.#random.chance(0.5)
      declaration[ofCollection ? 'collection' : 'member'].push(verb)
      const base = ofCollection ? collectionPath : frame.path
      this.#route(verb.method.toUpperCase(), `${base}/${path}`, frame, controller, actionOf(path))
    }
  }
}

/** The application with a number of routes. */
export const applicationOf = (wanted: number): Application => new Builder(wanted).build()
