import type { CollectionAction, MemberAction, PluralAction } from './actions.js'
import type { PascalOf } from './case.js'
import type { CarriedContext } from './context.js'
import type { ControllerClass } from './controller.js'
import { inspectRoutes } from './inspect.js'
import { loadControllers, type Registered, shownControllers, withLoaded } from './lazy.js'
import { type AnyPathLink, type AnyUrlLink, createLinks, type PathLink, type UrlLink } from './links.js'
import type { ControllerLoader } from './loader.js'
import { type AnyMatchRequest, createMatch, type MatchRequest } from './match.js'
import type { Named } from './names.js'
import type { Collection, Namespace, PathScope } from './namespace.js'
import type { Settings } from './options.js'
import type { JoinPath, PathParams, SlashedPath } from './path.js'
import type { Redirect } from './redirect.js'
import type { Redirected } from './redirect-check.js'
import type { Resource } from './resource.js'
import type { PlainResources, PlainSettings, Resources } from './resources.js'
import type { AnyRoute, Route } from './route.js'
import type { Under } from './routes.js'
import type {
  AnyLevel,
  CollectionLevel,
  NamespaceLevel,
  ResourceLevel,
  ResourcesLevel,
  ScopeLevel,
  TopLevel,
} from './scope.js'
import type { Action, StandardActions } from './signatures.js'
import type { Unregistered } from './verbs.js'

declare const TABLE: unique symbol

/**
 * What `defineRoutes` returns: at run time a frozen list of routes, in the type the declarations as they were written.
 * A plain `resources('places')` is stored as `'places'`, a verb as `'GET /ping Ping#ping'`, a namespace with its
 * children inside; nothing is expanded to routes before someone asks (see `RouteOf`, `TargetOf`, `ActionContext`).
 *
 * @example export const routes = defineRoutes(controllers, r => r.resources('places')) // a RouteTable
 */
export interface RouteTable<in out Registry, in out Entries> extends ReadonlyArray<AnyRoute> {
  readonly [TABLE]: [Registry, Entries]
  /** The controllers that were handed to `defineRoutes`: in the place of a loader the class, as soon as it is loaded. */
  readonly controllers: { readonly [controllerPath: string]: ControllerClass | ControllerLoader }
  /**
   * Loads the controllers that are registered by loaders, for tests and for what looks at all controllers. It is what
   * `router.load()` does, which has the rest.
   *
   * @example await routes.load()
   */
  load(): Promise<void>
  /**
   * The path of a target, or of a middleware route by its path pattern. Takes the target, its parameters (left out where
   * the path has none) and `{ query, hash }`; of a target with several paths `{ path }` says which one is meant. Every
   * parameter is encoded as one segment (RFC 3986, section 3.3), a glob's keeps the slashes between its segments.
   * Raises a `LinkError` for a value that no path can hold (empty, `.`, `..`, not finite), for what the types refuse, and
   * where the path is answered by a more literal route. The function may be taken from the table: `const { path } = routes`.
   *
   * @example routes.path('Places/Rooms#show', { placeId: 5, id: 'a/b' }, { query: { page: 2 } }) // '/places/5/rooms/a%2Fb?page=2'
   */
  readonly path: 0 extends 1 & Entries ? AnyPathLink : PathLink<Entries>
  /**
   * The URL of a target: `routes.path` behind an `http` or `https` origin. Where the origin has a path, as of a router that
   * is mounted below one, the link's path follows it. Raises a `LinkError` for what is no such origin.
   *
   * @example routes.url('https://example.com', 'Places#show', { id: 5 }) // 'https://example.com/places/5'
   * @example routes.url('https://example.com/api', 'Places#show', { id: 5 }) // 'https://example.com/api/places/5'
   */
  readonly url: 0 extends 1 & Entries ? AnyUrlLink : UrlLink<Entries>
  /**
   * The route that answers a request, without a server: its `target`, `route` and `params`, or `undefined` where none
   * does. Takes the method and the path; a query is not looked at. It finds what a router would: HEAD by GET, a slash at
   * the end ignored unless `{ trailingSlash: 'strict' }`. Raises a `LinkError` for a path with a malformed escape, which a
   * router answers by 400.
   *
   * @example routes.match('GET', '/places/5') // { target: 'Places#show', route: …, params: { id: '5' } }
   */
  readonly match: 0 extends 1 & Entries ? AnyMatchRequest : MatchRequest<Entries>
  /** The table as text, a line a route: method, path, target and the middlewares of its scopes, aligned. */
  toString(): string
}

/**
 * A route table of any controllers and declarations: what a function takes that is to work with every table.
 *
 * @example const paths = (routes: AnyRouteTable) => routes.map(route => route.path)
 */
