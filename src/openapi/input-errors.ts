/** What the library itself answers where input does not fit, in the shape that the application gives it. */

import { INPUT_PARTS, type InputPart } from '../contract/input-error.js'
import type { AnyRoute } from '../route/route.js'
import { parseSegment } from '../text/segments.js'
import type { Components } from './components.js'
import type { Content, JsonSchema, Response } from './document.js'
import type { OpenApiOptions } from './options.js'
import { phraseOf } from './replies.js'

/** The statuses of an `InputError`, and of a parameter that is of another kind. */
const STATUSES = { params: 400, query: 400, headers: 400, body: 422, kind: 404 }

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
  const statuses = { ...STATUSES, ...(typeof errors === 'object' && errors.statuses) }
  const contentOf = (): Content => {
    try {
      return errorContent(errors, components)
    } catch (error) {
      report(`'body' of the option errors: ${error instanceof Error ? error.message : error}`)
      return {}
    }
  }
  return route => {
    const replies = new Map<number, Response>()
    for (const part of partsOf(route)) {
      const status = statuses[part] ?? STATUSES[part]
      replies.set(status, { description: phraseOf(status), content: contentOf() })
    }
    return replies
  }
}

/** The statuses that the library answers a route with, where the application does not change them. */
export const inputStatusesOf = (route: AnyRoute): readonly number[] => partsOf(route).map(part => STATUSES[part])

/** The parts of a request that may not fit. */
const partsOf = (route: AnyRoute): readonly (InputPart | 'kind')[] => {
  const contract = 'contract' in route ? route.contract : undefined
  const parts: (InputPart | 'kind')[] = INPUT_PARTS.filter(part => contract?.[part])
  return hasKinds(route) || refusesParams(route) ? [...parts, 'kind'] : parts
}

const hasKinds = ({ path, kinds }: AnyRoute): boolean =>
  kinds !== undefined && path.split('/').some(segment => Object.hasOwn(kinds, parseSegment(segment).name))

/** A redirect answers 404 to a parameter that no link can have, such as `..`. */
const refusesParams = (route: AnyRoute): boolean =>
  'redirect' in route && route.path.split('/').some(segment => parseSegment(segment).kind !== 'literal')

const errorContent = (errors: OpenApiOptions['errors'], components: Components): Content => {
  if (errors === undefined) return { 'text/plain': { schema: { type: 'string' } } }
  if (errors === 'problemDetails') {
    const schema = components.add('ProblemDetails', PROBLEM_DETAILS, () => PROBLEM_DETAILS)
    return { 'application/problem+json': { schema } }
  }
  const { body, type = 'application/json' } = errors
  return { [type]: { schema: components.at('InputErrors', body) } }
}

/** The type `ProblemDetails` as a JSON Schema. */
const PROBLEM_DETAILS: JsonSchema = {
  type: 'object',
  properties: {
    type: { type: 'string', format: 'uri-reference' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          in: { type: 'string', enum: INPUT_PARTS },
          path: { type: 'array', items: { type: ['string', 'number'] } },
          message: { type: 'string' },
        },
        required: ['in', 'path', 'message'],
      },
    },
    errorCount: { type: 'integer' },
  },
  required: ['type', 'title', 'status'],
}
