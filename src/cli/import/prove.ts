/** Defines the printed table, and compares it with what was read. */
import { middlewareName } from '../../route/print.js'
import type { AnyRoute } from '../../route/route.js'
import { defineRoutes } from '../../table/define.js'
import type { AnyRouteTable } from '../../table/table.js'
import { paramNames } from '../../text/path.js'
import { messageOf } from '../output.js'
import { type Answer, answersIn, type Declaration } from './declaration.js'
import { type Entry, keyOf, routeKeyOf } from './entries.js'
import { isSwapped } from './param-names.js'
import type { Syntax } from './reading.js'
import { givenNames, namesIn } from './segments.js'

/** What the comparison found. All lists but `renamed`, `swapped` and `added` must be empty. */
export interface Proof {
  readonly table: AnyRouteTable | undefined
  /** Why the table cannot be defined. */
  readonly error?: string
  /** Routes that were read, by method and shape, and that the table does not have or answers otherwise. */
  readonly missing: readonly string[]
  /** Routes of the table that were not read. */
  readonly added: readonly string[]
  /** Routes that are behind other middlewares than before. */
  readonly behind: readonly string[]
  /** Routes with other names of parameters, and those where a name means another parameter now. */
  readonly renamed: readonly string[]
  readonly swapped: readonly string[]
  readonly swaps: ReadonlySet<Entry>
}

/** Defines the chain, with controllers that have the actions in it, and compares the table with the entries. */
export const prove = (
  chain: string,
  declarations: readonly Declaration[],
  entries: readonly Entry[],
  syntax: Syntax,
): Proof => {
  const answers = new Map(answersIn(declarations).map(answer => [answer.entry, answer]))
  const none = { missing: entries.map(keyOf), added: [], behind: [], renamed: [], swapped: [], swaps: new Set<Entry>() }
  let table: AnyRouteTable
  try {
    table = defineChain(chain, [...answers.values()])
  } catch (error) {
    return { table: undefined, error: messageOf(error), ...none }
  }
  const routes = new Map<string, AnyRoute>([...table].map(route => [routeKeyOf(route), route]))
  const found = entries.map(entry => ({ entry, answer: answers.get(entry), route: routes.get(keyOf(entry)) }))
  const same = found.flatMap(({ entry, answer, route }) =>
    answer && route && isAnswered(route, answer) ? [{ entry, route }] : [],
  )
  const kept = new Set(same.map(({ entry }) => entry))
  const read = new Set(entries.map(keyOf))
  const lines = (isListed: (pair: { readonly entry: Entry; readonly route: AnyRoute }) => boolean) =>
    same.filter(isListed).map(({ route: { method, path } }) => `${method} ${path}`)
  const swaps = ({ entry, route }: (typeof same)[number]) => isSwapped(namesIn(entry.path), paramNames(route.path))
  const namesOf = syntax === 'path-to-regexp' ? givenNames : namesIn
  return {
    table,
    missing: entries.filter(entry => !kept.has(entry)).map(keyOf),
    added: [...routes.keys()].filter(key => !read.has(key)),
    behind: lines(({ entry, route }) => route.use.map(middlewareName).join() !== entry.use.join()),
    renamed: lines(pair => namesOf(pair.entry.path).join() !== paramNames(pair.route.path).join() && !swaps(pair)),
    swapped: lines(swaps),
    swaps: new Set(same.filter(swaps).map(({ entry }) => entry)),
  }
}

/** Whether a route leads where the plan says, and where the other router's controller says. */
const isAnswered = (route: AnyRoute, { entry, controller, action, by }: Answer): boolean => {
  if (by === 'redirect') return 'redirect' in route && route.status === entry.redirect?.status
  if (controller === undefined) return 'middleware' in route && middlewareName(route.middleware) === action
  const isBound = entry.controller === undefined || (entry.controller === controller && entry.action === action)
  return isBound && 'target' in route && route.target === `${controller}#${action}`
}

/** Runs the text of a chain. Its functions do nothing, and have the names that the text gives them. */
const defineChain = (chain: string, answers: readonly Answer[]): AnyRouteTable => {
  const controllers: Record<string, { readonly prototype: object }> = {}
  const names = new Set(answers.flatMap(({ entry }) => entry.use))
  for (const { controller, action, by } of answers) {
    if (by === 'redirect') continue
    if (controller === undefined) {
      names.add(action)
      continue
    }
    const made = controllers[controller] ?? class {}
    Object.defineProperty(made.prototype, action, { value: () => {}, configurable: true })
    controllers[controller] = made
  }
  const functions = [...names].map(name =>
    Object.defineProperty((_ctx: unknown, next: () => unknown) => next(), 'name', { value: name }),
  )
  const declare = new Function('r', ...names, `return r${chain}`)
  // the types cannot see what a text declares; `defineRoutes` checks it as it checks JavaScript
  const define = defineRoutes as unknown as (map: object, callback: (r: unknown) => unknown) => AnyRouteTable
  return define(controllers, r => declare(r, ...functions))
}
