/** `describeMiddleware`: what a middleware is called, requires and replies. */

import type { ReplySchemas, SecurityRequirements } from '../contract/contract.js'
import { isSecurity } from '../contract/members.js'
import { BY_STATUS, type RepliesProblem, repliesProblem } from '../contract/returns.js'
import type { Checked } from '../text/inference.js'
import { type CallMessage, callMessage } from '../text/messages.js'
import { optionNamesProblem } from '../text/options.js'
import type { AnyMiddleware, AnyRoute } from './route.js'

/** Marks a described middleware for every copy of this package. */
const DESCRIPTION: unique symbol = Symbol.for('signalbox.description')

/**
 * What a middleware means for the routes behind it.
 *
 * @example const described: MiddlewareDescription = { security: [{ bearer: [] }], replies: { 401: Problem } }
 */
export interface MiddlewareDescription {
  /** The name in lists of routes and in the inspector, for a middleware that another function makes: the name of that is its own. */
  readonly name?: string
  /** What a request needs to get past the middleware, as OpenAPI has it: any one of the list suffices. */
  readonly security?: SecurityRequirements
  /** What the middleware itself may reply: a schema for each status, or the long form. */
  readonly replies?: ReplySchemas
}

/**
 * A middleware that describes what it replies itself.
 *
 * @example const authenticate: Koa.Middleware<{ user: User }> & Described<{ 401: typeof Problem }> = described
 */
export interface Described<Replies> {
  readonly [DESCRIPTION]: { readonly replies?: Replies }
}

/**
 * Says what a middleware is called, what it requires of a request and what it may reply itself. Returns the same middleware: a
 * document lists the description at all routes behind it, and a client can expect the replies there. Another description adds
 * to the first one.
 *
 * @throws {TypeError} for what is no middleware, and for a wrong description
 * @example export const authenticate = describeMiddleware(jwt({ secret }), {
 *   name: 'authenticate', security: [{ bearer: [] }], replies: { 401: Problem }
 * })
 */
export function describeMiddleware<Given extends AnyMiddleware, const Replies extends ReplySchemas = {}>(
  middleware: Given,
  description: {
    readonly name?: string
    readonly security?: SecurityRequirements
    readonly replies?: Checked<Replies, DescribedProblem<Replies>>
  },
): Given & Described<Replies>
export function describeMiddleware(middleware: AnyMiddleware, description: MiddlewareDescription): AnyMiddleware {
  const problem = typeof middleware === 'function' ? descriptionProblem(description) : NO_MIDDLEWARE
  if (problem !== undefined) throw new TypeError(callMessage('describeMiddleware', problem))
  const { replies, ...earlier } = descriptionOf(middleware) ?? {}
  const { name = earlier.name, security = earlier.security } = description
  return Object.defineProperty(middleware, DESCRIPTION, {
    value: Object.freeze({
      ...(name && { name }),
      ...(security && { security }),
      replies: { ...replies, ...description.replies },
    }),
    configurable: true,
  })
}

type DescribedProblem<Replies> =
  RepliesProblem<"'replies'", typeof BY_STATUS, Replies> extends infer Problem extends string
    ? CallMessage<'describeMiddleware', Problem>
    : never

const descriptionProblem = (description: MiddlewareDescription): string | undefined => {
  const problem = optionNamesProblem(description, DESCRIPTION_MEMBERS)
  if (problem !== undefined) return problem
  const { name, security, replies } = description
  if (name !== undefined && (typeof name !== 'string' || name.trim() === '')) return NO_NAME
  if (security !== undefined && !isSecurity(security)) return NO_SECURITY
  return replies === undefined ? undefined : repliesProblem("'replies'", BY_STATUS, replies)
}

/** @internal */
export const DESCRIPTION_MEMBERS = ['name', 'security', 'replies']
const NO_MIDDLEWARE = 'the middleware must be a function'
const NO_NAME = "'name' must be a string that is not empty"
const NO_SECURITY = "'security' must be a list of objects, as in [{ bearer: [] }]"

export const descriptionOf = (middleware: AnyMiddleware): MiddlewareDescription | undefined => {
  const { [DESCRIPTION]: description } = middleware as { readonly [DESCRIPTION]?: MiddlewareDescription } // checked before
  return description
}

/** The descriptions of the middlewares before a route, in their order. */
export const descriptionsOf = ({ use }: Pick<AnyRoute, 'use'>): readonly MiddlewareDescription[] =>
  use.flatMap(middleware => descriptionOf(middleware) ?? [])
