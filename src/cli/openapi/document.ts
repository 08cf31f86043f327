/** Makes the document of the table that a file exports. */
import { statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { DocumentInfo, OpenApiDocument } from '../../openapi/document.js'
import type { OmittedRoute } from '../../openapi/omitted.js'
import { openapi } from '../../openapi/openapi.js'
import type { OpenApiOptions } from '../../openapi/options.js'
import { Failure, messageOf } from '../output.js'
import { displayPath, findFile, packageFolder, readPackage } from '../routes/find-file.js'
import { isNamespace, load } from '../routes/load.js'
import { withMadeTable } from '../routes/made-table.js'
import { findTables, type NamedTable } from '../routes/tables.js'

/** Where the table and the options of its document are. */
export interface DocumentOptions {
  readonly config?: string | undefined
  readonly export?: string | undefined
  readonly import?: string | undefined
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
    return { document: withMark(openapi(routes, { onOmitted, ...config, info })), omitted }
  } catch (error) {
    // `openapi` throws a `TypeError` for its options, and a `RouteError` with a line for each problem of the table.
    const isOfOptions = options.config !== undefined && error instanceof TypeError
    throw new Failure(messageOf(error).replaceAll(/^(?:openapi: )?/gm, `${isOfOptions ? options.config : shown}: `))
  }
}

/** The member by which the command knows its own documents: it replaces no others. Other generators write it too. */
const withMark = ({ openapi, info, ...others }: OpenApiDocument): OpenApiDocument => ({
  openapi,
  info,
  ...{ 'x-generator': 'signalbox openapi' },
  ...others,
})

const oneTable = (tables: readonly NamedTable[], file: string): NamedTable => {
  const [table, ...more] = tables
  if (table !== undefined && more.length === 0) return table
  const names = tables.map(({ name }) => name).join(', ')
  throw new Failure(`${file} exports several route tables: choose one with --export: ${names}`)
}

/**
 * Reads the options of `openapi()` from a module. Their names and values are checked by `openapi()`.
 *
 * @throws {Failure} if the file does not exist, cannot be loaded, or exports no options.
 */
const readConfig = async (
  named: string,
  folder: string,
  loader: string | undefined,
): Promise<Partial<OpenApiOptions>> => {
  const file = resolve(folder, named)
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new Failure(`--config ${named}: the file does not exist`)
  const exports = await load(file, folder, loader)
  // A CommonJS module that was compiled from an ES module has its default export as a member.
  const given = unwrapped(exports.default)
  if (isNamespace(given)) return given
  const names = Object.keys(exports).join(', ') || 'nothing'
  throw new Failure(
    `${displayPath(file, folder)} must have the options of openapi() as its default export, as in \`export default { info: … }\`; it exports ${names}`,
  )
}

const unwrapped = (value: unknown): unknown => (isNamespace(value) && 'default' in value ? value.default : value)

/**
 * The name and the version of the package that a file belongs to, as the title and the version of its document.
 *
 * @throws {Failure} if there is no package.json, or if it lacks one of them.
 */
const packageInfo = (file: string, folder: string): DocumentInfo => {
  const root = packageFolder(dirname(file))
  const instead = 'name a module with `{ info: { title, version } }` by --config'
  if (root === undefined) throw new Failure(`no package.json has a name and a version for the document: ${instead}`)
  const at = join(root, 'package.json')
  const { name: title, version } = readPackage(at)
  if (typeof title === 'string' && typeof version === 'string') return { title, version }
  const missing = typeof title === 'string' ? 'version' : 'name'
  throw new Failure(`${displayPath(at, folder)} has no ${missing}, which the document needs: add it, or ${instead}`)
}
