/** `UnexpectedReply`: a reply that the caller does not handle. */

const MARK = Symbol.for('signalbox.UnexpectedReply')

/**
 * Thrown for a reply whose status is neither 2xx nor in `expect`, and for broken JSON, such as the page of a proxy. Then `cause` is what
 * `JSON.parse` throws. Its message has the key and the status.
 *
 * @example if (error instanceof UnexpectedReply && error.status === 401) location.assign('/login')
 */
export class UnexpectedReply extends Error {
  override readonly name = 'UnexpectedReply'
  /** The method and the path of the route: `'GET /places/:id'`. */
  declare readonly key: string
  declare readonly status: number
  declare readonly headers: Headers
  /** What JSON contains; the text, also of JSON that cannot be parsed; otherwise `undefined`. */
  declare readonly body: unknown

  constructor(key: string, reply: Pick<UnexpectedReply, 'status' | 'headers' | 'body'>, cause?: unknown) {
    super(`${key} ${cause ? 'sent broken JSON' : 'replied'} with ${reply.status}`, { cause })
    Object.defineProperty(Object.assign(this, { key, ...reply }), MARK, { value: true })
  }

  /** Recognises the errors of every copy of this package, as `shareErrors` does: an application may load one in each module system. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // Not inherited. Bundlers rename a class that names itself.
    // biome-ignore lint/complexity/noThisInStatic: subclasses inherit this function
    return Object.hasOwn(this, Symbol.hasInstance) ? MARK in Object(value) : super[Symbol.hasInstance](value)
  }
}
