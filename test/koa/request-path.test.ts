/** A URL that needs no parsing must match the same route as the path that Koa's parser returns, on Koa 3 and Koa 2. */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutes } from '../../src/index.js'
import { mayReadNodeRequest, pathOf } from '../../src/koa/request-path.js'
import { createMatcher, UNPARSED } from '../../src/matcher/matcher.js'
import { Random, seedOf } from '../support/random.js'
import { applications } from '../support/serve.js'

const TARGETS = Number(process.env.REQUESTS ?? 3000)
const seed = seedOf(process.env)

const contextOf = (app: Koa, target: string | undefined): Koa.Context => {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: target as string })
  return app.createContext(request, new ServerResponse(request))
}

/** Koa's path, from a context of its own, so that the tested context has no parsed URL in its cache. */
const koaPath = (app: Koa, target: string | undefined): string | undefined => {
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

/** Literals that contain, in normal form, the start of a query, a fragment or an escape; and all kinds of parameters. */
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

/** Each matcher must match a URL to the same route as the path that Koa returns, or answer that the URL has to be parsed. */
const compare = (app: Koa, target: string): void => {
  const path = koaPath(app, target)
  for (const { matcher, paths, trailingSlash } of matchers) {
    const found = matcher.matchUrl('GET', target)
    if (found === UNPARSED) continue
    const expected = path === undefined ? 'no path' : matcher.match('GET', path)
    if (isDeepStrictEqual(found, expected)) continue
    expect(found, `SEED=${seed}, ${JSON.stringify(target)} in ${paths}, ${trailingSlash}`).toEqual(expected)
  }
}

describe.each(applications)('matchUrl(method, url) compared with ctx.path on $koa', ({ create: createApp }) => {
  it(`finds the same route for ${TARGETS} random request targets (SEED=${seed})`, () => {
    const random = new Random(seed)
    const app = createApp()
    for (let each = 0; each < TARGETS; each++) compare(app, randomTarget(random))
  })

  it('finds the same route with each character at each position', () => {
    const app = createApp()
    for (let code = 0; code < 0x10000; code += code < 0x300 || code > 0xfe00 ? 1 : 0x100) {
      const character = String.fromCharCode(code)
      const targets = [`/a${character}b`, `/a\\?b${character}c`, `/a${character}`, `/${character}/a`, `${character}/a`]
      // Before and after the position from which the end of a parameter is searched by indexOf.
      for (const length of [6, 7, 8, 9]) targets.push(`/places/${'1'.repeat(length)}${character}2/rooms/5`)
      for (const target of targets) compare(app, target)
    }
  })
})

describe('matchUrl(method, url)', () => {
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
  ])('matches a URL that needs no parsing: %s', url =>
    expect(matcher.matchUrl('GET', url)).toEqual(matcher.match('GET', url)),
  )

  it.each([
    '/places?page=2',
    '/places/5?a',
    '/places/5#top',
    '/places/long-name-of-a-place?a',
    '/?',
    'places',
    '',
    '*',
  ])('leaves a URL to the parser: %s', url => expect(matcher.matchUrl('GET', url)).toBe(UNPARSED))
})

describe('matchUrl(method, url) of a table with several methods', () => {
  it.each(['GET', 'HEAD', 'POST', 'PURGE', 'PROPFIND'])('finds the route with the method: %s', method => {
    const table = ['GET', 'POST', 'PURGE', 'ALL'].map(each => ({ method: each, path: '/places', value: each }))
    const matcher = createMatcher(table)
    expect(matcher.matchUrl(method, '/places')).toEqual(matcher.match(method, '/places'))
    expect(matcher.matchUrl(method, '/places')).toMatchObject({
      value: { HEAD: 'GET', PROPFIND: 'ALL' }[method] ?? method,
    })
  })
})

describe.each(applications)('pathOf(ctx) on $koa', ({ create: createApp }) => {
  it('returns the path of the request', () => {
    expect(pathOf(contextOf(createApp(), '/places?page=2'))).toBe('/places')
  })

  it('returns undefined for a target without a path, a target that is not a URL, and a request without a URL', () => {
    const app = createApp()
    expect(['foo://host', 'http://[', undefined].map(target => pathOf(contextOf(app, target)))).toEqual(
      Array(3).fill(undefined),
    )
  })
})

describe.each(applications)('mayReadNodeRequest(app) on $koa', ({ create: createApp }) => {
  it.each(['context', 'request'] as const)(
    'is false for an application with its own path or method on app.%s',
    place => {
      const [standard, withPath, withMethod] = [createApp(), createApp(), createApp()]
      Object.defineProperty(withPath[place], 'path', { get: () => '/own' })
      Object.defineProperty(withMethod[place], 'method', { get: () => 'PUT' })
      const requests = [standard, withPath, standard, withMethod, standard]
      expect(requests.map(mayReadNodeRequest)).toEqual([true, false, true, false, true])
    },
  )
})

describe('mayReadNodeRequest(app) of a made-up context', () => {
  it.each([
    ['without an application', undefined],
    ['without app.request', { context: {} }],
    ['without app.context', { request: {} }],
  ])('is false %s', (_, app) => {
    expect(mayReadNodeRequest(new Koa())).toBe(true)
    expect(mayReadNodeRequest(app as never)).toBeFalsy()
  })
})

describe('a request to the router', () => {
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

  it('has its URL parsed only if that is needed', async () => {
    expect(await bodyOf(contextOf(new Koa(), '/places/5'))).toBe('5 unparsed')
    expect(await bodyOf(contextOf(new Koa(), '/places/5?a'))).toBe('5 parsed')
  })

  it('is matched by the method and the path that a middleware has set', async () => {
    const ctx = contextOf(new Koa(), '/places/5')
    Object.assign(ctx, { method: 'PUT', path: '/own' })
    expect(await bodyOf(ctx)).toBe('own')
  })

  it.each(['context', 'request'] as const)(
    'is matched by the method and the path of getters on app.%s',
    async place => {
      const app = new Koa()
      Object.defineProperty(app[place], 'method', { get: () => 'PUT' })
      expect(await bodyOf(contextOf(app, '/own'))).toBe('own')
      const other = new Koa()
      Object.defineProperty(other[place], 'path', { get: () => '/places/own' })
      expect(await bodyOf(contextOf(other, '/places/5'))).toBe('own unparsed')
    },
  )

  it('is matched by ctx.method and ctx.path of a made-up context', async () => {
    const made = { method: 'PUT', path: '/own', req: { method: 'GET', url: '/places/5' } }
    expect(await bodyOf(made as never)).toBe('own')
  })
})
