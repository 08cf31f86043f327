/** What the code of recipes does where their pages do not show it. */
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { writeToRun } from './modules.js'
import { pages, root } from './pages.js'

const FOLDER = `${root}test/generated-recipes/`

const pathsOf = async (page: string, title: string): Promise<(name: string) => string> => {
  const section = pages.find(({ path }) => path === page)?.sections.find(each => each.title === title)
  if (section === undefined) throw new Error(`${page} has no section '${title}'`)
  return writeToRun(section, FOLDER)
}

afterAll(() => rm(FOLDER, { recursive: true, force: true }))

describe('the typed client', () => {
  type CreateClient = (origin: string) => (key: string, input: object) => Promise<{ status: number; body: unknown }>
  let createClient: CreateClient

  beforeAll(async () => {
    const pathOf = await pathsOf('docs/recipes/client.md', 'A typed client')
    createClient = (await import(pathOf('client.ts'))).createClient
  })

  /** A server that answers with the method and the path of each request, in the given type. */
  const originOf = async (type: string | undefined, status = 200): Promise<string> => {
    const server = createServer(({ method, url }, response) => {
      const text = `${method} ${url}`
      if (type === undefined) response.writeHead(status).end()
      else response.writeHead(status, { 'Content-Type': type }).end(type.includes('json') ? JSON.stringify(text) : text)
    })
    await new Promise<void>(resolve => server.listen(0, resolve))
    onTestFinished(() => void server.close())
    return `http://localhost:${(server.address() as AddressInfo).port}` // it listens on a port
  }

  it.each([
    ['application/json', 200],
    ['application/json; charset=utf-8', 201],
    ['application/problem+json', 422],
    ['text/plain; charset=utf-8', 422],
    ['text/plain', 500],
  ])('reads an answer of the type %s and the status %i', async (type, status) => {
    const request = createClient(await originOf(type, status))
    expect(await request('POST /places', { body: {} })).toEqual({ status, body: 'POST /places' })
  })

  it('reads an answer without a body', async () => {
    expect(await createClient(await originOf(undefined, 204))('GET /', {})).toEqual({ status: 204, body: undefined })
    expect(await createClient(await originOf('application/json'))('HEAD /', {})).toEqual({
      status: 200,
      body: undefined,
    })
  })

  it.each([
    ['', '/places/a%2Fb?page=2'],
    ['/', '/places/a%2Fb?page=2'],
    ['/api', '/api/places/a%2Fb?page=2'],
    ['/api/v1/', '/api/v1/places/a%2Fb?page=2'],
  ])('keeps the prefix of an origin that ends with %j', async (prefix, path) => {
    const request = createClient((await originOf('text/plain')) + prefix)
    expect((await request('GET /places/:id', { params: { id: 'a/b' }, query: { page: 2 } })).body).toBe(`GET ${path}`)
  })

  it.each<{ id?: string }>([{ id: '' }, { id: '.' }, { id: '..' }, {}])(
    'refuses parameters with which another route would answer: %j',
    async params => {
      const request = createClient(await originOf('text/plain'))
      await expect(request('GET /places/:id', { params })).rejects.toThrow(
        new TypeError(`/places/:id: 'id' cannot be '${params.id ?? ''}'`),
      )
    },
  )

  it.each([
    ['/places/:id', { id: 0 }, '/places/0'],
    ['/places/:id', { id: 5n }, '/places/5'],
    ['/@:name/:id.json', { name: 'a b', id: '...' }, '/@a%20b/....json'],
  ])('fills in %s with %o', async (path, params, filled) => {
    const request = createClient(await originOf('text/plain'))
    expect((await request(`GET ${path}`, { params })).body).toBe(`GET ${filled}`)
  })
})
