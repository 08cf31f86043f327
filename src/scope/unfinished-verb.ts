/** What an editor offers in an unfinished call of a verb or of `match`: see `completion.ts`. */

import type Koa from 'koa'
import type { PublicNames } from '../controller/actions.js'
import type { ControllerClass } from '../controller/controller.js'
import type { PluralAction } from '../route/actions.js'
import type { Middleware } from '../route/route.js'
import type { CompletionOnly, HintOr } from '../text/inference.js'
import type { JoinPath, SlashedPath } from '../text/path.js'
import type { BarePaths } from './completion.js'
import type { FrameController } from './controller.js'
import type { AnyScope, FrameIn, RegistryIn, StateIn } from './record.js'
import type { Targets } from './target.js'
import type { MiddlewareContext } from './verb-context.js'
import type { OfferedVerbOptions } from './verb-with-options.js'

/**
 * With the parameters before it, more arguments than any call has, so that no call fits. Before the first argument is written
 * there are none, for a short hint. A path of type `any` gets those of a written path.
 */
export type Unfinished<Path extends string> = HintOr<Path, string extends Path ? Functions : [], Functions>
type Functions = [AnyFunction, AnyFunction, AnyFunction, AnyFunction, AnyFunction, AnyFunction, AnyFunction]

/**
 * An argument that no call of this signature has. The compiler types the functions in a refused call by this signature, because
 * it is the longest: with `never`, the parameters of a function would be implicit `any`, a second error.
 */
export type Further<Path extends string> = HintOr<Path, never, AnyFunction>
type AnyFunction = (ctx: Anything, next: Anything) => unknown
// biome-ignore lint/suspicious/noExplicitAny: nothing is checked in the functions of a refused call
type Anything = any

/** The type of the path: the names of the actions that bare verbs can call. */
export type OfferedPath<Self extends AnyScope, Path extends string> = CompletionOnly<
  Path,
  HintOr<Path, string, BarePaths<FrameController<RegistryIn<Self>, FrameIn<Self>>, PluralAction>>
>

/** The type of what follows the path. */
export type OfferedFirst<Self extends AnyScope, Path extends string, Controller> = [Controller] extends [
  ControllerClass,
]
  ? Controller
  : HintOr<
      Path,
      string | Middleware | ControllerClass,
      | Targets<RegistryIn<Self>>
      | OfferedVerbOptions<Path>
      | ((
          ctx: MiddlewareContext<JoinPath<FrameIn<Self>['path'], SlashedPath<Path>>, StateIn<Self>> &
            FrameIn<Self>['kinds'],
          next: Koa.Next,
        ) => unknown)
    >

/** The type of the last argument: the actions of the controller before it, or the targets. */
export type OfferedLast<Self extends AnyScope, Path extends string, Controller> = HintOr<
  Path,
  string,
  [Controller] extends [ControllerClass] ? PublicNames<Controller> : Targets<RegistryIn<Self>> | Middleware
>
