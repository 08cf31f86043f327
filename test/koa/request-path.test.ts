/** The route is read off the URL where it is usual, and must be that of the path that Koa's parser gives, on Koa 3 and Koa 2. */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import Koa from 'koa'
import Koa2 from 'koa-2'
import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutes } from '../../src/index.js'
import { isKoas, pathOf } from '../../src/koa/request-path.js'
import { createMatcher, UNPARSED } from '../../src/matcher/matcher.js'
import { Random, seedOf } from '../support/random.js'

const TARGETS = 20_000
const seed = seedOf(process.env)

// Koa 2 has the same interface in all that is asked of it here.
const applications = [
  ['Koa 3', () => new Koa()],
  ['Koa 2', () => new Koa2() as unknown as Koa],
] as const

const contextOf = (app: Koa, target: string | undefined): Koa.Context => {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: target as string })
  return app.createContext(request, new ServerResponse(request))
}

/** What Koa says, asked of a context of its own, so that nothing parsed is left for the one that is tried. */
const koasPath = (app: Koa, target: string | undefined): string | undefined => {
  try {
    return (contextOf(app, target).path as string | null) ?? undefined // Koa's type leaves out the null
  } catch {
    return undefined
  }
}

const PIECES = [
  ...[
    '/',
    '//',
    '/a',
    '/places',
    'b',
    '.',
    '..',
    '*',
    ':',
    '@',
    '[',
    ']',
    '\\',
    '%',
    '%2F',
    '%20',
    '%zz',
    ';',
    '=',
    '&',
  ],
  ...[
    '?',
    '#',
    '?q=1',
    '#top',
    ' ',
    '\t',
    '\n',
    '\f',
    '\r',
    '\v',
    '\0',
    '\x7f',
    '\x85',
    '\xa0',
    '\ufeff',
    '\u2028',
    'é',
  ],
  ...['http://', 'https://host', 'foo:', '//host', '🚂', '\ud800', '"', "'", '`', '<', '{', '|', '^', 'javascript:'],
]
const randomTarget = (random: Random): string => {
  let target = random.chance(0.7) ? '/' : ''
  for (let count = random.below(6); count > 0; count--) {
    target += random.chance(0.8) ? random.pick(PIECES) : String.fromCharCode(random.below(0x10000))
  }
  return target
}

/** Literals that are, in normal form, what begins a query, a fragment or an escape; and every way of reading a parameter. */
const TABLES = [
  ['/', '/places', '/places/:id', '/places/:placeId/rooms/:id', '/places/search'],
  ['/*rest'],
  ['/:a', '/:a/:b', '/:a/:b/*rest', '/a/:b', '/places/*rest'],
  ['/a%3Fb', '/a%23b', '/a%20b', '/a%25b', '/a%C2%A0b', '/:a'],
  ['/a#b', '/a?q=1', '/a b', '/a\xa0b', '/:a/b'],
  ['/caf\xe9', '/\u2028', '/\x85'],
]
const matchers = TABLES.flatMap(paths =>
  (['ignore', 'strict'] as const).map(trailingSlash => {
    const entries = paths.map(path => ({ method: 'GET', path, value: path }))
    return { paths, trailingSlash, matcher: createMatcher(entries, { trailingSlash }) }
  }),
)

/** Of a URL, what each matcher finds must be what it finds of the path that Koa says, or that this has to be parsed first. */
const compare = (app: Koa, target: string): void => {
  const path = koasPath(app, target)
  for (const { matcher, paths, trailingSlash } of matchers) {
    const read = matcher.matchUrl('GET', target)
    if (read === UNPARSED) continue
    const parsed = path === undefined ? 'no path' : matcher.match('GET', path)
    if (isDeepStrictEqual(read, parsed)) continue
    expect(read, `SEED=${seed}, ${JSON.stringify(target)} in ${paths}, ${trailingSlash}`).toEqual(parsed)
  }
}

describe.each(applications)('the route of a URL that is its own path, on %s,', (_, createApp) => {
  it(`is the one of the path that the getter gives, of ${TARGETS} random targets (SEED=${seed})`, () => {
    const random = new Random(seed)
    const app = createApp()
    for (let each = 0; each < TARGETS; each++) compare(app, randomTarget(random))
  })

  it('is that of the getter, of each character at each place', () => {
    const app = createApp()
    for (let code = 0; code < 0x10000; code += code < 0x300 || code > 0xfe00 ? 1 : 0x100) {
      const character = String.fromCharCode(code)
      const targets = [`/a${character}b`, `/a\\?b${character}c`, `/a${character}`, `/${character}/a`, `${character}/a`]
      // Before and behind the place from which a parameter is searched for its end.
      for (const length of [6, 7, 8, 9]) targets.push(`/places/${'1'.repeat(length)}${character}2/rooms/5`)
      for (const target of targets) compare(app, target)
    }
  })
})

