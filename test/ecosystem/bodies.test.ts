/** Bodies, over sockets: what the router reads by a contract, and what it answers to those that it does not take. */
import { once } from 'node:events'
import { connect as connectHttp2, createServer as createHttp2 } from 'node:http2'
import { type AddressInfo, connect } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { bodyParser } from '@koa/bodyparser'
import { type } from 'arktype'
import Koa from 'koa'
import * as v from 'valibot'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { createRouter, defineRoutes, problemDetails, type RouterOptions } from '../../src/index.js'
import { listen } from '../cases/http-behaviour.js'

/** Answers what an action gets: a file by its name, type and text, bytes by their number. */
const show = async (ctx: Koa.Context) => {
  ctx.body = JSON.stringify({ got: await shown(ctx.input.body) })
}
const shown = async (value: unknown): Promise<unknown> => {
  if (value instanceof File) return `${value.name} (${value.type}): ${await value.text()}`
  if (value instanceof Uint8Array) return `${value.length} bytes`
  if (Array.isArray(value)) return Promise.all(value.map(shown))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    await Promise.all(Object.entries(value).map(async ([key, each]) => [key, await shown(each)])),
  )
}

const FORM = 'application/x-www-form-urlencoded'
const Photo = z.object({ title: z.string(), photo: z.file().optional(), more: z.array(z.file()).optional() })
/** What a schema does with a part that is JSON. */
const JsonOfPlace = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.object({ beds: z.number() }))
const routes = defineRoutes({}, r =>
  r
    .use((ctx, next) => (ctx.get('x-token') === 'wrong' ? ctx.throw(401) : next()))
    .post('any', { body: z.any() }, show)
    .post('note', { body: z.object({ text: z.string().optional() }).optional() }, show)
    .post('text', { body: z.string() }, show)
    .post('csv', { body: { schema: z.string(), type: 'text/csv', limit: 20 } }, show)
    .post('yaml', { body: { schema: z.string(), type: 'application/yaml' } }, show)
    .post('xml', { body: { schema: z.string(), type: ['application/xml', 'application/*'] } }, show)
    .post('image', { body: { schema: z.instanceof(Uint8Array), type: ['image/png', 'IMAGE/jpeg'] } }, show)
    .post('signed', { body: { schema: z.instanceof(Uint8Array), type: 'application/json' } }, show)
    .post(
      'login',
      {
        body: { schema: z.looseObject({}), type: ['application/json', 'application/x-www-form-urlencoded'] },
      },
      show,
    )
    .post(
      'lists',
      {
        body: {
          schema: z
            .object({ tags: z.array(z.string()), rooms: z.array(z.object({ beds: z.array(z.string()) })) })
            .partial(),
          type: 'application/x-www-form-urlencoded',
        },
      },
      show,
    )
    .post('lists-or-none', { body: { schema: type({ tags: 'string[]' }).or('undefined'), type: FORM } }, show)
    .post(
      'either',
      {
        body: {
          schema: z.union([
            z.object({ tag: z.union([z.string(), z.array(z.string())]) }),
            z.object({ tags: z.array(z.string()) }),
          ]),
          type: FORM,
        },
      },
      show,
    )
    .post('json-part', { body: z.object({ place: JsonOfPlace, photo: z.file().optional() }) }, show)
    .post('photo', { body: Photo }, show)
    .post('photo-valibot', { body: v.object({ title: v.string(), more: v.array(v.file()) }) }, show)
    .post('photo-arktype', { body: type({ title: 'string', more: 'File[]' }) }, show)
    .post(
      'deep',
      {
        body: {
          schema: z.looseObject({ owner: z.object({ pictures: z.array(z.file()) }) }),
          type: 'multipart/form-data',
        },
      },
      show,
    ),
)

interface Served extends RouterOptions {
  readonly before?: readonly Koa.Middleware[]
}
const serve = async ({ before = [], ...options }: Served = {}): Promise<number> => {
  const app = new Koa()
  app.silent = true
  for (const each of before) app.use(each)
  return listen(app.use(createRouter(routes, options).routes()).callback())
}

