/** What a row shows when it is open. */

import { credentialOf, type SecuritySchemes } from '../contract-view/credentials.js'
import { curlParts, sampleMethod, samplePath } from '../contract-view/curl.js'
import type { ShownBody, ShownOperation, ShownParameter, ShownReply } from '../contract-view/shown-operation.js'
import type { AnyRoute } from '../route/route.js'
import type { LinkTo } from './editor.js'
import { labelOf } from './groups.js'
import { type Html, html } from './html.js'
import { linesHtml, placeHtml, sentenceHtml } from './parts.js'
import type { Places } from './places.js'

/** What the details of a route are made of. */
interface Details {
  readonly route: AnyRoute
  readonly places: Places
  readonly linkTo: LinkTo
  /** The origin of the application, as in `http://localhost:3000`. */
  readonly origin: string
  readonly operation: ShownOperation
  readonly schemes: SecuritySchemes
  readonly why: readonly string[]
  /** Why the controller cannot be loaded, if that was tried. */
  readonly failure: string | undefined
}

export const detailsHtml = ({ route, places, linkTo, origin, operation, schemes, why, failure }: Details): Html => {
  const contract = 'contract' in route ? route.contract : undefined
  const { parameters, bodies, replies, security, problems } = operation
  const at = (place: string) => parameters.filter(each => each.place === place)
  const described = at('path').filter(({ type, description }) => type !== 'string' || description !== '')
  const parts = curlParts(route, origin, operation, schemes)
  const source = placeHtml(places.ofRoute(route), linkTo)
  return html`<dl>
${term('Controller', failure && html`<span class="problem">${failure}</span>`)}${term('Summary', contract?.summary)}${term('Description', contract?.description)}${term('Path', described.length > 0 && membersHtml(described))}${term('Query', at('query').length > 0 && membersHtml(at('query')))}${term('Headers', at('header').length > 0 && membersHtml(at('header')))}${term('Body', bodies.length > 0 && bodies.map(bodyHtml))}${replies.map(replyHtml)}${term('Security', security.length > 0 && securityHtml(security, schemes))}${term('Not known', problems.length > 0 && problems.map(each => html`<p class="problem">${each}</p>`))}${term('Behind', route.use.length > 0 && runsHtml(route, places, linkTo))}${term('Source', source)}${term(
  'Why',
  why.map(each => html`<p>${sentenceHtml(each)}</p>`),
)}${term('Try', html`<code class="curl" tabindex="-1">${parts.map((part, at) => html`<span>${part}${at < parts.length - 1 && ' '}</span>`)}</code> <span class="buttons"><button type="button" data-copy>Copy</button> <a class="button" href="?${String(new URLSearchParams({ q: `${sampleMethod(route)} ${samplePath(route)}` }))}" data-q="${sampleMethod(route)} ${samplePath(route)}">Explain</a></span>`)}</dl>`
}

const term = (name: string, value: Html | readonly Html[] | string | undefined | false): Html | undefined =>
  value === undefined || value === false || value === ''
    ? undefined
    : html`<div><dt>${name}</dt><dd>${value}</dd></div>\n`

const membersHtml = (parameters: readonly ShownParameter[]): Html =>
  html`<pre>${parameters.map(({ name, isRequired, type, description }) => html`${linesHtml(`${name}${isRequired ? '' : '?'}: ${type}`)}${description !== '' && html`<span class="line"><span>  </span><span class="note">${description}</span></span>`}`)}</pre>`

const bodyHtml = ({ mediaType, type }: ShownBody): Html =>
  html`${mediaType !== 'application/json' && html`<p class="note">${mediaType}</p>`}<pre>${linesHtml(type)}</pre>`

const replyHtml = ({ status, isOwn, description, headers, bodies }: ShownReply): Html | undefined =>
  term(
    status,
    html`<span class="note">${description}${isOwn && ' · if the input does not fit'}</span>${headers.length > 0 && html`<pre>${linesHtml(headers.join('\n'))}</pre>`}${bodies.map(bodyHtml)}`,
  )

const securityHtml = (security: ShownOperation['security'], schemes: SecuritySchemes): Html => {
  const unknown = [...new Set(security.flat())].filter(scheme => !credentialOf(scheme, schemes))
  return html`${security.map(each => each.join(' and ') || 'none').join(', or ')}${unknown.length > 0 && html` <span class="note">The option openapi can say how a request has ${unknown.join(', ')}.</span>`}`
}

const runsHtml = ({ use }: AnyRoute, { ofFunction }: Places, linkTo: LinkTo): Html =>
  html`<ol class="runs">${use.map(each => html`<li><span class="use">${labelOf(each, ofFunction)}</span> ${placeHtml(ofFunction(each), linkTo)}</li>`)}</ol>`
