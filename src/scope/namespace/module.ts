/**
 * `namespace(name, { path }, callback)`: a namespace whose path is not its name. With an empty path it adds to the controller
 * paths alone, as `scope module:` does in Rails.
 */

import type {
  CallbackBelow,
  CallbackKeys,
  FirstSegment,
  KeysAt,
  KeysOf,
  ResultBelow,
  ResultKeys,
} from '../../entries/keys.js'
import type { AnyResult, AnyScope, FrameIn, RegistryIn, StateIn } from '../../entries/record.js'
import type { Refused } from '../../entries/refused.js'
import type { Module, PathScope } from '../../entries/stored.js'
import type { AnyFrame, RuntimeFrame } from '../../frame/frame.js'
import { type ModuleFrame, moduleFrame, type ScopeFrame, scopeFrame } from '../../frame/scope-frame.js'
import type { Blank, Checked, KeyedBy, NoNames, TextCompletion } from '../../text/inference.js'
import type { CallMessage, CallOf, FirstProblem } from '../../text/messages.js'
import type { NameProblem } from '../../text/names.js'
import { type Joined, type NoOptionsMessage, optionNamesProblem } from '../../text/options.js'
import { type SlashedPath, slashedPath } from '../../text/path.js'
import { type ScopePathProblem, scopePathProblem } from '../../text/path-problem.js'
import type { EmptyNamespaceProblem } from '../controller/empty-namespace.js'
import type { UncheckedCallback } from '../editor/hint.js'
import { noOptionMessage } from '../options/foreign-words.js'
import type {
  MayBeMissing,
  NotGiven,
  OneObject,
  OptionsMessage,
  RefusedNames,
  Untyped,
} from '../options/refused-options.js'
import type {
  AnyCallbackProblem,
  CallbackProblem,
  IsPartFor,
  MissingCallbackProblem,
  NoCallback,
} from '../shared/callback.js'
import type { CallbackRoutesProblem } from '../shared/existing-route.js'
import type { NameMessage } from '../shared/name-message.js'

/**
 * The options of `namespace`.
 *
 * @example r.namespace('admin', { path: '' }, r => r.resources('places'))
 */
export interface NamespaceOptions {
  /** The path instead of the name. With `''`, the namespace adds to the controller paths alone. */
  readonly path: string
}

/** Their names, in the order in which error messages list them. @internal */
export const NAMESPACE_OPTIONS = ['path'] as const satisfies readonly (keyof NamespaceOptions)[]

/** The options for completion, from which the path is inferred. */
export interface OfferedNamespaceOptions<Path extends string> {
  /** The path instead of the name. With `''`, the namespace adds to the controller paths alone. */
  readonly path: TextCompletion<Path, Path | '' | NoNames>
}

/** A path that adds nothing. */
type NoPath = '' | '/'
const addsPath = (path: string): boolean => path !== '' && path !== '/'

export type NamespaceAtFrame<Outer extends AnyFrame, Name extends string, Path extends string> = Path extends NoPath
  ? ModuleFrame<Outer, Name>
  : ModuleFrame<ScopeFrame<Outer, SlashedPath<Path>>, Name>

/** The frame inside the namespace, whose options are checked: the twin of the type. */
export const namespaceAtFrame = (outer: RuntimeFrame, name: string, options: unknown): RuntimeFrame => {
  const { path } = options as { readonly path: string } // `namespaceOptionsProblem` has checked it
  return moduleFrame(addsPath(path) ? scopeFrame(outer, slashedPath(path)) : outer, name)
}

/** What the scope stores of the namespace. */
export type ModuleEntry<Name, Path extends string, Children> = Path extends NoPath
  ? Module<Name, Children>
  : {} extends KeyedBy<Path>
    ? Refused
    : PathScope<Path, Module<Name, Children>>

/** The keys that the namespace records, and what it keeps apart. A path that is not a literal was refused. */
export type ModuleKeys<Frame extends AnyFrame, Path extends string, Returned> =
  {} extends KeyedBy<Path>
    ? never
    : Path extends NoPath
      ? ResultKeys<Returned>
      : CallbackKeys<Frame, FirstSegment<Path>, Returned>
export type ModuleBelow<Frame extends AnyFrame, Path extends string, Returned> =
  {} extends KeyedBy<Path>
    ? never
    : Path extends NoPath
      ? ResultBelow<Returned>
      : CallbackBelow<Frame, FirstSegment<Path>, Returned>

/**
 * The type of the options while no path is inferred from them. Before the compiler knows them, they may also be a callback at
 * the wrong place, whose parameter then has a type. The compiler never takes the last branch, but infers `Options` from it.
 */
