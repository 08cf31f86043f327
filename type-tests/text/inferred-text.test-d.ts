/** What the compiler infers of an argument from `InferredText`: a text that it can read, or `string`. */
import { expectType } from 'tsd'
import type { InferredText } from '../../src/text/inference.js'

declare const textOf: <const Text extends string = 'nothing'>(
  text: [Text] extends [infer _Text] ? unknown : InferredText<Text>,
) => { inferred: Text }
declare const anyOf: <const Value = 'nothing', Mark extends string = 'no mark'>(
  value: [Value] extends [infer _Value] ? unknown : InferredText<Value, Mark>,
) => { inferred: Value; mark: Mark }

enum Letter {
  A = 'a',
}
class Place {
  readonly name = 'place'
}
// biome-ignore lint/suspicious/noExplicitAny: as of an import that leads nowhere
declare const any: any
declare const text: string
declare const never: never

expectType<{ inferred: 'a' }>(textOf('a'))
expectType<{ inferred: 'a' | 'b' }>(textOf(text as 'a' | 'b'))
expectType<{ inferred: 'a' }>(textOf(Letter.A))
expectType<{ inferred: `a${number}` }>(textOf(text as `a${number}`))
expectType<{ inferred: string }>(textOf(text))
expectType<{ inferred: string }>(textOf(text as Uppercase<string>))
expectType<{ inferred: string }>(textOf(text as string & { brand: true }))
// biome-ignore lint/suspicious/noExplicitAny: as above
expectType<{ inferred: any }>(textOf(any))
expectType<{ inferred: never }>(textOf(never))
// biome-ignore lint/suspicious/noExplicitAny: as above
expectType<{ inferred: any; mark: never }>(anyOf(any))
expectType<{ inferred: 'a'; mark: 'a' }>(anyOf('a'))
expectType<{ inferred: string; mark: never }>(anyOf(text))
expectType<{ inferred: typeof Place; mark: never }>(anyOf(Place))
expectType<{ inferred: typeof Place | (() => void); mark: never }>(anyOf(Place as typeof Place | (() => void)))
expectType<{ inferred: (ctx: Place) => void; mark: never }>(anyOf((_ctx: Place) => {}))
expectType<{ inferred: undefined; mark: never }>(anyOf(undefined))

export const inHelper = <Text extends string, One extends 'a' | 'b'>(
  text: Text,
  one: One,
  both: Text | (() => void),
): void => {
  expectType<{ inferred: string }>(textOf(text))
  expectType<{ inferred: string }>(textOf(one))
  expectType<{ inferred: string }>(textOf(`a${text}`))
  expectType<{ inferred: string; mark: never }>(anyOf(text))
  expectType<{ inferred: string; mark: never }>(anyOf(both))
}
