/** The middleware of the inspector: decides when the page is served, and puts together what it shows. */
import { createHash } from 'node:crypto'
import type Koa from 'koa'
import { pathOf } from '../koa/request-path.js'
import { createMatcher } from '../matcher/matcher.js'
import { createExplainer } from '../query/explain.js'
import type { AnyRoutes } from '../route/route-list.js'
import { pastedRequest } from '../text/pasted-request.js'
import { slashedPath } from '../text/path.js'
import { pathComparison } from '../text/path-options.js'
import { MAX_LENGTH, search, type WrittenRequest } from '../text/route-search.js'
import { packageName } from './application.js'
import { detailsHtml } from './details.js'
import { linksOf } from './editor.js'
import { answerWithFit } from './fit.js'
import { formHtml } from './form.js'
import { groupsOf, openedRow, type Row } from './groups.js'
import { refusedHost } from './hosts.js'
import { type Html, html } from './html.js'
import { checkedOptions, checkedTable, type InspectorOptions } from './options.js'
import { inspectorAnswer, inspectorPage, type PageState } from './page.js'
import { createPlaces } from './places.js'
import { FIT } from './reply.js'
import { SCRIPT } from './script.js'
import { setSecurityHeaders } from './security.js'
import { STYLE } from './style.js'
import { whyItAnswers } from './why.js'

/**
 * A middleware that serves a page for development: the route table, and which route answers a request. A box filters the table by
 * controller, and explains why other routes do not answer. A row opens to what the contract of its route says, the middlewares
 * before it and where they are written, and to a form that sends its request from the browser.
 *
 * Takes a route table and options. The page answers GET and HEAD; every other request goes to `next()`. Mount it before
 * the router: a wildcard route could match the page's path. If Koa's `app.env` is `'production'` (by default it is
 * `NODE_ENV`), every request goes to `next()`, unless the option `production` is `true`. Elsewhere, the page answers under `localhost`,
 * loopback addresses and the names in the option `allowedHosts` alone.
 *
 * @throws {TypeError} for a value that is not a route table, an unknown option, and an invalid value of an option.
 *
 * @example app.use(inspector(routes)) // GET /signalbox
 */
export function inspector(routes: AnyRoutes, options: InspectorOptions = {}): Koa.Middleware {
  const { path = '/signalbox', editor = 'vscode', openapi, ...others } = checkedOptions(options)
  const { production = false, allowedHosts = [], send, compareWith: earlier, ...compared } = others
  const { errors, securitySchemes: schemes = {} } = openapi ?? {}
  const statuses = typeof errors === 'object' ? errors.statuses : undefined
  const comparison = pathComparison(compared)
  const table = checkedTable(routes, comparison)
  const explain = createExplainer(table, comparison, statuses)
  const readPlaces = createPlaces(table)
  let name = openapi?.info?.title
  /** The name of the application, read when a page is first asked for, if the document has none. */
  const nameOf = () => {
    name ??= packageName() ?? ''
    return name
  }
  const linkTo = linksOf(editor)
  const page = createMatcher([{ method: 'GET', path: slashedPath(path), value: true }])

  /** What a row shows when it is open. A controller that is loaded when it is first needed is loaded now. */
  const detailsOf = async ({ routes: own }: Row, { origin, sends }: Setting): Promise<Html> => {
    const [route] = own
    const failure = 'lazy' in route && route.lazy ? await failureOf(route.lazy.load()) : undefined
    const { shownOperation } = await import('../contract-view/shown-operation.js')
    const why = whyItAnswers(route, table, explain, comparison)
    const operation = shownOperation(route, openapi)
    const places = await readPlaces()
    const details = detailsHtml({ route, places, linkTo, origin, operation, schemes, why, failure })
    return html`${details}${sends && !('redirect' in route) && formHtml(own, operation, schemes)}`
  }

  const stateOf = async (query: string, opened: string, setting: Setting): Promise<PageState> => {
    const places = await readPlaces()
    const groups = groupsOf(table, places, statuses)
    const rows = groups.flatMap(each => each.rows)
    const asked = pastedRequest(query)
    const { request, shown, terms, problem } = search(asked, rows)
    const row = openedRow(rows, opened)
    const open = row && { id: row.id, details: await detailsOf(row, setting) }
    const explanation = request && explain(request.method ?? 'GET', urlOf(request))
    return {
      ...{
        name: nameOf(),
        isCompared: earlier !== undefined,
        routes: table,
        groups,
        rows,
        places,
        linkTo,
        comparison,
        assets: ASSETS,
      },
      ...{ isQueryGiven: request?.query !== undefined },
      ...{ query, linked: asked.length > MAX_LENGTH ? '' : asked, shown, terms, problem, explanation, open },
    }
  }

  return async (ctx, next) => {
    const requested = pathOf(ctx)
    const isProduction = ctx.app.env === 'production'
    if (requested === undefined || (!production && isProduction)) return next()
    const refusal = isProduction ? undefined : refusedHost(ctx, allowedHosts)
    const sends = send ?? !isProduction
    if (typeof page.match(ctx.method, requested) !== 'object') {
      if (!sends || refusal !== undefined || ctx.get(FIT) === '') return next()
      const { method } = ctx
      return answerWithFit(ctx, next, () => explain(method, requested).route)
    }
    setSecurityHeaders(ctx)
    if (refusal !== undefined) {
      ctx.status = 403
      ctx.body = refusal
      return
    }
    const asset = FILES.get(firstOf(ctx.query.file))
    if (asset) {
      ctx.set('Cache-Control', 'private, max-age=31536000, immutable') // the address has a hash of the content
      ctx.type = asset.type
      ctx.body = asset.text
      return
    }
    if (earlier !== undefined && ctx.query.changes !== undefined) {
      const { changesPage } = await import('./changes.js')
      const rows = groupsOf(table, await readPlaces(), statuses).flatMap(each => each.rows)
      ctx.type = 'html'
      ctx.body = await changesPage({ name: nameOf(), routes: table, rows, earlier, comparison, style: ASSETS.style })
      return
    }
    const state = await stateOf(firstOf(ctx.query.q), firstOf(ctx.query.open), {
      origin: `${ctx.protocol}://${ctx.host}`,
      sends,
    })
    if (ctx.accepts('html', 'json') === 'json')
      ctx.body = state.open ? { details: state.open.details.text } : inspectorAnswer(state)
    else {
      ctx.type = 'html'
      ctx.body = inspectorPage(state)
    }
  }
}

/** How the page is served: under which origin, and whether its rows have forms. */
interface Setting {
  readonly origin: string
  readonly sends: boolean
}

/** The files of the page, each under an address of its own: a query, so that the inspector answers one path alone. */
const FILES = new Map([
  ['style.css', { type: 'css', text: STYLE }],
  ['script.js', { type: 'js', text: SCRIPT }],
])
const addressOf = (file: string): string =>
  `?file=${file}&v=${createHash('sha256')
    .update(FILES.get(file)?.text ?? '')
    .digest('hex')
    .slice(0, 12)}`
const ASSETS = { style: addressOf('style.css'), script: addressOf('script.js') }

const urlOf = ({ path, query }: WrittenRequest): string => (query === undefined ? path : `${path}?${query}`)

const firstOf = (value: string | string[] | undefined): string => [value].flat()[0] ?? ''

const failureOf = (loading: Promise<unknown>): Promise<string | undefined> =>
  loading.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
