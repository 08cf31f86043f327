import { describe, expect, it } from 'vitest'
import { isClass } from '../../src/controller/controller.js'
import { classOf } from '../support/class-of.js'

describe('isClass(value)', () => {
  it.each([
    ['a class', class {}],
    ['a function with a prototype', classOf('function A() {}')],
  ])('is true for %s', (_what, value) => expect(isClass(value)).toBe(true))

  it.each([
    ['a bound class, which has no prototype', class {}.bind(null)],
    ['a function whose prototype is null', Object.assign(classOf('function A() {}'), { prototype: null })],
    ['a function whose prototype is a function', Object.assign(classOf('function A() {}'), { prototype: () => {} })],
    ['a generator', function* () {}],
    ['an object with a prototype', { prototype: {} }],
  ])('is false for %s', (_what, value) => expect(isClass(value)).toBe(false))
})