/** The answer to a request: its status, what the action got or the text, and the header fields that say what may be sent. */
const post = async (port: number, path: string, contentType?: string, body?: Sent, encoding?: string) => {
  const headers = {
    ...(contentType !== undefined && { 'content-type': contentType }),
    ...(encoding !== undefined && { 'content-encoding': encoding }),
  }
  const response = await fetch(`http://127.0.0.1:${port}/${path}`, {
    method: 'POST',
    headers,
    body: body ?? null,
    duplex: 'half',
  })
  const text = await response.text()
  const accept = response.headers.get('accept') ?? response.headers.get('accept-encoding') ?? undefined
  return [
    response.status,
    text.startsWith('{') ? JSON.parse(text).got : text,
    ...(accept === undefined ? [] : [accept]),
  ]
}

type Sent = NonNullable<RequestInit['body']>
const JSON_TYPE = 'application/json'
const formOf = (...fields: readonly (readonly [string, string | Blob])[]): FormData => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
const file = (name: string, text = name) => new File([text], name, { type: 'text/plain' })
const ofType = (types: string) => [415, `the body must be of the type ${types.replaceAll(', ', ' or ')}`, types]
const NO_JSON = [400, 'the body is not valid JSON']
const NO_CHARSET = [415, 'the charset of the body must be utf-8']
const NO_ENCODING = [415, 'the encoding of the body must be one of gzip, deflate, br', 'gzip, deflate, br']
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const TEXT = '{"text":"é"}'

