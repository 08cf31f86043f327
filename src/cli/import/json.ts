/** Reads the values of a parsed OpenAPI document. */

export type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const objectIn = (value: unknown): Json => (isObject(value) ? value : {})
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The value that a reference such as `#/components/schemas/Place` names; `undefined` for one that is missing or in another file. */
export const targetOf = (document: Json, reference: string): unknown =>
  reference.startsWith('#/')
    ? reference
        .slice(2)
        .split('/')
        .map(key => decoded(key).replaceAll('~1', '/').replaceAll('~0', '~'))
        .reduce<unknown>((value, key) => (Object.hasOwn(Object(value), key) ? Object(value)[key] : undefined), document)
    : undefined

const decoded = (key: string): string => {
  try {
    return decodeURIComponent(key)
  } catch {
    return key
  }
}

/** What a value is once its references are followed; `undefined` where one leads nowhere, or back to itself. */
export const resolved = (document: Json, value: unknown, seen: ReadonlySet<unknown> = new Set()): Json | undefined => {
  if (!isObject(value) || seen.has(value)) return undefined
  const { $ref } = value
  return typeof $ref === 'string' ? resolved(document, targetOf(document, $ref), new Set([...seen, value])) : value
}
