/** What the code of recipes does where their pages do not show it. */
import { createHmac } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { dirname } from 'node:path'
import { bodyParser } from '@koa/bodyparser'
import Koa from 'koa'
import Koa2 from 'koa-2'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { declareLibrary, outputOf } from '../../bench/types/compile.js'
import { createRouter } from '../../src/index.js'
import { modulesOf, writeToRun } from './modules.js'
import { pages, root, type Section } from './pages.js'

const FOLDER = `${root}test/generated-recipes/`

const pathsOf = async (page: string, title: string): Promise<(name: string) => string> => {
  const section = pages.find(({ path }) => path === page)?.sections.find(each => each.title === title)
  if (section === undefined) throw new Error(`${page} has no section '${title}'`)
  return writeToRun(section, FOLDER)
}

/** The origin of a server that is closed after the test. */
const listen = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(0, resolve))
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}` // it listens on a port
}

afterAll(() => rm(FOLDER, { recursive: true, force: true }))

const FILES = 'docs/recipes/files.md'

/** The application that a section makes. It does not listen on its own port. */
const appOf = async (page: string, title: string): Promise<Koa> => {
  const pathOf = await pathsOf(page, title)
  const listening = vi.spyOn(Koa.prototype, 'listen').mockImplementation(() => createServer())
  await import(pathOf('app.ts'))
  const [app] = listening.mock.contexts
  listening.mockRestore()
  return app as Koa // the application on which the section calls `listen`
}

describe('WebSockets', () => {
  const KEY = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
  const upgrade = (path: string): string =>
    `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${KEY}\r\n\r\n`

  let server: Server
  let port: number
  beforeAll(async () => {
    const pathOf = await pathsOf('docs/recipes/websockets.md', 'WebSockets')
    server = (await import(pathOf('server.ts'))).server
    await new Promise<void>(resolve => server.listen(0, resolve))
    port = (server.address() as AddressInfo).port // it listens on a port
  })
  afterAll(() => void server.close())

  /** What the server sends for these bytes, until it closes the connection. With `then`, after they have been answered. */
  const answerTo = (first: string, then?: Uint8Array): Promise<string> =>
    new Promise((resolve, reject) => {
      let answer = ''
      const socket = connect(port, 'localhost', () => socket.write(first))
      socket.on('data', data => {
        if (answer === '' && then) socket.write(then)
        answer += data.toString('latin1')
      })
      socket.on('error', reject).on('close', () => resolve(answer))
    })

  it('closes a connection that sends six bytes of something else, and goes on', async () => {
    const answer = await answerTo(upgrade('/rooms/5/messages'), new Uint8Array(6).fill(0xff))
    expect(answer).toMatch(/^HTTP\/1\.1 101 /)
    expect((await fetch(`http://localhost:${port}/rooms/5/messages`)).status).toBe(426)
  })

  it.each(['/rooms/5', '/rooms/%/messages', '//'])('refuses %s with a status', async path => {
    expect(await answerTo(upgrade(path))).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/)
  })

  it('names the protocol in the answer to an ordinary request', async () => {
    const response = await fetch(`http://localhost:${port}/rooms/5/messages`)
    expect(response.status).toBe(426)
    expect(response.headers.get('upgrade')).toBe('websocket')
  })
})

describe('server-sent events', () => {
  let app: Koa
  beforeAll(async () => {
    app = await appOf('docs/recipes/streams.md', 'Streams and server-sent events')
  })

  it('reach a client that listens, and end when it leaves', async () => {
    const origin = await listen(app.callback())
    const left = new AbortController()
    const response = await fetch(`${origin}/bookings/events`, { signal: left.signal })
    expect(response.headers.get('Content-Type')).toMatch(/^text\/event-stream/)
    const chunks = response.body?.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]()
    expect(await chunks?.next()).toEqual({ done: false, value: ':\n\n' })
    expect((await fetch(`${origin}/bookings`, { method: 'POST' })).status).toBe(201)
    expect(await chunks?.next()).toEqual({ done: false, value: 'event: booking\ndata: {"id":3}\n\n' })
    left.abort()
  })

  it('end when the server closes', async () => {
    const origin = await listen(app.callback())
    const response = await fetch(`${origin}/bookings/events`)
    process.emit('SIGTERM')
    expect(await response.text()).toBe(':\n\n')
  })
})

describe('deploying', () => {
  it('builds the application without the tests beside it', async () => {
    const [section] = pages.find(({ path }) => path === 'docs/recipes/deploying.md')?.sections.slice(1) ?? []
    const [first] = pages.find(({ path }) => path === 'docs/guide/first-application.md')?.sections.slice(2) ?? []
    const jsonOf = (each: Section | undefined) => each?.blocks.find(({ language }) => language === 'json')?.text ?? ''
    const options = JSON.parse(jsonOf(first))
    const library = dirname(await declareLibrary())
    options.compilerOptions.paths = { signalbox: [`${library}/index.d.ts`], 'signalbox/*': [`${library}/*/index.d.ts`] }
    const files: Record<string, string> = {
      'package.json': '{ "type": "module" }',
      'tsconfig.json': JSON.stringify(options),
      'tsconfig.build.json': jsonOf(section),
      'test/routes.test.ts': "import { routes } from '../src/routes.js'\nroutes.path('Places#index')\n",
    }
    for (const { name, text } of section ? modulesOf(section) : []) files[`src/${name}`] = text
    const folder = `${FOLDER}deploying/`
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(folder + name), { recursive: true })
      await writeFile(folder + name, text)
    }
    expect(await outputOf('7.0', ['-p', `${folder}tsconfig.json`])).toBe('')
    expect(await outputOf('7.0', ['-p', `${folder}tsconfig.build.json`])).toBe('')
    expect((await readdir(`${folder}dist`)).sort()).toEqual(['main.js', 'places-controller.js', 'routes.js'])
  })
})

