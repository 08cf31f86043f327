/** Callbacks for which the call stack is too small. JavaScript says so without a word of the callback. */
import { describe, expect, it } from 'vitest'
import { type AnyRoute, defineRoutes, RouteError } from '../../src/index.js'
import type { LooseDraw, LooseScope } from '../cases/definition.js'

/** `defineRoutes` over loose scopes, as the calls here are too many for the types. */
const defineLoosely = defineRoutes as unknown as (registry: object, draw: LooseDraw) => readonly AnyRoute[]

const answer = () => {}

const FULL =
  'the call stack is full: the chain is too long for JavaScript, so draw it in parts, or a callback calls itself'

const errorOf = (draw: LooseDraw): Error => {
  try {
    defineLoosely({}, draw)
  } catch (error) {
    return error as Error // whatever it is, the tests look at it
  }
  throw new Error('nothing was refused')
}

/** A callback with a chain of this length, as it would be written. Its calls differ from those of any other `name`. */
const chainOf = (length: number, name: string): LooseDraw => {
  const calls = Array.from({ length }, (_, at) => `.get(${JSON.stringify(name + at)}, answer)`)
  return new Function('answer', `return r => r${calls.join('\n')}`)(answer)
}

describe('a chain that is too long for the call stack', () => {
  it.each<[string, string, (draw: LooseDraw) => LooseDraw]>([
    ['defineRoutes', 'defineRoutes', draw => draw],
    ['a namespace', "namespace('v1')", draw => r => r.get('ping', answer).namespace('v1', draw)],
    ['a group', 'scope', draw => r => r.scope(draw)],
    ['a resource', "resource('user')", draw => r => r.resource('user', { only: [] }, draw)],
    ['a part', 'draw', draw => r => r.draw(draw)],
  ])('is refused, with the call that has it: %s', (_title, call, around) => {
    const error = errorOf(around(chainOf(100_000, call)))
    expect(error).toBeInstanceOf(RouteError)
    expect(error.message).toBe(`${call}: ${FULL}`)
    expect(error.cause).toBeInstanceOf(RangeError)
  })

  it('has all of its routes where parts draw it, or where a loop makes it', () => {
    const part = chainOf(500, 'part')
    expect(defineLoosely({}, r => r.scope('a', part).scope('b', part).scope(part))).toHaveLength(1500)
    const loop: LooseDraw = r =>
      Array.from({ length: 20_000 }).reduce<LooseScope>((r, _, at) => r.get(`${at}`, answer), r)
    expect(defineLoosely({}, loop)).toHaveLength(20_000)
  })
})

describe('a callback that calls itself', () => {
  const part: LooseDraw = r => r.draw(part)
  const scope: LooseDraw = r => r.get('a', answer).scope('in', scope)
  const recurse = (): number => 1 + recurse()

  it.each<[string, LooseDraw, string]>([
    ['as a part', part, 'draw'],
    ['as the callback of a scope', scope, "scope('in')"],
    ['in a function of the user', r => r.get(`${recurse()}`, answer), 'defineRoutes'],
  ])('is refused: %s', (_title, draw, call) => {
    const error = errorOf(draw)
    expect(error).toBeInstanceOf(RouteError)
    expect(error.message).toBe(`${call}: ${FULL}`)
  })

  it('is distinguished from callbacks that are only nested', () => {
    const nested = (depth: number): LooseDraw =>
      depth === 0 ? r => r.get('a', answer) : r => r.scope(nested(depth - 1))
    expect(defineLoosely({}, nested(100))).toHaveLength(1)
    expect(errorOf(nested(101)).message).toBe(`scope: ${FULL}`)
  })

  it('is not what other errors of the user are taken for', () => {
    const thrown = new RangeError('toFixed() digits argument must be between 0 and 100')
    const error = errorOf(() => {
      throw thrown
    })
    expect(error).toBe(thrown)
  })
})
