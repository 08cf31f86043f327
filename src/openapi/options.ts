/** The options of `openapi`, and their checks. */

import type { SecurityRequirements } from '../contract/contract.js'
import type { InputPart } from '../contract/input-error.js'
import { isSchema, type StandardSchema } from '../contract/schema.js'
import { isPlainObject, optionNamesProblem } from '../text/options.js'
import type { DocumentInfo, DocumentServer, JsonObject } from './document.js'
import type { OmittedRoute } from './omitted.js'

/**
 * What `openapi` cannot read off a table.
 *
 * @example const options: OpenApiOptions = { info: { title: 'Places', version: '1.0' }, errors: 'problemDetails' }
 */
export interface OpenApiOptions {
  /** The title and the version of the interface, and what else a document says of it. */
  readonly info: DocumentInfo
  /** Where the interface is served, as in `[{ url: 'https://api.example.com' }]`. */
  readonly servers?: readonly DocumentServer[] | undefined
  /** The security requirements of all operations that have none of their own: any one of the list suffices. */
  readonly security?: SecurityRequirements | undefined
  /** The security schemes by the names that `security` uses, as in `{ bearer: { type: 'http', scheme: 'bearer' } }`. */
  readonly securitySchemes?: { readonly [name: string]: JsonObject } | undefined
  /**
   * How the application answers input that does not fit: `'problemDetails'` for the middleware `problemDetails()`, or what it
   * answers instead. Without this option, Koa answers with a text.
   */
  readonly errors?: 'problemDetails' | InputErrors | undefined
  /**
   * The schemas that become components, by name, such as all exports of a module: `import * as schemas from './schemas.js'`. Other
   * values in it are ignored.
   */
  readonly schemas?: { readonly [name: string]: unknown } | undefined
  /**
   * Called with the routes that the document does not have, such as those of `mount`: with an empty list where it has all. Without
   * this option, Node prints a warning that names them.
   */
  readonly onOmitted?: ((this: void, omitted: readonly OmittedRoute[]) => void) | undefined
}

/**
 * What an application answers where input does not fit.
 *
 * @example const errors: InputErrors = { body: Failure, statuses: { query: 422 } }
 */
export interface InputErrors {
  /** The schema of the body. */
  readonly body: StandardSchema
  /** Its media type: `'application/json'` by default. */
  readonly type?: string | undefined
  /** The statuses, where they are others than those of an `InputError`: 400, and 422 for the body; 404 for a parameter of another kind. */
  readonly statuses?: { readonly [Part in InputPart | 'kind']?: number | undefined } | undefined
}

/** @internal */
export const OPENAPI_OPTIONS = ['info', 'servers', 'security', 'securitySchemes', 'errors', 'schemas', 'onOmitted']
const PARTS = ['params', 'query', 'headers', 'body', 'kind']

export const optionsProblem = (options: OpenApiOptions): string | undefined =>
  optionNamesProblem(options, OPENAPI_OPTIONS) ??
  CHECKS.find(([name, fits]) => (options[name] !== undefined || name === 'info') && !fits(options[name]))?.[2]

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const isListOf = (fits: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(fits)
const isInfo = (info: unknown): boolean =>
  isPlainObject(info) && 'title' in info && 'version' in info && isText(info.title) && isText(info.version)
const isServer = (server: unknown): boolean => isPlainObject(server) && 'url' in server && isText(server.url)
const isErrors = (errors: unknown): boolean =>
  errors === 'problemDetails' ||
  (isPlainObject(errors) &&
    Object.keys(errors).every(name => ['body', 'type', 'statuses'].includes(name)) &&
    'body' in errors &&
    isSchema(errors.body) &&
    (!('type' in errors) || errors.type === undefined || isText(errors.type)) &&
    (!('statuses' in errors) || errors.statuses === undefined || isStatuses(errors.statuses)))
const isStatuses = (statuses: unknown): boolean =>
  isPlainObject(statuses) &&
  Object.entries(statuses).every(
    ([part, status]) => PARTS.includes(part) && (status === undefined || (status >= 400 && status <= 599)),
  )

const CHECKS: readonly (readonly [keyof OpenApiOptions, (value: unknown) => boolean, string])[] = [
  ['info', isInfo, "info must have a title and a version, as in { title: 'Places', version: '1.0' }"],
  ['servers', isListOf(isServer), "servers must be a list of objects, as in [{ url: 'https://api.example.com' }]"],
  ['security', isListOf(isPlainObject), 'security must be a list of objects, as in [{ bearer: [] }]'],
  [
    'securitySchemes',
    value => isPlainObject(value) && Object.values(value).every(isPlainObject),
    "securitySchemes must be an object, as in { bearer: { type: 'http', scheme: 'bearer' } }",
  ],
  [
    'errors',
    isErrors,
    "errors must be 'problemDetails', or { body, type, statuses } with a Standard Schema as its body",
  ],
  // A module has no prototype, or one of its own.
  ['schemas', value => typeof value === 'object' && value !== null, 'schemas must be an object with schemas by name'],
  ['onOmitted', value => typeof value === 'function', 'onOmitted must be a function'],
]
