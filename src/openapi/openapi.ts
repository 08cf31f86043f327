/** `openapi`: the document of a table. */

import { type AnyRoutes, tableProblem } from '../route/route-list.js'
import { requirementsOf } from '../route/security.js'
import { argument } from '../text/arguments.js'
import { callMessage, RouteError } from '../text/messages.js'
import { warn } from '../text/warning.js'
import { Components } from './components.js'
import type { OpenApiDocument } from './document.js'
import { inputErrors } from './input-errors.js'
import type { OmittedRoute } from './omitted.js'
import { type OpenApiOptions, optionsProblem } from './options.js'
import { pathsOf } from './paths.js'
import { idProblems, securityProblems, unloadedProblems } from './problems.js'
import { documentTags } from './tags.js'

/**
 * The OpenAPI 3.1 document of a table, as an object. Takes the table, and what a table does not say. The document is the same each
 * time: its operations in the order of the routes, and its components in that of their names.
 *
 * An operation has the method, the path, the parameters and their kinds, and what the contract says: the query, the headers, the body
 * and the replies, with what the library itself answers to input that does not fit. What `describeMiddleware` says of a middleware is
 * at all routes behind it. Controllers that are loaded when they are first needed must be loaded before: `await routes.load()`.
 *
 * @throws {TypeError} for a value that is not a route table, and for wrong options
 * @throws {RouteError} with one line for each problem: a schema that JSON Schema cannot express, two schemas of one name, a security
 * scheme that the options lack, an `operationId` of two operations, and a controller that is not loaded
 * @see https://spec.openapis.org/oas/v3.1.0
 * @example const document = openapi(routes, { info: { title: 'Places', version: '1.0' }, errors: 'problemDetails' })
 */
export function openapi(routes: AnyRoutes, options: OpenApiOptions): OpenApiDocument {
  const table = argument(routes)
  const problem = tableProblem(table) ?? optionsProblem(options)
  if (problem !== undefined) throw new TypeError(callMessage('openapi', problem))
  const { info, servers, security, securitySchemes, errors, schemas, onOmitted = warnOfOmitted } = options
  refuse(unloadedProblems(table))

  const problems = new Set<string>()
  const components = new Components(schemas)
  const report = (problem: string) => problems.add(problem)
  const { paths, omitted } = pathsOf(table, {
    components,
    inputErrors: inputErrors(errors, components, report),
    report,
  })
  const [tags, named] = [documentTags(table, Object.values(paths)), components.list()]
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info,
    ...(servers && { servers: [...servers] }),
    ...(security && { security: requirementsOf(security) }),
    ...(tags.length > 0 && { tags }),
    paths,
    ...((named.length > 0 || securitySchemes) && {
      components: {
        ...(named.length > 0 && { schemas: Object.fromEntries(named) }),
        ...(securitySchemes && { securitySchemes }),
      },
    }),
  }
  refuse([...problems, ...idProblems(document), ...securityProblems(document)])
  onOmitted(omitted)
  return document
}

const refuse = (problems: readonly string[]): void => {
  if (problems.length > 0) throw new RouteError(problems.map(each => callMessage('openapi', each)).join('\n'))
}

/** Nothing is left out silently. */
const warnOfOmitted = (omitted: readonly OmittedRoute[]): void => {
  if (omitted.length === 0) return
  const list = omitted.map(({ route: { method, path }, why }) => `${method} ${path} (${why})`).join(', ')
  warn('SIGNALBOX_OMITTED_ROUTES', `the OpenAPI document lacks routes, which the option onOmitted takes: ${list}`)
}
