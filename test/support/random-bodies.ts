/** Random contracts of bodies in three libraries, requests for them, and what must come of each by the rules of the docs. */
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { type } from 'arktype'
import * as v from 'valibot'
import { z } from 'zod'
import type { BodyContract, StandardSchema } from '../../src/index.js'
import type { Random } from './random.js'

export const LIBRARIES = ['zod', 'valibot', 'arktype'] as const
type Library = (typeof LIBRARIES)[number]

/** What a member of an object is. In a form, a number is a text that the schema converts. `either` is a union in which a list is drawn. */
const MEMBERS = ['text', 'number', 'texts', 'either', 'object', 'file', 'files'] as const
type MemberKind = (typeof MEMBERS)[number]
interface Member {
  readonly name: string
  readonly kind: MemberKind
  readonly isOptional: boolean
  /** Of an object. */
  readonly members: readonly Member[]
}

const FORMATS = ['json', 'suffix', 'scalar', 'text', 'csv', 'bytes', 'image', 'form', 'multipart'] as const
export type Format = (typeof FORMATS)[number]
const TYPES: Readonly<Record<Format, string>> = {
  json: 'application/json',
  suffix: 'application/json',
  scalar: 'application/json',
  text: 'text/plain',
  csv: 'text/csv',
  bytes: 'application/octet-stream',
  image: 'image/*',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}
const isForm = (format: Format): boolean => format === 'form' || format === 'multipart'
const isObject = (format: Format): boolean => isForm(format) || format === 'json' || format === 'suffix'

export interface RandomContract {
  readonly format: Format
  readonly library: Library
  readonly members: readonly Member[]
  readonly isOptional: boolean
  readonly limit: number
  readonly body: BodyContract
}

export const randomContract = (random: Random): RandomContract => {
  const format = random.pick(FORMATS)
  const library = random.pick(LIBRARIES)
  // an empty form is an object, and bytes without a length are bytes: neither is no body
  const isOptional = (format === 'json' || format === 'scalar') && random.chance(0.3)
  const members = isObject(format) ? membersOf(random, format, 0) : []
  const schema = WRITERS[library](format, members, isOptional)
  const limit = random.pick([64, 300, 5000])
  const isUsual = ['json', 'suffix', 'scalar', 'text'].includes(format)
  const types = isUsual
    ? random.chance(0.5)
      ? {}
      : { type: TYPES[format] as 'a/b' }
    : { type: TYPES[format] as 'a/b' }
  return { format, library, members, isOptional, limit, body: { schema, ...types, limit } }
}

const membersOf = (random: Random, format: Format, depth: number): readonly Member[] =>
  Array.from({ length: 1 + random.below(3) }, (_, at) => {
    const kinds = MEMBERS.filter(
      each => (format === 'multipart' || !each.startsWith('file')) && (depth < 2 || each !== 'object'),
    )
    const kind = random.pick(kinds)
    return {
      name: `m${at}`,
      kind,
      // an object or a list without members has no names in a form
      isOptional:
        random.chance(0.3) &&
        !(isForm(format) && (kind === 'object' || kind === 'texts' || kind === 'either' || (depth > 0 && at === 0))),
      members: kind === 'object' ? membersOf(random, format, depth + 1) : [],
    }
  })

/** The schema of each library. A number in a form is converted. */
const WRITERS: Readonly<
  Record<Library, (format: Format, members: readonly Member[], isOptional: boolean) => StandardSchema>
> = {
  zod: (format, members, isOptional) => {
    const ofMember = ({ kind, members, isOptional }: Member): z.ZodType => {
      const schema = {
        text: () => z.string(),
        number: () => (isForm(format) ? z.coerce.number() : z.number()),
        texts: () => z.array(z.string()),
        either: () => z.union([z.array(z.string()), z.literal(false)]),
        object: () => ofMembers(members),
        file: () => z.file(),
        files: () => z.array(z.file()),
      }[kind]()
      return isOptional ? schema.optional() : schema
    }
    const ofMembers = (all: readonly Member[]) =>
      z.object(Object.fromEntries(all.map(each => [each.name, ofMember(each)])))
    const whole = isObject(format)
      ? ofMembers(members)
      : format === 'scalar'
        ? z.union([z.number(), z.boolean(), z.null()])
        : format === 'text' || format === 'csv'
          ? z.string()
          : z.instanceof(Uint8Array)
    return isOptional ? whole.optional() : whole
  },
  valibot: (format, members, isOptional) => {
    const ofMember = ({ kind, members, isOptional }: Member): v.GenericSchema => {
      const schema = {
        text: () => v.string(),
        number: () => (isForm(format) ? v.pipe(v.string(), v.transform(Number), v.number()) : v.number()),
        texts: () => v.array(v.string()),
        either: () => v.union([v.array(v.string()), v.literal(false)]),
        object: () => ofMembers(members),
        file: () => v.file(),
        files: () => v.array(v.file()),
      }[kind]() as v.GenericSchema // each of them is one
      return isOptional ? v.optional(schema) : schema
    }
    const ofMembers = (all: readonly Member[]): v.GenericSchema =>
      v.object(Object.fromEntries(all.map(each => [each.name, ofMember(each)])))
    const whole = (
      isObject(format)
        ? ofMembers(members)
        : format === 'scalar'
          ? v.union([v.number(), v.boolean(), v.null()])
          : format === 'text' || format === 'csv'
            ? v.string()
            : v.instance(Uint8Array)
    ) as v.GenericSchema // as above
    return isOptional ? v.optional(whole) : whole
  },
  arktype: (format, members, isOptional) => {
    const ofMember = ({ kind, members }: Member): unknown =>
      ({
        text: () => 'string',
        number: () => (isForm(format) ? 'string.numeric.parse' : 'number'),
        texts: () => 'string[]',
        either: () => 'string[] | false',
        object: () => definitionOf(members),
        file: () => 'File',
        files: () => 'File[]',
      })[kind]()
    const definitionOf = (all: readonly Member[]): object =>
      Object.fromEntries(all.map(each => [`${each.name}${each.isOptional ? '?' : ''}`, ofMember(each)]))
    const definition = isObject(format)
      ? definitionOf(members)
      : format === 'scalar'
        ? 'number | boolean | null'
        : format === 'text' || format === 'csv'
          ? 'string'
          : 'TypedArray.Uint8'
    const whole = type(definition as 'string') // of any definition
    return isOptional ? whole.or('undefined') : whole
  },
}

