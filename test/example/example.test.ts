import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProblemDetails, RouteMap } from 'signalbox'
import { createClient, UnexpectedReply } from 'signalbox/client'
import { fetchFrom } from 'signalbox/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { createApp } from '../../examples/places/app.js'
import { openDatabase } from '../../examples/places/database.js'
import { routes } from '../../examples/places/routes.js'

// Rows of schema.sql. Harbour House and the signal box in York belong to Alice, the cabin belongs to Bob.
const HARBOUR = '5ea0f00d-0000-4000-8000-000000000001'
const YORK = '5ea0f00d-0000-4000-8000-000000000002'
const CABIN = '5ea0f00d-0000-4000-8000-000000000003'
const QUAY = '9007199254740993'
const LOFT = '9007199254740999'
const ATTIC = '9007199254740995'
const NOBODY = '5ea0f00d-0000-4000-8000-000000000099'
const quay = { placeId: HARBOUR, id: QUAY }

const database = await openDatabase()
afterAll(() => database.close())
/** `METHOD path` of each route that has answered without an error. */
const answered = new Set<string>()
const app = createApp(database)
app.silent = true
app.middleware.unshift(async (ctx, next) => {
  await next()
  if (ctx.status < 400) answered.add(`${ctx.method} ${ctx._matchedRoute}`)
})

const fetch = fetchFrom(app)
const clientOf = (headers: Readonly<Record<string, string>>) =>
  createClient<typeof routes, ProblemDetails>('http://test', { fetch, headers })
const anyone = clientOf({})
const alice = clientOf({ Authorization: 'Bearer alice-token' })
const bob = clientOf({ Authorization: 'Bearer bob-token' })
/** Sends what the types of the others refuse. */
// biome-ignore lint/suspicious/noExplicitAny: as said
const loose = createClient<any>('http://test', { fetch, headers: { Authorization: 'Bearer alice-token' } })

/** Expects a call to be answered with an error. */
const refuses = (reply: Promise<unknown>, status: number, body: object = {}) =>
  expect(reply).rejects.toMatchObject({ status, body })

const createPlace = async () => {
  const body = { name: 'Mill', city: 'Delft' }
  const created = await alice['POST /v1/host/places']({ body })
  expect(created).toMatchObject({ status: 201, body })
  expect(created.headers.get('Location')).toBe(`/v1/host/places/${created.body.id}`)
  return { id: created.body.id }
}
const createRoom = async () => {
  const place = await createPlace()
  const body = { name: 'Attic', beds: 2 }
  const created = await alice['POST /v1/host/places/:id/rooms']({ params: place, body })
  expect(created).toMatchObject({ status: 201, body })
  expect(created.headers.get('Location')).toBe(`/v1/host/places/${place.id}/rooms/${created.body.id}`)
  return { placeId: place.id, id: created.body.id }
}
const createBooking = async () => {
  const { placeId, id: roomId } = await createRoom()
  const body = { guest: 'Dave', arrives: '2031-01-01', leaves: '2031-01-03' }
  const params = { placeId, id: roomId }
  const created = await alice['POST /v1/host/places/:placeId/rooms/:id/bookings']({ params, body })
  expect(created).toMatchObject({ status: 201, body })
  const path = `/v1/host/places/${placeId}/rooms/${roomId}/bookings`
  expect(created.headers.get('Location')).toBe(`${path}/${created.body.id}`)
  return { placeId, roomId, id: created.body.id }
}

/** Destroys a record once. */
const destroys = async (destroy: () => Promise<unknown>) => {
  expect(await destroy()).toMatchObject({ status: 204, body: undefined })
  await refuses(destroy(), 404)
}

const updatesPlace = async (key: `${'PUT' | 'PATCH'} /v1/host/places/:id`) => {
  const params = await createPlace()
  const changed = { ...params, name: 'Mill', city: 'Leiden' }
  expect((await alice[key]({ params, body: { city: 'Leiden' } })).body).toEqual(changed)
  expect((await alice['GET /v1/host/places/:id']({ params })).body).toEqual(changed)
}

