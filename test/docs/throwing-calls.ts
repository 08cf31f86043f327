/** Calls with arguments that the types do not see or refuse. Each throws, or returns a promise that rejects. */

import http from 'node:http'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import Koa from 'koa'
import { z } from 'zod'
import { createClient } from '../../src/client/index.js'
import {
  type AllowedMethodsOptions,
  type AnyRouteTable,
  castParam,
  createRouter,
  defineRoutes,
  defineRoutesFor,
  describeMiddleware,
  type LinkOptions,
  problem,
  problemDetails,
  problemOf,
  type RouterOptions,
  reply,
  type StandardSchema,
} from '../../src/index.js'
import { explainMatch, type InspectorOptions, inspector } from '../../src/inspector/index.js'
import { openapi } from '../../src/openapi/index.js'
import { fetchFrom, misroutedRequests, unreachedRoutes, unroutedActions } from '../../src/testing/index.js'

class Places {
  index() {}
  show() {}
  search() {}
}

/** Two classes with one controller path. */
class Guides {
  static readonly controllerPath = 'Guides'
  index() {}
}
class Manuals {
  static readonly controllerPath = 'Guides'
  index() {}
}

/** A table whose links and look-ups take anything. */
const routes: AnyRouteTable = defineRoutes({ Places }, r =>
  r
    .get('files/*path', () => {})
    .get('either/:id', Places, 'search')
    .resources('places', { only: ['index', 'show'] }, r => r.collection(r => r.get('search'))),
)
const client = createClient<{
  'GET /places/:id': (input: { readonly params: { readonly id: string | number } }) => Promise<unknown>
  'GET /broken': () => Promise<unknown>
}>('', {
  fetch: async url =>
    new Response(url === '/broken' ? '{' : null, { status: 404, headers: { 'Content-Type': 'application/json' } }),
})
const drawItself = (r: { draw(part: unknown): unknown }): unknown => r.draw(drawItself)
/** Tables whose parameters have kinds. */
const kinded: AnyRouteTable = defineRoutes({ Places }, r =>
  r.resources('places', { only: ['show'], id: 'bigint' }).get('places/*rest', () => {}),
)
const index = (options: unknown) => routes.path('Places#index', options as LinkOptions)
const show = (id: unknown) => routes.path('Places#show', { id })

/** A schema with Standard JSON Schema. */
const objects = {
  '~standard': { validate: (value: unknown) => ({ value }), jsonSchema: { input: () => ({ type: 'object' }) } },
}
const document = (table: AnyRouteTable, options = {}) =>
  openapi(table, { info: { title: 'Places', version: '1.0' }, ...options })

const load = (loader: unknown) => defineRoutes({ Places: loader } as {}, r => r).load()

/** What a router reads of a context. `throw` drops the status that Koa's sets. */
const contextOf = (path: string | undefined) => ({
  response: { type: 'application/json', headers: {}, is: () => 'json' },
  method: 'GET',
  path,
  is: () => 'json',
  throw: (_status: number, message: string): never => {
    throw new Error(message)
  },
})
const request = (path: string | undefined, options?: RouterOptions): unknown =>
  Reflect.apply(createRouter(routes, options).routes(), undefined, [contextOf(path), () => {}])

const cast = (name: string, kind: unknown, value = 'a') =>
  castParam({ ...contextOf('/'), params: { id: value } as Record<string, string> }, name, kind as 'uuid')
const refusing = { '~standard': { validate: () => ({ issues: [{ message: 'no' }] }) } }

class Contracted {
  static readonly contract = { index: { returns: refusing } }
  // biome-ignore lint/suspicious/noExplicitAny: what the compiler compares with no contract
  index(): any {}
}
/** The check of a reply with a status, by a schema that takes nothing. */
const checkReply = (status: number, body: object = {}): unknown => {
  const checked = createRouter(
    defineRoutes({ Contracted }, r => r.get('a', 'Contracted#index')),
    { replies: 'check' },
  )
  const ctx = { ...contextOf('/a'), status, body }
  return Reflect.apply(checked.routes(), undefined, [ctx, () => {}])
}

