/**
 * Duplicate routes. A scope records *keys*, as a union of string literals. The compiler keeps unions sorted, so that looking
 * up a key costs the same in a scope of ten routes and of a thousand. Keys are relative to the scope and without the names
 * of parameters.
 *
 * | key | says |
 * | --- | --- |
 * | `'/places/: GET'` | a route key: this route exists |
 * | `'/places'` | a path prefix: the path of a route begins like this |
 * | `'/places/'` | a path prefix with a callback: routes in a callback begin like this |
 * | `'^/places'` | in resources, a path prefix of routes that are outside of them: see `shallow.ts` |
 *
 * What a callback declares adds no more than its path prefix to the scope around it. Only a declaration whose path prefix
 * is already in use is compared with *conflict candidates*: the route keys of the callbacks, which the compiler then makes
 * from their entries. If no two declarations share a path prefix, it never makes them. Recording the route keys of all
 * callbacks in every scope around them would take time that grows with the square of the number of routes.
 *
 * The keys that a declaration records are in `recorded-keys.ts`, the conflict candidates in `conflict-candidates.ts`, and the
 * route keys of entries in `entry-keys.ts`.
 */

import type { AnyFrame } from '../../route/frame.js'
import type { Shallow } from '../../route/settings.js'
import type { Boxed, IsAnyOrUnresolved, IsWide } from '../../text/inference.js'
import type { InvalidName } from '../../text/names.js'
import type { PathShape, SlashedPath } from '../../text/path.js'
import type { AnyScope, KeysIn, NamesIn } from '../record.js'
import type { IsWhole, ShallowRouteKey } from '../shallow/shallow-keys.js'
import type { NamesOf, RouteKeysAt } from './conflict-candidates.js'
import type { PathPrefixes } from './recorded-keys.js'
import type { RouteKey } from './route-keys.js'

/**
 * The keys that occur among others, or `never`: compared by intersection. Nothing is a duplicate of unknown keys: see
 * `AreKeysKnown`.
 */
export type Duplicates<Keys, Others> = Keys & Others extends never
  ? never
  : HasPattern<Others> extends true
    ? never
    : Keys & Others

/** Whether a route exists. Most paths are one new segment, for which this takes only a few steps. */
export type IsDuplicateRoute<
  Self extends AnyScope,
  Frame extends AnyFrame,
  Path extends string,
  Method extends string,
> = IsNewSegment<Self, Frame, Path, Method> extends true ? false : IsDuplicatePath<Self, Frame, Path, Method>

/** Whether a path is one segment that no other declaration has, except verbs of other methods. */
type IsNewSegment<Self extends AnyScope, Frame extends AnyFrame, Path extends string, Method extends string> =
  Boxed<Path> extends InvalidName
    ? false
    : Path extends NamesIn<Self>
      ? false
      : (Shallow | `${Frame['idShape']}/${`${Path}${'/' | ` ${Method}`}` | ''}`) & KeysIn<Self> extends never
        ? true
        : false

/** Whether a route with any path exists. Looks into callbacks only if its path prefix is already in use. */
export type IsDuplicatePath<Self extends AnyScope, Frame extends AnyFrame, Path extends string, Method extends string> =
  RouteKey<Frame['idShape'], Path, Method> extends KeysIn<Self>
    ? AreKeysKnown<Self>
    : IsPrefixInUse<Self, Frame['idShape'], PathPrefixes<Frame['idShape'], Path>> extends true
      ? FrameRouteKey<Self, Frame, Path, Method> extends RouteKeysAt<
          Frame,
          Self,
          NamesOf<Frame['idShape'], PathPrefixes<Frame['idShape'], Path>>,
          never,
          RestOf<PathShape<SlashedPath<Path>>>
        >
        ? AreKeysKnown<Self>
        : false
      : false

/** What follows the first segment of a path. */
type RestOf<Path extends string> = Path extends `/${string}/${infer Rest}` ? `/${Rest}` : ''

/**
 * Whether the compiler knows all keys of a scope. It does not know those of a call whose name it cannot find: they are a
 * template literal type, in which the name is `string`. Such a name is an error of its own.
 */
type AreKeysKnown<Self extends AnyScope> =
  IsAnyOrUnresolved<KeysIn<Self>> extends true ? false : HasPattern<KeysIn<Self>> extends true ? false : true
type HasPattern<Keys> = true extends (Keys extends string ? IsWide<Keys> : never) ? true : false

/** The route key as the candidates have it. In a shallow scope that is the whole path shape. */
type FrameRouteKey<Self extends AnyScope, Frame extends AnyFrame, Path extends string, Method extends string> =
  IsWhole<Frame, KeysIn<Self>> extends never
    ? RouteKey<Frame['idShape'], Path, Method>
    : ShallowRouteKey<Frame, Path, Method>

/** Whether routes in a callback or of a default resource begin with one of these path prefixes. */
export type IsPrefixInUse<Self extends AnyScope, Shape extends string, Prefixes extends string> = (
  | Shallow
  | `${Prefixes}/`
) &
  KeysIn<Self> extends never
  ? true extends IsPrefixOfName<Prefixes, Shape, NamesIn<Self>>
    ? true
    : false
  : true
type IsPrefixOfName<Prefix, Shape extends string, Names> = Prefix extends `${Shape}/${infer Name}`
  ? Name extends Names
    ? true
    : false
  : false
