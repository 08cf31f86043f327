/** What the page asks the application, and shows of its answers. */
import { pastedRequest } from '../../text/pasted-request.js'
import { search, type Term } from '../../text/route-search.js'
import { NOTHING_FOUND } from '../filters.js'
import type { InspectorReply } from '../reply.js'
import { answer, box, byId, count, detailsOf, none, reasons, rows, searched, summary, summaryOf } from './elements.js'
import { countOf, markAnswer, routesOf, setText, show, showTerms, visibleRows } from './rows.js'

const total = countOf(rows)
let timer: number | undefined
let aborter: AbortController | undefined
let latest = 0

/** The address of the page with the text of the box. */
export const addressOf = (more: Readonly<Record<string, string>> = {}): string => {
  const text = box.value.trim()
  return `?${new URLSearchParams({ ...(text && { q: text }), ...more })}`
}
export const updateAddress = (): void =>
  history.replaceState(null, '', location.pathname + addressOf().replace(/^\?$/, ''))

const fetchJson = async <Answer>(query: string, signal?: AbortSignal): Promise<Answer> => {
  const response = await fetch(query, { headers: { Accept: 'application/json' }, signal: signal ?? null })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.json()
}
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The filters in the box. */
export const termsNow = (): readonly Term[] => search(pastedRequest(box.value), searched).terms

const filter = (shown: readonly boolean[], problem: string | undefined): void => {
  answer.hidden = true
  summary.textContent = reasons.textContent = ''
  markAnswer()
  show((_row, at) => shown[at])
  count.textContent = routesOf(rows)
  setText(none, problem ?? NOTHING_FOUND)
  none.hidden = countOf(visibleRows()) > 0 || (total === 0 && rows.length > 0)
  const text = box.value.trim()
  document.title = `${text && `${text} · `}${document.body.dataset.title}`
}

const explain = async (): Promise<void> => {
  const number = ++latest
  aborter = new AbortController()
  try {
    const result = await fetchJson<InspectorReply>(addressOf(), aborter.signal)
    if (number === latest) showAnswer(result)
  } catch (error) {
    if (number !== latest || (error instanceof Error && error.name === 'AbortError')) return
    answer.hidden = false
    answer.dataset.outcome = 'none'
    summary.textContent = `The application gave no explanation: ${messageOf(error)}`
    reasons.textContent = ''
  }
}

const showAnswer = (result: InspectorReply): void => {
  document.title = result.title
  summary.textContent = result.summary
  reasons.innerHTML = result.answer
  answer.dataset.outcome = result.outcome
  answer.hidden = none.hidden = true // a reader says what it shows anew
  answer.hidden = false
  count.textContent = result.count
  const shown = new Set(result.shown)
  show(row => shown.has(row.id))
  markAnswer(result.answering, result.asked)
  answer.scrollIntoView({ block: 'nearest' })
  const answering = result.answering === undefined ? null : byId(result.answering)
  const line = answering && summaryOf(answering)
  if (line && line.getBoundingClientRect().bottom > innerHeight) line.scrollIntoView({ block: 'center' })
}

/** Shows what the box asks for; an explanation after a delay, as somebody may still be typing. */
export const update = async (delay: number): Promise<void> => {
  clearTimeout(timer)
  aborter?.abort()
  latest++
  updateAddress()
  const { request, shown, terms, problem } = search(pastedRequest(box.value), searched)
  showTerms(terms)
  if (!request) filter(shown, problem)
  else if (delay > 0) timer = setTimeout(explain, delay)
  else await explain()
}

/** Writes a text into the box. "Back" leads to what it had before. */
export const ask = (query: string): Promise<void> => {
  history.pushState(null, '', location.href)
  box.value = query
  scrollTo(0, 0)
  return update(0)
}

export const loadDetails = async (row: HTMLElement): Promise<void> => {
  const details = detailsOf(row)
  if ('loaded' in details.dataset) return
  details.dataset.loaded = ''
  details.textContent = 'Loading…'
  try {
    const { details: loaded } = await fetchJson<{ details: string }>(`?${new URLSearchParams({ open: row.id })}`)
    details.innerHTML = loaded
  } catch (error) {
    delete details.dataset.loaded
    details.textContent = `The application gave no details: ${messageOf(error)}`
  }
}
