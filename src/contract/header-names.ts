/** The names of headers in a contract: Node gives them in lower case, so no request has one with capitals. */

import type { IsWide } from '../text/inference.js'
import type { TakenBy } from './schema.js'
import { shapeOf } from './shape.js'

/**
 * One error message for each name with capitals that a schema of headers takes, or `never`. Of a union, one member without such
 * a name is enough. `Schemas` is the name of the schema: `'headers' in the contract`.
 */
export type HeaderNamesProblem<Schemas extends string, Schema> = EachNamesProblem<Schemas, WrongNames<TakenBy<Schema>>>
type EachNamesProblem<Schemas extends string, Names> = 'none' extends Names
  ? never
  : HeaderMessage<Schemas, Names & string>

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
export const headerNamesProblem = (schemas: string, schema: unknown): string | undefined => {
  const name = nameWithCapitals(schema)
  return name === undefined ? undefined : headerMessage(schemas, name)
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

type HeaderMessage<Schemas extends string, Name extends string> = ReturnType<typeof headerMessage<Schemas, Name>>
const headerMessage = <Schemas extends string, Name extends string>(schemas: Schemas, name: Name) =>
  // `toLowerCase` gives a string
  `${schemas} has '${name}': the names of headers are in lower case, '${name.toLowerCase() as Lowercase<Name>}'` as const
