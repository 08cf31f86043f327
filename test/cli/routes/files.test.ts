/** The files that the command line finds and loads: their names, what they export, and where their errors come from. */
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '../../../src/cli/output.js'
import { findFile, PLACES, shownFile } from '../../../src/cli/routes/find-file.js'
import { load } from '../../../src/cli/routes/load.js'
import { createProject } from '../../support/cli.js'

describe('findFile(named, folder)', () => {
  it.each(['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.tsx', '.jsx'])('finds what ends in %s', async extension => {
    const folder = await createProject({ [`routes${extension}`]: '' })
    expect(findFile(undefined, folder)).toBe(join(folder, `routes${extension}`))
    expect(findFile('routes', folder)).toBe(join(folder, `routes${extension}`))
  })

  it('takes the first of its places, and of each the first extension', async () => {
    const folder = await createProject({ 'routes.ts': '', 'app/routes.jsx': '', 'app/routes.tsx': '' })
    expect(findFile(undefined, folder)).toBe(join(folder, 'app/routes.tsx'))
  })

  it.each(['.json', '.d', ''])('finds nothing that ends in %j', async extension => {
    const folder = await createProject({ [`routes${extension}`]: '' })
    expect(() => findFile(undefined, folder)).toThrow('no file of routes was found')
  })

  it('needs no package.json', async () => {
    const folder = await createProject({ 'a/package.json': '{}' }, {})
    const places = PLACES.join(', ')
    expect(() => findFile(undefined, folder)).toThrow(
      new Failure(
        `no file of routes was found: name one, as in \`signalbox routes src/app.ts\`, or add "signalbox": { "routes": "src/app.ts" } to package.json (looked for ${places})`,
      ),
    )
  })

  it.each(['null', '5', '{}', '{ "signalbox": null }', '{ "signalbox": {} }'])(
    'takes a package.json that says nothing of it: %s',
    async text => {
      const folder = await createProject({ 'package.json': text, 'routes.ts': '' })
      expect(findFile(undefined, folder)).toBe(join(folder, 'routes.ts'))
    },
  )
})

describe('shownFile(file, folder)', () => {
  it.each([
    ['/app/src/routes.ts', '/app', 'src/routes.ts'],
    ['/app/src\\routes.ts', '/app', 'src/routes.ts'],
    ['/other/routes.ts', '/app', '/other/routes.ts'],
    ['/app/v1..', '/app', 'v1..'],
  ])('%s in %s is %s', (file, folder, shown) => expect(shownFile(file, folder)).toBe(shown))
})

