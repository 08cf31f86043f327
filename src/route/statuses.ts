/** The statuses that a route is known to answer with. */

import { INPUT_PARTS, type InputPart } from '../contract/input-error.js'
import { repliesIn } from '../contract/returns.js'
import { parseSegment } from '../text/segments.js'
import { descriptionsOf, requiredOf } from './described.js'
import type { AnyRoute } from './route.js'

/** A part of a request that may not fit: one with a schema in the contract, or a parameter with a kind. */
type Misfit = InputPart | 'kind'

/** The statuses of an application for what does not fit, where they differ from those of the library. */
export type InputStatuses = { readonly [Part in Misfit]?: number | undefined }

/** The statuses of an `InputError`, and of a parameter of another kind. */
const STATUSES = { params: 400, query: 400, headers: 400, body: 422, kind: 404 }

/** The statuses for a body that cannot be read, that is too large, and that is of another type. */
const BODY_STATUSES = [400, 413, 415]

/** The statuses with which a route answers requests that do not fit. `ofBodies` are those of every route that takes a body. */
export const inputStatusesOf = (
  route: AnyRoute,
  changed: InputStatuses = {},
  ofBodies: readonly number[] = BODY_STATUSES,
): readonly number[] => [
  ...new Set(misfitsOf(route).flatMap(part => [...(part === 'body' ? ofBodies : []), changed[part] ?? STATUSES[part]])),
]

const misfitsOf = (route: AnyRoute): readonly Misfit[] => {
  const contract = 'contract' in route ? route.contract : undefined
  const parts = INPUT_PARTS.filter(part => contract?.[part] || requiredOf(route, part).length > 0)
  return hasKinds(route) || refusesParams(route) ? [...parts, 'kind'] : parts
}

const hasKinds = ({ path, kinds }: AnyRoute): boolean =>
  kinds !== undefined && path.split('/').some(segment => Object.hasOwn(kinds, parseSegment(segment).name))

/** A redirect answers 404 to a parameter that no link can have, such as `..`. */
const refusesParams = (route: AnyRoute): boolean =>
  'redirect' in route && route.path.split('/').some(segment => parseSegment(segment).kind !== 'literal')

/** The statuses that a contract, the middlewares before the route and the library give. A redirect has a status of its own. */
export const statusesOf = (
  route: AnyRoute,
  changed?: InputStatuses,
  ofBodies?: readonly number[],
): readonly number[] => {
  if ('redirect' in route) return []
  const returns = 'contract' in route ? route.contract?.returns : undefined
  const declared = [returns, ...descriptionsOf(route).map(({ replies }) => replies)]
  const statuses = declared.flatMap(replies => (replies ? [...repliesIn(replies).keys()] : []))
  return [...new Set([...statuses, ...inputStatusesOf(route, changed, ofBodies)])].sort((one, other) => one - other)
}
