/** The property `router` of the middleware, which packages for tracing and for listing routes read. */
import type { AnyMiddleware, AnyRoute } from '../route/route.js'
import { METHODS } from '../text/http.js'

/** A route in the form of @koa/router's layers. Packages for tracing and for listing routes read it. */
interface TracedLayer {
  readonly path: string
  /** The target; undefined for a route without one. */
  readonly name: string | undefined
  readonly methods: readonly string[]
  /** The function that answers, in an array so that tracing packages can replace it. */
  readonly stack: [AnyMiddleware]
  /** Throws. Only @koa/router reads it, when a signalbox router is passed to its `use` as if it were one of its own. */
  readonly paramNames: never
}

const NESTED_IN_KOA_ROUTER =
  'router.routes() of signalbox cannot be passed to use() of an @koa/router: mount it with app.use(router.routes()), or ' +
  "in an @koa/router with all('/{*rest}', router.routes())"

/**
 * The descriptor of the property `router` on a mounted middleware, which packages for tracing and for listing routes read.
 * Takes the routes and a function that returns, for each of them, the array with the function that answers it. All
 * middlewares of one router share the descriptor.
 *
 * @koa/router's `use` treats everything with that property as a router of its own, and would match by its own rules. So it
 * gets a `TypeError` that says how to mount this router instead.
 */
export const routerProperty = (
  routes: readonly AnyRoute[],
  createStacks: () => readonly [AnyMiddleware][],
): PropertyDescriptor => {
  // Created at the first read, because most applications have no package that reads it.
  let created: { readonly layers: readonly TracedLayer[]; readonly known: AnyMiddleware[] } | undefined
  const create = () => {
    const stacks = createStacks()
    const layers = routes.map((route, index) => tracedLayer(route, stacks[index] as [AnyMiddleware])) // there is one for each
    return { layers, known: stacks.map(([handler]) => handler) }
  }
  const get = () => {
    created ??= create()
    const { layers, known } = created
    layers.forEach(({ stack: [handler] }, index) => {
      copySymbols(known[index] as AnyMiddleware, handler)
      known[index] = handler
    })
    return { stack: layers }
  }
  return { get }
}

const tracedLayer = (route: AnyRoute, stack: [AnyMiddleware]): TracedLayer => ({
  path: route.path,
  name: 'target' in route ? route.target : undefined,
  methods: methodsOf(route.method),
  stack,
  get paramNames(): never {
    throw new TypeError(NESTED_IN_KOA_ROUTER)
  },
})

const methodsOf = (method: string): readonly string[] => {
  if (method === 'ALL') return METHODS
  return method === 'GET' ? ['HEAD', 'GET'] : [method]
}

/**
 * Tracing packages mark the functions that they have replaced, by symbols. The marks are copied to the replacement;
 * otherwise a router that is mounted twice would be traced twice.
 */
const copySymbols = (from: AnyMiddleware, to: AnyMiddleware): void => {
  for (const symbol of Object.getOwnPropertySymbols(from)) Reflect.set(to, symbol, Reflect.get(from, symbol))
}
