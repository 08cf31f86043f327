/** What `createRouter(routes, { replies: 'check' })` says of replies, over a socket. */
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type ActionContract, createRouter, defineRoutes, type RouterOptions, reply } from '../../src/index.js'
import { listen, send } from '../cases/http-behaviour.js'
import { Failed, laterSchemaOf, schemaOf } from '../support/hand-schemas.js'

type Returns = ActionContract['returns']
type Action = (ctx: Koa.Context, next: Koa.Next) => unknown

const Place = z.object({ name: z.string(), opens: z.iso.datetime(), rooms: z.array(z.object({ beds: z.int() })) })
const place = { name: 'Lighthouse', opens: new Date(0), rooms: [{ beds: 2 }] }
const Message = z.object({ message: z.string() })

const controllerOf = (action: Action, contract: ActionContract) =>
  class ItController {
    static readonly contract = { answer: contract }
    answer(ctx: Koa.Context, next: Koa.Next) {
      return action(ctx, next)
    }
  }

const serve = async (
  returns: Returns,
  action: Action,
  options: RouterOptions = { replies: 'check' },
  mount: 'class' | 'lazy' | 'scope' = 'class',
) => {
  const It = controllerOf(action, returns ? { returns } : {})
  const tables = {
    class: () => defineRoutes({ It }, r => r.get('it/:id', It, 'answer')),
    lazy: () => defineRoutes({ It: async () => It }, r => r.get('it/:id', 'It#answer')),
    scope: () =>
      defineRoutes({ It }, r =>
        r
          .use(async (ctx, next) => {
            await next()
            if (ctx.status === 200) ctx.body = { data: ctx.body }
          })
          .get('it/:id', It, 'answer'),
      ),
  }
  const app = new Koa()
  const errors: Error[] = []
  app.on('error', error => errors.push(error))
  app.use(createRouter(tables[mount](), options).routes())
  app.use(ctx => {
    ctx.body = 'from a later middleware'
  })
  const port = await listen(app.callback())
  return { ask: () => send(port, 'GET /it/5'), errors }
}

describe('a schema', () => {
  it.each<[what: string, body: unknown, times: number, status: number]>([
    ['that takes JSON', { id: 'a' }, 1, 200],
    ['that refuses JSON', { id: 5 }, 1, 500],
    ['that takes the value of an action, not its JSON', new Date(0), 2, 200],
  ])('is asked once for each form of a body: %s', async (_, body, times, status) => {
    let asked = 0
    const schema = schemaOf<unknown>(value => {
      asked++
      return value instanceof Date || typeof Object(value).id === 'string' ? value : new Failed([])
    })
    const { ask } = await serve(schema, () => body)
    await ask() // which also reads the contract
    asked = 0
    expect((await ask()).status).toBe(status)
    expect(asked).toBe(times)
  })
})

