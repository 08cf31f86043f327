import { createRequire } from 'node:module'
import { Counter, Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutes } from '../../src/index.js'
import { PlacesController, routes, serve } from './serve.js'

describe('a Prometheus middleware that reads ctx._matchedRoute', () => {
  it('counts requests by route, not by path', async () => {
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
  it('labels requests by route, and by N/A where no route answered', async () => {
    const router = createRouter(defineRoutes({ Places: PlacesController }, r => r.scope('measured', r => r.resources('places', { only: ['index', 'show'] })))) // biome-ignore format: one line
    // The package reads the package.json of the module that requires it, so `import` does not work.
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
