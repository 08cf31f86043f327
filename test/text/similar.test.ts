import { describe, expect, it } from 'vitest'
import { guessMessage, mostSimilar } from '../../src/text/similar.js'

describe('mostSimilar(given, names)', () => {
  it.each([
    ['two letters swapped', 'abuot', 'about'],
    ['a letter left out', 'plces', 'places'],
    ['a letter too many', 'shoow', 'show'],
    ['another letter', 'indix', 'index'],
    ['letters in another case', 'MarkRead', 'markRead'],
    ['two changes in seven letters', 'dsetory', 'destroy'],
    ['three changes in eleven letters', 'Plces#shwo', 'Places#show'],
  ])('finds %s: %s', (_title, given, name) => {
    expect(mostSimilar(given, ['create', name, 'search'])).toBe(name)
  })

  it.each([
    ['a name of two letters', 'v2', 'v1'],
    ['two changes in three letters', 'pig', 'dog'],
    ['four changes', 'categories', 'cataloguers'],
    ['the name itself', 'show', 'show'],
    ['a much longer name', 'show', 'showAll'],
  ])('finds nothing for %s: %s', (_title, given, name) => {
    expect(mostSimilar(given, [name])).toBeUndefined()
  })

  it('prefers the name with the fewest changes, and then the first', () => {
    expect(mostSimilar('rooms', ['roomy', 'room', 'romms'])).toBe('roomy')
    expect(mostSimilar('mattress', ['matters', 'mattres'])).toBe('mattres')
    expect(mostSimilar('rooms', [])).toBeUndefined()
  })
})

it('guessMessage(message, guess) leaves the message alone without a guess', () => {
  expect(guessMessage('missing', undefined)).toBe('missing')
  expect(guessMessage('missing', 'show')).toBe("missing: did you mean 'show'?")
})
