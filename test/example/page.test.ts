/** The page of examples/places takes one type from the server, and nothing else. */
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { outputOf } from '../../bench/types/compile.js'
import { COMPILERS } from '../support/compilers.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const server = `${root}examples/places`

describe.each(COMPILERS)('the types of the page of examples/places with TypeScript %s', compiler => {
  it('come from flat declarations of the client, without those of Node, Koa and the schemas', async () => {
    expect(await outputOf(compiler, ['-p', server, '--pretty', 'false'])).toBe('')
    const printed = await outputOf(compiler, ['-p', `${server}/web`, '--pretty', 'false', '--listFiles'])
    const files = printed
      .trim()
      .split('\n')
      .map(file => relative(root, file))
      .filter(file => !/^node_modules\/.*\/lib\.[\w.]+\.d\.ts$/.test(file))
    const own = ['booking-form', 'client', 'dom', 'main'].map(name => `examples/places/web/${name}.ts`)
    expect(files.filter(file => !/^dist\/(call-\w+|client)\.d\.ts$/.test(file)).sort()).toEqual(
      ['examples/places/dist/api.d.ts', ...own].sort(),
    )
    const imports = (await readFile(`${server}/dist/api.d.ts`, 'utf8')).matchAll(/(?:from |import\()["']([^"']+)/g)
    expect(new Set(Array.from(imports, ([, name]) => name))).toEqual(new Set(['signalbox/client']))
  })
})
