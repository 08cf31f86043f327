/** `defineRoutes` makes a route table from a map of controllers and a callback. */

import { checkCircles } from '../checks/check-circles.js'
import { checkContracts } from '../checks/check-contracts.js'
import { warnOfNames } from '../checks/check-names.js'
import { checkRedirects } from '../checks/check-redirects.js'
import { checkTargets } from '../checks/check-targets.js'
import { contractProblems } from '../contract/check-contract.js'
import { isClass } from '../controller/controller.js'
import { LazyEntry } from '../controller/lazy.js'
import {
  type CheckedMap,
  controllerMessage,
  controllerPathMessage,
  isLoader,
  type Loaded,
  type MapProblem,
  NO_MAP,
  type WrongPath,
} from '../controller/loader.js'
import { isNestedMap, nestedMapMessage } from '../controller/nested-map.js'
import type { Registered } from '../controller/registry.js'
import type { Refused } from '../entries/refused.js'
import type { InApplication } from '../entries/stored.js'
import { TOP_FRAME, type TopFrame } from '../frame/frame.js'
import type { StateWithContext } from '../route/context.js'
import { Chain } from '../scope/chain/chain.js'
import type { NamedCallback } from '../scope/declarations/scope-at.js'
import type { Callback, UncheckedCallback } from '../scope/editor/hint.js'
import type {
  CallbackProblem,
  IsPartFor,
  NOT_A_FUNCTION,
  NoCallback,
  RequiredEntries,
  ReturnProblem,
} from '../scope/shared/callback.js'
import { tooManyArguments } from '../text/arguments.js'
import type { ArgumentKeys, Blank, CheckedThis, CompletionOnly, IsLax } from '../text/inference.js'
import { type CallMessage, callMessage, RouteError, refuse } from '../text/messages.js'
import { type AnyRouteTable, RouteList, type RouteTable } from './table.js'

/**
 * Defines a route table from controllers under their controller paths (`{ 'V1/Places': PlacesController }`) and a callback,
 * which receives the top scope and returns its chain.
 *
 * Returns the frozen table, whose type has exactly the routes that are declared.
 * Mistakes are compile errors at the place where they are written.
 *
 * @throws {RouteError} With the same message, for a mistake that the compiler did not see: in JavaScript, or behind a cast.
 * @example
 * const routes = defineRoutes({ Ping: PingController }, r => r.get('ping', PingController, 'ping'))
 */
export const defineRoutes = define as Define<{}>

/**
 * `defineRoutes` for an application with types of its own for state and context, as in `new Koa<State, Context>()`. Every
 * `ctx.state` of the table has the members of `State`, every `ctx` those of `Context`. The second pair of parentheses lets
 * the compiler infer the rest.
 *
 * @example export const routes = defineRoutesFor<AppState, AppContext>()(controllers, r => r.resources('places'))
 */
export const defineRoutesFor = defineFor as DefineFor

interface DefineFor {
  /** Takes the types of an application's state and context, and returns `defineRoutes` for them. */
  <State, Context = {}>(this: CheckedThis<ContextProblem<Context>>): Define<StateWithContext<State, Context>>
  // Refuses the arguments of `defineRoutes`. Nothing is known about the table then, and no use of it is an error.
  // biome-ignore lint/suspicious/noExplicitAny: as said
  <_State, _Context = {}>(this: SecondPairMessage, controllers: object, callback?: UncheckedCallback): any
}

type SecondPairMessage = CallMessage<'defineRoutesFor', typeof SECOND_PAIR>
const SECOND_PAIR = 'a second pair of parentheses takes the arguments: defineRoutesFor()(controllers, r => …)'

/** The router replaces `ctx.params`, so no application can add a parameter. Koa's own context has members of every name. */
type ContextProblem<Context> = string extends keyof Context
  ? never
  : 'params' extends keyof Context
    ? CallMessage<'defineRoutesFor', "the context must not have 'params', which the router sets for each route">
    : never

/**
 * `Registry` may be any object, so that only a wrong entry gets an error message. With an index signature as its constraint,
 * the compiler would infer that constraint for a map with a call in it, such as `{ Places: once(load) }`.
 */
interface Define<State> {
  /** Defines a route table: takes the controllers under their controller paths, and a callback that declares the routes. */
  <const Registry extends object, Given = NoCallback, Returned = NoCallback, Keys extends PropertyKey = Blank>(
    this: CheckedThis<
      true extends HasTypeArguments<Keys, Given> | IsLax
        ? true extends IsLax
          ? LaxMessage
          : TypeArgumentsMessage
        : DefinitionProblem<Registry, State, Given, Returned> | MapProblem<Registry>
    >,
    controllers: Blank extends Keys ? CompletionOnly<Registry, ControllerMap> : CheckedMap<Registry, ControllerMap>,
    callback: ArgumentKeys<
      Keys,
      Blank extends Keys
        ? Callback
        : true extends IsLax | IsUnread<Registry>
          ? UncheckedCallback
          : Extract<keyof Registry, WrongPath> | Extract<Registry, readonly unknown[]> extends never
            ? NamedCallback<Loaded<Registry>, TopFrame, State, never, Returned, Given>
            : UncheckedCallback
    >,
  ): Blank extends Keys
    ? AnyRouteTable
    : RouteTable<MapOf<Registry, Returned>, TableEntries<MapOf<Registry, Returned>, EntriesFor<State, Returned>>>
  // Refuse a call with one argument or none. Nothing is known about the table then, and no use of it is an error.
  // biome-ignore lint/suspicious/noExplicitAny: as said
  (this: typeof NO_MAP): any
  // biome-ignore lint/suspicious/noExplicitAny: as said
  <Given = never>(this: AloneMessage<Given>, argument: [Given] extends [never] ? UncheckedCallback : Given): any
}

