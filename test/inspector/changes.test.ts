/** The page of changes, in a running application. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Koa from 'koa'
import { beforeAll, describe, expect, it } from 'vitest'
import { routeJson } from '../../src/compare/listed.js'
import { defineRoutes } from '../../src/index.js'
import { type InspectorOptions, inspector } from '../../src/inspector/index.js'
import { listen, send } from '../cases/http-behaviour.js'

class Places {
  show() {}
  update() {}
  fresh() {}
}
const guard = (_ctx: unknown, next: () => unknown) => next()

const before = defineRoutes({ Places }, r =>
  r
    .get('gone/:id', () => {})
    .use(guard)
    .resources('places', { only: ['show', 'update'] }),
)
const routes = defineRoutes({ Places }, r =>
  r.resources('places', { only: ['show', 'update'] }).get('places/new', 'Places#fresh'),
)
const listOf = (table: typeof before | typeof routes): readonly object[] =>
  JSON.parse(JSON.stringify([...table].map(route => ({ table: 'routes', ...routeJson(route) }))))

const page = async (options: InspectorOptions, request = 'GET /signalbox?changes') => {
  const app = new Koa().use(inspector(routes, options))
  return (await send(await listen(app.callback()), request)).text
}

/** What a person reads of the page. */
const plain = (html: string): string =>
  html
    .replace(/^.*<main id="list">/s, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'changes-'))
  return () => rm(folder, { recursive: true })
})

describe('inspector(routes, { compareWith })', () => {
  const CHANGES =
    'Breaks callers GET /gone/:id gone ' +
    'GET /places/:id /places/new is answered by Places#fresh now ' +
    'To look at GET PUT PATCH /places/:id no longer behind guard ' +
    'Safe GET /places/new added'

  it('says what has changed since a list, a file of it, or its URL', async () => {
    const file = join(folder, 'old.json')
    await writeFile(file, JSON.stringify(listOf(before)))
    const text = await page({ compareWith: listOf(before) })
    expect(text).toContain('>Since the earlier list: 2 changes break callers, 1 to look at, 1 safe<')
    for (const compareWith of [listOf(before), file, pathToFileURL(file)])
      expect(plain(await page({ compareWith }))).toBe(CHANGES)
  })

  it('leads to the row of a route, and for one that is gone to what answers now', async () => {
    const text = await page({ compareWith: listOf(before) })
    expect(text).toContain('href="?open=GET_%2Fplaces%2F%3Aid#GET_/places/:id"')
    expect(text).toContain('href="?q=GET+%2Fgone%2F1"')
    expect(await page({ compareWith: [] }, 'GET /signalbox')).toContain('<a href="?changes">Changes</a>')
  })

  it('says that nothing has changed', async () => {
    expect(plain(await page({ compareWith: listOf(routes) }))).toBe('No route has changed since the earlier list.')
  })

  it('has no such page without the option', async () => {
    const text = await page({})
    expect(text).not.toContain('?changes')
    expect(text).toContain('<h1>Routes')
  })

  it.each<[what: string, compareWith: NonNullable<InspectorOptions['compareWith']>, text: string]>([
    ['no file', 'nowhere.json', 'nowhere.json cannot be read: ENOENT'],
    ['another list', [{ a: 1 }], 'the earlier list is no list of routes: write it with'],
    [
      'several tables',
      ['a', 'b'].map(table => ({ table, method: 'GET', path: '/' })),
      'the earlier list has several tables: write it with',
    ],
  ])('says what is wrong with %s', async (_what, compareWith, text) => {
    expect(plain(await page({ compareWith }))).toContain(text)
  })

  it('loads controllers to compare them, and says which one it cannot load', async () => {
    const load = async () => {
      throw new Error('no')
    }
    const lazy = defineRoutes({ Places: load }, r => r.resources('places', { only: ['show'] }))
    const app = new Koa().use(inspector(lazy, { compareWith: listOf(before) }))
    const { text } = await send(await listen(app.callback()), 'GET /signalbox?changes')
    expect(plain(text)).toBe('the controller of Places#show cannot be loaded, so its contract is unknown')
  })

  it.each([1, {}, new URL('https://example.com/old.json')])('refuses %s', value => {
    expect(() => inspector(routes, { compareWith: value as never })).toThrow(
      'inspector: compareWith must be a list of routes, or the path or the file URL of one',
    )
  })
})