/** A file by its name, its type and its size, so that values can be compared as JSON. */
export interface FileOf {
  readonly file: string
}
/** A value for a contract, in which files are texts with a mark until they are sent. */
export const valueFor = (
  random: Random,
  { format, members }: Pick<RandomContract, 'format' | 'members'>,
  length: number,
): unknown => {
  const textOf = (): string => 'aé 😀&=+%"'.slice(0, 2).padEnd(2 + random.below(4), 'x')
  let isPadded = false
  const pad = (): string => {
    if (isPadded) return textOf()
    isPadded = true
    return 'p'.repeat(length)
  }
  const ofMember = ({ kind, members }: Member): unknown =>
    ({
      text: () => pad(),
      number: () => random.below(100) / 4,
      texts: () => Array.from({ length: 1 + random.below(3) }, textOf),
      either: () => Array.from({ length: 1 + random.below(3) }, textOf),
      object: () => ofMembers(members),
      file: () => new File([pad()], `f${random.below(9)}.txt`, { type: 'text/plain' }),
      files: () =>
        Array.from({ length: 1 + random.below(2) }, () => new File([textOf()], 'g.txt', { type: 'text/plain' })),
    })[kind]()
  const ofMembers = (all: readonly Member[]): object =>
    Object.fromEntries(
      all.flatMap(each => (each.isOptional && random.chance(0.4) ? [] : [[each.name, ofMember(each)]])),
    )
  if (isObject(format)) return ofMembers(members)
  if (format === 'scalar') return random.pick([5, 0, true, false, null, 1.5])
  if (format === 'text' || format === 'csv') return `é${'p'.repeat(length)}`
  return Uint8Array.from({ length }, () => random.below(256)) // which no encoding makes shorter
}

/** The same value with one mistake, or `undefined` where any value of the format fits. */
export const mistakenFor = (value: unknown, { format, members }: RandomContract): unknown => {
  if (format === 'scalar') return ['a list']
  const wrong = members.find(({ kind, isOptional }) => !isOptional || kind === 'number')
  if (!isObject(format) || !wrong || typeof value !== 'object') return undefined
  const { [wrong.name]: _, ...others } = value as Record<string, unknown>
  if (wrong.kind === 'number') return { ...others, [wrong.name]: 'no number' }
  return others
}

const ENCODERS = { identity: Buffer.from, gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync }
export const ENCODINGS = Object.keys(ENCODERS) as readonly (keyof typeof ENCODERS)[]
export const encoded = (encoding: keyof typeof ENCODERS, bytes: Uint8Array): Buffer => ENCODERS[encoding](bytes)

/** The names and values of a form. */
export const fieldsOf = (value: unknown, name = ''): readonly (readonly [string, string | File])[] => {
  if (value instanceof File) return [[name, value]]
  if (Array.isArray(value)) return value.flatMap(each => fieldsOf(each, name))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) => fieldsOf(each, name === '' ? key : `${name}[${key}]`))
  return [[name, String(value)]]
}

/** The content type and the bytes of a value, as another program than the client would write them: a plain one has no byte order mark. */
export const written = async (
  random: Random,
  format: Format,
  value: unknown,
  isPlain: boolean,
): Promise<readonly [type: string, bytes: Uint8Array]> => {
  if (format === 'form' || format === 'multipart') {
    const form = format === 'form' ? new URLSearchParams() : new FormData()
    for (const [name, each] of fieldsOf(value)) Reflect.apply(form.append, form, [name, each])
    const response = new Response(form)
    return [response.headers.get('content-type') ?? '', new Uint8Array(await response.arrayBuffer())]
  }
  if (value instanceof Uint8Array) return [format === 'image' ? 'image/png' : TYPES[format], value]
  const isText = format === 'text' || format === 'csv'
  const text = isText ? String(value) : JSON.stringify(value)
  const mark = isText || isPlain || random.chance(0.8) ? '' : '\ufeff'
  const suffix = random.pick(['', '; charset=utf-8', ';charset="UTF-8"'])
  return [`${format === 'suffix' ? 'application/vnd.place+json' : TYPES[format]}${suffix}`, Buffer.from(mark + text)]
}

/** Whether a media type is one that the contract takes. */
export const isTaken = (format: Format, type: string): boolean => {
  const [plain = ''] = type.toLowerCase().split(';')
  if (TYPES[format] === 'application/json') return /^application\/(?:json|.*\+json)$/.test(plain.trim())
  return format === 'image' ? plain.startsWith('image/') : plain.trim() === TYPES[format]
}

/** A value as JSON shows it, with a file by its name, type and size. */
export const shownValue = (value: unknown): unknown => {
  if (value instanceof File) return `file ${value.name} ${value.type} ${value.size}`
  if (value instanceof Uint8Array) return `bytes ${Buffer.from(value).toString('base64')}`
  if (value === undefined) return 'none'
  if (Array.isArray(value)) return value.map(shownValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shownValue(each)]))
}
