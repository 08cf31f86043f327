/**
 * An error message is a type and a function with the same text. If only one of them is changed, it must not compile.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outputOf } from '../../bench/types/compile.js'
import { COMPILERS, type Compiler } from '../support/compilers.js'

const root = fileURLToPath(new URL('../../', import.meta.url))
const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => file.endsWith('.ts'))
  .map(file => file.replace(/\.ts$/, ''))

/** The functions of a file that are called `…Message`: their names, and where the template that they return ends. */
const messagesOf = (source: ts.SourceFile): readonly (readonly [name: string, end: number])[] =>
  source.statements
    .filter(ts.isVariableStatement)
    .flatMap(statement => statement.declarationList.declarations)
    .flatMap(({ name, initializer }) => {
      if (!name.getText(source).endsWith('Message') || !initializer || !ts.isArrowFunction(initializer)) return []
      const { body } = initializer
      const template = ts.isCallExpression(body) ? body.arguments.at(-1) : body
      return template && ts.isTemplateExpression(template)
        ? [[name.getText(source), template.getEnd() - 1] as const]
        : []
    })

/**
 * Copies of the source files, each with a word added at the end of one message, by their names. A copy is in the folder of its
 * original.
 */
const changedFiles = new Map(
  files.flatMap(file => {
    const path = `${root}src/${file}.ts`
    const text = readFileSync(path, 'utf8')
    return messagesOf(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022)).map(
      ([name, end]) => [`${file}.${name}.ts`, `${text.slice(0, end)} changed${text.slice(end)}`] as const,
    )
  }),
)

/** The source with these copies, in a folder below test/. */
const folder = `${root}test/generated-messages/`
beforeAll(async () => {
  await cp(`${root}src`, `${folder}src`, { recursive: true })
  for (const [name, text] of changedFiles) await writeFile(`${folder}src/${name}`, text)
  await writeFile(`${folder}tsconfig.json`, '{ "extends": "../../tsconfig.json", "include": ["src"], "exclude": [] }')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The type errors of each file, by its name. */
const errorsWith = async (compiler: Compiler): Promise<ReadonlyMap<string, readonly string[]>> => {
  const errors = new Map<string, string[]>()
  for (const line of (await outputOf(compiler, ['-p', folder, '--pretty', 'false'])).split('\n')) {
    const [, name, message] = /src\/(.*)\(\d+,\d+\): error TS\d+: (.*)/.exec(line) ?? []
    if (name !== undefined) errors.set(name, [...(errors.get(name) ?? []), message ?? ''])
  }
  return errors
}

describe.each(COMPILERS)('TypeScript %s: a message function whose text differs from its type', compiler => {
  let errors: ReadonlyMap<string, readonly string[]> = new Map()
  beforeAll(async () => {
    errors = await errorsWith(compiler)
  })

  it.each([...changedFiles.keys()])('does not compile: %s', name =>
    expect(errors.get(name)).toEqual([expect.stringMatching(/ changed`' is not assignable to type '/)]),
  )

  it('is the only error', () => expect(errors.size).toBe(changedFiles.size))
})

describe('the messages', () => {
  it('are in all folders that have some', () => {
    const folders = [...changedFiles.keys()].map(name => name.split('/')[0])
    expect([...new Set(folders)]).toEqual(expect.arrayContaining(['controller', 'query', 'scope', 'table', 'text']))
    expect(changedFiles.size).toBeGreaterThan(25)
  })
})
