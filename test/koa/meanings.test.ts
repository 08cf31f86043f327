/**
 * Names, values and texts that mean something to JavaScript, in each place where an application may have them, over a
 * socket: each works, or is an error that says what to do. None hangs, and none is lost.
 */
import { Readable } from 'node:stream'
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import type { ControllerClass } from '../../src/controller/controller.js'
import {
  type AnyRouteTable,
  createRouter,
  defineRoutes,
  LinkError,
  RouteError,
  type RouterOptions,
} from '../../src/index.js'
import { explainMatch } from '../../src/inspector/index.js'
import { camelCase } from '../../src/text/case.js'
import type { LooseDraw, LooseScope } from '../cases/definition.js'
import { listen, send } from '../cases/http-behaviour.js'
import { classOf } from '../support/class-of.js'
import { Random, seedOf } from '../support/random.js'
import { applications } from '../support/serve.js'

/** `defineRoutes` without its types, which cannot take a name that is only a string. */
const define = (controllers: object, draw: LooseDraw): AnyRouteTable =>
  Reflect.apply(defineRoutes, undefined, [controllers, draw])

const serve = async (routes: AnyRouteTable, options?: RouterOptions, app = new Koa()) => {
  const errors: string[] = []
  app.on('error', ({ message }: Error) => errors.push(message))
  const router = createRouter(routes, options)
  const port = await listen(app.use(router.routes()).use(router.allowedMethods()).callback())
  return async (request: string) => {
    errors.length = 0
    const { status, text } = await send(port, request)
    return { status, text, errors: [...errors] }
  }
}

/** Names of members of the objects, functions, promises, iterators, arrays, streams and events of the platform, and keywords. */
const NAMES = [
  ...['then', 'catch', 'finally', 'toJSON', 'toString', 'valueOf', 'toLocaleString', 'hasOwnProperty', 'isPrototypeOf'],
  ...['propertyIsEnumerable', '__proto', '__defineGetter__', '__lookupSetter__', 'next', 'return', 'throw', 'done'],
  ...['call', 'apply', 'bind', 'name', 'length', 'prototype', 'arguments', 'caller', 'callee', 'default', 'delete'],
  ...['new', 'class', 'static', 'async', 'await', 'get', 'set', 'of', 'super', 'this', 'null', 'undefined', 'NaN'],
  ...['inspect', 'on', 'emit', 'pipe', 'write', 'end', 'size', 'entries', 'keys', 'forEach', 'map', 'value', 'raw'],
]
/** What a class has under these names. */
const RESERVED = ['constructor', '__proto__']

/** A class with a method for each name, which says what it is called with. */
const controllerWith = (names: readonly string[]): ControllerClass => {
  class MembersController {}
  for (const name of names)
    Object.defineProperty(MembersController.prototype, name, {
      value: (...given: unknown[]) => `${name} with ${given.length}`,
    })
  return MembersController
}

