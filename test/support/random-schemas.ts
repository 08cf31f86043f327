/** Random schemas of three libraries, one of their parts changed, and random values that they may take. */
import { toStandardJsonSchema } from '@valibot/to-json-schema'
import { type } from 'arktype'
import * as v from 'valibot'
import { z } from 'zod'
import type { StandardSchema } from '../../src/index.js'
import type { Random } from './random.js'

/** A schema in no library's words. The limits of a text are those of its length. */
export type Form =
  | { readonly kind: 'text' | 'number' | 'integer'; readonly least?: number; readonly most?: number }
  | { readonly kind: 'expression'; readonly pattern: string }
  | { readonly kind: 'date' | 'flag' | 'none' }
  | { readonly kind: 'values'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'list'; readonly of: Form; readonly least?: number; readonly most?: number }
  | { readonly kind: 'tuple'; readonly parts: readonly Form[] }
  | { readonly kind: 'names'; readonly of: Form }
  | { readonly kind: 'union'; readonly of: readonly Form[] }
  | { readonly kind: 'object'; readonly members: readonly Member[]; readonly isClosed: boolean }
  | { readonly kind: 'variant'; readonly of: readonly (readonly Member[])[] }
  | { readonly kind: 'both'; readonly of: readonly (readonly Member[])[] }

export interface Member {
  readonly name: string
  readonly form: Form
  readonly isOptional: boolean
}

const NAMES = ['a', 'b', 'c', 'd', 'title']
const VALUES = ['x', 'y', 'zz', 1, 2, -3]
const LEAVES = ['text', 'number', 'integer', 'expression', 'date', 'flag', 'none', 'values'] as const
const NESTED = ['list', 'tuple', 'names', 'union', 'object', 'object', 'object', 'variant', 'both'] as const
const PATTERNS = ['^a', 'b$', '^[a-z]*$']

export const randomForm = (random: Random, depth = 3): Form => {
  const kind = depth > 0 && random.chance(0.7) ? random.pick(NESTED) : random.pick(LEAVES)
  const inner = () => randomForm(random, depth - 1)
  const several = <Part>(make: (at: number) => Part): Part[] =>
    Array.from({ length: 1 + random.below(3) }, (_, at) => make(at))
  switch (kind) {
    case 'text':
    case 'number':
    case 'integer':
      return { kind, ...limits(random) }
    case 'list':
      return { kind, of: inner(), ...limits(random) }
    case 'expression':
      return { kind, pattern: random.pick(PATTERNS) }
    case 'values':
      return { kind, values: [...new Set([random.pick(VALUES), ...random.some(VALUES)])] }
    case 'tuple':
      return { kind, parts: several(inner) }
    case 'names':
      return { kind, of: inner() }
    case 'union':
      return { kind, of: several(inner) }
    case 'object':
      return { kind, members: randomMembers(random, NAMES, depth), isClosed: random.chance(0.2) }
    case 'variant':
      return { kind, of: several(() => randomMembers(random, NAMES, depth)) }
    case 'both':
      return { kind, of: [randomMembers(random, ['a', 'b'], depth), randomMembers(random, ['c', 'd'], depth)] }
    default:
      return { kind }
  }
}

const limits = (random: Random) => ({
  ...(random.chance(0.3) && { least: random.below(3) }),
  ...(random.chance(0.3) && { most: 2 + random.below(4) }),
})

const randomMembers = (random: Random, names: readonly string[], depth: number): readonly Member[] =>
  random.some(names).map(name => ({ name, form: randomForm(random, depth - 1), isOptional: random.chance(0.4) }))

/** The same form with something in it changed. */
export const changedForm = (form: Form, random: Random): Form => {
  if (random.chance(0.25)) return randomForm(random, 1)
  const one = <Part>(parts: readonly Part[], change: (part: Part) => Part): readonly Part[] => {
    if (parts.length > 1 && random.chance(0.2)) return parts.filter((_, at) => at !== parts.length - 1)
    const chosen = random.below(parts.length)
    return parts.map((part, at) => (at === chosen ? change(part) : part))
  }
  const inner = (of: Form) => changedForm(of, random)
  const members = (all: readonly Member[]): readonly Member[] => {
    const left = NAMES.filter(name => !all.some(each => each.name === name))
    if (all.length === 0 || (left.length > 0 && random.chance(0.2)))
      return [...all, { name: random.pick(left), form: randomForm(random, 1), isOptional: random.chance(0.5) }]
    if (random.chance(0.2)) return all.slice(1)
    return one(all, each =>
      random.chance(0.3) ? { ...each, isOptional: !each.isOptional } : { ...each, form: inner(each.form) },
    )
  }
  switch (form.kind) {
    case 'text':
    case 'number':
    case 'integer':
      return { kind: form.kind, ...limits(random) }
    case 'list':
      return random.chance(0.3) ? { ...form, least: 0, most: 4, ...limits(random) } : { ...form, of: inner(form.of) }
    case 'names':
      return { ...form, of: inner(form.of) }
    case 'tuple':
      return { ...form, parts: one(form.parts, inner) }
    case 'union':
      return { ...form, of: one(form.of, inner) }
    case 'object':
      return random.chance(0.1) ? { ...form, isClosed: !form.isClosed } : { ...form, members: members(form.members) }
    case 'variant':
      return { ...form, of: one(form.of, members) }
    case 'both':
      return {
        ...form,
        of: [form.of[0] ?? [], form.of[1] ?? []].map((each, at) =>
          at === 0 ? each.filter(() => random.chance(0.8)) : each,
        ),
      } // so that no name is in both
    default:
      return randomForm(random, 0)
  }
}

