/** Which actions a controller offers, and the error message for those that it does not offer. */

import { missingActionsMessage } from '../text/messages.js'
import { guessMessage, mostSimilar } from '../text/similar.js'
import type { ControllerClass } from './controller.js'
import { isGeneratorFunction } from './generator.js'
import { mayAssign } from './instance-properties.js'

/**
 * The names of a controller's public members, including inherited ones. The types of the members are not read. If they
 * were, a table would be circular as soon as an action took its context from that table. The type does not distribute: for
 * a union of classes, it gives only the names that all of them have.
 */
export type PublicNames<Controller> = [Controller] extends [{ readonly prototype: infer Instance }]
  ? keyof Instance
  : never

/**
 * The public names as calls write them, as strings: the type of the name of a method `7() {}` is a number. Few names are numbers,
 * so only calls that do not pass the short checks pay for this.
 */
export type WrittenNames<Controller> = PublicNames<Controller> | `${PublicNames<Controller> & number}`

/**
 * Whether a controller offers an action: the twin of `PublicNames`, for one name. Methods and getters count, except
 * those of `Object.prototype`, and so do properties that a constructor might assign.
 */
export const offersAction = (controller: ControllerClass, action: string): boolean =>
  actionProblem(controller, action) !== 'missing'

/**
 * Why a controller cannot answer by an action, or `undefined`. A generator is a public method, so the compiler accepts it;
 * called as an action, it would return an iterator and run none of its code.
 */
const actionProblem = (controller: ControllerClass, action: string): 'missing' | 'generator' | undefined => {
  if (action === 'constructor' || action === '__proto__') return 'missing'
  for (let link: object = controller.prototype; link && link !== Object.prototype; link = Object.getPrototypeOf(link)) {
    const member = Object.getOwnPropertyDescriptor(link, action)
    if (member?.get !== undefined) return undefined
    if (member)
      return typeof member.value !== 'function'
        ? 'missing'
        : isGeneratorFunction(member.value)
          ? 'generator'
          : undefined
    if (mayAssign(String(link.constructor), action)) return undefined
  }
  return 'missing'
}

/**
 * The actions of a list that a controller does not offer, in the order of the list. A reason follows the last of the
 * neighbours that share it.
 *
 * @example MissingActions<typeof PlacesController, ['index', 'create', 'show']> // 'index, create (missing), show (not public)'
 */
export type MissingActions<
  Controller,
  Actions,
  Missing extends string = '',
  Reason extends string = '',
> = Actions extends readonly [infer Action extends string, ...infer Rest]
  ? Action extends WrittenNames<Controller>
    ? MissingActions<Controller, Rest, Missing, Reason>
    : MissingActions<
        Controller,
        Rest,
        Missing extends ''
          ? Action
          : `${Missing}${MissingReason<Controller, Action> extends Reason ? '' : ` (${Reason})`}, ${Action}`,
        MissingReason<Controller, Action>
      >
  : Missing extends ''
    ? ''
    : `${Missing} (${Reason})`

/**
 * Why an action is not among the public names. An instance with a private or protected member is not assignable to a
 * type with an optional member of that name; an instance without the member is. The `_` on both sides is for weak type
 * detection: a type whose members are all optional accepts only types that share a member with it.
 */
type MissingReason<Controller, Action extends string> = Controller extends { readonly prototype: infer Instance }
  ? Action extends keyof Controller
    ? 'static'
    : Instance & { _?: 0 } extends { [Name in Action]?: unknown } & { _?: 0 }
      ? 'missing'
      : 'not public'
  : never

/**
 * The actions of a list that a controller does not offer: the twin of the type `MissingActions`. TypeScript's `private`
 * and `protected` do not exist at run time, so no action is `not public`; and the types do not see a `generator`, nor compare names.
 */
const missingActions = (controller: ControllerClass, actions: readonly string[], guesses: boolean): string =>
  actions
    .flatMap(action => {
      const problem = actionProblem(controller, action)
      if (problem === undefined) return []
      if (problem === 'missing' && isStatic(controller, action)) return { action, reason: 'static' }
      const guess = guesses && problem === 'missing' ? similarName(controller, action) : undefined
      return { action, reason: guessMessage(problem, guess) }
    })
    .map(({ action, reason }, at, all) => (all[at + 1]?.reason === reason ? action : `${action} (${reason})`))
    .join(', ')

/** The action of a class that is named like a missing one, or `undefined`. */
export const similarName = (controller: ControllerClass, action: string): string | undefined => {
  const names: string[] = []
  for (let link: object = controller.prototype; link && link !== Object.prototype; link = Object.getPrototypeOf(link))
    names.push(...Object.getOwnPropertyNames(link))
  return mostSimilar(
    action,
    names.filter(name => actionProblem(controller, name) === undefined),
  )
}

/** Whether a class declares or inherits a static member. Members of every function, such as `name`, do not count. */
const isStatic = (controller: ControllerClass, action: string): boolean =>
  action in controller && !(action in Function.prototype)

/**
 * The error message for the actions of a list that a controller does not offer, or `undefined`. `guesses` says whether it names methods
 * that are named like them.
 */
export const missingActionsProblem = (
  call: string,
  path: string,
  controller: ControllerClass,
  actions: readonly string[],
  guesses = true,
): string | undefined => {
  const missing = missingActions(controller, actions, guesses)
  return missing === '' ? undefined : missingActionsMessage(call, path, missing)
}
