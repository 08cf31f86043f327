import { expectType } from 'tsd'
import type { tables } from '../../test/cases/tables.js'
import type { Equal, Lines } from '../../test/support/types.js'

type Tables = typeof tables

/** Whether each table has its routes in the type, which cannot see the name of the class `CustomUsers`. */
type Compared = {
  [Title in keyof Tables]: Equal<Lines<Tables[Title]['routes']>, InType<Tables[Title]['lines'][number]>>
}
type InType<Line> = Line extends `${infer Head} CustomUsers#${infer Action}` ? `${Head} ${string}#${Action}` : Line

expectType<{ [Title in keyof Tables]: true }>({} as Compared)
