/** Reads and replaces files. */
import { mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileError } from './file-error.js'

/**
 * Writes a file, with its folder, in place of what is there. It writes a temporary file and renames it, so that no other program
 * reads half of the text. `name` is what an error calls the file.
 *
 * @throws {Failure} if the file cannot be written.
 */
export async function replaceFile(out: string, text: string, name = out): Promise<void> {
  try {
    await mkdir(dirname(out), { recursive: true })
    const target = await realpath(out).catch(() => out) // if `out` is a link, replace the file behind it
    const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`)
    try {
      const mode = await stat(target).then(
        ({ mode }) => ({ mode }),
        () => undefined,
      )
      await writeFile(temporary, text, mode)
      await rename(temporary, target)
    } finally {
      await rm(temporary, { force: true })
    }
  } catch (error) {
    throw fileError('write', name, error)
  }
}

/**
 * The text of a file, or `undefined` if it does not exist. `name` is what an error calls the file.
 *
 * @throws {Failure} if it cannot be read.
 */
export async function readIfExists(file: string, name = file): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined // what `node:fs` throws
    throw fileError('read', name, error)
  }
}
