/** `createClient`: sends requests to the routes of a table. It knows only the key of a call. */

import type { ClientOf, FetchOptions } from './call.js'
import { replyOf } from './reply.js'
import { type Fields, type Given, pathOf, sentBody, setFields } from './request.js'

/**
 * The options of a client: what `fetch` takes for each request, and these.
 *
 * @example const options: ClientOptions = { headers: () => ({ authorization: token() }), credentials: 'include' }
 */
export interface ClientOptions extends Omit<FetchOptions, 'signal'> {
  /** The function to send requests with, in place of the global one. */
  readonly fetch?: ((this: void, url: string, init: SentInit) => Promise<Sent>) | undefined
  /** The headers of each request, or a function that makes new ones for each. Those of a call take precedence. */
  readonly headers?: Fields | ((this: void) => Fields | undefined | Promise<Fields | undefined>) | undefined
}
/** What another `fetch` gets: each package has types of its own for it. */
interface SentInit {
  readonly method: string
  // biome-ignore lint/suspicious/noExplicitAny: as said
  readonly [option: string]: any
}
/** What a client needs of its response. */
interface Sent extends Pick<Response, 'ok' | 'status' | 'text' | 'arrayBuffer'> {}

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
 * @throws {UnexpectedReply} Rejects with it for any other status, and for JSON that cannot be parsed.
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
      get: (target, name) => {
        const key = String(name)
        return / \//.test(key) ? callOf(origin, options, key) : target[key as keyof typeof target]
      },
    },
  )
}

/** A call. It is a member of itself too, under any name but a `FunctionName`: the types alone know that of its action. */
const callOf = (
  origin: string,
  { fetch = globalThis.fetch, headers, ...shared }: ClientOptions,
  key: string,
): object => {
  const [method, path] = key.split(' ') as [string, string] // it has a space
  const url = (given?: Given) => origin.replace(/\/$/, '') + pathOf(path, given)
  const send = async (given: Given = {}): Promise<object> => {
    const { params, query, headers: own, body, expect, as, ...options } = given
    const fields = new Headers()
    const sent = sentBody(body, fields)
    setFields(fields, typeof headers === 'function' ? await headers() : headers)
    setFields(fields, own)
    const init = { ...shared, ...options, method, headers: fields, body: sent, duplex: 'half' }
    const response = await fetch(url(given), init)
    return replyOf(key, response as Response, expect, as) // or what has its members that are read
  }
  return new Proxy(send, {
    get: (target, name, call) => {
      const key = String(name)
      return key === 'url'
        ? url
        : key in target || /^(then|toJSON|Symbol\(.*)$/.test(key)
          ? target[key as keyof typeof target]
          : call
    },
  })
}
