import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import {
  type ContextsOf,
  castParam,
  createRouter,
  defineRoutesFor,
  InputError,
  LinkError,
  reply,
} from '../../src/index.js'
import { fetchFrom, testContext } from '../../src/testing/index.js'
import { schemaOf } from '../support/hand-schemas.js'

const authenticate: Koa.Middleware<{ user: { name: string }; locale: string }, { log: (text: string) => void }> = (
  ctx,
  next,
) => {
  ctx.state.user = { name: 'Eve' }
  return next()
}
const named = schemaOf(value => ({ name: String(value) }))

class PlacesController {
  static readonly contract = { create: { body: named } }

  index(ctx: Contexts['Places']['index']) {
    ctx.log(ctx.query.page?.toString() ?? '')
    return ctx.get('accept-language')
  }
  show(ctx: Contexts['Places']['show']) {
    return { id: castParam(ctx, 'id'), url: ctx.url, method: ctx.method, params: ctx.params }
  }
  create(ctx: Contexts['Places']['create']) {
    if (ctx.state.user.name !== 'Ada') ctx.throw(403)
    return reply(201, ctx.input.body, { Location: ctx.routes.path('Places#show', { id: 7n }) })
  }
  update(ctx: Contexts['Places']['update']) {
    ctx.cookies.set('a', ctx.cookies.get('b'))
    ctx.body = { method: ctx.method, body: ctx.request.body, ip: ctx.ip, locale: ctx.state.locale }
  }
  both(ctx: Contexts['Places']['both']) {
    return { path: ctx.path, params: { ...ctx.params }, pattern: Reflect.get(ctx, '_matchedRoute') }
  }
}
class FilesController {
  show(ctx: Contexts['Files']['show']) {
    return ctx.params.path
  }
  any(ctx: Contexts['Files']['any']) {
    return `${ctx.method} ${ctx.path}`
  }
}

const routes = defineRoutesFor<{}, Context>()({ Places: PlacesController, Files: FilesController }, r =>
  r
    .get('files/*path', FilesController, 'show')
    .all('any', FilesController, 'any')
    .use(authenticate)
    .resources('places', { only: ['index', 'show', 'create', 'update'], id: 'bigint' }, r =>
      r.get('both').collection(r => r.get('both')),
    ),
)
interface Contexts extends ContextsOf<typeof routes> {}

interface Context {
  readonly routes: typeof routes
}

const places = new PlacesController()
const files = new FilesController()

describe('testContext(routes, target, options)', () => {
  it('has the parameters of the path with their kinds, the method and the URL', () => {
    const shown = places.show(testContext(routes, 'Places#show', { params: { id: 12n } }))
    expect(shown).toEqual({ id: 12n, url: '/places/12', method: 'GET', params: { id: '12' } })
    expect(Object.getPrototypeOf(shown.params)).toBeNull()
  })

  it('decodes parameters as a request does', () => {
    expect(files.show(testContext(routes, 'Files#show', { params: { path: 'a b/é' } }))).toBe('a b/é')
  })

  it('has the state, the input and the table', () => {
    const given = { input: { body: { name: 'Mill' } } }
    const ctx = testContext(routes, 'Places#create', { ...given, state: { user: { name: 'Ada' } } })
    expect(places.create(ctx)).toEqual(reply(201, { name: 'Mill' }, { Location: '/places/7' }))
    const other = testContext(routes, 'Places#create', { ...given, state: { user: { name: 'Bob' } } })
    expect(() => places.create(other)).toThrow(expect.objectContaining({ status: 403 }))
  })

  it('has header fields, members of the context that can be set, and others that Koa only lets one read', () => {
    const lines: string[] = []
    const context = { log: (text: string) => lines.push(text), query: { page: '2' }, origin: 'https://example.com' }
    const ctx = testContext(routes, 'Places#index', { headers: { 'Accept-Language': 'fr' }, context })
    expect(places.index(ctx)).toBe('fr')
    expect(lines).toEqual(['2'])
    expect([ctx.origin, ctx.querystring]).toEqual(['https://example.com', 'page=2'])
  })

  it('has the body of the request, and takes what an action sets', () => {
    const ctx = testContext(routes, 'Places#update', { params: { id: 1n }, body: { a: 1 }, headers: { Cookie: 'b=2' } })
    places.update(ctx)
    expect([ctx.status, ctx.body]).toEqual([200, { method: 'PUT', body: { a: 1 }, ip: '127.0.0.1', locale: undefined }])
    expect(ctx.response.get('set-cookie')).toEqual(['a=2; path=/; httponly'])
  })

  it('is that of the route of the target with these parameters', () => {
    expect(places.both(testContext(routes, 'Places#both', { params: { id: 5n } }))).toEqual({
      path: '/places/5/both',
      params: { id: '5' },
      pattern: '/places/:id/both',
    })
    expect(places.both(testContext(routes, 'Places#both')).path).toBe('/places/both')
  })

  it('is a GET for a route of every method', () => {
    expect(files.any(testContext(routes, 'Files#any'))).toBe('GET /any')
  })

  it('gives an action what it gets over HTTP', async () => {
    const ask = fetchFrom(new Koa().use(createRouter(routes).routes()))
    const given = testContext(routes, 'Places#both', { params: { id: 5n } })
    expect(await (await ask('/places/5/both')).json()).toEqual(places.both(given))
  })

  it('throws for a target that the table does not have, and for parameters that no path can have', () => {
    // @ts-expect-error Argument of type '"Places#shw"' is not assignable
    expect(() => testContext(routes, 'Places#shw', {})).toThrow(
      new LinkError("testContext('Places#shw'): the table has no such target: did you mean 'Places#show'?"),
    )
    // @ts-expect-error Property 'params' is missing
    expect(() => testContext(routes, 'Places#show', {})).toThrow(
      new LinkError("path('Places#show') needs the parameters of /places/:id"),
    )
    expect(() => testContext(routes, 'Files#show', { params: { path: '' } })).toThrow(LinkError)
  })

  it('does not validate what it is given', () => {
    const ctx = testContext(routes, 'Places#show', { params: { id: 5n }, context: { params: { id: 'x' } } })
    expect(() => castParam(ctx, 'id', 'bigint')).toThrow(InputError)
  })
})
