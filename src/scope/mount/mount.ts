/**
 * `mount`: gives a path, and everything below it, to a Koa application or a middleware. It declares two routes of every
 * method, one for the path and one with a wildcard, so that lists, links and `match` know of them.
 */

import compose from 'koa-compose'
import type { IsDuplicateRoute } from '../../entries/keys.js'
import type { AnyScope, FrameIn } from '../../entries/record.js'
import type { MountedApplication, VerbEntry } from '../../entries/stored.js'
import type { RuntimeFrame } from '../../frame/frame.js'
import type { ExpectedContext, ExpectedState } from '../../route/context.js'
import { routeKinds } from '../../route/kinds.js'
import { keepMounted, type MountedPath, mountedPath } from '../../route/mounted.js'
import { APPLICATION } from '../../route/print.js'
import type { AnyMiddleware, AnyRoute, ApplicationMiddleware } from '../../route/route.js'
import type { Checked } from '../../text/inference.js'
import { type CallMessage, type CallOf, callOf, refuse } from '../../text/messages.js'
import type { UntypedFunction } from '../../text/options.js'
import { joinPath, type SlashedPath, slashedPath } from '../../text/path.js'
import { type NestedMessage, nestedMessage, PATH_LITERAL } from '../../text/path-messages.js'
import { type PathProblem, pathProblem } from '../../text/path-problem.js'
import type { MissingProblem } from '../middleware/expected.js'
import type { Compared } from '../middleware/handler.js'
import { isClassSyntax, middlewareProblem } from '../middleware/middleware.js'
import type { DuplicatePathMessage } from '../shared/existing-route.js'

/**
 * A Koa application, of any version.
 *
 * @example const admin: KoaApplication = new Koa()
 */
export interface KoaApplication {
  readonly middleware: readonly ((ctx: never, next: never) => unknown)[]
  readonly callback: () => unknown
}

/** What `mount` takes, as a parameter hint prints it. */
export type Mountable = KoaApplication | AnyMiddleware

/**
 * The members of `ctx` that the `routes()` of an `@koa/router` asks for in its type, but sets itself: `mount` does not expect
 * them of the scope. Such a function has a property `router`, which a handler of that router does not have.
 */
export type SetByRouter<Given> = 'router' extends keyof Given
  ? Given extends (ctx: infer Context, next: never) => unknown
    ? Pick<Context, RouterMember & keyof Context>
    : unknown
  : unknown
type RouterMember = 'params' | 'router' | '_matchedRoute' | '_matchedRouteName'

/**
 * The `routes()` of a table for an application, or the error message. It has the type of any middleware, and besides names what the
 * table expects.
 */
export type CheckedRouter<Call extends string, Context extends { state: unknown }, Given> =
  Given extends ApplicationMiddleware<infer State> ? Checked<Given, ExpectedProblem<Call, Context, State>> : Given
type ExpectedProblem<
  Call extends string,
  Context extends { state: unknown },
  State,
  Read = { state: Compared<ExpectedState<State>, Context['state']> } & Compared<ExpectedContext<State>, Context>,
> = MissingProblem<Call, 'route', Context, (ctx: Read) => unknown, Read>

/** What a scope stores of `mount`. */
export type MountEntry<Path extends string, Given> = Given extends KoaApplication
  ? MountedApplication<SlashedPath<Path>>
  : VerbEntry<'ALL', Path | MountedPath<Path>>

/** What is wrong with the path of `mount`, or `never`: the path itself, or one of the two routes that exists already. */
export type MountPathProblem<Self extends AnyScope, Path extends string> = NoInfer<
  [PathProblem<Path, FrameIn<Self>['path']>] extends [never]
    ? Path extends `${string}*${string}`
      ? CallMessage<CallOf<'mount', Path>, NestedMessage<Path>> // 2
      : [PathProblem<MountedPath<Path>, FrameIn<Self>['path']>] extends [never]
        ? IsDuplicateRoute<Self, FrameIn<Self>, Path, 'ALL'> extends true
          ? DuplicatePathMessage<CallOf<'mount', Path>, Self, Path, 'ALL'> // 4
          : IsDuplicateRoute<Self, FrameIn<Self>, MountedPath<Path>, 'ALL'> extends true
            ? DuplicatePathMessage<CallOf<'mount', Path>, Self, MountedPath<Path>, 'ALL'> // 4
            : never
        : CallMessage<CallOf<'mount', Path>, PathProblem<MountedPath<Path>, FrameIn<Self>['path']>> // 3
    : [Path] extends [never]
      ? UntypedFunction
      : CallMessage<CallOf<'mount', Path>, MountPathMessage<PathProblem<Path, FrameIn<Self>['path']>>> // 1
