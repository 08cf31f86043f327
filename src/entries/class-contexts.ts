/** The contexts of the actions of classes: by controller path and action, or by target. */

import type { WithoutContract } from '../contract/contract.js'
import type { InputContext } from '../contract/input.js'
import type { AnyContext } from '../route/context.js'
import type { ContextIndex } from './lookup.js'

/** The contexts of all classes, mapped over the registry and over the members of a class, so that an editor finds both. */
export type ContextsIn<Registry, Index extends AnyIndex> = {
  readonly [Path in keyof Registry]: ContextsOfClass<Registry[Path], Path & string, Index>
}
export type ContextsOfClass<Class, Path extends string, Index extends AnyIndex> = Class extends {
  readonly prototype: infer Instance
}
  ? Class extends WithoutContract
    ? { readonly [Action in keyof Instance]: Index[`${Path}#${Action & string}`] }
    : { readonly [Action in keyof Instance]: InputContext<Index[`${Path}#${Action & string}`], Class, Action> }
  : never

/** The contexts of a table by target, with one for members that have no route. */
export type Indexed<Entries> = ContextIndex<Entries> & ContextsWithoutRoute

/** The compiler reads an index signature only where the other types of an intersection have no such member. */
export interface ContextsWithoutRoute {
  readonly [target: string]: AnyContext
}

/** The constraint is any index: for `Target & keyof Index`, the compiler would list all targets. */
export interface AnyIndex {
  readonly [target: string]: unknown
}
