/** Answers with what an action has returned: a value as the body, or a `Reply`. */

import type Koa from 'koa'
import { bigintPlace, bigintProblem } from '../contract/bigint.js'
import { isReply, type Reply, type ReplyHeaders } from '../contract/reply.js'
import { checkOwnBody } from './answer.js'
import { checkedBody, isPlain, isWebStream } from './body.js'
import { guardStream, isStream } from './stream.js'

/**
 * Answers with a value other than `undefined`.
 *
 * @throws {TypeError} for a value that cannot be a body
 */
export const answerValue = (ctx: Koa.Context, name: string | undefined, value: unknown): void => {
  if (value === null) writeNoBody(ctx)
  else if (typeof value === 'object' && !isPlain(value) && isReply(value)) answerReply(ctx, name, value)
  else writeBody(ctx, name, value)
}

/**
 * Answers with a `Reply` that a middleware route has returned. Its other values are no bodies, as in any Koa application.
 *
 * @throws {TypeError} for a reply in `ctx.body`
 */
export const answerMiddleware = (ctx: Koa.Context, name: string, given: unknown): unknown => {
  if (typeof given !== 'object' || given === null) {
    checkOwnBody(ctx, name)
    return given
  }
  if (isReply(given)) return answerReply(ctx, name, given)
  const { then } = given as { readonly then?: unknown } // any object may have it
  if (typeof then === 'function') return then.call(given, (value: unknown) => answerMiddleware(ctx, name, value))
  checkOwnBody(ctx, name)
  return given
}

/** The status is set after the body, since Koa sets one for a body; the header fields are the last, since it sets some of them. */
const answerReply = (
  ctx: Koa.Context,
  name: string | undefined,
  { status, body, headers }: Reply<number, unknown, ReplyHeaders>,
) => {
  if (body === undefined) writeNoBody(ctx)
  else if (body === null) writeNull(ctx)
  else writeBody(ctx, name, body)
  ctx.status = status
  for (const [field, value] of Object.entries(headers))
    if (value !== undefined) ctx.set(field, typeof value === 'object' ? [...value] : String(value))
  if (status === 205) endReset(ctx)
}

/**
 * Says that an answer 205 is empty, as RFC 9110 (15.3.6) asks for: unlike 204, its status does not. Koa removes the field before it ends
 * the answer, and the client would wait for the end of the connection.
 */
const endReset = ({ res }: Koa.Context): void => {
  const { writeHead } = res
  res.writeHead = (...given: unknown[]) => {
    if (res.statusCode === 205) res.setHeader('Content-Length', 0)
    return Reflect.apply(writeHead, res, given)
  }
}

/** Without the type, which a middleware may have set, Koa would take the missing body for the JSON `null`. */
const writeNoBody = (ctx: Koa.Context): void => {
  ctx.remove('Content-Type')
  ctx.body = null
}

/** Koa takes the value `null` for a missing body. */
const writeNull = (ctx: Koa.Context): void => {
  ctx.type = 'json'
  ctx.body = 'null'
}

const writeBody = (ctx: Koa.Context, name: string | undefined, value: unknown): void => {
  ctx.body = checkedBody(name, value, ctx)
  if (typeof value === 'object' && value !== null && !isPlain(value)) {
    if (isStream(value)) guardStream(ctx, name, value)
    else if (ctx.method === 'HEAD' && isWebStream(value)) leaveOut(ctx, value)
  }
  // A context that a test has made up may not have the method, and one of a middleware's own stays.
  if (typeof ctx.onerror === 'function' && !Object.hasOwn(ctx, 'onerror')) ctx.onerror = onErrorOfBody
}

/** For HEAD, Koa takes 2 for the length of a `ReadableStream`, which it takes for the object `{}`, and nobody cancels the stream. */
const leaveOut = (ctx: Koa.Context, value: ReadableStream | Response): void => {
  const length = ctx.response.get('Content-Length') // of a Response
  ctx.body = ''
  if (length) ctx.set('Content-Length', length)
  else ctx.remove('Content-Length')
  const stream = 'body' in value ? value.body : value
  stream?.cancel().catch(() => {}) // one that is being read elsewhere cannot be cancelled
}

/** Koa calls `JSON.stringify` after all middlewares, and passes its error to `ctx.onerror`. */
function onErrorOfBody(this: Koa.Context, error: Error): void {
  Object.getPrototypeOf(this).onerror.call(this, namedBodyError(this, error))
}

/**
 * The error of `JSON.stringify` for a bigint or for a body that contains itself, with the route that has answered and the place of the
 * bigint. Other errors stay as they are. To look for bigints in each body before would cost more than to send it.
 */
export const namedBodyError = (ctx: Koa.Context, error: Error): Error => {
  const name = ctx._matchedRouteName ?? ctx._matchedRoute
  const problem = name !== undefined && NO_JSON.test(error?.message) ? bodyProblem(ctx.body, error.message) : undefined
  return problem === undefined ? error : new TypeError(`${name}: ${problem}`, { cause: error })
}

/** How the messages of `JSON.stringify` begin. */
const NO_JSON = /^(?:Do not know how to serialize a BigInt|Converting circular structure to JSON)/

/** What is wrong with a body, or `undefined` where the error is about something else. A `toJSON` hides the place of a bigint. */
const bodyProblem = (body: unknown, message: string): string | undefined => {
  try {
    JSON.stringify(body)
    return undefined
  } catch {
    const place = bigintPlace(body)
    return place === undefined ? `the body cannot be sent as JSON: ${message}` : bigintProblem(place)
  }
}
