/** The replies that most contracts have, as one type: the short check of `returns`. */

import type { NoValue } from './json.js'
import type { Digit, EmptyStatus, ReplyStatus } from './reply.js'
import type { StandardSchema } from './schema.js'

/** The replies of most contracts: a schema for each status, of `undefined` for one without a body, and no long form. */
export type UsualReplies = RepliesOfForm<StandardSchema, NoBodySchema> & NoOtherNames
/**
 * Names that are no status, so that one beside right ones is seen in the same comparison: those that OpenAPI has, and numbers. The run time
 * finds the others. Patterns would not do: the compiler matches no numbers with them, and takes any object for one without such names.
 */
type NoOtherNames = {
  readonly [Name in
    | 'default'
    | `${2 | 3 | 4 | 5}XX`
    | `${'' | Digit}${Digit}`
    | `${0 | 1 | 6 | 7 | 8 | 9}${Digit}${Digit}`]?: never
}
/** The same, each with a description or without. A type does not refuse other members of a long form. */
export type DescribedReplies = RepliesOfForm<
  StandardSchema | Described<StandardSchema>,
  NoBodySchema | Described<NoBodySchema>
>
interface Described<Body> {
  readonly description?: string
  readonly body?: Body
}
type RepliesOfForm<Reply, NoBody> = { readonly [Status in Exclude<ReplyStatus, `${EmptyStatus}`>]?: Reply } & {
  readonly [Status in EmptyStatus]?: NoBody
}
/** One of zod or valibot says what it is. The input alone would not do: nothing fits a schema of `never`. */
interface NoBodySchema extends StandardSchema<unknown, NoValue> {
  readonly type: 'undefined' | 'void'
}
