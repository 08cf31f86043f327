/** What an action gives to the response: the value that it returns, or 204 for none. */

import type Koa from 'koa'

/** The `next` of an action. */
export interface ActionNext {
  /** Resolves to nothing: what later middleware returns, such as the path of a file that it has sent, is no body. */
  (): Promise<void>
  /** Set by a call. So the check costs nothing where there is no call. */
  called?: boolean
}

/** The `next` of an action, for what is mounted after the router. */
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
 * @see https://www.rfc-editor.org/rfc/rfc9110.html#section-15.3.5
 */
export const answerNoContent = (ctx: Koa.Context, next: ActionNext): void => {
  if (ctx.status !== 404 || next.called || ctx.body != null || ctx.respond === false) return
  // Koa's mark of a status that was set, which has no public name: a 404 may be what the action wants to say.
  if (Reflect.get(ctx.response, '_explicitStatus') === true) return
  // Unlike `ctx.status`, this leaves the mark alone: if a middleware before the action adds a body, Koa makes it a 200.
  ctx.res.statusCode = 204
}

/**
 * The value that an action has returned, as a body.
 *
 * @throws {TypeError} for a value that JSON does not have, which Koa would send as `{}` or fail to send
 */
export const checkedBody = (name: string | undefined, value: unknown): unknown => {
  const problem = KINDS_WITHOUT_JSON[typeof value] ?? (isGenerator(value) ? GENERATOR : undefined)
  if (problem === undefined) return value
  throw new TypeError(`${name} returned ${problem}`)
}

const KINDS_WITHOUT_JSON: { readonly [Kind in string]?: string } = {
  function: 'a function, which cannot be a body',
  symbol: 'a symbol, which cannot be a body',
  bigint: 'a bigint, which JSON does not have: return a string',
}
const GENERATOR = 'a generator, which cannot be a body: return its values, or a stream of them by Readable.from'

/** The first question, which is cheap, is answered by no for most values. */
const isGenerator = (value: unknown): boolean =>
  typeof (value as { readonly next?: unknown } | null)?.next === 'function' && // any value may have the property
  /^\[object (?:Async)?Generator\]$/.test(Object.prototype.toString.call(value))
