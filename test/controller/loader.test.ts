import { describe, expect, it } from 'vitest'
import { isLoader } from '../../src/controller/loader.js'
import { classOf } from '../support/class-of.js'

class PlacesController {
  index() {}
}

describe('isLoader(value)', () => {
  const compiled = classOf('function () { return Promise.resolve().then(function () { return 5 }) }')
  const withPrototype = Object.assign(classOf('function A() {}'), { prototype: { show() {} } })
  const withMethod = classOf('(() => { function A() {} A.prototype.show = () => 5; return A })()')
  const extending = '(() => { function A() {} A.prototype = Object.create({ constructor: A, show() {} }); return A })()'

  it.each([
    ['an arrow function', () => import('node:path')],
    ['an async function', async () => PlacesController],
    ['a method', { load() {} }.load],
    ['an arrow function compiled to a plain function', compiled],
    [
      'a plain function with the word this in a text and in a comment',
      classOf("function () { /* this */ return import('./this.js') // this\n}"),
    ],
  ])('is true for %s', (_what, value) => expect(isLoader(value)).toBe(true))

  it.each([
    ['a class', PlacesController],
    ['a class without members', class {}],
    ['a function whose prototype has a method instead of a constructor', withPrototype],
    ['a function whose prototype has a method besides its constructor', withMethod],
    ['a class with a function in its constructor', classOf('class { constructor() { (function () {})() } }')],
    ['a function that assigns to this', classOf('function A() { this.show = () => 5 }')],
    ['a function whose prototype inherits a method', classOf(extending)],
    ['a generator', function* () {}],
    ['a bound class', class {}.bind(null)],
    ['a native constructor', Map],
    ['an object', {}],
  ])('is false for %s', (_what, value) => expect(isLoader(value)).toBe(false))
})
