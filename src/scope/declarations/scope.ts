/** The scope: what a callback receives as `r`, and the types that name it. */

import type {
  AnyScope,
  CALLBACK,
  ENTRIES,
  EntriesIn,
  FRAME,
  FrameIn,
  IDENTITY,
  Identity,
  KEYS,
  KeysIn,
  NESTED,
  NestedIn,
  REGISTRY,
  RegistryIn,
  STATE,
  StateIn,
} from '../../entries/record.js'
import type { Refused } from '../../entries/refused.js'
import type { AnyFrame } from '../../frame/frame.js'
import type { Blank } from '../../text/inference.js'
import type { UncheckedScope } from '../editor/hint.js'
import type { NamespaceDeclaration } from './namespace-declaration.js'
import type { MountDeclaration, UseDeclaration } from './other-declarations.js'
import type { RedirectDeclaration } from './redirect-declaration.js'
import type { CollectionDeclaration, ResourceDeclaration } from './resource-declaration.js'
import type { ResourcesDeclaration } from './resources-declaration.js'
import type { DrawDeclaration, ScopeDeclaration } from './scope-declaration.js'
import type { Verb } from './verb-declaration.js'

/**
 * What a callback receives as `r`: an immutable chain. Each call returns a new scope with one more declaration, and the
 * callback returns the last one.
 *
 * `Frame` is what the scope passes down, `State` what `use` has added to `ctx.state`, `Registry` the map of controllers;
 * `Entries`, `Keys` and `Nested` are what the chain has recorded so far. A hover prints them in this order and cuts off
 * the last ones. Their variance is annotated; otherwise the compiler would compare whole chains to infer it.
 *
 * @example defineRoutes(controllers, r => r.resources('places', r => r.get('preview')))
 */
export interface Scope<
  in out Frame extends AnyFrame,
  in out State,
  in out Entries,
  in out Keys,
  in out Nested,
  in out Registry,
> extends Declarations {
  readonly [FRAME]: Frame
  readonly [IDENTITY]: Identity<Frame, State, Entries>
  readonly [STATE]: State
  readonly [ENTRIES]: Entries
  readonly [KEYS]: Keys
  readonly [NESTED]: Nested
  readonly [REGISTRY]: Registry
  readonly [CALLBACK]: true
}

/**
 * The declarations of a scope. They have no type parameters, and read what they need to know of their scope off `this`. So the
 * compiler works out their signatures once for all scopes. With type parameters it would do so once for each scope, which
 * nearly doubled the cost of a callback.
 *
 * The first signature of each call is for calls that are wrong or unfinished: one mistake is one error, and an editor has completions
 * (see `completion.ts`). Of the others, the first type parameter is for hovers (see `shown-routes.ts`). One whose only argument is a `LoneArgument` refuses a call with one argument.
 *
 * A callback is written out as `Given & ((r: …) => Returned)`. An alias would be worked out with all its arguments, and a
 * conditional type three times for each call. The type of `r` is bound by `infer`: the compiler infers from the parameter of the
 * callback, and would walk the frame and the registry that it knows already, for a tenth of the time of a table. `Given` is the
 * callback itself: only it shows that a callback is of type `any`, or one of several. What the callback returns is checked by the
 * type of the name or path before it: see `IsOneCallback`.
 */
interface Declarations
  extends Verbs,
    RedirectDeclaration,
    MountDeclaration,
    ResourcesDeclaration,
    ResourceDeclaration,
    NamespaceDeclaration,
    ScopeDeclaration,
    CollectionDeclaration,
    DrawDeclaration,
    UseDeclaration {}

interface Verbs {
  /** Routes GET requests, and HEAD requests to the same action. */
  readonly get: Verb<'get'>
  /** Routes POST requests. */
  readonly post: Verb<'post'>
  /** Routes PUT requests. */
  readonly put: Verb<'put'>
  /** Routes PATCH requests. */
  readonly patch: Verb<'patch'>
  /** Routes DELETE requests. */
  readonly delete: Verb<'delete'>
  /** Routes OPTIONS requests, instead of the answer that `allowedMethods()` gives. */
  readonly options: Verb<'options'>
  /** Routes HEAD requests, instead of the GET route at this path. */
  readonly head: Verb<'head'>
  /**
   * Routes QUERY requests: safe like GET, with a body that says what to look for. Refused on a Node that does not parse them.
   *
   * @see https://datatracker.ietf.org/doc/draft-ietf-httpbis-safe-method-w-body/
   */
  readonly query: Verb<'query'>
  /** Routes requests of every method. A route for one method at the same path goes before it. */
  readonly all: Verb<'all'>
}

/**
 * What a part takes: a scope that has declared nothing. It is a type of its own, so that a callback whose parameter has this type
 * can be told from others (see `IsPart`). Every scope is assignable to that of a part with the same place.
 */
export interface PartScope<in out Frame extends AnyFrame, in out State, in out Registry> extends Declarations {
  readonly [FRAME]: Frame
  readonly [IDENTITY]: Identity<Frame, State, never>
  readonly [STATE]: State
  readonly [ENTRIES]: never
  readonly [KEYS]: never
  readonly [NESTED]: never
  readonly [REGISTRY]: Registry
}

/** The scope of a callback, read from a member as what a call returns. */
export type InnerScope<Self extends AnyScope, Frame extends AnyFrame, Keys = never> = {
  readonly scope: Scope<Frame, StateIn<Self>, never, Keys, never, RegistryIn<Self>>
}['scope']

/** What a call returns. It is read from a member: an alias would defer its arguments, and a hundred calls would be too deep. */
export type Recorded<Self extends AnyScope, Entry, Keys, Nested = never> = {
  readonly scope: Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | Entry,
    KeysIn<Self> | Keys,
    NestedIn<Self> | Nested,
    RegistryIn<Self>
  >
}['scope']

/**
 * What a refused call returns: the scope, with a note of the call in place of what it declares. For a call that fits no
 * signature, the compiler takes the result of the first one that has enough parameters: see `completion.ts`. `First` is what
 * is inferred as the first argument; before one is written, the result is that of the hint.
 */
export type RefusedCall<First, Self extends AnyScope> = [First] extends [Blank]
  ? UncheckedScope
  : Recorded<Self, Refused, never>
