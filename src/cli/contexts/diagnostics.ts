/** Reads what the compiler prints. */
import { resolve } from 'node:path'

/** An error of the compiler. `file` is the absolute path, or `undefined` for one that is at no place. */
export interface Diagnostic {
  readonly file: string | undefined
  readonly place: string
  readonly code: string
  /** The first line of the message. */
  readonly message: string
}

/** `src/routes.ts(5,3): error TS2345: …`, or `error TS18003: …`. */
const ERROR = /^(?:(?<file>.+)\((?<line>\d+),(?<column>\d+)\): )?error (?<code>TS\d+): (?<message>.*)$/

/** The errors that `tsc --pretty false` has printed in a folder. */
export const diagnosticsIn = (printed: string, folder: string): readonly Diagnostic[] =>
  printed.split(/\r?\n/).flatMap(line => {
    const { file, line: row, column, code = '', message = '' } = ERROR.exec(line)?.groups ?? {}
    if (code === '') return []
    return [{ file: file && resolve(folder, file), place: `:${row}:${column}`, code, message }]
  })
