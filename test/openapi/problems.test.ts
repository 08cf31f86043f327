import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type ContractOf, defineRoutes, describeMiddleware, type StandardSchema } from '../../src/index.js'
import { type OpenApiOptions, openapi } from '../../src/openapi/index.js'

const info = { title: 'Places', version: '1.0' }

/** A schema that has no Standard JSON Schema. */
const handMade: StandardSchema = { '~standard': { validate: value => ({ value }), vendor: 'hand' } } as StandardSchema // the vendor is read at run time

class PlacesController {
  static readonly contract = {
    create: { body: handMade, returns: { 201: z.object({ made: z.date() }), 409: { body: z.bigint() } } },
    index: {
      query: z.object({ from: z.coerce.date() }),
      returns: { 200: { body: z.string(), headers: z.object({ expires: z.date() }) } },
    },
  } satisfies ContractOf<PlacesController>
  create() {}
  index() {}
}

const guard = describeMiddleware(
  function guard(_ctx: Koa.Context, next: Koa.Next) {
    return next()
  },
  { replies: { 401: z.map(z.string(), z.string()) } },
)

/** The lines of the error. */
const linesOf = (make: () => unknown): readonly string[] => {
  try {
    make()
  } catch (error) {
    return String(error).split('\n')
  }
  return []
}