describe('webhooks', () => {
  const PAGE = 'docs/recipes/webhooks.md'
  const signatureOf = (body: string) => createHmac('sha256', 'secret').update(body).digest('hex')

  /** The status for a body with its right signature. */
  const statusOf = async (
    listener: RequestListener,
    body: RequestInit['body'],
    text = String(body),
  ): Promise<number> => {
    const headers = { 'Content-Type': 'application/json', 'X-Signature': signatureOf(text) }
    const sent = { method: 'POST', body, headers, duplex: 'half' } as RequestInit // the types of Node lack `duplex`
    return (await fetch(`${await listen(listener)}/webhooks/payments`, sent)).status
  }

  it('of another type are answered with 204, and those that are too large with 413', async () => {
    const app = await appOf(PAGE, 'Webhooks and raw bodies')
    app.silent = true
    expect(await statusOf(app.callback(), '{"type":"refunded"}')).toBe(204)
    expect(await statusOf(app.callback(), new Blob(['{}']).stream(), '{}')).toBe(204)
    expect(await statusOf(app.callback(), 'x'.repeat(200_000))).toBe(413)
  })

  it('have no bytes left behind a parser of the application', async () => {
    const { routes } = await import((await pathsOf(PAGE, 'Webhooks and raw bodies'))('app.ts'))
    const app = new Koa().use(bodyParser()).use(createRouter(routes).routes())
    app.silent = true
    expect(await statusOf(app.callback(), '{"type":"paid","name":"Zoë","order":5}')).toBe(422)
  })
})

describe('errors', () => {
  it.each<[what: string, thrown: unknown, status: number, code: string]>([
    ['null', null, 500, 'internal_server_error'],
    ['a text', 'no', 500, 'internal_server_error'],
    ['an object with a status', { status: 404 }, 500, 'internal_server_error'],
    ['an error with statusCode alone', Object.assign(new Error('no'), { statusCode: 409 }), 409, 'conflict'],
    [
      'an error with a status that is none',
      Object.assign(new Error('no'), { status: 'a' }),
      500,
      'internal_server_error',
    ],
  ])('have the shape of the application for %s', async (_what, thrown, status, code) => {
    const { errors } = await import((await pathsOf('docs/recipes/errors.md', 'Errors in your own shape'))('errors.ts'))
    const reported: unknown[] = []
    const app = new Koa().on('error', error => reported.push(error)).use(errors)
    app.use(() => {
      throw thrown
    })
    const response = await fetch(await listen(app.callback()))
    expect([response.status, ((await response.json()) as { code: unknown }).code]).toEqual([status, code])
    expect(reported).toEqual([expect.any(Error)])
  })

  it.each([
    ['3', Koa],
    ['2', Koa2],
  ])(
    'of a body parser keep their status on Koa %s, without the cache fields of the answer',
    async (_version, Class) => {
      const { errors } = await import(
        (await pathsOf('docs/recipes/errors.md', 'Errors in your own shape'))('errors.ts')
      )
      const app = new Class()
      app.silent = true
      const cached: Koa.Middleware = (ctx, next) => {
        ctx.set('Cache-Control', 'max-age=60')
        return next()
      }
      app.use(errors).use(cached).use(bodyParser())
      const headers = { 'Content-Type': 'application/json' }
      const sent = { method: 'POST', headers, body: JSON.stringify('x'.repeat(2_000_000)) }
      const response = await fetch(await listen(app.callback()), sent)
      expect(response.status).toBe(413)
      expect(response.headers.get('Cache-Control')).toBeNull()
      expect(await response.json()).toEqual({ code: 'payload_too_large', message: 'request entity too large' })
    },
  )
})

describe('files', () => {
  const MULTIPART = 'multipart/form-data; boundary=X'
  const formOf = (field: string, size: number) =>
    `--X\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${'x'.repeat(size)}\r\n--X--\r\n`
  const LARGE = 6 * 1024 * 1024

  const post = async (app: Koa, type: string, body: string): Promise<readonly [status: number, text: string]> => {
    app.silent = true
    const headers = { 'Content-Type': type }
    const response = await fetch(`${await listen(app.callback())}/photos`, { method: 'POST', headers, body })
    return [response.status, await response.text()]
  }

  type Sent = readonly [what: string, type: string, body: string, status: number]
  const refused: readonly Sent[] = [
    ['a file that is too large', MULTIPART, formOf('photo', LARGE), 413],
    ['another field', MULTIPART, formOf('picture', 3), 422],
    ['no form', MULTIPART, 'rubbish', 400],
    ['half of a form', MULTIPART, formOf('photo', 3).slice(0, 100), 400],
    ['no boundary', 'multipart/form-data', 'x', 400],
  ]

  describe('the application', () => {
    let app: Koa
    beforeAll(async () => {
      app = await appOf(FILES, 'Files in and out')
    })

    it('takes a file, and sends it back', async () => {
      expect(await post(app, MULTIPART, formOf('photo', 3))).toEqual([201, '{"id":"1","title":"a.png","bytes":3}'])
      const response = await fetch(`${await listen(app.callback())}/photos/1`)
      expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="a.png"')
      expect(await response.text()).toBe('xxx')
    })

    it.each<Sent>([...refused, ['malformed JSON', 'application/json', '{', 415], ['XML', 'text/xml', '<a/>', 415]])(
      'refuses %s',
      async (_what, type, body, status) => {
        expect((await post(app, type, body))[0]).toBe(status)
      },
    )
  })
})
