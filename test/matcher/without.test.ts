/** A look-up that leaves routes out finds what a matcher of the other routes finds. */
import { describe, expect, it } from 'vitest'
import { createMatcher, UNPARSED } from '../../src/matcher/matcher.js'
import { createRouteMatcher } from '../../src/query/route-matcher.js'
import type { ParamKinds } from '../../src/text/param-kinds.js'
import { randomRequest, randomTable, seededRandom } from '../cases/matcher-oracle.js'
import { seedOf } from '../support/random.js'

const TABLES = 2 * Number(process.env.TABLES ?? 150)

const entryOf = (line: string) => {
  const [method = '', path = ''] = line.split(' ')
  return { method, path, value: line }
}
/** Without the parameters' prototype, and with `MALFORMED` as it is. */
const plain = (found: unknown) =>
  typeof found === 'object' && found && 'params' in found ? { ...found, params: { ...Object(found.params) } } : found

describe('matcher.without(values, look)', () => {
  it.each([
    ['GET /a/:x', 'GET', '/a/c', 'ALL /*rest'],
    ['GET /a/:x', 'HEAD', '/a/c', 'ALL /*rest'],
    ['GET /a/b', 'GET', '/a/b', 'GET /a/:x'],
    ['ALL /*rest', 'PUT', '/a/b', undefined],
    ['GET /c', 'GET', '/c', 'ALL /c'],
    ['GET /c', 'HEAD', '/c', 'HEAD /c'],
    ['HEAD /c', 'HEAD', '/c', 'GET /c'],
    ['ALL /c', 'PUT', '/c', 'ALL /*rest'],
  ])('goes on without %s: %s %s', (left, method, path, expected) => {
    const table = ['GET /a/b', 'GET /a/:x', 'ALL /c', 'GET /c', 'HEAD /c', 'ALL /*rest']
    const matcher = createMatcher(table.map(entryOf))
    const found = () => Object(matcher.match(method, path)).value
    const before = found()
    expect(matcher.without([left], found)).toBe(expected)
    expect(found()).toBe(before)
  })

  it('leaves out several routes, also the same one twice', () => {
    const matcher = createMatcher(['HEAD /c', 'GET /c', 'ALL /c', 'GET /:x'].map(entryOf))
    const found = () => Object(matcher.match('HEAD', '/c')).value
    expect(matcher.without(['GET /c', 'HEAD /c', 'GET /c'], found)).toBe('ALL /c')
    expect(matcher.without(['ALL /c', 'HEAD /c', 'GET /c'], found)).toBe('GET /:x')
    expect(found()).toBe('HEAD /c')
  })

  it('has all routes again after an error', () => {
    const matcher = createMatcher([entryOf('GET /c')])
    expect(() =>
      matcher.without(['GET /c'], () => {
        throw new Error('thrown')
      }),
    ).toThrow('thrown')
    expect(matcher.match('GET', '/c')).toMatchObject({ value: 'GET /c' })
  })

  const seed = seedOf(process.env)
  it(`finds what a matcher of the other routes finds: SEED=${seed}`, () => {
    const random = seededRandom(seed)
    let answered = 0
    for (let count = 0; count < TABLES; count++) {
      const entries = [...new Set(randomTable(random))].map(entryOf)
      const matcher = createMatcher(entries)
      for (let each = 0; each < 20; each++) {
        const { method, path } = randomRequest(random, entries.map(({ value }) => value)) // biome-ignore format: one line
        const left: string[] = []
        for (;;) {
          const rest = entries.filter(({ value }) => !left.includes(value))
          const expected = createMatcher(rest).match(method, path)
          const found = matcher.without(left, () => matcher.match(method, path))
          const context = `SEED=${seed} ${method} ${path} without ${left} in ${entries.map(({ value }) => value)}`
          expect(plain(found), context).toEqual(plain(expected))
          if (typeof found !== 'object') break
          if (left.length > 0) answered++
          left.push(found.value)
        }
      }
    }
    expect(answered).toBeGreaterThan(TABLES / 3)
  })

  it(`is what a value that does not fit its kind leads to: SEED=${seed}`, () => {
    const random = seededRandom(seed)
    let refused = 0
    for (let count = 0; count < TABLES; count++) {
      const entries = [...new Set(randomTable(random))].map(line => {
        const { method, path } = entryOf(line)
        const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => String(name))
        const kinds: ParamKinds | undefined =
          names[0] !== undefined && random(2) === 0 ? { [names[0]]: 'uuid' } : undefined
        return { method, path, value: { line, kinds } }
      })
      const matcher = createRouteMatcher(entries, {})
      for (let each = 0; each < 20; each++) {
        const { method, path } = randomRequest(random, entries.map(({ value }) => value.line)) // biome-ignore format: one line
        // No random value is a UUID, so a route with kinds is as good as absent.
        const expected = createMatcher(entries.filter(({ value }) => !value.kinds)).match(method, path)
        if (Object(matcher.reach(method, path)).value?.kinds) refused++
        const context = `SEED=${seed} ${method} ${path} in ${entries.map(({ value }) => JSON.stringify(value))}`
        const found = matcher.match(method, path)
        expect(plain(found), context).toEqual(plain(expected))
        const byUrl = matcher.matchUrl(method, path)
        if (byUrl !== UNPARSED) expect(plain(byUrl), context).toEqual(plain(expected))
      }
    }
    expect(refused).toBeGreaterThan(TABLES / 3)
  })
})
