/** Whether the contract of a route refuses the parameters or the query of a request that reaches it. */

import { parse } from 'node:querystring'
import { InputError } from '../contract/input-error.js'
import { issuesOf } from '../contract/issues.js'
import { withLists } from '../contract/lists.js'
import { resultAtOnce } from '../contract/schema.js'
import type { AnyRoute } from '../route/route.js'

/** How many issues are named. */
const MAX_ISSUES = 3

/** What a contract answers in place of its action. */
interface Refusal {
  readonly status: number
  /** What does not fit, and why: `params.id: Invalid UUID`. */
  readonly why: string
}

/**
 * The refusal by the schema `params` of a contract. `undefined` where there is none, where the controller is not loaded yet, and where the
 * schema says it later or throws: an explanation waits for nothing. `status` is that of the application, where it is not that of the library.
 */
export const refusalOf = (route: AnyRoute, params: object, status: number | undefined): Refusal | undefined =>
  refusalBy('params', route, { ...params }, status)

/** The same by the schema `query`, of what is between `?` and `#`. */
export const queryRefusalOf = (route: AnyRoute, query: string, status: number | undefined): Refusal | undefined =>
  refusalBy('query', route, parse(query), status)

const refusalBy = (
  part: 'params' | 'query',
  route: AnyRoute,
  sent: object,
  status: number | undefined,
): Refusal | undefined => {
  const schema = 'contract' in route ? route.contract?.[part] : undefined
  if (!schema) return undefined
  try {
    const { issues } = resultAtOnce(schema, part === 'query' ? withLists(sent, schema) : sent)
    if (!issues) return undefined
    const found = issuesOf(part, issues, [], MAX_ISSUES)
    const why = found.map(({ path, message }) => `${[part, ...path].join('.')}: ${message}`).join('; ')
    return { status: status ?? new InputError(found).status, why }
  } catch {
    return undefined
  }
}
