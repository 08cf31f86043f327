/**
 * Functions without parameters that return a value, at the end of a verb: `get('health', () => ({ ok: true }))`. What an action
 * returns is its body, but a middleware sets `ctx.body`, and one that does not know `ctx` answers nothing: each request would
 * get a 404. The value of the function does not show what it returns, so there are no functions here. A function that knows
 * `ctx` may return anything, as `ctx => (ctx.body = 'ok')` does.
 */

import type { Reply } from '../../contract/reply.js'
import type { CallMessage } from '../../text/messages.js'

/** A function that a scope takes for its route, or the error message. */
export type AnsweringFunction<Call extends string, Given> = Given extends (...args: infer Args) => infer Returned
  ? [Args, ReturnsValue<Awaited<Returned>>] extends [readonly [], true]
    ? CallMessage<Call, typeof NO_BODY>
    : Given
  : Given

// biome-ignore lint/suspicious/noConfusingVoidType: the type of what a function without `return` gives
type NoValue = void | undefined

/** Whether a value is one that a middleware may not return. It may return nothing, a reply, or a value of unknown type. */
type ReturnsValue<Returned> = unknown extends Returned
  ? false
  : [Returned] extends [never]
    ? false
    : [Extract<Returned, NoValue | Reply<number, unknown>>] extends [never]
      ? true
      : false

declare const NO_BODY: 'what a middleware returns is not the body: write ctx => { ctx.body = … }, or return a reply'
