/** The side of the page: the controllers with their counts, and filters by middleware and contract. */

import { countOf, type Group, type Row, shownOf } from './groups.js'
import { type Html, html } from './html.js'
import { search, type Term, toggled } from './search.js'

/** What the side is made of. Each of its counts is of the rows that are shown, and says of how many. */
interface Side {
  readonly groups: readonly Group[]
  readonly rows: readonly Row[]
  readonly hidden: ReadonlySet<Row>
  readonly terms: readonly Term[]
}

export const sideHtml = ({ groups, rows, hidden, terms }: Side): Html => {
  const names = [...new Set(rows.flatMap(row => row.names))].filter(name => !/\s/.test(name))
  const countHtml = (own: readonly Row[]) =>
    html`<strong>${shownOf(countOf(own.filter(row => !hidden.has(row))), countOf(own))}</strong>`

  /** A link that adds a filter to the box, or takes it out. Without the page's script, it leads to a page that is filtered. */
  const filterHtml = (filter: string, text: Html | string): Html | undefined => {
    const { shown } = search(filter, rows)
    const found = rows.filter((_, at) => shown[at])
    if (found.length === 0) return undefined
    const { isOn, query } = toggled(terms, filter)
    const address = String(new URLSearchParams({ q: query }))
    return html`<a href="?${address}" data-filter="${filter}"${isOn && html` aria-current="true"`}><span>${text}</span> ${countHtml(found)}</a>`
  }
  const listHtml = (filters: readonly (readonly (Html | undefined)[])[]) =>
    html`<ul>${filters.filter(each => each.some(one => one !== undefined)).map(each => html`<li>${each}</li>`)}</ul>`

  const ofMiddlewares = names.map(name => [
    filterHtml(`use:${name}`, html`<span class="unseen">behind </span>${name}`),
    filterHtml(`-use:${name}`, html`<span class="said">not behind</span><span class="unseen"> ${name}</span>`),
  ])
  const ofContracts = [[filterHtml('no contract', 'no contract')], [filterHtml('deprecated', 'deprecated')]]
  const controllers = groups.map(({ id, name, rows: own }) => {
    const isHidden = own.every(row => hidden.has(row))
    return html`<li${isHidden && html` hidden`}><a href="#${id}"><span>${name}</span> ${countHtml(own)}</a></li>`
  })
  return html`<nav aria-label="Routes">
<h2>Controllers</h2>
<ul id="controllers">${controllers}</ul>
${
  names.length > 0 &&
  html`<div class="filters"><h2>Middleware</h2><span aria-hidden="true">behind</span><span aria-hidden="true">not behind</span>
${listHtml([...ofMiddlewares, [filterHtml('no middleware', 'no middleware')]])}</div>`
}
${
  ofContracts.flat().some(each => each !== undefined) &&
  html`<div class="filters"><h2>Contract</h2>
${listHtml(ofContracts)}</div>`
}
</nav>`
}

/** The filters of the box above the rows, each with a link that takes it out. */
export const activeHtml = (terms: readonly Term[]): Html => {
  const items = terms.map(({ text, label }) => {
    const address = `?${new URLSearchParams({ q: toggled(terms, text).query })}`
    const parts = [
      html`<span class="unseen">Remove </span><span>${label} </span>`,
      html`<span class="cross" aria-hidden="true">×</span>`,
    ]
    return html`<li><a class="button" data-filter="${text}" href="${address}">${parts}</a></li>`
  })
  return html`<ul id="active" aria-label="Filters of the routes below"${terms.length === 0 && html` hidden`}>${items}</ul>`
}