// biome-ignore lint/suspicious/noExplicitAny: both parameters are invariant, so that only `any` stands for all of them
export type AnyRouteTable = RouteTable<any, any>

/** The stored declarations of a table. */
export type EntriesOf<Table> = Table extends RouteTable<infer _Registry, infer Entries> ? Entries : never

/**
 * What declarations expand to: one `Standard` for all standard actions of a resource, one `Single` for a verb. They hold
 * what a context, a link or a route needs, and nothing of the registry. Their members are worked out where they are read:
 * the `key` always, for the index of targets, the paths of a resource only for a context that names it.
 */
export interface Standard<
  Group extends string,
  Actions extends string,
  Collection extends AnyLevel,
  Name extends string,
  Member extends AnyLevel,
  State,
> {
  readonly collectionKey: LiteralGroup<Group, Actions & CollectionAction>
  readonly memberKey: LiteralGroup<Group, Actions & MemberAction>
  /** Only a verb may have no target. */
  readonly pattern: never
  readonly group: Group
  readonly actions: Actions
  readonly collection: `${Collection['path']}/${Name}`
  readonly member: Member['path']
  readonly routes: StandardRoutes<Group, `${Collection['path']}/${Name}`, Member['path']>[Actions & PluralAction]
  /** What the router expects of the controllers: the class of the group with these actions. */
  readonly expected: Member['controller'] extends undefined
    ? ExpectedClass<
        Group,
        ExpectedActions<Actions, StandardActions<Action<this['onCollection']>, Action<this['onMember']>>>
      >
    : never
  /**
   * The contexts of its actions: worked out once, whoever asks for them. Their parameters are read off the levels, not
   * off the path (measured: a context costs 43 instantiations, and 71 where each annotation reads its path anew).
   */
  readonly onCollection: CarriedContext<State, { [Param in Collection['params']]: string }>
  readonly onMember: CarriedContext<State, { [Param in Member['params']]: string }>
  readonly state: State
  /** The class given as `controller`; `undefined` for the one registered for the group. */
  readonly controller: Member['controller']
}
/**
 * What a plain `resources(name)` or `resources(name, draw)` expands to, which most of a table are: what a `Standard` has to
 * find out is known of it (measured: 19 instantiations a resource less).
 */
interface Plain<Group extends string, Here extends AnyLevel, Name extends string, State> {
  readonly collectionKey: `${Group}#${CollectionAction}`
  readonly memberKey: `${Group}#${MemberAction}`
  readonly pattern: never
  readonly group: Group
  readonly actions: PluralAction
  readonly collection: `${Here['path']}/${Name}`
  readonly member: `${Here['parent']}/${Name}/:id`
  readonly routes: StandardRoutes<Group, `${Here['path']}/${Name}`, `${Here['parent']}/${Name}/:id`>[PluralAction]
  readonly expected: ExpectedClass<Group, StandardActions<Action<this['onCollection']>, Action<this['onMember']>>>
  readonly onCollection: CarriedContext<State, { [Param in Here['params']]: string }>
  readonly onMember: CarriedContext<State, { [Param in Here['parentParams'] | 'id']: string }>
  readonly state: State
  readonly controller: undefined
}

export interface Single<Method, Path, Target, State, Controller> {
  readonly collectionKey: LiteralTarget<Target> & `${string}#${CollectionAction}`
  readonly memberKey: Exclude<LiteralTarget<Target>, `${string}#${CollectionAction}`>
  /** The path, by which a route is linked that has no target in the type. */
  readonly pattern: [LiteralTarget<Target>] extends [never] ? Path : never
  readonly method: Method
  readonly path: Path
  readonly target: Target
  readonly routes: Route<Method & string, Path & string, Target & (string | undefined)>
  readonly expected: never
  readonly onCollection: CarriedContext<State, PathParams<Path & string>>
  readonly onMember: this['onCollection']
  readonly state: State
  readonly controller: Controller
}

type ExpectedClass<Group extends string, Actions> = { readonly [Key in Group]: { readonly prototype: Actions } }

/** Those of the standard actions that are routed. */
type ExpectedActions<Actions, All> = PluralAction extends Actions ? All : Pick<All, Actions & keyof All>

/** The targets of standard actions; none where `string` stands for the controller path. */
type LiteralGroup<Group extends string, Actions extends string> = string extends Group ? never : `${Group}#${Actions}`

/** The target of a verb; none for a middleware, or where `string` stands for the controller path. */
type LiteralTarget<Target> = Target extends string ? ({} extends { [Key in Target]: 1 } ? never : Target) : never

