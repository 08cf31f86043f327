/** `describeMiddleware`: what a middleware is called, requires and replies. */

import type { ReplySchemas, SecurityRequirements } from '../contract/contract.js'
import type { HeaderNamesProblem } from '../contract/header-names.js'
import type { InputPart } from '../contract/input-error.js'
import { isSecurity, partProblem, SCHEMA } from '../contract/members.js'
import { BY_STATUS, type RepliesProblem, repliesProblem } from '../contract/returns.js'
import { isSchema, type StandardSchema } from '../contract/schema.js'
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
  /** The schema of the header fields that the middleware reads, as one object, whose names are in lower case. */
  readonly headers?: StandardSchema
  /** The schema of the query that the middleware reads. */
  readonly query?: StandardSchema
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
 * A middleware that describes what it requires of a request: schemas of `headers`, `query`, or both.
 *
 * @example const idempotent: Koa.Middleware & Described<{}> & Requires<{ headers: typeof Keyed }> = described
 */
export interface Requires<Parts> {
  readonly [REQUIRED]?: Parts
}
declare const REQUIRED: unique symbol

/** The parts of a request that a middleware may require. */
export type RequiredPart = 'headers' | 'query'
type RequiredParts = Pick<MiddlewareDescription, RequiredPart>
type RequiresOf<Headers, Query> = [Headers | Query] extends [never]
  ? unknown
  : Requires<
      [Query] extends [never]
        ? { headers: Headers }
        : [Headers] extends [never]
          ? { query: Query }
          : { headers: Headers; query: Query }
    >

/**
 * Says what a middleware is called, what it requires of a request and what it may reply itself. Returns the same middleware: a
 * document lists the description at all routes behind it, and a client can expect the replies there. What `headers` and `query`
 * take, a client has to send there; a request that does not fit is answered with 400, before the middleware runs. Another description
 * adds to the first one.
 *
 * @throws {TypeError} for what is no middleware, and for a wrong description
 * @example export const authenticate = describeMiddleware(jwt({ secret }), {
 *   name: 'authenticate', security: [{ bearer: [] }], replies: { 401: Problem }
 * })
 */
export function describeMiddleware<
  Given extends AnyMiddleware,
  const Replies extends ReplySchemas = {},
  Headers extends StandardSchema = never,
  Query extends StandardSchema = never,
>(
  middleware: Given,
  description: {
    readonly name?: string
    readonly security?: SecurityRequirements
    readonly replies?: Checked<Replies, DescribedProblem<RepliesProblem<"'replies'", typeof BY_STATUS, Replies>>>
    readonly headers?: Checked<Headers, DescribedProblem<HeaderNamesProblem<"'headers'", Headers>>>
    readonly query?: Query
  },
): Given & Described<Replies> & RequiresOf<Headers, Query>
export function describeMiddleware(middleware: AnyMiddleware, description: MiddlewareDescription): AnyMiddleware {
  const problem = typeof middleware === 'function' ? descriptionProblem(description) : NO_MIDDLEWARE
  if (problem !== undefined) throw new TypeError(callMessage('describeMiddleware', problem))
  const { replies, requires = [], ...earlier } = descriptionOf(middleware) ?? {}
  const { name = earlier.name, security = earlier.security, headers, query } = description
  const own = { ...(headers && { headers }), ...(query && { query }) }
  const all = [...requires, ...(headers || query ? [own] : [])]
  const value: Description = {
    ...(name && { name }),
    ...(security && { security }),
    replies: { ...replies, ...description.replies },
    ...(all.length > 0 && { requires: all }),
  }
  return Object.defineProperty(middleware, DESCRIPTION, { value: Object.freeze(value), configurable: true })
}

type DescribedProblem<Problem> = Problem extends string ? CallMessage<'describeMiddleware', Problem> : never

const descriptionProblem = (description: MiddlewareDescription): string | undefined => {
  const problem = optionNamesProblem(description, DESCRIPTION_MEMBERS)
  if (problem !== undefined) return problem
  const { name, security, replies } = description
  if (name !== undefined && (typeof name !== 'string' || name.trim() === '')) return NO_NAME
  if (security !== undefined && !isSecurity(security)) return NO_SECURITY
  const ofReplies = replies === undefined ? undefined : repliesProblem("'replies'", BY_STATUS, replies)
  return ofReplies ?? REQUIRED_PARTS.map(part => requiredProblem(part, description[part])).find(Boolean)
}
const requiredProblem = (part: RequiredPart, schema: unknown): string | undefined => {
  if (schema === undefined) return undefined
  return isSchema(schema) ? partProblem('', part, schema) : `'${part}' must be ${SCHEMA}`
}
const REQUIRED_PARTS: readonly RequiredPart[] = ['headers', 'query']

/** @internal */
export const DESCRIPTION_MEMBERS = ['name', 'security', 'replies', 'headers', 'query']
const NO_MIDDLEWARE = 'the middleware must be a function'
const NO_NAME = "'name' must be a string that is not empty"
const NO_SECURITY = "'security' must be a list of objects, as in [{ bearer: [] }]"

/** All descriptions of a middleware as one. */
interface Description extends Omit<MiddlewareDescription, RequiredPart> {
  /** What a request needs to get past the middleware: what each description says. */
  readonly requires?: readonly RequiredParts[]
}

export const descriptionOf = (middleware: AnyMiddleware): Description | undefined => {
  const { [DESCRIPTION]: description } = middleware as { readonly [DESCRIPTION]?: Description } // checked before
  return description
}

/** The descriptions of the middlewares before a route, in their order. */
export const descriptionsOf = ({ use }: Pick<AnyRoute, 'use'>): readonly Description[] =>
  use.flatMap(middleware => descriptionOf(middleware) ?? [])

/** The schemas of a part of a request that the middlewares before a route require: none but of `RequiredPart`. */
export const requiredOf = (route: Pick<AnyRoute, 'use'>, part: InputPart): readonly StandardSchema[] =>
  descriptionsOf(route)
    .flatMap(({ requires = [] }): readonly { readonly [Part in InputPart]?: StandardSchema }[] => requires)
    .flatMap(parts => parts[part] ?? [])
