/** `next()` of a route: what is mounted after the router finds on `ctx` what was there before the route. */

import type Koa from 'koa'

/** What belongs to a route on `ctx`. */
interface Own {
  /** The member of `ctx` by which another router is noticed: it has put something of its own there. */
  readonly member: 'params' | 'input'
  /** Puts back what was there before the route. */
  leave(): void
  /** Puts there what the type of the route's `ctx` has. */
  wait(): void
  /** Puts there all of it. */
  enter(): void
}

/** Puts back what was on `ctx` before a route that waits for its `next()`. A registered symbol, for other copies of this package. */
const WAITING: unique symbol = Symbol.for('signalbox.waiting')

/**
 * Calls `next` outside of the route. A route need not await its `next()`, and so it has its own again as soon as `next` has
 * returned, unless another router has matched the request by then. A router that comes later calls `leaveWaiting`.
 */
export const callOutside = async (ctx: Koa.Context, own: Own, next: Koa.Next): Promise<unknown> => {
  own.leave()
  const { [own.member]: outside } = ctx
  try {
    const later = next()
    if (ctx[own.member] === outside) {
      const leaveInner: (() => void) | undefined = ctx[WAITING]
      own.wait()
      ctx[WAITING] = () => {
        leaveInner?.()
        own.leave()
      }
    }
    return await later
  } finally {
    ctx[WAITING] = undefined
    own.enter()
  }
}

/** Whether a route waits for its `next()` and what belongs to it was on `ctx`, from where it is removed. */
export const leaveWaiting = (ctx: Koa.Context): boolean => {
  const leave: (() => void) | undefined = ctx[WAITING]
  if (leave === undefined) return false
  ctx[WAITING] = undefined
  leave()
  return true
}
