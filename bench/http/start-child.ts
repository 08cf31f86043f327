import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Starts a process that runs a file of this folder. */
export const startChild = (file: string, argument = ''): ChildProcess =>
  fork(fileURLToPath(new URL(file, import.meta.url)), [argument], { execArgv: ['--import', 'tsx'] })
