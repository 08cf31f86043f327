/**
 * Checks the schemas of `params`, `query` and `headers`. The values there are strings, so a schema that takes only numbers, only
 * booleans or only dates refuses every request. The types do not show whether a schema converts strings: the input of
 * `z.coerce.number()` in zod 3, and of `z.coerce.number<number>()` in zod 4, is `number`. So the schema is tried, with values for
 * the members whose types it shows.
 */

import { memberTypes } from './member-types.js'
import { resultAtOnce, type StandardSchema } from './schema.js'

/** Values that most members of a type take. Those with a limit take one of them, as a rule. */
const SAMPLES: { readonly [type: string]: readonly (number | bigint | boolean | Date)[] } = {
  number: [1, 0, 10, 100, 1000, -1, 0.5],
  integer: [1, 0, 10, 100, 1000, -1],
  bigint: [1n, 0n, 10n, 100n, 1000n, -1n],
  boolean: [true, false],
  date: [new Date(0), new Date('2100-01-01')],
}

/** The error message for a schema that takes a value and refuses the same value as a string, or `undefined`. */
export const textsProblem = (of: string, part: string, schema: StandardSchema): string | undefined => {
  try {
    const found = Object.entries(memberTypes(schema)).find(([name, type]) =>
      SAMPLES[type]?.some(value => takes(schema, name, value) && !takes(schema, name, textOf(value))),
    )
    return found && textMessage(of, part, ...found)
  } catch {
    return undefined // A schema may be asynchronous, or read the table, which does not exist yet.
  }
}

const textOf = (value: number | bigint | boolean | Date): string =>
  value instanceof Date ? value.toISOString() : String(value)

/** Whether a schema takes a value of one member. Issues of the other members, which are missing here, do not count. */
const takes = (schema: StandardSchema, name: string, value: unknown): boolean => {
  const { issues } = resultAtOnce(schema, { [name]: value })
  return !issues?.some(({ path: [key] = [] }) => (typeof key === 'object' ? key.key : key) === name)
}

type TextMessage<
  Of extends string,
  Part extends string,
  Name extends string,
  Type extends string,
> = `'${Part}' in the contract${Of} takes no text for '${Name}', only a value of type ${Type}: convert it, as z.coerce.number() and z.stringbool() do`
const textMessage = <Of extends string, Part extends string, Name extends string, Type extends string>(
  of: Of,
  part: Part,
  name: Name,
  type: Type,
): TextMessage<Of, Part, Name, Type> =>
  `'${part}' in the contract${of} takes no text for '${name}', only a value of type ${type}: convert it, as z.coerce.number() and z.stringbool() do`
