import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Starts a process that runs a file of this folder. Throws if it fails. */
export const startChild = (file: string, ...given: readonly string[]): ChildProcess =>
  fork(fileURLToPath(new URL(file, import.meta.url)), given, { execArgv: ['--import', 'tsx'] }).once('exit', code => {
    if (code) throw new Error(`${file} ${given.join(' ')} has failed`)
  })
