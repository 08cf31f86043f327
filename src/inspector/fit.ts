/**
 * Says in a header field of a reply whether it fits the contract of its route, for the form of the page that sent the request. The
 * inspector stands before the router, so it sees the value that an action replied, as the option `replies: 'check'` does.
 */

import type Koa from 'koa'
import { compareReply } from '../contract/check-reply.js'
import { repliesIn } from '../contract/returns.js'
import { sentReply } from '../koa/check-reply.js'
import { descriptionsOf } from '../route/described.js'
import type { AnyRoute } from '../route/route.js'
import { FIT, FITS } from './reply.js'

/** How much of a problem a header field may have: proxies refuse long ones. */
const MAX_CHARACTERS = 1_000

/** Compares the reply after the middlewares behind have made it. An error that they throw has no reply yet. */
export const answerWithFit = async (
  ctx: Koa.Context,
  next: Koa.Next,
  routeOf: () => AnyRoute | undefined,
): Promise<void> => {
  await next()
  const route = routeOf()
  if (route === undefined || ctx.respond === false || ctx.headerSent) return
  const fit = await fitOf(ctx, route).catch(
    (error: unknown) => `the reply cannot be compared: ${error instanceof Error ? error.message : String(error)}`,
  )
  if (fit !== undefined) ctx.set(FIT, encodeURIComponent(fit.slice(0, MAX_CHARACTERS).replace(/\p{Cs}/gu, '\ufffd')))
}

/** `FITS`, how the reply differs, or `undefined` if neither the contract nor a described middleware says what has this status. */
const fitOf = async (ctx: Koa.Context, route: AnyRoute): Promise<string | undefined> => {
  const returns = 'contract' in route ? route.contract?.returns : undefined
  const replies = [returns, ...descriptionsOf(route).map(each => each.replies)]
  const declared = replies.find(each => each && repliesIn(each).has(ctx.status))
  if (!declared) return undefined
  const { problem } = await compareReply(declared, sentReply(ctx), 'check')
  return problem ?? FITS
}
