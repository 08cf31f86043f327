/** The routes that `signalbox routes --json` prints, as they are written, and as they are compared. */

import { contractJson, descriptionJson } from '../contract-view/contract-json.js'
import { middlewareName } from '../route/print.js'
import { type AnyMiddleware, type AnyRoute, actionIn, controllerPathIn } from '../route/route.js'
import { securityOf } from '../route/security.js'
import { statusesOf } from '../route/statuses.js'
import { paramNames } from '../text/path.js'

/** What is read of a route. Another version of the command line may have printed it, so all but its method and path may be absent. */
export interface ListedRoute {
  readonly table?: string
  readonly method: string
  readonly path: string
  readonly kinds?: { readonly [name: string]: string }
  readonly target?: string
  readonly middleware?: string
  /** Whether its controller could not be loaded, so that its contract is unknown. */
  readonly notLoaded?: boolean
  readonly redirect?: string
  readonly status?: number
  readonly contract?: ListedContract
  readonly statuses?: readonly number[]
  readonly security?: readonly ListedRequirement[]
  readonly use?: readonly ListedMiddleware[]
}

export interface ListedContract {
  readonly deprecated?: boolean
  readonly params?: unknown
  readonly query?: unknown
  readonly headers?: unknown
  readonly body?: unknown
  readonly bodyTypes?: readonly string[]
  readonly bodyLimit?: number
  readonly bodyOptional?: boolean
  readonly returns?: ListedReplies
}

export interface ListedMiddleware {
  readonly name: string
  readonly replies?: ListedReplies
  readonly query?: unknown
  readonly headers?: unknown
}

export interface ListedReplies {
  readonly [status: string]: ListedReply
}
export interface ListedReply {
  readonly type?: string | readonly string[]
  readonly headers?: unknown
  readonly body?: unknown
}

/** The scopes of each scheme that a request must meet together. */
export interface ListedRequirement {
  readonly [scheme: string]: readonly string[]
}

/**
 * A route as `signalbox routes --json` prints it, whose keys docs/reference/command-line.md describes. `sourceOf` says where a middleware
 * is written.
 */
export const routeJson = (route: AnyRoute, sourceOf: (middleware: AnyMiddleware) => unknown = () => undefined) => {
  const statuses = statusesOf(route)
  return {
    method: route.method,
    path: route.path,
    params: paramNames(route.path),
    kinds: route.kinds,
    ...answerOf(route),
    notLoaded: 'lazy' in route && route.controller === undefined ? true : undefined,
    contract: contractJson(route),
    statuses: statuses.length > 0 ? statuses : undefined,
    security: securityOf(route),
    use: route.use.map(each => ({ name: middlewareName(each), source: sourceOf(each), ...descriptionJson(each) })),
  }
}

const answerOf = (route: AnyRoute): object => {
  if ('target' in route) return targetParts(route.target)
  if ('redirect' in route) return { redirect: route.redirect, status: route.status }
  return { middleware: middlewareName(route.middleware) }
}

export const targetParts = (target: string) => ({
  target,
  controller: controllerPathIn(target),
  action: actionIn(target),
})

/** Thrown for a value that is no list of routes. */
export class ListError extends Error {}

/**
 * The routes of a parsed list. `name` is where it is from.
 *
 * @throws {ListError} for a value that is no list, and for a route whose contract is unknown.
 */
export const checkedList = (list: unknown, name: string): readonly ListedRoute[] => {
  if (!Array.isArray(list) || !list.every(isRoute))
    throw new ListError(`${name} is no list of routes: write it with \`signalbox routes --json\``)
  const unknown = list.find(({ notLoaded }) => notLoaded)
  if (unknown) throw new ListError(`the controller of ${unknown.target} cannot be loaded, so its contract is unknown`)
  return list
}

/** The same of its text. */
export const parseList = (text: string, name: string): readonly ListedRoute[] => {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch (error) {
    throw new ListError(`${name} is no JSON: ${error instanceof Error ? error.message : error}`)
  }
  return checkedList(list, name)
}

/** Whether a value of JSON is a route. Its other members are read as they are documented. */
const isRoute = (value: unknown): value is ListedRoute =>
  typeof Object(value).method === 'string' && typeof Object(value).path === 'string'
