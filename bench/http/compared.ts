import { medianWithInterval } from '../matching/measure.js'

/** A random order, so that none always comes first or follows the same one. */
export const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map(item => [Math.random(), item] as const)
    .sort(([left], [right]) => left - right)
    .map(([, item]) => item)

/** The median of the figures of several starts, with its 95 % confidence interval. */
export const shown = (figures: readonly number[]): string => {
  const [middle, from, to] = medianWithInterval(figures)
  return `${middle.toFixed(2)} (${from.toFixed(2)} to ${to.toFixed(2)})`
}

/**
 * The median difference or ratio of two applications, and which one is ahead. Only the interval decides that. `even` is the
 * figure of two equal applications.
 */
export const compared = (figures: readonly number[], even = 0): [figure: string, verdict: string] => {
  const [, from, to] = medianWithInterval(figures)
  return [shown(figures), from > even ? 'ahead' : to < even ? 'behind' : 'level']
}
