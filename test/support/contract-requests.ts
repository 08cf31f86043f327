/** Requests to the programs of `contract-wire.ts`. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import * as library from '../../src/index.js'
import * as contractSchemas from '../cases/contract-schemas.js'
import * as contractValues from '../cases/contract-values.js'
import { parseJson } from './contract-app.js'
import { type Action, type Named, named } from './contract-wire.js'
import * as literal from './literal.js'
import { runProgram } from './run-program.js'

export interface Answer {
  readonly status: number
  readonly text: string
  readonly body: unknown
}
export type Ask = (path: string, init?: RequestInit) => Promise<Answer>

const MODULES = {
  '../../src/index.js': library,
  '../cases/contract-schemas.js': contractSchemas,
  '../cases/contract-values.js': contractValues,
  '../support/literal.js': literal,
}
export const run = (program: string) => runProgram(program, MODULES) as { readonly router?: unknown } // what it exports

const servers: Server[] = []
export const closeServers = (): void => {
  for (const server of servers) server.close()
}

/** Serves a program, and returns a function that requests an action. */
export const serve = async (program: string): Promise<Ask> => {
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
export const SENT: { readonly [Each in Part]: readonly unknown[] } = {
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
export const takes = ({ schema }: Named, value: unknown): boolean => {
  const result = schema['~standard'].validate(value)
  return !('issues' in result && result.issues !== undefined)
}

export interface Input extends Named {
  readonly part: Part
  readonly action: Action
}
export const inputs: readonly Input[] = named.flatMap(each =>
  PARTS.map(part => {
    const name = `${each.library}_${each.name}_${part}`
    const method = `(ctx: Contexts['It']['${name}']) { return literalOf(ctx.input.${part}) }`
    return { ...each, part, action: { name, contract: `{ ${part}: ${each.source} }`, method } }
  }),
)
export const actionsOf = (given: readonly { readonly action: Action }[]) => given.map(({ action }) => action)

export const send = (ask: Ask, { part, action }: Input, value: unknown) => {
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
