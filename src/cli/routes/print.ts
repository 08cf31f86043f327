/** Writes the output of `signalbox routes`: a table, JSON, or the actions that no route reaches. */

import { routeJson, targetParts } from '../../compare/listed.js'
import { type Locator, type Source, sourceOf } from '../../locate/source.js'
import { type Paint, printRoutes } from '../../route/print.js'
import type { Style } from '../colors.js'
import { displayPath } from './find-file.js'
import type { ListedRoute } from './select.js'
import type { UnusedAction } from './unused.js'

/** What the functions below need besides the routes. */
export interface Printing {
  readonly style: Style
  readonly paint: Paint
  readonly locator: Locator
  /** Files below this folder are shown relative to it. */
  readonly folder: string
  /** How many columns a line may have, if that is limited. */
  readonly width?: number | undefined
}

/** Routes as aligned lines. If they belong to several tables, each table has a heading. */
export const printTable = (listed: readonly ListedRoute[], { paint, style }: Printing): string => {
  const names = [...new Set(listed.map(({ table }) => table))]
  return names
    .map(name => {
      const heading = names.length > 1 ? `${style('bold', `${name}:`)}\n` : ''
      const routes = listed.filter(({ table }) => table === name).map(({ route }) => route)
      return `${heading}${printRoutes(routes, paint)}\n`
    })
    .join('\n')
}

export const displaySource = ({ file, line }: Source, folder: string): string => `${displayPath(file, folder)}:${line}`

/** Routes as a JSON array, whose keys docs/reference/command-line.md describes. */
export const printJson = (listed: readonly ListedRoute[], { locator, folder }: Printing): string =>
  json(
    listed.map(({ table, route, matched }) => ({
      table,
      ...routeJson(route, each => jsonSource(locator.ofFunction(each), folder)),
      source: jsonSource(sourceOf(route, locator), folder),
      matched,
    })),
  )

/** The actions that no route reaches, one on each line. */
export const printUnused = (unused: readonly UnusedAction[], { style, folder }: Printing): string => {
  const width = unused.reduce((widest, { target }) => Math.max(widest, target.length), 0)
  return unused
    .map(({ target, source }) =>
      source ? `${target.padEnd(width)}  ${style('gray', displaySource(source, folder))}\n` : `${target}\n`,
    )
    .join('')
}

/** The actions that no route reaches, as a JSON array. */
export const printUnusedJson = (unused: readonly UnusedAction[], { folder }: Printing): string =>
  json(
    unused.map(({ table, target, source }) => ({ table, ...targetParts(target), source: jsonSource(source, folder) })),
  )

const jsonSource = (source: Source | undefined, folder: string) =>
  source && { ...source, file: displayPath(source.file, folder) }

/** Leaves out keys whose value is `undefined`. */
const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`
