/** What actions take, read from the type of a table. */

import type { ContractAt } from '../contract/contract.js'
import type { InputPart } from '../contract/input-error.js'
import type { TakenBy } from '../contract/schema.js'
import type { ControllerAt } from '../controller/registry.js'
import type { TargetIndex } from '../route/expand.js'
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
      ? TakenParts<ContractAt<ClassOf<Registry, Entries, Path, Target>, Action>>
      : never
    : never

type TakenParts<Contract> = { readonly [Part in keyof Contract & InputPart]: TakenBy<Contract[Part]> }

/** The class of a target: the registered one, or that of a verb or a resource whose class is not registered. */
type ClassOf<Registry, Entries, Path extends string, Target extends string> =
  ControllerAt<Registry, Path> extends undefined
    ? TargetIndex<Entries> extends { readonly [Key in Target]: { readonly controller: infer Controller } }
      ? Controller
      : never
    : ControllerAt<Registry, Path>
