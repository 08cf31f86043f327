import { describe, expect, it } from 'vitest'
import { offersAction } from '../../src/controller/actions.js'
import { classOf } from '../support/class-of.js'

describe('offersAction(controller, action)', () => {
  it('finds methods and accessors, and no other values on a prototype', () => {
    class PlacesController {
      index() {}
      get show() {
        return () => {}
      }
    }
    Object.assign(PlacesController.prototype, { search: 'a text' })
    const found = ['index', 'show', 'search'].filter(action => offersAction(PlacesController, action))
    expect(found).toEqual(['index', 'show'])
  })

  it('finds neither the constructor, nor a method called __proto__, nor the empty name', () => {
    class OddController {
      ['__proto__']() {}
      text = 'some'
    }
    for (const action of ['__proto__', 'constructor', '']) expect(offersAction(OddController, action)).toBe(false)
  })

  it('finds the methods of a class that extends null', () => {
    const bare = classOf('class extends null { show() {} }')
    expect([offersAction(bare, 'show'), offersAction(bare, 'index')]).toEqual([true, false])
  })

  it('finds a property that a base class assigns', () => {
    expect(offersAction(classOf('class extends (class { show = () => {} }) {}'), 'show')).toBe(true)
  })
})
