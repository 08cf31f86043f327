/** The verbs, `get`, `post` …: each declares one route. */

import type { MissingActions, PublicNames } from '../controller/actions.js'
import type { ControllerClass } from '../controller/controller.js'
import type { PathsOfClass } from '../controller/paths-of-class.js'
import { type ControllerPathOf, controllerPathOf, expectActions, type Registered } from '../controller/registry.js'
import type { IsOneClass } from '../controller/same-class.js'
import type { PluralAction } from '../route/actions.js'
import type { BodyIn, RouteContext } from '../route/context.js'
import type { AnyFrame, RuntimeFrame } from '../route/frame.js'
import { mergedKinds, routeKinds } from '../route/kinds.js'
import { type AnyRoute, type Middleware, routeController } from '../route/route.js'
import type { Shallow } from '../route/settings.js'
import type { Unregistered } from '../route/stored.js'
import { type CamelCase, camelCase } from '../text/case.js'
import { isQueryRefused, type RouteMethod } from '../text/http.js'
import type { Boxed, IsLiteral, KeyedBy, Undistributed } from '../text/inference.js'
import {
  type CallMessage,
  type CallOf,
  callMessage,
  type DuplicateRouteMessage,
  duplicateRouteMessage,
  type LiteralMessage,
  type MissingActionsMessage,
  RouteError,
} from '../text/messages.js'
import type { InvalidName } from '../text/names.js'
import {
  type DuplicateParam,
  type JoinPath,
  joinPath,
  type PathParams,
  type SlashedPath,
  slashedPath,
  type UsualShape,
} from '../text/path.js'
import { type PathProblem, pathProblem } from '../text/path-problem.js'
import type { BarePaths } from './completion.js'
import type { IsDuplicateRoute, IsPrefixInUse } from './conflicts.js'
import { type ControllerProblem, controllerProblem, type FrameController, frameController } from './controller.js'
import { type NotRegisteredProblem, notRegisteredProblem } from './empty-namespace.js'
import {
  type FirstWords,
  type FirstWordsMessage,
  firstWordsMessage,
  type LoneTargetMessage,
  loneTargetMessage,
} from './first-words.js'
import { checkedMiddlewares, endsWithAction, isClassSyntax, middlewareProblem } from './middleware.js'
import type { AnyScope, KeysIn, NamesIn } from './record.js'
import type { PrefixesOf } from './route-keys.js'
import { type RightTarget, rightTarget } from './suggestion.js'
import { checkedTarget, type Offering, type TargetProblem } from './target.js'
import { callOfVerb, type VerbCall, type VerbCallStart, verbCall, verbCallStart } from './verb-call.js'
import { optionsOfVerb } from './verb-options.js'

/** The verbs of a scope: `get` routes GET, `all` routes every method. */
export type VerbName = Lowercase<RouteMethod>

/** The method of a verb's route. */
export type VerbMethod<Verb extends VerbName> = Uppercase<Verb>
const verbMethod = <Verb extends VerbName>(verb: Verb): VerbMethod<Verb> => verb.toUpperCase() as VerbMethod<Verb> // `Uppercase` is what `toUpperCase` does

/** `ctx` in a middleware: the parameters of its path and the state of its scope. */
export type MiddlewareContext<Path extends string, State> = RouteContext<State, PathParams<Path>>

/**
 * What the parameter of a middleware says of the body, if it has Koa's context, as `Koa.Middleware<State, Context, Body>`
 * has: there, the type of the body is what the middleware writes. No scope provides it, so it must not be compared.
 */
export type WrittenBody<Given> = Given extends (ctx: infer Context, next: never) => unknown ? BodyIn<Context> : unknown

/**
 * The stored form of a verb with a controller. A registered class is found by its controller path. A class that is not
 * registered is stored beside the text, for the checks of `createRouter`.
 */
export type ActionEntry<Registry, Controller extends ControllerClass, Action extends string, Entry extends string> =
  ClassEntry<Registry, Controller, Action, Entry> extends infer Target extends string
    ? Target
    : ControllerPathOf<Registry, Controller> extends keyof Registry
      ? `${Entry} ${ControllerPathOf<Registry, Controller>}#${Action}`
      : Unregistered<`${Entry} ${ControllerPathOf<Registry, Controller>}#${Action}`, Controller>

/**
 * The action that a bare verb calls: its path in camelCase.
 *
 * @example BareAction<'mark-read'> // 'markRead'
 */
export type BareAction<Path extends string> = CamelCase<BareName<Path>>
type BareName<Path extends string> = Path extends `/${infer Name}` ? Name : Path

