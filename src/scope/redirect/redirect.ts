/** `redirect`: redirects an old path to the path of a target, to another path or to a URL, with parameters of its own path. */

import type { Registered } from '../../controller/registry.js'
import type { IsDuplicateRoute } from '../../entries/keys.js'
import type { AnyScope, FrameIn, RegistryIn } from '../../entries/record.js'
import type { AnyFrame, RuntimeFrame } from '../../frame/frame.js'
import { routeKinds } from '../../route/kinds.js'
import type { AnyMiddleware, RedirectRoute } from '../../route/route.js'
import type { Blank, IsAnyOrUnresolved, IsLiteral } from '../../text/inference.js'
import { type CallMessage, type CallOf, callOf, refuse } from '../../text/messages.js'
import type { UntypedFunction } from '../../text/options.js'
import {
  type JoinWrittenPath,
  joinPath,
  type ParamNames,
  type PathShape,
  paramNames,
  pathShape,
  slashedPath,
  type UsualShape,
} from '../../text/path.js'
import { type PathProblem, pathProblem } from '../../text/path-problem.js'
import { checkedTarget, type TargetProblem } from '../controller/target.js'
import type { DuplicatePathMessage } from '../shared/existing-route.js'
import { checkedRedirectOptions, type Destination, isDestination } from './redirect-options.js'

interface Parts<Host extends string | undefined, Path extends string> {
  readonly host: Host
  readonly path: Path
}

type PartsOf<To extends string> =
  WithoutQuery<To> extends `http${'' | 's'}://${infer Rest}`
    ? Rest extends `${infer Host}/${infer Path}`
      ? Parts<Host, `/${Path}`>
      : Parts<Rest, '/'>
    : Parts<undefined, WithoutQuery<To>>
type WithoutQuery<To extends string> = WithoutHash<To extends `${infer Path}?${string}` ? Path : To>
type WithoutHash<To extends string> = To extends `${infer Path}#${string}` ? Path : To

