/** What a row shows when it is open. */

import { credentialOf, type SecuritySchemes } from '../contract-view/credentials.js'
import { curlParts, sampleMethod, samplePath } from '../contract-view/curl.js'
import type { ShownBody, ShownOperation, ShownParameter, ShownReply } from '../contract-view/shown-operation.js'
import type { AnyRoute } from '../route/route.js'
import type { LinkTo } from './editor.js'
import { labelOf } from './groups.js'
import { type Html, html } from './html.js'
import { linesHtml, nameHtml, placeHtml, sentenceHtml } from './parts.js'
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
  const terms: readonly Term[] = [
    ['Controller', failure && html`<span class="problem">${failure}</span>`],
    ['Summary', contract?.summary],
    ['Description', contract?.description],
    ['Path', described.length > 0 && membersHtml(described)],
    ['Query', at('query').length > 0 && membersHtml(at('query'))],
    ['Headers', at('header').length > 0 && membersHtml(at('header'))],
    ['Body', bodies.length > 0 && bodies.map(bodyHtml)],
    ...replies.map((reply): Term => [reply.status, replyHtml(reply)]),
    ['Security', security.length > 0 && securityHtml(security, schemes)],
    ['Not known', problems.length > 0 && problems.map(each => html`<p class="problem">${each}</p>`)],
    ['Behind', route.use.length > 0 && runsHtml(route, places, linkTo)],
    ['Source', placeHtml(places.ofRoute(route), linkTo)],
    ['Why', why.map(each => html`<p>${sentenceHtml(each)}</p>`)],
    ['Try', requestHtml(route, curlParts(route, origin, operation, schemes))],
  ]
  return html`<dl>\n${terms.map(termHtml)}</dl>`
}

/** A name and what the page says of it, which may be nothing. */
type Term = readonly [name: string, content: Html | readonly Html[] | string | undefined | false]

const termHtml = ([name, content]: Term): Html | undefined =>
  content === undefined || content === false || content === ''
    ? undefined
    : html`<div><dt>${name}</dt><dd>${content}</dd></div>\n`

/** A curl line, and a link that has the same request explained. */
const requestHtml = (route: AnyRoute, parts: readonly string[]): Html => {
  const lines = parts.map((part, at) => html`<span>${part}${at < parts.length - 1 && ' '}</span>`)
  const request = `${sampleMethod(route)} ${samplePath(route)}`
  const explained = `?${new URLSearchParams({ q: request })}`
  const copy = html`<button type="button" data-copy>Copy</button>`
  const explain = html`<a class="button" href="${explained}" data-q="${request}">Explain</a>`
  return html`<code class="curl" tabindex="-1">${lines}</code> <span class="buttons">${copy} ${explain}</span>`
}

const membersHtml = (parameters: readonly ShownParameter[]): Html =>
  html`<pre>${parameters.map(({ name, isRequired, type, description }) => [
    linesHtml(`${name}${isRequired ? '' : '?'}: ${type}`),
    description !== '' && html`<span class="line"><span>  </span><span class="note">${description}</span></span>`,
  ])}</pre>`

const bodyHtml = ({ mediaType, type }: ShownBody): Html =>
  html`${mediaType !== 'application/json' && html`<p class="note">${mediaType}</p>`}<pre>${linesHtml(type)}</pre>`

const replyHtml = ({ when, description, headers, bodies }: ShownReply): readonly Html[] => [
  html`<span class="note">${description}${when !== undefined && ` · if ${when}`}</span>`,
  ...(headers.length > 0 ? [html`<pre>${linesHtml(headers.join('\n'))}</pre>`] : []),
  ...bodies.map(bodyHtml),
]

const securityHtml = (security: ShownOperation['security'], schemes: SecuritySchemes): Html => {
  const unknown = [...new Set(security.flat())].filter(scheme => !credentialOf(scheme, schemes)).join(', ')
  const note = html` <span class="note">The option openapi can say how a request has ${unknown}.</span>`
  return html`${security.map(each => each.join(' and ') || 'none').join(', or ')}${unknown !== '' && note}`
}

const runsHtml = ({ use }: AnyRoute, { ofFunction }: Places, linkTo: LinkTo): Html => {
  const runs = use.map(each => {
    const label = html`<span class="use">${nameHtml(labelOf(each, ofFunction))}</span>`
    return html`<li>${label} ${placeHtml(ofFunction(each), linkTo)}</li>`
  })
  return html`<ol class="runs">${runs}</ol>`
}
