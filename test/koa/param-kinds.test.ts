/** Parameters with a kind: over a socket, in `routes.match`, in links, in explanations and in the printed table. */
import Koa from 'koa'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { grep } from '../../src/cli/routes/grep.js'
import {
  type ContextsOf,
  castParam,
  createRouter,
  defineRoutes,
  type InResources,
  LinkError,
  type ScopeAt,
} from '../../src/index.js'
import { explainMatch } from '../../src/inspector/index.js'
import { misroutedRequests } from '../../src/testing/index.js'
import { listen, send } from '../cases/http-behaviour.js'

const UUID = '0190a8e4-7b4c-7def-8123-456789abcdef'
let constructed = 0

class Places {
  constructor() {
    constructed++
  }
  index() {
    return 'all'
  }
  show(ctx: Contexts['Places']['show']) {
    expectTypeOf(ctx.params).toEqualTypeOf<{ id: string }>()
    const id = castParam(ctx, 'id')
    expectTypeOf(id).toEqualTypeOf<bigint>()
    return `${typeof id} ${id} ${castParam(ctx, 'id', 'bigint') === id}`
  }
  preview(ctx: Contexts['Places']['preview']) {
    // @ts-expect-error castParam: 'id' is declared as 'bigint': pass this kind, or none
    expect(() => castParam(ctx, 'id', 'uuid')).toThrow(
      new TypeError("castParam: 'id' is declared as 'bigint': pass this kind, or none"),
    )
    return typeof castParam(ctx, 'id')
  }
  search() {
    return 'found'
  }
}
class Rooms {
  index(ctx: Contexts['Places/Rooms']['index']) {
    return typeof castParam(ctx, 'id')
  }
  show(ctx: Contexts['Places/Rooms']['show']) {
    const placeId = castParam(ctx, 'placeId')
    expectTypeOf(placeId).toEqualTypeOf<bigint>()
    // @ts-expect-error castParam: no kind is declared for the parameter 'id', so pass one: castParam(ctx, 'id', 'bigint')
    expect(() => castParam(ctx, 'id')).toThrow(
      new TypeError(
        "castParam: no kind is declared for the parameter 'id', so pass one: castParam(ctx, 'id', 'bigint')",
      ),
    )
    return `${typeof placeId} ${ctx.params.id}`
  }
}
class Beds {
  show(ctx: Contexts['Places/Rooms/Beds']['show']) {
    const [placeId, id] = [castParam(ctx, 'placeId'), castParam(ctx, 'id')]
    expectTypeOf(id).toEqualTypeOf<number>()
    return `${typeof placeId} ${ctx.params.roomId} ${typeof id}`
  }
}
class Tags {
  show(ctx: Contexts['Tags']['show']) {
    return castParam(ctx, 'slug')
  }
}

const routes = defineRoutes({ Places, 'Places/Rooms': Rooms, 'Places/Rooms/Beds': Beds, Tags }, r =>
  r
    .resources('places', { only: ['index', 'show'], id: 'bigint' }, r =>
      r
        .get('preview')
        .get('middleware', ctx => {
          expectTypeOf(castParam(ctx, 'id')).toEqualTypeOf<bigint>()
          ctx.body = typeof castParam(ctx, 'id')
        })
        .redirect('old', 'Places#show')
        .collection(r => r.get('search'))
        .resources('rooms', { only: ['index', 'show'] }, r => r.resources('beds', { only: ['show'], id: 'integer' })),
    )
    .resources('tags', { only: ['show'], id: 'uuid', param: 'slug' })
    .redirect('p/:id', 'Places#show')
    .post('places/:anything', () => {}),
)
interface Contexts extends ContextsOf<typeof routes> {}

/** The status and the text of the answer, behind which a middleware answers what no route has. */
const answer = async (request: string) => {
  const router = createRouter(routes)
  const app = new Koa().use(router.allowedMethods()).use(router.routes())
  app.use(ctx => {
    ctx.body = 'after the router'
    ctx.status = 404
  })
  const { status, text, headers } = await send(await listen(app.callback()), request)
  return [status, text, headers.allow ?? ''].join(' ').trim()
}

