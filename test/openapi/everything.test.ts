/** A table with everything that a document can say, and what it cannot. */
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type AnyRoute, type ContractOf, defineRoutes, describeMiddleware, type ScopeAt } from '../../src/index.js'
import { type OmittedRoute, type OpenApiDocument, type OpenApiOptions, openapi } from '../../src/openapi/index.js'
import { compactJson } from '../support/compact-json.js'

const Place = z.object({ id: z.uuid(), name: z.string(), tags: z.array(z.string()).default([]) }).describe('A place')
const NewPlace = Place.omit({ id: true })
const Room = z.object({ id: z.string(), place: Place, beds: z.int().min(1) }).meta({ id: 'Room' })
/** Contains itself. */
const Folder = z.object({
  name: z.string(),
  get folders() {
    return Folder.array()
  },
})
const Thread = z.object({
  text: z.string(),
  get replies() {
    return z.array(Thread)
  },
})
const Failure = z.object({ message: z.string() })
const schemas = { Place, NewPlace, Folder, Failure, isSchema: () => false }

const guard = describeMiddleware((_ctx: Koa.Context, next: Koa.Next) => next(), {
  security: [{ bearer: [] }, { key: [] }],
  replies: { 401: { body: Failure, description: 'Nobody is signed in.' } },
})
const admins = describeMiddleware((_ctx: Koa.Context, next: Koa.Next) => next(), {
  security: [{ roles: ['admin'] }],
  replies: { 403: Failure },
})

class PlacesController {
  static readonly contract = {
    '*': { tags: ['places'], description: 'Where people stay.' },
    index: {
      query: z.object({
        page: z.coerce.number().int().min(1).default(1).describe('Counts from 1'),
        near: z.string().optional().meta({ deprecated: true }),
        tag: z.union([z.string(), z.array(z.string())]).optional(),
      }),
      headers: z.object({ 'accept-language': z.string().optional(), authorization: z.string().optional() }),
      returns: { 200: { body: Place.array(), headers: z.object({ 'x-total': z.coerce.number().int() }) } },
      summary: 'List places',
    },
    create: {
      body: NewPlace,
      returns: { 201: { body: Place, headers: z.object({ location: z.string() }), description: 'Made' }, 409: Failure },
      security: [],
      openapi: {
        operationId: 'offerPlace',
        'x-rate-limit': 5,
        requestBody: { content: { 'application/json': { example: { name: 'Lighthouse' } } } },
      },
    },
    show: { returns: { 200: Place, 404: Failure }, tags: ['public'], deprecated: true, description: 'In full' },
    update: { body: NewPlace.partial(), returns: Place },
    destroy: { returns: { 204: z.undefined() } },
    report: { returns: { 200: { body: z.string(), type: ['text/csv', 'text/plain'] }, 202: {} } },
    photo: {
      body: z.object({ file: z.file(), title: z.string() }),
      returns: { 200: { type: ['image/png', 'image/*'] } },
    },
  } satisfies ContractOf<PlacesController>
  index() {}
  create() {}
  show() {}
  update() {}
  destroy() {}
  report() {}
  photo() {}
}

class RoomsController {
  static readonly contract = {
    index: { returns: Room.array() },
    show: { returns: Room.nullable(), params: z.object({ placeId: z.string().min(3), id: z.string() }) },
  } satisfies ContractOf<RoomsController>
  index() {}
  show() {}
}

class FoldersController {
  static readonly contract = {
    show: { returns: Folder },
    thread: { body: Thread, returns: z.object({ first: Thread, folder: Folder.optional() }) },
  } satisfies ContractOf<FoldersController>
  show() {}
  thread() {}
}

/** Has no contract. */
class PlainController {
  show() {}
  all() {}
}

const controllers = {
  Places: PlacesController,
  'Places/Rooms': RoomsController,
  'Admin/Folders': () => Promise.resolve(FoldersController),
  Plain: PlainController,
}

const folders = (r: ScopeAt<typeof controllers, 'admin'>) =>
  r.resources('folders', { only: ['show'] }, r => r.post('thread'))

