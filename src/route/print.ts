/** The printed table, for `String(routes)`, `console.log` and the command line. */

import type { AnyRoute, Middleware } from './route.js'

/** The columns of a printed table. */
export type Column = 'method' | 'path' | 'target' | 'middleware'

/** Gives a cell its colour; what it adds must take no room on the screen. */
export type Paint = (column: Column, text: string) => string

/**
 * Routes as text, as `rails routes` prints them: a line a route with method, path, target and the middlewares of its
 * scopes, aligned. A middleware route has its function's name in brackets for a target. The one printer of `String`,
 * `util.inspect` and the command line.
 *
 * @example inspectRoutes(routes) // 'GET  /health  (middleware)\\nGET  /places  Places#index  authenticate'
 */
export const printRoutes = (routes: readonly AnyRoute[], paint: Paint = unstyled): string => {
  const rows = routes.map(({ method, path, ...route }) => [method, path, targetLabel(route), useLabel(route)] as const)
  const widths = COLUMNS.map((_, at) => rows.reduce((widest, row) => Math.max(widest, (row[at] ?? '').length), 0))
  return rows.map(row => printRow(row, widths, paint)).join('\n')
}

const COLUMNS = ['method', 'path', 'target', 'middleware'] as const

const unstyled: Paint = (_column, text) => text

/** The last cell that holds anything is not padded. Padding goes behind the paint, where an underline would not show. */
const printRow = (row: readonly string[], widths: readonly number[], paint: Paint): string =>
  COLUMNS.filter((_, at) => row.slice(at).some(Boolean))
    .map((column, at, shown) => {
      const text = row[at] ?? ''
      const padding = at === shown.length - 1 ? 0 : (widths[at] ?? 0) - text.length
      return paint(column, text) + ' '.repeat(padding)
    })
    .join('  ')

/** What answers a route: `'Places#show'`, the name of its middleware in brackets, or `'-> Places#show'` of a redirect. */
export const targetLabel = (route: Answer): string => {
  if ('target' in route) return route.target
  return 'redirect' in route ? `-> ${route.redirect}` : `(${middlewareName(route.middleware)})`
}

/** A route in one line, as it is looked for and listed: `GET /places/:id Places#show`. */
export const routeLine = (route: AnyRoute): string => `${route.method} ${route.path} ${targetLabel(route)}`

type Answer = { readonly target: string } | { readonly middleware: Middleware } | { readonly redirect: string }

const useLabel = ({ use }: Pick<AnyRoute, 'use'>): string => use.map(middlewareName).join(', ')

/**
 * The name of a middleware: its `_name`, by which Koa's own packages name what they compose, else the function's.
 * `middleware` for one that has neither.
 */
export const middlewareName = (middleware: Middleware & { readonly _name?: unknown }): string =>
  [middleware._name, middleware.name].map(printable).find(Boolean) ?? 'middleware'

/** On one line and without control characters: a function may be named by any text, or have a `name` that is none. */
const printable = (name: unknown): string =>
  typeof name === 'string' ? name.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim() : ''
