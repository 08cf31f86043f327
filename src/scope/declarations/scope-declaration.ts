/** The signatures of `scope`, with a path and without one, and of `draw`. */

import type { CallbackBelow, CallbackKeys, FirstSegment, ResultBelow, ResultKeys } from '../../entries/keys.js'
import type { AnyResult, AnyScope, FrameIn, RegistryIn, StateIn } from '../../entries/record.js'
import type { KindedScope, PathScope } from '../../entries/stored.js'
import type { KindedScopeFrame, ScopeFrame } from '../../frame/scope-frame.js'
import type { KindTexts } from '../../route/kinds.js'
import type { Blank, Checked, InferredText, PathPlaceholder, TextCompletion, TextHint } from '../../text/inference.js'
import type { SlashedPath } from '../../text/path.js'
import type {
  HintOrCallback,
  HintOrOptions,
  IsHint,
  IsHintOf,
  Marked,
  NoPart,
  Part,
  TooMany,
  UncheckedCallback,
  UncheckedScope,
} from '../editor/hint.js'
import type { CallRoutes } from '../editor/shown-routes.js'
import type { CheckedScopePath, GroupProblem } from '../namespace/namespace.js'
import type { NotGiven, Untyped } from '../options/refused-options.js'
import type {
  CheckedScopeOptions,
  ForControllers,
  KindsOfOptions,
  OfferedScopeOptions,
  ScopeOptions,
} from '../options/scope-options.js'
import type { Drawn } from '../part/draw.js'
import type {
  AnyCallbackProblem,
  CheckedEntries,
  NoCallback,
  RefusedScopeEntries,
  ResultEntries,
  ThisOrMessage,
  ThisWithCallback,
  WithThis,
} from '../shared/callback.js'
import type { InnerScope, Recorded, Scope } from './scope.js'

/** TypeScript 5.9 and 6.0 show this docstring in the hint of each signature that has none. */
interface DocumentedScope {
  /**
   * Adds a path, which may have parameters, to the paths of what the callback declares. The controller paths stay the same.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @see https://guides.rubyonrails.org/routing.html#controller-namespaces-and-routing
   * @example r.scope(':locale', r => r.resources('places')) // GET /:locale/places  Places#index …
   */
  scope: unknown
}

