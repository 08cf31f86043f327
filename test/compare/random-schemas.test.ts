/**
 * The comparison of schemas is sound: of random schemas of each library, one of which is the other one changed, no value is taken by one
 * and refused by the other without a difference that says so, but for values with members that nobody lists: the comparison assumes that
 * there are none. The libraries themselves are the judges.
 */
import { describe, expect, it } from 'vitest'
import { schemaDifferences } from '../../src/compare/schema/compare.js'
import type { StandardSchema } from '../../src/index.js'
import { convert } from '../../src/openapi/json-schema.js'
import { Random, seedOf } from '../support/random.js'
import { changedForm, closedForm, LIBRARIES_OF_FORMS, randomForm, randomValue } from '../support/random-schemas.js'

const SCHEMAS = Number(process.env.TABLES ?? 20) * 4
const VALUES = 40

/** A schema in a list of routes. */
const jsonOf = (schema: StandardSchema): unknown => {
  const { json, defs } = convert(schema, () => undefined)
  return JSON.parse(JSON.stringify({ ...json, $defs: defs }))
}

/** A schema, unless its library does not make it: arktype refuses a union whose parts it cannot tell apart. */
const made = <Given, Made>(make: (given: Given) => Made, given: Given): Made | undefined => {
  try {
    const schema = make(given)
    jsonOf(schema as never) // arktype works out a part of it only then
    return schema
  } catch {
    return undefined
  }
}

/** Whether a schema takes a value; `undefined` where arktype fails on one that no part of a union fits. */
const takes = (schema: StandardSchema, value: unknown): boolean | undefined => {
  try {
    const result = schema['~standard'].validate(value)
    return !(result instanceof Promise) && result.issues === undefined
  } catch {
    return undefined
  }
}

describe.each(Object.entries(LIBRARIES_OF_FORMS))('schemaDifferences() of schemas of %s', (_library, schemaOf) => {
  const seed = seedOf(process.env)

  it(`finds what one takes and the other refuses, and nothing between equal schemas (seed ${seed})`, () => {
    const random = new Random(seed)
    let refused = 0
    let silent = 0
    for (let count = 0; count < SCHEMAS; count++) {
      const form = randomForm(random)
      const [before, again, now] = [form, form, changedForm(form, random)].map(each => made(schemaOf, each))
      if (!before || !again || !now) continue
      const [from, to] = [jsonOf(before), jsonOf(now)]
      for (const direction of ['input', 'reply'] as const) {
        expect(schemaDifferences(from, jsonOf(again), direction)).toEqual([])
        if (schemaDifferences(from, to, direction).length > 0) continue
        silent++
        const closed = made(schemaOf, closedForm(form))
        for (let at = 0; at < VALUES; at++) {
          const value = randomValue(form, random)
          if (takes(before, value) && closed && takes(closed, value) && !takes(now, value))
            expect(JSON.stringify({ value, from, to, direction })).toBe('reported')
        }
      }
      for (let at = 0; at < VALUES && refused < SCHEMAS; at++) {
        const value = randomValue(form, random)
        if (takes(before, value) === true && takes(now, value) === false) refused++
      }
    }
    // The generator makes both: changes that refuse values, and harmless ones.
    expect(refused).toBeGreaterThan(SCHEMAS / 4)
    expect(silent).toBeGreaterThan(SCHEMAS / 20)
  })
})
