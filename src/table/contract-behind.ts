/** The contract of a route with what the described middlewares before it require of a request. */

import type { TakenBy } from '../contract/schema.js'
import type { DescriptionsBefore } from '../route/context.js'
import type { RequiredPart, Requires } from '../route/described.js'

/** A contract whose query and headers also take what the middlewares before its route require. */
export type ContractBehind<State, Contract> = [RequiredBefore<State>] extends [never]
  ? Contract
  : Omit<Contract, RequiredPart> &
      PartBehind<'query', Contract | RequiredBefore<State>> &
      PartBehind<'headers', Contract | RequiredBefore<State>>

/** What the middlewares require, as a union of the schemas of each. */
type RequiredBefore<State> =
  DescriptionsBefore<State> extends infer Said
    ? Said extends Requires<infer Parts>
      ? unknown extends Parts
        ? never
        : Parts
      : never
    : never

/** A part of a request, as a schema that takes what all schemas for it take. */
type PartBehind<Part extends RequiredPart, Contracts> = [TakersOf<Part, Contracts>] extends [never]
  ? {}
  : TakersOf<Part, Contracts> extends (taken: infer Taken) => void
    ? {
        readonly [Each in Part]: {
          readonly '~standard': { readonly validate: unknown; readonly types?: { readonly input: Taken } }
        }
      }
    : {}
type TakersOf<Part extends RequiredPart, Contracts> = Contracts extends { readonly [Each in Part]: infer Schema }
  ? (taken: TakenBy<Schema>) => void
  : never
