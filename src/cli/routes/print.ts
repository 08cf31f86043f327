/** Writes the output of `signalbox routes`: a table, a block of details for each route, or JSON. */

import { INPUT_PARTS } from '../../contract/input-error.js'
import { type Locator, type Source, sourceOf } from '../../locate/source.js'
import type { JsonSchema } from '../../openapi/document.js'
import { typeText } from '../../openapi/type-text.js'
import { middlewareName, type Paint, printRoutes, targetLabel } from '../../route/print.js'
import { type AnyRoute, controllerPathIn, type Middleware } from '../../route/route.js'
import { statusesOf } from '../../route/statuses.js'
import { paramNames } from '../../text/path.js'
import type { Style } from '../colors.js'
import { oneLine } from '../output.js'
import { shownContract } from './contract.js'
import { displayPath } from './find-file.js'
import { fold, pathPieces, words } from './fold.js'
import { actionOf, type Listed } from './select.js'
import type { Unused } from './unused.js'

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

/** A block of lines for each route, with its parameters, its contract, its middlewares and sources. */
export const printExpanded = (listed: readonly Listed[], printing: Printing): string => {
  const { style, paint, locator, folder, width = Number.POSITIVE_INFINITY } = printing
  const severalTables = new Set(listed.map(({ table }) => table)).size > 1
  const block = ({ table, route, matched }: Listed): string => {
    const params = paramNames(route.path).map(name => {
      const kind = route.kinds?.[name] ? `: ${route.kinds[name]}` : ''
      return `${name}${kind}${matched ? ` = ${JSON.stringify(matched[name])}` : ''}`
    })
    const use = route.use.map(each => middlewareWithSource(each, locator, folder)).join(', ')
    const source = sourceOf(route, locator)
    const rows: readonly (readonly [name: string, text: string, column?: 'target' | 'middleware'])[] = [
      ['table', severalTables ? table : ''],
      ['target', targetLabel(route), 'target'],
      ['status', 'redirect' in route ? String(route.status) : ''],
      ['parameters', params.join(', ')],
      ...contractRows(route),
      ['middleware', use, 'middleware'],
      ['source', source ? displaySource(source, folder) : ''],
    ]
    const lines = rows.flatMap(([name, text, column]) => {
      if (text === '') return []
      const folded = fold(words(text), width - MARGIN.length)
      const painted = folded.map(line => (column === undefined ? line : paint(column, line)))
      return [`  ${style('bold', name.padEnd(10))}  ${painted.join(`\n${MARGIN}`)}\n`]
    })
    const heading = fold(pathPieces(`${route.method} ${route.path}`), width)
    const [first = '', ...more] = heading.map((line, at) =>
      paint('path', at === 0 ? line.slice(route.method.length + 1) : line),
    )
    return `${[`${paint('method', route.method)} ${first}`, ...more].join('\n')}\n${lines.join('')}`
  }
  return listed.map(block).join('\n')
}

/** What stands before the second line of a row. */
const MARGIN = ' '.repeat(14)

/** The type of a schema on one line, without limits. */
const onOneLine = (schema: JsonSchema): string => {
  const resolve = (reference: string) => Object(schema.$defs)[reference.replace(/^.*\//, '')]
  return typeText(schema, { resolve, width: Number.POSITIVE_INFINITY, limits: false })
}

const contractRows = (route: AnyRoute): readonly (readonly [name: string, text: string])[] => {
  const { summary = '', deprecated, ...contract } = shownContract(route) ?? {}
  return [
    ['summary', oneLine(summary)],
    ['deprecated', deprecated ? 'yes' : ''],
    ...INPUT_PARTS.map(part => [part, contract[part] ? onOneLine(contract[part]) : ''] as const),
    ['statuses', statusesOf(route).join(', ')],
  ]
}

const middlewareWithSource = (middleware: Middleware, locator: Locator, folder: string): string => {
  const source = locator.ofFunction(middleware)
  return `${middlewareName(middleware)}${source ? ` (${displaySource(source, folder)})` : ''}`
}

const displaySource = ({ file, line }: Source, folder: string): string => `${displayPath(file, folder)}:${line}`

/** Routes as a JSON array, whose keys docs/reference/command-line.md describes. */
export const printJson = (listed: readonly Listed[], { locator, folder }: Printing): string =>
  json(
    listed.map(({ table, route, matched }) => ({
      table,
      method: route.method,
      path: route.path,
      params: paramNames(route.path),
      kinds: route.kinds,
      ...answerOf(route),
      contract: shownContract(route),
      statuses: atLeastOne(statusesOf(route)),
      use: route.use.map(each => ({
        name: middlewareName(each),
        source: jsonSource(locator.ofFunction(each), folder),
      })),
      source: jsonSource(sourceOf(route, locator), folder),
      matched,
    })),
  )

const atLeastOne = <Value>(values: readonly Value[]) => (values.length > 0 ? values : undefined)

const answerOf = (route: AnyRoute): object => {
  if ('target' in route) return targetParts(route.target)
  if ('redirect' in route) return { redirect: route.redirect, status: route.status }
  return { middleware: middlewareName(route.middleware) }
}

const targetParts = (target: string) => ({ target, controller: controllerPathIn(target), action: actionOf(target) })

/** The actions that no route reaches, one on each line. */
export const printUnused = (unused: readonly Unused[], { style, folder }: Printing): string => {
  const width = unused.reduce((widest, { target }) => Math.max(widest, target.length), 0)
  return unused
    .map(({ target, source }) =>
      source ? `${target.padEnd(width)}  ${style('gray', displaySource(source, folder))}\n` : `${target}\n`,
    )
    .join('')
}

/** The actions that no route reaches, as a JSON array. */
export const printUnusedJson = (unused: readonly Unused[], { folder }: Printing): string =>
  json(
    unused.map(({ table, target, source }) => ({ table, ...targetParts(target), source: jsonSource(source, folder) })),
  )

const jsonSource = (source: Source | undefined, folder: string) =>
  source && { ...source, file: displayPath(source.file, folder) }

/** Leaves out keys whose value is `undefined`. */
const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`
