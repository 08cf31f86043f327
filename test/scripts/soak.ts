/**
 * Sends a million requests to the example's routes over loopback, within two minutes. One action in ten throws, and some
 * clients disconnect before they have read the responses. The run fails if the heap has grown. The database is a stub.
 *
 *   npm run test:soak
 *   REQUESTS=100000 SECONDS=20 npm run test:soak
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { bodyParser } from '@koa/bodyparser'
import Koa from 'koa'
import { createRouter, problemDetails } from 'signalbox'
import { routes } from '../../examples/places/routes.js'

const REQUESTS = Number(process.env.REQUESTS ?? 1_000_000)
const SECONDS = Math.min(Number(process.env.SECONDS ?? 115), 115)
const CONNECTIONS = 8
const PIPELINED = 24
/** One client in this many batches disconnects. */
const BATCHES_PER_DISCONNECT = 50
/** How much the heap may grow from the first tenth of the requests to the last, in bytes. */
const ALLOWED_GROWTH = 1_500_000

const PLACE = '/v1/host/places/5ea0f00d-0000-4000-8000-000000000001'
const REQUEST_LINES = [
  'GET /ping',
  'GET /health',
  'GET /v1/hosts',
  'GET /v1/hosts/5',
  'GET /v1/hosts/none',
  'HEAD /v1/hosts/5',
  'GET /v1/user',
  'GET /v1/host/places',
  'GET /v1/host/places/search?q=quay',
  `GET ${PLACE}`,
  `GET ${PLACE}/preview`,
  `GET ${PLACE}/rooms/9007199254740993`,
  `GET ${PLACE}/rooms/5/bookings`,
  `DELETE ${PLACE}/rooms/5/bookings/6`,
  `POST ${PLACE}/rooms`,
  `OPTIONS ${PLACE}`,
  `PUT ${PLACE}/rooms/5`,
  'PROPFIND /v1/hosts',
  'GET /nowhere/at/all',
  'GET /v1/hosts/%zz',
  'GET /v1/hosts/%31/',
]

/** Sends batches on one connection, and opens a new one after it has disconnected. */
const sendOn = async (port: number): Promise<void> => {
  const body = '{"name":"Loft","beds":2}'
  const fields = `Host: 127.0.0.1\r\nAuthorization: Bearer token\r\n`
  const batch = Array.from({ length: PIPELINED }, (_, index) => {
    const line = REQUEST_LINES[index % REQUEST_LINES.length] as string // the remainder is below the length
    const content = line.startsWith('POST')
      ? `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
      : '\r\n'
    return `${line} HTTP/1.1\r\n${fields}${content}`
  }).join('')
  const open = async (): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  for (let batches = 1; ; batches++) {
    const socket = await open()
    let answered = 0
    while (answered >= 0) {
      socket.write(batch)
      if (batches++ % BATCHES_PER_DISCONNECT === 0) break
      for (answered = 0; answered < PIPELINED; ) {
        const [chunk] = await once(socket, 'data')
        answered += chunk.toString('latin1').split('HTTP/1.1 ').length - 1
      }
    }
    await once(socket, 'data')
    socket.destroy()
  }
}

const serve = async (): Promise<void> => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void

  const rows = [{ id: '5', name: 'Quay', city: 'York', email: 'a@example.com', beds: 2, place_id: '5', room_id: '5' }]
  const result = async () => ({ rows, affectedRows: 1 })
  let actions = 0
  const router = createRouter(routes, {
    instantiate: (Controller, ctx) => {
      if (++actions % 10 === 0) throw new Error('one in ten')
      return new Controller(ctx)
    },
  })
  let requests = 0
  let errors = 0
  const statuses: Record<number, number> = {}
  const app = new Koa()
  Object.assign(app.context, { database: { sql: result, query: result } })
  app.on('error', () => errors++)
  app.use(async (ctx, next) => {
    requests++
    ctx.res.once('close', () => {
      statuses[ctx.status] = (statuses[ctx.status] ?? 0) + 1
    })
    await next()
  })
  app.use(problemDetails()).use(bodyParser({ enableTypes: ['json'] }))
  app.use(router.routes()).use(router.allowedMethods())
  const server = app.listen(0, '127.0.0.1')
  let connections = 0
  server.on('connection', () => connections++)
  await once(server, 'listening')

  const client = fork(fileURLToPath(import.meta.url), [String((server.address() as AddressInfo).port)]) // a server on a port
  const started = performance.now()
  const heaps: number[] = []
  const seconds = () => (performance.now() - started) / 1_000
  while (requests < REQUESTS && seconds() < SECONDS && client.exitCode === null) {
    await new Promise(resolve => setTimeout(resolve, 50))
    if (requests < ((heaps.length + 1) * REQUESTS) / 10) continue
    collect()
    const { heapUsed, rss } = process.memoryUsage()
    heaps.push(heapUsed)
    const mebibytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1)
    console.log(
      `${requests} requests, ${seconds().toFixed(0)} s: heap ${mebibytes(heapUsed)} MiB, rss ${mebibytes(rss)}`,
    )
  }
  client.kill()
  server.close()
  server.closeAllConnections()

  console.log(
    `${errors} errors, ${connections - CONNECTIONS} disconnects, responses by status ${JSON.stringify(statuses)}`,
  )
  const growth = (heaps.at(-1) ?? 0) - (heaps[0] ?? 0)
  console.log(`heap growth from the first tenth to the last: ${(growth / 1_024).toFixed(0)} KiB`)
  const complete = requests >= REQUESTS && heaps.length >= 2
  if (!complete) console.log(`only ${requests} of ${REQUESTS} requests`)
  process.exitCode = complete && growth < ALLOWED_GROWTH ? 0 : 1
}

const port = Number(process.argv[2] ?? 0)
if (port > 0) await Promise.all(Array.from({ length: CONNECTIONS }, () => sendOn(port)))
else await serve()
