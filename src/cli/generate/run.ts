/** Runs `signalbox generate`. */
import { join } from 'node:path'
import type { Mode } from '../generator.js'
import { Failure, printError } from '../output.js'
import { packageOf } from '../run-again.js'
import { untilSignal, watchFiles } from '../watch-files.js'
import { readSteps, type Step } from './steps.js'

/** Runs `signalbox generate`, and ends the process. */
export const runGenerate = async ({ check, watch }: Mode): Promise<void> => {
  const folder = process.cwd()
  const steps = await readSteps(folder)
  for (const { prepare } of steps) await prepare()
  if (watch) await untilSignal(signal => watchSteps(steps, folder, signal))
  else await runSteps(steps, check)
  // The application may have left a server or a timer open.
  process.exit()
}

/** Writes or checks the files, and reports all problems. If the first file is not up to date, the others would be made from a wrong one. */
const runSteps = async (steps: readonly Step[], check: true | undefined): Promise<void> => {
  let first: string | undefined
  let hasFailed = false
  for (const { name, isFirst, once } of steps) {
    if (first !== undefined) {
      await printError(`${name} was skipped: it is made from ${first}`)
      continue
    }
    const isDone = await once(check).catch(async (error: unknown) => {
      if (!(error instanceof Failure)) throw error
      await printError(error.message)
      hasFailed = true
      return false
    })
    if (isFirst && !isDone) first = name
  }
  if (hasFailed) process.exitCode = 2
}

const RETRY_MILLISECONDS = 1_000

/**
 * Keeps the files up to date until the signal is aborted. Each change updates all of them, one after another.
 *
 * @throws {Failure} if something cannot be watched.
 */
const watchSteps = async (steps: readonly Step[], folder: string, signal: AbortSignal): Promise<void> => {
  const updates = steps.map(({ isFirst, update }) => ({ isFirst, update: update(signal) }))
  const updateAll = async (again?: AbortSignal): Promise<boolean> => {
    for (const { isFirst, update } of updates) {
      const isDone = await update(again)
      if (isFirst && !isDone) return false
      if (signal.aborted || again?.aborted) break
    }
    return true
  }
  const watched = packageOf(
    join(folder, 'package.json'),
    steps.flatMap(step => step.watched),
  )
  await watchFiles({ ...watched, retryMilliseconds: RETRY_MILLISECONDS }, updateAll, signal)
}
