/** The side of the page: the controllers with their counts, and filters by middleware and contract. */

import type { Group, Row } from './groups.js'
import { type Html, html } from './html.js'

export const sideHtml = (groups: readonly Group[], rows: readonly Row[], hidden: ReadonlySet<Row>): Html => {
  const names = [...new Set(rows.flatMap(row => row.names))].filter(name => !/\s/.test(name))
  const filters = [
    filterHtml('no contract', 'no contract', rows, row => row.lacks.includes('contract')),
    filterHtml('no middleware', 'no middleware', rows, row => row.lacks.includes('middleware')),
    filterHtml('deprecated', 'deprecated', rows, row => row.isDeprecated),
  ].filter(each => each !== undefined)
  return html`<nav aria-label="Routes">
<h2>Controllers</h2>
<ul id="controllers">${groups.map(({ id, name, rows: own }) => html`<li${own.every(row => hidden.has(row)) && html` hidden`}><a href="#${id}"><span>${name}</span> <strong>${countOf(own.filter(row => !hidden.has(row)))}</strong></a></li>`)}</ul>
${
  names.length > 0 &&
  html`<h2 class="columns"><span>Middleware</span><span aria-hidden="true">after</span><span aria-hidden="true">without</span></h2>
<ul class="filters">${names.map(name => html`<li>${filterHtml(`use:${name}`, name, rows, row => row.names.includes(name), `routes after ${name}`)}${filterHtml(`-use:${name}`, 'without', rows, row => !row.names.includes(name), `routes without ${name}`)}</li>`)}</ul>`
}
${
  filters.length > 0 &&
  html`<h2>Contract</h2>
<ul class="filters">${filters.map(each => html`<li>${each}</li>`)}</ul>`
}
</nav>`
}

/** A link that filters the rows: without the page's script, it leads to a page that is filtered. */
const filterHtml = (
  query: string,
  text: string,
  rows: readonly Row[],
  isFound: (row: Row) => boolean,
  label?: string,
): Html | undefined => {
  const count = countOf(rows.filter(isFound))
  if (count === 0) return undefined
  const address = String(new URLSearchParams({ q: query }))
  return html`<a href="?${address}" data-q="${query}"${label !== undefined && html` aria-label="${text} ${count}: ${label}"`}><span>${text}</span> <strong>${count}</strong></a>`
}

const countOf = (rows: readonly Row[]): number => rows.reduce((sum, { routes }) => sum + routes.length, 0)
