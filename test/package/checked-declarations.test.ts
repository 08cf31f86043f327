/**
 * The declarations of the package begin with `// @ts-nocheck`, so that a program that checks its libraries does not check them
 * each time. Here they are checked without that line, and the calls of a program with it.
 */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outputOf } from '../../bench/types/compile.js'
import { COMPILERS, type Compiler } from '../support/compilers.js'
import { createProject, ENTRIES, type Project, TYPES_ENTRY, writeFiles } from './packed.js'

const NO_CHECK = '// @ts-nocheck\n'

/** Two projects: in one, the package has lost the line. */
let checked: Project
let published: Project
beforeAll(async () => {
  checked = await createProject()
  published = await createProject()
  const bundles = checked.files.filter(file => /^dist\/(?:declarations|client|call).*\.cts$/.test(file))
  expect(bundles).toHaveLength(3)
  for (const file of bundles.map(name => join(checked.installed, name))) {
    const text = await readFile(file, 'utf8')
    expect(text.startsWith(NO_CHECK)).toBe(true)
    await writeFile(file, text.slice(NO_CHECK.length))
  }
})
afterAll(async () => {
  for (const { folder } of [checked, published]) await rm(folder, { recursive: true, force: true })
})

/** What a compiler that checks libraries prints about files of a project. */
const compile = async (
  compiler: Compiler,
  { folder }: Project,
  files: Readonly<Record<string, string>>,
  options: object = {},
): Promise<string> => {
  const shared = { module: 'nodenext', target: 'es2022', lib: ['es2023'], types: ['node'], strict: true, noEmit: true }
  const compilerOptions = { ...shared, skipLibCheck: false, ...options }
  await writeFiles(folder, {
    ...files,
    'tsconfig.json': JSON.stringify({ compilerOptions, files: Object.keys(files) }),
  })
  return outputOf(compiler, ['-p', folder, '--pretty', 'false'])
}

const IMPORTS = [...Object.values(ENTRIES), TYPES_ENTRY].map(name => `import type {} from '${name}'\n`).join('')

/** Mistakes in a call, in an action, in a link and in what Koa gives. */
const MISTAKES = `
import { type ContextsOf, createRouter, defineRoutes } from 'signalbox'
class Places {
  index(ctx: Contexts['Places']['index']) { ctx.params.id }
  show(ctx: { params: { slug: string } }) {}
}
defineRoutes({ Places }, r => r.resources('places', { only: ['create'] }))
const routes = defineRoutes({ Places }, r => r.resources('places', { only: ['index', 'show'] }).get('x', ctx => ctx.status.length))
interface Contexts extends ContextsOf<typeof routes> {}
routes.path('Places#show', {})
createRouter(routes)
`

it.each(COMPILERS)('TypeScript %s finds no error in the declarations of the package', async compiler => {
  expect(await compile(compiler, checked, { 'esm.mts': IMPORTS, 'commonjs.cts': IMPORTS })).toBe('')
})

/** The errors without the folders of their files. */
const withoutPaths = (printed: string): string => printed.replace(/^.*[\\/](?=mistakes\.)/gm, '')

describe.each(COMPILERS)('TypeScript %s', compiler => {
  it('checks calls as it does with declarations that are checked', async () => {
    const files = { 'mistakes.mts': MISTAKES, 'mistakes.cts': MISTAKES }
    const found = await compile(compiler, published, files)
    expect(found.match(/error TS/g)).toHaveLength(10)
    expect(withoutPaths(found)).toBe(withoutPaths(await compile(compiler, checked, files)))
  })
})

// TypeScript 7.0 does not have the option.
describe.each(COMPILERS.filter(each => each === '5.9'))('TypeScript %s without esModuleInterop', compiler => {
  it('knows the types of Koa', async () => {
    const files = { 'mistakes.mts': MISTAKES, 'mistakes.cts': MISTAKES }
    const found = await compile(compiler, published, files, { esModuleInterop: false, skipLibCheck: true })
    expect(found.match(/error TS/g)).toHaveLength(10)
  })
})
