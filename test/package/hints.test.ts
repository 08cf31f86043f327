/**
 * The parameter hints of the package: each exported function shows its sentence after the opening parenthesis. The source alone
 * does not prove it: in a declaration file, TypeScript 7.0 shows no docstring for a constant with a function type.
 */
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { functionNames } from '../cases/editor-plain-values.js'
import { COMPILERS } from '../support/compilers.js'
import { openEditor } from '../support/editor-service.js'
import { createProject, ENTRIES, type Project, writeFiles } from './packed.js'

/** The functions of each entry point by file: those of its values that are no classes. */
const functions: (readonly [file: string, name: string, entry: string])[] = []
const callOf = (name: string, entry: string): string => `import { ${name} } from '${entry}'\n\n${name}(`

let project: Project
beforeAll(async () => {
  project = await createProject()
  for (const [file, entry] of Object.entries(ENTRIES)) {
    const values: object = await import(`${project.installed}/dist/${file}.js`)
    for (const name of Object.keys(values)) if (/^[a-z]/.test(name)) functions.push([`${name}.ts`, name, entry])
  }
  const compilerOptions = { module: 'nodenext', moduleResolution: 'nodenext', target: 'es2023', strict: true }
  await writeFiles(project.folder, {
    'package.json': '{ "type": "module" }',
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['*.ts'] }),
    ...Object.fromEntries(functions.map(([file, name, entry]) => [file, `${callOf(name, entry)})\n`])),
  })
})
afterAll(() => rm(project.folder, { recursive: true, force: true }))

describe.each(COMPILERS)('TypeScript %s', compiler => {
  it('shows the docstring of every exported function at the opening parenthesis', async () => {
    const editor = await openEditor(compiler, `${project.folder}/`)
    const silent: string[] = []
    for (const [file, name, entry] of functions) {
      const { shows, docstring } = await editor.signature(file, callOf(name, entry).length)
      if (!shows.startsWith(name) || docstring.trim() === '') silent.push(`${name}: ${shows}`)
    }
    await editor.close()
    expect(functions.map(([, name]) => name).sort()).toEqual([...functionNames].sort())
    expect(silent).toEqual([])
  })
})
