/**
 * What users of other routers write after the path of a verb: `{ to: 'users#index' }` and `{ on: 'member' }`, as in Rails, and
 * `[Controller, 'action']`, as in Adonis; the name of a route, and options where a target or a middleware should be. Each gets an error
 * message with the call as it is written here.
 */

import type { Registered } from '../../controller/registry.js'
import type { AnyFrame, RuntimeFrame } from '../../frame/frame.js'
import { type CallMessage, callMessage } from '../../text/messages.js'
import { type RightTarget, rightTarget } from '../controller/suggestion.js'
import type { NoMiddlewareProblem } from '../middleware/middleware.js'
import { type InsteadMessage, type InsteadOf, insteadMessage, insteadOf } from '../options/foreign-options.js'
import { type VerbCall, type VerbCallStart, verbCall, verbCallStart } from './verb-call.js'

/** A value that only other routers take. A function has `call`: one that has `on` as well may be a middleware. */
export type FirstWords = ({ readonly to: unknown } | { readonly on: unknown } | readonly unknown[]) & {
  readonly call?: never
}

/** What is wrong with such a value. */
export type FirstWordsProblem<
  Verb extends string,
  Path extends string,
  Registry,
  Frame extends AnyFrame,
  Given,
> = Given extends readonly unknown[]
  ? BracketsMessage<`${VerbCallStart<Verb, Path>}, Controller, 'action')`> // 1
  : Given extends { readonly on: infer On extends Place }
    ? OptionMessage<'on', Placed<Frame['kind'], On, CallIn<Verb, Path, Registry, Frame, Given, 'to'>>> // 2
    : OptionMessage<
        Given extends { readonly on: unknown } ? 'on' : 'to',
        CallIn<Verb, Path, Registry, Frame, Given, never>
      > // 3

/** What is wrong with a value that only other routers take, or `undefined`: the twin of the type. */
export const firstWordsProblem = (
  verb: string,
  path: string,
  registry: Registered,
  frame: RuntimeFrame,
  given: unknown,
): string | undefined => {
  if (Array.isArray(given)) return bracketsMessage(`${verbCallStart(verb, path)}, Controller, 'action')`) // 1
  if (typeof given !== 'object' || given === null) return undefined
  const { on, to } = given as { readonly on?: unknown; readonly to?: unknown } // an object, as is checked above
  const call = (isBare: boolean) => (isBare ? verbCall(verb, path) : callWithTarget(verb, path, registry, frame, to))
  if (on === 'member' || on === 'collection') return optionMessage('on', placed(frame.kind, on, call(to === undefined))) // 2
  if (on !== undefined) return optionMessage('on', call(false)) // 3
  return to === undefined ? undefined : optionMessage('to', call(false)) // 3
}

type Place = 'member' | 'collection'

/** The call in its place. In the callback of `resource` there is one place for both, since it has no id. */
type Placed<Kind extends string, On extends Place, Call extends string> = `${Kind} ${On}` extends
  | `resources member`
  | `resource ${Place}`
  | 'collection collection'
  ? Call
  : `${Kind} ${On}` extends 'resources collection'
    ? `collection(r => r.${Call})`
    : On extends 'member'
      ? `resources(name, r => r.${Call})`
      : `resources(name, r => r.collection(r => r.${Call}))`

const placed = (kind: string, on: Place, call: string): string => {
  if ((kind === 'resources' && on === 'member') || kind === 'resource' || (kind === on && on === 'collection'))
    return call
  if (kind === 'resources') return `collection(r => r.${call})`
  return on === 'member' ? `resources(name, r => r.${call})` : `resources(name, r => r.collection(r => r.${call}))`
}

/** The call with its target. One that may be bare, and has no `to`, has none. */
type CallIn<Verb extends string, Path extends string, Registry, Frame extends AnyFrame, Given, Bare> = Given extends {
  readonly to: infer To
}
  ? CallWithTarget<Verb, Path, Registry, Frame, To>
  : [Bare] extends [never]
    ? `${VerbCallStart<Verb, Path>}, '${typeof PLACEHOLDER}')`
    : VerbCall<Verb, Path>

/** The call with the target that a value probably stands for. */
type CallWithTarget<
  Verb extends string,
  Path extends string,
  Registry,
  Frame extends AnyFrame,
  To,
> = `${VerbCallStart<Verb, Path>}, '${TargetOr<RightTarget<Registry, Frame['controllerPrefix'], To>>}')`

type TargetOr<Target extends string> = [Target] extends [never] ? typeof PLACEHOLDER : Target

