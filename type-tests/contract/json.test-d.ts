/** What JSON makes of types. `test/contract/json.test.ts` compares some of them with what `JSON.stringify` does. */
import { expectType } from 'tsd'
import type { JsonOf, NoJson } from '../../src/contract/json.js'

// biome-ignore lint/suspicious/noExplicitAny: what becomes of it is tested
type Anything = any
type Bigint = NoJson<'a bigint, which JSON does not have: use a string'>

// Values that stay what they are
expectType<string>({} as JsonOf<string>)
expectType<'a' | 5 | true | null>({} as JsonOf<'a' | 5 | true | null>)
expectType<boolean>({} as JsonOf<boolean>)
type PlaceId = string & { readonly brand: 'PlaceId' }
expectType<PlaceId>({} as JsonOf<PlaceId>)
expectType<{ id: PlaceId }>({} as JsonOf<{ id: PlaceId }>)
enum Kind {
  House,
  Room,
}
expectType<Kind>({} as JsonOf<Kind>)
expectType<Anything>({} as JsonOf<Anything>)
expectType<unknown>({} as JsonOf<unknown>)
expectType<never>({} as JsonOf<never>)

// `toJSON`
expectType<string>({} as JsonOf<Date>)
expectType<string | null>({} as JsonOf<Date | null>)
expectType<string>({} as JsonOf<URL>)
expectType<{ at: string }>({} as JsonOf<{ toJSON(): { at: Date } }>)
expectType<{ type: 'Buffer'; data: number[] }>({} as JsonOf<Buffer>)
interface Itself {
  id: string
  toJSON(): Itself
}
expectType<{ id: string }>({} as JsonOf<Itself>)

interface Hidden {
  secret: string
  toJSON(): undefined
}
interface Maybe {
  toJSON(): Date | undefined
}
expectType<{ id: string }>({} as JsonOf<{ id: string; hidden: Hidden }>)
expectType<{ maybe?: {} }>({} as JsonOf<{ maybe: Maybe }>)
expectType<(string | null)[]>({} as JsonOf<(Hidden | Date)[]>)
expectType<null[]>({} as JsonOf<Hidden[]>)

// Buffers, and lists with more members
expectType<{ [index: number]: number }>({} as JsonOf<Uint8Array>)
expectType<{ [index: number]: Bigint }>({} as JsonOf<BigInt64Array>)
expectType<{ buffer: {}; view?: {} }>({} as JsonOf<{ buffer: ArrayBuffer; view?: DataView }>)
expectType<string[]>({} as JsonOf<Date[] & { total: number }>)
expectType<[string, ...number[]]>({} as JsonOf<readonly [Date, ...number[]]>)

// Members
expectType<{ id: string; opens: string }>({} as JsonOf<{ id: string; opens: Date }>)
expectType<{ readonly id: string; note?: string }>({} as JsonOf<{ readonly id: string; note?: string }>)
expectType<{ note?: string }>({} as JsonOf<{ note: string | undefined }>)
expectType<{ note?: string | null }>({} as JsonOf<{ note?: string | null }>)
expectType<{ opens?: string }>({} as JsonOf<{ opens?: Date | undefined }>)
expectType<{}>(
  {} as JsonOf<{ a: undefined; b: () => void; c: symbol; d?: undefined; [Symbol.iterator]: 1; e: typeof Date }>,
)
expectType<{ a?: string }>({} as JsonOf<{ a: string | (() => void) }>)
expectType<{ 5: string }>({} as JsonOf<{ 5: Date }>)
expectType<{ a: Anything; b: unknown; c?: Anything }>({} as JsonOf<{ a: Anything; b: unknown; c?: Anything }>)
expectType<{}>({} as JsonOf<{}>)
expectType<object>({} as JsonOf<object>)
class Place {
  private secret = 1
  #hidden = 2
  constructor(readonly name: string) {}
  show() {
    return this.secret + this.#hidden
  }
}
expectType<{ readonly name: string }>({} as JsonOf<Place>)

// Bigints
expectType<Bigint>({} as JsonOf<bigint>)
expectType<{ id: Bigint }>({} as JsonOf<{ id: bigint }>)
expectType<{ id: string }>({} as JsonOf<{ toJSON(): { id: string }; id: bigint }>)
// @ts-expect-error no client can use it
export const id: string = {} as JsonOf<bigint>

// Without members
expectType<{ a: {}; b: {}; c: {}; d: {}; e: {} }>(
  {} as JsonOf<{ a: Map<string, bigint>; b: ReadonlySet<string>; c: RegExp; d: TypeError; e: Promise<string> }>,
)

// Lists
expectType<string[]>({} as JsonOf<Date[]>)
expectType<string[]>({} as JsonOf<readonly Date[]>)
expectType<{ opens: string }[]>({} as JsonOf<{ opens: Date }[]>)
expectType<(string | null)[]>({} as JsonOf<(string | undefined)[]>)
expectType<null[]>({} as JsonOf<(() => void)[]>)
expectType<[string, number]>({} as JsonOf<[Date, number]>)
expectType<[string, number]>({} as JsonOf<readonly [Date, number]>)
expectType<[string, ...number[]]>({} as JsonOf<[Date, ...number[]]>)
expectType<[string, null]>({} as JsonOf<[string, undefined]>)
expectType<[]>({} as JsonOf<[]>)
expectType<Anything[]>({} as JsonOf<Anything[]>)
expectType<unknown[]>({} as JsonOf<unknown[]>)
expectType<Bigint[]>({} as JsonOf<bigint[]>)

// Unions
type Shape = { kind: 'circle'; radius: number; at: Date } | { kind: 'square'; side?: number }
expectType<{ kind: 'circle'; radius: number; at: string } | { kind: 'square'; side?: number }>({} as JsonOf<Shape>)

// Index signatures
expectType<{ [name: string]: string }>({} as JsonOf<Record<string, Date>>)
expectType<{ [name: string]: string }>({} as JsonOf<Record<string, Date | undefined>>)
expectType<{ [at: number]: string }>({} as JsonOf<Record<number, Date>>)
expectType<{ [name: `x-${string}`]: string }>({} as JsonOf<{ [name: `x-${string}`]: Date }>)
expectType<{ [name: string]: string | number; id: number }>({} as JsonOf<{ [name: string]: Date | number; id: number }>)
expectType<{ a: string; b: string }>({} as JsonOf<Record<'a' | 'b', Date>>)

// Types that contain themselves
interface Tree {
  grown: Date
  parent?: Tree
  children: Tree[]
}
expectType<string>({} as JsonOf<Tree>['children'][0]['children'][0]['grown'])
expectType<string | undefined>({} as NonNullable<JsonOf<Tree>['parent']>['grown'] | undefined)
type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue }
expectType<string>({} as Extract<JsonOf<JsonValue>, string>)
const value: JsonValue = {} as JsonOf<JsonValue>
const nested: JsonOf<JsonValue> = [{ a: [1, value] }]
export const back: JsonValue = nested
