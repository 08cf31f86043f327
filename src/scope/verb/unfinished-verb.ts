/** What an editor offers in an unfinished call of a verb: see `completion.ts`. */

import type Koa from 'koa'
import type { MembersBesideParams } from '../../contract/contract.js'
import type { InputPart } from '../../contract/input-error.js'
import type { PublicNames } from '../../controller/actions.js'
import type { ControllerClass } from '../../controller/controller.js'
import type { AnyScope, FrameIn, RegistryIn, StateIn } from '../../entries/record.js'
import type { PluralAction } from '../../route/actions.js'
import type { AnyMiddleware } from '../../route/route.js'
import type { Blank, HintOr, NoNames, TextCompletion, TextHint } from '../../text/inference.js'
import type { ParamNames, SlashedPath } from '../../text/path.js'
import type { FrameController } from '../controller/controller.js'
import type { Targets } from '../controller/target.js'
import type { BarePaths } from '../editor/completion.js'
import type { VerbContext } from '../middleware/handler.js'
import type { OfferedScopeOptions } from '../options/scope-options.js'
import type { HasContract } from './verb-contract.js'
import type { OfferedVerbOptions } from './verb-with-options.js'

/** More arguments than any call has. */
export type Functions = [AnyFunction, AnyFunction, AnyFunction, AnyFunction, AnyFunction, AnyFunction, AnyFunction]

type AnyFunction = ((ctx: Anything, next: Anything, ...more: Anything) => unknown) | NoNames
// biome-ignore lint/suspicious/noExplicitAny: nothing is checked in the functions of a refused call
type Anything = any

/** What is offered in place of a text: the actions of the class before it, or the targets: none after a contract. */
export type Offered<Self extends AnyScope, First, Before> =
  | AnyFunction
  | (HasContract<First> extends true
      ? never
      : IsClass<Before> extends true
        ? PublicNames<Before>
        : Targets<RegistryIn<Self>>)

/** Of a function without types nothing is known: it is `never`. */
type IsClass<Given> = [Given] extends [never] ? false : [Given] extends [ControllerClass] ? true : false

/** The type of the path: the names of the actions that bare verbs can call. */
export type OfferedPath<Self extends AnyScope, Path extends string> = TextCompletion<
  Path,
  HintOr<Path, TextHint<Path>, BarePaths<FrameController<RegistryIn<Self>, FrameIn<Self>>, PluralAction>>
>

/**
 * The type of what follows the path. `Rest` is what is written after it: before a text or a class, which has a contract of its own,
 * the options have the kinds of parameters alone.
 */
export type OfferedFirst<Self extends AnyScope, Path extends string, Controller, Rest> =
  IsClass<Controller> extends true
    ? Controller
    : HintOr<
          Path,
          string | AnyMiddleware | ControllerClass,
          | OfferedBefore<Rest, RegistryIn<Self>, Path>
          | ((ctx: VerbContext<FrameIn<Self>, Path, StateIn<Self>>, next: Koa.Next) => unknown)
        > extends infer Type
      ? Type
      : never

type OfferedBefore<Rest, Registry, Path extends string> = unknown extends Rest
  ? Targets<Registry> | OfferedVerbOptions<Path> | NoNamesInMembers
  : Extract<Rest, string | ControllerClass> extends never
    ? OfferedVerbOptions<Path> | NoNamesInMembers
    : ParamNames<SlashedPath<Path>> extends never // An action takes only the kinds of parameters, and there are none.
      ? NoNames | HiddenMembers<never> | HiddenParams<never>
      : OfferedScopeOptions<Path> | HiddenMembers<never>

/** The members of a contract that are no objects, and what is none in lists and replies. Mapped, as in `OfferedOptions`. */
type NoNamesInMembers = {
  readonly [Member in keyof MembersBesideParams as Exclude<Member, InputPart>]?: Member extends 'returns'
    ? { readonly [status: number]: { readonly description?: NoNames; readonly type?: NoNames } }
    : NoNames | ListOfSchemes
}
type ListOfSchemes = readonly (NoNames | { readonly [scheme: string]: NoNames | readonly NoNames[] })[]

/** The members of a contract without `params`: "hidden by a private member". */
declare class HiddenMembers<Type> {
  private body: Type
  private deprecated: Type
  private description: Type
  private headers: Type
  private openapi: Type
  private query: Type
  private returns: Type
  private security: Type
  private summary: Type
  private tags: Type
}
declare class HiddenParams<Type> {
  private params: Type
}

/** The type of the last argument: the actions of the controller before it, or the targets: none after a contract. */
export type OfferedLast<Self extends AnyScope, Path extends string, Controller, Last> = Blank extends Path
  ? (Last & string) | (string extends Path ? AnyMiddleware : never)
  : IsClass<Controller> extends true
    ? PublicNames<Controller>
    : AnyMiddleware | NoNames | (HasContract<Controller> extends true ? never : Targets<RegistryIn<Self>>)
