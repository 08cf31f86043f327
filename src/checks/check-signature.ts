/** Says what is wrong with the signature of an action. Few actions get here: `check-actions.ts` knows the common ones. */

import type Koa from 'koa'
import type { BodyIn, KnownKey } from '../route/context.js'
import type {
  ContextMessage,
  NoActionMessage,
  OptionalActionMessage,
  ParametersMessage,
  ThisMessage,
} from './action-messages.js'

/**
 * What is wrong with an action that is not a plain function of its context, or `never`: one with a parameter `this`, or a
 * function with properties, may still be right. A member of type `any` counts as right.
 */
export type UncommonProblem<Instance, Member, Target extends string, Path extends string, Context> = [Member] extends [
  never,
]
  ? NoActionMessage<Target>
  : [Member] extends [(this: Instance, ctx: Context, next: Koa.Next) => void]
    ? never
    : WrongSignature<Instance, Member, Target, Path, Context>

/** Only the parameters in question count in each step: `never` is assignable to a parameter of any type. */
type WrongSignature<Instance, Member, Target extends string, Path extends string, Context> = [Member] extends [
  (this: never, ctx: never, next: never) => void,
]
  ? [Member] extends [(this: Instance, ctx: never, next: never) => void]
    ? [Member] extends [(this: Instance, ctx: never, next: Koa.Next) => void]
      ? [Member] extends [
          (this: Instance, ctx: CompleteContext<Context, ExpectedContext<Member>>, next: Koa.Next) => void,
        ]
        ? never
        : ContextMessage<Target, Path, Context, ExpectedContext<Member>>
      : NoActionMessage<Target>
    : ThisMessage<Target, Instance, ExpectedThis<Member>>
  : [Member] extends [(...given: never) => unknown]
    ? ParametersMessage<Target>
    : [Exclude<Member, undefined>] extends [(...given: never) => unknown]
      ? [Member] extends [undefined]
        ? NoActionMessage<Target>
        : OptionalActionMessage<Target>
      : NoActionMessage<Target>

type ExpectedContext<Member> = Member extends (ctx: infer Expected, next: never) => void
  ? Exclude<Expected, undefined>
  : never
type ExpectedThis<Member> = Member extends (this: infer Expected, ctx: never, next: never) => void ? Expected : never

/** A context with what an action may write in its type although no route provides it: a body, and optional members. */
type CompleteContext<Provided, Expected> = [Expected] extends [never]
  ? Provided
  : WithAbsent<Provided & BodyIn<Expected>, Expected>

/**
 * A context with the optional members that an action expects and that it does not have. Without them, the compiler would
 * find that a type such as `{ flash?: string }` has nothing in common with the state, which it takes for a mistake.
 */
type WithAbsent<Provided, Expected> = Provided &
  Absent<Provided, Expected> & {
    readonly [Key in 'params' | 'state' as Key & keyof Provided & keyof Expected]: Absent<
      Provided[Key & keyof Provided],
      Expected[Key & keyof Expected]
    >
  }
type Absent<Provided, Expected> = Pick<Expected, AbsentKey<Provided, Expected>>
type AbsentKey<Provided, Expected> = {
  [Key in KnownKey<Expected> & keyof Expected]: Key extends KnownKey<Provided>
    ? never
    : {} extends Pick<Expected, Key>
      ? Key
      : never
}[KnownKey<Expected> & keyof Expected]
