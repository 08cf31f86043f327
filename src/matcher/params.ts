/** Creates the parameters of a match from the bounds that the search has written. Throws if an escape is malformed. */
type ParamsFactory = (path: string, paramBounds: readonly number[], escaped: boolean) => Record<string, string>

/**
 * `EMPTY` is an object in which V8 reserves no room for properties. In a `{}` it reserves room for four. In a class, it
 * learns from the first few instances that none gets a property.
 */
class Empty {}
const EMPTY = Array.from({ length: 8 }, () => new Empty()).at(-1)
/**
 * An object without properties and without a prototype. Because the spread comes before `__proto__: null`, V8 gives it
 * a fixed layout. `Object.create(null)`, and a literal that begins with `__proto__: null`, create a hash table, which
 * takes more memory. The cast drops `__proto__`, which is syntax here and not a property; test: 'has no prototype'.
 */
export const noParams = () => ({ ...EMPTY, __proto__: null }) as unknown as Record<string, string>

/** The value of the parameter whose bounds are at `index` and `index + 1`. */
const paramValue = (path: string, paramBounds: readonly number[], index: number, escaped: boolean): string => {
  const text = path.slice(paramBounds[index], paramBounds[index + 1])
  return escaped && text.includes('%') ? decodeURIComponent(text) : text
}

const readParams = (
  names: readonly string[],
  path: string,
  paramBounds: readonly number[],
  escaped: boolean,
): Record<string, string> => {
  const params: Record<string, string> = Object.create(null)
  for (let each = 0; each < names.length; each++) {
    params[names[each] as string] = paramValue(path, paramBounds, 2 * each + 1, escaped)
  }
  return params
}

/**
 * Generates a function in which the names of the parameters are constants. The names come from the route table, never
 * from a request, and they are quoted, so they cannot be read as code. Returns `undefined` if the process does not
 * allow this.
 */
const generate = (names: readonly string[]): ParamsFactory | undefined => {
  const assignments = names.map(
    (name, each) => `params[${JSON.stringify(name)}] = paramValue(path, paramBounds, ${2 * each + 1}, escaped)`,
  )
  const code = `return (path, paramBounds, escaped) => {
    const params = { ...template, __proto__: null }
    ${assignments.join('\n')}
    return params
  }`
  // In an object from JSON.parse, V8 reserves room for exactly these properties.
  const template = JSON.parse(`{${names.map(name => `${JSON.stringify(name)}:""`).join()}}`)
  try {
    return new Function('template', 'paramValue', code)(template, paramValue)
  } catch {
    // This process does not allow generating code from strings.
    return undefined
  }
}

/**
 * A params factory for each route, in the order of their numbers; `undefined` for a route without parameters. Routes
 * with the same parameter names share one. After `generateAfter` calls, a generated function takes its place in the
 * returned array, so that later calls reach the generated function directly.
 */
export const createParamsFactories = (
  routes: readonly ({ readonly names: readonly string[] } | undefined)[],
  generateAfter: number,
): readonly (ParamsFactory | undefined)[] => {
  const createFactory = (names: readonly string[]): ParamsFactory => {
    let callsLeft = generateAfter
    const factory: ParamsFactory = (path, paramBounds, escaped) => {
      const generated = callsLeft-- === 0 ? generate(names) : undefined
      if (!generated) return readParams(names, path, paramBounds, escaped)
      for (const [route, other] of factories.entries()) if (other === factory) factories[route] = generated
      return generated(path, paramBounds, escaped)
    }
    return factory
  }

  const shared = new Map<unknown, ParamsFactory>()
  const factories = routes.map(route => {
    if (!route?.names.length) return undefined
    // Routes with the same path share one array of names, so most lookups need no string as a key.
    let factory = shared.get(route.names)
    if (!factory) {
      const key = JSON.stringify(route.names)
      factory = shared.get(key) ?? createFactory(route.names)
      shared.set(key, factory).set(route.names, factory)
    }
    return factory
  })
  return factories
}
