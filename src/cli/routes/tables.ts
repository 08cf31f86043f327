import { type AnyRouteTable, isRouteTable } from '../../table/table.js'
import { Failure } from '../output.js'
import type { Exports } from './load.js'

/** A route table, and the name under which a file exports it. */
export interface NamedTable {
  readonly name: string
  readonly routes: AnyRouteTable
}

/**
 * The route tables that a file exports: by name, as its default, or as a member of its default (which is what
 * `module.exports` becomes). Each is listed once, sorted by name with `default` last. With `only`, the one of that name.
 *
 * @throws {Failure} where there is none.
 */
export const findTables = (exports: Exports, file: string, only: string | undefined): readonly NamedTable[] => {
  const all = [...entriesOf(exports), ...entriesOf(exports.default)]
  const named = all.flatMap(([name, routes]) => (isRouteTable(routes) ? [{ name, routes }] : [])).sort(byName)
  const tables = named.filter(({ routes }, at) => named.findIndex(other => other.routes === routes) === at)
  if (only === undefined) {
    if (tables.length > 0) return tables
    throw new Failure(
      `${file} exports no route table such as \`export const routes = defineRoutes(…)\`; it exports ${listOf(all.map(([name]) => name))}`,
    )
  }
  const chosen = named.find(({ name }) => name === only)
  if (chosen) return [chosen]
  const instead = tables.length === 0 ? '' : `; it exports ${listOf(tables.map(({ name }) => name))}`
  throw new Failure(`${file} exports no route table '${only}'${instead}`)
}

const listOf = (names: readonly string[]): string => [...new Set(names)].join(', ') || 'nothing'

/** The names that Node gives to `module.exports`. */
const isNameless = ({ name }: NamedTable): boolean => name === 'default' || name === 'module.exports'

const byName = (left: NamedTable, right: NamedTable): number =>
  Number(isNameless(left)) - Number(isNameless(right)) || (left.name < right.name ? -1 : Number(left.name > right.name))

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
