import type Koa from 'koa'

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
