/** Lazy controllers at run time. The modules that a loader may give are in `cases/rejected-loaders.ts`. */
import Koa from 'koa'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type AnyRouteTable, createRouter, defineRoutes, RouteError, type RouterOptions } from '../../src/index.js'
import { unroutedActions } from '../../src/testing/index.js'
import { classOf } from '../support/class-of.js'
import { serve as serveOn } from '../support/serve.js'

class PlacesController {
  index() {
    return 'places'
  }
  show(ctx: { params: { id: string } }) {
    return `place ${ctx.params.id}`
  }
  extra() {}
}

/** A loader that counts its calls, and waits or fails as `give` does. */
const loaderOf = <Given>(give: () => Given | Promise<Given>) => {
  const loads: number[] = []
  const load = async () => {
    loads.push(loads.length)
    return await give()
  }
  return { load, loads }
}

/** A table with a loader. Loaders that the types refuse are cast to `any` by their tests. */
const placesBy = (load: () => Promise<typeof PlacesController>) =>
  defineRoutes({ Places: load }, r => r.resources('places', { only: ['index', 'show'] }))

const serve = async (routes: AnyRouteTable, options?: RouterOptions) => {
  const router = createRouter(routes, options)
  const { ask, errors } = await serveOn(new Koa(), router.routes(), router.allowedMethods())
  const answerOf = async (request: string) => {
    const { status, text } = await ask(request)
    return `${status} ${text}`
  }
  return { ask: answerOf, errors, router }
}

