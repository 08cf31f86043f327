/** The warning of targets that are named after a class without a lasting name. */
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ControllerClass } from '../../src/controller/controller.js'
import { defineRoutes } from '../../src/index.js'
import { classOf } from '../support/class-of.js'

const HOW = 'register the class, give it a static controllerPath, or let the minifier keep names'
const MANGLED = `the target '<>#show' is named after a class that a minifier may have renamed: ${HOW}`
const UNNAMED = `the target '#show' is named after a class without a name: ${HOW}`

/** The warnings of a call, without its result. */
const warningsOf = (call: () => unknown, environment = 'development') => {
  const emitWarning = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  vi.stubEnv('NODE_ENV', environment)
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  })
  call()
  return emitWarning.mock.calls
}
const define = (Controller: ControllerClass, controllers = {}) =>
  Reflect.apply(defineRoutes, undefined, [
    controllers,
    (r: { get(...given: unknown[]): unknown }) => r.get('a', Controller, 'show'),
  ])
const code = { type: 'SignalboxWarning', code: 'SIGNALBOX_CLASS_NAME' }

describe('defineRoutes(controllers, callback)', () => {
  it.each([
    ['De', 'class De { show() {} }', MANGLED.replace('<>', 'De')],
    ['e', 'class e { show() {} }', MANGLED.replace('<>', 'e')],
    ['$', 'class $ { show() {} }', MANGLED.replace('<>', '$')],
    ['no name', 'class { show() {} }', UNNAMED],
    ['no name but Controller', 'class Controller { show() {} }', UNNAMED],
    ['a static name that is no text', 'class Place { static name = 5; show() {} }', UNNAMED],
  ])('warns of a class with %s', (_what, text, message) => {
    expect(warningsOf(() => define(classOf(text)))).toEqual([[message, code]])
  })

  it.each([
    ['three letters', 'class Den { show() {} }'],
    ['two letters before Controller', 'class DeController { show() {} }'],
    ['a controller path', "class De { static controllerPath = 'De'; show() {} }"],
    ['a name that the minifier has kept', "class e { static { Object.defineProperty(this, 'name', { value: 'Den' }) } show() {} }"], // biome-ignore format: one line
  ])('does not warn of a class with %s', (_what, text) => {
    expect(warningsOf(() => define(classOf(text)))).toEqual([])
  })

  it('does not warn of a class that is registered', () => {
    const De = classOf('class De { show() {} }')
    expect(warningsOf(() => define(De, { Den: De }))).toEqual([])
    expect(warningsOf(() => define(De, { De }))).toEqual([])
  })

  it('warns of a class once, in all of its routes and tables', () => {
    class De {
      show() {}
      edit() {}
    }
    const call = () => {
      defineRoutes({}, r => r.get('a', De, 'show').get('b', De, 'edit'))
      defineRoutes({}, r => r.get('a', De, 'edit'))
    }
    expect(warningsOf(call)).toHaveLength(1)
    expect(warningsOf(() => define(classOf('class De { show() {} }')))).toHaveLength(2)
  })

  it('warns outside of production alone', () => {
    const De = classOf('class De { show() {} }')
    expect(warningsOf(() => define(De), 'production')).toEqual([])
    expect(warningsOf(() => define(De), 'test')).toHaveLength(1)
  })

  it.each([
    ['no process', undefined],
    ['a process without members', {}],
    ['a process that takes no warnings', { env: {} }],
  ])('works where there is %s', (_what, value) => {
    vi.stubGlobal('process', value)
    onTestFinished(() => {
      vi.unstubAllGlobals()
    })
    expect(define(classOf('class De { show() {} }'))).toHaveLength(1)
  })
})
