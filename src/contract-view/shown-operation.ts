/**
 * What a contract says of a route, as a row of the inspector and a curl line show it. The page of the inspector loads this file when a
 * first row is opened.
 */

import { type BodyFormat, formatOf } from '../body/media-types.js'
import { longBody } from '../contract/body.js'
import { typesOf } from '../contract/body-types.js'
import { type Shown, shown } from '../contract/shape.js'
import { Components } from '../openapi/components.js'
import { DOCUMENT_METHODS, type JsonSchema } from '../openapi/document.js'
import { inputErrors } from '../openapi/input-errors.js'
import { operationOf } from '../openapi/operation.js'
import type { OpenApiOptions } from '../openapi/options.js'
import { phraseOf } from '../openapi/replies.js'
import type { AnyRoute } from '../route/route.js'
import { paramNames } from '../text/path.js'
import { ownReplies } from './own-replies.js'
import { FILE, fieldsIn, type Resolve, sampleOf, UNKNOWN_BODY } from './sample.js'
import { typeText } from './schema-text.js'

/** A parameter of the path, the query or the headers. */
export interface ShownParameter {
  readonly name: string
  readonly place: string
  readonly isRequired: boolean
  readonly type: string
  readonly description: string
  readonly sample: unknown
}

export interface ShownBody {
  readonly mediaType: string
  readonly format: BodyFormat
  readonly type: string
  readonly sample: unknown
  /** Of a form. */
  readonly fields: readonly ShownField[]
}

/** A field of a form. One that is a list may come several times. */
export interface ShownField {
  readonly name: string
  readonly isRequired: boolean
  readonly isList: boolean
  readonly isFile: boolean
  readonly type: string
  readonly sample: string
}

export interface ShownReply {
  readonly status: string
  /** When the router itself answers so, as `'the body is too large'`; `undefined` if it never does. */
  readonly when: string | undefined
  readonly description: string
  readonly headers: readonly string[]
  readonly bodies: readonly ShownBody[]
}

/** What a row shows of a contract. */
export interface ShownOperation {
  readonly parameters: readonly ShownParameter[]
  readonly bodies: readonly ShownBody[]
  readonly replies: readonly ShownReply[]
  /** The security requirements, each as the names of the schemes that it needs: any of them suffices. */
  readonly security: readonly (readonly string[])[]
  /** What is not known, because a schema has no JSON Schema. */
  readonly problems: readonly string[]
}

/** What the contract of a route, its kinds and its described middlewares say, and what the options of a document add. */
export const shownOperation = (route: AnyRoute, openapi: Partial<OpenApiOptions> = {}): ShownOperation => {
  const { errors, schemas, security: usual } = openapi
  const components = new Components(schemas)
  const problems: string[] = []
  const report = (problem: string) => problems.push(problem)
  const resolve = (schema: JsonSchema) => components.resolve(schema)
  const method = DOCUMENT_METHODS.find(each => each === route.method.toLowerCase()) ?? 'post'
  const operation = operationOf(route, method, paramNames(route.path), {
    components,
    inputErrors: errors === undefined ? () => new Map() : inputErrors(errors, components, report),
    report,
  })
  const own = ownReplies(route, typeof errors === 'object' ? errors.statuses : undefined)
  // The member `openapi` of a contract may give members of any shape.
  const { parameters, requestBody, responses, security = usual } = shown(operation)
  const replies = { ...shown(responses) }
  for (const status of own.keys()) replies[status] ??= { description: phraseOf(status) }
  const bodies = bodiesOf(shown(requestBody).content, resolve)
  const unknown = bodies.length === 0 && 'contract' in route ? route.contract?.body : undefined
  return {
    parameters: list(parameters).map(each => parameterOf(shown(each), resolve)),
    bodies: unknown
      ? typesOf(longBody(unknown)).map(mediaType => ({
          mediaType,
          format: formatOf(mediaType),
          type: 'unknown',
          sample: UNKNOWN_BODY,
          fields: [],
        }))
      : bodies,
    replies: Object.entries(replies) // an object has keys that are numbers in their order
      .filter(([status]) => status !== 'default')
      .map(([status, reply]) => replyOf(status, own.get(Number(status)), shown(reply), resolve)),
    security: list(security).map(each => Object.keys(shown(each))),
    problems,
  }
}

/** A width that leaves room for the name of a member and its description. */
const WIDTH = 68

const typeOf = (schema: unknown, resolve: Resolve): string => {
  const known = ($ref: string) => {
    const given = { $ref }
    const found = resolve(given)
    return found === given ? undefined : found
  }
  return typeText(schema, { resolve: known, width: WIDTH })
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
    const format = formatOf(mediaType)
    const isForm = format === 'form' || format === 'multipart'
    const fields = isForm ? fieldsOf(shown(schema), resolve) : []
    return { mediaType, format, type: typeOf(schema, resolve), sample: sampleOf(schema, resolve), fields }
  })

const fieldsOf = (schema: JsonSchema, resolve: Resolve): readonly ShownField[] => {
  const { properties, required } = typeof schema.$ref === 'string' ? resolve(schema) : schema
  return Object.entries(shown(properties)).flatMap(([member, each]) => {
    const sample = sampleOf(each, resolve)
    const fields = fieldsIn(sample, member)
    return (fields.length > 0 ? fields : [[member, ''] as const]).map(([name, text]) => ({
      name,
      isRequired: list(required).includes(member),
      isList: Array.isArray(sample),
      isFile: text === FILE,
      type: typeOf(each, resolve),
      sample: text,
    }))
  })
}

const replyOf = (
  status: string,
  when: string | undefined,
  { description, headers, content }: Shown,
  resolve: Resolve,
): ShownReply => ({
  status,
  when,
  description: typeof description === 'string' ? description : '',
  headers: Object.entries(shown(headers)).map(([name, header]) => `${name}: ${typeOf(shown(header).schema, resolve)}`),
  bodies: bodiesOf(content, resolve),
})

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
