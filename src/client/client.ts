/** `createClient`: sends requests to the routes of a table. It knows only the key of a call. */

import type { ClientOf } from './call.js'
import { type Fields, type Given, pathOf, sentBody, setFields } from './request.js'
import { UnexpectedReply } from './unexpected-reply.js'

/**
 * The options of a client: what `fetch` takes for each request, and these.
 *
 * @example const options: ClientOptions = { headers: () => ({ authorization: token() }), credentials: 'include' }
 */
export interface ClientOptions extends Omit<RequestInit, 'method' | 'body' | 'headers' | 'signal'> {
  /** The function to send requests with, in place of the global one. */
  readonly fetch?: ((this: void, url: string, init: RequestInit) => Promise<Response>) | undefined
  /** The headers of each request, or a function that makes new ones for each. Those of a call take precedence. */
  readonly headers?: Fields | ((this: void) => Fields | undefined | Promise<Fields | undefined>) | undefined
}

/** The type of the origin; the error message for a call without a type argument. */
type OriginOf<Source> = [Source] extends [never]
  ? 'createClient: write the type of the table, createClient<typeof routes>(origin)'
  : string
/** The client of a call without a type argument, which is an error of its own. */
// biome-ignore lint/suspicious/noExplicitAny: as said
type ClientFor<Source, Errors> = [Source] extends [never] ? any : ClientOf<Source, Errors>

/**
 * Makes a client of a table, or of another client, whose type is its type argument: a function for each route, under its method and
 * path. Takes the origin of the server, which may have a path, and options.
 *
 * The second type argument is the body of the errors that the library answers itself, `string` by default: `ProblemDetails` for an
 * application with `problemDetails()`.
 *
 * A call takes `params`, `query`, `headers` and `body` as the table has them, `expect`, and what `fetch` takes. It resolves to a reply of
 * 2xx, or of a status in `expect`.
 *
 * @throws {UnexpectedReply} Rejects with it for any other status.
 * @throws {TypeError} Rejects with it for a parameter that is empty, `.` or `..`, and as `fetch` does where no reply comes.
 * @example
 * const client = createClient<typeof routes>('https://api.example.com')
 * const { body } = await client['GET /places/:id']({ params: { id: 5 } })
 */
export function createClient<Source extends object = never, Errors = string>(
  origin: OriginOf<Source>,
  options?: ClientOptions,
): ClientFor<Source, Errors>
export function createClient(origin: string, options: ClientOptions = {}): object {
  return new Proxy(
    {},
    {
      // What is no key is a member of any object, or missing: `await` reads `then`.
      get: (target, key) =>
        / \//.test(String(key))
          ? underAnyName(given => send(origin, options, String(key), given))
          : Reflect.get(target, key),
    },
  )
}

/** A call that is a member of itself, under any name but a `FunctionName`: the types alone know that of its action. */
const underAnyName = (call: (given?: Given) => Promise<object>): object =>
  new Proxy(call, {
    get: (target, key) =>
      key in target || /^(then|toJSON|Symbol\(.*)$/.test(String(key)) ? Reflect.get(target, key) : target,
  })

const send = async (
  origin: string,
  { fetch = globalThis.fetch, headers, ...shared }: ClientOptions,
  key: string,
  { params, query, headers: own, body, expect, ...options }: Given = {},
): Promise<object> => {
  const [method, path] = key.split(' ') as [string, string] // it has a space
  const fields = new Headers()
  const sent = sentBody(body, fields)
  setFields(fields, typeof headers === 'function' ? await headers() : headers)
  setFields(fields, own)
  const response = await fetch(origin.replace(/\/$/, '') + pathOf(path, params, query), {
    ...shared,
    ...options,
    method,
    headers: fields,
    body: sent,
    duplex: 'half',
  })
  const { ok, status } = response
  const reply = { ok, status, headers: response.headers, body: await bodyOf(response) }
  if (ok || expect?.includes(status)) return reply
  throw new UnexpectedReply(key, reply)
}

/** A body by its type: what JSON or text contains, or the stream of the response. The answer to HEAD has a type and no content. */
const bodyOf = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('content-type') ?? ''
  const isJson = /[/+]json\b/.test(type)
  if (!isJson && !/^text\/(?!event-stream)/.test(type)) return (type && response.body) || undefined
  const text = await response.text()
  return isJson ? (text ? JSON.parse(text) : undefined) : text
}
