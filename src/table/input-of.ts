/** What actions take, read from the type of a table. */

import type { ContractAt, WithoutContract } from '../contract/contract.js'
import type { PartsIn } from '../contract/input-error.js'
import type { TakenBy } from '../contract/schema.js'
import type { WrittenNames } from '../controller/actions.js'
import type { IsUnknownInstance } from '../controller/module-class.js'
import type { ClassOf } from './class-of.js'
import type { RouteTable, TargetOf } from './table.js'

/**
 * What a request for a target must send, by part: what the schemas of its contract take. What they make of it is `ctx.input`.
 * `{}` for an action without schemas.
 *
 * @example type NewPlace = InputOf<typeof routes, 'Places#create'>['body']
 */
export type InputOf<Table, Target extends TargetOf<Table>> =
  Table extends RouteTable<infer Registry, infer Entries>
    ? Target extends `${infer Path}#${infer Action}`
      ? TakenByClass<ClassOf<Registry, Entries, Path, Target>, Action>
      : UnknownInput // no target, but what replaces one in a table with a name that the compiler cannot find
    : never

/** The input of a target that the table does not have, which is an error of the table. */
// biome-ignore lint/suspicious/noExplicitAny: as said
type UnknownInput = any

/**
 * Nobody knows the class of a target that a refused call would have declared, nor one in a table of type `any`, nor one that the map
 * lacks because its import or the class is wrong. An action that the class does not have is an error where it is written.
 */
type TakenByClass<Class, Action> = [Class] extends [never]
  ? UnknownInput
  : unknown extends Class
    ? UnknownInput
    : Action extends WrittenNames<Class>
      ? IsUnknownClass<Class> extends true
        ? UnknownInput
        : TakenParts<ContractAt<Class, Action>>
      : UnknownInput

/** A class with a contract may have members of any name. */
type IsUnknownClass<Class> = Class extends WithoutContract ? IsUnknownInstance<Class['prototype']> : false

/** A conditional type, so that an error message prints the parts, and not the schemas of the contract. */
type TakenParts<Contract> = Contract extends unknown
  ? { readonly [Part in PartsIn<Contract>]: TakenBy<Contract[Part]> }
  : never
