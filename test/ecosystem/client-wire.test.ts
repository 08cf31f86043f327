/**
 * Crosses schemas of three libraries, and ones written by hand, with values, statuses and parts of a request: what the type of a client says
 * is what its calls send and get, over HTTP and by `fetchFrom`. The compiler reads what the calls have shown.
 */
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import Koa from 'koa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../../src/client/index.js'
import type { Router } from '../../src/index.js'
import { fetchFrom } from '../../src/testing/index.js'
import { values } from '../cases/contract-values.js'
import { errorsIn, writeFolder } from '../support/compile-folder.js'
import { COMPILERS } from '../support/compilers.js'
import { parseJson } from '../support/contract-app.js'
import { actionsOf, type Input, inputs, run, SENT, takes } from '../support/contract-requests.js'
import { type Action, contractProgram, named, valueNames } from '../support/contract-wire.js'
import { literalOf, readsOf } from '../support/literal.js'

const folder = fileURLToPath(new URL('../generated-client-wire/', import.meta.url))

/** Clients of the types in the programs below, and the comparison of their replies with what they have got. */
const HEAD = `import { type ActionCall, type ClientCall, createClient } from '../../src/client/index.js'
export const client = createClient<typeof routes>('')
export type Input<Key extends keyof typeof client> = (typeof client)[Key] extends ActionCall<infer Given, infer _Replies, infer _Names> ? Given : never
type RepliesOf<Call> = Call extends ActionCall<infer _Input, infer Replies, infer _Names> ? Replies : never
export type Got<Key extends keyof typeof client, Status> = RepliesOf<(typeof client)[Key]> extends infer Replies
  ? Replies extends { readonly status: infer Each; readonly body: infer Body } ? (number extends Each ? Body : Each extends Status ? Body : never) : never
  : never
export type Statuses<Key extends keyof typeof client> = RepliesOf<(typeof client)[Key]>['status']
export type CallNamed<Key extends keyof typeof client> = ClientCall<Input<Key>, RepliesOf<(typeof client)[Key]>>
type Same<Left, Right> = [Left, Right] extends [Right, Left] ? true : false
export const same = <Left, Right>(_same: Same<Left, Right>): void => {}
`

interface Reply {
  readonly status: number
  readonly body: unknown
}
type Send = (name: string, given: object) => Promise<Reply>

const servers: { close(): void }[] = []
/** Clients of a program: over HTTP by the key, and with `fetchFrom` by the name of the action behind it. A reply has any status, and a stream its text. */
const clientsOf = async (program: string): Promise<readonly Send[]> => {
  const { router } = run(program)
  const app = new Koa().use(parseJson).use((router as Router).routes()) // what the program exports under this name
  app.silent = true
  const server = app.listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a server that listens on a port has one
  // biome-ignore lint/suspicious/noExplicitAny: the compiler reads the calls afterwards
  const http = createClient<any>(`http://127.0.0.1:${port}`)
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const fetched = createClient<any>('http://test', { fetch: fetchFrom(app) })
  const calls = [(name: string) => http[`POST /${name}/:id`], (name: string) => fetched[`POST /${name}/:id`][name]]
  return calls.map(callOf => async (name: string, given: object) => {
    const { status, body } = await callOf(name)({ params: { id: '1' }, ...given, expect: [404, 500] })
    return { status, body: body instanceof ReadableStream ? new Stream(await new Response(body).text()) : body }
  })
}
class Stream {
  constructor(readonly text: string) {}
}

/** What both clients get. */
const gotten = async (clients: readonly Send[], name: string, given: object): Promise<Reply> => {
  const [first, ...others] = await Promise.all(clients.map(send => send(name, given)))
  // The fields of requests have other orders and hosts.
  const expected = 'headers' in given ? { ...first, body: expect.any(String) } : first
  for (const other of others) expect(other, name).toEqual(expected)
  return first ?? { status: 0, body: undefined }
}

const isJson = (value: unknown): boolean => {
  try {
    return JSON.stringify(value) !== ''
  } catch {
    return false // a bigint, which the compiler refuses
  }
}

/** How an action answers with a value: its body, and the statuses of its type. */
const WAYS = {
  plain: (value: string) => `{ return values.${value}() }`,
  created: (value: string) => `{ return reply(201, values.${value}()) }`,
  missing: (value: string) => `{ return reply(404, values.${value}()) }`,
  several: (value: string) => `{ return Math.random() > 1 ? reply(202, 'later') : reply(201, values.${value}()) }`,
  promised: (value: string) => `{ return Promise.resolve(values.${value}()) }`,
  asText: (value: string) => `{ return reply(200, values.${value}(), { 'Content-Type': 'text/plain' }) }`,
  asJson: (value: string) =>
    `{ return reply(200, JSON.stringify(values.${value}()), { 'content-type': 'application/json' as const }) }`,
}
const statusesOf = (way: string, status: number): string => (way === 'several' ? `${status} | 202` : String(status))

interface Given {
  readonly way: string
  readonly value: string
  readonly action: Action
}
const given: readonly Given[] = valueNames
  .filter(value => isJson(values[value]()))
  .flatMap(value =>
    Object.entries(WAYS).map(([way, methodOf]) => ({
      ...{ way, value },
      action: { name: `${way}_${value}`, method: `() ${methodOf(value)}` },
    })),
  )
