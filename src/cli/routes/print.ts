/** How `signalbox routes` prints: as a table, one below another, or as JSON. */

import { middlewareName, type Paint, printRoutes, targetLabel } from '../../route/print.js'
import type { AnyRoute, Middleware } from '../../route/route.js'
import { paramNames } from '../../text/path.js'
import type { Style } from '../output.js'
import { shownFile } from './find-file.js'
import { controllerPath, type Listed } from './select.js'
import type { Locator, Source } from './source.js'
import type { Unused } from './unused.js'

/** What the printers need besides the routes. */
export interface Printing {
  readonly style: Style
  readonly paint: Paint
  readonly locator: Locator
  /** Sources below it are shown relative to it. */
  readonly folder: string
}

/** Routes as an aligned table; a heading before each where there are several tables. */
export const printTable = (listed: readonly Listed[], { paint, style }: Printing): string => {
  const names = [...new Set(listed.map(({ table }) => table))]
  return names
    .map(name => {
      const heading = names.length > 1 ? `${style('bold', `${name}:`)}\n` : ''
      const routes = listed.filter(({ table }) => table === name).map(({ route }) => route)
      return `${heading}${printRoutes(routes, paint)}\n`
    })
    .join('\n')
}

/** Routes one below another, each with all that is known of it. */
export const printExpanded = (listed: readonly Listed[], printing: Printing): string => {
  const { style, paint, locator, folder } = printing
  const severalTables = new Set(listed.map(({ table }) => table)).size > 1
  return listed
    .map(({ table, route, matched }) => {
      const params = paramNames(route.path).map(name => (matched ? `${name} = ${JSON.stringify(matched[name])}` : name))
      const use = route.use.map(each => namedPlace(each, locator, folder)).join(', ')
      const source = sourceOf(route, locator)
      const rows: readonly (readonly [string, string])[] = [
        ['table', severalTables ? table : ''],
        ['target', paint('target', targetLabel(route))],
        ['status', 'redirect' in route ? String(route.status) : ''],
        ['parameters', params.join(', ')],
        ['middleware', paint('middleware', use)],
        ['source', source ? shownSource(source, folder) : ''],
      ]
      const title = `${paint('method', route.method)} ${paint('path', route.path)}`
      return [
        title,
        ...rows.filter(([, text]) => text !== '').map(([name, text]) => `  ${style('bold', name.padEnd(10))}  ${text}`),
      ].join('\n')
    })
    .map(text => `${text}\n`)
    .join('\n')
}

const sourceOf = (route: AnyRoute, locator: Locator): Source | undefined =>
  'target' in route
    ? route.controller && locator.ofAction(route.controller, route.action)
    : 'middleware' in route
      ? locator.ofFunction(route.middleware)
      : undefined

const namedPlace = (middleware: Middleware, locator: Locator, folder: string): string => {
  const source = locator.ofFunction(middleware)
  return `${middlewareName(middleware)}${source ? ` (${shownSource(source, folder)})` : ''}`
}

const shownSource = ({ file, line }: Source, folder: string): string => `${shownFile(file, folder)}:${line}`

/** Routes as JSON: an array of objects, as docs/command-line.md describes them. */
export const printJson = (listed: readonly Listed[], { locator, folder }: Printing): string =>
  json(
    listed.map(({ table, route, matched }) => ({
      table,
      method: route.method,
      path: route.path,
      params: paramNames(route.path),
      ...('target' in route
        ? { target: route.target, controller: controllerPath(route.target), action: route.action }
        : 'redirect' in route
          ? { redirect: route.redirect, status: route.status }
          : { middleware: middlewareName(route.middleware) }),
      use: route.use.map(each => ({
        name: middlewareName(each),
        source: jsonSource(locator.ofFunction(each), folder),
      })),
      source: jsonSource(sourceOf(route, locator), folder),
      matched,
    })),
  )

/** The actions that no route reaches, a line each. */
export const printUnused = (unused: readonly Unused[], { style, folder }: Printing): string => {
  const width = unused.reduce((widest, { target }) => Math.max(widest, target.length), 0)
  return unused
    .map(({ target, source }) => {
      const place = source ? style('gray', shownSource(source, folder)) : ''
      return `${place === '' ? target : `${target.padEnd(width)}  ${place}`}\n`
    })
    .join('')
}

export const printUnusedJson = (unused: readonly Unused[], folder: string): string =>
  json(
    unused.map(({ table, target, source }) => ({
      table,
      target,
      controller: controllerPath(target),
      action: target.slice(target.lastIndexOf('#') + 1),
      source: jsonSource(source, folder),
    })),
  )

const jsonSource = (source: Source | undefined, folder: string) =>
  source && { ...source, file: shownFile(source.file, folder) }

/** What is `undefined` is left out. */
const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`
