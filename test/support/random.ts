/** A small random generator with a seed (mulberry32), so that a failure can be repeated with the printed seed. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** A number from 0 to 1, without 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  /** An integer from 0 to `end`, without `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end)
  }

  /** `true` with this probability. */
  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }

  /** Some of the items, in a random order. */
  some<Item>(items: readonly Item[]): Item[] {
    return items
      .map(item => ({ item, key: this.next() }))
      .filter(() => this.chance(0.5))
      .sort((left, right) => left.key - right.key)
      .map(({ item }) => item)
  }
}

/** The seed of a run: `SEED` in the environment, or a new one. */
export const seedOf = (environment: Record<string, string | undefined>): number =>
  environment.SEED === undefined ? Math.floor(Math.random() * 2 ** 32) : Number(environment.SEED)
