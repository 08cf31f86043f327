import type { Found, Peer } from './peers.js'
import type { Workload } from './workloads.js'

type Look = ReturnType<Peer['build']>

/** A new flat string for every request, without a hash and not interned, as an HTTP parser hands them over. */
export const freshPaths = (workload: Workload): string[] =>
  workload.requests.map(([, path]) => Buffer.from(path, 'latin1').toString('latin1'))

const entriesOf = (found: Found): string =>
  // Peers call a glob's value `*`; the tables call it `path`.
  JSON.stringify([
    found.value,
    Object.entries(found.params)
      .map(([name, value]) => `${name.replace('*', 'path')}=${value}`)
      .sort(),
  ])
const valuesOf = (found: Found): string => JSON.stringify([found.value, Object.values(found.params).sort()])

/** The first request that a peer answers otherwise than our matcher, in words; undefined where all are equal. */
export const difference = (peer: Peer, look: Look, ours: Look, workload: Workload): string | undefined => {
  const shown = peer.positional ? valuesOf : entriesOf
  for (const [method, path] of workload.requests) {
    const [expected, found] = [ours(method, path), look(method, path)]
    if ((expected && shown(expected)) !== (found && shown(found))) {
      return `${method} ${path}: ${found ? shown(found) : 'nothing'} instead of ${expected ? shown(expected) : 'nothing'}`
    }
  }
}

export interface Runner {
  readonly peer: Peer
  /** Nanoseconds a match, one number a round. */
  readonly times: number[]
  readonly time: () => void
  readonly bytes: () => number
}

export const createRunner = (peer: Peer, look: Look, workload: Workload): Runner => {
  const methods = workload.requests.map(([method]) => method)
  const count = methods.length
  const kept = new Array(1024).fill(undefined)
  // A loop of its own for each peer, or the calls of all would share one site; `kept` keeps results from being optimised away.
  const loop = new Function(
    'look, methods, paths, kept',
    `for (let i = 0; i < paths.length; i++) kept[i & 1023] = look(methods[i], paths[i]) // ${peer.name}, ${workload.name}`,
  )
  const times: number[] = []
  return {
    peer,
    times,
    time: () => {
      const paths = freshPaths(workload)
      const start = process.hrtime.bigint()
      loop(look, methods, paths, kept)
      times.push(Number(process.hrtime.bigint() - start) / count)
    },
    bytes: () => {
      const paths = freshPaths(workload)
      globalThis.gc?.()
      const before = process.memoryUsage().heapUsed
      loop(look, methods, paths, kept)
      return (process.memoryUsage().heapUsed - before) / count
    },
  }
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)
export const quantile = (numbers: readonly number[], part: number): number =>
  [...numbers].sort((left, right) => left - right)[Math.floor((numbers.length - 1) * part)] ?? Number.NaN

/**
 * The median with the ends of its 95 % interval: the order statistics that a sign test does not refuse. It supposes nothing
 * of how the numbers are spread, only that they are of independent rounds.
 */
export const medianWithInterval = (numbers: readonly number[]): [median: number, from: number, to: number] => {
  const sorted = [...numbers].sort((left, right) => left - right)
  const count = sorted.length
  const below = Math.max(0, Math.floor((count - 1.96 * Math.sqrt(count)) / 2))
  return [median(sorted), sorted[below] ?? Number.NaN, sorted[count - 1 - below] ?? Number.NaN]
}
