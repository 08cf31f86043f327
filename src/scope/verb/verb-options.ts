/**
 * The options of a verb, directly after its path: the kinds of the parameters of this path and, before a middleware, the
 * contract of the route.
 */

import type { ActionContract } from '../../contract/contract.js'
import { MEMBER_NAMES } from '../../contract/members.js'
import { isSchema } from '../../contract/schema.js'
import type { AnyFrame } from '../../route/frame.js'
import type { WithKinds } from '../../route/kinds.js'
import { callMessage, RouteError } from '../../text/messages.js'
import { optionNamesProblem } from '../../text/options.js'
import type { ParamKinds } from '../../text/param-kinds.js'
import { noOptionMessage } from '../options/foreign-options.js'
import { kindsOfOptions, kindsProblem } from '../options/scope-options.js'
import {
  actionContractProblem,
  contractOfOptions,
  contractProblem,
  hasMember,
  type IsOptions,
  type KindsOfVerb,
} from './verb-contract.js'

/** The frame for what follows the options: with their kinds, which `ctx` has. */
export type FrameBehind<Frame extends AnyFrame, First> =
  IsOptions<First> extends true ? VerbFrame<Frame, KindsOfVerb<First>> : Frame

interface VerbFrame<Frame extends AnyFrame, Kinds>
  extends Pick<Frame, Exclude<keyof AnyFrame, 'kinds' | 'collection'>> {
  readonly kinds: Frame['kinds'] & WithKinds<Kinds>
}

/** The options of a verb at run time. */
interface OptionsOfVerb {
  readonly kinds: ParamKinds | undefined
  readonly contract: ActionContract | undefined
}

/** The checked options of a verb, or `undefined` where it has none. `given` is all arguments. */
export const optionsOfVerb = (call: string, given: readonly unknown[]): OptionsOfVerb | undefined => {
  const [path, options] = given
  if (given.length < 3 || !isVerbOptions(options, given)) return undefined
  const problem = optionsProblem(String(path), options, typeof given.at(-1) === 'string')
  if (problem !== undefined) throw new RouteError(callMessage(call, problem))
  return { kinds: hasKinds(options) ? kindsOfOptions(options) : undefined, contract: contractOfOptions(options) }
}

/** Whether an object is options. One with none of their members, before nothing but an action, is in place of a class. */
const isVerbOptions = (options: unknown, given: readonly unknown[]): options is object =>
  typeof options === 'object' &&
  options !== null &&
  !Array.isArray(options) &&
  !isSchema(options) &&
  (given.length > 3 || typeof given[2] !== 'string' || given[2].includes('#') || hasMember(options))

const optionsProblem = (path: string, options: object, isForAction: boolean): string | undefined => {
  const isEmpty = Object.keys(options).length === 0
  return (
    optionNamesProblem(options, MEMBER_NAMES, noOptionMessage('verb', path)) ??
    contractProblem(options) ??
    (hasKinds(options) || isEmpty ? kindsProblem(path, Object(options).params) : undefined) ??
    (isForAction ? actionContractProblem(options) : undefined)
  )
}

const hasKinds = (options: object): options is { readonly params: ParamKinds } =>
  'params' in options && !isSchema(options.params)
