/** Paths as text: joining them and reading their parameters. Each type has its function below it. */

import type { Box, NameBox } from './inference.js'
import type { Digit, InvalidName, NotInIdentifier, NotInPath, Proto } from './names.js'
import { escapeColons, type NameIn, parseSegment, type SuffixIn, type WithoutColons } from './segments.js'

/**
 * A path with a slash in front. A declaration may omit the slash.
 *
 * @example SlashedPath<'search/:term'> // '/search/:term'
 */
export type SlashedPath<Path extends string> = Path extends `/${string}` ? Path : `/${Path}`

/** A path with a slash in front: the twin of the type `SlashedPath`. */
export const slashedPath = (path: string): string => (path.startsWith('/') ? path : `/${path}`)

/**
 * A path below a base. The base is the path of the surrounding scope, or `''` at the top of a table. The path `/` is
 * the base itself.
 *
 * @example JoinPath<'/v1', '/ping'> // '/v1/ping'
 * @example JoinPath<'/v1', '/'> // '/v1'
 * @example JoinPath<'', '/'> // '/'
 */
export type JoinPath<Base extends string, Path extends string> = Path extends '/'
  ? Base extends ''
    ? '/'
    : Base
  : `${Base}${Path}`

/**
 * The same for a path as it is written, which may omit the slash. Most do, and are joined in one step. Its twin is
 * `joinPath(base, slashedPath(path))`.
 *
 * @example JoinWrittenPath<'/v1', 'ping'> // '/v1/ping'
 */
export type JoinWrittenPath<Base extends string, Path extends string> = Path extends `/${string}`
  ? JoinPath<Base, Path>
  : `${Base}/${Path}`

/** The joined path: the twin of the type `JoinPath`. */
export const joinPath = (base: string, path: string): string => (path === '/' ? base || '/' : `${base}${path}`)

/**
 * The names of a path's parameters as a union: of each `:name`, and of a `*name` at the end.
 *
 * @example ParamNames<'/places/:placeId/rooms/:id'> // 'placeId' | 'id'
 */
export type ParamNames<Path extends string> =
  NameBox<Path> extends HasParam // most paths have none, and are done here
    ? NameBox<Path> extends HasLiteralColon
      ? Path extends `${infer Before}\\:${infer After}`
        ? ParamNames<`${Before}.${After}`> // not by `WithoutColons`, which would cost every table more
        : never
      : Path extends `${string}:${infer Text}/${infer Rest}`
        ? NameIn<Text> | ParamNames<`/${Rest}`>
        : Path extends `${string}:${infer Text}`
          ? NameIn<Text>
          : Path extends `${string}/*${infer Name}`
            ? Name
            : never
    : never
interface HasParam {
  readonly name: `${string}${':' | '/*'}${string}`
}
interface HasLiteralColon {
  readonly name: `${string}\\:${string}`
}

/**
 * The names of a path's parameters in their order: the twin of the type `ParamNames`.
 *
 * @example paramNames('/places/:placeId/rooms/:id') // ['placeId', 'id']
 */
export const paramNames = (path: string): readonly string[] =>
  path
    .split('/')
    .map(parseSegment)
    .filter(({ kind }) => kind !== 'literal')
    .map(({ name }) => name)

/**
 * The parameters of a path as an object of decoded strings, as `ctx.params` holds them.
 *
 * @example PathParams<'/places/:placeId/rooms/:id'> // { placeId: string; id: string }
 */
export type PathParams<Path extends string> = ParamsOf<ParamNames<Path>>

/**
 * The parameters with these names. All paths with the same names share one type, and so one `ctx`, whose hundred members the
 * compiler resolves once. It is a conditional type so that a hover prints the parameters, and not the name of this type.
 */
export type ParamsOf<Names extends string> = Box<Names> extends Box<string> ? { [Name in Names]: string } : never

/**
 * The first parameter name that a path has twice, or `never`.
 *
 * @example DuplicateParam<'/orgs/:id/users/:id'> // 'id'
 */
export type DuplicateParam<Path extends string> =
  NameBox<Path> extends HasLiteralColon ? FirstDuplicate<WithoutColons<Path>> : FirstDuplicate<Path>
type FirstDuplicate<Path extends string> = Path extends `${string}:${infer Text}/${infer Rest}`
  ? NameIn<Text> extends ParamNames<`/${Rest}`>
    ? NameIn<Text>
    : FirstDuplicate<`/${Rest}`>
  : never

/** The first parameter name that a path has twice, or `undefined`: the twin of the type `DuplicateParam`. */
export const duplicateParam = (path: string): string | undefined => {
  const names = paramNames(path)
  return names.find((name, index) => names.includes(name, index + 1))
}

/**
 * The path without its parameter names: two paths of the same shape match the same requests.
 *
 * @example PathShape<'/places/:slug/files/*rest'> // '/places/:/files/*'
 * @example PathShape<'/@:username/:id.json'> // '/@:/:.json'
 * @example PathShape<'/books\\:search/:id'> // '/books\\:search/:'
 */
export type PathShape<Path extends string> = Path extends `${infer Head}:${infer Tail}`
  ? Head extends `${string}\\`
    ? `${Head}:${PathShape<Tail>}`
    : Tail extends `${infer Text}/${infer Rest}`
      ? `${Head}:${SuffixIn<Text>}${PathShape<`/${Rest}`>}`
      : `${Head}:${SuffixIn<Tail>}`
  : Path extends `${infer Head}/*${string}`
    ? `${Head}/*`
    : Path

/**
 * The shape of a usual path, in fewer steps: each segment is a name or a parameter. `never` for every other path, right or wrong.
 *
 * @example UsualShape<'places/:id/rooms'> // '/places/:/rooms'
 */
export type UsualShape<Path extends string> = Path extends `/${infer Rest}` ? SegmentShapes<Rest> : SegmentShapes<Path>
type SegmentShapes<Path extends string> = Path extends `${infer First}/${infer Second}/${infer Rest}`
  ? `/${SegmentShape<First>}/${SegmentShape<Second>}${MoreShapes<Rest>}`
  : Path extends `${infer First}/${infer Second}`
    ? `/${SegmentShape<First>}/${SegmentShape<Second>}`
    : `/${SegmentShape<Path>}`
/** Those behind two segments. The compiler repeats this type without a limit, and it costs more. */
type MoreShapes<Path extends string, Before extends string = ''> = Path extends `${infer First}/${infer Rest}`
  ? MoreShapes<Rest, `${Before}/${SegmentShape<First>}`>
  : `${Before}/${SegmentShape<Path>}`
type SegmentShape<Segment extends string> =
  NameBox<Segment> extends InvalidName
    ? Segment extends `:${infer Name}`
      ? NameBox<Name> extends InvalidParam
        ? never
        : ':'
      : never
    : Segment
interface InvalidParam {
  readonly name: '' | Proto | `${Digit}${string}` | `${string}${NotInPath | NotInIdentifier}${string}`
}

/** The path without its parameter names: the twin of the type `PathShape`. */
export const pathShape = (path: string): string => path.split('/').map(segmentShape).join('/')

const segmentShape = (segment: string): string => {
  const { kind, prefix, suffix } = parseSegment(segment)
  if (kind === 'literal') return segment
  return kind === 'wildcard' ? '*' : `${escapeColons(prefix)}:${escapeColons(suffix)}`
}
