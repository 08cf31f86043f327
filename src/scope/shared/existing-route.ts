/**
 * The routes that a duplicate duplicates, as they were declared: `GET /hosts/:id`. The keys of a scope have no names of parameters,
 * so its entries are expanded, which only a mistake costs. And what is wrong with the routes in a callback.
 */

import type { Expand } from '../../entries/expand.js'
import type { AllKeys, Duplicates, RouteKey } from '../../entries/keys.js'
import type { AnyScope, EntriesIn, FrameIn } from '../../entries/record.js'
import type { CollectionFrame } from '../../frame/collection-frame.js'
import type { AnyFrame, RuntimeFrame } from '../../frame/frame.js'
import type { AnyRoute } from '../../route/route.js'
import type { IsOne } from '../../text/inference.js'
import {
  type DuplicateNestedMessage,
  type DuplicateRouteMessage,
  duplicateNestedMessage,
  duplicateRouteMessage,
} from '../../text/messages.js'
import { type JoinWrittenPath, type PathShape, pathShape } from '../../text/path.js'
import type { CallbackUseProblem } from './use-marks.js'

/**
 * The error message for a route with a path of its own. The one that exists may be outside of the scope: a standard route of the
 * resource around, which a `collection` can have only with another name of the id.
 */
export type DuplicatePathMessage<
  Call extends string,
  Self extends AnyScope,
  Path extends string,
  Method extends string,
> = OneRouteMessage<
  Call,
  ExistingRoute<Self, RouteKey<FrameIn<Self>['shape'], Path, Method>>,
  DuplicateRouteMessage<Call, `${Method} ${StandardPath<FrameIn<Self>, JoinWrittenPath<FrameIn<Self>['path'], Path>>}`>
>
type StandardPath<Frame extends AnyFrame, Path extends string> =
  Frame extends CollectionFrame<infer Member>
    ? PathShape<Path> extends PathShape<Member['path']>
      ? Member['path']
      : Path
    : Path

/**
 * The error message for routes in a callback with these keys: the one that exists, or for several the path above them. That is the
 * path of the callback, unless shallow members are among them, which are outside of it.
 */
type DuplicateKeysMessage<Call extends string, Self extends AnyScope, Keys, Path extends string> = OneRouteMessage<
  Call,
  ExistingRoute<Self, Keys>,
  DuplicateNestedMessage<
    Call,
    RootOr<[Keys] extends [BelowPath<PathShape<Path>>] ? Path : FrameIn<Self>['around']['path']>
  >
>
type BelowPath<Shape extends string> = `${Shape}/${string}` | `${Shape} ${string}`
type RootOr<Path extends string> = Path extends '' ? '/' : Path

/** The error message for one route, or the other one for several. */
export type OneRouteMessage<Call extends string, Route, Other> = [Route] extends [never]
  ? Other
  : IsOne<Route> extends true
    ? DuplicateRouteMessage<Call, Route & string>
    : Other

/** The routes of a scope with these keys, or that of the resource around. */
export type ExistingRoute<Self extends AnyScope, Keys> =
  | RouteAt<Expand<EntriesIn<Self>, FrameIn<Self>, {}>, Keys>
  | (FrameIn<Self>['path'] extends '' ? never : RouteAround<FrameIn<Self>, Keys>)
type RouteAround<Frame extends AnyFrame, Key> = Key extends `${Frame['shape']} ${infer Method}`
  ? `${Method} ${Frame['path']}`
  : never
type RouteAt<Expanded, Keys> = Expanded extends { readonly routes: infer Route } ? TextAt<Route, Keys> : never
type TextAt<Route, Keys> = Route extends {
  readonly method: infer Method extends string
  readonly path: infer Path extends string
}
  ? RouteKey<'', Path, Method> extends Keys
    ? `${Method} ${Path}`
    : never
  : never

const routeText = ({ method, path }: AnyRoute): string => `${method} ${path}`

/** The error message for a call that declares one path, with the first of its routes that exist already. */
export const duplicateMessage = (call: string, [first]: readonly AnyRoute[]): string =>
  duplicateRouteMessage(call, routeText(first as AnyRoute)) // the chain asks only where there is one

/** The error message for routes in a callback with this path: the twin of `DuplicateKeysMessage`. A value also knows several. */
export const duplicateKeysMessage = (
  call: string,
  { around }: RuntimeFrame,
  path: string,
  existing: readonly AnyRoute[],
): string => {
  const isBelow = existing.every(route => `${pathShape(route.path)}/`.startsWith(`${pathShape(path)}/`))
  return oneRouteMessage(call, existing, duplicateNestedMessage(call, (isBelow ? path : around.path) || '/'))
}

/** The error message for one route, or the other one, with a list, for several: the twin of `OneRouteMessage`. */
export const oneRouteMessage = (call: string, existing: readonly AnyRoute[], other: string): string => {
  if (existing.length === 1) return duplicateMessage(call, existing)
  const more = existing.length - LISTED
  return `${other} (${existing.slice(0, LISTED).map(routeText).join(', ')}${more > 0 ? `, and ${more} more` : ''})`
}
const LISTED = 6

/**
 * What is wrong with the routes in the callback of a call without routes of its own, or in a part; or `never`. `Path` is that of the
 * callback, and `Others` are the keys of the scope that its routes may duplicate.
 */
export type CallbackRoutesProblem<Call extends string, Self extends AnyScope, Path extends string, Others, Returned> =
  CallbackUseProblem<Call, Self, Returned> extends never
    ? NestedProblem<Call, Self, Path, AllKeys<Returned>, Others>
    : CallbackUseProblem<Call, Self, Returned>

/** The error message for a callback whose routes duplicate routes outside of it, or `never`. */
export type NestedProblem<Call extends string, Self extends AnyScope, Path extends string, Keys, Others> = [
  Duplicates<Keys, Others>,
] extends [never]
  ? never
  : DuplicateKeysMessage<Call, Self, Duplicates<Keys, Others>, Path>
