/** Checks the members of a contract: of a class, or in a call. */

import type { Joined, NamesOf } from '../text/options.js'
import { guessAmong } from '../text/similar.js'
import { type BodyContract, isLongBody, longBodyProblem } from './body.js'
import type { ActionContract, ControllerContract } from './contract.js'
import { headerNamesProblem } from './header-names.js'
import type { InputPart } from './input-error.js'
import { misfitOfBody, misfitProblem } from './misfit.js'
import { REPLIES, returnsProblem } from './returns.js'
import { isSchema, type StandardSchema } from './schema.js'

/**
 * What is wrong with a member of a contract, or `undefined`. `of` says whose contract it is: `" of 'Places#create'"`, or `''` where
 * the error message begins with the call that has it.
 */
export const memberProblem = (of: string, member: string, value: unknown): string | undefined => {
  const known = MEMBERS.find(({ name }) => name === member)
  return known === undefined ? unknownMember(of, member, MEMBER_NAMES) : known.problem(of, member, value)
}

const unknownMember = (of: string, member: string, names: readonly string[]): string =>
  guessAmong(unknownMessage(of, member, names.join(', ')), member, names)
/** The error message for a member of another name, also in the member for all actions. */
export type UnknownMemberMessage<
  Of extends string,
  Member extends string,
  IsForAll,
  // a bundle of declarations would lose the constant behind `typeof`
  Names extends string = Joined<IsForAll extends true ? typeof OF_ALL : MemberNames>,
> = ReturnType<typeof unknownMessage<Of, Member, Names>>
const unknownMessage = <Of extends string, Member extends string, Names extends string>(
  of: Of,
  member: Member,
  names: Names,
) => `the contract${of} has no member '${member}': the members are ${names}` as const

/** Whether a contract has a member of this name. */
export const isMember = (name: string): name is keyof ActionContract => MEMBERS.some(member => member.name === name)

export type SchemaMessage<Of extends string, Member extends string> = ReturnType<typeof schemaMessage<Of, Member>>
const schemaMessage = <Of extends string, Member extends string>(of: Of, member: Member) =>
  `'${member}' in the contract${of} must be ${SCHEMA}` as const
export const SCHEMA = 'a Standard Schema, as those of zod, valibot and arktype are'

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isString = (value: unknown): boolean => typeof value === 'string'
const isListOf = (fits: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(fits)
/** Whether a value is a list of security requirements. */
export const isSecurity = isListOf(value => isObject(value) && Object.values(value).every(isListOf(isString)))

type Check = (of: string, member: string, value: unknown) => string | undefined
const must =
  (what: string, fits: (value: unknown) => boolean): Check =>
  (of, member, value) =>
    fits(value) ? undefined : mustBe(of, member, what)

/** The error message for a member with a wrong value. */
export type MemberMessage<Of extends string, Member extends string> = Member extends keyof typeof VALUES
  ? MustBe<Of, Member, (typeof VALUES)[Member]>
  : never
type MustBe<Of extends string, Member extends string, What extends string> = ReturnType<typeof mustBe<Of, Member, What>>
const mustBe = <Of extends string, Member extends string, What extends string>(of: Of, member: Member, what: What) =>
  `'${member}' in the contract${of} must be ${what}` as const

/** What the members that are no schemas must be. */
const VALUES = {
  returns: REPLIES,
  summary: 'a string',
  description: 'a string',
  tags: "a list of strings, as in ['places']",
  deprecated: 'true or false',
  security: 'a list of objects, as in [{ bearer: [] }]',
  openapi: 'an object with members of an operation',
} as const
/** What is wrong with the schema of a part of a request, or `undefined`. */
export const partProblem = (place: string, part: InputPart, schema: StandardSchema): string | undefined =>
  (part === 'headers' ? headerNamesProblem(`'headers'${place}`, schema) : undefined) ??
  misfitProblem(place, part, schema)
const ofPart =
  (part: InputPart): Check =>
  (of, member, value) =>
    isSchema(value) ? partProblem(` in the contract${of}`, part, value) : schemaMessage(of, member)
const ofBody: Check = (of, member, value) =>
  isLongBody(value)
    ? (longBodyProblem(`'body' in the contract${of}`, value) ??
      misfitOfBody(` in the contract${of}`, value as BodyContract)) // as is checked before
    : ofPart('body')(of, member, value)

/** The members, in the order in which error messages list them, and what is wrong with a value. */
const MEMBERS = [
  { name: 'params', problem: ofPart('params') },
  { name: 'query', problem: ofPart('query') },
  { name: 'headers', problem: ofPart('headers') },
  { name: 'body', problem: ofBody },
  { name: 'returns', problem: (of, _member, value) => returnsProblem(`'returns' in the contract${of}`, value) },
  { name: 'summary', problem: must(VALUES.summary, isString) },
  { name: 'description', problem: must(VALUES.description, isString) },
  { name: 'tags', problem: must(VALUES.tags, isListOf(isString)) },
  { name: 'deprecated', problem: must(VALUES.deprecated, value => typeof value === 'boolean') },
  { name: 'security', problem: must(VALUES.security, isSecurity) },
  { name: 'openapi', problem: must(VALUES.openapi, isObject) },
] as const satisfies readonly { readonly name: keyof ActionContract; readonly problem: Check }[]

/** The names of the members. */
export type MemberNames = NamesOf<typeof MEMBERS>
export const MEMBER_NAMES: readonly string[] = MEMBERS.map(({ name }) => name)

/** The members for all actions of a class. */
const OF_ALL = ['description', 'tags', 'security'] as const satisfies readonly (keyof ControllerContract)[]
/** What is wrong with a member of the contract for all actions of a class, or `undefined`. */
export const memberOfAllProblem = (of: string, member: string, value: unknown): string | undefined =>
  OF_ALL.some(name => name === member) ? memberProblem(of, member, value) : unknownMember(of, member, OF_ALL)
