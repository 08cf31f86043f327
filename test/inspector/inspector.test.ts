import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Koa from 'koa'
import mount from 'koa-mount'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { type AnyRoute, createRouter, defineRoutes, describeMiddleware } from '../../src/index.js'
import { type InspectorOptions, inspector } from '../../src/inspector/index.js'
import { SCRIPT } from '../../src/inspector/script.js'
import { STYLE } from '../../src/inspector/style.js'
import { listen, send } from '../cases/http-behaviour.js'
import { Problem as PROBLEM } from '../support/booking/schemas.js'
import { ATTACKS, hostileRoutes, inspectedRoutes, manyRoutes } from '../support/inspected.js'
import { noOption } from '../support/lists.js'
import { schemaOf } from '../support/schema-of.js'
import { applications } from '../support/serve.js'

/** Serves middlewares on the loopback interface. The function that it returns sends a request line unchanged. */
const serve = async (middlewares: readonly Koa.Middleware[], app = new Koa()) => {
  for (const middleware of middlewares) app.use(middleware)
  app.silent = true
  const port = await listen(app.callback())
  return (request: string, ...headers: readonly string[]) => send(port, request, ...headers)
}

/** Most tests share it: each inspector looks for the functions of its table anew. */
const usual = inspector(inspectedRoutes)

const page = async (request: string, options?: InspectorOptions) => {
  const ask = await serve([options ? inspector(inspectedRoutes, options) : usual])
  return (await ask(request)).text
}

/** A scope without types, for routes that a loop declares. */
interface AnyScope {
  post(path: string, contract: object, answer: () => void): AnyScope
}

/** A text of the page, without tags and escapes. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
const textAt = (html: string, pattern: RegExp): string => plain(pattern.exec(html)?.[1] ?? 'not there')
const SUMMARY = /id="summary"[^>]*>(.*?)<\/p>/s
const COUNT = /id="count"[^>]*>(.*?)<\/p>/s
const ANSWER = /id="reasons"[^>]*>(.*?)<\/div>\n<\/section>/s
const shownRows = (html: string): string[] =>
  [...html.matchAll(/<li class="row"([^>]*?)><details[^>]*><summary>(.*?)<\/summary>/gs)]
    .filter(([, attributes = '']) => !/ hidden(?: |$)/.test(attributes))
    .map(([, , cells = '']) => plain(cells.replace(/<span class="chip answers">.*?<\/span>/, '')))
/** The groups, each with the chain in its head. */
const shownGroups = (html: string): string[] =>
  [...html.matchAll(/<section class="group"([^>]*)>\n<header>(.*?)<\/header>/gs)]
    .filter(([, attributes = '']) => !attributes.includes(' hidden'))
    .map(([, , head = '']) => plain(head.replace(/<(?:a|span) class="place".*?<\/(?:a|span)>/, '').replaceAll('→', '')))

/** The filters at the side. */
const sideOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*data-filter="[^>]*>(.*?<\/strong>)<\/a>/g)].map(([, link = '']) => plain(link))

