import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { median } from '../matching/measure.js'
import { line } from '../table.js'
import type { Answered, Order } from './client.js'
import { compared, shown, shuffled } from './compared.js'
import { startChild } from './start-child.js'

/** The CPU time of a process so far, in microseconds. */
const used = async (server: ChildProcess): Promise<number> => {
  server.send('used')
  const [{ user, system }] = await once(server, 'message')
  return user + system
}

/** One application, by round: requests per second, and CPU time of the server per request in microseconds. */
interface Figures {
  readonly rates: number[]
  readonly costs: number[]
}

/** Starts each application in a process of its own, and sends each the same number of requests in every round. */
const oneStart = async (
  names: readonly string[],
  stream: string,
  rounds: number,
  requests: number,
): Promise<Figures[]> => {
  const client = startChild('client.ts')
  const children = names.map(name => startChild('server.ts', name, stream))
  try {
    const servers = await Promise.all(
      children.map(async child => {
        const [port]: number[] = await once(child, 'message')
        return { child, port: port as number, rates: [] as number[], costs: [] as number[] }
      }),
    )
    for (let round = -WARM_UP; round < rounds; round++) {
      for (const { child, port, rates, costs } of shuffled(servers)) {
        const before = await used(child)
        const order: Order = { port, stream, requests: round < 0 ? 4 * requests : requests }
        client.send(order)
        const [{ seconds }] = (await once(client, 'message')) as [Answered] // as client.ts sends it
        const cost = (await used(child)) - before
        if (round < 0) continue
        rates.push(requests / seconds)
        costs.push(cost / requests)
      }
    }
    return servers
  } finally {
    for (const child of [client, ...children]) child.kill('SIGKILL') // Elysia's adapter waits for connections after other signals
  }
}

/** Rounds that are not counted, with four times the requests, until the code for every application and route is optimized. */
const WARM_UP = 25

/**
 * Compares figures of the same round. Rounds are short, so that a slow moment of the machine affects all applications. Two
 * processes of the same application differ in speed by a few per cent for as long as they run, so the interval is that of the
 * medians of several starts, not of rounds.
 */
export const loopback = async (
  names: readonly string[],
  stream: string,
  starts: number,
  rounds: number,
  requests: number,
): Promise<void> => {
  const all: Figures[][] = []
  for (let each = 0; each < starts; each++) all.push(await oneStart(names, stream, rounds, requests))
  /** For each start, the median of a value that is computed from the figures of one round. */
  const medians = (of: (figures: readonly Figures[], round: number) => number): number[] =>
    all.map(figures => median(Array.from({ length: rounds }, (_, round) => of(figures, round))))

  console.log(`\n#### Over loopback, ${stream}, ${starts} starts, ${rounds} rounds of ${requests} requests in each\n`)
  line([
    'application',
    'CPU of the server, us per request',
    'CPU, bare Koa / this',
    'CPU, signalbox / this',
    'CPU, more than signalbox, us',
    'signalbox is',
    'requests per second',
    'requests, this / bare Koa',
    'requests, signalbox / this',
    'signalbox is',
  ])
  line(Array(10).fill('---'))
  const own = names.indexOf('signalbox')
  for (const [each, name] of names.entries()) {
    const cost = (figures: readonly Figures[], round: number, which = each) =>
      figures[which]?.costs[round] ?? Number.NaN
    const rate = (figures: readonly Figures[], round: number, which = each) =>
      figures[which]?.rates[round] ?? Number.NaN
    const more = medians((...at) => cost(...at) - cost(...at, own))
    const faster = medians((...at) => rate(...at, own) / rate(...at))
    line([
      name,
      median(medians(cost)).toFixed(2),
      each === 0 ? '1.00' : shown(medians((...at) => cost(...at, 0) / cost(...at))),
      each === own ? '' : shown(medians((...at) => cost(...at, own) / cost(...at))),
      ...(each === own ? ['', ''] : compared(more)),
      median(medians(rate)).toFixed(0),
      each === 0 ? '1.00' : shown(medians((...at) => rate(...at) / rate(...at, 0))),
      ...(each === own ? ['', ''] : compared(faster, 1)),
    ])
  }
}
