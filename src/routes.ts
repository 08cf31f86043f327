import type { PluralAction, SingularAction } from './actions.js'
import type { AnyPart, DrawProblem, PartEntries } from './draw.js'
import type { Checked, ReturnMessage } from './errors.js'
import type { AllKeys, VerbKey } from './keys.js'
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
import type {
  Redirect,
  RedirectOptions,
  RedirectPathProblem,
  RedirectTargetProblem,
  RedirectTargets,
} from './redirect.js'
import type { InResource, ResourceEntry, ResourceKeys, ResourceProblem, ResourceSeed } from './resource.js'
import type {
  InResources,
  OneGiven,
  OneGivenEntry,
  OneGivenKeys,
  OneGivenName,
  PlainName,
  ResourcesEntry,
  ResourcesKeys,
  ResourcesProblem,
  ResourcesSeed,
} from './resources.js'
import type { Middleware } from './route.js'
import type { AnyLevel, CollectionLevel, NamespaceLevel, ScopeLevel } from './scope.js'
import type { Verb } from './verbs.js'

/**
 * Where the chain's type parameters are kept, so that two scopes differ when these do, and what is asked of a callback's
 * result is read: to infer one parameter of an interface costs as much as all of them. No value has these.
 */
declare const CHAIN: unique symbol
declare const STATE: unique symbol
declare const ENTRIES: unique symbol
declare const OWN_KEYS: unique symbol
declare const NAMES: unique symbol
declare const KEYS: unique symbol
declare const REGISTRY: unique symbol

/** Two that are not the same are not assignable either way. */
interface Same<in out Here, in out State, in out Entries> {
  readonly same: [Here, State, Entries]
}

/**
 * What a callback receives as `r`: an immutable chain. Each call returns a new scope that knows one more declaration,
 * and the callback returns the last one.
 *
 * `Here` is what the scope passes down (see `scope.ts`), `State` what `use` has added to `ctx.state`, `Entries` the
 * declarations so far in their stored form, `Keys` what they route (see `keys.ts`), `Names` the plain resources so far,
 * whose entries and keys are read off their names where someone asks, `Registry` the map of controllers:
 * last, since a hover shows the arguments in their order and is cut.
 * The variances are written down: without `in out` the compiler works them out by comparing whole chains.
 *
 * @example defineRoutes(controllers, r => r.resources('places', r => r.get('preview')))
 */
export interface Scope<
  in out Here extends AnyLevel,
  in out State,
  in out Entries,
  in out Keys,
  in out Names extends string,
  in out Registry,
> extends Declarations<Here, State, Registry> {
  readonly [CHAIN]: Same<Here, State, Entries>
  readonly [STATE]: State
  readonly [ENTRIES]: Entries
  readonly [OWN_KEYS]: Keys
  readonly [NAMES]: Names
  readonly [KEYS]: AllKeys<Here, Keys, Names>
  readonly [REGISTRY]: Registry
}

/** What every chain has: what a declaration reads of the chain that it is called on. */
export interface AnyScope {
  readonly [ENTRIES]: unknown
  readonly [OWN_KEYS]: unknown
  readonly [NAMES]: string
  readonly [KEYS]: unknown
}

/** What a chain has declared, read off it: the symbols stay here, where completion does not offer them. */
export type EntriesIn<Self extends AnyScope> = Self[typeof ENTRIES]
export type OwnKeysIn<Self extends AnyScope> = Self[typeof OWN_KEYS]
export type NamesIn<Self extends AnyScope> = Self[typeof NAMES]
export type KeysIn<Self extends AnyScope> = Self[typeof KEYS]

/**
 * The declarations of a chain. They depend on the scope alone, and on the chain so far only through `this`: so all links
 * of a scope share them, and the compiler works their signatures out once a scope and not once a link (measured: a verb
 * with an action costs 240 instantiations instead of 525, all in all a route of resources 76 instead of 80). The price is
 * that a hover names the chain twice.
 */
