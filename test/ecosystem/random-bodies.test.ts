/**
 * Random bodies, over sockets: media types, schemas of three libraries, limits, encodings, framings, mounted parsers and readers. What
 * an action gets, or the status, is compared with the rules, which this suite works out without the library.
 */
import { request as requestOf } from 'node:http'
import { bodyParser } from '@koa/bodyparser'
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/client/index.js'
import { createRouter, defineRoutes } from '../../src/index.js'
import { fetchFrom } from '../../src/testing/index.js'
import { listen } from '../cases/http-behaviour.js'
import { Random, seedOf } from '../support/random.js'
import {
  ENCODINGS,
  encoded,
  fieldsOf,
  isTaken,
  mistakenFor,
  type RandomContract,
  randomContract,
  shownValue,
  valueFor,
  written,
} from '../support/random-bodies.js'

const CONTRACTS = Number(process.env.BODIES ?? 40)
const REQUESTS = 12
const seed = seedOf(process.env)

/** The answer of an action is what it got. */
const show = (ctx: Koa.Context) => {
  ctx.body = JSON.stringify({ got: shownValue(ctx.input.body) })
}
const appOf = ({ body }: RandomContract, parser: boolean): Koa => {
  const app = new Koa()
  app.silent = true
  if (parser) app.use(bodyParser())
  const routes = defineRoutes({}, r => r.post('a', { body }, show))
  return app.use(createRouter(routes).routes())
}

