/** The path is read off the URL where it is usual, and must be the one that Koa's parser gives, on Koa 3 and Koa 2. */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import Koa from 'koa'
import Koa2 from 'koa-2'
import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutes } from '../src/index.js'
import { pathOf } from '../src/request-path.js'
import { Random, seedOf } from './support/random.js'

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

describe.each(applications)('pathOf(ctx) on %s', (_, createApp) => {
  it(`is what the getter gives, of ${TARGETS} random targets (SEED=${seed})`, () => {
    const random = new Random(seed)
    const app = createApp()
    for (let each = 0; each < TARGETS; each++) {
      const target = randomTarget(random)
      const read = pathOf(contextOf(app, target))
      expect(read, `SEED=${seed}, ${JSON.stringify(target)}`).toBe(koasPath(app, target))
    }
  })

  it('is what the getter gives, of each character in the path, in the query and at the end', () => {
    const app = createApp()
    for (let code = 0; code < 0x10000; code += code < 0x3000 || code > 0xfe00 ? 1 : 0x100) {
      const character = String.fromCharCode(code)
      for (const target of [`/a${character}b`, `/a\\?b${character}c`, `/a${character}`, `${character}/a`]) {
        const read = pathOf(contextOf(app, target))
        if (read !== koasPath(app, target)) expect(read, JSON.stringify(target)).toBe(koasPath(app, target))
      }
    }
  })

  it.each(['/places/5', '/', '//', "/it's", '/a%20b', '/caf\xe9', '/a;b=c&d', '/a\\b'])(
    'parses no usual URL: %s',
    target => {
      const ctx = contextOf(createApp(), target)
      expect(pathOf(ctx)).toBe(target)
      expect(ctx.req).not.toHaveProperty('_parsedUrl')
    },
  )

  it('is none without a path, with one that is no URL, and without a URL', () => {
    const app = createApp()
    expect(['foo://host', 'http://[', undefined].map(target => pathOf(contextOf(app, target)))).toEqual(
      Array(3).fill(undefined),
    )
  })

  it('follows a path or a URL that a middleware has written', () => {
    const ctx = contextOf(createApp(), '/mounted/places?page=2')
    ctx.path = '/places'
    expect([pathOf(ctx), ctx.url]).toEqual(['/places', '/places?page=2'])
    ctx.path = '/a?b#c'
    expect(pathOf(ctx)).toBe(ctx.path)
    ctx.url = '/rooms'
    expect(pathOf(ctx)).toBe('/rooms')
    ctx.req.url = '/beds#top'
    expect(pathOf(ctx)).toBe('/beds')
  })

  it.each(['context', 'request'] as const)('is that of an application with a path of its own on app.%s', place => {
    const [app, other] = [createApp(), createApp()]
    Object.defineProperty(app[place], 'path', { get: () => '/own' })
    expect(pathOf(contextOf(other, '/places'))).toBe('/places')
    expect(pathOf(contextOf(app, '/places'))).toBe('/own')
    expect(pathOf(contextOf(other, '/places'))).toBe('/places')
  })
})

describe('pathOf(ctx) of a context that a test has made up', () => {
  it.each([
    ['of a path alone', { path: '/places' }],
    ['with a request of Node', { path: '/places', req: { url: '/other' } }],
    ['with half an application', { path: '/places', req: { url: '/other' }, app: { context: {} } }],
  ])('is its path: %s', (_, made) => {
    pathOf(contextOf(new Koa(), '/'))
    expect(pathOf(made as never)).toBe('/places')
  })
})

describe('a request on the router', () => {
  it('with a usual URL is answered without a parsed one', async () => {
    const app = new Koa()
    const routes = defineRoutes({}, r =>
      r.get('places/:id', (ctx: Koa.Context) => {
        ctx.body = String(Reflect.has(ctx.req, '_parsedUrl'))
      }),
    )
    app.use(createRouter(routes).routes())
    const ctx = contextOf(app, '/places/5')
    const [answer] = app.middleware
    await answer?.(ctx as never, async () => {})
    expect(ctx.body).toBe('false')
  })
})
