/**
 * Builds the matcher of one peer for one table, in a process of its own. Prints the milliseconds of the first and of a later
 * build, and the heap bytes per route, after the build and after some requests.
 */
import { setTimeout } from 'node:timers/promises'
import { freshPaths, median } from './measure.js'
import { peers } from './peers.js'
import { workloads } from './workloads.js'

const [peerName, workloadName] = process.argv.slice(2)
const peer = peers.find(({ name }) => name === peerName) as (typeof peers)[number]
const workload = workloads.find(({ name }) => name === workloadName) as (typeof workloads)[number]

const memoryInUse = (): number => {
  for (let each = 0; each < 4; each++) globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
const timed = (): [match: ReturnType<typeof peer.build>, milliseconds: number] => {
  const start = performance.now()
  const match = peer.build(workload.table)
  // The first match is part of the build, because some peers put work off until then.
  match('GET', '/')
  return [match, performance.now() - start]
}

// Memory that loading the modules has used, such as buffers of a megabyte, is freed a little later.
await setTimeout(200)
const before = memoryInUse()
const [match, first] = timed()
const bytes = () => (memoryInUse() - before) / workload.table.length
const built = bytes()
// Requests also leave memory behind: compiled functions, and what the engine has learned about them.
const paths = freshPaths(workload)
for (const [index, path] of paths.entries()) match(workload.requests[index]?.[0] ?? '', path)
paths.length = 0
const used = bytes()
const later = median(Array.from({ length: 15 }, () => timed()[1]))
// Keeps the matcher reachable while its memory is measured.
match('GET', '/')
console.log(JSON.stringify([first, later, built, used]))
