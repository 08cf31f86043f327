import { inspect } from 'node:util'
import type { Paint } from '../route/print.js'

/** A mistake in how a command was called, or in the file that it was given: told in one line, exit status 2. */
export class Failure extends Error {
  override readonly name = 'Failure'
}

/** A text on one line, as a failure is told. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The process's own `write`, kept from before an application could print anything. */
const write = process.stdout.write.bind(process.stdout)

/** Until the process ends, what an application prints goes to stderr: stdout is the command's, and may be read as JSON. */
export const divertOutput = (): void => {
  process.stdout.write = process.stderr.write.bind(process.stderr) as typeof process.stdout.write // the overloads are the same
}

/** Prints, and gives when all of it is written: a pipe takes more than one turn. Raises a `Failure` for a full disk. */
export const print = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.on('error', () => {}) // it is told to the callback, too
    // A reader that has seen enough (`| head`) is no error.
    write(text, (error?: NodeJS.ErrnoException | null) =>
      error && error.code !== 'EPIPE' ? reject(new Failure(`cannot print: ${error.message}`)) : resolve(),
    )
  })

/** Tells of what is wrong, or is not there: on stderr, one line. */
export const complain = (text: string): Promise<void> =>
  new Promise(resolve => {
    process.stderr.once('error', () => resolve())
    process.stderr.write(`signalbox: ${text}\n`, () => resolve())
  })

type Color = 'green' | 'yellow' | 'red' | 'cyan' | 'gray' | 'magenta' | 'bold'

/** A text in a colour. */
export type Style = (color: Color, text: string) => string

/**
 * Whether colours are wanted: where `FORCE_COLOR` is set, unless it says no; else on a terminal, where Node's
 * `hasColors` asks `NO_COLOR`, `NODE_DISABLE_COLORS` and `TERM`.
 *
 * @see https://nodejs.org/api/tty.html#writestreamgetcolordepthenv
 */
export const wantsColor = (stream: Partial<NodeJS.WriteStream>, env: NodeJS.ProcessEnv): boolean =>
  env.FORCE_COLOR === undefined
    ? env.NO_COLOR === undefined || env.NO_COLOR === ''
      ? stream.isTTY === true && stream.hasColors?.() === true
      : false
    : !['0', 'false'].includes(env.FORCE_COLOR)

/** The style that stdout wants. The codes are Node's own; `util.styleText` came in Node 20.12. */
export const styleOf = (colored: boolean): Style => {
  if (!colored) return (_color, text) => text
  return (color, text) => {
    const [open, close] = inspect.colors[color] ?? [0, 0]
    return text === '' ? '' : `\u001b[${open}m${text}\u001b[${close}m`
  }
}

const METHOD_COLORS: Readonly<Record<string, Color>> = {
  GET: 'green',
  POST: 'yellow',
  PUT: 'yellow',
  PATCH: 'yellow',
  DELETE: 'red',
}

/** How the cells of a table look: methods by what they do, parameters apart from the path around them. */
export const paintOf =
  (style: Style): Paint =>
  (column, text) => {
    if (column === 'method') return style(METHOD_COLORS[text] ?? 'magenta', text)
    if (column === 'path') return text.replace(/[:*][^/]+/g, param => style('cyan', param))
    return column === 'middleware' || text.startsWith('(') ? style('gray', text) : text
  }
