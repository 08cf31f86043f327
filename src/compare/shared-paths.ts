/** Finds paths of requests that two paths both match. */

import { isSameLiteral } from '../text/fold-case.js'
import { hasAffixes, parseSegment, type Segment } from '../text/segments.js'

/** A segment of a path, and whether its parameter takes a value. */
export interface TakingSegment extends Segment {
  readonly takes: (value: string) => boolean
}

/** The segments of a path. `takes` says whether the parameter with a name takes a value. */
export const takingSegments = (
  path: string,
  takes: (name: string, value: string) => boolean,
): readonly TakingSegment[] =>
  path
    .split('/')
    .slice(1)
    .map(parseSegment)
    .map(segment => ({ ...segment, takes: value => takes(segment.name, value) }))

/** What paths are made of. */
interface Making {
  /** Values for parameters: the first that both paths take is in the result. */
  readonly values: readonly string[]
  /** The same for wildcards. */
  readonly rests: readonly string[]
  readonly caseSensitive: boolean
}

/**
 * Paths that both of two paths match, the plainest first; none if there is no such path. What one path has as a literal, they have too, and
 * as little more of what a third path may have as possible.
 */
export const sharedPaths = (
  one: readonly TakingSegment[],
  other: readonly TakingSegment[],
  making: Making,
): readonly string[] => {
  const segments: (readonly string[])[] = []
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const [first, second] = [one[at], other[at]]
    if (first === undefined || second === undefined) return []
    if (first.kind === 'wildcard' || second.kind === 'wildcard') {
      const rest = (first.kind === 'wildcard' ? other : one).slice(at)
      segments.push(
        ...rest.map(segment => (segment.kind === 'wildcard' ? making.rests : sharedTexts(segment, segment, making))),
      )
      return rest[0]?.prefix === '' && rest[0].kind === 'literal' ? [] : pathsOf(segments)
    }
    const texts = sharedTexts(first, second, making)
    if (texts.length === 0) return []
    segments.push(texts)
  }
  return pathsOf(segments)
}

/** One path of the first texts, one of the second ones, and so on. */
const pathsOf = (segments: readonly (readonly string[])[]): readonly string[] => {
  if (segments.some(({ length }) => length === 0)) return []
  const most = Math.max(...segments.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) => `/${segments.map(texts => texts[at] ?? texts.at(-1)).join('/')}`)
}

/** Texts that both of two segments match. Two parameters with text around them share one without a value in between, as `a.b` for `a:x` and `:y.b`. */
const sharedTexts = (
  one: TakingSegment,
  other: TakingSegment,
  { values, caseSensitive }: Making,
): readonly string[] => {
  const matches = (text: string) => [one, other].every(each => matchesSegment(each, text, caseSensitive))
  const literal = [one, other].find(({ kind }) => kind === 'literal')
  if (literal) return [literal.prefix].filter(matches)
  const [prefix, suffix] = (['prefix', 'suffix'] as const).map(part =>
    one[part].length > other[part].length ? one[part] : other[part],
  )
  const texts = values.map(value => `${prefix}${value}${suffix}`)
  return [...texts.filter(matches).slice(0, 1), ...[`${prefix}${suffix}`].filter(matches)]
}

const matchesSegment = (segment: TakingSegment, text: string, caseSensitive: boolean): boolean => {
  const { kind, prefix, suffix, takes } = segment
  if (kind === 'literal') return isSameLiteral(prefix, text, caseSensitive)
  return hasAffixes(text, segment, caseSensitive) && takes(text.slice(prefix.length, text.length - suffix.length))
}
