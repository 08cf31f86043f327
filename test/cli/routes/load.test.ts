/** How `signalbox routes` loads a module, and what it reports if that fails. */
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '../../../src/cli/output.js'
import { load } from '../../../src/cli/routes/load.js'
import { createProject } from '../../support/cli.js'

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

  it.each(['5', 'null', '"text"', '() => {}', '[1]'])(
    'returns the module.exports of a CommonJS module as the default export: %s',
    async text => {
      const { default: value, ...rest } = await loaded('routes.cts', `module.exports = ${text}`)
      expect(String(value)).toBe(String(new Function(`return ${text}`)()))
      expect(rest).toEqual({})
    },
  )

  it.each(['ts', 'mts', 'cts', 'tsx', 'jsx', 'js', 'mjs'])(
    'returns the exports of a module by name: .%s',
    async extension => {
      const text = 'export const one = { two: 2 }\nexport default { three: 3 }'
      const exports = await loaded(`routes.${extension}`, text)
      expect({ ...exports }).toEqual({ default: { three: 3 }, one: { two: 2 } })
    },
  )

  it.each(['tsx', 'jsx'])('compiles JSX: .%s', async extension => {
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

  it('does not use jiti with a loader, even for files that Node cannot load', async () => {
    const folder = await createProject({ 'loader.mjs': '', 'routes.jsx': 'export const one = 1' })
    const file = join(folder, 'routes.jsx')
    await expect(load(file, folder, './loader.mjs')).rejects.toThrow(
      'routes.jsx cannot be loaded: TypeError: Unknown file extension ".jsx" for routes.jsx',
    )
    expect((await load(file, folder)).one).toBe(1)
  })

  it('ignores errors after the module is loaded', async () => {
    await loaded('routes.mjs', '')
    const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never) // unlike the real one it returns
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    listeners.uncaughtException?.(new Error('of a server that is still open'))
    listeners.exit?.()
    await new Promise(resolve => setImmediate(resolve))
    expect([exit.mock.calls, write.mock.calls]).toEqual([[], []])
  })

  it('reports only the first error in a callback', async () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never) // unlike the real one it returns
    const written: string[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((text: unknown, done: unknown) => {
      written.push(String(text))
      if (typeof done === 'function') done()
      return true
    })
    const folder = await createProject({ 'routes.mjs': 'await new Promise(resolve => setTimeout(resolve, 20))' })
    const loading = load(join(folder, 'routes.mjs'), folder)
    listeners.uncaughtException?.(new Error('one'))
    listeners.uncaughtException?.(new Error('another'))
    listeners.exit?.()
    await loading
    expect(written.map(text => text.replace(/ \([^(]*\)\n$/, ''))).toEqual([
      'signalbox: routes.mjs cannot be loaded: one',
    ])
    expect(exit.mock.calls).toEqual([[2]])
  })

  it('shows paths and URLs relative to the folder, unless the folder is the root', async () => {
    const text = "throw new Error('no ' + import.meta.url + ', ' + new URL('x/', import.meta.url).pathname)"
    expect(await failure('a/routes.mjs', text)).toBe('a/routes.mjs cannot be loaded: no a/routes.mjs, a/x/ (a/routes.mjs:1)') // biome-ignore format: one line
    const folder = await createProject({ 'routes.mjs': text })
    const file = join(folder, 'routes.mjs')
    await expect(load(file, '/')).rejects.toThrow(
      new Failure(`${file.slice(1)} cannot be loaded: no file://${file}, ${folder}/x/ (${file.slice(1)}:1)`),
    )
  })

  it('reports the name of an error, and a thrown value that is not an error', async () => {
    expect(await failure('a.mjs', 'throw Object.assign(new RangeError(" a\\n b "), { stack: "" })')).toBe('a.mjs cannot be loaded: RangeError: a b') // biome-ignore format: one line
    expect(await failure('b.mjs', 'throw Object.assign(new Error("a"), { stack: undefined })')).toBe('b.mjs cannot be loaded: a') // biome-ignore format: one line
    expect(await failure('c.mjs', 'throw { toString: () => " a\\n b" }')).toBe('c.mjs cannot be loaded: it throws a b')
  })

  it.each(['a.ts/b.cjs', 'a.jsx/b.cjs'])('reports the syntax error that Node finds in JavaScript: %s', async name => {
    const message = `${name} cannot be loaded: SyntaxError: Unexpected token '=' (${name}:1)`
    expect(await failure(name, 'const b = = 2')).toBe(message)
  })

  it('reports each problem of a table on a line, ten of them, and how many more there are', async () => {
    const problems = Array.from({ length: 12 }, (_, at) => `problem ${at}`)
    const text = `throw Object.assign(new Error(${JSON.stringify(problems.join('\n'))}), { name: 'RouteError' })`
    expect(await failure('a.mjs', text)).toBe(
      [
        ...problems.slice(0, 10).map(each => `a.mjs cannot be loaded: RouteError: ${each} (a.mjs:1)`),
        'and 2 more',
      ].join('\n'),
    )
  })

  it('leaves out the require stack of a module that is not found', async () => {
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
  ])('reports the first file and line of the application in the stack %j', async (stack, place) => {
    const text = `throw Object.assign(new Error('a'), { stack: ${JSON.stringify(stack)} })`
    expect(await failure('routes.mjs', text)).toBe(`routes.mjs cannot be loaded: a (${place})`)
  })

  it('does not add a file and line that the message already has', async () => {
    const text = "throw Object.assign(new Error('a /app/x.mjs:1 b'), { stack: 'Error\\n    at f (/app/x.mjs:1:1)' })"
    expect(await failure('routes.mjs', text)).toBe('routes.mjs cannot be loaded: a /app/x.mjs:1 b')
  })
})
