/**
 * What may be written as a path. A `…Problem` type is `never` for good input and an error message for bad input; its
 * function, with the same numbered cases, returns `undefined` or the same message.
 */

import type { IsLiteral, NameBox } from './inference.js'
import type { OneLiteral } from './messages.js'
import { INVALID_IN_PATH, type InvalidName, type NotInPath } from './names.js'
import { type DuplicateParam, duplicateParam, type SlashedPath, slashedPath } from './path.js'
import {
  type CharacterMessage,
  characterMessage,
  type DotSegmentMessage,
  type DuplicateParamMessage,
  dotSegmentMessage,
  duplicateParamMessage,
  EMPTY_PATH,
  type EmptySegmentMessage,
  emptySegmentMessage,
  MANY_PARAMS,
  MOST_PARAMS,
  type NestedMessage,
  nestedMessage,
  type OptionalMessage,
  optionalMessage,
  PATH_LITERAL,
  type PatternMessage,
  patternMessage,
  type TrailingSlashMessage,
  trailingSlashMessage,
} from './path-messages.js'
import { type SegmentsProblem, segmentsProblem } from './segment-problem.js'
import { type WithoutColons, withoutColons } from './segments.js'
import { surrogateProblem } from './well-formed.js'

/**
 * What is wrong with a path given to a verb or to `scope`. `Base` is the path of the surrounding scope: the given path
 * must not repeat one of its parameters.
 *
 * @example PathProblem<'notes/:2nd', ''> // "':2nd' is not a parameter: a parameter must be ':' followed by …"
 */
export type PathProblem<Path extends string, Base extends string> =
  IsLiteral<Path> extends true
    ? NameBox<Path> extends InvalidName
      ? UncommonPathProblem<Path, Base>
      : never // the common case: one literal segment
    : string extends Path
      ? typeof PATH_LITERAL
      : OneLiteral

type UncommonPathProblem<Path extends string, Base extends string> = Path extends '/'
  ? never // 1. the path of the scope itself
  : NameBox<Path> extends EmptySegment
    ? EmptyProblem<Path> // 2
    : `/${Path}/` extends `${string}/${'.' | '..'}/${string}`
      ? DotSegmentMessage<Path> // 3
      : NameBox<Path> extends InvalidPath
        ? NameBox<WithoutColons<Path>> extends InvalidPath
          ? InvalidPathMessage<Path> // 4
          : ParamsProblem<SlashedPath<Path>, Base> // 5
        : NameBox<Path> extends PathWithParams
          ? ParamsProblem<SlashedPath<Path>, Base> // 5
          : never

/** What is wrong with a path, or `undefined`: the twin of the type `PathProblem`. */
export const pathProblem = (path: unknown, base: string): string | undefined => {
  if (typeof path !== 'string') return PATH_LITERAL
  if (path === '/') return undefined // 1. the path of the scope itself
  if (path === '' || path.includes('//') || path.endsWith('/')) return emptyProblem(path) // 2
  if (path.split('/').some(segment => segment === '.' || segment === '..')) return dotSegmentMessage(path) // 3
  if (INVALID_IN_PATH.test(withoutColons(path))) return invalidPathMessage(path) // 4
  return (
    surrogateProblem('path', path) ?? (/[:*()]|\.\+/.test(path) ? paramsProblem(slashedPath(path), base) : undefined)
  ) // 5
}

/** Which message an empty path or segment gets: the slash at the end of `places/` is one that other routers take. */
type EmptyProblem<Path extends string> = Path extends ''
  ? typeof EMPTY_PATH
  : Path extends `${string}//${string}`
    ? EmptySegmentMessage<Path>
    : Path extends `${infer Without}/`
      ? TrailingSlashMessage<Path, Without>
      : never

const emptyProblem = (path: string): string => {
  if (path === '') return EMPTY_PATH
  return path.includes('//') ? emptySegmentMessage(path) : trailingSlashMessage(path, path.slice(0, -1))
}

/** Which message a character gets: `:id?` and `:id(\\d+)` are the syntax of other routers. */
type InvalidPathMessage<Path extends string> = Path extends `${string}:${infer Name}(${string}`
  ? PatternMessage<Name>
  : `${Path}/` extends `${string}:${string}?/${string}`
    ? OptionalMessage<Path>
    : CharacterMessage<Path>

const invalidPathMessage = (path: string): string => {
  const name = /:(.*?)\(/.exec(path)?.[1]
  if (name !== undefined) return patternMessage(name)
  return /:.*?\?\//.test(`${path}/`) ? optionalMessage(path) : characterMessage(path)
}

/** Boxed patterns: see `NameBox`. */
interface EmptySegment {
  readonly name: '' | `${string}//${string}` | `${string}/`
}
interface InvalidPath {
  readonly name: `${string}${NotInPath}${string}`
}
interface PathWithParams {
  readonly name: `${string}${':' | '*' | '(' | ')' | '.+'}${string}`
}

/**
 * What is wrong with a path given to `scope`. The rules of other paths apply, and nothing can be nested in `/` or a
 * wildcard.
 */
export type ScopePathProblem<Path extends string, Base extends string> = [PathProblem<Path, Base>] extends [never]
  ? Path extends '/' | `${string}*${string}`
    ? NestedMessage<Path>
    : never
  : [Path] extends ['']
    ? NestedMessage<Path>
    : PathProblem<Path, Base> // of all paths together: each of several would be right

/** What is wrong with a path given to `scope`, or `undefined`: the twin of the type `ScopePathProblem`. */
export const scopePathProblem = (path: unknown, base: string): string | undefined =>
  path === ''
    ? nestedMessage(path)
    : (pathProblem(path, base) ??
      (path === '/' || String(path).includes('*') ? nestedMessage(String(path)) : undefined))

/** What is wrong with the parameters of a path: first their number, then each segment by itself, then a parameter that `Base` also has. */
type ParamsProblem<Path extends string, Base extends string> = `${Base}${Path}` extends WithManyParams
  ? typeof MANY_PARAMS
  : [SegmentsProblem<Path>] extends [never]
    ? [DuplicateParam<`${Base}${Path}`>] extends [never]
      ? never
      : DuplicateParamMessage<`${Base}${Path}`, DuplicateParam<`${Base}${Path}`>>
    : SegmentsProblem<Path>

/** With one colon more than a path may have. */
export type WithManyParams = `${EightColons}${EightColons}${EightColons}${EightColons}${EightColons}:${string}`
type EightColons = `${string}:${string}:${string}:${string}:${string}:${string}:${string}:${string}:${string}`

const paramsProblem = (path: string, base: string): string | undefined =>
  `${base}${path}`.split(':').length - 1 > MOST_PARAMS
    ? MANY_PARAMS
    : (segmentsProblem(path) ?? duplicateParamProblem(`${base}${path}`))

/** The message for the first parameter that a path has twice, or `undefined`. */
export const duplicateParamProblem = (path: string): string | undefined => {
  const name = duplicateParam(path)
  return name === undefined ? undefined : duplicateParamMessage(path, name)
}
