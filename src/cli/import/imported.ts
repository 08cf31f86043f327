/** Imports a reading: entries, their plan, its text and the proof. */
import { arrange } from './arrange.js'
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
}

export const importReading = (reading: Reading, options: ImportOptions): Imported => {
  const read = entriesOf(reading, options)
  const declarations = arrange(withOwnActions(planOf(read.entries, options)))
  const chain = printChain(declarations)
  return { reading, declarations, chain, ...read, ...prove(chain, declarations, read.entries, reading.syntax) }
}
