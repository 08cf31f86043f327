/** What a middleware means for the routes after it, as far as its own type says. */

import type Koa from 'koa'
import type { ControllerClass } from '../../controller/controller.js'
import type { Described } from '../../route/described.js'
import type { UnboundMiddleware } from '../../route/route.js'
import type { IsAny } from '../../text/inference.js'
import type { IsAdded } from '../use/use.js'

/**
 * A middleware that `adds` declares what it adds to its context, and one that is `plain` adds nothing. Both expect nothing of
 * the route. For any `other`, and for what is no middleware, the route must be looked at. A `class` may be a controller.
 *
 * Nothing but the middleware is an argument, so the compiler works this out once for each type of a middleware and not once for
 * each route. A value of type `any` is several of these at once.
 *
 * @example MiddlewareKind<Koa.Middleware<{ user: User }>> // 'adds'
 */
export type MiddlewareKind<Given> = Given extends ControllerClass
  ? 'class'
  : Given extends UnboundMiddleware
    ? KindOfDescribed<Given, KindOfContext<Parameters<Given>[0]>> // bound by `infer`, the context would lose the name by which `use` finds its own part
    : 'other'

/** One that describes its replies adds them. */
type KindOfDescribed<Given, Kind> = Given extends Described<unknown> ? (Kind extends 'plain' ? 'adds' : Kind) : Kind

type KindOfContext<Context> =
  IsAny<Context> extends true
    ? 'plain'
    : [Context] extends [Koa.ExtendableContext] // in tuples: nothing is known of `never`
      ? 'params' extends keyof Context
        ? IsAny<Context['params']> extends true // of Koa's `DefaultContext`, which has every name
          ? KindOfAdded<Context>
          : 'other'
        : KindOfAdded<Context>
      : 'other'

type KindOfAdded<Context> = IsAdded<Context> extends true ? 'adds' : 'plain'
