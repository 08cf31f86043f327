/**
 * One application that answers in-process: told the name of a stream by its parent, it answers the requests of that and tells
 * what one of them took, in microseconds of the processor, from Koa's context to the answer on it. Nothing is sent.
 */
import compose from 'koa-compose'
import { createApp, streams } from './apps.js'

const HEADERS = { host: '127.0.0.1', accept: '*/*' }
const SOCKET = {}

/** As much of Node's request and response as Koa touches here, as cheap as can be: theirs would hide what is measured. */
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
  // New flat strings, as the HTTP parser hands over.
  const urls = requests.map(([, path]) => Buffer.from(path, 'latin1').toString('latin1'))
  let last = new Response()
  // Of the processor, as the machine may be busy with other work.
  const start = process.cpuUsage()
  for (const [each, url] of urls.entries()) {
    last = new Response()
    // The stand-ins have what Koa touches here.
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
