/**
 * `test/cases/messages` explains every error message, and no other. `generated.test.ts` holds docs/reference/errors.md to it. These tests
 * compare it with the messages that other tests hold programs to, with those that the pages announce, and with those that calls
 * throw here.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { search } from '../../docs/.vitepress/theme/messages.js'
import { commandLine } from '../cases/messages/command-line.js'
import { messages } from '../cases/messages/index.js'
import { mistakes } from '../cases/mistakes.js'
import { rejectedCalls } from '../cases/rejected-calls.js'
import { commandLineMessages } from '../support/command-line-messages.js'
import { isMessageOf, sourceOf } from '../support/message-patterns.js'
import { shown } from '../support/shown-messages.js'
import { changeOf, shownPlaces } from './errors-page.js'
import { modules } from './modules.js'
import { root } from './pages.js'
import { regionsOf } from './regions.js'
import { throwingCalls } from './throwing-calls.js'

const page = readFileSync(`${root}docs/reference/errors.md`, 'utf8')
const { commandLine: _, ...others } = messages
const entries = Object.values(others).flat()
const explained = entries.flatMap(each => ('message' in each ? [each] : []))
const rows = [
  ...entries.flatMap(each => ('message' in each ? [] : [each])),
  ...explained.flatMap(each => each.rows ?? []),
]
const patterns = [...explained.map(each => each.message), ...rows.map(([message]) => message)].map(
  text => [text, isMessageOf(text)] as const,
)

/** The messages that other tests hold programs and calls to. */
const held = shown.map(({ message }) => message)

/** The only message of a client that is not TypeScript's own. */
const ofClients = rejectedCalls.flatMap(({ message }) => /'"(createClient: .+)"'\.$/.exec(message)?.[1] ?? [])

/** The messages that pages announce. The compilers print them. */
const announced = modules.flatMap(({ expected }) => expected.map(({ message }) => message))

/** The messages of mistakes in a project. */
const printed = mistakes.flatMap(({ message }) => message ?? [])

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
    const wrong = [...new Set([...held, ...thrown])]
      .map(message => [message, patterns.flatMap(([text, isIt]) => (isIt(message) ? [text] : []))] as const)
      .filter(([, found]) => found.length !== 1)
    expect(wrong).toEqual([])
  })

  it('finds a message once as the compiler prints it', () => {
    const own = [...new Set(held.filter(message => !message.includes(' type ')))]
    expect(own.length).toBeGreaterThan(300)
    const wrong = own.flatMap(message => {
      const isFound = search(
        `Argument of type '"x"' is not assignable to parameter of type '${JSON.stringify(message)}'.`,
      )
      const found = patterns.flatMap(([pattern]) => (isFound({ pattern, text: '' }) ? [pattern] : []))
      return found.length === 1 ? [] : [[message, found]]
    })
    expect(wrong).toEqual([])
  })

  it('explains no message that nothing has', () => {
    const all = [...held, ...thrown, ...announced, ...printed, ...ofClients]
    expect(patterns.flatMap(([text, isIt]) => (all.some(isIt) ? [] : [text]))).toEqual([])
  })

  it('shows every list of messages once', () => {
    expect(
      regionsOf(page)
        .map(region => region.split(' ')[0])
        .sort(),
    ).toEqual(Object.keys(messages).sort())
  })

  it('says what to write instead of each', () => {
    expect(explained.filter(each => changeOf(each) === '').map(({ message }) => message)).toEqual([])
  })

  it('says where a message appears only if the cases show less', () => {
    const repeated = explained.filter(({ message, appears }) => appears === shownPlaces(message))
    expect(repeated.map(({ message }) => message)).toEqual([])
    const nowhere = explained.filter(({ message, appears }) => (appears ?? shownPlaces(message)) === '')
    expect(nowhere.map(({ message }) => message)).toEqual([])
  })

  it('says how many errors the typical mistakes give, which `scope/mistakes` counts', () => {
    const further = mistakes.filter(({ also }) => also !== undefined)
    expect(page).toContain(`The test suite makes ${mistakes.length} typical mistakes`)
    expect(page).toContain(`They give ${mistakes.length + further.length} errors`)
  })

  it('explains every message that the source of the command line has', () => {
    const all = commandLineMessages()
    expect(all.length).toBeGreaterThan(40)
    const unexplained = all.filter(({ isMessage }) => !commandLine.some(([text]) => isMessage.test(text)))
    expect(unexplained.map(({ place, isMessage }) => `${place} ${isMessage.source}`)).toEqual([])
  })

  it('explains only messages of the command line that its tests expect', () => {
    const files = readdirSync(`${root}test/cli`, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts'))
      .map(name => `cli/${name}`)
    const expected = [...files, 'cases/controllers.ts', 'package/command-line.test.ts']
      .map(name => readFileSync(`${root}test/${name}`, 'utf8').replace(/\\([\\'`()])/g, '$1'))
      .join('\n')
    // The tests of one file leave its name out.
    const isExpected = (text: string) => new RegExp(sourceOf(text.replace(/^<file>:? /, ''))).test(expected)
    expect(commandLine.map(([text]) => text).filter(text => !isExpected(text))).toEqual([])
  })
})
