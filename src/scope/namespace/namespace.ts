/** `namespace`, `scope` and `collection`: what is wrong with a call, and what its callback has at run time. */

import type { CollectionKeys, FirstSegment, KeysAt, KeysOf } from '../../entries/keys.js'
import type { AnyResult, AnyScope, FrameIn, RegistryIn, StateIn } from '../../entries/record.js'
import type { AnyFrame, RuntimeFrame } from '../../frame/frame.js'
import { type NamespaceFrame, namespaceFrame, scopeFrame } from '../../frame/scope-frame.js'
import type { Blank, Checked, IsOne, NoCompletion, PathPlaceholder } from '../../text/inference.js'
import { type CallMessage, type CallOf, callOf, type FirstProblem, refuse } from '../../text/messages.js'
import type { NameProblem } from '../../text/names.js'
import { type SlashedPath, slashedPath } from '../../text/path.js'
import { PATH_LITERAL } from '../../text/path-messages.js'
import { type ScopePathProblem, scopePathProblem } from '../../text/path-problem.js'
import type { EmptyNamespaceProblem } from '../controller/empty-namespace.js'
import type { NamespaceNames } from '../editor/completion.js'
import type { UncheckedCallback } from '../editor/hint.js'
import { kindsOfOptions, type ScopeOptions, scopeOptionsProblem } from '../options/scope-options.js'
import type {
  AnyCallbackProblem,
  CallbackProblem,
  IsOneCallback,
  IsPartFor,
  MissingCallbackProblem,
  NOT_A_FUNCTION,
  NoCallback,
  NotACallback,
  PartProblem,
  ReturnOrPartMessage,
  ReturnProblem,
  SeveralCallbacksMessage,
} from '../shared/callback.js'
import type { CallbackRoutesProblem } from '../shared/existing-route.js'
import { type NameMessage, namedProblem } from '../shared/name-message.js'
import type { CollectionUseProblem } from '../shared/use-marks.js'
import { namespaceAtFrame, namespaceOptionsProblem } from './module.js'

/**
 * The type of the name in `namespace(name, callback)`: the name, or the error message. The compiler works it out twice, before
 * and after it knows the callback. The result of the callback has the frame of its scope, or `never` as long as it is not known.
 */
export type CheckedNamespaceName<
  Self extends AnyScope,
  Name extends string,
  Given,
  Returned extends AnyResult,
  Mark extends string,
> = NoInfer<Checked<Name, NamespaceProblem<Self, RegistryIn<Self>, FrameIn<Self>, Name, Given, Returned, Mark>>>

/** What is wrong with a `namespace` call, or `never`. While no name is written (`Name` is `never`), the possible names. */
type NamespaceProblem<
  Self extends AnyScope,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Given,
  Returned,
  Mark extends string = never,
> =
  NameProblem<Name> extends never
    ? [unknown, Returned] extends [Given, NoCallback]
      ? Blank extends Mark
        ? MissingCallbackProblem<`namespace('${Name}')`, Given>
        : AnyCallbackProblem<`namespace('${Name}')`, Given> | AnyCallbackProblem<`namespace('${Name}')`, Returned>
      : CallbackProblem<`namespace('${Name}')`, NamespaceFrame<Frame, Name>, Returned, Given> extends never
        ? FirstProblem<
            CallbackRoutesProblem<
              `namespace('${Name}')`,
              Self,
              `${Frame['path']}/${Name}`,
              KeysAt<Self, Frame, Name>,
              Returned
            >,
            EmptyNamespaceProblem<Registry, Frame, Name, NamespaceFrame<Frame, Name>, Returned>
          >
        : IsPartFor<Given, Registry, NamespaceFrame<Frame, Name>, StateIn<Self>, never> extends true
          ? NamespaceProblem<Self, Registry, Frame, Name, NoCallback, Returned>
          : CallbackProblem<`namespace('${Name}')`, NamespaceFrame<Frame, Name>, Returned, Given>
    : [Name] extends [never]
      ? NamespaceNames<Registry, Frame['controllerPrefix']> | UncheckedCallback
      : CallMessage<CallOf<'namespace', Name>, NameMessage<'namespace', Name>>

/** The type of the path in `scope(path, callback)`: as in `CheckedNamespaceName`. */
export type CheckedScopePath<
  Self extends AnyScope,
  Path extends string,
  Inner extends AnyFrame,
  Given,
  Returned extends AnyResult,
  Mark extends string,
> = NoInfer<Checked<Path, PathScopeProblem<Self, FrameIn<Self>, Inner, Path, Given, Returned, Mark>>>

/** What is wrong with a `scope` call, or `never`, also while no path is written. */
type PathScopeProblem<
  Self extends AnyScope,
  Frame extends AnyFrame,
  Inner extends AnyFrame,
  Path extends string,
  Given,
  Returned,
  Mark extends string = never,
