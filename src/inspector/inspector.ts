/** The middleware of the inspector: decides when the page is served, and with which header fields. */
import { createHash } from 'node:crypto'
import type Koa from 'koa'
import { pathOf } from '../koa/request-path.js'
import { createMatcher } from '../matcher/matcher.js'
import { createExplainer } from '../query/explain.js'
import type { AnyRoute } from '../route/route.js'
import { type AnyRoutes, caseProblem, tableProblem } from '../route/route-list.js'
import { argument } from '../text/arguments.js'
import { withoutQuery } from '../text/http.js'
import { optionNamesProblem } from '../text/options.js'
import { slashedPath } from '../text/path.js'
import { PATH_OPTION_NAMES, type PathComparison, pathComparison, pathOptionsProblem } from '../text/path-options.js'
import { pathProblem } from '../text/path-problem.js'
import { inspectorAnswer, inspectorPage, type PageState } from './page.js'
import { rowsOf } from './rows.js'
import { SCRIPT } from './script.js'
import { STYLE } from './style.js'

/**
 * Where the inspector's page is served, and when.
 *
 * @example app.use(inspector(routes, { path: '/dev/routes', trailingSlash: 'strict' }))
 */
export interface InspectorOptions {
  /** The path of the page, written like the path of a verb. `'/signalbox'` by default. */
  readonly path?: string | undefined
  /** The same value as the router's option `trailingSlash`. By default, a trailing slash is ignored. */
  readonly trailingSlash?: 'ignore' | 'strict' | undefined
  /** The option that the router has. By default, paths are case-sensitive. */
  readonly caseSensitive?: boolean | undefined
  /** Whether the page is also served in production, where by default every request goes to `next()`. */
  readonly production?: boolean | undefined
}

/**
 * A middleware that serves one page for development: the route table with a filter, and a form that explains which route
 * answers a request, with its parameters, and why the others do not.
 *
 * Takes a route table and options. The page answers GET and HEAD; every other request goes to `next()`. Mount it before
 * the router: a wildcard route could match the page's path. If Koa's `app.env` is `'production'` (by default it is
 * `NODE_ENV`), every request goes to `next()`, unless the option `production` is `true`.
 *
 * @throws {TypeError} for a value that is not a route table, an unknown option, and an invalid value of an option.
 *
 * @example app.use(inspector(routes)) // GET /signalbox
 */
export function inspector(routes: AnyRoutes, options: InspectorOptions = {}): Koa.Middleware {
  const { path = '/signalbox', production = false, ...others } = checkedOptions(options)
  const comparison = pathComparison(others)
  const table = checkedTable(argument(routes), comparison)
  const rows = rowsOf(table)
  const explain = createExplainer(table, comparison)
  const page = createMatcher([{ method: 'GET', path: slashedPath(path), value: true }])
  const policy = securityPolicy()

  return (ctx, next) => {
    const requested = pathOf(ctx)
    if (requested === undefined || (!production && ctx.app.env === 'production')) return next()
    if (typeof page.match(ctx.method, requested) !== 'object') return next()
    const { method, path: explained } = readRequest(firstOf(ctx.query.method), firstOf(ctx.query.path))
    const state: PageState = {
      routes: table,
      rows,
      comparison,
      filter: firstOf(ctx.query.filter),
      method,
      explanation: explained === '' ? undefined : explain(method, explained),
    }
    setSecurityHeaders(ctx, policy)
    if (ctx.accepts('html', 'json') === 'json') ctx.body = inspectorAnswer(state)
    else {
      ctx.type = 'html'
      ctx.body = inspectorPage(state)
    }
  }
}

/**
 * The page shows the internals of an application, so no other origin may run code in it, frame it or read it, and no
 * cache may store it. Headers that an earlier middleware set for the whole application are replaced: its policy could
 * forbid the page's own style, or let other origins read the page.
 */
const setSecurityHeaders = (ctx: Koa.Context, policy: string): void => {
  ctx.remove('Access-Control-Allow-Origin')
  ctx.remove('Content-Security-Policy-Report-Only')
  ctx.set({
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  ctx.vary('Accept')
}

/** Hashes allow the page's style and script; unlike nonces, they are the same for every request (CSP level 3, section 2.3.1). */
const securityPolicy = (): string => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return [
    "default-src 'none'",
    `style-src ${hash(STYLE)}`,
    `script-src ${hash(SCRIPT)}`,
    "connect-src 'self'",
    'img-src data:',
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

const firstOf = (value: string | string[] | undefined): string => [value].flat()[0] ?? ''

/** Reads a request as a person types or pastes it: `/places/5`, `places/5`, `POST /places` or a whole URL. */
const readRequest = (method: string, text: string): { readonly method: string; readonly path: string } => {
  const [, before, rest] = /^([A-Za-z-]+)\s+(\S.*)$/s.exec(text.trim()) ?? [undefined, undefined, text.trim()]
  const address = withoutQuery(rest ?? '')
  const path = address.replace(/^https?:\/\/[^/]*/i, '')
  const isPath = path.startsWith('/') || path === '*' || address === ''
  return { method: (before || method || 'GET').toUpperCase(), path: isPath ? path : `/${path}` }
}

const OPTION_NAMES = ['path', ...PATH_OPTION_NAMES, 'production']

const refuse = (problem: string): never => {
  throw new TypeError(`inspector: ${problem}`)
}

const checkedOptions = (options: InspectorOptions): InspectorOptions => {
  const names = optionNamesProblem(options, OPTION_NAMES)
  if (names !== undefined) refuse(names)
  const { path, production, ...comparison } = options
  const problem = pathProblemOf(path) ?? pathOptionsProblem(comparison)
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

const checkedTable = (routes: readonly AnyRoute[], { caseSensitive }: PathComparison): readonly AnyRoute[] => {
  const problem = tableProblem(routes) ?? (caseSensitive ? undefined : caseProblem(routes))
  return problem === undefined ? routes : refuse(problem)
}
