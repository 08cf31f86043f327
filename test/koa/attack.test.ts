/** Hostile requests. Each must be answered soon, by a route or with a 4xx or 501, and must change nothing else. */
import { readFileSync } from 'node:fs'
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { castParam, createRouter, defineRoutes } from '../../src/index.js'
import { createMatcher, MALFORMED } from '../../src/matcher/matcher.js'
import { echo, listen, send } from '../cases/http-behaviour.js'
import { matchSlowly, seededRandom } from '../cases/matcher-oracle.js'

type Router = ReturnType<typeof createRouter>

/** Serves a router with room for 256 KiB of headers. `failures` collects the errors that are not a 4xx. */
const serve = async (router: Router) => {
  const failures: unknown[] = []
  const app = new Koa().use(router.routes()).use(router.allowedMethods())
  app.on('error', (error: { status?: number }) => {
    if (!(error.status && error.status < 500)) failures.push(error)
  })
  const port = await listen(app.callback(), 256 * 1024)
  return { ask: (request: string, ...headers: readonly string[]) => send(port, request, ...headers), failures }
}

const entriesOf = (table: readonly string[]) =>
  table.map(route => {
    const [method = '', path = ''] = route.split(' ')
    return { method, path, value: route }
  })

describe('a name from Object.prototype', () => {
  const ran: string[] = []
  class PlacesController {
    index(ctx: Koa.Context) {
      ran.push('index')
      return ctx.params
    }
    show(ctx: Koa.Context) {
      ran.push('show')
      return ctx.params.id
    }
    secret() {
      ran.push('secret')
      return 'secret'
    }
  }
  const controllers = { Places: PlacesController }
  const routes = defineRoutes(controllers, r =>
    r
      .resources('places', { only: ['index', 'show'] })
      .get('odd/:toString/:constructor', (ctx: Koa.Context) => {
        ctx.body = Object.entries(ctx.params)
      })
      .get('constructor', echo),
  )
  const names = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'secret', 'places', 'Places']

  it.each(names)('is an ordinary segment and value: %s', async name => {
    ran.length = 0
    const before = Object.getOwnPropertyNames(Object.prototype).join()
    const { ask, failures } = await serve(createRouter(routes))
    expect((await ask(`GET /places/${name}`)).text).toBe(name)
    expect((await ask(`GET /odd/${name}/x`)).text).toBe(JSON.stringify([['toString', name], ['constructor', 'x']])) // biome-ignore format: one line
    expect((await ask(`GET /${name}`)).status).toBe(name === 'constructor' || name === 'places' ? 200 : 404)
    expect((await ask(`GET /places/5/${name}`)).status).toBe(404)
    expect((await ask(`POST /places/${name}`)).status).toBe(405)
    expect(ran).not.toContain('secret')
    expect(failures).toEqual([])
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before)
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })

  it('is an unknown method', () => {
    const matcher = createMatcher(entriesOf(['GET /a', 'ALL /b']))
    for (const name of names) {
      expect(matcher.match(name, '/a')).toBeUndefined()
      expect(matcher.match(name, '/b')).toMatchObject({ value: 'ALL /b' })
    }
  })

  it('reaches no other method of a controller, not even by header fields that name one', async () => {
    ran.length = 0
    const { ask } = await serve(createRouter(routes))
    await ask('GET /places/5', 'X-HTTP-Method-Override: SECRET', 'X-Action: secret')
    await ask('GET /places/5?action=secret&_method=secret')
    expect(ran).toEqual(['show', 'show'])
  })
})

