/**
 * Duplicate routes. A scope records the *key* of each of its routes, including those in callbacks: the shape of the whole path, and the
 * method, as in `'/places/: GET'`. The compiler keeps unions of texts sorted, so finding a key takes the same few steps among ten
 * routes and among a thousand.
 *
 * Outside resources, a scope keeps the keys of a callback with a path of its own apart, under the first segment of that path: see
 * `Below`. It records only a *path prefix* for them, `'/v1/'`. If every scope had the keys of all routes in it, the time of a
 * table would grow with the square of its routes.
 */

import type { AnyFrame } from '../frame/frame.js'
import type { ActionKeys, CollectionAction, MemberAction, ResourceKind } from '../route/actions.js'
import type { Box, IsAnyOrUnresolved, IsWide, NameBox } from '../text/inference.js'
import type { InvalidName } from '../text/names.js'
import { type PathShape, pathShape, type SlashedPath, type UsualShape } from '../text/path.js'
import type { AnyResult, AnyScope, ExpectsCollection, InsideCollection, KeysIn, NestedIn, UseMarks } from './record.js'

/**
 * The key of a route in a scope, whose path has this shape.
 *
 * @example RouteKey<'/v1', 'places/:id', 'GET'> // '/v1/places/: GET'
 */
export type RouteKey<Shape extends string, Path extends string, Method extends string> =
  NameBox<Path> extends InvalidName
    ? Path extends `${string}*${string}`
      ? `${Shape}${PathShape<SlashedPath<Path>>} ${Method}`
      : UsualShape<Path> extends never
        ? Path extends '/'
          ? `${Shape} ${Method}`
          : `${Shape}${PathShape<SlashedPath<Path>>} ${Method}`
        : `${Shape}${UsualShape<Path>} ${Method}` // a verb has worked it out already
    : `${Shape}/${Path} ${Method}` // the common case: one literal segment

/** The key of a route: the twin of the type. */
export const routeKey = (route: { readonly method: string; readonly path: string }): string =>
  `${pathShape(route.path)} ${route.method}`

/** The keys of the standard routes of a resource in the scope of a frame. The paths of shallow members begin elsewhere. */
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
/** The keys below a segment, or below all. One `infer` reads the whole union; it stays a union only while all keys are texts. */
type KeysBelow<Nested, Segment> =
  Box<Nested> extends Box<{ readonly below: Segment; readonly keys: infer Keys } | object>
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

/** What a scope records of a callback whose path begins with a segment: inside resources all its keys, elsewhere the path prefix. */
export type CallbackKeys<Frame extends AnyFrame, Segment extends string, Returned> =
  IsInResources<Frame> extends true ? ResultKeys<Returned> : PathPrefix<Frame, Segment>
/** The keys of such a callback that the scope keeps apart. */
export type CallbackBelow<Frame extends AnyFrame, Segment extends string, Returned> =
  IsInResources<Frame> extends true ? never : Below<Segment, Texts<AllKeys<Returned>>>

/** Keys without the mark `Outside`: nothing is outside of a scope that is in no resources. */
type Texts<Keys> = [Keys] extends [string] ? Keys : Extract<Keys, string>

/** Whether a scope is inside resources, where the paths of shallow members do not begin with the path of the call that declares them. */
export type IsInResources<Frame extends AnyFrame> = Frame['path'] extends Frame['around']['path'] ? false : true

/** The keys of a callback that adds nothing to the path, such as a group, without the marks of a `use`. A refused one may return `any`. */
export type ResultKeys<Returned> = 0 extends 1 & Returned
  ? never
  : Returned extends AnyResult
    ? unknown extends KeysIn<Returned>
      ? never
      : KeysIn<Returned> extends string
        ? KeysIn<Returned>
        : Exclude<KeysIn<Returned>, UseMarks>
    : never
/** The keys that such a callback keeps apart. */
export type ResultBelow<Returned> = 0 extends 1 & Returned
  ? never
  : Returned extends AnyResult
    ? unknown extends NestedIn<Returned>
      ? never
      : NestedIn<Returned>
    : never

/** The keys of all routes in a callback. */
export type AllKeys<Returned> = ResultKeys<Returned> | KeysBelow<ResultBelow<Returned>, unknown>

/** The keys with which the scope of `collection` starts: those of the resource, or a mark if a `use` expects an id. */
export type CollectionKeys<Self extends AnyScope> = ExpectsCollection & KeysIn<Self> extends never
  ? KeysIn<Self>
  : InsideCollection

/** The keys that are also in `Others`. The cost grows with `Keys` only, while an intersection would walk all of `Others`. */
export type Among<Keys, Others> = Keys extends Others ? Keys : never

/** The keys of a scope that a route below a segment may duplicate. */
export type KeysAt<Self extends AnyScope, Frame extends AnyFrame, Segment extends string> =
  Among<PathPrefix<Frame, Segment>, KeysIn<Self>> extends never
    ? KeysIn<Self>
    : KeysIn<Self> | KeysBelow<NestedIn<Self>, Segment>
/** The same for a route anywhere in the scope. */
export type KeysOf<Self extends AnyScope> = KeysIn<Self> | KeysBelow<NestedIn<Self>, unknown>

/**
 * The route keys that are also in `Others`, or `never`. Where the compiler cannot find the name in a call, the keys of the call are a
 * template literal type with `string` for the name, of which nothing is a duplicate. Such a name is an error of its own.
 */
export type Duplicates<Keys, Others> = (NoKey | Keys) & Others & AnyRouteKey extends never
  ? never
  : IsAnyOrUnresolved<Others> extends true
    ? never
    : HasPattern<Others> extends true
      ? never
      : Keys & Others & AnyRouteKey
/** Makes a single key a union. The compiler intersects two unions in one step, but compares a text with each member of a union. */
export type NoKey = 0
/** The key of a route, and not a path prefix. */
type AnyRouteKey = `${string} ${string}`
type HasPattern<Keys> = true extends (Keys extends string ? IsWide<Keys> : never) ? true : false

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