/** The same form without members that an object, or the alternative of a union that a value fits, does not list. */
export const closedForm = (form: Form): Form => {
  const closed = (members: readonly Member[], more: readonly Member[] = []): Form => ({
    kind: 'object',
    members: [...members.map(each => ({ ...each, form: closedForm(each.form) })), ...more],
    isClosed: true,
  })
  switch (form.kind) {
    case 'list':
    case 'names':
      return { ...form, of: closedForm(form.of) }
    case 'tuple':
      return { ...form, parts: form.parts.map(closedForm) }
    case 'union':
      return { ...form, of: form.of.map(closedForm) }
    case 'object':
      return closed(form.members)
    case 'variant': {
      const kindOf = (at: number): Member => ({
        ...{ name: 'kind', isOptional: false },
        form: { kind: 'values', values: [`k${at}`] },
      })
      return { kind: 'union', of: form.of.map((each, at) => closed(each, [kindOf(at)])) }
    }
    case 'both':
      return closed(form.of.flat())
    default:
      return form
  }
}

/** A value near a form: most fit it, and some do not. */
export const randomValue = (form: Form, random: Random): unknown => {
  switch (form.kind) {
    case 'text':
      return 'abcdefgh'.slice(0, random.below(7))
    case 'expression':
      return random.pick(['a', 'ab', 'cab', 'b', '9b', ''])
    case 'number':
      return random.pick([0, 1, 2, 3, 4, 5, 0.5, 1.5, 2.5, -1, 7])
    case 'integer':
      return random.pick([0, 1, 2, 3, 4, 5, 7, -1])
    case 'date':
      return random.pick(['2024-05-06', '1999-12-31'])
    case 'flag':
      return random.chance(0.5)
    case 'none':
      return null
    case 'values':
      return random.pick(form.values)
    case 'list':
      return Array.from({ length: random.below(5) }, () => randomValue(form.of, random))
    case 'tuple':
      return form.parts.map(part => randomValue(part, random))
    case 'names':
      return Object.fromEntries(random.some(NAMES).map(name => [name, randomValue(form.of, random)]))
    case 'union':
      return randomValue(random.pick(form.of), random)
    case 'object':
      return membersValue(form.members, random)
    case 'variant': {
      const at = random.below(form.of.length)
      return { ...membersValue(form.of[at] ?? [], random), kind: `k${at}` }
    }
    case 'both':
      return membersValue(form.of.flat(), random)
  }
}

const membersValue = (members: readonly Member[], random: Random): object =>
  Object.fromEntries(
    members
      .filter(({ isOptional }) => !isOptional || random.chance(0.7))
      .map(({ name, form }) => [name, randomValue(form, random)]),
  )

/** The schema of a form in each library. */
export const LIBRARIES_OF_FORMS: Readonly<Record<string, (form: Form) => StandardSchema>> = {
  zod: form => zodOf(form),
  valibot: form => toStandardJsonSchema(valibotOf(form)),
  arktype: form => type(arktypeOf(form) as never) as unknown as StandardSchema, // a definition that no type shows
}

