/** Says how two documents differ first. */
/**
 * Says in a few words how a document differs first from the wanted one; `undefined` if it does not. The order of members does not
 * count, since a formatter may change it.
 *
 * @example difference(current, wanted) // 'lacks GET /places/{id} > responses > 404'
 */
export const difference = (current: unknown, wanted: unknown, place: readonly string[] = []): string | undefined => {
  if (!isContainer(current) || !isContainer(wanted) || Array.isArray(current) !== Array.isArray(wanted))
    return Object.is(current, wanted)
      ? undefined
      : `has ${shown(current)}${at(place)}, and the table gives ${shown(wanted)}`
  const [has, wants] = [new Map(Object.entries(current)), new Map(Object.entries(wanted))]
  for (const [name, value] of wants) {
    const inner = [...place, name]
    if (!has.has(name)) return `lacks ${placeText(inner)}`
    const found = difference(has.get(name), value, inner)
    if (found !== undefined) return found
  }
  const extra = [...has.keys()].find(name => !wants.has(name))
  return extra === undefined ? undefined : `has extra ${placeText([...place, extra])}`
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null

const at = (place: readonly string[]): string => (place.length === 0 ? '' : ` at ${placeText(place)}`)

/** A place in a document. An operation is written as its method and path. */
const placeText = ([first = '', path, method, ...rest]: readonly string[]): string => {
  const isOperation = first === 'paths' && path !== undefined && method !== undefined
  const names = isOperation ? [`${method.toUpperCase()} ${path}`, ...rest] : [first, path, method, ...rest]
  return names.filter(name => name !== undefined).join(' > ')
}

const LONGEST = 60

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
