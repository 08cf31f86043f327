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
  readonly 200?: StandardSchema | ReplyContract
  /** Created */
  readonly 201?: StandardSchema | ReplyContract
  /** Accepted: the action goes on after the answer. */
  readonly 202?: StandardSchema | ReplyContract
  /** No Content: a schema of `undefined`. */
  readonly 204?: StandardSchema | ReplyContract
  /** Partial Content */
  readonly 206?: StandardSchema | ReplyContract
  /** Moved Permanently */
  readonly 301?: StandardSchema | ReplyContract
  /** Found */
  readonly 302?: StandardSchema | ReplyContract
  /** See Other */
  readonly 303?: StandardSchema | ReplyContract
  /** Not Modified: a schema of `undefined`. */
  readonly 304?: StandardSchema | ReplyContract
  /** Temporary Redirect */
  readonly 307?: StandardSchema | ReplyContract
  /** Permanent Redirect */
  readonly 308?: StandardSchema | ReplyContract
  /** Bad Request */
  readonly 400?: StandardSchema | ReplyContract
  /** Unauthorized */
  readonly 401?: StandardSchema | ReplyContract
  /** Forbidden */
  readonly 403?: StandardSchema | ReplyContract
  /** Not Found */
  readonly 404?: StandardSchema | ReplyContract
  /** Not Acceptable */
  readonly 406?: StandardSchema | ReplyContract
  /** Conflict */
  readonly 409?: StandardSchema | ReplyContract
  /** Gone */
  readonly 410?: StandardSchema | ReplyContract
  /** Precondition Failed */
  readonly 412?: StandardSchema | ReplyContract
  /** Content Too Large */
  readonly 413?: StandardSchema | ReplyContract
  /** Unsupported Media Type */
  readonly 415?: StandardSchema | ReplyContract
  /** Unprocessable Content */
  readonly 422?: StandardSchema | ReplyContract
  /** Precondition Required */
  readonly 428?: StandardSchema | ReplyContract
  /** Too Many Requests */
  readonly 429?: StandardSchema | ReplyContract
  /** Internal Server Error */
  readonly 500?: StandardSchema | ReplyContract
  /** Bad Gateway */
  readonly 502?: StandardSchema | ReplyContract
  /** Service Unavailable */
  readonly 503?: StandardSchema | ReplyContract
  /** Gateway Timeout */
  readonly 504?: StandardSchema | ReplyContract
}
