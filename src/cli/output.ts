/** What the command line writes: its output on stdout, and everything that is wrong on stderr. */

/** A mistake in a call or in a file, one line for each problem. It is printed without a stack, with exit status 2. */
export class Failure extends Error {
  override readonly name = 'Failure'
}

/** A text on one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The stream's own `write`, kept from before `divertOutput`. */
const write = process.stdout.write.bind(process.stdout)

/** Sends what an application prints to stderr from now on: stdout is the command's own, and may be read as JSON. */
export const divertOutput = (): void => {
  process.stdout.write = process.stderr.write.bind(process.stderr) as typeof process.stdout.write // the overloads are the same
}

/**
 * Writes to stdout, and waits until all of it is written: a pipe takes its time.
 *
 * @throws {Failure} where the output cannot be written, as on a full disk.
 */
export const print = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.on('error', () => {}) // the callback gets the same error
    // A reader that closes the pipe has seen enough (`| head`).
    write(text, (error?: NodeJS.ErrnoException | null) =>
      error && error.code !== 'EPIPE'
        ? reject(new Failure(`the output cannot be written: ${error.message}`))
        : resolve(),
    )
  })

/** Writes each line of a message to stderr, and waits until they are written. */
export const printError = (message: string): Promise<void> =>
  new Promise(resolve => {
    process.stderr.once('error', () => resolve())
    process.stderr.write(message.replace(/^.*$/gm, line => `signalbox: ${line}`).concat('\n'), () => resolve())
  })
