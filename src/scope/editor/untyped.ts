/**
 * What a call may have in place of its options, as long as the compiler knows nothing of them: one function without types, by the
 * name of the option. The parameters of the function get a type from here, so that the mistake is one error, and not also one for
 * each of these parameters. Nothing else fits, or an editor would offer nothing in options that are being written.
 *
 * The names are the options of the call, and those of other routers that are often functions. Each is an interface: a type literal
 * would be instantiated for each call.
 */

import type { UntypedFunction, UntypedList } from '../../text/options.js'
import type { MoreParameters } from '../middleware/more-parameters.js'

/** The options by the call. Those of `resources` and `resource` are without `use`, which may be a function. */
export interface UntypedOf {
  readonly resources: OfBoth | WithSingular | WithParam | WithId | WithShallow
  readonly resource: OfBoth | WithPlural
  readonly namespace: WithPath | OfOtherRouters
  readonly scope: WithParams | OfOtherRouters
  readonly verb:
    | WithParams
    | WithQuery
    | WithHeaders
    | WithBody
    | WithReturns
    | WithSummary
    | WithDescription
    | WithTags
    | WithDeprecated
    | WithSecurity
    | WithTo
    | WithUntypedUse
    | OfOtherRouters
    | UntypedList
    | MoreParameters
}

type OfBoth = WithOnly | WithExcept | WithController | WithPath | OfOtherRouters

type OfOtherRouters = WithMiddleware | WithBeforeAction | WithConstraints | HiddenForeign<never>

/** Keeps an editor from offering these names beside options such as `use: {}`: "hidden by a private member" in `text/inference.ts`. */
declare class HiddenForeign<Type> {
  private middleware: Type
  private beforeAction: Type
  private constraints: Type
}

interface WithSingular {
  readonly singular: UntypedFunction
}
interface WithParam {
  readonly param: UntypedFunction
}
interface WithId {
  readonly id: UntypedFunction
}
interface WithShallow {
  readonly shallow: UntypedFunction
}
interface WithPlural {
  readonly plural: UntypedFunction
}
interface WithPath {
  readonly path: UntypedFunction
}
interface WithParams {
  readonly params: UntypedFunction
}
interface WithQuery {
  readonly query: UntypedFunction
}
interface WithHeaders {
  readonly headers: UntypedFunction
}
interface WithBody {
  readonly body: UntypedFunction
}
interface WithReturns {
  readonly returns: UntypedFunction
}
interface WithSummary {
  readonly summary: UntypedFunction
}
interface WithDescription {
  readonly description: UntypedFunction
}
interface WithTags {
  readonly tags: UntypedFunction
}
interface WithDeprecated {
  readonly deprecated: UntypedFunction
}
interface WithSecurity {
  readonly security: UntypedFunction
}
interface WithTo {
  readonly to: UntypedFunction
}
interface WithUntypedUse {
  readonly use: UntypedFunction
}
interface WithOnly {
  readonly only: UntypedFunction
}
interface WithExcept {
  readonly except: UntypedFunction
}
interface WithController {
  readonly controller: UntypedFunction
}
interface WithMiddleware {
  readonly middleware: UntypedFunction
}
interface WithBeforeAction {
  readonly beforeAction: UntypedFunction
}
interface WithConstraints {
  readonly constraints: UntypedFunction
}
