/** Finds the names in the tables of an application that an option may have as its value. */
import type { Command } from 'commander'
import { controllerPathIn } from '../../route/route.js'
import { divertOutput } from '../output.js'
import { displayPath, findFile } from '../routes/find-file.js'
import { load } from '../routes/load.js'
import { withMadeTable } from '../routes/made-table.js'
import { middlewaresIn } from '../routes/select.js'
import { findTables, type NamedTable } from '../routes/tables.js'

const middlewares = ({ routes }: NamedTable): readonly string[] => middlewaresIn(routes)

/** The names in a table that an option takes, by the name of the option. */
const NAMES: Readonly<Record<string, (table: NamedTable) => readonly (string | undefined)[]>> = {
  controller: ({ routes }) => routes.map(route => ('target' in route ? controllerPathIn(route.target) : undefined)),
  grep: ({ routes }) => routes.map(route => ('target' in route ? route.target : undefined)),
  use: middlewares,
  without: middlewares,
  export: ({ name }) => [name],
}

/**
 * The values of an option. The file and the options of a command that are given before it say which tables there are.
 *
 * @throws {Failure} if there is no table.
 */
export const namesInTables = async (
  command: Command,
  option: string,
  given: readonly string[],
): Promise<readonly string[]> => {
  const namesIn = NAMES[option]
  if (namesIn === undefined) return []
  const { operands } = command.parseOptions([...given])
  const { export: only, import: loader } = command.opts<{ readonly export?: string; readonly import?: string }>()
  const folder = process.cwd()
  const file = findFile(operands[0], folder)
  const shown = displayPath(file, folder)
  divertOutput()
  const exports = await withMadeTable(await load(file, folder, loader), shown, only)
  const names = findTables(exports, shown, only).flatMap(namesIn)
  return [...new Set(names.filter(name => name !== undefined))].sort()
}