type Case = readonly [
  path: string,
  contentType: string | undefined,
  body: Sent | undefined,
  answer: readonly unknown[],
  encoding?: string,
]
const cases: Readonly<Record<string, readonly Case[]>> = {
  JSON: [
    ['any', JSON_TYPE, TEXT, [200, { text: 'é' }]],
    ['any', `${JSON_TYPE};charset=utf-8`, TEXT, [200, { text: 'é' }]],
    ['any', 'Application/JSON ; charset="UTF-8"', TEXT, [200, { text: 'é' }]],
    ['any', 'application/vnd.api+json', TEXT, [200, { text: 'é' }]],
    ['any', JSON_TYPE, `\ufeff${TEXT}`, [200, { text: 'é' }]],
    ['any', `${JSON_TYPE};charset=utf-16le`, utf16(TEXT), [200, { text: 'é' }]],
    ['any', `${JSON_TYPE};charset=iso-8859-1`, latin1(TEXT), [200, { text: 'é' }]],
    ['any', `${JSON_TYPE};charset=unknown`, TEXT, NO_CHARSET],
    ['any', `${JSON_TYPE};charset=`, TEXT, NO_CHARSET],
    ['any', JSON_TYPE, latin1(TEXT), [400, 'the body is not valid utf-8']],
    ['any', JSON_TYPE, '5', [200, 5]],
    ['any', JSON_TYPE, 'true', [200, true]],
    ['any', JSON_TYPE, 'null', [200, null]],
    ['any', JSON_TYPE, '"text"', [200, 'text']],
    ['any', JSON_TYPE, '[]', [200, []]],
    ['any', JSON_TYPE, '{"text":', NO_JSON],
    ['any', JSON_TYPE, ' ', NO_JSON],
    ['any', JSON_TYPE, '', [200, undefined]],
    ['any', 'text/plain', TEXT, ofType(JSON_TYPE)],
    ['any', FORM, 'a=1', ofType(JSON_TYPE)],
    ['any', 'text/json+x', TEXT, ofType(JSON_TYPE)],
    ['any', undefined, Buffer.from(TEXT), ofType(JSON_TYPE)],
  ],
  'an optional body': [
    ['note', undefined, undefined, [200, undefined]],
    ['note', JSON_TYPE, undefined, [200, undefined]],
    ['note', undefined, new Blob([]), [200, undefined]],
    ['note', JSON_TYPE, '{}', [200, {}]],
    ['note', JSON_TYPE, 'null', [422, 'not valid: body']],
  ],
  'a text': [
    ['text', 'text/plain', 'é', [200, 'é']],
    ['text', 'text/plain;charset=windows-1252', latin1('é'), [200, 'é']],
    ['text', 'text/plain;charset=windows-1251', Buffer.from([0xe9]), [200, 'й']],
    ['text', 'text/plain', '', [200, '']],
    ['text', JSON_TYPE, '"text"', ofType('text/plain')],
    ['text', undefined, undefined, [422, 'not valid: body']],
    ['csv', 'text/csv; header=present', 'a,b', [200, 'a,b']],
    ['csv', 'text/csv', 'a'.repeat(20), [200, 'a'.repeat(20)]],
    ['csv', 'text/csv', 'a'.repeat(21), [413, 'the body must have at most 20 bytes']],
    ['csv', 'text/csv', new Blob(['a'.repeat(21)]).stream(), [413, 'the body must have at most 20 bytes']],
    ['csv', 'text/plain', 'a,b', ofType('text/csv')],
    ['yaml', 'application/yaml', 'a: 1', [200, 'a: 1']],
    ['xml', 'application/xml', '<a/>', [200, '<a/>']],
    ['xml', 'application/whatever', '<a/>', [200, '<a/>']],
  ],
  bytes: [
    ['image', 'image/png', Buffer.alloc(5), [200, '5 bytes']],
    ['image', 'image/JPEG', Buffer.alloc(5), [200, '5 bytes']],
    ['image', 'image/gif', Buffer.alloc(5), ofType('image/png, IMAGE/jpeg')],
    ['signed', JSON_TYPE, '{ "a" : 1 }', [200, '11 bytes']],
  ],
  'a form': [
    ['login', FORM, 'name=a+b&pass=%C3%A9', [200, { name: 'a b', pass: 'é' }]],
    ['login', JSON_TYPE, '{"name":"a"}', [200, { name: 'a' }]],
    ['login', FORM, '', [200, {}]],
    ['login', `${FORM};charset=iso-8859-1`, 'a=%E9', NO_CHARSET],
    ['login', FORM, 'a=1&a=2&b[c]=3&b[d][e]=4&f[]=5', [200, { a: ['1', '2'], b: { c: '3', d: { e: '4' } }, f: ['5'] }]],
    ['login', FORM, 'a[1][b]=2&a[0][b]=1&c[1]=1', [200, { a: [{ b: '1' }, { b: '2' }], c: { 1: '1' } }]],
    ['login', FORM, 'a[=1&[b]=2&c]=3&=4&a[b]c=5', [200, { 'a[': '1', '[b]': '2', 'c]': '3', '': '4', 'a[b]c': '5' }]],
    ['login', FORM, 'a=1&a[b]=2', [400, 'the body is not a valid form']],
    ['login', FORM, 'a[b]=2&a=1', [400, 'the body is not a valid form']],
    ['login', FORM, `a${'[b]'.repeat(40)}=1`, [400, 'the body is not a valid form']],
    ['login', FORM, '__proto__[polluted]=1&constructor[prototype][polluted]=1', [200, expect.anything()]],
    ['lists', FORM, 'tags=a', [200, { tags: ['a'] }]],
    ['lists-or-none', FORM, 'tags=a', [200, { tags: ['a'] }]],
    ['lists-or-none', undefined, undefined, [200, undefined]],
    ['either', FORM, 'tags=a', [200, { tags: ['a'] }]],
    ['either', FORM, 'tag=a', [200, { tag: 'a' }]],
    ['either', FORM, 'tag=a&tag=b', [200, { tag: ['a', 'b'] }]],
    ['lists', FORM, 'tags=a&tags=b', [200, { tags: ['a', 'b'] }]],
    ['lists', FORM, 'rooms[0][beds]=a&rooms[1][beds]=b', [200, { rooms: [{ beds: ['a'] }, { beds: ['b'] }] }]],
  ],
  'a form with files': [
    [
      'photo',
      undefined,
      formOf(['title', 'é'], ['photo', file('ü.txt')]),
      [200, { title: 'é', photo: 'ü.txt (text/plain): ü.txt' }],
    ],
    [
      'photo',
      undefined,
      formOf(['title', 't'], ['photo', file('a.txt', '')]),
      [200, { title: 't', photo: 'a.txt (text/plain): ' }],
    ],
    [
      'photo',
      'multipart/form-data; boundary=a',
      '--a\r\nContent-Disposition: form-data; name="title"\r\n\r\nt\r\n--a\r\nContent-Disposition: form-data; name="photo"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--a--\r\n',
      [200, { title: 't' }],
    ],
    [
      'photo',
      undefined,
      formOf(['title', 't'], ['more', file('a')]),
      [200, { title: 't', more: ['a (text/plain): a'] }],
    ],
    [
      'photo',
      undefined,
      formOf(['title', 't'], ['more', file('a')], ['more', file('b')]),
      [200, { title: 't', more: ['a (text/plain): a', 'b (text/plain): b'] }],
    ],
    ['photo', undefined, formOf(['photo', file('a')]), [422, 'not valid: body.title']],
    ['photo', undefined, formOf(['title', 't'], ['photo', 'no file']), [422, 'not valid: body.photo']],
    [
      'photo',
      'multipart/form-data; boundary=a',
      '--a\r\nContent-Disposition: form-data; name="title"\r\n\r\nt\r\n--a--\r\n',
      [200, { title: 't' }],
    ],
    [
      'json-part',
      'multipart/form-data; boundary=a',
      '--a\r\nContent-Disposition: form-data; name="place"\r\nContent-Type: application/json\r\n\r\n{"beds":2}\r\n--a--\r\n',
      [200, { place: { beds: 2 } }],
    ],
    ['photo', 'multipart/form-data', '--a--\r\n', [400, 'the body is not a valid form']],
    ['photo', 'multipart/form-data; boundary=a', '--a\r\nnonsense', [400, 'the body is not a valid form']],
    ['photo', 'multipart/form-data; boundary=a', '', [400, 'the body is not a valid form']],
    ['photo', JSON_TYPE, '{"title":"t"}', ofType('multipart/form-data')],
    [
      'photo-valibot',
      undefined,
      formOf(['title', 't'], ['more', file('a')]),
      [200, { title: 't', more: ['a (text/plain): a'] }],
    ],
    [
      'photo-arktype',
      undefined,
      formOf(['title', 't'], ['more', file('a')]),
      [200, { title: 't', more: ['a (text/plain): a'] }],
    ],
    [
      'deep',
      undefined,
      formOf(['owner[pictures]', file('a')], ['owner[name]', 'Ada'], ['a', '1']),
      [200, { owner: { pictures: ['a (text/plain): a'] }, a: '1' }],
    ],
  ],
  'an encoded body': [
    ['any', JSON_TYPE, gzipSync(TEXT), [200, { text: 'é' }], 'gzip'],
    ['any', JSON_TYPE, gzipSync(TEXT), [200, { text: 'é' }], 'X-GZIP'],
    ['any', JSON_TYPE, deflateSync(TEXT), [200, { text: 'é' }], 'deflate'],
    ['any', JSON_TYPE, brotliCompressSync(TEXT), [200, { text: 'é' }], 'br'],
    ['any', JSON_TYPE, TEXT, [200, { text: 'é' }], 'identity'],
    ['any', JSON_TYPE, gzipSync(TEXT), NO_ENCODING, 'zstd'],
    ['any', JSON_TYPE, gzipSync(gzipSync(TEXT)), NO_ENCODING, 'gzip, gzip'],
    ['any', JSON_TYPE, gzipSync(TEXT), NO_ENCODING, 'toString'],
    ['any', JSON_TYPE, TEXT, [400, 'the body is not valid gzip'], 'gzip'],
    ['any', JSON_TYPE, gzipSync(TEXT).subarray(0, -9), [400, 'the body is not valid gzip'], 'gzip'],
    ['csv', 'text/csv', gzipSync('a'.repeat(20)), [200, 'a'.repeat(20)], 'gzip'],
    ['csv', 'text/csv', gzipSync('a'.repeat(21)), [413, 'the body must have at most 20 bytes'], 'gzip'],
    ['any', JSON_TYPE, gzipSync('a'.repeat(50_000_000)), [413, 'the body must have at most 1048576 bytes'], 'gzip'],
  ],
}

