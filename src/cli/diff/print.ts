/** Prints the changes of routes, by what they mean for callers. */

import { type Change, mergedChanges, SEVERITIES, summaryOf, TITLES } from '../../compare/change.js'
import type { Paint } from '../../route/print.js'
import type { Style } from '../colors.js'

const COLORS = { breaks: 'red', review: 'yellow', safe: 'green' } as const

/** The changes as lines, under a heading for each severity, and their counts at the end. */
export const printChanges = (changes: readonly Change[], since: string, style: Style, paint: Paint): string => {
  if (changes.length === 0) return `No route has changed since ${since}.\n`
  const lines = mergedChanges(changes)
  const tables = new Set(lines.map(({ table }) => table)).size > 1
  const width = (texts: readonly string[]) => Math.max(...texts.map(text => text.length))
  const methods = width(lines.map(({ method }) => method))
  const paths = Math.min(width(lines.map(({ path }) => path)), WIDEST)
  const blocks = SEVERITIES.flatMap(severity => {
    const those = lines.filter(each => each.severity === severity)
    if (those.length === 0) return []
    const printed = those.map(({ method, path, table, text }) => {
      const [shown, where] = [paint('method', method), paint('path', path)]
      const gaps = [methods - method.length, paths - path.length].map(gap => ' '.repeat(Math.max(gap, 0)))
      return `  ${shown}${gaps[0]}  ${where}${gaps[1]}  ${tables ? `(${table}) ` : ''}${text}\n`
    })
    return [`${style('bold', style(COLORS[severity], TITLES[severity]))}\n${printed.join('')}`]
  })
  return `${blocks.join('\n')}\nSince ${since}: ${summaryOf(lines)}\n`
}

/** A longer path moves only its own line. */
const WIDEST = 48
