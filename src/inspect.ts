import type { AnyRoute } from './route.js'

/**
 * A route table as text, as `rails routes` prints one: a line a route with method, path and target, aligned. A
 * middleware route has its function's name in brackets.
 *
 * @example inspectRoutes(routes) // 'GET  /ping    Ping#ping\\nGET  /health  (middleware)'
 */
export const inspectRoutes = (routes: readonly AnyRoute[]): string => {
  const rows = routes.map(route => [route.method, route.path, label(route)] as const)
  const width = (column: 0 | 1) => rows.reduce((widest, row) => Math.max(widest, row[column].length), 0)
  const [methods, paths] = [width(0), width(1)]
  return rows.map(([method, path, target]) => `${method.padEnd(methods)}  ${path.padEnd(paths)}  ${target}`).join('\n')
}

const label = (route: AnyRoute): string =>
  'target' in route ? route.target : `(${route.middleware.name || 'middleware'})`
