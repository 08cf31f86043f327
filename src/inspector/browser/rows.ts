/** Which rows the page shows, how many, and what filters them. */
import type { Term } from '../../text/route-search.js'
import { countFilters, toggled } from '../filters.js'
import { active, filters, groups, rows, searched, strongOf } from './elements.js'

export const countOf = (of: readonly HTMLElement[]): number =>
  of.reduce((sum, { dataset }) => sum + Number(dataset.count), 0)

export const visibleRows = (of: readonly HTMLElement[] = rows): readonly HTMLElement[] => of.filter(row => !row.hidden)

const shownText = (visible: number, all: number): string => (visible === all ? String(all) : `${visible} of ${all}`)
const shownOf = (of: readonly HTMLElement[]): string => shownText(countOf(visibleRows(of)), countOf(of))

export const routesOf = (of: readonly HTMLElement[]): string =>
  `${shownOf(of)} ${countOf(of) === 1 ? 'route' : 'routes'}`

// Browsers do work for each change, also for one that changes nothing.
const setHidden = (element: HTMLElement, hidden: boolean): void => {
  if (element.hidden !== hidden) element.hidden = hidden
}
export const setText = (element: HTMLElement, text: string): void => {
  if (element.textContent !== text) element.textContent = text
}

/** Shows some of the rows, and everywhere how many. */
export const show = (isShown: (row: HTMLElement, at: number) => boolean | undefined): void => {
  for (const [at, row] of rows.entries()) setHidden(row, !isShown(row, at))
  for (const { element, rows: own, count, link } of groups) {
    const isEmpty = own.every(row => row.hidden)
    setHidden(element, isEmpty)
    setHidden(link, isEmpty)
    setText(count, routesOf(own))
    setText(strongOf(link), shownOf(own))
  }
  const countOfFilter = countFilters(
    searched,
    (_row, at) => Number(rows[at]?.dataset.count),
    (_row, at) => rows[at]?.hidden === false,
  )
  for (const { link, text } of filters) {
    const { all, shown } = countOfFilter(text)
    setText(strongOf(link), shownText(shown, all))
  }
}

/** Shows what filters the rows: beside them, and above them with links that take a filter out. */
export const showTerms = (terms: readonly Term[]): void => {
  for (const { link, text } of filters) {
    const { isOn, query } = toggled(terms, text)
    link.search = String(new URLSearchParams({ q: query }))
    if (isOn) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
  active.hidden = terms.length === 0
  active.replaceChildren(...terms.map(term => termItem(term, terms)))
}

const termItem = ({ text, label }: Term, terms: readonly Term[]): HTMLElement => {
  const link = document.createElement('a')
  link.className = 'button'
  link.dataset.filter = text
  link.href = `?${new URLSearchParams({ q: toggled(terms, text).query })}`
  const cross = span('cross', '×')
  cross.setAttribute('aria-hidden', 'true')
  link.append(span('unseen', 'Remove '), span('', `${label} `), cross)
  const item = document.createElement('li')
  item.append(link)
  return item
}

const span = (className: string, text: string): HTMLElement =>
  Object.assign(document.createElement('span'), { className, textContent: text })

/** Marks the row that answers a request, and the methods that it asks for. */
export const markAnswer = (id?: string, asked?: string): void => {
  for (const row of rows) {
    row.toggleAttribute('data-answers', row.id === id)
    for (const method of row.querySelectorAll<HTMLElement>('.method'))
      method.toggleAttribute('data-asked', method.dataset.method === asked)
  }
}
