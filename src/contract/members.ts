/** Checks the members of a contract, wherever it stands. */

import type { ActionContract } from './contract.js'
import { isSchema } from './schema.js'

/**
 * What is wrong with a member of a contract, or `undefined`. `of` says whose contract it is: `" of 'Places#create'"`, or `''` where
 * the error message begins with the call that has it.
 */
export const memberProblem = (of: string, member: string, value: unknown): string | undefined => {
  if (!isMember(member))
    return `the contract${of} has no member '${member}': the members are ${MEMBER_NAMES.join(', ')}`
  const { fits, message } = MEMBERS[member]
  return fits(value) ? undefined : message(of, member)
}

/** Whether a contract has a member of this name. */
export const isMember = (name: string): name is keyof ActionContract => Object.hasOwn(MEMBERS, name)

export type SchemaMessage<
  Of extends string,
  Member extends string,
> = `'${Member}' in the contract${Of} must be a Standard Schema, as those of zod, valibot and arktype are`
const schemaMessage = <Of extends string, Member extends string>(of: Of, member: Member): SchemaMessage<Of, Member> =>
  `'${member}' in the contract${of} must be a Standard Schema, as those of zod, valibot and arktype are`

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isString = (value: unknown): boolean => typeof value === 'string'
const isListOf = (fits: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(fits)

/** The keys of an object are strings. A status is one of three digits. */
const isReplies = (value: unknown): boolean =>
  isSchema(value) ||
  (isObject(value) && Object.entries(value).every(([status, schema]) => /^[1-5]\d\d$/.test(status) && isSchema(schema)))

interface Member {
  readonly fits: (value: unknown) => boolean
  readonly message: (of: string, member: string) => string
}
const must =
  (what: string) =>
  (of: string, member: string): string =>
    `'${member}' in the contract${of} must be ${what}`
const SCHEMA: Member = { fits: isSchema, message: schemaMessage }
const TEXT: Member = { fits: isString, message: must('a string') }

const MEMBERS: { readonly [Name in keyof ActionContract]-?: Member } = {
  params: SCHEMA,
  query: SCHEMA,
  headers: SCHEMA,
  body: SCHEMA,
  returns: { fits: isReplies, message: must('a Standard Schema, or an object with one for each status') },
  summary: TEXT,
  description: TEXT,
  tags: { fits: isListOf(isString), message: must('a list of strings') },
  deprecated: { fits: value => typeof value === 'boolean', message: must('true or false') },
  security: { fits: isListOf(isObject), message: must('a list of objects') },
}

/** The names of the members. */
export const MEMBER_NAMES = Object.keys(MEMBERS)
