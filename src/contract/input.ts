/** `ctx.input`: what the schemas of a contract make of a request. */

import type { INPUT_PARTS } from './input-error.js'
import type { OutputOf } from './schema.js'

/**
 * What the context of an action has besides that of its route: the member `input`, or nothing (`unknown`) where its contract
 * has no schema for a part of the request. `Contract` is that of the controller.
 *
 * @example InputAt<{ create: { body: StandardSchema<string> } }, 'create'> // { readonly input: { readonly body: string } }
 */
export type InputAt<Contract, Action> = Action extends keyof Contract
  ? keyof Contract[Action] & (typeof INPUT_PARTS)[number] extends never
    ? unknown
    : WithInput<Contract[Action]>
  : unknown

/** An interface, so that the compiler asks the schemas for their types only where `input` is read. */
export interface WithInput<Contract> {
  /** What the schemas of the contract make of the request. */
  readonly input: InputOfContract<Contract>
}
type InputOfContract<Contract> = {
  readonly [Part in keyof Contract & (typeof INPUT_PARTS)[number]]: OutputOf<Contract[Part]>
}