const zodOf = (form: Form): z.ZodType => {
  const limited = <Of extends z.ZodString | z.ZodNumber | z.ZodArray>(of: Of, { least, most }: Limits): Of => {
    const from = least === undefined ? of : of.min(least)
    return (most === undefined ? from : from.max(most)) as Of // `min` and `max` return what they are called on
  }
  const object = (members: readonly Member[], more: Record<string, z.ZodType> = {}) =>
    z.object({
      ...Object.fromEntries(
        members.map(({ name, form, isOptional }) => [name, isOptional ? zodOf(form).optional() : zodOf(form)]),
      ),
      ...more,
    })
  switch (form.kind) {
    case 'text':
      return limited(z.string(), form)
    case 'number':
      return limited(z.number(), form)
    case 'integer':
      return limited(z.int(), form)
    case 'expression':
      return z.string().regex(new RegExp(form.pattern))
    case 'date':
      return z.iso.date()
    case 'flag':
      return z.boolean()
    case 'none':
      return z.null()
    case 'values':
      return z.literal([...form.values])
    case 'list':
      return limited(z.array(zodOf(form.of)), form)
    case 'tuple':
      return z.tuple(form.parts.map(zodOf) as [z.ZodType])
    case 'names':
      return z.record(z.string(), zodOf(form.of))
    case 'union':
      return z.union(form.of.map(zodOf))
    case 'object':
      return form.isClosed ? object(form.members).strict() : object(form.members)
    case 'variant':
      return z.discriminatedUnion(
        'kind',
        form.of.map((each, at) => object(each, { kind: z.literal(`k${at}`) })) as never,
      )
    case 'both':
      return form.of.map(each => object(each) as z.ZodType).reduce((one, other) => z.intersection(one, other))
  }
}
interface Limits {
  readonly least?: number
  readonly most?: number
}

const valibotOf = (form: Form): v.GenericSchema => {
  const object = (members: readonly Member[], more: v.ObjectEntries = {}): v.ObjectEntries => ({
    ...Object.fromEntries(
      members.map(({ name, form, isOptional }) => [name, isOptional ? v.optional(valibotOf(form)) : valibotOf(form)]),
    ),
    ...more,
  })
  const [least, most] = 'least' in form || 'most' in form ? [form.least ?? -1e6, form.most ?? 1e6] : [-1e6, 1e6]
  switch (form.kind) {
    case 'text':
      return v.pipe(v.string(), v.minLength(Math.max(least, 0)), v.maxLength(most))
    case 'number':
      return v.pipe(v.number(), v.minValue(least), v.maxValue(most))
    case 'integer':
      return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
    case 'expression':
      return v.pipe(v.string(), v.regex(new RegExp(form.pattern)))
    case 'date':
      return v.pipe(v.string(), v.isoDate())
    case 'flag':
      return v.boolean()
    case 'none':
      return v.null()
    case 'values':
      return v.union(form.values.map(value => v.literal(value)))
    case 'list':
      return v.pipe(v.array(valibotOf(form.of)), v.minLength(Math.max(least, 0)), v.maxLength(most))
    case 'tuple':
      return v.strictTuple(form.parts.map(valibotOf) as [v.GenericSchema])
    case 'names':
      return v.record(v.string(), valibotOf(form.of))
    case 'union':
      return v.union(form.of.map(valibotOf))
    case 'object':
      return form.isClosed ? v.strictObject(object(form.members)) : v.object(object(form.members))
    case 'variant':
      return v.variant(
        'kind',
        form.of.map((each, at) => v.object(object(each, { kind: v.literal(`k${at}`) }))) as never, // each has the member
      )
    case 'both':
      return v.intersect(form.of.map((each): v.GenericSchema => v.object(object(each))))
  }
}

const arktypeOf = (form: Form): unknown => {
  const object = (members: readonly Member[], more: object = {}) => ({
    ...Object.fromEntries(
      members.map(({ name, form, isOptional }) => [isOptional ? `${name}?` : name, arktypeOf(form)]),
    ),
    ...more,
  })
  const union = (of: readonly unknown[]): unknown => of.reduce((one, other) => [one, '|', other])
  const ranged = (of: string) => {
    const { least, most } = form as Limits
    return [
      ...(least === undefined ? [] : [`${of} >= ${least}`]),
      ...(most === undefined ? [] : [`${of} <= ${most}`]),
      of,
    ].join(' & ')
  }
  switch (form.kind) {
    case 'text':
      return ranged('string')
    case 'number':
      return ranged('number')
    case 'integer':
      return ranged('number.integer')
    case 'expression':
      return new RegExp(form.pattern)
    case 'date':
      return '/^\\d{4}-\\d{2}-\\d{2}$/'
    case 'flag':
      return 'boolean'
    case 'none':
      return 'null'
    case 'values':
      return type.enumerated(...form.values)
    case 'list':
      return type(arktypeOf(form.of) as never).array()
    case 'tuple':
      return form.parts.map(arktypeOf)
    case 'names':
      return { '[string]': arktypeOf(form.of) }
    case 'union':
      return union(form.of.map(arktypeOf))
    case 'object':
      return form.isClosed ? object(form.members, { '+': 'reject' }) : object(form.members)
    case 'variant':
      return union(form.of.map((each, at) => object(each, { kind: `'k${at}'` })))
    case 'both':
      return form.of.map(each => object(each) as unknown).reduce((one, other) => [one, '&', other])
  }
}
