/** What actions take, read from the type of a table. */

import type { ContractAt } from '../contract/contract.js'
import type { InputPart } from '../contract/input-error.js'
import type { TakenBy } from '../contract/schema.js'
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
      : never
    : never

/** Nobody knows the class of a target that a refused call would have declared. */
// biome-ignore lint/suspicious/noExplicitAny: as said
type TakenByClass<Class, Action> = [Class] extends [never] ? any : TakenParts<ContractAt<Class, Action>>
type TakenParts<Contract> = { readonly [Part in keyof Contract & InputPart]: TakenBy<Contract[Part]> }
