/** What a client makes of replies, also of those that no table has: of proxies, of servers that fail, and after a redirect. */
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, UnexpectedReply } from '../../src/client/index.js'

/** A server that answers `GET /0` as the first of several replies says, and so on. */
const serve = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a server that listens on a port has one
  return { server, origin: `http://127.0.0.1:${port}` }
}
// biome-ignore lint/suspicious/noExplicitAny: the replies are of no table
const clientOf = (origin: string) => createClient<any>(origin)
const rejectionOf = (reply: Promise<unknown>): Promise<unknown> =>
  reply.then(
    () => 'it resolves',
    (error: unknown) => error,
  )

interface Answer {
  readonly title: string
  readonly status?: number
  readonly type?: string
  readonly content?: string | Uint8Array
  readonly body: unknown
}
const answers: readonly Answer[] = [
  { title: 'a type in capitals', type: 'Application/JSON; Charset=UTF-8', content: '{"a":1}', body: { a: 1 } },
  { title: 'a type of +json', type: 'application/problem+JSON', content: '[1]', body: [1] },
  { title: 'a space after the type', type: 'application/json ;charset=utf-8', content: 'null', body: null },
  { title: 'false', type: 'application/json', content: 'false', body: false },
  { title: 'nothing under JSON', type: 'application/json', content: '', body: undefined },
  { title: 'a byte order mark', type: 'application/json', content: '\ufeff{"a":1}', body: { a: 1 } },
  { title: 'a text', type: 'TEXT/Plain', content: 'a', body: 'a' },
  { title: 'an empty text', type: 'text/plain', content: '', body: '' },
  { title: 'a text type that has json in a parameter', type: 'text/html; a="x/json"', content: '<p>', body: '<p>' },
  { title: 'nothing without a type', content: '', body: undefined },
  { title: 'a 204 with a type', status: 204, type: 'text/plain', body: undefined },
]
const streams = [
  ['a multipart type with JSON in a parameter', 'multipart/related; type="application/json"'],
  ['a list of JSON', 'application/json-seq'],
  ['events', 'Text/Event-Stream; charset=utf-8'],
  ['a PDF', 'application/pdf'],
] as const
const broken = [
  ['the page of a proxy under JSON', 200, 'application/json', '<html>Bad gateway</html>'],
  ['the page of a proxy under JSON, with a status of its own', 502, 'application/json', '<html>Bad gateway</html>'],
  ['JSON that is cut', 200, 'application/json', '{"a":[1,'],
  ['JSON that is cut, with an expected status', 404, 'application/problem+json', '{"a"'],
] as const

const pick = <Item>(list: readonly Item[], url = ''): Item => list[Number(url.slice(2))] as Item // the index is in the path
const { server, origin } = await serve((request, response) => {
  const [, list = ''] = request.url ?? ''
  if (list === 's') return response.writeHead(200, { 'Content-Type': pick(streams, request.url)[1] }).end('content')
  if (list === 'b') {
    const [, status, type, content] = pick(broken, request.url)
    return response.writeHead(status, { 'Content-Type': type }).end(content)
  }
  if (list === 'e') return response.writeHead(500, { 'Content-Type': 'application/json' }).end('{"code":5}')
  if (list === 'n') return response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"message":"no"}')
  const { status = 200, type, content } = pick(answers, request.url)
  if (type !== undefined) response.setHeader('Content-Type', type)
  response.writeHead(status).end(content)
})
const client = clientOf(origin)
afterAll(() => server.close())

describe('a reply is read by its media type:', () => {
  it.each(answers.map((each, at) => [each.title, each, at] as const))('%s', async (_title, { body }, at) => {
    expect((await client[`GET /a${at}`]()).body).toEqual(body)
  })

  it.each(streams.map((each, at) => [each[0], at] as const))('%s is a stream', async (_title, at) => {
    const { body } = await client[`GET /s${at}`]()
    expect(body).toBeInstanceOf(ReadableStream)
    expect(await new Response(body).text()).toBe('content')
  })

  it('and the reply to HEAD has no body, whatever its type is', async () => {
    expect((await client['HEAD /a0']()).body).toBeUndefined()
    expect((await client['HEAD /a6']()).body).toBeUndefined()
  })

  it.each(['application/pdf', 'text/plain'])('and neither has one of a browser, which is empty: %s', async type => {
    const fetch = async () => new Response('', { headers: { 'content-type': type } })
    // biome-ignore lint/suspicious/noExplicitAny: the reply is of no table
    expect((await createClient<any>('', { fetch })['HEAD /']()).body).toBeUndefined()
  })

  it.each(broken.map((each, at) => [...each, at] as const))(
    '%s is an UnexpectedReply with the text',
    async (_title, status, type, text, at) => {
      const error = await rejectionOf(client[`GET /b${at}`]({ expect: [404] }))
      expect(error).toBeInstanceOf(UnexpectedReply)
      const message = `GET /b${at} sent broken JSON with ${status}`
      expect(error).toMatchObject({ key: `GET /b${at}`, status, body: text, message })
      expect(error).toMatchObject({ cause: expect.any(SyntaxError) })
      expect(error instanceof UnexpectedReply && error.headers.get('content-type')).toBe(type)
    },
  )
})

