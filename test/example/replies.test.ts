/** Generated requests to the examples get the replies that their documents have. */
import { randomInt } from 'node:crypto'
import type Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { createApp as createConduit } from '../../examples/conduit/app.js'
import { openDatabase as openConduit } from '../../examples/conduit/database.js'
import conduitOptions from '../../examples/conduit/openapi.js'
import { routes as conduitRoutes } from '../../examples/conduit/routes.js'
import { createToken } from '../../examples/conduit/tokens.js'
import { createApp as createPlaces } from '../../examples/places/app.js'
import { openDatabase as openPlaces } from '../../examples/places/database.js'
import placesOptions from '../../examples/places/openapi.js'
import { routes as placesRoutes } from '../../examples/places/routes.js'
import { openapi } from '../../src/openapi/index.js'
import { fetchFrom } from '../../src/testing/index.js'
import { type Driven, driveDocument } from '../support/drive-document.js'

const seed = Number(process.env.SEED ?? randomInt(2 ** 31 - 1))
const runs = Number(process.env.REQUESTS ?? 60)
const MOST_ROUNDS = 5

interface Example extends Pick<Driven, 'credentials' | 'known'> {
  readonly app: Koa
  readonly close: () => Promise<void>
}

const startConduit = async (): Promise<Example> => {
  const database = await openConduit()
  const secret = 'a secret of the tests'
  for (const name of ['jake', 'ann'])
    await database.sql`insert into users (username, email, password) values (${name}, ${name}, '')`
  const { rows } = await database.sql<{ id: number }>`select id from users where username = 'jake'`
  return {
    app: createConduit({ database, secret }),
    credentials: { token: { Authorization: `Token ${createToken(rows[0]?.id ?? 0, secret)}` } },
    known: ['/api/profiles/ann'],
    close: () => database.close(),
  }
}

const startPlaces = async (): Promise<Example> => {
  const database = await openPlaces()
  return {
    app: createPlaces(database),
    credentials: { bearer: { Authorization: 'Bearer alice-token' } },
    known: [],
    close: () => database.close(),
  }
}

/** With the replies of success that no generated request gets. */
const EXAMPLES = [
  {
    name: 'conduit',
    document: openapi(conduitRoutes, conduitOptions),
    start: startConduit,
    unanswered: ['POST /api/users/login 200'],
  },
  {
    name: 'places',
    document: openapi(placesRoutes, placesOptions),
    start: startPlaces,
    // Generated bodies are JSON, without files.
    unanswered: [
      'GET /v1/places/{id}/photo 200',
      'PUT /v1/host/places/{id}/photo 204',
      'PATCH /v1/host/places/{id}/photo 204',
    ],
  },
]

/** Each reply of success that a document has: `GET /places 200`. */
const successes = ({ paths }: Driven['document']): readonly string[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { responses }]) =>
      Object.keys(responses)
        .filter(status => status.startsWith('2'))
        .map(status => `${method.toUpperCase()} ${path} ${status}`),
    ),
  )

describe.each(EXAMPLES)(`the document of examples/$name (SEED=${seed})`, ({ document, start, unanswered }) => {
  it('is true: generated requests get the replies that it has', async () => {
    const { app, credentials, known, close } = await start()
    app.silent = true
    const driven = { document, fetch: fetchFrom(app), credentials, known, runs }
    const missing = new Set(successes(document))
    try {
      // Chance may leave out a reply that needs several others before it.
      for (let round = 0; round < MOST_ROUNDS && missing.size > unanswered.length; round++) {
        const { answered, refused } = await driveDocument({ ...driven, seed: seed + round })
        expect(refused).toBeGreaterThan(50)
        for (const each of answered) missing.delete(each)
      }
    } finally {
      await close()
    }
    expect([...missing]).toEqual(unanswered)
  })
})
