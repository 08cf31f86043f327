/** The closeness of a route in numbers, and edge cases of its reason. */
import { describe, expect, it } from 'vitest'
import type { AnyRoute } from '../../src/index.js'
import { explainMatch } from '../../src/inspector/index.js'

const listOf = (...table: readonly string[]): AnyRoute[] =>
  table.map(line => {
    const [method = '', path = ''] = line.split(' ')
    return { method, path, middleware: () => {}, use: [] }
  })
const verdictOf = (route: string, path: string, strict = false) => {
  const { verdicts } = explainMatch(listOf(route), 'PUT', path, { trailingSlash: strict ? 'strict' : 'ignore' })
  return verdicts[0]
}

describe('the closeness of a route', () => {
  it.each([
    // The mean over the segments: 1 for a literal, 0.7 for a parameter, 0.5 for what a wildcard takes.
    ['/', '/', 1],
    ['/a', '/a', 1],
    ['/a/:id', '/a/5', 1.7 / 2],
    ['/a/:id', '/a/5/b', 1.7 / 3],
    ['/a/:id/b', '/a', 1 / 3],
    ['/files/*path', '/files/a', 1.5 / 2],
    ['/files/*path', '/files/a/b/c', 2.5 / 4],
    ['/files/*path', '/files', 1 / 2],
    ['/a/:id', '/a//b', 1.7 / 3],
    ['/v1/host/places/:id', '/v1/places/5', 2.7 / 4],
    ['/v1/places/:id', '/v1/host/places/5', 2.7 / 4],
    // For another word, 0.9 of the share of letter pairs that the two have in common.
    ['/A', '/a', 0.9],
    ['/Places', '/places', 0.9],
    ['/b', '/c', 0],
    ['/ab', '/b', 0],
    ['/b', '/ab', 0],
    ['/places', '/plces', (0.9 * 2 * 3) / 9],
    ['/plces', '/places', (0.9 * 2 * 3) / 9],
    ['/aaa', '/aa', (0.9 * 2 * 1) / 3],
    ['/aa', '/aaaa', (0.9 * 2 * 1) / 4],
    ['/night', '/nacht', (0.9 * 2 * 1) / 8],
    ['/ab', '/cd', 0],
    // Only the first sixty letters of a long word count.
    ['/places', `/places${'x'.repeat(1000)}`, (0.9 * 2 * 5) / (59 + 5)],
  ])('compares %s with the request %s: %f', (declared, sent, closeness) => {
    expect(verdictOf(`GET ${declared}`, sent)?.closeness).toBeCloseTo(closeness, 10)
  })

  it('is 1 for the route that answers, and 0 for every route where the path is malformed', () => {
    expect(explainMatch(listOf('GET /:id'), 'GET', '/a').verdicts[0]?.closeness).toBe(1)
    expect(explainMatch(listOf('GET /:id'), 'GET', '/%zz').verdicts[0]?.closeness).toBe(0)
  })
})

describe('the reason of a verdict', () => {
  it.each([
    ['/*rest', '/', "the request is missing 1 segment: '*rest'"],
    ['/a', '/', "the request is missing 1 segment: 'a'"],
    ['/a/:x/b', '/a//b', "segment 2 is empty: '//' never matches"],
    ['/a/:x', '/a/', "the route has no trailing slash, and trailingSlash is 'strict'"],
    ['/:x/:y', '//', "segment 1 is empty: '//' never matches"],
    ['/*x', '//', "segment 1 is empty: '//' never matches"],
    ['/a/b/', '/a/b', "the route has a trailing slash, and trailingSlash is 'strict'"],
    ['/a/b/', '/a', "the request is missing 2 segments: 'b/'"],
    ['/a', '/a/b/', "the request has 2 extra segments: 'b/'"],
  ])("where trailingSlash is 'strict': %s does not match %s", (declared, sent, why) => {
    expect(verdictOf(`GET ${declared}`, sent, true)?.why).toBe(why)
  })

  it('shows up to sixty characters of a segment, and cuts a longer one after fifty-nine', () => {
    expect(verdictOf('GET /a', `/${'b'.repeat(60)}`)?.why).toBe(`segment 1 is 'a', not '${'b'.repeat(60)}'`)
    expect(verdictOf('GET /a', `/${'b'.repeat(61)}`)?.why).toBe(`segment 1 is 'a', not '${'b'.repeat(59)}…'`)
  })
})