describe("resources(name, { id: 'bigint' }) over HTTP", () => {
  it.each([
    ['GET /places', '200 all'],
    ['GET /places/search', '200 found'],
    ['GET /places/5', '200 bigint 5 true'],
    ['GET /places/-9223372036854775808', '200 bigint -9223372036854775808 true'],
    ['GET /places/%35', '200 bigint 5 true'],
    ['GET /places/5/', '200 bigint 5 true'],
    ['GET /places/5/preview', '200 bigint'],
    ['GET /places/5/middleware', '200 bigint'],
    ['GET /places/5/rooms', '200 bigint'],
    ['GET /places/5/rooms/any', '200 bigint any'],
    ['GET /places/5/rooms/any/beds/7', '200 bigint any number'],
    [`GET /tags/${UUID}`, `200 ${UUID}`],
  ])('routes a value that fits: %s', async (request, expected) => {
    expect(await answer(request)).toBe(expected)
  })

  it.each([
    'GET /places/05/preview',
    'GET /places/five/preview',
    'GET /places/five/middleware',
    'GET /places/five/old',
    'GET /places/9223372036854775808/rooms',
    'GET /places/x/rooms/5',
    'GET /places/x/rooms/5/beds/7',
    'GET /places/5/rooms/5/beds/x',
    'GET /places/5/rooms/5/beds/2147483648',
    'GET /tags/5',
    'PURGE /tags/5',
    'OPTIONS /tags/5',
  ])('calls next() for a value that does not fit, as for a path without a route: %s', async request => {
    constructed = 0
    expect(await answer(request)).toBe('404 after the router')
    expect(constructed).toBe(0)
  })

  it('has the methods of the routes that take the value in Allow', async () => {
    expect(await answer('PUT /places/5')).toBe('405 Method Not Allowed GET, HEAD, POST')
    expect(await answer('PUT /places/five')).toBe('405 Method Not Allowed POST')
    expect(await answer('GET /places/five')).toBe('405 Method Not Allowed POST')
  })

  it('redirects to values that fit alone', async () => {
    expect((await send(await listen(new Koa().use(createRouter(routes).routes()).callback()), 'GET /p/5')).status).toBe(
      301,
    )
    expect(await answer('GET /p/five')).toMatch(/^404/)
  })
})

class Years {
  show(ctx: InYears['Years']['show']) {
    return typeof castParam(ctx, 'year')
  }
}
class Notes {
  show(ctx: InYears['Notes']['show']) {
    expectTypeOf(castParam(ctx, 'year')).toEqualTypeOf<number>()
    return `${typeof castParam(ctx, 'year')} ${castParam(ctx, 'id')} ${ctx.params.name}`
  }
}
const years = defineRoutes({ Years, Notes }, r =>
  r.scope('in/:year', { params: { year: 'integer' } }, r =>
    r
      .get('/', Years, 'show')
      .get('middleware', ctx => {
        ctx.body = typeof castParam(ctx, 'year')
      })
      .scope('by/:name', r => r.resources('notes', { only: ['show'], id: 'uuid' })),
  ),
)
interface InYears extends ContextsOf<typeof years> {}

describe("scope(path, { params: { year: 'integer' } })", () => {
  it('gives the parameter a kind in all of its routes', async () => {
    const app = new Koa().use(createRouter(years).routes())
    for (const [path, expected] of [
      ['/in/2026', '200 number'],
      ['/in/2026/middleware', '200 number'],
      [`/in/2026/by/ann/notes/${UUID}`, `200 number ${UUID} ann`],
      ['/in/2026/by/ann/notes/5', '404 Not Found'],
      ['/in/x', '404 Not Found'],
      [`/in/x/by/ann/notes/${UUID}`, '404 Not Found'],
    ]) {
      const { status, text } = await send(await listen(app.callback()), `GET ${path}`)
      expect([path, `${status} ${text}`]).toEqual([path, expected])
    }
  })

  it('gives links and the printed table the kind', () => {
    expect(years.path('Years#show', { year: 2026 })).toBe('/in/2026')
    // @ts-expect-error Type 'string' is not assignable to type 'number'.
    expect(() => years.path('Years#show', { year: 'x' })).toThrow(LinkError)
    expect(String(years).split('\n').at(-1)).toBe(
      'GET  /in/:year/by/:name/notes/:id  Notes#show    { year: integer, id: uuid }',
    )
  })
})

