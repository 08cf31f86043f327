/** One application for each package that Koa applications use beside a router; docs/recipes/packages.md says how to mount them. */
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { bodyParser } from '@koa/bodyparser'
import cors from '@koa/cors'
import KoaRouter from '@koa/router'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { KoaInstrumentation } from '@opentelemetry/instrumentation-koa'
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { asClass, asFunction, asValue, createContainer } from 'awilix'
import Koa from 'koa'
import compress from 'koa-compress'
import helmet from 'koa-helmet'
import mount from 'koa-mount'
import session from 'koa-session'
import serveStatic from 'koa-static'
import { Counter, Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRouter, defineRoutes, type Router, type RouterOptions } from '../../src/index.js'
import { echo, listen } from '../cases/http-behaviour.js'

/** Serves the middlewares on loopback; `ask('GET /places', init)` fetches. */
const serve = (...middlewares: readonly Koa.Middleware[]) => {
  const app = new Koa()
  for (const middleware of middlewares) app.use(middleware)
  return serveApp(app)
}

const serveApp = async (app: Koa) => {
  app.silent = true
  const port = await listen(app.callback())
  return async (request: string, init: RequestInit = {}) => {
    const [method = '', path = ''] = request.split(' ')
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, method })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
}

class PlacesController {
  index() {
    return ['Harbour House']
  }
  show(ctx: Koa.Context) {
    return { id: ctx.params.id }
  }
  create(ctx: Koa.Context) {
    return ctx.request.body
  }
}
const routes = defineRoutes({ Places: PlacesController }, r =>
  r.resources('places', { only: ['index', 'show', 'create'] }).get('health', echo),
)

describe('@koa/bodyparser', () => {
  it('gives an action its body', async () => {
    const ask = await serve(bodyParser(), createRouter(routes).routes())
    const headers = { 'Content-Type': 'application/json' }
    expect((await ask('POST /places', { headers, body: '{"name":"Quay"}' })).text).toBe('{"name":"Quay"}')
    expect((await ask('POST /places', { headers, body: '{' })).status).toBe(400)
  })

  it('may stand in a scope', async () => {
    const scoped = defineRoutes({ Places: PlacesController }, r =>
      r.use(bodyParser()).resources('places', { only: ['create'] }),
    )
    const ask = await serve(createRouter(scoped).routes())
    const body = new URLSearchParams({ name: 'Quay' })
    expect((await ask('POST /places', { body })).text).toBe('{"name":"Quay"}')
  })
})

describe('@koa/cors', () => {
  it('answers preflights before the router, and adds its header to what the router answers', async () => {
    const router = createRouter(routes)
    const ask = await serve(cors({ origin: 'https://example.com' }), router.routes(), router.allowedMethods())
    const origin = { Origin: 'https://example.com' }
    const preflight = await ask('OPTIONS /places', { headers: { ...origin, 'Access-Control-Request-Method': 'POST' } })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    expect(preflight.headers.get('allow')).toBeNull()

    const plain = await ask('OPTIONS /places', { headers: origin })
    expect(plain.status).toBe(200)
    expect(plain.headers.get('allow')).toBe('GET, HEAD, POST')
    for (const request of ['GET /places', 'DELETE /places', 'GET /nowhere'])
      expect((await ask(request, { headers: origin })).headers.get('access-control-allow-origin')).toBe(
        'https://example.com',
      )
  })
})

describe('koa-session', () => {
  it('keeps what an action writes', async () => {
    const visits = defineRoutes({}, r =>
      r.post('visits', (ctx: Koa.Context) => {
        ctx.session.visits = (ctx.session.visits ?? 0) + 1
        ctx.body = String(ctx.session.visits)
      }),
    )
    const app = new Koa()
    app.keys = ['a key for the tests']
    const ask = await serveApp(app.use(session({}, app) as Koa.Middleware).use(createRouter(visits).routes()))
    const first = await ask('POST /visits')
    const cookie = first.headers
      .getSetCookie()
      .map(each => each.split(';')[0])
      .join('; ')
    expect(first.text).toBe('1')
    expect((await ask('POST /visits', { headers: { cookie } })).text).toBe('2')
  })
})

