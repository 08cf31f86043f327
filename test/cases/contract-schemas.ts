/**
 * Schemas of all kinds, under the same names for each library. `test/ecosystem/contract-wire.test.ts` crosses them with the places of a
 * contract: parts of a request, and replies.
 */
import { type } from 'arktype'
import * as v from 'valibot'
import { z } from 'zod'
import type { StandardSchema } from '../../src/index.js'
import { Failed, schemaOf } from '../support/hand-schemas.js'

const zodTree = z.object({
  name: z.string(),
  get children() {
    return z.array(zodTree)
  },
})
const zodDatedTree = z.object({
  at: z.date(),
  get children() {
    return z.array(zodDatedTree)
  },
})

const zod = {
  text: z.string(),
  number: z.number(),
  boolean: z.boolean(),
  null: z.null(),
  literal: z.literal(5),
  kinds: z.enum(['room', 'suite']),
  date: z.date(),
  time: z.iso.datetime(),
  bigint: z.bigint(),
  map: z.map(z.string(), z.number()),
  set: z.set(z.string()),
  anything: z.unknown(),
  nothing: z.undefined(),
  numbers: z.array(z.number()),
  dates: z.array(z.date()),
  pair: z.tuple([z.string(), z.number()]),
  byName: z.record(z.string(), z.number()),
  datesByName: z.record(z.string(), z.date()),
  textOrNumber: z.union([z.string(), z.number()]),
  dateOrText: z.union([z.date(), z.string()]),
  dateOrBigint: z.union([z.date(), z.bigint()]),
  perhaps: z.string().optional(),
  orNull: z.number().nullable(),
  parsedDate: z.coerce.date(),
  parsedNumber: z.string().regex(/^\d+$/).transform(Number),
  shape: z.union([
    z.object({ kind: z.literal('a'), a: z.string() }),
    z.object({ kind: z.literal('b'), b: z.number() }),
  ]),
  tree: zodTree,
  datedTree: zodDatedTree,
  place: z.object({ name: z.string(), beds: z.number().optional() }),
  opened: z.object({ at: z.date() }),
  openedText: z.object({ at: z.string() }),
  rooms: z.object({ rooms: z.array(z.object({ at: z.date().optional() })) }),
  both: z.intersection(z.object({ id: z.string() }), z.object({ at: z.date() })),
  counted: z.object({ id: z.bigint() }),
  tagged: z.object({ tags: z.set(z.string()) }),
  identified: z.object({ id: z.string() }),
  numbered: z.object({ id: z.number() }),
  converted: z.object({ id: z.coerce.number() }),
  flagged: z.object({ id: z.boolean() }),
  five: z.object({ id: z.literal(5) }),
  oneOf: z.object({ id: z.union([z.number(), z.boolean()]) }),
  textOr: z.object({ id: z.union([z.number(), z.literal('all')]) }),
  listed: z.object({ id: z.array(z.string()) }),
  ids: z.object({ id: z.array(z.number()) }),
  inner: z.object({ id: z.object({ a: z.string().optional() }) }),
  paged: z.object({ page: z.string() }),
  eitherName: z.union([z.object({ page: z.string() }), z.object({ slug: z.string() })]),
  optional: z.object({ page: z.string().optional() }),
  defaulted: z.object({ page: z.string().default('1') }),
  capital: z.object({ 'X-Page': z.string() }),
  caught: z.object({ id: z.number().catch(1) }),
}

type Names = keyof typeof zod

const valibotTree: v.GenericSchema<Tree> = v.object({ name: v.string(), children: v.array(v.lazy(() => valibotTree)) })
const valibotDatedTree: v.GenericSchema<DatedTree> = v.object({
  at: v.date(),
  children: v.array(v.lazy(() => valibotDatedTree)),
})
export interface Tree {
  name: string
  children: Tree[]
}
export interface DatedTree {
  at: Date
  children: DatedTree[]
}