/** Whether the compiler knows no controller path of a map: of one with an index signature, and of one that may be `undefined`. */
type IsUnread<Registry> = string extends keyof Registry
  ? true
  : keyof Registry extends never
    ? 1 extends Registry // of the map `{}`, all is known
      ? false
      : true
    : false
type LaxMessage = CallMessage<
  'defineRoutes',
  'the types need strict: true in the tsconfig, so that they can check the routes'
>

/**
 * Whether two type arguments are written: in a call without them, `Keys` is inferred, unless the callback is of type `any` or
 * `never`, from which nothing is inferred.
 */
type HasTypeArguments<Keys, Given> = Blank extends Keys
  ? unknown extends Given
    ? false
    : [Given] extends [NoCallback]
      ? false
      : true
  : false
/** A value does not show it, so there is no function. */
type TypeArgumentsMessage = CallMessage<
  'defineRoutes',
  'leave out its type arguments; for the types of an application write defineRoutesFor<State, Context>()'
>

/** The map in a parameter hint. A callback without types in its place gets types for its parameters. */
type ControllerMap = object | UncheckedCallback

/** For a callback without a map, or a map without a callback. `Given` is `never` before a function without types is known. */
type AloneMessage<Given> = [Given] extends [never]
  ? unknown
  : [Given] extends [(...given: never[]) => unknown]
    ? typeof NO_MAP
    : CallMessage<'defineRoutes', typeof NOT_A_FUNCTION>

/** The entries of a table, with the state of its application. */
type EntriesFor<State, Returned> =
  ReturnProblem<'defineRoutes', TopFrame, Returned> extends never
    ? [keyof State] extends [never]
      ? RequiredEntries<Returned, {}>
      : EntriesInApplication<State, RequiredEntries<Returned, State>>
    : Refused // a chain from elsewhere: the part of another place
type EntriesInApplication<State, Entries> = [Entries] extends [never] ? never : InApplication<State, Entries>

/**
 * The map with the class in place of each loader. It is `any` in a call that lacks the map or the callback: nothing is known about the
 * table then, and no use of it is an error.
 */
type MapOf<Registry, Returned> = object extends Registry
  ? [Returned] extends [NoCallback]
    ? // biome-ignore lint/suspicious/noExplicitAny: as said
      any
    : Loaded<Registry>
  : Loaded<Registry>

/**
 * A table without routes has `undefined` in place of entries: `AnyRouteTable` takes every type there except `never`. With a map
 * of type `any`, the entries are `any` too, and `createRouter` checks nothing.
 */
type TableEntries<Registry, Entries> = unknown extends Registry
  ? Registry
  : [Entries] extends [never]
    ? undefined
    : Entries

/** For a map with an index signature or of type `any`. A value does not show it, so there is no function. */
type MapMessage = CallMessage<
  'defineRoutes',
  'the map of controllers must list its controller paths, so that the compiler can read them'
>

/** Without the check, a table whose second pair of parentheses was forgotten would be a function. */
function defineFor(...given: readonly unknown[]): never {
  if (given.length > 0) throw new RouteError(callMessage('defineRoutesFor', SECOND_PAIR))
  return define as never // as `define` itself
}

/** The function behind both, cast to their types: the mirror test compares values with types over many tables. */
function define(...given: readonly unknown[]): never {
  refuse('defineRoutes', tooManyArguments('defineRoutes', [['controllers', 'callback']], given.length))
  const [controllers, callback] = given
  const registry = registeredControllers(controllers)
  const routes = [...Chain.routesOf('defineRoutes', registry, TOP_FRAME, Object.freeze([]), callback).values()]
  checkTargets(routes)
  checkContracts(registry, routes)
  checkRedirects(routes)
  checkCircles(routes)
  warnOfNames(registry, routes)
  return new RouteList(registry, routes) as never
}

/**
 * What is wrong with a call besides the entries of the map, or `never`. It is the type of `this`: there the compiler prints
 * `void` before a message, and not the type of the map or of the callback.
 */
type DefinitionProblem<Registry, State, Given, Returned> = string extends keyof Registry
  ? [Registry] extends [never]
    ? never
    : unknown extends Registry
      ? unknown extends Given
        ? never // nothing is known about the whole call
        : MapMessage
      : MapMessage
  : Extract<keyof Registry, WrongPath> | Extract<Registry, readonly unknown[]> extends never
    ? CallbackProblem<'defineRoutes', TopFrame, Returned, Given> extends never
      ? Registry extends (...given: never[]) => unknown
        ? typeof NO_MAP
        : never
      : IsPartFor<Given, Loaded<Registry>, TopFrame, State, never> extends true
        ? CallbackProblem<'defineRoutes', TopFrame, Returned, NoCallback>
        : CallbackProblem<'defineRoutes', TopFrame, Returned, Given>
    : never

const registeredControllers = (controllers: unknown): Registered => {
  if (typeof controllers !== 'object' || controllers === null || Array.isArray(controllers))
    throw new RouteError(NO_MAP)
  const entries = Object.entries(controllers).map(([path, controller]) => {
    if (path === '' || /[# ]/.test(path)) throw new RouteError(callMessage('defineRoutes', controllerPathMessage(path)))
    if (isLoader(controller))
      return [path, new LazyEntry(path, controller, loaded => contractProblems(path, loaded))] as const
    if (isClass(controller)) return [path, controller] as const
    throw new RouteError(isNestedMap(controller) ? nestedMapMessage(path) : controllerMessage(path))
  })
  return Object.freeze(Object.fromEntries(entries))
}
