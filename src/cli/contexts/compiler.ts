/** Runs the TypeScript compiler of a project, and reads what it prints. */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { Failure } from '../output.js'
import { readPackage } from '../routes/find-file.js'

/** A `tsc`. The native one, 7.0, would work out a table once for each of its threads. */
export interface Compiler {
  readonly program: string
  readonly isNative: boolean
}

/** Whether a project in a folder can import a package. */
export const hasPackage = (name: string, folder: string): boolean => packageFile(name, folder) !== undefined

const packageFile = (name: string, folder: string): string | undefined => {
  try {
    return createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`)
  } catch {
    return undefined
  }
}

/**
 * The program `tsc` of the TypeScript that the project in a folder has. It is the one interface that all versions share: 7.0 has no API.
 *
 * @throws {Failure} if the project has no TypeScript.
 */
export const findCompiler = (folder: string): Compiler => {
  const file = packageFile('typescript', folder)
  if (file === undefined)
    throw new Failure(
      `no TypeScript can be found from ${folder}: install it, as in \`npm install --save-dev typescript\``,
    )
  const { bin, version } = readPackage(file)
  const programs = typeof bin === 'object' && bin !== null ? Object.entries(bin) : []
  // `@typescript/typescript6`, with which a project has two versions beside each other, calls its program `tsc6`.
  const [, program] = programs.find(([name]) => /^tsc\d*$/.test(name)) ?? []
  if (typeof program !== 'string') throw new Failure(`${dirname(file)} has no program tsc`)
  return { program: join(dirname(file), program), isNative: Number.parseInt(String(version), 10) >= 7 }
}

/**
 * Runs `tsc` in a folder, and returns what it prints. The native one starts a process of its own, so a signal ends the group of both.
 */
export const runCompiler = async (
  { program, isNative }: Compiler,
  args: readonly string[],
  folder: string,
  signal?: AbortSignal,
): Promise<string> => {
  const child = spawn(process.execPath, [program, ...(isNative ? ['--singleThreaded'] : []), ...args], {
    cwd: folder,
    detached: HAS_GROUPS,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => {
    if (HAS_GROUPS && child.pid !== undefined) process.kill(-child.pid)
    else child.kill()
  }
  signal?.addEventListener('abort', stop)
  const ended = new Promise<void>((resolve, reject) => child.once('error', reject).once('close', () => resolve()))
  const [, printed, problems] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  signal?.removeEventListener('abort', stop)
  signal?.throwIfAborted()
  return `${printed}${problems}`
}

/** Windows has no groups of processes, and opens a window for a detached one. */
const HAS_GROUPS = process.platform !== 'win32'

/** An error of the compiler. `file` is the absolute path, or `undefined` for one that is at no place. */
export interface Diagnostic {
  readonly file: string | undefined
  readonly place: string
  readonly code: string
  /** The first line of the message. */
  readonly message: string
}

/** `src/routes.ts(5,3): error TS2345: …`, or `error TS18003: …`. */
const ERROR = /^(?:(?<file>.+)\((?<line>\d+),(?<column>\d+)\): )?error (?<code>TS\d+): (?<message>.*)$/

/** The errors that `tsc --pretty false` has printed in a folder. */
export const diagnosticsIn = (printed: string, folder: string): readonly Diagnostic[] =>
  printed.split(/\r?\n/).flatMap(line => {
    const { file, line: row, column, code = '', message = '' } = ERROR.exec(line)?.groups ?? {}
    if (code === '') return []
    return [{ file: file && resolve(folder, file), place: `:${row}:${column}`, code, message }]
  })
