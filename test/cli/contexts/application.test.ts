/** The contexts of a realistic application, for which `bench/types` measures what they cost, and those of an example. */
import { readdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { generateApplication } from '../../../bench/types/realistic.js'
import { root, signalbox } from '../../support/cli.js'
import { COMPILERS } from '../../support/compilers.js'
import { contextsProject, HEAD } from '../../support/contexts-project.js'

it.each(COMPILERS)('writes the contexts of a realistic application with TypeScript %s', async compiler => {
  const files = generateApplication({ routes: 100, library: 'signalbox', contexts: 'file' })
  const { 'contexts.ts': expected, ...others } = files
  const named = Object.fromEntries(Object.entries(others).map(([name, text]) => [`src/${name}`, text]))
  const folder = await contextsProject(named, compiler)
  const { stderr, status } = await signalbox(folder, ['contexts', '--out', 'src/contexts.ts'])
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  expect(await readFile(join(folder, 'src/contexts.ts'), 'utf8')).toBe(`${HEAD}${expected}`)
})

it.each(COMPILERS)('the contexts of examples/conduit are up to date with TypeScript %s', async compiler => {
  const example = join(root, 'examples/conduit')
  const names = await readdir(example, { recursive: true })
  const sources = names.filter(name => !name.includes('node_modules') && /\.ts$|^tsconfig\.json$/.test(name))
  const texts = await Promise.all(
    sources.map(async name => [name, await readFile(join(example, name), 'utf8')] as const),
  )
  const folder = await contextsProject(Object.fromEntries(texts), compiler)
  for (const name of ['@electric-sql', '@koa'])
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  const { signalbox: kept } = JSON.parse(await readFile(join(example, 'package.json'), 'utf8'))
  expect(await signalbox(folder, ['contexts', '--out', kept.contexts, '--check'])).toEqual({
    stdout: 'contexts.ts is up to date: 19 actions\n',
    stderr: '',
    status: 0,
  })
})
