import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { median } from '../matching/measure.js'
import { line } from '../table.js'
import { names } from './apps.js'

const start = (file: string, argument = ''): ChildProcess =>
  fork(fileURLToPath(new URL(file, import.meta.url)), [argument], { execArgv: ['--import', 'tsx'] })

/** Requests a second of each application in a process of its own, one after the other in every round. */
export const loopback = async (rounds: number, milliseconds: number): Promise<void> => {
  const client = start('client.ts')
  const servers: { name: string; child: ChildProcess; port: number; rates: number[] }[] = []
  try {
    for (const name of names) {
      const child = start('server.ts', name)
      const [port] = await once(child, 'message')
      servers.push({ name, child, port, rates: [] })
    }
    const warmUp = 4
    for (let round = -warmUp; round < rounds; round++) {
      for (let each = 0; each < servers.length; each++) {
        const server = servers[(each + round + warmUp) % servers.length] as (typeof servers)[number]
        client.send({ port: server.port, milliseconds })
        const [rate] = await once(client, 'message')
        if (round >= 0) server.rates.push(rate)
      }
    }
  } finally {
    client.kill()
    for (const { child } of servers) child.kill()
  }
  const bare = servers[0]?.rates ?? []
  console.log(`\n### Over loopback, ${rounds} rounds of ${milliseconds} ms each\n`)
  line(['', 'requests a second', 'of bare Koa', 'quartiles'])
  line(['---', '---', '---', '---'])
  for (const { name, rates } of servers) {
    const ratios = rates.map((rate, round) => rate / (bare[round] ?? Number.NaN)).sort((left, right) => left - right)
    const at = (part: number) => (ratios[Math.floor((ratios.length - 1) * part)] ?? Number.NaN).toFixed(2)
    line([name, median(rates).toFixed(0), at(0.5), `${at(0.25)} to ${at(0.75)}`])
  }
}
