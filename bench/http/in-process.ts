import compose from 'koa-compose'
import { median } from '../matching/measure.js'
import { line } from '../table.js'
import { createApp, names, pathOf } from './apps.js'
import { compared, shown, shuffled } from './compared.js'

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

/** By application, in the order of `names`: microseconds a request, one number a round. */
export type Times = readonly (readonly number[])[]

const WARM_UP = 30

/** One process. Who is made first, and whose round it is, is drawn: both make a difference. */
export const oneStart = async (rounds: number): Promise<Times> => {
  const runners = shuffled(names).map(createRunner)
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const runner of shuffled(runners)) {
      await runner.time()
      if (round < 0) runner.times.length = 0
    }
  }
  return names.map(name => runners.find(runner => runner.name === name)?.times ?? [])
}

export const printStarts = (starts: readonly Times[]): void => {
  const rounds = starts[0]?.[0]?.length
  console.log(`\n#### In-process, ${starts.length} processes, ${rounds} rounds of ${REQUESTS} requests in each\n`)
  line(['', 'us a request', 'above bare Koa', 'the quickest process', 'above signalbox', 'signalbox is'])
  line(Array(6).fill('---'))
  const own = names.indexOf('signalbox')
  for (const [each, name] of names.entries()) {
    /** Of each process, the median of what one has above another in the same round. */
    const above = (other: number) =>
      starts.map(times =>
        median((times[each] ?? []).map((time, round) => time - (times[other]?.[round] ?? Number.NaN))),
      )
    line([
      name,
      median(starts.map(times => median(times[each] ?? []))).toFixed(2),
      each === 0 ? '0.00' : shown(above(0)),
      Math.min(...above(0)).toFixed(2),
      ...(each === own ? ['', ''] : compared(above(own))),
    ])
  }
}
