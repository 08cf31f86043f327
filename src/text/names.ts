/**
 * What may be written as a name or a path, and the words that say why something may not. Every `…Problem` type is
 * `never` for good input and a text for bad input; its twin gives `undefined` and the same text.
 */

import type { Boxed, IsLiteral } from './inference.js'
import { type DuplicateParam, duplicateParam, paramNames, type SlashedPath, slashedPath } from './path.js'

/** Characters that a path cannot hold as written: they end or escape it (RFC 3986, 3.3) or are other routers' syntax. */
const NOT_IN_PATH = ['?', '#', '%', '\\', '{', '}', ' ', '\t', '\n', '\r'] as const
type NotInPath = (typeof NOT_IN_PATH)[number]

/** ASCII characters that an identifier cannot hold, besides those above. */
const NOT_IN_IDENTIFIER = [
  ...(['/', ':', '*', '.', '-', '!', '"', "'", '&', '(', ')', '+', ',', ';', '<'] as const),
  ...(['=', '>', '@', '[', ']', '^', '`', '|', '~'] as const),
] as const
type NotInIdentifier = (typeof NOT_IN_IDENTIFIER)[number]

export type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'

/** A resource's or a namespace's name may hold a dash; a parameter's may not. */
type NotInName = NotInPath | Exclude<NotInIdentifier, '-'> | '$'

/** One of these characters. One pattern: a table asks of each of its names. */
const oneOf = (...characters: readonly string[]): RegExp =>
  new RegExp(`[${characters.join('').replace(/[\\\]^-]/g, '\\$&')}]`)

const PATH_BREAKER = oneOf(...NOT_IN_PATH)
const IDENTIFIER_BREAKER = oneOf(...NOT_IN_PATH, ...NOT_IN_IDENTIFIER)
const NAME_BREAKER = oneOf(...NOT_IN_PATH, ...NOT_IN_IDENTIFIER.filter(character => character !== '-'), '$')

/**
 * A name that is no segment of a path. In an interface, since the compiler instantiates each of 34 patterns wherever a
 * conditional type has them after its `extends` (measured: 70 instantiations a `resources` call).
 */
export interface InvalidName {
  readonly name: '' | `${string}${NotInName}${string}`
}

/** Whether a name is one segment of a path. */
export type IsSegment<Name extends string> = Boxed<Name> extends InvalidName ? false : true

/**
 * What is wrong with a name given to `resources`, `resource` or `namespace`: a name is one segment of the path.
 *
 * @example NameProblem<'admin/users'> // "a name is one path segment: letters, digits, '-' and '_'"
 */
export type NameProblem<Name extends string> =
  IsLiteral<Name> extends true ? (IsSegment<Name> extends true ? never : NameMessage) : LiteralMessage<'name'>

type NameMessage = typeof NAME_MESSAGE
type LiteralMessage<What extends string> = `the ${What} must be one string literal, so that the compiler can read it`
const NAME_MESSAGE = "a name is one path segment: letters, digits, '-' and '_'"

/** What is wrong with a name: the twin of the type `NameProblem`. */
export const nameProblem = (name: unknown): string | undefined => {
  if (typeof name !== 'string') return 'the name must be a string'
  return name === '' || NAME_BREAKER.test(name) ? NAME_MESSAGE : undefined
}

/** Whether a text can be a parameter's name: letters of any alphabet, digits, `_` and `$`, no digit first. */
export type IsIdentifier<Name extends string> = Name extends
  | ''
  | `${Digit}${string}`
  | `${string}${NotInPath | NotInIdentifier}${string}`
  ? false
  : true

/** Whether a text can be a parameter's name: the twin of the type `IsIdentifier`. */
export const isIdentifier = (name: string): boolean =>
  name !== '' && !/^[0-9]/.test(name) && !IDENTIFIER_BREAKER.test(name)

/**
 * What is wrong with a path given to a verb or to `scope`. `Base` is the scope's own path, for a parameter named twice.
 *
 * @example PathProblem<'notes/:note-id', ''> // "':note-id' is not a parameter: ':' and an identifier fill a segment"
 */
export type PathProblem<Path extends string, Base extends string> =
  IsLiteral<Path> extends true
    ? Boxed<Path> extends InvalidName
      ? SegmentsPathProblem<Path, Base>
      : never // one segment, and a right one
    : LiteralMessage<'path'>

type SegmentsPathProblem<Path extends string, Base extends string> = Path extends '/'
  ? never
  : Boxed<Path> extends EmptySegment
    ? `the path '${Path}' has an empty segment`
    : `/${Path}/` extends `${string}/${'.' | '..'}/${string}`
      ? `the path '${Path}' has a '.' or '..' segment, which clients resolve before they ask`
      : Boxed<Path> extends InvalidPath
        ? `the path '${Path}' holds a character that a path cannot: ? # % \\ { } or white space`
        : Boxed<Path> extends PathWithParams
          ? ParamsProblem<SlashedPath<Path>, Base>
          : never

