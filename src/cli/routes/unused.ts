import { isClass } from '../../controller/controller.js'
import { unroutedActions } from '../../testing/unrouted.js'
import { patternOf } from './grep.js'
import { controllerPath, isOf, type Selection } from './select.js'
import { isWrittenPublic, type Locator, type Source } from './source.js'
import type { NamedTable } from './tables.js'

/** A public action that no route reaches. */
export interface Unused {
  readonly table: string
  readonly target: string
  readonly source: Source | undefined
}

/**
 * The public actions of registered controllers that no route of any of the tables reaches, each once. `private` and
 * `protected` are TypeScript's and gone at run time, so they are read off the source, where that is at hand.
 */
export const findUnused = (
  tables: readonly NamedTable[],
  asked: Pick<Selection, 'grep' | 'controller'>,
  locator: Locator,
): readonly Unused[] => {
  const routed = new Set(tables.flatMap(({ routes }) => routes.map(route => ('target' in route ? route.target : ''))))
  const seen = new Set<string>()
  return tables.flatMap(({ name: table, routes }) =>
    unroutedActions(routes)
      .filter(target => !routed.has(target) && !seen.has(target) && seen.add(target))
      .filter(target => isAsked(target, asked))
      .map(target => ({ table, target, source: sourceOf(routes.controllers[controllerPath(target)], target, locator) }))
      .filter(({ source }) => source === undefined || isWrittenPublic(source)),
  )
}

const sourceOf = (
  controller: NamedTable['routes']['controllers'][string] | undefined,
  target: string,
  locator: Locator,
): Source | undefined =>
  isClass(controller) ? locator.ofAction(controller, target.slice(target.lastIndexOf('#') + 1)) : undefined

const isAsked = (target: string, { grep, controller }: Pick<Selection, 'grep' | 'controller'>): boolean => {
  if (controller !== undefined && !isOf(target, controller)) return false
  if (grep === undefined) return true
  return patternOf(grep)?.test(target) ?? target.toLowerCase().includes(grep.toLowerCase())
}