describe('a URL', () => {
  const { matcher } = matchers[0] as (typeof matchers)[number]

  it.each([
    '/places/5',
    '/',
    '//',
    "/it's",
    '/a%20b',
    '/a%20b/c',
    '/a;b=c&d',
    '/a\\b',
    '/places/a-long.name_of,a+place',
  ])('is its own path: %s', url => expect(matcher.matchUrl('GET', url)).toEqual(matcher.match('GET', url)))

  it.each([
    '/places?page=2',
    '/places/5?a',
    '/places/5#top',
    '/places/long-name-of-a-place?a',
    '/?',
    'places',
    '',
    '*',
  ])('is parsed for its path: %s', url => expect(matcher.matchUrl('GET', url)).toBe(UNPARSED))
})

describe('a URL that is its own path', () => {
  it.each(['GET', 'HEAD', 'POST', 'PURGE', 'PROPFIND'])('is looked up for its method: %s', method => {
    const table = ['GET', 'POST', 'PURGE', 'ALL'].map(each => ({ method: each, path: '/places', value: each }))
    const matcher = createMatcher(table)
    expect(matcher.matchUrl(method, '/places')).toEqual(matcher.match(method, '/places'))
    expect(matcher.matchUrl(method, '/places')).toMatchObject({
      value: { HEAD: 'GET', PROPFIND: 'ALL' }[method] ?? method,
    })
  })
})

describe.each(applications)('the path of a context on %s', (_, createApp) => {
  it('is that of the request', () => {
    expect(pathOf(contextOf(createApp(), '/places?page=2'))).toBe('/places')
  })

  it('is none without a path, with one that is no URL, and without a URL', () => {
    const app = createApp()
    expect(['foo://host', 'http://[', undefined].map(target => pathOf(contextOf(app, target)))).toEqual(
      Array(3).fill(undefined),
    )
  })

  it.each(['context', 'request'] as const)('and its method are left to Koa, but for those put on app.%s', place => {
    const [app, other, third] = [createApp(), createApp(), createApp()]
    Object.defineProperty(app[place], 'path', { get: () => '/own' })
    Object.defineProperty(third[place], 'method', { get: () => 'PUT' })
    expect([other, app, other, third, other].map(isKoas)).toEqual([true, false, true, false, true])
  })
})

describe('the path of a context that a test has made up', () => {
  it.each([
    ['of no application', undefined],
    ['of half an application', { context: {} }],
    ['of the other half', { request: {} }],
  ])('is not read off its request: %s', (_, app) => {
    expect(isKoas(new Koa())).toBe(true)
    expect(isKoas(app as never)).toBeFalsy()
  })
})

describe('a request on the router', () => {
  const routes = defineRoutes({}, r =>
    r
      .get('places/:id', (ctx: Koa.Context) => {
        ctx.body = `${ctx.params.id} ${Reflect.has(ctx.req, '_parsedUrl') ? 'parsed' : 'unparsed'}`
      })
      .put('own', (ctx: Koa.Context) => {
        ctx.body = 'own'
      }),
  )
  const answer = createRouter(routes).routes()
  const bodyOf = async (ctx: Koa.Context): Promise<unknown> => {
    await answer(ctx as never, async () => {})
    return ctx.body
  }

  it('with a usual URL is answered without a parsed one, and with another by a parsed one', async () => {
    expect(await bodyOf(contextOf(new Koa(), '/places/5'))).toBe('5 unparsed')
    expect(await bodyOf(contextOf(new Koa(), '/places/5?a'))).toBe('5 parsed')
  })

  it('is one for the method and the URL that a middleware has written', async () => {
    const ctx = contextOf(new Koa(), '/places/5')
    Object.assign(ctx, { method: 'PUT', path: '/own' })
    expect(await bodyOf(ctx)).toBe('own')
  })

  it.each(['context', 'request'] as const)('is one for the method and the path on app.%s', async place => {
    const app = new Koa()
    Object.defineProperty(app[place], 'method', { get: () => 'PUT' })
    expect(await bodyOf(contextOf(app, '/own'))).toBe('own')
    const other = new Koa()
    Object.defineProperty(other[place], 'path', { get: () => '/places/own' })
    expect(await bodyOf(contextOf(other, '/places/5'))).toBe('own unparsed')
  })

  it('of a context that a test has made up is one for its method and path', async () => {
    const made = { method: 'PUT', path: '/own', req: { method: 'GET', url: '/places/5' } }
    expect(await bodyOf(made as never)).toBe('own')
  })
})
