import type { AnyRoute } from '../../src/index.js'

/** A table's routes as `METHOD path target`, `-` for a middleware, `-> target` of a redirect: the twin of the type `Lines`. */
export const lines = (routes: readonly AnyRoute[]): string[] =>
  routes.map(route => `${route.method} ${route.path} ${answerOf(route)}`)

const answerOf = (route: AnyRoute): string => {
  if ('target' in route) return route.target
  return 'redirect' in route ? `-> ${route.redirect}` : '-'
}
