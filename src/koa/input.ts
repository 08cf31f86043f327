/** `ctx.input` while an action runs. */

import type Koa from 'koa'
import type { Input } from '../contract/read-input.js'
import type { ActionNext } from './answer.js'

/**
 * Puts the input of a request on `ctx`. Returns the `next` of the action: what is mounted after the router sees `ctx.input` as
 * it would be without the router.
 */
export const writeInput = (ctx: Koa.Context, input: Input, next: ActionNext): ActionNext => {
  const outer = Object.getOwnPropertyDescriptor(ctx, 'input')
  ctx.input = input
  const actionNext: ActionNext = async () => {
    actionNext.called = true
    if (outer) Object.defineProperty(ctx, 'input', outer)
    else delete ctx.input
    try {
      await next()
    } finally {
      ctx.input = input
    }
  }
  return actionNext
}
