import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import inflector from 'pluralize'
import { describe, expect, it } from 'vitest'
import { pluralize, singularize } from '../../src/inflection/inflection.js'
import {
  IRREGULAR_PLURALS,
  ONE_WAY_PLURALS,
  PLURAL_RULES,
  type RuleTable,
  SINGULAR_RULES,
  UNCOUNTABLES,
} from '../../src/inflection/inflection-rules.js'
import { CAPITALS, EDGES, NAMES, ONLY_TO_PLURAL, ONLY_TO_SINGULAR, PAIRS } from '../cases/inflection.js'
import { dictionaryWords } from '../support/inflection-words.js'
import { Random, seedOf } from '../support/random.js'

const seed = seedOf(process.env)
console.log(`dictionary words of SEED=${seed}`)

describe('the rules of the types', () => {
  it.each(Object.entries(IRREGULAR_PLURALS))(
    'agree with `pluralize` on the irregular %s and its plural %s',
    (singular, plural) => {
      expect([inflector.plural(singular), inflector.plural(plural)]).toEqual([plural, plural])
      expect([inflector.singular(singular), inflector.singular(plural)]).toEqual([singular, singular])
    },
  )

  it.each(Object.entries(ONE_WAY_PLURALS))(
    'agree with `pluralize` on %s, whose plural %s is also that of another word',
    (singular, plural) => {
      expect(inflector.plural(singular)).toBe(plural)
      expect(inflector.singular(plural)).not.toBe(singular)
    },
  )

  it('list only uncountable words that `pluralize` does not change', () => {
    const kept = UNCOUNTABLES.filter(word => inflector.plural(word) === word && inflector.singular(word) === word)
    expect(kept).toEqual(UNCOUNTABLES)
  })

  it.each([
    ['SINGULAR_RULES', SINGULAR_RULES],
    ['PLURAL_RULES', PLURAL_RULES],
  ])(
    'are listed in %s under the last letter of their endings, which have at most 12 letters',
    (_, rules: RuleTable) => {
      for (const [letter, group] of Object.entries(rules)) {
        for (const { ending } of Object.entries(group).flatMap(endingsOf)) {
          expect(ending).toMatch(new RegExp(`${letter}$`))
          expect(ending.length).toBeLessThanOrEqual(12)
        }
      }
    },
  )

  it('agree with `pluralize` on each of their endings: alone, after letters, after a dash or an underscore', () => {
    const endings = [SINGULAR_RULES, PLURAL_RULES].flatMap(rules =>
      Object.values<RuleTable[string]>(rules).flatMap(group => Object.entries(group).flatMap(endingsOf)),
    )
    const words = endings.flatMap(({ ending }) => ['', 'x', 'a', 'non', 'x-', 'x_'].map(before => before + ending))
    expectTablesToAgree(words.map(word => word.replace(/^-/, '')).filter(Boolean))
  })

  it('agree with `pluralize` on every word in its source, so that no word of its lists is missing', () => {
    const source = readFileSync(createRequire(import.meta.url).resolve('pluralize'), 'utf8')
    const words = [...source.matchAll(/'([a-z]+)'/g)].map(([, word = '']) => word)
    expect(words).toContain('wildebeest')
    expectTablesToAgree(words)
  })

  it('agree with `pluralize` on every word of one to three letters', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    const two = letters.flatMap(one => letters.map(other => one + other))
    expectTablesToAgree([...letters, ...two, ...two.flatMap(start => letters.map(letter => start + letter))])
  })

  it('agree with `pluralize` on words of the dictionary in singular and plural', () => {
    const words = dictionaryWords(Number(process.env.WORDS ?? 3000), new Random(seed))
    expectTablesToAgree(words.flatMap(word => [word, inflector.singular(word), inflector.plural(word)]))
  })
})

describe('singularize(word) and pluralize(word)', () => {
  it.each(PAIRS)('convert between %s and %s', (singular, plural) => {
    expect(singularize(plural)).toBe(singular)
    expect(pluralize(singular)).toBe(plural)
  })

  it.each(ONLY_TO_SINGULAR)('give the singular %s for %s', (singular, plural) =>
    expect(singularize(plural)).toBe(singular),
  )

  it.each(ONLY_TO_PLURAL)('turn %s into the plural %s', (singular, plural) => expect(pluralize(singular)).toBe(plural))

  it.each([...NAMES, ...CAPITALS, ...EDGES])(
    'turn %s into the singular %s and the plural %s',
    (word, singular, plural) => {
      expect([singularize(word), pluralize(word)]).toEqual([singular, plural])
    },
  )
})

/** The endings of the rules that replace one text: `['ies', { '^-> ie': ['-t'] }]` has the ending `-ties`. */
function endingsOf([from, actions]: [from: string, actions: RuleTable[string][string]]) {
  return Object.entries(actions).flatMap(([key, stems]) => {
    const [, mark, action] = /^([?^]?)(.*)$/.exec(key) ?? []
    return stems.map(stem => ({ mark, action, from, ending: stem + from }))
  })
}

const sorted = new WeakMap<RuleTable[string], readonly ReturnType<typeof endingsOf>[number][]>()
/** The endings of a group, the longest first. */
function byLength(group: RuleTable[string]) {
  const known =
    sorted.get(group) ??
    Object.entries(group)
      .flatMap(endingsOf)
      .sort((one, other) => other.ending.length - one.ending.length)
  sorted.set(group, known)
  return known
}

/** Applies the rules to a word in lower case, in the simplest way: by the longest ending that fits. */
function byRules(word: string, rules: RuleTable, regular: string): string {
  const last = Object.hasOwn(rules, word.slice(-1)) ? word.slice(-1) : ''
  const fits = ({ mark, ending }: ReturnType<typeof endingsOf>[number]) => {
    if (ending.startsWith('-')) return `-${word}`.endsWith(ending)
    return word.endsWith(ending) && (mark !== '?' || word !== ending)
  }
  const longest = byLength(rules[last] ?? {}).find(fits)
  if (longest?.action === undefined || longest.action === 'regular') return regular
  if (longest.action === 'stays') return word
  return word.slice(0, word.length - longest.from.length) + longest.action.replace('-> ', '')
}

const PLURALS = new Map<string, string>(Object.entries({ ...IRREGULAR_PLURALS, ...ONE_WAY_PLURALS }))
const SINGULARS = new Map(Object.entries(IRREGULAR_PLURALS).map(([singular, plural]) => [plural as string, singular]))
const KEPT = new Set<string>(UNCOUNTABLES)

function singularByTables(word: string): string {
  if (KEPT.has(word) || PLURALS.has(word)) return word
  return SINGULARS.get(word) ?? byRules(word, SINGULAR_RULES, word.replace(/s$/, ''))
}

function pluralByTables(word: string): string {
  if (KEPT.has(word) || SINGULARS.has(word)) return word
  return PLURALS.get(word) ?? byRules(word, PLURAL_RULES, word.endsWith('s') ? word : `${word}s`)
}

function expectTablesToAgree(words: readonly string[]): void {
  const ours = words.map(word => [word, singularByTables(word), pluralByTables(word)])
  const theirs = words.map(word => [word, inflector.singular(word), inflector.plural(word)])
  expect(ours.filter((row, at) => row.join() !== theirs[at]?.join())).toEqual([])
}
