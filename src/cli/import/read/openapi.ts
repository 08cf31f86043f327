/** Reads an OpenAPI 3.0 or 3.1 document, in JSON or YAML. */
import { parse } from 'yaml'
import { camelCase } from '../../../text/case.js'
import { Failure, messageOf, oneLine } from '../../output.js'
import type { Omission, Reading, Row } from '../reading.js'

type Json = Readonly<Record<string, unknown>>

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
  const resolve = (value: unknown): Json => {
    const at = isObject(value) ? value : {}
    return typeof at.$ref === 'string' ? resolve(targetOf(document, at.$ref)) : at
  }
  const paths = Object.entries(resolve(document.paths)).filter(([path]) => path.startsWith('/'))
  const rows = paths.flatMap(([path, value]) => {
    const item = resolve(value)
    return OPERATIONS.filter(method => item[method] !== undefined).map(method =>
      rowOf(
        method,
        path,
        resolve(item[method]),
        [...listIn(item.parameters), ...listIn(resolve(item[method]).parameters)].map(resolve),
      ),
    )
  })
  const skipped: readonly Omission[] = Object.keys(resolve(document.webhooks)).map(each => ({
    route: `webhook ${each}`,
    why: 'a webhook is a request that the application sends',
  }))
  if (rows.length + skipped.length === 0) throw new Failure(`${name} has no operation`)
  return { syntax: 'openapi', rows, skipped }
}

const rowOf = (method: string, path: string, { operationId }: Json, parameters: readonly Json[]): Row => {
  const uuids = parameters.filter(
    ({ in: place, schema }) => place === 'path' && isObject(schema) && schema.format === 'uuid',
  )
  const id = typeof operationId === 'string' ? operationId : undefined
  const last = id?.split(/[/.]/).at(-1) ?? ''
  return {
    method: method.toUpperCase(),
    path,
    action: /^[A-Za-z][\w-]*$/.test(last) ? camelCase<string>(last) : undefined,
    // PUT and PATCH whose operations differ in the verb alone are one update
    handler: id?.replace(/^(?:put|patch)(?=[A-Z_-])/, 'update'),
    patterns: Object.fromEntries(uuids.map(({ name }) => [camelCase(String(name).replace(/\W+/g, '_')), 'uuid'])),
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

const targetOf = (document: Json, reference: string): unknown =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .map(key => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), document)

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
