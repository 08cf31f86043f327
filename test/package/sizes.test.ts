/** What an application installs in production, and what a bundler takes of it. */
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProject, loadedBy, type Project, packedIn, root, run, writeFiles } from './packed.js'
import { MOST_BUNDLED, MOST_LOADED, MOST_UNPACKED } from './sizes.js'

let project: Project
beforeAll(async () => {
  project = await createProject()
})
afterAll(() => rm(project.folder, { recursive: true, force: true }))

describe('the library', () => {
  it(`has at most ${MOST_UNPACKED / 1e6} MB of files`, async () => {
    expect((await packedIn('.')).unpackedSize).toBeLessThan(MOST_UNPACKED)
  })

  it.each(['index.js', 'index.cjs'])(`loads at most ${MOST_LOADED / 1e3} kB of files with %s`, async file => {
    const { modules } = await loadedBy(join(project.installed, 'dist', file))
    const sizes = await Promise.all(modules.map(async module => (await stat(module)).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_LOADED)
  })

  it('has one dependency', async () => {
    const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { dependencies: object }
    expect(Object.keys(dependencies)).toEqual(['koa-compose'])
  })
})

/** The size of what a bundler makes of these exports of `signalbox`. */
const sizeOf = async (names: string): Promise<number> => {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${names} } from 'signalbox'`, resolveDir: project.folder },
    ...{ bundle: true, minify: true, platform: 'node', format: 'esm', target: 'node20', write: false },
    logLevel: 'error',
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}

describe('a bundle', () => {
  it('with defineRoutes and createRouter is small', async () => {
    expect(await sizeOf('createRouter, defineRoutes')).toBeLessThan(MOST_BUNDLED['defineRoutes and createRouter'])
  })

  it.each(['InputError', 'LinkError', 'RouteError', 'problemOf', 'reply'])(
    'with %s alone has nothing of the router',
    async name => {
      expect(await sizeOf(name)).toBeLessThan(MOST_BUNDLED['an error class'])
    },
  )
})

describe.each(['mjs', 'cjs'])('in a .%s file', extension => {
  it('classes have the names of their exports', async () => {
    const entries = ['signalbox', 'signalbox/client', 'signalbox/inspector', 'signalbox/openapi', 'signalbox/testing']
    const load = extension === 'mjs' ? 'await import' : 'require'
    const text = `const entries = [${entries.map(name => `${load}('${name}')`)}]
for (const [name, value] of entries.flatMap(each => Object.entries(each)))
  if (String(value).startsWith('class') && value.name !== name) console.log(name, value.name)`
    await writeFiles(project.folder, { [`names.${extension}`]: text })
    const { stdout } = await run(process.execPath, [join(project.folder, `names.${extension}`)])
    expect(stdout).toBe('')
  })
})
