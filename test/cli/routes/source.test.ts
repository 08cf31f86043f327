/** Where functions are written: what the engine tells of them, and where source maps lead. */
import { Session } from 'node:inspector'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { load } from '../../../src/cli/routes/load.js'
import { createLocator, isWrittenPublic, type Locator } from '../../../src/cli/routes/source.js'
import type { ControllerClass } from '../../../src/controller/controller.js'
import { createProject } from '../../support/cli.js'

const sessions: Session[] = []
let locator: Locator
const locate = async () => {
  const { connect } = Session.prototype
  vi.spyOn(Session.prototype, 'connect').mockImplementation(function (this: Session) {
    sessions.push(this)
    Reflect.apply(connect, this, [])
  })
  locator = await createLocator()
}
beforeEach(locate)
afterEach(() => {
  vi.restoreAllMocks()
  for (const session of sessions.splice(0)) session.disconnect()
})

/** The exports of a module that Node loads, and its file. */
const module = async (files: Readonly<Record<string, string>>, name = 'a.mjs') => {
  const folder = await createProject(files)
  const file = join(folder, name)
  const exports = await import(/* @vite-ignore */ pathToFileURL(file).href)
  return { folder, file, exports }
}

/** A map that leads from the beginning of each line of a text to a place, line and column from 0. */
const mapTo = (source: string, line: number, column: number, more: object = {}) => {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef'
  const digit = (value: number) => digits[value << 1]
  return JSON.stringify({ version: 3, names: [], sources: [source], mappings: `AA${digit(line)}${digit(column)}`, ...more }) // biome-ignore format: one line
}

describe('ofFunction(value)', () => {
  it('has file, line and column, from 1', async () => {
    const { file, exports } = await module({ 'a.mjs': 'export function one() {}\n\nexport const two = () => 5\n' })
    expect(locator.ofFunction(exports.one)).toEqual({ file, line: 1, column: 20 })
    expect(locator.ofFunction(exports.two)).toEqual({ file, line: 3, column: 20 })
    expect(locator.ofFunction(exports.one), 'asked again').toEqual({ file, line: 1, column: 20 })
  })

  it.each([
    ['no function', 5],
    ['an object', {}],
    ['nothing', undefined],
    ['a function of the engine', Map],
    ['a function of Node', inspect],
    ['a bound function', (() => {}).bind(undefined)],
    ['a function of a text', new Function('return 5')],
    ['a function of a script that is no file', runInThisContext('() => 5', 'a-name')],
    ['a function whose script ends as Node names its own', runInThisContext('() => 5', 'a:node:')],
  ])('is not known of %s', (_what, value) => expect(locator.ofFunction(value)).toBeUndefined())

  it('leaves nothing behind', async () => {
    const { exports } = await module({ 'a.mjs': 'export const one = () => 5' })
    locator.ofFunction(exports.one)
    locator.ofFunction(5)
    expect(Object.getOwnPropertyNames(globalThis).filter(each => each.includes('signalbox'))).toEqual([])
  })

  it('is known of a CommonJS module', async () => {
    const { file, exports } = await module({ 'a.cjs': '\nexports.one = () => 5' }, 'a.cjs')
    expect(locator.ofFunction(exports.one)).toEqual({ file, line: 2, column: 15 })
  })

  it('is not known in a Node without an inspector', async () => {
    vi.resetModules()
    vi.doMock('node:inspector', () => {
      throw new Error('there is none')
    })
    const { createLocator } = await import('../../../src/cli/routes/source.js')
    const none = await createLocator()
    vi.doUnmock('node:inspector')
    expect(none.ofFunction(() => {})).toBeUndefined()
    class Places {
      index() {}
      show = () => 5
    }
    expect(none.ofAction(Places, 'index')).toBeUndefined()
    expect(none.ofAction(Places, 'show')).toBeUndefined()
  })
})