describe('koa-helmet', () => {
  it('sets its header fields on whatever the router answers', async () => {
    const router = createRouter(routes)
    const ask = await serve(helmet() as Koa.Middleware, router.routes(), router.allowedMethods())
    for (const [request, status] of [
      ['GET /places', 200],
      ['DELETE /places', 405],
      ['OPTIONS /places', 200],
      ['GET /nowhere', 404],
    ] as const) {
      const answer = await ask(request)
      expect(answer.status).toBe(status)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })
})

describe('koa-compress', () => {
  it('compresses what an action returns', async () => {
    class LongController {
      show() {
        return { text: 'long '.repeat(1_000) }
      }
    }
    const long = defineRoutes({ Long: LongController }, r => r.get('long', LongController, 'show'))
    const app = new Koa().use(compress({ threshold: 100 })).use(createRouter(long).routes())
    const port = await listen(app.callback())
    const { get } = await import('node:http')
    const request = get({ host: '127.0.0.1', port, path: '/long', headers: { 'Accept-Encoding': 'gzip' } })
    const [response] = await once(request, 'response')
    expect(response.headers['content-encoding']).toBe('gzip')
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk)
    expect(JSON.parse(gunzipSync(Buffer.concat(chunks)).toString())).toEqual({ text: 'long '.repeat(1_000) })
  })
})

describe('koa-static', () => {
  const folder = fileURLToPath(new URL('../cases', import.meta.url))

  it.each(['before', 'behind'])('serves files %s the router', async place => {
    const router = createRouter(routes)
    const files = serveStatic(folder)
    const both = place === 'before' ? [files, router.routes()] : [router.routes(), files]
    const ask = await serve(router.allowedMethods(), ...both)
    expect((await ask('GET /http-behaviour.ts')).text).toContain('export const httpBehaviourRules')
    expect((await ask('HEAD /http-behaviour.ts')).status).toBe(200)
    expect((await ask('GET /places/5')).text).toBe('{"id":"5"}')
    expect((await ask('GET /nothing.ts')).status).toBe(404)
    expect((await ask('DELETE /places')).status).toBe(405)
  })

  it('serves files by the path that a glob has left to it', async () => {
    const assets = defineRoutes({}, r =>
      r.get('assets/*path', async (ctx: Koa.Context, next) => {
        ctx.path = `/${ctx.params.path}`
        await serveStatic(folder)(ctx as never, next)
      }),
    )
    const ask = await serve(createRouter(assets).routes())
    expect((await ask('GET /assets/http-behaviour.ts')).text).toContain('export const httpBehaviourRules')
    expect((await ask('GET /assets/..%2F..%2Fpackage.json')).status).toBe(403)
  })
})

describe('koa-mount', () => {
  it('mounts an application with a router below a prefix', async () => {
    const router = createRouter(routes)
    const api = new Koa().use(router.routes()).use(router.allowedMethods())
    const ask = await serve(mount('/api', api))
    expect((await ask('GET /api/places/5')).text).toBe('{"id":"5"}')
    expect((await ask('DELETE /api/places')).headers.get('allow')).toBe('GET, HEAD, POST')
    expect((await ask('GET /places/5')).status).toBe(404)
  })
})

