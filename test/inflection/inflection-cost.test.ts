/** What the types of the inflection cost the compiler. */
import { expect, it } from 'vitest'
import { costs, dictionaryWords, inBothNumbers, rowsOf } from '../support/inflection-words.js'
import { Random, seedOf } from '../support/random.js'

const seed = seedOf(process.env)
const random = new Random(seed)
const rows = rowsOf(dictionaryWords(400, random), random)

it(`a word costs at most 500 instantiations, and an ordinary one in -s 60 (SEED=${seed})`, () => {
  const ordinary = ['places', 'rooms', 'notifications', 'user-settings', 'userSettings', 'APIKeys']
  const [dearest] = costs(ordinary.map(word => `Singularize<'${word}'>`))
  expect(dearest?.instantiations).toBeLessThanOrEqual(60)
  const [dearestOfAll] = costs(rows.flatMap(({ word }) => inBothNumbers(word)))
  expect(dearestOfAll?.instantiations, dearestOfAll?.type).toBeLessThanOrEqual(500)
})
