/** When the router itself answers a request, in words. */

import type { AnyRoute } from '../route/route.js'
import { type InputStatuses, inputStatusesOf } from '../route/statuses.js'

/** Why a body is not even compared with its schema. */
const OF_BODIES: { readonly [Status in number]?: string } = {
  400: 'the body is malformed',
  413: 'the body is too large',
  415: 'the body is of another type',
}

/**
 * When the router answers a route with a status, by status. `changed` are the statuses of the application for input that does not fit.
 *
 * @example ownReplies(route).get(413) // 'the body is too large'
 */
export const ownReplies = (route: AnyRoute, changed?: InputStatuses): ReadonlyMap<number, string> => {
  const hasBody = 'contract' in route && route.contract?.body !== undefined
  const unfit = inputStatusesOf(route, changed, [])
  return new Map(
    inputStatusesOf(route, changed).map(status => {
      const reasons = [hasBody && OF_BODIES[status], unfit.includes(status) && 'the input does not fit']
      return [status, reasons.filter(Boolean).join(', or ')]
    }),
  )
}