describe('openapi(routes, options)', () => {
  it('throws one error that names each target and member whose schema has no JSON Schema', () => {
    const routes = defineRoutes({ Places: PlacesController }, r =>
      r
        .resources('places', { only: ['index', 'create'] })
        .use(guard)
        .post('login', { body: z.object({ when: z.coerce.date() }) }, () => {}),
    )
    expect(linesOf(() => openapi(routes, { info }))).toMatchInlineSnapshot(`
      [
        "RouteError: openapi: 'query' in the contract of 'Places#index': Date cannot be represented in JSON Schema: use a schema of what is sent, as z.iso.date() is, or say what it is in the member 'openapi'",
        "openapi: 'returns.200.headers' in the contract of 'Places#index': Date cannot be represented in JSON Schema: use a schema of what is sent, as z.iso.date() is, or say what it is in the member 'openapi'",
        "openapi: 'body' in the contract of 'Places#create': the schemas of 'hand' have no Standard JSON Schema: say what it is in the member 'openapi'",
        "openapi: 'returns.201' in the contract of 'Places#create': Date cannot be represented in JSON Schema: use a schema of what is sent, as z.iso.date() is, or say what it is in the member 'openapi'",
        "openapi: 'returns.409' in the contract of 'Places#create': BigInt cannot be represented in JSON Schema: use a schema of what is sent, as z.iso.date() is, or say what it is in the member 'openapi'",
        "openapi: 'body' in the contract of 'POST /login': Date cannot be represented in JSON Schema: use a schema of what is sent, as z.iso.date() is, or say what it is in the member 'openapi'",
        "openapi: 'replies.401' of the middleware 'guard': Map cannot be represented in JSON Schema: use a schema of what is sent, as z.iso.date() is, or say what it is in the member 'openapi'",
      ]
    `)
  })

  it('takes what the member openapi says in place of a schema', () => {
    const schema = { type: 'object', properties: { name: { type: 'string' } } }
    const json = { 'application/json': { schema } }
    const parameter = { name: 'from', in: 'query', schema: { type: 'string', format: 'date' } }
    const openapiOf = { requestBody: { content: json }, parameters: [parameter], responses: { 201: { content: json } } }
    const routes = defineRoutes({}, r =>
      r.post(
        'places/:id',
        { body: handMade, query: handMade, returns: { 201: handMade }, openapi: openapiOf },
        () => {},
      ),
    )
    const operation = openapi(routes, { info }).paths['/places/{id}']?.post
    expect(operation).toMatchObject({
      parameters: [{ name: 'id', in: 'path' }, parameter],
      requestBody: { content: json },
      responses: { 201: { description: 'Created', content: json }, 400: {}, 422: {} },
    })
  })

  it('throws for the schemas of one name', () => {
    const [Cat, Dog] = [z.object({ a: z.string() }).meta({ id: 'Cat' }), z.object({ b: z.string() })]
    const routes = defineRoutes({}, r =>
      r.get('cats', { returns: z.object({ Cat }) }, () => {}).get('dogs', { returns: Dog }, () => {}),
    )
    expect(() => openapi(routes, { info, schemas: { Cat: Dog } })).toThrow(
      "openapi: 'returns.200' in the contract of 'GET /dogs': another schema is called 'Cat' too",
    )
    const named = { 'a name': Dog }
    expect(() => openapi(routes, { info, schemas: named })).toThrow("a component cannot be called 'a name'")
  })

  it('throws once for the body of the option errors', () => {
    const body = z.object({ at: z.date() })
    const query = z.object({ q: z.string() })
    const routes = defineRoutes({}, r => r.get('a', { query }, () => {}).get('b', { query }, () => {}))
    expect(linesOf(() => openapi(routes, { info, errors: { body } }))).toEqual([
      expect.stringMatching(/^RouteError: openapi: 'body' of the option errors: Date cannot be represented/),
    ])
    const ProblemDetails = z.object({ title: z.string() })
    const problem = () => openapi(routes, { info, errors: 'problemDetails', schemas: { ProblemDetails } })
    expect(problem).not.toThrow()
  })

  it('throws for a security scheme that nothing describes', () => {
    const routes = defineRoutes({}, r => r.get('a', { security: [{ bearer: [] }, { key: [] }] }, () => {}))
    expect(linesOf(() => openapi(routes, { info, security: [{ token: [] }], securitySchemes: { key: {} } }))).toEqual([
      "RouteError: openapi: the option security needs the security scheme 'token', which the option securitySchemes lacks",
      "openapi: GET /a needs the security scheme 'bearer', which the option securitySchemes lacks",
    ])
  })

  it('throws for an operationId of two operations', () => {
    const routes = defineRoutes({}, r =>
      r
        .get('a', { openapi: { operationId: 'same' } }, () => {})
        .get('b', { openapi: { operationId: 'same' } }, () => {}),
    )
    expect(() => openapi(routes, { info })).toThrow("GET /a and GET /b have the same operationId, 'same'")
  })

  it('throws for a controller that is not loaded', async () => {
    const routes = defineRoutes({ Places: () => Promise.resolve(PlacesController) }, r =>
      r.resources('places', { only: ['index'] }),
    )
    expect(() => openapi(routes, { info })).toThrow(
      "openapi: the controller 'Places' is not loaded: call await routes.load() first",
    )
  })

  it('warns of the routes that it leaves out', async () => {
    const routes = defineRoutes({}, r => r.mount('admin', new Koa()))
    const warned = new Promise<Error>(resolve => process.once('warning', resolve))
    openapi(routes, { info })
    expect(await warned).toMatchObject({
      code: 'SIGNALBOX_OMITTED_ROUTES',
      message:
        'the OpenAPI document lacks routes, which the option onOmitted takes: ALL /admin (it takes every method, and has no contract), ALL /admin/*path (it takes every method, and has no contract)',
    })
  })

  it.each<readonly [string, unknown]>([
    ["there is no option 'tags'; the options are info, servers", { info, tags: [] }],
    ['the options must be an object with info', undefined],
    ['info must have a title and a version', {}],
    ['info must have a title and a version', { info: { title: 'Places' } }],
    ['servers must be a list of objects', { info, servers: ['https://example.com'] }],
    ['security must be a list of objects', { info, security: { bearer: [] } }],
    ['securitySchemes must be an object', { info, securitySchemes: { bearer: 'http' } }],
    ["errors must be 'problemDetails', or { body, type, statuses }", { info, errors: 'problem' }],
    ["errors must be 'problemDetails', or { body, type, statuses }", { info, errors: { body: z.string(), status: 5 } }],
    [
      "errors must be 'problemDetails', or { body, type, statuses }",
      { info, errors: { body: z.string(), statuses: { query: 200 } } },
    ],
    ['schemas must be an object with schemas by name', { info, schemas: 'all' }],
    ['onOmitted must be a function', { info, onOmitted: true }],
  ])('throws a TypeError: %s', (message, options) => {
    const routes = defineRoutes({}, r => r.get('a', () => {}))
    expect(() => openapi(routes, options as OpenApiOptions)).toThrow(TypeError)
    expect(() => openapi(routes, options as OpenApiOptions)).toThrow(`openapi: ${message}`)
  })

  it('throws a TypeError for what is no table', () => {
    expect(() => openapi({} as never, { info })).toThrow('openapi: the first argument must be the route table')
  })
})
