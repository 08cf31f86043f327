/** What a client gets for what it sends. Each case has the type of its reply, which the compiler checks, and the reply itself. */
import type { ClientOf, ClientReply } from '../../src/client/index.js'
import type { routes } from './application.js'

export type Client = ClientOf<typeof routes>

export interface Case {
  readonly title: string
  readonly call: (client: Client) => Promise<object>
  readonly status: number
  readonly body: unknown
}

type Same<Left, Right> =
  (<Type>() => Type extends Left ? 1 : 2) extends <Type>() => Type extends Right ? 1 : 2 ? true : false

/** A call with exactly the expected replies. With others it is no case, and the list of cases does not compile. */
const replies =
  <Expected>() =>
  <Given extends object>(
    title: string,
    call: (client: Client) => Promise<Given>,
    status: number,
    body?: unknown,
  ): Same<Given, Expected> extends true ? Case : Promise<Given> =>
    ({ title, call, status, body }) as never // which of the two it is, the compiler alone sees

interface ReadPlace {
  id: number
  name: string
  opens: string
  note?: string
  tags: {}
}
interface ReadQuery {
  page?: number
  tag?: string[]
  since?: string
  only?: 'open' | 'closed'
}
interface Listed {
  asked: string
  input: ReadQuery
  places: ReadPlace[]
}
interface Sent {
  type: string
  content: string | string[][]
}
type Shown = { unit: 'm' | 'ft'; id: number; name: string; opens: string; note?: string; tags: {} }

const place: ReadPlace = { id: 1, name: 'Lighthouse', opens: '1970-01-01T00:00:00.000Z', tags: {} }
const since = new Date(0)
const headers = { 'x-unit': 'm' } as const

/** Replies of 2xx, and what is expected besides. */
const ofActions: readonly Case[] = [
  replies<ClientReply<200, Shown>>()(
    'a 200, and nothing that it does not expect',
    client => client['GET /places/:id']({ params: { id: 1 }, headers }),
    200,
    { ...place, unit: 'm' },
  ),
  replies<ClientReply<200, Shown> | ClientReply<404, { message: string }> | ClientReply<404, string>>()(
    'an expected status of the action, whose body may be the one of the library too',
    client => client['GET /places/:id']({ params: { id: 2 }, headers, expect: [404] }),
    404,
    { message: 'no such place' },
  ),
  replies<ClientReply<200, Shown> | ClientReply<404, { message: string }> | ClientReply<404, string>>()(
    'the 404 of the library for a value that is not of its kind',
    client => client['GET /places/:id']({ params: { id: 0.5 }, headers, expect: [404] }),
    404,
    'Not Found',
  ),
  replies<ClientReply<200, Shown> | ClientReply<410, undefined>>()(
    'an expected status without a body',
    client => client['GET /places/:id']({ params: { id: 410 }, headers, expect: [410] }),
    410,
  ),
  replies<ClientReply<201, { id: number; name: string }>>()(
    'what `returns` declares',
    client => client['POST /places']({ body: { name: 'Mill' } }),
    201,
    { id: 5, name: 'Mill' },
  ),
  replies<ClientReply<201, { id: number; name: string }> | ClientReply<409, { taken: string }>>()(
    'a status that `returns` does not declare',
    client => client['POST /places']({ body: { name: 'taken' }, expect: [409] }),
    409,
    { taken: 'taken' },
  ),
  replies<ClientReply<201, { id: number; name: string }> | ClientReply<422, string>>()(
    'the 422 of the library for a body that does not fit',
    client => client['POST /places']({ body: { name: '' }, expect: [422] }),
    422,
    'not valid: body.name',
  ),
  replies<ClientReply<200, Listed> | ClientReply<400, string>>()(
    'the 400 of the library for a query that does not fit',
    client => client['GET /places']({ query: { page: 'x' }, expect: [400] }),
    400,
    'not valid: query.page',
  ),
  replies<ClientReply<204, undefined>>()(
    'a 204 of an action that returns nothing',
    client => client['DELETE /places/:id']({ params: { id: 1 } }),
    204,
  ),
  replies<ClientReply<200, Shown> | ClientReply<404, { message: string }> | ClientReply<404, string>>()(
    'a call under the name of its action behind the key',
    client => client['GET /places/:id'].show({ params: { id: 2 }, headers, expect: [404] }),
    404,
    { message: 'no such place' },
  ),
  replies<ClientReply<200, string>>()(
    'the name of an action that two methods have',
    client => client['PATCH /places/:id'].update({ params: { id: 1 } }),
    200,
    'PATCH',
  ),
  replies<ClientReply<200, { name: string }>>()('GET of a singular resource', client => client['GET /user'](), 200, {
    name: 'Ada',
  }),
  replies<ClientReply<201, null>>()('the JSON null', client => client['POST /user']({}), 201, null),
  replies<ClientReply<200, [1, null, 'a']>>()('a tuple', client => client['PATCH /user'](), 200, [1, null, 'a']),
  replies<ClientReply<200, string>>()('text', client => client['PUT /places/:id']({ params: { id: 1 } }), 200, 'PUT'),
  replies<ClientReply<200, string>>()(
    'the method of its key, where an action has two',
    client => client['PATCH /places/:id']({ params: { id: 1 } }),
    200,
    'PATCH',
  ),
  replies<ClientReply<number, unknown>>()('a body of type unknown', client => client['GET /unknown'](), 200, {
    any: 'thing',
  }),
  replies<ClientReply<200, { ok: number }> | ClientReply<202, { ok: number }>>()(
    'one of several statuses',
    client => client['GET /several'](),
    202,
    { ok: 1 },
  ),
  replies<ClientReply<number, unknown> | ClientReply<418, unknown>>()(
    'an expected status of an action that returns a Response',
    client => client['GET /response']({ expect: [418] }),
    418,
    {},
  ),
  replies<ClientReply<200, undefined>>()('no content of a HEAD', client => client['HEAD /alive'](), 200),
]

