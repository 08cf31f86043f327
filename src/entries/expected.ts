/** What `createRouter` expects of the classes of a table: an action that accepts the context of each of its routes. */

import type Koa from 'koa'
import type { HasUnknownKinds } from '../route/kinds.js'

/**
 * Classes whose actions accept the contexts of the table. Every public member must, which is cheaper than asking for each one whether
 * it has a route. So a class with a method that is no action does not fit.
 *
 * The compiler compares what the constructor makes. `prototype` is `any` for a class that a declaration file describes by a construct
 * signature.
 */
export type ExpectedClasses<Contexts, ClassPath extends keyof Contexts> = {
  readonly [Path in ClassPath]: ExpectedClass<ExpectedActions<Contexts[Path]>>
}
export type ExpectedClass<Actions> = new (
  // biome-ignore lint/suspicious/noExplicitAny: whatever the constructor expects
  ...args: any[]
) => Actions

/** Nothing fits contexts with members of any name, such as those of `prototype` in such a declaration file. */
export type ExpectedActions<Contexts> = string extends keyof Contexts
  ? never
  : { readonly [Name in keyof Contexts]-?: Action<Contexts[Name]> }

/** The same, but nothing is expected of members without a route. */
export type RoutedActions<Contexts> = string extends keyof Contexts
  ? never
  : {
      readonly [Name in keyof Contexts]-?: HasUnknownKinds<Contexts[Name]> extends true
        ? unknown
        : Action<Contexts[Name]>
    }

/**
 * A type for each standard action: one for those of the collection, one for those of a member. It is written out, as is
 * `StandardRoutes` in `standard-routes.ts`, since a type derived from the table costs several times as much; a type test compares them.
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

/** Without it, the compiler would not compare the `this` of an action at all. */
interface OtherThis {
  readonly [OTHER_THIS]: never
}
declare const OTHER_THIS: unique symbol
