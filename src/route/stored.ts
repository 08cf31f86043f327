/**
 * The stored form of each declaration: what a scope keeps of it in its type. A default resource is stored as its name
 * (`'places'`), a verb as text (`'GET /ping Ping#ping'`), since a union of texts is the cheapest list for the compiler; all
 * others are interfaces. Paths are relative to the scope.
 *
 * Entries are found among others by the first segment of their path, `at`, without looking at each: see `keys-at.ts` in `scope`.
 * Verbs and redirects are not, as a scope records their keys.
 */

import type { PathShape, SlashedPath } from '../text/path.js'
import type { Shallow } from './settings.js'

/** The place of entries without a path of their own, or with routes outside of it. No segment of a path has a slash. */
export type Anywhere = '/'

/** The first segment of a path, without the names of parameters. */
type FirstShape<Path> = Path extends `/${infer Rest}`
  ? FirstShape<Rest>
  : Path extends `${infer First}/${string}`
    ? ShapeOfSegment<First>
    : ShapeOfSegment<Path>
type ShapeOfSegment<Segment> = Segment extends `*${string}` ? '*' : PathShape<Segment & string>

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
  readonly at: Anywhere
  readonly entry: Unregistered<Entry, Controller>
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
  readonly recorded: FirstShape<From>
  readonly entry: Redirect<From, Target, Method, Path>
}

/** The stored form of `resources(name, callback)`: a default resource with nested declarations. */
export interface DefaultResources<Name, Children> {
  readonly kind: 'defaultResources'
  readonly resources: Name
  readonly children: Children
  readonly at: Name
  readonly entry: DefaultResources<Name, Children>
}

/** The stored form of `resources` with options. */
export interface Resources<Name, Settings, Children> {
  readonly kind: 'resources'
  readonly resources: Name
  readonly settings: Settings
  readonly children: Children
  readonly at: Settings extends { readonly shallow: never } ? Name : Anywhere
  readonly entry: Resources<Name, Settings, Children>
}

/** The stored form of `resource`. */
export interface Resource<Name, Settings, Children> {
  readonly kind: 'resource'
  readonly resource: Name
  readonly settings: Settings
  readonly children: Children
  readonly at: Name
  readonly entry: Resource<Name, Settings, Children>
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
  readonly at: Kind extends Shallow ? Anywhere : Settings extends { readonly shallow: never } ? Segment : Anywhere
  readonly entry: Renamed<Kind, Name, Segment, Settings, Children>
}

/** The stored form of `namespace`. */
export interface Namespace<Name, Children> {
  readonly kind: 'namespace'
  readonly namespace: Name
  readonly children: Children
  readonly at: Name
  readonly entry: Namespace<Name, Children>
}

/** The stored form of `namespace` without a path. One with a path of its own is in a `PathScope`. */
export interface Module<Name, Children> {
  readonly kind: 'module'
  readonly module: Name
  readonly children: Children
  readonly at: Anywhere
  readonly entry: Module<Name, Children>
}

/** The stored form of `scope`. */
export interface PathScope<Path, Children> {
  readonly kind: 'scope'
  readonly scope: Path
  readonly children: Children
  readonly at: FirstShape<Path>
  readonly entry: PathScope<Path, Children>
}

/** The stored form of `scope` with the kinds of its parameters, as `KindTexts`. */
export interface KindedScope<Path, Kinds, Children> {
  readonly kind: 'kindedScope'
  readonly scope: Path
  readonly kinds: Kinds
  readonly children: Children
  readonly at: FirstShape<Path>
  readonly entry: KindedScope<Path, Kinds, Children>
}

/** The stored form of `collection`. */
export interface Collection<Children> {
  readonly kind: 'collection'
  readonly collection: true
  readonly children: Children
  readonly at: Anywhere
  readonly entry: Collection<Children>
}

/** The stored form of declarations that come after `use`. `State` is all that `use` has added, here and in outer scopes. */
export interface WithState<State, Children> {
  readonly kind: 'state'
  readonly state: State
  readonly children: Children
  readonly at: Anywhere
  readonly entry: WithState<State, Children>
}

/** The same for a whole table. `State` is that of its application, which a scope must provide where the table is mounted. */
export interface InApplication<State, Children> extends WithState<State, Children>, AnyInApplication {}
/** The stored form of any such table. */
export interface AnyInApplication {
  readonly application: true
}
