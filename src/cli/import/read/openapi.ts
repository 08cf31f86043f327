/** Reads an OpenAPI 3.0 or 3.1 document, in JSON or YAML. */
import { parse } from 'yaml'
import { camelCase } from '../../../text/case.js'
import { Failure, messageOf, oneLine } from '../../output.js'
import { isObject, type Json, listIn, objectIn, resolved } from '../json.js'
import { paramNameOf } from '../path-syntax.js'
import type { Omission, Reading, Row } from '../reading.js'

const OPERATIONS = ['get', 'post', 'put', 'patch', 'delete', 'options', 'head', 'trace', 'query']

/**
 * Reads the operations of a document. Its paths have no order.
 *
 * @throws {Failure} for a text that is no such document.
 */
export const readOpenApi = (text: string, name: string): Reading => {
  const document = parsed(text, name)
  const version = document.openapi ?? document.swagger
  if (!/^3\.\d/.test(String(version)))
    throw new Failure(`${name} is no OpenAPI 3 document${version === undefined ? '' : `: it has version ${version}`}`)
  const skipped: Omission[] = Object.keys(objectIn(document.webhooks)).map(each => ({
    route: `webhook ${each}`,
    why: 'a webhook is a request that the application sends',
  }))
  const rows = Object.entries(objectIn(document.paths)).flatMap(([path, value]) => {
    if (path.startsWith('x-')) return []
    const item = path.startsWith('/') ? resolved(document, value) : undefined
    if (item === undefined)
      skipped.push({ route: path, why: `${NO_PATH}${path.startsWith('/') ? '' : ', which begins with a slash'}` })
    return OPERATIONS.filter(method => isObject(item?.[method])).map(method =>
      rowOf(method, path, objectIn(item), document),
    )
  })
  if (rows.length + skipped.length === 0) throw new Failure(`${name} has no operation`)
  return { syntax: 'openapi', rows, skipped, document }
}

const NO_PATH = 'this is no path of this document'

const rowOf = (method: string, path: string, item: Json, document: Json): Row => {
  const operation = resolved(document, item[method]) ?? objectIn(item[method])
  const named = [...listIn(item.parameters), ...listIn(operation.parameters)].flatMap(value => {
    const parameter = resolved(document, value) ?? objectIn(value)
    return [[`${parameter.in} ${parameter.name ?? parameter.$ref}`, parameter] as const]
  })
  // a parameter of the operation takes the place of one of its path
  const parameters = [...new Map(named).values()]
  const uuids = parameters.filter(each => each.in === 'path' && resolved(document, each.schema)?.format === 'uuid')
  const id = typeof operation.operationId === 'string' ? operation.operationId : undefined
  const last = id?.split(/[/.]/).at(-1) ?? ''
  return {
    method: method.toUpperCase(),
    path,
    action: /^[A-Za-z][\w-]*$/.test(last) ? camelCase<string>(last) : undefined,
    // PUT and PATCH whose operations differ in the verb alone are one update
    handler: id?.replace(/^(?:put|patch)(?=[A-Z_-])/, 'update'),
    patterns: Object.fromEntries(uuids.map(({ name }) => [paramNameOf(String(name)), 'uuid'])),
    operation: { operation, parameters },
  }
}

const parsed = (text: string, name: string): Json => {
  let document: unknown
  try {
    document = text.trimStart().startsWith('{') ? JSON.parse(text) : parse(text)
  } catch (error) {
    throw new Failure(oneLine(`${name} is neither JSON nor YAML: ${messageOf(error)}`))
  }
  if (isObject(document)) return document
  throw new Failure(`${name} is no OpenAPI 3 document`)
}