/** A path or a URL in its parts: `start` is the scheme and the host, `end` the query and the fragment. */
export const destinationParts = (to: string) => {
  const [, start = '', host, path = '', end = ''] = /^(?:(https?:\/\/([^/?#]*)))?([^?#]*)(.*)$/s.exec(to) ?? []
  return { start, host, path: path === '' ? '/' : path, end }
}

/** What is wrong with a path or a URL, or `never`. `From` is the whole path of the redirect. */
export type DestinationProblem<Call extends string, From extends string, To extends string> =
  PartsOf<To> extends Parts<infer Host, infer Path>
    ? Host extends InvalidHost
      ? CallMessage<Call, HostMessage<To>> // 1
      : [DestinationPathProblem<Unclosed<Path>>] extends [never]
        ? [Exclude<ParamNames<Path>, ParamNames<From>>] extends [never]
          ? [WildcardAsSegment<From, Path>] extends [never]
            ? Host extends undefined
              ? PathShape<Path> extends PathShape<From>
                ? CallMessage<Call, SelfMessage<To>> // 5
                : never
              : never
            : IsAnyOrUnresolved<WildcardAsSegment<From, Path>> extends true
              ? never // the name of the redirect is one that the compiler cannot find
              : CallMessage<Call, WildcardMessage<To, WildcardAsSegment<From, Path>>> // 4
          : From extends `/…${string}`
            ? never // in a part for any place, where it is checked again
            : CallMessage<Call, ParamMessage<To, FirstOf<ParamNames<From>, Path>, From>> // 3
        : CallMessage<Call, DestinationPathProblem<Unclosed<Path>>> // 2
    : never

/** The short check comes first: a usual path has no problem but a parameter that it has twice. */
type DestinationPathProblem<Path extends string> =
  UsualShape<Path> extends never
    ? PathProblem<Path, ''>
    : Path extends `${string}:${string}:${string}`
      ? PathProblem<Path, ''>
      : never

/** What is wrong with a path or a URL, or `undefined`: the twin of the type. */
const destinationProblem = (from: string, to: string): string | undefined => {
  const { host, path } = destinationParts(to)
  if (host !== undefined && !(VALID_HOST.test(host) && URL.canParse(`http://${host}`))) return hostMessage(to) // 1
  const problem = pathProblem(unclosed(path), '')
  if (problem !== undefined) return problem // 2
  const names = paramNames(from)
  const missing = paramNames(path).find(name => !names.includes(name))
  if (missing !== undefined) return paramMessage(to, missing, from) // 3
  const wildcard = wildcardAsSegment(from, path)
  if (wildcard !== undefined) return wildcardMessage(to, wildcard) // 4
  return host === undefined && pathShape(path) === pathShape(from) ? selfMessage(to) : undefined // 5
}

/** The wildcard at the end of a path that another path has as a segment, or `never`: a slash in it would be escaped. */
type WildcardAsSegment<From extends string, Path extends string> = From extends `${string}/*${infer Name}`
  ? Name & ParamNames<Path extends `${infer Before}/*${string}` ? Before : Path>
  : never
const wildcardAsSegment = (from: string, path: string): string | undefined => {
  const name = /\/\*(.*)$/.exec(from)?.[1]
  return name !== undefined && paramNames(path.replace(/\/\*.*$/, '')).includes(name) ? name : undefined
}

/** A host is written out: with a parameter in it, the request would choose where it is sent. */
type InvalidHost =
  | ''
  | `${string}${'@' | '*' | '\\' | ' ' | '%' | '{' | '}'}${string}`
  | `${string}:${Letter}${string}`
  | `${string}:`
// biome-ignore format: an alphabet reads better in lines than in a column
type SmallLetter =
  | 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm'
  | 'n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z'
type Letter = SmallLetter | Uppercase<SmallLetter> | '_' | '$'
const VALID_HOST = /^[^@*\\\s%{}:[\]]+(:\d+)?$/

/** A path may end with a slash here: another server may ask for it. */
type Unclosed<Path extends string> = Path extends `${infer Rest}/` ? (Rest extends '' ? '/' : Rest) : Path
const unclosed = (path: string): string => (path.endsWith('/') && path !== '/' ? path.slice(0, -1) : path)

/** The first parameter of a path that is not among others: segment by segment, since a union has no order. */
type FirstOf<Others extends string, Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? [Exclude<ParamNames<`/${Segment}`>, Others>] extends [never]
    ? FirstOf<Others, Rest>
    : Exclude<ParamNames<`/${Segment}`>, Others>
  : Exclude<ParamNames<`/${Path}`>, Others>

type HostMessage<To extends string> = ReturnType<typeof hostMessage<To>>
const hostMessage = <To extends string>(to: To) =>
  `the host of '${to}' must be written out, without parameters` as const

type ParamMessage<To extends string, Name extends string, From extends string> = ReturnType<
  typeof paramMessage<To, Name, From>
>
const paramMessage = <To extends string, Name extends string, From extends string>(to: To, name: Name, from: From) =>
  `'${to}' has the parameter '${name}', which ${from} does not have` as const

type WildcardMessage<To extends string, Name extends string> = ReturnType<typeof wildcardMessage<To, Name>>
const wildcardMessage = <To extends string, Name extends string>(to: To, name: Name) =>
  `'${to}' must have the wildcard at its end: *${name}` as const

type SelfMessage<To extends string> = ReturnType<typeof selfMessage<To>>
const selfMessage = <To extends string>(to: To) => `'${to}' leads to the redirect itself` as const

/**
 * What is wrong with the path of `redirect`, or `never`, also while no path is written: the path itself, or a route of its
 * method that exists already.
 */
export type RedirectPathProblem<Self extends AnyScope, From extends string, Method extends string> = [
  PathProblem<From, FrameIn<Self>['path']>,
] extends [never]
  ? IsDuplicateRoute<Self, FrameIn<Self>, From, Method> extends true
    ? DuplicatePathMessage<CallOf<'redirect', From>, Self, From, Method>
    : never
  : [From] extends [never]
    ? UntypedFunction
    : CallMessage<CallOf<'redirect', From>, PathProblem<From, FrameIn<Self>['path']>>

/**
 * What is wrong with the target of `redirect`, or `never`. This checks a path or a URL, or the controller and its action.
 * Whether the table routes the target is checked when the table is complete (see `check-redirects.ts`).
 */
export type RedirectTargetProblem<
  Registry,
  Frame extends AnyFrame,
  From extends string,
  Target extends string,
  Path extends string,
> = NoInfer<
  [Target] extends [Destination]
    ? IsLiteral<Target> extends true
      ? [Path] extends [never]
        ? DestinationProblem<CallOf<'redirect', From>, JoinWrittenPath<Frame['path'], From>, Target>
        : CallMessage<CallOf<'redirect', From>, typeof PATH_OF_TARGET>
      : TargetProblem<CallOf<'redirect', From>, Registry, '', Target> // no text yet, or not one
    : TargetProblem<CallOf<'redirect', From>, Registry, '', Target>
>

/**
 * Whether a call is a parameter hint: the next argument is not written yet, and what is written is right. `TargetKeys` and `Keys` are
 * the members of the target and of the options: see `ArgumentKeys`.
 */
export type IsHintOfRedirect<
  Self extends AnyScope,
  From extends string,
  Target extends string,
  TargetKeys extends PropertyKey,
  Keys extends PropertyKey,
> = Blank extends Keys
  ? Blank extends TargetKeys
    ? true
    : [
          RedirectPathProblem<Self, From, 'GET'>,
          RedirectTargetProblem<RegistryIn<Self>, FrameIn<Self>, From, Target, never>,
        ] extends [never, never]
      ? true
      : false
  : false

/** The route of `redirect`: the twin of the problems above, whose messages it throws; the chain finds duplicates. */
export const redirectRoute = (
  registry: Registered,
  frame: RuntimeFrame,
  use: readonly AnyMiddleware[],
  [from, target, options]: readonly unknown[],
): RedirectRoute => {
  const call = callOf('redirect', from)
  refuse(call, pathProblem(from, frame.path))
  const path = joinPath(frame.path, slashedPath(String(from)))
  const isTarget = typeof target !== 'string' || !isDestination(target)
  const redirect = isTarget ? checkedTarget(call, registry, '', target).target : target
  if (!isTarget) refuse(call, destinationProblem(path, redirect))
  const { to, ...answer } = checkedRedirectOptions(call, options)
  if (to !== undefined && !isTarget) refuse(call, PATH_OF_TARGET)
  return { path, redirect, ...answer, ...(to !== undefined && { to }), use, ...routeKinds(frame.kinds) }
}

const PATH_OF_TARGET = "the option 'path' chooses a path of a target, and this is none"
