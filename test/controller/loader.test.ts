import ts from 'typescript'
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

  /** An `async function` as compilers write it for old targets. */
  const SOURCE = 'async function load() { return await 5 }'
  const byTypeScript = (target: ts.ScriptTarget) =>
    ts.transpileModule(SOURCE, { compilerOptions: { target, ignoreDeprecations: '5.0' } }).outputText
  const byEsbuild = 'function load() { return __async(this, null, function* () { return yield 5 }) }'
  const byBabel = 'function load() { return _load.apply(this, arguments) }'
  const loadOf = (code: string): unknown => new Function(`${code}; return load`)()
  /** As in lodash, compiled to ES5. */
  const once = loadOf(`function load() { var run = function () { return Promise.resolve(5) }, result
    return result || (result = run.apply(this, arguments)) }`)

  it.each([
    ['an async function compiled to ES5', loadOf(byTypeScript(ts.ScriptTarget.ES5))],
    ['an async function compiled to ES2015', loadOf(byTypeScript(ts.ScriptTarget.ES2015))],
    ['an async function compiled by esbuild', loadOf(byEsbuild)],
    ['an async function compiled by Babel', loadOf(byBabel)],
    ['a function that runs another one once', once],
    ['an arrow function after bind', (() => import('node:path')).bind(null)],
    ['a method after bind', { load() {} }.load.bind(null)],
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
    ['a class after bind', class {}.bind(null)],
    ['a plain function after bind, which looks like a class after bind', compiled.bind(null)],
    ['a native function that cannot be constructed', Map.prototype.get],
    ['a Proxy of a class', new Proxy(PlacesController, {})],
    ['a function that assigns to this and passes it on', loadOf('function load() { f.apply(this, []); this.a = 5 }')],
    ['a native constructor', Map],
    ['an object', {}],
  ])('is false for %s', (_what, value) => expect(isLoader(value)).toBe(false))
})
