/** What an action answers without a value: 204, or what comes after `next()`. */

import type Koa from 'koa'
import { isReply } from '../contract/reply.js'
import { guardStream, isStream } from './stream.js'

/** The `next` of an action. */
export interface ActionNext {
  /** Resolves to nothing: what later middleware returns, such as the path of a file that it has sent, is no body. */
  (): Promise<void>
  /** Set by the first call, so that an action that never calls it pays nothing for the check. */
  called?: boolean
}

/** Makes the `next` of an action from one that calls what is mounted after the router. */
export const createActionNext = (next: Koa.Next): ActionNext => {
  const actionNext: ActionNext = async () => {
    actionNext.called = true
    await next()
  }
  return actionNext
}

/**
 * Answers 204 for an action that has returned nothing, unless it has set a body or a status, has called `next()`, or
 * answers without Koa.
 *
 * @throws {TypeError} for a reply in `ctx.body`
 * @see https://www.rfc-editor.org/rfc/rfc9110.html#section-15.3.5
 */
export const answerNoContent = (ctx: Koa.Context, name: string | undefined, next: ActionNext): void => {
  checkOwnBody(ctx, name)
  if (ctx.status !== 404 || next.called || ctx.body != null || ctx.respond === false) return
  // Koa's mark of a status that was set, which has no public name: a 404 may be what the action wants to say.
  if (Reflect.get(ctx.response, '_explicitStatus') === true) return
  // Unlike `ctx.status`, this leaves the mark alone: if a middleware before the action adds a body, Koa makes it a 200.
  ctx.res.statusCode = 204
}

/**
 * Looks at the body that a route has set itself.
 *
 * @throws {TypeError} for a `Reply`, whose members Koa would send as JSON, and for a stream that is destroyed
 */
export const checkOwnBody = (ctx: Koa.Context, name: string | undefined): void => {
  const body: unknown = ctx.body
  if (typeof body !== 'object' || body === null) return
  if (isReply(body)) throw new TypeError(`${name}: ctx.body is a reply: return it from the function`)
  if (isStream(body)) guardStream(ctx, name, body)
}