/** What is wrong with the path of a verb, or `never`: the path itself, or a route that exists already. */
export type VerbPathProblem<
  Verb extends VerbName,
  Frame extends AnyFrame,
  Self extends AnyScope,
  Path extends string,
> = NoInfer<
  [PathProblem<Path, Frame['path']>] extends [never]
    ? IsDuplicateRoute<Self, Frame, Path, VerbMethod<Verb>> extends true
      ? DuplicateRouteMessage<VerbCall<Verb, Path>, VerbMethod<Verb>, JoinPath<Frame['path'], SlashedPath<Path>>>
      : never
    : CallMessage<CallOf<Verb, Path>, PathProblem<Path, Frame['path']>>
>

/**
 * Whether a path is a usual one that no other declaration has, except verbs of other methods: the short check, which most
 * verbs pass. Only a verb that does not pass it pays for `VerbPathProblem`.
 */
export type IsRightPath<
  Self extends AnyScope,
  Frame extends AnyFrame,
  Path extends string,
  Method extends string,
  Whole extends string = Path,
> =
  Path extends NamesIn<Self> // there is a default resource with this name
    ? false
    : {} extends KeyedBy<Path> // the path is not a literal
      ? false
      : Undistributed<Whole> extends Undistributed<Path> // there is one path, not a union
        ? Boxed<Path> extends InvalidName // the path is not one segment
          ? IsNewPath<Self, Frame, Path, UsualShape<Path>, Method>
          : (Shallow | `${Frame['idShape']}/${`${Path}${'/' | ` ${Method}`}` | ''}`) & KeysIn<Self> extends never
            ? true
            : false
        : false

/** The same for a usual path of several segments, or with a parameter. No parameter of the scope may occur in it again. */
type IsNewPath<
  Self extends AnyScope,
  Frame extends AnyFrame,
  Path extends string,
  Usual extends string,
  Method extends string,
> = [Usual] extends [never]
  ? false
  : (Shallow | `${Frame['idShape']}${Usual} ${Method}`) & KeysIn<Self> extends never
    ? IsPrefixInUse<Self, Frame['idShape'], PrefixesOf<`${Frame['idShape']}${Usual}`>> extends true
      ? false
      : `${Frame['path']}/${Path}` extends `${string}:${string}:${string}`
        ? DuplicateParam<`${Frame['path']}/${Path}`> extends never
          ? true
          : false
        : true
    : false

/** The end of the stored form of a verb: the target that is its second argument, or nothing for a middleware. */
export type TargetText<Given> = Given extends string ? (unknown extends Given ? '' : ` ${Given}`) : ''

/**
 * What is wrong with a second argument that is the last one, and a text, a class or something of another router; or what was
 * given. A target may be right without passing the short check: nothing is known of the actions of a class that could not be
 * resolved.
 */
export type TargetOrClassProblem<
  Verb extends string,
  Path extends string,
  Registry,
  Frame extends AnyFrame,
  Given,
> = NoInfer<
  [Given] extends [string]
    ? [TargetProblem<VerbCall<Verb, Path>, Registry, Frame['controllerPrefix'], Given>] extends [never]
      ? Given
      : TargetProblem<VerbCall<Verb, Path>, Registry, Frame['controllerPrefix'], Given>
    : [Given] extends [FirstWords]
      ? FirstWordsMessage<Verb, Path, Registry, Frame, Given>
      : NoActionMessage<Verb, Path>
>

/**
 * The entry of a verb with a registered class and an action that it offers, or `undefined`: the short check for both. `Entry` is
 * its beginning, the method and the path.
 */
export type ClassEntry<Registry, Controller, Action, Entry extends string> =
  IsOneClass<Controller> extends true
    ? Controller extends { readonly prototype: infer Instance }
      ? OfferedEntry<PathsOfClass<Registry, Instance>, keyof Instance, Action, Entry>
      : undefined
    : undefined

type OfferedEntry<Path extends string, Offered, Action, Entry extends string> =
  IsLiteral<`${Path}#${Action & string}`> extends true
    ? Action extends keyof Object // every object has this member
      ? undefined
      : Action extends Offered
        ? `${Entry} ${Path}#${Action & string}`
        : undefined
    : undefined

/** Whether a value is a registered class and another one is an action that it offers. */
export type IsClassAction<Registry, Controller, Action> = [Controller] extends [ControllerClass]
  ? ClassEntry<Registry, Controller, Action, ''> extends string
    ? true
    : false
  : false

/**
 * Whether a path is one new segment that names an action of the registered controller: the short check, which most bare
 * verbs pass. `never` while no path is written.
 */
export type IsRightBareVerb<
  Registry,
  Frame extends AnyFrame,
  Self extends AnyScope,
  Path extends string,
  Method extends string,
