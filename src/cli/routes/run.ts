/** Runs `signalbox routes`. */

import { createLocator, type Locator, sourceOf } from '../../locate/source.js'
import type { AnyRoute } from '../../route/route.js'
import { asksForSource } from '../../text/route-search.js'
import { paintOf, styleOf, wantsColor } from '../colors.js'
import { divertOutput, Failure, print, printError, problemsIn, terminalWidth } from '../output.js'
import { displayPath, findFile } from './find-file.js'
import { type ListingOptions, listingOf } from './listing.js'
import { load } from './load.js'
import { withMadeTable } from './made-table.js'
import { displaySource } from './print.js'
import { findTables, type NamedTable } from './tables.js'

interface RoutesOptions extends ListingOptions {
  readonly width?: number
  readonly watch?: true
  readonly export?: string
  readonly import?: string
}

/** Runs `signalbox routes`, and ends the process. */
export const runRoutes = async (named: string | undefined, options: RoutesOptions): Promise<void> => {
  const folder = process.cwd()
  const searchesSources = options.grep !== undefined && asksForSource(options.grep)
  const showsSources = options.unused || options.expanded || options.json || searchesSources
  if (options.ignoreCase && options.grep === undefined) throw new Failure('--ignore-case needs --grep')
  if (options.watch) {
    const { watchRoutes } = await import('./watch-routes.js') // the watcher is a chunk of its own
    return watchRoutes(named, options.width, folder)
  }
  divertOutput()
  const file = findFile(named, folder)
  const shown = displayPath(file, folder)
  const exports = await withMadeTable(await load(file, folder, options.import), shown, options.export)
  const tables = findTables(exports, shown, options.export)
  // What a search looks at is in the contracts.
  if (showsSources || options.grep !== undefined) await loadControllers(tables, options, shown)
  const style = styleOf(wantsColor(process.stdout, process.env))
  const locator = showsSources ? await createLocator() : NO_SOURCES
  const printing = { style, paint: paintOf(style), locator, folder, width: options.width ?? terminalWidth() }
  const sourceText = (route: AnyRoute) => {
    const source = sourceOf(route, locator)
    return source ? displaySource(source, folder) : ''
  }
  const { output, problem, status } = listingOf(tables, { ...options, sourceOf: sourceText }, printing)
  await print(output)
  if (problem !== undefined) await printError(problem)
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
      if (options.unused)
        throw new Failure(
          problemsIn(error)
            .map(each => `${file}: ${each}`)
            .join('\n'),
        )
    }
  }
}