export type Expand<Entry, Here extends AnyLevel, State> = Entry extends string
  ? Named<Entry> extends Spaced
    ? ExpandText<Entry, Here, State>
    : Plain<`${Here['prefix']}${PascalOf<Entry>}`, Here, Entry, State>
  : Entry extends PlainResources<infer Name extends string, infer Children>
    ? ExpandPlain<Name, Children, Here, State>
    : Entry extends Namespace<infer Name extends string, infer Children>
      ? Expand<Children, NamespaceLevel<Here, Name>, State>
      : Entry extends Resources<infer Name extends string, infer Chosen extends Settings, infer Children>
        ? ExpandResources<Name, Chosen, Children, Here, State>
        : Entry extends Under<infer Inner, infer Children>
          ? Expand<Children, Here, Inner>
          : ExpandOther<Entry, Here, State>

type ExpandOther<Entry, Here extends AnyLevel, State> =
  Entry extends Collection<infer Children>
    ? Expand<Children, CollectionLevel<Here>, State>
    : Entry extends PathScope<infer Path extends string, infer Children>
      ? Expand<Children, ScopeLevel<Here, SlashedPath<Path>>, State>
      : Entry extends Resource<infer Name extends string, infer Chosen extends Settings, infer Children>
        ? ExpandResource<Name, Chosen, Children, Here, State>
        : Entry extends Unregistered<infer Text extends string, infer Controller>
          ? ExpandText<Text, Here, State, Controller>
          : Entry extends Redirect<infer From extends string, infer Target extends string>
            ? Redirected<JoinPath<Here['path'], SlashedPath<From>>, Target>
            : never

/** A name holds no space; a verb's text holds one or two. In an interface, for the reason that `WrongName` gives. */
interface Spaced {
  readonly name: `${string} ${string}`
}

/** `Controller` is the class of a verb whose class is not registered. */
type ExpandText<
  Entry extends string,
  Here extends AnyLevel,
  State,
  Controller = undefined,
> = Entry extends `${infer Method} ${infer Rest}`
  ? Rest extends `${infer Path} ${infer Target}`
    ? ExpandVerb<Method, Target, State, JoinPath<Here['path'], Path>, VerbController<Here, Target, Controller>>
    : ExpandVerb<Method, undefined, State, JoinPath<Here['path'], Rest>, undefined>
  : never

/** A bare verb in a resource that was given a class calls that class. */
type VerbController<Here extends AnyLevel, Target, Controller> = Controller extends undefined
  ? Target extends `${Here['group']}#${string}`
    ? Here['controller']
    : undefined
  : Controller

/** Aliases are worked out before they go into an interface: see `ResourcesEntry`. */
type ExpandVerb<Method, Target, State, Path, Controller> = Path extends string
  ? Single<Method, Path, Target, State, Controller>
  : never

type ExpandPlain<Name extends string, Children, Here extends AnyLevel, State> =
  | Plain<`${Here['prefix']}${PascalOf<Name>}`, Here, Name, State>
  | Expand<Children, ResourcesLevel<Here, Name, PlainSettings>, State>

type ExpandResources<
  Name extends string,
  Chosen extends Settings,
  Children,
  Here extends AnyLevel,
  State,
  Inside extends AnyLevel = ResourcesLevel<Here, Name, Chosen>,
> = Standard<Inside['group'], Chosen['actions'], Here, Name, Inside, State> | Expand<Children, Inside, State>

type ExpandResource<
  Name extends string,
  Chosen extends Settings,
  Children,
  Here extends AnyLevel,
  State,
  Inside extends AnyLevel = ResourceLevel<Here, Name, Chosen>,
> = Standard<Inside['group'], Chosen['actions'], Here, Name, Inside, State> | Expand<Children, Inside, State>

/**
 * A table's expanded declarations under their targets. It depends on the stored entries alone: with the registry among
 * its arguments, every use of `ActionContext` would walk the whole table again (measured: quadratic). For the same
 * reason the keys are read off a member: the compiler works out the `as` clause for the whole union at every use, which
 * is one step for a member of a union and one step a declaration for a conditional type.
 */
export type TargetIndex<Entries> = IndexOf<Expand<Entries, TopLevel, {}>>
export interface Indexed {
  readonly collectionKey: string
  readonly memberKey: string
}
type IndexOf<Group extends Indexed> = { [Each in Group as Each[keyof Indexed]]: Each }

