/** The signatures of `redirect`. */

import type { RedirectStatus } from '../../route/route.js'
import type { Redirect } from '../../route/stored.js'
import type { Checked, CompletionOnly, HintOr, NoNames, TextHint, Unwritten } from '../../text/inference.js'
import type { UntypedFunction } from '../../text/options.js'
import type { PATH_LITERAL } from '../../text/path-messages.js'
import type { TARGET_TEXT, Targets } from '../controller/target.js'
import type { LoneArgument, TooMany } from '../editor/hint.js'
import type { NotGiven } from '../options/refused-options.js'
import type { RedirectPathProblem, RedirectTargetProblem } from '../redirect/redirect.js'
import type {
  CheckedRedirectOptions,
  OfferedRedirectOptions,
  OptionsOfRedirect,
  RedirectedMethod,
  RedirectMethod,
  RedirectPath,
} from '../redirect/redirect-options.js'
import type { RouteKey } from '../shared/keys.js'
import type { AnyScope, EntriesIn, FrameIn, KeysIn, NestedIn, RegistryIn, StateIn } from '../shared/record.js'
import type { IsRightPath } from '../verb/verb-path.js'
import type { RefusedCall, Scope } from './scope.js'

/** `redirect` of a scope. */
export interface RedirectDeclaration {
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
  // For calls that are wrong or unfinished: one mistake is one error, and an editor has completions. See `completion.ts`.
  redirect<
    const From extends string = Unwritten,
    Target extends string = never,
    const Code extends RedirectStatus = RedirectStatus,
    Last = never,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    from: CompletionOnly<From, TextHint<From>>,
    target: CompletionOnly<Target, HintOr<From, string, Targets<RegistryIn<Self>>>>,
    options: HintOr<From, OptionsOfRedirect, OfferedRedirectOptions<Target, never, RedirectedMethod, Code, NoNames>>,
    _: TooMany<From, Last>,
  ): RefusedCall<From, Self>
  // Refuses a call with one argument.
  redirect<const Given = never, Self extends AnyScope = AnyScope>(
    this: Self,
    from: LoneArgument<'redirect', Given, typeof TARGET_TEXT, typeof PATH_LITERAL> extends infer Type ? Type : Given,
  ): RefusedCall<'redirect', Self>
  redirect<
    const From extends string = never,
    const Target extends string = never,
    const Path extends string = never,
    const Method extends 'get' | 'all' = 'get',
    const Code extends RedirectStatus = RedirectStatus,
    const Options = NotGiven,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    from: IsRightPath<Self, From, RedirectMethod<Options>> extends true
      ? From
      : Checked<From, RedirectPathProblem<Self, FrameIn<Self>, From, RedirectMethod<Options>>> extends infer Type
        ? Type
        : never,
    target: [Target] extends [never]
      ? UntypedFunction | Targets<RegistryIn<Self>>
      : Checked<Target, RedirectTargetProblem<RegistryIn<Self>, FrameIn<Self>, From, Target, Path>>,
    options?: CheckedRedirectOptions<From, Target, Path, Method, Code, Options>,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | Redirect<NoInfer<From>, NoInfer<Target>, RedirectMethod<Options>, RedirectPath<Options, Path>>,
    KeysIn<Self> | RouteKey<FrameIn<Self>['shape'], NoInfer<From>, RedirectMethod<Options>>,
    NestedIn<Self>,
    RegistryIn<Self>
  >
}