describe('ofAction(controller, action)', () => {
  const TEXT = `export class Base {
  inherited() {}
}
export class Places extends Base {
  index() {}
  get shown() { return 5 }
  update = () => 5; $same = () => 5
  'two words' = () => 5; 'a-b (c)' = () => 5
  static create() {}
  equal() { return this.destroy === 5 || this.destroy == 6 }
  destroy = () => 5
}
`
  it.each([
    ['index', 5, 8],
    ['shown', 6, 12],
    ['inherited', 2, 12],
    ['update', 7, 3],
    ['$same', 7, 21],
    ['two words', 8, 4],
    ['a-b (c)', 8, 27],
    ['destroy', 11, 3],
  ])('%s', async (action, line, column) => {
    const { file, exports } = await module({ 'a.mjs': TEXT })
    expect(locator.ofAction(exports.Places, action)).toEqual({ file, line, column })
  })

  it.each(['same', 'create', 'nothing', 'toString', 'hasOwnProperty', 'two'])('%s is not known', async action => {
    const { exports } = await module({ 'a.mjs': TEXT })
    expect(locator.ofAction(exports.Places, action)).toBeUndefined()
  })

  it('knows what compilers make of a field', async () => {
    const text = `const define = (to, name, value) => Object.defineProperty(to, name, { value })
export class Places {
  constructor() {
    this.assigned = () => 5
    define(this, "lowered", () => 5)
  }
}`
    const { file, exports } = await module({ 'a.mjs': text })
    expect(locator.ofAction(exports.Places, 'assigned')).toEqual({ file, line: 4, column: 10 })
    expect(locator.ofAction(exports.Places, 'lowered')).toEqual({ file, line: 5, column: 19 })
  })

  it('knows a field on the first line', async () => {
    const { file, exports } = await module({ 'a.mjs': 'export class A { show = () => 5 }' })
    expect(locator.ofAction(exports.A, 'show')).toEqual({ file, line: 1, column: 18 })
  })

  it('knows no field of a class that is no file, or whose text is not its own', async () => {
    const nameless: ControllerClass = new Function('return class { show = () => 5 }')()
    expect(locator.ofAction(nameless, 'show')).toBeUndefined()
    const text = "export class A { static toString() { return 'class { ' + 'show = 1 }' } show = () => 5 }"
    const { exports } = await module({ 'a.mjs': text })
    expect(locator.ofAction(exports.A, 'show')).toBeUndefined()
    expect(locator.ofAction(exports.A, 'index')).toBeUndefined()
  })

  it('takes a prototype without a constructor', async () => {
    const { file, exports } = await module({
      'a.mjs': 'export class A { index() {} }\nObject.setPrototypeOf(A.prototype, null)\nexport class B extends A {}',
    })
    expect(locator.ofAction(exports.A, 'index')).toEqual({ file, line: 1, column: 23 })
    expect(locator.ofAction(exports.B, 'index')).toEqual({ file, line: 1, column: 23 })
    expect(locator.ofAction(exports.B, 'show')).toBeUndefined()
  })
})

describe('TypeScript that was loaded', () => {
  it.each(['a.ts', 'a.mts', 'a.cts'])('has its places in the file as it is written: %s', async name => {
    const first = 'const one: () => number = () => 5; class A { show = (): number => 5; private index() {} }'
    const text = `${first}\ninterface Shape {\n  a: 1\n}\nfunction two(): void {}\n${name === 'a.cts' ? 'module.exports = ' : 'export '}{ one, two, A }\n` // biome-ignore format: one line
    const folder = await createProject({ [name]: text })
    const file = join(folder, name)
    const again = async () => {
      vi.spyOn(process, 'on').mockReturnValue(process)
      const loaded = await load(file, folder)
      const { one, two, A } = (loaded.default ?? loaded) as Record<string, ControllerClass> // as it is written above
      expect(locator.ofFunction(one)).toMatchObject({ file, line: 1 })
      expect(locator.ofFunction(two)).toMatchObject({ file, line: 5 })
      expect(A && locator.ofAction(A, 'show')).toEqual({ file, line: 1, column: first.indexOf('show') + 1 })
      const index = A && locator.ofAction(A, 'index')
      expect(index).toMatchObject({ file, line: 1 })
      expect(index && isWrittenPublic(index)).toBe(false)
    }
    await again()
    vi.resetModules()
    await again()
  })

  it('has its places where one file requires another', async () => {
    const text = 'exports.one = (): number => 5; exports.two = (): number => 5'
    const folder = await createProject({ 'a.cts': "module.exports = require('./b.cts')", 'b.cts': text })
    vi.spyOn(process, 'on').mockReturnValue(process)
    const loaded = await load(join(folder, 'a.cts'), folder)
    const { one, two } = (loaded.default ?? loaded) as Record<string, unknown> // as it is written above
    const at = { file: join(folder, 'b.cts'), line: 1 }
    expect(locator.ofFunction(one)).toEqual({ ...at, column: text.indexOf('(): ') + 1 })
    expect(locator.ofFunction(two)).toEqual({ ...at, column: text.lastIndexOf('(): ') + 1 })
  })
})

