/** What the parts of `run.ts` share: arguments of the command line, and tables. */
import type { Compiler } from './compile.js'

/** Where a part writes its programs, and what it compiles them with. */
export interface Run {
  readonly folder: string
  /** The library's declarations, as a module of a program imports them. */
  readonly library: string
  readonly compilers: readonly Compiler[]
}

/** The values of an argument such as `--sizes=60,600`. */
export const argument = (name: string): readonly string[] | undefined =>
  process.argv
    .find(each => each.startsWith(`--${name}=`))
    ?.slice(name.length + 3)
    .split(',')

/** Prints a row of a Markdown table. */
export const line = (...cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`)
/** Prints the head of a Markdown table. */
export const head = (...cells: readonly string[]) => {
  line(...cells)
  line(...cells.map(() => '---'))
}
/** A whole number with commas. */
export const thousands = (value: number): string => Math.round(value).toLocaleString('en')
