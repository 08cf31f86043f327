/** The groups of the page, and their rows. */

import { type AnyRoute, controllerPathIn } from '../route/route.js'
import type { LinkTo } from './editor.js'
import { countOf, type Group, labelOf, type Row, shownOf } from './groups.js'
import { type Html, html } from './html.js'
import { anchorOf, chainHtml, methodsHtml, nameHtml, pathHtml, placeHtml } from './parts.js'
import type { PlaceOf, Places } from './places.js'

/** What the groups show besides the table. */
interface ShownGroups {
  readonly places: Places
  readonly linkTo: LinkTo
  /** Which rows are hidden, and which one answers the explained request. */
  readonly hidden: ReadonlySet<Row>
  readonly answering: Row | undefined
  /** The method that is marked. */
  readonly asked: string | undefined
  /** The row that is open, with what it shows. */
  readonly open: { readonly id: string; readonly details: Html } | undefined
  /** The address of the page with a row opened. */
  readonly addressOf: (id: string) => string
}

export const groupHtml = (group: Group, shown: ShownGroups): Html => {
  const { id, name, chain, rows, count } = group
  const { places, linkTo, hidden } = shown
  const [route] = rows[0]?.routes ?? []
  const controller = route && 'target' in route ? route.controller : undefined
  const visible = countOf(rows.filter(row => !hidden.has(row)))
  const header = [
    html`<h2 id="${id}-name">${nameHtml(name)}</h2>`,
    html`<span class="count">${shownOf(visible, count)} ${count === 1 ? 'route' : 'routes'}</span>`,
    chain.length > 0 && html` <span><span class="note">behind</span> ${chainHtml(chain, places.ofFunction)}</span>`,
    controller && placeHtml(places.ofClass(controller), linkTo),
  ]
  const isHidden = rows.every(row => hidden.has(row))
  return html`<section class="group" id="${id}" aria-labelledby="${id}-name"${isHidden && html` hidden`}>
<header>${header}</header>
<ul>
${rows.map(row => rowHtml(row, shown))}</ul>
</section>
`
}

const rowHtml = (row: Row, { places, hidden, answering, asked, open, addressOf }: ShownGroups): Html => {
  const { id, routes, text, use, lacks, source } = row
  const [route] = routes
  const isOpen = open?.id === id
  const details = isOpen ? open.details : html`<a href="${addressOf(id)}${anchorOf(id)}">Show the details</a>`
  const attributes = [
    html` data-text="${text}" data-use="${use.join('\n')}" data-lacks="${lacks.join(' ')}" data-source="${source}" data-count="${routes.length}"`,
    row === answering && html` data-answers`,
    hidden.has(row) && html` hidden`,
  ]
  const target = [
    targetHtml(route, places.ofFunction),
    row.isDeprecated && html` ${chip('deprecated', 'deprecated')}`,
    html` <span class="chip answers">answers</span>`,
  ]
  const chips = html`<span class="chips">${chipsOf(row, places.ofFunction)}</span>`
  const end = html`<span class="end"><span class="target">${target}</span> ${chips}</span>`
  const about = 'contract' in route && route.contract?.summary
  const what = html`<span class="what">${pathHtml(route)}${about && html` <span class="about"><span>${about}</span></span>`}</span>`
  const parts = [
    html`<summary>${methodsHtml(routes, asked)} ${what} ${end}</summary>`,
    html`<div class="details"${isOpen && html` data-loaded`}>${details}</div>`,
  ]
  return html`<li class="row" id="${id}"${attributes}><details${isOpen && html` open`}>${parts}</details></li>\n`
}

/** What answers: the group says which controller. */
const targetHtml = (route: AnyRoute, placeOf: PlaceOf): Html => {
  if ('target' in route) return nameHtml(route.target.slice(controllerPathIn(route.target).length))
  if ('redirect' in route)
    return html`<strong>${route.status}</strong> <span class="arrow"></span><span class="unseen">to</span> ${nameHtml(route.redirect)}`
  return nameHtml(labelOf(route.middleware, placeOf))
}

const chip = (kind: string, text: string): Html => html`<span class="chip ${kind}">${nameHtml(text)}</span> `

const chipsOf = (row: Row, placeOf: PlaceOf): Html[] => {
  const { difference, chips, isUnloaded } = row
  return [
    ...difference.removed.map(each => chip('less', `− ${labelOf(each, placeOf)}`)),
    ...difference.added.map(each => chip('more', `+ ${labelOf(each, placeOf)}`)),
    ...(isUnloaded ? [chip('unloaded', 'not loaded')] : []),
    ...chips.map(text => chip(/^[1-5]\d\d$/.test(text) ? `status s${text[0]}` : 'part', text)),
  ]
}