describe('a table with kinds', () => {
  it('gives the members of shallow resources the kinds of the scopes around, and not those of the resources around', () => {
    const shallow = defineRoutes(
      {
        Places: class {
          show() {}
        },
      },
      r =>
        r.scope('in/:year', { params: { year: 'integer' } }, r =>
          r.resources('places', { only: [], id: 'uuid' }, r =>
            r.resources('rooms', { only: ['show'], controller: 'Places', id: 'bigint', shallow: true }),
          ),
        ),
    )
    expect(shallow.map(({ path, kinds }) => ({ path, kinds }))).toEqual([
      { path: '/in/:year/rooms/:id', kinds: { year: 'integer', id: 'bigint' } },
    ])
  })

  it('has them in its routes, and prints them', () => {
    expect(routes.map(route => route.kinds).filter(Boolean)).toEqual([
      { id: 'bigint' },
      { id: 'bigint' },
      { id: 'bigint' },
      { id: 'bigint' },
      { id: 'bigint' },
      { placeId: 'bigint' },
      { placeId: 'bigint', id: 'integer' },
      { slug: 'uuid' },
    ])
    expect(
      String(routes)
        .split('\n')
        .filter(line => line.includes('{')),
    ).toEqual([
      'GET   /places/:id                              Places#show             { id: bigint }',
      'GET   /places/:id/preview                      Places#preview          { id: bigint }',
      'GET   /places/:id/middleware                   (middleware)            { id: bigint }',
      'GET   /places/:id/old                          -> Places#show          { id: bigint }',
      'GET   /places/:id/rooms                        Places/Rooms#index      { id: bigint }',
      'GET   /places/:placeId/rooms/:id               Places/Rooms#show       { placeId: bigint }',
      'GET   /places/:placeId/rooms/:roomId/beds/:id  Places/Rooms/Beds#show  { placeId: bigint, id: integer }',
      'GET   /tags/:slug                              Tags#show               { slug: uuid }',
    ])
  })

  it('matches as the router does, with strings', () => {
    const found = routes.match('GET', '/places/5')
    expect([found?.target, found?.params.toString, { ...found?.params }]).toEqual([
      'Places#show',
      undefined,
      { id: '5' },
    ])
    expect(routes.match('GET', '/places/five')).toBeUndefined()
    expect(routes.match('POST', '/places/five')?.route.path).toBe('/places/:anything')
  })

  it('takes values of the kinds in links', () => {
    expect(routes.path('Places#show', { id: 5n })).toBe('/places/5')
    expect(routes.path('Places/Rooms/Beds#show', { placeId: 5n, roomId: 'a b', id: 7 })).toBe(
      '/places/5/rooms/a%20b/beds/7',
    )
    expect(routes.path('Tags#show', { slug: UUID })).toBe(`/tags/${UUID}`)
    expect(routes.url('https://example.com', 'Places#show', { id: 5n })).toBe('https://example.com/places/5')
    // @ts-expect-error Type 'string' is not assignable to type 'bigint'.
    expect(routes.path('Places#show', { id: '5' })).toBe('/places/5')
    // @ts-expect-error Type 'string' is not assignable to type 'number'.
    expect(() => routes.path('Places/Rooms/Beds#show', { placeId: 5n, roomId: 1, id: '1e3' })).toThrow(
      new LinkError("path('Places/Rooms/Beds#show'): the parameter 'id' is '1e3', which is not an integer"),
    )
    expect(() => routes.path('Tags#show', { slug: 'five' })).toThrow(
      new LinkError("path('Tags#show'): the parameter 'slug' is 'five', which is not a uuid"),
    )
  })

  it('is explained', () => {
    const { summary, verdicts } = explainMatch(routes, 'GET', '/tags/5')
    expect(summary).toBe("404: '5' is not a uuid for /tags/:slug")
    expect(verdicts.find(({ route }) => route.path === '/tags/:slug')).toMatchObject({
      verdict: 'path',
      why: "segment 2 ':slug' is a uuid, and '5' is not",
    })
    expect(explainMatch(routes, 'GET', '/places/five').summary).toBe('405: the path is routed for POST')
  })
})

