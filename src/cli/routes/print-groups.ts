/** Writes the table for a terminal: in groups by controller, in lines that fit. */

import { middlewareName, pathLabel, targetLabel } from '../../route/print.js'
import { type AnyMiddleware, type AnyRoute, actionIn, controllerPathIn } from '../../route/route.js'
import { fold, pathPieces, words } from './fold.js'
import type { Printing } from './print.js'
import type { ListedRoute } from './select.js'

/** Routes that differ in their method only, as one line shows them. */
interface Row {
  readonly methods: readonly string[]
  readonly route: AnyRoute
}

interface Group {
  readonly title: string
  readonly rows: readonly Row[]
  /** The middlewares that run before all routes of the group. */
  readonly chain: readonly AnyMiddleware[]
}

/**
 * Each controller with its routes, in the order of the table. The middlewares before all of them are in the heading, and a line has
 * only those that it adds. If `sorted`, the routes stay in their order, in one group without a heading. `width` is that of the terminal.
 */
export const printGroups = (
  listed: readonly ListedRoute[],
  printing: Printing,
  width: number,
  sorted: boolean,
): string => {
  const tables = [...new Set(listed.map(({ table }) => table))]
  return tables
    .map(table => {
      const routes = listed.filter(each => each.table === table).map(({ route }) => route)
      const heading = tables.length > 1 ? `${printing.style('bold', `${table}:`)}\n\n` : ''
      return `${heading}${printTable(sorted ? [groupOf('', routes)] : groupsOf(routes), printing, width)}`
    })
    .join('\n')
}

const groupsOf = (routes: readonly AnyRoute[]): readonly Group[] => {
  const byTitle = new Map<string, AnyRoute[]>()
  for (const route of routes) {
    const own = byTitle.get(titleOf(route)) ?? []
    byTitle.set(titleOf(route), own)
    own.push(route)
  }
  return [...byTitle].map(([title, own]) => groupOf(title, own))
}

const titleOf = (route: AnyRoute): string => ('target' in route ? controllerPathIn(route.target) : '(no controller)')

const groupOf = (title: string, routes: readonly AnyRoute[]): Group => {
  const [first, ...others] = routes.map(({ use }) => use)
  const differs = first?.findIndex((each, at) => others.some(use => use[at] !== each)) ?? 0
  return { title, rows: rowsOf(routes), chain: differs === -1 ? (first ?? []) : (first ?? []).slice(0, differs) }
}

/** Routes of the same path and answer are one row, where the first of them is. */
const rowsOf = (routes: readonly AnyRoute[]): readonly Row[] => {
  const rows = new Map<string, Row[]>()
  const all: Row[] = []
  for (const route of routes) {
    const ofPath = rows.get(route.path) ?? []
    const same = ofPath.find(row => isSameAnswer(row.route, route))
    const row = { methods: [...(same?.methods ?? []), route.method], route: same?.route ?? route }
    rows.set(route.path, [...ofPath.filter(each => each !== same), row])
    if (same) all[all.indexOf(same)] = row
    else all.push(row)
  }
  return all
}

const isSameAnswer = (one: AnyRoute, other: AnyRoute): boolean =>
  targetLabel(one) === targetLabel(other) &&
  ('middleware' in one && one.middleware) === ('middleware' in other && other.middleware) &&
  isDeprecated(one) === isDeprecated(other) &&
  one.use.length === other.use.length &&
  one.use.every((each, at) => each === other.use[at])

const isDeprecated = (route: AnyRoute): boolean => 'contract' in route && route.contract?.deprecated === true

const INDENT = 2
/** What stands between a path and its answer at least: two dots, each with a space beside. */
const LEADER = 4
/** The longest list of methods that widens the column: `PUT|PATCH`. */
const MAX_METHODS = 9

const printTable = (groups: readonly Group[], printing: Printing, width: number): string => {
  const lengths = groups.flatMap(({ rows }) => rows.map(({ methods }) => methods.join('|').length))
  const column = Math.min(MAX_METHODS, Math.max(...lengths)) + 1
  const needed = groups.flatMap(group =>
    group.rows.map(row => pathLabel(row.route).length + answerOf(row, group).length + LEADER),
  )
  const rest = Math.min(width - INDENT - column, Math.max(...needed))
  return groups
    .map(group => {
      const lines = group.rows.map(row => printRow(row, answerOf(row, group), column, rest, printing))
      return `${printHeading(group, printing, width)}${lines.join('')}`
    })
    .join('\n')
}

const printHeading = ({ title, chain }: Group, { style, paint }: Printing, width: number): string => {
  const names = chain.map(
    (each, at) => `${at === 0 ? 'behind ' : ''}${middlewareName(each)}${at < chain.length - 1 ? ' > ' : ''}`,
  )
  if (title === '')
    return fold(names, width)
      .map(line => `${paint('middleware', line)}\n`)
      .join('')
  const [first = '', ...lines] = fold([`${title}  `, ...names], width)
  const head = fold([title], width).join('\n')
  const shown = first.startsWith(title) ? style('bold', title) + paint('middleware', first.slice(title.length)) : head
  return [shown, ...lines.map(line => paint('middleware', line))].map(line => `${line}\n`).join('')
}

/** What answers, and what is special about it: `show`, `cancel  + rateLimit`, `301 -> Places#show`, `(health)  deprecated`. */
const answerOf = ({ route }: Row, { title, chain }: Group): string => {
  const own = route.use.slice(chain.length).map(middlewareName)
  const label = 'target' in route && title !== '' ? actionIn(route.target) : targetLabel(route)
  const status = 'redirect' in route ? `${route.status} ` : ''
  const added = own.length > 0 ? `  + ${own.join(' > ')}` : ''
  return `${status}${label}${added}${isDeprecated(route) ? '  deprecated' : ''}`
}

const printRow = (
  { methods, route }: Row,
  answer: string,
  column: number,
  rest: number,
  { paint, style }: Printing,
): string => {
  const written = methods.join('|')
  const method = paint('method', written) + ' '.repeat(Math.max(0, column - written.length))
  const isWide = written.length >= column
  const path = fold(pathPieces(pathLabel(route)), rest)
  const answers = fold(words(answer), rest - LEADER + 1)
  const last = path.at(-1) ?? ''
  const [end = ''] = answers
  const fits = answers.length === 1 && last.length + end.length + LEADER <= rest
  const dots = (taken: number) => style('gray', '.'.repeat(Math.max(0, rest - taken)))
  const paintAnswer = (text: string) => paint('target', text)
  const painted = path.map(line => paint('path', line))
  const lines = fits
    ? [...painted.slice(0, -1), `${painted.at(-1)} ${dots(last.length + end.length + 2)} ${paintAnswer(end)}`]
    : [
        ...painted,
        ...answers.map((line, at) =>
          at === 0
            ? `${dots(line.length + 1)} ${paintAnswer(line)}`
            : ' '.repeat(rest - line.length) + paintAnswer(line),
        ),
      ]
  const margin = ' '.repeat(INDENT + column)
  const [head, ...more] = isWide
    ? [`${' '.repeat(INDENT)}${method}`, ...lines.map(line => margin + line)]
    : [`${' '.repeat(INDENT)}${method}${lines[0]}`, ...lines.slice(1).map(line => margin + line)]
  return [head, ...more].map(line => `${line}\n`).join('')
}
