/** One route as an operation of a document. */

import { longBody } from '../contract/body.js'
import type { ActionContract } from '../contract/contract.js'
import { type ReplyContract, repliesIn } from '../contract/returns.js'
import type { StandardSchema } from '../contract/schema.js'
import { descriptionsOf, requiredOf } from '../route/described.js'
import { middlewareName } from '../route/print.js'
import type { AnyMiddleware, AnyRoute } from '../route/route.js'
import { securityOf } from '../route/security.js'
import type { Components } from './components.js'
import type { DocumentMethod, JsonSchema, Operation, Parameter, Response } from './document.js'
import type { InputErrorsOf } from './input-errors.js'
import { merged } from './merge.js'
import { type Members, membersOf, namedParameters, pathParameters } from './parameters.js'
import { operationIdOf } from './path.js'
import { eitherResponse, phraseOf, type Read, responseOf } from './replies.js'
import { requestBodyOf } from './request-body.js'
import { tagsOf } from './tags.js'

/** What all operations of a document share. */
export interface DocumentParts {
  readonly components: Components
  readonly inputErrors: InputErrorsOf
  /** Keeps what a document cannot say of a route. */
  readonly report: (problem: string) => void
}

/** The operation of a route with one method. `names` are the names that the parameters have in the path of the document. */
export const operationOf = (
  route: AnyRoute,
  method: DocumentMethod,
  names: readonly string[],
  shared: DocumentParts,
): Operation => {
  const contract: ActionContract = ('contract' in route && route.contract) || {}
  const { summary, description, deprecated, openapi = {} } = contract
  const id = typeof openapi.operationId === 'string' ? openapi.operationId : operationIdOf(method, route.path)
  const label = 'target' in route ? route.target : `${route.method} ${route.path}`
  // The name of schemas that have no other: all routes of an action share it.
  const place = 'target' in route ? route.target.replaceAll(/[^\w-]+/g, '.') : operationIdOf(route.method, route.path)
  const read = readerOf(` in the contract of '${label}'`, openapi, shared)
  const security = securityOf(route)
  const [tags, parameters] = [tagsOf(route), parametersOf(route, contract, place, names, read, shared)]
  const { body } = contract
  const requestBody = body && read('body', () => requestBodyOf(longBody(body), `${place}.body`, shared.components))
  const operation: Operation = {
    operationId: id,
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(summary !== undefined && { summary }),
    ...(description !== undefined && { description }),
    ...(deprecated !== undefined && { deprecated }),
    ...(security && { security }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: responsesOf(route, contract, place, read, shared),
  }
  // What an application adds is of any shape.
  return contract.openapi ? (merged({ ...operation }, openapi) as unknown as Operation) : operation
}

/** Reads members, and reports those with problems, unless `openapi` of the contract says what they are in the document. */
const readerOf =
  (of: string, openapi: JsonSchema, { report }: DocumentParts): Read =>
  (member, make) => {
    try {
      return make()
    } catch (error) {
      if (!isSaid(member, openapi)) report(`'${member}'${of}: ${error instanceof Error ? error.message : error}`)
      return undefined
    }
  }

/** Reads members of the description of a middleware. */
const ofMiddleware = (middleware: AnyMiddleware, openapi: JsonSchema | undefined, shared: DocumentParts): Read =>
  readerOf(` of the middleware '${middlewareName(middleware)}'`, openapi ?? {}, shared)

/** Whether the member `openapi` says what another member is. */
const isSaid = (member: string, { parameters, requestBody, responses }: JsonSchema): boolean => {
  const [part, status = ''] = member.split('.')
  if (part === 'returns') return Object.hasOwn(Object(responses), status)
  return (part === 'body' ? requestBody : parameters) !== undefined
}

const NONE: Members = new Map()

const parametersOf = (
  route: AnyRoute,
  contract: ActionContract,
  place: string,
  names: readonly string[],
  read: Read,
  shared: DocumentParts,
): Parameter[] => {
  const { components } = shared
  const members = (part: 'params' | 'query' | 'headers'): Members => {
    const jsonOf = (schema: StandardSchema, readOf: Read) =>
      readOf(part, () => {
        const json = components.inline(`${place}.${part}`, schema)
        membersOf(components, json) // throws for what has no members
        return json
      }) ?? []
    const ofContract = contract[part] ? jsonOf(contract[part], read) : []
    const ofUse = route.use.flatMap(each => {
      const readOf = ofMiddleware(each, contract.openapi, shared)
      return requiredOf({ use: [each] }, part).flatMap(schema => jsonOf(schema, readOf))
    })
    const all = [ofContract, ofUse].flat()
    return all.length === 0 ? NONE : membersOf(components, { allOf: all })
  }
  return [
    ...pathParameters(route, members('params'), names),
    ...namedParameters('query', members('query')),
    ...namedParameters('header', members('headers')),
  ]
}

const responsesOf = (
  route: AnyRoute,
  { returns }: ActionContract,
  place: string,
  read: Read,
  shared: DocumentParts,
): Record<string, Response> => {
  const { components, inputErrors } = shared
  const replies = new Map<number, Response>()
  const add = (status: number, response: Response) => replies.set(status, eitherResponse(replies.get(status), response))
  const addAll = (each: ReadonlyMap<number, ReplyContract>, name: string, readEach: Read) => {
    for (const [status, reply] of each) {
      const readMember: Read = (member, make) => readEach(`${name}.${status}${member}`, make)
      add(status, responseOf(components, `${place}.${status}`, status, reply, readMember))
    }
  }
  if (returns) addAll(repliesIn(returns), 'returns', read)
  if ('redirect' in route) add(route.status, redirection(route.status))
  for (const middleware of route.use) {
    const readOf = ofMiddleware(middleware, {}, shared)
    for (const { replies: described } of descriptionsOf({ ...route, use: [middleware] }))
      if (described) addAll(repliesIn(described), 'replies', readOf)
  }
  for (const [status, response] of inputErrors(route)) add(status, response)
  const isSaidByContract = returns !== undefined || 'redirect' in route
  const undeclared: Record<string, Response> = isSaidByContract
    ? {}
    : { default: { description: 'The contract of the route does not say.' } }
  return { ...Object.fromEntries([...replies].sort(([one], [other]) => one - other)), ...undeclared }
}

const redirection = (status: number): Response => ({
  description: phraseOf(status),
  headers: { Location: { required: true, schema: { type: 'string', format: 'uri-reference' } } },
})
