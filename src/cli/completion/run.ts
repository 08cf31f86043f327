/** Runs `signalbox completion`. */
import { type Command, CommanderError } from 'commander'
import { Failure, print } from '../output.js'
import { candidatesOf } from './candidates.js'
import { linesOf, type Shell, scriptOf } from './shells.js'

/** Prints the script of a shell, or what completes the last word of a command line. */
export const runCompletion = async (shell: Shell, words: readonly string[], program: Command | null): Promise<void> => {
  if (words.length === 0 || program === null) return print(scriptOf(shell))
  const candidates = await candidatesOf(program, words).catch((error: unknown) => {
    // A line that is being written may have mistakes.
    if (error instanceof Failure || error instanceof CommanderError) return []
    throw error
  })
  await print(linesOf(shell, candidates))
  // The application may have left a server or a timer open.
  process.exit()
}
