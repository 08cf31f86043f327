/**
 * Sends random bodies, over sockets, to random contracts: what an action gets, or the status, is what the generator has drawn. It crosses
 * media types, schemas of three libraries, a mounted parser, limits, encodings and what sends the request.
 */
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { bodyParser } from '@koa/bodyparser'
import { type } from 'arktype'
import Koa from 'koa'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { createClient } from '../../src/client/index.js'
import type { StandardSchema } from '../../src/contract/schema.js'
import { createRouter, defineRoutes } from '../../src/index.js'
import { fetchFrom } from '../../src/testing/index.js'
import { listen } from '../cases/http-behaviour.js'
import { Random, seedOf } from '../support/random.js'

const PROGRAMS = Number(process.env.PROGRAMS ?? 100)
const REQUESTS_EACH = 6
const seed = seedOf(process.env)

/** What a schema means, whatever library it is of. */
type Meaning =
  | { readonly is: 'text' | 'number' | 'flag' | 'bytes' | 'file' }
  | { readonly is: 'list'; readonly of: Meaning }
  | { readonly is: 'object'; readonly members: readonly Member[] }
interface Member {
  readonly name: string
  readonly isOptional: boolean
  readonly of: Meaning
}

interface Library<Schema extends StandardSchema> {
  readonly text: Schema
  readonly number: Schema
  readonly flag: Schema
  readonly bytes: Schema
  readonly file: Schema
  list(of: Schema): Schema
  object(members: readonly (Member & { readonly schema: Schema })[]): Schema
  optional(of: Schema): Schema
}
const ofZod: Library<z.ZodType> = {
  text: z.string(),
  number: z.coerce.number(),
  flag: z.boolean(),
  bytes: z.instanceof(Uint8Array),
  file: z.file(),
  list: of => z.array(of),
  object: members =>
    z.object(
      Object.fromEntries(
        members.map(({ name, isOptional, schema }) => [name, isOptional ? schema.optional() : schema]),
      ),
    ),
  optional: of => of.optional(),
}
const ofValibot: Library<v.GenericSchema> = {
  text: v.string(),
  number: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number()),
  flag: v.boolean(),
  bytes: v.instance(Uint8Array),
  file: v.file(),
  list: of => v.array(of),
  object: members =>
    v.object(
      Object.fromEntries(
        members.map(({ name, isOptional, schema }) => [name, isOptional ? v.optional(schema) : schema]),
      ),
    ),
  optional: of => v.optional(of),
}
const ofArktype: Library<type.Any> = {
  text: type.raw('string'),
  number: type.raw('string.numeric.parse | number'),
  flag: type.raw('boolean'),
  bytes: type.raw('TypedArray.Uint8'),
  file: type.raw('File'),
  list: of => of.array(),
  object: members =>
    type.raw(
      Object.fromEntries(members.map(({ name, isOptional, schema }) => [isOptional ? `${name}?` : name, schema])),
    ),
  optional: of => of.or('undefined'),
}
const schemaIn = <Schema extends StandardSchema>(library: Library<Schema>, meaning: Meaning): Schema => {
  if (meaning.is === 'list') return library.list(schemaIn(library, meaning.of))
  if (meaning.is !== 'object') return library[meaning.is]
  return library.object(meaning.members.map(member => ({ ...member, schema: schemaIn(library, member.of) })))
}
const bodyIn = <Schema extends StandardSchema>(library: Library<Schema>, meaning: Meaning, isOptional: boolean) => {
  const schema = schemaIn(library, meaning)
  return isOptional ? library.optional(schema) : schema
}
const LIBRARIES: Readonly<Record<string, (meaning: Meaning, isOptional: boolean) => StandardSchema>> = {
  zod: (...given) => bodyIn(ofZod, ...given),
  valibot: (...given) => bodyIn(ofValibot, ...given),
  arktype: (...given) => bodyIn(ofArktype, ...given),
}

type Format = 'json' | 'form' | 'multipart' | 'text' | 'bytes'
const TYPES: Readonly<Record<Format, readonly string[]>> = {
  json: ['application/json', 'application/vnd.api+json'],
  form: ['application/x-www-form-urlencoded'],
  multipart: ['multipart/form-data'],
  text: ['text/plain', 'text/csv'],
  bytes: ['application/octet-stream', 'image/png'],
}
const TEXTS = ['', 'a', 'a b', 'é', '😀', '+&=%', '%41', '[a]', 'null', '0', 'a,b;"c"', '{"a":1}']
/** A parser reads this name as a member of `x`. */
const DOTTED = 'x.y'
const NAMES = ['title', 'a-b', 'é', 'size', DOTTED, 'name', '0']
/**
 * Members of every object: as optional ones, libraries take them for sent, and parsers leave them out. With `toString` in a `constructor`,
 * arktype itself throws.
 */
const INHERITED = ['constructor', 'valueOf']

const isForm = (format: Format): boolean => format === 'form' || format === 'multipart'

