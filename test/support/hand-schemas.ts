/** Schemas that are written by hand: the schemas of `contractCases`, and others. */
import type { StandardSchema } from '../../src/index.js'
import type { Schemas } from '../cases/contracts.js'

type Issues = readonly { message: string; path: readonly PropertyKey[] }[]

/** A schema of a function that returns an output, or issues in a list. */
export const schemaOf = <Output>(make: (value: unknown) => Output | Failed): StandardSchema<Output> => ({
  '~standard': {
    validate: value => {
      const made = make(value)
      return made instanceof Failed ? { issues: made.issues } : { value: made }
    },
  },
})

/** The same, asynchronous. */
export const laterSchemaOf = <Output>(make: (value: unknown) => Output | Failed): StandardSchema<Output> => {
  const { validate } = schemaOf(make)['~standard']
  return {
    '~standard': {
      validate: async value => {
        await null
        return validate(value)
      },
    },
  }
}

export class Failed {
  readonly issues: Issues
  constructor(...paths: readonly (readonly PropertyKey[])[]) {
    this.issues = paths.map(path => ({ message: 'is wrong', path }))
  }
}

const object = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' ? { ...value } : {})
const isText = (value: unknown): value is string => typeof value === 'string'

const placeOf = (value: unknown) => {
  const { name, guests } = object(value)
  const list = Array.isArray(guests) ? guests : []
  const ages = list.flatMap((each, at) => (typeof object(each).age === 'number' ? [] : [['guests', at, 'age']]))
  const names = isText(name) && name !== '' ? [] : [['name']]
  return ages.length + names.length > 0
    ? new Failed(...ages, ...names)
    : { name: String(name), guests: list.map(each => ({ age: Number(object(each).age) })) }
}

export const handSchemas: Schemas = {
  library: 'hand',
  params: schemaOf(value => {
    const id = Number(object(value).id)
    return id >= 1 && id <= 100 ? { id } : new Failed(['id'])
  }),
  query: schemaOf(value => {
    const { page = '1', tag = [] } = object(value)
    if (!isText(page) || !/^\d+$/.test(page)) return new Failed(['page'])
    return { page: Number(page), tag: Array.isArray(tag) ? tag : [] }
  }),
  headers: schemaOf(value => {
    const { 'x-version': version } = object(value)
    return version === '1' || version === '2' ? { 'x-version': version } : new Failed(['x-version'])
  }),
  body: schemaOf(placeOf),
  later: laterSchemaOf(placeOf),
}
