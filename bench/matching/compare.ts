import { createRunner, difference, median, type Runner } from './measure.js'
import { peers } from './peers.js'
import type { Workload } from './workloads.js'

/** Of one peer at one workload. */
export interface Figures {
  readonly name: string
  /** Nanoseconds a match, one number a round; a slow peer is timed in few of them. */
  readonly times: readonly number[]
  readonly slow: boolean
  readonly bytes: number
}
export interface Compared {
  readonly name: string
  readonly figures: readonly Figures[]
  /** In words, of each peer that takes no part. */
  readonly refused: readonly string[]
}

/** Requests not counted: generated functions are big, and it takes a million of them until the last is optimised. */
const WARM_UP = 1_000_000
/** A slow peer is timed in every so manieth round. */
const SELDOM = 20

export const compare = (workload: Workload, names: readonly string[], rounds: number): Compared => {
  const chosen = peers.filter(({ name }) => names.includes(name))
  const ours = peers.find(({ name }) => name === 'signalbox') as (typeof peers)[number]
  const reference = ours.build(workload.table)
  const runners: Runner[] = []
  const refused: string[] = []
  for (const peer of chosen) {
    if (peer.slow && workload.table.length > 1_000) continue
    try {
      const look = peer === ours ? reference : peer.build(workload.table)
      const wrong = difference(peer, look, reference, workload)
      if (wrong) refused.push(`${peer.name} differs: ${wrong}`)
      else runners.push(createRunner(peer, look, workload))
    } catch (error) {
      refused.push(`${peer.name} refuses the table: ${(error as Error).message.split('\n')[0]}`)
    }
  }
  const warmUp = WARM_UP / workload.requests.length
  for (let round = -warmUp; round < rounds; round++) {
    // Another one first each round, so that none always follows the same one.
    for (let each = 0; each < runners.length; each++) {
      const runner = runners[(each + round + warmUp) % runners.length] as Runner
      if (runner.peer.slow && round % SELDOM) continue
      runner.time()
      if (round < 0 && !runner.peer.slow) runner.times.length = 0
    }
  }
  const figures = runners.map(({ peer, times, bytes }) => {
    const grown = median(Array.from({ length: peer.slow ? 1 : 5 }, bytes))
    return { name: peer.name, times, slow: peer.slow ?? false, bytes: grown }
  })
  return { name: workload.name, figures, refused }
}
