/** The rows of the inspector's table, and the answer to a request below its form. */

import type { Explanation, RouteVerdict } from '../query/explain.js'
import { kindsLabel, middlewareName, routeLine, targetLabel } from '../route/print.js'
import type { AnyRoute } from '../route/route.js'
import { escapeColons, parseSegment } from '../text/segments.js'
import { type Html, html } from './html.js'

/** A route as the page shows it. */
export interface Row {
  readonly id: string
  readonly route: AnyRoute
  /** All cells but the last one, which shows the verdict. */
  readonly cells: Html
  /** The text that the filter searches: that of the cells, in lower case. */
  readonly text: string
}

export const rowsOf = (routes: readonly AnyRoute[]): readonly Row[] => {
  const withUse = hasUse(routes)
  return routes.map((route, at) => {
    const use = useNames(route).join(', ')
    return {
      id: `route-${at + 1}`,
      route,
      cells: html`<td role="cell">${methodLabel(route.method)}</td><th role="rowheader" scope="row">${pathHtml(route.path)}</th><td role="cell" class="target">${targetLabel(route)}${kindsLabel(route) !== '' && html` <span class="kinds">${kindsLabel(route)}</span>`}</td>${withUse && html`<td role="cell" class="use">${use}</td>`}`,
      text: `${routeLine(route)} ${kindsLabel(route)} ${use}`.toLowerCase(),
    }
  })
}

/** Whether any route has middlewares, so that the table needs a column for them. */
export const hasUse = (routes: readonly AnyRoute[]): boolean => routes.some(route => route.use.length > 0)

const useNames = (route: AnyRoute): readonly string[] => route.use.map(middlewareName)

const methodLabel = (method: string): Html => html`<span class="method" data-method="${method}">${method}</span>`

/** A path with its parameters marked, and with a possible line break before each slash. */
const pathHtml = (path: string): Html[] =>
  path
    .split('/')
    .slice(1)
    .map(segment => {
      const { kind, prefix, name, suffix } = parseSegment(segment)
      if (kind === 'literal') return html`<wbr>/${segment}`
      return html`<wbr>/${escapeColons(prefix)}<var>${kind === 'wildcard' ? '*' : ':'}${name}</var>${escapeColons(suffix)}`
    })

/** The roles are explicit because a browser drops the implicit ones where CSS lays a table out as a grid. */
export const rowHtml = ({ id, cells }: Row, verdict: RouteVerdict | undefined, hidden: boolean): Html =>
  html`<tr role="row" id="${id}" data-verdict="${verdict?.verdict}"${hidden && html` hidden`}>${cells}<td role="cell" class="why">${verdict?.why}</td></tr>
`

/**
 * The answer to a request: the route with its parameters, or the status, and the closest other routes. Links to rows of
 * the table begin with `page`: a query, or `''` for the address as it is.
 */
export const answerHtml = (explanation: Explanation, rows: readonly Row[], page: string): Html => {
  const closest = closestRoutes(explanation)
  const link = (verdict: RouteVerdict) => {
    const row = rows[explanation.verdicts.indexOf(verdict)]
    return html`<a class="mono" href="${page}#${row?.id}">${pathHtml(verdict.route.path)}</a>`
  }
  const answering = explanation.verdicts.find(({ verdict }) => verdict === 'answers')
  return html`<dl>${answering ? routeHtml(explanation, link(answering)) : statusHtml(explanation)}</dl>
${
  closest.length > 0 &&
  html`<h3>${answering ? 'Why no other route answers' : 'The closest routes'}</h3>
<ol>${closest.map(verdict => html`<li>${methodLabel(verdict.route.method)} ${link(verdict)} <span>${verdict.why}</span></li>`)}</ol>`
}`
}

const routeHtml = (explanation: Explanation, path: Html): Html | undefined => {
  if (explanation.route === undefined) return undefined
  const params = Object.entries(explanation.params)
  const use = useNames(explanation.route)
  return html`<dt>Route</dt><dd>${methodLabel(explanation.route.method)} ${path}</dd>
<dt>Target</dt><dd><code>${targetLabel(explanation.route)}</code></dd>
<dt>Parameters</dt><dd>${params.length === 0 ? 'none' : html`<ul>${params.map(paramHtml)}</ul>`}</dd>
${use.length > 0 && html`<dt>Middleware</dt><dd><code>${use.join(', ')}</code></dd>`}`
}

/** The value is quoted and escaped, so that white space and control characters are visible. */
const paramHtml = ([name, value]: readonly [string, string]): Html =>
  html`<li><var>${name}</var> <code>${JSON.stringify(value)}</code></li>`

const statusHtml = (explanation: Explanation): Html | undefined => {
  if (explanation.route !== undefined) return undefined
  const { status, allow } = explanation
  return html`<dt>Status</dt><dd>${status} ${PHRASES[status]}${STATUS_NOTES[status]}</dd>
${allow.length > 0 && html`<dt>Allow</dt><dd><code>${allow.join(', ')}</code></dd>`}`
}

const PHRASES = { 200: 'OK', 400: 'Bad Request', 404: 'Not Found', 405: 'Method Not Allowed', 501: 'Not Implemented' }

const BY_ALLOWED_METHODS = ' from allowedMethods(), or 404 without it'
const BY_NEXT = ', unless a middleware after the router answers'
const STATUS_NOTES = {
  200: BY_ALLOWED_METHODS,
  400: '',
  404: BY_NEXT,
  405: BY_ALLOWED_METHODS,
  501: BY_ALLOWED_METHODS,
}

const RANK = { answers: 0, outranked: 1, method: 2, path: 3 }
const MIN_CLOSENESS = 0.5
const MAX_ROUTES = 6

/** The routes that a person may have meant. Of two equally close ones, the one with the request's method comes first. */
const closestRoutes = ({ method, verdicts }: Explanation): readonly RouteVerdict[] => {
  const score = ({ route, closeness }: RouteVerdict) => closeness + (route.method === method ? 0.05 : 0)
  return verdicts
    .filter(({ verdict, closeness }) => verdict !== 'answers' && (verdict !== 'path' || closeness >= MIN_CLOSENESS))
    .sort((left, right) => RANK[left.verdict] - RANK[right.verdict] || score(right) - score(left))
    .slice(0, MAX_ROUTES)
}
