/** The options of the inspector, and their checks. */

import { type OpenApiOptions, optionsProblem } from '../openapi/options.js'
import type { AnyRoute } from '../route/route.js'
import { type AnyRoutes, caseProblem, tableProblem } from '../route/route-list.js'
import { argument } from '../text/arguments.js'
import { optionNamesProblem } from '../text/options.js'
import { PATH_OPTION_NAMES, type PathComparison, pathOptionsProblem } from '../text/path-options.js'
import { pathProblem } from '../text/path-problem.js'
import { editorProblem, type InspectorEditor } from './editor.js'

/**
 * Where the inspector's page is served, and when.
 *
 * @example app.use(inspector(routes, { path: '/dev/routes', editor: 'cursor' }))
 */
export interface InspectorOptions {
  /** The path of the page, written like the path of a verb. `'/signalbox'` by default. */
  readonly path?: string | undefined
  /** The same value as the router's option `trailingSlash`. By default, a trailing slash is ignored. */
  readonly trailingSlash?: 'ignore' | 'strict' | undefined
  /** The option that the router has. By default, paths are case-sensitive. */
  readonly caseSensitive?: boolean | undefined
  /** The editor that links to the source open, or a function that makes the link. `'vscode'` by default; `false` for no links. */
  readonly editor?: InspectorEditor | undefined
  /**
   * The options of `openapi`, if the application has a document: how a curl line shows who sends it (`securitySchemes`), and what the
   * application answers to input that does not fit (`errors`).
   */
  readonly openapi?: OpenApiOptions | undefined
  /** Whether the page is also served in production, where by default every request goes to `next()`. */
  readonly production?: boolean | undefined
}

const OPTION_NAMES = ['path', ...PATH_OPTION_NAMES, 'editor', 'openapi', 'production']

const refuse = (problem: string): never => {
  throw new TypeError(`inspector: ${problem}`)
}

/** @throws {TypeError} for an unknown option, and an invalid value of one. */
export const checkedOptions = (options: InspectorOptions): InspectorOptions => {
  const names = optionNamesProblem(options, OPTION_NAMES)
  if (names !== undefined) refuse(names)
  const { path, editor, openapi, production, ...comparison } = options
  const problem =
    pathProblemOf(path) ?? pathOptionsProblem(comparison) ?? editorProblem(editor) ?? openapiProblem(openapi)
  if (problem !== undefined) refuse(problem)
  if (production !== undefined && typeof production !== 'boolean')
    refuse(`production must be true or false, not ${String(production)}`)
  return options
}

const pathProblemOf = (path: string | undefined): string | undefined => {
  if (path === undefined) return undefined
  if (typeof path !== 'string') return 'the path must be a string'
  // The message of a table for an empty path speaks of a scope.
  return path === '' ? 'the path is empty' : pathProblem(path, '')
}

const openapiProblem = (openapi: OpenApiOptions | undefined): string | undefined => {
  const problem = openapi === undefined ? undefined : optionsProblem(openapi)
  return problem === undefined ? undefined : `openapi must have the options of openapi(): ${problem}`
}

/** @throws {TypeError} for a value that is not a route table. */
export const checkedTable = (routes: AnyRoutes, { caseSensitive }: PathComparison): readonly AnyRoute[] => {
  const table = argument<readonly AnyRoute[]>(routes)
  const problem = tableProblem(table) ?? (caseSensitive ? undefined : caseProblem(table))
  return problem === undefined ? table : refuse(problem)
}
