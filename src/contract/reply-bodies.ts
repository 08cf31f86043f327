/** The bodies of replies, as a client reads them. */

import type { IsAny, IsWide } from '../text/inference.js'
import type { JsonOf, NoValue } from './json.js'
import type { EmptyStatus } from './reply.js'
import type { EachType, JsonType } from './reply-types.js'
import type { SentBy, TakenBy } from './schema.js'

/** The body of a declared reply; of one that is sent as bytes, or whose type is neither JSON nor text, `Stream`. */
export type DeclaredBody<Status, Declared, Stream> = Status extends EmptyStatus
  ? undefined
  : Declared extends { readonly '~standard': unknown }
    ? ReadValue<SentBy<Declared>, Stream>
    : Declared extends { readonly type: infer Types extends string | readonly string[] }
      ? ReadTyped<BodyInLongForm<Declared>, EachType<Types>, Stream>
      : ReadValue<BodyInLongForm<Declared>, Stream>
type BodyInLongForm<Declared> = Declared extends { readonly body: infer Schema } ? SentBy<Schema> : unknown

/** The header fields of a declared reply. */
export type DeclaredHeaders<Declared> = Declared extends { readonly '~standard': unknown }
  ? {}
  : Declared extends { readonly headers: infer Schema }
    ? TakenBy<Schema>
    : {}

/** `void`, `undefined` and `null` are answered with 204. */
// biome-ignore lint/suspicious/noConfusingVoidType: the type of what an action without `return` gives
export type NoBody = undefined | null | void

/**
 * What a client reads as the body of a reply with header fields: text, the JSON of a value, `undefined`, and `Stream` for what is sent as
 * bytes. A `Content-Type` among the fields decides how it is read.
 */
export type ReadBody<Body, Headers, Stream> = [keyof Headers] extends [never]
  ? ReadValue<Body, Stream>
  : [TypeIn<Headers>] extends [never]
    ? ReadValue<Body, Stream>
    : ReadTyped<Body, TypeIn<Headers>, Stream>
export type ReadValue<Body, Stream> = unknown extends Body ? unknown : ReadEach<Body, Stream>
type ReadEach<Body, Stream> = Body extends Bytes | NoValue ? (Body extends Bytes ? Stream : undefined) : JsonOf<Body>

/** The `Content-Type` among header fields, or `never`. Of a type that does not name them, nothing is known. */
export type TypeIn<Headers> = string extends keyof Headers
  ? never
  : { [Name in keyof Headers]: Lowercase<Name & string> extends 'content-type' ? Headers[Name] : never }[keyof Headers]

/**
 * A text with a type of JSON is parsed, a value with a type of text is read as the text of its JSON. A range has what each of its types
 * may be: one of pictures and the like is no JSON.
 */
type ReadTyped<Body, Type, Stream> = Type extends string
  ? IsWide<Type> extends true
    ? unknown
    : Lowercase<Type> extends JsonType
      ? ReadJson<Body>
      : Lowercase<Type> extends `text/event-stream${string}`
        ? Stream
        : Lowercase<Type> extends '*/*' | 'text/*'
          ? ReadText<Body> | Stream | (Type extends '*/*' ? ReadJson<Body> : never)
          : Lowercase<Type> extends `text/${string}`
            ? ReadText<Body>
            : Lowercase<Type> extends `${string}/*`
              ? Stream | (Lowercase<Type> extends `${'audio' | 'font' | 'image' | 'video'}/*` ? never : ReadJson<Body>)
              : Stream
  : unknown
type ReadJson<Body> =
  | ReadValue<Exclude<Body, string>, unknown>
  | ([Extract<Body, string>] extends [never] ? never : unknown)
type ReadText<Body> = IsAny<Body> extends true ? string : Body extends string | NoValue ? Body : string

export type WithUndefined<Body> =
  | JsonOf<Exclude<Body, NoValue>>
  | (Extract<Body, NoValue> extends never ? never : undefined)

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
