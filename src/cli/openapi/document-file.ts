/** The file of a document. */
import { resolve } from 'node:path'
import type { OpenApiDocument } from '../../openapi/document.js'
import { counted } from '../../text/messages.js'
import { Failure, messageOf, oneLine } from '../output.js'
import type { GeneratedFile } from '../written-file.js'
import { difference } from './document-difference.js'
import { FORMATS, parseText, textOf } from './format.js'

/** The first member of a document. A file with a conflict of git still has it. */
const IS_DOCUMENT = /^[\s{]*["']?openapi["']?\s*:\s*["']?3\.\d/m

/**
 * The file of a document. Its layout does not count, so a formatter may change it.
 *
 * @throws {Failure} for a file whose extension is that of no format.
 */
export const documentFile = (name: string, folder: string): GeneratedFile<OpenApiDocument> => {
  const format = FORMATS.find(extension => name.toLowerCase().endsWith(extension))
  if (format === undefined) throw new Failure(`--out ${name}: the name must end in .json, .yaml or .yml`)
  return {
    path: resolve(folder, name),
    name,
    refusal: text => (IS_DOCUMENT.test(text) ? undefined : 'is no OpenAPI 3 document'),
    textOf: document => textOf(document, format),
    difference: (text, document) => {
      if (text.trim() === '') return 'is empty'
      try {
        return difference(parseText(text, format), document)
      } catch (error) {
        return oneLine(`cannot be parsed (${messageOf(error)})`)
      }
    },
    contents: ({ paths }) => counted(Object.values(paths).flatMap(Object.keys).length, 'operation'),
  }
}
