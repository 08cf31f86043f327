/** Runs `signalbox routes`. */

import { createLocator, type Locator } from '../../locate/source.js'
import { type Explanation, explainMatch, UNKNOWN_PATH } from '../../query/explain.js'
import { controllerPathIn } from '../../route/route.js'
import { guessMessage, mostSimilar } from '../../text/similar.js'
import { paintOf, styleOf, wantsColor } from '../colors.js'
import { divertOutput, Failure, messageOf, oneLine, print, printError, terminalWidth } from '../output.js'
import { displayPath, findFile } from './find-file.js'
import { patternOf, requestOf } from './grep.js'
import { load } from './load.js'
import { withMadeTable } from './made-table.js'
import { type Printing, printExpanded, printJson, printTable, printUnused, printUnusedJson } from './print.js'
import { printGroups } from './print-groups.js'
import { comparisonOf, type Listed, middlewaresIn, type Selection, select } from './select.js'
import { findTables, type NamedTable } from './tables.js'
import { findUnused } from './unused.js'

/** The options of `signalbox routes`. */
interface RoutesOptions extends Selection {
  readonly expanded?: true
  readonly json?: true
  readonly unused?: true
  readonly width?: number
  readonly watch?: true
  readonly export?: string
  readonly import?: string
}

/** Runs `signalbox routes`, and ends the process. */
export const runRoutes = async (named: string | undefined, options: RoutesOptions): Promise<void> => {
  const folder = process.cwd()
  const showsSources = options.unused || options.expanded || options.json
  if (options.ignoreCase && options.grep === undefined) throw new Failure('--ignore-case needs --grep')
  if (options.watch) {
    const { watchRoutes } = await import('./watch.js') // the watcher is a chunk of its own
    return watchRoutes(named, options.width, folder)
  }
  divertOutput()
  const file = findFile(named, folder)
  const shown = displayPath(file, folder)
  const exports = await withMadeTable(await load(file, folder, options.import), shown, options.export)
  const tables = findTables(exports, shown, options.export)
  if (showsSources) await loadControllers(tables, options, shown)
  const style = styleOf(wantsColor(process.stdout, process.env))
  const locator = showsSources ? await createLocator() : NO_SOURCES
  const printing = { style, paint: paintOf(style), locator, folder, width: options.width ?? terminalWidth() }
  const status = options.unused ? await listUnused(tables, options, printing) : await list(tables, options, printing)
  // The application may have left a server or a timer open.
  process.exit(status)
}

/** Finds no sources: the table does not show them, and connecting to Node's inspector takes time. */
const NO_SOURCES: Locator = { ofFunction: () => undefined, ofAction: () => undefined }

/**
 * Loads lazy controllers. `--unused` fails if one cannot be loaded; the other options print the routes of that
 * controller without a source.
 */
const loadControllers = async (tables: readonly NamedTable[], options: RoutesOptions, file: string): Promise<void> => {
  for (const { routes } of tables) {
    try {
      await routes.load()
    } catch (error) {
      if (options.unused) throw new Failure(oneLine(`${file}: ${messageOf(error)}`))
    }
  }
}

const list = async (tables: readonly NamedTable[], options: RoutesOptions, printing: Printing): Promise<number> => {
  const unknown = unknownMiddleware(tables, options)
  const listed = unknown === undefined ? tables.flatMap(table => select(table, options)) : []
  await print(listing(listed, options, printing))
  if (listed.length > 0) return 0
  const isEmpty = tables.every(({ routes }) => routes.length === 0)
  await printError(isEmpty ? 'the table has no routes' : (unknown ?? nothingFound(tables, options)))
  return isEmpty ? 0 : 1
}

const listing = (listed: readonly Listed[], { json, expanded, sort }: RoutesOptions, printing: Printing): string => {
  if (json) return printJson(listed, printing)
  if (expanded) return printExpanded(listed, printing)
  const { width } = printing
  return width === undefined || listed.length === 0
    ? printTable(listed, printing)
    : printGroups(listed, printing, width, sort === 'path' || sort === 'method')
}