/** What is sent. */
const inputs: readonly Case[] = [
  replies<ClientReply<200, Listed>>()(
    'a query: lists are repeated keys, a date is its ISO form, `undefined` is left out',
    client => client['GET /places']({ query: { page: 2, tag: ['a b', 'c&d'], since, only: undefined } }),
    200,
    {
      asked: 'page=2&tag=a+b&tag=c%26d&since=1970-01-01T00%3A00%3A00.000Z',
      input: { page: 2, tag: ['a b', 'c&d'], since: since.toISOString() },
      places: [place],
    },
  ),
  replies<ClientReply<200, Listed>>()('no query', client => client['GET /places'](), 200, {
    asked: '',
    input: {},
    places: [place],
  }),
  replies<ClientReply<200, string>>()(
    'a wildcard with its slashes',
    client => client['GET /files/*path']({ params: { path: 'a/b c/é?' } }),
    200,
    'a/b c/é?',
  ),
  replies<ClientReply<200, Shown>>()(
    'the header fields of the contract',
    client => client['GET /places/:id']({ params: { id: 1 }, headers: { 'x-unit': 'ft', 'x-page': 3 } }),
    200,
    { ...place, unit: 'ft' },
  ),
  replies<ClientReply<200, { token: string }>>()(
    'the body of a middleware route with a contract',
    client => client['POST /login']({ body: { email: 'a@b.c' } }),
    200,
    { token: 'a@b.c' },
  ),
  replies<ClientReply<number, unknown>>()(
    'a kind and a query of a middleware route without `returns`',
    client => client['PUT /years/:year']({ params: { year: 2030 }, query: { a: '1' } }),
    200,
    { year: '2030', a: '1' },
  ),
  replies<ClientReply<number, unknown>>()(
    'what the schema of parameters takes',
    client => client['POST /v1/notes/:section']({ params: { section: 'b' } }),
    200,
    'b',
  ),
  replies<ClientReply<200, Sent>>()(
    'a form',
    client => client['POST /raw/form']({ body: formOf({ a: '1', b: '2' }) }),
    200,
    {
      type: 'multipart/form-data',
      content: [
        ['a', '1'],
        ['b', '2'],
      ],
    },
  ),
  replies<ClientReply<200, Sent>>()(
    'search parameters as a form',
    client => client['POST /raw/form']({ body: new URLSearchParams({ a: '1' }) }),
    200,
    { type: 'application/x-www-form-urlencoded', content: [['a', '1']] },
  ),
  replies<ClientReply<200, Sent>>()(
    'an object with a file as a form',
    client =>
      client['POST /raw/photo']({ body: { title: 'A', photo: new File(['x'], 'x.png'), tags: ['a', 'b'], at: since } }),
    200,
    {
      type: 'multipart/form-data',
      content: [
        ['title', 'A'],
        ['photo', 'x.png'],
        ['tags', 'a'],
        ['tags', 'b'],
        ['at', since.toISOString()],
      ],
    },
  ),
  replies<ClientReply<200, Sent>>()('text as it is', client => client['POST /raw/text']({ body: '"é"' }), 200, {
    type: 'text/plain',
    content: '"é"',
  }),
  replies<ClientReply<200, Sent>>()(
    'bytes as they are',
    client => client['POST /raw/bytes']({ body: new TextEncoder().encode('bytes') }),
    200,
    { type: '', content: 'bytes' },
  ),
  replies<ClientReply<200, Sent>>()(
    'a blob with its type',
    client => client['POST /raw/bytes']({ body: new Blob(['blob'], { type: 'image/png' }) }),
    200,
    { type: 'image/png', content: 'blob' },
  ),
  replies<ClientReply<200, Sent>>()(
    'a stream',
    client => client['POST /raw/bytes']({ body: new Blob(['stream']).stream() }),
    200,
    { type: '', content: 'stream' },
  ),
  ...[{ a: [1, since] }, [1, 'a'], null, 5, false].map(body =>
    replies<ClientReply<200, Sent>>()(
      `JSON: ${JSON.stringify(body)}`,
      client => client['POST /raw/json']({ body }),
      200,
      { type: 'application/json', content: JSON.stringify(body) },
    ),
  ),
]

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

export const cases: readonly Case[] = [...ofActions, ...inputs]

/** Replies that are the stream of the response, with its text. */
export const streams = [
  { title: 'bytes', call: (client: Client) => client['GET /bytes'](), text: '\u0001\u0002�' },
  { title: 'a stream', call: (client: Client) => client['GET /stream'](), text: 'one,two' },
  { title: 'events', call: (client: Client) => client['GET /events'](), text: 'data: 1\n\ndata: 2\n\n' },
]