describe('a value that does not fit, where another route matches', () => {
  const wild = defineRoutes({ Tags, Places }, r =>
    r
      .resources('tags', { only: ['show'], id: 'uuid', param: 'slug' })
      .get('places/:id', { params: { id: 'integer' } }, ctx => {
        ctx.body = 'place'
      })
      .get('places/:id.json', { params: { id: 'integer' } }, ctx => {
        ctx.body = 'json'
      })
      .get(':other/:id', { params: { id: 'uuid' } }, ctx => {
        ctx.body = typeof castParam(ctx, 'id')
      })
      .all('*path', ctx => {
        ctx.status = 404
        ctx.body = `no ${ctx.params.path}`
      }),
  )
  const cases: readonly (readonly [request: string, answer: string, reached: string])[] = [
    ['GET /places/5', '200 place', '/places/:id'],
    ['GET /places/x', '404 no places/x', '/*path'],
    ['GET /places/%78', '404 no places/x', '/*path'],
    ['GET /places/x/', '404 no places/x', '/*path'],
    ['GET /places/x?y=z', '404 no places/x', '/*path'],
    ['HEAD /places/x', '404 ', '/*path'],
    ['POST /places/x', '404 no places/x', '/*path'],
    ['OPTIONS /places/x', '404 no places/x', '/*path'],
    ['GET /nope', '404 no nope', '/*path'],
    ['GET /tags/5', '404 no tags/5', '/*path'],
    // The next route has a kind too.
    ['GET /places/5.json', '200 json', '/places/:id.json'],
    ['GET /places/x.json', '404 no places/x.json', '/*path'],
    [`GET /places/${UUID}`, '200 string', '/:other/:id'],
  ]

  it.each(cases)('leads to it, as if the first route were not in the table: %s', async (request, expected, reached) => {
    const router = createRouter(wild)
    for (const app of [
      new Koa().use(router.routes()).use(router.allowedMethods()),
      new Koa().use(router.allowedMethods()).use(router.routes()),
    ]) {
      const { status, text, headers } = await send(await listen(app.callback()), request)
      expect([`${status} ${text}`, headers.allow]).toEqual([expected, undefined])
    }
    const [method = '', path = ''] = request.split(' ')
    expect(wild.match(method, path)?.route.path).toBe(reached)
    expect(explainMatch(wild, method, path).route?.path).toBe(reached)
    expect(misroutedRequests(wild, { [request]: reached } as {})).toEqual([]) // the types know no computed request
    expect(grep(wild, request, []).map(({ route }) => route.path)).toEqual([reached])
  })

  it('leads to a mounted application', async () => {
    const inner = new Koa().use(ctx => {
      ctx.body = `inner ${ctx.path}`
    })
    const table = defineRoutes({ Tags }, r =>
      r.resources('tags', { only: ['show'], id: 'uuid', param: 'slug' }).mount('/', inner),
    )
    const router = createRouter(table)
    const app = new Koa().use(router.routes()).use(router.allowedMethods())
    const { status, text } = await send(await listen(app.callback()), 'GET /tags/5')
    expect(`${status} ${text}`).toBe('200 inner /tags/5')
  })

  it('leaves the methods of that route in Allow, as for any path that this route has alone', async () => {
    const table = defineRoutes({ Tags }, r =>
      r.resources('tags', { only: ['show'], id: 'uuid', param: 'slug' }).post('*path', () => {}),
    )
    const router = createRouter(table)
    const app = new Koa().use(router.routes()).use(router.allowedMethods())
    for (const path of ['/tags/5', '/nope']) {
      const { status, headers } = await send(await listen(app.callback()), `GET ${path}`)
      expect([path, status, headers.allow]).toEqual([path, 405, 'POST'])
    }
  })

  it('is explained, and does not forbid a link to the other route', () => {
    const { summary, verdicts } = explainMatch(wild, 'GET', '/tags/5')
    expect(summary).toBe('ALL /*path (middleware) answers')
    expect(verdicts[0]).toMatchObject({ verdict: 'path', why: "segment 2 ':slug' is a uuid, and '5' is not" })
    expect(wild.path('/*path', { path: 'tags/5' })).toBe('/tags/5')
    expect(() => wild.path('/*path', { path: `tags/${UUID}` })).toThrow(
      new LinkError(`path('/*path'): /tags/${UUID} is answered by Tags#show`),
    )
  })
})

