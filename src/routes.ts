import type { PluralAction, SingularAction } from './actions.js'
import type { AnyPart, DrawProblem, PartEntries } from './draw.js'
import type { Checked, ReturnMessage } from './errors.js'
import type {
  COLLECTION_MESSAGE,
  Collection,
  GroupKeys,
  MEMBER_MESSAGE,
  Namespace,
  NamespaceProblem,
  PathScope,
  PathScopeCallProblem,
  PathScopeKeys,
} from './namespace.js'
import type { Offered, ResourceNames, ResourcesNames } from './offers.js'
import type { CheckedOptions, Given, ResourceOptions, ResourcesOptions, Unset } from './options.js'
import type { SlashedPath } from './path.js'
import type { InResource, ResourceEntry, ResourceKeys, ResourceProblem, ResourceSeed } from './resource.js'
import type { InResources, ResourcesEntry, ResourcesKeys, ResourcesProblem, ResourcesSeed } from './resources.js'
import type { Middleware } from './route.js'
import type { AnyLevel, CollectionLevel, NamespaceLevel, ScopeLevel } from './scope.js'
import type { Verb } from './verbs.js'

/** Where the chain's type parameters are kept, so that two scopes differ when these do. No value has it. */
declare const CHAIN: unique symbol

/**
 * What a callback receives as `r`: an immutable chain. Each call returns a new scope that knows one more declaration,
 * and the callback returns the last one.
 *
 * `Here` is what the scope passes down (see `scope.ts`), `State` what `use` has added to `ctx.state`, `Entries` the
 * declarations so far in their stored form, `Keys` what they route (see `keys.ts`), `Registry` the map of controllers:
 * last, since a hover shows the arguments in their order and is cut.
 * The variances are written down: without `in out` the compiler works them out by comparing whole chains.
 */
export interface Scope<in out Here extends AnyLevel, in out State, in out Entries, in out Keys, in out Registry> {
  readonly [CHAIN]: [Here, State, Entries, Keys, Registry]

  /** Routes GET requests, and HEAD by the same action. */
  readonly get: Verb<'get', Registry, Here, State, Entries, Keys>
  /** Routes POST requests. */
  readonly post: Verb<'post', Registry, Here, State, Entries, Keys>
  /** Routes PUT requests. */
  readonly put: Verb<'put', Registry, Here, State, Entries, Keys>
  /** Routes PATCH requests. */
  readonly patch: Verb<'patch', Registry, Here, State, Entries, Keys>
  /** Routes DELETE requests. */
  readonly delete: Verb<'delete', Registry, Here, State, Entries, Keys>
  /** Routes OPTIONS requests, instead of the answer that `allowedMethods()` gives. */
  readonly options: Verb<'options', Registry, Here, State, Entries, Keys>
  /** Routes HEAD requests, instead of the GET route at this path. */
  readonly head: Verb<'head', Registry, Here, State, Entries, Keys>
  /** Routes requests of every method; a route of the very method at the same path goes before it. */
  readonly all: Verb<'all', Registry, Here, State, Entries, Keys>

  /**
   * Routes the five standard actions of a resource: index, create, show, update (PUT and PATCH) and destroy.
   *
   * @example r.resources('places', { only: ['index', 'show'] }, r => r.resources('rooms'))
   */
  // Of a call that is wrong or not finished: see `offers.ts`.
  resources<const Name extends string>(
    name: Offered<Name, ResourcesNames<Registry, Here['prefix']>>,
    options:
      | ResourcesOptions
      | ((r: Scope<InResources<Registry, Here, Name, {}>, State, never, never, Registry>) => unknown),
    draw: (r: Scope<InResources<Registry, Here, Name, {}>, State, never, never, Registry>) => unknown,
    unfinished: never,
  ): this
  resources<const Name extends string = never>(
    name: Checked<Name, ResourcesProblem<Registry, Here, Keys, Name, {}>>,
  ): Scope<Here, State, Entries | NoInfer<Name>, Keys | ResourcesKeys<Here, NoInfer<Name>, {}, Undrawn>, Registry>
  resources<const Name extends string = never, const Options extends object = Unset, Returned = Undrawn>(
    name: Checked<Name, ResourcesProblem<Registry, Here, Keys, Name, Given<Options>, Returned>>,
    optionsOrDraw: [Options] extends [Unset | Callback]
      ? Draw<
          `resources('${Name}')`,
          Registry,
          InResources<Registry, Here, Name, {}>,
          State,
          ResourcesSeed<{}>,
          Returned
        >
      : CheckedOptions<Registry, 'resources', Name, Options, PluralAction>,
  ): Scope<
    Here,
    State,
    Entries | ResourcesEntry<Registry, State, NoInfer<Name>, Given<Options>, Returned>,
    Keys | ResourcesKeys<Here, NoInfer<Name>, Given<Options>, Returned>,
    Registry
  >
  resources<const Name extends string = never, const Options extends object = {}, Returned = Undrawn>(
    name: Checked<Name, ResourcesProblem<Registry, Here, Keys, Name, Options, Returned>>,
    options: CheckedOptions<Registry, 'resources', Name, Options, PluralAction>,
    draw: Draw<
      `resources('${Name}')`,
      Registry,
      InResources<Registry, Here, Name, Options>,
      State,
      ResourcesSeed<Options>,
      Returned
    >,
  ): Scope<
    Here,
    State,
    Entries | ResourcesEntry<Registry, State, NoInfer<Name>, Options, Returned>,
    Keys | ResourcesKeys<Here, NoInfer<Name>, Options, Returned>,
    Registry
  >

