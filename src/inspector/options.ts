/** The options of the inspector, and their checks. */

import { type OpenApiOptions, optionsProblem } from '../openapi/options.js'
import type { AnyRoute } from '../route/route.js'
import { type AnyRoutes, caseProblem, tableProblem } from '../route/route-list.js'
import { argument } from '../text/arguments.js'
import { optionNamesProblem } from '../text/options.js'
import { PATH_OPTION_NAMES, type PathComparison, pathOptionsProblem } from '../text/path-options.js'
import { pathProblem } from '../text/path-problem.js'
import { editorProblem, type InspectorEditor } from './editor.js'
import { hostsProblem } from './hosts.js'

/**
 * Where the inspector's page is served, and when.
 *
 * @example app.use(inspector(routes, { path: '/dev/routes', editor: 'cursor' }))
 */
export interface InspectorOptions {
  /** The path of the page, `'/signalbox'` by default. */
  readonly path?: string | undefined
  /** The value that the router has: `'ignore'` by default. */
  readonly trailingSlash?: 'ignore' | 'strict' | undefined
  /** The value that the router has: `true` by default. */
  readonly caseSensitive?: boolean | undefined
  /** The value that the router has: `'ignore'` by default. */
  readonly escapes?: 'ignore' | 'strict' | undefined
  /** What opens the links to the source, `'vscode'` by default. A function makes a link; `false` shows none. */
  readonly editor?: InspectorEditor | undefined
  /**
   * The options of the application's document, for the credentials in a curl line (`securitySchemes`) and for what is answered to input
   * that does not fit (`errors`).
   */
  readonly openapi?: OpenApiOptions | undefined
  /**
   * Names besides `localhost` and loopback addresses under which the page is served in development, without ports, such as `'app.test'`.
   * `'.app.test'` has those below it too.
   */
  readonly allowedHosts?: readonly string[] | undefined
  /** Whether the page is served in production too. */
  readonly production?: boolean | undefined
  /** Whether an open row has a form that sends its request from the browser: by default in development alone. */
  readonly send?: boolean | undefined
  /**
   * An earlier list of the routes, as `signalbox routes --json` prints it, or the path or the URL of a file that has one. A second page
   * then says what has changed for callers since.
   */
  readonly compareWith?: string | URL | readonly object[] | undefined
}

/** @internal */
export const INSPECTOR_OPTIONS = [
  'path',
  ...PATH_OPTION_NAMES,
  'editor',
  'openapi',
  'allowedHosts',
  'production',
  'send',
  'compareWith',
]

const refuse = (problem: string): never => {
  throw new TypeError(`inspector: ${problem}`)
}

/** @throws {TypeError} for an unknown option, and an invalid value of one. */
export const checkedOptions = (options: InspectorOptions): InspectorOptions => {
  const names = optionNamesProblem(options, INSPECTOR_OPTIONS)
  if (names !== undefined) refuse(names)
  const { path, editor, openapi, allowedHosts, production, send, compareWith, ...comparison } = options
  const problem =
    pathProblemOf(path) ??
    pathOptionsProblem(comparison) ??
    editorProblem(editor) ??
    openapiProblem(openapi) ??
    hostsProblem(allowedHosts) ??
    compareWithProblem(compareWith)
  if (problem !== undefined) refuse(problem)
  for (const [name, value] of Object.entries({ production, send }))
    if (value !== undefined && typeof value !== 'boolean') refuse(`${name} must be true or false, not ${String(value)}`)
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

const compareWithProblem = (earlier: unknown): string | undefined => {
  const isFile = typeof earlier === 'string' || (earlier instanceof URL && earlier.protocol === 'file:')
  return earlier === undefined || isFile || Array.isArray(earlier)
    ? undefined
    : 'compareWith must be a list of routes, or the path or the file URL of one'
}

/** @throws {TypeError} for a value that is not a route table. */
export const checkedTable = (routes: AnyRoutes, { caseSensitive }: PathComparison): readonly AnyRoute[] => {
  const table = argument<readonly AnyRoute[]>(routes)
  const problem = tableProblem(table) ?? (caseSensitive ? undefined : caseProblem(table))
  return problem === undefined ? table : refuse(problem)
}