/** A meaning of an object: its first member is a text and required, so that a form has the object. */
const drawObject = (random: Random, format: Format, isParsed: boolean, depth = 0): Meaning => {
  const inherited = isParsed ? [] : INHERITED
  const names = random.some([...NAMES, ...inherited]).filter(name => !isParsed || name !== DOTTED)
  const members = names.map(name => ({
    name,
    isOptional: !INHERITED.includes(name) && random.chance(0.4),
    of: drawMember(random, format, isParsed, depth),
  }))
  return { is: 'object', members: [{ name: 'first', isOptional: false, of: { is: 'text' } }, ...members] }
}
const drawMember = (random: Random, format: Format, isParsed: boolean, depth: number): Meaning => {
  const leaves = [
    { is: 'text' },
    { is: 'number' },
    ...(format === 'json' ? [{ is: 'flag' } as const] : []),
    ...(format === 'multipart' ? [{ is: 'file' } as const] : []),
  ] as const
  if (random.chance(0.25)) return { is: 'list', of: random.pick(leaves) }
  if (depth < 2 && random.chance(0.2)) return drawObject(random, format, isParsed, depth + 1)
  if (depth < 2 && random.chance(0.1)) return { is: 'list', of: drawObject(random, format, isParsed, depth + 1) }
  return random.pick(leaves)
}
const drawBody = (random: Random, format: Format, isParsed: boolean): Meaning => {
  if (format === 'text' || format === 'bytes') return { is: format }
  if (format === 'json' && !isParsed && random.chance(0.2)) return { is: random.pick(['text', 'number', 'flag']) }
  if (format === 'json' && random.chance(0.1)) return { is: 'list', of: drawObject(random, format, isParsed) }
  return drawObject(random, format, isParsed)
}

/** A value of a meaning. A form has no empty list, and a parser leaves a list of one as a text. */
const drawValue = (random: Random, meaning: Meaning, format: Format, isParsed: boolean): unknown => {
  if (meaning.is === 'text') return random.pick(TEXTS)
  if (meaning.is === 'number') return random.pick([0, -1, 1.5, 2 ** 40])
  if (meaning.is === 'flag') return random.chance(0.5)
  if (meaning.is === 'bytes') return Buffer.from(Array.from({ length: random.below(40) }, () => random.below(256)))
  if (meaning.is === 'file')
    return new File([random.pick(TEXTS)], random.pick(['a.txt', 'é b.png']), { type: 'image/png' })
  if (meaning.is === 'list') {
    const least = isForm(format) ? (isParsed ? 2 : 1) : 0
    return Array.from({ length: least + random.below(3) }, () => drawValue(random, meaning.of, format, isParsed))
  }
  if (meaning.is !== 'object') throw new TypeError(`no value of ${meaning.is}`)
  const members = meaning.members.filter(({ isOptional }) => !isOptional || random.chance(0.5))
  return Object.fromEntries(members.map(({ name, of }) => [name, drawValue(random, of, format, isParsed)]))
}

