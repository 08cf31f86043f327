/** The types of the inflection, compared with `pluralize`. The functions are in inflection.test.ts. */
import { describe, expect, it } from 'vitest'
import { CAPITALS, EDGES, NAMES, ONLY_TO_PLURAL, ONLY_TO_SINGULAR, PAIRS } from '../cases/inflection.js'
import { COMPILERS, shareOf } from '../support/compilers.js'
import { dictionaryWords, differences, rowOf, rowsOf } from '../support/inflection-words.js'
import { Random, seedOf } from '../support/random.js'

const seed = seedOf(process.env)
console.log(`dictionary words of SEED=${seed}`)

describe('Singularize<Word> and Pluralize<Word>', () => {
  const published = [...PAIRS, ...ONLY_TO_SINGULAR, ...ONLY_TO_PLURAL].flat().filter(word => !word.includes(' '))
  const written = [...NAMES, ...CAPITALS, ...EDGES].flat()
  const long = ['electroencephalographically-uncharacteristic-configurations', `${'long-'.repeat(20)}matrices`]
  const random = new Random(seed)
  const rows = [
    ...[...new Set([...published, ...written, ...long])].map(rowOf),
    ...rowsOf(dictionaryWords(Number(process.env.WORDS ?? 200), random), random),
  ]

  it.each(COMPILERS)(
    'agree with `pluralize` on its published pairs and on random words of the dictionary: TypeScript %s',
    async compiler => expect(await differences(shareOf(compiler, rows), compiler), `SEED=${seed}`).toEqual([]),
  )
})

describe('differences(rows, compiler), the helper of these tests', () => {
  it('lists a word whose type differs from the expected word', async () => {
    const wrong = [rowOf('places'), { word: 'rooms', singular: 'rooms', plural: 'rooms' }, rowOf('people')]
    expect(await differences(wrong, '7.0')).toEqual([
      `rooms: rooms, rooms: Type 'true' is not assignable to type '"room"'.`,
    ])
  })
})
