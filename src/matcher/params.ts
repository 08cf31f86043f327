/** Makes the parameters of a route from the marks that a look-up left; throws where an escape is malformed. */
export type ParamsFactory = (path: string, marks: readonly number[], escaped: boolean) => Record<string, string>

/** After a few objects of a class V8 knows that they need no room for properties; `{}` has room for four. */
class None {}
const [NONE] = Array.from({ length: 8 }, () => new None())
/**
 * Spread before `__proto__: null`, an object without a prototype comes out with a fixed layout; `Object.create(null)` and
 * a literal that begins with `__proto__: null` make a hash table of four times the size.
 * The cast drops `__proto__`, which is syntax here and no property; test: 'has no prototype'.
 */
export const noParams = () => ({ ...NONE, __proto__: null }) as unknown as Record<string, string>

/** The text of the parameter that starts at the mark `at`. */
const textOf = (path: string, marks: readonly number[], at: number, escaped: boolean): string => {
  const text = path.slice(marks[at], marks[at + 1])
  return escaped && text.includes('%') ? decodeURIComponent(text) : text
}

const readParams = (
  names: readonly string[],
  path: string,
  marks: readonly number[],
  escaped: boolean,
): Record<string, string> => {
  const params: Record<string, string> = Object.create(null)
  for (let each = 0; each < names.length; each++) {
    params[names[each] as string] = textOf(path, marks, 2 * each + 1, escaped)
  }
  return params
}

/** A function in which every name is a constant: of a route's text, only names get into code, quoted. */
const generate = (names: readonly string[]): ParamsFactory | undefined => {
  const values = names.map(
    (name, each) => `params[${JSON.stringify(name)}] = text(path, marks, ${2 * each + 1}, escaped)`,
  )
  const code = `return (path, marks, escaped) => {
    const params = { ...template, __proto__: null }
    ${values.join('\n')}
    return params
  }`
  // From JSON comes an object that has room for these names and no more.
  const template = JSON.parse(`{${names.map(name => `${JSON.stringify(name)}:""`).join()}}`)
  try {
    return new Function('template', 'text', code)(template, textOf)
  } catch {
    // Generating code from strings is disallowed here.
    return undefined
  }
}

/**
 * What makes the parameters of each route, by its number; undefined for a route without parameters. Routes with the same
 * names share one. After `wait` times one of generated code is put in its places, where nothing stands between it and the
 * number that would have to be followed.
 */
export const createParamsFactories = (
  routes: readonly ({ readonly names: readonly string[] } | undefined)[],
  wait: number,
): readonly (ParamsFactory | undefined)[] => {
  const createMaker = (names: readonly string[]): ParamsFactory => {
    let left = wait
    const make: ParamsFactory = (path, marks, escaped) => {
      const generated = left-- === 0 ? generate(names) : undefined
      if (!generated) return readParams(names, path, marks, escaped)
      for (const [number, other] of makers.entries()) if (other === make) makers[number] = generated
      return generated(path, marks, escaped)
    }
    return make
  }

  const shared = new Map<unknown, ParamsFactory>()
  const makers = routes.map(route => {
    if (!route?.names.length) return undefined
    // Routes of one path share the very array, so most are found without a key.
    let make = shared.get(route.names)
    if (!make) {
      const key = JSON.stringify(route.names)
      make = shared.get(key) ?? createMaker(route.names)
      shared.set(key, make).set(route.names, make)
    }
    return make
  })
  return makers
}
