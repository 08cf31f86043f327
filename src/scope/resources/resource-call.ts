/** A call of `resources` or `resource` at run time: what it routes itself, and what its callback needs. */

import type { Registered } from '../../controller/registry.js'
import type { RuntimeFrame } from '../../frame/frame.js'
import { resourceFrame } from '../../frame/resource-frame.js'
import { resourcesFrame } from '../../frame/resources-frame.js'
import type { ResourceKind } from '../../route/actions.js'
import type { AnyMiddleware, AnyRoute } from '../../route/route.js'
import { callOf, duplicateActionsMessage, refuse } from '../../text/messages.js'
import { duplicateKeysMessage, oneRouteMessage } from '../shared/existing-route.js'
import { namedProblem } from '../shared/name-message.js'
import { optionsProblem, type ResourceOptions, type ResourcesOptions } from './options.js'
import { usedIn } from './resource-use.js'
import { settingsOf } from './settings.js'
import { standardRoutes } from './standard.js'

/**
 * Reads the arguments of a call. Of the results, `path` has the segment of the resource, but not its id, `frame` and `use` are what
 * the callback has, `standard` are the routes of the standard actions, and `callbacks` has the callback, or nothing.
 */
export const resourceOf = (
  kind: ResourceKind,
  registry: Registered,
  outer: RuntimeFrame,
  outerUse: readonly AnyMiddleware[],
  given: readonly unknown[],
) => {
  const call = callOf(kind, given[0])
  refuse(call, namedProblem(kind, given[0]) ?? secondArgumentProblem(given))
  const name = String(given[0])
  const hasOptions = given.length > 1 && typeof given[1] !== 'function'
  if (hasOptions) refuse(call, optionsProblem(kind, registry, name, given[1]))
  const options = hasOptions ? (given[1] as ResourcesOptions & ResourceOptions) : {} // as `optionsProblem` has checked
  const settings = settingsOf(kind, registry, options)
  const segment = options.path ?? name // as in `SegmentOf`
  const frame = (kind === 'resources' ? resourcesFrame : resourceFrame)(outer, name, settings, segment)
  const path = `${outer.path}/${segment}`
  const { all, ofAction } = usedIn(options.use)
  const use = all.length === 0 ? outerUse : Object.freeze([...outerUse, ...all])
  const standard = standardRoutes(kind, call, registry, frame, path, settings, action =>
    Object.freeze([...use, ...ofAction(action)]),
  )
  const callbacks = given.slice(hasOptions ? 2 : 1)
  return { call, path, frame, standard, use, callbacks }
}

/** The error message for routes of the call that exist already. */
export const duplicateResourceMessage = (
  { call, path, standard }: ReturnType<typeof resourceOf>,
  outer: RuntimeFrame,
  existing: readonly AnyRoute[],
  duplicates: readonly AnyRoute[],
): string => {
  const own = standard.filter(route => duplicates.includes(route))
  if (own.length === 0) return duplicateKeysMessage(call, outer, path, existing)
  const actions = [...new Set(own.map(({ action }) => action))].join(', ')
  const ofOwn = own.map(route => existing[duplicates.indexOf(route)] as AnyRoute) // they have the same order
  return oneRouteMessage(call, ofOwn, duplicateActionsMessage(call, actions))
}

/** For a class where the options of a resource should be. */
export const CONTROLLER_FIRST = 'the controller is an option: write { controller: … } in place of the class'

/** An import in a cycle may be undefined while the table is defined, and what it should have declared would be missing. */
const secondArgumentProblem = ({ length, 1: second }: readonly unknown[]): string | undefined =>
  length === 2 && (second === undefined || second === null)
    ? `the second argument must be the options or a callback, not ${second}`
    : undefined
