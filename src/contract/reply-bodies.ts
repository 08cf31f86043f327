/** The bodies of replies, as a client reads them. */

import type { IsAny } from '../text/inference.js'
import type { JsonOf } from './json.js'
import type { EmptyStatus } from './reply.js'
import type { TakenBy } from './schema.js'

/** The body of a declared reply; of one whose type is neither JSON nor text, `Stream`. */
export type DeclaredBody<Status, Declared, Stream> = Status extends EmptyStatus
  ? undefined
  : Declared extends { readonly '~standard': unknown }
    ? WithUndefined<TakenBy<Declared>>
    : Declared extends { readonly type: infer Type extends string }
      ? TypedBody<Type, Declared, Stream>
      : BodyInLongForm<Declared, unknown>
type TypedBody<Type extends string, Declared, Stream> = string extends Type
  ? unknown
  : Type extends `${string}${'/' | '+'}json${string}`
    ? BodyInLongForm<Declared, unknown>
    : Type extends `text/event-stream${string}`
      ? Stream
      : Type extends `text/${string}`
        ? BodyInLongForm<Declared, string>
        : Stream
type BodyInLongForm<Declared, Else> = Declared extends { readonly body: infer Schema }
  ? WithUndefined<TakenBy<Schema>>
  : Else

/** The header fields of a declared reply. */
export type DeclaredHeaders<Declared> = Declared extends { readonly '~standard': unknown }
  ? {}
  : Declared extends { readonly headers: infer Schema }
    ? TakenBy<Schema>
    : {}

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
export interface FetchResponse {
  readonly status: number
  readonly bodyUsed: boolean
  arrayBuffer(): Promise<ArrayBuffer>
}