/** The error of the stream that an action has returned, after something has happened to it. */
const streamError = (happen: (stream: Readable) => void): Promise<never> =>
  new Promise((_, reject) => {
    const stream = Readable.from([{ id: 5 }])
    const answer = createRouter(routes, { instantiate: () => ({ index: () => stream }) }).routes()
    const ctx = { ...contextOf('/places'), res: { destroy: () => {} }, onerror: reject }
    Promise.resolve(Reflect.apply(answer, undefined, [ctx, () => {}])).then(() => happen(stream), reject)
  })

/** The error that Koa passes to `ctx.onerror` for a body for which `JSON.stringify` throws. */
const sendingError = async (body: object): Promise<void> => {
  const koa = {
    onerror: (error: Error): never => {
      throw error
    },
  }
  const ctx = Object.assign(Object.create(koa), contextOf('/places'))
  const answer = createRouter(routes, { instantiate: () => ({ index: () => body }) }).routes()
  await Reflect.apply(answer, undefined, [ctx, () => {}])
  ctx.onerror(new TypeError('Do not know how to serialize a BigInt')) // as Koa does
}

/** What `problemDetails()` reports of an error besides the error. */
const reportedOf = (members: object): Promise<never> =>
  new Promise((_, reject) => {
    const thrown = Object.assign(new Error('thrown'), { status: 409, expose: true, ...members })
    const app = { emit: (_event: string, error: Error) => error !== thrown && reject(error) }
    const response = { status: 404 }
    const refuse = (name: string) => {
      if (name.includes(' ')) throw new TypeError('invalid')
    }
    const ctx = { ...contextOf('/'), app, response, writable: true, remove: () => {}, set: refuse }
    const fail = () => {
      throw thrown
    }
    Reflect.apply(problemDetails(), undefined, [ctx, fail])
  })

/** A call whose warnings are errors, and whose timers have run. */
const warning =
  (call: () => unknown): (() => unknown) =>
  () => {
    const [{ emitWarning }, { setTimeout }] = [process, globalThis]
    process.emitWarning = (message: string | Error) => {
      throw new Error(String(message))
    }
    globalThis.setTimeout = ((callback: () => void) => callback()) as never // the timers here are never cleared
    try {
      return call()
    } finally {
      Object.assign(process, { emitWarning })
      Object.assign(globalThis, { setTimeout })
    }
  }

/** The scope of a callback that has returned. */
const keptScope = () => {
  const kept: { get(path: string, middleware: () => void): unknown }[] = []
  defineRoutes({}, r => {
    kept.push(r)
    return r
  })
  return kept
}

/** Requests an action whose contract refuses every body. */
const takeBody = (request: object) => {
  class Bodies {
    static readonly contract = { create: { body: refusing } }
    create() {}
  }
  const router = createRouter(defineRoutes({ Bodies }, r => r.get('bodies', Bodies, 'create')))
  const req = { readableDidRead: true, headers: {} }
  return Reflect.apply(router.routes(), undefined, [{ ...contextOf('/bodies'), req, request }, () => {}])
}

/** Defines an action with such a body. */
const defineBody = (body: { readonly schema: typeof objects }) => {
  class Bodies {
    static readonly contract = { create: { body } }
    create() {}
  }
  return defineRoutes({ Bodies }, r => r.post('bodies', Bodies, 'create'))
}

