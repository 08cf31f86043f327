/** Says which of the options finds no route. All of them say so alike: `no route` and what it would have to do. */

import { explainMatch, UNKNOWN_PATH } from '../../query/explain.js'
import { type AnyRoute, controllerPathIn } from '../../route/route.js'
import { guessMessage, mostSimilar } from '../../text/similar.js'
import { listOf } from '../output.js'
import { closestLines } from './closest.js'
import { patternOf, requestOf } from './grep.js'
import { comparisonOf, middlewaresIn, type Selection, select } from './select.js'
import type { NamedTable } from './tables.js'

/** One of the options that choose routes. */
interface Filter {
  /** The option alone. */
  readonly only: Selection
  /** What a route would have to do, after `no route`. */
  readonly clause: string
  /** What else there is to know if the option alone finds nothing: after the clause, or in place of `no route` and the clause. */
  readonly why?: (clause: string) => string
}

/** Why an option finds nothing, if it does so alone; otherwise, what no route does at the same time. */
export const nothingFound = (tables: readonly NamedTable[], selection: Selection): string => {
  const routes = tables.flatMap(table => [...table.routes])
  const filters = filtersOf(tables, routes, selection)
  const { clause, why = (text: string) => text } =
    filters.find(({ only }) => tables.every(table => select(table, only).length === 0)) ?? both(filters)
  return why(`no route ${clause}`)
}

const both = (filters: readonly Filter[]): Pick<Filter, 'clause' | 'why'> => ({
  clause: filters.map(({ clause }) => clause).join(' and '),
})

/**
 * What is wrong with the names of `--use` and `--without`, if a table has no such middleware: for a misspelt name, `--without` would
 * list every route.
 */
export const unknownMiddleware = (
  tables: readonly NamedTable[],
  { use = [], without = [] }: Selection,
): string | undefined => {
  const names = [...new Set(tables.flatMap(({ routes }) => middlewaresIn(routes)))]
  const known = new Set(names.map(name => name.toLowerCase()))
  const unknown = [...use, ...without].find(name => !known.has(name.toLowerCase()))
  return unknown === undefined
    ? undefined
    : guessOrList(`no route is behind '${unknown}'`, mostSimilar(unknown, names), 'middlewares', names)
}

/** What is wrong with the name of `--controller`, if there is no such controller among these. */
export const unknownController = (message: string, controller: string, known: readonly string[]): string =>
  guessOrList(message, mostSimilar(controller, known.flatMap(lastSegments)), 'controllers', known)

const filtersOf = (
  tables: readonly NamedTable[],
  routes: readonly AnyRoute[],
  selection: Selection,
): readonly Filter[] => {
  const { controller, method, use = [], without = [], grep } = selection
  const controllers = [...new Set(routes.flatMap(route => ('target' in route ? [controllerPathIn(route.target)] : [])))]
  const methods = [...new Set(routes.map(route => route.method))]
  return [
    ...(controller === undefined
      ? []
      : [
          {
            only: { controller },
            clause: `has the controller '${controller}'`,
            why: (clause: string) => unknownController(clause, controller, controllers),
          },
        ]),
    ...use.map(name => ({ only: { use: [name] }, clause: `is behind '${name}'` })),
    ...without.map(name => ({
      only: { without: [name] },
      clause: `is not behind '${name}'`,
      why: () => `every route is behind '${name}'`,
    })),
    ...(method === undefined || isOfRequest(grep)
      ? []
      : [
          {
            only: { method },
            clause: `takes ${method.join(' or ')}`,
            why: (clause: string) => `${clause}; ${namesOf('methods', methods)}`,
          },
        ]),
    ...(grep === undefined ? [] : [grepFilter(tables, routes, selection, grep)]),
  ]
}

/** Whether `--method` is that of a request which `--grep` describes. */
const isOfRequest = (grep: string | undefined): boolean =>
  grep !== undefined &&
  patternOf(grep) === undefined &&
  requestOf(grep)?.method === undefined &&
  requestOf(grep) !== undefined

const grepFilter = (
  tables: readonly NamedTable[],
  routes: readonly AnyRoute[],
  selection: Selection,
  grep: string,
): Filter => {
  const { ignoreCase, sourceOf, method: methods = [] } = selection
  const only = { grep, ignoreCase, sourceOf }
  if (patternOf(grep)) return { only, clause: `matches ${grep}` }
  const request = requestOf(grep)
  if (!request)
    return {
      only,
      clause: `contains '${grep}'`,
      why: clause => guessMessage(clause, similarText(routes, grep, ignoreCase)),
    }
  const { method, path } = request
  const asked = method ?? methods.join(' or ')
  return {
    only: { ...only, method: method === undefined ? methods : undefined },
    clause: `answers ${asked === '' ? path : `${asked} ${path}`}`,
    why: clause => {
      const [table, ...more] = tables
      // Several tables may answer differently.
      if (table === undefined || more.length > 0) return clause
      const explanation = explainMatch(table.routes, method ?? methods[0] ?? 'GET', path, comparisonOf(selection))
      const lines = closestLines(explanation)
      const isUnknown = lines.length === 0 && explanation.summary.endsWith(UNKNOWN_PATH)
      const guess = isUnknown ? similarText(routes, path, ignoreCase) : undefined
      return [guessMessage(`${clause}: ${explanation.summary}`, guess), ...lines].join('\n')
    },
  }
}

/** A message with the name that was perhaps meant, or else with the names that there are. */
const guessOrList = (message: string, guess: string | undefined, what: string, names: readonly string[]): string =>
  guess === undefined ? `${message}; ${namesOf(what, names)}` : guessMessage(message, guess)

const namesOf = (what: string, names: readonly string[]): string =>
  names.length === 0 ? `there are no ${what}` : `the ${what} are ${listOf(names)}`

/**
 * The path or the target of a route, or a part of it, that is written like a text, if none is equal to it. For several segments, it has as
 * many.
 */
const similarText = (routes: readonly AnyRoute[], text: string, ignoreCase: true | undefined): string | undefined => {
  const names = [
    ...routes.flatMap(route => ['target' in route ? route.target : '', route.path]),
    ...middlewaresIn(routes),
  ]
  const found = text.includes('/')
    ? names.filter(name => name.includes('/') && shapeOf(name) === shapeOf(text))
    : [...names, ...names.flatMap(name => name.split(/[/#]/))]
  const isFound = found.some(name => (ignoreCase ? name.toLowerCase() === text.toLowerCase() : name === text))
  return isFound ? undefined : mostSimilar(text, found)
}

/** How many segments there are, and whether an action follows. */
const shapeOf = (name: string): string => name.replace(/^\//, '').replaceAll(/[^/#]+/g, '')

/** A path, and what is left of it without its first segments, as `--controller` takes them. */
const lastSegments = (path: string): readonly string[] =>
  path.split('/').map((_segment, at, all) => all.slice(at).join('/'))
