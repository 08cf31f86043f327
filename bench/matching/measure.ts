import type { Found, Peer } from './peers.js'
import type { Workload } from './workloads.js'

type MatchFunction = ReturnType<Peer['build']>

/** A new flat string for each request, without a hash and not interned, as an HTTP parser creates it. */
export const freshPaths = (workload: Workload): string[] =>
  workload.requests.map(([, path]) => Buffer.from(path, 'latin1').toString('latin1'))

const entriesOf = (found: Found): string =>
  // Peers name the value of a wildcard `*`; the tables name it `path`.
  JSON.stringify([
    found.value,
    Object.entries(found.params)
      .map(([name, value]) => `${name.replace('*', 'path')}=${value}`)
      .sort(),
  ])
const valuesOf = (found: Found): string => JSON.stringify([found.value, Object.values(found.params).sort()])

/** Describes the first request for which a peer finds another match than our matcher. Undefined if all are equal. */
export const difference = (
  peer: Peer,
  match: MatchFunction,
  ours: MatchFunction,
  workload: Workload,
): string | undefined => {
  const shown = peer.positional ? valuesOf : entriesOf
  for (const [method, path] of workload.requests) {
    const [expected, found] = [ours(method, path), match(method, path)]
    if ((expected && shown(expected)) !== (found && shown(found))) {
      return `${method} ${path}: ${found ? shown(found) : 'nothing'} instead of ${expected ? shown(expected) : 'nothing'}`
    }
  }
}

export interface Runner {
  readonly peer: Peer
  /** Nanoseconds per match, one number for each round. */
  readonly times: number[]
  readonly time: () => void
  readonly bytes: () => number
}

export const createRunner = (peer: Peer, match: MatchFunction, workload: Workload): Runner => {
  const methods = workload.requests.map(([method]) => method)
  const count = methods.length
  const kept = new Array(1024).fill(undefined)
  // Each peer has a loop of its own; otherwise the calls of all peers would share one call site. `kept` keeps the results from
  // being optimized away.
  const loop = new Function(
    'match, methods, paths, kept',
    `for (let i = 0; i < paths.length; i++) kept[i & 1023] = match(methods[i], paths[i]) // ${peer.name}, ${workload.name}`,
  )
  const times: number[] = []
  return {
    peer,
    times,
    time: () => {
      const paths = freshPaths(workload)
      const start = process.hrtime.bigint()
      loop(match, methods, paths, kept)
      times.push(Number(process.hrtime.bigint() - start) / count)
    },
    bytes: () => {
      const paths = freshPaths(workload)
      globalThis.gc?.()
      const before = process.memoryUsage().heapUsed
      loop(match, methods, paths, kept)
      return (process.memoryUsage().heapUsed - before) / count
    },
  }
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)
export const quantile = (numbers: readonly number[], part: number): number =>
  [...numbers].sort((left, right) => left - right)[Math.floor((numbers.length - 1) * part)] ?? Number.NaN

/**
 * The median with its 95 % confidence interval: the order statistics that a sign test does not reject. It assumes nothing
 * about the distribution, only that the numbers are independent.
 */
export const medianWithInterval = (numbers: readonly number[]): [median: number, from: number, to: number] => {
  const sorted = [...numbers].sort((left, right) => left - right)
  const count = sorted.length
  const below = Math.max(0, Math.floor((count - 1.96 * Math.sqrt(count)) / 2))
  return [median(sorted), sorted[below] ?? Number.NaN, sorted[count - 1 - below] ?? Number.NaN]
}
