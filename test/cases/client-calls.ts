/**
 * Calls of a client, which a suite makes in Node and another one in a browser, with the same results. A call is sent to the page as its
 * source, so it uses nothing outside of itself but the client and what both have.
 */
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import Koa from 'koa'
import { z } from 'zod'
import { createRouter, defineRoutes, reply } from '../../src/index.js'

const shown = async (value: unknown): Promise<unknown> => {
  if (value instanceof File) return `${value.name} (${value.type}): ${await value.text()}`
  if (value instanceof Uint8Array) return `${value.length} bytes`
  if (Array.isArray(value)) return Promise.all(value.map(shown))
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(async ([name, each]) => [name, await shown(each)])
  return Object.fromEntries(await Promise.all(members))
}
/** Answers the type and the content of a body. */
const show = async (ctx: Koa.Context) => {
  ctx.body = { type: ctx.request.type, body: await shown(ctx.input.body) }
}
const sending = (type: string, content: string | Buffer) => (ctx: Koa.Context) => {
  ctx.type = type
  ctx.body = content
}
const form = z.looseObject({})
const routes = defineRoutes({}, r =>
  r
    .post('json', { body: z.any() }, show)
    .post('text', { body: { schema: z.string(), type: ['text/plain', 'text/csv'] } }, show)
    .post('bytes', { body: { schema: z.instanceof(Uint8Array), type: '*/*' } }, show)
    .post('form', { body: { schema: form, type: 'multipart/form-data' } }, show)
    .post('fields', { body: { schema: form, type: 'application/x-www-form-urlencoded' } }, show)
    .get('file', sending('application/pdf', Buffer.from('content')))
    .get('note', sending('application/json', '{"a":[1]}'))
    .get('cut', sending('application/json', '{"a":[1'))
    .get('proxy', sending('application/json', '<html>Bad gateway</html>'))
    .get('moved', ctx => ctx.redirect('/note'))
    .get('x/:constructor', { returns: z.any() }, ctx => {
      ctx.body = Object.values(ctx.params)
    })
    .get('asked', ctx => {
      ctx.body = [ctx.get('x-call'), ctx.get('x-all')]
    })
    .delete('note', () => reply(204))
    .get('missing', () => reply(404, { message: 'no such place' }))
    .get('pieces', ctx => {
      ctx.type = 'text/event-stream'
      const pieces = async function* () {
        yield 'data: 1\n\n'
        await setTimeout(20)
        yield 'data: 2\n\n'
      }
      ctx.body = Readable.from(pieces())
    })
    .get('slow', async ctx => {
      await setTimeout(500)
      ctx.body = 'late'
    }),
)

/** The application that the calls are sent to. */
export const calledApplication = (): Koa => {
  const app = new Koa()
  app.silent = true
  return app.use(createRouter(routes).routes())
}

