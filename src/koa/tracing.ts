import type { AnyRoute, Middleware } from '../route/route.js'
import { METHODS } from '../text/http.js'

/** A route as packages for Koa look for it, under the names that @koa/router has. */
interface Layer {
  readonly path: string
  /** The target; undefined for a middleware route. */
  readonly name: string | undefined
  readonly methods: readonly string[]
  /** What answers. Tracing packages put a function of their own in its place. */
  readonly stack: [Middleware]
  /** Never there: @koa/router asks for it when it is handed our router as one of its own, and nobody else does. */
  readonly paramNames: never
}

const MOUNTED_AS_THEIRS =
  "routes() of signalbox is no router of @koa/router's: mount it by app.use(router.routes()), or in a router of " +
  "@koa/router's by all('/{*rest}', router.routes())"

/**
 * The property `router` of a mounted middleware, by which packages for tracing and for listing routes know a router.
 * Takes the routes and what makes, for each, the array of one function that answers it; returns the property's descriptor,
 * one for all middlewares of these routes. @koa/router's `use` takes whatever has that property for a router of its own,
 * and would match by its own rules: it gets a TypeError that says what to write.
 */
export const routerProperty = (
  routes: readonly AnyRoute[],
  createStacks: () => readonly [Middleware][],
): PropertyDescriptor => {
  // Made when they are asked for: most applications have no package that does.
  let made: { readonly layers: readonly Layer[]; readonly seen: Middleware[] } | undefined
  const make = () => {
    const stacks = createStacks()
    const layers = routes.map((route, index) => layerOf(route, stacks[index] as [Middleware])) // there is one for each
    return { layers, seen: stacks.map(([answers]) => answers) }
  }
  const get = () => {
    made ??= make()
    const { layers, seen } = made
    layers.forEach(({ stack: [answers] }, index) => {
      keepMarks(seen[index] as Middleware, answers)
      seen[index] = answers
    })
    return { stack: layers }
  }
  return { get }
}

const layerOf = (route: AnyRoute, stack: [Middleware]): Layer => ({
  path: route.path,
  name: 'target' in route ? route.target : undefined,
  methods: methodsOf(route.method),
  stack,
  get paramNames(): never {
    throw new TypeError(MOUNTED_AS_THEIRS)
  },
})

const methodsOf = (method: string): readonly string[] => {
  if (method === 'ALL') return METHODS
  return method === 'GET' ? ['HEAD', 'GET'] : [method]
}

/**
 * Tracing packages mark the functions that they have seen, by symbols. What they put in a function's place takes over its
 * marks: otherwise a router that is mounted twice would be traced twice.
 */
const keepMarks = (before: Middleware, now: Middleware): void => {
  for (const mark of Object.getOwnPropertySymbols(before)) Reflect.set(now, mark, Reflect.get(before, mark))
}
