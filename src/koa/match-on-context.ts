/** What a router writes to `ctx` while one of its routes runs. */

import type Koa from 'koa'
import type { Match } from '../matcher/matcher.js'
import { isRouteTable } from '../table/table.js'
import type { ParamKinds } from '../text/param-kinds.js'
import type { Layer } from './layer.js'
import { callOutside, leaveWaiting } from './outside.js'

/** The match that is on `ctx`, or whatever else is there under the names that a match is written to. */
interface MatchOnContext {
  readonly params: unknown
  readonly path: unknown
  readonly name: unknown
  readonly routerPath: unknown
  readonly routes: unknown
  readonly kinded: KindedParams | undefined
}

/** The parameters of a route. Some have kinds. */
interface KindedParams {
  readonly params: { readonly [name: string]: string }
  readonly kinds: ParamKinds
}

/** A registered symbol, so that `castParam` of any copy of this package finds the kinds. */
const KINDED: unique symbol = Symbol.for('signalbox.kinds')

/** The parameters with kinds of the route that runs. A middleware may put a copy in place of `ctx.params`, so they are beside it. */
export const kindedParams = (ctx: object): KindedParams | undefined => Reflect.get(ctx, KINDED)

/** The outer match where no other router is around this one. All requests share the object. */
const NO_OUTER_MATCH: MatchOnContext = {
  params: undefined,
  path: undefined,
  name: undefined,
  routerPath: undefined,
  routes: undefined,
  kinded: undefined,
}

const readMatch = (ctx: Koa.Context): MatchOnContext => {
  const { params, _matchedRoute: path, _matchedRouteName: name, routerPath, routes, [KINDED]: kinded } = ctx
  return { params, path, name, routerPath, routes, kinded }
}

/** Reads the match of an outer router. That of an earlier router, whose route waits for its `next()`, is no outer match. */
export const readOuterMatch = (ctx: Koa.Context): MatchOnContext => {
  const { params, _matchedRoute: path, _matchedRouteName: name, routerPath, routes } = ctx
  const isEmpty =
    params === undefined && path === undefined && name === undefined && routerPath === undefined && routes === undefined
  if (isEmpty) return NO_OUTER_MATCH
  return leaveWaiting(ctx) ? readOuterMatch(ctx) : readMatch(ctx)
}

/** Each route sees its own table. What an application itself has put on `ctx` under this name stays there. */
export const mayWriteTable = (outer: unknown): boolean => outer === undefined || isRouteTable(outer)
export const writeTable = (ctx: object, routes: unknown): void => {
  const written = ctx as { routes: unknown } // an application may have declared the member as read-only
  written.routes = routes
}

/** The names with an underscore and `routerPath` are those of @koa/router, which metrics and tracing packages read. */
export const writeMatch = (
  ctx: Koa.Context,
  { params, value: { path, name, kinds } }: Match<Pick<Layer, 'path' | 'name' | 'kinds'>>,
): void => {
  ctx.params = params
  ctx._matchedRoute = path
  ctx._matchedRouteName = name
  ctx.routerPath = path
  if (kinds !== undefined) ctx[KINDED] = { params, kinds }
  else if (ctx[KINDED] !== undefined) ctx[KINDED] = undefined
}

/** Calls what is mounted after the router, with the context as it would be without the router. */
export const callNext = (ctx: Koa.Context, outer: MatchOnContext, next: Koa.Next): Promise<unknown> => {
  const own = readMatch(ctx)
  const writeTyped = ({ params, kinded, routes }: MatchOnContext) => {
    ctx.params = params
    ctx[KINDED] = kinded
    writeTable(ctx, routes)
  }
  const write = (match: MatchOnContext) => {
    writeTyped(match)
    ctx._matchedRoute = match.path
    ctx._matchedRouteName = match.name
    ctx.routerPath = match.routerPath
  }
  const swap = { leave: () => write(outer), wait: () => writeTyped(own), enter: () => write(own) }
  return callOutside(ctx, { member: 'params', ...swap }, next)
}
