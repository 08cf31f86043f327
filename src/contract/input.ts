/** `ctx.input`: what the schemas of a contract make of a request. */

import type { ALL_ACTIONS, CONTRACT, HidesSchemas, WithContract } from './contract.js'
import type { InputPart, PartsIn } from './input-error.js'
import type { OutputOf } from './schema.js'

/**
 * The context of an action: that of its route, with the member `input` if the contract of the action has a schema for a part of
 * the request. The context stays what it is where nothing is added, since the compiler compares one type with itself in one
 * step, but an intersection member by member.
 *
 * The result names the class and not its contract. That is the type of an object literal inside a class, which the compiler
 * takes for a type with the parameter `this`: it makes such a type again, and all that depends on it, wherever it is part of a
 * condition.
 *
 * @example InputContext<Context, typeof PlacesController, 'create'> // Context & { readonly input: … }
 */
export type InputContext<Context, Controller, Action extends PropertyKey> =
  Controller extends WithContract<{ readonly [Key in Action]: AnyInput }>
    ? ContextWithInput<
        Context,
        {
          /** What the schemas of the contract make of the request. */
          readonly input: InputOfContract<Controller[typeof CONTRACT][Action]>
        }
      >
    : IsWrong<Controller> extends true
      ? Context & UnknownInput
      : Context

/**
 * Whether a contract names something that is no action, or hides what it has. This may be why it lacks an action, and so `ctx.input`
 * is no second error. The compiler works it out once for each class, and the contract is not inferred, for the reason above.
 */
type IsWrong<Controller> = Controller extends WithContract<unknown> & { readonly prototype: infer Instance }
  ? keyof Controller[typeof CONTRACT] extends keyof Instance | typeof ALL_ACTIONS
    ? HidesSchemas<Controller[typeof CONTRACT]>
    : true
  : false
interface UnknownInput {
  // biome-ignore lint/suspicious/noExplicitAny: the contract has an error of its own, and what reads the input must not repeat it
  readonly input: any
}

/** A hover prints the name and the parts of the input: an intersection would have no name, and an interface no parts. */
type ContextWithInput<Context, Input> = Context & Input

/** A contract with a schema for a part of the request. */
export type AnyInput = { [Part in InputPart]: { readonly [Each in Part]: unknown } }[InputPart]

/** A conditional type, so that an error message prints the parts, and not the schemas of the contract. */
export type InputOfContract<Contract> = Contract extends unknown
  ? { readonly [Part in PartsIn<Contract>]: OutputOf<Contract[Part]> }
  : never