> = NoInfer<
  IsRightPath<Self, Frame, Path, Method> extends true
    ? Frame['controller'] extends undefined
      ? IsOffered<Registry, Frame['controllerPath'], BareAction<Path>>
      : false
    : false
>
type IsOffered<Registry, ControllerPath extends string, Action extends string> = Action extends keyof Object // every object has this member
  ? false
  : Registry extends { readonly [Key in ControllerPath]: Offering<Action> }
    ? true
    : false

/**
 * What is wrong with a bare verb, or `never`. While no path is written (`Path` is `never`), the possible paths.
 */
export type BareVerbProblem<
  Verb extends VerbName,
  Registry,
  Frame extends AnyFrame,
  Self extends AnyScope,
  Path extends string,
> = NoInfer<BareProblem<Verb, Registry, Frame, Path, VerbPathProblem<Verb, Frame, Self, Path>>>

/** What is wrong with a bare verb: its path has no problem, or this one. */
export type BareProblem<Verb extends string, Registry, Frame extends AnyFrame, Path extends string, Problem> = [
  Problem,
] extends [never]
  ? BareName<Path> extends '' | `${string}${'/' | ':' | '*'}${string}`
    ? CallMessage<VerbCall<Verb, Path>, ExplicitMessage<WithAction<Verb, Path>>> // 1
    : BareActionProblem<Verb, Path, Registry, Frame, Frame['controllerPath'], FrameController<Registry, Frame>>
  : [Path] extends [never]
    ? BarePaths<FrameController<Registry, Frame>, PluralAction>
    : IsTarget<Path> extends true
      ? LoneTargetMessage<Verb, Path, RightTarget<Registry, Frame['controllerPrefix'], Path>> // 0
      : Problem

type IsTarget<Path extends string> =
  IsLiteral<Path> extends true ? (Path extends `${string}#${string}` ? true : false) : false

type BareActionProblem<
  Verb extends string,
  Path extends string,
  Registry,
  Frame extends AnyFrame,
  ControllerPath extends string,
  Controller,
> = ControllerPath extends ''
  ? CallMessage<VerbCall<Verb, Path>, NoControllerMessage<WithAction<Verb, Path>>> // 2
  : Controller extends undefined
    ? NotRegisteredProblem<VerbCall<Verb, Path>, Registry, Frame, ControllerPath> // 3
    : BareAction<Path> extends PublicNames<Controller>
      ? never
      : MissingActionsMessage<VerbCall<Verb, Path>, ControllerPath, MissingActions<Controller, [BareAction<Path>]>> // 4

/** What is wrong with the controller of a verb, or `never`. */
export type VerbControllerProblem<
  Verb extends string,
  Path extends string,
  Registry,
  Controller extends ControllerClass,
> = [ControllerProblem<Registry, Controller>] extends [never]
  ? never
  : CallMessage<VerbCall<Verb, Path>, ControllerProblem<Registry, Controller>>

/**
 * What is wrong with the action of a verb, or `never`. While no action is written (`Action` is `never`), the
 * possible actions.
 */
export type VerbActionProblem<
  Verb extends string,
  Path extends string,
  Registry,
  Controller extends ControllerClass,
  Action extends string,
> =
  IsLiteral<Action> extends true
    ? Action extends PublicNames<Controller>
      ? never
      : MissingActionsMessage<
          VerbCall<Verb, Path>,
          ControllerPathOf<Registry, Controller>,
          MissingActions<Controller, [Action]>
        >
    : [Action] extends [never]
      ? PublicNames<Controller> & string
      : CallMessage<VerbCall<Verb, Path>, LiteralMessage<'action'>>

/** The error message for a controller without an action. */
export type NoActionMessage<Verb extends string, Path extends string> = CallMessage<
  VerbCall<Verb, Path>,
  ActionMessage<WithAction<Verb, Path>>
>

/**
 * The route of a verb: the twin of the problems above, whose messages it throws; duplicates are found by the chain. `given`
 * is the path; options; any number of middlewares; and at the end nothing, a target, a middleware, or a controller and an action.
 * `word` stands for the verb in error messages.
 */
