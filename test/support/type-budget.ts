/** A budget file: what programs may cost the compiler. `WRITE_BUDGET=1` writes what they cost now. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'

/** A table that costs far less must lower its budget, or the budget guards nothing. */
const MOST = 1.02
const LEAST = 0.9

export class Budget {
  readonly #file: URL
  readonly #name: string
  readonly #writes = process.env.WRITE_BUDGET === '1'
  readonly #most: Record<string, number>

  /** The file is beside the test. */
  constructor(name: string, test: string) {
    this.#name = `test/table/${name}`
    this.#file = new URL(name, test)
    this.#most = existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : {}
  }

  expectWithin(key: string, cost: number): void {
    if (this.#writes) this.#most[key] = cost
    const most = this.#most[key]
    if (most === undefined) throw new Error(`${this.#name} has no "${key}". Write it with WRITE_BUDGET=1`)
    expect(cost, `${key}: more than the ${most} of ${this.#name}`).toBeLessThanOrEqual(most * MOST)
    expect(cost, `${key}: far less than the ${most} of ${this.#name}, lower it`).toBeGreaterThan(most * LEAST)
  }

  /** Writes the file, if this is a run for it, in the order of its keys. */
  save(): void {
    if (!this.#writes) return
    const collator = new Intl.Collator('en', { numeric: true })
    const entries = Object.entries(this.#most).toSorted(([one], [other]) => collator.compare(one, other))
    writeFileSync(this.#file, `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`)
  }
}
