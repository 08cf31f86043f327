/** The body of an error, as problem details have it. */

import type { InputIssue } from './input-error.js'

/**
 * The body of an answer of `problemDetails()`. An application may add members: see `problemDetails`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9457.html#section-3.1
 * @example const problem: ProblemDetails = await response.json()
 */
export interface ProblemDetails {
  /** A URI that identifies the kind of problem: `'about:blank'` if it is only what the status says. */
  readonly type: string
  /** The kind of problem in words, such as `'Not Found'`. */
  readonly title: string
  readonly status: number
  /** The message of the error, if clients may see it. */
  readonly detail?: string
  /** The issues of an `InputError`: the first 100. */
  readonly errors?: readonly InputIssue[]
  /** How many issues there were, if `errors` does not have all of them. */
  readonly errorCount?: number
}
