/**
 * The kinds of segment that a declared path can have, in order of precedence: a literal goes before a parameter, and a
 * parameter before a wildcard.
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
 * The place of a segment in the order of precedence: where two paths match a request, the smaller number goes first.
 *
 * @example segmentRank('search') < segmentRank(':id') // true
 */
export const segmentRank = (segment: string): number => SEGMENT_KINDS.indexOf(segmentKind(segment))
