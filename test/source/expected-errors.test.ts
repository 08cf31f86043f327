/**
 * A comment `@ts-expect-error` in a test or a type test gives the error message, or a reason in words of its own. A message begins
 * with a call, a target or a capital letter, and the compiler must print it in the next line; `…` stands for any text. It may be
 * a part of what the compiler prints.
 */
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { root } from '../docs/pages.js'

const DIRECTIVE = /@ts-expect-error *(.*)/
const MESSAGE = /^(?:[A-Z]|[a-z]\w*(?:\(.*?\))?(?:: | needs | duplicates | is answered ))/
const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root)
/** The files with such a comment, with their texts. */
const expecting = new Map(
  fileNames.flatMap(name => {
    const text = /\/(?:test|type-tests)\//.test(name) ? readFileSync(name, 'utf8') : ''
    return DIRECTIVE.test(text) ? [[name, text]] : []
  }),
)

/** What the compiler prints in each line of these files while no comment hides an error. */
const printed = (): ReadonlyMap<string, readonly string[]> => {
  const host = ts.createCompilerHost(options)
  const { readFile } = host
  host.readFile = name => expecting.get(name)?.replaceAll('@ts-expect-error', '@ts-expected-one') ?? readFile(name)
  const errors = new Map<string, string[]>()
  for (const { file, start = 0, messageText } of ts.getPreEmitDiagnostics(
    ts.createProgram([...expecting.keys()], options, host),
  )) {
    const place = file ? `${file.fileName}:${file.getLineAndCharacterOfPosition(start).line}` : ''
    errors.set(place, [...(errors.get(place) ?? []), ts.flattenDiagnosticMessageText(messageText, '\n')])
  }
  return errors
}

const pattern = (message: string): RegExp =>
  new RegExp(
    message
      .split('…')
      .map(part => part.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
      .join('.*'),
    's',
  )

it('the message in a comment @ts-expect-error is what the compiler prints', () => {
  const errors = printed()
  const wrong = [...expecting].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, at, lines) => {
      const [, message = ''] = DIRECTIVE.exec(line) ?? []
      if (!MESSAGE.test(message)) return []
      const next = lines.findIndex((each, index) => index > at && !/^\s*(\/\/|$)/.test(each))
      const found = errors.get(`${file}:${next}`) ?? [] // none in a text that is a program of its own
      return found.length === 0 || found.some(each => pattern(message).test(each))
        ? []
        : [`${file}:${at + 1}: ${message}\n  and not: ${found.join('\n')}`]
    }),
  )
  expect(wrong).toEqual([])
})
