/** The path of a verb. */

import type { AnyFrame } from '../../route/frame.js'
import type { Shallow } from '../../route/settings.js'
import type { Boxed, KeyedBy, Undistributed, Unread } from '../../text/inference.js'
import type { CallMessage, CallOf } from '../../text/messages.js'
import type { InvalidName } from '../../text/names.js'
import type { UntypedFunction } from '../../text/options.js'
import type { DuplicateParam, SegmentShapes, UsualShape } from '../../text/path.js'
import type { PathProblem } from '../../text/path-problem.js'
import type { IsDuplicatePath, IsDuplicateRoute, IsPrefixInUse } from '../duplicates/conflicts.js'
import type { DuplicatePathMessage } from '../duplicates/existing-route.js'
import type { PrefixesOf } from '../duplicates/route-keys.js'
import type { AnyScope, FrameIn, KeysIn, NamesIn } from '../record.js'
import type { VerbCall } from './verb-call.js'
import type { VerbMethod, VerbName } from './verb-name.js'

/**
 * What is wrong with the path of a verb, or `never`: the path itself, or a route that exists already. While nothing is known of a
 * function without types in its place, a type for its parameters.
 */
export type VerbPathProblem<
  Verb extends VerbName,
  Frame extends AnyFrame,
  Self extends AnyScope,
  Path extends string,
> = NoInfer<
  [PathProblem<Path, Frame['path']>] extends [never]
    ? IsDuplicateRoute<Self, Frame, Path, VerbMethod<Verb>> extends true
      ? DuplicatePathMessage<VerbCall<Verb, Path>, Self, Frame, Path, VerbMethod<Verb>>
      : never
    : [Path] extends [Unread]
      ? UntypedFunction
      : CallMessage<CallOf<Verb, Path>, PathProblem<Path, Frame['path']>>
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
    : Path extends NamesIn<Self> // there is a default resource with this name
      ? false
      : Undistributed<Whole> extends Undistributed<Path> // there is one path, not a union
        ? Boxed<Path> extends InvalidName // the path is not one segment
          ? IsNewPath<Self, FrameIn<Self>, Path, Method>
          : (Shallow | `${FrameIn<Self>['idShape']}/${`${Path}${'/' | ` ${Method}`}` | ''}`) &
                KeysIn<Self> extends never
            ? true
            : IsNoDuplicate<Self, FrameIn<Self>, Path, Method>
        : false

/** Whether no other declaration has a path with one of the methods, where others have a part of the path. */
type IsNoDuplicate<Self extends AnyScope, Frame extends AnyFrame, Path extends string, Method extends string> =
  true extends IsDuplicateOfOne<Self, Frame, Path, Method> ? false : true
type IsDuplicateOfOne<
  Self extends AnyScope,
  Frame extends AnyFrame,
  Path extends string,
  Method extends string,
> = Method extends unknown ? IsDuplicatePath<Self, Frame, Path, Method> : never

/** The same for a path of several segments, which most often begins with a name. No parameter of the scope may occur in it again. */
type IsNewPath<
  Self extends AnyScope,
  Frame extends AnyFrame,
  Path extends string,
  Method extends string,
> = Path extends `${infer First}/${infer Rest}`
  ? Boxed<First> extends InvalidName
    ? IsNewShape<Self, Frame, Path, UsualShape<Path>, Method>
    : IsNewBelow<Self, Frame, Path, First, SegmentShapes<Rest>, Method>
  : IsNewShape<Self, Frame, Path, UsualShape<Path>, Method>

type IsNewBelow<
  Self extends AnyScope,
  Frame extends AnyFrame,
  Path extends string,
  First extends string,
  Rest extends string,
  Method extends string,
> = [Rest] extends [never]
  ? false
  : (Shallow | `${Frame['idShape']}/${First}/` | `${Frame['idShape']}/${First}${Rest} ${Method}`) &
        KeysIn<Self> extends never
    ? First & NamesIn<Self> extends never // there is no default resource with this name
      ? IsNewParam<`${Frame['path']}/${Path}`>
      : IsNewRoute<Self, Frame, Path, Method>
    : IsNewRoute<Self, Frame, Path, Method>

type IsNewShape<
  Self extends AnyScope,
  Frame extends AnyFrame,
  Path extends string,
  Usual extends string,
  Method extends string,
> = [Usual] extends [never]
  ? false
  : (Shallow | `${Frame['idShape']}${Usual} ${Method}`) & KeysIn<Self> extends never
    ? IsPrefixInUse<Self, Frame['idShape'], PrefixesOf<`${Frame['idShape']}${Usual}`>> extends true
      ? IsNewRoute<Self, Frame, Path, Method>
      : IsNewParam<`${Frame['path']}/${Path}`>
    : IsNewRoute<Self, Frame, Path, Method>

type IsNewRoute<Self extends AnyScope, Frame extends AnyFrame, Path extends string, Method extends string> =
  IsNoDuplicate<Self, Frame, Path, Method> extends true ? IsNewParam<`${Frame['path']}/${Path}`> : false

type IsNewParam<Path extends string> = Path extends `${string}:${string}:${string}`
  ? DuplicateParam<Path> extends never
    ? true
    : false
  : true
