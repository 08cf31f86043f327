/** Prints the routes again whenever files change. */
import { wantsColor } from '../colors.js'
import { print, printError, printNotes, terminalWidth } from '../output.js'
import { failureOf, packageOf, runAgain } from '../run-again.js'
import { reportedUpdate, untilSignal, watchFiles } from '../watch-files.js'
import { findFile } from './find-file.js'

/** Clears a terminal, and what can be scrolled back to. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H'

/**
 * Prints the routes, and prints them again whenever they change, until the process gets a signal. It watches the package of the
 * routes file.
 *
 * @throws {Failure} if there is no routes file, or if something cannot be watched.
 */
export const watchRoutes = async (
  named: string | undefined,
  width: number | undefined,
  folder: string,
): Promise<void> => {
  const given = process.argv.slice(2).filter(each => each !== '--watch')
  const colors = wantsColor(process.stdout, process.env) ? { FORCE_COLOR: process.env.FORCE_COLOR ?? '1' } : {}
  let shown: string | undefined
  const update = async (signal: AbortSignal) => {
    const columns = width ?? terminalWidth()
    const args = width === undefined && columns !== undefined ? [...given, `--width=${columns}`] : given
    const { status, printed, notes } = await runAgain(args, folder, signal, colors)
    if (status !== 0 && status !== 1) throw failureOf(notes)
    const result = { printed, notes }
    const written = printed + notes !== shown
    shown = printed + notes
    return { result, written }
  }
  let runs = 0
  const begin = (): string => {
    if (process.stdout.isTTY) return CLEAR
    return runs++ === 0 ? '' : `\n--- ${new Date().toLocaleTimeString('sv')} ---\n\n` // as 14:05:09
  }
  const listener = {
    updated: async ({ printed, notes }: { printed: string; notes: string }) => {
      await print(begin() + printed)
      await printNotes(notes)
    },
    failed: async (message: string) => {
      await print(begin())
      await printError(message)
    },
  }
  const watched = packageOf(findFile(named, folder))
  await untilSignal(signal => watchFiles(watched, reportedUpdate(update, listener, signal), signal))
}
