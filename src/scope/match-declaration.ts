/** The signatures of `match`: those of a verb, after the list of methods. */

import type Koa from 'koa'
import type { PublicNames } from '../controller/actions.js'
import type { ControllerClass } from '../controller/controller.js'
import type { PluralAction } from '../route/actions.js'
import type { Middleware } from '../route/route.js'
import type { VerbEntry } from '../route/stored.js'
import type { Checked, CompletionOnly, HintOr, Unwritten } from '../text/inference.js'
import type { JoinPath, SlashedPath } from '../text/path.js'
import type { BarePaths } from './completion.js'
import type { VerbKeys } from './conflicts.js'
import type { FrameController } from './controller.js'
import type { FirstWords } from './first-words.js'
import type { MatchCall, MatchedMethod, MatchedVerb, MatchPathProblem, MethodsProblem } from './match.js'
import type { AnyScope, EntriesIn, FrameIn, KeysIn, NamesIn, RegistryIn, StateIn } from './record.js'
import type { RefusedCall, Scope } from './scope.js'
import type { IsRightTarget, Targets } from './target.js'
import type {
  ActionEntry,
  BareAction,
  BareProblem,
  IsRightAction,
  MiddlewareContext,
  TargetOrClassProblem,
  TargetText,
  VerbActionProblem,
  VerbControllerProblem,
  WrittenBody,
} from './verb.js'

/** `match` of a scope. Each call declares one route for each method, and returns the scope with them. */
export interface Match {
  /** Routes a path, for each of the methods, to an action of a controller, to a target or to a middleware. */
  // Offers completions in a call that is wrong or unfinished: see `completion.ts`.
  <const Path extends string = Unwritten, Controller = unknown, Self extends AnyScope = AnyScope>(
    this: Self,
    methods: readonly MatchedVerb[],
    path: CompletionOnly<
      Path,
      HintOr<Path, string, BarePaths<FrameController<RegistryIn<Self>, FrameIn<Self>>, PluralAction>>
    >,
    targetOrMiddlewareOrController: [Controller] extends [ControllerClass]
      ? Controller
      : HintOr<
          Path,
          string | Middleware | ControllerClass,
          | Targets<RegistryIn<Self>>
          | ((
              ctx: MiddlewareContext<JoinPath<FrameIn<Self>['path'], SlashedPath<Path>>, StateIn<Self>> &
                FrameIn<Self>['kinds'],
              next: Koa.Next,
            ) => unknown)
        >,
    action: HintOr<Path, string, PublicNames<Controller>>,
    nothingMore: never,
  ): RefusedCall<Path, Self>

  /**
   * Routes a path of one segment, for each of the methods, to the action of that name of the controller of this scope: see
   * the bare verbs.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.resources('places', r => r.match(['get', 'post'], 'preview')) // GET and POST /places/:id/preview  Places#preview
   */
  <const Verbs extends readonly string[], const Path extends string = never, Self extends AnyScope = AnyScope>(
    this: Self,
    methods: Checked<Verbs, MethodsProblem<Verbs>>,
    path: Checked<
      Path,
      BareProblem<
        MatchCall<Verbs>,
        RegistryIn<Self>,
        FrameIn<Self>,
        Path,
        MatchPathProblem<Verbs, FrameIn<Self>, Self, Path>
      >
    >,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    | EntriesIn<Self>
    | `${VerbEntry<MatchedMethod<Verbs>, NoInfer<Path>>} ${FrameIn<Self>['controllerPath']}#${BareAction<NoInfer<Path>>}`,
    KeysIn<Self> | VerbKeys<FrameIn<Self>['idShape'], NoInfer<Path>, MatchedMethod<Verbs>>,
    NamesIn<Self>,
    RegistryIn<Self>
  >

  /**
   * Routes a path, for each of the methods, to a target or to a middleware.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.match(['put', 'patch'], 'name', 'Names#update') // PUT and PATCH /name  Names#update
   */
  <
    const Verbs extends readonly string[],
    const Path extends string = never,
    const Given = unknown,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    methods: Checked<Verbs, MethodsProblem<Verbs>>,
    path: Checked<Path, MatchPathProblem<Verbs, FrameIn<Self>, Self, Path>>,
    targetOrMiddleware: [Given] extends [string | ControllerClass | FirstWords]
      ? IsRightTarget<RegistryIn<Self>, Given> extends true
        ? Given
        : TargetOrClassProblem<MatchCall<Verbs>, Path, RegistryIn<Self>, FrameIn<Self>, Given> extends infer Message
          ? Message
          : never
      : Given &
          ((
            ctx: MiddlewareContext<JoinPath<FrameIn<Self>['path'], SlashedPath<Path>>, StateIn<Self>> &
              FrameIn<Self>['kinds'] &
              WrittenBody<Given>,
            next: Koa.Next,
          ) => unknown),
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | `${VerbEntry<MatchedMethod<Verbs>, Path>}${TargetText<Given>}`,
    KeysIn<Self> | VerbKeys<FrameIn<Self>['idShape'], Path, MatchedMethod<Verbs>>,
    NamesIn<Self>,
    RegistryIn<Self>
  >

  /**
   * Routes a path, for each of the methods, to an action of a controller.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.match(['get', 'post'], 'search', PlacesController, 'search') // GET and POST /search  Places#search
   */
  <
    const Verbs extends readonly string[],
    const Path extends string = never,
    Controller extends ControllerClass = ControllerClass,
    const Action extends string = never,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    methods: Checked<Verbs, MethodsProblem<Verbs>>,
    path: Checked<Path, MatchPathProblem<Verbs, FrameIn<Self>, Self, Path>>,
    controller: IsRightAction<RegistryIn<Self>, Controller, Action> extends true
      ? Controller
      : Checked<
            Controller,
            VerbControllerProblem<MatchCall<Verbs>, Path, RegistryIn<Self>, Controller>
          > extends infer Type
        ? Type
        : never,
    action: IsRightAction<RegistryIn<Self>, Controller, Action> extends true
      ? Action
      : Checked<
            Action,
            VerbActionProblem<MatchCall<Verbs>, Path, RegistryIn<Self>, Controller, Action>
          > extends infer Type
        ? Type
        : never,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | ActionEntry<RegistryIn<Self>, Controller, Action, VerbEntry<MatchedMethod<Verbs>, Path>>,
    KeysIn<Self> | VerbKeys<FrameIn<Self>['idShape'], Path, MatchedMethod<Verbs>>,
    NamesIn<Self>,
    RegistryIn<Self>
  >
}