/**
 * What is wrong with the names of `--use` and `--without`, if a table has no such middleware: for a misspelt name, `--without` would
 * list every route.
 */
const unknownMiddleware = (
  tables: readonly NamedTable[],
  { use = [], without = [] }: Selection,
): string | undefined => {
  const names = [...new Set(tables.flatMap(({ routes }) => middlewaresIn(routes)))]
  const known = new Set(names.map(name => name.toLowerCase()))
  const unknown = [...use, ...without].find(name => !known.has(name.toLowerCase()))
  if (unknown === undefined) return undefined
  const message = `no route is behind '${unknown}'; ${names.length === 0 ? 'there are no middlewares' : `the middlewares are ${names.join(', ')}`}`
  return guessMessage(message, mostSimilar(unknown, names))
}

const nothingFound = (tables: readonly NamedTable[], selection: RoutesOptions): string => {
  const { grep, controller, method, use = [], without = [] } = selection
  if (controller !== undefined && tables.every(table => select(table, { controller }).length === 0)) {
    const routes = tables.flatMap(table => [...table.routes])
    const paths = routes.flatMap(route => ('target' in route ? [controllerPathIn(route.target)] : []))
    const message = `no route has the controller '${controller}'; the controllers are ${[...new Set(paths)].join(', ')}`
    return guessMessage(message, mostSimilar(controller, paths.flatMap(lastSegments)))
  }
  const given = [
    controller && `--controller ${controller}`,
    method && `--method ${method.join()}`,
    ...use.map(name => `--use ${name}`),
    ...without.map(name => `--without ${name}`),
    grep && `--grep ${grep}`,
  ]
  const message = `no route matches ${given.filter(Boolean).join(' ')}`
  const refusal = refusalOf(tables, selection)
  const guess = similarText(tables, selection)
  if (refusal === undefined) return guessMessage(message, guess)
  const { method: refused, path, summary } = refusal
  const isMisspelt = summary.endsWith(UNKNOWN_PATH)
  return guessMessage(`${message}; ${refused} ${path}: ${summary}`, isMisspelt ? guess : undefined)
}

/** The path or the target of a route, or a part of it, that is written like `--grep`, if that is what finds nothing. */
const similarText = (tables: readonly NamedTable[], { grep, ignoreCase }: RoutesOptions): string | undefined => {
  if (grep === undefined || patternOf(grep) || tables.some(table => select(table, { grep, ignoreCase }).length > 0))
    return undefined
  const names = tables.flatMap(({ routes }) => [
    ...routes.flatMap(route => ['target' in route ? route.target : '', route.path]),
    ...middlewaresIn(routes),
  ])
  const text = requestOf(grep)?.path ?? grep
  const found = [...names, ...names.flatMap(name => name.split(/[/#]/))]
  const isFound = found.some(name => (ignoreCase ? name.toLowerCase() === text.toLowerCase() : name === text))
  return isFound ? undefined : mostSimilar(text, found)
}

/** A path, and what is left of it without its first segments, as `--controller` takes them. */
const lastSegments = (path: string): readonly string[] =>
  path.split('/').map((_segment, at, all) => all.slice(at).join('/'))

/**
 * Why no route answers the request that `--grep` describes. `undefined` if `--grep` is not a request, if a route does answer
 * it, or if there are several tables, which may answer differently.
 */
const refusalOf = ([table, ...more]: readonly NamedTable[], selection: RoutesOptions): Explanation | undefined => {
  const { grep = '', method: methods = [] } = selection
  const request = requestOf(grep)
  if (table === undefined || more.length > 0 || request === undefined) return undefined
  const { method = methods[0] ?? 'GET', path } = request
  const explanation = explainMatch(table.routes, method, path, comparisonOf(selection))
  return explanation.route === undefined ? explanation : undefined
}

const listUnused = async (
  tables: readonly NamedTable[],
  options: RoutesOptions,
  printing: Printing,
): Promise<number> => {
  const unused = findUnused(tables, options, printing.locator)
  await print((options.json ? printUnusedJson : printUnused)(unused, printing))
  return unused.length === 0 ? 0 : 1
}
