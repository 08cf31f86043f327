/** The elements of the inspector's page that its script reads and changes, by the ids and the data that the page gives them. */
import type { SearchedRow } from '../../text/route-search.js'

export const byId = (id: string): HTMLElement | null => document.getElementById(id)

/** An element that every page has. */
const required = (id: string): HTMLElement => {
  const element = byId(id)
  if (element === null) throw new Error(`the page has no #${id}`)
  return element
}

const childOf = (element: Element, selector: string): HTMLElement => {
  const child = element.querySelector<HTMLElement>(selector)
  if (child === null) throw new Error(`the page has no ${selector} in #${element.id}`)
  return child
}

export const box = required('box') as HTMLInputElement // the page's only input
export const count = required('count')
export const answer = required('answer')
export const summary = required('summary')
export const reasons = required('reasons')
export const none = required('none')
export const active = required('active')
export const list = required('list')

/** The rows, in the order of the page. */
export const rows: readonly HTMLElement[] = [...document.querySelectorAll<HTMLElement>('.row')]

/** What the box searches of the rows. */
export const searched: readonly SearchedRow[] = rows.map(({ dataset }) => ({
  text: dataset.text ?? '',
  use: dataset.use ? dataset.use.split('\n') : [],
  lacks: (dataset.lacks ?? '').split(' '),
  source: dataset.source ?? '',
}))

/** The groups of rows, each with its link beside the rows. */
export const groups = [...document.querySelectorAll<HTMLElement>('.group')].map((element, at) => ({
  element,
  rows: [...element.querySelectorAll<HTMLElement>('.row')],
  count: childOf(element, '.count'),
  link: required('controllers').children[at] as HTMLElement, // the page has one for each group
}))

/** The filters beside the rows. */
export const filters = [...document.querySelectorAll<HTMLAnchorElement>('nav [data-filter]')].map(link => ({
  link,
  text: link.dataset.filter ?? '',
}))

export const summaryOf = (row: Element): HTMLElement => childOf(row, 'summary')
export const foldOf = (row: Element): HTMLDetailsElement => childOf(row, 'details') as HTMLDetailsElement // by its name
export const detailsOf = (row: Element): HTMLElement => childOf(row, '.details')
export const strongOf = (element: Element): HTMLElement => childOf(element, 'strong')

export const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.row') : null