interface Declarations<Here extends AnyLevel, State, Registry> {
  /** Routes GET requests, and HEAD by the same action. */
  readonly get: Verb<'get', Registry, Here, State>
  /** Routes POST requests. */
  readonly post: Verb<'post', Registry, Here, State>
  /** Routes PUT requests. */
  readonly put: Verb<'put', Registry, Here, State>
  /** Routes PATCH requests. */
  readonly patch: Verb<'patch', Registry, Here, State>
  /** Routes DELETE requests. */
  readonly delete: Verb<'delete', Registry, Here, State>
  /** Routes OPTIONS requests, instead of the answer that `allowedMethods()` gives. */
  readonly options: Verb<'options', Registry, Here, State>
  /** Routes HEAD requests, instead of the GET route at this path. */
  readonly head: Verb<'head', Registry, Here, State>
  /** Routes requests of every method; a route of the very method at the same path goes before it. */
  readonly all: Verb<'all', Registry, Here, State>

  /**
   * Redirects GET and HEAD requests to the path of a target, with the parameters and the query of the request. Takes the
   * path, whose parameters (with the scope's) must include those of the target's, the whole target, declared anywhere in
   * the table, and the status, by default 301 (RFC 9110, section 15.4). A value that makes no link answers 404.
   *
   * @example r.redirect('old-places/:id', 'Places#show') // GET /old-places/5?a=b: 301, Location: /places/5?a=b
   */
  // Of a call that is wrong or not finished: see `offers.ts`.
  redirect<const From extends string, Target extends string, Self extends AnyScope = AnyScope>(
    this: Self,
    from: From,
    target: Offered<Target, RedirectTargets<Registry>>,
    options: RedirectOptions,
    unfinished: never,
  ): Self
  redirect<const From extends string, const Target extends string = never, Self extends AnyScope = AnyScope>(
    this: Self,
    from: Checked<From, RedirectPathProblem<Here, KeysIn<Self>, From>>,
    target: Checked<Target, RedirectTargetProblem<Registry, From, Target>>,
    options?: RedirectOptions,
  ): Scope<
    Here,
    State,
    EntriesIn<Self> | Redirect<NoInfer<From>, NoInfer<Target>>,
    OwnKeysIn<Self> | VerbKey<Here['shape'], NoInfer<From>, 'GET'>,
    NamesIn<Self>,
    Registry
  >