describe('a lazy controller', () => {
  it('is loaded by its first request, once', async () => {
    const { load, loads } = loaderOf(() => PlacesController)
    const { ask } = await serve(placesBy(load))
    expect(loads).toEqual([])
    expect(await ask('GET /places')).toBe('200 places')
    expect(await ask('GET /places/5')).toBe('200 place 5')
    expect(await ask('GET /places')).toBe('200 places')
    expect(loads).toEqual([0])
  })

  it('is loaded by its first request where the table names it by its controller path', async () => {
    const { load, loads } = loaderOf(() => PlacesController)
    const routes = defineRoutes({ Places: load }, r =>
      r.get('near/:id', 'Places#show').resources('spots', { controller: 'Places', only: ['index'] }),
    )
    const { ask } = await serve(routes)
    expect(loads).toEqual([])
    expect(await ask('GET /near/5')).toBe('200 place 5')
    expect(await ask('GET /spots')).toBe('200 places')
    expect(loads).toEqual([0])
  })

  it('is refused when it is loaded, if it does not have the action of a target', async () => {
    class Empty {}
    const load = async () => Empty as unknown as typeof PlacesController // the class of another version of the module
    const routes = defineRoutes({ Places: load }, r => r.get('near/:id', 'Places#show'))
    await expect(routes.load()).rejects.toThrow(
      new RouteError("get('near/:id') needs public methods on 'Places': show (missing)"),
    )
  })

  it('is loaded once for concurrent requests', async () => {
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    const { load, loads } = loaderOf(async () => {
      await held
      return PlacesController
    })
    const { ask } = await serve(placesBy(load))
    const answers = Promise.all([ask('GET /places'), ask('GET /places/5'), ask('GET /places/6')])
    while (loads.length === 0) await new Promise(resolve => setImmediate(resolve))
    release()
    expect(await answers).toEqual(['200 places', '200 place 5', '200 place 6'])
    expect(loads).toEqual([0])
  })

  it('is loaded once for all routers of its table', async () => {
    const { load, loads } = loaderOf(() => PlacesController)
    const routes = placesBy(load)
    const [one, other] = [await serve(routes), await serve(routes)]
    expect([await one.ask('GET /places'), await other.ask('GET /places')]).toEqual(['200 places', '200 places'])
    expect(loads).toEqual([0])
  })

  it('is not loaded for 404, 405, 501, OPTIONS, links and look-ups', async () => {
    const { load, loads } = loaderOf(() => PlacesController)
    const routes = placesBy(load)
    const { ask } = await serve(routes)
    expect(await ask('GET /nowhere')).toBe('404 Not Found')
    expect(await ask('DELETE /places')).toBe('405 Method Not Allowed')
    expect(await ask('PROPFIND /places')).toBe('501 Not Implemented')
    expect(await ask('OPTIONS /places')).toBe('200 ')
    expect(routes.path('Places#show', { id: 5 })).toBe('/places/5')
    expect(routes.match('GET', '/places/5')?.target).toBe('Places#show')
    expect(String(routes)).toContain('Places#show')
    expect(loads).toEqual([])
    expect(await ask('HEAD /places')).toBe('200 ') // answered by GET's action
    expect(loads).toEqual([0])
  })

  it('is loaded after the middlewares of its scope', async () => {
    const { load, loads } = loaderOf(() => PlacesController)
    const routes = defineRoutes({ Places: load }, r =>
      r.use((ctx, next) => (ctx.query.key ? next() : ctx.throw(401))).resources('places', { only: ['index'] }),
    )
    const { ask } = await serve(routes)
    expect(await ask('GET /places')).toBe('401 Unauthorized')
    expect(loads).toEqual([])
    expect(await ask('GET /places?key=1')).toBe('200 places')
  })

  it('is constructed by `instantiate` from the loaded class', async () => {
    const given: unknown[] = []
    const { ask } = await serve(
      placesBy(async () => PlacesController),
      {
        instantiate: Controller => {
          given.push(Controller)
          return new Controller()
        },
      },
    )
    expect(await ask('GET /places/5')).toBe('200 place 5')
    expect(given).toEqual([PlacesController])
  })

  it('answers 500 and emits the error when its load fails, and the next request loads it again', async () => {
    const cause = Object.assign(new Error('no such file'), { code: 'ENOENT', status: 404, expose: true })
    const gives = [() => Promise.reject(cause), () => PlacesController]
    const { load, loads } = loaderOf(() => (gives.shift() as () => typeof PlacesController)()) // one for each load
    const { ask, errors } = await serve(placesBy(load))
    expect(await ask('GET /places')).toBe('500 Internal Server Error')
    expect(errors).toEqual([expect.any(RouteError)])
    expect(errors).toMatchObject([{ message: "defineRoutes: the loader of 'Places' failed: no such file", cause }])
    expect(await ask('GET /places')).toBe('200 places')
    expect(await ask('GET /places')).toBe('200 places')
    expect(loads).toEqual([0, 1])
  })

  it('answers 500 for every action when its class is missing one', async () => {
    class HalfController {
      index() {}
    }
    // biome-ignore lint/suspicious/noExplicitAny: code that the types refuse
    const { ask, errors } = await serve(placesBy(async () => HalfController as any))
    expect(await ask('GET /places')).toBe('500 Internal Server Error')
    expect(errors).toEqual([expect.any(RouteError)])
    expect(errors).toMatchObject([
      { message: "resources('places') needs public methods on 'Places': show (missing)", status: 500 },
    ])
  })
})

