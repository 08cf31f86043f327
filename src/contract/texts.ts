/**
 * Checks the schemas of `params`, `query` and `headers`. The values there are strings, so a schema that takes only numbers or
 * only booleans refuses every request. The types do not show whether a schema converts strings: the input of
 * `z.coerce.number()` in zod 3, and of `z.coerce.number<number>()` in zod 4, is `number`. So the schema is tried, with values for
 * the members that it shows as a Standard JSON Schema.
 *
 * @see https://standardschema.dev/json-schema
 */

import { resultAtOnce, type StandardSchema } from './schema.js'

/** Values that most members of a type take. Those with a limit take one of them, as a rule. */
const SAMPLES: { readonly [type: string]: readonly (number | boolean)[] } = {
  number: [1, 0, 10, 100, 1000, -1, 0.5],
  integer: [1, 0, 10, 100, 1000, -1],
  boolean: [true, false],
}

/** The error message for a schema that takes a value and refuses the same value as a string, or `undefined`. */
export const textsProblem = (of: string, part: string, schema: StandardSchema): string | undefined => {
  try {
    const found = Object.entries(membersOf(schema)).find(([name, type]) =>
      SAMPLES[type]?.some(value => takes(schema, name, value) && !takes(schema, name, String(value))),
    )
    return found && textMessage(of, part, ...found)
  } catch {
    return undefined // A schema may be asynchronous, have no form in JSON, or read the table, which does not exist yet.
  }
}

/** The JSON types of the members by name. Members with several types, or with none, are left out. */
const membersOf = (schema: StandardSchema): { readonly [name: string]: string } => {
  const { jsonSchema } = schema['~standard'] as { readonly jsonSchema?: { readonly input?: unknown } } // a newer member
  if (typeof jsonSchema?.input !== 'function') return {}
  const { properties } = Object(jsonSchema.input({ target: 'draft-2020-12' }))
  const types = Object.entries(Object(properties)).map(([name, member]) => [name, Object(member).type] as const)
  return Object.fromEntries(types.filter(([, type]) => typeof type === 'string'))
}

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
> = `'${Part}' in the contract${Of} takes no text for '${Name}', only a ${Type}: convert it, as z.coerce.number() and z.stringbool() do`
const textMessage = <Of extends string, Part extends string, Name extends string, Type extends string>(
  of: Of,
  part: Part,
  name: Name,
  type: Type,
): TextMessage<Of, Part, Name, Type> =>
  `'${part}' in the contract${of} takes no text for '${name}', only a ${type}: convert it, as z.coerce.number() and z.stringbool() do`
