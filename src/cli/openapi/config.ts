/** Reads the options of `openapi()` from a module. */
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { OpenApiOptions } from '../../openapi/options.js'
import { Failure } from '../output.js'
import { displayPath } from '../routes/find-file.js'
import { isNamespace, load } from '../routes/load.js'

/**
 * Reads the options of `openapi()` from a module. Their names and values are checked by `openapi()`.
 *
 * @throws {Failure} if the file does not exist, cannot be loaded, or exports no options.
 */
export const readConfig = async (
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