const valibot = {
  text: v.string(),
  number: v.number(),
  boolean: v.boolean(),
  null: v.null(),
  literal: v.literal(5),
  kinds: v.picklist(['room', 'suite']),
  date: v.date(),
  time: v.pipe(v.string(), v.isoTimestamp()),
  bigint: v.bigint(),
  map: v.map(v.string(), v.number()),
  set: v.set(v.string()),
  anything: v.unknown(),
  nothing: v.undefined(),
  numbers: v.array(v.number()),
  dates: v.array(v.date()),
  pair: v.tuple([v.string(), v.number()]),
  byName: v.record(v.string(), v.number()),
  datesByName: v.record(v.string(), v.date()),
  textOrNumber: v.union([v.string(), v.number()]),
  dateOrText: v.union([v.date(), v.string()]),
  dateOrBigint: v.union([v.date(), v.bigint()]),
  perhaps: v.optional(v.string()),
  orNull: v.nullable(v.number()),
  parsedDate: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform(text => new Date(text)),
  ),
  parsedNumber: v.pipe(v.string(), v.digits(), v.transform(Number)),
  shape: v.variant('kind', [
    v.object({ kind: v.literal('a'), a: v.string() }),
    v.object({ kind: v.literal('b'), b: v.number() }),
  ]),
  tree: valibotTree,
  datedTree: valibotDatedTree,
  place: v.object({ name: v.string(), beds: v.optional(v.number()) }),
  opened: v.object({ at: v.date() }),
  openedText: v.object({ at: v.string() }),
  rooms: v.looseObject({ rooms: v.array(v.object({ at: v.optional(v.date()) })) }),
  both: v.intersect([v.object({ id: v.string() }), v.object({ at: v.date() })]),
  counted: v.object({ id: v.bigint() }),
  tagged: v.object({ tags: v.set(v.string()) }),
  identified: v.object({ id: v.string() }),
  numbered: v.object({ id: v.number() }),
  converted: v.object({ id: v.pipe(v.string(), v.digits(), v.transform(Number)) }),
  flagged: v.object({ id: v.boolean() }),
  five: v.object({ id: v.literal(5) }),
  oneOf: v.object({ id: v.union([v.number(), v.boolean()]) }),
  textOr: v.object({ id: v.union([v.number(), v.literal('all')]) }),
  listed: v.object({ id: v.array(v.string()) }),
  ids: v.object({ id: v.array(v.number()) }),
  inner: v.object({ id: v.object({ a: v.optional(v.string()) }) }),
  paged: v.object({ page: v.string() }),
  eitherName: v.union([v.object({ page: v.string() }), v.object({ slug: v.string() })]),
  optional: v.object({ page: v.optional(v.string()) }),
  defaulted: v.object({ page: v.optional(v.string(), '1') }),
  capital: v.object({ 'X-Page': v.string() }),
  caught: v.object({ id: v.fallback(v.number(), 1) }),
} satisfies { readonly [Name in Names]: StandardSchema }

const trees = type.module({
  tree: { name: 'string', children: 'tree[]' },
  datedTree: { at: 'Date', children: 'datedTree[]' },
})
const arktype = {
  text: type('string'),
  number: type('number'),
  boolean: type('boolean'),
  null: type('null'),
  literal: type('5'),
  kinds: type("'room' | 'suite'"),
  date: type('Date'),
  time: type('string.date.iso'),
  bigint: type('bigint'),
  map: type('Map'),
  set: type('Set'),
  anything: type('unknown'),
  nothing: type('undefined'),
  numbers: type('number[]'),
  dates: type('Date[]'),
  pair: type(['string', 'number']),
  byName: type({ '[string]': 'number' }),
  datesByName: type({ '[string]': 'Date' }),
  textOrNumber: type('string | number'),
  dateOrText: type('Date | string'),
  dateOrBigint: type('Date | bigint'),
  perhaps: type('string | undefined'),
  orNull: type('number | null'),
  parsedDate: type('string.date.iso.parse'),
  parsedNumber: type('string.integer.parse'),
  shape: type({ kind: "'a'", a: 'string' }).or({ kind: "'b'", b: 'number' }),
  tree: trees.tree,
  datedTree: trees.datedTree,
  place: type({ name: 'string', 'beds?': 'number' }),
  opened: type({ at: 'Date' }),
  openedText: type({ at: 'string' }),
  rooms: type({ rooms: type({ 'at?': 'Date' }).array() }),
  both: type({ id: 'string' }).and({ at: 'Date' }),
  counted: type({ id: 'bigint' }),
  tagged: type({ tags: 'Set' }),
  identified: type({ id: 'string' }),
  numbered: type({ id: 'number' }),
  converted: type({ id: 'string.integer.parse' }),
  flagged: type({ id: 'boolean' }),
  five: type({ id: '5' }),
  oneOf: type({ id: 'number | boolean' }),
  textOr: type({ id: "number | 'all'" }),
  listed: type({ id: 'string[]' }),
  ids: type({ id: 'number[]' }),
  inner: type({ id: { 'a?': 'string' } }),
  paged: type({ page: 'string' }),
  eitherName: type({ page: 'string' }).or({ slug: 'string' }),
  optional: type({ 'page?': 'string' }),
  defaulted: type({ page: "string = '1'" }),
  capital: type({ 'X-Page': 'string' }),
  caught: type({ id: type('unknown').pipe(value => (typeof value === 'number' ? value : 1)) }),
} satisfies { readonly [Name in Names]: StandardSchema }

/** A schema that is written by hand, with the types that it declares. */
const hand = <Type>(fits: (value: unknown) => boolean): StandardSchema<Type, Type> => {
  const { '~standard': standard } = schemaOf<Type>(value => (fits(value) ? (value as Type) : new Failed([]))) // as `fits` says
  return { '~standard': standard as StandardSchema<Type, Type>['~standard'] } // it takes what it gives
}
const member = (value: unknown, name: string): unknown => Reflect.get(Object(value), name)

/** The library knows nothing of the structure of these, and can refuse none. */
const byHand = {
  text: hand<string>(value => typeof value === 'string'),
  number: hand<number>(value => typeof value === 'number'),
  orNull: hand<number | null>(value => value === null || typeof value === 'number'),
  perhaps: hand<string | undefined>(value => value === undefined || typeof value === 'string'),
  place: hand<{ name: string }>(value => typeof member(value, 'name') === 'string'),
  openedText: hand<{ at: string }>(value => typeof member(value, 'at') === 'string'),
  opened: hand<{ at: Date }>(value => member(value, 'at') instanceof Date),
  identified: hand<{ id: string }>(value => typeof member(value, 'id') === 'string'),
  anything: hand<unknown>(() => true),
}

export const schemas = { zod, valibot, arktype, byHand }
