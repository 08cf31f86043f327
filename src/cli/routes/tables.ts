import { type AnyRouteTable, isRouteTable } from '../../table/table.js'
import { Failure } from '../output.js'
import type { Exports } from './load.js'

/** A route table and the name under which a file exports it. */
export interface NamedTable {
  readonly name: string
  readonly routes: AnyRouteTable
}

/**
 * The route tables of a file: those that it exports by name or as its default, or as a member of its default (what
 * `module.exports` holds). Each once, by the order of the names, `default` last. With `only`, the one of that name.
 * Raises a `Failure` where there is none.
 */
export const findTables = (exports: Exports, file: string, only: string | undefined): readonly NamedTable[] => {
  const all = [...entriesOf(exports), ...entriesOf(exports.default)]
  const tables = all.flatMap(([name, routes]) => (isRouteTable(routes) ? [{ name, routes }] : []))
  const named = [...tables].sort(byName)
  const each = named.filter(({ routes }, at) => named.findIndex(other => other.routes === routes) === at)
  if (only !== undefined) {
    const chosen = tables.find(({ name }) => name === only)
    if (chosen) return [chosen]
    throw new Failure(
      `${file} exports no route table '${only}'${each.length === 0 ? '' : `; it exports ${listOf(each)}`}`,
    )
  }
  if (each.length > 0) return each
  const names = [...new Set(all.map(([name]) => name))]
  throw new Failure(
    `${file} exports no route table, as \`export const routes = defineRoutes(…)\` does; ${names.length === 0 ? 'it exports nothing' : `it exports ${names.join(', ')}`}`,
  )
}

const listOf = (tables: readonly NamedTable[]): string => tables.map(({ name }) => name).join(', ')

/** Names that Node gives to what `module.exports` is. */
const isNameless = ({ name }: NamedTable): boolean => name === 'default' || name === 'module.exports'

const byName = (left: NamedTable, right: NamedTable): number =>
  Number(isNameless(left)) - Number(isNameless(right)) || (left.name < right.name ? -1 : 1)

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
