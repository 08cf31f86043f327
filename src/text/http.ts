/** What the method and the path of a request are to a table, in one place and in the same words for all that ask. */

/** The methods that a table can route; any other is answered by 501. */
export const KNOWN_METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Whether a route's method takes a request's: HEAD is answered by GET, every method by ALL. */
export const takesMethod = (routed: string, method: string): boolean =>
  routed === method || routed === 'ALL' || (routed === 'GET' && method === 'HEAD')

/** The status of a request to a routed path with a method that it does not have. */
export const refusalOf = (method: string): 200 | 405 | 501 =>
  method === 'OPTIONS' ? 200 : KNOWN_METHODS.includes(method) ? 405 : 501

/** The path of a request target: without what follows its `?` or `#`, as the server sees it. */
export const withoutQuery = (target: string): string => target.replace(/[?#].*$/s, '')

/** What a path is answered by 400 for. */
export const MALFORMED_ESCAPE = 'the path has a malformed escape'

/** How a slash at the end of a path is taken. */
export type TrailingSlash = 'ignore' | 'strict'

/** What is wrong with the option `trailingSlash`, or `undefined`. */
export const trailingSlashProblem = (given: unknown): string | undefined => {
  if (given === undefined || given === 'ignore' || given === 'strict') return undefined
  return `trailingSlash is 'ignore' or 'strict', not ${typeof given === 'string' ? `'${given}'` : String(given)}`
}

/** What is wrong with a value in the place of a route table, or `undefined`. A plain array of routes is one, too. */
export const tableProblem = (routes: unknown): string | undefined => {
  const isTable = Array.isArray(routes) && routes.every(route => typeof route?.path === 'string' && 'use' in route)
  return isTable ? undefined : `takes the route table that defineRoutes returns, not ${typeof routes}`
}