describe('router.load()', () => {
  it('loads all controllers at the same time, each once', async () => {
    const started: string[] = []
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    const loader = (name: string) => async () => {
      started.push(name)
      await held
      return PlacesController
    }
    const routes = defineRoutes({ A: loader('A'), B: loader('B'), Eager: PlacesController }, r =>
      r.resources('a', { only: ['index'] }),
    )
    const router = createRouter(routes)
    const loading = router.load()
    expect(started).toEqual(['A', 'B'])
    release()
    await loading
    await Promise.all([router.load(), routes.load()])
    expect(started).toEqual(['A', 'B'])
  })

  it('resolves when there is nothing to load', async () => {
    const routes = defineRoutes({ Places: PlacesController }, r => r.resources('places', { only: ['index'] }))
    expect(await createRouter(routes).load()).toBeUndefined()
    expect(routes[0]).toMatchObject({ controller: PlacesController, action: 'index' })
  })

  it('rejects with one error that has a line for each problem, in the order of the map', async () => {
    // biome-ignore lint/suspicious/noExplicitAny: code that the types refuse
    const gives = (given: unknown) => async (): Promise<any> => given
    const cause = new Error('it is closed')
    const controllers = {
      Places: gives(class {}),
      Rooms: (): Promise<typeof PlacesController> => Promise.reject(cause),
      Users: gives({ five: 5 }),
      Hosts: gives(PlacesController),
    }
    const routes = defineRoutes(controllers, r =>
      r
        .resources('places', { only: ['index', 'show'] }, r => r.get('preview'))
        .resources('users')
        .resources('hosts', { only: ['index'] })
        .resources('rooms', { only: ['index'] }),
    )
    const lines = [
      "resources('places') needs public methods on 'Places': index, show (missing)",
      "get('preview') needs public methods on 'Places': preview (missing)",
      "defineRoutes: the loader of 'Rooms' failed: it is closed",
      "defineRoutes: the loader of 'Users' gives no class: export the controller by default or as UsersController",
    ]
    const error: unknown = await createRouter(routes)
      .load()
      .catch((error: unknown) => error)
    expect(error).toBeInstanceOf(RouteError)
    expect(error).toMatchObject({ message: lines.join('\n'), cause: { errors: [{}, { cause }, {}] } })
  })

  it('rejects with the error of the only controller that fails', async () => {
    const cause = new Error('it is closed')
    const routes = placesBy(() => Promise.reject(cause))
    const error: unknown = await routes.load().catch((error: unknown) => error)
    expect(error).toEqual(new RouteError("defineRoutes: the loader of 'Places' failed: it is closed"))
    expect(error).toMatchObject({ cause })
  })

  it.each([[PlacesController], [undefined], [null], [5], ['text'], [{}], [Object.fromEntries([['then', 5]])]])(
    'rejects when a loader returns %o, which is not a promise',
    async given => {
      // biome-ignore lint/suspicious/noExplicitAny: code that the types refuse
      const routes = placesBy((() => given) as any)
      await expect(routes.load()).rejects.toEqual(
        new RouteError("defineRoutes: the loader of 'Places' must return a promise, as () => import('./file.js') does"),
      )
    },
  )

  it('accepts any value with a then method as a promise', async () => {
    const then = (resolve: (given: unknown) => void) => resolve(PlacesController)
    // biome-ignore lint/suspicious/noExplicitAny: the types expect a promise
    for (const given of [{ then }, Object.assign(() => {}, { then })] as any[]) {
      const routes = placesBy(() => given)
      await routes.load()
      expect(routes.controllers).toEqual({ Places: PlacesController })
    }
  })

  it.each([[null], [undefined], [5], [{ default: null }], [{ default: 5, PlacesController: null }]])(
    'rejects when a loader resolves to %j, which has no class',
    async given => {
      // biome-ignore lint/suspicious/noExplicitAny: code that the types refuse
      const routes = placesBy(async () => given as any)
      await expect(routes.load()).rejects.toEqual(
        new RouteError(
          "defineRoutes: the loader of 'Places' gives no class: export the controller by default or as PlacesController",
        ),
      )
    },
  )

  describe('with a module that also exports functions', () => {
    /** Exported functions, as a module may have them beside its controller. */
    const helpers = {
      mentions: classOf('function mentions() { /* not this one */ return "nor this" // and not this\n}'),
      uses: classOf('function uses() { return this.table }'),
      default: classOf('function plugin() { this.installed = true }'),
    }
    const load = async (module: object) => {
      const routes = defineRoutes({ Places: async () => module as never }, r =>
        r.resources('places', { only: ['index'] }),
      )
      await routes.load()
      return routes.controllers.Places
    }

    it.each(['mentions', 'uses', 'default'] as const)(
      'finds the class beside one that looks like a class: %s',
      async name => {
        for (const exported of [{ Other: PlacesController }, { PlacesController }])
          expect(await load({ ...exported, [name]: helpers[name] })).toBe(PlacesController)
      },
    )

    it('finds a class that was compiled for an old target', async () => {
      const compiled = classOf('(() => { function A() {} A.prototype.index = function () {}; return A })()')
      expect(await load({ Other: compiled, ...helpers })).toBe(compiled)
      const assigning = classOf('function A() { this.index = function () {} }')
      expect(await load({ Other: assigning, mentions: helpers.mentions })).toBe(assigning)
    })

    it('finds no class among functions alone, if none has this', async () => {
      await expect(load({ mentions: helpers.mentions })).rejects.toThrow("the loader of 'Places' gives no class")
    })

    it('still refuses several classes', async () => {
      await expect(load({ One: PlacesController, Two: class extends PlacesController {} })).rejects.toThrow(
        "the loader of 'Places' gives several classes",
      )
    })
  })

  it.each([
    ['a class with a static method then', () => ({ default: classOf('class { static then() {} index() {} }') })],
    ['a module with a member then', () => new Function('return { then: 5, default: class { index() {} } }')()],
    ['a class that it loads, with a member then', () => classOf('class { static then = 5; index() {} }')],
  ])('rejects %s, which a promise would call', async (_what, module) => {
    await expect(placesBy(async () => module()).load()).rejects.toEqual(
      new RouteError(
        "defineRoutes: the loader of 'Places' gives a module or a class with a member 'then', which a promise would call: give the member another name",
      ),
    )
  })

  it('warns of a load that does not end, as of a module with an export then', async () => {
    vi.useFakeTimers()
    const warnings = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
    onTestFinished(() => {
      vi.useRealTimers()
      vi.restoreAllMocks()
    })
    const hanging = placesBy(async () => new Function('return { then() {}, default: class { index() {} } }')())
    void hanging.load()
    await placesBy(async () => PlacesController).load()
    await expect(placesBy(async () => 5 as never).load()).rejects.toThrow(RouteError)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(warnings).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(warnings.mock.calls).toEqual([
      [
        "the loader of 'Places' has given nothing for 10 seconds: if its module exports 'then', a promise calls it, so give it another name",
        { type: 'SignalboxWarning', code: 'SIGNALBOX_SLOW_LOADER' },
      ],
    ])
  })

  it('chooses the class that is named after the last part of the controller path', async () => {
    const load = async () => ({ Other: class {}, PlacesController })
    const routes = defineRoutes({ 'V1/Places': load }, r =>
      r.namespace('v1', r => r.resources('places', { only: ['index'] })),
    )
    await routes.load()
    expect(routes.controllers).toEqual({ 'V1/Places': PlacesController })
  })

  it('rejects when a loader throws, even something other than an error', async () => {
    const routes = placesBy(() => {
      throw 'a text'
    })
    await expect(routes.load()).rejects.toEqual(new RouteError("defineRoutes: the loader of 'Places' failed: a text"))
  })
})

