/** Writes the document, or says that it is out of date. */
import { resolve } from 'node:path'
import { readIfExists, replaceFile } from '../files.js'
import { Failure, messageOf, oneLine } from '../output.js'
import { difference } from './document-difference.js'
import { FORMATS, type Format, parseText, textOf } from './format.js'

/** The file of a document: its path, what messages call it, and its format. */
export interface DocumentFile {
  readonly path: string
  readonly name: string
  readonly format: Format
}

/** @throws {Failure} for a file whose extension is that of no format. */
export const documentFile = (named: string, folder: string): DocumentFile => {
  const format = FORMATS.find(extension => named.toLowerCase().endsWith(extension))
  if (format === undefined) throw new Failure(`--out ${named}: the name must end in .json, .yaml or .yml`)
  return { path: resolve(folder, named), name: named, format }
}

/**
 * Why a file has to be written, in a few words; `undefined` if it says the same as the document. Its layout does not count, so
 * a formatter may change the file.
 *
 * @throws {Failure} if the file cannot be read, or is no OpenAPI document.
 */
export const outdatedReason = async (file: DocumentFile, document: object): Promise<string | undefined> => {
  const text = await readDocument(file)
  if (text === undefined || text.trim() === '') return text === undefined ? 'does not exist' : 'is empty'
  try {
    return difference(parseText(text, file.format), document)
  } catch (error) {
    return oneLine(`cannot be parsed (${messageOf(error)})`)
  }
}

/**
 * Writes the document if the file says something else, and returns whether it did.
 *
 * @throws {Failure} if the file is no OpenAPI document, or cannot be written.
 */
export const writeDocument = async (file: DocumentFile, document: object): Promise<boolean> => {
  if ((await outdatedReason(file, document)) === undefined) return false
  await replaceFile(file.path, textOf(document, file.format), file.name)
  return true
}

/** The first member of a document. A file with a conflict of git still has it. */
const IS_DOCUMENT = /^[\s{]*["']?openapi["']?\s*:\s*["']?3\.\d/m

const readDocument = async ({ path, name }: DocumentFile): Promise<string | undefined> => {
  const text = await readIfExists(path, name)
  if (text === undefined || text.trim() === '' || IS_DOCUMENT.test(text)) return text
  throw new Failure(`${name} is no OpenAPI 3 document: move it, or name another file with --out`)
}
