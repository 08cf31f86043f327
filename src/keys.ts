import type { PluralAction, PluralKeys } from './actions.js'
import { type PathShape, pathShape, type SlashedPath } from './path.js'
import type { AnyLevel } from './scope.js'

/**
 * A scope's keys say what it routes, so that nothing is routed twice: `'<path> <METHOD>'`, the path without parameter
 * names and relative to the scope (`'/places/: GET'`). They are string literals in a union, which the compiler keeps
 * sorted: whether a key is among them costs the same in a scope of 10 routes and of 1,000.
 */
export type VerbKey<Shape extends string, Path extends string, Method extends string> = Path extends '/'
  ? `${Shape} ${Method}`
  : `${Shape}${PathShape<SlashedPath<Path>>} ${Method}`

/**
 * Those of some keys that stand among others already, or `never`. An intersection of two sorted unions is one step for
 * the compiler; a conditional type that distributes over the keys, eight for each of them.
 */
export type Repeated<Key, Keys> = Key & Keys

/**
 * All keys of a scope: those it has stored and those of its plain resources, six each, which are made of the names only
 * where a scope ends or a call has more than a name. Stored, they were six template literals in the result of every call.
 */
export type AllKeys<Here extends AnyLevel, Keys, Names extends string> =
  | Keys
  | `${Here['shape']}/${Names}${PluralKeys[PluralAction]}`

/** The key of a route: the twin of the keys above, but absolute, since at run time a route knows its whole path. */
export const routeKey = (route: { readonly method: string; readonly path: string }): string =>
  `${pathShape(route.path)} ${route.method}`
