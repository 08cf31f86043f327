/**
 * The language in which a person asks for routes: in the box of the inspector, and after `--grep`. The page of the inspector reads it in
 * the browser too.
 */

/** What is searched of a row. All texts are in lower case. */
export interface SearchedRow {
  /** Its method, path and target, the names of its middlewares, its statuses and what its contract says in words. */
  readonly text: string
  /** The names of its middlewares. */
  readonly use: readonly string[]
  /** What the row is without: `contract`, `middleware` or `controller`. */
  readonly lacks: readonly string[]
  /** The file and the line where its answer is written: `src/places.ts:12`; or nothing. */
  readonly source: string
}

/** A request as a person writes it. */
export interface WrittenRequest {
  /** `undefined` where none is written. */
  readonly method: string | undefined
  readonly path: string
  /** What is between `?` and `#`; `undefined` where there is no `?`. */
  readonly query: string | undefined
}

/** Either a request to explain, or the rows that the text describes. */
interface Search {
  readonly request: WrittenRequest | undefined
  /** For each row, whether it is shown. */
  readonly shown: readonly boolean[]
  /** What filters the rows; nothing for a request. */
  readonly terms: readonly Term[]
  /** Why no row is shown, if the text is too long, or no middleware has a name in it. */
  readonly problem: string | undefined
}

/** A part of a filter. */
export interface Term {
  /** As it is written: `-use:authenticate`. */
  readonly text: string
  /** As a person says it: `not behind authenticate`. */
  readonly label: string
}

/** How long a text may be: a page has a link for each row, which repeats it. */
export const MAX_LENGTH = 500

/**
 * Reads a text:
 *
 * 1. a request, if it has a method and a path, or is a URL, or a path that is not in the table: as people type and paste it
 * 2. else what `searchWords` finds
 */
export const search = (given: string, rows: readonly SearchedRow[]): Search => {
  if (given.length > MAX_LENGTH)
    return {
      ...{ request: undefined, terms: [], shown: rows.map(() => false) },
      problem: `The box takes ${MAX_LENGTH} characters, and this text has ${given.length}.`,
    }
  const request = writtenRequest(given)
  const isPath = request?.method === undefined && /^["']?\//.test(given.trim())
  const isInTable = isPath && rows.some(({ text }) => text.includes(unquoted(given).toLowerCase()))
  if (request && !isInTable) return { request, shown: rows.map(() => true), terms: [], problem: undefined } // 1
  return { request: undefined, ...searchWords(given, rows) } // 2
}

/**
 * Reads a request: a method with a path, a URL or `*`, or one of the first two alone. An entry of a log may have the version of HTTP and
 * more behind it.
 *
 * @example writtenRequest('delete https://example.com/places/5?page=2') // { method: 'DELETE', path: '/places/5', query: 'page=2' }
 *
 * @internal
 */
export const writtenRequest = (given: string): WrittenRequest | undefined => {
  const [, method, rest = ''] = /^(?:([a-z-]+)\s+)?(.*)$/is.exec(unquoted(given)) ?? []
  const end = rest.search(/\sHTTP\/\d/i)
  const address = (end === -1 ? rest : rest.slice(0, end)).trimEnd()
  const isUrl = /^https?:\/\/\S*$/i.test(address)
  if (!isUrl && !address.startsWith('/') && (address !== '*' || method === undefined)) return undefined
  if (method !== undefined && !/^(?:get|head|post|put|patch|delete|options|query)$/i.test(method) && !isCapital(method))
    return undefined
  const [sent = ''] = (isUrl ? address.replace(/^https?:\/\/[^/?#]*/i, '') : address).split('#')
  const [path] = sent.split('?', 1)
  return { method: method?.toUpperCase(), path: path || '/', query: /\?(.*)$/s.exec(sent)?.[1] }
}

const isCapital = (method: string): boolean => /^[A-Z][A-Z-]*$/.test(method)

const unquoted = (given: string): string => given.trim().replace(/^["']|["']$/g, '')

/**
 * The rows that have all words of a text: `places delete`. `use:name` asks for a middleware, `no contract` for what a row lacks, and
 * `places.ts` also for the file where its answer is written. Each of them with `-` before it asks for the rows without. If no middleware
 * has the whole name, a part of it will do.
 */
export const searchWords = (given: string, rows: readonly SearchedRow[]): Omit<Search, 'request'> => {
  const names = new Set(rows.flatMap(({ use }) => use))
  const written = given
    .replace(/(^|\s)(-?)no\s+(contract|middleware|controller)(?=\s|$)/gi, '$1$2no:$3')
    .split(/\s+/)
    .filter(term => term !== '' && term !== '-')
  const unknown = written
    .flatMap(each => /^-?use:(.*)$/i.exec(each)?.slice(1) ?? [])
    .find(each => ![...names].some(name => name.includes(each.toLowerCase())))
  const problem = unknown === undefined ? undefined : `No middleware has the name ${unknown}.`
  const tests = written.map(each => testOf(each.toLowerCase(), names))
  return {
    shown: rows.map(row => problem === undefined && tests.every(test => test(row))),
    terms: written.map(each => ({ text: each.replace(/^(-?)no:/i, '$1no '), label: labelOf(each) })),
    problem,
  }
}

/** Whether a text asks for a file of the source, which has to be found first. */
export const asksForSource = (given: string): boolean => given.split(/\s+/).some(each => FILE.test(each))

/** The name of a file of code, or the end of its path, perhaps with a line. */
const FILE = /\.[cm]?[jt]sx?(?::\d+)?$/i

/** Whether a row has what a word asks for, or with `-` before it, has not. */
const testOf = (term: string, names: ReadonlySet<string>): ((row: SearchedRow) => boolean) => {
  const word = term.replace(/^-(?!>)/, '') // that of a redirect is an arrow
  const isAsked = word === term
  const name = word.replace(/^use:/, '')
  if (word.startsWith('no:')) return ({ lacks }) => lacks.includes(word.slice(3)) === isAsked
  if (word !== name)
    return ({ use }) => use.some(each => (names.has(name) ? each === name : each.includes(name))) === isAsked
  if (!FILE.test(word)) return ({ text }) => text.includes(word) === isAsked
  const isIn = (source: string) => (/\d$/.test(word) ? source.endsWith(word) : source.includes(`${word}:`))
  return ({ text, source }) => (text.includes(word) || isIn(source)) === isAsked
}

const labelOf = (term: string): string =>
  term
    .replace(/^-no:/i, 'with a ')
    .replace(/^no:/i, 'no ')
    .replace(/^-(?!>)/, 'not ')
    .replace(/^(not )?use:/i, '$1behind ')