describe('a table with a lazy controller', () => {
  it('shows the class once it is loaded', async () => {
    const { load } = loaderOf(() => PlacesController)
    const routes = placesBy(load)
    const [route] = routes
    expect(route).toMatchObject({ controller: undefined, lazy: { loaded: undefined } })
    expect(routes.controllers).toEqual({ Places: load })
    await routes.load()
    expect(route).toMatchObject({ controller: PlacesController, lazy: { loaded: PlacesController } })
    expect(routes.controllers).toEqual({ Places: PlacesController })
    expect([Object.isFrozen(route), Object.isFrozen(routes.controllers)]).toEqual([true, true])
  })

  it('lists unrouted actions once all controllers are loaded', async () => {
    const routes = placesBy(async () => PlacesController)
    expect(() => unroutedActions(routes)).toThrow(
      new RouteError("unroutedActions: the controller 'Places' is not loaded: await routes.load() first"),
    )
    await routes.load()
    expect(unroutedActions(routes)).toEqual(['Places#extra'])
  })

  it('does not give the controller path of its loader to a verb that is called with the class itself', () => {
    const routes = defineRoutes({ 'V1/Hosts': async () => PlacesController }, r =>
      r.get('it', PlacesController, 'index'),
    )
    expect(routes[0]).toMatchObject({ target: 'Places#index', controller: PlacesController })
  })
})