export type RefusedNamespaceOptions<Name extends string, Options> = [Options] extends [infer Given]
  ? Given extends NotGiven
    ? Untyped<keyof NamespaceOptions> | UncheckedCallback
    : {} extends Given
      ? CallMessage<CallOf<'namespace', Name>, NoOptionsMessage<Joined<typeof NAMESPACE_OPTIONS>>>
      : UnknownOptions<Name, Given>
  : Options

/** The type of options with a path and others, which there are not. */
export type OtherNamespaceOptions<Name extends string, Options> = Options extends NotGiven
  ? Untyped<keyof NamespaceOptions>
  : {} extends Options // `path` may be missing, too
    ? CallMessage<CallOf<'namespace', Name>, MayBeMissing<'path'>>
    : UnknownOptions<Name, Options>

type UnknownOptions<Name extends string, Options> = RefusedNames<
  'namespace',
  Name,
  CallOf<'namespace', Name>,
  'namespace(name, options, callback)',
  typeof NAMESPACE_OPTIONS,
  Options
>

/** What is wrong with `path`, or with options that may lack it; or `never`. About `'' | 'b'`: see `ScopePathProblem`. */
export type NamespacePathProblem<
  Frame extends AnyFrame,
  Name extends string,
  Path extends string,
  Options = { readonly path: Path },
> = {} extends Options
  ? CallMessage<CallOf<'namespace', Name>, MayBeMissing<'path'>>
  : undefined extends Options
    ? CallMessage<CallOf<'namespace', Name>, OneObject>
    : [Path] extends [NoPath]
      ? never
      : CallMessage<CallOf<'namespace', Name>, ScopePathProblem<Path, Frame['path']>>

export const namespaceOptionsProblem = (name: string, options: unknown, base: string): string | undefined => {
  const { path }: { readonly path?: unknown } = Object(options)
  const problem = optionNamesProblem(options, NAMESPACE_OPTIONS, noOptionMessage('namespace', name))
  if (problem !== undefined) return problem
  return typeof path === 'string' && !addsPath(path) ? undefined : scopePathProblem(path, base)
}

/** The type of the name in `namespace(name, { path }, callback)`: as in `CheckedNamespaceName`. */
export type CheckedNamespaceAtName<
  Self extends AnyScope,
  Name extends string,
  Path extends string,
  Given,
  Returned extends AnyResult,
  Mark extends string,
> = NoInfer<Checked<Name, NamespaceAtProblem<Self, RegistryIn<Self>, FrameIn<Self>, Name, Path, Given, Returned, Mark>>>

/** What is wrong with the name of such a namespace, or with what its callback routes; or `never`. */
type NamespaceAtProblem<
  Self extends AnyScope,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Path extends string,
  Given,
  Returned,
  Mark extends string = never,
> =
  NameProblem<Name> extends never
    ? unknown extends Path
      ? OptionsMessage<`namespace('${Name}')`> // a path of type `any` would fit its message
      : [NamespacePathProblem<Frame, Name, Path>] extends [never]
        ? [unknown, Returned] extends [Given, NoCallback]
          ? Blank extends Mark
            ? MissingCallbackProblem<`namespace('${Name}')`, Given>
            : AnyCallbackProblem<`namespace('${Name}')`, Given> | AnyCallbackProblem<`namespace('${Name}')`, Returned>
          : CallbackProblem<`namespace('${Name}')`, NamespaceAtFrame<Frame, Name, Path>, Returned, Given> extends never
            ? FirstProblem<
                CallbackRoutesProblem<
                  `namespace('${Name}')`,
                  Self,
                  PathWith<Frame, Path>,
                  KeysWith<Self, Frame, Path>,
                  Returned
                >,
                EmptyNamespaceProblem<Registry, Frame, Name, ModuleFrame<Frame, Name>, Returned>
              >
            : IsPartFor<Given, Registry, NamespaceAtFrame<Frame, Name, Path>, StateIn<Self>, never> extends true
              ? NamespaceAtProblem<Self, Registry, Frame, Name, Path, NoCallback, Returned>
              : CallbackProblem<`namespace('${Name}')`, NamespaceAtFrame<Frame, Name, Path>, Returned, Given>
        : never
    : [Name] extends [never]
      ? UncheckedCallback
      : CallMessage<CallOf<'namespace', Name>, NameMessage<'namespace', Name>>

/** The path of the scope, and the keys outside of the scope that its routes may duplicate. */
type PathWith<Frame extends AnyFrame, Path extends string> = Path extends NoPath
  ? Frame['path']
  : `${Frame['path']}${SlashedPath<Path>}`
type KeysWith<Self extends AnyScope, Frame extends AnyFrame, Path extends string> =
  {} extends KeyedBy<Path> ? never : Path extends NoPath ? KeysOf<Self> : KeysAt<Self, Frame, FirstSegment<Path>>
