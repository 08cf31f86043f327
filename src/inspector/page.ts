/** The inspector's page: as HTML, and as the JSON with which its script updates it. */

import type { Explanation } from '../query/explain.js'
import type { AnyRoute } from '../route/route.js'
import type { PathComparison } from '../text/path-options.js'
import { MAX_LENGTH, type Term } from '../text/route-search.js'
import { answerHtml, MAX_LISTED } from './answer.js'
import { documentHtml, titled } from './document.js'
import type { LinkTo } from './editor.js'
import { NOTHING_FOUND } from './filters.js'
import { countOf, type Group, type Row, shownOf } from './groups.js'
import { type Html, html } from './html.js'
import { answeringRow, askedMethod, nearMisses } from './near.js'
import type { Places } from './places.js'
import type { InspectorReply } from './reply.js'
import { groupHtml } from './rows.js'
import { activeHtml, sideHtml } from './side.js'

/** What a page shows: the table, and the text of its box in the page's address. */
export interface PageState {
  /** What the application is called; `''` if that is not known. */
  readonly name: string
  readonly routes: readonly AnyRoute[]
  readonly groups: readonly Group[]
  readonly rows: readonly Row[]
  readonly places: Places
  readonly linkTo: LinkTo
  readonly comparison: PathComparison
  /** The text of the box; `''` for none. */
  readonly query: string
  /** The same as links repeat it: for a line that starts with `curl` its request, and nothing where it is too long. */
  readonly linked: string
  /** For each row, whether the box describes it. */
  readonly shown: readonly boolean[]
  /** What the box filters by. */
  readonly terms: readonly Term[]
  /** Why the box filters nothing. */
  readonly problem: string | undefined
  /** Whether the request in the box has a query, which then is compared with the contract. */
  readonly isQueryGiven: boolean
  /** `undefined` where the box has no request to explain. */
  readonly explanation: Explanation | undefined
  readonly open: { readonly id: string; readonly details: Html } | undefined
  /** Whether there is a page of changes. */
  readonly isCompared: boolean
  /** The queries of the addresses that give the style and the script. */
  readonly assets: { readonly style: string; readonly script: string }
}

/** The whole page. It works without its script. */
export const inspectorPage = (state: PageState): string => {
  const { name, groups, rows, places, linkTo, query, linked, terms, explanation, open, assets, isCompared } = state
  const { shown, answer } = resultOf(state)
  const hidden = new Set(rows.filter(row => !shown.has(row)))
  const answering = explanation && answeringRow(explanation, rows)
  const asked = explanation && askedMethod(explanation)
  const addressOf = (id: string) => `?${new URLSearchParams({ ...(linked !== '' && { q: linked }), open: id })}`
  const body = html`<body data-title="${titled('Routes', name)}">
<a class="skip" href="#list">Skip to the routes</a>
<header class="bar">
<div class="title"><h1>Routes${name !== '' && html` <span class="note">${name}</span>`}</h1>${isCompared && html` <a href="?changes">Changes</a>`}</div>
${boxHtml(query, rows)}
<p id="count" role="status">${countText(state)}</p>
<p id="help" class="unseen">${HELP}</p>
</header>
${sideHtml({ groups, rows, hidden, terms })}
<main id="list" tabindex="-1">
${activeHtml(terms)}
<section id="answer" aria-label="Explanation" data-outcome="${outcomeOf(explanation)}"${!explanation && html` hidden`}>
<p id="summary" role="status">${summaryOf(explanation)}</p>
<div id="reasons">${answer}</div>
</section>
${noneHtml(state, shown)}
${groups.map(group => groupHtml(group, { places, linkTo, hidden, answering, asked, open, addressOf }))}</main>
</body>`
  return documentHtml(titleOf(state), assets.style, body, html`<script src="${assets.script}" defer></script>`)
}

const HELP =
  'Words filter the routes. use:name has the routes behind a middleware, and -use:name the others. A method and a path, or a URL, are ' +
  `explained. The box takes ${MAX_LENGTH} characters. ` +
  'The arrow keys move between routes, Enter opens one, Escape closes it, and a slash leads back here.'

/** The box, with examples in it of what it takes. */
const boxHtml = (query: string, rows: readonly Row[]): Html => {
  const [use = 'authenticate'] = rows.flatMap(({ names }) => names)
  const parts = [
    html`<input id="box" name="q" type="search" value="${query}" aria-label="Filter the routes, or explain a request"`,
    html` aria-describedby="help" placeholder="Filter, or explain GET /places/5" spellcheck="false" autocapitalize="none">`,
    html`<span class="examples" aria-hidden="true">places delete · -use:${use} · no contract · a pasted URL</span>`,
    html`<kbd aria-hidden="true">/</kbd>`,
    html`<a class="clear" href="?" data-q=""><span class="unseen">Clear the box</span><span aria-hidden="true">×</span></a>`,
    html`<button class="unseen-until-focus">Search</button>`,
  ]
  return html`<form role="search" method="get" autocomplete="off">${parts}</form>`
}

/** What stands in place of rows if no row is shown. */
const noneHtml = ({ routes, problem, explanation }: PageState, shown: ReadonlySet<Row>): Html => {
  const isHidden = (routes.length > 0 && shown.size > 0) || explanation !== undefined
  const text = routes.length === 0 ? 'The table has no routes.' : (problem ?? NOTHING_FOUND)
  return html`<p id="none"${isHidden && html` hidden`}>${text}</p>`
}

/** What the page's script needs to show an explanation. */
export const inspectorAnswer = (state: PageState): InspectorReply => {
  const { rows, explanation } = state
  const { shown, answer } = resultOf(state)
  return {
    title: titleOf(state),
    count: countText(state),
    summary: summaryOf(explanation),
    outcome: outcomeOf(explanation),
    answer: answer?.text ?? '',
    shown: [...shown].map(({ id }) => id),
    answering: explanation && answeringRow(explanation, rows)?.id,
    asked: explanation && askedMethod(explanation),
  }
}

/** The rows that are shown: those that the box describes; for a request, the one that answers and the near misses. */
const resultOf = ({
  rows,
  shown,
  explanation,
  isQueryGiven,
  comparison,
  places,
}: PageState): { shown: ReadonlySet<Row>; answer: Html | undefined } => {
  if (explanation === undefined) return { shown: new Set(rows.filter((_, at) => shown[at])), answer: undefined }
  const misses = nearMisses(explanation, rows)
  const answering = answeringRow(explanation, rows)
  return {
    shown: new Set([...(answering ? [answering] : []), ...misses.flatMap(miss => miss.rows.slice(0, MAX_LISTED))]),
    answer: answerHtml({ explanation, isQueryGiven, rows, misses, comparison, placeOf: places.ofFunction }),
  }
}

const titleOf = ({ explanation, linked, name }: PageState): string =>
  titled(explanation ? `${explanation.method} ${explanation.path}` : linked, 'Routes', name)

const summaryOf = (explanation: Explanation | undefined): string =>
  explanation ? `${explanation.method} ${explanation.path}: ${explanation.summary}` : ''

const outcomeOf = (explanation: Explanation | undefined): string =>
  explanation?.route && !explanation.refusal ? 'route' : 'none'

/** `22 of 93 routes`, or `93 routes`. */
const countText = (state: PageState): string => {
  const { shown } = resultOf(state)
  const { length } = state.routes
  return `${shownOf(countOf([...shown]), length)} ${length === 1 ? 'route' : 'routes'}`
}
