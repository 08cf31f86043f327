/**
 * The matcher finds the same target and parameters in every link that `routes.path` makes, over random tables and hostile
 * values, and `routes.to` makes the same links. Where `routes.path` throws because another route would answer, another route does.
 */
import { describe, expect, it } from 'vitest'
import { type AnyRoute, type AnyRouteTable, type Controllers, defineRoutes, LinkError } from '../../src/index.js'
import { paramNames, pathShape } from '../../src/text/path.js'
import { ACTIONS, generateTable, withoutTypes } from '../support/generate-table.js'
import { Random, seedOf } from '../support/random.js'

const TABLES = 150
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

const randomValue = (random: Random): string | number | bigint => {
  const kind = random.next()
  if (kind < 0.1) return random.below(1e6) - 5e5
  if (kind < 0.2) return BigInt(random.below(2 ** 32)) ** 3n
  if (kind < 0.35) return random.pick(WORDS)
  let text = ''
  for (let count = 1 + random.below(3); count > 0; count--) {
    text += random.chance(0.6) ? random.pick(HOSTILE) : String.fromCodePoint(1 + random.below(0xd7fe))
  }
  return text === '.' || text === '..' ? 'dots' : text
}

const randomUuid = (random: Random): string =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => random.below(16).toString(16))

const randomWildcard = (random: Random): string =>
  Array.from({ length: 1 + random.below(3) }, () => String(randomValue(random)).replaceAll('/', '') || 'x').join('/')

const tableOf = (random: Random): AnyRouteTable => {
  const { source, controllers } = generateTable(random)
  const registry: Controllers = Object.fromEntries(controllers.map(path => [path, class extends Generated {}]))
  const draw = new Function(
    'controllers',
    `return r => ${withoutTypes(source)}.get('glob/*rest', () => {}).get('glob/search', () => {})`,
  )(registry)
  return defineRoutes(registry as never, draw as never) as never // a map and a callback that no type shows
}
class Generated {
  readonly generated = true
}
for (const action of ACTIONS) Object.defineProperty(Generated.prototype, action, { value() {} })

/** No table routes the last one by itself, so a route of all methods always has it. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY', 'PROPFIND']
const isSame = (found: AnyRoute | undefined, route: AnyRoute) => found?.path === route.path

describe(`${TABLES * LINKS_EACH} random links (SEED=${seed})`, () => {
  it('are matched to their own routes with their own parameters', () => {
    const random = new Random(seed)
    let made = 0
    for (let each = 0; each < TABLES; each++) {
      const routes = tableOf(random)
      expect(() => routes.path('/glob/*rest', { rest: 'search' })).toThrow(LinkError)
      for (let links = 0; links < LINKS_EACH; links++) {
        const route = random.pick(routes)
        const target = 'target' in route ? route.target : route.path
        const names = paramNames(route.path)
        const params = Object.fromEntries(
          names.map(name => {
            const kind = route.kinds?.[name]
            if (kind) return [name, kind === 'uuid' ? randomUuid(random) : random.below(1e6) - 5e5]
            return [name, route.path.endsWith(`*${name}`) ? randomWildcard(random) : randomValue(random)]
          }),
        )
        const isOnly = routes.every(
          other => ('target' in other ? other.target : other.path) !== target || other.path === route.path,
        )
        const context = `SEED=${seed}, ${route.method} ${route.path} ${JSON.stringify(names.map(name => String(params[name])))} in\n${routes}`
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
    }
    expect(made).toBeGreaterThan((TABLES * LINKS_EACH) / 2)
  })
})
