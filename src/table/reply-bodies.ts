/** The bodies of replies, as a client reads them. */

import type { JsonOf } from '../contract/json.js'
import type { EmptyStatus } from '../contract/reply.js'
import type { TakenBy } from '../contract/schema.js'
import type { IsAny } from '../text/inference.js'

/** The body of a status in `returns`. */
export type DeclaredBody<Status, Schema> = Status extends EmptyStatus ? undefined : WithUndefined<TakenBy<Schema>>

/** The status under a key of `returns`: `201` under `201` and under `'201'`, which are one key. */
export type StatusIn<Key> = Key extends number ? Key : Key extends `${infer Status extends number}` ? Status : never

/** `void`, `undefined` and `null` are answered with 204. */
// biome-ignore lint/suspicious/noConfusingVoidType: the type of what an action without `return` gives
export type NoBody = undefined | null | void

/** What a client reads as the body. What is sent as bytes is read by its `Content-Type`, which the types do not know. */
export type BodyOf<Body> =
  IsAny<Body> extends true ? unknown : [Extract<Body, Bytes>] extends [never] ? WithUndefined<Body> : unknown
export type WithUndefined<Body> =
  | JsonOf<Exclude<Body, NoValue>>
  | (Extract<Body, NoValue> extends never ? never : undefined)
// biome-ignore lint/suspicious/noConfusingVoidType: what a function without a result has returned
export type NoValue = undefined | void

/** A buffer, a stream of Node, a `ReadableStream`, a `Blob`. Not every project has the types of the last two. */
export type Bytes =
  | Uint8Array
  | { pipe(...given: never): unknown }
  | { getReader(...given: never): unknown }
  | { arrayBuffer(): Promise<ArrayBuffer> }

/** A `Response`, which has a status of its own. */
export interface Fetched {
  readonly status: number
  readonly bodyUsed: boolean
  arrayBuffer(): Promise<ArrayBuffer>
}
