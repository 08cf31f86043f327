import type { SlashedPath } from '../text/path.js'

/**
 * The stored form of `redirect`: its path, relative to the scope, and its target. An interface and no text as a verb's,
 * so that telling the two apart costs the verbs of a table nothing.
 */
export interface Redirect<From, Target> {
  readonly from: From
  readonly redirect: Target
}

/** The stored form of `resource`. */
export interface Resource<Name, Settings, Children> {
  readonly resource: Name
  readonly settings: Settings
  readonly children: Children
}

/** The stored form of `resources(name, draw)`. A plain `resources(name)` is stored as its bare name. */
export interface DefaultResources<Name, Children> {
  readonly resources: Name
  /** It has none, which tells the two forms apart. */
  readonly settings?: never
  readonly children: Children
}

/** The stored form of `resources` with options. */
export interface Resources<Name, Settings, Children> {
  readonly resources: Name
  readonly settings: Settings
  readonly children: Children
}

/**
 * The stored form of a verb: `'GET /ping Ping#ping'`, or `'GET /health'` for a middleware route. The path is relative to
 * the scope. A name of a resource holds no space, so the two cannot be confused.
 */
export type VerbEntry<Method extends string, Path extends string> = `${Method} ${SlashedPath<Path>}`

/** The stored form of a verb whose controller is not registered. */
export interface Unregistered<Entry, Controller> {
  readonly entry: Entry
  readonly controller: Controller
}

/** The stored form of what stands behind `use`: `State` is all that `use` has given to it, here and in outer scopes. */
export interface WithState<State, Children> {
  readonly state: State
  readonly children: Children
}

/** The stored form of `namespace`. */
export interface Namespace<Name, Children> {
  readonly namespace: Name
  readonly children: Children
}

/** The stored form of `scope`. */
export interface PathScope<Path, Children> {
  readonly scope: Path
  readonly children: Children
}

/** The stored form of `collection`. */
export interface Collection<Children> {
  readonly collection: true
  readonly children: Children
}
