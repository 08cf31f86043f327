/** The verbs, `get`, `post` …, how error messages show a call of one, and the path in it. */

import type { Among, IsDuplicateRoute } from '../../entries/keys.js'
import type { AnyScope, FrameIn, KeysIn } from '../../entries/record.js'
import type { AnyFrame } from '../../frame/frame.js'
import type { RouteMethod } from '../../text/http.js'
import type { KeyedBy, NameBox, PathPlaceholder } from '../../text/inference.js'
import type { CallMessage, CallOf } from '../../text/messages.js'
import type { InvalidName } from '../../text/names.js'
import type { UntypedFunction } from '../../text/options.js'
import type { DuplicateParam, UsualShape } from '../../text/path.js'
import type { PathProblem, WithManyParams } from '../../text/path-problem.js'
import type { DuplicatePathMessage } from '../shared/existing-route.js'

/** The call with its path: `get('ping')`. */
export type VerbCall<Verb extends string, Path extends string> = `${Verb}('${Path}')`
export const verbCall = <Verb extends string, Path extends string>(verb: Verb, path: Path): VerbCall<Verb, Path> =>
  `${verb}('${path}')`

/** The call with a controller and an action, as it should be written. */
export type WithAction<Verb extends string, Path extends string> = `${Verb}('${Path}', Controller, 'action')`
export const withAction = <Verb extends string, Path extends string>(verb: Verb, path: Path): WithAction<Verb, Path> =>
  `${verb}('${path}', Controller, 'action')`

/** The verbs of a scope: `get` routes GET, `all` routes every method. */
export type VerbName = Lowercase<RouteMethod>

/** The method of a verb's route. */
export type VerbMethod<Verb extends VerbName> = Uppercase<Verb>
export const verbMethod = <Verb extends VerbName>(verb: Verb): VerbMethod<Verb> =>
  verb.toUpperCase() as VerbMethod<Verb> // `Uppercase` is what `toUpperCase` does

/**
 * What is wrong with the path of a verb, or `never`: the path itself, or a route that exists already. While nothing is known of a
 * function without types in its place, a type for its parameters.
 */
export type VerbPathProblem<Verb extends VerbName, Self extends AnyScope, Path extends string> = NoInfer<
  [PathProblem<Path, FrameIn<Self>['path']>] extends [never]
    ? IsDuplicateRoute<Self, FrameIn<Self>, Path, VerbMethod<Verb>> extends true
      ? DuplicatePathMessage<VerbCall<Verb, Path>, Self, Path, VerbMethod<Verb>>
      : never
    : [Path] extends [PathPlaceholder]
      ? UntypedFunction
      : CallMessage<CallOf<Verb, Path>, PathProblem<Path, FrameIn<Self>['path']>>
>

/**
 * Whether a path is a usual one that no other declaration has, except verbs of other methods: the short check, which most
 * verbs pass. Only a verb that does not pass it pays for `VerbPathProblem`. It also steers inference: with `VerbPathProblem` alone,
 * the compiler would not infer the path.
 */
export type IsRightPath<
  Self extends AnyScope,
  Path extends string,
  Method extends string,
  Whole extends string = Path,
> =
  {} extends KeyedBy<Path> // the path is not a literal
    ? false
    : Path extends unknown
      ? Whole extends Path // there is one path, not a union
        ? NameBox<Path> extends InvalidName // the path is not one segment
          ? IsNewPath<Self, FrameIn<Self>, Path, UsualShape<Path>, Method>
          : Among<`${FrameIn<Self>['shape']}/${Path}${'/' | ` ${Method}`}`, KeysIn<Self>> extends never
            ? true
            : IsNewRoute<Self, FrameIn<Self>, Path, Method>
        : false
      : never

/** The same for a path of several segments, or a parameter. No parameter of the scope may occur in it again. */
type IsNewPath<
  Self extends AnyScope,
  Frame extends AnyFrame,
  Path extends string,
  Usual extends string,
  Method extends string,
> = [Usual] extends [never]
  ? false
  : Among<`${Frame['shape']}${FirstOf<Usual> | `${Usual} ${Method}`}`, KeysIn<Self>> extends never
    ? IsNewParam<`${Frame['path']}/${Path}`>
    : IsNewRoute<Self, Frame, Path, Method> extends true
      ? IsNewParam<`${Frame['path']}/${Path}`>
      : false
/** @example FirstOf<'/places/:'> // '/places/' */
type FirstOf<Shape extends string> = Shape extends `/${infer First}/${string}` ? `/${First}/` : `${Shape}/`

type IsNewRoute<Self extends AnyScope, Frame extends AnyFrame, Path extends string, Method extends string> =
  IsDuplicateRoute<Self, Frame, Path, Method> extends true ? false : true

type IsNewParam<Path extends string> = Path extends `${string}:${string}:${string}`
  ? Path extends WithManyParams
    ? false
    : DuplicateParam<Path> extends never
      ? true
      : false
  : true
