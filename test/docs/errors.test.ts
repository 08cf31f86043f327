/**
 * docs/reference/errors.md has every error message, and no other. Its headings and the first cells of its tables are
 * patterns, in which `<name>` is anything: these tests compare them with the messages that other tests hold programs to,
 * with those that the pages announce, and with those that calls throw here.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { refusedArguments } from '../cases/arguments.js'
import * as definition from '../cases/definition.js'
import { foreignCalls } from '../cases/foreign-words.js'
import { LAX } from '../cases/lax.js'
import { mistakes } from '../cases/mistakes.js'
import { rejected } from '../cases/rejected.js'
import { rejectedCalls } from '../cases/rejected-calls.js'
import { rejectedLinks } from '../cases/rejected-links.js'
import { rejectedLoaders } from '../cases/rejected-loaders.js'
import { rejectedReplies } from '../cases/rejected-replies.js'
import { rejectedRouters } from '../cases/rejected-routers.js'
import { modules } from './modules.js'
import { root } from './pages.js'
import { throwingCalls } from './throwing-calls.js'

interface Pattern {
  readonly text: string
  readonly section: string
  readonly expression: RegExp
}

/** What a placeholder may be, besides any text. */
const KINDS: Readonly<Record<string, string>> = {
  call: String.raw`(?:\w+(?:\(.*?\))?|to\['.*?'\]\.\w+)`,
  target: '[^ ]*#[^ ]+',
  path: '[^ ]+',
  members: '[^ ]*',
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** A pattern as the source of a regular expression. In quotes, a placeholder is any text. */
const sourceOf = (pattern: string): string =>
  pattern
    .split(/('<[a-z ]+>'|\ba <[a-z ]+>|<[a-z ]+>)/)
    .map((part, at) => {
      if (at % 2 === 0) return escaped(part)
      if (part.startsWith("'")) return "'.*'"
      return part.startsWith('a ') ? 'an? .+' : (KINDS[part.slice(1, -1)] ?? '.+')
    })
    .join('')

/** The code span at the start of a text. Two backticks enclose a span with backticks. */
const codeOf = (text: string): string | undefined => /^(`+)(.+?)\1(?!`)/.exec(text)?.[2]

const readPatterns = (page: string): readonly Pattern[] => {
  const patterns: Pattern[] = []
  let section = ''
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3)
    const text = codeOf(/^(?:### |\| )(.*)/.exec(line)?.[1] ?? '')
    if (text !== undefined) patterns.push({ text, section, expression: new RegExp(`^${sourceOf(text)}$`) })
  }
  return patterns
}

const COMMAND_LINE = 'The command line'
const page = readFileSync(`${root}docs/reference/errors.md`, 'utf8')
const all = readPatterns(page)
const patterns = all.filter(({ section }) => section !== COMMAND_LINE)

/** What a message may end with, which the page explains at its beginning. */
const GUESS = /: did you mean '[^']*'\?$/

/** What the cases of a list expect to be printed or thrown. */
const messagesIn = (cases: readonly object[]): readonly string[] =>
  cases.flatMap(each =>
    ['message', 'throws', 'compiler', 'prints']
      .map(key => Reflect.get(each, key))
      .filter(message => typeof message === 'string'),
  )

/** The messages that other tests hold programs and calls to. */
const held = [
  ...messagesIn([
    ...refusedArguments,
    ...foreignCalls,
    ...rejected,
    ...rejectedRouters,
    ...rejectedLinks,
    ...rejectedLoaders,
    ...rejectedReplies,
  ]),
  LAX,
  ...Object.values(definition).flatMap(value => (Array.isArray(value) ? messagesIn(value) : [])),
]

/** The only message of a client that is not TypeScript's own. */
const ofClients = rejectedCalls.flatMap(({ message }) => /'"(createClient: .+)"'\.$/.exec(message)?.[1] ?? [])

/** The messages that pages announce. The compilers print them. */
const announced = modules.flatMap(({ expected }) => expected.map(({ message }) => message))

/** The messages of mistakes in a project, without what the compiler prints around them. */
const printed = mistakes.flatMap(({ message = '' }) => /.*'"(.+)"'\.$/.exec(message)?.[1] ?? [])

const thrownBy = async (call: () => unknown): Promise<string> => {
  try {
    await call()
    return `does not throw: ${call}`
  } catch (error) {
    return (error as Error).message // the calls throw errors
  }
}

describe('docs/reference/errors.md', () => {
  let thrown: readonly string[] = []
  beforeAll(async () => {
    thrown = await Promise.all(throwingCalls.map(thrownBy))
  })

  it('explains every message once', () => {
    expect(held.length).toBeGreaterThan(300)
    const explanations = (message: string) =>
      patterns.filter(({ expression }) => expression.test(message.replace(GUESS, '')))
    const wrong = [...new Set([...held, ...thrown])]
      .map(message => [message, explanations(message).map(({ text }) => text)] as const)
      .filter(([, found]) => found.length !== 1)
    expect(wrong).toEqual([])
  })

  it('explains no message that nothing has', () => {
    const messages = [...held, ...thrown, ...announced, ...printed, ...ofClients]
    const unused = patterns.filter(({ expression }) => !messages.some(message => expression.test(message)))
    expect(unused.map(({ text }) => text)).toEqual([])
  })

  it('says how many errors the typical mistakes give, which `scope/mistakes` counts', () => {
    const further = mistakes.filter(({ also }) => also !== undefined)
    expect(page).toContain(`The test suite makes ${mistakes.length} typical mistakes`)
    expect(page).toContain(`They give ${mistakes.length + further.length} errors`)
  })

  it('explains only messages of the command line that its tests expect', () => {
    const files = readdirSync(`${root}test/cli`, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts'))
      .map(name => `cli/${name}`)
    const expected = [...files, 'cases/controllers.ts']
      .map(name => readFileSync(`${root}test/${name}`, 'utf8').replace(/\\([\\'`])/g, '$1'))
      .join('\n')
    // The tests of one file leave its name out.
    const isExpected = (text: string) => new RegExp(sourceOf(text.replace(/^<file>:? /, ''))).test(expected)
    const unused = all.filter(({ section, text }) => section === COMMAND_LINE && !isExpected(text))
    expect(unused.map(({ text }) => text)).toEqual([])
  })
})
