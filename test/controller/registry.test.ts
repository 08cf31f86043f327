import { describe, expect, it } from 'vitest'
import { controllerPathOf } from '../../src/controller/registry.js'
import { classOf } from '../support/class-of.js'

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
    ['the key of a registered class', { 'V1/Some': NamedController }, NamedController, 'V1/Some'],
    ['the static controllerPath of a class that is not registered', {}, NamedController, 'Custom/Named'],
    ['the name of any other class without Controller at its end', {}, ControllersController, 'Controllers'],
    ['the name of a class whose controllerPath is not a string', {}, OddController, 'Odd'],
    ['empty for a class whose name is not a string', {}, nameless, ''],
  ])('is %s', (_what, registry, controller, path) => expect(controllerPathOf(registry, controller)).toBe(path))
})
