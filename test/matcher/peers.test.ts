import FindMyWay from 'find-my-way'
import { describe, expect, it } from 'vitest'
import { comparePeers, findMyWayAnswers, koaAnswers, ourAnswers, slowAnswers } from '../scripts/peers.js'

describe('beside @koa/router, find-my-way and a slow, obviously correct matcher', () => {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
  const requests = Number(process.env.REQUESTS ?? 5_000)

  it(`answers ${requests} random requests as they do (SEED=${seed})`, async () => {
    // Requests that all miss would agree on anything.
    expect(await comparePeers(seed, requests)).toBeGreaterThan(requests / 3)
  }, 600_000)
})

describe('differs on purpose', () => {
  const id = (value: string) => ['GET /a/:id', [['id', value]]]
  const rest = (value: string) => ['GET /files/*path', [['path', value]]]

  it.each([
    {
      because: 'an escaped letter of a literal is the letter; @koa/router compares what was sent',
      request: 'GET /%61/5',
      ours: id('5'),
      findMyWay: id('5'),
      koa: '404',
    },
    {
      because: 'a literal outside ASCII is found as it is sent; @koa/router would need it escaped in the table',
      table: ['GET /café/:id'],
      request: 'GET /caf%C3%A9/5',
      ours: ['GET /café/:id', [['id', '5']]],
      findMyWay: ['GET /café/:id', [['id', '5']]],
      koa: '404',
    },
    {
      because: 'a malformed escape is a 400; @koa/router hands it over, find-my-way finds nothing',
      request: 'GET /a/%zz',
      ours: '400',
      findMyWay: '404',
      koa: id('%zz'),
    },
    {
      because: 'an escape that is not UTF-8 is a 400',
      request: 'GET /a/%E9',
      ours: '400',
      findMyWay: '404',
      koa: id('%E9'),
    },
    {
      because: 'a malformed escape is a 400 wherever it stands',
      request: 'GET /nowhere/%',
      ours: '400',
      findMyWay: '404',
      koa: '404',
    },
    {
      because: 'no segment of a glob is empty',
      request: 'GET /files//a',
      ours: '404',
      findMyWay: rest('/a'),
      koa: rest('/a'),
    },
    {
      because: 'the slash at the end is no part of a glob',
      request: 'GET /files/a/',
      ours: rest('a'),
      findMyWay: rest('a'),
      koa: rest('a/'),
    },
    {
      because: 'no parameter is empty; find-my-way has it so before the slash at the end',
      request: 'GET /a//',
      ours: '404',
      findMyWay: id(''),
      koa: '404',
    },
    {
      because: 'no parameter is empty; find-my-way has it so at the root',
      table: ['GET /:id'],
      request: 'GET /',
      ours: '404',
      findMyWay: ['GET /:id', [['id', '']]],
      koa: '404',
    },
    {
      because: 'a glob holds at least one segment; that of find-my-way may be empty',
      table: ['GET /*path'],
      request: 'GET /',
      ours: '404',
      findMyWay: ['GET /*path', [['path', '']]],
      koa: '404',
    },
    {
      because: 'a parameter called __proto__ is one; @koa/router loses it',
      table: ['GET /a/:__proto__'],
      request: 'GET /a/5',
      ours: ['GET /a/:__proto__', [['__proto__', '5']]],
      findMyWay: ['GET /a/:__proto__', [['__proto__', '5']]],
      koa: ['GET /a/:__proto__', []],
    },
  ])('$because: $request', async ({ table = ['GET /a/:id', 'GET /files/*path'], request, ours, findMyWay, koa }) => {
    const [method = '', path = ''] = request.split(' ')
    expect(await ourAnswers(table)(method, path)).toEqual(ours)
    expect(slowAnswers(table)(method, path)).toEqual(ours)
    expect(findMyWayAnswers(table)(method, path)).toEqual(findMyWay)
    expect(await koaAnswers(table)(method, path)).toEqual(koa)
  })

  it('in the order of declaration, which decides in @koa/router and nowhere here', async () => {
    const table = ['GET /a/*rest', 'GET /a/:id', 'GET /a/b']
    for (const declared of [table, [...table].reverse()]) {
      expect(await ourAnswers(declared)('GET', '/a/b')).toEqual(['GET /a/b', []])
      expect(findMyWayAnswers(declared)('GET', '/a/b')).toEqual(['GET /a/b', []])
    }
  })

  it('in how long a parameter may be: find-my-way stops at 100 characters unless told', async () => {
    const long = 'a'.repeat(5_000)
    const theirs = FindMyWay()
    theirs.on('GET', '/a/:id', () => {})
    expect(theirs.find('GET', '/a/5')).not.toBeNull()
    expect(theirs.find('GET', `/a/${long}`)).toBeNull()
    expect(await ourAnswers(['GET /a/:id'])('GET', `/a/${long}`)).toEqual(id(long))
    expect(await koaAnswers(['GET /a/:id'])('GET', `/a/${long}`)).toEqual(id(long))
  })
})