describe('an action with a name that means something to JavaScript', () => {
  const Members = controllerWith(NAMES)
  const byClass = (r: LooseScope) => NAMES.reduce((scope, name, at) => scope.get(`by-class/${at}`, Members, name), r)
  // The name of a bare verb is in camelCase.
  const bareNames = NAMES.filter(name => camelCase(name) === name)
  const bare = (r: LooseScope) => r.namespace('members', r => bareNames.reduce((scope, name) => scope.get(name), r))

  it.each<[way: string, routes: () => AnyRouteTable, options?: RouterOptions]>([
    ['directly', () => define({ Members }, r => bare(byClass(r)))],
    ['without being registered', () => define({}, byClass)],
    [
      'after a middleware',
      () => define({ Members }, r => bare(byClass(r.use((_: unknown, next: Koa.Next) => next())))),
    ],
    ['from a container', () => define({ Members }, byClass), { instantiate: Controller => new Controller() }],
    ['lazily, from a module', () => define({ Members: async () => ({ default: Members }) }, bare)],
    ['lazily, as a class', () => define({ Members: async () => Members }, bare)],
  ])('is called %s', async (_way, create, options) => {
    const routes = create()
    const ask = await serve(routes, options)
    expect(routes.length).toBeGreaterThanOrEqual(bareNames.length)
    for (const { path, ...route } of routes) {
      const name = 'action' in route ? route.action : undefined
      expect(await ask(`GET ${path}`), name).toEqual({ status: 200, text: `${name} with 2`, errors: [] })
    }
  })

  it('is an error where a container promises a controller with a member then, whatever the action', async () => {
    const ask = await serve(define({ Members }, byClass), { instantiate: async Controller => new Controller() })
    for (const [at, name] of NAMES.entries())
      expect(await ask(`GET /by-class/${at}`)).toEqual({
        status: 500,
        text: 'Internal Server Error',
        errors: [
          `Members#${name}: instantiate must return the controller itself, because a promise would call its 'then'`,
        ],
      })
  })

  it('is an error where a container promises a controller that assigns the action then', async () => {
    const Assigned = classOf("class Assigned { then = (...given) => 'then with ' + given.length }")
    const routes = define({ Assigned }, r => r.get('it', Assigned, 'then'))
    expect((await (await serve(routes, { instantiate: Controller => new Controller() }))('GET /it')).text).toBe(
      'then with 2',
    )
    const ask = await serve(routes, { instantiate: async Controller => new Controller() })
    expect(await ask('GET /it')).toMatchObject({ status: 500, errors: [expect.stringMatching(/^Assigned#then: /)] })
  })

  it('may be promised by a container without a member then', async () => {
    const Others = controllerWith(NAMES.filter(name => name !== 'then'))
    const routes = define({ Others }, r => NAMES.slice(1).reduce((scope, name) => scope.get(name, Others, name), r))
    const ask = await serve(routes, { instantiate: async Controller => new Controller() })
    for (const name of NAMES.slice(1)) expect((await ask(`GET /${name}`)).text).toBe(`${name} with 2`)
  })

  it.each(RESERVED)('is refused when the table is defined if no class can have it: %s', name => {
    // Of a name that is nearly there, the message goes on.
    const defining = () => define({ Members }, r => r.get('a', Members, name))
    expect(defining).toThrow(RouteError)
    expect(defining).toThrow(`get('a') needs public methods on 'Members': ${name} (missing`)
  })

  it.each([Symbol.iterator, Symbol.asyncIterator, Symbol.toPrimitive, 5, null, ['show']])(
    'is refused when the table is defined if it is no text: %s',
    name => {
      expect(() => define({ Members }, r => r.get('a', Members, name))).toThrow(
        new RouteError("get('a'): the action must be a string"),
      )
    },
  )

  it('is no action of a class that does not declare it', () => {
    const Empty = classOf('class EmptyController {}')
    for (const name of [...NAMES, ...RESERVED])
      expect(() => define({ Empty }, r => r.get('a', Empty, name)), name).toThrow(RouteError)
  })
})

describe('a name that means something to JavaScript', () => {
  const names = [...NAMES, ...RESERVED].filter(name => !name.startsWith('_'))

  it('may be a path, a resource, a namespace, a scope and a parameter', async () => {
    const echo = (ctx: Koa.Context) => {
      ctx.body = JSON.stringify({ ...ctx.params })
    }
    const routes = define({}, r =>
      names.reduce(
        (scope, name) =>
          scope
            .get(name, echo)
            .scope(`scope/${name}`, r => r.get('it', echo))
            .namespace(name, r => r.post('it', echo))
            .get(`param/${name}/:${name}`, echo)
            .get(`rest/${name}/*${name}`, echo),
        r,
      ),
    )
    const ask = await serve(routes)
    for (const name of names) {
      expect(await ask(`GET /${name}`), name).toMatchObject({ status: 200, text: '{}' })
      expect(await ask(`GET /scope/${name}/it`), name).toMatchObject({ status: 200, text: '{}' })
      expect(await ask(`POST /${name}/it`), name).toMatchObject({ status: 200, text: '{}' })
      expect(await ask(`GET /param/${name}/5`), name).toMatchObject({ text: JSON.stringify({ [name]: '5' }) })
      expect(await ask(`GET /rest/${name}/5/6`), name).toMatchObject({ text: JSON.stringify({ [name]: '5/6' }) })
      expect(routes.path(`/param/${name}/:${name}`, { [name]: 'a' })).toBe(`/param/${name}/a`)
    }
  })

  it('may be a controller path', async () => {
    for (const name of [...NAMES, ...RESERVED]) {
      const Members = controllerWith(['index'])
      const controllers = Object.fromEntries([[name, Members]])
      const routes = define(controllers, r => r.get('it', Members, 'index'))
      expect(routes[0]).toMatchObject({ target: `${name}#index` })
      expect(routes.path(`${name}#index`), name).toBe('/it')
      expect(Object.keys(routes.controllers)).toEqual([name])
      expect((await (await serve(routes))('GET /it')).text).toBe('index with 2')
    }
  })

  it('may be another export of a module with a controller, except for then', async () => {
    const Members = controllerWith(['index'])
    for (const name of [...NAMES, ...RESERVED].filter(name => name !== 'then' && name !== 'default'))
      for (const value of [5, () => 'helper', classOf('function helper() { return this }'), undefined]) {
        const module = Object.defineProperty({ default: Members }, name, { value, enumerable: true })
        const routes = define({ Members: async () => module }, r => r.namespace('members', r => r.get('index')))
        await routes.load()
        expect(routes.controllers.Members, name).toBe(Members)
      }
  })

  it('may be a static member of a class that is loaded, except for then', async () => {
    for (const name of NAMES.filter(name => !['then', 'prototype', 'arguments', 'caller'].includes(name))) {
      const Members = Object.defineProperty(controllerWith(['index']), name, { value: () => 5 })
      const routes = define({ Members: async () => Members }, r => r.namespace('members', r => r.get('index')))
      const ask = await serve(routes)
      expect((await ask('GET /members')).status).toBe(404)
      expect((await ask('GET /members/index')).text, name).toBe('index with 2')
    }
  })
})

describe('what an action returns', () => {
  class Point {
    readonly x = 1
    #hidden = 2
    sum() {
      return this.x + this.#hidden
    }
  }
  const SELF: { self?: object } = {}
  SELF.self = SELF
  const JSON_LACKS = 'which JSON does not have: return'
  const ITS_VALUES = 'return its values, or a stream of them by Readable.from'
  const iterator = `an iterator, which cannot be sent: ${ITS_VALUES}`
  const generator = `a generator, which cannot be sent: ${ITS_VALUES}`
  const koa2 = 'which Koa 2 cannot send: return a Buffer or a stream of Node'
  const entries = 'an object, as Object.fromEntries gives'

  /** A value, and the body that it becomes; or an error, which may differ on Koa 2. */
  interface Row {
    readonly what: string
    readonly give: () => unknown
    readonly body?: string
    readonly status?: number
    readonly error?: string | RegExp
    readonly onKoa2?: string
  }
  const rows: readonly Row[] = [
    { what: 'a text', give: () => 'text', body: 'text' },
    { what: 'an empty text', give: () => '', body: '' },
    { what: 'null', give: () => null, status: 204, body: '' },
    { what: 'undefined', give: () => undefined, status: 204, body: '' },
    { what: 'true', give: () => true, body: 'true' },
    { what: 'false', give: () => false, body: 'false' },
    { what: '0', give: () => 0, body: '0' },
    { what: '-0', give: () => -0, body: '0' },
    { what: 'NaN', give: () => Number.NaN, body: 'null' },
    { what: 'Infinity', give: () => Number.POSITIVE_INFINITY, body: 'null' },
    { what: 'a bigint', give: () => 1n, error: `a bigint, ${JSON_LACKS} a string` },
    { what: 'a bigint object', give: () => Object(1n), error: `a bigint, ${JSON_LACKS} a string` },
    { what: 'a symbol', give: () => Symbol('s'), error: 'a symbol, which cannot be sent' },
    { what: 'a symbol object', give: () => Object(Symbol('s')), error: 'a symbol, which cannot be sent' },
    { what: 'a function', give: () => () => 5, error: 'a function, which cannot be sent' },
    { what: 'a class', give: () => Point, error: 'a function, which cannot be sent' },
    { what: 'a proxy of a function', give: () => new Proxy(() => 5, {}), error: 'a function, which cannot be sent' },
    { what: 'a String object', give: () => Object('text'), body: '"text"' },
    { what: 'an instance', give: () => new Point(), body: '{"x":1}' },
    {
      what: 'an object without a prototype',
      give: () => Object.assign(Object.create(null), { x: 1 }),
      body: '{"x":1}',
    },
    { what: 'a proxy', give: () => new Proxy({ x: 1 }, {}), body: '{"x":1}' },
    { what: 'an object whose then is no method', give: () => thenable(5), body: '{"then":5}' },
    {
      what: 'a list with holes and functions',
      give: () => [undefined, () => 5, Symbol('s')],
      body: '[null,null,null]',
    },
    { what: 'an object with toJSON', give: () => ({ toJSON: () => ({ y: 2 }) }), body: '{"y":2}' },
    { what: 'an Error with toJSON', give: () => Object.assign(new Error(), { toJSON: () => 'no' }), body: '"no"' },
    { what: 'a Map with toJSON', give: () => Object.assign(new Map(), { toJSON: () => ({}) }), body: '{}' },
    { what: 'a Date', give: () => new Date(0), body: '"1970-01-01T00:00:00.000Z"' },
    { what: 'a URL', give: () => new URL('http://a/b'), body: '"http://a/b"' },
    { what: 'an object with next', give: () => ({ next: () => 5, page: 1 }), body: '{"page":1}' },
    { what: 'an Error', give: () => new TypeError('no'), error: 'an Error, which cannot be sent: throw it' },
    { what: 'a DOMException', give: () => new DOMException('no'), error: 'an Error, which cannot be sent: throw it' },
    { what: 'a Map', give: () => new Map([[1, 2]]), error: /^a Map, which JSON does not have/ },
    { what: 'a Set', give: () => new Set([1]), error: `a Set, ${JSON_LACKS} a list` },
    { what: 'a WeakMap', give: () => new WeakMap(), error: `a WeakMap, ${JSON_LACKS} an object` },
    { what: 'a WeakSet', give: () => new WeakSet(), error: `a WeakSet, ${JSON_LACKS} a list` },
    { what: 'a WeakRef', give: () => new WeakRef({}), error: `a WeakRef, ${JSON_LACKS} what it refers to` },
    { what: 'a RegExp', give: () => /x/, error: `a RegExp, ${JSON_LACKS} a string` },
    {
      what: 'URLSearchParams',
      give: () => new URLSearchParams('a=1'),
      error: `a URLSearchParams, ${JSON_LACKS} a string`,
    },
    { what: 'FormData', give: () => new FormData(), error: `a FormData, ${JSON_LACKS} ${entries}` },
    { what: 'Headers', give: () => new Headers(), error: `a Headers, ${JSON_LACKS} ${entries}` },
    { what: 'a generator', give: () => (function* () {})(), error: generator },
    { what: 'an async generator', give: () => (async function* () {})(), error: generator },
    { what: 'an iterator of a list', give: () => [1].values(), error: iterator },
    { what: 'an iterator of a Map', give: () => new Map().entries(), error: iterator },
    { what: 'an async iterable', give: () => ({ [Symbol.asyncIterator]: () => ({}) }), error: iterator },
    { what: 'a Buffer', give: () => Buffer.from('bytes'), body: 'bytes' },
    { what: 'an ArrayBuffer', give: () => new ArrayBuffer(2), error: `an ArrayBuffer, ${JSON_LACKS} a Buffer` },
    {
      what: 'a SharedArrayBuffer',
      give: () => new SharedArrayBuffer(2),
      error: `a SharedArrayBuffer, ${JSON_LACKS} a Buffer`,
    },
    { what: 'a Uint8Array', give: () => new Uint8Array(2), error: `a Uint8Array, ${JSON_LACKS} a Buffer` },
    { what: 'an Int8Array', give: () => new Int8Array(2), error: `an Int8Array, ${JSON_LACKS} a Buffer` },
    { what: 'a DataView', give: () => new DataView(new ArrayBuffer(2)), error: `a DataView, ${JSON_LACKS} a Buffer` },
    { what: 'a stream', give: () => Readable.from(['ab']), body: '2\r\nab\r\n0\r\n\r\n' },
    { what: 'a Blob', give: () => new Blob(['blob']), body: 'blob', onKoa2: `a Blob, ${koa2}` },
    { what: 'a File', give: () => new File(['file'], 'a'), body: 'file', onKoa2: `a File, ${koa2}` },
    {
      what: 'a Response',
      give: () => new Response('response', { status: 201 }),
      status: 201,
      body: 'response',
      onKoa2: `a Response, ${koa2}`,
    },
    {
      what: 'a ReadableStream',
      give: () => new Response('web').body,
      body: 'web',
      onKoa2: `a ReadableStream, ${koa2}`,
    },
    { what: 'a promise', give: () => Promise.resolve({ x: 1 }), body: '{"x":1}' },
    { what: 'a promise of a promise', give: async () => Promise.resolve('later'), body: 'later' },
    { what: 'a thenable', give: () => thenable(resolve => resolve('then')), body: 'then' },
    { what: 'a thenable that rejects', give: () => thenable((_, reject) => reject(new Error('no'))), error: /^no$/ },
    {
      what: 'a thenable that throws',
      give: () =>
        thenable(() => {
          throw new Error('no')
        }),
      error: /^no$/,
    },
    {
      what: 'a bigint in an object',
      give: () => ({ id: 1n }),
      error: /^Values#give: body.id is a bigint, which JSON does not have: use a string$/,
    },
    { what: 'a circular object', give: () => SELF, error: /circular structure/ },
    { what: 'toJSON that gives nothing', give: () => ({ toJSON() {} }), error: /must be of type string/ },
    {
      what: 'a member that throws',
      give: () => ({
        get x() {
          throw new Error('no')
        },
      }),
      error: /^no$/,
    },
  ]
  type Then = (resolve: (value: unknown) => void, reject: (error: unknown) => void) => void
  function thenable(then: Then | number): object {
    return { then }
  }

  describe.each(applications)('is a body or an error on $koa', ({ koa, create }) => {
    it.each(rows)('$what', async ({ give, status = 200, body = '', error, onKoa2 }) => {
      class Values {
        give() {
          return give()
        }
      }
      const ask = await serve(
        define({ Values }, r => r.get('it', Values, 'give')),
        undefined,
        create(),
      )
      const answer = await ask('GET /it')
      const expected = koa === 'Koa 2' ? (onKoa2 ?? error) : error
      if (expected === undefined) {
        expect({ ...answer, text: '' }).toEqual({ status, text: '', errors: [] })
        expect(answer.text).toContain(body)
        return
      }
      const message = typeof expected === 'string' ? `Values#give returned ${expected}` : expect.stringMatching(/./)
      expect(answer).toEqual({ status: 500, text: 'Internal Server Error', errors: [message] })
      if (expected instanceof RegExp) expect(answer.errors[0]?.replace('Values#give returned ', '')).toMatch(expected)
    })
  })
})

describe('any text as a path', () => {
  const echo = (ctx: Koa.Context) => {
    ctx.body = ctx._matchedRoute
  }
  const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
  const OTHERS = [
    ...['é', 'e\u0301', 'ß', 'İ', 'ı', '\u212a', 'Σ', 'ς', '漢', '\u{1f682}', '👨‍👩‍👧', '\u05d0', '\u0627'],
    ...['\u00a0', '\u00ad', '\u2028', '\u2029', '\ufeff', '\u200b', '\u200d', '\u202e', '\ufffd', '\uffff', '\u0085'],
    ...['\ud800', '\udfff', '\udc00\ud800', '%20', '%2F', '%', '%zz', '..', '.', '//', '\\', '__proto__'],
  ]
  const PARTS = [...ASCII, ...OTHERS]

  /** Refused when the table is defined, or answered for its own link. Gives which. */
  const outcome = async (text: string): Promise<'refused' | 'answered'> => {
    const shown = JSON.stringify(text)
    let routes: AnyRouteTable
    try {
      routes = define({}, r => r.get(text, echo))
    } catch (error) {
      expect(error, shown).toBeInstanceOf(RouteError)
      return 'refused'
    }
    const path = routes[0]?.path ?? ''
    const link = routes.path(path)
    const { status, text: answered } = await (await serve(routes))(`GET ${link}`)
    expect({ shown, status, answered }).toEqual({ shown, status: 200, answered: path })
    expect(routes.match('GET', link)?.route.path, shown).toBe(path)
    expect(explainMatch(routes, 'GET', link).route?.path, shown).toBe(path)
    return 'answered'
  }

  it('is refused, or answered where its link leads, for each character', async () => {
    const outcomes = new Map<string, string>()
    for (const part of PARTS.filter(part => !/[:*]/.test(part))) {
      outcomes.set(part, await outcome(part))
      await outcome(`a${part}b/c`)
    }
    const refused = [...outcomes].filter(([, each]) => each === 'refused').map(([part]) => part)
    expect(refused).toEqual(
      [...outcomes.keys()].filter(part => /[\t\n\r ?#%\\{}<>[\]^|()\p{Surrogate}]|^\.+$|^\/\/$/u.test(part)),
    )
  })

  const seed = seedOf(process.env)
  it(`is refused, or answered where its link leads, for random texts (SEED=${seed})`, async () => {
    const random = new Random(seed)
    const found = new Set<string>()
    for (let texts = 0; texts < 2 * Number(process.env.TABLES ?? 30); texts++) {
      const length = 1 + random.below(5)
      const text = Array.from({ length }, () => (random.chance(0.4) ? 'a' : random.pick(PARTS))).join('')
      if (!/[:*]/.test(text)) found.add(await outcome(text))
    }
    expect([...found].sort()).toEqual(['answered', 'refused'])
  })

  it.each(['\ud800', 'a\udc00', '\udfff\ud800'])('has no half of a surrogate pair anywhere: %j', async half => {
    const routes = define({}, r => r.get('a/:id', echo).get('files/*rest', echo))
    const ask = await serve(routes)
    expect(() => routes.path('/a/:id', { id: half })).toThrow(LinkError)
    expect(() => routes.path('/files/*rest', { rest: `a/${half}` })).toThrow(LinkError)
    expect(() => routes.path('/a/:id', { id: 'a' }, { query: { q: half } })).toThrow(LinkError)
    expect(() => routes.path('/a/:id', { id: 'a' }, { hash: half })).toThrow(LinkError)
    expect(() => routes.match('GET', `/a/${half}`)).toThrow(LinkError)
    expect(() => explainMatch(routes, 'GET', `/a/${half}`)).toThrow(LinkError)
    // Encoded, which no encoder does, it is not UTF-8.
    expect((await ask('GET /a/%ED%A0%80')).status).toBe(400)
    expect(await ask('GET /a/b')).toMatchObject({ status: 200, errors: [] })
  })
})
