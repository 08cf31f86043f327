import fc from 'fast-check'
import { type GeneratedTable, generateTable } from './generate-table.js'
import { Random } from './random.js'
import { smallerSources } from './smallest-table.js'

/** Random tables for fast-check. They shrink to tables with fewer calls and options, of which `define` takes each. */
export class RandomTable extends fc.Arbitrary<GeneratedTable> {
  constructor(readonly define: (table: GeneratedTable) => unknown) {
    super()
  }

  override generate(random: fc.Random): fc.Value<GeneratedTable> {
    return this.#value(generateTable(new Random(random.nextInt())))
  }

  override canShrinkWithoutContext(_table: unknown): _table is GeneratedTable {
    return true
  }

  override shrink(table: GeneratedTable): fc.Stream<fc.Value<GeneratedTable>> {
    const smaller = smallerSources(table.source).map(source => ({ ...table, source }))
    return fc
      .stream(smaller.values())
      .filter(each => this.#isRight(each))
      .map(each => this.#value(each))
  }

  /** A failure prints the source. */
  #value(table: GeneratedTable): fc.Value<GeneratedTable> {
    return new fc.Value({ ...table, [fc.toStringMethod]: () => table.source }, undefined)
  }

  #isRight(table: GeneratedTable): boolean {
    try {
      this.define(table)
      return true
    } catch {
      return false
    }
  }
}
