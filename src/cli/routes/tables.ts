/** Finds the route tables among the exports of a file. */
import { type AnyRouteTable, isRouteTable } from '../../table/table.js'
import { guessMessage, mostSimilar } from '../../text/similar.js'
import { Failure } from '../output.js'
import { type Exports, isNamespace } from './load.js'

/** A route table, and the name under which a file exports it. */
export interface NamedTable {
  readonly name: string
  readonly routes: AnyRouteTable
}

/**
 * Finds the route tables that a file exports. A table may be a named export, the default export, or a member of the
 * default export, which is the `module.exports` of a CommonJS module. Tables are sorted by name, those without a name
 * of their own last. A table with several names is listed under the first of them. With `only`, the result is the
 * table with that name alone.
 *
 * @throws {Failure} if there is no table, or none with that name.
 */
export const findTables = (exports: Exports, file: string, only: string | undefined): readonly NamedTable[] => {
  const all = [...entriesOf(exports), ...entriesOf(exports.default)]
  const named = all.flatMap(([name, routes]) => (isRouteTable(routes) ? [{ name, routes }] : [])).sort(byName)
  const tables = named.filter(({ routes }, at) => named.findIndex(other => other.routes === routes) === at)
  if (only === undefined) {
    if (tables.length > 0) return tables
    const router = all.find(([, value]) => isRouter(value))
    const instead = router ? `; '${router[0]}' is a router: export the table that createRouter takes` : ''
    throw new Failure(
      `${file} exports no route table such as \`export const routes = defineRoutes(…)\`; it exports ${listOf(all.map(([name]) => name))}${instead}`,
    )
  }
  const chosen = named.find(({ name }) => name === only)
  if (chosen) return [chosen]
  const names = tables.map(({ name }) => name)
  const instead = names.length === 0 ? '' : `; it exports ${listOf(names)}`
  throw new Failure(guessMessage(`${file} exports no route table '${only}'${instead}`, mostSimilar(only, names)))
}

/** Whether a value is what `createRouter` returns, or a router of another package. */
const isRouter = (value: unknown): boolean =>
  isNamespace(value) && ['routes', 'allowedMethods'].every(name => typeof value[name] === 'function')

const listOf = (names: readonly string[]): string => [...new Set(names)].join(', ') || 'nothing'

/** Whether a table is a default export. Node exports `module.exports` under both of these names. */
const isDefault = ({ name }: NamedTable): boolean => name === 'default' || name === 'module.exports'

const byName = (left: NamedTable, right: NamedTable): number =>
  Number(isDefault(left)) - Number(isDefault(right)) || (left.name < right.name ? -1 : Number(left.name > right.name))

const entriesOf = (value: unknown): [string, unknown][] => (isNamespace(value) ? Object.entries(value) : [])
