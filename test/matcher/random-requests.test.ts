import { describe, expect, it } from 'vitest'
import { DIFFERENCES, TABLE } from '../cases/peers.js'
import { compareWith, routerAnswers, runOf, slowMatcher } from '../support/random-requests.js'

describe('a random request to a random table', () => {
  const { seed, requests } = runOf(3000)

  it(`gets the answer of the slow matcher: ${requests} requests, SEED=${seed}`, async () => {
    // If every request missed, any two matchers would agree.
    expect(await compareWith(slowMatcher, seed, requests)).toBeGreaterThan(requests / 3)
  })
})

describe('a request that other routers answer differently', () => {
  it.each(DIFFERENCES)('$request: $because', async ({ table = TABLE, request, router }) => {
    const [method = '', path = ''] = request.split(' ')
    expect(await routerAnswers(table)(method, path)).toEqual(router)
    expect(slowMatcher.answersOf(table)(method, path)).toEqual(router)
  })

  it('gets the most specific route, in whatever order the routes are declared', async () => {
    const table = ['GET /a/*rest', 'GET /a/:id', 'GET /a/b']
    for (const declared of [table, [...table].reverse()])
      expect(await routerAnswers(declared)('GET', '/a/b')).toEqual(['GET /a/b', []])
  })

  it('may have a parameter of any length', async () => {
    const long = 'a'.repeat(5_000)
    expect(await routerAnswers(['GET /a/:id'])('GET', `/a/${long}`)).toEqual(['GET /a/:id', [['id', long]]])
  })
})
