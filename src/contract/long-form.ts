/** What the long forms of a body and of a reply have in common: a contract has a schema alone in their place. */

import { isSchema } from './schema.js'

/** Whether a value is an object with members, and no schema: a schema may have members of the same names. */
export const isLongForm = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isSchema(value)

/** The name of a member of a member. @example Inner<"'returns' in the contract", '200.body'> // "'returns.200.body' in the contract" */
export type Inner<Name extends string, Path extends string> = Name extends `'${infer Member}'${infer Of}`
  ? `'${Member}.${Path}'${Of}`
  : never
export const inner = (name: string, path: string): string => name.replace(/^'\w+/, `$&.${path}`)

export type MustBe<Name extends string, What extends string> = ReturnType<typeof mustBe<Name, What>>
export const mustBe = <Name extends string, What extends string>(name: Name, what: What) =>
  `${name} must be ${what}` as const