describe.each([
  ['nothing has read', []],
  ['@koa/bodyparser has let pass', [bodyParser({ enableTypes: [] })]],
] as const)('a body that %s is read by the contract', (_parser, before) => {
  it.each(Object.entries(cases))('%s', async (_title, rows) => {
    const port = await serve({ before })
    for (const [path, contentType, body, answer, encoding] of rows) {
      // A stream can be sent once.
      const copy = body instanceof ReadableStream ? new Blob(['a'.repeat(21)]).stream() : body
      const given = await post(port, path, contentType, copy, encoding)
      expect([path, contentType, ...given]).toEqual([path, contentType, ...answer])
    }
    expect({}).not.toHaveProperty('polluted')
  })
})

it('in windows-1252 is never misread: some versions of Node take it for another charset', async () => {
  const given = await post(await serve(), 'text', 'text/plain;charset=windows-1252', Buffer.from([0x80]))
  expect([[200, '€'], NO_CHARSET]).toContainEqual(given)
})

describe('a body that a parser has read', () => {
  it('is taken as it is, and its {} for a request without a body is no body', async () => {
    const port = await serve({ before: [bodyParser({ enableTypes: ['json', 'form', 'text'] })] })
    expect(await post(port, 'any', JSON_TYPE, TEXT)).toEqual([200, { text: 'é' }])
    expect(await post(port, 'any', FORM, 'a=1')).toEqual([200, { a: '1' }])
    expect(await post(port, 'note', JSON_TYPE, '{}')).toEqual([200, {}])
    expect(await post(port, 'note', JSON_TYPE, '')).toEqual([200, undefined])
    expect(await post(port, 'note')).toEqual([200, undefined])
    expect(await post(port, 'photo', undefined, formOf(['title', 't']))).toEqual([200, { title: 't' }])
  })

  it('may be set by hand', async () => {
    const sets: Koa.Middleware = (ctx, next) => {
      Object.assign(ctx.request, { body: { by: 'hand' } })
      return next()
    }
    expect(await post(await serve({ before: [sets] }), 'any', 'text/plain', 'other')).toEqual([200, { by: 'hand' }])
  })
})

