/** The routes that `signalbox routes --json` prints, as they are compared. */

import { Failure, messageOf, oneLine } from '../output.js'

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
 * Reads a list of routes. `name` is where it is from.
 *
 * @throws {Failure} for a text that is none.
 */
export const parseList = (text: string, name: string): readonly ListedRoute[] => {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch (error) {
    throw new Failure(`${name} is no JSON: ${oneLine(messageOf(error))}`)
  }
  if (!Array.isArray(list) || !list.every(isRoute))
    throw new Failure(`${name} is no list of routes: write it with \`signalbox routes --json\``)
  const unknown = list.find(({ notLoaded }) => notLoaded)
  if (unknown) throw new Failure(`the controller of ${unknown.target} cannot be loaded, so its contract is unknown`)
  return list
}

/** Whether a value of JSON is a route. Its other members are read as they are documented. */
const isRoute = (value: unknown): value is ListedRoute =>
  typeof Object(value).method === 'string' && typeof Object(value).path === 'string'
