/**
 * The verbs, `get`, `post` …, at run time: each declares one route. Their options, directly after the path, are the kinds of the parameters
 * of this path and, before a middleware, the contract of the route.
 */

import type { ActionContract } from '../../contract/contract.js'
import { MEMBER_NAMES } from '../../contract/members.js'
import { isSchema } from '../../contract/schema.js'
import type { Registered } from '../../controller/registry.js'
import type { AnyFrame, RuntimeFrame } from '../../route/frame.js'
import { mergedKinds, routeKinds, type WithKinds } from '../../route/kinds.js'
import type { AnyRoute, Middleware } from '../../route/route.js'
import { isQueryRefused } from '../../text/http.js'
import { callMessage, RouteError } from '../../text/messages.js'
import { optionNamesProblem } from '../../text/options.js'
import type { ParamKinds } from '../../text/param-kinds.js'
import { joinPath, slashedPath } from '../../text/path.js'
import { pathProblem } from '../../text/path-problem.js'
import { rightTarget } from '../controller/suggestion.js'
import { checkedMiddlewares, endsWithAction, isClassSyntax, middlewareProblem } from '../middleware/middleware.js'
import { noOptionMessage } from '../options/foreign-options.js'
import { kindsOfOptions, kindsProblem } from '../options/scope-options.js'
import { bareAction } from './bare-verb.js'
import { firstWordsMessage, loneOptionsMessage, loneTargetMessage, namedRouteMessage } from './foreign-words.js'
import { actionMessage, namedAction, targetAction } from './verb-action.js'
import { callOfVerb, type VerbName, verbCall, verbMethod, withAction } from './verb-call.js'
import {
  actionContractProblem,
  contractOfOptions,
  contractProblem,
  hasMember,
  type IsOptions,
  type KindsOfVerb,
} from './verb-contract.js'
import { CLASS_LAST, misplacedMessage } from './verb-middleware.js'

/**
 * The route of a verb. `given` is the path; options; any number of middlewares; and at the end nothing, a target, a middleware,
 * or a controller and an action. Each part is checked in the file of its type: see `verb-call.ts`,
 * `bare-verb.ts`, `verb-action.ts` and `handler.ts`. The chain finds duplicates. `word` stands for the verb
 * in error messages.
 */
export const verbRoute = (
  verb: VerbName,
  registry: Registered,
  frame: RuntimeFrame,
  use: readonly Middleware[],
  given: readonly unknown[],
  word: string = verb,
): AnyRoute => {
  const path = given[0]
  const written = String(path)
  const call = callOfVerb(word, path)
  if (given.length < 2 && written.includes('#'))
    throw new RouteError(loneTargetMessage(word, written, rightTarget(registry, frame.controllerPrefix, written))) // 0
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
  if (given.length < 2) return { ...route, ...bareAction(word, registry, frame, written) }
  const firstWords =
    typeof given[1] === 'string'
      ? undefined
      : (firstWordsMessage(word, written, registry, frame, given[1]) ??
        loneOptionsMessage(word, written, registry, frame, given[1]))
  if (firstWords !== undefined && given.length === 2) throw new RouteError(firstWords)
  if (given.length > 2 && typeof given[1] === 'string' && given[1].startsWith('/'))
    throw new RouteError(namedRouteMessage(word, written, given[1]))
  const named = given.length > 2 && endsWithAction(given)
  const own = checkedMiddlewares(call, given.slice(options ? 2 : 1, named ? -2 : -1), misplacedMessage, CLASS_LAST)
  const withMiddlewares = own.length === 0 ? route : { ...route, use: Object.freeze([...use, ...own]) }
  const last = given.at(-1)
  if (named) return { ...withMiddlewares, ...namedAction(call, registry, given.at(-2), last) }
  if (typeof last === 'string') return { ...withMiddlewares, ...targetAction(call, registry, frame, last) }
  const { contract } = options ?? {}
  return { ...withMiddlewares, middleware: verbMiddleware(word, written, last), ...(contract && { contract }) }
}

const NOT_PARSED = 'this version of Node answers QUERY requests with 400 itself: use a newer one'

/** Checks the middleware at the end of a verb, and returns it: the twin of the types. */
const verbMiddleware = (verb: string, path: string, value: unknown): Middleware => {
  const call = verbCall(verb, path)
  const problem = middlewareProblem(value)
  if (problem !== undefined) throw new RouteError(callMessage(call, problem))
  if (isClassSyntax(value)) throw new RouteError(callMessage(call, actionMessage(withAction(verb, path))))
  return value as Middleware // any function can be called as one
}

/** The frame for what follows the options: with their kinds, which `ctx` has. */
export type FrameBehind<Frame extends AnyFrame, First> =
  IsOptions<First> extends true ? VerbFrame<Frame, KindsOfVerb<First>> : Frame

interface VerbFrame<Frame extends AnyFrame, Kinds>
  extends Pick<Frame, Exclude<keyof AnyFrame, 'kinds' | 'collection'>> {
  readonly kinds: Frame['kinds'] & WithKinds<Kinds>
}

/** The options of a verb at run time. */
interface OptionsOfVerb {
  readonly kinds: ParamKinds | undefined
  readonly contract: ActionContract | undefined
}

/** The checked options of a verb, or `undefined` where it has none. `given` is all arguments. */
const optionsOfVerb = (call: string, given: readonly unknown[]): OptionsOfVerb | undefined => {
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
  (given.length > 3 || typeof given[2] !== 'string' || given[2].includes('#') || hasMember(options))

const optionsProblem = (path: string, options: object, isForAction: boolean): string | undefined => {
  const isEmpty = Object.keys(options).length === 0
  return (
    optionNamesProblem(options, MEMBER_NAMES, noOptionMessage('verb', path)) ??
    contractProblem(options) ??
    (hasKinds(options) || isEmpty ? kindsProblem(path, Object(options).params) : undefined) ??
    (isForAction ? actionContractProblem(options) : undefined)
  )
}

const hasKinds = (options: object): options is { readonly params: ParamKinds } =>
  'params' in options && !isSchema(options.params)