describe('the limit', () => {
  it('is one megabyte, or what the router says', async () => {
    const body = (bytes: number) => `"${'a'.repeat(bytes - 2)}"`
    const port = await serve()
    expect((await post(port, 'any', JSON_TYPE, body(2 ** 20)))[0]).toBe(200)
    expect((await post(port, 'any', JSON_TYPE, body(2 ** 20 + 1)))[0]).toBe(413)
    const small = await serve({ bodyLimit: '0.5kb' })
    expect((await post(small, 'any', JSON_TYPE, body(512)))[0]).toBe(200)
    expect((await post(small, 'any', JSON_TYPE, body(513)))[0]).toBe(413)
    expect((await post(small, 'csv', 'text/csv', 'a'.repeat(20)))[0]).toBe(200)
  })
})

/** A connection that notes what it receives. */
const open = (port: number) => {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  const connection = { socket, received: '', isClosed: false }
  socket.on('data', (text: string) => {
    connection.received += text
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    connection.isClosed = true
  })
  onTestFinished(() => void socket.destroy())
  return connection
}
const lines = (...fields: readonly string[]) => ['POST /any HTTP/1.1', 'Host: a', ...fields, '', ''].join('\r\n')
const until = (holds: () => boolean) => expect.poll(holds, { timeout: 5000, interval: 5 }).toBe(true)

