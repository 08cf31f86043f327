import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RouteMap } from 'signalbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../examples/places/app.js'
import { type Database, openDatabase } from '../../examples/places/database.js'
import { routes } from '../../examples/places/routes.js'

// Rows of schema.sql. Harbour House and the signal box in York belong to Alice, the cabin belongs to Bob.
const HARBOUR = '/v1/host/places/5ea0f00d-0000-4000-8000-000000000001'
const YORK = '/v1/host/places/5ea0f00d-0000-4000-8000-000000000002'
const CABIN = '/v1/host/places/5ea0f00d-0000-4000-8000-000000000003'
const QUAY = '9007199254740993'
const LOFT = '9007199254740999'
const NOBODY = '5ea0f00d-0000-4000-8000-000000000099'

let database: Database
let server: Server
let origin: string
/** `METHOD path` of each route that has answered without an error. */
const answered = new Set<string>()

beforeAll(async () => {
  database = await openDatabase()
  const app = createApp(database)
  app.middleware.unshift(async (ctx, next) => {
    await next()
    if (ctx.status < 400) answered.add(`${ctx.method} ${ctx._matchedRoute}`)
  })
  server = app.listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  await database.close()
})

interface Sent {
  readonly token?: string | null
  readonly body?: unknown
  readonly type?: string
}

const send = async (method: string, path: string, { token = 'alice-token', body, type }: Sent = {}) => {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': type ?? 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = text !== '' && response.headers.get('Content-Type')?.includes('json')
  const parsed: unknown = isJson ? JSON.parse(text) : text
  return { status: response.status, headers: response.headers, body: parsed }
}

/** Sends a POST, checks the answer, and returns the path of the new record. */
const create = async (path: string, body: unknown): Promise<string> => {
  const created = await send('POST', path, { body })
  expect(created).toMatchObject({ status: 201, body })
  const location = created.headers.get('Location') ?? ''
  expect(location).toMatch(new RegExp(`^${path}/[^/]+$`))
  expect(created.body).toHaveProperty('id')
  return location
}

const createPlace = () => create('/v1/host/places', { name: 'Mill', city: 'Delft' })
const createRoom = async () => create(`${await createPlace()}/rooms`, { name: 'Attic', beds: 2 })
const createBooking = async () =>
  create(`${await createRoom()}/bookings`, { guest: 'Dave', arrives: '2031-01-01', leaves: '2031-01-03' })

const destroys = async (path: string) => {
  expect(await send('DELETE', path)).toMatchObject({ status: 204, body: '' })
  expect(await send('DELETE', path)).toMatchObject({ status: 404 })
}

const updatesPlace = async (method: string) => {
  const path = await createPlace()
  expect(await send(method, path, { body: { city: 'Leiden' } })).toMatchObject({
    status: 200,
    body: { name: 'Mill', city: 'Leiden' },
  })
  expect(await send('GET', path)).toMatchObject({ body: { name: 'Mill', city: 'Leiden' } })
}

const updatesUser = async (method: string) => {
  expect(await send(method, '/v1/user', { token: 'bob-token', body: { name: `Bob by ${method}` } })).toMatchObject({
    status: 200,
    body: { id: 2, name: `Bob by ${method}`, email: 'bob@example.com' },
  })
}

