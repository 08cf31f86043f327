/** What an open row shows of a contract: schemas as text, examples of values, and a curl line. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type AnyRoute, defineRoutes } from '../../src/index.js'
import { curlLine, samplePath } from '../../src/inspector/curl.js'
import { detailsHtml } from '../../src/inspector/details.js'
import { linksOf } from '../../src/inspector/editor.js'
import { explainMatch } from '../../src/inspector/index.js'
import { shownOperation } from '../../src/inspector/operation.js'
import type { Places } from '../../src/inspector/places.js'
import { sampleOf } from '../../src/inspector/sample.js'
import { whyItAnswers } from '../../src/inspector/why.js'
import { DEFAULT_COMPARISON } from '../../src/text/path-options.js'
import { bookingRoutes } from '../support/booking/routes.js'

const same = <Schema>(schema: Schema) => schema

describe('sampleOf(schema)', () => {
  it.each<[unknown, unknown]>([
    [{ const: 5 }, 5],
    [{ enum: ['a', 'b'] }, 'a'],
    [{ type: 'string', examples: ['x'] }, 'x'],
    [{ type: 'string', minLength: 6 }, 'text--'],
    [{ type: 'string', format: 'uuid' }, '00000000-0000-4000-8000-000000000000'],
    [{ type: 'integer', minimum: 18 }, 18],
    [{ type: 'number' }, 1],
    [{ type: 'boolean' }, true],
    [{ type: ['null', 'string'] }, null],
    [{ anyOf: [{ type: 'boolean' }, { type: 'null' }] }, true],
    [{ allOf: [{ type: 'object', properties: { a: {} }, required: ['a'] }, { const: { b: 1 } }] }, { a: null, b: 1 }],
    [{ type: 'array', items: { type: 'integer' } }, [1]],
    [{ type: 'array' }, []],
    [{ type: 'object', properties: { a: { type: 'string' }, b: {} }, required: ['a'] }, { a: 'text' }],
  ])('%j', (schema, sample) => expect(sampleOf(schema, same)).toEqual(sample))

  it('ends in a schema that contains itself', () => {
    const tree = { type: 'object', properties: { left: { $ref: '#' } }, required: ['left'] }
    expect(JSON.stringify(sampleOf({ $ref: '#' }, () => tree))).toMatch(/^(\{"left":)+null\}+$/)
  })

  it('fits the schema of zod that it is made of', () => {
    const schema = z.object({
      id: z.uuid(),
      born: z.iso.date(),
      mail: z.email(),
      age: z.int().min(18),
      tags: z.array(z.enum(['a'])),
    })
    expect(schema.safeParse(sampleOf(z.toJSONSchema(schema), same)).success).toBe(true)
  })
})

describe('shownOperation(route)', () => {
  const routeOf = (target: string) =>
    bookingRoutes.find(route => 'target' in route && route.target === target) as AnyRoute // each is in the table

  it('has the query, the body and the replies of the contract, and those of a described middleware', () => {
    const { parameters } = shownOperation(routeOf('V1/Places#index'))
    expect(parameters.map(({ name, isRequired, type }) => [name, isRequired, type])).toEqual([
      ['page', false, 'integer (at least 1) = 1'],
      ['q', false, 'string'],
    ])
    const { bodies, replies, own, security, problems } = shownOperation(routeOf('V1/Places#create'))
    expect(bodies).toMatchObject([
      { mediaType: 'application/json', type: expect.stringContaining('name: string (1 to 200 characters)') },
    ])
    expect(replies.map(({ status, description }) => [status, description])).toEqual([
      ['201', 'Created'],
      ['401', 'The token is missing, or is that of nobody.'],
    ])
    expect({ own, security, problems }).toEqual({ own: [422], security: ['bearer'], problems: [] })
    expect(shownOperation(routeOf('V1/Places#destroy')).own).toEqual([404])
  })

  it('has the status and the header of a redirect', () => {
    const [redirect] = defineRoutes({}, r => r.redirect('a', '/b'))
    expect(shownOperation(redirect as AnyRoute).replies).toMatchObject([
      { status: '301', headers: ['Location: string<uri-reference>'] },
    ])
  })

  it('says which schema gives no JSON Schema', () => {
    const schema = { '~standard': { version: 1, vendor: 'mine', validate: (value: unknown) => ({ value }) } } as const
    const [route] = defineRoutes({}, r => r.post('a', { body: schema, returns: z.date() }, () => ({}) as never))
    expect(shownOperation(route as AnyRoute).problems).toEqual([
      expect.stringContaining(
        "'body' in the contract of 'POST /a': the schemas of 'mine' have no Standard JSON Schema",
      ),
      expect.stringContaining("'returns.200' in the contract of 'POST /a': Date cannot be represented"),
    ])
  })
})

describe('samplePath(route) and curlLine(route)', () => {
  it.each([
    ['/places/:placeId/rooms/:id', undefined, '/places/1/rooms/1'],
    ['/tags/:slug', { slug: 'uuid' }, '/tags/00000000-0000-4000-8000-000000000000'],
    ['/@:username/v:major.json/café/*path', undefined, '/@username/vmajor.json/caf%C3%A9/path'],
    ['/books/:id\\:archive', undefined, '/books/1:archive'],
    ['/', undefined, '/'],
  ] as const)('a path that the route matches: %s', (path, kinds, sample) => {
    expect(samplePath({ path, ...(kinds && { kinds }) })).toBe(sample)
    const route: AnyRoute = { method: 'GET', path, middleware: () => {}, use: [], ...(kinds && { kinds }) }
    expect(explainMatch([route], 'GET', sample).route).toBe(route)
  })

  it.each<[Partial<AnyRoute>, object, string]>([
    [{ method: 'GET' }, {}, 'curl http://h/a'],
    [{ method: 'ALL' }, {}, 'curl http://h/a'],
    [{ method: 'HEAD' }, {}, 'curl -I http://h/a'],
    [{ method: 'DELETE', path: "/a'b/:id" }, {}, `curl -X DELETE 'http://h/a'\\''b/1'`],
    [
      { method: 'POST' },
      { bodies: [{ mediaType: 'application/json', sample: { name: "o'clock" } }] },
      `curl -X POST http://h/a -H 'Content-Type: application/json' -d '{"name":"o'\\''clock"}'`,
    ],
    [
      { method: 'POST' },
      { bodies: [{ mediaType: 'multipart/form-data', sample: { a: 'b' } }] },
      'curl -X POST http://h/a -F a=b',
    ],
    [
      { method: 'GET' },
      {
        parameters: [
          { name: 'q', place: 'query', isRequired: true, sample: 'a b' },
          { name: 'x-key', place: 'header', isRequired: true, sample: 1 },
          { name: 'page', place: 'query', isRequired: false, sample: 1 },
        ],
      },
      "curl 'http://h/a?q=a%20b' -H 'x-key: 1'",
    ],
  ])('a line for a shell: %j', (route, operation, line) => {
    const whole = { path: '/a', middleware: () => {}, use: [], ...route } as AnyRoute // the tests give its method
    expect(curlLine(whole, 'http://h', { parameters: [], bodies: [], ...operation } as never)).toBe(line)
  })
})

describe('whyItAnswers(route, routes)', () => {
  const why = (at: number) =>
    whyItAnswers(
      bookingRoutes[at] as AnyRoute,
      bookingRoutes,
      (method, path) => explainMatch(bookingRoutes, method as 'GET', path as '/'),
      DEFAULT_COMPARISON,
    )
  const of = (target: string) => bookingRoutes.findIndex(route => 'target' in route && route.target === target)

  it('names the routes before and after it', () => {
    const routes = ['/places/:id', '/places/search', '/*rest'].map(
      (path): AnyRoute => ({ method: 'GET', path, middleware: () => {}, use: [] }),
    )
    const explain = (method: string, path: string) => explainMatch(routes, method as 'GET', path as '/')
    expect(routes.map(route => whyItAnswers(route, routes, explain, DEFAULT_COMPARISON))).toEqual([
      [
        "Before 'GET /*rest': in segment 1, a literal goes before a wildcard.",
        "After 'GET /places/search', as for '/places/search': in segment 2, a literal goes before a parameter.",
      ],
      [
        "Before 'GET /places/:id': in segment 2, a literal goes before a parameter.",
        "Before 'GET /*rest': in segment 1, a literal goes before a wildcard.",
      ],
      [
        "After 'GET /places/:id', as for '/places/1': in segment 1, a literal goes before a wildcard.",
        "After 'GET /places/search', as for '/places/search': in segment 1, a literal goes before a wildcard.",
      ],
    ])
  })

  it('says which kinds its parameters have', () => {
    expect(why(of('V1/Places#destroy'))).toEqual([
      'No other route fits its requests.',
      "Only where ':id' is a uuid; other values get a 404.",
    ])
    expect(why(of('Pages#home'))).toEqual(['No other route fits its requests.'])
  })
})

describe('detailsHtml(details)', () => {
  const places: Places = {
    ofFunction: () => ({ file: '/app/src/middlewares.ts', line: 3 }),
    ofRoute: () => ({ file: '/app/src/a b.ts', line: 5 }),
    ofClass: () => undefined,
  }
  const details = (target: string, more: object = {}) => {
    const route = bookingRoutes.find(each => 'target' in each && each.target === target) as AnyRoute // each is in the table
    const given = {
      route,
      places,
      linkTo: linksOf('vscode'),
      origin: 'http://h',
      operation: shownOperation(route),
      why: ["Before 'GET /a'."],
      failure: undefined,
    }
    return detailsHtml({ ...given, ...more }).text
  }
  const termsIn = (html: string) => [...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, term]) => term)

  it('lists what the contract says, the chain and the source, why it answers, and what to try', () => {
    expect(termsIn(details('V1/Places#create'))).toEqual([
      'Summary',
      'Description',
      'Body',
      '201',
      '401',
      '422',
      'Security',
      'Runs',
      'Source',
      'Why',
      'Try',
    ])
    expect(termsIn(details('V1/Places#index'))).toEqual([
      'Summary',
      'Query',
      '200',
      '401',
      '400',
      'Security',
      'Runs',
      'Source',
      'Why',
      'Try',
    ])
    expect(termsIn(details('Pages#home'))).toEqual(['Source', 'Why', 'Try'])
  })

  it('links to the editor, and marks what is code', () => {
    const html = details('V1/Places#create')
    expect(html).toContain('href="vscode://file/app/src/a%20b.ts:5"')
    expect(html).toContain('<code>GET /a</code>')
    expect(html).toContain('data-q="POST /v1/places"')
    expect(details('V1/Places#create', { linkTo: linksOf(false) })).not.toContain('vscode:')
  })

  it('says why a controller cannot be loaded', () => {
    expect(details('Pages#home', { failure: 'no such <file>' })).toContain('no such &lt;file&gt;')
  })
})

describe('linksOf(editor)', () => {
  const place = { file: '/app/src/a b.ts', line: 5 }
  it.each([
    ['vscode', 'vscode://file/app/src/a%20b.ts:5'],
    ['cursor', 'cursor://file/app/src/a%20b.ts:5'],
    ['webstorm', 'webstorm://open?file=/app/src/a%20b.ts&line=5'],
    [false, undefined],
    [(file: string, line: number) => `mine:${file}@${line}`, 'mine:/app/src/a b.ts@5'],
  ] as const)('%s', (editor, link) => expect(linksOf(editor)(place)).toBe(link))
})