> = [ScopePathProblem<Path, Frame['path']>] extends [never]
  ? [unknown, Returned] extends [Given, NoCallback]
    ? Blank extends Mark
      ? MissingCallbackProblem<`scope('${Path}')`, Given>
      : AnyCallbackProblem<`scope('${Path}')`, Given> | AnyCallbackProblem<`scope('${Path}')`, Returned>
    : CallbackProblem<`scope('${Path}')`, Inner, Returned, Given> extends never
      ? CallbackRoutesProblem<
          `scope('${Path}')`,
          Self,
          `${Frame['path']}${SlashedPath<Path>}`,
          KeysAt<Self, Frame, FirstSegment<Path>>,
          Returned
        >
      : IsPartFor<Given, RegistryIn<Self>, Inner, StateIn<Self>, never> extends true
        ? PathScopeProblem<Self, Frame, Inner, Path, NoCallback, Returned>
        : CallbackProblem<`scope('${Path}')`, Inner, Returned, Given>
  : [Path] extends [PathPlaceholder]
    ? UncheckedCallback
    : CallMessage<CallOf<'scope', Path>, ScopePathMessage<ScopePathProblem<Path, Frame['path']>>>

/** The error message for the path of a scope. For an argument that is no text, it says what to write for `scope module:` of Rails. */
type ScopePathMessage<Problem extends string> = Problem extends typeof PATH_LITERAL ? typeof SCOPE_LITERAL : Problem
const scopePathMessage = (problem: string | undefined): string | undefined =>
  problem === PATH_LITERAL ? SCOPE_LITERAL : problem

const SCOPE_LITERAL = "the path must be one literal; for a module write namespace('admin', { path: '' }, …)"

/** The error message for a misplaced `collection`. */
export const COLLECTION_MESSAGE = 'collection must be called directly in the callback of resources or resource'

/** For a namespace without a name. */
export const NAME_FIRST = 'the name comes before the callback: namespace(name, callback)'

interface ScopeCall {
  /** The call as error messages name it. */
  readonly call: string
  readonly inner: RuntimeFrame
}

/** Reads the arguments of `namespace`. */
export const namespaceOf = (frame: RuntimeFrame, given: readonly unknown[]): ScopeCall => {
  const [name, options] = given
  const call = callOf('namespace', name)
  refuse(call, namedProblem('namespace', name))
  if (given.length < 3) return { call, inner: namespaceFrame(frame, String(name)) }
  refuse(call, namespaceOptionsProblem(String(name), options, frame.path))
  return { call, inner: namespaceAtFrame(frame, String(name), options) }
}

/** Reads the arguments of `scope`. Without a path it is a group, which has what the scope around it has. */
export const scopeOf = (frame: RuntimeFrame, given: readonly unknown[]): ScopeCall => {
  const [path, options] = given
  if (given.length === 1 && typeof path !== 'string') return { call: 'scope', inner: frame }
  const call = callOf('scope', path)
  refuse(call, scopePathMessage(scopePathProblem(path, frame.path)))
  const hasOptions = given.length > 2
  if (hasOptions) refuse(call, scopeOptionsProblem(String(path), options))
  const kinds = hasOptions ? kindsOfOptions(options as ScopeOptions) : undefined // as `scopeOptionsProblem` has checked
  return { call, inner: scopeFrame(frame, slashedPath(String(path)), kinds) }
}

/** What is wrong with the callback of a group, or `never`. A text is a path whose callback is missing. */
export type GroupProblem<Self extends AnyScope, Given, Returned extends AnyResult> =
  FrameIn<Returned> extends FrameIn<Self>
    ? IsOneCallback<Given, Returned> extends true
      ? GroupRoutesProblem<Self, FrameIn<Self>, Returned>
      : FirstProblem<
          WrongGroup<Self, FrameIn<Self>, Given, Returned>,
          GroupRoutesProblem<Self, FrameIn<Self>, Returned>
        >
    : WrongGroup<Self, FrameIn<Self>, Given, Returned>

type GroupRoutesProblem<Self extends AnyScope, Frame extends AnyFrame, Returned> = CallbackRoutesProblem<
  'scope',
  Self,
  Frame['path'],
  KeysOf<Self>,
  Returned
>

type WrongGroup<Self extends AnyScope, Frame extends AnyFrame, Given, Returned> =
  IsOne<Given> extends true
    ? Given extends NotACallback
      ? CallMessage<Given extends string ? `scope('${Given}')` : 'scope', typeof NOT_A_FUNCTION>
      : ReturnProblem<'scope', Frame, Returned> extends never
        ? PartProblem<'scope', Given, RegistryIn<Self>, Frame, StateIn<Self>, never>
        : ReturnOrPartMessage<'scope', Given>
    : SeveralCallbacksMessage<'scope'>

/** What is wrong with the callback of `collection`, or `never`. `Inner` is the frame inside. */
export type CollectionProblem<Self extends AnyScope, Inner extends AnyFrame, Given, Returned extends AnyResult> =
  FrameIn<Returned> extends Inner
    ? IsOneCallback<Given, Returned> extends true
      ? never
      : WrongCollection<Self, Inner, Given, Returned>
    : WrongCollection<Self, Inner, Given, Returned>
type WrongCollection<Self extends AnyScope, Inner extends AnyFrame, Given, Returned> =
  IsOne<Given> extends true
    ? Given extends NotACallback
      ? Given extends string
        ? NoCompletion<CallMessage<'collection', typeof NOT_A_FUNCTION>>
        : CallMessage<'collection', typeof NOT_A_FUNCTION>
      : ReturnProblem<'collection', Inner, Returned> extends never
        ? FirstProblem<
            CollectionUseProblem<Returned>,
            PartProblem<'collection', Given, RegistryIn<Self>, Inner, StateIn<Self>, CollectionKeys<Self>>
          >
        : ReturnOrPartMessage<'collection', Given>
    : SeveralCallbacksMessage<'collection'>
