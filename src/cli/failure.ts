/** A mistake in how a command was called, or in the file that it was given: told in one line, exit status 2. */
export class Failure extends Error {
  override readonly name = 'Failure'
}

/** A text on one line, as a failure is told. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
