/** Merges the member `openapi` of a contract into its operation. */

import { isPlainObject } from '../text/options.js'
import type { JsonObject } from './document.js'

/**
 * An object with the members of another one. Objects are merged and other values replaced, except for lists of parameters, which are
 * merged by what they name.
 */
export const merged = (own: JsonObject, added: JsonObject): JsonObject => {
  const result = { ...own }
  for (const [name, value] of Object.entries(added)) {
    const known = own[name]
    result[name] =
      name === 'parameters' && Array.isArray(known) && Array.isArray(value)
        ? mergedParameters(known, value)
        : isPlainObject(known) && isPlainObject(value)
          ? merged({ ...known }, { ...value })
          : value
  }
  return result
}

const mergedParameters = (own: readonly JsonObject[], added: readonly JsonObject[]): readonly JsonObject[] => {
  const byName = new Map(own.map(each => [`${each.in} ${each.name}`, each]))
  for (const each of added) {
    const name = `${each.in} ${each.name}`
    byName.set(name, merged(byName.get(name) ?? {}, each))
  }
  return [...byName.values()]
}
