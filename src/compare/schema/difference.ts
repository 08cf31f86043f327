/** How two JSON Schemas differ at a place of the values that they describe. */

/** Whether a request is described, which has to go on being taken, or a reply, which has to go on fitting. */
export type Direction = 'input' | 'reply'

/**
 * What `to` may refuse of what `from` takes: a member is required, refused, or not read any more; members that are not listed are refused;
 * or a value is of another type.
 */
type DifferenceKind = 'required' | 'refused' | 'unread' | 'unlisted' | 'type'

export interface Difference {
  /** The members that lead there: `rooms[].beds`; `''` for the whole value. */
  readonly place: string
  readonly kind: DifferenceKind
  /** Whether some value is refused for sure. Otherwise it may be. */
  readonly isSure: boolean
  /** The schemas at the place. */
  readonly from: unknown
  readonly to: unknown
}

/** The place of a member, or of each element of a list. */
export const placeIn = (place: string, member: string): string =>
  place === '' || member.startsWith('[') ? place + member : `${place}.${member}`

/** Keeps one difference for each place and kind: the surest. */
export const unique = (differences: readonly Difference[]): readonly Difference[] => {
  const found = new Map<string, Difference>()
  for (const each of differences) {
    const key = `${each.kind} ${each.place}`
    if (!found.get(key)?.isSure) found.set(key, each)
  }
  return [...found.values()]
}