  /**
   * Routes the four standard actions of a resource of which there is one: show, create, update and destroy. No id in the
   * path; the controller is the plural's.
   *
   * @example r.resource('user', { only: ['show', 'update'] }) // GET, PUT and PATCH /user  Users#…
   */
  // Of a call that is wrong or not finished: see `offers.ts`.
  resource<const Name extends string>(
    name: Offered<Name, ResourceNames<Registry, Here['prefix']>>,
    options:
      | ResourceOptions
      | ((r: Scope<InResource<Registry, Here, Name, {}>, State, never, never, Registry>) => unknown),
    draw: (r: Scope<InResource<Registry, Here, Name, {}>, State, never, never, Registry>) => unknown,
    unfinished: never,
  ): this
  resource<const Name extends string = never, const Options extends object = Unset, Returned = Undrawn>(
    name: Checked<Name, ResourceProblem<Registry, Here, Keys, Name, Given<Options>, Returned>>,
    optionsOrDraw?: [Options] extends [Unset | Callback]
      ? Draw<`resource('${Name}')`, Registry, InResource<Registry, Here, Name, {}>, State, ResourceSeed<{}>, Returned>
      : CheckedOptions<Registry, 'resource', Name, Options, SingularAction>,
  ): Scope<
    Here,
    State,
    Entries | ResourceEntry<Registry, State, NoInfer<Name>, Given<Options>, Returned>,
    Keys | ResourceKeys<Here, NoInfer<Name>, Given<Options>, Returned>,
    Registry
  >
  resource<const Name extends string = never, const Options extends object = {}, Returned = Undrawn>(
    name: Checked<Name, ResourceProblem<Registry, Here, Keys, Name, Options, Returned>>,
    options: CheckedOptions<Registry, 'resource', Name, Options, SingularAction>,
    draw: Draw<
      `resource('${Name}')`,
      Registry,
      InResource<Registry, Here, Name, Options>,
      State,
      ResourceSeed<Options>,
      Returned
    >,
  ): Scope<
    Here,
    State,
    Entries | ResourceEntry<Registry, State, NoInfer<Name>, Options, Returned>,
    Keys | ResourceKeys<Here, NoInfer<Name>, Options, Returned>,
    Registry
  >

  /**
   * Adds a name to the paths and, in PascalCase, to the controller paths of what the callback declares.
   *
   * @example r.namespace('v1', r => r.resources('places')) // GET /v1/places  V1/Places#index …
   */
  namespace<const Name extends string, Returned = Undrawn>(
    name: Checked<Name, NamespaceProblem<Here, Keys, Name, Returned>>,
    draw: Draw<`namespace('${Name}')`, Registry, NamespaceLevel<Here, Name>, State, never, Returned>,
  ): Scope<
    Here,
    State,
    Entries | Namespace<Name, Drawn<Returned, State>>,
    Keys | GroupKeys<Here, Name, Returned>,
    Registry
  >

  /**
   * Adds to the paths of what the callback declares, and not to the controller paths. The path may hold parameters.
   *
   * @example r.scope(':locale', r => r.resources('places')) // GET /:locale/places  Places#index …
   */
  scope<const Path extends string, Returned = Undrawn>(
    path: Checked<Path, PathScopeCallProblem<Here, Keys, Path, Returned>>,
    draw: Draw<`scope('${Path}')`, Registry, ScopeLevel<Here, SlashedPath<Path>>, State, never, Returned>,
  ): Scope<
    Here,
    State,
    Entries | PathScope<Path, Drawn<Returned, State>>,
    Keys | PathScopeKeys<Here, Path, Returned>,
    Registry
  >

