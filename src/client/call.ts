/** The types of a client's calls. They name nothing of the server, so that a front end needs nothing of it. */

/** The key under which the type of a table has its calls. No value has it. */
export declare const CALLS: unique symbol

/**
 * The calls of a client, by method and path. Takes the type of a table, or of a client, which it is itself; and the type of the bodies
 * of the errors that the library answers itself: 400 and 422 for an input that does not fit its contract, 404 for a value that does
 * not fit the kind of its parameter.
 *
 * As an interface it has a name of your own, which hovers and errors print.
 *
 * @example interface Api extends ClientOf<typeof routes> {}
 */
export type ClientOf<Source, Errors = string> = Source extends { readonly [CALLS]: infer Made }
  ? (Made & { readonly errors: Errors })['calls' & keyof Made]
  : Source

/**
 * The call of a client: what goes in, and the replies that may come out. A function type, not an interface: from the name of an action, "go
 * to definition" would lead to the signature as well as to the method.
 *
 * @example type Show = ClientCall<{ params: { id: string } }, ClientReply<200, Place> | ClientReply<404, { message: string }>>
 */
export type ClientCall<Input, Replies extends AnyReply> =
  /** Sends the request. Resolves to a reply of 2xx, or of a status in `expect`. */
  (<const Expect extends OtherStatus<Replies> = never, const As extends BodyForm = never>(
    ...given: {} extends Input
      ? [input?: Input & CallOptions<Expect, As> & ForRedirect<Expect>]
      : [input: Input & CallOptions<Expect, As> & ForRedirect<Expect>]
  ) => Promise<[As] extends [never] ? ExpectedReply<Replies, Expect> : ReplyAs<ExpectedReply<Replies, Expect>, As>>) & {
    /** The URL of the route: for `<img>`, `<a>` and `EventSource`. */
    readonly url: UrlCall<Input>
  }

type UrlCall<Input> = (
  ...given: [keyof Input & UrlPart] extends [never]
    ? []
    : {} extends UrlInput<Input>
      ? [input?: UrlInput<Input>]
      : [input: UrlInput<Input>]
) => string
type UrlInput<Input> = { [Part in keyof Input as Part & UrlPart]: Input[Part] }
type UrlPart = 'params' | 'query'

/**
 * The call of an action, which is a member of itself too, under the name of the action: `client['GET /places/:id'].show(…)`. From that
 * name, an editor leads to the method. `Names` is an object with this member.
 *
 * @example type Show = ActionCall<{ params: { id: string } }, ClientReply<200, Place>, { show: true }>
 */
export type ActionCall<Input, Replies extends AnyReply, Names> = ClientCall<Input, Replies> & {
  readonly [Name in keyof Names]: ClientCall<Input, Replies>
}

/** The members of any call and any function, and those that JavaScript itself reads: no action is called under them. */
export type FunctionName = keyof Function | keyof Object | 'then' | 'toJSON' | 'url'

/** What `fetch` takes. A member may be `undefined`, also with `exactOptionalPropertyTypes`. */
export type FetchOptions = {
  readonly [Name in Exclude<keyof RequestInit, 'method' | 'body' | 'headers'>]?: RequestInit[Name] | undefined
}

/**
 * What each call takes besides the input of its route: `expect`, `as`, header fields, and the options of `fetch`.
 *
 * @example const options: CallOptions<404> = { expect: [404], signal: AbortSignal.timeout(5000) }
 */
export interface CallOptions<Expect = never, As = never> extends FetchOptions {
  /** The statuses besides 2xx that the caller handles. Each other one is thrown as an `UnexpectedReply`. */
  readonly expect?: readonly Expect[] | undefined
  /** The form of the body of a reply of 2xx, in place of the one by its type. With `'response'`, the call gives the `Response`. */
  readonly as?: As | undefined
  /** Any header fields, besides those of the contract. */
  readonly headers?: { readonly [name: string]: TextValue } | undefined
}

type BodyForm = 'blob' | 'bytes' | 'response' | 'stream' | 'text'
/** The bodies by the option `as`. */
interface BodyForms {
  readonly blob: Blob
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly response: Response
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>
  readonly text: string
}

/** The replies of 2xx with a body in another form. */
type ReplyAs<Replies, As extends BodyForm> = As extends 'response'
  ? Response
  : Replies extends ClientReply<infer Status, infer _Body, infer Fields>
    ? number extends Status
      ? ClientReply<Status, BodyForms[As], Fields>
      : Status extends Success
        ? ClientReply<Status, BodyForms[As], Fields>
        : Replies
    : never

