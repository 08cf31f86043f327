/**
 * Methods that only other routers have: `root`, `concern` and `constraints` of Rails, `del`, `prefix`, `param`, `route` and
 * `register` of `@koa/router` and Express. Each is refused with what to write here. The chain goes on, with a note of the refused
 * call.
 */

import { RouteError } from '../text/messages.js'
import type { AnyScope } from './record.js'
import type { RefusedCall } from './scope.js'

/**
 * The methods are index signatures with patterns, because an editor offers no names for these. With the compiler option
 * `noUncheckedIndexedAccess`, a call is a second error, which says that the method may be `undefined`.
 */
export interface ForeignWords {
  readonly [word: `${string}root`]: ForeignWord<typeof ROOT>
  readonly [word: `${string}del`]: ForeignWord<typeof DEL>
  readonly [word: `${string}prefix`]: ForeignWord<typeof PREFIX>
  readonly [word: `${string}param`]: ForeignWord<typeof PARAM>
  readonly [word: `${string}route`]: ForeignWord<typeof ROUTE>
  readonly [word: `${string}register`]: ForeignWord<typeof REGISTER>
  readonly [word: `${string}concern`]: ForeignWord<typeof CONCERN>
  readonly [word: `${string}constraints`]: ForeignWord<typeof CONSTRAINTS>
}

/** An interface costs nothing before such a call is written. The arguments may be functions whose parameters have no types. */
interface ForeignWord<Message extends string> {
  // biome-ignore lint/style/useShorthandFunctionType: as said
  <Self extends AnyScope>(
    this: Self,
    refused: Message,
    ...given: readonly (Callback | {} | null | undefined)[]
  ): RefusedCall<Message, Self>
}
// biome-ignore lint/suspicious/noExplicitAny: nothing is known of the parameters
type Callback = (...given: any[]) => unknown

const ROOT = "there is no root: write get('/', …)"
const DEL = 'there is no del: write delete(path, …)'
const PREFIX = 'there is no prefix: write scope(path, r => …) around the routes'
const PARAM = 'there is no param: write castParam(ctx, name, kind) in the action'
const ROUTE = 'there is no route: write one call for each method, as in get(path, …).post(path, …)'
const REGISTER = 'there is no register: write match(methods, path, …)'
const CONCERN = 'there is no concern: write a function that takes a scope, and draw(part)'
const CONSTRAINTS =
  "there is no constraints: give parameters a kind, as in scope(path, { params: { id: 'integer' } }, r => …)"

/** The methods at run time: the twin of the type. */
export const FOREIGN_WORDS: Readonly<Record<string, () => never>> = Object.fromEntries(
  Object.entries({
    root: ROOT,
    del: DEL,
    prefix: PREFIX,
    param: PARAM,
    route: ROUTE,
    register: REGISTER,
    concern: CONCERN,
    constraints: CONSTRAINTS,
  }).map(([word, message]) => [
    word,
    () => {
      throw new RouteError(message)
    },
  ]),
)
