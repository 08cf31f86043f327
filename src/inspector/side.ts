/** The side of the page: filters by middleware and contract, and the controllers with their counts. */

import type { Term } from '../text/route-search.js'
import { countFilters, DEPRECATED, toggled } from './filters.js'
import { countOf, type Group, type Row, shownOf } from './groups.js'
import { type Html, html } from './html.js'
import { anchorOf } from './parts.js'

/** What the side is made of. Each of its counts is of the rows that are shown, and says of how many. */
interface Side {
  readonly groups: readonly Group[]
  readonly rows: readonly Row[]
  readonly hidden: ReadonlySet<Row>
  readonly terms: readonly Term[]
}

export const sideHtml = ({ groups, rows, hidden, terms }: Side): Html => {
  const names = [...new Set(rows.flatMap(row => row.names))].filter(name => !/\s/.test(name))
  const countOfFilter = countFilters(
    rows,
    ({ routes }) => routes.length,
    row => !hidden.has(row),
  )
  const countHtml = (shown: number, all: number) => html`<strong>${shownOf(shown, all)}</strong>`

  /** A link that adds a filter to the box, or takes it out. Without the page's script, it leads to a page that is filtered. */
  const filterHtml = (filter: string, text: Html | string): Html | undefined => {
    const { all, shown } = countOfFilter(filter)
    if (all === 0) return undefined
    const { isOn, query } = toggled(terms, filter)
    const address = String(new URLSearchParams({ q: query }))
    return html`<a href="?${address}" data-filter="${filter}"${isOn && html` aria-current="true"`}><span>${text}</span> ${countHtml(shown, all)}</a>`
  }
  const listHtml = (filters: readonly (readonly (Html | undefined)[])[]) =>
    html`<ul>${filters.filter(each => each.some(one => one !== undefined)).map(each => html`<li>${each}</li>`)}</ul>`

  const ofMiddlewares = names.map(name => [
    filterHtml(`use:${name}`, html`<span class="unseen">behind </span>${name}`),
    filterHtml(`-use:${name}`, html`<span class="said">not behind</span><span class="unseen"> ${name}</span>`),
  ])
  const ofContracts = [[filterHtml('no contract', 'no contract')], [filterHtml(DEPRECATED, DEPRECATED)]]
  const controllers = groups.map(({ id, name, rows: own }) => {
    const shown = countOf(own.filter(row => !hidden.has(row)))
    return html`<li${shown === 0 && html` hidden`}><a href="${anchorOf(id)}"><span>${name}</span> ${countHtml(shown, countOf(own))}</a></li>`
  })
  return html`<nav aria-label="Routes">
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
<h2>Controllers</h2>
<ul id="controllers">${controllers}</ul>
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
