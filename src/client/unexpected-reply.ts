/** `UnexpectedReply`: a reply that the caller does not handle. */

/**
 * Thrown for a reply whose status is neither 2xx nor in `expect`. Its message has the key and the status.
 *
 * @example if (error instanceof UnexpectedReply && error.status === 401) location.assign('/login')
 */
export class UnexpectedReply extends Error {
  override readonly name = 'UnexpectedReply'
  /** The method and the path of the route: `'GET /places/:id'`. */
  declare readonly key: string
  declare readonly status: number
  declare readonly headers: Headers
  /** What JSON or text contains; otherwise a stream, or `undefined`. */
  declare readonly body: unknown

  constructor(key: string, reply: Pick<UnexpectedReply, 'status' | 'headers' | 'body'>) {
    super(`${key} replied with ${reply.status}`)
    Object.assign(this, { key, ...reply })
  }
}
