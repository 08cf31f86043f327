/** Runs a command again whenever the files of an application change. */
import { spawn } from 'node:child_process'
import { basename, dirname, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { Failure } from './output.js'
import { packageFolder } from './routes/find-file.js'

/** The files that an application may load. */
const IS_SOURCE = /\.(?:[cm]?[jt]sx?|json)$/
const IS_HIDDEN = /^\.|^node_modules$/

/** What to watch: the package of a file, the file itself and others, which may be outside of it. */
export const packageOf = (file: string, others: readonly string[] = []) => {
  const name = packageFolder(dirname(file)) ?? dirname(file)
  const paths = [name, file, ...others]
  const ignored = (path: string, isFile: boolean): boolean =>
    !paths.includes(resolve(path)) && (IS_HIDDEN.test(basename(path)) || (isFile && !IS_SOURCE.test(path)))
  return { paths, name, ignored }
}

/** What a command has printed, and how it has ended. */
interface RunAgain {
  readonly status: number | null
  readonly printed: string
  readonly notes: string
}

/** Runs `signalbox` in a process of its own: a module that was loaded once cannot be loaded again after a change. */
export const runAgain = async (
  args: readonly string[],
  folder: string,
  signal: AbortSignal,
  env: NodeJS.ProcessEnv = {},
): Promise<RunAgain> => {
  const child = spawn(process.execPath, [...process.execArgv, String(process.argv[1]), ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  const [status, printed, notes] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { status, printed, notes }
}

/** The failure of a command that has printed its problems. */
export const failureOf = (notes: string): Failure =>
  new Failure((notes.match(/(?<=^signalbox: ).*/gm) ?? [notes.trim()]).join('\n'))