describe('@koa/router', () => {
  const theirs = () =>
    new KoaRouter().get('/old/:name', (ctx: { params: object; body: unknown }) => {
      ctx.body = ctx.params
    })

  it('stands beside it', async () => {
    for (const order of ['first', 'second']) {
      const both = [theirs().routes() as Koa.Middleware, createRouter(routes).routes()]
      const ask = await serve(...(order === 'first' ? both : both.reverse()))
      expect((await ask('GET /old/x')).text).toBe('{"name":"x"}')
      expect((await ask('GET /places/5')).text).toBe('{"id":"5"}')
    }
  })

  it('takes it inside as the middleware of a route for every path', async () => {
    const ours = createRouter(routes)
    const outer = theirs()
    outer.all('/{*rest}', ours.routes() as never)
    const ask = await serve(outer.routes() as Koa.Middleware, ctx => {
      ctx.body = `behind ${ctx.path}`
    })
    expect((await ask('GET /places/5')).text).toBe('{"id":"5"}')
    expect((await ask('POST /nowhere')).text).toBe('behind /nowhere')
    expect((await ask('GET /old/x')).text).toBe('{"name":"x"}')
    // To `allowedMethods()` a path that their router has is answered, by whatever status.
    const alone = await serve(outer.routes() as Koa.Middleware, ours.allowedMethods())
    expect((await alone('DELETE /places')).status).toBe(404)
  })

  it('refuses it in use, where it would be taken for one of theirs, and says how to mount it', () => {
    const ours = createRouter(routes).routes()
    const answer = ours as never // their types refuse it, too
    const sentence =
      'router.routes() of signalbox cannot be passed to use() of an @koa/router: mount it with app.use(router.routes()), or ' +
      "in an @koa/router with all('/{*rest}', router.routes())"
    for (const mounted of [
      () => theirs().use(answer),
      () => theirs().use('/new', answer),
      () => theirs().use(['/new', '/newer'], answer),
      () => new KoaRouter({ prefix: '/new' }).use(() => {}, answer),
      // Before version 15 they copied a layer by its own properties.
      () => Object.assign({}, Reflect.get(ours, 'router').stack[0]),
    ])
      expect(mounted).toThrow(new TypeError(sentence))
  })

  it('and ours have the same shape for what lists the routes of an application', () => {
    class UsersController {
      show() {}
      update() {}
    }
    const users = defineRoutes({ Users: UsersController }, r => r.resource('user', { only: ['show', 'update'] }).all('any', echo)) // biome-ignore format: one line
    const listed = (answer: object) =>
      // As such packages read it.
      Reflect.get(answer, 'router').stack.map(({ methods, path, name }: Record<string, unknown>) => [
        methods,
        path,
        name,
      ])
    const layers = listed(createRouter(users).routes())
    expect(layers).toEqual([
      [['HEAD', 'GET'], '/user', 'Users#show'],
      [['PUT'], '/user', 'Users#update'],
      [['PATCH'], '/user', 'Users#update'],
      [['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], '/any', undefined],
    ])
    const peer = new KoaRouter().get('Users#show', '/user', echo as never).put('Users#update', '/user', echo as never)
    expect(listed(peer.routes())).toEqual(layers.slice(0, 2))
  })
})

describe('a Prometheus middleware that reads ctx._matchedRoute', () => {
  it('counts by route, not by path', async () => {
    const registry = new Registry()
    const labelNames = ['method', 'route', 'status'] as const
    const requests = new Counter({ name: 'http_requests', help: 'requests', labelNames, registers: [registry] })
    const router = createRouter(routes)
    const ask = await serve(
      async (ctx, next) => {
        await next()
        requests.inc({ method: ctx.method, route: ctx._matchedRoute ?? 'none', status: String(ctx.status) })
      },
      router.routes(),
      router.allowedMethods(),
    )
    for (const request of ['GET /places/5', 'GET /places/6', 'GET /places', 'DELETE /places', 'GET /nowhere'])
      await ask(request)
    const { values } = await requests.get()
    expect(values.map(({ labels, value }) => [labels.method, labels.route, labels.status, value])).toEqual([
      ['GET', '/places/:id', '200', 2],
      ['GET', '/places', '200', 1],
      ['DELETE', 'none', '405', 1],
      ['GET', 'none', '404', 1],
    ])
  })
})

describe('prometheus-api-metrics', () => {
  it('labels by the route, and by none where no route answered', async () => {
    const router = createRouter(defineRoutes({ Places: PlacesController }, r => r.scope('measured', r => r.resources('places', { only: ['index', 'show'] })))) // biome-ignore format: one line
    // The package reads the package.json of whoever requires it, so an `import` would not do.
    const metrics: typeof import('prometheus-api-metrics') = createRequire(import.meta.url)('prometheus-api-metrics')
    const ask = await serve(metrics.koaMiddleware(), router.routes(), router.allowedMethods())
    for (const request of ['GET /measured/places/5', 'GET /measured/places/6', 'DELETE /measured/places'])
      await ask(request)
    const { text } = await ask('GET /metrics')
    const counted = text.split('\n').filter(line => line.startsWith('http_request_duration_seconds_count'))
    expect(counted.sort()).toEqual([
      'http_request_duration_seconds_count{method="DELETE",route="N/A",code="405"} 1',
      'http_request_duration_seconds_count{method="GET",route="/measured/places/:id",code="200"} 2',
    ])
  })
})

describe('@opentelemetry/instrumentation-koa', () => {
  const exporter = new InMemorySpanExporter()
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] })
  const instrumentations = [new HttpInstrumentation(), new KoaInstrumentation()]
  /** Instrumented as an application's: what is required after the instrumentations are enabled. */
  let InstrumentedKoa: typeof Koa

  beforeAll(() => {
    provider.register({ contextManager: new AsyncLocalStorageContextManager().enable() })
    for (const instrumentation of instrumentations) {
      instrumentation.setTracerProvider(provider)
      instrumentation.enable()
    }
    const require = createRequire(import.meta.url)
    require('node:http')
    InstrumentedKoa = require('koa')
  })
  afterAll(async () => {
    for (const instrumentation of instrumentations) instrumentation.disable()
    await provider.shutdown()
  })
  beforeEach(() => exporter.reset())

  /** The spans of a request to an application with this middleware, the outermost last. */
  const spansOf = async (request: string, use: (app: Koa) => unknown): Promise<ReadableSpan[]> => {
    const app = new InstrumentedKoa()
    app.silent = true
    use(app)
    const port = await listen(app.callback())
    const [method = '', path = ''] = request.split(' ')
    await (await fetch(`http://127.0.0.1:${port}${path}`, { method })).text()
    await expect.poll(() => exporter.getFinishedSpans().some(span => span.name.startsWith(method))).toBe(true)
    return exporter.getFinishedSpans()
  }
  const names = (spans: readonly ReadableSpan[]) => spans.map(span => span.name)

  it('names the span of the server by the route, and the one below it by the target', async () => {
    const router = createRouter(routes)
    const spans = await spansOf('GET /places/5', app => app.use(router.routes()).use(router.allowedMethods()))
    expect(names(spans)).toEqual(['Places#show', 'GET /places/:id'])
    expect(spans[0]?.attributes).toMatchObject({ 'http.route': '/places/:id', 'koa.type': 'router' })
    expect(spans[1]?.attributes).toMatchObject({ 'http.route': '/places/:id' })
  })

  it('names the span of a middleware route by its path', async () => {
    const spans = await spansOf('GET /health', app => app.use(createRouter(routes).routes()))
    expect(names(spans)).toEqual(['router - /health', 'GET /health'])
  })

  it('names no span by the path where no route answers', async () => {
    const router = createRouter(routes)
    const spans = await spansOf('GET /nowhere/5', app => app.use(router.routes()).use(router.allowedMethods()))
    expect(names(spans)).not.toContainEqual(expect.stringContaining('nowhere'))
  })

  it('spans the middlewares of the scope and the action, the error of which it records', async () => {
    class FailingController {
      show() {
        throw new Error('inside')
      }
    }
    const failing = defineRoutes({ Failing: FailingController }, r =>
      r.use((_ctx, next) => next()).get('failing', FailingController, 'show'),
    )
    const [span] = await spansOf('GET /failing', app => app.use(createRouter(failing).routes()))
    expect(span?.name).toBe('Failing#show')
    expect(span?.events[0]?.attributes).toMatchObject({ 'exception.message': 'inside' })
  })

  it('names the routes of a middleware that has several', async () => {
    const shared = defineRoutes({}, r => r.get('one', echo).get('two/:id', echo))
    const router = createRouter(shared)
    const spans = await spansOf('GET /two/5', app => app.use(router.routes()))
    expect(names(spans)).toEqual(['router - /two/:id', 'GET /two/:id'])
    expect('router' in echo).toBe(false)
    expect(Object.getOwnPropertySymbols(echo)).toEqual([])
  })

  it.each([
    {
      mounted: 'one middleware, in two applications',
      mountOn: (app: Koa, router: Router) => {
        const middleware = router.routes()
        new InstrumentedKoa().use(middleware)
        app.use(middleware)
      },
    },
    {
      mounted: 'a middleware for each of two applications',
      mountOn: (app: Koa, router: Router) => {
        new InstrumentedKoa().use(router.routes())
        app.use(router.routes())
      },
    },
    {
      mounted: 'two middlewares, made before either is mounted',
      mountOn: (app: Koa, router: Router) => {
        const [first, second] = [router.routes(), router.routes()]
        new InstrumentedKoa().use(first)
        app.use(second)
      },
    },
    {
      mounted: 'one middleware, three times in one application',
      mountOn: (app: Koa, router: Router) => {
        const middleware = router.routes()
        app.use(middleware).use(middleware).use(middleware)
      },
    },
  ])('gives a request one span of the router, which is mounted as $mounted', async ({ mountOn }) => {
    const router = createRouter(routes)
    for (const each of ['first', 'later']) {
      exporter.reset()
      const spans = await spansOf('GET /places/5', app => mountOn(app, router))
      expect(names(spans), each).toEqual(['Places#show', 'GET /places/:id'])
    }
  })

  it('sees a router in an application that koa-mount has below a prefix', async () => {
    const spans = await spansOf('GET /api/places/5', app =>
      app.use(mount('/api', new InstrumentedKoa().use(createRouter(routes).routes()))),
    )
    expect(names(spans)).toContain('Places#show')
    expect(names(spans).at(-1)).toBe('GET /places/:id')
  })
})

