/** Where functions and actions of this process are defined. */
import { Session } from 'node:inspector'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { runInThisContext } from 'node:vm'
import Koa from 'koa'
import mount from 'koa-mount'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { load } from '../../src/cli/routes/load.js'
import { defineRoutes } from '../../src/index.js'
import { createLocator, type Locator } from '../../src/locate/source.js'
import { createProject } from '../support/cli.js'

const sessions: Session[] = []
let locator: Locator
beforeEach(async () => {
  const { connect } = Session.prototype
  vi.spyOn(Session.prototype, 'connect').mockImplementation(function (this: Session) {
    sessions.push(this)
    Reflect.apply(connect, this, [])
  })
  locator = await createLocator()
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const session of sessions.splice(0)) session.disconnect()
})

/** The exports of a module that Node loads, and its file. */
const imported = async (text: string, name = 'a.mjs') => {
  const file = join(await createProject({ [name]: text }), name)
  return { file, exports: await import(/* @vite-ignore */ pathToFileURL(file).href) }
}

describe('ofFunction(value)', () => {
  it('returns the file, and the line counted from 1', async () => {
    const { file, exports } = await imported('export function one() {}\n\nexport const two = () => 5\n')
    expect(locator.ofFunction(exports.one)).toEqual({ file, line: 1 })
    expect(locator.ofFunction(exports.two)).toEqual({ file, line: 3 })
    expect(locator.ofFunction(exports.one), 'again').toEqual({ file, line: 1 })
  })

  it('finds a function in a CommonJS module', async () => {
    const { file, exports } = await imported('\nexports.one = () => 5', 'a.cjs')
    expect(locator.ofFunction(exports.one)).toEqual({ file, line: 2 })
  })

  it('follows a source map', async () => {
    const map = { version: 3, names: [], sources: ['a.mjs'], mappings: 'AAIA' }
    const url = `data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`
    const { file, exports } = await imported(`export const one = () => 5\n//# sourceMappingURL=${url}`)
    expect(locator.ofFunction(exports.one)).toEqual({ file, line: 5 })
  })

  it.each([[null], [5], ['http://['], ['file://host/a.ts'], ['file:///a%2Fb.ts']])(
    'returns the place in the script if a map has the source %j',
    async source => {
      const map = { version: 3, names: [], sources: [source], mappings: 'AAIA' }
      const url = `data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`
      const { file, exports } = await imported(`export const one = () => 5\n//# sourceMappingURL=${url}`)
      expect(locator.ofFunction(exports.one)).toEqual({ file, line: 1 })
    },
  )

  it.each([
    ['a number', 5],
    ['an object', {}],
    ['undefined', undefined],
    ['a built-in function', Map],
    ['a function of Node', inspect],
    ['a bound function', (() => {}).bind(undefined)],
    ['a function that was compiled from a string', new Function('return 5')],
    ['a function of a script without a file', runInThisContext('() => 5', 'a-name')],
    ['a function of a script whose URL is no path', runInThisContext('() => 5', 'file:///a%2Fb.js')],
  ])('returns undefined for %s', (_what, value) => expect(locator.ofFunction(value)).toBeUndefined())

  it('looks behind mount: at a middleware, and at the first one of an application that is not of a package', async () => {
    const { file, exports } = await imported('\nexport const one = () => {}\nexport const two = () => {}\n')
    const app = new Koa().use(mount('/x', () => {})).use(exports.two)
    const called = (mounted: Koa) =>
      defineRoutes({}, r => r.mount('a', mounted)).map(route => 'middleware' in route && route.middleware)[0]
    expect(locator.ofFunction(called(exports.one))).toEqual({ file, line: 2 })
    expect(locator.ofFunction(called(app))).toEqual({ file, line: 3 })
    expect(locator.ofFunction(called(new Koa()))).toBeUndefined()
  })

  it('leaves no global variable behind', async () => {
    const { exports } = await imported('export const one = () => 5')
    locator.ofFunction(exports.one)
    locator.ofFunction(5)
    expect(Object.getOwnPropertyNames(globalThis).filter(each => each.includes('signalbox'))).toEqual([])
  })

  it('returns undefined if Node was built without an inspector', async () => {
    vi.resetModules()
    vi.doMock('node:inspector', () => {
      throw new Error('there is none')
    })
    const { createLocator } = await import('../../src/locate/source.js')
    const none = await createLocator()
    vi.doUnmock('node:inspector')
    expect(none.ofFunction(() => {})).toBeUndefined()
    expect(none.ofAction(class Places {}, 'index')).toBeUndefined()
  })
})

describe('ofAction(controller, action)', () => {
  const TEXT = `export class Base {
  inherited() {}
}
export class Places extends Base {
  index() {}
  get shown() { return 5 }
  update = () => 5
}
export class Rooms {
  update = () => 5
  constructor() {}
}
`
  it.each([
    ['Places', 'index', 5],
    ['Places', 'shown', 6],
    ['Places', 'inherited', 2],
  ])('returns the line of the method %s#%s', async (controller, action, line) => {
    const { file, exports } = await imported(TEXT)
    expect(locator.ofAction(exports[controller], action)).toEqual({ file, line })
  })

  it.each([
    ['Places', 4],
    ['Rooms', 11],
  ])('returns the line of the class or of its constructor for the property %s#update', async (controller, line) => {
    const { file, exports } = await imported(TEXT)
    expect(locator.ofAction(exports[controller], 'update')).toEqual({ file, line })
  })

  it('returns undefined for a class without a file', () => {
    expect(locator.ofAction(new Function('return class { show() {} }')(), 'show')).toBeUndefined()
  })

  it('returns undefined for a member of Object.prototype', async () => {
    const { exports } = await imported(TEXT)
    expect(locator.ofAction(exports.Places, 'toString')).toBeUndefined()
  })
})

describe('createLocator() with code that jiti has compiled', () => {
  it.each(['a.ts', 'a.mts', 'a.cts'])('returns the lines of the TypeScript source: %s', async name => {
    const first = 'const one: () => number = () => 5; class A { show(): number { return 5 } }'
    const text = `${first}\ninterface Shape {\n  a: 1\n}\nfunction two(): void {}\n${name === 'a.cts' ? 'module.exports = ' : 'export '}{ one, two, A }\n` // biome-ignore format: one line
    const folder = await createProject({ [name]: text })
    const file = join(folder, name)
    for (const _cached of [false, true]) {
      vi.resetModules()
      vi.spyOn(process, 'on').mockReturnValue(process)
      const loaded = await load(file, folder)
      const { one, two, A } = (loaded.default ?? loaded) as Record<string, new () => object> // as it is written above
      expect(locator.ofFunction(one)).toEqual({ file, line: 1 })
      expect(locator.ofFunction(two)).toEqual({ file, line: 5 })
      expect(A && locator.ofAction(A, 'show')).toEqual({ file, line: 1 })
    }
  })

  it('returns the file of a required module', async () => {
    const folder = await createProject({ 'a.cts': "module.exports = require('./b.cts')", 'b.cts': '\nexports.one = (): number => 5' }) // biome-ignore format: one line
    vi.spyOn(process, 'on').mockReturnValue(process)
    const loaded = await load(join(folder, 'a.cts'), folder)
    const { one } = (loaded.default ?? loaded) as Record<string, unknown> // as it is written above
    expect(locator.ofFunction(one)).toEqual({ file: join(folder, 'b.cts'), line: 2 })
  })
})
