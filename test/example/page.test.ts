/** The page of examples/places takes one type from the server, and nothing else. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
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
    const own = ['booking-form', 'client', 'code', 'dom', 'main', 'photo', 'raw.d'].map(
      name => `examples/places/web/${name}.ts`,
    )
    expect(files.filter(file => !/^dist\/(call\.d-[\w-]+|client)\.d\.c?ts$/.test(file)).sort()).toEqual(
      ['examples/places/dist/api.d.ts', ...own].sort(),
    )
    const imports = (await readFile(`${server}/dist/api.d.ts`, 'utf8')).matchAll(/(?:from |import\()["']([^"']+)/g)
    expect(new Set(Array.from(imports, ([, name]) => name))).toEqual(new Set(['signalbox/client']))
  })

  it('refuse a route that the API does not have, and a status that a route does not answer', async () => {
    const folder = `${root}.scratch/page`
    await mkdir(folder, { recursive: true })
    await writeFile(
      `${folder}/tsconfig.json`,
      '{ "extends": "../../examples/places/web/tsconfig.json", "include": ["*.ts"] }',
    )
    await writeFile(
      `${folder}/wrong.ts`,
      `import { client } from '../../examples/places/web/client.js'
client['GET /v1/plces']()
client['GET /v1/hosts']({ expect: [409] })
`,
    )
    const printed = await outputOf(compiler, ['-p', folder, '--pretty', 'false'])
    await rm(folder, { recursive: true })
    expect(printed.match(/wrong\.ts\(\d+,\d+\)/g)).toEqual(['wrong.ts(2,1)', 'wrong.ts(3,36)'])
  })
})

/** A front end of its own that reads the types of a server from its source, without those of Node. */
const FRONT = (example: string): string => `import { createClient } from 'signalbox/client'
import type { routes } from '../../examples/${example}/routes.js'
export const client = createClient<typeof routes>('')
// @ts-expect-error the table has no such route
client['GET /nothing']()
`

describe.each(COMPILERS)('a front end with TypeScript %s', compiler => {
  it.each(['places', 'conduit'])('compiles against the source of examples/%s', async example => {
    const folder = `${root}.scratch/front-${example}-${compiler}`
    const compilerOptions = {
      ...{ target: 'ES2022', lib: ['ES2022', 'DOM', 'DOM.Iterable'], module: 'ESNext', moduleResolution: 'bundler' },
      ...{ types: [], strict: true, skipLibCheck: true, noEmit: true },
    }
    await mkdir(folder, { recursive: true })
    await writeFile(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions, include: ['*.ts'] }))
    await writeFile(`${folder}/front.ts`, FRONT(example))
    const printed = await outputOf(compiler, ['-p', folder, '--pretty', 'false'])
    await rm(folder, { recursive: true })
    expect(printed).toBe('')
  })
})
