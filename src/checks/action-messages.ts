/**
 * The error messages of `createRouter`. They have no functions, because a value does not show the types that they are about.
 * None may become `never`: the mistake would pass.
 */

import type Koa from 'koa'
import type { ActionNames } from '../route/actions.js'
import type { IsWritten } from '../route/context.js'
import type { KindsIn } from '../route/kinds.js'
import type { DifferentKey, MemberDetails } from '../route/member-difference.js'
import type { IsOne } from '../text/inference.js'

export type NoActionMessage<Target extends string> = `${Target} is not an action: it must be a function of (ctx, next)`

export type OptionalActionMessage<Target extends string> =
  `${Target} may be undefined: an action must always be a function of (ctx, next)`

export type ParametersMessage<Target extends string> = `${Target} expects more arguments than (ctx, next)`

export type ThisMessage<
  Target extends string,
  Provided,
  Expected,
> = `${Target} expects a this that its class does not provide${Details<MemberDetails<'this', Provided, Expected, DifferentKey<Provided, Expected>>>}`

export type ContextMessage<
  Target extends string,
  Path extends string,
  Provided,
  Expected,
> = `${Target} expects a ctx that ${Path} does not provide${Details<ContextDetails<Provided, Expected>>}${WrittenHint<Expected>}`
/** In a tuple, because an action with several routes has a union of contexts. */
type WrittenHint<Expected> = [true] extends [IsWritten<Expected>] ? `; ${ContextsHint}` : ''
type ContextsHint = 'run `signalbox contexts`'

/** A file of contexts has an action that the table does not route. */
export type UnroutedMessage<Target extends string> =
  `${Target} takes the ctx of a route that the table does not have; ${ContextsHint}`
type ContextDetails<Provided, Expected> = OrKinds<
  MemberDetails<'ctx', Provided, Expected, NamedKey<Expected, DifferentKey<Provided, Expected>>>,
  KindsIn<Provided>,
  KindsIn<Expected>
>

/**
 * The messages of the standard actions of one resource. Actions that lack the same, as without a `use`, share one: a message for
 * each would be so long that the compiler cuts it off.
 */
export type ResourceMessages<Controller extends string, Messages> = [Messages] extends [never] // so that no alias is printed
  ? never
  :
      | Exclude<Messages, ContextMessageWith<string>>
      | MergedContexts<Controller, Messages, Messages extends ContextMessageWith<infer Rest> ? Rest : never>
type MergedContexts<Controller extends string, Messages, Rest> = Rest extends string
  ? MergedContext<Extract<Messages, ContextMessageWith<Rest>>, Controller, Rest>
  : never
type MergedContext<Messages, Controller extends string, Rest extends string> =
  IsOne<Messages> extends true
    ? Messages
    : `${Controller}#${JoinedIn<ActionNames<'resources'>, ActionIn<Messages>>} expect a ctx that their routes do not provide${Rest}`
type ContextMessageWith<Rest extends string> = `${string} expects a ctx that ${string} does not provide${Rest}`
type ActionIn<Message> = Message extends `${string}#${infer Action} ${string}` ? Action : never

/** The names that are in a union, in their order. */
type JoinedIn<Names extends readonly string[], Name, List extends string = ''> = Names extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? JoinedIn<Rest, Name, First extends Name ? `${List}${List extends '' ? '' : ', '}${First}` : List>
  : List

/** Contexts with the same members may still differ in the kinds of parameters, which are under a symbol. */
type OrKinds<Members, Provided, Expected> = [Members] extends [never]
  ? [Expected] extends [never]
    ? never // `ctx: never`
    : KindDetails<Provided, Expected, keyof Expected>
  : Members
type KindDetails<Provided, Expected, Name> = Name extends keyof Expected & string
  ? Name extends keyof Provided
    ? Provided[Name] extends Expected[Name]
      ? never
      : `ctx.params.${Name} is of the kind ${Provided[Name] & string}, not ${Expected[Name] & string}`
    : `ctx.params.${Name} of the kind ${Expected[Name] & string}`
  : never

/** `Controller` is a controller path, or `the controller of /places` for a class that is not registered. */
export type ConstructorMessage<Controller extends string> =
  `${Controller} cannot be constructed with only ctx: give createRouter the option 'instantiate'`

type Details<Text> = [Text] extends [never] ? '' : `: ${Text & string}`

/**
 * The members of `ctx` that a message names: parameters, else state, where most mistakes are, else all others. It does not name
 * several members of a whole Koa context, most of which differ with another copy of `@types/koa`.
 */
type NamedKey<Expected, Key> = 'params' extends Key
  ? 'params'
  : 'state' extends Key
    ? 'state'
    : KoaKey extends keyof Expected
      ? [Exclude<Key, KoaKey>] extends [never]
        ? 'body' extends Key
          ? 'body'
          : IsOne<Key> extends true
            ? Key
            : never
        : Exclude<Key, KoaKey>
      : Key
type KoaKey = keyof Koa.ParameterizedContext<{}, {}>