export const verbRoute = (
  verb: VerbName,
  registry: Registered,
  frame: RuntimeFrame,
  use: readonly Middleware[],
  given: readonly unknown[],
  word: string = verb,
): AnyRoute => {
  const path = given[0]
  const written = String(path)
  const call = callOfVerb(word, path)
  if (given.length < 2 && written.includes('#'))
    throw new RouteError(loneTargetMessage(word, written, rightTarget(registry, frame.controllerPrefix, written))) // 0
  const problem = pathProblem(path, frame.path)
  if (problem) throw new RouteError(callMessage(call, problem))
  if (verb === 'query' && isQueryRefused()) throw new RouteError(callMessage(call, NOT_PARSED))
  const options = optionsOfVerb(call, given)
  const route = {
    method: verbMethod(verb),
    path: joinPath(frame.path, slashedPath(written)),
    use,
    ...routeKinds(mergedKinds(frame.kinds, options?.kinds)),
  }
  if (given.length < 2) return { ...route, ...bareAction(word, registry, frame, written) }
  const firstWords =
    typeof given[1] === 'string' ? undefined : firstWordsMessage(word, written, registry, frame, given[1])
  if (firstWords !== undefined && given.length === 2) throw new RouteError(firstWords)
  const named = given.length > 2 && endsWithAction(given)
  const own = checkedMiddlewares(call, given.slice(options ? 2 : 1, named ? -2 : -1))
  const behind = own.length === 0 ? route : { ...route, use: Object.freeze([...use, ...own]) }
  const last = given.at(-1)
  if (named) return { ...behind, ...namedAction(call, registry, given.at(-2), last) }
  if (typeof last === 'string') return { ...behind, ...targetAction(call, registry, frame, last) }
  const { contract } = options ?? {}
  return { ...behind, middleware: verbMiddleware(word, written, last), ...(contract && { contract }) }
}

/** The error message for a verb whose route exists already. */
export const duplicateVerbMessage = (verb: VerbName, path: string, route: AnyRoute): string =>
  duplicateRouteMessage(verbCall(verb, path), route.method, route.path)

const bareAction = (verb: string, registry: Registered, frame: RuntimeFrame, path: string) => {
  const call = verbCall(verb, path)
  const name = path.startsWith('/') ? path.slice(1) : path
  if (name === '' || /[/:*]/.test(name))
    throw new RouteError(callMessage(call, explicitMessage(withAction(verb, path)))) // 1
  if (frame.controllerPath === '' && !frame.controller)
    throw new RouteError(callMessage(call, noControllerMessage(withAction(verb, path)))) // 2
  const controller = frameController(registry, frame)
  if (!controller) throw new RouteError(notRegisteredProblem(call, registry, frame, frame.controllerPath)) // 3
  const action = camelCase(name)
  expectActions(call, registry, frame.controllerPath, controller, [action]) // 4
  return { target: `${frame.controllerPath}#${action}`, ...routeController(controller), action }
}

const targetAction = (call: string, registry: Registered, frame: RuntimeFrame, given: string) => {
  const { target, controller, action } = checkedTarget(call, registry, frame.controllerPrefix, given)
  return { target, ...routeController(controller), action }
}

const verbMiddleware = (verb: string, path: string, value: unknown): Middleware => {
  const call = verbCall(verb, path)
  const problem = middlewareProblem(value)
  if (problem !== undefined) throw new RouteError(callMessage(call, problem))
  if (isClassSyntax(value)) throw new RouteError(callMessage(call, actionMessage(withAction(verb, path))))
  return value as Middleware // any function can be called as one
}

const namedAction = (call: string, registry: Registered, controller: unknown, action: unknown) => {
  const problem = controllerProblem(registry, controller)
  if (problem) throw new RouteError(callMessage(call, problem))
  if (typeof action !== 'string') throw new RouteError(callMessage(call, ACTION_TEXT))
  const given = controller as ControllerClass // `controllerProblem` has checked it
  const controllerPath = controllerPathOf(registry, given)
  expectActions(call, registry, controllerPath, given, [action])
  return { target: `${controllerPath}#${action}`, controller: given, action }
}

// The error messages

export const ACTION_TEXT = 'the action must be a string'

const NOT_PARSED = 'this version of Node answers QUERY requests with 400 itself: use a newer one'

/** The call as it should be written. */
type WithAction<Verb extends string, Path extends string> = `${VerbCallStart<Verb, Path>}, Controller, 'action')`
const withAction = <Verb extends string, Path extends string>(verb: Verb, path: Path): WithAction<Verb, Path> =>
  `${verbCallStart(verb, path)}, Controller, 'action')`

type ExplicitMessage<Call extends string> = `this path needs an explicit controller and action: ${Call}`
const explicitMessage = <Call extends string>(call: Call): ExplicitMessage<Call> =>
  `this path needs an explicit controller and action: ${call}`

type NoControllerMessage<Call extends string> =
  `no resource or namespace provides a controller here, so name one: ${Call}`
const noControllerMessage = <Call extends string>(call: Call): NoControllerMessage<Call> =>
  `no resource or namespace provides a controller here, so name one: ${call}`

type ActionMessage<Call extends string> = `a controller needs an action: ${Call}`
const actionMessage = <Call extends string>(call: Call): ActionMessage<Call> => `a controller needs an action: ${call}`
