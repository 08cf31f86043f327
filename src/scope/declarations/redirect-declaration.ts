/** The signatures of `redirect`. */

import type { RouteKey } from '../../entries/keys.js'
import type { AnyScope, FrameIn, RegistryIn } from '../../entries/record.js'
import type { Redirect } from '../../entries/stored.js'
import type { RedirectStatus } from '../../route/route.js'
import type {
  ArgumentKeys,
  Blank,
  Checked,
  InferredText,
  NoNames,
  TextCompletion,
  TextHint,
} from '../../text/inference.js'
import type { UntypedFunction } from '../../text/options.js'
import type { PATH_LITERAL } from '../../text/path-messages.js'
import type { TARGET_TEXT, Targets } from '../controller/target.js'
import type { IsAtCursor, OfferedAtCursor } from '../editor/completion.js'
import type { HintOrLast, IsGiven, LoneArgument, RefusedHint, TooMany, UncheckedScope } from '../editor/hint.js'
import type { CallRoutes } from '../editor/shown-routes.js'
import type { NotGiven } from '../options/refused-options.js'
import type { IsHintOfRedirect, RedirectPathProblem, RedirectTargetProblem } from '../redirect/redirect.js'
import type {
  CheckedRedirectOptions,
  OfferedRedirectOptions,
  OptionsOfRedirect,
  RedirectedMethod,
  RedirectMethod,
  RedirectPath,
} from '../redirect/redirect-options.js'
import type { IsRightPath } from '../verb/verb-call.js'
import type { Recorded, RefusedCall } from './scope.js'

/** TypeScript 5.9 and 6.0 show this docstring in the hint of each signature that has none. */
interface DocumentedRedirect {
  /**
   * Redirects GET and HEAD requests to the path of a target, to another path or to a URL, with the parameters and the query
   * of the request.
   *
   * Takes the old path; a target with its whole controller path, a path that begins with a slash, or a URL; and `{ status }`,
   * by default 301, with `{ method: 'all' }` for requests of every method, by default with 308. A target may be declared
   * anywhere in the table. The parameters of the old path and of the scope must include those of the new one. If their values
   * cannot be in a link, the answer is 404.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @see https://www.rfc-editor.org/rfc/rfc9110.html#section-15.4
   * @example r.redirect('old-places/:id', 'Places#show') // GET /old-places/5?a=b: 301, Location: /places/5?a=b
   * @example r.redirect('wiki/:page', 'https://wiki.example.com/:page')
   */
  redirect: unknown
}

export interface RedirectDeclaration extends DocumentedRedirect {
  redirect<
    const From extends string = Blank,
    Target extends string = never,
    const Code extends RedirectStatus = RedirectStatus,
    Last = never,
    Self extends AnyScope = AnyScope,
    TargetKeys extends PropertyKey = Blank,
    Keys extends PropertyKey = Blank,
    Hint = IsHintOfRedirect<Self, From, Target, TargetKeys, Keys>,
  >(
    this: [Last] extends [never] ? RefusedHint<Hint, From, Self> : Self,
    from: TextCompletion<From, TextHint<From>>,
    target: ArgumentKeys<TargetKeys, TextCompletion<Target, Hint extends true ? string : Targets<RegistryIn<Self>>>>,
    options: HintOrLast<
      Hint,
      OptionsOfRedirect,
      OfferedRedirectOptions<Target, never, RedirectedMethod, Code, NoNames>,
      Keys
    >,
    _: TooMany<Hint, Last>,
  ): Hint extends true ? UncheckedScope : RefusedCall<From, Self>
  // Behind a comma, neither of the two forms fits without its last argument: see `MissingCallbackProblem`.
  redirect<
    _Routes extends { routes: CallRoutes<Self, Redirect<From, Target, 'GET', never>> },
    const From extends string = never,
    const Target extends string = never,
    Self extends AnyScope = AnyScope,
    Keys extends PropertyKey = Blank,
  >(
    this: Self,
    from: [Blank, Target] extends [Keys, never]
      ? never
      : IsRightPath<Self, From, 'GET'> extends true
        ? NoInfer<From>
        : Checked<From, RedirectPathProblem<Self, From, 'GET'>> extends infer Type
          ? Type
          : InferredText<From>,
    target: [Target] extends [never]
      ? ArgumentKeys<Keys, UntypedFunction | Targets<RegistryIn<Self>>>
      : Checked<Target, RedirectTargetProblem<RegistryIn<Self>, FrameIn<Self>, From, Target, never>> extends infer Type
        ? Type
        : InferredText<Target>,
  ): Recorded<
    Self,
    Redirect<NoInfer<From>, NoInfer<Target>, 'GET', never>,
    RouteKey<FrameIn<Self>['shape'], NoInfer<From>, 'GET'>
  >
  /** Redirects with options: another status, every method, or one of several paths of the target. */
  redirect<
    _Routes extends {
      routes: CallRoutes<Self, Redirect<From, Target, RedirectMethod<Options>, RedirectPath<Options, Path>>>
    },
    const From extends string = never,
    const Target extends string = never,
    const Path extends string = never,
    const Method extends 'get' | 'all' = 'get',
    const Code extends RedirectStatus = RedirectStatus,
    const Options = NotGiven,
    Self extends AnyScope = AnyScope,
    Keys extends PropertyKey = Blank,
    Given = unknown,
  >(
    this: Self,
    from: [IsGiven<Keys, Given>, IsRightPath<Self, From, RedirectMethod<Options>>] extends [true, true]
      ? NoInfer<From>
      : IsGiven<Keys, Given> extends true
        ? Checked<From, RedirectPathProblem<Self, From, RedirectMethod<Options>>> extends infer Type
          ? Type
          : InferredText<From>
        : never,
    target: [Target] extends [never]
      ? UntypedFunction | Targets<RegistryIn<Self>>
      : Checked<Target, RedirectTargetProblem<RegistryIn<Self>, FrameIn<Self>, From, Target, Path>> extends infer Type
        ? Type
        : InferredText<Target>,
    options: CheckedRedirectOptions<From, Target, Path, Method, Code, Options, Keys, Given>,
  ): Recorded<
    Self,
    Redirect<NoInfer<From>, NoInfer<Target>, RedirectMethod<Options>, RedirectPath<Options, Path>>,
    RouteKey<FrameIn<Self>['shape'], NoInfer<From>, RedirectMethod<Options>>
  >
  // One argument alone, and a target that an editor completes.
  redirect<
    const From = never,
    Given extends readonly unknown[] = [],
    Read = unknown,
    Self extends AnyScope = AnyScope,
    Is extends boolean = IsAtCursor<Given[0], Read>,
  >(
    this: Self,
    from: Is extends true
      ? From
      : LoneArgument<'redirect', From, typeof TARGET_TEXT, typeof PATH_LITERAL> extends infer Type
        ? Type
        : From,
    ...rest: OfferedAtCursor<
      Given,
      Read,
      Is,
      [target: Targets<RegistryIn<Self>>, options?: unknown],
      Given extends readonly [unknown, unknown, unknown, unknown, ...unknown[]] ? [unknown?, unknown?, unknown?] : []
    >
  ): RefusedCall<'redirect', Self>
}
