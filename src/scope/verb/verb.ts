/** The verbs, `get`, `post` …: each declares one route. */

import type { Registered } from '../../controller/registry.js'
import type { RuntimeFrame } from '../../route/frame.js'
import { mergedKinds, routeKinds } from '../../route/kinds.js'
import type { AnyRoute, Middleware } from '../../route/route.js'
import { isQueryRefused } from '../../text/http.js'
import { callMessage, RouteError } from '../../text/messages.js'
import { joinPath, slashedPath } from '../../text/path.js'
import { pathProblem } from '../../text/path-problem.js'
import { rightTarget } from '../controller/suggestion.js'
import { checkedMiddlewares, endsWithAction, isClassSyntax, middlewareProblem } from '../middleware/middleware.js'
import { bareAction } from './bare-verb.js'
import { firstWordsMessage, loneOptionsMessage, loneTargetMessage, namedRouteMessage } from './foreign-words.js'
import { actionMessage, namedAction, targetAction } from './verb-action.js'
import { callOfVerb, type VerbName, verbCall, verbMethod, withAction } from './verb-call.js'
import { CLASS_LAST, misplacedMessage } from './verb-middleware.js'
import { optionsOfVerb } from './verb-options.js'

/**
 * The route of a verb. `given` is the path; options; any number of middlewares; and at the end nothing, a target, a middleware,
 * or a controller and an action. Each part is checked in the file of its type: see `verb-path.ts`, `verb-options.ts`,
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
