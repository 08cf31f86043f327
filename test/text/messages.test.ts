/** An error message is a type and a function with the same text: a change of one of them must not compile. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** Files whose messages are pairs. */
const FILES = ['text/messages', 'text/path-messages', 'controller/module-class', 'controller/loader']

const root = fileURLToPath(new URL('../../', import.meta.url))

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

/** Copies of the files beside them, each with one word more in one message. */
const changedFiles = new Map(
  FILES.flatMap(file => {
    const path = `${root}src/${file}.ts`
    const text = readFileSync(path, 'utf8')
    return messagesOf(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022)).map(
      ([name, end]) => [`${root}src/${file}.${name}.ts`, `${text.slice(0, end)} changed${text.slice(end)}`] as const,
    )
  }),
)

const diagnosticsOf = (files: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> => {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = name => files.has(name) || fileExists(name)
  host.readFile = name => files.get(name) ?? readFile(name)
  host.getSourceFile = (name, language, ...rest) => {
    const text = files.get(name)
    return text === undefined ? getSourceFile(name, language, ...rest) : ts.createSourceFile(name, text, language)
  }
  const program = ts.createProgram([...files.keys()], { ...options, types: [] }, host)
  const errorsOf = (name: string) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(name))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0] ?? '')
  return new Map([...files.keys()].map(name => [name, errorsOf(name)]))
}

describe('a message function with another word than its type', () => {
  const errors = diagnosticsOf(changedFiles)

  it.each([...errors].map(([path, found]) => [path.slice(`${root}src/`.length), found] as const))(
    'does not compile: %s',
    (_file, found) => expect(found).toEqual([expect.stringMatching(/ changed`' is not assignable to type '/)]),
  )

  it('is found in each of the files', () => {
    for (const file of FILES) expect([...errors.keys()].some(path => path.startsWith(`${root}src/${file}.`))).toBe(true)
  })
})