/** Sends a body to a route that takes JSON and forms of ten bytes. */
const readBody = (content: string, fields: object = {}) => {
  const type = ['application/json', 'application/x-www-form-urlencoded'] as const
  const table = defineRoutes({}, r => r.post('a', { body: { schema: objects, type, limit: 10 } }, () => {}))
  const req = new http.IncomingMessage(new Socket())
  const headers = { host: 'a', 'content-type': 'application/json', 'transfer-encoding': 'chunked', ...fields }
  Object.assign(req, { method: 'POST', url: '/a', headers })
  req.push(content)
  req.push(null)
  return createRouter(table).routes()(new Koa().createContext(req, new http.ServerResponse(req)), async () => {})
}

export const throwingCalls: readonly (() => unknown)[] = [
  // Scopes
  () =>
    defineRoutes({}, r => {
      r.use(() => {})
      return r
    }),
  // @ts-expect-error these are the arguments of the second call
  () => defineRoutesFor({}, r => r),
  () => Reflect.apply(defineRoutes, undefined, [{}, drawItself]),
  () => defineRoutes({}, outer => outer.namespace('v1', r => outer.get('a', () => {}) && r)),
  () => {
    const before = [...http.METHODS]
    http.METHODS.splice(0, before.length, 'GET')
    try {
      return defineRoutes({}, r => r.query('a', () => {}))
    } finally {
      http.METHODS.splice(0, 1, ...before)
    }
  },
  () => keptScope().map(r => r.get('a', () => {})),
  // Controllers
  () => defineRoutes({ Places }, r => r.get('a', class extends Places {}, 'index')),
  () => defineRoutes({}, r => r.get('a', Guides, 'index').get('b', Manuals, 'index')),
  // Loaders
  () => load(() => 5),
  () => load(async () => ({ five: 5 })),
  () =>
    load(async () => ({
      default: class {
        // biome-ignore lint/suspicious/noThenProperty: the message is about a class that has one
        static then() {}
        index() {}
      },
    })),
  () => load(async () => Promise.reject(new Error('no such file'))),
  () => unroutedActions(defineRoutes({ Places: async () => Places }, r => r.resources('places', { only: ['index'] }))),
  // Warnings
  ...[class De extends Places {}, (() => class extends Places {})()].map(unnamed =>
    warning(() => defineRoutes({}, r => r.get('a', unnamed, 'index'))),
  ),
  warning(() => load(() => new Promise(() => {}))),
  // Described middlewares
  ...[
    5,
    { reply: {} },
    { security: {} },
    { replies: refusing },
    { replies: { 99: refusing } },
    { replies: { 204: refusing } },
    { replies: { 401: { body: 5 } } },
    { name: '' },
    { headers: 5 },
    { headers: z.object({ ETag: z.string() }) },
    { query: z.object({ page: z.number() }) },
  ].map(description => () => describeMiddleware(() => {}, description as {})),
  () => Reflect.apply(describeMiddleware, undefined, [{}, {}]),
  // The router and the inspector
  () => createRouter(5 as never),
  () => createRouter(routes, { prefix: '/v1' } as RouterOptions),
  () => createRouter(routes, { trailingSlash: 'loose' } as unknown as RouterOptions),
  () => createRouter(routes, { escapes: 'no' } as unknown as RouterOptions),
  () => createRouter(routes, { instantiate: 'new' } as unknown as RouterOptions),
  () => createRouter(routes, { caseSensitive: 'no' } as unknown as RouterOptions),
  () => problem(404, [] as object),
  () => problemOf({} as StandardSchema<unknown, object>),
  () => createRouter(routes, { replies: 'no' } as unknown as RouterOptions),
  () => defineBody({ schema: objects, ...{ typ: 'text/csv' } }),
  () => createRouter(routes, { bodyLimit: '5' } as unknown as RouterOptions),
  () =>
    defineRoutes({}, r =>
      r.post('a', { body: { schema: objects, typ: 'text/csv' } as { schema: typeof objects } }, () => {}),
    ),
  () =>
    createRouter(
      defineRoutes({}, r => r.get('a', () => {}).get('A', () => {})),
      { caseSensitive: false },
    ),
  () => Reflect.apply(createRouter, undefined, [routes, {}, {}]),
  ...[{ throw: 'yes' }, { throw: true, methodNotAllowed: 405 }, { notImplemented: () => new Error() }].map(
    options => () => createRouter(routes).allowedMethods(options as AllowedMethodsOptions),
  ),
  () => {
    const options: unknown = { throw: true, methodNotAllowed: () => 405 }
    const answer = createRouter(routes).allowedMethods(options as AllowedMethodsOptions)
    const ctx = { ...contextOf('/places'), method: 'PUT', url: '/places', status: 404 }
    return Reflect.apply(answer, undefined, [ctx, () => {}])
  },
  () => Reflect.get(createRouter(routes).routes(), 'router').stack[0].paramNames,
  () => inspector(5 as never),
  () => inspector(routes, { paht: '/a' } as InspectorOptions),
  () => inspector(routes, { path: 'a//b' }),
  () => inspector(routes, { path: 5 } as unknown as InspectorOptions),
  () => inspector(routes, { trailingSlash: true } as unknown as InspectorOptions),
  () => inspector(routes, { editor: 'vim' } as unknown as InspectorOptions),
  () => inspector(routes, { openapi: { info: {} } } as unknown as InspectorOptions),
  () => inspector(routes, { production: 'yes' } as unknown as InspectorOptions),
  () => inspector(routes, { send: 'yes' } as unknown as InspectorOptions),
  // OpenAPI
  ...[
    { info: {} },
    { servers: 5 },
    { security: 5 },
    { securitySchemes: 5 },
    { errors: 5 },
    { schemas: 5 },
    { onOmitted: 5 },
  ].map(options => () => document(routes, options)),
  () => document(routes, { paths: [] }),
  () => document(defineRoutes({}, r => r.get('a', { query: refusing }, () => {}))),
  () =>
    document(
      defineRoutes({}, r => r.get('a', { query: objects }, () => {})),
      { errors: { body: refusing } },
    ),
  () =>
    document(
      defineRoutes({}, r => r.use(describeMiddleware(() => {}, { replies: { 401: refusing } })).get('a', () => {})),
    ),
  () => document(defineRoutes({}, r => r.get('a', { security: [{ bearer: [] }] }, () => {}))),
  () =>
    document(
      defineRoutes({}, r =>
        r
          .get('a', { openapi: { operationId: 'get' } }, () => {})
          .get('b', { openapi: { operationId: 'get' } }, () => {}),
      ),
    ),
  () => document(defineRoutes({ Places: async () => Places }, r => r.resources('places', { only: ['index'] }))),
  warning(() => document(defineRoutes({}, r => r.mount('admin', () => {})))),
  // Requests
  () => request(undefined),
  () => request('/places/%'),
  () => request('/pl%61ces', { escapes: 'strict' }),
  () => request('/places', { instantiate: () => ({}) }),
  () => {
    class Steps {
      // biome-ignore lint/suspicious/noThenProperty: the message is about a controller that has one
      then() {}
    }
    const answer = createRouter(
      defineRoutes({ Steps }, r => r.get('a', Steps, 'then')),
      { instantiate: async Controller => new Controller() },
    )
    return Reflect.apply(answer.routes(), undefined, [contextOf('/a'), () => {}])
  },
  () => {
    const answer = createRouter(routes, { instantiate: () => ({ index: () => new Blob([]) }) })
    return Reflect.apply(answer.routes(), undefined, [{ ...contextOf('/places'), response: {} }, () => {}])
  },
  ...[() => {}, Symbol('s'), 5n, (function* () {})(), new Error('no'), [].values(), new Map()].map(
    value => () => request('/places', { instantiate: () => ({ index: () => value }) }),
  ),
  () =>
    request('/places', {
      instantiate: () => ({ index: (ctx: object) => Object.assign(ctx, { body: reply(200) }) && undefined }),
    }),
  () => sendingError({ id: 5n }),
  () => sendingError({ toJSON: () => 5n }),
  () => streamError(stream => stream.destroy()),
  () => streamError(stream => void stream.pipe(process.stdout)),
  () => {
    const index = () => Readable.from([]).destroy()
    const ctx = { ...contextOf('/places'), res: {}, onerror: () => {} }
    return Reflect.apply(createRouter(routes, { instantiate: () => ({ index }) }).routes(), undefined, [ctx, () => {}])
  },
  () => reportedOf({ headers: { 'a b': 'c' } }),
  () => reportedOf({ problem: { id: 5n } }),
  () => Reflect.apply(createRouter(routes).routes, undefined, [contextOf('/'), () => {}]),
  () => castParam({ ...contextOf('/'), params: undefined }, 'id' as never, 'uuid'),
  () => castParam({ ...contextOf('/'), params: { id: '5' } }, 'id' as never),
  () => kinded.path('Places#show', { id: 'five' }),
  () => cast('slug', 'uuid'),
  () => cast('id', 'date'),
  () => cast('id', 'uuid'),
  () => cast('id', 'integer'),
  () => cast('id', refusing),
  () => checkReply(200),
  () => checkReply(200, { toJSON: () => 5n }),
  () => checkReply(201),
  () => takeBody({}),
  () => takeBody({ body: 'text' }),
  () => readBody('{'),
  () => readBody('a'.repeat(11)),
  () => readBody('a', { 'content-type': 'text/plain' }),
  () => readBody('a', { 'content-encoding': 'zstd' }),
  () => readBody('a', { 'content-type': 'application/json;charset=x' }),
  () => readBody('a=1&a[b]=2', { 'content-type': 'application/x-www-form-urlencoded' }),
  // Links
  () => routes.path(5 as unknown as string),
  () => routes.path('Places#shw'),
  () => routes.path('/places/:id', { id: 5 }),
  () => routes.path('Places#show'),
  () => routes.path('Places#show', 5 as unknown as object),
  () => routes.path('Places#show', {}),
  () => routes.path('Places#show', { id: 5, page: 1 }),
  () => routes.path('Places#show', { id: 5 }, 5 as unknown as object),
  () => routes.path('Places#show', { id: 5 }, { path: '/places' }),
  () => routes.path('Places#show', { id: 5 }, { path: 5 }),
  () => routes.path('Places#search', {}),
  () => routes.path('Places#search', {}, { path: '/searches' }),
  () => routes.path('Places#index', {}, {}),
  ...[null, undefined, Number.NaN, '', 'a\ud800', '..', 'search'].map(value => () => show(value)),
  ...['a//b', '/a', './b'].map(path => () => routes.path('/files/*path', { path })),
  ...[5, { page: 2 }, { query: 5 }, { query: { a: {} } }, { query: { a: '\ud800' } }, { hash: '#a' }].map(
    options => () => index(options),
  ),
  () => routes.url('/places', 'Places#index'),
  // Look-ups
  () => routes.match('GET', '/places/%'),
  () => routes.match(5 as unknown as string, '/'),
  () => routes.match('GET', 'places' as string),
  () => routes.match('GET', '/\ud800'),
  () => routes.match('GET', '/', { trailingSlash: 'loose' } as unknown as {}),
  () => explainMatch(5 as never, 'GET', '/'),
  () => explainMatch(routes, 5 as unknown as string, '/'),
  () => explainMatch(routes, 'GET', 5 as unknown as string),
  () => misroutedRequests(routes, { places: 404 } as {}),
  () => unreachedRoutes(routes, ['GET places' as 'GET /']),
  () => client['GET /places/:id']({ params: { id: '..' } }),
  () => client['GET /places/:id']({ params: { id: 5 } }),
  () => client['GET /broken'](),
  () => fetchFrom(new Koa().use(ctx => ctx.redirect('https://elsewhere.example.com')))('http://test'),
]