>

/** For an argument that is no text: Rails and Express have the application first. */
type MountPathMessage<Problem extends string> = Problem extends typeof PATH_LITERAL ? typeof MOUNT_LITERAL : Problem
export const MOUNT_LITERAL = "the path comes first, as one literal: write mount('path', app)"

/** The routes of `mount`: the twin of the problem above, whose messages it throws; duplicates are found by the chain. */
export const mountRoutes = (
  frame: RuntimeFrame,
  use: readonly AnyMiddleware[],
  [path, app]: readonly unknown[],
): readonly AnyRoute[] => {
  const call = callOf('mount', path)
  const problem = pathProblem(path, frame.path)
  refuse(call, problem === PATH_LITERAL ? MOUNT_LITERAL : problem) // 1
  const written = String(path)
  if (written.includes('*')) refuse(call, nestedMessage(written)) // 2
  refuse(call, pathProblem(mountedPath(written), frame.path)) // 3
  const wrong = isApplication(app)
    ? undefined
    : (middlewareProblem(app) ?? (isClassSyntax(app) ? NO_APPLICATION : undefined))
  if (wrong !== undefined) refuse(call, typeof app === 'function' ? wrong : NO_APPLICATION)
  const base = joinPath(frame.path, slashedPath(written))
  const middleware = mounted(base, app as KoaApplication | AnyMiddleware) // as is checked above
  return [base, joinPath(frame.path, mountedPath(written))].map(path => ({
    method: 'ALL',
    path,
    middleware,
    use,
    ...routeKinds(frame.kinds),
  }))
}

const isApplication = (app: unknown): app is KoaApplication =>
  typeof app === 'object' && app !== null && 'middleware' in app && Array.isArray(app.middleware) && 'callback' in app

export const NO_APPLICATION = 'a Koa application or a middleware must follow the path'

/**
 * Calls what is mounted with the path that follows the prefix, as `koa-mount` does. Its `next()`, and whatever runs after it, has
 * the whole path again. A prefix may have parameters, so it is cut off by the number of its segments.
 */
const mounted = (base: string, app: KoaApplication | AnyMiddleware): AnyMiddleware => {
  // An application is put together at the first request, so that it may be mounted before its middlewares are added.
  let run = isApplication(app) ? undefined : app
  const segments = base === '/' ? 0 : base.split('/').length - 1
  const call: AnyMiddleware = async (ctx, next) => {
    run ??= compose((app as KoaApplication).middleware as AnyMiddleware[]) // Koa calls them with its own context
    const whole: string = ctx.path
    const parts = whole.split('/')
    const inner = `/${parts.slice(segments + 1).join('/')}`
    const { mountPath, _matchedRoute: matched } = ctx
    ctx.path = inner
    ctx._matchedRoute = undefined // for `allowedMethods()` of the application: none of its own routes has answered
    ctx.mountPath = parts.slice(0, segments + 1).join('/') || '/'
    try {
      return await run(ctx, async () => {
        ctx.path = whole
        const isOpen = ctx._matchedRoute === undefined
        if (isOpen) ctx._matchedRoute = matched
        try {
          return await next()
        } finally {
          ctx.path = inner
          if (isOpen && ctx._matchedRoute === matched) ctx._matchedRoute = undefined
        }
      })
    } finally {
      ctx.path = whole
      ctx.mountPath = mountPath
      ctx._matchedRoute ??= matched
    }
  }
  // An application has no name, and a function without one has the name of any other middleware.
  const name = typeof app === 'function' ? app.name : APPLICATION
  return keepMounted(Object.defineProperty(call, 'name', { value: name }), app)
}
