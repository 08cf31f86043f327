import { medianWithInterval } from '../matching/measure.js'

/** A new order each time, so that none always comes first or follows the same one. */
export const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map(item => [Math.random(), item] as const)
    .sort(([left], [right]) => left - right)
    .map(([, item]) => item)

/** The median of the figures of several starts, with its 95 % interval. */
export const shown = (figures: readonly number[]): string => {
  const [middle, from, to] = medianWithInterval(figures)
  return `${middle.toFixed(2)} (${from.toFixed(2)} to ${to.toFixed(2)})`
}

/**
 * What one has beyond the other, and who is ahead: told by the interval alone. `even` is the figure of two that are alike.
 */
export const compared = (figures: readonly number[], even = 0): [figure: string, verdict: string] => {
  const [, from, to] = medianWithInterval(figures)
  return [shown(figures), from > even ? 'ahead' : to < even ? 'behind' : 'level']
}