const bytesOf = async (sent: { arrayBuffer(): Promise<ArrayBuffer> }) => [...new Uint8Array(await sent.arrayBuffer())]
/** A picture by its type: nothing reads what is in it. */
const photoOf = (bytes: number, type = 'image/jpeg') =>
  new File([Uint8Array.from({ length: bytes }, (_, at) => at % 256)], 'place', { type })

const updatesPhoto = async (key: `${'PUT' | 'PATCH'} /v1/host/places/:id/photo`) => {
  const params = await createPlace()
  const show = anyone['GET /v1/places/:id/photo']
  await refuses(show({ params }), 404, { detail: 'no such photo' })
  for (const photo of [photoOf(1000), photoOf(2000, 'image/png')]) {
    expect(await alice[key]({ params, body: { photo } })).toMatchObject({ status: 204, body: undefined })
    const { body, headers } = await show({ params, as: 'blob' })
    expect(headers.get('Content-Type')).toBe(photo.type)
    expect(await bytesOf(body)).toEqual(await bytesOf(photo))
  }
}

const updatesUser = async (key: `${'PUT' | 'PATCH'} /v1/user`) => {
  const { body } = await bob[key]({ body: { name: `Bob by ${key}` } })
  expect(body).toEqual({ id: 2, name: `Bob by ${key}`, email: 'bob@example.com' })
}

