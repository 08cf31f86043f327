/** What several rooms share about requests: methods and URLs. */

/** The request methods that a table can name, in the order in which `Allow` lists them. An `ALL` route takes any. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'] as const

/** The methods that a route can have: a request method, or `ALL` for a route that answers every method. */
export const ROUTE_METHODS = [...METHODS, 'ALL'] as const

/** One of `METHODS`. */
export type KnownMethod = (typeof METHODS)[number]

/** One of `ROUTE_METHODS`. */
export type RouteMethod = (typeof ROUTE_METHODS)[number]

/** Whether a method is one of `METHODS`. Methods are case-sensitive (RFC 9110, section 9.1). */
export const isKnownMethod = (method: string): boolean => METHODS.some(known => known === method)

/**
 * Whether this Node refuses QUERY requests, so that a route for them could never answer. `false` on platforms that do not say.
 * The file does not import `node:http`, because a table may also be read where there is no such module, as in a browser. Node
 * before 20.16 gives it only to an import, but its parser, llhttp 8, does not know the method.
 */
export const isQueryRefused = (): boolean => {
  const node = globalThis.process
  const methods: readonly string[] | undefined = node?.getBuiltinModule?.('node:http')?.METHODS
  return methods === undefined ? node?.versions?.llhttp?.startsWith('8.') === true : !methods.includes('QUERY')
}

/** Whether a route with one method answers requests with another: GET also answers HEAD, and ALL answers every method. */
export const takesMethod = (routed: string, method: string): boolean =>
  routed === method || routed === 'ALL' || (routed === 'GET' && method === 'HEAD')

/** The status with which `allowedMethods()` answers a request whose path is routed, but only for other methods. */
export const allowedMethodsStatus = (method: string): 200 | 405 | 501 =>
  method === 'OPTIONS' ? 200 : isKnownMethod(method) ? 405 : 501

/** The part of a URL before `?` and `#`. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '')

/** The part of a URL between `?` and `#`; `undefined` where there is no `?`. */
export const queryIn = (url: string): string | undefined => /^[^?#]*\?([^#]*)/.exec(url)?.[1]

/** Why a path is answered with 400. */
export const MALFORMED_ESCAPE = 'the path has a malformed escape'

export const NEEDLESS_ESCAPE = "the path has an escaped letter, digit, '-', '.', '_' or '~': send it as it is"
