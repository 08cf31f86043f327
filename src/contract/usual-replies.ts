/** The statuses that an editor offers in `returns` of a contract. */

import type { StandardSchema } from './schema.js'

/**
 * The statuses that an editor offers in `returns`, those that actions answer with as a rule. A contract may have any other as well.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110.html#section-15
 */
export interface UsualReplySchemas {
  /** OK */
  readonly 200?: StandardSchema
  /** Created */
  readonly 201?: StandardSchema
  /** Accepted: the action goes on after the answer. */
  readonly 202?: StandardSchema
  /** No Content: a schema of `undefined`. */
  readonly 204?: StandardSchema
  /** Partial Content */
  readonly 206?: StandardSchema
  /** Moved Permanently */
  readonly 301?: StandardSchema
  /** Found */
  readonly 302?: StandardSchema
  /** See Other */
  readonly 303?: StandardSchema
  /** Not Modified: a schema of `undefined`. */
  readonly 304?: StandardSchema
  /** Temporary Redirect */
  readonly 307?: StandardSchema
  /** Permanent Redirect */
  readonly 308?: StandardSchema
  /** Bad Request */
  readonly 400?: StandardSchema
  /** Unauthorized */
  readonly 401?: StandardSchema
  /** Forbidden */
  readonly 403?: StandardSchema
  /** Not Found */
  readonly 404?: StandardSchema
  /** Not Acceptable */
  readonly 406?: StandardSchema
  /** Conflict */
  readonly 409?: StandardSchema
  /** Gone */
  readonly 410?: StandardSchema
  /** Precondition Failed */
  readonly 412?: StandardSchema
  /** Content Too Large */
  readonly 413?: StandardSchema
  /** Unsupported Media Type */
  readonly 415?: StandardSchema
  /** Unprocessable Content */
  readonly 422?: StandardSchema
  /** Precondition Required */
  readonly 428?: StandardSchema
  /** Too Many Requests */
  readonly 429?: StandardSchema
  /** Internal Server Error */
  readonly 500?: StandardSchema
  /** Bad Gateway */
  readonly 502?: StandardSchema
  /** Service Unavailable */
  readonly 503?: StandardSchema
  /** Gateway Timeout */
  readonly 504?: StandardSchema
}
