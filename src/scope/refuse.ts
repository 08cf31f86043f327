/** Refuses a call of a scope. */

import { callMessage, RouteError } from '../text/messages.js'

/**
 * Throws for a call with a problem.
 *
 * @throws {RouteError} with the call and the problem
 */
export const refuse = (call: string, problem: string | undefined): void => {
  if (problem !== undefined) throw new RouteError(callMessage(call, problem))
}
