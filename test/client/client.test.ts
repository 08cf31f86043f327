/** A client gets what its types say, of a server and of an application by `fetchFrom`. */
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import type { FunctionName } from '../../src/client/call.js'
import { createClient, UnexpectedReply } from '../../src/client/index.js'
import { fetchFrom } from '../../src/testing/index.js'
import { application, type routes } from './application.js'
import { cases, streams } from './cases.js'

const server = application().listen(0)
const origin = `http://localhost:${(server.address() as AddressInfo).port}` // a server that listens on a port has one
const client = createClient<typeof routes>(origin)
afterAll(() => server.close())

/** What a call rejects with. */
const rejectionOf = (reply: Promise<unknown>): Promise<unknown> =>
  reply.then(
    () => 'it resolves',
    (error: unknown) => error,
  )

const clients = [
  ['over HTTP', client],
  ['by fetchFrom', createClient<typeof routes>('http://test', { fetch: fetchFrom(application()) })],
] as const

describe.each(clients)('a client sends and gets, %s,', (_how, client) => {
  it.each(cases)('$title', async ({ call, status, body }) => {
    const reply = await call(client)
    expect({ ...reply, headers: 'headers' in reply && reply.headers instanceof Headers }).toEqual({
      ok: status < 300,
      status,
      body,
      headers: true,
    })
  })

  it.each(streams)('$title as the stream of the response', async ({ call, text }) => {
    const { body } = await call(client)
    expect(body).toBeInstanceOf(ReadableStream)
    expect(await new Response(body).text()).toBe(text)
  })

  it('a stream before it has ended', async () => {
    const { body } = await client['GET /events']()
    const { value } = await body.getReader().read()
    expect(new TextDecoder().decode(value)).toContain('data: 1')
  })
})

describe.each(clients)('a client rejects, %s,', (_how, client) => {
  it('with an UnexpectedReply for a status that the call does not expect', async () => {
    const error = await rejectionOf(
      client['GET /places/:id']({ params: { id: 2 }, headers: { 'x-unit': 'm' }, expect: [410] }),
    )
    expect(error).toBeInstanceOf(UnexpectedReply)
    expect(error).toMatchObject({
      name: 'UnexpectedReply',
      message: 'GET /places/:id replied with 404',
      key: 'GET /places/:id',
      status: 404,
      body: { message: 'no such place' },
    })
    expect(error instanceof UnexpectedReply && error.headers.get('content-type')).toMatch('json')
  })

  it('with an UnexpectedReply for an error of a middleware', async () => {
    expect(await rejectionOf(client['GET /forbidden']())).toMatchObject({ status: 403, body: 'forbidden' })
  })

  it.each(['', '.', '..', 'a//b', 'a/./b'])(
    'for the parameter "%s", with which another route would answer',
    async path => {
      expect(await rejectionOf(client['GET /files/*path']({ params: { path } }))).toEqual(
        new TypeError(`/files/*path: 'path' cannot be '${path}'`),
      )
    },
  )

  it('for a parameter that is missing, as in JavaScript', async () => {
    const call: Function = client['GET /files/*path']
    expect(await rejectionOf(call())).toEqual(new TypeError("/files/*path: 'path' cannot be ''"))
  })

  it('with what `fetch` rejects, where no reply comes', async () => {
    const lost = createClient<typeof routes>('http://localhost:1')
    expect(await rejectionOf(lost['GET /user']())).toMatchObject({ name: 'TypeError', message: 'fetch failed' })
  })

  it('with the reason of its signal', async () => {
    const reason = new Error('no longer needed')
    const controller = new AbortController()
    const reply = rejectionOf(client['GET /slow']({ signal: controller.signal }))
    setTimeout(() => controller.abort(reason), 50)
    expect(await reply).toBe(reason)
  })

  it('for JSON that is none', async () => {
    expect(await rejectionOf(client['GET /broken']())).toMatchObject({
      name: 'UnexpectedReply',
      message: 'GET /broken sent broken JSON with 200',
      status: 200,
      body: '{',
    })
  })
})

/** Clients whose requests end in a list. */
const recorded = (options: Parameters<typeof createClient>[1], base = 'https://example.com/api/') => {
  const sent: { readonly url: string; readonly init: RequestInit }[] = []
  const fetch = async (url: string, init: RequestInit) => {
    sent.push({ url, init })
    return Response.json({})
  }
  const made = createClient<typeof routes>(base, { fetch, ...options })
  const fieldsOf = async (headers?: { readonly 'x-unit': 'm' | 'ft' }) => {
    await (headers ? made['GET /places/:id']({ params: { id: 1 }, headers }) : made['GET /user']())
    return Object.fromEntries(new Headers(sent.at(-1)?.init.headers))
  }
  return { client: made, sent, fieldsOf }
}

