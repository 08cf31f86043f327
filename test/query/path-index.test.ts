/** Which routes a link has to be compared with: a look-up finds the same as a comparison with every route. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyRoute } from '../../src/index.js'
import { createLinks } from '../../src/query/links.js'
import { createPathIndex, segmentsOf } from '../../src/query/path-index.js'
import { canPrecede } from '../../src/query/precedence.js'
import { DEFAULT_COMPARISON } from '../../src/text/path-options.js'
import { countSteps } from '../support/count-steps.js'
import { seedOf } from '../support/random.js'

const routeTo = (path: string): AnyRoute => ({ method: 'GET', path, middleware: () => {}, use: [] })

describe('createPathIndex(routes, caseSensitive)', () => {
  const segment = fc.constantFrom('a', 'A', 'ab', 'b', ':id', ':name', 'a:id', ':id.b', 'a:id\\:b', 'A:id')
  const path = fc
    .tuple(fc.array(segment, { maxLength: 3 }), fc.boolean())
    .map(([segments, isWild]) => `/${[...segments, ...(isWild ? ['*rest'] : [])].join('/')}`)
  const seed = seedOf(process.env)

  it(`finds a route that takes precedence, if there is one: seed ${seed}`, () => {
    const property = fc.property(fc.array(path, { maxLength: 8 }), path, fc.boolean(), (paths, own, caseSensitive) => {
      const routes = paths.map(routeTo)
      const comparison = { ...DEFAULT_COMPARISON, caseSensitive }
      const preceding = routes.filter(
        route => route.path !== own && canPrecede(segmentsOf(route.path), segmentsOf(own), comparison),
      )
      const found = createPathIndex(routes, caseSensitive)(own, () => true)
      expect({ own, paths, found: preceding.includes(found as AnyRoute) }).toEqual({
        ...{ own, paths },
        found: preceding.length > 0,
      })
      expect(createPathIndex(routes, caseSensitive)(own, () => false)).toBeUndefined()
    })
    fc.assert(property, { seed, numRuns: 10 * Number(process.env.TABLES ?? 40) })
  })

  it('ends its search in a table in which too much may be meant', () => {
    const routes = Array.from({ length: 300 }, (_, at) => routeTo(`/a${at}/b`))
    const rival = createPathIndex(routes, true)
    expect(rival('/:id/c', () => true)).toBe('unknown')
    expect(rival('/:id/b', () => true)).toBe(routes[0])
    expect(rival('/a5/:id', () => true)).toBe(routes[5])
    expect(rival('/x/:id', () => true)).toBeUndefined()
  })
})

describe('four times as many routes', () => {
  const list = (length: number) => Array.from({ length }, (_, at) => at)
  class Pages {
    show() {}
  }
  it.each<[string, (at: number) => string, object]>([
    ['paths with literals first', at => `/places${at}/:id`, { id: 1 }],
    ['paths with a parameter first', at => `/:id/places${at}`, { id: 1 }],
    ['paths with wildcards', at => `/places${at}/*rest`, { rest: 'a' }],
    ['long paths', at => `/a/b/c/:d/e/f/:g/places${at}`, { d: 1, g: 2 }],
  ])('make the first link to each target less than eight times the work: %s', async (_what, pathOf, params) => {
    const steps = async (size: number) => {
      const controllers = Object.fromEntries(list(size).map(at => [`Pages${at}`, Pages]))
      const routes = Object.freeze(
        Object.assign(
          list(size).map(at => {
            const target = `Pages${at}#show`
            return { method: 'GET', path: pathOf(at), target, controller: Pages, action: 'show', use: [] }
          }),
          { controllers },
        ),
      )
      return countSteps(() => {
        const { path } = createLinks(routes)
        for (const { target } of routes) path(target, params)
      })
    }
    expect((await steps(800)) / (await steps(200))).toBeLessThan(8)
  })
})
