/** The signatures of `mount` and `use`, and methods that only other routers have. */

import type Koa from 'koa'
import type { RouteKey } from '../../entries/keys.js'
import type {
  AnyScope,
  EntriesIn,
  FrameIn,
  KeysIn,
  NestedIn,
  RegistryIn,
  ShownStateIn,
  StateIn,
} from '../../entries/record.js'
import type { MountedPath } from '../../route/mounted.js'
import type { AnyMiddleware, EXPECTED } from '../../route/route.js'
import type { Blank, Checked, InferredText, NoNames, TextCompletion, TextHint } from '../../text/inference.js'
import type { CallOf } from '../../text/messages.js'
import type { UntypedList, UntypedMembers } from '../../text/options.js'
import type { JoinWrittenPath } from '../../text/path.js'
import type { HintOrLast, IfWritten, IsHintOf, LoneArgument, TooMany, UncheckedScope } from '../editor/hint.js'
import type { CallRoutes } from '../editor/shown-routes.js'
import type { StateAfterUse } from '../middleware/added.js'
import type { CheckedHandlerAlone, MiddlewareContext } from '../middleware/handler.js'
import type { MoreParameters } from '../middleware/middleware.js'
import type {
  CheckedRouter,
  KoaApplication,
  MOUNT_LITERAL,
  Mountable,
  MountEntry,
  MountPathProblem,
  NO_APPLICATION,
  SetByRouter,
} from '../mount/mount.js'
import type { EntriesWithState } from '../shared/callback.js'
import type { ExpectsKeys, MiddlewareIn, NoMiddleware, SecondArgument, StateAfterBoth, UseProblem } from '../use/use.js'
import type { Recorded, RefusedCall, Scope } from './scope.js'

/** TypeScript 5.9 and 6.0 show this docstring in the hint of each signature that has none. */
interface DocumentedMount {
  /**
   * Gives a path, and everything below it, to a Koa application or a middleware, for every method. It sees the path without
   * the prefix. Any other route of the table that matches a request takes precedence.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.mount('admin', adminApplication) // GET /admin/users: the application sees /users
   */
  mount: unknown
}

export interface MountDeclaration extends DocumentedMount {
  mount<
    const Path extends string = Blank,
    Last = never,
    Self extends AnyScope = AnyScope,
    Keys extends PropertyKey = Blank,
    Hint = IsHintOf<Path, Keys>,
  >(
    this: Self,
    path: TextCompletion<Path, TextHint<Path>>,
    app: HintOrLast<
      Hint,
      Mountable,
      | NoNames
      | ((
          ctx: MiddlewareContext<JoinWrittenPath<FrameIn<Self>['path'], Path>, ShownStateIn<Self>>,
          next: Koa.Next,
        ) => unknown),
      Keys
    >,
    _: TooMany<Hint, Last>,
  ): Hint extends true ? UncheckedScope : RefusedCall<Path, Self>
  mount<const Given = never, Self extends AnyScope = AnyScope>(
    this: Self,
    path: LoneArgument<'mount', Given, typeof NO_APPLICATION, typeof MOUNT_LITERAL> extends infer Type ? Type : Given,
  ): RefusedCall<'mount', Self>
  mount<
    _Routes extends { routes: CallRoutes<Self, MountEntry<Path, Given>> },
    const Path extends string = never,
    const Given = unknown,
    Self extends AnyScope = AnyScope,
    Mark extends string = Blank,
  >(
    this: Self,
    path: IfWritten<Mark, Checked<Path, MountPathProblem<Self, Path>>> extends infer Type ? Type : InferredText<Path>,
    app: [Given] extends [KoaApplication]
      ? Given
      : (
            typeof EXPECTED extends keyof Given
              ? CheckedRouter<
                  CallOf<'mount', Path>,
                  MiddlewareContext<JoinWrittenPath<FrameIn<Self>['path'], Path>, ShownStateIn<Self>>,
                  Given
                >
              : CheckedHandlerAlone<
                  CallOf<'mount', Path>,
                  MiddlewareContext<JoinWrittenPath<FrameIn<Self>['path'], Path>, ShownStateIn<Self>> &
                    FrameIn<Self>['kinds'] &
                    SetByRouter<Given>,
                  Given,
                  typeof NO_APPLICATION
                >
          ) extends infer Type
        ? Type
        : `${Mark}`,
  ): Recorded<
    Self,
    MountEntry<NoInfer<Path>, Given>,
    | RouteKey<FrameIn<Self>['shape'], NoInfer<Path>, 'ALL'>
    | RouteKey<FrameIn<Self>['shape'], MountedPath<NoInfer<Path>>, 'ALL'>
  >
}

/** TypeScript 5.9 and 6.0 show this docstring in the hint of each signature that has none. */
interface DocumentedUse {
  /**
   * Runs a middleware before every route that follows in this scope and in nested ones. Their `ctx.state` has the members
   * that the middleware declares.
   *
   * @throws {RouteError} If the middleware is not a function.
   * @example r.use(authenticate).resources('places') // authenticate: Koa.Middleware<{ user: User }>
   */
  use: unknown
}

export interface UseDeclaration extends DocumentedUse {
  // Also for calls that are wrong or unfinished, as `completion.ts` says: so it refuses a second argument.
  use<
    const Given = Blank,
    Second = never,
    Keys extends PropertyKey = Blank,
    Behind extends PropertyKey = Blank,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    middleware: [Keys] extends [infer _Keys] // see `ArgumentKeys`: while the parenthesis is just opened, there are no further parameters
      ? [Given] extends [Blank]
        ? AnyMiddleware
        : NoMiddleware | NoNames
      : Given & { readonly [Key in Keys]: unknown },
    _: Blank extends Keys
      ? never
      : SecondArgument<Given, Second> extends infer Type
        ? Type
        : Second & { readonly [Key in Behind]: unknown },
    ...unfinished: Blank extends Keys ? [] : readonly (AnyMiddleware | NoNames)[]
  ): [Given, Behind] extends [Blank | `/${string}`, Blank] // with a path alone, it is as unfinished as `scope`
    ? UncheckedScope
    : [Behind, UseProblem<FrameIn<Self>, StateIn<Self>, Given>] extends [Blank, never] // a hint: other right calls are not here
      ? UncheckedScope
      : Scope<
          FrameIn<Self>,
          StateAfterBoth<StateIn<Self>, Given, Second>,
          EntriesWithState<StateIn<Self>, EntriesIn<Self>>,
          KeysIn<Self>,
          NestedIn<Self>,
          RegistryIn<Self>
        >
  use<
    Given extends AnyMiddleware | MoreParameters | NoMiddleware | UntypedMembers | UntypedList,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    middleware: Checked<Given, UseProblem<FrameIn<Self>, StateIn<Self>, Given>>,
  ): Scope<
    FrameIn<Self>,
    StateAfterUse<StateIn<Self>, MiddlewareIn<Given>>,
    EntriesWithState<StateIn<Self>, EntriesIn<Self>>,
    KeysIn<Self> | ExpectsKeys<Self, Given>,
    NestedIn<Self>,
    RegistryIn<Self>
  >
}