const routes = defineRoutes(controllers, r =>
  r
    .resources('places', { id: 'uuid' }, r =>
      r
        .collection(r => r.get('report.csv', 'Places#report'))
        .put('photo')
        .resources('rooms', { only: ['index', 'show'] }),
    )
    .get('@:username', 'Plain#show')
    .get('plain/:id.json', 'Plain#show')
    .get('archive/:year', { params: { year: 'integer' } }, 'Plain#show')
    .delete('archive/:name', 'Plain#show') // shares the path of the route above
    .get('books/:id\\:summary', 'Plain#show')
    .get('files/*path', { returns: z.string() }, () => {})
    .get('files/:name', { query: z.object({ q: z.string() }) }, () => {})
    .get('docs/*path', () => {})
    .post('login', { body: Failure, returns: { 200: Failure, 422: Failure } }, () => {})
    .all('anything', 'Plain#all')
    .get('anything', () => {})
    .all('hook', { body: z.string() }, () => {})
    .redirect('old/:id', 'Places#show')
    .redirect('moved', 'https://example.com/', { status: 302 })
    .redirect('everywhere', '/moved', { method: 'all' })
    .head('alive', () => {})
    .mount('legacy', new Koa())
    .query('search', () => {})
    .namespace('admin', r => r.use(guard).use(admins).draw(folders))
    .get('me', guard, 'Plain#show'),
)

const SECURITY = {
  bearer: { type: 'http', scheme: 'bearer' },
  key: { type: 'apiKey', in: 'header', name: 'x-key' },
  roles: { type: 'oauth2', flows: {} },
}

const options = {
  info: { title: 'Everything', version: '1.0', license: { name: 'MIT' } },
  servers: [{ url: 'https://api.example.com', description: 'Production' }],
  security: [{ key: [] }],
  securitySchemes: SECURITY,
  errors: 'problemDetails',
  schemas,
} satisfies OpenApiOptions

/** The operations by the id of each. */
const operationsById = ({ paths }: OpenApiDocument) =>
  new Map(Object.values(paths).flatMap(item => Object.values(item).map(each => [each.operationId, each] as const)))

describe('openapi(routes, options) of a table with everything', () => {
  it('has every route, or names it', async () => {
    await routes.load()
    const omitted: OmittedRoute[] = []
    const document = openapi(routes, { ...options, onOmitted: each => omitted.push(...each) })
    await expect(`${compactJson(document)}\n`).toMatchFileSnapshot('everything.json')
    expect(omitted.map(({ route: { method, path }, why }) => `${method} ${path}: ${why}`)).toMatchInlineSnapshot(`
      [
        "GET /files/*path: OpenAPI has the same path for another route",
        "ALL /legacy: it takes every method, and has no contract",
        "ALL /legacy/*path: it takes every method, and has no contract",
        "QUERY /search: OpenAPI 3.1 has no method QUERY",
      ]
    `)
    const listed = Object.values(document.paths).flatMap(item => Object.keys(item)).length
    // `all` has five methods, of which another route takes GET, and the one with a body has three.
    expect(listed).toBe(routes.length - omitted.length + 3 + 2 + 4)
  })

  it('is the same each time', async () => {
    await routes.load()
    const text = () => JSON.stringify(openapi(routes, { ...options, onOmitted: () => {} }))
    expect(text()).toBe(text())
  })

  it('has the same operations and components whatever other routes there are', async () => {
    await routes.load()
    const of = (table: readonly AnyRoute[]) => openapi(table, { ...options, onOmitted: () => {} })
    const whole = of(routes)
    const all = operationsById(whole)
    // Two routes may share a path, which has the names of the first, and one of every method gives way to others.
    const sharing = /archive|files|anything/
    for (const left of routes) {
      const document = of(routes.filter(route => route !== left))
      for (const [id, operation] of operationsById(document))
        if (!sharing.test(left.path)) expect(operation, `${id} without ${left.path}`).toEqual(all.get(id))
      for (const [name, component] of Object.entries(document.components?.schemas ?? {}))
        expect(component).toEqual(whole.components?.schemas?.[name])
    }
  })
})
