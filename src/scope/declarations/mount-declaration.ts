/** The signatures of `mount`. */

import type Koa from 'koa'
import type { EXPECTED } from '../../route/route.js'
import type { VerbEntry } from '../../route/stored.js'
import type { Checked, CompletionOnly, HintOr, NoNames, TextHint, Unwritten } from '../../text/inference.js'
import type { CallOf } from '../../text/messages.js'
import type { JoinWrittenPath } from '../../text/path.js'
import type { LoneArgument, TooMany } from '../editor/hint.js'
import type { CheckedHandlerAlone, MiddlewareContext } from '../middleware/handler.js'
import type {
  CheckedRouter,
  KoaApplication,
  MOUNT_LITERAL,
  Mountable,
  MountedPath,
  MountPathProblem,
  NO_APPLICATION,
  SetByRouter,
} from '../mount/mount.js'
import type { RouteKey } from '../shared/keys.js'
import type { AnyScope, EntriesIn, FrameIn, KeysIn, NestedIn, RegistryIn, StateIn } from '../shared/record.js'
import type { RefusedCall, Scope } from './scope.js'

/** `mount` of a scope. */
export interface MountDeclaration {
  /**
   * Gives a path, and everything below it, to a Koa application or a middleware, for every method. It sees the path without
   * the prefix. Any other route of the table that matches a request takes precedence.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.mount('admin', adminApplication) // GET /admin/users: the application sees /users
   */
  // For calls that are wrong or unfinished: one mistake is one error, and an editor has completions. See `completion.ts`.
  mount<const Path extends string = Unwritten, Last = never, Self extends AnyScope = AnyScope>(
    this: Self,
    path: CompletionOnly<Path, TextHint<Path>>,
    app: HintOr<
      Path,
      Mountable,
      | NoNames
      | ((
          ctx: MiddlewareContext<JoinWrittenPath<FrameIn<Self>['path'], Path>, StateIn<Self>>,
          next: Koa.Next,
        ) => unknown)
    >,
    _: TooMany<Path, Last>,
  ): RefusedCall<Path, Self>
  // Refuses a call with one argument.
  mount<const Given = never, Self extends AnyScope = AnyScope>(
    this: Self,
    path: LoneArgument<'mount', Given, typeof NO_APPLICATION, typeof MOUNT_LITERAL> extends infer Type ? Type : Given,
  ): RefusedCall<'mount', Self>
  mount<const Path extends string = never, const Given = unknown, Self extends AnyScope = AnyScope>(
    this: Self,
    path: Checked<Path, MountPathProblem<Self, FrameIn<Self>, Path>>,
    app: [Given] extends [KoaApplication]
      ? Given
      : (
            typeof EXPECTED extends keyof Given
              ? CheckedRouter<
                  CallOf<'mount', Path>,
                  MiddlewareContext<JoinWrittenPath<FrameIn<Self>['path'], Path>, StateIn<Self>>,
                  Given
                >
              : CheckedHandlerAlone<
                  CallOf<'mount', Path>,
                  MiddlewareContext<JoinWrittenPath<FrameIn<Self>['path'], Path>, StateIn<Self>> &
                    FrameIn<Self>['kinds'] &
                    SetByRouter<Given>,
                  Given,
                  typeof NO_APPLICATION
                >
          ) extends infer Type
        ? Type
        : never,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | VerbEntry<'ALL', NoInfer<Path> | MountedPath<NoInfer<Path>>>,
    | KeysIn<Self>
    | RouteKey<FrameIn<Self>['shape'], NoInfer<Path>, 'ALL'>
    | RouteKey<FrameIn<Self>['shape'], MountedPath<NoInfer<Path>>, 'ALL'>,
    NestedIn<Self>,
    RegistryIn<Self>
  >
}
