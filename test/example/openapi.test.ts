import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp as createConduit } from '../../examples/conduit/app.js'
import { type Database, openDatabase as openConduit } from '../../examples/conduit/database.js'
import conduit from '../../examples/conduit/openapi.js'
import { routes as conduitRoutes } from '../../examples/conduit/routes.js'
import { openapi } from '../../src/openapi/index.js'
import { fetchFrom } from '../../src/testing/index.js'
import { driveDocument } from '../support/drive-document.js'

const seed = Number(process.env.SEED ?? randomInt(2 ** 31 - 1))
const runs = Number(process.env.REQUESTS ?? 12)

const committed = (example: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../examples/${example}/openapi.json`, import.meta.url), 'utf8'))

/** Each operation with the replies of 2xx that its document has. */
const successes = (document: ReturnType<typeof openapi>): readonly string[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { responses }]) =>
      Object.keys(responses)
        .filter(status => status.startsWith('2'))
        .map(status => `${method.toUpperCase()} ${path} ${status}`),
    ),
  )

describe(`the document of examples/conduit (SEED=${seed})`, () => {
  const document = openapi(conduitRoutes, conduit)
  let database: Database
  beforeAll(async () => {
    database = await openConduit()
  })
  afterAll(() => database.close())

  it('is the committed one', () => {
    expect(document).toEqual(committed('conduit'))
  })

  it('says how each operation replies', async () => {
    const app = createConduit({ database, secret: 'a secret of the tests' })
    app.silent = true
    const ask = fetchFrom(app)
    const register = async (username: string) => {
      const response = await ask('/api/users', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ user: { username, email: `${username}@example.com`, password: 'password' } }),
      })
      const { user } = await response.json()
      return user
    }
    const [jake, ann] = [await register('jake'), await register('ann')]
    const { answered, invalid } = await driveDocument({
      document,
      fetch: ask,
      credentials: { token: { Authorization: `Token ${jake.token}` } },
      known: [`/api/profiles/${ann.username}`],
      seed,
      runs,
    })
    expect(successes(document).filter(each => !answered.has(each))).toEqual(['POST /api/users/login 200'])
    expect(invalid).toBeGreaterThan(50)
  })
})