/** `fetch` follows a redirect, unless a call asks for it. */
type ForRedirect<Expect> = [Extract<Expect, Redirect>] extends [never] ? unknown : { readonly redirect: 'manual' }
type Redirect = 301 | 302 | 303 | 307 | 308

/**
 * A reply that a call resolves to.
 *
 * @example const shown: ClientReply<200, Place> | ClientReply<404, string> = await client['GET /places/:id'](input)
 */
export interface ClientReply<Status extends number, Body, Fields = {}> {
  /** Whether the status is 2xx. */
  readonly ok: number extends Status ? true : Status extends Success ? true : false
  readonly status: Status
  /** What JSON and text contain; the stream of the response for all other content; `undefined` without content. */
  readonly body: Body
  readonly headers: [keyof Fields] extends [never] ? Headers : ClientHeaders<Fields>
}

/**
 * The header fields of a reply. The names and the types of those that are known complete.
 *
 * @example const headers: ClientHeaders<{ Location: string }> = created.headers // headers.get('location') is a string
 */
export interface ClientHeaders<Fields> extends Headers {
  get<Name extends NameIn<keyof Fields>>(name: Name): ValueIn<Fields, Lowercase<Name>>
  get<Name extends string>(
    name: Lowercase<Name> extends Lowercase<keyof Fields & string> ? Name : never,
  ): ValueIn<Fields, Lowercase<Name>>
  get(name: string): string | null
}
type NameIn<Key> = Key extends string ? Key | Lowercase<Key> : never
type ValueIn<Fields, Name> = {
  [Key in keyof Fields]: Name extends Lowercase<Key & string> ? SentValue<Fields[Key]> : never
}[keyof Fields]
/** A field as it arrives. One that is `undefined` is not sent. */
type SentValue<Value> = undefined extends Value ? string | null : Value extends string ? Value : string

interface AnyReply {
  readonly status: number
}

/** The statuses that a call may expect. */
type OtherStatus<Replies extends AnyReply> = Exclude<Replies['status'], Success>
type Success = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226

/**
 * The replies with a status of 2xx or one that is expected. With the status `number`, a reply may have any. A redirect that is followed
 * leads to any reply.
 */
type ExpectedReply<Replies, Expect> = Replies extends { readonly status: infer Status }
  ? number extends Status
    ? Replies | AnyExpected<Expect>
    : Status extends Success | Expect
      ? Replies
      : Status extends Redirect
        ? [Extract<Expect, Redirect>] extends [never]
          ? ClientReply<number, unknown>
          : never
        : never
  : never
type AnyExpected<Status> = Status extends number ? ClientReply<Status, unknown> : never

/**
 * What the call of a route takes: `params`, `query`, `headers` and `body`, where the route has them.
 *
 * @example type NewPlace = InputOf<typeof client, 'POST /places'>['body']
 */
export type InputOf<Client, Key extends keyof Client> =
  PartsOf<Client[Key]> extends [infer Input, unknown] ? Input : never
/** An action is asked for first: its call is one without a name too. */
type PartsOf<Call> =
  Call extends ActionCall<infer Input, infer Replies, infer _Names>
    ? [Input, Replies]
    : Call extends ClientCall<infer Input, infer Replies>
      ? [Input, Replies]
      : never

/**
 * The body of a reply, by the key of its call and its status; without a status, that of 2xx.
 *
 * @example type Place = BodyOf<typeof client, 'GET /places/:id'>
 * @example type Problem = BodyOf<typeof client, 'GET /places/:id', 404>
 */
export type BodyOf<
  Client,
  Key extends keyof Client,
  Status extends StatusOf<Client[Key]> = OwnSuccess<StatusOf<Client[Key]>>,
> = BodyIn<RepliesIn<Client[Key]>, Status>
type RepliesIn<Call> = PartsOf<Call> extends [unknown, infer Replies extends AnyReply] ? Replies : never
type StatusOf<Call> = RepliesIn<Call>['status']
type OwnSuccess<Status> = number extends Status ? Status : Status & Success
type BodyIn<Replies, Status> = Replies extends { readonly status: infer Each; readonly body: infer Body }
  ? Each extends Status
    ? Body
    : never
  : never

/**
 * A value in a query, in headers or in a path whose schema takes anything, as `z.coerce.number()` does. It is sent as text, a date in
 * its ISO form.
 *
 * @example const page: TextValue = 2
 */
export type TextValue = string | number | bigint | boolean | Date | undefined | readonly TextValue[]
