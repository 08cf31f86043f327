/** Options before the compiler knows their type: one function without types, by the name of the option. */
import type { UntypedMember } from '../text/options.js'
import type { RouterOptions } from './router-options.js'

/**
 * The default of the type of the options: the compiler takes it where the parameters of a function in the options have no types,
 * since it needs the options to find those types. Before options are written, a parameter hint prints this name.
 */
export interface OptionsOfRouter extends RouterOptions {
  readonly [option: string]: UntypedMember
  readonly [UNTYPED]?: never
}
declare const UNTYPED: unique symbol

/** Whether options are that default. */
export type IsUntyped<Options> = typeof UNTYPED extends keyof Options ? true : false
