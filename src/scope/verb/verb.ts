/**
 * The verbs, `get`, `post` …, at run time: each declares one route. Their options, directly after the path, are the kinds of the parameters
 * of this path and, before a middleware, the contract of the route.
 */

import { isMember, MEMBER_NAMES } from '../../contract/members.js'
import { isSchema } from '../../contract/schema.js'
import type { Registered } from '../../controller/registry.js'
import type { RuntimeFrame } from '../../frame/frame.js'
import { mergedKinds, routeKinds } from '../../route/kinds.js'
import { type AnyMiddleware, type AnyRoute, routeController } from '../../route/route.js'
import { isQueryRefused } from '../../text/http.js'
import { callMessage, callOf, RouteError } from '../../text/messages.js'
import { optionNamesProblem } from '../../text/options.js'
import type { ParamKinds } from '../../text/param-kinds.js'
import { joinPath, slashedPath } from '../../text/path.js'
import { pathProblem } from '../../text/path-problem.js'
import { checkedTarget } from '../controller/target.js'
import { checkedMiddleware, endsWithAction } from '../middleware/middleware.js'
import { noOptionMessage } from '../options/foreign-words.js'
import { kindsOfOptions, kindsProblem } from '../options/scope-options.js'
import { bareAction, PATH_FIRST } from './bare-verb.js'
import { actionMessage, namedAction } from './verb-action.js'
import { type VerbName, verbMethod, withAction } from './verb-call.js'
import { contractOfOptions, contractProblem, OF_CLASS } from './verb-contract.js'
import { CLASS_LAST, misplacedMessage, valueProblem } from './verb-middleware.js'

/**
 * The route of a verb. `given` is the path; options; any number of middlewares; and at the end nothing, a target, a middleware,
 * or a controller and an action. Each part is checked in the file of its type: see `verb-call.ts`,
 * `bare-verb.ts`, `verb-action.ts` and `handler.ts`. The chain finds duplicates.
 */
export const verbRoute = (
  verb: VerbName,
  registry: Registered,
  frame: RuntimeFrame,
  use: readonly AnyMiddleware[],
  given: readonly unknown[],
): AnyRoute => {
  const path = given[0]
  const written = String(path)
  const call = callOf(verb, path)
  if (given.length < 2 && written.includes('#')) throw new RouteError(callMessage(call, PATH_FIRST)) // 0
  const problem = pathProblem(path, frame.path)
  if (problem) throw new RouteError(callMessage(call, problem))
  if (verb === 'query' && isQueryRefused()) throw new RouteError(callMessage(call, NOT_PARSED))
  const options = optionsOfVerb(call, given)
  const route = {
    method: verbMethod(verb),
    path: joinPath(frame.path, slashedPath(written)),
    use,
    ...routeKinds(mergedKinds(frame.kinds, options?.kinds)),
  }
  if (given.length < 2) return { ...route, ...bareAction(verb, registry, frame, written) }
  const refused = given.length === 2 ? valueProblem(written, given[1]) : undefined
  if (refused !== undefined) throw new RouteError(callMessage(call, refused))
  const named = given.length > 2 && endsWithAction(given)
  const own = given
    .slice(options ? 2 : 1, named ? -2 : -1)
    .map(each => checkedMiddleware(call, each, misplacedMessage(each), CLASS_LAST))
  const withMiddlewares = own.length === 0 ? route : { ...route, use: Object.freeze([...use, ...own]) }
  const last = given.at(-1)
  if (named) return { ...withMiddlewares, ...namedAction(call, registry, given.at(-2), last) }
  if (typeof last === 'string') {
    const { target, controller, action } = checkedTarget(call, registry, frame.controllerPrefix, last)
    return { ...withMiddlewares, target, ...routeController(controller), action }
  }
  const middleware = checkedMiddleware(call, last, undefined, actionMessage(withAction(verb, written)))
  return { ...withMiddlewares, middleware, ...(options?.contract && { contract: options.contract }) }
}

const NOT_PARSED = 'this version of Node answers QUERY requests with 400 itself: use a newer one'

/** The checked options of a verb, or `undefined` where it has none. `given` is all arguments. */
const optionsOfVerb = (call: string, given: readonly unknown[]) => {
  const [path, options] = given
  if (given.length < 3 || !isVerbOptions(options, given)) return undefined
  const problem = optionsProblem(String(path), options, typeof given.at(-1) === 'string')
  if (problem !== undefined) throw new RouteError(callMessage(call, problem))
  return { kinds: hasKinds(options) ? kindsOfOptions(options) : undefined, contract: contractOfOptions(options) }
}

/** Whether an object is options. One with none of their members, before nothing but an action, is in place of a class. */
const isVerbOptions = (options: unknown, given: readonly unknown[]): options is object =>
  typeof options === 'object' &&
  options !== null &&
  !Array.isArray(options) &&
  !isSchema(options) &&
  (given.length > 3 || typeof given[2] !== 'string' || given[2].includes('#') || Object.keys(options).some(isMember))

const optionsProblem = (path: string, options: object, isForAction: boolean): string | undefined =>
  optionNamesProblem(options, MEMBER_NAMES, noOptionMessage('verb', path)) ??
  contractProblem(options) ??
  (hasKinds(options) || Object.keys(options).length === 0 ? kindsProblem(path, Object(options).params) : undefined) ??
  (isForAction && contractOfOptions(options) ? OF_CLASS : undefined)

const hasKinds = (options: object): options is { readonly params: ParamKinds } =>
  'params' in options && !isSchema(options.params)
