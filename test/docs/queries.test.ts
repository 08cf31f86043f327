/**
 * The functions of the guide for TanStack Query and SWR, with an application by `fetchFrom`. The first is called by its `QueryClient`; the
 * fetcher is called as SWR calls it, with the key alone, since SWR itself needs React.
 */
import { rm } from 'node:fs/promises'
import { QueryClient } from '@tanstack/query-core'
import Koa from 'koa'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRouter } from '../../src/index.js'
import { fetchFrom } from '../../src/testing/index.js'
import { writeToRun } from './modules.js'
import { pages, root } from './pages.js'

const FOLDER = `${root}test/generated-queries/`
const section = pages
  .find(({ path }) => path === 'docs/guide/client.md')
  ?.sections.find(({ title }) => title === 'With a library for queries')
if (section === undefined) throw new Error('docs/guide/client.md has no section about libraries for queries')
const pathOf = await writeToRun(section, FOLDER)
const { routes } = await import(pathOf('routes.ts'))
const { placeQuery, listPlaces } = await import(pathOf('queries.ts'))

describe('With a library for queries', () => {
  const asked: string[] = []
  let isSlow = false
  const app = new Koa().use(async (ctx, next) => {
    asked.push(`${ctx.method} ${ctx.path}`)
    if (!isSlow) return next()
    await new Promise(close => ctx.req.once('close', close))
    asked.push('closed')
  })
  app.use(createRouter(routes).routes())

  // The origin of the client is that of the page.
  beforeAll(() => void vi.stubGlobal('fetch', fetchFrom(app)))
  beforeEach(() => {
    asked.length = 0
    isSlow = false
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    await rm(FOLDER, { recursive: true, force: true })
  })

  it('TanStack Query asks once for a place, and has it in its cache', async () => {
    const queries = new QueryClient()
    const load = () => queries.fetchQuery({ ...placeQuery(5), staleTime: 60_000 })
    expect(await load()).toEqual({ id: 5, name: 'Lighthouse' })
    expect(await load()).toEqual({ id: 5, name: 'Lighthouse' })
    expect(asked).toEqual(['GET /places/5'])
  })

  it('TanStack Query aborts a request', async () => {
    isSlow = true
    const queries = new QueryClient()
    const query = placeQuery(6)
    const outcome = queries.fetchQuery({ ...query, retry: false }).catch(() => {})
    await vi.waitFor(() => expect(asked).toEqual(['GET /places/6']))
    await queries.cancelQueries({ queryKey: query.queryKey })
    await outcome
    await vi.waitFor(() => expect(asked).toEqual(['GET /places/6', 'closed']))
  })

  it('the fetcher of SWR lists the places', async () => {
    expect(await listPlaces('GET /places')).toEqual([{ id: 5, name: 'Lighthouse' }])
  })
})
