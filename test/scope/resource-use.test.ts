/** The option `use` of `resources` and `resource`: which routes run which middlewares, and in which order. */
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutes } from '../../src/index.js'
import { listen, send } from '../cases/http-behaviour.js'

class Standard {
  index() {}
  create() {}
  show(ctx: Koa.Context) {
    ctx.body = ctx.state.ran
  }
  update() {}
  destroy() {}
  preview(ctx: Koa.Context) {
    ctx.body = ctx.state.ran
  }
}
class Places extends Standard {
  readonly places = true
}
class Rooms extends Standard {
  readonly rooms = true
}
class Users extends Standard {
  readonly users = true
}
const controllers = { Places, 'Places/Rooms': Rooms, Users }

/** Middlewares that note in which order they run. */
const noting = (name: string): Koa.Middleware =>
  Object.defineProperty(
    (ctx: Koa.Context, next: Koa.Next) => {
      ctx.state.ran = [...(ctx.state.ran ?? []), name]
      return next()
    },
    'name',
    { value: name },
  )
const [one, two, three] = [noting('one'), noting('two'), noting('three')]

const rows = (
  routes: { readonly use: readonly { readonly name: string }[]; readonly path: string; readonly method: string }[],
) => routes.map(({ method, path, use }) => `${method} ${path} ${use.map(({ name }) => name).join(' ')}`)

describe('the option use', () => {
  it('gives its middlewares to everything in the resource, after those of the scope', () => {
    const routes = defineRoutes(controllers, r =>
      r
        .use(one)
        .resources('places', { only: ['index', 'show'], use: [two, three] }, r =>
          r
            .get('preview')
            .collection(r => r.get('search', 'Places#index'))
            .resources('rooms', { only: ['show'], use: one }),
        )
        .resource('user', { only: ['show'], use: three })
        .get('ping', () => {}),
    )
    expect(rows([...routes])).toEqual([
      'GET /places one two three',
      'GET /places/:id one two three',
      'GET /places/:id/preview one two three',
      'GET /places/search one two three',
      'GET /places/:placeId/rooms/:id one two three one',
      'GET /user one three',
      'GET /ping one',
    ])
  })

  it('takes functions without types beside other options, on classes without the other actions', () => {
    class Pages {
      show() {}
    }
    const routes = defineRoutes({ Pages, 'V1/Pages': Pages }, r =>
      r
        .resources('pages', { only: ['show'], use: (_, next) => next() })
        .resource('page', { only: ['show'], use: { show: (_, next) => next() } })
        .scope('of', r =>
          r.resources('spots', { controller: 'Pages', only: ['show'], use: [(_, next) => next(), one] }),
        )
        .namespace('v1', r =>
          r.resource('page', { except: ['create', 'update', 'destroy'], use: { show: [two, (_, next) => next()] } }),
        ),
    )
    expect(rows([...routes])).toEqual([
      'GET /pages/:id use',
      'GET /page show',
      'GET /of/spots/:id  one',
      'GET /v1/page two ',
    ])
  })

  it('gives its middlewares to single actions, and not to the callback', () => {
    const routes = defineRoutes(controllers, r =>
      r.resources('places', { except: ['destroy'], use: { create: one, update: [two, one], show: [] } }, r =>
        r.get('preview').resources('rooms', { only: ['create'] }),
      ),
    )
    expect(rows([...routes])).toEqual([
      'GET /places ',
      'POST /places one',
      'GET /places/:id ',
      'PUT /places/:id two one',
      'PATCH /places/:id two one',
      'GET /places/:id/preview ',
      'POST /places/:id/rooms ',
    ])
  })

  it('shows the middlewares in the printed table', () => {
    const routes = defineRoutes(controllers, r =>
      r.resource('user', { only: ['show', 'update'], use: { show: [one, two] } }),
    )
    expect(String(routes)).toBe(
      ['GET    /user  Users#show    one, two', 'PUT    /user  Users#update', 'PATCH  /user  Users#update'].join('\n'),
    )
  })

  it('runs the middlewares in their order, before the action', async () => {
    const routes = defineRoutes(controllers, r =>
      r
        .use(three)
        .resources('places', { only: ['show'], use: [one, two] }, r => r.get('preview'))
        .resource('user', { only: ['show'], use: { show: [two, one] } }),
    )
    const port = await listen(new Koa().use(createRouter(routes).routes()).callback())
    const ran = async (path: string) => JSON.parse((await send(port, `GET ${path}`)).text)
    expect(await ran('/places/5')).toEqual(['three', 'one', 'two'])
    expect(await ran('/places/5/preview')).toEqual(['three', 'one', 'two'])
    expect(await ran('/user')).toEqual(['three', 'two', 'one'])
  })

  it('keeps the middlewares that were given when the table was defined', () => {
    const given = [one]
    const options = { only: ['show'], use: given } as const
    // @ts-expect-error resource('user'): write the middlewares in the call, so that the compiler can read them
    const routes = defineRoutes(controllers, r => r.resource('user', options))
    given.push(two)
    expect(rows([...(routes as never as Parameters<typeof rows>[0])])).toEqual(['GET /user one'])
    expect(Object.isFrozen((routes as never as Parameters<typeof rows>[0])[0]?.use)).toBe(true)
  })
})
