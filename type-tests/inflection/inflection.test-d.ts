import { expectType } from 'tsd'
import { type Pluralize, pluralize, type Singularize, singularize } from '../../src/inflection/inflection.js'
import type { CAPITALS, EDGES, NAMES, ONLY_TO_PLURAL, ONLY_TO_SINGULAR, PAIRS } from '../../test/cases/inflection.js'

type Pair = readonly [singular: string, plural: string]
type Row = readonly [word: string, singular: string, plural: string]
type Spaced = `${string} ${string}`

/** The pairs whose types differ from the expected words. */
type WrongSingulars<Pairs extends readonly Pair[]> = {
  [At in keyof Pairs]: Singularize<Pairs[At][1]> extends Pairs[At][0] ? never : Pairs[At]
}[number]
type WrongPlurals<Pairs extends readonly Pair[]> = {
  [At in keyof Pairs]: Pluralize<Pairs[At][0]> extends Pairs[At][1] ? never : Pairs[At]
}[number]
type WrongRows<Rows extends readonly Row[]> = {
  [At in keyof Rows]: [Singularize<Rows[At][0]>, Pluralize<Rows[At][0]>] extends [Rows[At][1], Rows[At][2]]
    ? never
    : Rows[At]
}[number]

// The pairs that `pluralize` publishes, in both directions.
expectType<never>({} as WrongSingulars<typeof PAIRS>)
expectType<never>({} as WrongPlurals<typeof PAIRS>)
expectType<never>({} as WrongSingulars<typeof ONLY_TO_SINGULAR>)
expectType<never>({} as WrongPlurals<typeof ONLY_TO_PLURAL>)

// Names as applications write them, capitals in a match, and edge cases.
expectType<never>({} as WrongRows<typeof NAMES>)
expectType<never>({} as WrongRows<typeof CAPITALS>)
expectType<never>({} as WrongRows<typeof EDGES>)

// A pair that differs is reported.
expectType<readonly ['places', 'places']>({} as WrongSingulars<readonly [readonly ['places', 'places']]>)

// The functions return the types.
expectType<'place'>(singularize('places'))
expectType<'places'>(pluralize('place'))
expectType<'person'>(singularize('people'))
expectType<'Users'>(pluralize('User'))

// Each word of a union is converted.
expectType<'place' | 'city'>({} as Singularize<'places' | 'cities'>)
expectType<'places' | 'cities'>({} as Pluralize<'place' | 'city'>)

// A `string` or a pattern gives `string`.
expectType<string>({} as Singularize<string>)
expectType<string>({} as Pluralize<string>)
expectType<string>({} as Singularize<`${string}s`>)
expectType<string>({} as Pluralize<Spaced>)

// Long words do not exceed the depth of types.
expectType<'electroencephalographically-uncharacteristic-configuration'>(
  singularize('electroencephalographically-uncharacteristic-configurations'),
)
expectType<'a-b-c-d-e-f-g-h-i-j-k-l-m-n-o-p-q-r-s-t-u-v-w-x-y-z-indices'>(
  pluralize('a-b-c-d-e-f-g-h-i-j-k-l-m-n-o-p-q-r-s-t-u-v-w-x-y-z-index'),
)
