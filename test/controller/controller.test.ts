import { describe, expect, it } from 'vitest'
import { offersAction } from '../../src/controller/actions.js'
import { type ControllerClass, isClass } from '../../src/controller/controller.js'
import { controllerPathOf } from '../../src/controller/registry.js'

/** The class that a text makes. `offersAction` reads the texts of classes, so that each is written as a text here. */
const classOf = (text: string): ControllerClass => new Function(`return (${text})`)() // what a text makes has no type

describe("offersAction(controller, 'show') reads the text of a class for properties of its instances", () => {
  it.each([
    ['a field', 'class { show = () => {} }'],
    ['a field without spaces', 'class{show=()=>{}}'],
    ['a field far from its value', `class { show${' '.repeat(28)}= () => {} }`],
    ['a field in quotes', `class { 'show' = () => {} }`],
    ['a computed field', `class { ['show'] = () => {} }`],
    ['a computed field with spaces', `class { ['show' ] = () => {} }`],
    ['an assignment', 'class { constructor() { this.show = () => {} } }'],
    ['an assignment that may not happen', 'class { constructor() { this.show ??= () => {} } }'],
    ['an assignment by a name in brackets', `class { constructor() { this['show'] = () => {} } }`],
    ['an assignment in an old style', 'function A() { var self = this; self.show = function () {} }'],
    ['a lowered field', 'class { constructor() { __publicField(this, "show", () => {}) } }'],
    ['a lowered field without spaces', 'class { constructor() { d(this,"show",()=>{}) } }'],
    ['a lowered field with spaces', 'class { constructor() { d(this ,  "show", () => {}) } }'],
    ['a lowered class', 'function A(t) { define(t, "show", { value: 1 }) }'],
    ['a name that it computes', 'class { constructor(name) { this[name] = () => {} } }'],
    ['a name that it computes, with spaces', 'class { constructor(name) { this [ name ] = () => {} } }'],
    ['properties that it is given', 'class { constructor(given) { Object.assign(this, given) } }'],
    ['properties that it is given, with spaces', 'class { constructor(given) { Object.assign ( this, given) } }'],
    ['what native code may do', 'class extends Map {}'],
    ['a class that it extends', 'class extends (class { show = () => {} }) {}'],
  ])('%s', (_because, text) => expect(offersAction(classOf(text), 'show')).toBe(true))

  it.each([
    ['a static field', 'class{static show=1}'],
    ['a static field with spaces', 'class { static  show = 1 }'],
    ['a variable', 'class { load() { const show = 1; let x = show } }'],
    ['a private field', 'class { #show = 1; load() { this.#show } }'],
    ['the end of another name', 'class { reshow = 1; $show = 2 }'],
    ['the beginning of another name', 'class { showing = 1 }'],
    ['a call', 'class { load() { show(); this.loaded = 1 } }'],
    ['a comparison', 'class { load() { return this.show == 1 || this.show === 1 } }'],
    ['a parameter of an arrow function', 'class { load() { return show => 1 } }'],
    ['a text', `class { load() { return 'show' } }`],
    ['a text behind `this`', `class { load() { call(this, 'show more') } }`],
    ['a text, but not next to `this`', 'class { load() { call(this, other, "show") } }'],
    ['a text in a function of the class', 'class { load() { return function () { return "show" } } }'],
    ['the end of a text in a function', 'function A() { log("a show") }'],
    ['the beginning of a text in a function', `function A() { log("show me", 'x') }`],
    ['another name in brackets', `class { constructor() { this["other"] = 1 } }`],
    ['another name in brackets, with spaces', `class { constructor() { this[ 'other' ] = 1 } }`],
  ])('and takes for none: %s', (_because, text) => expect(offersAction(classOf(text), 'show')).toBe(false))
})

describe('offersAction(controller, action)', () => {
  it('takes a method and an accessor, and no other value of a prototype', () => {
    class PlacesController {
      index() {}
      get show() {
        return () => {}
      }
    }
    Object.assign(PlacesController.prototype, { search: 'a text' })
    expect(['index', 'show', 'search'].map(action => offersAction(PlacesController, action))).toEqual([
      true,
      true,
      false,
    ])
  })

  it('takes neither the constructor nor a method __proto__ nor the empty name', () => {
    class OddController {
      ['__proto__']() {}
      text = 'some'
    }
    for (const action of ['__proto__', 'constructor', '']) expect(offersAction(OddController, action)).toBe(false)
  })

  it('comes to the end of a class that extends nothing', () => {
    const bare = classOf('class extends null { show() {} }')
    expect([offersAction(bare, 'show'), offersAction(bare, 'index')]).toEqual([true, false])
  })
})

describe('isClass(value)', () => {
  it.each([class {}, classOf('function A() {}')])('is true of what constructs instances', value => {
    expect(isClass(value)).toBe(true)
  })

  it.each([
    ['a bound class, whose instances have no prototype to look at', class {}.bind(null)],
    ['a function without a prototype', Object.assign(classOf('function A() {}'), { prototype: null })],
    ['a function with a function for a prototype', Object.assign(classOf('function A() {}'), { prototype: () => {} })],
    ['a generator', function* () {}],
    ['an object with a prototype', { prototype: {} }],
  ])('is false of %s', (_because, value) => expect(isClass(value)).toBe(false))
})

describe('controllerPathOf(registry, controller)', () => {
  class ControllersController {}
  class NamedController {
    static readonly controllerPath = 'Custom/Named'
    show() {}
  }
  class OddController {
    static readonly controllerPath = 5
    show() {}
  }
  const nameless = classOf('class A { static name() {} }')

  it.each([
    ['its key where it is registered', { 'V1/Some': NamedController }, NamedController, 'V1/Some'],
    ['its controllerPath', {}, NamedController, 'Custom/Named'],
    ['its own name without Controller at the end', {}, ControllersController, 'Controllers'],
    ['its own name where controllerPath is no text', {}, OddController, 'Odd'],
    ['nothing where its name is no text', {}, nameless, ''],
  ])('is %s', (_because, registry, controller, path) => expect(controllerPathOf(registry, controller)).toBe(path))
})
