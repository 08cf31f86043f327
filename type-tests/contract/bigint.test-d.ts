/** The places of bigints in a type. Those in values are in `test/contract/bigint.test.ts`. */
import type { Readable } from 'node:stream'
import { expectType } from 'tsd'
import type { BigintPlace } from '../../src/contract/bigint.js'
import { reply } from '../../src/index.js'
import type { Equal } from '../../test/support/types.js'

expectType<Equal<BigintPlace<bigint>, ''>>(true)
expectType<Equal<BigintPlace<5n | string>, ''>>(true)
expectType<Equal<BigintPlace<{ id: bigint; name: string }>, '.id'>>(true)
expectType<Equal<BigintPlace<{ id?: bigint }>, '.id'>>(true)
expectType<Equal<BigintPlace<{ 5: bigint }>, '.5'>>(true)
expectType<Equal<BigintPlace<{ rooms: readonly { id: bigint }[] }>, '.rooms[].id'>>(true)
expectType<Equal<BigintPlace<bigint[][]>, '[][]'>>(true)
expectType<Equal<BigintPlace<{ a: { b: { c: { d: { e: bigint } } } } }>, '.a.b.c.d.e'>>(true)

// One comparison shows that a plain object has none. Interfaces, and what they are in, are searched.
interface Row {
  readonly id: bigint
}
type Plain = { at: Date; tags: readonly string[]; place?: { name: string | null; next?: Plain } }
expectType<Equal<BigintPlace<Plain>, never>>(true)
expectType<Equal<BigintPlace<Plain & { id: bigint }>, '.id'>>(true)
expectType<Equal<BigintPlace<{ plain: Plain; rows: Row[] }>, '.rows[].id'>>(true)
expectType<Equal<BigintPlace<Plain[] | { plain: Plain & Row }>, '.plain.id'>>(true)

// What is not sent as JSON, or not sent at all. A stream has a bigint in its own type, such as the number of bytes.
interface Counting extends Readable {
  readonly sent: bigint
}
expectType<Equal<BigintPlace<Counting>, never>>(true)
expectType<Equal<BigintPlace<{ id: bigint; pipe(to: string): void }>, never>>(true)
expectType<Equal<BigintPlace<{ id: bigint; toJSON(): string }>, never>>(true)
expectType<Equal<BigintPlace<{ file: Counting; map: Map<bigint, bigint>; set: Set<bigint> }>, never>>(true)
expectType<Equal<BigintPlace<{ size(): bigint; [Symbol.iterator]: bigint }>, never>>(true)
reply(200, {} as Counting)

// A type may contain itself; nothing is said of `any`.
interface Tree {
  readonly trees: readonly Tree[]
  readonly name: string
}
expectType<Equal<BigintPlace<Tree>, never>>(true)
// biome-ignore lint/suspicious/noExplicitAny: a value that nothing is known of
expectType<Equal<BigintPlace<{ id: any }>, never>>(true)
