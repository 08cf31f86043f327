import type { AnyRoute } from '../../src/index.js'

/** A table's routes as `METHOD path target`, `-` for a middleware: the twin of the type `Lines`. */
export const lines = (routes: readonly AnyRoute[]): string[] =>
  routes.map(route => `${route.method} ${route.path} ${'target' in route ? route.target : '-'}`)
