/** The body of a request in a contract: its schema, or the long form. */

import { type ByteLimit, bytesIn, LIMIT } from '../body/limit.js'
import { areMediaTypes, MEDIA_TYPES, type MediaTypes } from '../body/media-types.js'
import { type Inner, inner, isLongForm, type MustBe, mustBe } from './long-form.js'
import { isSchema, type StandardSchema } from './schema.js'

/**
 * The long form of a body in a contract.
 *
 * @example const csv: BodyContract = { schema: z.string(), type: 'text/csv', limit: '20mb' }
 */
export interface BodyContract {
  /** The schema of what is read: an object of JSON and of a form, with a `File` for each file, a text, or bytes. */
  readonly schema: StandardSchema
  /**
   * The media types that the body may have. Without it, the body is JSON; for a schema of a text it is `text/plain`, and for one with
   * files a form, `multipart/form-data`.
   */
  readonly type?: MediaTypes | undefined
  /** How large the body may be, in place of the option `bodyLimit` of `createRouter`. */
  readonly limit?: ByteLimit | undefined
}

/**
 * One error message for each wrong member of a body in its long form, or `never`. `Name` is that of the member: `'body' in the contract`.
 */
export type LongBodyProblem<Name extends string, Body> = Body extends unknown // so that no alias is printed
  ? {
      [Member in keyof Body]: Member extends keyof typeof MEMBERS
        ? Body[Member] extends BodyContract[Member]
          ? never
          : MustBe<Inner<Name, Member>, (typeof MEMBERS)[Member]>
        : NoMemberMessage<Name, Member & string>
    }[keyof Body]
  : never

/** A body in its long form. */
export interface LongBody {
  readonly schema: unknown
}
export const isLongBody = (body: unknown): body is LongBody => isLongForm(body) && 'schema' in body

/** The members of the long form, and what they are. */
const MEMBERS = {
  schema: 'a Standard Schema',
  type: MEDIA_TYPES,
  limit: LIMIT,
} as const

/** What is wrong with a body in its long form, or `undefined`: the twin of `LongBodyProblem`. */
export const longBodyProblem = (name: string, body: LongBody): string | undefined => {
  for (const [member, value] of Object.entries(body)) {
    if (!isMember(member)) return noMemberMessage(name, member)
    if (!FITS[member](value) && (value !== undefined || member === 'schema'))
      return mustBe(inner(name, member), MEMBERS[member])
  }
  return undefined
}
const isMember = (name: string): name is keyof typeof MEMBERS => Object.hasOwn(MEMBERS, name)
const FITS: { readonly [Member in keyof typeof MEMBERS]: (value: unknown) => boolean } = {
  schema: isSchema,
  type: value => areMediaTypes(value),
  limit: value => bytesIn(value) !== undefined,
}

/** A checked body in its long form. */
export const longBody = (body: StandardSchema | BodyContract): BodyContract =>
  isSchema(body) ? { schema: body } : body

type NoMemberMessage<Name extends string, Member extends string> = ReturnType<typeof noMemberMessage<Name, Member>>
const noMemberMessage = <Name extends string, Member extends string>(name: Name, member: Member) =>
  `${name} has '${member}': the members of a body are schema, type, limit` as const