  /**
   * Routes the five standard actions of a resource: index, create, show, update (PUT and PATCH) and destroy.
   *
   * @example r.resources('places', { only: ['index', 'show'] }, r => r.resources('rooms'))
   */
  // Of a call that is wrong or not finished: see `offers.ts`.
  resources<const Name extends string, Self extends AnyScope = AnyScope>(
    this: Self,
    name: Offered<Name, ResourcesNames<Registry, Here['prefix']>>,
    options:
      | ResourcesOptions
      | ((r: Scope<InResources<Registry, Here, Name, {}>, State, never, never, never, Registry>) => unknown),
    draw: (r: Scope<InResources<Registry, Here, Name, {}>, State, never, never, never, Registry>) => unknown,
    unfinished: never,
  ): Self
  resources<const Name extends string = never, Self extends AnyScope = AnyScope>(
    this: Self,
    name: PlainName<Self, Registry, Here, Name> extends infer Type ? Type : Name,
  ): Scope<Here, State, EntriesIn<Self>, OwnKeysIn<Self>, NamesIn<Self> | NoInfer<Name>, Registry>
  resources<
    const Name extends string = never,
    const Options extends object = Unset,
    Returned = Undrawn,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: OneGivenName<Self, Registry, Here, Name, Options, Returned> extends infer Type ? Type : Name,
    optionsOrDraw: OneGiven<Registry, Here, State, Name, Options, Returned> extends infer Type extends object | string
      ? Type
      : Options & ((...given: never[]) => Returned),
  ): Scope<
    Here,
    State,
    EntriesIn<Self> | OneGivenEntry<Registry, State, NoInfer<Name>, Options, Returned>,
    OwnKeysIn<Self> | OneGivenKeys<Here, NoInfer<Name>, Options, Returned>,
    NamesIn<Self>,
    Registry
  >
  resources<
    const Name extends string = never,
    const Options extends object = {},
    Returned = Undrawn,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: Checked<Name, ResourcesProblem<Registry, Here, KeysIn<Self>, Name, Options, Returned>>,
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
    EntriesIn<Self> | ResourcesEntry<Registry, State, NoInfer<Name>, Options, Returned>,
    OwnKeysIn<Self> | ResourcesKeys<Here, NoInfer<Name>, Options, Returned>,
    NamesIn<Self>,
    Registry
  >

  /**
   * Routes the four standard actions of a resource of which there is one: show, create, update and destroy. No id in the
   * path; the controller is the plural's.
   *
   * @example r.resource('user', { only: ['show', 'update'] }) // GET, PUT and PATCH /user  Users#…
   */
  // Of a call that is wrong or not finished: see `offers.ts`.
  resource<const Name extends string, Self extends AnyScope = AnyScope>(
    this: Self,
    name: Offered<Name, ResourceNames<Registry, Here['prefix']>>,
    options:
      | ResourceOptions
      | ((r: Scope<InResource<Registry, Here, Name, {}>, State, never, never, never, Registry>) => unknown),
    draw: (r: Scope<InResource<Registry, Here, Name, {}>, State, never, never, never, Registry>) => unknown,
    unfinished: never,
  ): Self
  resource<
    const Name extends string = never,
    const Options extends object = Unset,
    Returned = Undrawn,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: Checked<Name, ResourceProblem<Registry, Here, KeysIn<Self>, Name, Given<Options>, Returned>>,
    optionsOrDraw?: [Options] extends [Unset | Callback]
      ? Draw<`resource('${Name}')`, Registry, InResource<Registry, Here, Name, {}>, State, ResourceSeed<{}>, Returned>
      : CheckedOptions<Registry, 'resource', Name, Options, SingularAction>,
  ): Scope<
    Here,
    State,
    EntriesIn<Self> | ResourceEntry<Registry, State, NoInfer<Name>, Given<Options>, Returned>,
    OwnKeysIn<Self> | ResourceKeys<Here, NoInfer<Name>, Given<Options>, Returned>,
    NamesIn<Self>,
    Registry
  >
  resource<
    const Name extends string = never,
    const Options extends object = {},
    Returned = Undrawn,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: Checked<Name, ResourceProblem<Registry, Here, KeysIn<Self>, Name, Options, Returned>>,
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
    EntriesIn<Self> | ResourceEntry<Registry, State, NoInfer<Name>, Options, Returned>,
    OwnKeysIn<Self> | ResourceKeys<Here, NoInfer<Name>, Options, Returned>,
    NamesIn<Self>,
    Registry
  >

  /**
   * Adds a name to the paths and, in PascalCase, to the controller paths of what the callback declares.
   *
   * @example r.namespace('v1', r => r.resources('places')) // GET /v1/places  V1/Places#index …
   */
  namespace<const Name extends string, Returned = Undrawn, Self extends AnyScope = AnyScope>(
    this: Self,
    name: Checked<Name, NamespaceProblem<Here, KeysIn<Self>, Name, Returned>>,
    draw: Draw<`namespace('${Name}')`, Registry, NamespaceLevel<Here, Name>, State, never, Returned>,
  ): Scope<
    Here,
    State,
    EntriesIn<Self> | Namespace<Name, Drawn<Returned, State>>,
    OwnKeysIn<Self> | GroupKeys<Here, Name, Returned>,
    NamesIn<Self>,
    Registry
  >

  /**
   * Adds to the paths of what the callback declares, and not to the controller paths. The path may hold parameters.
   *
   * @example r.scope(':locale', r => r.resources('places')) // GET /:locale/places  Places#index …
   */
  scope<const Path extends string, Returned = Undrawn, Self extends AnyScope = AnyScope>(
    this: Self,
    path: Checked<Path, PathScopeCallProblem<Here, KeysIn<Self>, Path, Returned>>,
    draw: Draw<`scope('${Path}')`, Registry, ScopeLevel<Here, SlashedPath<Path>>, State, never, Returned>,
  ): Scope<
    Here,
    State,
    EntriesIn<Self> | PathScope<Path, Drawn<Returned, State>>,
    OwnKeysIn<Self> | PathScopeKeys<Here, Path, Returned>,
    NamesIn<Self>,
    Registry
  >

  /**
   * Declares routes of the resource as a whole, without an id. It stands directly in the callback of `resources`.
   *
   * @example r.resources('places', r => r.collection(r => r.get('search'))) // GET /places/search  Places#search
   */
  collection<Returned = Undrawn, Self extends AnyScope = AnyScope>(
    this: Self,
    draw: Here['kind'] extends 'resources'
      ? Draw<'collection', Registry, CollectionLevel<Here>, State, KeysIn<Self>, Returned>
      : Misplaced & typeof COLLECTION_MESSAGE,
  ): Scope<
    Here,
    State,
    EntriesIn<Self> | Collection<Drawn<Returned, State>>,
    OwnKeysIn<Self> | KeysOf<Returned>,
    NamesIn<Self>,
    Registry
  >

  /** @deprecated There is none: a verb directly in the callback of `resources` is a member route already. */
  member<Self>(this: Self, draw: Misplaced & typeof MEMBER_MESSAGE): Self

  /**
   * Declares what a part declares: a callback in another file, written for this very scope.
   *
   * @example r.namespace('host', r => r.draw(hostRoutes)) // see `ScopeAt`
   */
  draw<Part extends AnyPart, Self extends AnyScope = AnyScope>(
    this: Self,
    part: Checked<Part, DrawProblem<Registry, Here, State, KeysIn<Self>, Part>>,
  ): Scope<
    Here,
    State,
    EntriesIn<Self> | PartEntries<State, Part>,
    OwnKeysIn<Self> | KeysOf<ReturnType<Part>>,
    NamesIn<Self>,
    Registry
  >

  /**
   * Runs a middleware before every route that follows in this scope and below. What it declares of `ctx.state` is theirs
   * from then on.
   *
   * @example r.use(authenticate).resources('places') // authenticate: Koa.Middleware<{ user: User }>
   */
  use<Given extends Middleware, Self extends AnyScope = AnyScope>(
    this: Self,
    middleware: Given,
  ): Scope<
    Here,
    State & AddedState<Given>,
    Sealed<State, EntriesIn<Self> | NamesIn<Self>>,
    KeysIn<Self>,
    never,
    Registry
  >
}

