/** What the schema of a body gets of a request: what a body parser has left, or what the router reads. */

import type Koa from 'koa'
import { type ByteLimit, bytesIn } from '../body/limit.js'
import { isPlainObject } from '../text/options.js'
import type { BodyContract } from './body.js'
import { formatIn, typesOf } from './body-types.js'
import { withLists } from './lists.js'

let loaded: Promise<typeof import('../body/read-body.js')> | undefined

/**
 * Makes the function that gives the body of a request: a promise where nothing has read it. What reads it is loaded for
 * the first such request.
 *
 * @throws {TypeError} where something has read the request and left no body
 */
export const sentBody = (name: string, body: BodyContract, limit: ByteLimit): ((ctx: Koa.Context) => unknown) => {
  const formatOf = formatIn(body)
  const rules = { types: typesOf(body), formatOf, limit: bytesIn(body.limit ?? limit) ?? 0 } // as is checked before
  const isForm = rules.types.some(type => /^(?:form|multipart)$/.test(formatOf(type)))
  const read = async (ctx: Koa.Context) => {
    loaded ??= import('../body/read-body.js')
    return (await loaded).readBody(ctx, rules)
  }
  const readForm = async (ctx: Koa.Context) => withLists(await read(ctx), body.schema)
  return ctx => {
    const request: object = ctx.request // Koa's own type of a request has no body
    const left: unknown = 'body' in request ? request.body : undefined
    // Parsers leave `{}` for a request without a body, and some for a body that they do not read.
    if (!ctx.req.readableDidRead && (left == null || isEmpty(left))) return isForm ? readForm(ctx) : read(ctx)
    if (!('body' in request))
      throw new TypeError(`${name} takes a body, but what has read the request left none in ctx.request.body`)
    return left
  }
}

const isEmpty = (body: unknown): boolean => isPlainObject(body) && Object.keys(body).length === 0
