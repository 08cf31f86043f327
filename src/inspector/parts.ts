/** Parts of the page that appear in several places: methods, paths, chains, places of the source. */

import type { Source } from '../locate/source.js'
import type { AnyMiddleware, AnyRoute } from '../route/route.js'
import { escapeColons, parseSegment } from '../text/segments.js'
import type { LinkTo } from './editor.js'
import { labelOf } from './groups.js'
import { type Html, html } from './html.js'
import { type PlaceOf, placeText } from './places.js'

/** The link to a row or a group of this page. */
export const anchorOf = (id: string): string => `#${encodeURI(id)}`

export const methodHtml = (method: string, isAsked = false): Html =>
  html`<strong class="method" data-method="${method}"${isAsked && html` data-asked`}>${method}</strong>`

/** The methods of a row. The one that a request asks for is marked. */
export const methodsHtml = (routes: readonly AnyRoute[], asked?: string): Html =>
  html`<span class="methods">${routes.map(({ method }, at) => html`${at > 0 && ' '}${methodHtml(method, method === asked)}`)}</span>`

/** The longest word that a phone has room for. */
const MAX_WORD = 20

/** A name that may break after a slash, and within a word only if that is too long: before a capital and after a hyphen. */
export const nameHtml = (text: string): Html => {
  const words = text
    .split(/(?<=\/)/)
    .flatMap(word => (word.length > MAX_WORD ? word.split(/(?<=[-_])|(?<=[a-z\d])(?=[A-Z])/) : [word]))
  return html`${words.map((word, at) => html`${at > 0 && html`<wbr>`}${word}`)}`
}

/** A path with its parameters and their kinds marked, and with a possible line break before each slash. */
export const pathHtml = ({ path, kinds }: Pick<AnyRoute, 'path' | 'kinds'>): Html =>
  html`<span class="path">${path
    .split('/')
    .slice(1)
    .map(segment => {
      const { kind, prefix, name, suffix } = parseSegment(segment)
      if (kind === 'literal') return html`<wbr>/${nameHtml(segment)}`
      const given = kinds?.[name]
      return html`<wbr>/${escapeColons(prefix)}<var>${kind === 'wildcard' ? '*' : ':'}${nameHtml(name)}</var>${given && html`<i>&lt;${given}&gt;</i>`}${escapeColons(suffix)}`
    })}</span>`

export const placeHtml = (place: Source | undefined, linkTo: LinkTo): Html | undefined => {
  if (place === undefined) return undefined
  const to = linkTo(place)
  const text = nameHtml(placeText(place))
  return to === undefined ? html`<span class="place">${text}</span>` : html`<a class="place" href="${to}">${text}</a>`
}

/** Middlewares in the order in which they run. */
export const chainHtml = (chain: readonly AnyMiddleware[], placeOf: PlaceOf): Html =>
  html`<span class="chain">${chain.map((each, at) => [
    at > 0 && html`<span class="arrow"></span><span class="unseen"> then </span>`,
    html`<span class="use">${nameHtml(labelOf(each, placeOf))}</span>`,
  ])}</span>`

/** Lines of code, each of which hangs below its own beginning where it is too long. */
export const linesHtml = (text: string): Html =>
  html`${text.split('\n').map(line => {
    const [indent = ''] = /^ */.exec(line) ?? []
    return html`<span class="line">${indent !== '' && html`<span>${indent}</span>`}<span>${line.slice(indent.length)}</span></span>`
  })}`

/** A sentence in which what is in single quotes is code. */
export const sentenceHtml = (text: string): Html[] =>
  text.split(/'([^']*)'/).map((part, at) => (at % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))
