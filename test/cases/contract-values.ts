/**
 * Values that actions return, of all kinds that JSON has and does not have. `test/ecosystem/contract-wire.test.ts` compares their types
 * with what a client gets.
 */

class Money {
  readonly cents = 500
  toJSON() {
    return { amount: this.cents / 100 }
  }
}
class Secret {
  readonly id = 1
  // biome-ignore lint/correctness/noUnusedPrivateClassMembers: JSON.stringify calls it
  private toJSON() {
    return 'hidden'
  }
}
class Overloaded {
  toJSON(): { text: string }
  toJSON(key: string): { key: string }
  toJSON(key?: string) {
    return key === undefined ? { text: 'a' } : { key }
  }
}
interface MaybeJson {
  readonly id: number
  toJSON?(): string
}
interface Tree {
  readonly name: string
  readonly children: readonly Tree[]
}
class NotFound extends Error {
  readonly code = 404
}
const later = (): void => {}
const either = (): { kind: 'a'; a: string } | { kind: 'b'; b: number } => ({ kind: 'b', b: 5 })
const tree: Tree = { name: 'root', children: [{ name: 'leaf', children: [] }] }
const maybe = (toJSON?: () => string): MaybeJson => (toJSON ? { id: 1, toJSON } : { id: 1 })
const noted = (): { [note: string]: unknown; at: Date | undefined } => ({ a: 1, at: undefined })
const found = (at: Date | undefined): { at: Date | undefined } => ({ at })

export const values = {
  text: () => 'a',
  time: () => '1970-01-01T00:00:00.000Z',
  kind: () => 'room' as const,
  five: () => 5 as const,
  number: () => 7,
  boolean: () => true,
  null: () => null,
  nothing: () => {},
  bigint: () => 5n,
  date: () => new Date(0),
  texts: () => ['a', 'b'],
  numbers: () => [1, 2],
  dates: () => [new Date(0)],
  pair: (): [string, number] => ['a', 5],
  holes: () => [undefined, 1],
  empty: () => ({}),
  place: () => ({ name: 'Lighthouse', beds: 2 }),
  unnamed: () => ({ beds: 2 }),
  identified: () => ({ id: '1' }),
  numbered: () => ({ id: 1 }),
  flagged: () => ({ id: true }),
  counted: () => ({ id: 5n }),
  opened: () => ({ at: new Date(0) }),
  openedText: () => ({ at: '1970-01-01' }),
  maybeOpened: () => found(new Date(0)),
  maybeClosed: () => found(undefined),
  described: () => ({ ...found(undefined), meta: 5 as unknown }),
  noted,
  rooms: () => ({ rooms: [{ at: new Date(0) }] }),
  both: () => ({ id: 'a', at: new Date(0) }),
  tagged: () => ({ tags: new Set(['a']) }),
  mapped: () => ({ found: new Map([['a', 5n]]) }),
  byName: (): Record<string, number> => ({ a: 1 }),
  datesByName: (): Record<string, Date> => ({ a: new Date(0) }),
  either,
  tree: () => tree,
  error: () => ({ error: new NotFound('no') }),
  named: () => ({ id: 1, name: 'Ada', message: 'hi', email: 'a@b.c' }),
  traced: () => ({ name: 'E', message: 'm', stack: 'at a' }),
  money: () => new Money(),
  price: () => ({ price: new Money() }),
  secret: () => ({ secret: new Secret() }),
  overloaded: () => ({ all: [new Overloaded()] }),
  plainJson: () => ({ it: maybe() }),
  ownJson: () => ({ it: maybe(() => 'own') }),
  textJson: () => ({ toJSON: 'a text', id: 1 }),
  voids: () => ({ id: 1, done: later() }),
  methods: () => ({ id: 1, show: () => 5, [Symbol.iterator]: 5 }),
  bytes: () => ({ bytes: new Uint8Array([1, 2]) }),
  url: () => ({ url: new URL('https://example.com/') }),
  capital: () => ({ 'X-Page': 'a' }),
  paged: () => ({ page: 'a' }),
}
