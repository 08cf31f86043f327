/** Imports a reading: entries, their plan, its text and the proof. */
import { arrange } from './arrange.js'
import { type Contracts, contractsOf, NO_CONTRACTS } from './contracts/contracts.js'
import type { Declaration } from './declaration.js'
import { type Entries, entriesOf } from './entries.js'
import { withOwnActions } from './own-actions.js'
import { planOf } from './planner.js'
import { printChain } from './print.js'
import { type Proof, prove } from './prove.js'
import type { ImportOptions, Reading } from './reading.js'

/** A table, and what became of each row. */
export interface Imported extends Entries, Proof {
  readonly reading: Reading
  readonly declarations: readonly Declaration[]
  /** The calls after `r`. */
  readonly chain: string
  readonly contracts: Contracts
}

export const importReading = (reading: Reading, options: ImportOptions): Imported => {
  const read = entriesOf(reading, options)
  const declarations = arrange(withOwnActions(planOf(read.entries, options)))
  const chain = printChain(declarations)
  const proof = prove(chain, declarations, read.entries, reading.syntax)
  const { table } = proof
  const contracts = options.contracts && table ? contractsOf(reading, declarations, table) : NO_CONTRACTS
  const unsaid = [...read.unsaid, ...contracts.unsaid]
  return { reading, declarations, chain, contracts, ...read, ...proof, unsaid }
}
