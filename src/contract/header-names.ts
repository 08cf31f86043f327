/** The names of headers in a contract: Node gives them in lower case, so no request has one with capitals. */

import type { IsWide } from '../text/inference.js'
import type { TakenBy } from './schema.js'
import { shapeOf } from './shape.js'

/**
 * One error message for each name with capitals that the schema of the headers takes, or `never`. Of a union, one member without such
 * a name is enough.
 */
export type HeaderNamesProblem<Of extends string, Schema> = EachNamesProblem<Of, WrongNames<TakenBy<Schema>>>
type EachNamesProblem<Of extends string, Names> = 'none' extends Names ? never : HeaderMessage<Of, Names & string>

/** The names with capitals in each member of a union, or `'none'`. */
type WrongNames<Taken> = Taken extends object
  ? Taken extends readonly unknown[]
    ? 'none' // its names are methods
    : OrNone<WithCapitals<keyof Taken>>
  : 'none'
type OrNone<Names> = [Names] extends [never] ? 'none' : Names
/** A pattern of names may match right ones. */
type WithCapitals<Name> = Name extends string
  ? Name extends Lowercase<Name>
    ? never
    : IsWide<Name> extends true
      ? never
      : Name
  : never

/** What is wrong with the names of headers that a schema shows, or `undefined`: the twin of `HeaderNamesProblem`. */
export const headerNamesProblem = (of: string, schema: unknown): string | undefined => {
  const name = nameWithCapitals(schema)
  return name === undefined ? undefined : headerMessage(of, name)
}

const nameWithCapitals = (schema: unknown): string | undefined => {
  try {
    const { members = [], all = [], options = [], inner } = shapeOf(schema)
    const names = options.map(nameWithCapitals)
    if (options.length > 0) return names.includes(undefined) ? undefined : names[0]
    if (inner !== undefined) return nameWithCapitals(inner)
    const own = members.map(([name]) => name).find(name => name !== name.toLowerCase())
    return own ?? all.map(nameWithCapitals).find(name => name !== undefined)
  } catch {
    return undefined // A schema may read the table, which does not exist yet, or contain itself.
  }
}

type HeaderMessage<
  Of extends string,
  Name extends string,
> = `'headers' in the contract${Of} has '${Name}': the names of headers are in lower case, '${Lowercase<Name>}'`
const headerMessage = <Of extends string, Name extends string>(of: Of, name: Name): HeaderMessage<Of, Name> =>
  // `toLowerCase` gives a string
  `'headers' in the contract${of} has '${name}': the names of headers are in lower case, '${name.toLowerCase() as Lowercase<Name>}'`