describe('the options of a client', () => {
  it('have a function in place of `fetch`, which gets the URL below the origin', async () => {
    const { client, sent } = recorded({})
    await client['GET /places']({ query: { page: 1 } })
    await client['GET /user']()
    expect(sent.map(({ url }) => url)).toEqual([
      'https://example.com/api/places?page=1',
      'https://example.com/api/user',
    ])
  })

  it.each([
    ['/places/:id', { id: 0 }, '/places/0'],
    ['/places/:id', { id: 5n }, '/places/5'],
    ['/@:name/:id.json', { name: 'a b', id: '...' }, '/@a%20b/....json'],
    ['/a\\:b/:id\\:archive', { id: 5 }, '/a:b/5:archive'],
  ])('fill in %s with %o', async (path, params, filled) => {
    const { client, sent } = recorded({}, '')
    const call: Function = Reflect.get(client, `GET ${path}`)
    await call({ params })
    expect(sent.map(({ url }) => url)).toEqual([filled])
  })

  it('have an origin that may be empty, for the one of the page', async () => {
    const { client, sent } = recorded({}, '')
    await client['GET /user']()
    expect(sent.map(({ url }) => url)).toEqual(['/user'])
  })

  it('have what `fetch` takes, which a call may replace', async () => {
    const { client, sent } = recorded({ credentials: 'include', redirect: 'error' })
    await client['GET /user']({ redirect: 'manual' })
    expect(sent[0]?.init).toMatchObject({ credentials: 'include', redirect: 'manual', method: 'GET' })
  })

  it.each([
    ['an object', { a: '1', b: undefined, c: ['1', '2'] }, { a: '1', c: '1,2' }],
    ['a list', [['a', '1']] as [string, string][], { a: '1' }],
    ['Headers', new Headers({ a: '1' }), { a: '1' }],
    ['a function', () => ({ a: '1' }), { a: '1' }],
    ['a function that returns nothing', () => undefined, {}],
    ['an async function', async () => ({ a: '1' }), { a: '1' }],
  ])('have headers as %s', async (_title, headers, expected) => {
    expect(await recorded({ headers }).fieldsOf()).toEqual(expected)
  })

  it('make the headers anew for each request', async () => {
    let count = 0
    const { fieldsOf } = recorded({ headers: () => ({ count: String(++count) }) })
    expect([await fieldsOf(), await fieldsOf()]).toEqual([{ count: '1' }, { count: '2' }])
  })

  it('give way to the headers of a call, whatever their case is', async () => {
    const { fieldsOf } = recorded({ headers: { 'X-Unit': 'a', b: '2' } })
    expect(await fieldsOf({ 'x-unit': 'ft' })).toEqual({ 'x-unit': 'ft', b: '2' })
  })

  it('set another type of JSON', async () => {
    const { client, sent } = recorded({ headers: { 'Content-Type': 'application/merge-patch+json' } })
    await client['POST /places']({ body: { name: 'a' } })
    expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('application/merge-patch+json')
  })

  it('reject a call whose headers cannot be made', async () => {
    const error = new Error('no token')
    const { client, sent } = recorded({ headers: () => Promise.reject(error) })
    expect(await rejectionOf(client['GET /user']())).toBe(error)
    expect(sent).toEqual([])
  })
})

describe('a client is a value like any other', () => {
  it('that `await` gives back', async () => {
    expect(await client).toBe(client)
  })

  it('that can be logged and printed', async () => {
    const { inspect } = await import('node:util')
    expect(inspect(client)).toBe('{}')
    expect([String(client), JSON.stringify(client)]).toEqual(['[object Object]', '{}'])
    expect(client).toEqual(client)
  })

  it.each(['name', 'call', 'bind', 'toString', 'then', 'toJSON', 'constructor'] satisfies FunctionName[])(
    'whose calls have the %s of any function, and no action under that name',
    name => {
      const call = client['GET /user']
      expect(Reflect.get(call, name)).not.toBe(call.show)
      expect(Reflect.get(call, name)).toBe(Reflect.get(call.show, name))
    },
  )

  it('whose calls can be awaited, logged and printed', async () => {
    const { inspect } = await import('node:util')
    const call = client['GET /user']
    expect(await call).toBe(call)
    expect([inspect(call), JSON.stringify([call])]).toEqual(['[AsyncFunction: send]', '[null]'])
    expect(`${call}`).toMatch('native code')
  })

  it('that has no members of its own', () => {
    expect(Object.keys(client)).toEqual([])
  })
})
