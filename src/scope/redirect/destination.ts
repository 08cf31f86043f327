/** Where a redirect leads that is no target: to a path or to a URL, with parameters of its own path. */

import type { IsAnyOrUnresolved } from '../../text/inference.js'
import { type CallMessage, callMessage } from '../../text/messages.js'
import { type ParamNames, type PathShape, paramNames, pathShape, type UsualShape } from '../../text/path.js'
import { type PathProblem, pathProblem } from '../../text/path-problem.js'

/** A path or a URL, and not a target. */
export type Destination = `/${string}` | `http://${string}` | `https://${string}`

/** Whether a text is a path or a URL, and not a target. */
export const isDestination = (to: string): boolean => /^(\/|https?:\/\/)/.test(to)

/** A path or a URL in its parts. */
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
export const destinationProblem = (call: string, from: string, to: string): string | undefined => {
  const { host, path } = destinationParts(to)
  if (host !== undefined && !(VALID_HOST.test(host) && URL.canParse(`http://${host}`)))
    return callMessage(call, hostMessage(to)) // 1
  const problem = pathProblem(unclosed(path), '')
  if (problem !== undefined) return callMessage(call, problem) // 2
  const names = paramNames(from)
  const missing = paramNames(path).find(name => !names.includes(name))
  if (missing !== undefined) return callMessage(call, paramMessage(to, missing, from)) // 3
  const wildcard = wildcardAsSegment(from, path)
  if (wildcard !== undefined) return callMessage(call, wildcardMessage(to, wildcard)) // 4
  return host === undefined && pathShape(path) === pathShape(from) ? callMessage(call, selfMessage(to)) : undefined // 5
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

type HostMessage<To extends string> = `the host of '${To}' must be written out, without parameters`
const hostMessage = <To extends string>(to: To): HostMessage<To> =>
  `the host of '${to}' must be written out, without parameters`

type ParamMessage<
  To extends string,
  Name extends string,
  From extends string,
> = `'${To}' has the parameter '${Name}', which ${From} does not have`
const paramMessage = <To extends string, Name extends string, From extends string>(
  to: To,
  name: Name,
  from: From,
): ParamMessage<To, Name, From> => `'${to}' has the parameter '${name}', which ${from} does not have`

type WildcardMessage<To extends string, Name extends string> = `'${To}' must have the wildcard at its end: *${Name}`
const wildcardMessage = <To extends string, Name extends string>(to: To, name: Name): WildcardMessage<To, Name> =>
  `'${to}' must have the wildcard at its end: *${name}`

type SelfMessage<To extends string> = `'${To}' leads to the redirect itself`
const selfMessage = <To extends string>(to: To): SelfMessage<To> => `'${to}' leads to the redirect itself`
