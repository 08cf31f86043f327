import { createHash } from 'node:crypto'
import type Koa from 'koa'
import { pathOf } from '../koa/request-path.js'
import { createMatcher } from '../matcher/matcher.js'
import { createExplainer } from '../query/explain.js'
import type { AnyRoute } from '../route/route.js'
import { type TrailingSlash, tableProblem, trailingSlashProblem, withoutQuery } from '../text/http.js'
import { pathProblem } from '../text/path-problem.js'
import { slashedPath } from '../text/path.js'
import { inspectorAnswer, inspectorPage, type PageState } from './page.js'
import { rowsOf } from './rows.js'
import { SCRIPT } from './script.js'
import { STYLE } from './style.js'

/**
 * Where the page of the inspector stands, and when it is served.
 *
 * @example app.use(inspector(routes, { path: '/dev/routes', trailingSlash: 'strict' }))
 */
export interface InspectorOptions {
  /** Where the page is served, as a verb's path is written; `'/signalbox'` by default. */
  readonly path?: string
  /** As the router is mounted with. */
  readonly trailingSlash?: TrailingSlash
  /** `true` serves the page in production too. By default every request is passed on there. */
  readonly production?: boolean
}

/**
 * A middleware for development that serves one page of HTML: the route table, a box that filters it, and another that
 * takes a method and a path and shows which route answers, with its parameters, and why the others do not.
 *
 * Takes a route table and where the page stands. The page answers GET and HEAD; every other request goes to `next()`.
 * Mount it before the router, whose globs could take its path. Where Koa's `app.env` is `'production'` (`NODE_ENV`,
 * unless the application says otherwise) all requests go to `next()`, unless `production` is `true`. Throws a
 * `TypeError` for what is no route table, for an option that there is not, and for a value that an option cannot have.
 *
 * @example app.use(inspector(routes)) // GET /signalbox
 */
export const inspector = (routes: readonly AnyRoute[], options: InspectorOptions = {}): Koa.Middleware => {
  const { path = '/signalbox', trailingSlash = 'ignore', production = false } = checkedOptions(options)
  const rows = rowsOf(checkedTable(routes))
  const explain = createExplainer(routes, { trailingSlash })
  const place = createMatcher([{ method: 'GET', path: slashedPath(path), value: true }])
  const policy = securityPolicy()

  return (ctx, next) => {
    const requested = pathOf(ctx)
    if (requested === undefined || (!production && ctx.app.env === 'production')) return next()
    if (typeof place.match(ctx.method, requested) !== 'object') return next()
    const { method, path: asked } = askedRequest(textOf(ctx.query.method), textOf(ctx.query.path))
    const state: PageState = {
      routes,
      rows,
      strict: trailingSlash === 'strict',
      filter: textOf(ctx.query.filter),
      method,
      explanation: asked === '' ? undefined : explain(method, asked),
    }
    protect(ctx, policy)
    if (ctx.accepts('html', 'json') === 'json') ctx.body = inspectorAnswer(state)
    else {
      ctx.type = 'html'
      ctx.body = inspectorPage(state)
    }
  }
}

/**
 * The page is for the people at this application: nothing from elsewhere runs in it, frames it, keeps it or reads it.
 * What a middleware in front has set for the whole application, such as a policy that forbids the page's own style or a
 * permission for other origins, is not for this page.
 */
const protect = (ctx: Koa.Context, policy: string): void => {
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

/** The style and the script are allowed by their hashes, which need no secret a request (CSP level 3, section 2.3.1). */
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

const textOf = (value: string | string[] | undefined): string => [value].flat()[0] ?? ''

/** A request as a person writes or pastes it: `/places/5`, `places/5`, `POST /places` or a whole address. */
const askedRequest = (method: string, text: string): { readonly method: string; readonly path: string } => {
  const [, before, rest] = /^([A-Za-z-]+)\s+(\S.*)$/s.exec(text.trim()) ?? [undefined, undefined, text.trim()]
  const address = withoutQuery(rest ?? '')
  const path = address.replace(/^https?:\/\/[^/]*/i, '')
  const isPath = path.startsWith('/') || path === '*' || address === ''
  return { method: (before || method || 'GET').toUpperCase(), path: isPath ? path : `/${path}` }
}

const OPTION_NAMES = ['path', 'trailingSlash', 'production']

const checkedOptions = (options: InspectorOptions): InspectorOptions => {
  const refuse = (problem: string) => new TypeError(`inspector: ${problem}`)
  const unknown = Object.keys(options).find(name => !OPTION_NAMES.includes(name))
  if (unknown !== undefined) throw refuse(`the options are ${OPTION_NAMES.join(', ')}, not '${unknown}'`)
  const { path, trailingSlash, production } = options
  const problem = path === undefined ? undefined : pathProblem(path, '')
  if (problem !== undefined) throw refuse(problem)
  const slash = trailingSlashProblem(trailingSlash)
  if (slash !== undefined) throw refuse(slash)
  if (production !== undefined && typeof production !== 'boolean')
    throw refuse(`production is true or false, not ${String(production)}`)
  return options
}

const checkedTable = (routes: readonly AnyRoute[]): readonly AnyRoute[] => {
  const problem = tableProblem(routes)
  if (problem !== undefined) throw new TypeError(`inspector: ${problem}`)
  return routes
}
