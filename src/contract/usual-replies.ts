/** The statuses that an editor offers in `returns` of a contract. */

import type { ReplyContract } from './returns.js'
import type { StandardSchema } from './schema.js'

/**
 * The statuses that an editor offers in `returns`, those that actions answer with as a rule. A contract may have any other as well.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110.html#section-15
 */
export interface UsualReplySchemas {
  /** OK */
  readonly 200?: StandardSchema | ReplyContract | undefined
  /** Created */
  readonly 201?: StandardSchema | ReplyContract | undefined
  /** Accepted: the action goes on after the answer. */
  readonly 202?: StandardSchema | ReplyContract | undefined
  /** No Content: a schema of `undefined`. */
  readonly 204?: StandardSchema | ReplyContract | undefined
  /** Partial Content */
  readonly 206?: StandardSchema | ReplyContract | undefined
  /** Moved Permanently */
  readonly 301?: StandardSchema | ReplyContract | undefined
  /** Found */
  readonly 302?: StandardSchema | ReplyContract | undefined
  /** See Other */
  readonly 303?: StandardSchema | ReplyContract | undefined
  /** Not Modified: a schema of `undefined`. */
  readonly 304?: StandardSchema | ReplyContract | undefined
  /** Temporary Redirect */
  readonly 307?: StandardSchema | ReplyContract | undefined
  /** Permanent Redirect */
  readonly 308?: StandardSchema | ReplyContract | undefined
  /** Bad Request */
  readonly 400?: StandardSchema | ReplyContract | undefined
  /** Unauthorized */
  readonly 401?: StandardSchema | ReplyContract | undefined
  /** Forbidden */
  readonly 403?: StandardSchema | ReplyContract | undefined
  /** Not Found */
  readonly 404?: StandardSchema | ReplyContract | undefined
  /** Not Acceptable */
  readonly 406?: StandardSchema | ReplyContract | undefined
  /** Conflict */
  readonly 409?: StandardSchema | ReplyContract | undefined
  /** Gone */
  readonly 410?: StandardSchema | ReplyContract | undefined
  /** Precondition Failed */
  readonly 412?: StandardSchema | ReplyContract | undefined
  /** Content Too Large */
  readonly 413?: StandardSchema | ReplyContract | undefined
  /** Unsupported Media Type */
  readonly 415?: StandardSchema | ReplyContract | undefined
  /** Unprocessable Content */
  readonly 422?: StandardSchema | ReplyContract | undefined
  /** Precondition Required */
  readonly 428?: StandardSchema | ReplyContract | undefined
  /** Too Many Requests */
  readonly 429?: StandardSchema | ReplyContract | undefined
  /** Internal Server Error */
  readonly 500?: StandardSchema | ReplyContract | undefined
  /** Bad Gateway */
  readonly 502?: StandardSchema | ReplyContract | undefined
  /** Service Unavailable */
  readonly 503?: StandardSchema | ReplyContract | undefined
  /** Gateway Timeout */
  readonly 504?: StandardSchema | ReplyContract | undefined
}
