/** Colours for terminals. */

import { styleText } from 'node:util'
import type { Paint } from '../route/print.js'
import { escapeColons, parseSegment } from '../text/segments.js'

type Color = 'green' | 'yellow' | 'red' | 'cyan' | 'gray' | 'magenta' | 'bold'

/** Wraps a text in the escape codes of a colour, or returns it unchanged if the output has no colours. */
export type Style = (color: Color, text: string) => string

/**
 * Leaves the variable that decides about colours: an empty `NO_COLOR` counts as none, and `FORCE_COLOR` decides where it is set. Node
 * warns of two variables as soon as any package asks it for colours.
 *
 * @see https://no-color.org
 */
export const settleColors = (env: NodeJS.ProcessEnv): void => {
  for (const name of ['NO_COLOR', 'NODE_DISABLE_COLORS'])
    if (env[name] === '' || env.FORCE_COLOR !== undefined) delete env[name]
}

/**
 * Whether to print colours to a stream. If `FORCE_COLOR` is set, it decides. Otherwise the stream must be a terminal
 * with colours: `hasColors` respects `NO_COLOR`, `NODE_DISABLE_COLORS` and `TERM`.
 *
 * @see https://nodejs.org/api/tty.html#writestreamgetcolordepthenv
 */
export const wantsColor = (stream: Partial<NodeJS.WriteStream>, env: NodeJS.ProcessEnv): boolean =>
  env.FORCE_COLOR === undefined
    ? stream.isTTY === true && stream.hasColors?.(env) === true
    : !['0', 'false'].includes(env.FORCE_COLOR)

/** The `Style` of an output with colours, or of one without. */
export const styleOf = (colored: boolean): Style =>
  colored
    ? (color, text) => (text === '' ? '' : styleText(color, text, { validateStream: false })) // see `wantsColor`
    : (_color, text) => text

const METHOD_COLORS: Readonly<Record<string, Color>> = {
  GET: 'green',
  POST: 'yellow',
  PUT: 'yellow',
  PATCH: 'yellow',
  DELETE: 'red',
}

const paintParams = (style: Style, path: string): string =>
  path.replace(/[^/]+/g, segment => {
    const { kind, prefix, name, suffix } = parseSegment(segment)
    if (kind === 'literal') return segment
    const param = style('cyan', `${kind === 'wildcard' ? '*' : ':'}${name}`)
    const [, valueKind = '', rest = ''] = /^(<\w+>)?(.*)$/s.exec(suffix) ?? []
    return `${escapeColons(prefix)}${param}${valueKind && style('gray', valueKind)}${escapeColons(rest)}`
  })

/** Colours the cells of a printed route table: each method, the parameters of a path, and middlewares. */
export const paintOf =
  (style: Style): Paint =>
  (column, text) => {
    if (column === 'method') return text.replace(/[^|]+/g, method => style(METHOD_COLORS[method] ?? 'magenta', method))
    if (column === 'path') return paintParams(style, text)
    return column === 'kinds' || column === 'middleware' || text.startsWith('(') ? style('gray', text) : text
  }
