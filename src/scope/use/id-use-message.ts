/** The error message of `id-use.ts`, and where a collection has it. */

import type { CallMessage } from '../../text/messages.js'
import type { AnyScope, InsideCollection, KeysIn } from '../record.js'

/** The error message for a collection in a scope with the mark, or `never`. */
export type CollectionUseProblem<Returned> = Returned extends AnyScope
  ? InsideCollection & KeysIn<Returned> extends never
    ? never
    : IdUseMessage<'collection'>
  : never

/** For a call after a `use` that expects an id which the routes of the call do not have. */
export type IdUseMessage<Call extends string> = CallMessage<
  Call,
  "'use' expects an id that these routes lack or have for another resource: declare them before it"
>
