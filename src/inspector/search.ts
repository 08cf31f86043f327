/**
 * The box of the page: what its text asks for. The page and its script read it alike.
 */

/** What the box searches of a row. All texts are in lower case. */
export interface SearchedRow {
  readonly text: string
  /** The names of its middlewares. */
  readonly use: readonly string[]
  /** What the row is without: `contract`, `middleware` or `controller`. */
  readonly lacks: readonly string[]
}

/** Either a request to explain, or the rows that the text describes. */
interface Search {
  readonly request: { readonly method: string; readonly path: string } | undefined
  /** For each row, whether it is shown. */
  readonly shown: readonly boolean[]
  /** What filters the rows; nothing for a request. */
  readonly terms: readonly Term[]
  /** Why no row is shown, if no middleware has a name of the text. */
  readonly problem: string | undefined
}

/** A part of a filter. */
export interface Term {
  /** As in the box: `-use:authenticate`. */
  readonly text: string
  /** As a person says it: `not behind authenticate`. */
  readonly label: string
}

/**
 * Reads the text of the box:
 *
 * 1. a request, if it has a method and a path, or is a URL, or a path that is not in the table: as people type and paste it
 * 2. else words, which a row must all have: `places delete`; `use:name` for a middleware, `no contract` for what it lacks, and each of
 *    them with `-` before it for the rows without. If no middleware has the whole name, a part of it will do.
 */
export const search = (given: string, rows: readonly SearchedRow[]): Search => {
  const typed = given.trim().replace(/^["']|["']$/g, '')
  const [, method = '', address = ''] =
    /^(?:([a-z-]+)\s+)?(https?:\/\/\S*|\/.*?|\*)(?:\s+HTTP\/\d.*)?$/is.exec(typed) ?? []
  const path = address
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/^$/, '/')
  const isMethod = /^(?:get|head|post|put|patch|delete|options|query)$/i.test(method) || /^[A-Z-]+$/.test(method)
  const isPath = method === '' && address.startsWith('/')
  const isInTable = isPath && rows.some(({ text }) => text.includes(address.toLowerCase()))
  if (address !== '' && (method === '' ? !isInTable && address !== '*' : isMethod))
    return {
      request: { method: method.toUpperCase() || 'GET', path },
      shown: rows.map(() => true),
      terms: [],
      problem: undefined,
    } // 1

  const names = new Set(rows.flatMap(({ use }) => use))
  const written = given
    .replace(/(^|\s)(-?)no\s+(contract|middleware|controller)(?=\s|$)/gi, '$1$2no:$3')
    .split(/\s+/)
    .filter(term => term !== '' && term !== '-')
  const unknown = written
    .flatMap(each => /^-?use:(.*)$/i.exec(each)?.slice(1) ?? [])
    .find(each => ![...names].some(name => name.includes(each.toLowerCase())))
  const problem = unknown === undefined ? undefined : `No middleware has the name ${unknown}.`
  const shown = rows.map(
    ({ text, use, lacks }) =>
      problem === undefined &&
      written.every(each => {
        const term = each.toLowerCase()
        const word = term.replace(/^-/, '')
        const name = word.replace(/^use:/, '')
        if (word.startsWith('no:')) return lacks.includes(word.slice(3)) === (word === term)
        if (!word.startsWith('use:')) return text.includes(word) === (word === term)
        return use.some(each => (names.has(name) ? each === name : each.includes(name))) === (word === term)
      }),
  )
  const terms = written.map(each => ({
    text: each.replace(/^(-?)no:/i, '$1no '),
    label: each
      .replace(/^-no:/i, 'with a ')
      .replace(/^no:/i, 'no ')
      .replace(/^-/, 'not ')
      .replace(/^(not )?use:/i, '$1behind '),
  }))
  return { request: undefined, shown, terms, problem } // 2
}

/** Whether a filter is in the box; and the text of the box after a click on the filter: without it, or with it and without its opposite. */
export const toggled = (terms: readonly Term[], filter: string): { readonly isOn: boolean; readonly query: string } => {
  const same = filter.toLowerCase()
  const opposite = same.startsWith('-') ? same.slice(1) : `-${same}`
  const texts = terms.map(({ text }) => text)
  const isOn = texts.some(text => text.toLowerCase() === same)
  const others = texts.filter(text => text.toLowerCase() !== same && text.toLowerCase() !== opposite)
  return { isOn, query: [...others, ...(isOn ? [] : [filter])].join(' ') }
}

/** What the page says in place of rows if no row fits, and nothing else is wrong. */
export const NOTHING_FOUND = 'No route has all of these words. Escape clears the box.'
