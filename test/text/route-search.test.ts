/** What a text asks for, in the box of the inspector and after `--grep`. */
import { describe, expect, it } from 'vitest'
import { groupsOf } from '../../src/inspector/groups.js'
import { asksForSource, MAX_LENGTH, search, writtenRequest } from '../../src/text/route-search.js'
import { bookingRoutes } from '../support/booking/routes.js'

const nowhere = { ofFunction: () => undefined, ofRoute: () => undefined }
const rows = groupsOf(bookingRoutes, nowhere).flatMap(each => each.rows)
const found = (query: string) =>
  rows.flatMap(({ routes: [route, ...others] }, at) =>
    search(query, rows).shown[at] ? [`${[route, ...others].map(({ method }) => method).join('|')} ${route.path}`] : [],
  )

describe('search(text, rows) of words', () => {
  it.each([
    ['PLACES  delete reviews', ['DELETE /v1/places/:placeId/reviews/:id']],
    ['pricing -old', ['GET /pricing']],
    ['deprecated user', ['PUT|PATCH /v1/user']],
    ['302', ['GET /places/:id']],
    ['use:verifySignature', ['POST /webhooks']],
    ['use:verify', ['POST /webhooks']],
    ['/v1/user', ['GET /v1/user', 'PUT|PATCH /v1/user']],
    ['no contract audit', []],
    ['no such words', []],
  ])('finds the rows that have all of them: %s', (query, expected) => {
    expect(found(query)).toEqual(expected)
  })

  it.each(['use:nobody', 'places -use:nobody'])(
    'says that no middleware has the name, and finds nothing: %s',
    query => {
      expect(found(query)).toEqual([])
      expect(search(query, rows).problem).toBe('No middleware has the name nobody.')
    },
  )

  it('shows all rows for none', () => {
    for (const query of ['', '  ', '-']) expect(found(query)).toHaveLength(84)
  })

  it('finds routes with and without a middleware, and so each route once', () => {
    const [after, others] = [found('use:authenticate'), found('-use:authenticate')]
    expect(others).toEqual(
      rows
        .filter(row => !row.names.includes('authenticate'))
        .map(({ routes: [route] }) => `${route.method} ${route.path}`),
    )
    expect([others.length, after.length + others.length]).toEqual([15, 84])
  })

  it('takes a whole name for itself alone, and not for a part of another name', () => {
    const named = (use: readonly string[]) => ({ text: '', use, lacks: [], source: '' })
    const table = [named(['auth']), named(['authenticate']), named([])]
    expect(search('use:auth', table).shown).toEqual([true, false, false])
    expect(search('-use:auth', table).shown).toEqual([false, true, true])
    expect(search('use:authen', table).shown).toEqual([false, true, false])
  })

  it.each([
    ['places.ts', [true, true, false]],
    ['src/v1/PLACES.ts', [true, false, false]],
    ['-v1/places.ts', [false, true, true]],
    ['places.ts:1', [false, true, false]],
    ['places.ts:12', [true, false, false]],
    ['app.js', [false, false, true]],
    ['src', [false, false, false]],
    ['12', [false, false, false]],
  ])('takes the name of a file of code for what is written there, too: %s', (query, shown) => {
    const written = (source: string, text: string) => ({ text, use: [], lacks: [], source })
    const table = [written('src/v1/places.ts:12', ''), written('src/places.ts:1', ''), written('', 'get /app.js')]
    expect(search(query, table).shown).toEqual(shown)
    expect(asksForSource(`x ${query} y`)).toBe(/[tj]s/.test(query))
  })

  it('is no longer than a limit', () => {
    expect(search('a'.repeat(MAX_LENGTH), rows).problem).toBeUndefined()
    expect(search(`GET /${'a'.repeat(MAX_LENGTH)}`, rows)).toEqual({
      ...{ request: undefined, terms: [], shown: rows.map(() => false) },
      problem: 'The box takes 500 characters, and this text has 505.',
    })
  })

  it('finds what lacks a contract, a middleware or a controller, but no redirect that lacks a contract', () => {
    const lacking = (what: string) => rows.filter(row => row.lacks.includes(what)).length
    for (const what of ['contract', 'middleware', 'controller']) expect(found(`no ${what}`)).toHaveLength(lacking(what))
    expect(found('no contract')).toContain('DELETE /session')
    expect(found('no contract')).not.toContain('GET /old-pricing')
    expect(found('no contract')).not.toContain('ALL /legacy')
    expect(found('-no contract').length + found('no contract').length).toBe(84)
    expect(found('no contract session')).toEqual(['DELETE /session'])
  })
})

describe('search(text, rows) of a request', () => {
  it.each([
    ['DELETE /v1/places/5', 'DELETE', '/v1/places/5'],
    ['delete   /v1/places/5 ', 'DELETE', '/v1/places/5'],
    ['/v1/places/5', undefined, '/v1/places/5'],
    ['https://example.com/v1/places?page=2#top', undefined, '/v1/places'],
    ['post http://localhost:3000/v1/places', 'POST', '/v1/places'],
    ['https://example.com', undefined, '/'],
    ['https://example.com?a', undefined, '/'],
    ['GET /', 'GET', '/'],
    ['PURGE /health', 'PURGE', '/health'],
    ['OPTIONS *', 'OPTIONS', '*'],
    ['"GET /v1/places/5 HTTP/1.1" 200', 'GET', '/v1/places/5'],
    ['/files/http://a/b', undefined, '/files/http://a/b'],
    ['GET /v1/places/a b', 'GET', '/v1/places/a b'],
    ['/health/%25', undefined, '/health/%25'],
  ])('reads it as people type and paste it: %s', (text, method, path) => {
    expect(search(text, rows).request).toMatchObject({ method, path })
  })

  it.each([
    ['GET /a?page=x&q=a+b#top', { method: 'GET', path: '/a', query: 'page=x&q=a+b' }],
    ['https://example.com?a=1?2', { method: undefined, path: '/', query: 'a=1?2' }],
    ['"GET /a? HTTP/1.1" 200', { method: 'GET', path: '/a', query: '' }],
    ['GET /a#?b', { method: 'GET', path: '/a', query: undefined }],
    ['GET ?a', undefined],
    ['- /a', undefined],
    ['GET https://example.com/a b', undefined],
  ])('has the query apart: %s', (text, request) => {
    expect(writtenRequest(text)).toEqual(request)
  })

  it.each(['/v1/places', '/', '/v1/places/:id', 'places /v1', 'GET', '*', 'get places', 'a/b'])(
    'takes a part of the table, and other words, for words: %s',
    text => expect(search(text, rows).request).toBeUndefined(),
  )
})

describe('search(text, rows).terms', () => {
  it.each([
    ['Reviews -DELETE', ['Reviews: Reviews', '-DELETE: not DELETE']],
    ['use:requireAdmin  -use:cors', ['use:requireAdmin: behind requireAdmin', '-use:cors: not behind cors']],
    ['No Contract -no middleware', ['no Contract: no Contract', '-no middleware: with a middleware']],
    ['GET /places', []],
    ['  ', []],
  ])('says what filters: %s', (text, expected) => {
    expect(search(text, []).terms.map(each => `${each.text}: ${each.label}`)).toEqual(expected)
  })
})
