/** The filters at the side of the page: what a click on one makes of the box, and how many routes each finds. */
import type { SearchedRow, Term } from '../text/route-search.js'

/** Whether a filter is in the box; and the text of the box after a click on the filter: without it, or with it and without its opposite. */
export const toggled = (terms: readonly Term[], filter: string): { readonly isOn: boolean; readonly query: string } => {
  const same = filter.toLowerCase()
  const opposite = same.startsWith('-') ? same.slice(1) : `-${same}`
  const texts = terms.map(({ text }) => text)
  const isOn = texts.some(text => text.toLowerCase() === same)
  const others = texts.filter(text => text.toLowerCase() !== same && text.toLowerCase() !== opposite)
  return { isOn, query: [...others, ...(isOn ? [] : [filter])].join(' ') }
}

/** How many routes a filter finds, and how many of those are shown. */
interface FilterCount {
  readonly all: number
  readonly shown: number
}

/**
 * Counts what each filter finds, in one pass over the rows: of `use:name`, `no contract` and the like, of the word `deprecated`, and of
 * each with `-` before it.
 *
 * @example countFilters(rows, row => row.count, row => !row.hidden)('-use:authenticate') // { all: 15, shown: 4 }
 */
export const countFilters = <Row extends SearchedRow>(
  rows: readonly Row[],
  routesOf: (row: Row, at: number) => number,
  isShown: (row: Row, at: number) => boolean,
): ((filter: string) => FilterCount) => {
  const counts = new Map<string, FilterCount>()
  for (const [at, row] of rows.entries()) {
    const all = routesOf(row, at)
    const shown = isShown(row, at) ? all : 0
    for (const filter of new Set(['', ...filtersOf(row)])) {
      const before = counts.get(filter) ?? NONE
      counts.set(filter, { all: before.all + all, shown: before.shown + shown })
    }
  }
  const countOf = (filter: string) => counts.get(filter) ?? NONE
  return filter => {
    if (!filter.startsWith('-')) return countOf(filter.toLowerCase())
    const [every, found] = [countOf(''), countOf(filter.slice(1).toLowerCase())]
    return { all: every.all - found.all, shown: every.shown - found.shown }
  }
}
const NONE: FilterCount = { all: 0, shown: 0 }

const filtersOf = ({ text, use, lacks }: SearchedRow): readonly string[] => [
  ...use.map(name => `use:${name}`),
  ...lacks.map(what => `no ${what}`),
  ...(text.includes(DEPRECATED) ? [DEPRECATED] : []),
]
export const DEPRECATED = 'deprecated'

/** What the page says in place of rows if no row fits, and nothing else is wrong. */
export const NOTHING_FOUND = 'No route has all of these words. Escape clears the box.'
