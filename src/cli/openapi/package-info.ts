/** Takes the title and the version of a document from package.json. */
import { dirname, join } from 'node:path'
import type { DocumentInfo } from '../../openapi/document.js'
import { Failure } from '../output.js'
import { displayPath, packageFolder, readPackage } from '../routes/find-file.js'

/**
 * The name and the version of the package that a file belongs to, as the title and the version of its document.
 *
 * @throws {Failure} if there is no package.json, or if it lacks one of them.
 */
export const packageInfo = (file: string, folder: string): DocumentInfo => {
  const root = packageFolder(dirname(file))
  const instead = 'name a module with `{ info: { title, version } }` by --config'
  if (root === undefined) throw new Failure(`no package.json has a name and a version for the document: ${instead}`)
  const at = join(root, 'package.json')
  const { name: title, version } = readPackage(at)
  if (typeof title === 'string' && typeof version === 'string') return { title, version }
  const missing = typeof title === 'string' ? 'version' : 'name'
  throw new Failure(`${displayPath(at, folder)} has no ${missing}, which the document needs: add it, or ${instead}`)
}
