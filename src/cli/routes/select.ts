/** Which routes `signalbox routes` lists, and in which order. */

import type { AnyRoute } from '../../route/route.js'
import { ROUTE_METHODS, takesMethod } from '../../text/http.js'
import { type Found, grep } from './grep.js'
import type { NamedTable } from './tables.js'

/** A route as it is listed: with the name of its table. */
export interface Listed extends Found {
  readonly table: string
}

export const SORTS = ['path', 'method', 'target'] as const
export const METHODS: readonly string[] = ROUTE_METHODS

export interface Selection {
  readonly grep?: string | undefined
  readonly controller?: string | undefined
  readonly method?: readonly string[] | undefined
  readonly sort?: (typeof SORTS)[number] | undefined
}

/** The routes of a table that are asked for, in the order that is asked for; by default the table's. */
export const select = ({ name: table, routes }: NamedTable, asked: Selection): readonly Listed[] => {
  const methods = asked.method ?? []
  const found = asked.grep === undefined ? routes.map(route => ({ route })) : grep(routes, asked.grep, methods)
  const listed = found
    .filter(({ route }) => methods.length === 0 || methods.some(method => takesMethod(route.method, method)))
    .filter(
      ({ route }) => asked.controller === undefined || ('target' in route && isOf(route.target, asked.controller)),
    )
    .map(each => ({ table, ...each }))
  return asked.sort === undefined ? listed : listed.sort(COMPARISONS[asked.sort])
}

/**
 * Whether a target is of a controller as people name one: its controller path or the end of it, in any case, with or
 * without `Controller`.
 *
 * @example isOf('V1/Host/Places/Rooms#show', 'places/rooms') // true
 */
export const isOf = (target: string, controller: string): boolean => {
  const name = controller.toLowerCase().replace(/^\//, '')
  const path = `/${controllerPath(target)}`.toLowerCase()
  return [name, name.replace(/controller$/, '')].some(each => path.endsWith(`/${each}`))
}

/** The controller path of a target. */
export const controllerPath = (target: string): string => target.slice(0, target.lastIndexOf('#'))

const byText = (left: string, right: string): number => (left < right ? -1 : Number(left > right))

type Comparison = (left: Listed, right: Listed) => number

const byPath: Comparison = (left, right) => byText(left.route.path, right.route.path)

/** The place in the list of methods; another method, such as a later version may route, comes last. */
const rank = ({ method }: AnyRoute): number => {
  const at = METHODS.indexOf(method)
  return at === -1 ? METHODS.length : at
}
const byMethod: Comparison = (left, right) => rank(left.route) - rank(right.route)

/** Middleware routes, which have no target, come last; a redirect stands beside what it leads to. */
const targetOf = ({ route }: Listed): string => {
  if ('target' in route) return route.target
  return 'redirect' in route ? route.redirect : '\uffff'
}

const COMPARISONS: Readonly<Record<(typeof SORTS)[number], Comparison>> = {
  path: (left, right) => byPath(left, right) || byMethod(left, right),
  method: (left, right) => byMethod(left, right) || byPath(left, right),
  target: (left, right) => byText(targetOf(left), targetOf(right)),
}
