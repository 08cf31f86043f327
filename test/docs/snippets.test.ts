/** Every snippet of the README compiles on the three compilers and runs; what it shows as output is what comes out. */
import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import Koa from 'koa'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { rejected, rejectedRouters } from '../cases/rejected.js'
import { createProject, signalbox } from '../support/cli.js'

const folder = fileURLToPath(new URL('../generated-readme/', import.meta.url))
const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')

interface Snippet {
  readonly path: string
  readonly text: string
}

/** The `ts` blocks: one folder a section, named by a first line such as `// routes.ts` or `// app/routes.ts` where there is one. */
const snippets: readonly Snippet[] = readme.split(/^## /m).flatMap((section, folderAt) =>
  [...section.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, text = ''], at) => {
    const name = /^\/\/ ([\w/-]+)\.ts\n/.exec(text)?.[1] ?? `snippet-${at}`
    return { path: `section-${folderAt}/${name}`, text }
  }),
)

const texts = [...readme.matchAll(/^```text\n(.*?)^```$/gms)].map(([, text = '']) => text.trimEnd())

describe('README', () => {
  beforeAll(async () => {
    await rm(folder, { recursive: true, force: true })
    for (const { path, text } of snippets) {
      await mkdir(dirname(`${folder}${path}`), { recursive: true })
      const source = `${'../'.repeat(path.split('/').length + 1)}src/index.js`
      await writeFile(`${folder}${path}.ts`, text.replaceAll("from 'signalbox'", `from '${source}'`))
    }
    await writeFile(`${folder}tsconfig.json`, '{ "extends": "../../tsconfig.json", "include": ["."], "exclude": [] }')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each(['typescript', 'typescript-6', 'typescript-7'])(
    'compiles: %s',
    async compiler => {
      const tsc = fileURLToPath(new URL(`../../node_modules/${compiler}/bin/tsc`, import.meta.url))
      const run = promisify(execFile)(process.execPath, [tsc, '-p', folder, '--pretty', 'false'])
      expect(await run.then(({ stdout }) => stdout).catch((failed: { stdout: string }) => failed.stdout)).toBe('')
    },
    60_000,
  )

  it.each(snippets.map(({ path }) => path))('runs: %s', async path => {
    const listen = vi.spyOn(Koa.prototype, 'listen').mockReturnThis()
    const log = vi.spyOn(console, 'log').mockReturnValue()
    await import(/* @vite-ignore */ pathToFileURL(`${folder}${path}.ts`).href)
    listen.mockRestore()
    log.mockRestore()
  })

  it('shows the table that its first snippet makes', async () => {
    const listen = vi.spyOn(Koa.prototype, 'listen').mockReturnThis()
    const { routes } = await import(/* @vite-ignore */ pathToFileURL(`${folder}section-0/app.ts`).href)
    listen.mockRestore()
    expect(texts[0]).toBe(String(routes))
  })

  it('shows what the command line prints', async () => {
    const [section = ''] = /^## The route list\n.*?(?=^## )/ms.exec(readme) ?? []
    const [, text = ''] = /^```ts\n(.*?)^```$/ms.exec(section) ?? []
    const [, session = ''] = /^```console\n(.*?)^```$/ms.exec(section) ?? []
    const project = await createProject({ 'routes.ts': text })
    const printed = session.split(/^\$ npx signalbox /m).slice(1)
    expect(printed).toHaveLength(3)
    for (const each of printed) {
      const [command = '', ...output] = each.split('\n')
      expect((await signalbox(project, command.split(' '))).stdout).toBe(output.join('\n'))
    }
  })

  it('shows sentences that programs are held to', () => {
    const sentences = [...rejected, ...rejectedRouters].map(({ says }) => says)
    expect(texts.slice(2).flatMap(text => text.split('\n'))).not.toEqual([])
    for (const line of texts.slice(2).flatMap(text => text.split('\n'))) expect(sentences).toContain(line)
  })

  it('shows the error that its first snippet would have without `only`', async () => {
    const text = snippets[0]?.text
      .replace(", { only: ['index', 'show'] }", '')
      .replace('signalbox', '../../../src/index.js')
    await writeFile(`${folder}section-0/without-only.ts`, `${text}`)
    const run = import(/* @vite-ignore */ pathToFileURL(`${folder}section-0/without-only.ts`).href)
    await expect(run).rejects.toThrow(texts[1])
  })
})

describe('docs/internals/map.md', () => {
  it('names every file of the source, and none that is not there', async () => {
    const map = await readFile(new URL('../../docs/internals/map.md', import.meta.url), 'utf8')
    const named = [...map.matchAll(/`([\w/-]+\.ts)`/g)].map(([, name]) => name)
    const files = (await readdir(new URL('../../src/', import.meta.url), { recursive: true })).filter(name =>
      name.endsWith('.ts'),
    )
    expect(named.sort()).toEqual(files.map(name => name.replaceAll('\\', '/')).sort())
  })
})
