import { createRunner, difference, median, type Runner } from './measure.js'
import { peers } from './peers.js'
import type { Workload } from './workloads.js'

/** The figures of one peer in one workload. */
export interface Figures {
  readonly name: string
  /** Nanoseconds per match, one number for each round. A slow peer is timed in few rounds. */
  readonly times: readonly number[]
  readonly slow: boolean
  readonly bytes: number
}
export interface Compared {
  readonly name: string
  readonly figures: readonly Figures[]
  /** Why a peer is not timed, as text. */
  readonly excluded: readonly string[]
}

/** Requests that are not timed. Generated functions are large, and it takes a million requests until the last is optimized. */
const WARM_UP = 1_000_000
/** A slow peer is timed in every 20th round. */
const SLOW_INTERVAL = 20

export const compare = (workload: Workload, names: readonly string[], rounds: number): Compared => {
  const chosen = peers.filter(({ name }) => names.includes(name))
  const ours = peers.find(({ name }) => name === 'signalbox') as (typeof peers)[number]
  const reference = ours.build(workload.table)
  const runners: Runner[] = []
  const excluded: string[] = []
  for (const peer of chosen) {
    if (peer.slow && workload.table.length > 1_000) continue
    try {
      const match = peer === ours ? reference : peer.build(workload.table)
      const wrong = difference(peer, match, reference, workload)
      if (wrong) excluded.push(`${peer.name} differs: ${wrong}`)
      else runners.push(createRunner(peer, match, workload))
    } catch (error) {
      excluded.push(`${peer.name} does not take the table: ${(error as Error).message.split('\n')[0]}`)
    }
  }
  const warmUp = WARM_UP / workload.requests.length
  for (let round = -warmUp; round < rounds; round++) {
    // Each round starts with another peer, so that no peer always runs after the same one.
    for (let each = 0; each < runners.length; each++) {
      const runner = runners[(each + round + warmUp) % runners.length] as Runner
      if (runner.peer.slow && round % SLOW_INTERVAL) continue
      runner.time()
      if (round < 0 && !runner.peer.slow) runner.times.length = 0
    }
  }
  const figures = runners.map(({ peer, times, bytes }) => {
    const grown = median(Array.from({ length: peer.slow ? 1 : 5 }, bytes))
    return { name: peer.name, times, slow: peer.slow ?? false, bytes: grown }
  })
  return { name: workload.name, figures, excluded }
}