/** In interfaces, for the reason that `InvalidName` gives. */
interface EmptySegment {
  readonly name: '' | `${string}//${string}` | `${string}/`
}
interface InvalidPath {
  readonly name: `${string}${NotInPath}${string}`
}
interface PathWithParams {
  readonly name: `${string}${':' | '*'}${string}`
}

/** What is wrong with a path: the twin of the type `PathProblem`, its cases in the same order. */
export const pathProblem = (path: unknown, base: string): string | undefined => {
  if (typeof path !== 'string') return 'the path must be a string'
  if (path === '/') return undefined
  if (path === '' || path.includes('//') || path.endsWith('/')) return `the path '${path}' has an empty segment`
  if (path.split('/').some(segment => segment === '.' || segment === '..'))
    return `the path '${path}' has a '.' or '..' segment, which clients resolve before they ask`
  if (PATH_BREAKER.test(path))
    return `the path '${path}' holds a character that a path cannot: ? # % \\ { } or white space`
  return paramsProblem(slashedPath(path), base)
}

type ParamsProblem<Path extends string, Base extends string> = [SegmentsProblem<Path>] extends [never]
  ? [DuplicateParam<`${Base}${Path}`>] extends [never]
    ? never
    : DuplicateParamMessage<`${Base}${Path}`, DuplicateParam<`${Base}${Path}`>>
  : SegmentsProblem<Path>

const paramsProblem = (path: string, base: string): string | undefined => {
  const segments = path.split('/')
  const problem = segments
    .map((segment, index) => segmentProblem(segment, index === segments.length - 1))
    .find(text => text !== undefined)
  return problem ?? duplicateParamProblem(`${base}${path}`)
}

/** The message for a parameter that stands twice in one path. */
export type DuplicateParamMessage<
  Path extends string,
  Name extends string,
> = `the path ${Path} has the parameter '${Name}' twice`

/** The message for a parameter that stands twice in the path, if one does. */
export const duplicateParamProblem = (path: string): string | undefined => {
  const name = duplicateParam(path)
  return name === undefined ? undefined : `the path ${path} has the parameter '${name}' twice`
}

/** The message for a path whose parameter begins with a digit: the singular of an outer name does. */
export type DigitMessage<Path extends string> =
  `the path ${Path} has a parameter that is no identifier: give the outer resource another singular`

/** Whether a parameter of a path begins with a digit. */
export type HasDigitParam<Path extends string> = Path extends `${string}/:${Digit}${string}` ? true : false

/** The message for a path with a parameter that is no identifier, if it has one. */
export const digitProblem = (path: string): string | undefined =>
  paramNames(path).every(isIdentifier)
    ? undefined
    : `the path ${path} has a parameter that is no identifier: give the outer resource another singular`

type SegmentsProblem<Path extends string> = Path extends `/${infer Segment}/${infer Rest}`
  ? [SegmentProblem<Segment, false>] extends [never]
    ? SegmentsProblem<`/${Rest}`>
    : SegmentProblem<Segment, false>
  : Path extends `/${infer Segment}`
    ? SegmentProblem<Segment, true>
    : never

type SegmentProblem<Segment extends string, Last> = Segment extends `:${infer Name}`
  ? IsIdentifier<Name> extends true
    ? never
    : `'${Segment}' is not a parameter: ':' and an identifier fill a segment`
  : Segment extends `*${infer Name}`
    ? [IsIdentifier<Name>, Last] extends [true, true]
      ? never
      : `'${Segment}' is not a glob: '*' and an identifier are a path's last segment`
    : Segment extends `${string}${':' | '*'}${string}`
      ? `'${Segment}' mixes text and a parameter: ':' and an identifier fill a segment`
      : never

const segmentProblem = (segment: string, last: boolean): string | undefined => {
  if (segment.startsWith(':'))
    return isIdentifier(segment.slice(1))
      ? undefined
      : `'${segment}' is not a parameter: ':' and an identifier fill a segment`
  if (segment.startsWith('*'))
    return isIdentifier(segment.slice(1)) && last
      ? undefined
      : `'${segment}' is not a glob: '*' and an identifier are a path's last segment`
  return /[:*]/.test(segment)
    ? `'${segment}' mixes text and a parameter: ':' and an identifier fill a segment`
    : undefined
}

/** What is wrong with the path of `scope`: what is wrong with any path, `/` (which adds nothing), or a glob. */
export type ScopePathProblem<Path extends string, Base extends string> = [PathProblem<Path, Base>] extends [never]
  ? Path extends '/' | `${string}*${string}`
    ? `the path '${Path}' cannot have others below it`
    : never
  : PathProblem<Path, Base>

/** What is wrong with the path of `scope`: the twin of the type `ScopePathProblem`. */
export const scopePathProblem = (path: unknown, base: string): string | undefined =>
  pathProblem(path, base) ??
  (path === '/' || String(path).includes('*') ? `the path '${path}' cannot have others below it` : undefined)
