/**
 * The stored form of each declaration: what a scope keeps of it in its type. A default resource is stored as its name
 * (`'places'`), a verb as text (`'GET /ping Ping#ping'`), since a union of texts is the cheapest list for the compiler; all
 * others are interfaces. Paths are relative to the scope.
 */

import type { SlashedPath } from '../text/path.js'

/**
 * The stored form of a verb: `'GET /health'` for a middleware. For an action, a space and the target are added. The name of
 * a resource has no space, which tells the two apart.
 *
 * @example VerbEntry<'GET', 'health'> // 'GET /health'
 */
export type VerbEntry<Method extends string, Path extends string> = `${Method} ${SlashedPath<Path>}`

/** The stored form of a verb whose controller is not registered. */
export interface Unregistered<Entry, Controller> {
  readonly kind: 'unregistered'
  readonly verb: Entry
  readonly controller: Controller
}

/**
 * The stored form of the contract of a middleware route: an entry of its own beside that of its verb. So the verb stays a text, and
 * one without a contract costs nothing more.
 */
export interface RouteContract<Verb, Contract> {
  readonly kind: 'contract'
  readonly verb: Verb
  readonly contract: Contract
}

/** The stored form of `redirect`. It is an interface because a text would make the expansion of verbs dearer. */
export interface Redirect<From, Target, Method, Path> {
  readonly kind: 'redirect'
  readonly from: From
  readonly redirect: Target
  readonly method: Method
  /** The option `path`, or `never`. */
  readonly path: Path
}

/** The stored form of `mount` with an application. With a middleware, it is stored as a verb is, which is much cheaper. */
export interface MountedApplication<Path> {
  readonly kind: 'mounted'
  readonly mounted: Path
}

/** The stored form of `resources(name, callback)`: a default resource with nested declarations. */
export interface DefaultResources<Name, Children> {
  readonly kind: 'defaultResources'
  readonly resources: Name
  readonly children: Children
}

/** The stored form of `resources` with options. */
export interface Resources<Name, Settings, Children> {
  readonly kind: 'resources'
  readonly resources: Name
  readonly settings: Settings
  readonly children: Children
}

/** The stored form of `resource`. */
export interface Resource<Name, Settings, Children> {
  readonly kind: 'resource'
  readonly resource: Name
  readonly settings: Settings
  readonly children: Children
}

/**
 * The stored form of `resources` and `resource` with the option `path`, and of `resources` with the option `shallow` inside other
 * resources. `Kind` is `'resources'`, `'resource'` or `'shallow'`.
 */
export interface Renamed<Kind, Name, Segment, Settings, Children> {
  readonly kind: 'renamed'
  readonly renamed: Kind
  readonly name: Name
  readonly segment: Segment
  readonly settings: Settings
  readonly children: Children
}

/** The stored form of `namespace`. */
export interface Namespace<Name, Children> {
  readonly kind: 'namespace'
  readonly namespace: Name
  readonly children: Children
}

/** The stored form of `namespace` without a path. One with a path of its own is in a `PathScope`. */
export interface Module<Name, Children> {
  readonly kind: 'module'
  readonly module: Name
  readonly children: Children
}

/** The stored form of `scope`. */
export interface PathScope<Path, Children> {
  readonly kind: 'scope'
  readonly scope: Path
  readonly children: Children
}

/** The stored form of `scope` with the kinds of its parameters, as `KindTexts`. */
export interface KindedScope<Path, Kinds, Children> {
  readonly kind: 'kindedScope'
  readonly scope: Path
  readonly kinds: Kinds
  readonly children: Children
}

/** The stored form of `collection`. */
export interface Collection<Children> {
  readonly kind: 'collection'
  readonly collection: true
  readonly children: Children
}

/** The stored form of declarations that come after `use`. `State` is all that `use` has added, here and in outer scopes. */
export interface WithState<State, Children> {
  readonly kind: 'state'
  readonly state: State
  readonly children: Children
}

/** The same for a whole table. `State` is that of its application, which a scope must provide where the table is mounted. */
export interface InApplication<State, Children> extends WithState<State, Children>, AnyInApplication {}
/** The stored form of any such table. */
export interface AnyInApplication {
  readonly application: true
}
