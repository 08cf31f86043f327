/** The explanation of a request, above the rows. */

import type { Explanation } from '../query/explain.js'
import { targetLabel } from '../route/print.js'
import type { PathComparison } from '../text/path-options.js'
import type { Row } from './groups.js'
import { type Html, html } from './html.js'
import { answeringRow, askedMethod, labelOfMiss, type NearMiss } from './near.js'
import { anchorOf, chainHtml, methodHtml, methodsHtml, pathHtml, sentenceHtml } from './parts.js'
import type { PlaceOf } from './places.js'

/** How many rows of one reason are listed. */
export const MAX_LISTED = 12

/** What an explanation is shown with. */
interface Answer {
  readonly explanation: Explanation
  /** Whether the request has a query. */
  readonly isQueryGiven: boolean
  readonly rows: readonly Row[]
  readonly misses: readonly NearMiss[]
  readonly comparison: PathComparison
  readonly placeOf: PlaceOf
}

/** The answer: the route with its parameters, or the status; and near misses. Its links lead to rows of the page. */
export const answerHtml = ({ explanation, isQueryGiven, rows, misses, comparison, placeOf }: Answer): Html => {
  const row = answeringRow(explanation, rows)
  const notes = [...comparisonNotes(explanation, comparison), ...uncheckedNotes(explanation, isQueryGiven)]
  return html`${row ? routeHtml(explanation, row, placeOf) : statusHtml(explanation)}${notes.map(note => html`<p class="note">${note}</p>`)}${
    misses.length > 0 &&
    html`<h2>${row ? 'Near misses' : 'The closest routes'}</h2>
<ul class="misses">${misses.map(miss => missHtml(miss, askedMethod(explanation)))}</ul>`
  }`
}

const routeHtml = (explanation: Explanation, row: Row, placeOf: PlaceOf): Html | undefined => {
  const { route } = explanation
  if (route === undefined) return undefined
  const { refusal } = explanation
  const params = Object.entries(explanation.params)
  const link = html`<a href="${anchorOf(row.id)}">${pathHtml(route)}</a>`
  const values = params.map(
    ([name, value]) => html`<div><dt><var>:${name}</var></dt><dd><code>${JSON.stringify(value)}</code></dd></div>`,
  )
  const parts = [
    html`<p class="found">${methodHtml(route.method)} ${link} <span class="target">${targetLabel(route)}</span></p>\n`,
    params.length > 0 && html`<dl>${values}</dl>`,
    route.use.length > 0 && html`<p><span class="note">behind</span> ${chainHtml(route.use, placeOf)}</p>`,
    refusal && html`<p class="note">${refusal.status} from the contract, in place of the action: ${refusal.why}</p>`,
  ]
  return html`${parts}`
}

const statusHtml = (explanation: Explanation): Html | undefined => {
  if (explanation.route !== undefined) return undefined
  const { status, allow } = explanation
  return html`<p class="note">${status} ${PHRASES[status]}${STATUS_NOTES[status]}${allow.length > 0 && html`. Allow: <code>${allow.join(', ')}</code>`}</p>`
}

/** The options of the router that decide about this very path. */
const comparisonNotes = ({ path, route }: Explanation, { trailingSlash, caseSensitive }: PathComparison): string[] => {
  const sent = path.split('/')
  const differsInCase = route?.path.split('/').some((segment, at) => {
    const other = sent[at] ?? segment
    return segment !== other && segment.toLowerCase() === other.toLowerCase()
  })
  return [
    ...(/[^/]\/$/.test(path)
      ? [`The slash at its end ${trailingSlash === 'strict' ? 'makes it a different path.' : 'is ignored.'}`]
      : []),
    ...(!caseSensitive && differsInCase ? ['The case of literals is ignored.'] : []),
  ]
}

/** What the contract takes besides, so that the action may not be called after all. */
const uncheckedNotes = ({ route, ...answer }: Explanation, isQueryGiven: boolean): string[] => {
  const contract = route && 'contract' in route ? route.contract : undefined
  if (!contract || ('refusal' in answer && answer.refusal)) return []
  const parts = [...(isQueryGiven ? [] : (['query'] as const)), 'headers' as const, 'body' as const]
  const unchecked = parts.filter(part => contract[part]).map(part => (part === 'headers' ? 'headers' : `a ${part}`))
  return unchecked.length === 0 ? [] : [`Its contract also takes ${unchecked.join(', ')}, not checked here.`]
}

/** The rows of one reason, each with the method that was asked first. */
const missHtml = (miss: NearMiss, asked: string): Html => {
  const { rows, why } = miss
  const listed = rows.slice(0, MAX_LISTED).map(({ id, routes }) => {
    const sorted = routes.toSorted((one, other) => Number(other.method === asked) - Number(one.method === asked))
    return html`<li>${methodsHtml(sorted)} <a href="${anchorOf(id)}">${pathHtml(routes[0])}</a></li>`
  })
  const rest = rows.length > MAX_LISTED && html`<li class="note">and ${rows.length - MAX_LISTED} more</li>`
  return html`<li><p><strong>${labelOfMiss(miss)}</strong>: ${sentenceHtml(why)}</p><ul>${listed}${rest}</ul></li>`
}

const PHRASES = { 200: 'OK', 400: 'Bad Request', 404: 'Not Found', 405: 'Method Not Allowed', 501: 'Not Implemented' }

const BY_ALLOWED_METHODS = ' from allowedMethods(), or 404 without it'
const STATUS_NOTES = {
  200: BY_ALLOWED_METHODS,
  400: '',
  404: ', unless a middleware after the router answers',
  405: BY_ALLOWED_METHODS,
  501: BY_ALLOWED_METHODS,
}
