/**
 * The kinds of segment that a declared path can have, in order of precedence: a literal takes precedence over a
 * parameter, and a parameter over a wildcard.
 */
export const SEGMENT_KINDS = ['literal', 'parameter', 'wildcard'] as const

export type SegmentKind = (typeof SEGMENT_KINDS)[number]

/**
 * The kind of a segment of a declared path.
 *
 * @example segmentKind(':id') // 'parameter'
 */
export const segmentKind = (segment: string): SegmentKind => {
  if (segment.startsWith(':')) return 'parameter'
  return segment.startsWith('*') ? 'wildcard' : 'literal'
}

/**
 * The place of a segment in the order of precedence. Where two paths match a request, the one with the smaller number
 * answers.
 *
 * @example segmentRank('search') < segmentRank(':id') // true
 */
export const segmentRank = (segment: string): number => SEGMENT_KINDS.indexOf(segmentKind(segment))