describe('a source map', () => {
  const SOURCE = { 'src/a.ts': 'export const one = () => 5' }
  const JS = 'export const one = () => 5'
  const inline = (map: string, kind: string) => `data:application/json${kind === 'base64' ? `;base64,${Buffer.from(map).toString('base64')}` : `,${encodeURIComponent(map)}`}` // biome-ignore format: one line

  it.each<[string, Record<string, string>]>([
    ['beside the file', { 'dist/a.mjs.map': mapTo('../src/a.ts', 4, 6), 'dist/a.mjs': `${JS}\n//# sourceMappingURL=a.mjs.map` }], // biome-ignore format: one line
    ['by the old sign', { 'dist/a.mjs.map': mapTo('../src/a.ts', 4, 6), 'dist/a.mjs': `${JS}\n//@ sourceMappingURL=a.mjs.map` }], // biome-ignore format: one line
    ['in a folder of its own, by which its sources are', { 'dist/maps/deep/a.map': mapTo('../../../src/a.ts', 4, 6), 'dist/a.mjs': `${JS}\n//# sourceMappingURL=maps/deep/a.map` }], // biome-ignore format: one line
    ['with a root of its sources', { 'dist/a.map': mapTo('a.ts', 4, 6, { sourceRoot: '../src' }), 'dist/a.mjs': `${JS}\n//# sourceMappingURL=a.map` }], // biome-ignore format: one line
    ['in the file, in base64', { 'dist/a.mjs': `${JS}\n//# sourceMappingURL=${inline(mapTo('../src/a.ts', 4, 6), 'base64')}` }], // biome-ignore format: one line
    ['in the file, as it is', { 'dist/a.mjs': `${JS}\n//# sourceMappingURL=${inline(mapTo('../src/a.ts', 4, 6), '')}` }], // biome-ignore format: one line
    ['in the file, with a root', { 'dist/a.mjs': `${JS}\n//# sourceMappingURL=${inline(mapTo('a.ts', 4, 6, { sourceRoot: '../src' }), '')}` }], // biome-ignore format: one line
    ['the last of several', { 'dist/a.map': mapTo('../src/a.ts', 4, 6), 'dist/b.map': mapTo('b.ts', 1, 1), 'dist/a.mjs': `//# sourceMappingURL=b.map\n${JS}\n//# sourceMappingURL=a.map` }], // biome-ignore format: one line
    ['of a file with a function like that of a loader', { 'dist/a.map': mapTo('../src/a.ts', 4, 6), 'dist/a.mjs': `${JS}, two = (function (jitiImport) { return 5 })\n//# sourceMappingURL=a.map` }], // biome-ignore format: one line
    ['of what is no text of the program', { 'dist/a.map': mapTo('../src/a.ts', 4, 6), 'dist/a.mjs': `${JS}\n//# sourceMappingURL=a.map\nconst b = ' //# sourceMappingURL=b.map'` }], // biome-ignore format: one line
  ])('leads to the source: %s', async (_what, files) => {
    const { folder, exports } = await module({ ...SOURCE, ...files }, 'dist/a.mjs')
    const at = { file: join(folder, 'src/a.ts'), line: 5, column: 7 }
    expect(locator.ofFunction(exports.one)).toEqual(at)
    expect(locator.ofFunction(exports.one), 'asked again').toEqual(at)
  })

  it('leads to a source that it names by an absolute path', async () => {
    const { file: source } = await module({ 'b.mjs': '' }, 'b.mjs')
    const text = `${JS}\n//# sourceMappingURL=${inline(mapTo(source, 0, 2), '')}`
    const { exports } = await module({ 'a.mjs': text })
    expect(locator.ofFunction(exports.one)).toEqual({ file: source, line: 1, column: 3 })
  })

  it.each<[string, Record<string, string>]>([
    ['none', {}],
    ['one that is not there', { 'a.mjs': `${JS}\n//# sourceMappingURL=b.map` }],
    ['one that is none', { 'a.map': 'a', 'a.mjs': `${JS}\n//# sourceMappingURL=a.map` }],
    ['one whose source is not there', { 'a.map': mapTo('b.ts', 1, 1), 'a.mjs': `${JS}\n//# sourceMappingURL=a.map` }],
    ['one whose source is no file', { 'a.map': mapTo('https://example.org/a.ts', 1, 1), 'a.mjs': `${JS}\n//# sourceMappingURL=a.map` }], // biome-ignore format: one line
    ['one that knows nothing of it', { 'a.map': mapTo('a.ts', 1, 1, { mappings: '' }), 'a.ts': '', 'a.mjs': `${JS}\n//# sourceMappingURL=a.map` }], // biome-ignore format: one line
    ['one in a text', { 'a.map': mapTo('a.ts', 1, 1), 'a.ts': '', 'a.mjs': `${JS} //# sourceMappingURL=a.map` }],
  ])('leaves the place in the file that runs: %s', async (_what, files) => {
    const { file, exports } = await module({ 'a.mjs': JS, ...files })
    expect(locator.ofFunction(exports.one)).toEqual({ file, line: 1, column: 20 })
  })
})

describe('isWrittenPublic(source)', () => {
  it.each([
    ['  show() {}', 3, true],
    ['  private show() {}', 11, false],
    ['  private show() {}', 3, false],
    ['  protected async show() {}', 19, false],
    ['  protected\tshow() {}', 3, false],
    ['  private hidden() {} show() {}', 23, true],
    ['private hidden() {} show() {}', 21, true],
    ['  private hidden; show() {}', 19, true],
    ['  privateParts show() {}', 3, true],
    ['  private(', 3, false],
    ['  show() { return private }', 3, true],
    ['  myprivate show() {}', 13, true],
  ])('%j at %i: %s', async (text, column, expected) => {
    const folder = await createProject({ 'a.ts': `\r\nprivate;\n${text}\r\nprotected` })
    expect(isWrittenPublic({ file: join(folder, 'a.ts'), line: 3, column })).toBe(expected)
  })

  it('is true of what cannot be read', async () => {
    const folder = await createProject({ 'a.ts': 'private' })
    expect(isWrittenPublic({ file: join(folder, 'b.ts'), line: 1, column: 1 })).toBe(true)
    expect(isWrittenPublic({ file: join(folder, 'a.ts'), line: 9, column: 1 })).toBe(true)
  })
})