  /**
   * Declares routes of the resource as a whole, without an id. It stands directly in the callback of `resources`.
   *
   * @example r.resources('places', r => r.collection(r => r.get('search'))) // GET /places/search  Places#search
   */
  collection<Returned = Undrawn>(
    draw: Here['kind'] extends 'resources'
      ? Draw<'collection', Registry, CollectionLevel<Here>, State, Keys, Returned>
      : Misplaced & typeof COLLECTION_MESSAGE,
  ): Scope<Here, State, Entries | Collection<Drawn<Returned, State>>, Keys | KeysOf<Returned>, Registry>

  /** @deprecated There is none: a verb directly in the callback of `resources` is a member route already. */
  member(draw: Misplaced & typeof MEMBER_MESSAGE): this

  /**
   * Declares what a part declares: a callback in another file, written for this very scope.
   *
   * @example r.namespace('host', r => r.draw(hostRoutes)) // see `ScopeAt`
   */
  draw<Part extends AnyPart>(
    part: Checked<Part, DrawProblem<Registry, Here, State, Keys, Part>>,
  ): Scope<Here, State, Entries | PartEntries<State, Part>, Keys | KeysOf<ReturnType<Part>>, Registry>

  /**
   * Runs a middleware before every route that follows in this scope and below. What it declares of `ctx.state` is theirs
   * from then on.
   *
   * @example r.use(authenticate).resources('places') // authenticate: Koa.Middleware<{ user: User }>
   */
  use<Given extends Middleware>(
    middleware: Given,
  ): Scope<Here, State & AddedState<Given>, Sealed<State, Entries>, Keys, Registry>
}

type Callback = (r: never) => unknown

/**
 * A callback that draws into a scope of its own, or, where it does not return that scope's chain, the sentence that says
 * so. While nothing is known of what it returns it is the callback, which gives `r` its type.
 */
export type Draw<Call extends string, Registry, Inside extends AnyLevel, State, Seed, Returned> = [
  ReturnProblem<Call, Inside, Returned>,
] extends [never]
  ? (r: Scope<Inside, State, never, Seed, Registry>) => Returned
  : [ReturnProblem<Call, Inside, Returned>] extends [infer Message extends string]
    ? Message
    : never

/**
 * Whether the callback returns a chain of its own level, and only one: of two, as from `condition ? a : b`, the compiler
 * cannot say which declares the routes. `any` in place of the inferred parameters would not do, since an empty scope has
 * `never` there, to which `any` is not assignable.
 */
export type ReturnProblem<Call extends string, Inside extends AnyLevel, Returned> = [Returned] extends [
  Scope<Inside, infer _State, infer _Entries, infer _Keys, infer _Registry>,
]
  ? never
  : [Returned] extends [Undrawn]
    ? never
    : ReturnMessage<Call>

/** The place of a callback's result where there was no callback, or where nothing is known of it yet. */
export interface Undrawn {
  readonly undrawn: true
}

/** The entries of a callback's scope as its outer scope stores them: with the state that `use` added, if it did. */
export type Drawn<Returned, Outer> =
  Returned extends Scope<infer _Here, infer State, infer Entries, infer _Keys, infer _Registry>
    ? Outer extends State
      ? Entries
      : Sealed<State, Entries>
    : never

/** The keys of a callback's scope. */
export type KeysOf<Returned> =
  Returned extends Scope<infer _Here, infer _State, infer _Entries, infer Keys, infer _Registry> ? Keys & string : never

/** The stored form of what stands behind `use`: `State` is all that `use` has given to it, here and in outer scopes. */
export interface Under<State, Children> {
  readonly state: State
  readonly children: Children
}

type Sealed<State, Entries> = [Entries] extends [never] ? never : Under<State, Entries>

/**
 * What a middleware declares of `ctx.state`. Read off its parameter: Koa's types being invariant, a type parameter in
 * the place of the state is never inferred. Koa's `DefaultState`, which any name can be read from, adds nothing.
 */
export type AddedState<Given extends Middleware> = Parameters<Given>[0] extends { state: infer State }
  ? string extends keyof State
    ? unknown
    : State
  : unknown

/**
 * The callback of a call that is not allowed: beside the sentence in a parameter's type, it keeps the callback's own
 * parameter from being an error of its own.
 */
// biome-ignore lint/suspicious/noExplicitAny: whatever the callback does with its parameter is beside the point
type Misplaced = (r: any) => unknown
