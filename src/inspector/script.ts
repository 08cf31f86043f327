/**
 * The script of the inspector's page, in ES2020 for browsers. It filters the rows, fetches explanations and the details of rows, and
 * moves by keyboard. Without the script, the form, the links and the `details` elements of the page do the same. The script finds
 * elements by the ids and the data that the page gives them.
 */

import { pastedRequest } from '../text/pasted-request.js'
import { NOTHING_FOUND, search, toggled } from './search.js'

export const SCRIPT = `'use strict'
const search = ${search}
const toggled = ${toggled}
const pastedRequest = ${pastedRequest}
const byId = id => document.getElementById(id)
const box = byId('box'), count = byId('count'), answer = byId('answer'), summary = byId('summary'), reasons = byId('reasons'), none = byId('none')
const form = box.form
const listed = [...document.querySelectorAll('.row')]
const data = listed.map(({ dataset }) => ({ text: dataset.text, use: dataset.use ? dataset.use.split('\\n') : [], lacks: dataset.lacks.split(' ') }))
const groups = [...document.querySelectorAll('.group')].map((element, at) => ({ element, rows: [...element.querySelectorAll('.row')], link: byId('controllers').children[at] }))
const filters = [...document.querySelectorAll('nav [data-filter]')].map(link => {
  const { shown } = search(link.dataset.filter, data)
  return { link, rows: listed.filter((_row, at) => shown[at]) }
})
const active = byId('active')
const countOf = rows => rows.reduce((sum, row) => sum + Number(row.dataset.count), 0)
const visibleIn = rows => rows.filter(row => !row.hidden)
const total = countOf(listed)
let timer, aborter, latest = 0

const setHidden = (element, hidden) => { if (element.hidden !== hidden) element.hidden = hidden }
const setText = (element, text) => { if (element.textContent !== text) element.textContent = text }
const shownOf = rows => {
  const [visible, all] = [countOf(visibleIn(rows)), countOf(rows)]
  return visible === all ? String(all) : visible + ' of ' + all
}
const routesOf = rows => shownOf(rows) + (countOf(rows) === 1 ? ' route' : ' routes')
const show = isShown => {
  listed.forEach((row, at) => setHidden(row, !isShown(row, at)))
  for (const { element, rows, link } of groups) {
    const isEmpty = rows.every(row => row.hidden)
    setHidden(element, isEmpty)
    setHidden(link, isEmpty)
    setText(element.querySelector('.count'), routesOf(rows))
    setText(link.querySelector('strong'), shownOf(rows))
  }
  for (const { link, rows } of filters) setText(link.querySelector('strong'), shownOf(rows))
}
const showTerms = terms => {
  for (const { link } of filters) {
    const { isOn, query } = toggled(terms, link.dataset.filter)
    link.search = new URLSearchParams({ q: query })
    if (isOn) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
  active.textContent = ''
  active.hidden = terms.length === 0
  for (const { text, label } of terms) {
    const item = active.appendChild(document.createElement('li'))
    const link = item.appendChild(document.createElement('a'))
    link.className = 'button'
    link.dataset.filter = text
    link.href = '?' + new URLSearchParams({ q: toggled(terms, text).query })
    for (const part of [['unseen', 'Remove '], ['', label + ' '], ['cross', '×']]) {
      const span = link.appendChild(document.createElement('span'))
      ;[span.className, span.textContent] = part
    }
    link.lastChild.setAttribute('aria-hidden', 'true')
  }
}
const markAnswer = (id, asked) => {
  for (const row of listed) {
    row.toggleAttribute('data-answers', row.id === id)
    for (const method of row.querySelectorAll('.method')) method.toggleAttribute('data-asked', method.dataset.method === asked)
  }
}
const visibleRows = () => visibleIn(listed)
const address = more => '?' + new URLSearchParams({ ...(box.value.trim() && { q: box.value.trim() }), ...more })
const updateAddress = () => history.replaceState(null, '', location.pathname + address({}).replace(/^\\?$/, ''))
const fetchJson = async (query, signal) => {
  const response = await fetch(query, { headers: { Accept: 'application/json' }, signal })
  if (!response.ok) throw new Error('status ' + response.status)
  return response.json()
}

const filter = (shown, problem) => {
  answer.hidden = true
  summary.textContent = reasons.textContent = ''
  markAnswer()
  show((_row, at) => shown[at])
  const found = countOf(visibleRows())
  count.textContent = routesOf(listed)
  setText(none, problem || ${JSON.stringify(NOTHING_FOUND)})
  none.hidden = found > 0 || total === 0 && listed.length > 0
  document.title = (box.value.trim() ? box.value.trim() + ' · ' : '') + 'Routes'
}
const explain = async () => {
  const number = ++latest
  aborter = new AbortController()
  try {
    const result = await fetchJson(address({}), aborter.signal)
    if (number !== latest) return
    document.title = result.title
    summary.textContent = result.summary
    reasons.innerHTML = result.answer
    answer.dataset.outcome = result.outcome
    answer.hidden = none.hidden = true
    answer.hidden = false
    count.textContent = result.count
    const shown = new Set(result.shown)
    show(row => shown.has(row.id))
    markAnswer(result.answering, result.asked)
    answer.scrollIntoView({ block: 'nearest' })
    const answering = byId(result.answering)
    if (answering && summaryOf(answering).getBoundingClientRect().bottom > innerHeight) summaryOf(answering).scrollIntoView({ block: 'center' })
  } catch (error) {
    if (number !== latest || error.name === 'AbortError') return
    answer.hidden = false
    answer.dataset.outcome = 'none'
    summary.textContent = 'The application gave no explanation: ' + error.message
    reasons.textContent = ''
  }
}
const update = delay => {
  clearTimeout(timer)
  if (aborter) aborter.abort()
  latest++
  updateAddress()
  const { request, shown, terms, problem } = search(pastedRequest(box.value), data)
  showTerms(terms)
  if (!request) filter(shown, problem)
  else if (delay) timer = setTimeout(explain, delay)
  else return explain()
}
const ask = query => {
  history.pushState(null, '', location.href) // "back" leads to what the box had before a click
  box.value = query
  scrollTo(0, 0)
  return update(0)
}

const loadDetails = async row => {
  const details = row.querySelector('.details')
  if ('loaded' in details.dataset) return
  details.dataset.loaded = ''
  details.textContent = 'Loading…'
  try {
    details.innerHTML = (await fetchJson('?' + new URLSearchParams({ open: row.id }))).details
  } catch (error) {
    delete details.dataset.loaded
    details.textContent = 'The application gave no details: ' + error.message
  }
}
const copy = async button => {
  const code = button.closest('dd').querySelector('.curl')
  const selection = getSelection()
  try {
    await navigator.clipboard.writeText(code.textContent)
  } catch {
    selection.selectAllChildren(code)
    document.execCommand('copy')
  }
  button.textContent = 'Copied'
  setTimeout(() => { button.textContent = 'Copy' }, 2000)
}

const summaryOf = row => row.querySelector('summary')
const focusRow = row => {
  if (!row) return
  summaryOf(row).focus({ preventScroll: true })
  summaryOf(row).scrollIntoView({ block: 'nearest' })
}
const move = (from, step) => {
  const rows = visibleRows()
  const at = rows.indexOf(from)
  if (at === 0 && step < 0) box.focus()
  else focusRow(rows[at + step])
}
const openFirst = async () => {
  await update(0)
  const row = listed.find(each => 'answers' in each.dataset) || visibleRows()[0]
  if (!row) return
  row.querySelector('details').open = true
  focusRow(row)
}

document.addEventListener('keydown', event => {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  const row = target.closest('.row')
  const isRow = row && target.matches('summary')
  const done = () => event.preventDefault()
  if (key === '/' && target !== box) { done(); box.focus(); box.select() }
  else if (key === 'ArrowDown' && (target === box || isRow)) { done(); move(isRow ? row : undefined, 1) }
  else if (key === 'ArrowUp' && isRow) { done(); move(row, -1) }
  else if (key === 'ArrowDown' && target === document.body) { done(); move(undefined, 1) }
  else if (key === 'Escape' && row) {
    done()
    const details = row.querySelector('details')
    if (details.open) { details.open = false; focusRow(row) }
    else box.focus()
  } else if (key === 'Escape' && (box.value || target === box)) { done(); ask(''); box.focus() }
})
document.addEventListener('click', event => {
  const link = event.target.closest('a, button')
  if (!link) return
  if ('q' in link.dataset) { event.preventDefault(); ask(link.dataset.q); return link.dataset.q ? undefined : box.focus() }
  if ('filter' in link.dataset) {
    event.preventDefault()
    ask(toggled(search(pastedRequest(box.value), data).terms, link.dataset.filter).query)
    if (!link.isConnected) byId('list').focus({ preventScroll: true })
    return
  }
  if ('copy' in link.dataset) return copy(link)
  const row = link.hash && !link.closest('.row') && byId(link.hash.slice(1))
  if (row && row.matches('.row')) { event.preventDefault(); row.querySelector('details').open = true; focusRow(row) }
})
document.addEventListener('toggle', event => {
  const row = event.target.closest && event.target.closest('.row')
  if (!row) return
  if (event.target.open) {
    history.replaceState(null, '', location.pathname + address({ open: row.id }) + '#' + row.id)
    loadDetails(row)
  } else updateAddress()
}, true)
addEventListener('popstate', () => {
  const query = new URLSearchParams(location.search).get('q') || ''
  if (query === box.value.trim()) return
  box.value = query
  update(0)
})
box.addEventListener('input', () => update(120))
form.addEventListener('submit', event => { event.preventDefault(); openFirst() })
`
