/** What is wrong with the segments of a path that have parameters or wildcards, in pairs as in `path-problem.ts`. */

import type { NameBox } from './inference.js'
import {
  INVALID_IN_IDENTIFIER,
  type IsIdentifier,
  isIdentifier,
  type NotInIdentifier,
  PROTO_PARAM,
  type Proto,
} from './names.js'
import {
  type AffixMessage,
  affixMessage,
  type ColonMessage,
  colonMessage,
  type GroupMessage,
  groupMessage,
  type MixedWildcardMessage,
  mixedWildcardMessage,
  type ParameterMessage,
  type PatternMessage,
  parameterMessage,
  patternMessage,
  type SeveralParamsMessage,
  severalParamsMessage,
  type WildcardMessage,
  wildcardMessage,
} from './path-messages.js'
import { type NameIn, parseSegment, type SuffixIn, type WithoutColons, withoutColons } from './segments.js'

/** The problem of the first segment that has one. */
export type SegmentsProblem<Path extends string> = Path extends `/${infer Segment}/${infer Rest}`
  ? [SegmentProblem<Segment, false>] extends [never]
    ? SegmentsProblem<`/${Rest}`>
    : SegmentProblem<Segment, false>
  : Path extends `/${infer Segment}`
    ? SegmentProblem<Segment, true>
    : never

export const segmentsProblem = (path: string): string | undefined =>
  path
    .split('/')
    .map((segment, index, { length }) => segmentProblem(segment, index === length - 1))
    .find(problem => problem !== undefined)

type SegmentProblem<Segment extends string, Last> = Segment extends `:${infer Name}`
  ? IsIdentifier<Name> extends true
    ? never
    : AffixedProblem<Segment> // 1
  : Segment extends `*${infer Name}`
    ? [IsIdentifier<Name>, Last] extends [true, true]
      ? never
      : Name extends Proto
        ? typeof PROTO_PARAM
        : WildcardMessage<Segment> // 2
    : Segment extends `${string}${':' | '*' | '(' | ')' | '.+'}${string}`
      ? AffixedProblem<Segment> // 3
      : never

const segmentProblem = (segment: string, last: boolean): string | undefined => {
  if (segment.startsWith(':')) return isIdentifier(segment.slice(1)) ? undefined : affixedProblem(segment) // 1
  if (segment === '*__proto__') return PROTO_PARAM // 2
  if (segment.startsWith('*')) return isIdentifier(segment.slice(1)) && last ? undefined : wildcardMessage(segment) // 2
  return /[:*()]|\.\+/.test(segment) ? affixedProblem(segment) : undefined // 3
}

/**
 * Characters that a segment with a parameter cannot contain: the syntax of patterns and optional parts in other routers.
 * As text they would only match themselves, and nobody who writes `:id(.*)` means that.
 */
const NOT_IN_AFFIXED = ['(', ')', '+', '*'] as const
/** A boxed pattern: see `NameBox`. */
interface InvalidAffixed {
  readonly name: `${string}${(typeof NOT_IN_AFFIXED)[number]}${string}`
}

/** How other routers write a wildcard: `:path*`, `:path+`, `:path(.*)`, `(.*)`, `(.+)` and `.+`. */
type WildcardOfOthers = `:${string}${'*' | '+'}` | `${string}(.*)` | `${string}.+${string}`

/**
 * Whether a text has a group of a pattern: parentheses that begin the segment, that are not closed in it, that stand in others, or that may
 * be repeated. `People('x')` and `Foo_(bar)` have none: such paths exist.
 */
type HasGroup<Text extends string> = Text extends `${infer Before}(${infer Rest}`
  ? Before extends '' | `${string})${string}`
    ? true
    : Rest extends `${infer Inner})${infer After}`
      ? Inner extends `${string}(${string}`
        ? true
        : After extends `+${string}`
          ? true
          : HasGroup<After>
      : true
  : Text extends `${string})${string}`
    ? true
    : false
