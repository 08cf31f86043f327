/** What JSON makes of types. `test/contract/json.test.ts` compares some of them with what `JSON.stringify` does. */
import { expectType } from 'tsd'
import type { JsonOf, NoJson } from '../../src/contract/json.js'
import type { Equal } from '../../test/support/types.js'

// biome-ignore lint/suspicious/noExplicitAny: what becomes of it is tested
type Anything = any
type Bigint = NoJson<'a bigint, which JSON does not have: use a string'>

// Values that stay what they are
expectType<Equal<JsonOf<string>, string>>(true)
expectType<Equal<JsonOf<'a' | 5 | true | null>, 'a' | 5 | true | null>>(true)
expectType<Equal<JsonOf<boolean>, boolean>>(true)
type PlaceId = string & { readonly brand: 'PlaceId' }
expectType<Equal<JsonOf<PlaceId>, PlaceId>>(true)
expectType<Equal<JsonOf<{ id: PlaceId }>, { id: PlaceId }>>(true)
enum Kind {
  House,
  Room,
}
expectType<Equal<JsonOf<Kind>, Kind>>(true)
expectType<Equal<JsonOf<Anything>, Anything>>(true)
expectType<Equal<JsonOf<unknown>, unknown>>(true)
expectType<Equal<JsonOf<{ meta: unknown; at: Date | undefined }>, { meta: unknown; at?: string }>>(true)
expectType<Equal<JsonOf<{ meta: Anything; at: Date | undefined }>, { meta: Anything; at?: string }>>(true)
expectType<Equal<JsonOf<Record<string, unknown>>, Record<string, unknown>>>(true)
expectType<Equal<JsonOf<never>, never>>(true)

// `toJSON`
expectType<Equal<JsonOf<Date>, string>>(true)
expectType<Equal<JsonOf<Date | null>, string | null>>(true)
expectType<Equal<JsonOf<URL>, string>>(true)
expectType<Equal<JsonOf<{ toJSON(): { at: Date } }>, { at: string }>>(true)
expectType<Equal<JsonOf<Buffer>, { type: 'Buffer'; data: number[] }>>(true)
interface Itself {
  id: string
  toJSON(): Itself
}
expectType<Equal<JsonOf<Itself>, { id: string }>>(true)

interface Hidden {
  secret: string
  toJSON(): undefined
}
interface Maybe {
  toJSON(): Date | undefined
}
expectType<Equal<JsonOf<{ id: string; hidden: Hidden }>, { id: string }>>(true)
expectType<Equal<JsonOf<{ maybe: Maybe }>, { maybe?: {} }>>(true)
expectType<Equal<JsonOf<(Hidden | Date)[]>, (string | null)[]>>(true)
expectType<Equal<JsonOf<Hidden[]>, null[]>>(true)

// A `toJSON` with several signatures, one that may be missing, one that is no function, and one that is private
interface Overloaded {
  toJSON(): { text: string }
  toJSON(key: string): Date
}
expectType<Equal<JsonOf<Overloaded>, { text: string } | {}>>(true)
expectType<Equal<JsonOf<{ id: number; toJSON?(): string }>, string | { id: number }>>(true)
expectType<Equal<JsonOf<{ id: number; toJSON: string }>, { id: number; toJSON: string }>>(true)
expectType<Equal<JsonOf<{ toJSON: string | (() => number) }>, { toJSON?: string } | number>>(true)
class Secret {
  readonly id = 1
  // biome-ignore lint/correctness/noUnusedPrivateClassMembers: JSON.stringify calls it
  private toJSON() {
    return this.id
  }
}
expectType<Equal<JsonOf<Secret>, unknown>>(true)
expectType<Equal<JsonOf<{ secret: Secret }>, { secret: unknown }>>(true)

// Errors, and objects that are like them
expectType<
  Equal<
    JsonOf<{ id: number; name: string; message: string; email: string }>,
    { id: number; name: string; message: string; email: string }
  >
>(true)
expectType<
  Equal<JsonOf<{ name: string; message: string; stack: string }>, { name: string; message: string; stack: string }>
>(true)
class NotFound extends Error {
  readonly code = 404
}
expectType<Equal<JsonOf<NotFound>, {}>>(true)

// Buffers, and lists with more members
expectType<Equal<JsonOf<Uint8Array>, { [index: number]: number }>>(true)
expectType<Equal<JsonOf<BigInt64Array>, { [index: number]: Bigint }>>(true)
expectType<Equal<JsonOf<{ buffer: ArrayBuffer; view?: DataView }>, { buffer: {}; view?: {} }>>(true)
expectType<Equal<keyof JsonOf<{ BYTES_PER_ELEMENT: number; size: number }>, 'BYTES_PER_ELEMENT' | 'size'>>(true)
expectType<Equal<JsonOf<Date[] & { total: number }>, string[]>>(true)
expectType<Equal<JsonOf<readonly [Date, ...number[]]>, [string, ...number[]]>>(true)