describe('a reply is taken', () => {
  it.each<[what: string, returns: Returns, action: Action, status: number]>([
    ['that fits the one schema', Place, () => place, 200],
    ['that fits the schema of its status', { 200: Place, 201: Place }, () => reply(201, place), 201],
    ['that is set on ctx', { 201: Place }, ctx => Object.assign(ctx, { status: 201, body: place }) && undefined, 201],
    ['that fits an asynchronous schema', Place.refine(async () => true), () => place, 200],
    ['that fits as a value', z.object({ opens: z.date() }), () => ({ opens: new Date(0) }), 200],
    ['that fits as JSON', z.object({ opens: z.string() }), () => ({ opens: new Date(0), left: undefined }), 200],
    ['of a text', z.literal('up'), () => 'up', 200],
    ['of a text that is JSON', Message, ctx => Object.assign(ctx, { type: 'json', body: '{"message":"a"}' }).body, 200],
    ['of null', z.null(), () => reply(200, null), 200],
    ['without a body', { 404: z.undefined() }, () => reply(404), 404],
    ['with the status 204', { 204: z.void() }, () => {}, 204],
    ['with the status 204, if a body is optional', { 204: Place.optional() }, () => null, 204],
    ['of bytes, whatever the schema', Place, () => Buffer.from('ab'), 200],
    ['of a Response, whatever the schema', { 201: Place }, () => new Response('ab', { status: 201 }), 201],
    [
      'with the header fields and the type of the long form',
      {
        201: {
          body: z.string(),
          type: 'text/csv',
          headers: z.object({ location: z.string(), vary: z.literal('a, b') }),
        },
      },
      ctx => {
        ctx.type = 'text/csv; charset=utf-8'
        return reply(201, 'a,b', { Location: '/a', Vary: ['a', 'b'] })
      },
      201,
    ],
    [
      'of a type in the list of the long form, which the action says on ctx',
      { 200: { type: ['image/jpeg', 'image/png'] } },
      ctx => Object.assign(ctx, { type: 'png', body: Buffer.from('a') }) && undefined,
      200,
    ],
    [
      'of a type in a range, by a header field',
      { 200: { body: z.string(), type: ['image/png', 'Text/*'] } },
      () => reply(200, 'a,b', { 'Content-Type': 'text/CSV;charset=utf-8' }),
      200,
    ],
    [
      'of another type of JSON, if the contract says none',
      Message,
      () => reply(200, { message: 'a' }, { 'Content-Type': 'application/vnd.a+json' }),
      200,
    ],
    [
      'that is a text of any type, if the contract says none',
      z.string(),
      () => reply(200, 'a', { 'Content-Type': 'text/html' }),
      200,
    ],
    [
      'that is an object under the type of a text which the contract says',
      { 200: { body: Message, type: 'text/plain' } },
      () => reply(200, { message: 'a' }, { 'Content-Type': 'text/plain' }),
      200,
    ],
    ['of any type, for the range of all', { 200: { type: '*/*' } }, () => 'a', 200],
    ['with any body, if the long form has none', { 200: { description: 'anything' } }, () => ({ any: 'thing' }), 200],
    ['without a contract', undefined, () => ({ any: 'thing' }), 200],
    ['that is an error', Place, ctx => ctx.throw(404, 'no such place'), 404],
    ['of a later middleware', Message, (_ctx, next) => next(), 200],
  ])('%s', async (_what, returns, action, status) => {
    const { ask } = await serve(returns, action)
    expect((await ask()).status).toBe(status)
  })

  it('as the action gives it, before the middlewares of its scope change it', async () => {
    const { ask } = await serve(Place, () => place, { replies: 'check' }, 'scope')
    expect(JSON.parse((await ask()).text)).toMatchObject({ data: { name: 'Lighthouse' } })
  })

  it('that is given without Koa', async () => {
    const { ask, errors } = await serve(Place, ctx => {
      ctx.respond = false
      ctx.res.end('own')
    })
    expect((await ask()).text).toContain('own')
    expect(errors).toEqual([])
  })
})

const throwing = (): never => {
  throw new Error('thrown')
}
const itself: { self?: unknown } = {}
itself.self = itself

const start = 'GET /it/:id It#answer: '
const wrong = (status: number, what: string) => `${start}the reply ${status} does not fit the contract: ${what}`

