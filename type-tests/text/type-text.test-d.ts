import { expectType } from 'tsd'
import type { TypeText } from '../../src/text/type-text.js'

expectType<TypeText<string>>('string')
expectType<TypeText<'places'>>("'places'")
expectType<TypeText<number>>('number')
expectType<TypeText<5>>('5')
expectType<TypeText<bigint>>('bigint')
expectType<TypeText<5n>>('5')
expectType<TypeText<boolean>>('boolean')
expectType<TypeText<true>>('true')
expectType<TypeText<symbol>>('symbol')
expectType<TypeText<null>>('null')
expectType<TypeText<undefined>>('undefined')
expectType<TypeText<string | undefined>>('string | undefined')
// biome-ignore lint/suspicious/noExplicitAny: it is what is tested
expectType<TypeText<any>>('any')
expectType<TypeText<unknown>>('unknown')
expectType<TypeText<never>>('never')

// What may be long.
expectType<TypeText<{ name: string }>>('an object')
expectType<TypeText<{ name: string } | undefined>>('an object | undefined')
expectType<TypeText<string[]>>('an array')
expectType<TypeText<() => void>>('a function')

// What a message cannot show.
expectType<''>({} as TypeText<'one' | 'other'>)
expectType<''>({} as TypeText<`v${number}`>)
expectType<''>({} as TypeText<1 | 2>)
expectType<''>({} as TypeText<string | number>)
expectType<''>({} as TypeText<string | null>)
