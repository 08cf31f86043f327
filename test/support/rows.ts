/** Writes rejected programs as rows: what is written, and what is wrong. */
import type { Rejected } from '../cases/rejected.js'

/** The call with the mistake, as messages name it: the last one that begins before the mark. */
export const callIn = (source: string): string => {
  const mark = source.indexOf('«')
  const calls = [...source.matchAll(/\b(match\(\[[^\]]*\], |\w+\()(?:«?('[^']*'))?/g)].filter(
    ({ index }) => index < mark,
  )
  const [, start = '', text] = calls.at(-1) ?? []
  return text === undefined ? start.replace(/\(.*/, '') : `${start}${text})`
}

/** A chain that is refused, from the first call on `r`, with the message behind the name of the call. */
export const refused = (chain: string, problem: string, more: Partial<Rejected> = {}): Rejected => ({
  title: chain,
  source: `r => r.${chain}`,
  message: `${callIn(chain)}: ${problem}`,
  ...more,
})
