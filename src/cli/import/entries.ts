/** The routes that the table must have: rows with their paths read, and each method and path once. */
import type { AnyRoute } from '../../route/route.js'
import { camelCase } from '../../text/case.js'
import { isKnownMethod } from '../../text/http.js'
import { pathShape } from '../../text/path.js'
import { createIdentifiers, type Identifiers } from './identifiers.js'
import { type ImportOptions, isEmptyName, type Omission, type Reading, type Row, routeOf } from './reading.js'
import { type Path, readPath, shapeOf } from './segments.js'

/** A route of the table to be. */
export interface Entry extends Pick<Row, 'method' | 'controller' | 'action' | 'handler' | 'redirect'> {
  readonly path: Path
  /** An identifier for the handler. */
  readonly handlerName: string
  /** Identifiers of the middlewares, outermost first. */
  readonly use: readonly string[]
  readonly row: Row
}

/** The entries of a reading, and the rows that gave none. */
export interface Entries {
  readonly entries: readonly Entry[]
  readonly unsaid: readonly Omission[]
  readonly skipped: readonly Omission[]
  /** Rows whose method and path an earlier row has. */
  readonly duplicates: readonly string[]
  /** Names middlewares and handlers. */
  readonly identifiers: Identifiers
}

/** The method and the shape of the path: two entries with one key would be one route. */
export const keyOf = ({ method, path }: Pick<Entry, 'method' | 'path'>): string => `${method} ${shapeOf(path)}`

/** The same of a route of a table. */
export const routeKeyOf = ({ method, path }: Pick<AnyRoute, 'method' | 'path'>): string =>
  `${method} ${pathShape(path)}`

/** Reads the paths of all rows. */
export const entriesOf = ({ syntax, rows, skipped }: Reading, options: ImportOptions): Entries => {
  const entries = new Map<string, Entry>()
  const [unsaid, left, duplicates]: [Omission[], Omission[], string[]] = [[], [...skipped], []]
  const identifiers = createIdentifiers()
  const gets = new Set(rows.filter(({ method }) => method === 'GET').map(({ path, handler }) => `${path} ${handler}`))
  const said = new Set(rows.filter(({ problem }) => problem === undefined).map(routeOf))
  for (const row of rows) {
    const route = routeOf(row)
    // requests that a middleware alone is before, and that have a route of their own
    if (row.problem !== undefined && said.has(route)) continue
    const why = skipReason(row, options, gets)
    if (why !== undefined) {
      left.push({ route, why })
      continue
    }
    const paths = problemOf(row) ?? readPath(row, syntax, options.handlers === true)
    if ('problem' in paths) {
      unsaid.push({ route, why: paths.problem })
      continue
    }
    const made = paths.map(path => entryOf(row, path, identifiers))
    const fresh = made.filter(entry => !entries.has(keyOf(entry)))
    for (const entry of fresh) entries.set(keyOf(entry), entry)
    const [only, ...others] = made
    if (fresh.length > 0 || only === undefined) continue
    duplicates.push(route)
    const first = entries.get(keyOf(only))
    if (first && others.length === 0 && syntax === 'path-to-regexp')
      entries.set(keyOf(only), inTurn(first, only, identifiers))
  }
  return { entries: [...entries.values()], unsaid, skipped: left, duplicates, identifiers }
}

/** Why a row belongs to no table, although it could be declared. */
const skipReason = (
  { method, path, action, handler }: Row,
  { forms }: ImportOptions,
  gets: ReadonlySet<string>,
): string | undefined => {
  if (method === 'OPTIONS') return 'allowedMethods() answers OPTIONS'
  if (method === 'HEAD' && gets.has(`${path} ${handler}`)) return 'the GET route answers HEAD'
  const isForm = (action === 'new' || action === 'edit') && new RegExp(`/${action}(?:\\(|$)`).test(path)
  if (forms === false && method === 'GET' && isForm) return 'a form: --no-forms'
  return undefined
}

const problemOf = ({ method, problem }: Row) => {
  if (problem !== undefined) return { problem }
  return method === 'ALL' || isKnownMethod(method) ? undefined : { problem: `no route can have the method ${method}` }
}

const entryOf = (row: Row, path: Path, identifiers: Identifiers): Entry => ({
  ...row,
  path,
  action: row.action === undefined ? undefined : camelCase<string>(row.action),
  handlerName: handlerName(row, path, identifiers),
  use: (row.use ?? []).map(name => identifiers(name)),
  row,
})

const handlerName = ({ method, handler }: Row, path: Path, identifiers: Identifiers): string => {
  if (handler !== undefined && !isEmptyName(handler)) return identifiers(handler)
  const words = path.map(({ name, text }, at) => (name === undefined ? text : at < path.length - 1 ? '' : `by-${name}`))
  return identifiers(
    [method.toLowerCase(), ...(words.length === 0 ? ['root'] : words)].join('-'),
    handler ?? `${method} ${shapeOf(path)}`,
  )
}

/**
 * One route in place of two, where the first handler calls `next()` or the second is never reached. What is before both runs once.
 */
const inTurn = (first: Entry, second: Entry, identifiers: Identifiers): Entry => {
  if (first.controller !== undefined || first.handler === undefined || first.handler === second.handler) return first
  const same = first.use.findIndex((name, at) => name !== second.use[at])
  const own = second.use.slice(same === -1 ? first.use.length : same)
  return { ...second, use: [...first.use, identifiers(first.handler), ...own] }
}
