/** Says what became of the file. */
import type { OpenApiDocument } from '../../openapi/document.js'
import { counted } from '../../text/messages.js'
import type { DocumentFile } from './write.js'

/** The line that says what became of the file of a document. */
export const resultLine = ({ name }: DocumentFile, { paths }: OpenApiDocument, written: boolean): string => {
  const operations = Object.values(paths).flatMap(Object.keys)
  return `${name} ${written ? 'written' : 'is up to date'}: ${counted(operations.length, 'operation')}\n`
}
