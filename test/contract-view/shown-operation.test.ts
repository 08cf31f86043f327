/** What is shown of a contract: examples of values, parameters, bodies and replies, and a curl line. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { curlParts, samplePath } from '../../src/contract-view/curl.js'
import { sampleOf } from '../../src/contract-view/sample.js'
import { shownOperation } from '../../src/contract-view/shown-operation.js'
import { type AnyRoute, defineRoutes } from '../../src/index.js'
import { explainMatch } from '../../src/inspector/index.js'
import type { JsonObject } from '../../src/openapi/document.js'
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
    [{ type: 'number', minimum: Number.POSITIVE_INFINITY }, 1],
    [{ type: 'string', minLength: 2 ** 28 }, `text${'-'.repeat(96)}`],
    [{ type: 'string', minLength: Number.POSITIVE_INFINITY }, `text${'-'.repeat(96)}`],
    [{ const: 5n }, '5'],
    [{ default: Number.POSITIVE_INFINITY }, null],
    [{ default: 'a'.repeat(5000) }, 'a'.repeat(1000)],
    [{ default: Array.from({ length: 5000 }, () => 1) }, null],
    [{ const: Symbol('a') }, null],
    [{ const: () => 5 }, null],
    [{ type: 'boolean' }, true],
    [{ type: ['null', 'string'] }, null],
    [{ anyOf: [{ type: 'boolean' }, { type: 'null' }] }, true],
    [{ allOf: [{ type: 'object', properties: { a: {} }, required: ['a'] }, { const: { b: 1 } }] }, { a: null, b: 1 }],
    [{ type: 'array', items: { type: 'integer' } }, [1]],
    [{ type: 'array' }, []],
    [{ type: 'object', properties: { a: { type: 'string' }, b: {} }, required: ['a'] }, { a: 'text' }],
    [{ type: 'object', properties: { a: { type: 'string' }, b: {} } }, { a: 'text' }],
  ])('%o', (schema, sample) => expect(sampleOf(schema, same)).toEqual(sample))

  it('ends in a schema that contains itself', () => {
    const tree = { type: 'object', properties: { left: { $ref: '#' } }, required: ['left'] }
    expect(JSON.stringify(sampleOf({ $ref: '#' }, () => tree))).toMatch(/^(\{"left":)+null\}+$/)
  })

  it('has a limit in schemas that refer to one another, and none of a value that contains itself', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const all = {
      type: 'object',
      required: names,
      properties: Object.fromEntries(names.map(name => [name, { $ref: name }])),
    }
    expect(JSON.stringify(sampleOf({ $ref: 'a' }, () => all)).match(/null|\{/g)?.length).toBeLessThan(400)
    const circular: Record<string, unknown> = {}
    circular.self = circular
    expect(sampleOf({ default: circular }, same)).toBeNull()
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
    const { bodies, replies, security, problems } = shownOperation(routeOf('V1/Places#create'))
    expect(bodies).toMatchObject([
      { mediaType: 'application/json', type: expect.stringContaining('name: string (1 to 200 characters)') },
    ])
    expect(replies.map(({ status, when, description }) => [status, when, description])).toEqual([
      ['201', undefined, 'Created'],
      ['400', 'the body is malformed', 'Bad Request'],
      ['401', undefined, 'The token is missing, or is that of nobody.'],
      ['413', 'the body is too large', expect.any(String)],
      ['415', 'the body is of another type', 'Unsupported Media Type'],
      ['422', 'the input does not fit', expect.stringMatching(/^Unprocessable/)],
    ])
    expect({ security, problems }).toEqual({ security: [['bearer']], problems: [] })
    expect(shownOperation(routeOf('V1/Places#show')).replies.map(({ status, when }) => [status, when])).toEqual([
      ['200', undefined],
      ['401', undefined],
      ['404', 'the input does not fit'],
    ])
  })

  it('has what the options of the document say', () => {
    const info = { title: 'Places', version: '1.0' }
    const errors = { body: z.object({ problem: z.string() }), statuses: { body: 400 } }
    const { replies } = shownOperation(routeOf('V1/Places#create'), { info, errors })
    expect(replies.map(({ status }) => status)).toEqual(['201', '400', '401', '413', '415'])
    expect(replies[1]).toMatchObject({
      when: 'the body is malformed, or the input does not fit',
      bodies: [{ type: '{ problem: string }' }],
    })
    const security = [{ basic: [] }]
    expect(shownOperation(routeOf('Pages#home'), { info, security }).security).toEqual([['basic']])
    expect(shownOperation(routeOf('V1/Places#create'), { info, security }).security).toEqual([['bearer']])
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

const curlLine = (...given: Parameters<typeof curlParts>) => curlParts(...given).join(' ')

describe('samplePath(route) and curlParts(route)', () => {
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

  it('has no half of a surrogate pair', () => {
    expect(samplePath({ path: '/a\ud800/:b\ud800' }, { 'b\ud800': '\udc00' })).toBe('/a%EF%BF%BD/%EF%BF%BD')
    const sample = { name: '\ud800', place: 'query', isRequired: true, sample: '\ud800' }
    const route: AnyRoute = { method: 'GET', path: '/a', middleware: () => {}, use: [] }
    const operation = { parameters: [sample], bodies: [], security: [] }
    expect(curlLine(route, 'http://h', operation as never)).toBe("curl 'http://h/a?%EF%BF%BD=%EF%BF%BD'")
  })

  it('has the values that are given for the path', () => {
    const values = { name: 'a/b é', path: 'c d/e' }
    const path = samplePath({ path: '/:name/:id/*path' }, values)
    expect(path).toBe('/a%2Fb%20%C3%A9/1/c%20d/e')
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
      { method: 'POST' },
      { bodies: [{ mediaType: 'multipart/form-data', sample: { photo: '@file', of: { all: ['@file'], id: 1 } } }] },
      "curl -X POST http://h/a -F photo=@file -F 'of[all]=@file' -F 'of[id]=1'",
    ],
    [
      { method: 'POST' },
      { bodies: [{ mediaType: 'application/x-www-form-urlencoded', sample: { name: 'a b' } }] },
      "curl -X POST http://h/a --data-urlencode 'name=a b'",
    ],
    [
      { method: 'POST' },
      { bodies: [{ mediaType: 'image/png', sample: '@file' }] },
      "curl -X POST http://h/a -H 'Content-Type: image/png' --data-binary @file",
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
    [
      { method: 'POST' },
      { bodies: [{ mediaType: 'application/json', sample: '<body>' }] },
      `curl -X POST http://h/a -H 'Content-Type: application/json' -d '<body>'`,
    ],
  ])('a line for a shell: %j', (route, operation, line) => {
    const whole = { path: '/a', middleware: () => {}, use: [], ...route } as AnyRoute // the tests give its method
    expect(curlLine(whole, 'http://h', { parameters: [], bodies: [], security: [], ...operation } as never)).toBe(line)
  })

  it.each<[string, string, JsonObject?]>([
    ['bearer', "http://h/a -H 'Authorization: Bearer <token>'"],
    ['userJwt', "http://h/a -H 'Authorization: Bearer <token>'"],
    ['basicAuth', "http://h/a -u '<name>:<password>'"],
    ['session', 'http://h/a'],
    ['constructor', 'http://h/a'],
    ['mine', "http://h/a -H 'Authorization: Bearer <token>'", { type: 'http', scheme: 'Bearer' }],
    ['mine', "http://h/a -u '<name>:<password>'", { type: 'http', scheme: 'basic' }],
    ['mine', "http://h/a -H 'Authorization: Digest <mine>'", { type: 'http', scheme: 'Digest' }],
    ['mine', "http://h/a -H 'Authorization: Bearer <token>'", { type: 'oauth2' }],
    ['mine', "http://h/a -H 'Authorization: Bearer <token>'", { type: 'openIdConnect' }],
    ['mine', "http://h/a --cert '<mine>'", { type: 'mutualTLS' }],
    ['mine', "http://h/a -H 'X-Key: <mine>'", { type: 'apiKey', in: 'header', name: 'X-Key' }],
    ['mine', "'http://h/a?key=<mine>'", { type: 'apiKey', in: 'query', name: 'key' }],
    ['mine', "http://h/a -b 'sid=<mine>'", { type: 'apiKey', in: 'cookie', name: 'sid' }],
    ['bearer', "http://h/a -H 'X-Key: <bearer>'", { type: 'apiKey', in: 'header', name: 'X-Key' }],
  ])('a placeholder for the security scheme %s: %s', (scheme, line, described) => {
    const route: AnyRoute = { method: 'GET', path: '/a', middleware: () => {}, use: [] }
    const operation = { parameters: [], bodies: [], security: [[scheme]] }
    const schemes = described && { [scheme]: described }
    expect(curlLine(route, 'http://h', operation as never, schemes)).toBe(`curl ${line}`)
  })

  it('takes the first requirement, with all of its schemes, in place of what the contract says of them', () => {
    const route: AnyRoute = { method: 'GET', path: '/a', middleware: () => {}, use: [] }
    const sample = { place: 'header', name: 'authorization', isRequired: true, sample: 'text' }
    const operation = { parameters: [sample], bodies: [], security: [['bearer', 'key', 'sid', 'more'], ['basic']] }
    const schemes = {
      key: { type: 'apiKey', in: 'query', name: 'a b' },
      sid: { type: 'apiKey', in: 'cookie', name: 'sid' },
      more: { type: 'apiKey', in: 'cookie', name: 'more' },
    }
    expect(curlLine(route, 'http://h', operation as never, schemes)).toBe(
      "curl 'http://h/a?a%20b=<key>' -H 'Authorization: Bearer <token>' -b 'sid=<sid>; more=<more>'",
    )
  })
})