/** A test for each route. A route without one does not compile. */
const tests: { readonly [Route in keyof RouteMap<typeof routes>]: () => Promise<unknown> } = {
  'GET /ping': async () => {
    expect(await send('GET', '/ping', { token: null })).toMatchObject({ status: 200, body: { pong: true } })
  },
  'GET /health': async () => {
    expect(await send('GET', '/health', { token: null })).toMatchObject({ status: 200, body: { ok: true } })
  },
  'GET /v1/hosts': async () => {
    const { body } = await send('GET', '/v1/hosts', { token: null })
    expect(body).toMatchObject([{ id: 1, name: 'Alice' }, { id: 2 }])
  },
  'GET /v1/hosts/:id': async () => {
    expect((await send('GET', '/v1/hosts/1', { token: null })).body).toEqual({ id: 1, name: 'Alice' })
    expect(await send('GET', '/v1/hosts/3')).toMatchObject({ status: 404, body: { detail: 'no such host' } })
  },
  'GET /v1/user': async () => {
    const { body } = await send('GET', '/v1/user')
    expect(body).toEqual({ id: 1, name: 'Alice', email: 'alice@example.com' })
  },
  'PUT /v1/user': () => updatesUser('PUT'),
  'PATCH /v1/user': () => updatesUser('PATCH'),
  'GET /v1/host/places': async () => {
    const { body } = await send('GET', '/v1/host/places', { token: 'bob-token' })
    expect(body).toEqual([{ id: '5ea0f00d-0000-4000-8000-000000000003', name: 'Pine Cabin', city: 'Oulu' }])
  },
  'GET /v1/host/places/search': async () => {
    const { body } = await send('GET', '/v1/host/places/search?q=BOX')
    expect(body).toMatchObject([{ name: 'Old Signal Box' }])
    expect(await send('GET', '/v1/host/places/search?q=cabin')).toMatchObject({ status: 200, body: [] })
  },
  'POST /v1/host/places': createPlace,
  'GET /v1/host/places/:id': async () => {
    expect(await send('GET', HARBOUR)).toMatchObject({ status: 200, body: { name: 'Harbour House', city: 'Bergen' } })
  },
  'GET /v1/host/places/:id/preview': async () => {
    const { body } = await send('GET', `${HARBOUR}/preview`)
    expect(body).toEqual({ title: 'Harbour House, Bergen', rooms: 2, beds: 3 })
  },
  'PUT /v1/host/places/:id': () => updatesPlace('PUT'),
  'PATCH /v1/host/places/:id': () => updatesPlace('PATCH'),
  'DELETE /v1/host/places/:id': async () => destroys(await createPlace()),
  'GET /v1/host/places/:id/rooms': async () => {
    const { body } = await send('GET', `${HARBOUR}/rooms`)
    expect(body).toEqual([
      { id: '9007199254740993', name: 'Quay', beds: 2 },
      { id: '9007199254740995', name: 'Attic', beds: 1 },
    ])
  },
  'POST /v1/host/places/:id/rooms': createRoom,
  'GET /v1/host/places/:placeId/rooms/:id': async () => {
    expect((await send('GET', `${HARBOUR}/rooms/${QUAY}`)).body).toEqual({ id: QUAY, name: 'Quay', beds: 2 })
  },
  'DELETE /v1/host/places/:placeId/rooms/:id': async () => destroys(await createRoom()),
  'GET /v1/host/places/:placeId/rooms/:id/bookings': async () => {
    const { body } = await send('GET', `${HARBOUR}/rooms/${QUAY}/bookings`)
    expect(body).toEqual([{ id: 1, guest: 'Carol', arrives: '2030-06-01', leaves: '2030-06-05' }])
  },
  'POST /v1/host/places/:placeId/rooms/:id/bookings': createBooking,
  'DELETE /v1/host/places/:placeId/rooms/:roomId/bookings/:id': async () => destroys(await createBooking()),
}

describe('each route of examples/places', () => {
  it.each(Object.entries(tests))('%s answers', async (route, test) => {
    answered.delete(route)
    await test()
    expect(answered).toContain(route)
  })

  it('has a test', () => {
    expect(Object.keys(tests).sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort())
  })
})

describe('authenticate', () => {
  it.each([
    ['no token', null],
    ['an unknown token', 'mallory-token'],
    ['an empty token', ''],
  ])('answers 401 with WWW-Authenticate for %s', async (_, token) => {
    for (const path of ['/v1/user', '/v1/host/places', `${HARBOUR}/rooms/${QUAY}`]) {
      const { status, headers, body } = await send('GET', path, { token })
      expect({ path, status, challenge: headers.get('WWW-Authenticate'), body }).toEqual({
        path,
        status: 401,
        challenge: 'Bearer',
        body: { type: 'about:blank', title: 'Unauthorized', status: 401, detail: 'a Bearer token is needed' },
      })
    }
  })

  it('runs before the parameters are cast', async () => {
    expect(await send('GET', '/v1/host/places/nonsense', { token: null })).toMatchObject({ status: 401 })
  })
})

