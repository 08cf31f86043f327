/** What a verb calls: a controller and its action, `get('ping', PingController, 'ping')`, or a target, `get('pong', 'Ping#ping')`. */

import type { MissingActions, PublicNames, WrittenNames } from '../../controller/actions.js'
import type { ControllerClass } from '../../controller/controller.js'
import type { PathsOfClass } from '../../controller/paths-of-class.js'
import { type ControllerPathOf, controllerPathOf, expectActions, type Registered } from '../../controller/registry.js'
import type { Unregistered } from '../../entries/stored.js'
import type { AnyFrame } from '../../frame/frame.js'
import type { Box, IsAny, IsLiteral, KeyedBy } from '../../text/inference.js'
import {
  type CallMessage,
  callMessage,
  type LiteralMessage,
  type MissingActionsMessage,
  type OneLiteral,
  RouteError,
} from '../../text/messages.js'
import { controllerProblem } from '../controller/controller.js'
import type { TargetProblem } from '../controller/target.js'
import type { VerbCall, WithAction } from './verb-call.js'

/**
 * The entry of a verb with a registered class and an action that it offers, or `undefined`: the short check for both. `Entry` is
 * its beginning, the method and the path.
 */
export type ClassEntry<Registry, Controller, Action, Entry extends string> = OneEntry<
  EachEntry<Registry, Controller, Action, Entry>
>

/** The entry of each class, so that one of several classes has several. */
type EachEntry<Registry, Controller, Action, Entry extends string> = Controller extends {
  readonly prototype: infer Instance
}
  ? Action & keyof Object extends never // not every object has this member
    ? Action & keyof Instance extends never
      ? undefined
      : Action extends string // with `undefined` beside an action, there are several
        ? LiteralEntry<`${Entry} ${PathsOfClass<Registry, Instance>}#${Action}`>
        : undefined
    : undefined
  : undefined

/** An entry, or `undefined` for one that is no literal. It is `never` while a function without types is in place of the path. */
export type LiteralEntry<Entry extends string> = {} extends KeyedBy<Entry> ? undefined : Entry

type OneEntry<Entry extends string | undefined, Whole = Entry> = Entry extends string
  ? Box<Whole> extends Box<Entry> // there is one entry, not a union: without boxes, each of several would be in the result
    ? Entry
    : undefined
  : undefined

/** Whether a value is a registered class and another one is an action that it offers. */
export type IsClassAction<Registry, Controller, Action> = [Controller] extends [ControllerClass]
  ? ClassEntry<Registry, Controller, Action, ''> extends string
    ? true
    : false
  : false

/** Whether the last argument but one is a controller. A value of type `any` is one if an action follows. */
export type IsController<Given, Last> = [Given] extends [ControllerClass]
  ? IsAny<Given> extends true
    ? [Last] extends [never]
      ? false
      : Last extends `${string}#${string}`
        ? false
        : Last extends string
          ? true
          : false
    : true
  : false

/**
 * What is wrong with the action of a verb, or `never`. While no action is written (`Action` is `never`), the
 * possible actions.
 */
export type VerbActionProblem<
  Call extends string,
  Registry,
  Controller extends ControllerClass,
  Action extends string,
> =
  IsLiteral<Action> extends true
    ? Action extends WrittenNames<Controller>
      ? never
      : MissingActionsMessage<Call, ControllerPathOf<Registry, Controller>, MissingActions<Controller, [Action]>>
    : [Action] extends [never]
      ? PublicNames<Controller> & string
      : string extends Action
        ? CallMessage<Call, LiteralMessage<'action'>>
        : CallMessage<Call, OneLiteral>

/** What a verb with a controller calls: the twin of the problems above, whose messages it throws. */
export const namedAction = (call: string, registry: Registered, controller: unknown, action: unknown) => {
  const problem = controllerProblem(registry, controller, action)
  if (problem) throw new RouteError(callMessage(call, problem))
  if (typeof action !== 'string') throw new RouteError(callMessage(call, ACTION_TEXT))
  const given = controller as ControllerClass // `controllerProblem` has checked it
  const controllerPath = controllerPathOf(registry, given)
  expectActions(call, registry, controllerPath, given, [action])
  return { target: `${controllerPath}#${action}`, controller: given, action }
}

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

// The error messages

export const ACTION_TEXT = 'the action must be a string'

type ActionMessage<Call extends string> = ReturnType<typeof actionMessage<Call>>
export const actionMessage = <Call extends string>(call: Call) => `a controller needs an action: ${call}` as const

/** The end of the stored form of a verb: its last argument if that is a target, or nothing for a middleware. */
export type TargetText<Given> = Given extends string ? (unknown extends Given ? '' : ` ${Given}`) : ''

/**
 * What is wrong with a last argument that is text or a class; or, if nothing is wrong, the argument.
 * A target may be right without passing the short check: the compiler knows nothing of the actions of a class that it cannot
 * resolve.
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
    : CallMessage<VerbCall<Verb, Path>, ActionMessage<WithAction<Verb, Path>>>
>
