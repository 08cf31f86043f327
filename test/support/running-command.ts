/** `signalbox` with `--watch`, in a process of its own, with the system's own watcher and signals. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { root } from './cli.js'

/** The program as users have it. */
export const PROGRAM = join(root, 'dist/cli.js')

export interface RunningCommand {
  /** What it has printed since this was set. */
  printed: string
  /** Sends a signal, and returns the status and the signal with which the process ends. */
  readonly stop: (signal: NodeJS.Signals) => Promise<readonly unknown[]>
}

/** Starts a command in a folder. It ends with the test at the latest. */
export const startCommand = (cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): RunningCommand => {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const running: RunningCommand = {
    printed: '',
    stop: signal =>
      new Promise(resolve => {
        child.once('exit', (...how) => resolve(how))
        child.kill(signal)
      }),
  }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', data => {
      running.printed += data
    })
  return running
}