describe('the option `as` gives the body of a 2xx', () => {
  it('as a Blob with its type', async () => {
    const { body, status, ok } = await client['GET /s3']({ as: 'blob' })
    expect([body, body.type, await body.text(), status, ok]).toEqual([
      expect.any(Blob),
      'application/pdf',
      'content',
      200,
      true,
    ])
  })

  it('as bytes', async () => {
    expect((await client['GET /s3']({ as: 'bytes' })).body).toEqual(new TextEncoder().encode('content'))
  })

  it('as text, also where it is JSON or cannot be parsed', async () => {
    expect((await client['GET /a0']({ as: 'text' })).body).toBe('{"a":1}')
    expect((await client['GET /b2']({ as: 'text' })).body).toBe('{"a":[1,')
  })

  it('as a stream, also where it is JSON', async () => {
    const { body } = await client['GET /a0']({ as: 'stream' })
    expect(await new Response(body).text()).toBe('{"a":1}')
  })

  it.each([
    ['blob', 0],
    ['bytes', new Uint8Array()],
    ['text', ''],
    ['stream', ''],
  ])('as %s, where there is no content', async (as, empty) => {
    const { body } = await client['GET /a10']({ as })
    const read = as === 'stream' ? await new Response(body).text() : as === 'blob' ? body.size : body
    expect(read).toEqual(empty)
  })

  it('as the Response itself, also of an expected status', async () => {
    const response = await client['GET /a0']({ as: 'response' })
    expect([response, response.status, await response.json()]).toEqual([expect.any(Response), 200, { a: 1 }])
    expect(await client['GET /n']({ as: 'response', expect: [404] })).toBeInstanceOf(Response)
  })

  it.each(['blob', 'bytes', 'text', 'stream'])('as %s, and leaves other statuses as they are', async as => {
    expect((await client['GET /n']({ as, expect: [404] })).body).toEqual({ message: 'no' })
    expect(await rejectionOf(client['GET /e']({ as }))).toMatchObject({ status: 500, body: { code: 5 } })
  })

  it('and a status that no call expects is an UnexpectedReply, also for a Response', async () => {
    expect(await rejectionOf(client['GET /e']({ as: 'response' }))).toMatchObject({ status: 500, body: { code: 5 } })
  })
})

describe('the body of an UnexpectedReply', () => {
  it.each(['application/pdf', 'text/event-stream'])(
    'that is no text is undefined, and does not hold its connection: %s',
    async type => {
      let closed: Promise<unknown> = Promise.resolve()
      const { server, origin } = await serve((_request, response) => {
        closed = once(response, 'close')
        response.writeHead(500, { 'Content-Type': type }).write('the first of many parts')
      })
      const error = await rejectionOf(clientOf(origin)['GET /']())
      expect(error).toMatchObject({ status: 500, body: undefined })
      await closed
      server.close()
    },
  )
})

describe('a redirect', () => {
  const seen: Record<string, unknown>[] = []
  let first: Awaited<ReturnType<typeof serve>>
  let other: Awaited<ReturnType<typeof serve>>
  beforeAll(async () => {
    other = await serve(async (request, response) => {
      const { method, headers } = request
      let body = ''
      for await (const part of request) body += part
      seen.push({ method, body, token: headers.authorization, cookie: headers.cookie, key: headers['x-api-key'] })
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('"of the other"')
    })
    first = await serve((request, response) => {
      const status = Number(request.url?.slice(1))
      response.writeHead(status, { Location: `${other.origin}/other` }).end()
    })
  })
  afterAll(() => {
    first.server.close()
    other.server.close()
  })
  const headers = { authorization: 'Bearer a', cookie: 'a=1', 'x-api-key': 'secret' }

  it.each([301, 302, 303])(
    'of status %i leads to another origin with the key, and without the body, the token and cookies',
    async status => {
      const reply = await clientOf(first.origin)[`POST /${status}`]({ body: { a: 1 }, headers })
      expect(reply).toMatchObject({ status: 200, body: 'of the other' })
      expect(seen.at(-1)).toEqual({ method: 'GET', body: '', token: undefined, cookie: undefined, key: 'secret' })
    },
  )

  it.each([307, 308])('of status %i keeps the method and the body too', async status => {
    await clientOf(first.origin)[`POST /${status}`]({ body: { a: 1 }, headers })
    const kept = { method: 'POST', body: '{"a":1}', key: 'secret' }
    expect(seen.at(-1)).toEqual({ ...kept, token: undefined, cookie: undefined })
  })

  it('is a reply of a call with `manual` that expects it', async () => {
    const call = clientOf(first.origin)['GET /303']
    const reply = await call({ redirect: 'manual', expect: [303] })
    expect([reply.status, reply.headers.get('location')]).toEqual([303, `${other.origin}/other`])
    expect(await rejectionOf(call({ redirect: 'manual' }))).toMatchObject({ status: 303 })
  })
})
