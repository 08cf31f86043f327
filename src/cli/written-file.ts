/** Writes the file that a command generates, or says that it is out of date. */
import { mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import { rememberText } from './as-written.js'
import { fileError } from './file-error.js'
import { Failure, print, printError } from './output.js'
import type { WatchListener } from './watch-files.js'

/** A file, and what is made of the result of a command for it. */
export interface GeneratedFile<Result> {
  readonly path: string
  /** What messages call it: the path as the user typed it. */
  readonly name: string
  /** The folder that it is made from: one that is removed meanwhile must not come back with this file alone. */
  readonly source?: string
  /** Why the command must not replace a file with this text, after the name of the file; `undefined` if it may. */
  readonly refusal: (text: string) => string | undefined
  readonly textOf: (result: Result) => string
  /** How a text differs from what the result needs, in a few words; `undefined` if it is up to date. */
  readonly difference: (text: string, result: Result) => string | undefined
  /** What the file holds, as in `3 actions`. */
  readonly contents: (result: Result) => string
}

const resultLine = <Result>(file: GeneratedFile<Result>, result: Result, written: boolean): string =>
  `${file.name} ${written ? 'written' : 'is up to date'}: ${file.contents(result)}\n`

/** Prints what became of the file. */
export const reportOn = <Result>(file: GeneratedFile<Result>): WatchListener<Result> => ({
  updated: (result, written) => print(resultLine(file, result, written)),
  failed: printError,
})

/**
 * Writes the file if it is out of date, and returns whether it did.
 *
 * @throws {Failure} if the command must not replace the file, or if it cannot be written.
 */
export const writeGenerated = async <Result>(file: GeneratedFile<Result>, result: Result): Promise<boolean> => {
  if ((await outdatedReason(file, result)) === undefined) return false
  await replaceFile(file, file.textOf(result))
  return true
}

/** Writes the file if it is out of date, or with `--check` sets the exit status instead. Returns whether it is up to date. */
export const writeOrCheck = async <Result>(
  file: GeneratedFile<Result>,
  result: Result,
  check: true | undefined,
  { updated, failed }: WatchListener<Result>,
): Promise<boolean> => {
  const reason = check && (await outdatedReason(file, result))
  if (reason === undefined) {
    await updated(result, !check && (await writeGenerated(file, result)))
    return true
  }
  await failed(`${file.name} ${reason}: run the command without --check`)
  process.exitCode = 1
  return false
}

const outdatedReason = async <Result>(file: GeneratedFile<Result>, result: Result): Promise<string | undefined> => {
  const text = await readGenerated(file)
  return text === undefined ? 'does not exist' : file.difference(text, result)
}

/**
 * The text of the file, or `undefined` if it does not exist.
 *
 * @throws {Failure} if it cannot be read, or if the command must not replace it.
 */
export const readGenerated = async <Result>({
  path,
  name,
  refusal,
}: GeneratedFile<Result>): Promise<string | undefined> => {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw fileError('read', name, error)
  })
  const refused = text === undefined || text.trim() === '' ? undefined : refusal(text)
  if (refused === undefined) return text
  throw new Failure(`${name} ${refused}: move it, or name another file with --out`)
}

/**
 * Writes a file, with its folder, in place of what is there. It writes a temporary file and renames it, so that no other program
 * reads half of the text.
 *
 * @throws {Failure} if the file cannot be written.
 */
async function replaceFile<Result>({ path: out, name, source }: GeneratedFile<Result>, text: string): Promise<void> {
  try {
    await makeFolder(dirname(out), source)
    const target = await realpath(out).catch(() => out) // if `out` is a link, replace the file behind it
    const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`)
    try {
      const mode = await stat(target).then(
        ({ mode }) => ({ mode }),
        () => undefined,
      )
      await writeFile(temporary, text, mode)
      rememberText(out, text)
      await rename(temporary, target)
    } finally {
      await rm(temporary, { force: true })
    }
  } catch (error) {
    throw fileError('write', name, error)
  }
}

/** Makes a folder with those around it, but not `source`. */
const makeFolder = async (folder: string, source: string | undefined): Promise<void> => {
  const below = source === undefined ? '..' : relative(source, folder)
  if (source === undefined || below.startsWith('..') || isAbsolute(below)) {
    await mkdir(folder, { recursive: true })
    return
  }
  let made = source
  for (const name of below.split(sep).filter(Boolean)) {
    made = join(made, name)
    await mkdir(made).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
