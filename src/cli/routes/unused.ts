/** Finds actions that no route reaches. */
import { readFileSync } from 'node:fs'
import { isClass } from '../../controller/controller.js'
import type { Locator, Source } from '../../locate/source.js'
import { actionIn, controllerPathIn } from '../../route/route.js'
import { unroutedActions } from '../../testing/unrouted.js'
import { patternOf } from './grep.js'
import { belongsTo, type Selection } from './select.js'
import type { NamedTable } from './tables.js'

/** A public action that no route reaches. */
export interface UnusedAction {
  readonly table: string
  readonly target: string
  readonly source: Source | undefined
}

/**
 * Lists, once each, the public actions of registered controllers that no route of these tables reaches. TypeScript's
 * `private` and `protected` do not exist at run time, so they are looked for in the source, if it can be found.
 */
export const findUnused = (
  tables: readonly NamedTable[],
  selection: Pick<Selection, 'grep' | 'controller'>,
  locator: Locator,
): readonly UnusedAction[] => {
  const routed = new Set(tables.flatMap(({ routes }) => routes.map(route => ('target' in route ? route.target : ''))))
  const seen = new Set<string>()
  return tables.flatMap(({ name: table, routes }) =>
    unroutedActions(routes)
      .filter(target => !routed.has(target) && !seen.has(target) && seen.add(target))
      .filter(target => isSelected(target, selection))
      .map(target => ({ table, target, source: sourceOf(routes, target, locator) }))
      .filter(({ target, source }) => source === undefined || isWrittenPublic(source, actionIn(target))),
  )
}

const sourceOf = (routes: NamedTable['routes'], target: string, locator: Locator): Source | undefined => {
  const controller = routes.controllers[controllerPathIn(target)]
  return isClass(controller) ? locator.ofAction(controller, actionIn(target)) : undefined
}

const isSelected = (target: string, { grep, controller }: Pick<Selection, 'grep' | 'controller'>): boolean => {
  if (controller !== undefined && !belongsTo(target, controller)) return false
  if (grep === undefined) return true
  return patternOf(grep)?.test(target) ?? target.toLowerCase().includes(grep.toLowerCase())
}

/** Whether an action is public in the source: its line has no `private` or `protected` before its name. @internal */
export const isWrittenPublic = ({ file, line }: Source, action: string): boolean => {
  try {
    const text = String(readFileSync(file, 'utf8').split('\n')[line - 1])
    const name = action.replace(/[^\w\s]/g, '\\$&')
    return !new RegExp(`\\b(?:private|protected)\\s[^;{}()=]*(?<![\\w$])${name}(?![\\w$])`).test(text)
  } catch {
    return true
  }
}
