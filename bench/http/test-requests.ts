/**
 * What a request of a test costs: `fetchFrom` beside light-my-request, supertest, and `fetch` to a server of the test's own.
 *
 * `npm --prefix bench run test-requests [-- --rounds=<number>]`
 */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { cpus, loadavg } from 'node:os'
import Koa from 'koa'
import inject from 'light-my-request'
import request from 'supertest'
import { fetchFrom } from '../../dist/testing.js'
import { median } from '../matching/measure.js'
import { line } from '../table.js'
import { compared, shuffled } from './compared.js'

const REQUESTS = 50
/** Rounds that are not counted. */
const WARM_UP = 10
const given = process.argv.find(each => each.startsWith('--rounds='))?.slice('--rounds='.length)
const rounds = Number(given ?? 60)

const app = new Koa().use(async ctx => {
  if (ctx.method === 'GET') {
    ctx.body = { id: '5', name: 'Lighthouse' }
    return
  }
  const parts: Buffer[] = []
  for await (const part of ctx.req) parts.push(part)
  ctx.body = JSON.parse(Buffer.concat(parts).toString())
})
const server = app.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo // a server that listens on a port has one
const ask = fetchFrom(app)
const PLACE = { id: '5', name: 'Lighthouse' }
const headers = { 'Content-Type': 'application/json' }
const body = JSON.stringify(PLACE)

type Ask = (method: 'GET' | 'POST') => Promise<unknown>
const fetching =
  (send: typeof fetch, origin: string): Ask =>
  async method =>
    (await send(`${origin}/places/5`, method === 'GET' ? {} : { method, headers, body })).json()

const clients: Readonly<Record<string, Ask>> = {
  fetchFrom: fetching(ask, 'http://test'),
  'light-my-request': async method =>
    (
      await inject(app.callback(), { method, url: '/places/5', ...(method === 'POST' && { headers, payload: body }) })
    ).json(),
  supertest: async method =>
    (method === 'GET'
      ? await request(app.callback()).get('/places/5')
      : await request(app.callback()).post('/places/5').set(headers).send(body)
    ).body,
  'fetch, own server': fetching(fetch, `http://127.0.0.1:${port}`),
}

const time = async (client: Ask, method: 'GET' | 'POST'): Promise<number> => {
  const start = performance.now()
  for (let each = 0; each < REQUESTS; each++) {
    const answer = await client(method)
    if (JSON.stringify(answer) !== body) throw new Error(`answered ${JSON.stringify(answer)}`)
  }
  return ((performance.now() - start) / REQUESTS) * 1_000
}

const [load = 0] = loadavg()
console.log(
  `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} cores, load ${load.toFixed(1)}.`,
)
for (const method of ['GET', 'POST'] as const) {
  const times = new Map(Object.keys(clients).map(name => [name, [] as number[]]))
  for (let round = -WARM_UP; round < rounds; round++)
    for (const [name, client] of shuffled(Object.entries(clients))) {
      const taken = await time(client, method)
      if (round >= 0) times.get(name)?.push(taken)
    }
  const own = times.get('fetchFrom') ?? []
  console.log(`\n#### ${method}, ${rounds} rounds of ${REQUESTS} requests, in random order\n`)
  line(['client', 'us per request', 'of the time of fetchFrom'])
  line(Array(3).fill('---'))
  for (const [name, all] of times) {
    const ratios = all.map((taken, round) => taken / (own[round] ?? Number.NaN))
    line([name, median(all).toFixed(0), name === 'fetchFrom' ? '1' : (compared(ratios, 1)[0] ?? '')])
  }
}
server.close()
