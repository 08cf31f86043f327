/** Creates the parameters of a match from the bounds that the search left. Throws where an escape is malformed. */
export type ParamsFactory = (path: string, paramBounds: readonly number[], escaped: boolean) => Record<string, string>

/** After a few instances of a class V8 reserves no room for further properties; a `{}` has room for four. */
class Empty {}
const [EMPTY] = Array.from({ length: 8 }, () => new Empty())
/**
 * Spreading before `__proto__: null` gives an object without a prototype a fixed layout. `Object.create(null)`, and a
 * literal that begins with `__proto__: null`, create a hash table, which takes more memory.
 * The cast drops `__proto__`, which is syntax here and not a property; test: 'has no prototype'.
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

/** A function in which every name is a constant. Only the names of a route get into the code, and they are quoted. */
const generate = (names: readonly string[]): ParamsFactory | undefined => {
  const assignments = names.map(
    (name, each) => `params[${JSON.stringify(name)}] = paramValue(path, paramBounds, ${2 * each + 1}, escaped)`,
  )
  const code = `return (path, paramBounds, escaped) => {
    const params = { ...template, __proto__: null }
    ${assignments.join('\n')}
    return params
  }`
  // An object that JSON.parse creates has room for exactly these names.
  const template = JSON.parse(`{${names.map(name => `${JSON.stringify(name)}:""`).join()}}`)
  try {
    return new Function('template', 'paramValue', code)(template, paramValue)
  } catch {
    // This process does not allow generating code from strings.
    return undefined
  }
}

/**
 * A factory for each route, by its number; undefined for a route without parameters. Routes with the same names share
 * one. After `generateAfter` calls, generated code replaces the shared factory in the list itself, so that no further call
 * has to pass through it.
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
    // Routes of one path share the same array, so most are found without building a key.
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