// biome-ignore lint/suspicious/noExplicitAny: what JavaScript may pass, too
type Client = any
interface ClientCallCase {
  readonly title: string
  readonly call: (client: Client) => Promise<unknown>
  readonly result: unknown
  /** Where a browser gives something else. */
  readonly inBrowser?: unknown
}
export const clientCalls: readonly ClientCallCase[] = [
  { title: 'as: text', call: async c => (await c['GET /file']({ as: 'text' })).body, result: 'content' },
  {
    title: 'as: bytes',
    call: async c => Array.from((await c['GET /file']({ as: 'bytes' })).body.subarray(0, 3)),
    result: [99, 111, 110],
  },
  {
    title: 'as: blob',
    call: async c => {
      const { body } = await c['GET /file']({ as: 'blob' })
      return [body instanceof Blob, body.type, await body.text()]
    },
    result: [true, 'application/pdf', 'content'],
  },
  {
    title: 'as: stream',
    call: async c => new Response((await c['GET /file']({ as: 'stream' })).body).text(),
    result: 'content',
  },
  {
    title: 'as: response',
    call: async c => {
      const response = await c['GET /file']({ as: 'response' })
      return [response instanceof Response, response.status, await response.text()]
    },
    result: [true, 200, 'content'],
  },
  {
    title: 'the URL of a route, which fetch takes',
    call: async c => (await fetch(c['GET /note'].url({ query: { a: 1 } }))).json(),
    result: { a: [1] },
  },
  {
    title: 'an object with files at any depth',
    call: async c => {
      const file = (name: string) => new File([name], name, { type: 'text/plain' })
      const body = { title: 'A', of: { photo: file('b.txt'), size: 5 }, more: [file('c.txt'), file('d.txt')] }
      return (await c['POST /form']({ body })).body
    },
    result: {
      type: 'multipart/form-data',
      body: {
        title: 'A',
        of: { photo: 'b.txt (text/plain): b.txt', size: '5' },
        more: ['c.txt (text/plain): c.txt', 'd.txt (text/plain): d.txt'],
      },
    },
  },
  {
    title: 'a FormData',
    call: async c => {
      const body = new FormData()
      body.append('a[b]', '1')
      return (await c['POST /form']({ body })).body
    },
    result: { type: 'multipart/form-data', body: { a: { b: '1' } } },
  },
  {
    title: 'a URLSearchParams',
    call: async c => (await c['POST /fields']({ body: new URLSearchParams({ 'a[]': '1' }) })).body,
    result: { type: 'application/x-www-form-urlencoded', body: { a: ['1'] } },
  },
  {
    title: 'a text',
    call: async c => (await c['POST /text']({ body: 'é,1' })).body,
    result: { type: 'text/plain', body: 'é,1' },
  },
  {
    title: 'a text with a type of its own',
    call: async c => (await c['POST /text']({ body: 'a,1', headers: { 'content-type': 'text/csv' } })).body,
    result: { type: 'text/csv', body: 'a,1' },
  },
  {
    title: 'a Blob with a type',
    call: async c => (await c['POST /bytes']({ body: new Blob(['abc'], { type: 'image/png' }) })).body,
    result: { type: 'image/png', body: '3 bytes' },
  },
  {
    title: 'bytes with a type',
    call: async c =>
      (await c['POST /bytes']({ body: new Uint8Array([1, 2]), headers: { 'content-type': 'image/png' } })).body,
    result: { type: 'image/png', body: '2 bytes' },
  },
  {
    title: 'a scalar of JSON',
    call: async c => (await c['POST /json']({ body: false })).body,
    result: { type: 'application/json', body: false },
  },
  {
    title: 'JSON that is cut',
    call: async c => c['GET /cut']().catch((error: Client) => [error.name, error.key, error.status, error.body]),
    result: ['UnexpectedReply', 'GET /cut', 200, '{"a":[1'],
  },
  {
    title: 'the page of a proxy under JSON',
    call: async c => c['GET /proxy']().catch((error: Client) => [error.name, error.body]),
    result: ['UnexpectedReply', '<html>Bad gateway</html>'],
  },
  {
    title: 'a status that is not expected',
    call: async c => c['GET /missing']().catch((error: Client) => [error.status, error.body]),
    result: [404, { message: 'no such place' }],
  },
  {
    title: 'a status that is expected',
    call: async c => {
      const { ok, status, body } = await c['GET /missing']({ expect: [404] })
      return [ok, status, body]
    },
    result: [false, 404, { message: 'no such place' }],
  },
  {
    title: 'a redirect that is followed',
    call: async c => (await c['GET /moved']()).body,
    result: { a: [1] },
  },
  {
    title: 'a redirect by hand, which a browser hides',
    call: async c =>
      c['GET /moved']({ redirect: 'manual', expect: [302] }).then(
        ({ status, headers }: Client) => [status, headers.get('location')],
        (error: Client) => [error.name, error.status],
      ),
    result: [302, '/note'],
    inBrowser: ['UnexpectedReply', 0],
  },
  {
    title: 'HEAD',
    call: async c => {
      const { status, body, headers } = await c['HEAD /note']()
      return [status, body ?? 'none', headers.get('content-length')]
    },
    result: [200, 'none', '9'],
  },
  {
    title: 'a 204',
    call: async c => {
      const { status, body } = await c['DELETE /note']()
      return [status, body ?? 'none']
    },
    result: [204, 'none'],
  },
  {
    title: 'a stream in pieces',
    call: async c => {
      const { body } = await c['GET /pieces']()
      const [reader, pieces] = [body.getReader(), [] as string[]]
      for (let read = await reader.read(); !read.done; read = await reader.read())
        pieces.push(new TextDecoder().decode(read.value))
      return pieces.join('')
    },
    result: 'data: 1\n\ndata: 2\n\n',
  },
  {
    title: 'a parameter with the name of a member of each object',
    call: async c => [
      (await c['GET /x/:constructor']({ params: { constructor: 'a/b' } })).body,
      await c['GET /x/:constructor']({ params: {} }).catch((error: Client) => `${error}`),
    ],
    result: [['a/b'], "TypeError: /x/:constructor: 'constructor' cannot be ''"],
  },
  {
    title: 'half of a surrogate pair',
    call: async c =>
      c['GET /x/:constructor']({ params: { constructor: '\ud83d' } }).catch((error: Client) => error.name),
    result: 'TypeError',
  },
  {
    title: 'the header fields of one call, and of each',
    call: async c => (await c['GET /asked']({ headers: { 'x-call': '1' } })).body,
    result: ['1', 'all'],
  },
  {
    title: 'an abort',
    call: async c => c['GET /slow']({ signal: AbortSignal.timeout(50) }).catch((error: Client) => error.name),
    result: 'TimeoutError',
  },
]
