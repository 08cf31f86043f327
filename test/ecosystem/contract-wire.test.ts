/**
 * Crosses schemas of three libraries, and ones written by hand, with the places of a contract and with values of all kinds: what the types
 * of a table say and what requests and replies do agree, or the program is refused. The compiler reads what the requests have shown.
 */
import { rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { values } from '../cases/contract-values.js'
import { errorsIn, writeFolder } from '../support/compile-folder.js'
import {
  type Answer,
  actionsOf,
  closeServers,
  type Input,
  inputs,
  run,
  SENT,
  send,
  serve,
  takes,
} from '../support/contract-requests.js'
import {
  type Action,
  contractProgram,
  type Named,
  named,
  type ValueName,
  valueNames,
} from '../support/contract-wire.js'
import { literalOf, readsOf } from '../support/literal.js'

const folder = fileURLToPath(new URL('../generated-contract-wire/', import.meta.url))
const replyLine = ({ name }: Action, { status, body }: Answer): string =>
  `fits<ReplyOf<typeof routes, 'It#${name}'>>()({ status: ${status}, body: ${literalOf(body)} })`
/** The types of these values say less than the values, or are unions. */
const UNREAD = ['either', 'plainJson', 'error', 'overloaded', 'noted']
const readLine = ({ name }: Action, { status, body }: Answer): string =>
  `export const read_${name} = (it: BodyAt<ReplyOf<typeof routes, 'It#${name}'>, ${status}>) => [${readsOf('it', body).join(', ')}]`
const jsonOf = (value: unknown): unknown => {
  try {
    return JSON.parse(JSON.stringify(value))
  } catch {
    return undefined // a bigint, or nothing
  }
}

/** The actions that a text names. */
const namesIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(/It#(\w+)/g), ([, name = '']) => name))
const messageOf = (define: () => unknown): string => {
  try {
    define()
    return ''
  } catch (error) {
    return String(error)
  }
}

/** Schemas with a member that may be left out and that no request can have: they are refused, although a request without it would fit. */
const REFUSED_FOR_A_MEMBER = ['dates', 'byName', 'datesByName', 'place', 'rooms', 'inner']
/** The compiler takes no object for a type of optional members alone with which it shares none; and the input of `catch` is too narrow. */
const wider = ({ name, part }: Input) =>
  name === 'caught' || (['optional', 'defaulted'].includes(name) && part === 'params')

/**
 * Schemas that are not tried as replies. The compiler takes no object for a type of optional members alone with which it shares none, and
 * no list for an object; and `catch` takes everything.
 */
const NO_REPLIES = ['optional', 'defaulted', 'caught', 'byName', 'datesByName']
/** Schemas that take only some values of their type, and values whose types say that they may be others. */
const REFINED = ['time', 'parsedDate', 'parsedNumber', 'converted']
const WIDE = ['maybeOpened', 'maybeClosed']

interface Returned extends Named {
  readonly value: ValueName
  readonly action: Action
}
/** All combinations that fit, and some of the others. */
const returned: readonly Returned[] = named
  .filter(({ name }) => !NO_REPLIES.includes(name))
  .flatMap((each, at) =>
    valueNames.flatMap((value, other) => {
      const made = values[value]()
      const isRight = takes(each, made) || (jsonOf(made) !== undefined && takes(each, jsonOf(made)))
      if (!isRight && (at + other) % 16 !== 0) return []
      const name = `${each.library}_${each.name}_${value}`
      const method = `() { return values.${value}() }`
      return { ...each, value, action: { name, contract: `{ returns: ${each.source} }`, method } }
    }),
  )
const given = valueNames.map(value => ({
  value,
  action: { name: `given_${value}`, method: `() { return values.${value}() }` },
}))

describe('the types of a contract and its wire', () => {
  let refused: ReadonlySet<string> = new Set()
  let refusedReplies: ReadonlySet<string> = new Set()
  const answers = new Map<string, Answer>()
  let programs = { inputs: '', returns: '', given: '' }
  let errors: ReadonlyMap<string, readonly string[]> = new Map()
  /** The errors of the calls of `createRouter`, which name actions, and all others. */
  const ofRouter = (file: string) => (errors.get(file) ?? []).filter(each => each.includes("The 'this' context"))
  const others = (file: string) => (errors.get(file) ?? []).filter(each => !each.includes("The 'this' context"))

  beforeAll(async () => {
    const refusedAtDefinition = namesIn(messageOf(() => run(contractProgram(actionsOf(inputs), ''))))
    const accepted = inputs.filter(({ action }) => !refusedAtDefinition.has(action.name))
    const askInputs = await serve(contractProgram(actionsOf(accepted), ''))
    const inputLines: string[] = []
    for (const each of accepted) {
      const { action, part } = each
      const fitting = SENT[part].filter(value => takes(each, value)).slice(0, 1)
      for (const value of fitting) {
        const answer = await send(askInputs, each, value)
        answers.set(action.name, answer)
        const [sent, read] = [literalOf(value), answer.text]
        if (wider(each)) continue
        inputLines.push(`fits<InputOf<typeof routes, 'It#${action.name}'>['${part}']>()(${sent})`)
        inputLines.push(`fits<PartAt<Contexts['It']['${action.name}']['input'], '${part}'>>()(${read})`)
      }
    }
    const askReturns = await serve(contractProgram(actionsOf(returned), ", { replies: 'check' }"))
    const returnsLines: string[] = []
    for (const { action } of returned) {
      const answer = await askReturns(`${action.name}/1`)
      answers.set(action.name, answer)
      if (answer.status === 200) returnsLines.push(replyLine(action, answer))
    }
    const askGiven = await serve(contractProgram(actionsOf(given), ''))
    const givenLines: string[] = []
    for (const { action, value } of given) {
      const answer = await askGiven(`${action.name}/1`)
      answers.set(action.name, answer)
      if (answer.status === 500) continue
      givenLines.push(replyLine(action, answer))
      if (!UNREAD.includes(value)) givenLines.push(readLine(action, answer))
    }
    programs = {
      inputs: contractProgram(actionsOf(accepted), '', inputLines),
      returns: contractProgram(actionsOf(returned), ", { replies: 'check' }", returnsLines),
      given: contractProgram(actionsOf(given), '', givenLines),
    }
    await writeFolder(folder, programs)
    const options = '{ "noErrorTruncation": true, "declaration": false }'
    await writeFile(
      `${folder}tsconfig.json`,
      `{ "extends": "../../tsconfig.json", "compilerOptions": ${options}, "include": ["*.ts"], "exclude": [] }`,
    )
    errors = await errorsIn('7.0', folder)
    refused = new Set([...refusedAtDefinition, ...namesIn(ofRouter('inputs').join())])
    refusedReplies = namesIn(ofRouter('returns').join())
  })
  afterAll(async () => {
    closeServers()
    await rm(folder, { recursive: true, force: true })
  })

  it('refuse each schema that no request fits, and no other', () => {
    const wrong = inputs
      .filter(({ library: of }) => of !== 'byHand') // nothing is known about these
      .filter(each => {
        const fitting = SENT[each.part].some(value => takes(each, value))
        const isRefused = refused.has(each.action.name)
        return isRefused ? fitting && !REFUSED_FOR_A_MEMBER.includes(each.name) : !fitting
      })
    expect(wrong.map(({ action }) => action.name)).toEqual([])
    expect(refused.size).toBeGreaterThan(200)
  })

  it('agree on what a request sends and what the action gets', () => {
    const failed = inputs.filter(({ action }) => (answers.get(action.name)?.status ?? 200) !== 200)
    expect(failed.map(({ action }) => action.name)).toEqual([])
    expect(others('inputs')).toEqual([])
  })

  it('agree on which replies fit a contract', () => {
    const isTaken = ({ action }: Returned) => answers.get(action.name)?.status !== 500
    const isAccepted = ({ action }: Returned) => !refusedReplies.has(action.name)
    const wrong = returned.filter(
      each =>
        isAccepted(each)
          ? !isTaken(each) && !REFINED.includes(each.name)
          : isTaken(each) && !WIDE.includes(each.value) && each.library !== 'byHand', // these give more than they declare
    )
    expect(wrong.map(({ action }) => action.name)).toEqual([])
    const [refusals, all] = [returned.filter(each => !isAccepted(each)).length, returned.length]
    expect([refusals > 150, all - refusals > 150]).toEqual([true, true])
  })

  it('agree on the replies of a contract', () => {
    const refusedLines = [...refusedReplies].map(name => `'It#${name}'`)
    const wrong = others('returns').filter(
      each => !refusedLines.some(name => lineOf(each, programs.returns).includes(name)),
    )
    expect(wrong).toEqual([])
  })

  it('agree on what an action without a contract replies', () => expect(errors.get('given') ?? []).toEqual([]))
})

/** The line of a program with an error. */
const lineOf = (error: string, program: string): string => program.split('\n')[Number.parseInt(error, 10) - 1] ?? ''