export type ContextIndex<Entries> = ContextsOf<Expand<Entries, TopLevel, {}>>
export interface Contexts {
  readonly collectionKey: string
  readonly memberKey: string
  readonly onCollection: unknown
  readonly onMember: unknown
}
export interface AnyContexts {
  readonly [target: string]: unknown
}
type ContextsOf<Group extends Contexts> = { [Each in Group as Each['collectionKey']]: Each['onCollection'] } & {
  [Each in Group as Each['memberKey']]: Each['onMember']
}

/**
 * The targets of a route table, as a union. A controller that is neither registered nor declares a
 * `static readonly controllerPath` has no name in the type; its targets are left out, so that a misspelt one is an error.
 *
 * @example TargetOf<typeof routes> // 'Ping#ping' | 'V1/Host/Places#index' | …
 */
export type TargetOf<Table> = TargetsIn<EntriesOf<Table>>
/** Bound by `infer`: 7.0 would else put the union together anew at every annotation that has it as a constraint. */
export type TargetsIn<Entries> =
  KeysOf<Expand<Entries, TopLevel, {}>> extends infer Target extends string ? Target : never
type KeysOf<Group extends Indexed> = Group[keyof Indexed]

/**
 * The routes of a table, as a union of objects with literal `method`, `path` and `target` and the `params` of the path.
 * The largest form there is of a table: ask for it in tests and tools, not in every controller.
 *
 * @example Extract<RouteOf<typeof routes>, { target: 'Ping#ping' }>['path'] // '/ping'
 */
export type RouteOf<Table> = RoutesIn<EntriesOf<Table>>
export type RoutesIn<Entries> = RoutesOf<Expand<Entries, TopLevel, {}>>
type RoutesOf<Group extends { readonly routes: unknown }> = Group['routes']

/**
 * The routes of the standard actions, under their actions. The twin of `PLURAL_ACTIONS`, written out: derived from it,
 * a resource cost 165 instantiations, in this form 42. `resource` has no `index` and else the same methods.
 */
interface StandardRoutes<Group extends string, Collection extends string, Member extends string> {
  readonly index: Route<'GET', Collection, `${Group}#index`>
  readonly create: Route<'POST', Collection, `${Group}#create`>
  readonly show: Route<'GET', Member, `${Group}#show`>
  readonly update: Route<'PUT', Member, `${Group}#update`> | Route<'PATCH', Member, `${Group}#update`>
  readonly destroy: Route<'DELETE', Member, `${Group}#destroy`>
}

/**
 * A route table for people: hover it to see a line a route.
 *
 * @example RouteMap<typeof routes> // { 'GET /ping': 'Ping#ping'; 'GET /health': 'middleware' … }
 */
export type RouteMap<Table> = {
  [Each in RouteOf<Table> as `${Each['method']} ${Each['path']}`]: Each['target'] extends string
    ? Each['target']
    : Each['redirect'] extends string
      ? `-> ${Each['redirect']}`
      : 'middleware'
}

/** What a table is known by in any copy of this package: a tool reads the tables of an application's own copy. */
const ROUTE_TABLE: unique symbol = Symbol.for('signalbox.RouteTable')

/** What `util.inspect` and `console.log` call; by its registered name, so that nothing of Node is loaded. */
const INSPECT: unique symbol = Symbol.for('nodejs.util.inspect.custom')

/** Whether a value is a route table, of this copy of the package or of another. */
export const isRouteTable = (value: unknown): value is AnyRouteTable => Array.isArray(value) && ROUTE_TABLE in value

/** The table at run time: a frozen array of routes. `map`, `filter` and the like give plain arrays. */
export class RouteList extends Array<AnyRoute> {
  static override get [Symbol.species]() {
    return Array
  }

  get [ROUTE_TABLE]() {
    return true
  }

  readonly #registry: Registered
  declare readonly controllers: AnyRouteTable['controllers']
  declare readonly path: AnyPathLink
  declare readonly url: AnyUrlLink
  declare readonly match: AnyMatchRequest

  constructor(registry: Registered, routes: readonly AnyRoute[]) {
    super()
    this.#registry = registry
    for (const route of routes) this.push(Object.freeze(withLoaded(route)))
    // What asks of a table needs nothing of its type.
    const table = this as unknown as AnyRouteTable
    const members = { controllers: shownControllers(registry), ...createLinks(table), match: createMatch(table) }
    for (const [name, value] of Object.entries(members)) Object.defineProperty(this, name, { value })
    Object.freeze(this)
  }

  load(): Promise<void> {
    return loadControllers(this.#registry)
  }

  /** The table as text: see `inspectRoutes`. */
  override toString(): string {
    return inspectRoutes(this)
  }

  /** `console.log(routes)` prints the table. */
  [INSPECT](): string {
    return this.toString()
  }
}
