/**
 * An error message is a type and a function with the same text. If only one of them is changed, it must not compile.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'

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
 * Copies of the source files, each with a word added at the end of one message. A copy is in the folder of its
 * original.
 */
const changedFiles = new Map(
  files.flatMap(file => {
    const path = `${root}src/${file}.ts`
    const text = readFileSync(path, 'utf8')
    return messagesOf(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022)).map(
      ([name, end]) => [`${root}src/${file}.${name}.ts`, `${text.slice(0, end)} changed${text.slice(end)}`] as const,
    )
  }),
)

/** The type errors of each file, by its name. */
const diagnosticsOf = (texts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> => {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = name => texts.has(name) || fileExists(name)
  host.readFile = name => texts.get(name) ?? readFile(name)
  host.getSourceFile = (name, language, ...rest) => {
    const text = texts.get(name)
    return text === undefined ? getSourceFile(name, language, ...rest) : ts.createSourceFile(name, text, language)
  }
  const program = ts.createProgram([...texts.keys()], { ...options, types: [] }, host)
  const errorsOf = (name: string) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(name))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0] ?? '')
  return new Map([...texts.keys()].map(name => [name, errorsOf(name)]))
}

const nameOf = (path: string): string => path.slice(`${root}src/`.length)

describe('a message function whose text differs from its type', () => {
  let errors: ReadonlyMap<string, readonly string[]> = new Map()
  beforeAll(() => {
    errors = diagnosticsOf(changedFiles)
  })

  it.each([...changedFiles.keys()].map(path => [nameOf(path), path]))('does not compile: %s', (_name, path) =>
    expect(errors.get(path ?? '')).toEqual([expect.stringMatching(/ changed`' is not assignable to type '/)]),
  )

  it('is tested for the messages of all folders that have some', () => {
    const folders = [...changedFiles.keys()].map(path => nameOf(path).split('/')[0])
    expect([...new Set(folders)]).toEqual(expect.arrayContaining(['controller', 'query', 'scope', 'table', 'text']))
    expect(changedFiles.size).toBeGreaterThan(25)
  })
})
