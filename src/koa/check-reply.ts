/** The option `replies` of `createRouter`: checks what actions and middleware routes reply, and filters it. */

import type Koa from 'koa'
import { compareReply, type Sent } from '../contract/check-reply.js'
import type { ActionRoute, AnyMiddleware, MiddlewareRoute } from '../route/route.js'
import { isBytes } from './body.js'
import { isError } from './is-error.js'

/** The error for a reply that differs from the contract. Koa sends its message, since only developers see it. */
class ReplyError extends Error {
  override readonly name = 'ReplyError'
  readonly status = 500
  readonly expose = true
}

/**
 * The function that answers for a route, with a check of the reply after it; `'filter'` leaves in the body only what its schema declares. An error is not checked, nor is an
 * answer that the route leaves to the middleware after the router or gives without Koa.
 *
 * @throws {ReplyError} (as a rejection) that says what differs
 */
export const checkedHandler =
  (route: ActionRoute | MiddlewareRoute, handler: AnyMiddleware, mode: 'check' | 'filter'): AnyMiddleware =>
  async (ctx: Koa.Context, next) => {
    let isLeft = false
    await handler(ctx, () => {
      isLeft = true
      return next()
    })
    // The contract of a lazy controller is not known before its action has run.
    const { returns } = route.contract ?? {}
    if (!returns || isLeft || ctx.respond === false) return
    const { problem, declared } = await compareReply(returns, sentReply(ctx), mode).catch(cause => {
      throw new ReplyError(`${nameOf(route)}: the reply ${ctx.status} cannot be compared: ${messageOf(cause)}`, {
        cause,
      })
    })
    if (problem !== undefined) throw new ReplyError(`${nameOf(route)}: ${problem}`)
    if (mode === 'filter' && declared) writeDeclared(ctx, declared[0])
  }

/** Koa sets a type for a new body. A text with a type of JSON stays a text. */
const writeDeclared = (ctx: Koa.Context, part: unknown): void => {
  const { body, response } = ctx
  if (typeof part !== 'object' || part === null || part === body) return
  const type = response.get('Content-Type')
  ctx.body = typeof body === 'string' ? JSON.stringify(part) : part
  ctx.set('Content-Type', type)
}

const messageOf = (thrown: unknown): string => (isError(thrown) ? thrown.message : String(thrown))

const nameOf = (route: ActionRoute | MiddlewareRoute): string =>
  `${route.method} ${route.path}${'target' in route ? ` ${route.target}` : ''}`

/** A reply as Koa will send it. */
export const sentReply = (ctx: Koa.Context): Sent => ({
  status: ctx.status,
  type: ctx.response.type,
  headers: ctx.response.headers,
  isReadable: !isBytes(ctx.body),
  read: () => givenBody(ctx),
})

/** The body as a value. A string with a type of JSON has been serialized already. */
const givenBody = ({ body, response }: Koa.Context): unknown => {
  if (typeof body === 'string' && response.is('json', '+json')) return JSON.parse(body)
  return body ?? undefined
}
