/** Makes the parameters of one list of names from the marks that a look-up left; throws where an escape is malformed. */
export type Fill = (path: string, marks: readonly number[], escaped: boolean) => Record<string, string>

const NONE = {}
/**
 * Spread before `__proto__: null`, an object without a prototype comes out with a fixed layout; `Object.create(null)` and
 * a literal that begins with `__proto__: null` make a hash table of four times the size.
 * The cast drops `__proto__`, which is syntax here and no property; test: 'has no prototype'.
 */
export const noParams = () => ({ ...NONE, __proto__: null }) as unknown as Record<string, string>

const decode = (text: string): string => (text.includes('%') ? decodeURIComponent(text) : text)

const plainFill =
  (names: readonly string[]): Fill =>
  (path, marks, escaped) => {
    const params: Record<string, string> = Object.create(null)
    for (let each = 0; each < names.length; each++) {
      const text = path.slice(marks[2 * each], marks[2 * each + 1])
      params[names[each] as string] = escaped ? decode(text) : text
    }
    return params
  }

/** A function for each list of names, in which every name is a constant: of a route's text, only names get into code, quoted. */
const generatedFills = (lists: readonly (readonly string[])[]): Fill[] => {
  const templates = lists.map(names => {
    const template: Record<string, string> = Object.create(null)
    for (const name of names) template[name] = ''
    return { ...template }
  })
  const functions = lists.map((names, index) => {
    const values = names.map((name, each) => {
      const text = `path.slice(marks[${2 * each}], marks[${2 * each + 1}])`
      return `params[${JSON.stringify(name)}] = escaped ? decode(${text}) : ${text}`
    })
    return `(path, marks, escaped) => {
      const params = { ...templates[${index}], __proto__: null }
      ${values.join('\n')}
      return params
    }`
  })
  return new Function('templates', 'decode', `return [${functions.join()}]`)(templates, decode)
}

/** By number of route; undefined for a route without parameters. */
export const createFills = (
  routes: readonly ({ readonly names: readonly string[] } | undefined)[],
  generate: boolean,
): (Fill | undefined)[] => {
  // Routes of one path share their names, so most are found without a key.
  const indexes = new Map<unknown, number>()
  const lists: (readonly string[])[] = []
  for (const route of routes) {
    if (!route?.names.length || indexes.has(route.names)) continue
    const key = JSON.stringify(route.names)
    const index = indexes.get(key) ?? lists.push(route.names) - 1
    indexes.set(key, index).set(route.names, index)
  }
  let fills: Fill[]
  try {
    fills = generate ? generatedFills(lists) : lists.map(plainFill)
  } catch {
    // Generating code from strings is disallowed here.
    fills = lists.map(plainFill)
  }
  return routes.map(route => fills[indexes.get(route?.names) ?? -1])
}
