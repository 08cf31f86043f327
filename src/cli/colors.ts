/** Colours for terminals. */

import { styleText } from 'node:util'
import type { Paint } from '../route/print.js'

type Color = 'green' | 'yellow' | 'red' | 'cyan' | 'gray' | 'magenta' | 'bold'

/** Gives a text a colour. */
export type Style = (color: Color, text: string) => string

/**
 * Whether to print colours: `FORCE_COLOR` decides where it is set; otherwise a terminal that has colours. `hasColors`
 * respects `NO_COLOR`, `NODE_DISABLE_COLORS` and `TERM`.
 *
 * @see https://nodejs.org/api/tty.html#writestreamgetcolordepthenv
 */
export const wantsColor = (stream: Partial<NodeJS.WriteStream>, env: NodeJS.ProcessEnv): boolean =>
  env.FORCE_COLOR === undefined
    ? stream.isTTY === true && stream.hasColors?.(env) === true
    : !['0', 'false'].includes(env.FORCE_COLOR)

/** The style for an output with or without colours. */
export const styleOf = (colored: boolean): Style =>
  colored
    ? (color, text) => (text === '' ? '' : styleText(color, text, { validateStream: false })) // `wantsColor` has decided
    : (_color, text) => text

const METHOD_COLORS: Readonly<Record<string, Color>> = {
  GET: 'green',
  POST: 'yellow',
  PUT: 'yellow',
  PATCH: 'yellow',
  DELETE: 'red',
}

/** The colours of a table's cells: of methods by what they do, of parameters, and of what is not a target. */
export const paintOf =
  (style: Style): Paint =>
  (column, text) => {
    if (column === 'method') return style(METHOD_COLORS[text] ?? 'magenta', text)
    if (column === 'path') return text.replace(/[:*][^/]+/g, param => style('cyan', param))
    return column === 'middleware' || text.startsWith('(') ? style('gray', text) : text
  }
