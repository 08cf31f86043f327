/** The page that says what has changed for callers since an earlier list of routes, as `signalbox diff` does. */

import { readFile } from 'node:fs/promises'
import { type Change, mergedChanges, SEVERITIES, summaryOf, TITLES } from '../compare/change.js'
import { compareRoutes } from '../compare/compare.js'
import { checkedList, ListError, type ListedRoute, parseList, routeJson } from '../compare/listed.js'
import { samplePath } from '../contract-view/curl.js'
import type { AnyRoute } from '../route/route.js'
import type { PathComparison } from '../text/path-options.js'
import { documentHtml, titled } from './document.js'
import type { Row } from './groups.js'
import { type Html, html } from './html.js'
import type { InspectorOptions } from './options.js'
import { anchorOf, methodHtml, pathHtml } from './parts.js'

type EarlierRoutes = NonNullable<InspectorOptions['compareWith']>

/** What the page is made of. */
interface Comparison {
  readonly name: string
  readonly routes: readonly AnyRoute[]
  readonly rows: readonly Row[]
  readonly earlier: EarlierRoutes
  readonly comparison: PathComparison
  readonly style: string
}

/** The page. Controllers that are loaded when they are first needed are loaded now. */
export const changesPage = async ({ name, rows, style, ...compared }: Comparison): Promise<string> => {
  const since = Array.isArray(compared.earlier) ? 'the earlier list' : String(compared.earlier)
  const changes = await changesIn(compared, since)
  const lines = typeof changes === 'string' ? [] : mergedChanges(changes)
  const nothing = typeof changes === 'string' ? changes : `No route has changed since ${since}.`
  const sections = SEVERITIES.map(severity => {
    const those = lines.filter(each => each.severity === severity)
    const title = html`<header><h2 id="${severity}">${TITLES[severity]}</h2></header>`
    return (
      those.length > 0 &&
      html`<section class="group ${severity}" aria-labelledby="${severity}">${title}
<ul class="changes">
${those.map(each => changeHtml(each, rows))}</ul>
</section>
`
    )
  })
  const body = html`<body>
<header class="bar">
<div class="title"><h1>Changes${name !== '' && html` <span class="note">${name}</span>`}</h1> <a href="?">Routes</a></div>
<p id="count">${lines.length > 0 && `Since ${since}: ${summaryOf(lines)}`}</p>
</header>
<main id="list">
${lines.length === 0 && html`<p id="none">${nothing}</p>`}
${sections}</main>
</body>`
  return documentHtml(titled('Changes', name), style, body)
}

/** The changes, or why they are not known. */
const changesIn = async (
  { routes, earlier, comparison }: Pick<Comparison, 'routes' | 'earlier' | 'comparison'>,
  since: string,
): Promise<readonly Change[] | string> => {
  try {
    const before = await listOf(earlier, since)
    await Promise.allSettled(routes.map(route => ('lazy' in route ? route.lazy?.load() : undefined)))
    const now: unknown = JSON.parse(JSON.stringify(routes.map(route => routeJson(route))))
    return compareRoutes(before, checkedList(now, 'the table'), comparison)
  } catch (error) {
    if (error instanceof ListError) return error.message
    throw error
  }
}

/** @throws {ListError} for what is no list of one table. */
const listOf = async (earlier: EarlierRoutes, name: string): Promise<readonly ListedRoute[]> => {
  const isFile = typeof earlier === 'string' || earlier instanceof URL
  const list = isFile ? parseList(await textOf(earlier), name) : checkedList(earlier, name)
  if (new Set(list.map(({ table }) => table)).size > 1)
    throw new ListError(`${name} has several tables: write it with \`signalbox routes --json --export <name>\``)
  return list
}

const textOf = (file: string | URL): Promise<string> =>
  readFile(file, 'utf8').catch((error: Error) => {
    throw new ListError(`${file} cannot be read: ${error.message}`)
  })

/** A change, with a link to the row of its route; for one that is gone, to what a request to it gets now. */
const changeHtml = ({ method, path, text }: Change, rows: readonly Row[]): Html => {
  const [first = method, ...others] = method.split('|')
  const row = rows.find(({ routes }) => routes.some(each => each.method === first && each.path === path))
  const address = row
    ? `?${new URLSearchParams({ open: row.id })}${anchorOf(row.id)}`
    : `?${new URLSearchParams({ q: `${first === 'ALL' ? 'GET' : first} ${samplePath({ path })}` })}`
  const methods = html`<span class="methods">${[first, ...others].map((each, at) => html`${at > 0 && ' '}${methodHtml(each)}`)}</span>`
  return html`<li>${methods} <a href="${address}">${pathHtml(row?.routes[0] ?? { path })}</a> <span>${text}</span></li>\n`
}
