/** What `createRouter` expects of the classes of a table: an action that accepts the context of each of its routes. */

import type Koa from 'koa'
import type { PluralAction } from './actions.js'

/**
 * What the constructor makes is compared, and not `prototype`: that is `any` for a class that a declaration file describes
 * by a construct signature.
 */
export type ExpectedClass<ControllerPath extends string, Actions> = {
  readonly [Key in ControllerPath]: new (
    // biome-ignore lint/suspicious/noExplicitAny: whatever the constructor expects
    ...args: any[]
  ) => Actions
}

/** The members of `All` whose actions are routed. */
export type ExpectedActions<Actions, All> = PluralAction extends Actions ? All : Pick<All, Actions & keyof All>

/**
 * A type for each standard action: one for those of the collection, one for those of a member. It is written out, as is
 * `StandardRoutes` in `expanded.ts`, since a type derived from the table costs several times as much; a type test compares them.
 */
export interface StandardActions<OnCollection, OnMember> {
  readonly index: OnCollection
  readonly create: OnCollection
  readonly show: OnMember
  readonly update: OnMember
  readonly destroy: OnMember
}

/**
 * What an action may be. Its result is `void`, so that the compiler does not infer it: that would check the bodies of all
 * actions. An action that declares a parameter `this` does not fit, because the class that must provide it is not known here.
 */
export type Action<Context> = (this: OtherThis, ctx: Context, next: Next) => void
interface Next extends Koa.Next {}

/** Without a type of `this` here, that of an action would not be compared at all. */
interface OtherThis {
  readonly [OTHER_THIS]: never
}
declare const OTHER_THIS: unique symbol
