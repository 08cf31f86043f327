import { createHash } from 'node:crypto'
import Koa from 'koa'
import Koa2 from 'koa-2'
import mount from 'koa-mount'
import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutes } from '../../src/index.js'
import { explainMatch, type InspectorOptions, inspector } from '../../src/inspector/index.js'
import { listen, send } from '../cases/http-behaviour.js'
import { ATTACKS, hostileRoutes, inspectedRoutes, manyRoutes } from '../support/inspected.js'

/** Serves middlewares on the loopback interface. The function that it returns sends a request line unchanged. */
const serve = async (middlewares: readonly Koa.Middleware[], app = new Koa()) => {
  for (const middleware of middlewares) app.use(middleware)
  app.silent = true
  const port = await listen(app.callback())
  return (request: string, ...headers: readonly string[]) => send(port, request, ...headers)
}

const page = async (request: string, options: InspectorOptions = {}) => {
  const ask = await serve([inspector(inspectedRoutes, options)])
  return (await ask(request)).text
}

/** The text of the first group that matches, without tags and escapes. */
const textAt = (html: string, pattern: RegExp): string =>
  (pattern.exec(html)?.[1] ?? 'not there')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
const SUMMARY = /id="summary"[^>]*>(.*?)<\/p>/s
const COUNT = /id="count"[^>]*>(.*?)<\/p>/s
const shownRows = (html: string): string[] =>
  [...html.matchAll(/<tr role="row" id="route-\d+"[^>]*?( hidden)?>(.*?)<\/tr>/gs)]
    .filter(([, hidden]) => hidden === undefined)
    .map(([, , cells = '']) => textAt(cells.replaceAll(/<\/t[dh]>/g, ' '), /(.*)/s).trim())

describe('inspector(routes)', () => {
  it('serves the table with one row for each route', async () => {
    const html = await page('GET /signalbox')
    expect(shownRows(html)).toEqual([
      'GET /health (health)',
      'GET /v1/places V1/Places#index authenticate',
      'GET /v1/places/:id V1/Places#show authenticate',
      'DELETE /v1/places/:id V1/Places#destroy authenticate',
      'GET /v1/places/search V1/Places#search authenticate',
      'GET /v1/places/:placeId/rooms/:id V1/Places/Rooms#show authenticate',
      'GET /files/*path (middleware)',
    ])
    expect(textAt(html, COUNT)).toBe('7 routes')
    expect(textAt(html, SUMMARY)).toBe('')
  })

  it('serves an empty table', async () => {
    const ask = await serve([inspector(defineRoutes({}, r => r))])
    const { status, text } = await ask('GET /signalbox?path=/')
    expect(status).toBe(200)
    expect(text).toContain('The table has no routes.')
    expect(textAt(text, SUMMARY)).toBe('GET /: 404: no route has this path')
  })

  it.each([
    ['GET /signalbox', 'page'],
    ['GET /signalbox/', 'page'],
    ['GET /signalbox?path=/v1/places', 'page'],
    ['GET /%73ignalbox', 'page'],
    ['POST /signalbox', 'next'],
    ['DELETE /signalbox', 'next'],
    ['OPTIONS /signalbox', 'next'],
    ['GET /Signalbox', 'next'],
    ['GET /signalbox/x', 'next'],
    ['GET //signalbox', 'next'],
    ['GET /', 'next'],
    ['GET /%zz', 'next'],
    ['GET foo://[', 'next'],
  ])('answers its own path only: %s is answered by %s', async (request, expected) => {
    const next: Koa.Middleware = ctx => {
      ctx.body = 'next'
    }
    const ask = await serve([inspector(inspectedRoutes), next])
    expect((await ask(request)).text.replace(/^<!doctype html>.*/s, 'page')).toBe(expected)
  })

  it('answers HEAD with the header fields of GET', async () => {
    const ask = await serve([inspector(inspectedRoutes)])
    const [get, head] = [await ask('GET /signalbox?path=/health'), await ask('HEAD /signalbox?path=/health')]
    const fields = ({ headers }: typeof get) => ({ ...headers, date: '' })
    expect(head.status).toBe(200)
    expect(head.text).toBe('')
    expect(fields(head)).toEqual(fields(get))
    expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength(get.text))
  })

  it('leaves the routes of the application alone', async () => {
    const ask = await serve([inspector(inspectedRoutes), createRouter(inspectedRoutes).routes()])
    expect((await ask('GET /health')).text).toBe('ok')
  })
})

