/**
 * One application that answers in-process. Its parent sends the name of a stream; it answers the requests of the stream and
 * replies with the CPU time of one of them in microseconds, from creating Koa's context to the response on it. Nothing goes
 * over a network.
 */
import compose from 'koa-compose'
import { createApp, streams } from './apps.js'

const HEADERS = { host: '127.0.0.1', accept: '*/*' }
const SOCKET = {}

/** The parts of Node's request and response that Koa uses here, as cheap as possible, so that the router's share is visible. */
class Request {
  readonly method: string
  readonly headers = HEADERS
  readonly socket = SOCKET
  readonly url: string
  constructor(method: string, url: string) {
    this.method = method
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

const app = createApp(process.argv[2] ?? '')
const answer = compose(app.middleware)

const time = async (stream: string): Promise<number> => {
  const requests = streams[stream] ?? []
  const methods = requests.map(([method]) => method)
  // New flat strings, as the HTTP parser creates them.
  const urls = requests.map(([, path]) => Buffer.from(path, 'latin1').toString('latin1'))
  let last = new Response()
  // CPU time, because the machine may be busy with other work.
  const start = process.cpuUsage()
  for (const [each, url] of urls.entries()) {
    last = new Response()
    // The stand-ins have what Koa uses here.
    await answer(app.createContext(new Request(methods[each] as string, url) as never, last as never))
  }
  const { user, system } = process.cpuUsage(start)
  if (last.statusCode !== 200 || last.headers['Content-Length'] !== 'shown'.length)
    throw new Error(`answered by ${JSON.stringify(last)}`)
  return (user + system) / requests.length
}

process.on('message', async (stream: string) => process.send?.(await time(stream)))
process.on('disconnect', () => process.exit())
process.send?.('ready')
