import compose from 'koa-compose'
import { median } from '../matching/measure.js'
import { line } from '../table.js'
import { createApp, names, pathOf } from './apps.js'
import { compared, shown } from './compared.js'

const REQUESTS = 4_000
const HEADERS = { host: '127.0.0.1', accept: '*/*' }
const SOCKET = {}

/** As much of Node's request and response as Koa touches here, as cheap as can be: theirs would hide what is measured. */
class Request {
  readonly method = 'GET'
  readonly headers = HEADERS
  readonly socket = SOCKET
  readonly url: string
  constructor(url: string) {
    this.url = url
  }
}

class Response {
  statusCode = 404
  statusMessage = ''
  readonly headersSent = false
  readonly headers: Record<string, unknown> = {}
  setHeader(name: string, value: unknown) {
    this.headers[name] = value
  }
  getHeader(name: string) {
    return this.headers[name]
  }
  hasHeader(name: string) {
    return this.headers[name] !== undefined
  }
  removeHeader(name: string) {
    this.headers[name] = undefined
  }
}

/** Microseconds of the processor a request, from Koa's context to the answer on it; nothing is sent. */
const createRunner = (name: string) => {
  const app = createApp(name)
  const answer = compose(app.middleware)
  // A loop of its own for each, or the calls of all would share one site.
  const loop: (...all: unknown[]) => Promise<Response> = new Function(
    'app, answer, urls, Request, Response',
    `return (async () => {
      let res
      for (const url of urls) await answer(app.createContext(new Request(url), res = new Response())) // ${name}
      return res
    })()`,
  ) as never
  const times: number[] = []
  return {
    name,
    times,
    time: async () => {
      // New flat strings, as the HTTP parser hands over.
      const urls = Array.from({ length: REQUESTS }, (_, id) => Buffer.from(pathOf(id), 'latin1').toString('latin1'))
      // Of the processor, as the machine may be busy with other work.
      const start = process.cpuUsage()
      const last = await loop(app, answer, urls, Request, Response)
      const { user, system } = process.cpuUsage(start)
      times.push((user + system) / REQUESTS)
      if (last.statusCode !== 200 || last.headers['Content-Length'] !== 'shown'.length)
        throw new Error(`${name} answers by ${JSON.stringify(last)}`)
    },
  }
}

export const inProcess = async (rounds: number): Promise<void> => {
  const runners = names.map(createRunner)
  const warmUp = 30
  for (let round = -warmUp; round < rounds; round++) {
    for (let each = 0; each < runners.length; each++) {
      const runner = runners[(each + round + warmUp) % runners.length] as (typeof runners)[number]
      await runner.time()
      if (round < 0) runner.times.length = 0
    }
  }
  const bare = runners[0]?.times ?? []
  const own = runners[1]?.times ?? []
  // Of the same round, so that a slow spell of the machine falls on both.
  const above = (times: readonly number[], others: readonly number[]) =>
    times.map((time, round) => time - (others[round] ?? Number.NaN))
  console.log(`\n#### In-process, ${rounds} rounds of ${REQUESTS} requests\n`)
  line([
    '',
    'us a request',
    'above bare Koa (95 %)',
    'in the fastest quarter of the rounds',
    'above signalbox (95 %)',
    'signalbox is',
  ])
  line(Array(6).fill('---'))
  for (const { name, times } of runners) {
    line([
      name,
      median(times).toFixed(2),
      times === bare ? '0.00' : shown(above(times, bare)),
      (quarter(times) - quarter(bare)).toFixed(2),
      ...(times === own ? ['', ''] : compared(above(times, own))),
    ])
  }
}

const quarter = (times: readonly number[]): number =>
  median([...times].sort((left, right) => left - right).slice(0, Math.ceil(times.length / 4)))
