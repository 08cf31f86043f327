/** The options of a verb, directly after its path: the kinds of the parameters of this path. */

import type { AnyFrame } from '../route/frame.js'
import type { WithKinds } from '../route/kinds.js'
import { callMessage, RouteError } from '../text/messages.js'
import type { ParamKinds } from '../text/param-kinds.js'
import { type KindsOfOptions, kindsOfOptions, scopeOptionsProblem } from './scope-options.js'

/** Options, among what may follow the path of a verb. A function has `call`. */
interface VerbOptions {
  readonly params: unknown
  readonly call?: never
}

/** Whether what follows the path is options. A value of type `any` is not, and neither is one that is not known yet. */
export type IsOptions<Given> = unknown extends Given ? false : [Given] extends [VerbOptions] ? true : false

/** The frame for what follows the options: with their kinds, which `ctx` has. */
export type FrameBehind<Frame extends AnyFrame, First> =
  IsOptions<First> extends true ? VerbFrame<Frame, KindsOfOptions<First>> : Frame

interface VerbFrame<Frame extends AnyFrame, Kinds>
  extends Pick<Frame, Exclude<keyof AnyFrame, 'kinds' | 'collection'>> {
  readonly kinds: Frame['kinds'] & WithKinds<Kinds>
}

/** The kinds in the options of a verb, or `undefined` where it has none. `given` is all arguments. */
export const kindsOfVerb = (call: string, given: readonly unknown[]): ParamKinds | undefined => {
  const [path, options] = given
  if (given.length < 3 || !isVerbOptions(options)) return undefined
  const problem = scopeOptionsProblem(String(path), options)
  if (problem !== undefined) throw new RouteError(callMessage(call, problem))
  return kindsOfOptions(options)
}

const isVerbOptions = (given: unknown): given is { readonly params: ParamKinds } =>
  typeof given === 'object' && given !== null && 'params' in given
