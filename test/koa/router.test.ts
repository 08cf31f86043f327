import { Readable } from 'node:stream'
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { type AnyRouteTable, createRouter, defineRoutes, problemDetails, type RouterOptions } from '../../src/index.js'
import { noOption, noOptions } from '../support/lists.js'
import { serve as serveOn } from '../support/serve.js'

type Table = AnyRouteTable

/** Serves the middlewares on loopback until the test ends. `ask('GET /places')` sends a request over HTTP. */
const serve = async (...middlewares: readonly Koa.Middleware[]) => {
  const { port, errors } = await serveOn(new Koa(), ...middlewares)
  const ask = async (request: string) => {
    const [method = '', path = ''] = request.split(' ')
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  return { ask, errors, port }
}

/** Serves a table, mounted as an application mounts it. */
const mount = (routes: Table, options?: RouterOptions) => {
  const router = createRouter(routes, options)
  return serve(router.routes(), router.allowedMethods())
}

/** Answers with the matched path and its parameters: `/places/:id {"id":"5"}`. */
const echo = (ctx: Koa.Context): void => {
  ctx.body = `${ctx._matchedRoute} ${JSON.stringify(ctx.params)}`
}

/** Serves a table with one route, `GET /it`, whose action is this function. */
const mountAction = (action: (ctx: Koa.Context, next: Koa.Next) => unknown) => {
  class ItController {
    answer(ctx: Koa.Context, next: Koa.Next) {
      return action(ctx, next)
    }
  }
  return mount(defineRoutes({ It: ItController }, r => r.get('it', ItController, 'answer')))
}

describe('createRouter(routes).routes()', () => {
  it('answers the routes of the table', async () => {
    const { ask } = await mount(defineRoutes({}, r => r.get('ping', echo).post('places/:id', echo)))
    expect(await ask('GET /ping')).toMatchObject({ status: 200, text: '/ping {}' })
    expect(await ask('POST /places/5')).toMatchObject({ status: 200, text: '/places/:id {"id":"5"}' })
  })

  it('calls the next middleware if no route matches, and only then', async () => {
    const router = createRouter(defineRoutes({}, r => r.get('ping', echo)))
    const { ask } = await serve(router.routes(), ctx => {
      ctx.body = `after, ${JSON.stringify(ctx.params)}`
    })
    expect((await ask('GET /pong')).text).toBe('after, undefined')
    expect((await ask('POST /ping')).text).toBe('after, undefined')
    expect((await ask('GET /ping')).text).toBe('/ping {}')
  })

  it('runs one route for a request, the one that goes first', async () => {
    const ran: string[] = []
    const note = (name: string) => (ctx: Koa.Context) => {
      ran.push(name)
      ctx.body = name
    }
    const { ask } = await mount(
      defineRoutes({}, r =>
        r
          .all('*rest', note('all'))
          .get('*rest', note('wildcard'))
          .get(':name', note('param'))
          .get('ping', note('literal'))
          .all('ping', note('literal, all')),
      ),
    )
    expect((await ask('GET /ping')).text).toBe('literal')
    expect(ran).toEqual(['literal'])
  })

  it('always returns a promise, also where a route or the next middleware is synchronous', async () => {
    const error = new Error('at once')
    const answer = createRouter(
      defineRoutes({}, r =>
        r
          .get('value', _ctx => 'value')
          .get('nothing', () => {})
          .get('error', () => {
            throw error
          })
          .scope('scope', r => r.use(() => 'used').get('value', () => {})),
      ),
    ).routes()
    const call = (path: string): Promise<unknown> => {
      const ctx = {
        app: {},
        method: 'GET',
        path,
        throw: (status: number) => {
          throw status
        },
      }
      const returned: unknown = Reflect.apply(answer, undefined, [ctx, () => 'next'])
      expect(returned).toBeInstanceOf(Promise)
      return returned as Promise<unknown>
    }
    expect(await call('/value')).toBe('value')
    expect(await call('/nothing')).toBeUndefined()
    expect(await call('/scope/value')).toBe('used')
    expect(await call('/nowhere')).toBe('next')
    await expect(call('/error')).rejects.toBe(error)
    await expect(call('/%zz')).rejects.toBe(400)
  })

  it('serves concurrent requests, each with its own parameters', async () => {
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    const { ask } = await mount(
      defineRoutes({}, r =>
        r.get('places/:id', async ctx => {
          if (ctx.params.id === '1') await held
          else release()
          echo(ctx)
        }),
      ),
    )
    const answers = await Promise.all([ask('GET /places/1'), ask('GET /places/2')])
    expect(answers.map(answer => answer.text)).toEqual(['/places/:id {"id":"1"}', '/places/:id {"id":"2"}'])
  })
})

describe('ctx.params', () => {
  /** The value of `ctx.params` in a middleware route. */
  const paramsOf = async (path: string, request: string): Promise<object> => {
    let params: object = {}
    const { ask } = await mount(
      defineRoutes({}, r =>
        r.get(path as 'any/path', ctx => {
          params = ctx.params
          ctx.body = 'seen'
        }),
      ),
    )
    expect(await ask(request)).toMatchObject({ status: 200, text: 'seen' })
    return params
  }

  it.each([
    { path: '/ping', request: 'GET /ping', entries: [] },
    { path: '/places/:id', request: 'GET /places/5?id=6&more=7', entries: [['id', '5']] },
    {
      path: '/places/:placeId/rooms/:id',
      request: 'GET /places/a%20b/rooms/%E2%82%AC',
      entries: [
        ['placeId', 'a b'],
        ['id', '€'],
      ],
    },
    { path: '/files/*path', request: 'GET /files/a/b%20c', entries: [['path', 'a/b c']] },
    {
      path: '/:constructor/:toString',
      request: 'GET /a/b',
      entries: [
        ['constructor', 'a'],
        ['toString', 'b'],
      ],
    },
  ])('has exactly the decoded parameters of $path and no prototype', async ({ path, request, entries }) => {
    const params = await paramsOf(path, request)
    expect(Object.entries(params)).toEqual(entries)
    expect(Object.getPrototypeOf(params)).toBeNull()
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it.each(['params', '_matchedRoute', '_matchedRouteName', 'routerPath'])(
    'gives %s back to the middleware after the router, if nothing else of a match was on ctx',
    async name => {
      const router = createRouter(defineRoutes({}, r => r.get('places/:id', (_, next) => next())))
      const { ask } = await serve(
        async (ctx, next) => {
          ctx[name] = 'outside'
          await next()
        },
        router.routes(),
        ctx => {
          const { params, _matchedRoute, _matchedRouteName, routerPath } = ctx
          ctx.body = { params, _matchedRoute, _matchedRouteName, routerPath }
        },
      )
      expect(JSON.parse((await ask('GET /places/5')).text)).toEqual({ [name]: 'outside' })
    },
  )

  it('is restored for the middleware after the router, and is that of the route again afterwards', async () => {
    const seen: unknown[] = []
    const outer = { from: 'outside' }
    const router = createRouter(
      defineRoutes({}, r =>
        r.get('places/:id', async (ctx, next) => {
          seen.push(['route', { ...ctx.params }])
          await next()
          seen.push(['route again', { ...ctx.params }])
        }),
      ),
    )
    const { ask } = await serve(
      async (ctx, next) => {
        ctx.params = outer
        await next()
      },
      router.routes(),
      ctx => {
        seen.push(['after', ctx.params])
        ctx.body = 'after'
      },
    )
    expect((await ask('GET /places/5')).text).toBe('after')
    expect(seen).toEqual([
      ['route', { id: '5' }],
      ['after', outer],
      ['route again', { id: '5' }],
    ])
    expect(seen[1]).toHaveProperty('1', outer)
  })

  it('is that of the route again also if the middleware after the router throws', async () => {
    let afterwards: unknown
    const router = createRouter(
      defineRoutes({}, r =>
        r.get('places/:id', async (ctx, next) => {
          await next().catch(() => {})
          afterwards = ctx.params.id
          ctx.body = 'caught'
        }),
      ),
    )
    const { ask } = await serve(router.routes(), () => {
      throw new Error('after')
    })
    expect((await ask('GET /places/5')).text).toBe('caught')
    expect(afterwards).toBe('5')
  })

  it('is that of its own route in a second router after the first', async () => {
    const seen: unknown[] = []
    const first = createRouter(
      defineRoutes({}, r =>
        r.get('places/:place', async (ctx, next) => {
          await next()
          seen.push({ ...ctx.params })
        }),
      ),
    )
    const second = createRouter(
      defineRoutes({}, r =>
        r.get('places/:id', ctx => {
          seen.push({ ...ctx.params })
          ctx.body = 'second'
        }),
      ),
    )
    const { ask } = await serve(first.routes(), second.routes())
    expect((await ask('GET /places/5')).text).toBe('second')
    expect(seen).toEqual([{ id: '5' }, { place: '5' }])
  })
})

describe('an action', () => {
  it('may be named then, because its controller is not awaited', async () => {
    class StepsController {
      // biome-ignore lint/suspicious/noThenProperty: the test is about a controller that has one
      then() {
        return 'what comes then'
      }
    }
    const { ask } = await mount(defineRoutes({ Steps: StepsController }, r => r.get('then', StepsController, 'then')))
    expect(await ask('GET /then')).toMatchObject({ status: 200, text: 'what comes then' })
  })

  describe('named then', () => {
    class StepsController {
      // biome-ignore lint/suspicious/noThenProperty: the test is about a controller that has one
      then(...given: unknown[]) {
        return `called with ${given.length}`
      }
    }
    class InheritingController extends StepsController {}
    const routes = defineRoutes({ Steps: StepsController, More: InheritingController }, r =>
      r.get('then', StepsController, 'then').get('more', InheritingController, 'then'),
    )

    it.each(['GET /then', 'GET /more'])('is called once, on a controller that a container gives: %s', async request => {
      const { ask } = await mount(routes, { instantiate: Controller => new Controller() })
      expect(await ask(request)).toMatchObject({ status: 200, text: 'called with 2' })
    })

    it.each(['GET /then', 'GET /more'])('is an error where a container promises the controller: %s', async request => {
      const { ask, errors } = await mount(routes, { instantiate: async Controller => new Controller() })
      expect((await ask(request)).status).toBe(500)
      expect(errors).toMatchObject([
        {
          name: 'TypeError',
          message: expect.stringMatching(
            /^\w+#then: instantiate must return the controller itself, because a promise would call its 'then'$/,
          ),
        },
      ])
    })
  })

  it('is called with ctx and next, on a new controller constructed with ctx', async () => {
    const calls: unknown[][] = []
    const instances = new Set<object>()
    class PlacesController {
      constructor(...given: unknown[]) {
        instances.add(this)
        calls.push(given)
      }
      show(...given: unknown[]) {
        instances.add(this)
        calls.push(given)
        return 'shown'
      }
    }
    const { ask } = await mount(
      defineRoutes({ Places: PlacesController }, r => r.resources('places', { only: ['show'] })),
    )
    expect((await ask('GET /places/5')).text).toBe('shown')
    const [constructed, called] = calls
    expect(constructed).toEqual([expect.objectContaining({ params: { id: '5' } })])
    expect(called).toEqual([constructed?.[0], expect.any(Function)])
    expect(instances.size).toBe(1)

    await ask('GET /places/6')
    expect(instances.size).toBe(2)
    expect(calls[2]?.[0]).not.toBe(constructed?.[0])
  })

  it('may be a method, an async method, an arrow property, a getter or inherited', async () => {
    class BaseController {
      protected readonly name: string
      constructor(ctx: Koa.Context) {
        this.name = ctx.path
      }
      inherited() {
        return `inherited ${this.name}`
      }
    }
    class KindsController extends BaseController {
      method() {
        return `method ${this.name}`
      }
      async later() {
        await null
        return `later ${this.name}`
      }
      arrow = () => `arrow ${this.name}`
      get computed() {
        return () => 'computed'
      }
    }
    const { ask } = await mount(
      defineRoutes({ Kinds: KindsController }, r =>
        r
          .get('method', KindsController, 'method')
          .get('later', KindsController, 'later')
          .get('arrow', KindsController, 'arrow')
          .get('computed', KindsController, 'computed')
          .get('inherited', KindsController, 'inherited'),
      ),
    )
    expect((await ask('GET /method')).text).toBe('method /method')
    expect((await ask('GET /later')).text).toBe('later /later')
    expect((await ask('GET /arrow')).text).toBe('arrow /arrow')
    expect((await ask('GET /computed')).text).toBe('computed')
    expect((await ask('GET /inherited')).text).toBe('inherited /inherited')
  })

  it('may have a name that is not an identifier, as a method and as a property', async () => {
    class DashedController {
      'in-dashes'() {
        return 'method'
      }
      'with-dashes' = () => 'property'
    }
    const { ask } = await mount(
      defineRoutes({ Dashed: DashedController }, r =>
        r.get('method', DashedController, 'in-dashes').get('property', DashedController, 'with-dashes'),
      ),
    )
    expect((await ask('GET /method')).text).toBe('method')
    expect((await ask('GET /property')).text).toBe('property')
  })

  it('may call next to reach the middleware after the router', async () => {
    class ItController {
      async answer(_ctx: Koa.Context, next: Koa.Next) {
        await next()
      }
    }
    const router = createRouter(defineRoutes({ It: ItController }, r => r.get('it', ItController, 'answer')))
    const { ask } = await serve(router.routes(), ctx => {
      ctx.body = 'after'
    })
    expect((await ask('GET /it')).text).toBe('after')
  })

  it('answers 500 and names the action if it turns out not to be a function', async () => {
    class ItController {
      answer: unknown = 'a text'
    }
    const { ask, errors } = await mount(defineRoutes({ It: ItController }, r => r.get('it', ItController, 'answer')))
    expect((await ask('GET /it')).status).toBe(500)
    expect(errors).toEqual([expect.any(TypeError)])
    expect(errors).toMatchObject([{ message: "It#answer is not a function on the controller's instance" }])
  })
})

describe('createRouter(routes, { instantiate })', () => {
  class GreetingController {
    constructor(readonly greeting: string) {}
    show(ctx: Koa.Context) {
      return `${this.greeting}, ${ctx.params.name}`
    }
  }
  const routes = defineRoutes({ Greeting: GreetingController }, r => r.get(':name', GreetingController, 'show'))

  it('constructs the controller from its class and ctx', async () => {
    const given: unknown[] = []
    const { ask } = await mount(routes, {
      instantiate: (controller, ctx) => {
        given.push(controller, ctx.path)
        return new GreetingController('hello')
      },
    })
    expect((await ask('GET /ada')).text).toBe('hello, ada')
    expect(given).toEqual([GreetingController, '/ada'])
  })

  it('may be asynchronous', async () => {
    const { ask } = await mount(routes, { instantiate: async () => new GreetingController('later') })
    expect((await ask('GET /ada')).text).toBe('later, ada')
  })

  it('may return a promise of any kind, and a controller that is no instance of the class', async () => {
    const later = new GreetingController('later')
    // biome-ignore lint/suspicious/noThenProperty: a container may have promises of its own
    const promise = { then: (resolve: (made: object) => void) => resolve(later) } as Promise<object>
    expect((await (await mount(routes, { instantiate: () => promise })).ask('GET /ada')).text).toBe('later, ada')
    const stand = { show: () => 'a stand-in' }
    expect((await (await mount(routes, { instantiate: () => stand })).ask('GET /ada')).text).toBe('a stand-in')
  })

  it.each([undefined, null, 5, 'text', {}])('answers 500 if it returns no controller: %s', async made => {
    const { ask, errors } = await mount(routes, { instantiate: () => made as object })
    expect((await ask('GET /ada')).status).toBe(500)
    expect(errors).toMatchObject([{ message: "Greeting#show is not a function on the controller's instance" }])
  })

  it('passes its error on to Koa', async () => {
    const { ask } = await mount(routes, {
      instantiate: async (_controller, ctx) => ctx.throw(409, 'the container is closed'),
    })
    expect(await ask('GET /ada')).toMatchObject({ status: 409, text: 'the container is closed' })
  })

  it('is called after the middlewares of the scope, and only for actions', async () => {
    const order: string[] = []
    const { ask } = await mount(
      defineRoutes({ Greeting: GreetingController }, r =>
        r
          .use((_ctx, next) => {
            order.push('use')
            return next()
          })
          .get('greet/:name', GreetingController, 'show')
          .get('echo', echo),
      ),
      {
        instantiate: () => {
          order.push('instantiate')
          return new GreetingController('hello')
        },
      },
    )
    await ask('GET /greet/ada')
    await ask('GET /echo')
    expect(order).toEqual(['use', 'instantiate', 'use'])
  })
})

describe('the value that an action returns', () => {
  const text = 'text/plain; charset=utf-8'
  const json = 'application/json; charset=utf-8'

  it.each([
    { returned: 'hello', status: 200, type: text, body: 'hello' },
    { returned: '', status: 200, type: text, body: '' },
    { returned: null, status: 204, type: null, body: '' },
    { returned: { id: '5' }, status: 200, type: json, body: '{"id":"5"}' },
    { returned: [], status: 200, type: json, body: '[]' },
    { returned: 0, status: 200, type: json, body: '0' },
    { returned: false, status: 200, type: json, body: 'false' },
    { returned: Buffer.from('bytes'), status: 200, type: 'application/octet-stream', body: 'bytes' },
  ])('becomes the body in the form that Koa sends: $returned', async ({ returned, status, type, body }) => {
    for (const value of [returned, Promise.resolve(returned)]) {
      const { ask } = await mountAction(() => value)
      const answer = await ask('GET /it')
      expect(answer).toMatchObject({ status, text: body })
      expect(answer.headers.get('content-type')).toBe(type)
    }
  })

  it('may be a stream', async () => {
    const { ask } = await mountAction(() => Readable.from(['a', 'b', 'c']))
    expect(await ask('GET /it')).toMatchObject({ status: 200, text: 'abc' })
  })

  it('keeps the status that the action set', async () => {
    const { ask } = await mountAction(ctx => {
      ctx.status = 201
      return { id: '5' }
    })
    expect(await ask('GET /it')).toMatchObject({ status: 201, text: '{"id":"5"}' })
  })

  it('leaves the body as the action set it if it is undefined', async () => {
    const { ask } = await mountAction(async ctx => {
      ctx.body = 'set'
    })
    expect((await ask('GET /it')).text).toBe('set')
  })

  it('does not become the body in a middleware route', async () => {
    const { ask } = await mount(defineRoutes({}, r => r.get('it', _ctx => 'not a body')))
    expect((await ask('GET /it')).status).toBe(404)
  })
})

describe('an error in a route', () => {
  it.each([
    { thrown: 'ctx.throw(404)', action: (ctx: Koa.Context) => ctx.throw(404), status: 404, text: 'Not Found' },
    {
      thrown: "ctx.throw(422, 'no such date')",
      action: (ctx: Koa.Context) => ctx.throw(422, 'no such date'),
      status: 422,
      text: 'no such date',
    },
    {
      thrown: 'a rejected promise',
      action: () => Promise.reject(new Error('secret')),
      status: 500,
      text: 'Internal Server Error',
    },
    {
      thrown: 'a thrown Error',
      action: () => {
        throw new Error('secret')
      },
      status: 500,
      text: 'Internal Server Error',
    },
  ])('is answered by Koa if an action has $thrown', async ({ action, status, text }) => {
    const { ask } = await mountAction(action)
    expect(await ask('GET /it')).toMatchObject({ status, text })
  })
})

describe('the method of a request', () => {
  it('without a route is answered with 404 if allowedMethods() is not mounted', async () => {
    const { ask } = await serve(createRouter(defineRoutes({}, r => r.get('places', echo))).routes())
    for (const request of ['DELETE /places', 'OPTIONS /places', 'PROPFIND /places']) {
      const answer = await ask(request)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('allow')).toBeNull()
    }
  })

  it.each([
    { because: 'a route with the method goes before all', request: 'GET /all-and-get', answer: 'get' },
    { because: 'all answers other methods', request: 'POST /all-and-get', answer: 'all' },
    { because: 'get answers HEAD before all does', request: 'HEAD /all-and-get', answer: 'get' },
    { because: 'head goes before get', request: 'HEAD /get-and-head', answer: 'head' },
    { because: 'head does not answer GET', request: 'GET /get-and-head', answer: 'get' },
    { because: 'all answers HEAD if nothing else does', request: 'HEAD /all', answer: 'all' },
    { because: 'all answers OPTIONS', request: 'OPTIONS /all', answer: 'all' },
    { because: 'options goes before all', request: 'OPTIONS /all-and-options', answer: 'options' },
    { because: 'all answers methods that have no call', request: 'PROPFIND /all', answer: 'all' },
    { because: 'a literal with another method does not hide a parameter', request: 'GET /literal', answer: 'param' },
  ])('$because: $request', async ({ request, answer }) => {
    const say = (text: string) => (ctx: Koa.Context) => {
      ctx.set('x-answer', text)
      ctx.status = 200
    }
    const { ask } = await mount(
      defineRoutes({}, r =>
        r
          .all('all-and-get', say('all'))
          .get('all-and-get', say('get'))
          .get('get-and-head', say('get'))
          .head('get-and-head', say('head'))
          .all('all', say('all'))
          .all('all-and-options', say('all'))
          .options('all-and-options', say('options'))
          .post('literal', say('literal'))
          .get(':param', say('param')),
      ),
    )
    const found = await ask(request)
    expect(found.headers.get('x-answer')).toBe(answer)
    expect(found.status).toBe(200)
  })
})

describe('createRouter(routes).allowedMethods()', () => {
  const orders = ['mounted after routes()', 'mounted before routes()'] as const
  /** Mounts both middlewares in the given order. */
  const mountIn = (order: (typeof orders)[number], routes: Table, ...after: readonly Koa.Middleware[]) => {
    const router = createRouter(routes)
    const both = [router.routes(), router.allowedMethods()]
    return serve(...(order === 'mounted after routes()' ? both : both.reverse()), ...after)
  }

  describe.each(orders)('%s', order => {
    it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'PROPFIND'])('leaves a 404 that a route has set: %s', async method => {
      const { ask } = await mountIn(
        order,
        defineRoutes({}, r =>
          r.all('gone', ctx => {
            ctx.status = 404
          }),
        ),
      )
      const answer = await ask(`${method} /gone`)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('allow')).toBeNull()
    })

    it.each(['GET', 'OPTIONS', 'PROPFIND'])(
      'leaves the 404 of the middleware after a route that calls next: %s',
      async method => {
        const { ask } = await mountIn(
          order,
          defineRoutes({}, r => r.all('*rest', (_ctx, next) => next())),
          (_ctx, next) => next(),
        )
        const answer = await ask(`${method} /anything`)
        expect(answer.status).toBe(404)
        expect(answer.headers.get('allow')).toBeNull()
      },
    )
  })

  it('leaves a 404 that a route of another router has set', async () => {
    const readers = createRouter(defineRoutes({}, r => r.get('places/:id', echo)))
    const writers = createRouter(
      defineRoutes({}, r =>
        r.delete('places/:id', ctx => {
          ctx.status = 404
        }),
      ),
    )
    const { ask } = await serve(readers.routes(), readers.allowedMethods(), writers.routes(), writers.allowedMethods())
    const answer = await ask('DELETE /places/5')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('allow')).toBeNull()
  })

  it('answers for its own routes if a route of another router has called next', async () => {
    const logging = createRouter(defineRoutes({}, r => r.all('*rest', (_ctx, next) => next())))
    const places = createRouter(defineRoutes({}, r => r.get('places', echo)))
    const { ask } = await serve(logging.routes(), logging.allowedMethods(), places.routes(), places.allowedMethods())
    expect((await ask('GET /places')).text).toBe('/places {}')
    const answer = await ask('POST /places')
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('ctx._matchedRoute, ctx._matchedRouteName and ctx.routerPath', () => {
  class PlacesController {
    show() {
      return 'shown'
    }
  }
  const routes = defineRoutes({ 'V1/Places': PlacesController }, r =>
    r.namespace('v1', r => r.resources('places', { only: ['show'] })).get('health', () => {}),
  )

  it.each([
    { request: 'GET /v1/places/5', path: '/v1/places/:id', name: 'V1/Places#show' },
    { request: 'GET /health', path: '/health', name: undefined },
    { request: 'GET /nowhere', path: undefined, name: undefined },
    { request: 'POST /health', path: undefined, name: undefined },
  ])('name the route that answered $request: $path', async ({ request, path, name }) => {
    const seen: unknown[] = []
    const router = createRouter(routes)
    const { ask } = await serve(
      async (ctx, next) => {
        await next()
        seen.push(ctx._matchedRoute, ctx._matchedRouteName, ctx.routerPath)
      },
      router.routes(),
      router.allowedMethods(),
    )
    await ask(request)
    expect(seen).toEqual([path, name, path])
  })

  it('are set in the route and in the middlewares of its scope', async () => {
    const seen: unknown[] = []
    const { ask } = await mount(
      defineRoutes({}, r =>
        r
          .use((ctx, next) => {
            seen.push(ctx._matchedRoute)
            return next()
          })
          .get('places/:id', (ctx: Koa.Context) => {
            seen.push(ctx.routerPath)
          }),
      ),
    )
    await ask('GET /places/5')
    expect(seen).toEqual(['/places/:id', '/places/:id'])
  })
})

describe('use(middleware)', () => {
  /** A middleware that records its name on the way in, and in parentheses on the way out. */
  const trace = (name: string) => async (ctx: Koa.Context, next: Koa.Next) => {
    ctx.state.trace = [...(ctx.state.trace ?? []), name]
    await next()
    ctx.state.trace.push(`(${name})`)
    ctx.set('x-trace', ctx.state.trace.join(' '))
  }
  class ActionsController {
    index() {}
    show() {}
    preview() {}
    search() {}
  }
  class PlacesController extends ActionsController {}
  class RoomsController extends ActionsController {}
  class UsersController extends ActionsController {}
  const controllers = {
    Places: PlacesController,
    'Places/Rooms': RoomsController,
    'Admin/Users': UsersController,
  }
  const read = { only: ['index', 'show'] } as const
  const routes = defineRoutes(controllers, r =>
    r
      .get('before', () => {})
      .use(trace('top'))
      .namespace('admin', r => r.use(trace('admin 1')).use(trace('admin 2')).resources('users', read))
      .resources('places', read, r =>
        r
          .get('preview')
          .use(trace('places'))
          .collection(r =>
            r
              .get('search')
              .use(trace('collection'))
              .get('late', () => {}),
          )
          .resources('rooms', read),
      )
      .scope('scoped', r => r.use(trace('scope')).get('inside', () => {}))
      .scope(r => r.use(trace('group')).get('grouped', () => {}))
      .get('of-verb', trace('one'), trace('two'), () => {})
      .get('of-action', trace('one'), RoomsController, 'search')
      .get('between', () => {})
      .use(trace('late'))
      .get('after', () => {}),
  )

  it.each([
    { because: 'no route before it', request: 'GET /before', trace: null },
    { because: 'a route after it', request: 'GET /between', trace: 'top (top)' },
    {
      because: 'several middlewares, outermost first',
      request: 'GET /admin/users',
      trace: 'top admin 1 admin 2 (admin 2) (admin 1) (top)',
    },
    {
      because: 'standard actions, which are not part of the callback',
      request: 'GET /places',
      trace: 'top (top)',
    },
    { because: 'no route before it in a callback', request: 'GET /places/5/preview', trace: 'top (top)' },
    { because: 'a nested resource', request: 'GET /places/5/rooms/6', trace: 'top places (places) (top)' },
    { because: 'a collection', request: 'GET /places/search', trace: 'top places (places) (top)' },
    {
      because: 'a route after it in a collection',
      request: 'GET /places/late',
      trace: 'top places collection (collection) (places) (top)',
    },
    { because: 'a scope', request: 'GET /scoped/inside', trace: 'top scope (scope) (top)' },
    { because: 'a group', request: 'GET /grouped', trace: 'top group (group) (top)' },
    {
      because: 'one route, behind its own middlewares',
      request: 'GET /of-verb',
      trace: 'top one two (two) (one) (top)',
    },
    {
      because: 'one action, behind its own middleware',
      request: 'GET /of-action',
      trace: 'top one (one) (top)',
    },
    { because: 'a later route, and not for a sibling scope', request: 'GET /after', trace: 'top late (late) (top)' },
    { because: 'no request without a route', request: 'GET /nowhere', trace: null },
    { because: 'no request with another method', request: 'POST /between', trace: null },
  ])('runs for $because: $request', async ({ request, trace }) => {
    const { ask } = await mount(routes)
    expect((await ask(request)).headers.get('x-trace')).toBe(trace)
  })

  it('stops the action when it does not call next', async () => {
    let acted = false
    class SecretController {
      show() {
        acted = true
        return 'secret'
      }
    }
    const { ask } = await mount(
      defineRoutes({ Secret: SecretController }, r =>
        r.use(ctx => ctx.throw(401, 'who are you?')).get('thrown', SecretController, 'show'),
      ),
    )
    expect(await ask('GET /thrown')).toMatchObject({ status: 401, text: 'who are you?' })

    const silent = await mount(
      defineRoutes({ Secret: SecretController }, r => r.use(() => {}).get('silent', SecretController, 'show')),
    )
    expect((await silent.ask('GET /silent')).status).toBe(404)
    expect(acted).toBe(false)
  })

  it('sees the parameters and passes ctx.state to the action', async () => {
    class PlacesController {
      show(ctx: Koa.Context) {
        return ctx.state
      }
    }
    const { ask } = await mount(
      defineRoutes({ Places: PlacesController }, r =>
        r
          .use((ctx, next) => {
            ctx.state.seen = ctx.params.id
            return next()
          })
          .resources('places', { only: ['show'] }),
      ),
    )
    expect((await ask('GET /places/5')).text).toBe('{"seen":"5"}')
  })

  it('may change the body that the action set', async () => {
    class PlacesController {
      show() {
        return { id: '5' }
      }
    }
    const { ask } = await mount(
      defineRoutes({ Places: PlacesController }, r =>
        r
          .use(async (ctx, next) => {
            await next()
            ctx.body = { data: ctx.body }
          })
          .resources('places', { only: ['show'] }),
      ),
    )
    expect((await ask('GET /places/5')).text).toBe('{"data":{"id":"5"}}')
  })
})

describe('a function that makes a middleware, in place of the middleware', () => {
  const router = createRouter(defineRoutes({}, r => r.get('it', echo)))

  it.each([
    // @ts-expect-error write router.routes(), with parentheses
    { name: 'router.routes', mountOn: (app: Koa) => void app.use(router.routes) },
    // @ts-expect-error write router.allowedMethods(), with parentheses
    { name: 'router.allowedMethods', mountOn: (app: Koa) => void app.use(router.allowedMethods) },
    // @ts-expect-error write problemDetails(), with parentheses
    { name: 'problemDetails', mountOn: (app: Koa) => void app.use(problemDetails) },
  ])('$name: every request is answered with 500', async ({ name, mountOn }) => {
    const app = new Koa()
    mountOn(app)
    const { ask, errors } = await serve((ctx, next) => app.middleware[0]?.(ctx, next))
    expect((await ask('GET /it')).status).toBe(500)
    expect(errors).toMatchObject([
      { name: 'TypeError', message: `${name.replace('router.', '')}: write ${name}(), with parentheses` },
    ])
  })

  it('cannot be in a table', () => {
    // @ts-expect-error use: a middleware takes (ctx, next)
    defineRoutes({}, r => r.use(router.routes).get('it', echo))
    // @ts-expect-error mount('it'): a middleware takes (ctx, next)
    defineRoutes({}, r => r.mount('it', router.routes))
    expect(createRouter(defineRoutes({}, r => r.mount('it', router.routes()))).routes()).toBeTypeOf('function')
  })
})

describe('createRouter(routes, options) with a wrong argument', () => {
  const routes = defineRoutes({}, r => r.get('health', () => {}))

  it.each<readonly [table: unknown, options: unknown, message: string]>([
    [undefined, {}, 'the first argument must be the route table that defineRoutes returns, not undefined'],
    [{ routes }, {}, 'the first argument must be the route table that defineRoutes returns, not object'],
    [routes, { prefix: '/v1' }, "there is no option 'prefix': in the table, write r => r.scope('prefix', r => …)"],
    [routes, { '': 1 }, noOption('createRouter', '')],
    [routes, { strict: true }, noOption('createRouter', 'strict')],
    [routes, { trailingSlash: 'loose' }, "trailingSlash must be 'ignore' or 'strict', not 'loose'"],
    [routes, { instantiate: 'new' }, 'instantiate must be a function, not string'],
    [routes, null, noOptions('createRouter')],
    [routes, 'strict', noOptions('createRouter')],
    [routes, [], noOptions('createRouter')],
    [routes, new Map(), noOptions('createRouter')],
  ])('throws a TypeError: %j, %j', (table, options, message) => {
    const call = () => createRouter(table as typeof routes, options as RouterOptions)
    expect(call).toThrow(new TypeError(`createRouter: ${message}`))
  })

  it('throws a TypeError for a third argument', () => {
    const call = () =>
      // @ts-expect-error Expected 1-2 arguments, but got 3
      createRouter(routes, {}, { instantiate: () => ({}) })
    const message = 'it takes at most 2 arguments, not 3: createRouter(routes) or createRouter(routes, options)'
    expect(call).toThrow(new TypeError(`createRouter: ${message}`))
  })

  it('takes options that are undefined or the default, and an object without a prototype', () => {
    expect(createRouter(routes, undefined).routes()).toBeTypeOf('function')
    expect(createRouter(routes, { trailingSlash: 'ignore' }).routes()).toBeTypeOf('function')
    const options: RouterOptions = Object.assign(Object.create(null), { trailingSlash: undefined })
    expect(createRouter(routes, options).routes()).toBeTypeOf('function')
  })

  it('does not compile', () => {
    // @ts-expect-error there is no option 'prefix': in the table, write r => r.scope('prefix', r => …)
    expect(() => createRouter(routes, { trailingSlash: 'strict', prefix: '/v1' })).toThrow(TypeError)
    // @ts-expect-error trailingSlash is 'ignore' or 'strict'
    expect(() => createRouter(routes, { trailingSlash: 'loose' })).toThrow(TypeError)
  })
})
