/** What `signalbox routes` prints of the tables of an application. */

import { Failure } from '../output.js'
import { nothingFound, unknownController, unknownMiddleware } from './nothing-found.js'
import { type Printing, printJson, printTable, printUnused, printUnusedJson } from './print.js'
import { printExpanded } from './print-expanded.js'
import { printGroups } from './print-groups.js'
import { belongsTo, type ListedRoute, type Selection, select } from './select.js'
import type { NamedTable } from './tables.js'
import { findUnused } from './unused.js'

/** The options that decide what is printed. */
export interface ListingOptions extends Selection {
  readonly expanded?: true
  readonly json?: true
  readonly unused?: true
}

/** What the command prints to stdout and to stderr, and its exit status. */
interface Listing {
  readonly output: string
  readonly problem?: string
  readonly status: 0 | 1
}

/**
 * Lists the routes that the options choose, or the actions that no route reaches.
 *
 * @throws {Failure} for a wrong value of an option.
 */
export const listingOf = (tables: readonly NamedTable[], options: ListingOptions, printing: Printing): Listing => {
  if (options.unused) return unusedListing(tables, options, printing)
  const unknown = unknownMiddleware(tables, options)
  const listed = unknown === undefined ? tables.flatMap(table => select(table, options)) : []
  const output = print(listed, options, printing)
  if (listed.length > 0) return { output, status: 0 }
  if (tables.every(({ routes }) => routes.length === 0))
    return { output, problem: 'the table has no routes', status: 0 }
  return { output, problem: unknown ?? nothingFound(tables, options), status: 1 }
}

const print = (
  listed: readonly ListedRoute[],
  { json, expanded, sort }: ListingOptions,
  printing: Printing,
): string => {
  if (json) return printJson(listed, printing)
  if (expanded) return printExpanded(listed, printing)
  const { width } = printing
  return width === undefined || listed.length === 0
    ? printTable(listed, printing)
    : printGroups(listed, printing, width, sort === 'path' || sort === 'method')
}

const unusedListing = (tables: readonly NamedTable[], options: ListingOptions, printing: Printing): Listing => {
  const { controller } = options
  const known = tables.flatMap(({ routes }) => Object.keys(routes.controllers))
  if (controller !== undefined && !known.some(path => belongsTo(`${path}#`, controller)))
    throw new Failure(unknownController(`there is no controller '${controller}'`, controller, known))
  const unused = findUnused(tables, options, printing.locator)
  const output = (options.json ? printUnusedJson : printUnused)(unused, printing)
  return { output, status: unused.length === 0 ? 0 : 1 }
}
