/** The option `shallow` of `resources`: nested resources have the paths of their members without the resources around. */

import type { AnyFrame, RuntimeFrame } from '../route/frame.js'
import type { Shallow } from '../route/settings.js'
import type { CallMessage } from '../text/messages.js'
import type { ReturnedEntries } from './callback.js'
import type { KeyConflictCandidates } from './conflict-candidates.js'
import type { NestedProblem } from './namespace.js'
import type { AnyScope } from './record.js'
import type { ShallowNestedKeys, ShallowPrefixes } from './shallow-keys.js'

/** Options with `shallow`. */
export interface WithShallow {
  readonly shallow: true
}

/**
 * What is wrong with outermost shallow resources, or `never`: they are inside other resources, or the routes in them duplicate
 * others. Their standard routes are those of any resources.
 */
export type ShallowRoutesProblem<
  Call extends string,
  Self extends AnyScope,
  Frame extends AnyFrame,
  Name extends string,
  Returned,
> = Frame['path'] extends Frame['parentPath']
  ? NestedProblem<
      Call,
      PathBelow<Frame, Shallow, ''>,
      ShallowNestedKeys<Name, ReturnedEntries<Returned>>,
      KeyConflictCandidates<Self, Frame, ShallowPrefixes<Name, ReturnedEntries<Returned>>>
    >
  : OutermostProblem<Call, Frame>

/** The error message for `shallow` inside other resources, or `never`. */
export type OutermostProblem<Call extends string, Frame extends AnyFrame> = Frame['path'] extends Frame['parentPath']
  ? never
  : CallMessage<Call, typeof OUTERMOST>

/** The error message for `shallow` inside other resources, or `undefined`: the twin of the type. */
export const shallowProblem = (frame: RuntimeFrame, { shallow }: { readonly shallow?: true }): string | undefined =>
  shallow && frame.path !== frame.parentPath ? OUTERMOST : undefined

const OUTERMOST = "'shallow' must be an option of the outermost resources, and applies to all resources in them"

/** The path below which the routes of a resource are, in error messages. `IsShallow` is that of the frame inside it. */
export type PathBelow<Frame extends AnyFrame, IsShallow, Path extends string> = [IsShallow] extends [never]
  ? Path
  : Frame['parentPath'] extends ''
    ? '/'
    : Frame['parentPath']

/** That path: the twin of the type. */
export const pathBelow = (frame: RuntimeFrame, isShallow: boolean, path: string): string =>
  isShallow ? frame.parentPath || '/' : path
