/** The inspector's page, except for its rows: as HTML, and as the JSON with which its script updates it. */

import type { Explanation } from '../query/explain.js'
import type { AnyRoute } from '../route/route.js'
import { METHODS } from '../text/http.js'
import { counted } from '../text/messages.js'
import type { PathComparison } from '../text/path-options.js'
import { Html, html } from './html.js'
import { answerHtml, hasUse, type Row, rowHtml } from './rows.js'
import { SCRIPT } from './script.js'
import { STYLE } from './style.js'

/** What a page shows: the table, and the request and filter in the page's address. */
export interface PageState {
  readonly routes: readonly AnyRoute[]
  readonly rows: readonly Row[]
  readonly comparison: PathComparison
  /** The text of the filter; `''` for none. */
  readonly filter: string
  readonly method: string
  /** `undefined` where the address has no request to explain. */
  readonly explanation: Explanation | undefined
}

/** The whole page. It works without its script, and it loads nothing: its style and script are inline. */
export const inspectorPage = (state: PageState): string => {
  const { routes, rows, comparison, filter, method, explanation } = state
  const words = filter.toLowerCase().split(/\s/).filter(Boolean)
  const hidden = rows.map(({ text }) => !words.every(word => text.includes(word)))
  const shown = hidden.filter(isHidden => !isHidden).length
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${titleOf(explanation)}</title>
<link rel="icon" href="data:,">
<style>${new Html(STYLE)}</style>
</head>
<body>
<a class="skip" href="#list">Skip to the routes</a>
<header><h1>Routes</h1><p>${counted(routes.length, 'route')}, ${counted(controllersOf(routes), 'controller')}; ${comparisonOf(comparison)}</p></header>
<main>
<section class="ask" aria-labelledby="ask-title">
<h2 id="ask-title">Which route answers?</h2>
<form id="ask" method="get" autocomplete="off">
<label>Method <select name="method">${methodsOf(method).map(each => html`<option${each === method && html` selected`}>${each}</option>`)}</select></label>
<label class="wide">Request path <input name="path" value="${explanation?.path}" spellcheck="false" autocapitalize="none"></label>
<button>Explain</button>
</form>
<p class="summary" id="summary" role="status" data-outcome="${outcomeOf(explanation)}">${summaryOf(explanation)}</p>
<div id="answer">${answerOf(state)}</div>
</section>
<section id="list" aria-labelledby="list-title" tabindex="-1">
<div class="filter">
<div><label class="wide">Filter the routes <input type="search" name="filter" form="ask" value="${filter}" spellcheck="false" autocapitalize="none"></label><button form="ask">Filter</button></div>
<p class="note" id="count" role="status">${words.length > 0 && `${shown} of `}${counted(rows.length, 'route')}</p>
</div>
<h2 id="list-title" class="hidden-title">Routes of the table</h2>
${rows.length === 0 ? html`<p class="note">The table has no routes.</p>` : tableHtml(state, hidden)}
</section>
</main>
<footer>Routes are listed in the order of their declaration. A literal segment goes before a parameter, one with text around it before any other, and a parameter before a wildcard.</footer>
<script>${new Html(SCRIPT)}</script>
</body>
</html>
`.text
}

const tableHtml = ({ routes, rows, explanation }: PageState, hidden: readonly boolean[]): Html =>
  html`<table id="table" role="table" class="${hasUse(routes) && 'uses'} ${explanation && 'explained'}">
<caption>The routes in the order of their declaration</caption>
<thead><tr role="row"><th role="columnheader" scope="col">Method</th><th role="columnheader" scope="col">Path</th><th role="columnheader" scope="col">Target</th>${hasUse(routes) && html`<th role="columnheader" scope="col" class="use">Middleware</th>`}<th role="columnheader" scope="col" class="why">Answers?</th></tr></thead>
<tbody>
${rows.map((row, at) => rowHtml(row, explanation?.verdicts[at], hidden[at] === true))}</tbody>
</table>`

/** What the page's script needs to show a new explanation. */
export const inspectorAnswer = (state: PageState) => {
  const { explanation } = state
  return {
    title: titleOf(explanation),
    method: explanation?.method,
    path: explanation?.path,
    summary: summaryOf(explanation),
    outcome: outcomeOf(explanation),
    answer: answerOf(state)?.text ?? '',
    verdicts: explanation?.verdicts.map(({ verdict, why }) => [verdict, why]) ?? [],
  }
}

/** Links into the table leave out the filter, which may hide the row. */
const answerOf = ({ rows, filter, explanation }: PageState): Html | undefined => {
  if (explanation === undefined) return undefined
  const { method, path } = explanation
  return answerHtml(explanation, rows, filter === '' ? '' : `?${new URLSearchParams({ method, path })}`)
}

const titleOf = (explanation: Explanation | undefined): string =>
  explanation ? `${explanation.method} ${explanation.path} · Routes` : 'Routes'

const summaryOf = (explanation: Explanation | undefined): string =>
  explanation ? `${explanation.method} ${explanation.path}: ${explanation.summary}` : ''

const outcomeOf = (explanation: Explanation | undefined): string => (explanation?.route ? 'route' : 'none')

const methodsOf = (method: string): readonly string[] => [...new Set([...METHODS, method])]

const comparisonOf = ({ trailingSlash, caseSensitive }: PathComparison): string => {
  const slash = `a trailing slash ${trailingSlash === 'strict' ? 'makes a different path' : 'is ignored'}`
  return caseSensitive ? slash : `${slash}; the case of literals is ignored`
}

const controllersOf = (routes: readonly AnyRoute[]): number =>
  new Set(routes.flatMap(route => ('target' in route ? [route.lazy ?? route.controller] : []))).size