/** A test for each route. A route without one does not compile. */
const tests: { readonly [Route in keyof RouteMap<typeof routes>]: () => Promise<unknown> } = {
  'GET /ping': async () => {
    expect(await anyone['GET /ping']()).toMatchObject({ status: 200, body: { pong: true } })
  },
  'GET /health': async () => {
    expect(await loose['GET /health']()).toMatchObject({ status: 200, body: { ok: true } })
  },
  'GET /v1/hosts': async () => {
    const { body } = await anyone['GET /v1/hosts']()
    expect(body).toMatchObject([{ id: 1, name: 'Alice' }, { id: 2 }])
  },
  'GET /v1/hosts/:id': async () => {
    expect((await anyone['GET /v1/hosts/:id']({ params: { id: 1 } })).body).toEqual({ id: 1, name: 'Alice' })
    await refuses(anyone['GET /v1/hosts/:id']({ params: { id: 3 } }), 404, { detail: 'no such host' })
  },
  'GET /v1/places/:id/photo': async () => {
    const params = { id: HARBOUR }
    await alice['PUT /v1/host/places/:id/photo']({ params, body: { photo: photoOf(9) } })
    const { url } = anyone['GET /v1/places/:id/photo']
    const response = await fetch(url({ params })) // as an image does
    expect(response.headers.get('Content-Type')).toBe('image/jpeg')
    expect(await bytesOf(response)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  },
  'GET /v1/user': async () => {
    expect((await alice['GET /v1/user']()).body).toEqual({ id: 1, name: 'Alice', email: 'alice@example.com' })
  },
  'PUT /v1/user': () => updatesUser('PUT /v1/user'),
  'PATCH /v1/user': () => updatesUser('PATCH /v1/user'),
  'GET /v1/host/places': async () => {
    const { body } = await bob['GET /v1/host/places']()
    expect(body).toEqual([{ id: CABIN, name: 'Pine Cabin', city: 'Oulu' }])
  },
  'GET /v1/host/places/search': async () => {
    const found = async (q: string) => (await alice['GET /v1/host/places/search']({ query: { q } })).body
    expect(await found('BOX')).toMatchObject([{ name: 'Old Signal Box' }])
    expect(await found('cabin')).toEqual([])
  },
  'POST /v1/host/places': createPlace,
  'GET /v1/host/places/:id': async () => {
    const { body } = await alice['GET /v1/host/places/:id']({ params: { id: HARBOUR } })
    expect(body).toMatchObject({ name: 'Harbour House', city: 'Bergen' })
  },
  'GET /v1/host/places/:id/preview': async () => {
    const { body } = await alice['GET /v1/host/places/:id/preview']({ params: { id: HARBOUR } })
    expect(body).toEqual({ title: 'Harbour House, Bergen', rooms: 2, beds: 3 })
  },
  'PUT /v1/host/places/:id': () => updatesPlace('PUT /v1/host/places/:id'),
  'PATCH /v1/host/places/:id': () => updatesPlace('PATCH /v1/host/places/:id'),
  'DELETE /v1/host/places/:id': async () => {
    const params = await createPlace()
    await destroys(() => alice['DELETE /v1/host/places/:id']({ params }))
  },
  'PUT /v1/host/places/:id/photo': () => updatesPhoto('PUT /v1/host/places/:id/photo'),
  'PATCH /v1/host/places/:id/photo': () => updatesPhoto('PATCH /v1/host/places/:id/photo'),
  'GET /v1/host/places/:id/rooms': async () => {
    const { body } = await alice['GET /v1/host/places/:id/rooms']({ params: { id: HARBOUR } })
    expect(body).toEqual([
      { id: QUAY, name: 'Quay', beds: 2 },
      { id: ATTIC, name: 'Attic', beds: 1 },
    ])
  },
  'POST /v1/host/places/:id/rooms': createRoom,
  'GET /v1/host/places/:placeId/rooms/:id': async () => {
    const { body } = await alice['GET /v1/host/places/:placeId/rooms/:id']({ params: quay })
    expect(body).toEqual({ id: QUAY, name: 'Quay', beds: 2 })
  },
  'DELETE /v1/host/places/:placeId/rooms/:id': async () => {
    const params = await createRoom()
    await destroys(() => alice['DELETE /v1/host/places/:placeId/rooms/:id']({ params }))
  },
  'GET /v1/host/places/:placeId/rooms/:id/bookings': async () => {
    const { body } = await alice['GET /v1/host/places/:placeId/rooms/:id/bookings']({ params: quay })
    expect(body).toEqual([{ id: 1, guest: 'Carol', arrives: '2030-06-01', leaves: '2030-06-05' }])
  },
  'POST /v1/host/places/:placeId/rooms/:id/bookings': createBooking,
  'DELETE /v1/host/places/:placeId/rooms/:roomId/bookings/:id': async () => {
    const params = await createBooking()
    await destroys(() => alice['DELETE /v1/host/places/:placeId/rooms/:roomId/bookings/:id']({ params }))
  },
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

const PLACES = '/v1/host/places'
const ROOMS = `${PLACES}/${HARBOUR}/rooms`
const BOOKINGS = `${ROOMS}/${QUAY}/bookings`

describe('authenticate', () => {
  it.each([
    ['no token', {}],
    ['an unknown token', { Authorization: 'Bearer mallory-token' }],
    ['an empty token', { Authorization: 'Bearer ' }],
  ])('answers 401 with WWW-Authenticate for %s', async (_, headers: Readonly<Record<string, string>>) => {
    const client = clientOf(headers)
    const calls = [
      client['GET /v1/user'],
      client['GET /v1/host/places'],
      () => client['GET /v1/host/places/:placeId/rooms/:id']({ params: quay }),
    ]
    for (const call of calls) {
      const error = await call().catch((error: unknown) => error)
      const body = { type: 'about:blank', title: 'Unauthorized', status: 401, detail: 'a Bearer token is needed' }
      expect(error).toMatchObject({ status: 401, body })
      expect(error instanceof UnexpectedReply && error.headers.get('WWW-Authenticate')).toBe('Bearer')
    }
  })

  it('runs before the parameters are cast', () =>
    refuses(anyone['GET /v1/host/places/:id']({ params: { id: 'nonsense' } }), 401))
})

describe('a nested resource', () => {
  it.each([
    ['a place that does not exist', `GET ${PLACES}/${NOBODY}`, 'no such place'],
    ['a place of another host', `GET ${PLACES}/${CABIN}`, 'no such place'],
    ['the preview of a place of another host', `GET ${PLACES}/${CABIN}/preview`, 'no such place'],
    ['the rooms of a place of another host', `GET ${PLACES}/${CABIN}/rooms`, 'no such place'],
    ['a room of a place of another host', `GET ${PLACES}/${CABIN}/rooms/${LOFT}`, 'no such place'],
    ['a room of another place', `GET ${PLACES}/${YORK}/rooms/${QUAY}`, 'no such room'],
    ["a room of another host's place under one's own", `GET ${PLACES}/${YORK}/rooms/${LOFT}`, 'no such room'],
    ['the bookings of a room of another place', `GET ${PLACES}/${YORK}/rooms/${QUAY}/bookings`, 'no such room'],
    ['a booking of another room', `DELETE ${ROOMS}/${ATTIC}/bookings/1`, 'no such booking'],
    ['deleting a place of another host', `DELETE ${PLACES}/${CABIN}`, 'no such place'],
    ['deleting a room of another place', `DELETE ${PLACES}/${YORK}/rooms/${QUAY}`, 'no such room'],
  ])('answers 404 for %s', (_, request, detail) => refuses(loose[request](), 404, { detail }))

  it('distinguishes bigint ids that round to the same JavaScript number', async () => {
    const params = { placeId: HARBOUR, id: '9007199254740992' }
    expect(Number(QUAY)).toBe(Number(params.id))
    await refuses(alice['GET /v1/host/places/:placeId/rooms/:id']({ params }), 404)
  })
})

describe('castParam', () => {
  it.each([
    ['GET /v1/hosts/first', "parameter 'id' is not an integer"],
    ['GET /v1/hosts/2147483648', "parameter 'id' is not an integer"],
    ['GET /v1/places/1/photo', "parameter 'id' is not a uuid"],
    ['GET /v1/host/places/1', "parameter 'id' is not a uuid"],
    ['GET /v1/host/places/1/preview', "parameter 'id' is not a uuid"],
    ['GET /v1/host/places/1/rooms', "parameter 'id' is not a uuid"],
    [`GET /v1/host/places/1/rooms/${QUAY}`, "parameter 'placeId' is not a uuid"],
    [`GET ${ROOMS}/quay`, "parameter 'id' is not a bigint"],
    [`GET ${ROOMS}/9223372036854775808`, "parameter 'id' is not a bigint"],
    [`GET ${ROOMS}/quay/bookings`, "parameter 'id' is not a bigint"],
    [`DELETE /v1/host/places/1/rooms/${QUAY}/bookings/1`, "parameter 'placeId' is not a uuid"],
    [`DELETE ${ROOMS}/quay/bookings/1`, "parameter 'roomId' is not a bigint"],
    [`DELETE ${ROOMS}/${QUAY}/bookings/1.0`, "parameter 'id' is not an integer"],
  ])('answers %s with 400: %s', (request, detail) => refuses(loose[request](), 400, { detail }))
})

describe('a request body', () => {
  const stay = { guest: 'Eve', arrives: '2030-07-01', leaves: '2030-07-02' }

  it('gets a 400 for broken JSON', () => {
    const headers = { 'Content-Type': 'application/json' }
    return refuses(loose[`POST ${PLACES}`]({ body: '{ "name": ', headers }), 400, { status: 400 })
  })

  it.each([
    ['no body', undefined],
    ['an array', []],
  ])('gets a 422: %s', (_, body) =>
    refuses(loose[`POST ${PLACES}`]({ body }), 422, {
      errors: expect.arrayContaining([expect.objectContaining({ in: 'body' })]),
    }),
  )

  it('gets a 415 for a form', () =>
    refuses(loose[`POST ${PLACES}`]({ body: new URLSearchParams({ name: 'Mill', city: 'Delft' }) }), 415, {
      detail: 'the body must be of the type application/json',
    }))

  it.each([
    [PLACES, { city: 'Delft' }, 'name', 'Invalid input: expected string, received undefined'],
    [PLACES, { name: 'Mill', city: 7 }, 'city', 'Invalid input: expected string, received number'],
    [PLACES, { name: 'Mill\0', city: 'Delft' }, 'name', 'must be a text of 1 to 200 characters'],
    [ROOMS, { name: 'Attic', beds: 0.5 }, 'beds', 'Invalid input: expected int, received number'],
    [BOOKINGS, { ...stay, arrives: '2030-02-30' }, 'arrives', 'Invalid ISO date'],
    [BOOKINGS, { ...stay, arrives: '0000-02-03' }, 'arrives', 'must be a date such as 2030-06-01'],
    [BOOKINGS, { ...stay, leaves: 'tomorrow' }, 'leaves', 'Invalid ISO date'],
    [BOOKINGS, { ...stay, leaves: stay.arrives }, 'leaves', "must be after 'arrives'"],
  ])('gets a 422: POST %s %j', (path, body, name, message) =>
    refuses(loose[`POST ${path}`]({ body }), 422, { errors: [{ in: 'body', path: [name], message }] }),
  )

  it('gets a 409 if the room is taken on those days', async () => {
    const book = alice['POST /v1/host/places/:placeId/rooms/:id/bookings']
    const overlapping = { guest: 'Eve', arrives: '2030-06-04', leaves: '2030-06-08' }
    expect(await book({ params: quay, body: overlapping, expect: [409] })).toMatchObject({
      status: 409,
      body: { detail: 'the room is taken on those days', taken: [{ arrives: '2030-06-01', leaves: '2030-06-05' }] },
    })
    expect((await book({ params: quay, body: { ...overlapping, arrives: '2030-06-05' } })).status).toBe(201)
  })
})

describe('the photo of a place', () => {
  const send = async (photo: File, id = HARBOUR) => {
    const body = { photo }
    return alice['PUT /v1/host/places/:id/photo']({ params: { id }, body, expect: [404, 413, 422] })
  }

  it('may have nearly 2 MB, and gets a 413 above', async () => {
    expect((await send(photoOf(2_000_000))).status).toBe(204)
    expect((await send(photoOf(2_200_000))).status).toBe(413)
  })

  it('gets a 415 as JSON', () =>
    refuses(loose[`PUT ${PLACES}/${HARBOUR}/photo`]({ body: { photo: '' } }), 415, {
      detail: 'the body must be of the type multipart/form-data',
    }))

  it('gets a 422 for another kind of file, and for none', async () => {
    const errors = [{ in: 'body', path: ['photo'] }]
    expect(await send(photoOf(9, 'image/gif'))).toMatchObject({ status: 422, body: { errors } })
    await refuses(loose[`PUT ${PLACES}/${HARBOUR}/photo`]({ body: new FormData() }), 422, { errors })
  })

  it('gets a 404 for a place of another host, whose photo stays', async () => {
    expect(await send(photoOf(9), CABIN)).toMatchObject({ status: 404, body: { detail: 'no such place' } })
    await refuses(anyone['GET /v1/places/:id/photo']({ params: { id: CABIN } }), 404, { detail: 'no such photo' })
  })
})

describe('a search', () => {
  it.each(['', '?q=', '?q=a&q=b', '?q=%00'])('gets a 400 for the query %j', query =>
    refuses(loose[`GET ${PLACES}/search${query}`](), 400, {
      detail: 'not valid: query.q',
      errors: [{ in: 'query', path: ['q'] }],
    }),
  )
})

describe('the method of a request', () => {
  it.each([
    [405, 'PATCH /ping', 'GET, HEAD'],
    [405, 'DELETE /v1/user', 'GET, HEAD, PATCH, PUT'],
    [405, `PATCH ${ROOMS}/${QUAY}`, 'DELETE, GET, HEAD'],
    [200, `OPTIONS ${PLACES}/${HARBOUR}`, 'DELETE, GET, HEAD, PATCH, PUT'],
  ])('gets a %s: %s allows %s', async (status, request, allowed) => {
    const reply = await loose[request]({ expect: [405] })
    expect(reply.status).toBe(status)
    expect(reply.headers.get('Allow').split(', ').sort().join(', ')).toBe(allowed)
  })

  it('HEAD gets the headers of GET without a body', async () => {
    const [get, head] = [await loose[`GET ${PLACES}/${HARBOUR}`](), await loose[`HEAD ${PLACES}/${HARBOUR}`]()]
    expect(head).toMatchObject({ status: 200, body: undefined })
    for (const name of ['Content-Type', 'Content-Length']) expect(head.headers.get(name)).toBe(get.headers.get(name))
  })

  it('PROPFIND gets a 501', () => refuses(loose['PROPFIND /ping'](), 501))

  it.each(['GET', 'OPTIONS'])('%s gets a 404 on a path without routes', method =>
    refuses(loose[`${method} /v2/user`](), 404),
  )
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