describe('a hostile request target', () => {
  const routes = defineRoutes({}, r =>
    r
      .get('/', echo)
      .get('a/:id', echo)
      .get(':a/:b/:c/x', echo)
      .get('a/b/c/:d', echo)
      .get('files/*path', echo)
      .post('café/:id', echo)
      .get('number/:id', ctx => {
        ctx.body = String(castParam(ctx, 'id', 'bigint'))
      }),
  )
  const KIB64 = 65_536
  const targets: readonly (readonly [what: string, target: string, ...statuses: number[]])[] = [
    ['64 KiB in one segment', `/${'a'.repeat(KIB64)}`, 404],
    ['64 KiB in one parameter', `/a/${'a'.repeat(KIB64)}`, 200],
    ['32,768 segments', '/a'.repeat(KIB64 / 2), 404],
    ['32,768 segments of a wildcard', `/files${'/a'.repeat(KIB64 / 2)}`, 200],
    ['65,536 slashes', '/'.repeat(KIB64), 404],
    ['64 KiB of escapes', `/a/${'%41'.repeat(KIB64 / 3)}`, 200],
    ['64 KiB of escaped slashes', `/files${'/%2F'.repeat(KIB64 / 4)}`, 200],
    ['64 KiB of percent signs', `/a/${'%'.repeat(KIB64)}`, 400],
    ['64 KiB of escaped percent signs', `/a/${'%25'.repeat(KIB64 / 3)}`, 200],
    ['64 KiB of digits for a number', `/number/${'9'.repeat(KIB64)}`, 400],
    ['an escaped NUL', '/a/%00', 200],
    ['an escaped NUL in a literal', '/a%00/5', 404],
    ['a NUL', '/a/\0', 400],
    ['a lone high surrogate', '/a/%ED%A0%80', 400],
    ['a lone low surrogate', '/a/%ED%BF%BF', 400],
    ['a pair of surrogates, each as UTF-8 (CESU-8)', '/a/%ED%A0%BD%ED%BA%82', 400],
    ['an overlong slash', '/a/%C0%AF', 400],
    ['an overlong slash of three bytes', '/a/%E0%80%AF', 400],
    ['an overlong NUL', '/a/%C0%80', 400],
    ['an overlong dot in a wildcard', '/files/%C0%AE%C0%AE/x', 400],
    ['a code point above the last of Unicode', '/a/%F4%90%80%80', 400],
    ['a byte that UTF-8 does not use', '/a/%FE', 400],
    ['a lone continuation byte', '/a/%80', 400],
    ['a sequence that ends in another character', '/a/%E2%82x', 400],
    ['mixed case in an escape', '/a/%e2%82%Ac', 200],
    ['mixed case in a literal', '/caf%C3%a9/5', 405],
    ['an escaped escape', '/a/%252e%252e%252f', 200],
    ['an incomplete escape', '/a/%4', 400],
    ['an escape of the form %u', '/a/%u0041', 400],
    ['a sign in an escape', '/a/%+1', 400],
    ['a full-width digit in an escape', '/a/%%EF%BC%94', 400],
    ['backslashes', '/a\\..\\..', 404],
    ['a byte-order mark', '/a/%EF%BB%BF', 200],
    ['a noncharacter', '/a/%EF%BF%BF', 200],
    ['a target that is not a URL', 'http://[', 400],
    ['a target without a path', 'x://', 400],
    ['an invalid port', 'http://a:99999999/a/5', 200],
    ['credentials with escapes', 'http://%zz:%zz@a/a/5', 200, 400],
    ['a host that ends in a percent sign', 'http://a%/a/5', 400],
    ['a raw byte', '/a/\xff', 400],
    ['a control character', '/a/\x7f', 400],
    // To Node, the part before the line break is a request of HTTP/0.9.
    ['a line break', '/a/5\nX-Injected: yes', 200, 400],
  ]

  it.each(targets)('is not answered with 500: %s', async (_what, target, ...statuses) => {
    const { ask, failures } = await serve(createRouter(routes))
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const { status, headers } = await ask(`${method} ${target}`)
      if (method === 'GET') expect(statuses).toContain(status)
      expect([200, 400, 404, 405, 501]).toContain(status)
      if (headers.allow !== undefined) expect(headers.allow).toMatch(/^[A-Z]+(, [A-Z]+)*$/)
      expect(headers['x-injected']).toBeUndefined()
    }
    expect(failures).toEqual([])
  })

  it('is matched unchanged if a middleware sets ctx.path to what no client can send', async () => {
    const matcher = createMatcher(entriesOf(['GET /a/:id', 'GET /files/*path', 'GET /🚂/:id']))
    for (const odd of ['\ud800', '\udfff', '\0', '\r\n', '\u2028', '\ufeff', '🚂', 'é', 'e\u0301']) {
      expect(matcher.match('GET', `/a/${odd}`)).toMatchObject({ params: { id: odd } })
      expect(matcher.match('GET', `/files/${odd}/${odd}`)).toMatchObject({ params: { path: `${odd}/${odd}` } })
      expect(matcher.match('GET', `/a/${odd}%20`)).toMatchObject({ params: { id: `${odd} ` } })
      expect(matcher.match('GET', `/${odd}`)).toBeUndefined()
    }
    expect(matcher.match('GET', '/\ud83d/5')).toBeUndefined() // half of a literal
  })
})