describe('inspector(routes, { path })', () => {
  it.each([
    ['/', '/'],
    ['/dev/routes', '/dev/routes'],
    ['dev/routes', '/dev/routes'],
    ['/café', '/caf%C3%A9'],
  ])('serves the page at the path %s', async (path, requested) => {
    const ask = await serve([inspector(inspectedRoutes, { path })])
    expect((await ask(`GET ${requested}`)).status).toBe(200)
    expect((await ask('GET /signalbox')).status).toBe(404)
  })

  it.each([
    ['a middleware', () => inspector(inspectedRoutes), '/dev/signalbox'],
    ['a middleware at the root', () => inspector(inspectedRoutes, { path: '/' }), '/dev'],
    ['an application', () => new Koa().use(inspector(inspectedRoutes)), '/dev/signalbox'],
  ])('works below koa-mount: %s', async (_what, mounted, path) => {
    const ask = await serve([mount('/dev', mounted() as Koa)])
    const { status, text } = await ask(`GET ${path}?path=/health`)
    expect(status).toBe(200)
    expect(textAt(text, SUMMARY)).toBe('GET /health: GET /health (health) answers')
    // Links and the form are relative to the page, wherever it is mounted.
    expect([...text.matchAll(/(?:href|action|src)="([^"]*)"/g)].map(([, to]) => to)).not.toContainEqual(
      expect.stringMatching(/^(?!data:|#|\?)/),
    )
  })
})

describe("inspector(routes, { production }) where app.env is 'production'", () => {
  const inProduction = (options: InspectorOptions) =>
    serve([inspector(inspectedRoutes, options)], new Koa({ env: 'production' }))

  it('passes every request on by default', async () => {
    expect((await (await inProduction({}))('GET /signalbox')).status).toBe(404)
    expect((await (await inProduction({ production: false }))('GET /signalbox')).status).toBe(404)
  })

  it('serves the page where the option is true', async () => {
    expect((await (await inProduction({ production: true }))('GET /signalbox')).status).toBe(200)
  })
})

describe('the page with a request to explain', () => {
  it.each([
    ['path=/v1/places/5', 'GET /v1/places/5: V1/Places#show answers'],
    ['method=DELETE&path=/v1/places/5', 'DELETE /v1/places/5: V1/Places#destroy answers'],
    ['method=delete&path=/v1/places/5', 'DELETE /v1/places/5: V1/Places#destroy answers'],
    ['path=DELETE+/v1/places/5', 'DELETE /v1/places/5: V1/Places#destroy answers'],
    ['method=GET&path=+v1/places/5+', 'GET /v1/places/5: V1/Places#show answers'],
    ['path=http://localhost:3000/v1/places/5?page%3D2%23top', 'GET /v1/places/5: V1/Places#show answers'],
    ['path=https://example.com', 'GET /: 404: no route has this path'],
    ['path=?a', ''],
    ['path=++DELETE+++/v1/places/5', 'DELETE /v1/places/5: V1/Places#destroy answers'],
    ['path=/health+DELETE+/health', 'GET /health DELETE /health: 404: no route has this path'],
    ['path=/files/http://a/b', 'GET /files/http://a/b: 404: no route has this path'],
    ['method=OPTIONS&path=*', 'OPTIONS *: 404: the path does not begin with a slash'],
    ['path=/v1/places/5&path=/health', 'GET /v1/places/5: V1/Places#show answers'],
    [
      'method=PURGE&path=/health',
      'PURGE /health: 501: no route can have this method; the path is routed for GET, HEAD',
    ],
    ['path=/health/%2525', 'GET /health/%25: 404: no route has this path'],
    ['path=%25zz', "GET /%zz: 400: the path has a malformed escape in segment 1, '%zz'"],
    ['path=+&method=POST', ''],
  ])('reads a request as a person types or pastes it: %s', async (query, summary) => {
    const html = await page(`GET /signalbox?${query}`)
    expect(textAt(html, SUMMARY)).toBe(summary)
  })

  it('shows the route, its parameters and its middlewares, and why every other route does not answer', async () => {
    const html = await page('GET /signalbox?path=/v1/places/a%2520b/rooms/%2522')
    const answer = textAt(html, /<div id="answer">(.*?)<\/div>/s)
    expect(answer).toContain('placeId "a b"')
    expect(answer).toContain(String.raw`id "\""`)
    expect(answer).toContain('authenticate')
    const explanation = explainMatch(inspectedRoutes, 'GET', '/v1/places/a%20b/rooms/%22')
    expect(shownRows(html).map((row, at) => row.endsWith(explanation.verdicts[at]?.why ?? 'none'))).toEqual(
      inspectedRoutes.map(() => true),
    )
  })

  it('shows the status, Allow and the closest routes where no route answers', async () => {
    const html = await page('GET /signalbox?method=PUT&path=/v1/places/5')
    const answer = textAt(html, /<div id="answer">(.*?)<\/div>/s)
    expect(answer).toContain('405 Method Not Allowed')
    expect(answer).toContain('GET, HEAD, DELETE')
    expect(answer).toContain('the route is for DELETE, not PUT')
  })

  it('uses the option trailingSlash', async () => {
    const html = await page('GET /signalbox?path=/health/', { trailingSlash: 'strict' })
    expect(textAt(html, SUMMARY)).toBe('GET /health/: 404: no route has this path')
    expect(html).toContain('a trailing slash makes a different path')
    for (const options of [{}, { trailingSlash: 'ignore' }] as const) {
      const ignoring = await page('GET /signalbox?path=/health/', options)
      expect(textAt(ignoring, SUMMARY)).toBe('GET /health/: GET /health (health) answers')
      expect(ignoring).toContain('a trailing slash is ignored')
    }
  })
})

describe('the page with a filter', () => {
  it.each([
    ['rooms', ['GET /v1/places/:placeId/rooms/:id V1/Places/Rooms#show authenticate']],
    ['PLACES+delete', ['DELETE /v1/places/:id V1/Places#destroy authenticate']],
    ['%28health', ['GET /health (health)']],
    ['nothing+at+all', []],
  ])('shows the routes that contain every word: %s', async (filter, rows) => {
    const html = await page(`GET /signalbox?filter=${filter}`)
    expect(shownRows(html)).toEqual(rows)
    expect(textAt(html, COUNT)).toBe(`${rows.length} of 7 routes`)
  })

  it('keeps the explained request, and links to hidden rows without the filter', async () => {
    const html = await page('GET /signalbox?filter=rooms&path=/health')
    expect(textAt(html, SUMMARY)).toBe('GET /health: GET /health (health) answers')
    expect(html).toContain('href="?method=GET&amp;path=%2Fhealth#route-1"')
  })
})

describe('the JSON for the script of the page', () => {
  it('has the same summary and answer as the page', async () => {
    const ask = await serve([inspector(inspectedRoutes)])
    const { headers, text } = await ask('GET /signalbox?path=v1/places', 'Accept: application/json')
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    const html = (await ask('GET /signalbox?path=v1/places')).text
    const answer = JSON.parse(text)
    expect(answer).toMatchObject({
      method: 'GET',
      path: '/v1/places',
      outcome: 'route',
      summary: textAt(html, SUMMARY),
    })
    expect(html).toContain(answer.answer)
    expect(answer.verdicts).toHaveLength(inspectedRoutes.length)
    expect(JSON.parse((await ask('GET /signalbox', 'Accept: application/json')).text)).toMatchObject({
      summary: '',
      answer: '',
      verdicts: [],
    })
  })
})

describe('the security of the page', () => {
  /** The policy of a page, and the directives that its style and script need. */
  const policyOf = ({ headers, text }: { headers: Readonly<Record<string, string>>; text: string }) => {
    const hash = (tag: string) =>
      createHash('sha256')
        .update(new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(text)?.[1] ?? '')
        .digest('base64')
    const policy = headers['content-security-policy'] ?? ''
    return { policy, style: `style-src 'sha256-${hash('style')}'`, script: `script-src 'sha256-${hash('script')}'` }
  }

  it.each([
    { koa: 'Koa 3', app: () => new Koa() },
    { koa: 'Koa 2', app: () => new Koa2() as unknown as Koa },
  ])('forbids storing the page, and allows only its own style and script: $koa', async ({ app }) => {
    const answer = await (await serve([inspector(inspectedRoutes)], app()))('GET /signalbox?path=/health')
    const { policy, style, script } = policyOf(answer)
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      style,
      script,
      "connect-src 'self'",
      'img-src data:',
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ])
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept',
    })
  })

  const encoded = ATTACKS.map(attack => [encodeURIComponent(attack)])

  it.each(encoded)('escapes the request and the filter: %s', async attack => {
    const html = await page(`GET /signalbox?method=${attack}&path=/${attack}&filter=${attack}`)
    expectHarmless(html)
  })

  it.each(encoded)('escapes the texts of the table: %s', async attack => {
    const ask = await serve([inspector(hostileRoutes)])
    expectHarmless((await ask(`GET /signalbox?path=/${attack}/${attack}`)).text)
    expectHarmless(JSON.parse((await ask(`GET /signalbox?path=/${attack}/1`, 'Accept: application/json')).text).answer)
  })

  /** Expects no active markup except the page's own. */
  const expectHarmless = (html: string) => {
    const own = html
      .replace(/<style>.*?<\/style>/s, '')
      .replace(/<script>\n\(\(\).*?<\/script>/s, '')
      .replace(/"[^"]*"/g, '""')
    expect([...own.matchAll(/<(?:script|style|img|!--|b\b)/g)].map(([found]) => found)).toEqual([])
    expect([...own.matchAll(/<[^>]*\son\w+\s*=/g)].map(([found]) => found)).toEqual([])
  }

  it('loads nothing over the network', async () => {
    const html = await page('GET /signalbox?path=/health')
    expect([...html.matchAll(/\b(?:src|srcset)=|url\(|@import|@font-face|\bimport\b|https?:\/\//g)]).toEqual([])
    expect([...html.matchAll(/<link[^>]*>/g)].map(([link]) => link)).toEqual(['<link rel="icon" href="data:,">'])
  })

  it('has no animations', async () => {
    expect(await page('GET /signalbox')).not.toMatch(/transition|animation|scroll-behavior|@keyframes/)
  })
})

describe('a table of 2,000 routes', () => {
  it('is served in full', async () => {
    const ask = await serve([inspector(manyRoutes(2000))])
    const html = (await ask('GET /signalbox?filter=/v1/places399&path=/v1/places399/5')).text
    expect(html.match(/<tr role="row" id="route-/g)).toHaveLength(2000)
    expect(textAt(html, COUNT)).toBe('5 of 2000 routes')
  })
})

describe('inspector(routes, options) with wrong arguments', () => {
  it.each([
    [undefined, 'inspector: the first argument must be the route table that defineRoutes returns, not undefined'],
    [
      createRouter(inspectedRoutes),
      'inspector: the first argument must be the route table that defineRoutes returns, not object',
    ],
    [['/places'], 'inspector: the first argument must be the route table that defineRoutes returns, not object'],
    [[null], 'inspector: the first argument must be the route table that defineRoutes returns, not object'],
  ])('throws a TypeError where the first argument is not a table: %#', (routes, message) => {
    // @ts-expect-error not a route table
    expect(() => inspector(routes)).toThrow(new TypeError(message))
  })

  it.each([
    [
      { prefix: '/dev' },
      "inspector: there is no option 'prefix'; the options are path, trailingSlash, caseSensitive, production",
    ],
    [
      { path: '/a b' },
      "inspector: the path '/a b' has a character that no path can have: ? # % \\ { } < > [ ] or white space",
    ],
    [{ path: '' }, 'inspector: the path is empty'],
    [{ path: 5 }, 'inspector: the path must be a string'],
    [{ trailingSlash: true }, "inspector: trailingSlash must be 'ignore' or 'strict', not true"],
    [{ production: 'yes' }, 'inspector: production must be true or false, not yes'],
  ])('throws a TypeError for the options %j', (options, message) => {
    expect(() => inspector(inspectedRoutes, options as InspectorOptions)).toThrow(new TypeError(message))
  })

  it('does not compile', () => {
    // @ts-expect-error there is no such option
    expect(() => inspector(inspectedRoutes, { prefix: '/dev' })).toThrow()
    // @ts-expect-error trailingSlash is 'ignore' or 'strict'
    expect(() => inspector(inspectedRoutes, { trailingSlash: true })).toThrow()
    // @ts-expect-error production is true or false
    expect(() => inspector(inspectedRoutes, { production: 'yes' })).toThrow()
    // @ts-expect-error a router is not a table
    expect(() => inspector(createRouter(inspectedRoutes))).toThrow()
  })
})