describe('inspector(routes)', () => {
  it('serves the table by controller, with the chain in the head of each group', async () => {
    const html = await page('GET /signalbox')
    expect(shownGroups(html)).toEqual([
      'Without a controller2 routes',
      'V1/Places4 routes behind authenticate',
      'V1/Places/Rooms1 route behind authenticate',
    ])
    expect(shownRows(html)).toEqual([
      'GET /health health',
      expect.stringMatching(/^GET \/files\/\*path inspected\.ts:\d+$/),
      'GET /v1/places #index',
      'GET /v1/places/:id #show',
      'DELETE /v1/places/:id #destroy',
      'GET /v1/places/search #search',
      'GET /v1/places/:placeId/rooms/:id #show',
    ])
    expect(textAt(html, COUNT)).toBe('7 routes')
    expect(textAt(html, SUMMARY)).toBe('')
  })

  it('has a list of controllers with their counts, and links that filter', async () => {
    const html = await page('GET /signalbox')
    expect(textAt(html, /<ul id="controllers">(.*?)<\/ul>/s)).toBe('Without a controller 2V1/Places 4V1/Places/Rooms 1')
    expect(sideOf(html)).toEqual([
      'behind authenticate 5',
      'not behind authenticate 2',
      'no middleware 2',
      'no contract 7',
    ])
    expect(html).toContain('href="?q=-use%3Aauthenticate" data-filter="-use:authenticate">')
    expect(html).toContain('href="?q=no+contract" data-filter="no contract">')
  })

  it('has the summary of a contract in its row', async () => {
    const routes = defineRoutes({}, r => r.get('a', { summary: 'Ask for <a>' }, () => {}))
    const html = (await (await serve([inspector(routes)]))('GET /signalbox')).text
    expect(shownRows(html)).toEqual([expect.stringMatching(/^GET \/a Ask for <a> inspector/)])
  })

  it('has the middlewares and the contracts above the controllers', async () => {
    const html = await page('GET /signalbox')
    const [, side = ''] = /<nav[^>]*>(.*)<\/nav>/s.exec(html) ?? []
    expect([...side.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, name]) => name)).toEqual([
      'Middleware',
      'Contract',
      'Controllers',
    ])
  })

  it('links to the source of controllers', async () => {
    const file = fileURLToPath(new URL('../support/inspected.ts', import.meta.url))
    expect(await page('GET /signalbox')).toContain(`href="vscode://file${encodeURI(file)}:`)
    expect(await page('GET /signalbox', { editor: 'cursor' })).toContain(`href="cursor://file${encodeURI(file)}:`)
    const html = await page('GET /signalbox', { editor: false })
    expect(html).toContain('<span class="place">test/<wbr>support/<wbr>inspected.ts:')
    expect(html).not.toContain('://file')
  })

  it('serves an empty table', async () => {
    const ask = await serve([inspector(defineRoutes({}, r => r))])
    const { status, text } = await ask('GET /signalbox?q=GET+/')
    expect(status).toBe(200)
    expect(text).toContain('The table has no routes.')
    expect(textAt(text, SUMMARY)).toBe('GET /: 404: no route has this path')
  })

  it.each([
    ['GET /signalbox', 'page'],
    ['GET /signalbox/', 'page'],
    ['GET /signalbox?q=/v1/places', 'page'],
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
    const ask = await serve([usual, next])
    expect((await ask(request)).text.replace(/^<!doctype html>.*/s, 'page')).toBe(expected)
  })

  it('answers HEAD with the header fields of GET', async () => {
    const ask = await serve([usual])
    const [get, head] = [await ask('GET /signalbox?q=GET+/health'), await ask('HEAD /signalbox?q=GET+/health')]
    const fields = ({ headers }: typeof get) => ({ ...headers, date: '' })
    expect(head.status).toBe(200)
    expect(head.text).toBe('')
    expect(fields(head)).toEqual(fields(get))
    expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength(get.text))
  })

  it('leaves the routes of the application alone', async () => {
    const ask = await serve([usual, createRouter(inspectedRoutes).routes()])
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
    const { status, text } = await ask(`GET ${path}?q=GET+/health`)
    expect(status).toBe(200)
    expect(textAt(text, SUMMARY)).toBe('GET /health: GET /health (health) answers')
    // Links and the form are relative to the page, wherever it is mounted.
    expect([...text.matchAll(/(?:href|action|src)="([^"]*)"/g)].map(([, to]) => to)).not.toContainEqual(
      expect.stringMatching(/^(?!data:|#|\?|vscode:)/),
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

describe('inspector(routes, { send })', () => {
  it.each([
    ['development', {}, true],
    ['development', { send: false }, false],
    ['production', { production: true }, false],
    ['production', { production: true, send: true }, true],
  ])('in %s, with %j, has forms: %s', async (env, options, expected) => {
    const ask = await serve([inspector(inspectedRoutes, options)], new Koa({ env }))
    const { text } = await ask('GET /signalbox?open=GET+/health')
    expect(text.includes('<form class="send"')).toBe(expected)
  })
})

describe('the title of the page', () => {
  const titleIn = async (options: InspectorOptions, query = '') =>
    textAt(await page(`GET /signalbox${query}`, options), /<title>(.*?)<\/title>/)
  const openapi = { info: { title: 'Places', version: '1' } }

  it('names the application: by its document, or by its package', async () => {
    expect(await titleIn({ openapi })).toBe('Routes · Places')
    expect(await titleIn({ openapi }, '?q=rooms')).toBe('rooms · Routes · Places')
    expect(await titleIn({})).toBe('Routes · signalbox')
  })

  it.each(['no such folder', 'no name'])('names nothing where the package has none: %s', async what => {
    const folder = await mkdtemp(join(tmpdir(), 'inspector-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    if (what === 'no name') await writeFile(join(folder, 'package.json'), '{"name":5}')
    vi.spyOn(process, 'cwd').mockReturnValue(what === 'no name' ? folder : join(folder, 'none'))
    onTestFinished(() => void vi.restoreAllMocks())
    expect(await titleIn({})).toBe('Routes')
  })
})

describe('the page with a request to explain', () => {
  it.each([
    ['GET+/v1/places/5', 'GET /v1/places/5: V1/Places#show answers'],
    ['delete+/v1/places/5', 'DELETE /v1/places/5: V1/Places#destroy answers'],
    ['http://localhost:3000/v1/places/5?page%3D2%23top', 'GET /v1/places/5: V1/Places#show answers'],
    ['https://example.com', 'GET /: 404: no route has this path'],
    ['OPTIONS+*', 'OPTIONS *: 404: the path does not begin with a slash'],
    ['PURGE+/health', 'PURGE /health: 501: no route can have this method; the path is routed for GET, HEAD'],
    ['/health/%2525', 'GET /health/%25: 404: no route has this path'],
    ['/%25zz', "GET /%zz: 400: the path has a malformed escape in segment 1, '%zz'"],
    ['+', ''],
    ['rooms', ''],
  ])('reads a request as a person types or pastes it: %s', async (query, summary) => {
    expect(textAt(await page(`GET /signalbox?q=${query}`), SUMMARY)).toBe(summary)
  })

  it('shows the row that answers, and near misses alone', async () => {
    const html = await page('GET /signalbox?q=GET+/v1/places/a%2520b/rooms/%2522')
    const answer = textAt(html, ANSWER)
    expect(answer).toContain(':placeId"a b"')
    expect(answer).toContain(String.raw`:id"\""`)
    expect(html).toMatch(/id="GET_\/v1\/places\/:placeId\/rooms\/:id"[^>]* data-answers>/)
    expect(shownRows(html)).toEqual(['GET /v1/places/:placeId/rooms/:id #show'])
    expect(textAt(html, COUNT)).toBe('1 of 7 routes')
  })

  it('shows the status, Allow and the closest routes where no route answers', async () => {
    const html = await page('GET /signalbox?q=PUT+/v1/places/5')
    const answer = textAt(html, ANSWER)
    expect(answer).toContain('405 Method Not Allowed')
    expect(answer).toContain('GET, HEAD, DELETE')
    expect(answer).toContain('2 routes: the path fits, but the route is not for PUT')
    expect(html).not.toContain('data-answers')
  })

  it('compares a query with the contract, and says what it does not compare', async () => {
    class OrdersController {
      static readonly contract = {
        index: { query: z.object({ page: z.coerce.number().int().optional() }), headers: z.object({}) },
        create: { body: z.object({}) },
      }
      index() {}
      create() {}
    }
    const routes = defineRoutes({ Orders: OrdersController }, r => r.resources('orders', { only: ['index', 'create'] }))
    const openapi = { info: { title: 'a', version: '1' }, errors: { body: PROBLEM, statuses: { query: 422 } } }
    const ask = await serve([inspector(routes, { openapi })])
    const asked = async (request: string) => {
      const { text } = await ask(`GET /signalbox?q=${encodeURIComponent(request)}`)
      return [textAt(text, SUMMARY), textAt(text, ANSWER)]
    }
    const [refused, why] = await asked('GET /orders?page=x')
    expect(refused).toMatch(/^GET \/orders: Orders#index answers 422: query\.page: Invalid input/)
    expect(why).toContain('422 from the contract, in place of the action: query.page')
    expect((await asked("curl -G 'http://localhost:3000/orders' -d page=x"))[0]).toBe(refused)
    const [answered, note] = await asked('GET /orders?page=2#top')
    expect(answered).toBe('GET /orders: Orders#index answers')
    expect(note).toContain('Its contract also takes headers, not checked here.')
    expect((await asked('GET /orders'))[1]).toContain('Its contract also takes a query, headers, not checked here.')
    expect((await asked('POST /orders?page=x'))[1]).toContain('Its contract also takes a body, not checked here.')
  })

  it('uses the option trailingSlash', async () => {
    const html = await page('GET /signalbox?q=GET+/health/', { trailingSlash: 'strict' })
    expect(textAt(html, SUMMARY)).toBe('GET /health/: 404: no route has this path')
    expect(html).toContain('The slash at its end makes it a different path.')
    for (const options of [{}, { trailingSlash: 'ignore' }] as const) {
      const ignoring = await page('GET /signalbox?q=GET+/health/', options)
      expect(textAt(ignoring, SUMMARY)).toBe('GET /health/: GET /health (health) answers')
      expect(ignoring).toContain('The slash at its end is ignored.')
    }
    const folding = await page('GET /signalbox?q=GET+/HEALTH', { caseSensitive: false })
    expect(textAt(folding, SUMMARY)).toBe('GET /HEALTH: GET /health (health) answers')
    expect(folding).toContain('The case of literals is ignored.')
  })
})

describe('the page with a filter', () => {
  it.each([
    ['rooms', ['GET /v1/places/:placeId/rooms/:id #show']],
    ['PLACES+delete', ['DELETE /v1/places/:id #destroy']],
    ['-use:authenticate+-files', ['GET /health health']],
    ['nothing+at+all', []],
  ])('shows the routes that have every word: %s', async (query, rows) => {
    const html = await page(`GET /signalbox?q=${query}`)
    expect(shownRows(html)).toEqual(rows)
    expect(textAt(html, COUNT)).toBe(`${rows.length} of 7 routes`)
    expect(html.includes('<p id="none">No route has all of these words.')).toBe(rows.length === 0)
    expect(html.includes('<section id="answer" aria-label="Explanation" data-outcome="none" hidden>')).toBe(true)
  })

  it('counts in the same way everywhere: what is shown, of how many', async () => {
    const html = await page('GET /signalbox?q=search+use:authenticate')
    expect(shownGroups(html)).toEqual(['V1/Places1 of 4 routes behind authenticate'])
    expect(textAt(html, COUNT)).toBe('1 of 7 routes')
    expect(textAt(html, /<li><a href="#group-V1\/Places">(.*?)<\/a>/)).toBe('V1/Places 1 of 4')
    expect(sideOf(html)).toEqual([
      'behind authenticate 1 of 5',
      'not behind authenticate 0 of 2',
      'no middleware 0 of 2',
      'no contract 1 of 7',
    ])
  })

  it('marks what filters, each with a link that takes it out', async () => {
    const html = await page('GET /signalbox?q=search+use:authenticate')
    const [, active = ''] = /<ul id="active"[^>]*>(.*?)<\/ul>/s.exec(html) ?? []
    expect(plain(active)).toBe('Remove search ×Remove behind authenticate ×')
    expect([...active.matchAll(/href="(.*?)"/g)].map(([, to]) => to)).toEqual(['?q=use%3Aauthenticate', '?q=search'])
    const current = [...html.matchAll(/<a [^>]*data-filter="([^"]*)" aria-current="true"/g)].map(([, filter]) => filter)
    expect(current).toEqual(['use:authenticate'])
    expect(html).toContain('href="?q=search" data-filter="use:authenticate" aria-current="true"')
    expect(html).toContain('href="?q=search+-use%3Aauthenticate" data-filter="-use:authenticate">')
    expect(await page('GET /signalbox?q=GET+/health')).toMatch(/<ul id="active"[^>]* hidden><\/ul>/)
  })

  it('hides groups without a row, also in the list of controllers', async () => {
    const html = await page('GET /signalbox?q=rooms')
    expect(shownGroups(html)).toEqual(['V1/Places/Rooms1 route behind authenticate'])
    expect([...html.matchAll(/<li hidden><a href="#group-([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'Without_a_controller',
      'V1/Places',
    ])
  })
})

describe('the page with an open row', () => {
  it('shows its details, with an origin in the curl line', async () => {
    const html = await page('GET /signalbox?open=DELETE+/v1/places/:id')
    expect(html).toMatch(/id="DELETE_\/v1\/places\/:id"[^>]*><details open>/)
    const [, details = ''] = /<div class="details" data-loaded>(.*?)<\/dl>/s.exec(html) ?? []
    expect(plain(details)).toMatch(
      /^Behindauthenticate test\/support\/inspected\.ts:\d+ Sourcetest\/support\/inspected\.ts:\d+ Why.* Trycurl -X DELETE http:\/\/[\w.:]+\/v1\/places\/1 Copy Explain$/,
    )
  })

  it('is opened by the method and the path of any of its routes, and by nothing else', async () => {
    const answer = () => {}
    const routes = defineRoutes({}, r => r.put('a/:id', answer).patch('a/:id', answer).get('é', answer))
    const ask = await serve([inspector(routes)])
    const opened = async (address: string) =>
      /id="([^"]*)"[^>]*><details open>/.exec((await ask(`GET /signalbox?open=${address}`)).text)?.[1]
    expect(await opened('PUT+/a/:id')).toBe('PUT_/a/:id')
    expect(await opened('PUT_/a/:id')).toBe('PUT_/a/:id')
    expect(await opened('PATCH%20%2Fa%2F%3Aid')).toBe('PUT_/a/:id')
    expect(await opened('GET+/%C3%A9')).toBe('GET_/é')
    for (const address of ['route-1', 'GET+/a/:id', 'put+/a/:id', '/a/:id', '%00'])
      expect(await opened(address)).toBeUndefined()
    expect((await ask('GET /signalbox')).text).toContain('open=GET_%2F%C3%A9#GET_/%C3%A9"')
  })

  it('links to them from the others, so that it works without a script', async () => {
    const ROOM = 'GET_/v1/places/:placeId/rooms/:id'
    const html = await page('GET /signalbox?q=rooms')
    expect(html).toContain(`<a href="?q=rooms&amp;open=${encodeURIComponent(ROOM)}#${ROOM}">Show the details</a>`)
  })

  it('uses the options of the document', async () => {
    const guard = describeMiddleware((_ctx, next) => next(), { security: [{ key: [] }] })
    const routes = defineRoutes({}, r => r.get('places/:id', { params: { id: 'uuid' } }, guard, () => {}))
    const openapi = {
      info: { title: 'Places', version: '1.0' },
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
      errors: { body: PROBLEM, statuses: { kind: 410 } },
    }
    const html = (await (await serve([inspector(routes, { openapi })]))('GET /signalbox?open=GET+/places/:id')).text
    expect(html).toContain('<span class="chip status s4">410</span>')
    expect(html).toContain('<dt>410</dt><dd><span class="note">Gone · if the input does not fit')
    expect(html).toContain('-H &#39;X-Key: &lt;key&gt;&#39;')
  })

  it('is shown whatever a schema says', async () => {
    const routes = defineRoutes(
      {},
      r =>
        ['minimum', 'minLength', 'const', 'default', 'maximum'].reduce<AnyScope>(
          (scope, keyword, at) =>
            [2 ** 28, Number.POSITIVE_INFINITY, 5n, '\ud800', Symbol('a')].reduce<AnyScope>((each, value, which) => {
              const json = {
                type: 'object',
                required: ['a'],
                properties: { a: { type: ['string', 'number'][which % 2], [keyword]: value } },
              }
              return each.post(
                `a/${at}/${which}`,
                { body: schemaOf(json), query: schemaOf(json), returns: schemaOf(json) },
                () => {},
              )
            }, scope),
          r as unknown as AnyScope,
        ) as never,
    )
    const ask = await serve([inspector(routes)])
    expect(routes).toHaveLength(25)
    for (const { path } of routes as readonly AnyRoute[]) {
      const { status, text } = await ask(`GET /signalbox?open=POST+${path}`)
      expect({ path, status }).toEqual({ path, status: 200 })
      expect(text.length).toBeLessThan(60_000)
    }
  })

  it('loads a controller, and says why that fails', async () => {
    class Places {
      static readonly contract = { index: { summary: 'List them' } }
      index() {}
    }
    let loads = 0
    const load = async () => {
      loads++
      return Places
    }
    const routes = defineRoutes(
      { Places: load, Rooms: () => Promise.reject(new Error('no <file>')) as Promise<typeof Places> },
      r => r.resources('places', { only: ['index'] }).resources('rooms', { only: ['index'] }),
    )
    const ask = await serve([inspector(routes)])
    expect((await ask('GET /signalbox')).text).toContain('not loaded')
    expect(loads).toBe(0)
    expect((await ask('GET /signalbox?open=GET+/places')).text).toContain('<dt>Summary</dt><dd>List them</dd>')
    expect((await ask('GET /signalbox?open=GET+/rooms')).text).toContain(
      'the loader of &#39;Rooms&#39; failed: no &lt;file&gt;',
    )
  })
})

describe('the JSON for the script of the page', () => {
  const json = async (request: string) =>
    JSON.parse((await (await serve([usual]))(request, 'Accept: application/json')).text)

  it('has the same summary and answer as the page', async () => {
    const answer = await json('GET /signalbox?q=GET+/v1/places/search')
    const html = await page('GET /signalbox?q=GET+/v1/places/search')
    expect(answer).toMatchObject({
      title: 'GET /v1/places/search · Routes · signalbox',
      count: '3 of 7 routes',
      outcome: 'route',
      summary: textAt(html, SUMMARY),
      shown: ['GET_/v1/places/search', 'GET_/v1/places/:id', 'DELETE_/v1/places/:id'],
      answering: 'GET_/v1/places/search',
      asked: 'GET',
    })
    expect(html).toContain(answer.answer)
  })

  it('has the details of a row', async () => {
    const { details } = await json('GET /signalbox?open=GET+/health')
    expect(plain(details)).toContain('curl')
  })

  it('is not stored', async () => {
    const ask = await serve([usual])
    const { headers } = await ask('GET /signalbox?q=GET+/v1/places', 'Accept: application/json')
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  })
})

describe('the style and the script of the page', () => {
  it('have addresses of their own, which change with their content', async () => {
    const ask = await serve([usual])
    const html = (await ask('GET /signalbox')).text
    const [, style = ''] = /<link rel="stylesheet" href="(.*?)">/.exec(html) ?? []
    const [, script = ''] = /<script src="(.*?)" defer><\/script>/.exec(html) ?? []
    for (const [address, type, text] of [
      [style, 'text/css; charset=utf-8', STYLE],
      [script, 'text/javascript; charset=utf-8', SCRIPT],
    ] as const) {
      const answer = await ask(`GET /signalbox${address.replaceAll('&amp;', '&')}`)
      expect(answer.text).toBe(text)
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'private, max-age=31536000, immutable',
      })
      expect(address).toContain(createHash('sha256').update(text).digest('hex').slice(0, 12))
    }
    for (const file of ['constructor', 'x', ''])
      expect((await ask(`GET /signalbox?file=${file}`)).text).toContain('<!doctype html>')
  })

  it('have a rule for each class of the page', async () => {
    const html = await page('GET /signalbox?q=GET+/v1/places/search&open=GET+/v1/places/:id')
    const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    expect(new Set(classes).size).toBeGreaterThan(15)
    for (const name of new Set(classes)) if (name !== 'methods') expect(STYLE).toMatch(new RegExp(`\\.${name}\\b`))
  })
})

describe('the security of the page', () => {
  it.each(applications)(
    'forbids storing the page, and allows only its own style and script: $koa',
    async ({ create }) => {
      const answer = await (await serve([usual], create()))('GET /signalbox?q=GET+/health')
      expect(answer.headers['content-security-policy']?.split('; ')).toEqual([
        "default-src 'none'",
        "style-src 'self'",
        "script-src 'self'",
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
    },
  )

  const encoded = ATTACKS.map(attack => [encodeURIComponent(attack)])

  it.each(encoded)('escapes the text of the box: %s', async attack => {
    const html = await page(`GET /signalbox?q=${attack}`)
    expectHarmless(html)
    expectHarmless(await page(`GET /signalbox?q=GET+/${attack}&open=${attack}`))
  })

  it.each(encoded)('escapes the texts of the table: %s', async attack => {
    const ask = await serve([inspector(hostileRoutes)])
    expectHarmless((await ask(`GET /signalbox?q=GET+/${attack}/${attack}&open=GET+/a`)).text)
    expectHarmless(JSON.parse((await ask(`GET /signalbox?q=GET+/${attack}/1`, 'Accept: application/json')).text).answer)
  })

  /** Expects no active markup except the page's own. */
  const expectHarmless = (html: string) => {
    const own = html.replace(/<script src="\?[^"]*" defer><\/script>/, '').replace(/"[^"]*"/g, '""')
    expect([...own.matchAll(/<(?:script|style|img|!--|b\b)/g)].map(([found]) => found)).toEqual([])
    expect([...own.matchAll(/<[^>]*\son\w+\s*=/g)].map(([found]) => found)).toEqual([])
  }

  it('loads nothing from other addresses', async () => {
    const html = await page('GET /signalbox?q=GET+/health')
    expect([...html.matchAll(/\b(?:src|srcset)="(?!\?file=)|https?:\/\//g)]).toEqual([])
    expect(`${STYLE}${SCRIPT}`).not.toMatch(/\burl\(|@import|@font-face|import\(|https?:\/\/\w/)
    expect([...html.matchAll(/<link[^>]*>/g)].map(([link]) => link)).toEqual([
      '<link rel="icon" href="data:,">',
      expect.stringMatching(/^<link rel="stylesheet" href="\?file=style\.css&amp;v=\w{12}">$/),
    ])
  })

  it('has no animations', () => {
    expect(`${STYLE}${SCRIPT}`).not.toMatch(/transition|animation|scroll-behavior|@keyframes/)
  })
})

describe('a table of 2,000 routes', () => {
  it('is served in full', async () => {
    const ask = await serve([inspector(manyRoutes(2000))])
    const html = (await ask('GET /signalbox?q=/v1/places399')).text
    expect(html.match(/<li class="row"/g)).toHaveLength(2000)
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
    [{ prefix: '/dev' }, `inspector: ${noOption('inspector', 'prefix')}`],
    [
      { path: '/a b' },
      "inspector: the path '/a b' has a character that no path can have: ? # % ^ | \\ { } < > [ ] or white space",
    ],
    [{ path: '' }, 'inspector: the path is empty'],
    [{ path: 5 }, 'inspector: the path must be a string'],
    [{ trailingSlash: true }, "inspector: trailingSlash must be 'ignore' or 'strict', not true"],
    [
      { editor: 'vim' },
      "inspector: editor must be 'vscode', 'vscode-insiders', 'vscodium', 'cursor', 'windsurf', 'zed', 'webstorm', 'idea', a function or false, not vim",
    ],
    [
      { openapi: { info: {} } },
      "inspector: openapi must have the options of openapi(): info must have a title and a version, as in { title: 'Places', version: '1.0' }",
    ],
    [{ production: 'yes' }, 'inspector: production must be true or false, not yes'],
    [{ send: 'yes' }, 'inspector: send must be true or false, not yes'],
  ])('throws a TypeError for the options %j', (options, message) => {
    expect(() => inspector(inspectedRoutes, options as InspectorOptions)).toThrow(new TypeError(message))
  })

  it.each([
    [5, '5'],
    ['app.test', 'app.test'],
    [['app.test', 'https://app.test'], "'https://app.test'"],
    [['app.test:3000'], "'app.test:3000'"],
    [['App.test'], "'App.test'"],
    [['*.app.test'], "'*.app.test'"],
    [[''], "''"],
    [[undefined], "'undefined'"],
  ])('throws a TypeError for the allowed hosts %j', (allowedHosts, given) => {
    const message = `inspector: allowedHosts must be a list of names in lower case, without ports, as 'app.test', or '.app.test' with those below it, not ${given}`
    expect(() => inspector(inspectedRoutes, { allowedHosts } as InspectorOptions)).toThrow(new TypeError(message))
  })

  it('does not compile', () => {
    // @ts-expect-error allowedHosts is a list
    expect(() => inspector(inspectedRoutes, { allowedHosts: 'app.test' })).toThrow()
    // @ts-expect-error there is no such option
    expect(() => inspector(inspectedRoutes, { prefix: '/dev' })).toThrow()
    // @ts-expect-error trailingSlash is 'ignore' or 'strict'
    expect(() => inspector(inspectedRoutes, { trailingSlash: true })).toThrow()
    // @ts-expect-error there is no such editor
    expect(() => inspector(inspectedRoutes, { editor: 'vim' })).toThrow()
    // @ts-expect-error production is true or false
    expect(() => inspector(inspectedRoutes, { production: 'yes' })).toThrow()
    // @ts-expect-error send is true or false
    expect(() => inspector(inspectedRoutes, { send: 'yes' })).toThrow()
    // @ts-expect-error a router is not a table
    expect(() => inspector(createRouter(inspectedRoutes))).toThrow()
  })
})
