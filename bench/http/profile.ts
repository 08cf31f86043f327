/** Where the time of a request to the example goes, by part of the application. `npm --prefix bench run profile` */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type Profiler, Session } from 'node:inspector/promises'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createApp } from '../../examples/places/app.js'
import { openDatabase } from '../../examples/places/database.js'
import { line } from '../table.js'

const MILLISECONDS = 5_000

/** The first pattern that fits the file of a function tells its part. */
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

for (const path of ['/ping', '/v1/hosts/1']) {
  client.send({ port, milliseconds: MILLISECONDS, path })
  await once(client, 'message')
  await session.post('Profiler.start')
  client.send({ port, milliseconds: MILLISECONDS, path })
  const [rate] = await once(client, 'message')
  const { profile } = await session.post('Profiler.stop')
  const times = shares(profile)
  const all = [...times.values()].reduce((sum, time) => sum + time, 0)
  console.log(`\n### GET ${path}, ${rate.toFixed(0)} requests a second under the profiler\n`)
  line(['part', 'of the time', 'us a request'])
  line(['---', '---', '---'])
  for (const [part, time] of [...times].sort(([, left], [, right]) => right - left)) {
    line([part, `${((100 * time) / all).toFixed(1)} %`, (time / (rate * (MILLISECONDS / 1_000))).toFixed(1)])
  }
}
process.exit()
