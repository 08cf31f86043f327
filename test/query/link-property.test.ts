/**
 * The matcher finds the same target and parameters in every link that `routes.path` makes, over random tables and hostile
 * values, and `routes.to` makes the same links. Where `routes.path` throws because another route would answer, another route does.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyRoute, LinkError } from '../../src/index.js'
import { paramNames, pathShape } from '../../src/text/path.js'
import { seedOf } from '../support/random.js'
import { RandomTable } from '../support/random-table.js'

const TABLES = Number(process.env.TABLES ?? 150)
const LINKS_EACH = 40
const seed = seedOf(process.env)

const WORDS = [
  'search',
  'preview',
  'archive',
  'mark-read',
  'places',
  'v1',
  'about',
  'of-use',
  'café',
  'beta',
  'on',
  '2026',
]
const HOSTILE = [
  ...['a/b', '//', '%', '%2F', '%252F', '%zz', '..%2f', '%2e%2e', '...', ' ', '+', '?x=1', '#top', '\\', '\0', '\r\n'],
  ...[
    'é',
    'é'.normalize('NFD'),
    '🚂',
    '\u2028',
    '\ufeff',
    '*',
    ':id',
    '{id}',
    '__proto__',
    "'",
    '"',
    ';a=b',
    '@',
    '&=',
  ],
]

/** A segment that a link can have. */
const segmentOf = (text: string): string => (text === '' || text === '.' || text === '..' ? 'dots' : text)

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }))
const text = fc.array(hostileText, { minLength: 1, maxLength: 3 }).map(parts => segmentOf(parts.join('')))
const integer = fc.integer({ min: -5e5, max: 5e5 })
const bigint = fc.bigInt({ min: 0n, max: 2n ** 96n })
const value = fc.oneof(integer, bigint, fc.constantFrom(...WORDS), text, text, text, text, text)
const wildcard = fc
  .array(value, { minLength: 1, maxLength: 3 })
  .map(values => values.map(value => segmentOf(String(value).replaceAll('/', ''))).join('/'))

/** No table routes the last one by itself, so a route of all methods always has it. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY', 'PROPFIND']
const isSame = (found: AnyRoute | undefined, route: AnyRoute) => found?.path === route.path

/** A link to a route, which is the one at this position in its table. */
const linkTo = (route: AnyRoute, at: number) => {
  const params = paramNames(route.path).map(name => {
    const kind = route.kinds?.[name]
    if (kind) return [name, kind === 'uuid' ? fc.uuid() : integer] as const
    return [name, route.path.endsWith(`*${name}`) ? wildcard : value] as const
  })
  return fc.record({ at: fc.constant(at), params: fc.record(Object.fromEntries(params), { noNullPrototype: true }) })
}

const tablesWithLinks = new RandomTable(".get('glob/*rest', () => {}).get('glob/search', () => {})").chain(table =>
  fc.record({
    table: fc.constant(table),
    links: fc.array(fc.oneof(...table.routes.map(linkTo)), { maxLength: 2 * LINKS_EACH, size: 'max' }),
  }),
)

describe(`${TABLES * LINKS_EACH} random links (SEED=${seed})`, () => {
  it('are matched to their own routes with their own parameters', () => {
    let made = 0
    const leadBack = fc.property(tablesWithLinks, ({ table: { routes }, links }) => {
      expect(() => routes.path('/glob/*rest', { rest: 'search' })).toThrow(LinkError)
      for (const { at, params } of links) {
        const route = routes[at]
        if (!route) throw new RangeError(`no route ${at}`)
        const target = 'target' in route ? route.target : route.path
        const names = paramNames(route.path)
        const isOnly = routes.every(
          other => ('target' in other ? other.target : other.path) !== target || other.path === route.path,
        )
        const context = `${route.method} ${route.path} ${JSON.stringify(names.map(name => String(params[name])))} in\n${routes}`
        // A route of one method at a path of the same shape goes before one of all methods.
        const hasOwn = (method: string): boolean =>
          routes.some(
            other =>
              other.method === method && other.path !== route.path && pathShape(other.path) === pathShape(route.path),
          )
        const methods = route.method === 'ALL' ? METHODS.filter(method => !hasOwn(method)) : [route.method]
        try {
          const path =
            names.length === 0 && isOnly ? routes.path(target) : routes.path(target, params, { path: route.path })
          if ('target' in route) {
            const link = routes.to[target.slice(0, target.indexOf('#'))]?.[route.action]
            expect(names.length === 0 && isOnly ? link?.() : link?.(params, { path: route.path }), context).toBe(path)
          }
          for (const method of methods) {
            const found = routes.match(method, path)
            expect(isSame(found?.route, route), context).toBe(true)
            expect(found?.params, context).toEqual(Object.fromEntries(names.map(name => [name, String(params[name])])))
          }
          const own = methods.map(method => routes.match(method, path)?.target)
          expect(own, context).toContain('target' in route ? route.target : undefined)
          made++
        } catch (error) {
          if (!(error instanceof LinkError)) throw error
          const [, path = ''] = /: (\/.*) is answered by .*$/s.exec(error.message) ?? []
          expect(path, `${error.message}\n${context}`).not.toBe('')
          const answers = METHODS.map(method => routes.match(method, path))
          expect(
            answers.some(found => found && !isSame(found.route, route)),
            context,
          ).toBe(true)
        }
      }
    })
    fc.assert(leadBack, { seed, numRuns: TABLES, unbiased: true })
    expect(made).toBeGreaterThan((TABLES * LINKS_EACH) / 2)
  })
})
