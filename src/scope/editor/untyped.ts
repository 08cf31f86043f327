/**
 * What a call may have in place of its options, as long as the compiler knows nothing of them: one function without types, by the
 * name of the option. The parameters of the function get a type from here, so that the mistake is one error, and not also one for
 * each of these parameters. Nothing else fits, or an editor would offer nothing in options that are being written.
 *
 * The names are the options of the call, and those of other routers that are often functions.
 */

import type { UntypedFunction } from '../../text/options.js'

export type Untyped<Option extends string> = Each<Option | Foreign> | HiddenForeign<never>
type Each<Option extends string> = { readonly [Name in Option]: { readonly [Key in Name]: UntypedFunction } }[Option]
type Foreign = 'middleware' | 'beforeAction' | 'constraints'

/** Keeps an editor from offering these names beside options such as `use: {}`: "hidden by a private member" in `text/inference.ts`. */
declare class HiddenForeign<Type> {
  private middleware: Type
  private beforeAction: Type
  private constraints: Type
}
