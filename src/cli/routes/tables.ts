/** Finds the route tables among the exports of a file. */
import { type AnyRouteTable, isRouteTable } from '../../table/table.js'
import { guessMessage, mostSimilar } from '../../text/similar.js'
import { Failure, listOf } from '../output.js'
import { type Exports, isNamespace } from './load.js'
import { functionsOf } from './made-table.js'

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
    throw new Failure(
      `${file} exports no route table such as \`export const routes = defineRoutes(…)\`; it exports ${exportedNames(all.map(([name]) => name))}${insteadOf(all)}`,
    )
  }
  const chosen = named.find(({ name }) => name === only)
  if (chosen) return [chosen]
  const names = tables.map(({ name }) => name)
  const instead = names.length === 0 ? '' : `; it exports ${exportedNames(names)}`
  throw new Failure(guessMessage(`${file} exports no route table '${only}'${instead}`, mostSimilar(only, names)))
}

/** What to export in place of a router or an application, or which function may make the table. */
const insteadOf = (exported: readonly (readonly [name: string, value: unknown])[]): string => {
  for (const [what, methods] of KINDS)
    for (const [name, value] of exported)
      if (isNamespace(value) && methods.every(method => typeof value[method] === 'function'))
        return `; '${name}' is ${what}: export what you pass to createRouter`
  const [made] = functionsOf(exported)
  return made === undefined ? '' : `; if '${made}' returns the table, add --export ${made}`
}

/** What has a table, but is none, and the methods by which it is known. It may be of another package. */
const KINDS = [
  ['a router', ['routes', 'allowedMethods']],
  ['a Koa application', ['use', 'callback']],
] as const

const exportedNames = (names: readonly string[]): string => listOf([...new Set(names)]) || 'nothing'

/** Whether a table is a default export. Node exports `module.exports` under both of these names. */
const isDefault = ({ name }: NamedTable): boolean => name === 'default' || name === 'module.exports'

const byName = (left: NamedTable, right: NamedTable): number =>
  Number(isDefault(left)) - Number(isDefault(right)) || (left.name < right.name ? -1 : Number(left.name > right.name))

const entriesOf = (value: unknown): [string, unknown][] => (isNamespace(value) ? Object.entries(value) : [])
