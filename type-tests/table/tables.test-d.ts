import { expectType } from 'tsd'
import type { tables } from '../../test/cases/tables.js'
import type { Equal, Lines } from '../../test/support/types.js'

type Tables = typeof tables

/** Each table's inferred routes against its lines; `CustomUsers` is a class without a name in the type. */
type Compared = {
  [Title in keyof Tables]: Equal<Lines<Tables[Title]['routes']>, InType<Tables[Title]['lines'][number]>>
}
type InType<Line> = Line extends `${infer Head} CustomUsers#${infer Action}` ? `${Head} ${string}#${Action}` : Line

expectType<{ [Title in keyof Tables]: true }>({} as Compared)
