/** Values as source text, which a compiler can compare with a type. */

/** The source text of a value. */
export const literalOf = (value: unknown): string => {
  if (typeof value === 'bigint') return `${value}n`
  if (value instanceof Date) return `new Date(${value.getTime()})`
  if (value instanceof Map) return `new Map<any, any>(${literalOf([...value])})`
  if (value instanceof Set) return `new Set<any>(${literalOf([...value])})`
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`
  if (typeof value !== 'object' || value === null) return value === undefined ? 'undefined' : JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${JSON.stringify(key)}: ${literalOf(each)}`)
    .join(', ')} }`
}

/** Expressions that read each member of a value, down to the elements of its lists: `it.rooms[0]!.at`. */
export const readsOf = (it: string, value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [it]
  const parts = Array.isArray(value)
    ? value.slice(0, 1).map(each => [`${it}[0]!`, each] as const)
    : Object.entries(value).map(([key, each]) => [`${it}[${JSON.stringify(key)}]!`, each] as const)
  return parts.length === 0 ? [it] : parts.flatMap(([part, each]) => readsOf(part, each))
}