const hasGroup = (text: string): boolean => !/^(?:[^()]+\([^()]*\)(?!\+))*[^()]*$/.test(text)

/**
 * What is wrong with a segment that is not only a parameter or only a wildcard.
 *
 * - Text that begins with a dash may not follow a parameter: `:user-id` would be the parameter `user`, and `ctx.params` would not
 *   have what the author expects.
 * - A word may not precede one: `books:create` would be the parameter `create`, and answer `/booksandmore`. One letter may, as in
 *   `v:version`, and so may text that ends with a sign, as in `@:username`.
 */
type AffixedProblem<
  Segment extends string,
  Read extends string = WithoutColons<Segment>,
> = Read extends WildcardOfOthers
  ? WildcardMessage<Segment> // 1
  : Read extends `${infer Prefix}:${infer Text}`
    ? Text extends `${string}:${string}`
      ? SeveralParamsMessage<Segment> // 3
      : Read extends `:${infer Name}(${string}`
        ? PatternMessage<Name> // 4
        : NameBox<Read> extends InvalidAffixed
          ? AffixMessage<Segment> // 5
          : EndsWithWord<Prefix> extends true
            ? ColonMessage<Segment> // 6
            : ParamProblem<Segment, Prefix, NameIn<Text>, SuffixIn<Text>> // 7
    : Read extends `${string}*${string}`
      ? MixedWildcardMessage<Segment> // 2
      : HasGroup<Read> extends true
        ? GroupMessage<Segment> // 8
        : never // all colons are literal

/** What is wrong with the parameter of a segment, if nothing is wrong with the segment besides. */
type ParamProblem<Segment extends string, Prefix extends string, Name extends string, Suffix extends string> =
  IsIdentifier<Name> extends true
    ? Suffix extends `-${string}`
      ? ParameterMessage<Segment>
      : never
    : Name extends Proto
      ? typeof PROTO_PARAM
      : Prefix extends ''
        ? ParameterMessage<Segment>
        : ColonMessage<Segment>

/** Whether two letters or digits are at the end of a text. `Last` are those at the end of what has been read. */
type EndsWithWord<Text extends string, Last extends string = ''> = Text extends `${infer First}${infer Rest}`
  ? EndsWithWord<Rest, First extends Sign ? '' : `${Last}${First}`>
  : Last extends `${infer _First}${infer Rest}`
    ? Rest extends ''
      ? false
      : true
    : false
type Sign = NotInIdentifier | '_' | '$'

const affixedProblem = (segment: string): string | undefined => {
  const read = withoutColons(segment)
  if (/^:.*[*+]$|\(\.\*\)$|\.\+/.test(read)) return wildcardMessage(segment) // 1
  if (!read.includes(':'))
    return read.includes('*') ? mixedWildcardMessage(segment) : hasGroup(read) ? groupMessage(segment) : undefined // 2, 8
  if (read.indexOf(':') !== read.lastIndexOf(':')) return severalParamsMessage(segment) // 3
  if (/^:.*\(/.test(read)) return patternMessage(read.slice(1, read.indexOf('('))) // 4
  if (NOT_IN_AFFIXED.some(character => read.includes(character))) return affixMessage(segment) // 5
  const { prefix, name, suffix } = parseSegment(read)
  return endsWithWord(prefix) ? colonMessage(segment) : paramProblem(segment, prefix, name, suffix) // 6, 7
}

const paramProblem = (segment: string, prefix: string, name: string, suffix: string): string | undefined => {
  if (isIdentifier(name)) return suffix.startsWith('-') ? parameterMessage(segment) : undefined
  if (name === '__proto__') return PROTO_PARAM
  return prefix === '' ? parameterMessage(segment) : colonMessage(segment)
}

const endsWithWord = (text: string): boolean =>
  text.length > 1 &&
  [...text.slice(-2)].every(character => !INVALID_IN_IDENTIFIER.test(character) && !/[_$]/.test(character))