class People {
  show(ctx: InPeople['People']['show']) {
    expectTypeOf(castParam(ctx, 'id')).toEqualTypeOf<number>()
    return castParam(ctx, 'id')
  }
}
const people = { People }
const cast = (ctx: { body: unknown }, id: number) => {
  ctx.body = `${typeof id} ${id}`
}
const peoplePart = (r: ScopeAt<typeof people, [InResources<'people', { id: 'integer'; path: 'users' }>]>) =>
  r.get('drawn', ctx => cast(ctx, castParam(ctx, 'id')))
const together = defineRoutes(people, r =>
  r.resources('people', { only: ['show'], id: 'integer', path: 'users' }, r =>
    r
      .get('matched', ctx => cast(ctx, castParam(ctx, 'id')))
      .get(
        'behind',
        (ctx, next) => (castParam(ctx, 'id') > 0 ? next() : undefined),
        ctx => cast(ctx, castParam(ctx, 'id')),
      )
      .mount('mounted', ctx => cast(ctx, castParam(ctx, 'id')))
      .scope(r => r.get('grouped', ctx => cast(ctx, castParam(ctx, 'id'))))
      .namespace('admin', { path: '' }, r => r.get('module', ctx => cast(ctx, castParam(ctx, 'id'))))
      .draw(peoplePart),
  ),
)
interface InPeople extends ContextsOf<typeof together> {}

describe('a kind beside the other forms of declarations', () => {
  const forms = ['matched', 'behind', 'mounted', 'mounted/below', 'grouped', 'module', 'drawn']

  it.each(forms)('is known in the routes of %s, which answer no other value', async form => {
    const app = new Koa().use(createRouter(together).routes())
    const answers = [await send(await listen(app.callback()), `GET /users/5/${form}`)]
    answers.push(await send(await listen(app.callback()), `GET /users/five/${form}`))
    expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(['200 number 5', '404 Not Found'])
    expect(together.match('GET', `/users/five/${form}`)).toBeUndefined()
  })

  it('is the type of the parameter in links by property', () => {
    expect(together.to.People.show({ id: 5 })).toBe('/users/5')
    // @ts-expect-error Type 'string' is not assignable to type 'number'.
    expect(() => together.to.People.show({ id: 'five' })).toThrow(
      new LinkError("to['People'].show: the parameter 'id' is 'five', which is not an integer"),
    )
  })
})

class Letters {
  show(ctx: InLetters['Letters']['show']) {
    expectTypeOf(castParam(ctx, 'id', 'bigint')).toEqualTypeOf<bigint>()
    // @ts-expect-error castParam: 'id' is declared as 'bigint': pass this kind, or none
    return String(castParam(ctx, 'id', 'integer'))
  }
  index(ctx: InLetters['Letters']['index']) {
    // @ts-expect-error castParam: no kind is declared for the parameter 'id', so pass one: castParam(ctx, 'id', 'bigint')
    return String(castParam(ctx, 'id'))
  }
}
const letters = defineRoutes({ Letters }, r =>
  r
    .get('letters/:id', { params: { id: 'bigint' } }, 'Letters#show')
    .get('old-letters/:id', 'Letters#show')
    .get('all/:id', { params: { id: 'bigint' } }, 'Letters#index')
    .get('old-all/:id', 'Letters#index'),
)
interface InLetters extends ContextsOf<typeof letters> {}

describe('castParam in an action with several routes, of which one declares a kind', () => {
  it('takes the kind that one of them declares, and no other', async () => {
    const app = new Koa().use(createRouter(letters).routes())
    app.silent = true
    const statuses: string[] = []
    for (const path of ['letters', 'old-letters', 'all', 'old-all']) {
      const { status, text } = await send(await listen(app.callback()), `GET /${path}/5`)
      statuses.push(`${path} ${status} ${text}`)
    }
    expect(statuses).toEqual([
      'letters 500 Internal Server Error',
      'old-letters 200 5',
      'all 200 5',
      'old-all 500 Internal Server Error',
    ])
  })
})
