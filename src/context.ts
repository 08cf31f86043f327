import type Koa from 'koa'
import type { ContextIndex } from './expand.js'
import type { EntriesOf, TargetOf } from './table.js'

declare const CONTEXT: unique symbol

/**
 * An application's own Koa context, carried beside its state under a key that no value has.
 *
 * @example (r: ScopeAt<typeof controllers, 'v1', State & InContext<Context>>) => r.get('me', ctx => ctx.database)
 */
export interface InContext<Context> {
  readonly [CONTEXT]: Context
}

/** What a table carries of the application's own types: one type for both, so that a scope has one parameter for them. */
export type Carried<State, Context> = {} extends Context ? State : State & InContext<Context>

/** Koa's context with the state and the context that a scope carries, and the parameters of a path. */
export type CarriedContext<State, Params> = AppContext<State> & { params: Params }

/** Apart from the parameters, so that the compiler works it out once for each state (measured: 6 instantiations a context, not 16). */
type AppContext<State> =
  State extends InContext<infer Context>
    ? Koa.ParameterizedContext<Omit<State, typeof CONTEXT>, Context, unknown>
    : Koa.ParameterizedContext<State, {}, unknown>

/**
 * The `ctx` of an action: Koa's, with exactly the parameters of the target's routes in `ctx.params` and what the scopes'
 * `use` gave in `ctx.state`. A target with several routes has the union of their parameters.
 *
 * @example
 * export type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>
 * // in a controller: show(ctx: Context<'V1/Host/Places/Rooms#show'>) { ctx.params.placeId }
 */
export type ActionContext<Table, Target extends TargetOf<Table>> = ContextAt<ContextIndex<EntriesOf<Table>>, Target>
type ContextAt<Index extends AnyIndex, Target extends string> = Index[Target]

/** An index by any string is all that the compiler has to know; `Target & keyof Index` would list all targets each time. */
interface AnyIndex {
  readonly [target: string]: unknown
}

/** The paths of a target in its declarations: of a resource's standard action, that of the collection or the member. */
export type TargetPath<Group, Target> = Group extends { readonly path: infer Path extends string }
  ? Path
  : Group extends { readonly collection: infer Collection extends string; readonly member: infer Member extends string }
    ? Target extends `${string}#${'index' | 'create'}`
      ? Collection
      : Member
    : never
