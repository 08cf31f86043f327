/** Prints routes, for `String(routes)`, `console.log` and the command line. */

import { descriptionOf } from './described.js'
import type { AnyMiddleware, AnyRoute } from './route.js'

/** The columns of a printed table. */
const COLUMNS = ['method', 'path', 'target', 'kinds', 'middleware'] as const

/** Colours a cell. It must not change the width of the text, so it may add only escape sequences. */
export type Paint = (column: (typeof COLUMNS)[number], text: string) => string

/**
 * Prints routes as `rails routes` does: one line for each, with its method, its path, its target, the kinds of its parameters
 * and the middlewares before it, in aligned columns. In place of a target, a middleware route has the name of its function in
 * brackets, and a redirect has an arrow and where it leads.
 *
 * @example printRoutes(routes) // 'GET  /health  (middleware)\\nGET  /places  Places#index  authenticate'
 */
export const printRoutes = (routes: readonly AnyRoute[], paint: Paint = unstyled): string => {
  const rows = routes.map(
    ({ method, path, ...route }) => [method, path, targetLabel(route), kindsLabel(route), useLabel(route)] as const,
  )
  const widths = COLUMNS.map((_, at) => rows.reduce((widest, row) => Math.max(widest, (row[at] ?? '').length), 0))
  return rows.map(row => printRow(row, widths, paint)).join('\n')
}

const unstyled: Paint = (_column, text) => text

/** The last cell with text has no padding. Padding follows the painted text, so that the padding is not underlined. */
const printRow = (row: readonly string[], widths: readonly number[], paint: Paint): string =>
  COLUMNS.map((column, at) => ({ column, at }))
    .filter(({ at }) => row.slice(at).some(Boolean) && widths[at] !== 0)
    .map(({ column, at }, index, shown) => {
      const text = row[at] ?? ''
      const padding = index === shown.length - 1 ? 0 : (widths[at] ?? 0) - text.length
      return paint(column, text) + ' '.repeat(padding)
    })
    .join('  ')

/**
 * What answers a route of a table, as its type knows it: `'Places#show'`, `'-> Places#show'` for a redirect, `'(application)'` or
 * `'(middleware)'`, which has no name in a type.
 */
export type TargetLabel<Each> = Each extends { readonly target: infer Target extends string }
  ? Target
  : Each extends { readonly redirect: infer Redirect extends string }
    ? `-> ${Redirect}`
    : `(${Each extends { readonly mounted: unknown } ? typeof APPLICATION : typeof NAMELESS})`
/** The same of a route at run time, where a middleware has the name of its function in brackets. */
export const targetLabel = (route: Answer): string => {
  if ('target' in route) return route.target
  return 'redirect' in route ? `-> ${route.redirect}` : `(${middlewareName(route.middleware)})`
}

/** The kinds of a route's parameters: `'{ id: bigint }'`, or `''` if none has a kind. */
export const kindsLabel = ({ kinds }: Pick<AnyRoute, 'kinds'>): string => {
  const parts = Object.entries(kinds ?? {}).map(([name, kind]) => `${name}: ${kind}`)
  return parts.length === 0 ? '' : `{ ${parts.join(', ')} }`
}

/** The path of a route, with the kinds at its parameters: `'/places/:id<uuid>'`. */
export const pathLabel = ({ path, kinds = {} }: Pick<AnyRoute, 'path' | 'kinds'>): string =>
  path.replace(PARAMETERS, (param, name) => (Object.hasOwn(kinds, name) ? `${param}<${kinds[name]}>` : param))

const PARAMETERS = /(?<!\\):([\p{ID_Start}$_][\p{ID_Continue}$]*)/gu

/** A route as one line to search and to list: `'GET /places/:id Places#show'`. */
export const routeLine = (route: AnyRoute): string => `${route.method} ${route.path} ${targetLabel(route)}`

type Answer = { readonly target: string } | { readonly middleware: AnyMiddleware } | { readonly redirect: string }

const useLabel = ({ use }: Pick<AnyRoute, 'use'>): string => use.map(middlewareName).join(', ')

/**
 * The name of a middleware: that of its description, else its `_name`, which Koa's own packages give to composed functions, else the
 * function's name, else `NAMELESS`.
 */
export const middlewareName = (middleware: AnyMiddleware & { readonly _name?: unknown }): string =>
  [descriptionOf(middleware)?.name, middleware._name, middleware.name].map(printable).find(Boolean) ?? NAMELESS

/** What a middleware without a name is called, and an application, which has none. */
export const NAMELESS = 'middleware'
export const APPLICATION = 'application'

/** A name on one line, without control characters. A function may have any text as its name, or a `name` that is no string. */
const printable = (name: unknown): string =>
  typeof name === 'string' ? name.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim() : ''
