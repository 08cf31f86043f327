/** What the library itself answers where input does not fit, in the shape that the application gives it. */

import { problemOf } from '../contract/problem-of.js'
import type { AnyRoute } from '../route/route.js'
import { inputStatusesOf } from '../route/statuses.js'
import type { Components } from './components.js'
import type { Content, Response } from './document.js'
import type { OpenApiOptions } from './options.js'
import { phraseOf } from './replies.js'

/** The statuses that the library answers a route with, each with the reply. */
export type InputErrorsOf = (route: AnyRoute) => ReadonlyMap<number, Response>

/**
 * Makes the replies for input that does not fit. They are possible only for what the contract of a route names, and for parameters with
 * a kind. `report` keeps what JSON Schema cannot express of their body.
 */
export const inputErrors = (
  errors: OpenApiOptions['errors'],
  components: Components,
  report: (problem: string) => void,
): InputErrorsOf => {
  const statuses = typeof errors === 'object' ? errors.statuses : undefined
  const contentOf = (): Content => {
    try {
      return errorContent(errors, components)
    } catch (error) {
      report(`'body' of the option errors: ${error instanceof Error ? error.message : error}`)
      return {}
    }
  }
  return route =>
    new Map(
      inputStatusesOf(route, statuses).map(status => [status, { description: phraseOf(status), content: contentOf() }]),
    )
}

const errorContent = (errors: OpenApiOptions['errors'], components: Components): Content => {
  if (errors === undefined) return { 'text/plain': { schema: { type: 'string' } } }
  if (errors === 'problemDetails') {
    const { type, body } = problemOf()
    return { [type]: { schema: components.at('ProblemDetails', body) } }
  }
  const { body, type = 'application/json' } = errors
  return { [type]: { schema: components.at('InputErrors', body) } }
}