describe('a reply is answered with 500', () => {
  const differences: readonly [what: string, returns: Returns, action: Action, text: string][] = [
    [
      'if it does not fit the one schema',
      Place,
      () => ({ ...place, name: 5 }),
      wrong(200, 'body.name: Invalid input: expected string, received number'),
    ],
    [
      'if it does not fit the schema of its status',
      { 404: Message },
      () => reply(404, { message: undefined, rooms: [] }),
      wrong(404, 'body.message: Invalid input: expected string, received undefined'),
    ],
    [
      'with every issue, up to five',
      laterSchemaOf(() => new Failed([], ['rooms', 0, 'beds'], ['a'], ['b'], ['c'], ['d'], ['e'])),
      () => [],
      wrong(
        200,
        'body: is wrong; body.rooms.0.beds: is wrong; body.a: is wrong; body.b: is wrong; body.c: is wrong; and 2 more',
      ),
    ],
    [
      'if it has another status than 200',
      Place,
      () => reply(201, place),
      `${start}the contract has no reply 201, only 200`,
    ],
    [
      'if its status is not declared',
      { 201: Place, 409: Message },
      () => place,
      `${start}the contract has no reply 200, only 201, 409`,
    ],
    [
      'if it lacks a header field',
      { 201: { headers: z.object({ location: z.string() }) } },
      () => reply(201, {}),
      wrong(201, 'headers.location: Invalid input: expected string, received undefined'),
    ],
    [
      'if its type is another',
      { 200: { body: z.string(), type: 'text/csv' } },
      () => 'a,b',
      wrong(200, "its type is 'text/plain', not 'text/csv'"),
    ],
    [
      'if it is an object under the type of a text, which the contract does not say',
      Message,
      () => reply(200, { message: 'a' }, { 'Content-Type': 'text/plain' }),
      wrong(200, "its type is 'text/plain', not 'application/json'"),
    ],
    [
      'if it is a list under a type that the action has set on ctx',
      { 200: { body: z.array(z.int()) } },
      ctx => Object.assign(ctx, { body: [5], type: 'html' }) && undefined,
      wrong(200, "its type is 'text/html', not 'application/json'"),
    ],
    [
      'if its type is not in the list',
      { 200: { type: ['image/jpeg', 'image/png'] } },
      () => reply(200, Buffer.from('a'), { 'Content-Type': 'image/gif' }),
      wrong(200, "its type is 'image/gif', not 'image/jpeg' or 'image/png'"),
    ],
    [
      'if the action does not say which type of the list it is, so that it has the one of Koa',
      { 200: { type: ['image/jpeg', 'image/png'] } },
      () => Buffer.from('a'),
      wrong(200, "its type is 'application/octet-stream', not 'image/jpeg' or 'image/png'"),
    ],
    [
      'if its type is not in the range',
      { 200: { body: z.string(), type: 'image/*' } },
      () => 'a',
      wrong(200, "its type is 'text/plain', not 'image/*'"),
    ],
    [
      'if it is another type of JSON',
      { 200: { type: 'application/json' } },
      () => reply(200, {}, { 'Content-Type': 'application/problem+json' }),
      wrong(200, "its type is 'application/problem+json', not 'application/json'"),
    ],
    [
      'if the body of the long form does not fit',
      { 200: { body: Message, description: 'a message' } },
      () => ({ message: 5 }),
      wrong(200, 'body.message: Invalid input: expected string, received number'),
    ],
    [
      'if a reply without a body lacks a header field',
      { 204: { headers: z.object({ etag: z.string() }) } },
      () => {},
      wrong(204, 'headers.etag: Invalid input: expected string, received undefined'),
    ],
    ['if it is empty', Place, () => {}, `${start}the contract has no reply 204, only 200`],
    [
      'if it has no body',
      Message,
      () => reply(200),
      wrong(200, 'body: Invalid input: expected object, received undefined'),
    ],
    [
      'if it has a bigint',
      z.object({ id: z.bigint() }),
      () => ({ id: 5n }),
      wrong(200, 'body.id is a bigint, which JSON does not have: use a string'),
    ],
    [
      'if it is a text of the type JSON that is none',
      Message,
      ctx => Object.assign(ctx, { type: 'json', body: '{"message":' }).body,
      `${start}the reply 200 cannot be compared: Unexpected end of JSON input`,
    ],
    [
      'if it is a text of a type of JSON and differs',
      Message,
      ctx => Object.assign(ctx, { type: 'application/problem+json', body: '{"message":5}' }).body,
      wrong(200, 'body.message: Invalid input: expected string, received number'),
    ],
    [
      'if its toJSON gives a bigint',
      Message,
      () => ({ toJSON: () => ({ id: 5n }) }),
      `${start}the reply 200 cannot be compared: Do not know how to serialize a BigInt`,
    ],
    ['if its toJSON throws', Message, () => ({ toJSON: throwing }), `${start}the reply 200 cannot be compared: thrown`],
    [
      'if it contains itself',
      Message,
      () => itself,
      expect.stringContaining(`${start}the reply 200 cannot be compared: Converting circular structure to JSON`),
    ],
    [
      'if JSON has no form for it',
      Message,
      ctx => void Object.assign(ctx, { body: () => {} }),
      expect.stringContaining(`${start}the reply 200 cannot be compared: `),
    ],
    ['if its schema throws', schemaOf(throwing), () => place, `${start}the reply 200 cannot be compared: thrown`],
    ['if its schema rejects', laterSchemaOf(throwing), () => place, `${start}the reply 200 cannot be compared: thrown`],
  ]

  it.each(differences)('%s', async (_what, returns, action, text) => {
    for (const mount of ['class', 'lazy', 'scope'] as const) {
      const { ask, errors } = await serve(returns, action, { replies: 'check' }, mount)
      expect(await ask()).toMatchObject({ status: 500, text })
      expect(errors).toMatchObject([{ name: 'ReplyError', message: text }])
    }
  })

  it.each(differences)('only with the option: %s', async (_what, returns, action) => {
    for (const options of [undefined, {}, { replies: undefined }]) {
      const { errors, ask } = await serve(returns, action, options ?? {})
      await ask()
      expect(errors.filter(({ name }) => name === 'ReplyError')).toEqual([])
    }
  })
})

it('is an option of two values', () => {
  const routes = defineRoutes({}, r => r)
  expect(() => createRouter(routes, { replies: 'yes' as never })).toThrow(
    new TypeError("createRouter: replies must be 'check' or 'filter', not yes"),
  )
})