describe('awilix', () => {
  type Instantiate = NonNullable<RouterOptions['instantiate']>
  let repositories = 0
  class Repository {
    readonly user: string
    readonly id = ++repositories
    constructor({ user }: { user: string }) {
      this.user = user
    }
  }
  class GreetingController {
    constructor(private readonly dependencies: { repository: Repository; greeting: string }) {}
    show(ctx: Koa.Context) {
      const { greeting, repository } = this.dependencies
      return `${greeting}, ${repository.user} of ${ctx.params.id} by ${repository.id}`
    }
  }
  const greetings = defineRoutes({ Greeting: GreetingController }, r =>
    r.get('greetings/:id', GreetingController, 'show'),
  )

  it('builds the controller of a request from its scope, which ends with the response', async () => {
    repositories = 0
    const disposed: number[] = []
    const container = createContainer().register({
      greeting: asValue('hello'),
      repository: asClass(Repository)
        .scoped()
        .disposer(({ id }) => void disposed.push(id)),
    })
    const inScope: Koa.Middleware = async (ctx, next) => {
      const scope = container.createScope().register({ user: asValue(ctx.get('x-user')) })
      ctx.state.scope = scope
      try {
        await next()
      } finally {
        await scope.dispose()
      }
    }
    const router = createRouter(greetings, {
      instantiate: (Controller, ctx) => ctx.state.scope.build(asClass(Controller)),
    })
    const ask = await serve(inScope, router.routes())
    expect((await ask('GET /greetings/5', { headers: { 'x-user': 'ada' } })).text).toBe('hello, ada of 5 by 1')
    expect((await ask('GET /greetings/6', { headers: { 'x-user': 'bob' } })).text).toBe('hello, bob of 6 by 2')
    expect(disposed).toEqual([1, 2])
  })

  it('may need time: what is registered as a promise is awaited before the controller is built', async () => {
    const container = createContainer().register({
      greeting: asValue('later'),
      connecting: asFunction(async () => {
        await new Promise(resolve => setTimeout(resolve, 5))
        return new Repository({ user: 'eve' })
      }).singleton(),
    })
    const instantiate: Instantiate = async Controller => {
      const scope = container.createScope()
      scope.register({ repository: asValue(await scope.resolve<Promise<Repository>>('connecting')) })
      return scope.build(asClass(Controller))
    }
    const ask = await serve(createRouter(greetings, { instantiate }).routes())
    const answers = await Promise.all([ask('GET /greetings/5'), ask('GET /greetings/6')])
    expect(answers.map(({ text }) => text.replace(/ by \d+/, ''))).toEqual(['later, eve of 5', 'later, eve of 6'])
  })

  it('answers 500 when it cannot build the controller, and Koa hears why', async () => {
    const instantiate: Instantiate = Controller => createContainer({ strict: true }).build(asClass(Controller))
    const router = createRouter(greetings, { instantiate })
    const app = new Koa().use(router.routes())
    const errors: unknown[] = []
    app.on('error', error => errors.push(error))
    const port = await listen(app.callback())
    expect((await fetch(`http://127.0.0.1:${port}/greetings/5`)).status).toBe(500)
    expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining("'greeting'") })])
  })
})