describe('a nested resource', () => {
  it.each([
    ['a place that does not exist', 'GET', `/v1/host/places/${NOBODY}`, 'no such place'],
    ['a place of another host', 'GET', CABIN, 'no such place'],
    ['the preview of a place of another host', 'GET', `${CABIN}/preview`, 'no such place'],
    ['the rooms of a place of another host', 'GET', `${CABIN}/rooms`, 'no such place'],
    ['a room of a place of another host', 'GET', `${CABIN}/rooms/${LOFT}`, 'no such place'],
    ['a room of another place', 'GET', `${YORK}/rooms/${QUAY}`, 'no such room'],
    ["a room of another host's place under one's own", 'GET', `${YORK}/rooms/${LOFT}`, 'no such room'],
    ['the bookings of a room of another place', 'GET', `${YORK}/rooms/${QUAY}/bookings`, 'no such room'],
    ['a booking of another room', 'DELETE', `${HARBOUR}/rooms/9007199254740995/bookings/1`, 'no such booking'],
    ['deleting a place of another host', 'DELETE', CABIN, 'no such place'],
    ['deleting a room of another place', 'DELETE', `${YORK}/rooms/${QUAY}`, 'no such room'],
  ])('answers 404 for %s', async (_, method, path, detail) => {
    expect(await send(method, path)).toMatchObject({ status: 404, body: { detail } })
  })

  it('distinguishes bigint ids that round to the same JavaScript number', async () => {
    expect(Number(QUAY)).toBe(Number('9007199254740992'))
    expect(await send('GET', `${HARBOUR}/rooms/9007199254740992`)).toMatchObject({ status: 404 })
  })
})

describe('castParam', () => {
  it.each([
    ['GET', '/v1/hosts/first', "parameter 'id' is not an integer"],
    ['GET', '/v1/hosts/2147483648', "parameter 'id' is not an integer"],
    ['GET', '/v1/host/places/1', "parameter 'id' is not a uuid"],
    ['GET', '/v1/host/places/1/preview', "parameter 'id' is not a uuid"],
    ['GET', '/v1/host/places/1/rooms', "parameter 'id' is not a uuid"],
    ['GET', `/v1/host/places/1/rooms/${QUAY}`, "parameter 'placeId' is not a uuid"],
    ['GET', `${HARBOUR}/rooms/quay`, "parameter 'id' is not a bigint"],
    ['GET', `${HARBOUR}/rooms/9223372036854775808`, "parameter 'id' is not a bigint"],
    ['GET', `${HARBOUR}/rooms/quay/bookings`, "parameter 'id' is not a bigint"],
    ['DELETE', `/v1/host/places/1/rooms/${QUAY}/bookings/1`, "parameter 'placeId' is not a uuid"],
    ['DELETE', `${HARBOUR}/rooms/quay/bookings/1`, "parameter 'roomId' is not a bigint"],
    ['DELETE', `${HARBOUR}/rooms/${QUAY}/bookings/1.0`, "parameter 'id' is not an integer"],
  ])('answers %s %s with 400: %s', async (method, path, detail) => {
    expect(await send(method, path)).toMatchObject({ status: 400, body: { detail } })
  })
})