// Members
expectType<Equal<JsonOf<{ id: string; opens: Date }>, { id: string; opens: string }>>(true)
expectType<Equal<JsonOf<{ readonly id: string; note?: string }>, { readonly id: string; note?: string }>>(true)
expectType<Equal<JsonOf<{ note: string | undefined }>, { note?: string }>>(true)
expectType<Equal<JsonOf<{ note?: string | null }>, { note?: string | null }>>(true)
expectType<Equal<JsonOf<{ opens?: Date | undefined }>, { opens?: string }>>(true)
expectType<{}>(
  {} as JsonOf<{ a: undefined; b: () => void; c: symbol; d?: undefined; [Symbol.iterator]: 1; e: typeof Date }>,
)
expectType<Equal<JsonOf<{ a: string | (() => void) }>, { a?: string }>>(true)
// biome-ignore lint/suspicious/noConfusingVoidType: what a function without a result has returned
type Done = void
expectType<Equal<JsonOf<{ id: string; done: Done; note: string | Done }>, { id: string; note?: string }>>(true)
expectType<Equal<JsonOf<{ 5: Date }>, { 5: string }>>(true)
expectType<Equal<JsonOf<{ a: Anything; b: unknown; c?: Anything }>, { a: Anything; b: unknown; c?: Anything }>>(true)
expectType<Equal<JsonOf<{}>, {}>>(true)
expectType<Equal<JsonOf<object>, object>>(true)
class Place {
  private secret = 1
  #hidden = 2
  constructor(readonly name: string) {}
  show() {
    return this.secret + this.#hidden
  }
}
expectType<Equal<JsonOf<Place>, { readonly name: string }>>(true)

expectType<Equal<JsonOf<{ a: { toJSON(): undefined }; b: { toJSON(): 1 } }>, { b: 1 }>>(true)
expectType<Equal<JsonOf<{ a: { toJSON(): undefined | string } }>, { a?: string }>>(true)

// Bigints
expectType<Equal<JsonOf<bigint>, Bigint>>(true)
expectType<Equal<JsonOf<{ id: bigint }>, { id: Bigint }>>(true)
expectType<Equal<JsonOf<{ toJSON(): { id: string }; id: bigint }>, { id: string }>>(true)
// @ts-expect-error no client can use it
export const id: string = {} as JsonOf<bigint>

// Without members
expectType<{ a: {}; b: {}; c: {}; d: {}; e: {} }>(
  {} as JsonOf<{ a: Map<string, bigint>; b: ReadonlySet<string>; c: RegExp; d: TypeError; e: Promise<string> }>,
)

// Lists
expectType<Equal<JsonOf<Date[]>, string[]>>(true)
expectType<Equal<JsonOf<readonly Date[]>, string[]>>(true)
expectType<Equal<JsonOf<{ opens: Date }[]>, { opens: string }[]>>(true)
expectType<Equal<JsonOf<(string | undefined)[]>, (string | null)[]>>(true)
expectType<Equal<JsonOf<(() => void)[]>, null[]>>(true)
expectType<Equal<JsonOf<[Date, number]>, [string, number]>>(true)
expectType<Equal<JsonOf<readonly [Date, number]>, [string, number]>>(true)
expectType<Equal<JsonOf<[Date, ...number[]]>, [string, ...number[]]>>(true)
expectType<Equal<JsonOf<[string, undefined]>, [string, null]>>(true)
expectType<Equal<JsonOf<[]>, []>>(true)
expectType<Equal<JsonOf<Anything[]>, Anything[]>>(true)
expectType<Equal<JsonOf<unknown[]>, unknown[]>>(true)
expectType<Equal<JsonOf<bigint[]>, Bigint[]>>(true)

expectType<Equal<JsonOf<[Date, undefined, () => void]>, [string, null, null]>>(true)

// Unions
type Shape = { kind: 'circle'; radius: number; at: Date } | { kind: 'square'; side?: number }
expectType<Equal<JsonOf<Shape>, { kind: 'circle'; radius: number; at: string } | { kind: 'square'; side?: number }>>(
  true,
)

// Index signatures
expectType<Equal<JsonOf<Record<string, Date>>, { [name: string]: string }>>(true)
expectType<Equal<JsonOf<Record<string, Date | undefined>>, { [name: string]: string }>>(true)
expectType<Equal<JsonOf<Record<number, Date>>, { [at: number]: string }>>(true)
expectType<Equal<JsonOf<{ [name: `x-${string}`]: Date }>, { [name: `x-${string}`]: string }>>(true)
expectType<
  Equal<JsonOf<{ [name: string]: Date | number; id: number }>, { [name: string]: string | number; id: number }>
>(true)
expectType<Equal<JsonOf<Record<'a' | 'b', Date>>, { a: string; b: string }>>(true)

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
