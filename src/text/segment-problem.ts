/** What is wrong with the segments of a path that have parameters or wildcards, in pairs as in `path-problem.ts`. */

import type { Boxed } from './inference.js'
import { type IsIdentifier, isIdentifier, PROTO_PARAM, type Proto } from './names.js'
import {
  type AffixMessage,
  affixMessage,
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
import { type NameIn, parseSegment, type SuffixIn } from './segments.js'

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
    : Segment extends `${string}${':' | '*'}${string}`
      ? AffixedProblem<Segment> // 3
      : never

const segmentProblem = (segment: string, last: boolean): string | undefined => {
  if (segment.startsWith(':')) return isIdentifier(segment.slice(1)) ? undefined : affixedProblem(segment) // 1
  if (segment === '*__proto__') return PROTO_PARAM // 2
  if (segment.startsWith('*')) return isIdentifier(segment.slice(1)) && last ? undefined : wildcardMessage(segment) // 2
  return /[:*]/.test(segment) ? affixedProblem(segment) : undefined // 3
}

/**
 * Characters that a segment with a parameter cannot contain: the syntax of patterns and optional parts in other routers.
 * As text they would only match themselves, and nobody who writes `:id(.*)` means that.
 */
const NOT_IN_AFFIXED = ['(', ')', '+', '*', '^', '|'] as const
/** A boxed pattern: see `Boxed`. */
interface InvalidAffixed {
  readonly name: `${string}${(typeof NOT_IN_AFFIXED)[number]}${string}`
}

/** How other routers write a wildcard: `:path*`, `:path+`, `:path(.*)` and `(.*)`. */
type WildcardOfOthers = `:${string}${'*' | '+'}` | `${string}(.*)`

/**
 * What is wrong with a segment that is not only a parameter or only a wildcard. Text that begins with a dash may not follow
 * a parameter: `:user-id` would be the parameter `user`, and `ctx.params` would not have what the author expects.
 */
type AffixedProblem<Segment extends string> = Segment extends WildcardOfOthers
  ? WildcardMessage<Segment> // 1
  : Segment extends `${string}:${infer Text}`
    ? Text extends `${string}:${string}`
      ? SeveralParamsMessage<Segment> // 3
      : Segment extends `:${infer Name}(${string}`
        ? PatternMessage<Name> // 4
        : Boxed<Segment> extends InvalidAffixed
          ? AffixMessage<Segment> // 5
          : [IsIdentifier<NameIn<Text>>, SuffixIn<Text>] extends [true, infer Suffix]
            ? Suffix extends `-${string}`
              ? ParameterMessage<Segment> // 6
              : never
            : NameIn<Text> extends Proto
              ? typeof PROTO_PARAM
              : ParameterMessage<Segment> // 6
    : MixedWildcardMessage<Segment> // 2

const affixedProblem = (segment: string): string | undefined => {
  if (/^:.*[*+]$|\(\.\*\)$/.test(segment)) return wildcardMessage(segment) // 1
  if (!segment.includes(':')) return mixedWildcardMessage(segment) // 2
  if (segment.indexOf(':') !== segment.lastIndexOf(':')) return severalParamsMessage(segment) // 3
  if (/^:.*\(/.test(segment)) return patternMessage(segment.slice(1, segment.indexOf('('))) // 4
  if (NOT_IN_AFFIXED.some(character => segment.includes(character))) return affixMessage(segment) // 5
  const { name, suffix } = parseSegment(segment)
  if (name === '__proto__') return PROTO_PARAM // 6
  return isIdentifier(name) && !suffix.startsWith('-') ? undefined : parameterMessage(segment) // 6
}
