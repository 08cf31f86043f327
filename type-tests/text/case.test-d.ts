import { expectType } from 'tsd'
import { type CamelCase, camelCase, type PascalCase, pascalCase } from '../../src/text/case.js'
import type { IsWide } from '../../src/text/inference.js'
import type { CASES, MANY_PARTS } from '../../test/cases/case.js'

type Row = readonly [name: string, pascal: string, camel: string]

/** The rows whose types differ from the expected names. */
type Wrong<Rows extends readonly Row[]> = {
  [At in keyof Rows]: [PascalCase<Rows[At][0]>, CamelCase<Rows[At][0]>] extends [Rows[At][1], Rows[At][2]]
    ? never
    : [Rows[At], PascalCase<Rows[At][0]>, CamelCase<Rows[At][0]>]
}[number]

expectType<never>({} as Wrong<typeof CASES>)

// A row that differs is reported.
expectType<'place'>({} as Wrong<readonly [readonly ['place', 'Place', 'Place']]>[2])

// The functions return the types.
expectType<'UserSettings'>(pascalCase('user-settings'))
expectType<'userSettings'>(camelCase('user-settings'))

// Each name of a union is converted.
expectType<'Places' | 'UserSettings'>({} as PascalCase<'places' | 'user-settings'>)
expectType<'places' | 'userSettings'>({} as CamelCase<'places' | 'user-settings'>)

// A `string` or a pattern gives `string`.
expectType<string>({} as PascalCase<string>)
expectType<string>({} as CamelCase<string>)
expectType<string>({} as PascalCase<`v${number}`>)
expectType<string>({} as CamelCase<`user-${string}`>)
expectType<false>({} as IsWide<'places' | 'rooms'>)
expectType<true>({} as IsWide<string>)

// A name with many parts does not exceed the depth of types.
expectType<'ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRST'>({} as PascalCase<typeof MANY_PARTS>)
