/** Makes the document of the table that a file exports. */
import type { OpenApiDocument } from '../../openapi/document.js'
import type { OmittedRoute } from '../../openapi/omitted.js'
import { openapi } from '../../openapi/openapi.js'
import { Failure, messageOf } from '../output.js'
import { displayPath, findFile } from '../routes/find-file.js'
import { load } from '../routes/load.js'
import { withMadeTable } from '../routes/made-table.js'
import { findTables, type NamedTable } from '../routes/tables.js'
import { readConfig } from './config.js'
import { packageInfo } from './package-info.js'

/** Where the table and the options of its document are. */
export interface DocumentOptions {
  readonly config?: string
  readonly export?: string
  readonly import?: string
}

/** A document, and the routes that it lacks, unless the options of `--config` take them. */
interface DocumentResult {
  readonly document: OpenApiDocument
  readonly omitted: readonly OmittedRoute[]
}

/**
 * Makes the document of the table that a file exports.
 *
 * @throws {Failure} if there is no such file or table, or with a line for each problem of the table and its contracts.
 */
export const documentOf = async (
  named: string | undefined,
  options: DocumentOptions,
  folder: string,
): Promise<DocumentResult> => {
  const file = findFile(named, folder)
  const shown = displayPath(file, folder)
  const exports = await withMadeTable(await load(file, folder, options.import), shown, options.export)
  const { routes } = oneTable(findTables(exports, shown, options.export), shown)
  const config = options.config === undefined ? {} : await readConfig(options.config, folder, options.import)
  const info = config.info ?? packageInfo(file, folder)
  let omitted: readonly OmittedRoute[] = []
  const onOmitted = (routes: readonly OmittedRoute[]) => {
    omitted = routes
  }
  try {
    await routes.load()
    return { document: openapi(routes, { onOmitted, ...config, info }), omitted }
  } catch (error) {
    // `openapi` throws a `TypeError` for its options, and a `RouteError` with a line for each problem of the table.
    const isOfOptions = options.config !== undefined && error instanceof TypeError
    throw new Failure(messageOf(error).replaceAll(/^(?:openapi: )?/gm, `${isOfOptions ? options.config : shown}: `))
  }
}

const oneTable = (tables: readonly NamedTable[], file: string): NamedTable => {
  const [table, ...more] = tables
  if (table !== undefined && more.length === 0) return table
  const names = tables.map(({ name }) => name).join(', ')
  throw new Failure(`${file} exports several route tables: choose one with --export: ${names}`)
}
