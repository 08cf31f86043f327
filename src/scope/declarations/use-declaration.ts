/** The signatures of `use`. */

import type { Middleware } from '../../route/route.js'
import type { Checked, NoNames, Unwritten } from '../../text/inference.js'
import type { UntypedList, UntypedMembers } from '../../text/options.js'
import type { UncheckedScope } from '../editor/hint.js'
import type { StateAfterUse } from '../middleware/added.js'
import type { MoreParameters } from '../middleware/middleware.js'
import type { EntriesWithState } from '../shared/callback.js'
import type { AnyScope, EntriesIn, FrameIn, KeysIn, NestedIn, RegistryIn, StateIn } from '../shared/record.js'
import type { ExpectsKeys, MiddlewareIn, NoMiddleware, SecondArgument, StateAfterBoth, UseProblem } from '../use/use.js'
import type { Scope } from './scope.js'

/** `use` of a scope. */
export interface UseDeclaration {
  /**
   * Runs a middleware before every route that follows in this scope and in nested ones. Their `ctx.state` has the members
   * that the middleware declares.
   *
   * @throws {RouteError} If the middleware is not a function.
   * @example r.use(authenticate).resources('places') // authenticate: Koa.Middleware<{ user: User }>
   */
  // Also for calls that are wrong or unfinished, as `completion.ts` says: so it refuses a second argument.
  use<const Given = Unwritten, Second = never, Keys extends PropertyKey = Unwritten, Self extends AnyScope = AnyScope>(
    this: Self,
    middleware: [Keys] extends [infer _Keys] // see `Noticed`: while the parenthesis is just opened, there are no further parameters
      ? [Given] extends [Unwritten]
        ? Middleware
        : NoMiddleware | NoNames
      : Given & { readonly [Key in Keys]: unknown },
    _: Unwritten extends Keys ? never : SecondArgument<Given, Second> extends infer Type ? Type : Second,
    ...unfinished: Unwritten extends Keys ? [] : readonly (Middleware | NoNames)[]
  ): [Given] extends [Unwritten]
    ? UncheckedScope
    : Scope<
        FrameIn<Self>,
        StateAfterBoth<StateIn<Self>, Given, Second>,
        EntriesWithState<StateIn<Self>, EntriesIn<Self>>,
        KeysIn<Self>,
        NestedIn<Self>,
        RegistryIn<Self>
      >
  use<
    Given extends Middleware | MoreParameters | NoMiddleware | UntypedMembers | UntypedList,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    middleware: Checked<Given, UseProblem<FrameIn<Self>, StateIn<Self>, Given>>,
  ): Scope<
    FrameIn<Self>,
    StateAfterUse<StateIn<Self>, MiddlewareIn<Given>>,
    EntriesWithState<StateIn<Self>, EntriesIn<Self>>,
    KeysIn<Self> | ExpectsKeys<Self, Given>,
    NestedIn<Self>,
    RegistryIn<Self>
  >
}
