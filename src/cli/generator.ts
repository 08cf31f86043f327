/** Runs a command that generates a file: once, as a check, or again whenever files change. */
import {
  type ReportedUpdate,
  reportedUpdate,
  untilSignal,
  type Watched,
  type WatchListener,
  watchFiles,
} from './watch-files.js'
import { type GeneratedFile, readGenerated, reportOn, writeGenerated, writeOrCheck } from './written-file.js'

/** A file, and how it is made. */
export interface Generator<Result> {
  readonly file: GeneratedFile<Result>
  /**
   * Makes what the file holds. With a signal, it can be ended, and made again later.
   *
   * @throws {Failure} if it cannot be made.
   */
  readonly make: (signal?: AbortSignal) => Promise<Result>
  /** What to watch. */
  readonly watched: Watched
  /** Prints what became of the file, if not `reportOn` does. */
  readonly report?: WatchListener<Result>
}

/** How a command runs. */
export interface Mode {
  readonly check?: true
  readonly watch?: true
}

/** Runs a command that generates one file. */
export const runGenerator = async <Result>(generator: Generator<Result>, { check, watch }: Mode): Promise<void> => {
  await readGenerated(generator.file)
  if (!watch) return void (await generateOnce(generator, check))
  await untilSignal(signal => watchFiles(generator.watched, updateOf(generator, signal), signal))
}

/** Writes or checks the file, and returns whether it is up to date. */
export const generateOnce = async <Result>(
  { file, make, report = reportOn(file) }: Generator<Result>,
  check: true | undefined,
): Promise<boolean> => writeOrCheck(file, await make(), check, report)

/** Returns a function that brings the file up to date, for a watcher. */
export const updateOf = <Result>(
  { file, make, report = reportOn(file) }: Generator<Result>,
  stop: AbortSignal,
): ReportedUpdate => {
  const update = async (signal: AbortSignal) => {
    const result = await make(signal)
    return { result, written: await writeGenerated(file, result) }
  }
  return reportedUpdate(update, report, stop)
}
