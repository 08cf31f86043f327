import fc from 'fast-check'
import type { AnyRouteTable } from '../../src/index.js'
import { defineTable, type GeneratedTable, generateTable } from './generate-table.js'
import { Random } from './random.js'
import { smallerSources } from './smallest-table.js'

interface Defined extends GeneratedTable {
  readonly routes: AnyRouteTable
}

/** Random tables for fast-check, with these calls at the end. They shrink to tables with fewer calls and options. */
export class RandomTable extends fc.Arbitrary<Defined> {
  constructor(readonly more = '') {
    super()
  }

  override generate(random: fc.Random): fc.Value<Defined> {
    return this.#define(generateTable(new Random(random.nextInt())))
  }

  override canShrinkWithoutContext(_value: unknown): _value is Defined {
    return true
  }

  override shrink(table: Defined): fc.Stream<fc.Value<Defined>> {
    return fc.stream(this.#smaller(table))
  }

  *#smaller(table: Defined): Generator<fc.Value<Defined>, void> {
    for (const source of smallerSources(table.source))
      try {
        yield this.#define({ ...table, source })
      } catch {} // a wrong table, such as one without the target of a redirect
  }

  /** A failure prints the source. */
  #define(table: GeneratedTable): fc.Value<Defined> {
    const routes = defineTable(table, this.more)
    return new fc.Value({ ...table, routes, [fc.toStringMethod]: () => table.source }, undefined)
  }
}
