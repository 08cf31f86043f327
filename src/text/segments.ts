/**
 * Segments of declared paths. A parameter may have literal text before and after it in its segment: the *affixes*, such
 * as `@` in `@:username` and `.json` in `:id.json`. Its name ends before the first character that an identifier cannot
 * contain. A colon after a backslash is literal text: `:id\\:archive` is the parameter `id` before `:archive`.
 */

import { foldCase } from './fold-case.js'
import type { NameBox } from './inference.js'
import { INVALID_IN_IDENTIFIER, type NotInIdentifier } from './names.js'

/**
 * The kinds of segment that a declared path can have, in order of precedence: a literal takes precedence over a
 * parameter with affixes, that over any other parameter, and a parameter over a wildcard.
 */
const SEGMENT_KINDS = ['literal', 'affixed', 'parameter', 'wildcard'] as const

export type SegmentKind = (typeof SEGMENT_KINDS)[number]

/**
 * A segment in its parts, in which a literal colon has no backslash. Those that it does not have are `''`; all of a literal is its
 * `prefix`.
 */
export interface Segment {
  readonly kind: SegmentKind
  readonly prefix: string
  readonly name: string
  readonly suffix: string
}

/**
 * The parts of a segment of a declared path.
 *
 * @example parseSegment('v:version.json') // { kind: 'affixed', prefix: 'v', name: 'version', suffix: '.json' }
 * @example parseSegment(':id\\:archive') // { kind: 'affixed', prefix: '', name: 'id', suffix: ':archive' }
 */
export const parseSegment = (segment: string): Segment => {
  if (segment.startsWith('*')) return { kind: 'wildcard', prefix: '', name: segment.slice(1), suffix: '' }
  const colon = segment.search(PARAMETER)
  if (colon === -1) return { kind: 'literal', prefix: withColons(segment), name: '', suffix: '' }
  const prefix = withColons(segment.slice(0, colon))
  const text = segment.slice(colon + 1)
  const end = text.search(INVALID_IN_IDENTIFIER)
  const name = end === -1 ? text : text.slice(0, end)
  const suffix = withColons(text.slice(name.length))
  return { kind: prefix === '' && suffix === '' ? 'parameter' : 'affixed', prefix, name, suffix }
}

/** Where a parameter begins: at a colon without a backslash. */
const PARAMETER = /(?<!\\):/

/** A part of a path, or a whole path, as requests have it: the twin of `escapeColons`. */
export const withColons = (text: string): string => text.replaceAll('\\:', ':')

/** Literal text as a declared path has it. */
export const escapeColons = (text: string): string => text.replaceAll(':', '\\:')

/**
 * A path, or a part of one, with dots in place of its literal colons, so that each colon begins a parameter.
 *
 * @example WithoutColons<':id\\:archive'> // ':id.archive'
 */
export type WithoutColons<Path extends string> = string extends Path
  ? Path // also `any`, which has no end
  : Path extends `${infer Before}\\:${infer After}`
    ? `${Before}.${WithoutColons<After>}`
    : Path

/** The twin of the type `WithoutColons`. */
export const withoutColons = (path: string): string => path.replaceAll('\\:', '.')

/**
 * The name of a parameter, from the text between its colon and the next slash.
 *
 * @example NameIn<'id.json'> // 'id'
 */
export type NameIn<Text extends string> = NameBox<Text> extends WithSuffix ? NameBefore<Text> : Text
type NameBefore<Text extends string, Name extends string = ''> = Text extends `${infer First}${infer Rest}`
  ? First extends NotInIdentifier
    ? Name
    : NameBefore<Rest, `${Name}${First}`>
  : Name

/**
 * The text after a parameter, from the text between its colon and the next slash.
 *
 * @example SuffixIn<'id.json'> // '.json'
 */
export type SuffixIn<Text extends string> =
  NameBox<Text> extends WithSuffix ? (Text extends `${NameBefore<Text>}${infer Suffix}` ? Suffix : '') : ''

/** A boxed pattern: see `NameBox`. */
interface WithSuffix {
  readonly name: `${string}${NotInIdentifier}${string}`
}

/**
 * The kind of a segment of a declared path.
 *
 * @example segmentKind(':id') // 'parameter'
 */
export const segmentKind = (segment: string): SegmentKind => parseSegment(segment).kind

/**
 * Which of two segments takes precedence where both match a request: the first if the result is negative, the second if
 * it is positive. Of two parameters with affixes it is the one with more text; of two with equally much, the one with more
 * text before the parameter. If that is the same too, the two are one shape, or no request matches both.
 *
 * @example compareSegments('search', ':id') < 0 // true
 * @example compareSegments(':id.json', 'v:version') < 0 // true
 */
export const compareSegments = (one: Segment, other: Segment): number =>
  SEGMENT_KINDS.indexOf(one.kind) - SEGMENT_KINDS.indexOf(other.kind) ||
  (one.kind === 'affixed' ? compareAffixes(one, other) : 0)

/** The texts around a parameter. */
export type Affixes = Pick<Segment, 'prefix' | 'suffix'>

/** Which of two pairs of affixes takes precedence, as `compareSegments` says. */
export const compareAffixes = (one: Affixes, other: Affixes): number =>
  affixLength(other) - affixLength(one) || other.prefix.length - one.prefix.length

/** How much text is around a parameter. */
export const affixLength = ({ prefix, suffix }: Affixes): number => prefix.length + suffix.length

/** Whether a text is a value between these affixes. The value has at least one character. */
export const hasAffixes = (text: string, affixes: Affixes, caseSensitive: boolean): boolean => {
  const [folded, prefix, suffix] = [text, affixes.prefix, affixes.suffix].map(each =>
    caseSensitive ? each : foldCase(each),
  ) as [string, string, string] // as many as went in
  return folded.length > affixLength(affixes) && folded.startsWith(prefix) && folded.endsWith(suffix)
}

/** Whether some text is a value between both pairs of affixes. */
export const canShareText = (one: Affixes, other: Affixes, caseSensitive: boolean): boolean => {
  const fold = (text: string) => (caseSensitive ? text : foldCase(text))
  const prefixes = [fold(one.prefix), fold(other.prefix)] as const
  const suffixes = [fold(one.suffix), fold(other.suffix)] as const
  return (
    (prefixes[0].startsWith(prefixes[1]) || prefixes[1].startsWith(prefixes[0])) &&
    (suffixes[0].endsWith(suffixes[1]) || suffixes[1].endsWith(suffixes[0]))
  )
}
