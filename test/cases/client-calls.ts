/** Calls of a client, sent from Node and from a page, with what they give in both. */
import type { ClientOf, ClientOptions } from '../../src/client/index.js'
import type { routes } from '../client/called.js'

type Client = ClientOf<typeof routes>
export type MakeClient = (options?: ClientOptions) => Client

type Title = string
/** Gives a reply, or what JSON can hold. */
type Call = (client: Client, make: MakeClient) => unknown
/** The last element is what the call gives in a browser, where that differs. */
export type ClientCallCase = readonly [Title, Call, gives: unknown, inBrowser?: unknown]

/** A body as data that a page can hand over, with its class. */
const shownBody = async (body: unknown): Promise<unknown> => {
  if (body instanceof Blob) return ['Blob', body.type, ...new Uint8Array(await body.arrayBuffer())]
  if (body instanceof Uint8Array) return ['Uint8Array', ...body]
  return body instanceof ReadableStream ? ['ReadableStream', await new Response(body).text()] : body
}

/** What a case gives: for a reply its status and body, for an error what it says. */
export const outcomeOf = async ([, call]: ClientCallCase, make: MakeClient): Promise<unknown> => {
  try {
    const given = await call(make(), make)
    if (given instanceof Response) return ['Response', given.status, await given.text()]
    const isReply = Object(given) === given && 'status' in Object(given)
    return isReply ? [Object(given).status, await shownBody(Object(given).body)] : given
  } catch (error) {
    const { name, message, status, body, cause } = Object(error)
    return name === 'UnexpectedReply' ? [message, status, body, cause?.name] : `${name}: ${message}`
  }
}

const place = { params: { id: 1 } }
const missing = { params: { id: 2 } }
/** Half of the pair of an emoji. */
const half = '😀'.slice(0, 1)
const png = { 'content-type': 'image/png' }
const file = (name: string, text: string) => new File([text], name, { type: 'image/png' })
const profile = (name: string) => ({
  name,
  size: { width: 5, in: { unit: 'm' } },
  of: { photos: [file('1.png', 'one'), file('2.png', 'two')], cover: file('é.png', 'cover') },
})
const form = <Form extends FormData | URLSearchParams>(form: Form): Form => {
  for (const [name, value] of ['a=é & b', 'b=1', 'b=2'].map(field => field.split('=')))
    form.append(`${name}`, `${value}`)
  return form
}
const fields = { a: 'é & b', b: ['1', '2'] }