export interface ScopeDeclaration extends DocumentedScope {
  scope<
    const Path extends string = Blank,
    const Options = {},
    Returned = NoCallback,
    Last = never,
    Self extends AnyScope = AnyScope,
    Keys extends PropertyKey = Blank,
    Behind extends PropertyKey = Blank,
    Hint = IsHintOf<Path, Keys, Options, Behind>,
  >(
    this: Self,
    path: TextCompletion<Path, TextHint<Path>>,
    options: HintOrOptions<
      Hint,
      Path,
      ScopeOptions,
      | (OfferedScopeOptions<Path> & Options)
      | ((r: InnerScope<Self, ScopeFrame<FrameIn<Self>, SlashedPath<Path>>>) => Returned),
      Keys
    >,
    callback: HintOrCallback<
      Hint,
      (
        r: Options extends ForControllers
          ? UncheckedScope
          : InnerScope<Self, KindedScopeFrame<FrameIn<Self>, SlashedPath<Path>, KindsOfOptions<Options>>>,
      ) => Returned,
      Behind
    >,
    _: TooMany<Hint, Last>,
  ): Hint extends true
    ? UncheckedScope
    : Recorded<
        Self,
        KindedScope<
          NoInfer<Path>,
          KindTexts<KindsOfOptions<Options>>,
          RefusedScopeEntries<FrameIn<Self>, Returned, StateIn<Self>>
        >,
        never
      >
  /**
   * Adds nothing to the paths and the controller paths: a group. A `use` in the callback applies to what follows in it only.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.scope(r => r.use(authenticate).resources('places')).get('ping', 'Ping#ping')
   */
  scope<
    _Routes extends { routes: CallRoutes<Self, CheckedEntries<Returned, StateIn<Self>>> },
    const Given = unknown,
    Returned extends AnyResult = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
    this: ThisWithCallback<Self, 'scope', Given, Returned>,
    callback: [GroupProblem<Self, Given, Returned>] extends [never]
      ? Given &
          ((
            r: (
              Given extends unknown
                ? Scope<FrameIn<Self>, StateIn<Self>, never, never, never, RegistryIn<Self>>
                : never
            ) extends infer Inside
              ? Inside
              : never,
          ) => Returned)
      : // Unresolved: see `collection`.
        [GroupProblem<Self, Given, Returned>] extends [GroupProblem<Self, Given, Returned> & 0]
        ? (r: InnerScope<Self, FrameIn<Self>>) => unknown
        : GroupProblem<Self, Given, Returned>,
  ): Recorded<Self, CheckedEntries<Returned, StateIn<Self>>, ResultKeys<Returned>, ResultBelow<Returned>>

  scope<
    _Routes extends { routes: CallRoutes<Self, PathScope<Path, ResultEntries<Returned, StateIn<Self>>>> },
    const Path extends string = PathPlaceholder,
    Given = unknown,
    Returned extends AnyResult = NoCallback,
    Self extends AnyScope = AnyScope,
    Mark extends string = Blank,
    This = undefined,
  >(
    this: Self,
    path: [Path] extends [never]
      ? UncheckedCallback
      : CheckedScopePath<
            Self,
            Path,
            ScopeFrame<FrameIn<Self>, SlashedPath<Path>>,
            WithThis<Given, This, Returned>,
            Returned,
            Mark
          > extends infer Type
        ? Type
        : InferredText<Path>,
    callback: Given &
      ((
        this: This,
        r: (
          Given extends unknown
            ? Scope<ScopeFrame<FrameIn<Self>, SlashedPath<Path>>, StateIn<Self>, never, never, never, RegistryIn<Self>>
            : never
        ) extends infer Inside
          ? Inside
          : never,
      ) => Returned) &
      Marked<Mark>,
  ): Recorded<
    Self,
    PathScope<Path, ResultEntries<Returned, StateIn<Self>>>,
    CallbackKeys<FrameIn<Self>, FirstSegment<Path>, Returned>,
    CallbackBelow<FrameIn<Self>, FirstSegment<Path>, Returned>
  >

  /**
   * The same, where parameters of the path have a kind: `'uuid'`, `'bigint'` or `'integer'`. A request with another value is
   * answered with 404, links take a value of the kind, and `castParam` needs no kind.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.scope(':year', { params: { year: 'integer' } }, r => r.get('/', 'Years#show')) // GET /:year  Years#show
   */
  scope<
    _Routes extends {
      routes: CallRoutes<
        Self,
        KindedScope<Path, KindTexts<KindsOfOptions<Options>>, ResultEntries<Returned, StateIn<Self>>>
      >
    },
    const Path extends string = PathPlaceholder,
    const Options = NotGiven,
    Given = unknown,
    Returned extends AnyResult = NoCallback,
    Self extends AnyScope = AnyScope,
    Mark extends string = Blank,
    This = undefined,
  >(
    this: Self,
    path: [Path] extends [never]
      ? UncheckedCallback
      : CheckedScopePath<
            Self,
            Path,
            KindedScopeFrame<FrameIn<Self>, SlashedPath<Path>, KindsOfOptions<Options>>,
            WithThis<Given, This, Returned>,
            Returned,
            Mark
          > extends infer Type
        ? Type
        : InferredText<Path>,
    // While nothing is known of the options, a callback in their place gets a type for its parameter.
    options: [Options] extends [NotGiven]
      ? Untyped<keyof ScopeOptions> | UncheckedCallback
      : CheckedScopeOptions<Path, Options>,
    callback: Given &
      ((
        this: This,
        r: (
          Given extends unknown
            ? InnerScope<Self, KindedScopeFrame<FrameIn<Self>, SlashedPath<Path>, KindsOfOptions<Options>>>
            : never
        ) extends infer Inside
          ? Inside
          : never,
      ) => Returned) &
      Marked<Mark>,
  ): Recorded<
    Self,
    KindedScope<Path, KindTexts<KindsOfOptions<Options>>, ResultEntries<Returned, StateIn<Self>>>,
    CallbackKeys<FrameIn<Self>, FirstSegment<Path>, Returned>,
    CallbackBelow<FrameIn<Self>, FirstSegment<Path>, Returned>
  >
}

export interface DrawDeclaration {
  /**
   * Declares what a part of the table declares: a callback in another file, written for this scope (see `ScopeAt`).
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @see https://api.rubyonrails.org/classes/ActionDispatch/Routing/Mapper/Resources.html#method-i-draw
   * @example r.namespace('host', r => r.draw(hostRoutes))
   */
  draw<
    _Routes extends { routes: CallRoutes<Self, Drawn<Self, Given>['entries']> },
    Given = NoPart,
    Self extends AnyScope = AnyScope,
  >(
    this: ThisOrMessage<Self, AnyCallbackProblem<'draw', Given>>,
    part: IsHint<Given> extends true ? Part : Checked<Given, NoInfer<Drawn<Self, Given>['problem']>>,
  ): IsHint<Given> extends true
    ? UncheckedScope
    : Recorded<Self, Drawn<Self, Given>['entries'], Drawn<Self, Given>['keys'], Drawn<Self, Given>['below']>
}
