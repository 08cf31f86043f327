/** `npm --prefix bench run profile`: how the time of a request to the example divides among the parts of the application. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type Profiler, Session } from 'node:inspector/promises'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createApp } from '../../examples/places/app.js'
import { openDatabase } from '../../examples/places/database.js'
import { line } from '../table.js'
import type { Answered, Order } from './client.js'

const MILLISECONDS = 5_000

/** The parts. The first pattern that matches the file of a function decides. */
const PARTS: readonly (readonly [name: string, file: RegExp])[] = [
  ['the database', /@electric-sql|^wasm:/],
  ['signalbox', /\/dist\/index\.(?:js|cjs)$/],
  ['the example', /\/examples\/places\//],
  ['Koa and its packages', /\/node_modules\//],
  ["Node's HTTP server, streams and timers", /^node:/],
]

const partOf = ({ functionName, url }: Profiler.ProfileNode['callFrame']): string | undefined => {
  if (functionName === '(idle)') return undefined
  if (functionName === '(garbage collector)') return 'garbage collection'
  if (functionName.startsWith('wasm-')) return 'the database'
  return PARTS.find(([, file]) => file.test(url))?.[0] ?? 'system calls, the HTTP parser and other native code'
}

const shares = ({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Map<string, number> => {
  const parts = new Map(nodes.map(({ id, callFrame }) => [id, partOf(callFrame)]))
  const times = new Map<string, number>()
  for (const [index, id] of samples.entries()) {
    const part = parts.get(id)
    if (part) times.set(part, (times.get(part) ?? 0) + (timeDeltas[index] ?? 0))
  }
  return times
}

const server = createApp(await openDatabase()).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
const client = fork(fileURLToPath(new URL('client.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] })
const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.setSamplingInterval', { interval: 200 })

/** For each part: microseconds per request, and its share of the time. */
const measured: Map<string, readonly [microseconds: number, share: number]>[] = []
const paths = ['/ping', '/v1/hosts/1']
const ask = async (path: string): Promise<number> => {
  client.send({ port, milliseconds: MILLISECONDS, path } satisfies Order)
  const [{ requests }] = (await once(client, 'message')) as [Answered] // as client.ts sends it
  return requests
}
for (const path of paths) {
  await ask(path)
  await session.post('Profiler.start')
  const requests = await ask(path)
  const { profile } = await session.post('Profiler.stop')
  const times = shares(profile)
  const all = [...times.values()].reduce((sum, time) => sum + time, 0)
  measured.push(new Map([...times].map(([part, time]) => [part, [time / requests, time / all]])))
}
console.log('\n### Where the time of a request goes\n')
line(['part', ...paths.flatMap(path => [`\`${path}\`, us`, 'share'])])
line(Array(1 + 2 * paths.length).fill('---'))
const order = (part: string) => Math.max(...measured.map(times => times.get(part)?.[1] ?? 0))
for (const part of [...new Set(measured.flatMap(times => [...times.keys()]))].sort(
  (one, other) => order(other) - order(one),
)) {
  const cells = measured
    .map(times => times.get(part))
    .map(of => (of ? [of[0].toFixed(1), `${(100 * of[1]).toFixed(1)} %`] : ['', '']))
  line([part, ...cells.flat()])
}
process.exit()
