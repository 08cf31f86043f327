/** Finds what is mounted at a route: the route itself has a middleware of the library, which calls it. */

import { type SlashedPath, slashedPath } from '../text/path.js'
import type { AnyMiddleware } from './route.js'

/**
 * The path below which everything is mounted.
 *
 * @example MountedPath<'admin'> // '/admin/*path'
 */
export type MountedPath<Path extends string> = Path extends '/' ? '/*path' : `${SlashedPath<Path>}/*path`
export const mountedPath = (path: string): string => (path === '/' ? '/*path' : `${slashedPath(path)}/*path`)

/** The key under which that middleware keeps it, for every copy of this package. */
const MOUNTED: unique symbol = Symbol.for('signalbox.mounted')

/** Keeps what is mounted on the middleware that calls it. */
export const keepMounted = (middleware: AnyMiddleware, app: unknown): AnyMiddleware =>
  Object.defineProperty(middleware, MOUNTED, { value: app })

/** What a middleware of `mount` calls: an application or a middleware. Any other middleware is returned as it is. */
export const mountedIn = (middleware: AnyMiddleware & { readonly [MOUNTED]?: unknown }): unknown =>
  middleware[MOUNTED] ?? middleware

export const isMounted = (middleware: AnyMiddleware): boolean => mountedIn(middleware) !== middleware

/** The middlewares of a mounted value: those of an application, or itself. */
export const middlewaresOf = (mounted: unknown): readonly unknown[] =>
  typeof mounted === 'object' && mounted !== null && 'middleware' in mounted && Array.isArray(mounted.middleware)
    ? mounted.middleware
    : [mounted]