describe('load(file, folder, loader)', () => {
  let listeners: Record<string, (given?: unknown) => void> = {}
  beforeEach(() => {
    listeners = {}
    vi.spyOn(process, 'on').mockImplementation((event, listener) => {
      listeners[String(event)] = listener
      return process
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const loaded = async (name: string, text: string, more: Record<string, string> = {}) => {
    const folder = await createProject({ [name]: text, ...more })
    return load(join(folder, name), folder)
  }
  const failure = async (name: string, text: string): Promise<string> => {
    const folder = await createProject({ [name]: text })
    const error: unknown = await load(join(folder, name), folder).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(Failure)
    return (error as Failure).message.replaceAll(folder, 'FOLDER') // as is expected above
  }

  it.each(['5', 'null', '"text"', '() => {}', '[1]'])('has as its default what a module is: %s', async text => {
    const { default: value, ...rest } = await loaded('routes.cts', `module.exports = ${text}`)
    expect(String(value)).toBe(String(new Function(`return ${text}`)()))
    expect(rest).toEqual({})
  })

  it.each(['ts', 'mts', 'cts', 'tsx', 'jsx', 'js', 'mjs'])(
    'has the exports of a module by name: .%s',
    async extension => {
      const text = 'export const one = { two: 2 }\nexport default { three: 3 }'
      const exports = await loaded(`routes.${extension}`, text)
      expect({ ...exports }).toEqual({ default: { three: 3 }, one: { two: 2 } })
    },
  )

  it.each(['tsx', 'jsx'])('knows JSX: .%s', async extension => {
    const { view } = await loaded(`routes.${extension}`, 'export const view = React => <p>a</p>')
    const createElement = (...given: readonly unknown[]) => given
    expect(Reflect.apply(view as () => unknown, undefined, [{ createElement }])).toEqual(['p', null, 'a']) // a function
  })

  it.each(['a.ts/routes.mjs', 'a.jsx/routes.mjs', 'a.ts.mjs'])('leaves JavaScript to Node: %s', async name => {
    const folder = await createProject({ [name]: 'export const one = {}' })
    const file = join(folder, name)
    const same = await import(/* @vite-ignore */ pathToFileURL(file).href)
    expect((await load(file, folder)).one).toBe(same.one)
  })

  it('leaves all to a loader, also what Node does not know', async () => {
    const folder = await createProject({ 'loader.mjs': '', 'routes.jsx': 'export const one = 1' })
    const file = join(folder, 'routes.jsx')
    await expect(load(file, folder, './loader.mjs')).rejects.toThrow(
      'routes.jsx cannot be loaded: TypeError: Unknown file extension ".jsx" for routes.jsx',
    )
    expect((await load(file, folder)).one).toBe(1)
  })

  it('tells of what happens while it loads, and of nothing behind it', async () => {
    await loaded('routes.mjs', '')
    const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never) // unlike the real one it returns
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    listeners.uncaughtException?.(new Error('a server of its own'))
    listeners.exit?.()
    await new Promise(resolve => setImmediate(resolve))
    expect([exit.mock.calls, write.mock.calls]).toEqual([[], []])
  })

  it('tells once of an error in a callback', async () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never) // unlike the real one it returns
    const told: string[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((text: unknown, done: unknown) => {
      told.push(String(text))
      if (typeof done === 'function') done()
      return true
    })
    const folder = await createProject({ 'routes.mjs': 'await new Promise(resolve => setTimeout(resolve, 20))' })
    const loading = load(join(folder, 'routes.mjs'), folder)
    listeners.uncaughtException?.(new Error('one'))
    listeners.uncaughtException?.(new Error('another'))
    listeners.exit?.()
    await loading
    expect(told.map(text => text.replace(/ \([^(]*\)\n$/, ''))).toEqual(['signalbox: routes.mjs cannot be loaded: one'])
    expect(exit.mock.calls).toEqual([[2]])
  })

  it('shows files relative to the folder, paths and URLs, unless that is the root', async () => {
    const text = "throw new Error('no ' + import.meta.url + ', ' + new URL('x/', import.meta.url).pathname)"
    expect(await failure('a/routes.mjs', text)).toBe('a/routes.mjs cannot be loaded: no a/routes.mjs, a/x/ (a/routes.mjs:1)') // biome-ignore format: one line
    const folder = await createProject({ 'routes.mjs': text })
    const file = join(folder, 'routes.mjs')
    await expect(load(file, '/')).rejects.toThrow(
      new Failure(`${file.slice(1)} cannot be loaded: no file://${file}, ${folder}/x/ (${file.slice(1)}:1)`),
    )
  })

  it('names an error that has a name, and what is thrown and no error', async () => {
    expect(await failure('a.mjs', 'throw Object.assign(new RangeError(" a\\n b "), { stack: "" })')).toBe('a.mjs cannot be loaded: RangeError: a b') // biome-ignore format: one line
    expect(await failure('b.mjs', 'throw Object.assign(new Error("a"), { stack: undefined })')).toBe('b.mjs cannot be loaded: a') // biome-ignore format: one line
    expect(await failure('c.mjs', 'throw { toString: () => " a\\n b" }')).toBe('c.mjs cannot be loaded: it throws a b')
  })

  it.each(['a.ts/b.cjs', 'a.jsx/b.cjs'])('has of JavaScript the words of Node: %s', async name => {
    const says = `${name} cannot be loaded: SyntaxError: Unexpected token '=' (${name}:1)`
    expect(await failure(name, 'const b = = 2')).toBe(says)
  })

  it('leaves out the list of what required a module', async () => {
    const text = 'throw new Error("there is no x\\nRequire stack:\\n- a\\n- b")'
    expect(await failure('a.mjs', text)).toBe('a.mjs cannot be loaded: there is no x (a.mjs:1)')
  })

  const own = fileURLToPath(new URL('../../../src/cli/routes/', import.meta.url))
  it.each([
    ['Error: a\n    at f (/app/routes.mjs:12:3)', '/app/routes.mjs:12'],
    ['Error: a\n    at /app/routes.mjs:12:3', '/app/routes.mjs:12'],
    ['Error: a\n    at async /app/routes.mjs:12:3', '/app/routes.mjs:12'],
    ['Error: a\n    at async Promise.all (index 0)\n    at f (/app/routes.mjs:12)', '/app/routes.mjs:12'],
    ['Error: a\n    at f (file:///app/a%20b.mjs:12:3)', '/app/a b.mjs:12'],
    ['Error: a\n    at f (C:\\app\\routes.mjs:12:3)', 'C:\\app\\routes.mjs:12'],
    ['Error: a\n    at f (c:/app/routes.mjs:12:3)', 'c:/app/routes.mjs:12'],
    ['/app/routes.cjs:7\nconst b = = 2\n\nSyntaxError: no', '/app/routes.cjs:7'],
    ['file:///app/routes.mjs:7\nconst b = = 2\n\nSyntaxError: no', '/app/routes.mjs:7'],
    ['Error: a\n/etc/hosts:5\nlook at /etc/hosts:6\n    at f (/app/routes.mjs:12:3)', '/app/routes.mjs:12'],
    ['Error: a\n    at f (node:fs:1:1)\n    at 12:3\n    at f (/app/routes.mjs:12:3)', '/app/routes.mjs:12'],
    ['Error: a\n    at f (1:/app/x:2)\n    at f (/app/routes.mjs:12:3)', '/app/routes.mjs:12'],
    ['Error: a\n    at f (c:app/x.mjs:2)\n    at f (/app/routes.mjs:12:3)', '/app/routes.mjs:12'],
    ['Error: a\n    at f (/app/x.mjs:2:3) and more\n    at f (/app/routes.mjs:12:3)', '/app/routes.mjs:12'],
    ['Error: a\n    at f (/app/node_modules/a/b.js:1:1)\n    at f (/app/routes.mjs:12:3)', '/app/routes.mjs:12'],
    ['Error: a\n    at f (C:\\node_modules\\a.js:1:1)\n    at f (/app/routes.mjs:12:3)', '/app/routes.mjs:12'],
    [`Error: a\n    at f (${own}routes.ts:1:1)\n    at f (/app/routes.mjs:12:3)`, '/app/routes.mjs:12'],
    [`Error: a\n    at f (/app${own}:1:1)\n    at f (/app/routes.mjs:12:3)`, `/app${own}:1`],
  ])('says where an error comes from: %j', async (stack, place) => {
    const text = `throw Object.assign(new Error('a'), { stack: ${JSON.stringify(stack)} })`
    expect(await failure('routes.mjs', text)).toBe(`routes.mjs cannot be loaded: a (${place})`)
  })

  it('says it once', async () => {
    const text = "throw Object.assign(new Error('a /app/x.mjs:1 b'), { stack: 'Error\\n    at f (/app/x.mjs:1:1)' })"
    expect(await failure('routes.mjs', text)).toBe('routes.mjs cannot be loaded: a /app/x.mjs:1 b')
  })
})
