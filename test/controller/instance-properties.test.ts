import { describe, expect, it } from 'vitest'
import { offersAction } from '../../src/controller/actions.js'
import { classOf } from '../support/class-of.js'

describe('offersAction(controller, action) for a property', () => {
  it.each([
    ['a field', 'class { show = () => {} }'],
    ['a field without spaces', 'class{show=()=>{}}'],
    ['a field far from its value', `class { show${' '.repeat(28)}= () => {} }`],
    ['a field in quotes', `class { 'show' = () => {} }`],
    ['a field in brackets', `class { ['show'] = () => {} }`],
    ['a field in brackets with spaces', `class { ['show' ] = () => {} }`],
    ['an assignment to this', 'class { constructor() { this.show = () => {} } }'],
    ['a conditional assignment', 'class { constructor() { this.show ??= () => {} } }'],
    ['an assignment by a quoted name', `class { constructor() { this['show'] = () => {} } }`],
    ['an assignment to an alias of this', 'function A() { var self = this; self.show = function () {} }'],
    ['a field compiled to a call', 'class { constructor() { __publicField(this, "show", () => {}) } }'],
    ['a field compiled to a call without spaces', 'class { constructor() { d(this,"show",()=>{}) } }'],
    ['a field compiled to a call with more spaces', 'class { constructor() { d(this ,  "show", () => {}) } }'],
    ['a class compiled to a function', 'function A(t) { define(t, "show", { value: 1 }) }'],
    ['an assignment by a computed name', 'class { constructor(name) { this[name] = () => {} } }'],
    ['an assignment by a computed name with spaces', 'class { constructor(name) { this [ name ] = () => {} } }'],
    ['Object.assign', 'class { constructor(given) { Object.assign(this, given) } }'],
    ['Object.assign with spaces', 'class { constructor(given) { Object.assign ( this, given) } }'],
    ['native code', 'class extends Map {}'],
  ])('finds it by the text of the class: %s', (_what, text) => expect(offersAction(classOf(text), 'show')).toBe(true))

  it.each([
    ['a static field', 'class{static show=1}'],
    ['a static field with spaces', 'class { static  show = 1 }'],
    ['a variable', 'class { load() { const show = 1; let x = show } }'],
    ['a private field', 'class { #show = 1; load() { this.#show } }'],
    ['the end of another name', 'class { reshow = 1; $show = 2 }'],
    ['the start of another name', 'class { showing = 1 }'],
    ['a call', 'class { load() { show(); this.loaded = 1 } }'],
    ['a comparison', 'class { load() { return this.show == 1 || this.show === 1 } }'],
    ['a parameter of an arrow function', 'class { load() { return show => 1 } }'],
    ['a string', `class { load() { return 'show' } }`],
    ['the start of a string after this', `class { load() { call(this, 'show more') } }`],
    ['a string that does not follow this', 'class { load() { call(this, other, "show") } }'],
    ['a string in a function inside the class', 'class { load() { return function () { return "show" } } }'],
    ['the end of a string in a function', 'function A() { log("a show") }'],
    ['the start of a string in a function', `function A() { log("show me", 'x') }`],
    ['an assignment by another quoted name', `class { constructor() { this["other"] = 1 } }`],
    ['an assignment by another quoted name with spaces', `class { constructor() { this[ 'other' ] = 1 } }`],
  ])('does not take it for a property: %s', (_what, text) => expect(offersAction(classOf(text), 'show')).toBe(false))
})
