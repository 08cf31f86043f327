/**
 * What a contract says of a route, as its row shows it. Only this file uses the room `openapi`, and the page loads it when a first row
 * with a contract is opened.
 */

import { type Shown, shown } from '../contract/shape.js'
import { Components } from '../openapi/components.js'
import { DOCUMENT_METHODS, type JsonSchema } from '../openapi/document.js'
import { inputStatusesOf } from '../openapi/input-errors.js'
import { operationOf } from '../openapi/operation.js'
import { typeText } from '../openapi/type-text.js'
import type { AnyRoute } from '../route/route.js'
import { paramNames } from '../text/path.js'
import { sampleOf } from './sample.js'

/** A parameter of the path, the query or the headers. */
export interface ShownParameter {
  readonly name: string
  readonly place: string
  readonly isRequired: boolean
  readonly type: string
  readonly description: string
  readonly sample: unknown
}

/** A body, by its media type. */
export interface ShownBody {
  readonly mediaType: string
  readonly type: string
  readonly sample: unknown
}

export interface ShownReply {
  readonly status: string
  readonly description: string
  readonly headers: readonly string[]
  readonly bodies: readonly ShownBody[]
}

/** What a row shows of a contract. */
export interface ShownOperation {
  readonly parameters: readonly ShownParameter[]
  readonly bodies: readonly ShownBody[]
  readonly replies: readonly ShownReply[]
  /** The statuses that the library itself answers input with that does not fit. */
  readonly own: readonly number[]
  /** The security requirements: any of them suffices. */
  readonly security: readonly string[]
  /** What is not known, because a schema has no JSON Schema. */
  readonly problems: readonly string[]
}

/** What the contract of a route, its kinds and its described middlewares say. */
export const shownOperation = (route: AnyRoute): ShownOperation => {
  const components = new Components()
  const problems: string[] = []
  const resolve = (schema: JsonSchema) => components.resolve(schema)
  const method = DOCUMENT_METHODS.find(each => each === route.method.toLowerCase()) ?? 'post'
  const operation = operationOf(route, method, paramNames(route.path), {
    components,
    inputErrors: () => new Map(),
    report: problem => problems.push(problem),
  })
  // The member `openapi` of a contract may give members of any shape.
  const { parameters, requestBody, responses, security } = shown(operation)
  return {
    parameters: list(parameters).map(each => parameterOf(shown(each), resolve)),
    bodies: bodiesOf(shown(requestBody).content, resolve),
    replies: Object.entries(shown(responses))
      .filter(([status]) => status !== 'default')
      .map(([status, reply]) => replyOf(status, shown(reply), resolve)),
    own: [...new Set(inputStatusesOf(route))].sort((one, other) => one - other),
    security: list(security).map(each => Object.keys(shown(each)).join(' and ') || 'none'),
    problems,
  }
}

type Resolve = (schema: JsonSchema) => JsonSchema

/** A width that leaves room for the name of a member and its description. */
const WIDTH = 68

const typeOf = (schema: unknown, resolve: Resolve): string => {
  const known = ($ref: string) => {
    const given = { $ref }
    const found = resolve(given)
    return found === given ? undefined : found
  }
  return typeText(schema, { resolve: known, width: WIDTH, limits: true })
}

const parameterOf = ({ name, in: place, required, description, schema }: Shown, resolve: Resolve): ShownParameter => ({
  name: String(name),
  place: String(place),
  isRequired: required === true,
  type: typeOf(schema, resolve),
  description: typeof description === 'string' ? description : '',
  sample: sampleOf(schema, resolve),
})

const bodiesOf = (content: unknown, resolve: Resolve): readonly ShownBody[] =>
  Object.entries(shown(content)).map(([mediaType, media]) => {
    const { schema } = shown(media)
    return { mediaType, type: typeOf(schema, resolve), sample: sampleOf(schema, resolve) }
  })

const replyOf = (status: string, { description, headers, content }: Shown, resolve: Resolve): ShownReply => ({
  status,
  description: typeof description === 'string' ? description : '',
  headers: Object.entries(shown(headers)).map(([name, header]) => `${name}: ${typeOf(shown(header).schema, resolve)}`),
  bodies: bodiesOf(content, resolve),
})

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