type Callback = (r: never) => unknown

/**
 * A callback that draws into a scope of its own, or, where it does not return that scope's chain, the sentence that says
 * so. While nothing is known of what it returns it is the callback, which gives `r` its type.
 */
export type Draw<Call extends string, Registry, Inside extends AnyLevel, State, Seed, Returned> = [
  ReturnProblem<Call, Inside, Returned>,
] extends [never]
  ? (r: Scope<Inside, State, never, Seed, never, Registry>) => Returned
  : [ReturnProblem<Call, Inside, Returned>] extends [infer Message extends string]
    ? Message
    : never

/**
 * Whether the callback returns a chain of its own level, and only one: of two, as from `condition ? a : b`, the compiler
 * cannot say which declares the routes. `any` in place of the inferred parameters would not do, since an empty scope has
 * `never` there, to which `any` is not assignable.
 */
export type ReturnProblem<Call extends string, Inside extends AnyLevel, Returned> = [Returned] extends [
  { readonly [CHAIN]: Same<Inside, infer _State, infer _Entries> },
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
export type Drawn<Returned, Outer> = Returned extends {
  readonly [STATE]: infer State
  readonly [ENTRIES]: infer Entries
  readonly [NAMES]: infer Names
}
  ? Outer extends State
    ? Entries | Names
    : Sealed<State, Entries | Names>
  : never

/** The keys of a callback's scope. */
export type KeysOf<Returned> = Returned extends { readonly [KEYS]: infer Keys extends string } ? Keys : never

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