/** These take values that are not of their types: dates and lists as records, and anything. `createRouter` refuses such replies. */
const LOOSE = ['optional', 'defaulted', 'caught', 'byName', 'datesByName']
/** Each schema with values that it takes. */
const declared: readonly Given[] = named
  .filter(({ name }) => !LOOSE.includes(name))
  .flatMap(each =>
    valueNames
      .filter(value => isJson(values[value]()) && takes(each, values[value]()))
      .slice(0, 2)
      .map(value => ({
        ...{ way: 'declared', value },
        action: {
          name: `${each.library}_${each.name}_${value}`,
          contract: `{ returns: { 201: ${each.source} } }`,
          method: `() { return reply(201, values.${value}()) }`,
        },
      })),
  )

/** Their types say that there may be more, or other members, than there are in this value. */
const UNREAD = ['either', 'plainJson', 'error', 'overloaded', 'maybeOpened', 'maybeClosed', 'noted']

const linesOf = ({ way, value, action: { name } }: Given, { status, body }: Reply): readonly string[] => {
  const got = `Got<'POST /${name}/:id', ${status}>`
  if (body instanceof Stream) return [`fits<${got}>()(new ReadableStream<Uint8Array>())`]
  const reads = UNREAD.includes(value) || ['declared', 'asJson'].includes(way) ? [] : readsOf('it', body)
  return [
    `fits<${got}>()(${literalOf(body)})`,
    `same<(typeof client)['POST /${name}/:id']['${name}'], CallNamed<'POST /${name}/:id'>>(true)`,
    `same<${got}, BodyAt<ReplyOf<typeof routes, 'It#${name}'>, ${status}>>(true)`,
    ...(reads.length > 0 ? [`export const read_${name} = (it: ${got}) => [${reads.join(', ')}]`] : []),
    ...(way === 'declared' ? [] : [`same<Statuses<'POST /${name}/:id'>, ${statusesOf(way, status)}>(true)`]),
  ]
}

/** The compiler takes no object for a type of optional members alone with which it shares none; and the input of `catch` is too narrow. */
const wider = ({ name }: Input) => ['caught', 'optional', 'defaulted', 'inner'].includes(name)

const messageOf = (define: () => unknown): string => {
  try {
    define()
    return ''
  } catch (error) {
    return String(error)
  }
}

describe('the types of a client and its wire', () => {
  const replies = new Map<string, Reply>()
  const programs: Record<string, string> = {}

  beforeAll(async () => {
    const all = [...given, ...declared]
    const clients = await clientsOf(contractProgram(actionsOf(all), ''))
    const lines: string[] = []
    for (const each of all) {
      const reply = await gotten(clients, each.action.name, {})
      replies.set(each.action.name, reply)
      lines.push(...linesOf(each, reply))
    }
    programs.replies = contractProgram(actionsOf(all), '', [HEAD, ...lines])

    const refused = messageOf(() => run(contractProgram(actionsOf(inputs), '')))
    const accepted = inputs.filter(({ action }) => !refused.includes(`'It#${action.name}'`))
    const inputClients = await clientsOf(contractProgram(actionsOf(accepted), ''))
    const inputLines: string[] = []
    for (const each of accepted) {
      const { action, part } = each
      for (const value of SENT[part].filter(value => typeof value !== 'string' && takes(each, value)).slice(0, 2)) {
        // A text goes as it is, and the body parser here reads JSON alone.
        const reply = await gotten(inputClients, action.name, { [part]: value })
        replies.set(`${action.name} ${literalOf(value)}`, reply)
        const result = each.schema['~standard'].validate(value)
        if (part !== 'headers' && 'value' in result) expect(reply.body, action.name).toBe(literalOf(result.value))
        const others = part === 'params' ? '' : "params: { id: '1' }, "
        if (wider(each)) continue
        inputLines.push(`fits<Input<'POST /${action.name}/:id'>>()({ ${others}${part}: ${literalOf(value)} })`)
      }
    }
    programs.inputs = contractProgram(actionsOf(accepted), '', [HEAD, ...inputLines])

    await writeFolder(folder, programs)
    const options = '{ "noErrorTruncation": true, "declaration": false, "lib": ["ES2023", "DOM", "DOM.Iterable"] }'
    await writeFile(
      `${folder}tsconfig.json`,
      `{ "extends": "../../tsconfig.json", "compilerOptions": ${options}, "include": ["*.ts"], "exclude": [] }`,
    )
  })
  afterAll(async () => {
    for (const server of servers) server.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('agree, whatever an action returns', () => {
    expect([...replies].filter(([, { status }]) => status >= 500).map(([name]) => name)).toEqual([])
    expect(replies.size).toBeGreaterThan(500)
  })

  it.each(COMPILERS)('agree for TypeScript %s', async compiler => {
    const errors = await errorsIn(compiler, folder)
    const shown = [...errors].flatMap(([file, all]) =>
      all
        .filter(each => !each.includes("The 'this' context")) // what `createRouter` refuses, see `contract-wire.test.ts`
        .map(each => `${each}\n${programs[file]?.split('\n')[Number.parseInt(each, 10) - 1]}`),
    )
    expect(shown).toEqual([])
  })
})