/** The fields of a form. Lists are written in each of their forms: with a name that is repeated, with `[]`, and with indexes. */
const fieldsOf = (random: Random, value: unknown, name = ''): (readonly [string, string | File])[] => {
  if (value instanceof File) return [[name, value]]
  if (Array.isArray(value)) {
    const style = value.some(each => !(each instanceof File) && typeof each === 'object') ? 2 : random.below(3)
    return value.flatMap((each, at) => fieldsOf(random, each, name + (['', '[]', `[${at}]`][style] ?? '')))
  }
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, each]) => fieldsOf(random, each, name ? `${name}[${key}]` : key))
}
const BOUNDARY = '----boundary'
const multipartOf = async (fields: readonly (readonly [string, string | File])[]): Promise<Buffer> => {
  const parts = fields.map(async ([name, value]) => {
    const file = value instanceof File ? `; filename="${value.name}"\r\nContent-Type: ${value.type}` : ''
    const text = value instanceof File ? await value.text() : value
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`
  })
  return Buffer.from(`${(await Promise.all(parts)).join('')}--${BOUNDARY}--\r\n`)
}
const bytesOf = async (random: Random, format: Format, value: unknown): Promise<Buffer> => {
  if (value instanceof Uint8Array) return Buffer.from(value)
  if (format === 'json') return Buffer.from(JSON.stringify(value))
  if (format === 'text') return Buffer.from(String(value))
  const fields = fieldsOf(random, value)
  if (format === 'multipart') return multipartOf(fields)
  const pairs = fields.map(([name, each]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(each))}`)
  return Buffer.from(pairs.join('&'))
}

/** A value with its files as texts, so that two of them can be compared. */
const shown = async (value: unknown): Promise<unknown> => {
  if (value instanceof File) return `${value.name} (${value.type}): ${await value.text()}`
  if (value instanceof Uint8Array) return `bytes ${Buffer.from(value).toString('hex')}`
  if (Array.isArray(value)) return Promise.all(value.map(shown))
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(async ([name, each]) => [name, await shown(each)] as const)
  return Object.fromEntries(await Promise.all(members))
}

const ENCODERS = { identity: (bytes: Buffer) => bytes, gzip: gzipSync, br: brotliCompressSync }

/** Runs a program, and says where what arrives is not what was drawn. */
const differencesOf = async (random: Random, count: (answer: unknown) => void): Promise<string[]> => {
  const format = random.pick(['json', 'form', 'multipart', 'text', 'bytes'] as const)
  const library = random.pick(Object.keys(LIBRARIES))
  // What this parser reads: its limits and errors are its own.
  const isMounted = random.chance(0.3)
  const isParsed = isMounted && (format === 'json' || format === 'form')
  const meaning = drawBody(random, format, isParsed)
  const isOptional = random.chance(0.2)
  const mediaType = random.pick(TYPES[format])
  const first = drawValue(random, meaning, format, isParsed)
  const sample = await bytesOf(random, format, first)
  const limit = !isParsed && random.chance(0.5) ? Math.max(0, sample.length + random.pick([-1, 0, 1])) : undefined
  const schema = LIBRARIES[library]?.(meaning, isOptional) ?? z.never()
  let got: unknown
  const routes = defineRoutes({}, r =>
    r.post('sent', { body: { schema, type: mediaType as `${string}/${string}`, limit } }, ctx => {
      got = ctx.input.body
      ctx.status = 204
    }),
  )
  const app = new Koa()
  app.silent = true
  if (isMounted) app.use(bodyParser())
  app.use(createRouter(routes).routes())
  const port = await listen(app.callback())
  const origin = `http://127.0.0.1:${port}`
  // biome-ignore lint/suspicious/noExplicitAny: what a random contract takes has no type
  const clientOf = (fetched: typeof fetch) => createClient<any>(origin, { fetch: fetched })
  const differences: string[] = []
  for (let at = 0; at < REQUESTS_EACH; at++) {
    const isMissing = random.chance(0.1)
    const isOther = !isMissing && random.chance(0.1)
    const isWrong = !isMissing && !isOther && meaning.is === 'object' && random.chance(0.1)
    const isSample = at === 0 && !isMissing && !isWrong
    const value = isSample ? first : drawValue(random, meaning, format, isParsed)
    if (isWrong) Reflect.deleteProperty(Object(value), 'first')
    if (isWrong) Object.assign(Object(value), { other: 'x' })
    const content = isSample ? sample : await bytesOf(random, format, value)
    const isClients = !isSample && random.chance(0.3)
    const reader = isClients ? random.pick(['client', 'client of fetchFrom']) : random.pick(['fetch', 'fetchFrom'])
    const fetched = reader.includes('fetchFrom') ? fetchFrom(app) : fetch
    const encoding = random.pick(['identity', 'gzip', 'br'] as const)
    const isChunked = random.chance(0.4)
    const sent = ENCODERS[encoding](content)
    const headers = {
      'content-type': isOther ? 'video/mp4' : format === 'multipart' ? `${mediaType}; boundary=${BOUNDARY}` : mediaType,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }
    const body = isChunked ? new Blob([Uint8Array.from(sent)]).stream() : Uint8Array.from(sent)
    // The client itself writes an object as JSON, and one with a file as a form.
    const isObject = isClients && mediaType === 'application/json' && !isOther && typeof value === 'object'
    const isPlain = isMissing || isObject
    const init = isMissing ? {} : isObject ? { body: value } : { headers, body, duplex: 'half' as const }
    const raw = init as RequestInit // an object is for the client alone, as above
    got = undefined
    const status: number = isClients
      ? (await clientOf(fetched)['POST /sent']({ ...init, expect: [400, 413, 415, 422, 500] })).status
      : (await fetched(`${origin}/sent`, { method: 'POST', ...raw })).status
    const size = isMissing ? 0 : content.length
    const expected = isMissing
      ? isOptional
        ? 204
        : 422
      : isOther
        ? 415
        : limit !== undefined && size > limit
          ? 413
          : isWrong
            ? 422
            : 204
    const wanted = expected === 204 && !isMissing ? value : undefined
    const answer = [status, await shown(got)]
    count(status)
    const right = [expected, await shown(wanted)]
    try {
      expect(answer).toEqual(right)
    } catch {
      const how = isPlain ? 'plain' : `${encoding}, ${isChunked ? 'chunked' : 'with a length'}`
      differences.push(
        `${library} ${JSON.stringify(meaning)}${isOptional ? ' or none' : ''} as ${headers['content-type']}, limit ${limit}, ` +
          `${isMounted ? 'bodyParser, ' : ''}${reader}, ${how}: ${content} -> ${JSON.stringify(answer)}, not ${JSON.stringify(right)}`,
      )
    }
  }
  return differences
}

it(`random bodies arrive as they were drawn (seed ${seed})`, async () => {
  const random = new Random(seed)
  const statuses = new Map<unknown, number>()
  const differences: string[] = []
  for (let program = 0; program < PROGRAMS && differences.length < 20; program++)
    differences.push(...(await differencesOf(random, status => statuses.set(status, (statuses.get(status) ?? 0) + 1))))
  differences.sort((one, other) => one.length - other.length)
  expect(differences.slice(0, 3)).toEqual([])
  // Each outcome is among what was drawn, or the comparison would say little.
  expect([...statuses.keys()].sort()).toEqual([204, 413, 415, 422])
})
