/** The names of headers in a contract: Node gives them in lower case, so no request has one with capitals. */

import type { IsWide } from '../text/inference.js'
import type { TakenBy } from './schema.js'

/**
 * One error message for each name with capitals that the schema of the headers takes, or `never`. For a union, these are the
 * names that all of its members have.
 */
export type HeaderNamesProblem<Of extends string, Schema> = HeaderMessage<Of, NameIn<TakenBy<Schema>>>

/** The names in an object: those of a text or a list are its methods. */
type NameIn<Taken> = [Taken] extends [object] ? ([Taken] extends [readonly unknown[]] ? never : keyof Taken) : never

/** A schema does not show its keys at run time, so there is no function. A pattern of names may match right ones. */
type HeaderMessage<Of extends string, Name> = Name extends string
  ? Name extends Lowercase<Name>
    ? never
    : IsWide<Name> extends true
      ? never
      : `'headers' in the contract${Of} has '${Name}': the names of headers are in lower case, '${Lowercase<Name>}'`
  : never
