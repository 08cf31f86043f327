/** The key of a route, and the path prefixes of a path: see `conflicts.ts`. */

import type { ActionKeys, PluralAction } from '../../route/actions.js'
import { type PathShape, pathShape, type SlashedPath } from '../../text/path.js'

/**
 * The key of a route in a scope. `Shape` is the frame's `idShape`.
 *
 * @example RouteKey<'', 'places/:id', 'GET'> // '/places/: GET'
 */
export type RouteKey<Shape extends string, Path extends string, Method extends string> = Path extends '/'
  ? `${Shape} ${Method}`
  : `${Shape}${PathShape<SlashedPath<Path>>} ${Method}`

/** The key of a route: the twin of the type, but with the whole path, which a route has at run time. */
export const routeKey = (route: { readonly method: string; readonly path: string }): string =>
  `${pathShape(route.path)} ${route.method}`

/** The path prefixes of a path shape: see `PathPrefixes`. */
export type PrefixesOf<Path extends string> = Path extends `/:/${infer Rest}`
  ? '/:' | `/:/${FirstSegment<Rest>}`
  : Path extends `/${infer Rest}`
    ? `/${FirstSegment<Rest>}`
    : Path
/** The first segment of a path without its slash. */
export type FirstSegment<Path extends string> = Path extends `${infer First}/${string}` ? First : Path

/** The route keys of an entry that is text: of a verb, or of a default resource. */
export type TextKeysOf<Text extends string> = Text extends `${infer Method} ${infer Rest}`
  ? RouteKey<'', Rest extends `${infer Path} ${string}` ? Path : Rest, Method>
  : `/${Text}${ActionKeys['resources'][PluralAction]}`

/** The actions in the settings of a resource. */
export type ActionsIn<Settings> = Settings extends { readonly actions: infer Actions } ? Actions : never