/** Sends bytes with a content type. A length is stated, or the body is chunked. */
const send = (port: number, type: string | undefined, encoding: string, bytes: Buffer, isChunked: boolean) =>
  new Promise<string>((resolve, reject) => {
    const headers = {
      ...(type !== undefined && { 'content-type': type }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...(!isChunked && { 'content-length': bytes.length }),
    }
    const request = requestOf(
      { port, host: '127.0.0.1', method: 'POST', path: '/a', headers, agent: false },
      response => {
        let text = ''
        response.setEncoding('utf8').on('data', chunk => {
          text += chunk
        })
        response.on('end', () => resolve(outcomeOf(response.statusCode ?? 0, text)))
      },
    )
    request.on('error', reject)
    const half = Math.floor(bytes.length / 2)
    if (isChunked) {
      request.write(bytes.subarray(0, half))
      request.end(bytes.subarray(half))
    } else request.end(bytes)
  })
const outcomeOf = (status: number, text: string): string => (status === 200 ? `200 ${text}` : String(status))
const gotten = (value: unknown): string => `200 ${JSON.stringify({ got: shownValue(value) })}`

interface Sent {
  readonly title: string
  readonly outcome: () => Promise<string>
  readonly expected: string
}

/** A request of which everything is chosen at random. */
const rawRequest = async (random: Random, contract: RandomContract, port: number, parser: boolean): Promise<Sent> => {
  const { format, limit, isOptional } = contract
  const right = valueFor(random, contract, random.pick([1, 20, limit, limit * 2]))
  const mistaken = random.chance(0.2) ? mistakenFor(right, contract) : undefined
  const value = mistaken ?? right
  const [ownType, ownBytes] = await written(random, format, value, parser)
  const kind = random.pick([
    'right',
    'right',
    'right',
    'right',
    'other type',
    'no type',
    'cut',
    'nothing',
    'empty',
    'encoding',
  ])
  const type =
    kind === 'other type'
      ? random.pick(['text/html', 'application/xml', 'text/plainer'])
      : kind === 'no type' || kind === 'nothing'
        ? undefined
        : ownType
  const isJson = ['json', 'suffix', 'scalar'].includes(format)
  const isEmpty = kind === 'nothing' || (kind === 'empty' && isJson)
  const bytes = isEmpty
    ? new Uint8Array()
    : kind === 'cut' && isJson && ownBytes.length > 2 && typeof value === 'object' && value !== null
      ? ownBytes.subarray(0, -1)
      : ownBytes
  const encoding = kind === 'encoding' ? 'zstd' : parser || isEmpty ? 'identity' : random.pick(ENCODINGS)
  const isChunked = random.chance(0.5)
  const content = encoding === 'zstd' ? Buffer.from(bytes) : encoded(encoding, bytes)
  const expected = (): string => {
    if (isEmpty) return isOptional ? gotten(undefined) : '422'
    if (type === undefined) return content.length === 0 ? (isOptional ? gotten(undefined) : '422') : '415'
    if (!isTaken(format, type)) return '415'
    if (encoding === 'zstd') return '415'
    const isParsed = parser && type.startsWith('application/json')
    if (bytes.length > limit && !isParsed) return '413'
    if (bytes !== ownBytes) return '400'
    return mistaken === undefined ? gotten(right) : '422'
  }
  return {
    title: `${kind}, ${type}, ${encoding}, ${isChunked ? 'chunked' : 'length'} ${content.length}: ${JSON.stringify(shownValue(value))?.slice(0, 200)}`,
    outcome: () => send(port, type, encoding, content, isChunked),
    expected: expected(),
  }
}

/** A call of a client, with a value that fits or has one mistake. */
const callOf = (random: Random, contract: RandomContract, send: Call, reader: string): Sent => {
  const right = valueFor(random, contract, random.pick([1, 20]))
  const mistaken = random.chance(0.3) ? mistakenFor(right, contract) : undefined
  return {
    title: `${reader}: ${JSON.stringify(shownValue(mistaken ?? right))}`,
    outcome: () => send(bodyFor(contract.format, mistaken ?? right), TYPES[contract.format]),
    expected: mistaken === undefined ? gotten(right) : '422',
  }
}
type Call = (body: unknown, type: string | undefined) => Promise<string>

/** The types that a client does not give by itself. */
const TYPES: { readonly [format: string]: string } = {
  suffix: 'application/vnd.place+json',
  csv: 'text/csv',
  bytes: 'application/octet-stream',
  image: 'image/png',
}

/** What a client is given: an object with a file is a form for it, one without is not. */
const bodyFor = (format: string, value: unknown): unknown => {
  const fields = fieldsOf(value)
  if (format === 'form') return new URLSearchParams(fields as [string, string][]) // it has no files
  if (format !== 'multipart' || fields.some(([, each]) => each instanceof File)) return value
  const form = new FormData()
  for (const [name, each] of fields) form.append(name, each)
  return form
}

const callWith = (origin: string, fetch: typeof globalThis.fetch): Call => {
  // biome-ignore lint/suspicious/noExplicitAny: each table is another one
  const client = createClient<any>(origin, { fetch })
  return async (body, type) => {
    const headers = type === undefined ? {} : { 'content-type': type }
    const { status, body: text } = await client['POST /a']({ body, headers, as: 'text', expect: [400, 413, 415, 422] })
    return outcomeOf(status, text)
  }
}

const random = new Random(seed)

describe(`what an action gets of a body (SEED=${seed})`, () => {
  it.each(Array.from({ length: CONTRACTS }, (_, at) => [at] as const))('contract %i', async () => {
    const contract = randomContract(random)
    // a parser makes other values of a form, and takes no scalars
    const parser = !['form', 'scalar'].includes(contract.format) && random.chance(0.3)
    const app = appOf(contract, parser)
    const port = await listen(app.callback())
    const origin = `http://127.0.0.1:${port}`
    const calls = { fetch: callWith(origin, fetch), fetchFrom: callWith('http://test', fetchFrom(app)) }
    const wrong: string[] = []
    for (let left = REQUESTS; left > 0; left--) {
      const reader = random.pick(['socket', 'socket', 'fetch', 'fetchFrom'] as const)
      const sent =
        reader === 'socket'
          ? await rawRequest(random, contract, port, parser)
          : callOf(random, { ...contract, limit: 5000 }, calls[reader], reader)
      if (reader !== 'socket' && contract.limit < 5000) continue
      const outcome = await sent.outcome()
      if (outcome !== sent.expected) wrong.push(`${sent.title}\n  ${outcome}\n  and not ${sent.expected}`)
    }
    expect(wrong, JSON.stringify({ ...contract, body: undefined, parser })).toEqual([])
  })
})