describe('the connection', () => {
  it.each([
    ['malformed', [`Content-Type: ${JSON_TYPE}`], '{'],
    ['of another type', ['Content-Type: text/plain'], 'text'],
    ['without a type', [], 'text'],
    ['of another encoding', [`Content-Type: ${JSON_TYPE}`, 'Content-Encoding: zstd'], 'text'],
    ['of another charset', [`Content-Type: ${JSON_TYPE};charset=x`], 'text'],
  ])('is used again after a body that is %s', async (_what, fields, body) => {
    const connection = open(await serve())
    connection.socket.write(lines(...fields, `Content-Length: ${body.length}`) + body)
    await until(() => /^HTTP\/1.1 4\d\d /.test(connection.received))
    connection.socket.write(`${lines(`Content-Type: ${JSON_TYPE}`, 'Content-Length: 1')}5`)
    await until(() => connection.received.endsWith('{"got":5}'))
  })

  it.each([
    ['states a length that is too large', 'Content-Length: 2000000', ''],
    ['is too large in chunks', 'Transfer-Encoding: chunked', `200000\r\n${'a'.repeat(2 ** 21)}\r\n`],
  ])('is closed after a body that %s, and the rest is not waited for', async (_what, field, body) => {
    const connection = open(await serve())
    connection.socket.write(lines(`Content-Type: ${JSON_TYPE}`, field) + body)
    await until(() => connection.isClosed)
    expect(connection.received).toMatch(/^HTTP\/1.1 413 [\s\S]*\r\nConnection: close\r\n/)
  })

  it('is closed after a body that is no gzip and has not ended', async () => {
    const connection = open(await serve())
    connection.socket.write(
      `${lines(`Content-Type: ${JSON_TYPE}`, 'Content-Encoding: gzip', 'Content-Length: 2000000')}no gzip at all`,
    )
    await until(() => connection.isClosed)
    expect(connection.received).toMatch(/^HTTP\/1.1 400 /)
  })

  it('has the answer of a guard while the body is still on its way', async () => {
    const connection = open(await serve())
    connection.socket.write(lines(`Content-Type: ${JSON_TYPE}`, 'X-Token: wrong', 'Content-Length: 1000'))
    await until(() => connection.received.startsWith('HTTP/1.1 401 '))
  })

  it.each([
    ['plain', [], '{"text":'],
    ['compressed', ['Content-Encoding: gzip'], gzipSync('a'.repeat(1000)).subarray(0, 12)],
  ])(
    'may be lost during an upload: no action runs, and nothing is left of the request (%s)',
    async (_, fields, part) => {
      const ended: string[] = []
      const watch: Koa.Middleware = async (ctx, next) => {
        const outcome = await next().then(
          () => 'answered',
          (error: Error) => error.message,
        )
        ended.push(outcome, `${ctx.req.listenerCount('data')} listeners`)
      }
      const connection = open(await serve({ before: [watch] }))
      connection.socket.write(lines(`Content-Type: ${JSON_TYPE}`, ...fields, 'Content-Length: 1000'))
      connection.socket.write(part)
      await new Promise(resolve => setTimeout(resolve, 30))
      connection.socket.destroy()
      await until(() => ended.length > 0)
      expect(ended).toEqual(['the request was aborted', '0 listeners'])
    },
  )
})

describe('HTTP/2', () => {
  const request = async (path: string, headers: Readonly<Record<string, string>>, body?: string) => {
    const app = new Koa().use(createRouter(routes).routes())
    app.silent = true
    const server = createHttp2(app.callback()).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const session = connectHttp2(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) // it has a port
    onTestFinished(() => {
      session.destroy()
      server.close()
    })
    const stream = session.request({ ':method': 'POST', ':path': path, ...headers }, { endStream: body === undefined })
    stream.end(body)
    let text = ''
    stream.setEncoding('utf8').on('data', chunk => {
      text += chunk
    })
    const [{ ':status': status }] = await once(stream, 'response')
    if (!stream.closed) await once(stream, 'close')
    return [status, text]
  }

  it('has bodies without a length, and requests without a body', async () => {
    expect(await request('/any', { 'content-type': JSON_TYPE }, '5')).toEqual([200, '{"got":5}'])
    expect(await request('/note', {})).toEqual([200, '{}'])
    expect(await request('/any', {}, '5')).toMatchObject([415, expect.any(String)])
    expect(await request('/csv', { 'content-type': 'text/csv' }, 'a'.repeat(100_000))).toMatchObject([
      413,
      expect.any(String),
    ])
  })
})

it('is answered in problem details', async () => {
  const port = await serve({ before: [problemDetails()] })
  const response = await fetch(`http://127.0.0.1:${port}/any`, { method: 'POST', body: 'text' })
  expect(response.headers.get('accept')).toBe(JSON_TYPE)
  expect(await response.json()).toEqual({
    type: 'about:blank',
    title: 'Unsupported Media Type',
    status: 415,
    detail: 'the body must be of the type application/json',
  })
})