describe('response splitting', () => {
  const routes = defineRoutes({}, r =>
    r
      .get('a/:id', (ctx: Koa.Context) => ctx.throw(400, `no ${ctx.params.id}`))
      .get('n/:id', ctx => {
        ctx.body = castParam(ctx, 'id', 'integer')
      }),
  )
  const CRLF = '%0D%0ASet-Cookie:%20a=b%0D%0A%0D%0A'

  it.each([`/a/${CRLF}`, `/n/${CRLF}`, `/n/5${CRLF}`, `/${CRLF}`, `/n/%E5%98%8A%E5%98%8DSet-Cookie:a=b`])(
    'is not possible by the path %s',
    async path => {
      const { ask, failures } = await serve(createRouter(routes))
      for (const method of ['GET', 'POST', 'OPTIONS', 'PROPFIND']) {
        const { headers } = await ask(`${method} ${path}`)
        expect(headers['set-cookie']).toBeUndefined()
        expect([undefined, 'GET, HEAD']).toContain(headers.allow)
      }
      expect(failures).toEqual([])
    },
  )

  it('is not possible by the 400 of castParam, which does not repeat the value', async () => {
    const { ask } = await serve(createRouter(routes))
    const answer = await ask('GET /n/%3Cscript%3Ealert(1)%3C/script%3E'.replace('/script', '%2Fscript'))
    expect(answer).toMatchObject({ status: 400, text: "parameter 'id' is not an integer" })
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  it('does not turn into a redirect to another site', async () => {
    const { ask } = await serve(createRouter(routes))
    for (const path of ['//evil.example', '//evil.example/..', '/a/', '/\\evil.example', '/n//evil.example']) {
      const answer = await ask(`GET ${path}`)
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.headers.location).toBeUndefined()
    }
  })
})

describe('a regular expression', () => {
  it('does not run for a request', async () => {
    const routes = defineRoutes({}, r =>
      r
        .get('a/:id', ctx => {
          ctx.body = [
            castParam(ctx, 'id', 'integer'),
            castParam({ ...ctx, params: { id: '0190a8e4-7b4c-7def-8123-456789abcdef' } } as typeof ctx, 'id', 'uuid'),
          ]
        })
        .get('files/*path', echo)
        .post('café/:id', echo),
    )
    const router = createRouter(routes)
    const [answer, allowed] = [router.routes(), router.allowedMethods()]
    const { exec } = RegExp.prototype
    const run: string[] = []
    const paths = ['/a/5', '/a/%35', '/files/a/%2F', '/caf%C3%A9/5', '/nowhere', '/%zz', '/a/5/', '//']
    const headers = new Map<string, string>()
    try {
      // All methods of RegExp, and all of String that take a RegExp, call `exec`.
      RegExp.prototype.exec = function (this: RegExp, text) {
        run.push(`${this} over ${text}`)
        return exec.call(this, text)
      }
      expect(/a/.test('a')).toBe(true)
      expect(run.splice(0).length).toBeGreaterThan(0)
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'PROPFIND'])
        for (const path of paths) {
          const ctx = { method, path, status: 404, set: headers.set.bind(headers), throw() {} }
          await allowed(ctx as never, async () => answer(ctx as never, async () => {}))
        }
    } finally {
      RegExp.prototype.exec = exec
    }
    expect(run).toEqual([])
    expect([...headers.keys()]).toEqual(['Allow'])
  })

  it('is not in a file that answers requests', () => {
    for (const file of [
      'koa/router',
      'koa/dispatch',
      'koa/allowed-methods',
      'koa/layer',
      'koa/request-path',
      'koa/cast-param',
      'matcher/matcher',
      'matcher/search',
      'matcher/layout',
      'matcher/tree',
      'matcher/params',
      'matcher/url',
    ]) {
      const source = readFileSync(new URL(`../../src/${file}.ts`, import.meta.url), 'utf8')
      const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g, '')
      expect(code).not.toMatch(/[=(,:]\s*\/[^/\n]+\/|RegExp|\.(?:match|matchAll|search|replace|test|exec)\(\//)
    }
  })
})

describe('the steps of a match', () => {
  /** The characters that are read, including those that `indexOf` skips. A match reads a path in no other way. */
  const stepsOf = (table: readonly string[], method: string, path: string): number => {
    return stepsIn(table, matcher => matcher.match(method, path))
  }

  const stepsIn = (table: readonly string[], run: (matcher: ReturnType<typeof createMatcher>) => unknown): number => {
    const matcher = createMatcher(entriesOf(table))
    const { charCodeAt, indexOf } = String.prototype
    let steps = 0
    String.prototype.charCodeAt = function (this: string, index) {
      steps++
      return charCodeAt.call(this, index)
    }
    String.prototype.indexOf = function (this: string, text, from = 0) {
      const found = indexOf.call(this, text, from)
      steps += 1 + (found === -1 ? this.length : found) - from
      return found
    }
    try {
      run(matcher)
    } finally {
      Object.assign(String.prototype, { charCodeAt, indexOf })
    }
    return steps
  }

  const tables = {
    'two routes that share all but their last segment': ['GET /:a/:b/:c/x', 'GET /a/b/c/:d'],
    'literals, parameters and wildcards at every depth': Array.from({ length: 12 }, (_, depth) => [
      `GET ${'/a'.repeat(depth)}/*rest`,
      `GET ${'/a'.repeat(depth)}/:p/x`,
      `POST ${'/a'.repeat(depth)}/*rest`,
      `GET ${'/:p'.repeat(depth)}/a`.replace(/:p/g, () => `:p${depth}`),
    ]).flat(),
    'every way to write ten segments': Array.from(
      { length: 1_024 },
      (_, way) => `GET ${Array.from({ length: 10 }, (_, at) => (way & (1 << at) ? '/a' : `/:p${at}`)).join('')}/x`,
    ),
    'a route of 2,000 segments and one of as many parameters': [
      `GET ${'/a'.repeat(2_000)}/x`,
      `GET ${Array.from({ length: 2_000 }, (_, at) => `/:p${at}`).join('')}/y`,
    ],
  }
  const paths = {
    '8,000 characters in four segments': (scale: number) => `/${'a'.repeat(2_000 * scale)}`.repeat(4),
    '8,000 characters in the last of four segments': (scale: number) => `/a/b/c/${'d'.repeat(7_992 * scale)}/`,
    '2,000 segments': (scale: number) => '/a'.repeat(2_000 * scale),
    '2,000 segments and an empty one': (scale: number) => `${'/a'.repeat(2_000 * scale)}//z`,
    '2,000 escaped segments': (scale: number) => '/%61'.repeat(2_000 * scale),
  }

  describe.each(Object.entries(tables))('%s', (_, table) => {
    it.each(Object.entries(paths))('grow linearly with the path: %s', (_, pathOf) => {
      for (const method of ['GET', 'DELETE']) {
        const [once, eightfold] = [stepsOf(table, method, pathOf(1)), stepsOf(table, method, pathOf(8))]
        expect(eightfold).toBeLessThanOrEqual(8 * once + 4_000)
        // At most a few steps for each character and each depth at which the table forks.
        expect(once).toBeLessThan(pathOf(1).length * 60)
      }
      // `Allow` takes one search for each method.
      const allowed = [1, 8].map(scale => stepsIn(table, matcher => matcher.allowed(pathOf(scale))))
      expect(allowed[1]).toBeLessThanOrEqual(8 * Number(allowed[0]) + 8 * 4_000)
    })
  })

  it('grow linearly with the path in random tables', () => {
    const random = seededRandom(Number(process.env.SEED ?? 7))
    for (let each = 0; each < 200; each++) {
      const table = Array.from({ length: 1 + random(30) }, () => {
        const segments = Array.from({ length: 1 + random(8) }, (_, at) => ['a', 'aa', `:p${at}`][random(3)])
        return `${random(4) ? 'GET' : 'POST'} /${segments.join('/')}${random(4) ? '' : '/*rest'}`
      })
      const unit = Array.from({ length: 8 }, () => ['/a', '/aa', '/aaa', '/%61', '/aaaaaaaaaaaaaaaaaaaa'][random(5)]).join('') // biome-ignore format: one line
      const path = unit.repeat(50)
      const [once, eightfold] = [stepsOf(table, 'GET', path), stepsOf(table, 'GET', path.repeat(8))]
      expect(eightfold, table.join(', ')).toBeLessThanOrEqual(8 * once + 1_000)
    }
  })

  it('are few for 64 KiB in the worst table', () => {
    const table = tables['every way to write ten segments']
    // For a short path, each node is visited once at most.
    for (const path of [...Object.values(paths).map(pathOf => pathOf(8)), '/a'.repeat(10).concat('/y')])
      expect(stepsOf(table, 'GET', path)).toBeLessThan(path.length * 60 + table.length * 8)
  })

  it('lead to the route that the slow matcher finds', () => {
    const table = tables['every way to write ten segments']
    const matcher = createMatcher(entriesOf(table))
    for (const path of [
      `${'/a'.repeat(10)}/x`,
      `${'/a'.repeat(9)}/b/x`,
      `/b${'/a'.repeat(9)}/x`,
      '/a/b'.repeat(5).concat('/x'),
      `${'/a'.repeat(10)}/y`,
    ]) {
      // biome-ignore format: one line
      const found = matcher.match('GET', path)
      if (found === MALFORMED) throw new Error(path)
      const expected = matchSlowly(table, false, 'GET', path)
      expect(found ? [found.value, Object.entries(found.params)] : 'nothing').toEqual(expected)
    }
  })
})
