/**
 * Options of other routers that stand alone after the path of a verb, where a target or a middleware should be, as in
 * `get('search', { controller: 'places' })`. For `to` and `on` see `first-words.ts`.
 */

import type { Registered } from '../../controller/registry.js'
import type { AnyFrame, RuntimeFrame } from '../../route/frame.js'
import { type CallMessage, callMessage } from '../../text/messages.js'
import type { NoMiddlewareProblem } from '../middleware/more-parameters.js'
import { type VerbCall, verbCall } from '../verb/verb-call.js'
import { type CallWithTarget, callWithTarget } from './first-words.js'
import { type InsteadMessage, type InsteadOf, insteadMessage, insteadOf } from './foreign-options.js'

/** The error message for a value after the path that is no middleware. */
export type NoMiddlewareMessage<
  Verb extends string,
  Path extends string,
  Registry,
  Frame extends AnyFrame,
  Given,
> = CallMessage<
  VerbCall<Verb, Path>,
  [LoneOption<Given>] extends [never]
    ? NoMiddlewareProblem<Given>
    : LoneOption<Given> extends 'controller' | 'action'
      ? InsteadMessage<LoneOption<Given>, `write ${CallWithTarget<Verb, Path, Registry, Frame, TargetIn<Path, Given>>}`> // 1
      : InsteadMessage<LoneOption<Given>, InsteadOf<'verb', Path, LoneOption<Given>, unknown>> // 2
>

/** The error message for options that stand alone, or `undefined`: the twin of the type. */
export const loneOptionsMessage = (
  verb: string,
  path: string,
  registry: Registered,
  frame: RuntimeFrame,
  given: unknown,
): string | undefined => {
  if (typeof given !== 'object' || given === null) return undefined
  const option = LONE.find(each => each in given)
  if (option === undefined) return undefined
  const { controller, action = path } = given as { readonly controller?: unknown; readonly action?: unknown } // as is checked above
  const instead =
    option === 'controller' || option === 'action'
      ? `write ${callWithTarget(verb, path, registry, frame, `${controller}#${action}`)}` // 1
      : String(insteadOf('verb', path, option, undefined)) // 2
  return callMessage(verbCall(verb, path), insteadMessage(option, instead))
}

/** The options, in the order in which they are looked for. */
const LONE = ['controller', 'action', 'path', 'via', 'as', 'name', 'defaults', 'format', 'constraints'] as const

/** The first of them that a value has, or `never`. */
type LoneOption<Given> = [Given] extends [object] ? FirstIn<keyof Given, typeof LONE> : never
type FirstIn<Keys, Names extends readonly string[]> = Names extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? First extends Keys
    ? First
    : FirstIn<Keys, Rest>
  : never

/** The target that the options name. Without an action it is that of the path. */
type TargetIn<Path extends string, Given> = Given extends { readonly controller: infer Controller extends string }
  ? `${Controller}#${Given extends { readonly action: infer Action extends string } ? Action : Path}`
  : never
