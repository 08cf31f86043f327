import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { median } from '../matching/measure.js'
import { line } from '../table.js'
import { names } from './apps.js'

const start = (file: string, argument = ''): ChildProcess =>
  fork(fileURLToPath(new URL(file, import.meta.url)), [argument], { execArgv: ['--import', 'tsx'] })

/** Microseconds of the processor. */
const used = async (server: ChildProcess): Promise<number> => {
  server.send('used')
  const [{ user, system }] = await once(server, 'message')
  return user + system
}

/** Requests a second of each application in a process of its own, one after the other in every round. */
export const loopback = async (rounds: number, milliseconds: number): Promise<void> => {
  const client = start('client.ts')
  const servers: { name: string; child: ChildProcess; port: number; rates: number[]; costs: number[] }[] = []
  try {
    for (const name of names) {
      const child = start('server.ts', name)
      const [port] = await once(child, 'message')
      servers.push({ name, child, port, rates: [], costs: [] })
    }
    const warmUp = 4
    for (let round = -warmUp; round < rounds; round++) {
      for (let each = 0; each < servers.length; each++) {
        const server = servers[(each + round + warmUp) % servers.length] as (typeof servers)[number]
        const before = await used(server.child)
        client.send({ port: server.port, milliseconds })
        const [rate] = await once(client, 'message')
        if (round < 0) continue
        server.rates.push(rate)
        server.costs.push(((await used(server.child)) - before) / ((rate * milliseconds) / 1_000))
      }
    }
  } finally {
    client.kill()
    for (const { child } of servers) child.kill()
  }
  const [bare] = servers
  // Of the same round, so that a slow spell of the machine falls on both.
  const ratio = (numbers: readonly number[], to: readonly number[] = []): string =>
    median(numbers.map((number, round) => number / (to[round] ?? Number.NaN))).toFixed(2)
  console.log(`\n### Over loopback, ${rounds} rounds of ${milliseconds} ms each\n`)
  line(['', 'requests a second', 'of bare Koa', "us of the server's processor a request", "bare Koa's of it"])
  line(['---', '---', '---', '---', '---'])
  for (const { name, rates, costs } of servers) {
    const share = ratio(bare?.costs ?? [], costs)
    line([name, median(rates).toFixed(0), ratio(rates, bare?.rates), median(costs).toFixed(1), share])
  }
}
