import type { Rejected } from '../rejected.js'

/** Sentences, one after the other, with code in backticks. */
export type Prose = string | readonly string[]

/** A message and what to change, as a row of a table. */
export type Row = readonly [message: string, change: string]

/** A program with the message, as a case of `rejected.ts`. A message that has only `<call>` to fill in need not be repeated. */
export type ExplainedProgram = Omit<Rejected, 'title'>

/**
 * What `docs/reference/errors.md` says of one message. The page takes the rest from the cases: where the message appears, and
 * code that is corrected. `npm run docs:generate` writes the page.
 */
export interface Explained {
  /** The message, with a placeholder for each part that differs: `<call>`, `'<path>'`. `message-patterns.ts` reads them. */
  readonly message: string
  /** Where the message appears, if the cases do not show it all. */
  readonly appears?: string
  /** What it means, if the message does not say it all. */
  readonly means?: Prose
  /** What to write instead, if neither the message nor a case with `instead` says it. */
  readonly instead?: Prose
  /** Further paragraphs of the page. */
  readonly more?: readonly Prose[]
  /** Messages that belong to this one. */
  readonly rows?: readonly Row[]
  /** Programs that the compilers refuse with the message, and that throw it when they run. */
  readonly programs?: readonly ExplainedProgram[]
  /** A program that the docs compile and run. */
  readonly example?: string
}
