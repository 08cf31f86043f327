/** The compiler that `signalbox contexts` finds, and what it says of one that it cannot use. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findCompiler } from '../../../src/cli/contexts/compiler.js'
import { tablesIn } from '../../../src/cli/contexts/parts.js'
import { createProject, signalbox } from '../../support/cli.js'
import { PLACES, tsconfig } from '../../support/contexts-project.js'

/** A project with a package `typescript` that has these programs and this version. */
const projectWith = (bin: object, version: string, files: Readonly<Record<string, string>> = {}) =>
  createProject({ ...files, 'node_modules/typescript/package.json': JSON.stringify({ bin, version }) })

it.each([
  [{ tsc: './bin/tsc', tsserver: './bin/tsserver' }, '5.9.3', 'bin/tsc', false],
  [{ tsc: 'bin/tsc' }, '7.0.2', 'bin/tsc', true],
  [{ tsc6: './bin/tsc6', tsserver6: './bin/tsserver6' }, '6.0.3', 'bin/tsc6', false],
])('takes the program of a package with %j, version %s', async (bin, version, program, isNative) => {
  const folder = await projectWith(bin, version)
  expect(findCompiler(folder)).toEqual({ program: join(folder, 'node_modules/typescript', program), isNative })
})

it('refuses a package without such a program', async () => {
  const folder = await projectWith({ tslint: 'bin/tslint' }, '5.9.3')
  const message = `${join(folder, 'node_modules/typescript')} has no program tsc`
  expect(() => findCompiler(folder)).toThrow(message)
})

it('says so where the compiler ends without a word', async () => {
  const silent = { 'node_modules/typescript/tsc': '', 'tsconfig.json': tsconfig() }
  const folder = await projectWith({ tsc: 'tsc' }, '7.0.2', { ...PLACES, ...silent })
  expect((await signalbox(folder, ['contexts', '--out', 'src/contexts.ts'])).stderr).toBe(
    'signalbox: the compiler has written no declarations\n',
  )
})

it.each([
  'export {}\n',
  'declare const _default: { routes: { Places: { show: string } } }\nexport default _default\n',
  'declare const _default: { routes: { Places: { show: [params: "id"] } } }\nexport default _default\n',
])('refuses declarations in another form: %s', declarations => {
  expect(() => tablesIn(declarations)).toThrow(
    'the compiler writes declarations in a form that this command does not know',
  )
})
