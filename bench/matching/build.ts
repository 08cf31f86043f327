/**
 * One peer, one table, in a process of its own: milliseconds of the first build and of a later one, and heap bytes a
 * route, once built and after some requests.
 */
import { setTimeout } from 'node:timers/promises'
import { freshPaths, median } from './measure.js'
import { peers } from './peers.js'
import { workloads } from './workloads.js'

const [peerName, workloadName] = process.argv.slice(2)
const peer = peers.find(({ name }) => name === peerName) as (typeof peers)[number]
const workload = workloads.find(({ name }) => name === workloadName) as (typeof workloads)[number]

const held = (): number => {
  for (let each = 0; each < 4; each++) globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
const timed = (): [look: ReturnType<typeof peer.build>, milliseconds: number] => {
  const start = performance.now()
  const look = peer.build(workload.table)
  // The first answer belongs to it: some put work off until then.
  look('GET', '/')
  return [look, performance.now() - start]
}

// What the loading of modules has left is let go of a little later, buffers of a megabyte among it.
await setTimeout(200)
const before = held()
const [look, first] = timed()
const bytes = () => (held() - before) / workload.table.length
const built = bytes()
// What requests leave behind, compiled functions and what is known about them, is memory too.
const paths = freshPaths(workload)
for (const [index, path] of paths.entries()) look(workload.requests[index]?.[0] ?? '', path)
paths.length = 0
const used = bytes()
const later = median(Array.from({ length: 15 }, () => timed()[1]))
// Still reachable while it was weighed.
look('GET', '/')
console.log(JSON.stringify([first, later, built, used]))
