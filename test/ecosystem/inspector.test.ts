import cors from '@koa/cors'
import type Koa from 'koa'
import helmet from 'koa-helmet'
import { describe, expect, it } from 'vitest'
import { inspector } from '../../src/inspector/index.js'
import { inspectedRoutes } from '../support/inspected.js'
import { serve } from './serve.js'

const PAGE = 'GET /signalbox'
const OTHER = 'GET /other'
const POLICY = 'content-security-policy'

const policyOf = async (...middlewares: readonly Koa.Middleware[]) =>
  (await (await serve(...middlewares))(PAGE)).headers.get(POLICY)

describe('the inspector and koa-helmet', () => {
  it('keeps its own policy, whether koa-helmet is mounted before or after it', async () => {
    const policy = await policyOf(inspector(inspectedRoutes))
    expect(policy).toContain("script-src 'self'")
    expect(await policyOf(helmet() as Koa.Middleware, inspector(inspectedRoutes))).toBe(policy)
    expect(await policyOf(inspector(inspectedRoutes), helmet() as Koa.Middleware)).toBe(policy)
  })

  it('leaves the header fields of other answers alone', async () => {
    for (const middlewares of [
      [helmet() as Koa.Middleware, inspector(inspectedRoutes)],
      [inspector(inspectedRoutes), helmet() as Koa.Middleware],
    ]) {
      const { headers } = await (await serve(...middlewares))(OTHER)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get(POLICY)).toContain("default-src 'self'")
    }
  })

  it('removes a report-only policy from the page', async () => {
    const reporting = helmet({ contentSecurityPolicy: { reportOnly: true } }) as Koa.Middleware
    const ask = await serve(reporting, inspector(inspectedRoutes))
    expect((await ask(PAGE)).headers.get(`${POLICY}-report-only`)).toBeNull()
    expect((await ask(OTHER)).headers.get(`${POLICY}-report-only`)).toContain("default-src 'self'")
  })
})

describe('the inspector and @koa/cors', () => {
  it('keeps the page from an origin that @koa/cors allows', async () => {
    const ask = await serve(cors(), inspector(inspectedRoutes))
    const headers = { Origin: 'https://example.com' }
    expect((await ask(OTHER, { headers })).headers.get('access-control-allow-origin')).not.toBeNull()
    expect((await ask(PAGE, { headers })).headers.get('access-control-allow-origin')).toBeNull()
  })
})
