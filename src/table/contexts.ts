/** The `ctx` of actions, read from the type of a table or of a part. */

import type { CONTRACT } from '../contract/contract.js'
import type { InputContext } from '../contract/input.js'
import type { ControllerAt } from '../controller/registry.js'
import type { AnyIndex, ContextsIn, ContextsOfClass, ContextsWithoutRoute, Indexed } from '../entries/class-contexts.js'
import type { ContextIndex, HasRefused } from '../entries/lookup.js'
import type { AnyScope, FrameIn, RegistryIn, StateIn } from '../entries/record.js'
import type { AnyInApplication, WithState } from '../entries/stored.js'
import type { AnyFrame } from '../frame/frame.js'
import type { AnyContextIn, RouteContext } from '../route/context.js'
import type { AnywhereFrame } from '../scope/shared/anywhere.js'
import type { CallbackEntries } from '../scope/shared/callback.js'
import type { IsAny, IsAnyOrUnresolved } from '../text/inference.js'
import type { EntriesOf, RouteTable, TargetOf } from './table.js'

/**
 * The `ctx` of every action, by controller path and action: Koa's, with exactly the parameters of the action's route in
 * `ctx.params`, and with the members that `use` has added in `ctx.state`. An action with several routes has the union of
 * their parameters. For a member of a controller that has no route, `params`, `state` and what Koa does not have are `any`.
 *
 * Give it a name of your own as an interface: the compiler then works out each context once, an editor shows that name, and
 * `show` in the example leads to the method. With a type alias, a base class that takes all contexts as a type argument would
 * be circular.
 *
 * It also takes the type of a part. The contexts are those of the routes in the part, with the state that the part expects,
 * and the compiler works out nothing else of the table for them. It takes no part for any place, whose parameters differ.
 *
 * @example
 * export interface Contexts extends ContextsOf<typeof routes> {}
 * // in a controller: type Ctx = Contexts['V1/Host/Places/Rooms'], and then show(ctx: Ctx['show']) { ctx.params.placeId }
 */
export type ContextsOf<Table> =
  IsAny<Table> extends true
    ? UnknownContexts<{}>
    : Table extends RouteTable<infer Registry, infer Entries>
      ? IsAnyOrUnresolved<Registry> extends true
        ? UnknownContexts<StateOf<Entries>>
        : HasRefused<Entries> extends true
          ? ContextsWithRefused<Registry, Indexed<Entries>, StateOf<Entries>>
          : ContextsIn<Registry, Indexed<Entries>>
      : Table extends (r: infer Taken extends AnyScope) => infer Returned
        ? ContextsOfPart<RegistryIn<Taken>, FrameIn<Taken>, StateIn<Taken>, CallbackEntries<Returned, StateIn<Taken>>>
        : never

type ContextsOfPart<Registry, Frame extends AnyFrame, State, Entries> = Frame extends AnywhereFrame
  ? never
  : HasRefused<Entries, Frame, State> extends true
    ? ContextsWithRefused<Registry, ContextIndex<Entries, Frame, State> & ContextsWithoutRoute, State>
    : ContextsIn<Registry, ContextIndex<Entries, Frame, State> & ContextsOutside<State>>

/** The contexts of a table with a refused call. Any other name has a context too, about which nothing is known. */
type ContextsWithRefused<Registry, Index extends AnyIndex, State> = {
  readonly [Path in keyof Registry]: Registry[Path] extends { readonly prototype: object }
    ? ContextsOfClass<Registry[Path], Path & string, Index> & RefusedContexts<State>
    : RefusedContexts<State>
} & { readonly [path: string]: RefusedContexts<State> }
/** The contexts of a table whose map of controllers is unresolved or of type `any`, which is an error of its own. */
interface UnknownContexts<State> {
  readonly [path: string]: RefusedContexts<State>
}
interface RefusedContexts<State> {
  readonly [action: string]: AnyContextIn<State>
}

/**
 * The contexts of actions that a part does not route. Another part may, so they are not of type `any` as those of a table: `ctx`
 * would take a misspelt parameter. To read one is an error, which prints this message.
 */
interface ContextsOutside<State> {
  readonly [target: string]: RouteContext<State, 'this part has no route for the action'>
}

/** The state with which a table starts: that of its application. */
type StateOf<Entries> = [Entries] extends [WithState<infer State, unknown> & AnyInApplication] ? State : {}

/**
 * The `ctx` of an action: Koa's, with exactly the parameters of the target's route in `ctx.params`, and with the members
 * that `use` has added in `ctx.state`. A target with several routes has the union of their parameters.
 *
 * It is for a single target, and for classes that are not registered. `ContextsOf` is cheaper for the compiler.
 *
 * @example
 * export type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>
 * // in a controller: show(ctx: Context<'V1/Host/Places/Rooms#show'>) { ctx.params.placeId }
 */
export type ActionContext<Table, Target extends TargetOf<Table>> =
  HasContracts<Table> extends true ? InputContextAt<Table, Target> : ContextAt<EntriesOf<Table>, Target>

/**
 * Distributes over `Target`, so that the index is not part of the type that a project's alias names. Otherwise the compiler
 * would walk the whole index for every use of the alias in a table with `use`.
 */
type ContextAt<Entries, Target extends string> = Target extends unknown ? Indexed<Entries>[Target] : never
/** Whether a class has a contract. The compiler reads only names for it, and works it out once for each alias of a project. */
type HasContracts<Table> =
  Table extends RouteTable<infer Registry, infer _Entries>
    ? true extends {
        [Path in keyof Registry]: typeof CONTRACT extends keyof Registry[Path] ? true : never
      }[keyof Registry]
      ? true
      : false
    : false

/** The same for a table with contracts. */
type InputContextAt<Table, Target extends string> = Target extends `${infer Path}#${infer Action}`
  ? Table extends RouteTable<infer Registry, infer Entries>
    ? InputContext<Indexed<Entries>[Target], ControllerAt<Registry, Path>, Action>
    : never
  : never
