/** Compares what two JSON Schemas say of the members of objects and the elements of lists. */

import { type Shown, shown } from '../../contract/shape.js'
import { type Difference, type Direction, placeIn } from './difference.js'

/** Compares two schemas at a place. */
export type Compare = (from: unknown, to: unknown, place: string) => readonly Difference[]

/** What objects of `from` have that `to` may refuse. */
export const memberDifferences = (
  from: Shown,
  to: Shown,
  place: string,
  direction: Direction,
  compare: Compare,
): readonly Difference[] => {
  const [had, has] = [shown(from.properties), shown(to.properties)]
  const [before, needed] = [from, to].map(({ required }) => (Array.isArray(required) ? required.map(String) : []))
  const others = { from: from.additionalProperties, to: to.additionalProperties }
  const at = (name: string) => placeIn(place, name)
  const isGone = (name: string) => direction === 'reply' && Object.hasOwn(has, name) && !Object.hasOwn(had, name)
  const ofNeeded = (needed ?? [])
    .filter(name => !before?.includes(name) && !isGone(name))
    .map(name => difference('required', true, at(name), had[name], has[name]))
  const ofListed = Object.keys(had).flatMap(name => {
    if (Object.hasOwn(has, name)) return compare(had[name], has[name], at(name))
    if (others.to === false) return [difference('refused', direction === 'input', at(name), had[name], false)]
    return isOpen(others.to) ? [] : compare(had[name], others.to, at(name))
  })
  const ofNew = Object.keys(has)
    .filter(name => !Object.hasOwn(had, name))
    .flatMap(name => {
      if (isGone(name)) return [difference('refused', true, at(name), undefined, has[name])]
      return others.from === undefined || others.from === false ? [] : compare(others.from, has[name], at(name))
    })
  return [...ofNeeded, ...ofListed, ...ofNew, ...ofOthers(others, place, compare), ...ofPatterns(from, to, place)]
}

const difference = (
  kind: Difference['kind'],
  isSure: boolean,
  place: string,
  from: unknown,
  to: unknown,
): Difference => ({ kind, isSure, place, from, to })

/** Whether members that are not listed may have any value. Where nothing is said of them, nobody sends them: see `ofOthers`. */
const isOpen = (others: unknown): boolean =>
  others === undefined || others === true || (typeof others === 'object' && Object.keys(shown(others)).length === 0)

const ofOthers = ({ from, to }: { readonly from: unknown; readonly to: unknown }, place: string, compare: Compare) => {
  if (from === false || isOpen(to)) return []
  if (from !== undefined && to !== false) return compare(from, to, placeIn(place, '[name]'))
  return [difference('unlisted', !isOpen(from), place, from, to)]
}

/** Members with a pattern in `from` are among the others of `to`. */
const ofPatterns = (from: Shown, to: Shown, place: string): readonly Difference[] =>
  from.patternProperties !== undefined && to.patternProperties === undefined && !isOpen(to.additionalProperties)
    ? [difference('unlisted', false, place, from, to)]
    : []

/** What lists of `from` have that `to` may refuse. */
export const elementDifferences = (from: Shown, to: Shown, place: string, compare: Compare): readonly Difference[] => {
  const [had, has] = [from, to].map(({ prefixItems }) => (Array.isArray(prefixItems) ? prefixItems : []))
  const count = Math.max(had?.length ?? 0, has?.length ?? 0)
  const most = typeof from.maxItems === 'number' ? from.maxItems : Infinity
  const positions = Array.from({ length: Math.min(count, most) }, (_, at) =>
    compare(elementAt(from, had, at), elementAt(to, has, at), placeIn(place, `[${at}]`)),
  )
  if (most <= count) return positions.flat()
  return [...positions.flat(), ...compare(from.items ?? true, to.items ?? true, placeIn(place, '[]'))]
}

const elementAt = ({ items }: Shown, first: readonly unknown[] | undefined, at: number): unknown =>
  first !== undefined && at < first.length ? first[at] : (items ?? true)
