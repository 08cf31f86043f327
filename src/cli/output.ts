/** Writes the results of a command to stdout, and its problems to stderr. */

/**
 * An error that the user can correct: in the arguments or in a file. Its message has one line for each problem, at most ten, and one for
 * how many more there are. The program prints it without a stack and exits with 2.
 */
export class Failure extends Error {
  override readonly name = 'Failure'

  constructor(problems: string) {
    const lines = problems.split('\n')
    const more = lines.length - MOST
    super(more > 1 ? [...lines.slice(0, MOST), `and ${more} more`].join('\n') : problems)
  }
}
const MOST = 10

/** The problems of a table, which are the lines of its error; or what another error says, on one line. */
export const problemsIn = (error: unknown): readonly string[] =>
  error instanceof Error && error.name === 'RouteError' ? error.message.split('\n') : [oneLine(messageOf(error))]

/** The message of something that was thrown, which may be no error. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))

/** Puts a text on one line: each run of whitespace becomes a space. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Names in a sentence: at most ten, and how many more there are. */
export const listOf = (names: readonly string[]): string => {
  const more = names.length - MOST
  return more > 1 ? `${names.slice(0, MOST).join(', ')} and ${more} more` : names.join(', ')
}

/** The `write` of stdout, which still works after `divertOutput`. */
let write: typeof process.stdout.write | undefined

/** Redirects to stderr whatever the application prints to stdout, so that stdout has only the results, such as JSON. */
export const divertOutput = (): void => {
  write ??= process.stdout.write.bind(process.stdout)
  // Both streams have the same overloads, but the type of `bind` keeps only one of them.
  process.stdout.write = process.stderr.write.bind(process.stderr) as typeof process.stdout.write
}

/**
 * Writes to stdout. The promise resolves when the whole text is written, which takes a while for a long text in a pipe.
 *
 * @throws {Failure} if the output cannot be written, for example because the disk is full.
 */
export const print = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    expectErrors(process.stdout)
    const done = (error?: NodeJS.ErrnoException | null) =>
      // A program such as `head` closes the pipe when it has read enough.
      error && error.code !== 'EPIPE'
        ? reject(new Failure(`the output cannot be written: ${error.message}`))
        : resolve()
    if (write) write(text, done)
    else process.stdout.write(text, done)
  })

/** Writes each line of a message to stderr, after `signalbox: `. The promise resolves when they are written. */
export const printError = (message: string): Promise<void> =>
  printNotes(message.replace(/^.*$/gm, line => `signalbox: ${line}`).concat('\n'))

/** Writes a text to stderr as it is. The promise resolves when it is written, and also when it cannot be. */
export const printNotes = (text: string): Promise<void> =>
  new Promise(resolve => {
    const done = (): void => {
      process.stderr.off('error', done)
      resolve()
    }
    expectErrors(process.stderr)
    process.stderr.once('error', done)
    process.stderr.write(text, done)
  })

/** An error without a listener would end the process. A command that watches writes many times, so one listener is there for all. */
const expectErrors = (stream: NodeJS.WriteStream) => stream.off('error', ignore).on('error', ignore)
const ignore = (): void => {}

/** The columns of the terminal that the command prints to, or `undefined` for a file or a pipe. */
export const terminalWidth = (): number | undefined => (process.stdout.isTTY ? process.stdout.columns || 80 : undefined)
