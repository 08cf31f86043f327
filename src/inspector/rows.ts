/** The rows of the inspector's table, and the box that shows what answers a request. */

import type { Explanation, RouteVerdict } from '../query/explain.js'
import { middlewareName, routeLine, targetLabel } from '../route/print.js'
import type { AnyRoute } from '../route/route.js'
import { type Html, html } from './html.js'

/** A route as the page shows it. */
export interface Row {
  readonly id: string
  readonly route: AnyRoute
  /** The cells but the last, which is the verdict's. */
  readonly cells: Html
  /** What the filter looks in, in lower case: the same texts as in the cells. */
  readonly text: string
}

export const rowsOf = (routes: readonly AnyRoute[]): readonly Row[] => {
  const withUse = hasUse(routes)
  return routes.map((route, at) => {
    const use = useNames(route).join(', ')
    return {
      id: `route-${at + 1}`,
      route,
      cells: html`<td role="cell">${methodLabel(route.method)}</td><th role="rowheader" scope="row">${pathHtml(route.path)}</th><td role="cell" class="target">${targetLabel(route)}</td>${withUse && html`<td role="cell" class="use">${use}</td>`}`,
      text: `${routeLine(route)} ${use}`.toLowerCase(),
    }
  })
}

/** Whether any route stands behind a middleware, so that there is something to show of them. */
export const hasUse = (routes: readonly AnyRoute[]): boolean => routes.some(route => route.use.length > 0)

export const useNames = (route: AnyRoute): readonly string[] => route.use.map(middlewareName)

export const methodLabel = (method: string): Html => html`<span class="method" data-method="${method}">${method}</span>`

/** A path with its parameters marked, and a place to break the line before each slash. */
const pathHtml = (path: string): Html[] =>
  path
    .split('/')
    .slice(1)
    .map(segment => html`<wbr>/${/^[:*]/.test(segment) ? html`<var>${segment}</var>` : segment}`)

/** Elements of a table that are laid out as grids are a table to every browser by their roles alone. */
export const rowHtml = ({ id, cells }: Row, verdict: RouteVerdict | undefined, hidden: boolean): Html =>
  html`<tr role="row" id="${id}" data-verdict="${verdict?.verdict}"${hidden && html` hidden`}>${cells}<td role="cell" class="why">${verdict?.why}</td></tr>
`

/**
 * What answers a request, for the box under the form: the route with its parameters, or the refusal; and the closest
 * others. `page` is the address that links into the table begin with.
 */
export const answerHtml = (explanation: Explanation, rows: readonly Row[], page: string): Html => {
  const closest = closestOf(explanation)
  const link = (verdict: RouteVerdict) => {
    const row = rows[explanation.verdicts.indexOf(verdict)]
    return html`<a class="mono" href="${page}#${row?.id}">${pathHtml(verdict.route.path)}</a>`
  }
  const answering = explanation.verdicts.find(({ verdict }) => verdict === 'answers')
  return html`<dl>${answering ? routed(explanation, link(answering)) : refused(explanation)}</dl>
${
  closest.length > 0 &&
  html`<h3>${answering ? 'Why not another' : 'The closest routes'}</h3>
<ol>${closest.map(verdict => html`<li>${methodLabel(verdict.route.method)} ${link(verdict)} <span>${verdict.why}</span></li>`)}</ol>`
}`
}

const routed = (explanation: Explanation, path: Html): Html | undefined => {
  if (explanation.route === undefined) return undefined
  const params = Object.entries(explanation.params)
  const use = useNames(explanation.route)
  return html`<dt>Route</dt><dd>${methodLabel(explanation.route.method)} ${path}</dd>
<dt>Target</dt><dd><code>${targetLabel(explanation.route)}</code></dd>
<dt>Parameters</dt><dd>${params.length === 0 ? 'none' : html`<ul>${params.map(param)}</ul>`}</dd>
${use.length > 0 && html`<dt>Middleware</dt><dd><code>${use.join(', ')}</code></dd>`}`
}

/** The value in quotes with escapes, so that blanks and control characters can be seen. */
const param = ([name, value]: readonly [string, string]): Html =>
  html`<li><var>${name}</var> <code>${JSON.stringify(value)}</code></li>`

const refused = (explanation: Explanation): Html | undefined => {
  if (explanation.route !== undefined) return undefined
  const { status, allow } = explanation
  return html`<dt>Status</dt><dd>${status} ${PHRASES[status]}${STATUS_OF_REST[status]}</dd>
${allow.length > 0 && html`<dt>Allow</dt><dd><code>${allow.join(', ')}</code></dd>`}`
}

const PHRASES = { 200: 'OK', 400: 'Bad Request', 404: 'Not Found', 405: 'Method Not Allowed', 501: 'Not Implemented' }

const BY_ALLOWED_METHODS = ', by allowedMethods(); without it 404'
const BY_NEXT = ', unless what is mounted behind the router answers'
const STATUS_OF_REST = {
  200: BY_ALLOWED_METHODS,
  400: '',
  404: BY_NEXT,
  405: BY_ALLOWED_METHODS,
  501: BY_ALLOWED_METHODS,
}

const RANK = { answers: 0, outranked: 1, method: 2, path: 3 }
const CLOSE = 0.5
const MOST = 6

/** The routes that a person may have meant; of two that are as close, the one with the method. */
const closestOf = ({ method, verdicts }: Explanation): readonly RouteVerdict[] => {
  const score = ({ route, closeness }: RouteVerdict) => closeness + (route.method === method ? 0.05 : 0)
  return verdicts
    .filter(({ verdict, closeness }) => verdict !== 'answers' && (verdict !== 'path' || closeness >= CLOSE))
    .sort((left, right) => RANK[left.verdict] - RANK[right.verdict] || score(right) - score(left))
    .slice(0, MOST)
}