describe('a request body', () => {
  const PLACES = '/v1/host/places'
  const BOOKINGS = `${HARBOUR}/rooms/${QUAY}/bookings`
  const stay = { guest: 'Eve', arrives: '2030-07-01', leaves: '2030-07-02' }

  it('gets a 400 for broken JSON', async () => {
    expect(await send('POST', PLACES, { body: '{ "name": ' })).toMatchObject({ status: 400, body: { status: 400 } })
  })

  it.each([
    ['no body', undefined, 'application/json'],
    ['an array', [], 'application/json'],
    ['a form', 'name=Mill&city=Delft', 'application/x-www-form-urlencoded'],
  ])('gets a 422: %s', async (_, body, type) => {
    expect(await send('POST', PLACES, { body, type })).toMatchObject({
      status: 422,
      body: { errors: expect.arrayContaining([expect.objectContaining({ in: 'body' })]) },
    })
  })

  it.each([
    [PLACES, { city: 'Delft' }, 'name', 'Invalid input: expected string, received undefined'],
    [PLACES, { name: 'Mill', city: 7 }, 'city', 'Invalid input: expected string, received number'],
    [PLACES, { name: 'Mill\0', city: 'Delft' }, 'name', 'must be a text of 1 to 200 characters'],
    [`${HARBOUR}/rooms`, { name: 'Attic', beds: 0.5 }, 'beds', 'Invalid input: expected int, received number'],
    [BOOKINGS, { ...stay, arrives: '2030-02-30' }, 'arrives', 'Invalid ISO date'],
    [BOOKINGS, { ...stay, arrives: '0000-02-03' }, 'arrives', 'must be a date such as 2030-06-01'],
    [BOOKINGS, { ...stay, leaves: 'tomorrow' }, 'leaves', 'Invalid ISO date'],
    [BOOKINGS, { ...stay, leaves: stay.arrives }, 'leaves', "must be after 'arrives'"],
  ])('gets a 422: POST %s %j', async (path, body, name, message) => {
    expect(await send('POST', path, { body })).toMatchObject({
      status: 422,
      body: { errors: [{ in: 'body', path: [name], message }] },
    })
  })

  it('gets a 409 if the room is taken on those days', async () => {
    const overlapping = { guest: 'Eve', arrives: '2030-06-04', leaves: '2030-06-08' }
    expect(await send('POST', BOOKINGS, { body: overlapping })).toMatchObject({ status: 409 })
    await create(BOOKINGS, { ...overlapping, arrives: '2030-06-05' })
  })
})

describe('a search', () => {
  it.each(['', '?q=', '?q=a&q=b', '?q=%00'])('gets a 400 for the query %j', async query => {
    expect(await send('GET', `/v1/host/places/search${query}`)).toMatchObject({
      status: 400,
      body: { detail: 'not valid: query.q', errors: [{ in: 'query', path: ['q'] }] },
    })
  })
})

describe('the method of a request', () => {
  it.each([
    ['PATCH', '/ping', 'GET, HEAD'],
    ['DELETE', '/v1/user', 'GET, HEAD, PATCH, PUT'],
    ['PATCH', `${HARBOUR}/rooms/${QUAY}`, 'DELETE, GET, HEAD'],
  ])('%s %s gets a 405 that allows %s', async (method, path, allowed) => {
    const { status, headers } = await send(method, path)
    expect(status).toBe(405)
    expect(methodsOf(headers)).toBe(allowed)
  })

  it('OPTIONS gets a 200 that lists the allowed methods', async () => {
    const { status, headers } = await send('OPTIONS', HARBOUR, { token: null })
    expect(status).toBe(200)
    expect(methodsOf(headers)).toBe('DELETE, GET, HEAD, PATCH, PUT')
  })

  it('HEAD gets the headers of GET without a body', async () => {
    const get = await send('GET', HARBOUR)
    const head = await send('HEAD', HARBOUR)
    expect(head.status).toBe(200)
    expect(head.headers.get('Content-Type')).toBe(get.headers.get('Content-Type'))
    expect(head.headers.get('Content-Length')).toBe(get.headers.get('Content-Length'))
    expect(head.body).toBe('')
  })

  it('PROPFIND gets a 501', async () => {
    expect(await send('PROPFIND', '/ping')).toMatchObject({ status: 501 })
  })

  it('any method gets a 404 on a path without routes', async () => {
    expect(await send('GET', '/v2/user')).toMatchObject({ status: 404 })
    expect(await send('OPTIONS', '/v2/user')).toMatchObject({ status: 404 })
  })

  const methodsOf = (headers: Headers) => headers.get('Allow')?.split(', ').sort().join(', ')
})

describe('openDatabase(folder)', () => {
  it('keeps the data, and adds the sample rows only to a new database', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'places-'))
    const folder = join(parent, 'data')
    const first = await openDatabase(folder)
    await first.exec('delete from bookings')
    await first.close()
    const second = await openDatabase(folder)
    const { rows } = await second.sql`
      select (select count(*)::integer from hosts) as hosts, (select count(*)::integer from bookings) as bookings`
    await second.close()
    expect(rows).toEqual([{ hosts: 2, bookings: 0 }])
    await rm(parent, { recursive: true })
  })
})