/** The call with the target that a value probably stands for: the twin of the type. */
const callWithTarget = (verb: string, path: string, registry: Registered, frame: RuntimeFrame, to: unknown): string =>
  `${verbCallStart(verb, path)}, '${rightTarget(registry, frame.controllerPrefix, to) ?? PLACEHOLDER}')`

const PLACEHOLDER = 'Controller#action'

/** The error message for a target in place of a path. */
export type LoneTargetMessage<Verb extends string, Text extends string, Target extends string> = CallMessage<
  VerbCall<Verb, Text>,
  PathBeforeTargetMessage<`${VerbCallStart<Verb, 'path'>}, '${TargetOr<Target>}')`>
>
export const loneTargetMessage = (verb: string, text: string, target: string | undefined): string =>
  callMessage(
    verbCall(verb, text),
    pathBeforeTargetMessage(`${verbCallStart(verb, 'path')}, '${target ?? PLACEHOLDER}')`),
  )

type PathBeforeTargetMessage<Call extends string> = ReturnType<typeof pathBeforeTargetMessage<Call>>
const pathBeforeTargetMessage = <Call extends string>(call: Call) =>
  `a path comes before the target: write ${call}` as const

/** The error message for a path after the name of a route, as `@koa/router` takes it. */
export type NamedRouteMessage<Verb extends string, Name extends string, Path extends string> = CallMessage<
  VerbCall<Verb, Name>,
  NoNamesMessage<`${VerbCallStart<Verb, Path>}, …)`>
>
export const namedRouteMessage = (verb: string, name: string, path: string): string =>
  callMessage(verbCall(verb, name), noNamesMessage(`${verbCallStart(verb, path)}, …)`))

type NoNamesMessage<Call extends string> = ReturnType<typeof noNamesMessage<Call>>
const noNamesMessage = <Call extends string>(call: Call) => `routes have no names: write ${call}` as const

type OptionMessage<Option extends string, Call extends string> = ReturnType<typeof optionMessage<Option, Call>>
const optionMessage = <Option extends string, Call extends string>(option: Option, call: Call) =>
  `there is no option '${option}': write ${call}` as const

type BracketsMessage<Call extends string> = ReturnType<typeof bracketsMessage<Call>>
const bracketsMessage = <Call extends string>(call: Call) => `write the members as arguments: ${call}` as const

/** The error message for a value after the path that is no middleware, such as `{ controller: 'places' }`. */
export type NoMiddlewareMessage<
  Verb extends string,
  Path extends string,
  Registry,
  Frame extends AnyFrame,
  Given,
> = CallMessage<
  VerbCall<Verb, Path>,
  [LoneOption<Given>] extends [never]
    ? NoMiddlewareProblem<Given>
    : LoneOption<Given> extends 'controller' | 'action'
      ? InsteadMessage<LoneOption<Given>, `write ${CallWithTarget<Verb, Path, Registry, Frame, TargetIn<Path, Given>>}`> // 1
      : InsteadMessage<LoneOption<Given>, InsteadOf<'verb', Path, LoneOption<Given>, unknown>> // 2
>

/** What is wrong with options that stand alone, or `undefined`: the twin of the type. */
export const loneOptionsProblem = (
  verb: string,
  path: string,
  registry: Registered,
  frame: RuntimeFrame,
  given: unknown,
): string | undefined => {
  if (typeof given !== 'object' || given === null) return undefined
  const option = LONE.find(each => each in given)
  if (option === undefined) return undefined
  const { controller, action = path } = given as { readonly controller?: unknown; readonly action?: unknown } // as is checked above
  return insteadMessage(
    option,
    option === 'controller' || option === 'action'
      ? `write ${callWithTarget(verb, path, registry, frame, `${controller}#${action}`)}` // 1
      : String(insteadOf('verb', path, option, undefined)), // 2
  )
}

/** The options, in the order in which they are looked for. */
const LONE = ['controller', 'action', 'path', 'via', 'as', 'name', 'defaults', 'format', 'constraints'] as const

/** The first of them that a value has, or `never`. */
type LoneOption<Given> = [Given] extends [object] ? FirstIn<keyof Given, typeof LONE> : never
type FirstIn<Keys, Names extends readonly string[]> = Names extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? First extends Keys
    ? First
    : FirstIn<Keys, Rest>
  : never

/** The target that the options name. Without an action it is that of the path. */
type TargetIn<Path extends string, Given> = Given extends { readonly controller: infer Controller extends string }
  ? `${Controller}#${Given extends { readonly action: infer Action extends string } ? Action : Path}`
  : never
