/**
 * Crosses schemas of three libraries, and ones written by hand, with the places of a contract and with values of all kinds: what the types
 * of a table say and what requests and replies do agree, or the program is refused. The compiler reads what the requests have shown.
 */
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import Koa from 'koa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as library from '../../src/index.js'
import * as contractSchemas from '../cases/contract-schemas.js'
import * as contractValues from '../cases/contract-values.js'
import { errorsIn, writeFolder } from '../support/compile-folder.js'
import { parseJson } from '../support/contract-app.js'
import {
  type Action,
  contractProgram,
  type Named,
  named,
  type ValueName,
  valueNames,
} from '../support/contract-wire.js'
import * as literal from '../support/literal.js'
import { runProgram } from '../support/run-program.js'

const { literalOf, readsOf } = literal
const { values } = contractValues
const folder = fileURLToPath(new URL('../generated-contract-wire/', import.meta.url))
const MODULES = {
  '../../src/index.js': library,
  '../cases/contract-schemas.js': contractSchemas,
  '../cases/contract-values.js': contractValues,
  '../support/literal.js': literal,
}
const run = (program: string) => runProgram(program, MODULES) as { readonly router?: unknown } // what it exports

const servers: Server[] = []
/** Serves a program, and returns what asks for the answer of an action. */
const serve = async (program: string): Promise<(path: string, init?: RequestInit) => Promise<Answer>> => {
  const { router } = run(program)
  const app = new Koa().use(parseJson).use((router as library.Router).routes()) // as above
  app.silent = true
  const server = app.listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a server that listens on a port has one
  return async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}/${path}`, { method: 'POST', ...init })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, text, body: text === '' ? undefined : isJson ? JSON.parse(text) : text }
  }
}

const PARTS = ['params', 'query', 'headers', 'body'] as const
type Part = (typeof PARTS)[number]

/** What requests send: some values for each schema that a request can fit, those with the fewest members first. */
const TEXTS = ['1', 'a', 'all', '1970-01-01T00:00:00.000Z']
const OBJECTS = [
  ...[{ page: 'a' }, { slug: 'b' }, { at: 'a' }, { name: 'a' }, { a: '1' }, ...TEXTS.map(id => ({ id }))],
  ...[
    { kind: 'a', a: 'a' },
    { id: '1', at: 'a' },
  ],
]
const SENT: { readonly [Each in Part]: readonly unknown[] } = {
  params: TEXTS.map(id => ({ id })),
  query: [...OBJECTS, { id: ['1', 'a'] }, { 'X-Page': 'a' }, {}],
  headers: [...OBJECTS, {}],
  body: [
    ...[
      ...OBJECTS,
      { kind: 'b', b: 1 },
      { name: 'a', children: [{ name: 'b', children: [] }] },
      { 'X-Page': 'a' },
      { a: 1 },
    ],
    ...[1, true, 5, {}, ['a'], [1]].map(id => ({ id })),
    ...[{ rooms: [{}] }, { tags: ['a'] }, {}],
    ...[undefined, null, 'a', '5', 'room', '1970-01-01T00:00:00.000Z', 5, 7, true, ['a', 5], [1], ['a'], []],
  ],
}

/** Whether a schema takes a value, by its own word. */
const takes = ({ schema }: Named, value: unknown): boolean => {
  const result = schema['~standard'].validate(value)
  return !('issues' in result && result.issues !== undefined)
}

interface Input extends Named {
  readonly part: Part
  readonly action: Action
}
const inputs: readonly Input[] = named.flatMap(each =>
  PARTS.map(part => {
    const name = `${each.library}_${each.name}_${part}`
    const method = `(ctx: Contexts['It']['${name}']) { return literalOf(ctx.input.${part}) }`
    return { ...each, part, action: { name, contract: `{ ${part}: ${each.source} }`, method } }
  }),
)
const actionsOf = (given: readonly { readonly action: Action }[]) => given.map(({ action }) => action)

interface Answer {
  readonly status: number
  readonly text: string
  readonly body: unknown
}
const replyLine = ({ name }: Action, { status, body }: Answer): string =>
  `fits<ReplyOf<typeof routes, 'It#${name}'>>()({ status: ${status}, body: ${literalOf(body)} })`
/** The types of these values say less than the values, or are unions. */
const UNREAD = ['either', 'plainJson', 'error', 'overloaded']
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

const send = (ask: Awaited<ReturnType<typeof serve>>, { part, action }: Input, value: unknown) => {
  const object = value as Record<string, string> // SENT has objects of texts except for bodies
  if (part === 'params') return ask(`${action.name}/${object.id}`)
  if (part === 'query') {
    const pairs = Object.entries(object).flatMap(([name, texts]) =>
      [texts].flat().map((text): [string, string] => [name, text]),
    )
    return ask(`${action.name}/1?${new URLSearchParams(pairs)}`)
  }
  if (part === 'headers') return ask(`${action.name}/1`, { headers: object })
  return ask(`${action.name}/1`, value === undefined ? {} : { body: JSON.stringify(value) })
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
const REFINED = ['time', 'parsedDate', 'parsedNumber']
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
    const askReturns = await serve(contractProgram(actionsOf(returned), ', { checkReplies: true }'))
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
      returns: contractProgram(actionsOf(returned), ', { checkReplies: true }', returnsLines),
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
  }, 600_000)
  afterAll(async () => {
    for (const server of servers) server.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('refuse each schema that no request fits, and no other', () => {
    const wrong = inputs
      .filter(({ library: of }) => of !== 'byHand') // nothing is known of these
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
    const wrong = returned.filter(each =>
      isAccepted(each) ? !isTaken(each) && !REFINED.includes(each.name) : isTaken(each) && !WIDE.includes(each.value),
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
