/** A target at the end of a verb: `get('pong', 'Ping#ping')`. */

import type { Registered } from '../../controller/registry.js'
import type { AnyFrame, RuntimeFrame } from '../../route/frame.js'
import { routeController } from '../../route/route.js'
import { checkedTarget, type TargetProblem } from '../controller/target.js'
import type { FirstWords, FirstWordsMessage } from '../foreign/first-words.js'
import type { NoActionMessage } from './verb-action.js'
import type { VerbCall } from './verb-call.js'

/** The end of the stored form of a verb: its last argument if that is a target, or nothing for a middleware. */
export type TargetText<Given> = Given extends string ? (unknown extends Given ? '' : ` ${Given}`) : ''

/**
 * What is wrong with a last argument that is text, a class or something of another router; or, if nothing is wrong, the argument.
 * A target may be right without passing the short check: the compiler knows nothing of the actions of a class that it cannot
 * resolve.
 */
export type TargetOrClassProblem<
  Verb extends string,
  Path extends string,
  Registry,
  Frame extends AnyFrame,
  Given,
> = NoInfer<
  [Given] extends [string]
    ? [TargetProblem<VerbCall<Verb, Path>, Registry, Frame['controllerPrefix'], Given>] extends [never]
      ? Given
      : TargetProblem<VerbCall<Verb, Path>, Registry, Frame['controllerPrefix'], Given>
    : [Given] extends [FirstWords]
      ? FirstWordsMessage<Verb, Path, Registry, Frame, Given>
      : NoActionMessage<Verb, Path>
>

/** What a verb with a target calls. */
export const targetAction = (call: string, registry: Registered, frame: RuntimeFrame, given: string) => {
  const { target, controller, action } = checkedTarget(call, registry, frame.controllerPrefix, given)
  return { target, ...routeController(controller), action }
}