const json = '{"id":1,"name":"Mill"}'
export const clientCalls: readonly ClientCallCase[] = [
  ['a body as a Blob', client => client['GET /bytes']({ as: 'blob' }), [200, ['Blob', 'image/png', 1, 2, 255]]],
  ['a body as bytes', client => client['GET /bytes']({ as: 'bytes' }), [200, ['Uint8Array', 1, 2, 255]]],
  ['JSON as text', client => client['GET /places/:id']({ ...place, as: 'text' }), [200, json]],
  [
    'JSON as a stream',
    client => client['GET /places/:id']({ ...place, as: 'stream' }),
    [200, ['ReadableStream', json]],
  ],
  ['a Response', client => client['GET /places/:id']({ ...place, as: 'response' }), ['Response', 200, json]],
  ['bytes as a stream, by their type', client => client['GET /bytes'](), [200, ['ReadableStream', '\u0001\u0002�']]],
  [
    'the URL of a call, from which fetch gets the same',
    async client => {
      const url = client['GET /params/:constructor'].url({ params: { constructor: 'a b' } })
      return [url.replace(/^http:\/\/[^/]+/, ''), await (await fetch(url)).text()]
    },
    ['/params/a%20b', 'a b'],
  ],
  [
    'what it sends of an object with files at several depths',
    client => client['POST /profile']({ body: profile('Ada') }),
    [
      200,
      {
        ...{ name: 'Ada', size: { width: 5, in: { unit: 'm' } } },
        photos: ['1.png: one', '2.png: two'],
        cover: 'é.png: cover',
      },
    ],
  ],
  [
    'what it sends of an object without files',
    client => client['POST /form']({ body: fields }),
    [200, { type: 'application/json', fields }],
  ],
  [
    'what it sends of a FormData',
    client => client['POST /form']({ body: form(new FormData()) }),
    [200, { type: 'multipart/form-data', fields }],
  ],
  [
    'what it sends of a URLSearchParams',
    client => client['POST /form']({ body: form(new URLSearchParams()) }),
    [200, { type: 'application/x-www-form-urlencoded', fields }],
  ],
  [
    'what it sends of a text with a content type',
    client => client['POST /table']({ body: 'é,b', headers: { 'content-type': 'text/csv' } }),
    [200, { type: 'text/csv', text: 'é,b' }],
  ],
  [
    'what it sends of bytes with a content type',
    client => client['POST /picture']({ body: new Uint8Array([0, 255]), headers: png }),
    [200, { type: 'image/png', bytes: [0, 255] }],
  ],
  [
    'what it sends of a stream, for which browsers need HTTP/2',
    client => client['POST /picture']({ body: new Blob([new Uint8Array([0, 255])]).stream(), headers: png }),
    [200, { type: 'image/png', bytes: [0, 255] }],
    'TypeError: Failed to fetch',
  ],
  [
    'the reply for a parameter named constructor',
    client => client['GET /params/:constructor']({ params: { constructor: 'a/é' } }),
    [200, 'a/é'],
  ],
  [
    'a TypeError for half of a surrogate pair in a path',
    client => client['GET /params/:constructor']({ params: { constructor: half } }),
    `TypeError: /params/:constructor: 'constructor' cannot be '${half}'`,
  ],
  [
    'a TypeError for half of a surrogate pair in a form',
    client => client['POST /profile']({ body: profile(half) }),
    `TypeError: 'name' cannot be '${half}'`,
  ],
  [
    'the reply for the headers of one call',
    client => client['GET /headers']({ headers: { 'X-Unit': 'm', 'x-since': new Date(0) } }),
    [200, { token: '', unit: 'm', since: '1970-01-01T00:00:00.000Z' }],
  ],
  [
    'the replies for headers that are computed for each call, and those of a call in their place',
    async (_client, make) => {
      let calls = 0
      const client = make({ headers: async () => ({ 'x-token': String(++calls), 'x-unit': 'm' }) })
      return [
        (await client['GET /headers']()).body,
        (await client['GET /headers']({ headers: { 'X-Unit': 'ft' } })).body,
      ]
    },
    [
      { token: '1', unit: 'm', since: '' },
      { token: '2', unit: 'ft', since: '' },
    ],
  ],
  ['the reply behind a redirect', client => client['GET /moved'](), [200, { id: 1, name: 'Mill' }]],
  [
    'a redirect itself, which browsers hide',
    async client => {
      const { ok, status, headers } = await client['GET /moved']({ redirect: 'manual', expect: [303] })
      return [ok, status, headers.get('location')]
    },
    [false, 303, '/places/1'],
    ['GET /moved replied with 0', 0, undefined, undefined],
  ],
  [
    'an UnexpectedReply for JSON that is cut',
    client => client['GET /cut'](),
    ['GET /cut sent broken JSON with 200', 200, '{"a":[1,', 'SyntaxError'],
  ],
  [
    'an UnexpectedReply for HTML under JSON',
    client => client['GET /html'](),
    ['GET /html sent broken JSON with 200', 200, '<html>Bad gateway</html>', 'SyntaxError'],
  ],
  [
    'an UnexpectedReply for an error that the call does not expect',
    client => client['GET /places/:id'](missing),
    ['GET /places/:id replied with 404', 404, { missing: 2 }, undefined],
  ],
  [
    'an error that the call expects, with its type',
    async client => {
      const shown = await client['GET /places/:id']({ ...missing, expect: [404] })
      return shown.ok || typeof shown.body === 'string' ? 'another' : [shown.status, shown.body.missing.toFixed(1)]
    },
    [404, '2.0'],
  ],
  ['no body for HEAD', client => client['HEAD /bytes'](), [200, undefined]],
  ['no body for a 204', client => client['DELETE /nothing'](), [204, undefined]],
  [
    'the first part of a stream before the server has the second',
    async client => {
      const reader = (await client['GET /parts']()).body.getReader()
      const read = async () => new TextDecoder().decode((await reader.read()).value)
      const first = await read()
      await client['POST /next']()
      return [first, await read(), (await reader.read()).done]
    },
    ['one', 'two', true],
  ],
  [
    'the reason why the caller aborts a call',
    client => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new RangeError('enough')), 50)
      return client['GET /slow']({ signal: controller.signal })
    },
    'RangeError: enough',
  ],
]
