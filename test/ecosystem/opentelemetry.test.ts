import { createRequire } from 'node:module'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { KoaInstrumentation } from '@opentelemetry/instrumentation-koa'
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type Koa from 'koa'
import mount from 'koa-mount'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRouter, defineRoutes, type Router } from '../../src/index.js'
import { echo, listen } from '../cases/http-behaviour.js'
import { routes } from './serve.js'

describe('@opentelemetry/instrumentation-koa', () => {
  const exporter = new InMemorySpanExporter()
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] })
  const instrumentations = [new HttpInstrumentation(), new KoaInstrumentation()]
  /** Koa as an instrumented application has it: required after the instrumentations are enabled. */
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

  /** The spans of a request to an application, the outermost last. */
  const spansOf = async (request: string, use: (app: Koa) => unknown): Promise<ReadableSpan[]> => {
    const app = new InstrumentedKoa()
    app.silent = true
    use(app)
    const port = await listen(app.callback())
    const [method = '', path = ''] = request.split(' ')
    await (await fetch(`http://127.0.0.1:${port}${path}`, { method })).text()
    await expect
      .poll(() => exporter.getFinishedSpans().map(({ name }) => name))
      .toContainEqual(expect.stringMatching(new RegExp(`^${method}`)))
    return exporter.getFinishedSpans()
  }
  const names = (spans: readonly ReadableSpan[]) => spans.map(span => span.name)

  it('names the span of the server after the route, and the span inside it after the target', async () => {
    const router = createRouter(routes)
    const spans = await spansOf('GET /places/5', app => app.use(router.routes()).use(router.allowedMethods()))
    expect(names(spans)).toEqual(['Places#show', 'GET /places/:id'])
    expect(spans[0]?.attributes).toMatchObject({ 'http.route': '/places/:id', 'koa.type': 'router' })
    expect(spans[1]?.attributes).toMatchObject({ 'http.route': '/places/:id' })
  })

  it('names the span of a middleware route after its path', async () => {
    const spans = await spansOf('GET /health', app => app.use(createRouter(routes).routes()))
    expect(names(spans)).toEqual(['router - /health', 'GET /health'])
  })

  it('never puts the path of an unmatched request in a span name', async () => {
    const router = createRouter(routes)
    const spans = await spansOf('GET /nowhere/5', app => app.use(router.routes()).use(router.allowedMethods()))
    expect(names(spans)).not.toContainEqual(expect.stringContaining('nowhere'))
  })

  it('covers the middleware of the scope and the action, and records their errors', async () => {
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

  it('names the span after the matched route when several routes share a middleware', async () => {
    const shared = defineRoutes({}, r => r.get('one', echo).get('two/:id', echo))
    const router = createRouter(shared)
    const spans = await spansOf('GET /two/5', app => app.use(router.routes()))
    expect(names(spans)).toEqual(['router - /two/:id', 'GET /two/:id'])
    expect('router' in echo).toBe(false)
    expect(Object.getOwnPropertySymbols(echo)).toEqual([])
  })

  it.each([
    {
      mounted: 'one middleware in two applications',
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
      mounted: 'two middlewares created before either is mounted',
      mountOn: (app: Koa, router: Router) => {
        const [first, second] = [router.routes(), router.routes()]
        new InstrumentedKoa().use(first)
        app.use(second)
      },
    },
    {
      mounted: 'one middleware three times in one application',
      mountOn: (app: Koa, router: Router) => {
        const middleware = router.routes()
        app.use(middleware).use(middleware).use(middleware)
      },
    },
  ])('gives a request one router span: $mounted', async ({ mountOn }) => {
    const router = createRouter(routes)
    for (const each of ['first', 'later']) {
      exporter.reset()
      const spans = await spansOf('GET /places/5', app => mountOn(app, router))
      expect(names(spans), each).toEqual(['Places#show', 'GET /places/:id'])
    }
  })

  it('sees a router in an application that koa-mount mounts at a prefix', async () => {
    const spans = await spansOf('GET /api/places/5', app =>
      app.use(mount('/api', new InstrumentedKoa().use(createRouter(routes).routes()))),
    )
    expect(names(spans)).toContain('Places#show')
    expect(names(spans).at(-1)).toBe('GET /places/:id')
  })
})
