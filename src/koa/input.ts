/** `ctx.input` while an action or a middleware route with a contract runs. */

import type Koa from 'koa'
import { type Input, inputReader, type ReadInput } from '../contract/read-input.js'
import { descriptionOf } from '../route/described.js'
import type { AnyMiddleware } from '../route/route.js'
import { type ActionNext, createActionNext } from './answer.js'
import { callOutside } from './outside.js'

/**
 * Puts the input of a request on `ctx`, beside what a middleware or the application has put there, as the type of `ctx.input` says.
 * Returns the `next` of the action: what is mounted after the router sees `ctx.input` as it would be without the router.
 */
export const writeInput = (ctx: Koa.Context, read: Input, next: ActionNext): ActionNext => {
  const outer = Object.getOwnPropertyDescriptor(ctx, 'input')
  const input = typeof ctx.input === 'object' ? { ...ctx.input, ...read } : read
  ctx.input = input
  const enter = () => {
    ctx.input = input
  }
  const leave = () => {
    if (outer) Object.defineProperty(ctx, 'input', outer)
    else delete ctx.input
  }
  return createActionNext(() => callOutside(ctx, { member: 'input', leave, wait: enter, enter }, next))
}

/** A middleware whose input is read before it is called. */
export const inputHandler =
  (readInput: ReadInput, middleware: AnyMiddleware): AnyMiddleware =>
  async (ctx: Koa.Context, next) =>
    middleware(ctx, writeInput(ctx, await readInput(ctx), createActionNext(next)))

/** A middleware behind others that refuse what it does not take, as its description says. They leave `ctx.input` as it is. */
export const withRequirements = (middleware: AnyMiddleware): readonly AnyMiddleware[] => {
  const readers = (descriptionOf(middleware)?.requires ?? []).flatMap(parts => inputReader('', parts) ?? [])
  const required = readers.map(
    (read): AnyMiddleware =>
      async (ctx: Koa.Context, next) => {
        await read(ctx)
        return next()
      },
  )
  return [...required, middleware]
}
