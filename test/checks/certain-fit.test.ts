/**
 * Random types of bodies beside what a schema takes, mostly the JSON of the body with something changed: where a body certainly fits, the whole
 * comparison of `checks/check-replies.ts` finds no difference, nothing more, and no bigint. `PAIRS=5000` compares more.
 */
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { compileEach } from '../support/compile-folder.js'
import { Random, seedOf } from '../support/random.js'

const PAIRS = Number(process.env.PAIRS ?? 1000)
const seed = seedOf(process.env)
const random = new Random(seed)

type Pair = readonly [body: string, taken: string]

/** What JSON makes of each, or a type near to it. */
const SCALARS: readonly Pair[] = ['string', 'number', 'boolean', 'null', "'a' | 'b'", '1 | 2', 'Brand', 'Kind'].map(
  each => [each, each],
)
const DATES: readonly Pair[] = [
  ['Date', 'string'],
  ['Date | null', 'string | null'],
  ['Money', 'string'],
  ['Price', 'number'],
  ['Twice', "'a' | 1"],
  ['Twice', "'a'"],
]
const ODD: readonly Pair[] = [
  ['bigint', 'bigint'],
  ['bigint', 'unknown'],
  ['unknown', 'unknown'],
  ['any', 'string'],
  ['{}', '{}'],
  ['object', '{}'],
  ['Date', 'Date'],
  ['string', 'any'],
  ['undefined', 'undefined'],
  ['undefined', '{}'],
  ['symbol', 'symbol'],
  ['() => void', '{}'],
  ['Error', '{ name: string; message: string; stack?: string }'],
  ['Error', '{ name: string; message: string; stack?: string | undefined; cause?: unknown }'],
  ['Map<string, number>', '{}'],
  ['RegExp', '{}'],
  ['Uint8Array', '{ [index: number]: number }'],
  ['{ [SIGN]: 1; at: Date }', '{ [SIGN]: 1; at: string }'],
  ['Tree', 'SentTree'],
  ['Tree', 'Tree'],
  ['Json', 'Json'],
  ['Deep', 'Deep'],
  ['new () => Date', '{}'],
  ['{ at: Date; toJSON?: undefined }', '{ at: string }'],
  ['{ at: Date; toJSON?(): string }', 'string'],
  ['string[] & { more: 1 }', 'string[]'],
]
const HEAD = `import type { BigintPlace } from '../../src/contract/bigint.js'
import type { JsonOf } from '../../src/contract/json.js'
import type { WithUndefined } from '../../src/contract/reply-bodies.js'
import type { CertainFit } from '../../src/checks/certain-fit.js'
import type { MorePlace } from '../../src/checks/more-members.js'
declare const SIGN: unique symbol
type Brand = string & { readonly [SIGN]: 1 }
enum Kind { a = 'a', b = 'b' }
class Money { #cents = 5; toJSON(): string { return \`\${this.#cents}\` } }
interface Price { amount: bigint; toJSON(key: string): number }
interface Twice { toJSON(): 1; toJSON(key: string): 'a' }
interface Tree { at: Date; below: Tree[]; beside?: Tree }
interface SentTree { at: string; below: SentTree[]; beside?: SentTree }
type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type Deep = { at: 1; d: { at: 1; d: { at: 1; d: { at: 1; d: { at: 1; d: { at: 1; d: { at: 1; d: bigint } } } } } } }
type Whole<Body, Taken> = 0 extends 1 & Body ? true
  : [BigintPlace<Body>] extends [never]
    ? [MorePlace<WithUndefined<Body>, Taken>] extends [never]
      ? [WithUndefined<Body>] extends [Taken] ? true
        : [Body] extends [Taken] ? true
        : [JsonOf<Body>] extends [Taken] ? true : 'another type'
      : 'more'
    : 'a bigint'
type Sound<Body, Taken> = false extends CertainFit<Body, Taken> ? true : Whole<Body, Taken>
type Certain<Body, Taken> = false extends CertainFit<Body, Taken> ? false : true
`.split('\n')

const membersOf = (depth: number, all = ['a', 'b', 'c', 'd']): Pair => {
  const names = random.some(all)
  const members = names.map(name => {
    const [body, taken] = pairOf(depth - 1)
    const given = random.pick(['', '', '', '?'])
    const kept = random.chance(0.9) ? given : random.pick(['', '?'])
    const undefinedOr = (text: string) => (random.chance(0.1) ? `${text} | undefined` : text)
    const other = random.chance(0.95) ? name : `other${name}`
    return [
      `${name}${given}: ${undefinedOr(body)}`,
      random.chance(0.95) ? `${other}${kept}: ${undefinedOr(taken)}` : '',
    ]
  })
  const index = random.chance(0.08) ? '[key: string]: any' : ''
  const textOf = (at: 0 | 1) => `{ ${[...members.map(member => member[at]), index].filter(Boolean).join('; ')} }`
  return [textOf(0), textOf(1)]
}
const pairOf = (depth: number): Pair => {
  const kind = depth === 0 ? 'scalar' : random.pick(KINDS)
  if (kind === 'scalar') return random.pick(SCALARS)
  if (kind === 'date') return random.pick(DATES)
  if (kind === 'odd') return random.pick(ODD)
  if (kind === 'object') return membersOf(depth)
  if (kind === 'both') {
    const [left, right] = [membersOf(depth, ['a', 'b']), membersOf(depth, ['c', 'd'])]
    return [`${left[0]} & ${right[0]}`, `${left[1]} & ${right[1]}`]
  }
  const [body, taken] = pairOf(depth - 1)
  if (kind === 'list') return [`(${body})[]`, `${random.pick(['', '', 'readonly '])}(${taken})[]`]
  if (kind === 'tuple') return [`[${body}, 1]`, random.pick([`[${taken}, number]`, `(${taken} | number)[]`])]
  if (kind === 'record') return [`{ [key: string]: ${body} }`, `Record<string, ${taken}>`]
  const [body2, taken2] = pairOf(depth - 1)
  return [
    `(${random.chance(0.8) ? body : body2}) | (${body2})`,
    random.chance(0.9) ? `(${taken}) | (${taken2})` : `(${taken})`,
  ]
}
const KINDS = [
  'scalar',
  'scalar',
  'date',
  'odd',
  'object',
  'object',
  'object',
  'list',
  'tuple',
  'record',
  'both',
  'union',
]

const pairs = Array.from({ length: PAIRS }, () => pairOf(3))
const lines = (type: string) =>
  pairs.map(([body, taken], at) => `export const c${at}: ${type}<${body}, ${taken}> = true`)
const found = await compileEach(fileURLToPath(new URL('../generated-certain-fit/', import.meta.url)), {
  sound: [...HEAD, ...lines('Sound')].join('\n'),
  certain: [...HEAD, ...lines('Certain')].join('\n'),
})

describe.each(found)(`a body that certainly fits, by TypeScript %s (SEED=${seed})`, (_, errors) => {
  it('is right for the whole comparison', () => {
    const wrong = (errors.get('sound') ?? []).map(error => [
      error,
      pairs[Number(error.split(',')[0]) - HEAD.length - 1],
    ])
    expect(wrong).toEqual([])
  })

  it('is a good part of all, and not all', () => {
    const uncertain = (errors.get('certain') ?? []).length
    expect(uncertain).toBeGreaterThan(PAIRS * 0.2)
    expect(uncertain).toBeLessThan(PAIRS * 0.7)
  })
})
