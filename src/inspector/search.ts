/**
 * The box of the page: what its text asks for. The page's script contains this function as text, so that the page and its script
 * read it alike. So it uses nothing outside of itself, and names no function in it: a compiler may keep names by a helper.
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
    return { request: { method: method.toUpperCase() || 'GET', path }, shown: rows.map(() => true) } // 1

  const names = new Set(rows.flatMap(({ use }) => use))
  const terms = given
    .toLowerCase()
    .replace(/(^|\s)(-?)no\s+(contract|middleware|controller)(?=\s|$)/g, '$1$2no:$3')
    .split(/\s+/)
    .filter(term => term !== '' && term !== '-')
  const shown = rows.map(({ text, use, lacks }) =>
    terms.every(term => {
      const word = term.replace(/^-/, '')
      const name = word.replace(/^use:/, '')
      if (word.startsWith('no:')) return lacks.includes(word.slice(3)) === (word === term)
      if (!word.startsWith('use:')) return text.includes(word) === (word === term)
      return use.some(each => (names.has(name) ? each === name : each.includes(name))) === (word === term)
    }),
  )
  return { request: undefined, shown } // 2
}
