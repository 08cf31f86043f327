/** `ctx.input`: what the schemas of a contract make of a request. */

import type { InputPart } from './input-error.js'
import type { OutputOf } from './schema.js'

/**
 * The context of an action: that of its route, with the member `input` if the contract of the action has a schema for a part of
 * the request. `Contract` is that of the controller. The context stays what it is where nothing is added, since the compiler
 * compares one type with itself in one step, but an intersection member by member.
 *
 * @example InputContext<Context, { create: { body: StandardSchema<string> } }, 'create'> // Context & { readonly input: … }
 */
export type InputContext<Context, Contract, Action> = Action extends keyof Contract
  ? Contract[Action] extends AnyInput
    ? Context & WithInput<Contract[Action]>
    : Context
  : Context

/** A contract with a schema for a part of the request. */
type AnyInput = { [Part in InputPart]: { readonly [Each in Part]: unknown } }[InputPart]

/** An interface, so that the compiler asks the schemas for their types only where `input` is read. */
export interface WithInput<Contract> {
  /** What the schemas of the contract make of the request. */
  readonly input: InputOfContract<Contract>
}
type InputOfContract<Contract> = {
  readonly [Part in keyof Contract & InputPart]: OutputOf<Contract[Part]>
}
