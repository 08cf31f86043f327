/**
 * Duplicate routes. A scope records the *key* of each route in it, callbacks included: the shape of its whole path and its method,
 * `'/places/: GET'`. The compiler keeps unions of texts sorted, so that looking up a key takes the same few steps in a scope of ten
 * routes and of a thousand.
 *
 * Outside of resources, the routes of a callback with a path of its own are kept apart, below the first segment of that path: see
 * `Below`. The scope records only that there are some, as the *path prefix* `'/v1/'`. With all keys in each scope around them, the
 * time of a table would grow with the square of its routes.
 */

import type { AnyFrame } from '../frame/frame.js'
import type { ActionKeys, CollectionAction, MemberAction, ResourceKind } from '../route/actions.js'
import type { IsAnyOrUnresolved, IsWide, Undistributed } from '../text/inference.js'
import { type PathShape, pathShape, type SlashedPath } from '../text/path.js'
import type { AnyResult, AnyScope, ExpectsCollection, InsideCollection, KeysIn, NestedIn, UseMarks } from './record.js'

/**
 * The key of a route in a scope, whose path has this shape.
 *
 * @example RouteKey<'/v1', 'places/:id', 'GET'> // '/v1/places/: GET'
 */
export type RouteKey<Shape extends string, Path extends string, Method extends string> = Path extends '/'
  ? `${Shape} ${Method}`
  : `${Shape}${PathShape<SlashedPath<Path>>} ${Method}`

/** The key of a route: the twin of the type. */
export const routeKey = (route: { readonly method: string; readonly path: string }): string =>
  `${pathShape(route.path)} ${route.method}`

/** The keys of the standard routes of a resource in the scope of a frame. Members of shallow resources are not in its path. */
export type StandardKeys<
  Kind extends ResourceKind,
  Frame extends AnyFrame,
  Segment extends string,
  Actions,
> = Frame['shallow'] extends never
  ? `${Frame['shape']}/${Segment}${ActionKeys[Kind][Actions & keyof ActionKeys[Kind]] & string}`
  : Kind extends 'resource'
    ? `${Frame['shape']}/${Segment}${ActionKeys['resource'][Actions & keyof ActionKeys['resource']]}`
    :
        | `${Frame['shape']}/${Segment}${ActionKeys['resources'][Actions & CollectionAction]}`
        | `${PathShape<Frame['parentPath']>}/${Segment}${ActionKeys['resources'][Actions & MemberAction]}`

/** The path prefix that says that callbacks have routes below a segment. */
export type PathPrefix<Frame extends AnyFrame, Segment extends string> = `${Frame['shape']}/${Segment}/`

/** The routes of a callback, below the first segment of its path. */
export interface Below<Segment, Keys> {
  readonly below: Segment
  readonly keys: Keys
}
/** The keys below a segment, or below all, inferred in one comparison. The compiler makes a union of them only because all are texts. */
type KeysBelow<Nested, Segment> =
  Undistributed<Nested> extends Undistributed<{ readonly below: Segment; readonly keys: infer Keys } | object>
    ? unknown extends Keys
      ? never
      : Keys
    : never

/** The first segment of a path, without the name of a parameter. */
export type FirstSegment<Path extends string> =
  PathShape<SlashedPath<Path>> extends `/${infer Segment}`
    ? Segment extends `${infer First}/${string}`
      ? First
      : Segment
    : never

/** The keys that a scope records of a callback at a segment of its path. In resources, these are those of all routes in it. */
export type CallbackKeys<Frame extends AnyFrame, Segment extends string, Returned> =
  IsInResources<Frame> extends true ? ResultKeys<Returned> : PathPrefix<Frame, Segment>
/** What it keeps apart of such a callback. */
export type CallbackBelow<Frame extends AnyFrame, Segment extends string, Returned> =
  IsInResources<Frame> extends true ? never : Below<Segment, Texts<AllKeys<Returned>>>

/** Keys without the mark `Outside`: nothing is outside of a scope that is in no resources. */
type Texts<Keys> = [Keys] extends [string] ? Keys : Extract<Keys, string>

/** Whether a scope is in resources: there, shallow members are outside of the path of the call that declares them. */
export type IsInResources<Frame extends AnyFrame> = Frame['path'] extends Frame['around']['path'] ? false : true

/** The keys of a callback with the path of its scope, as that of a group, without the marks of a `use` in it. A refused one may return `any`. */
export type ResultKeys<Returned> = 0 extends 1 & Returned
  ? never
  : Returned extends AnyResult
    ? unknown extends KeysIn<Returned>
      ? never
      : KeysIn<Returned> extends string
        ? KeysIn<Returned>
        : Exclude<KeysIn<Returned>, UseMarks>
    : never
/** What such a callback has kept apart. */
export type ResultBelow<Returned> = 0 extends 1 & Returned
  ? never
  : Returned extends AnyResult
    ? unknown extends NestedIn<Returned>
      ? never
      : NestedIn<Returned>
    : never

/** The keys of all routes in a callback. */
export type AllKeys<Returned> = ResultKeys<Returned> | KeysBelow<ResultBelow<Returned>, unknown>

/** The keys that the scope of a collection begins with: those of the resource. A `use` that expects an id is a mark of its own. */
export type CollectionKeys<Self extends AnyScope> = ExpectsCollection & KeysIn<Self> extends never
  ? KeysIn<Self>
  : InsideCollection

/** Those of a few keys that are among others, each looked up by itself: an intersection would walk all of the others. */
export type Among<Keys, Others> = Keys extends Others ? Keys : never

/** The keys of a scope that a route below a segment may duplicate. */
export type KeysAt<Self extends AnyScope, Frame extends AnyFrame, Segment extends string> =
  Among<PathPrefix<Frame, Segment>, KeysIn<Self>> extends never
    ? KeysIn<Self>
    : KeysIn<Self> | KeysBelow<NestedIn<Self>, Segment>
/** The same for routes that may be anywhere in the scope. */
export type KeysOf<Self extends AnyScope> = KeysIn<Self> | KeysBelow<NestedIn<Self>, unknown>

/**
 * The route keys that occur among others, or `never`. Nothing is a duplicate of the keys of a call with a name that the compiler cannot
 * find: they are a template literal type, in which the name is `string`. Such a name is an error of its own.
 */
export type Duplicates<Keys, Others> = (NoKey | Keys) & Others & AnyRouteKey extends never
  ? never
  : IsAnyOrUnresolved<Others> extends true
    ? never
    : HasPattern<Others> extends true
      ? never
      : Keys & Others & AnyRouteKey
/** With it, one key is a union too. The compiler compares two unions in one go, but a text with each member of a union. */
export type NoKey = 0
/** The key of a route, and not a path prefix. */
type AnyRouteKey = `${string} ${string}`
type HasPattern<Keys> = true extends (Keys extends string ? IsWide<Keys> : never) ? true : false

/** Whether a route exists. */
export type IsDuplicateRoute<
  Self extends AnyScope,
  Frame extends AnyFrame,
  Path extends string,
  Method extends string,
> =
  RouteKey<Frame['shape'], Path, Method> extends infer Key
    ? Among<Key, KeysAt<Self, Frame, FirstSegment<Path>>> extends never
      ? false
      : Duplicates<Key, KeysAt<Self, Frame, FirstSegment<Path>>> extends never
        ? false
        : true
    : false
