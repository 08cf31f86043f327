import type { AnyRoute } from '../../src/index.js'

/**
 * The routes of a table as `METHOD path target`, with `-` for a middleware, `(application)` for an application and `-> target` for
 * a redirect: the twin of the type `Lines`.
 */
export const lines = (routes: readonly AnyRoute[]): string[] =>
  routes.map(route => `${route.method} ${route.path} ${answerOf(route)}`)

const answerOf = (route: AnyRoute): string => {
  if ('target' in route) return route.target
  if ('redirect' in route) return `-> ${route.redirect}`
  return route.middleware.name === 'application' ? '(application)' : '-'
}
