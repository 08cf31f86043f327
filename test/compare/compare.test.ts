/** What a change of a table means for its callers, case by case, and in random tables of which one thing is changed. */
import type Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { compareRoutes } from '../../src/compare/compare.js'
import type { ActionContract } from '../../src/index.js'
import { defineRoutes, describeMiddleware } from '../../src/index.js'
import { pathComparison } from '../../src/text/path-options.js'
import { listedRoutes } from '../support/listed-routes.js'
import { Random, seedOf } from '../support/random.js'

/** A route with all that may change. */
interface Spec {
  readonly verb: 'get' | 'post' | 'put' | 'all' | 'head'
  readonly path: string
  readonly name?: string
  readonly use?: readonly Koa.Middleware[]
  readonly params?: Readonly<Record<string, string>>
  readonly contract?: ActionContract
}

const named = (name: string): Koa.Middleware =>
  Object.defineProperty((_ctx: unknown, next: Koa.Next) => next(), 'name', { value: name })

/** The table of these routes. They are made from data, which no type of the chain takes. */
const listOf = (specs: readonly Spec[], table?: string) => {
  const draw = (r: unknown): unknown =>
    specs.reduce(
      (chain, { verb, path, name = 'answer', use = [], params, contract }) =>
        chain[verb]?.(path, { summary: '', ...(params && { params }), ...contract }, ...use, named(name)),
      r as Record<string, Function>, // the chain
    )
  return listedRoutes(defineRoutes({}, draw as never), table)
}

/** The changes between two routes, one line each. */
const changed = (before: readonly Spec[], now: readonly Spec[]): readonly string[] =>
  compareRoutes(listOf(before), listOf(now)).map(
    ({ severity, method, path, text }) => `${severity}: ${method} ${path} ${text}`,
  )

const log = named('log')
const limit = named('limit')
const authenticate = describeMiddleware(named('jwt'), {
  name: 'authenticate',
  security: [{ bearer: [] }],
  replies: { 401: z.object({}) },
})
const keyed = describeMiddleware(named('keyed'), { headers: z.object({ 'x-key': z.string() }) })
const get = (more: Partial<Spec>): readonly Spec[] => [{ verb: 'get', path: 'places', ...more }]
const post = (contract: ActionContract): readonly Spec[] => [{ verb: 'post', path: 'places', contract }]
const replies = (returns: ActionContract['returns']) => get({ contract: { returns } })
const query = (of: Record<string, z.ZodType>) => get({ contract: { query: z.object(of) } })
const text = z.string()

describe('compareRoutes(before, now)', () => {
  it.each<[what: string, before: readonly Spec[], now: readonly Spec[], lines: readonly string[]]>([
    ['a route that is gone', [...get({}), { verb: 'post', path: 'a' }], get({}), ['breaks: POST /a gone']],
    ['a new route', get({}), [...get({}), { verb: 'post', path: 'a' }], ['safe: POST /a added']],
    [
      'a method that is gone',
      [
        { verb: 'put', path: 'a', name: 'one' },
        { verb: 'get', path: 'a', name: 'two' },
      ],
      [{ verb: 'get', path: 'a', name: 'two' }],
      ['breaks: PUT /a gone: this path still answers GET'],
    ],
    ['another path', get({}), get({ path: 'venues' }), ['breaks: GET /places moved to GET /venues']],
    ['another method', get({}), get({ verb: 'post' }), ['breaks: GET /places moved to POST /places']],
    [
      'another name of a parameter',
      get({ path: 'a/:id' }),
      get({ path: 'a/:key' }),
      ['safe: GET /a/:key :id is called :key now'],
    ],
    ['a route of every method in its place', get({}), get({ verb: 'all' }), []],
    [
      'one method in place of all',
      get({ verb: 'all' }),
      get({}),
      ['breaks: ALL /places gone: this path still answers GET'],
    ],
    ['GET in place of HEAD', get({ verb: 'head' }), get({}), []],
    ['another answer', get({}), get({ name: 'other' }), ['safe: GET /places (other) now, was (answer)']],
    [
      'a lost middleware',
      get({ use: [log, limit] }),
      get({ use: [limit] }),
      ['review: GET /places no longer behind log'],
    ],
    [
      'a lost guard',
      get({ use: [authenticate] }),
      get({}),
      ['review: GET /places no longer behind authenticate, needs nothing now, needed bearer'],
    ],
    [
      'a new guard',
      get({}),
      get({ use: [authenticate] }),
      ['breaks: GET /places behind authenticate now (401), needs bearer now, needed nothing'],
    ],
    [
      'a guard that reads headers',
      get({}),
      get({ use: [keyed] }),
      ['breaks: GET /places behind keyed now (checks headers)'],
    ],
    ['a middleware that says nothing', get({}), get({ use: [log] }), ['review: GET /places behind log now']],
    [
      'the same middleware twice, then once',
      get({ use: [log, limit, log] }),
      get({ use: [log, limit] }),
      ['review: GET /places no longer behind log'],
    ],
    [
      'another order of middlewares',
      get({ use: [log, limit] }),
      get({ use: [limit, log] }),
      ['review: GET /places its middlewares run in another order'],
    ],
    [
      'a kind',
      get({ path: 'a/:id' }),
      get({ path: 'a/:id', params: { id: 'uuid' } }),
      ['breaks: GET /a/:id :id is a UUID now, was any text'],
    ],
    [
      'a wider kind',
      get({ path: 'a/:id', params: { id: 'integer' } }),
      get({ path: 'a/:id', params: { id: 'bigint' } }),
      ['safe: GET /a/:id :id is a bigint now, was an integer'],
    ],
    [
      'a narrower kind',
      get({ path: 'a/:id', params: { id: 'bigint' } }),
      get({ path: 'a/:id', params: { id: 'integer' } }),
      ['breaks: GET /a/:id :id is an integer now, was a bigint'],
    ],
    [
      'no kind',
      get({ path: 'a/:constructor', params: { constructor: 'uuid' } as never }),
      get({ path: 'a/:constructor' }),
      ['safe: GET /a/:constructor :constructor is any text now, was a UUID'],
    ],
    [
      'parameters with another name in a contract',
      get({ path: 'a/:id', contract: { params: z.object({ id: text }) } }),
      get({ path: 'a/:key', contract: { params: z.object({ key: text.max(3) }) } }),
      [
        'breaks: GET /a/:key params: key is string (at most 3 characters) now, was string',
        'safe: GET /a/:key :id is called :key now',
      ],
    ],
    [
      'a member of the query that is required',
      query({}),
      query({ a: text }),
      ['breaks: GET /places query: a is required now'],
    ],
    ['an optional member of the query', query({}), query({ a: text.optional() }), []],
    [
      'a member that is not read',
      query({ a: text.optional() }),
      query({}),
      ['review: GET /places query: a is not read any more'],
    ],
    [
      'a query that is not checked',
      query({ a: text }),
      get({}),
      ['review: GET /places query is not checked any more, or not read'],
    ],
    [
      'a value of an enum',
      query({ a: z.enum(['x', 'y']) }),
      query({ a: z.enum(['x']) }),
      ['breaks: GET /places query: a is "x" now, was "x" | "y"'],
    ],
    ['one more value of an enum', query({ a: z.enum(['x']) }), query({ a: z.enum(['x', 'y']) }), []],
    [
      'another default',
      query({ a: z.enum(['x', 'y']).default('x') }),
      query({ a: z.enum(['x', 'y']).default('y') }),
      ['review: GET /places query: a is "x" | "y" = "y" now, was "x" | "y" = "x"'],
    ],
    [
      'a pattern',
      query({ a: text.regex(/^a/) }),
      query({ a: text.regex(/^b/) }),
      ['review: GET /places query: a is string (/^b/) now, was string (/^a/)'],
    ],
    [
      'a body',
      post({}),
      post({ body: z.object({ a: text }) }),
      ['breaks: POST /places takes a body now: { a: string }'],
    ],
    [
      'an optional body',
      post({}),
      post({ body: z.object({ a: text }).optional() }),
      ['safe: POST /places may take a body now: { a: string }'],
    ],
    [
      'a body that is not optional any more',
      post({ body: z.object({}).optional() }),
      post({ body: z.object({}) }),
      ['breaks: POST /places the body is required now'],
    ],
    [
      'a body of another type',
      post({ body: { schema: text, type: ['text/plain', 'text/csv'] } }),
      post({ body: { schema: text, type: 'text/plain' } }),
      ['breaks: POST /places the body may not be text/csv any more'],
    ],
    [
      'a smaller body',
      post({ body: { schema: text, limit: '2kb' } }),
      post({ body: { schema: text, limit: '1kb' } }),
      ['breaks: POST /places the body may have 1024 bytes now, were 2048'],
    ],
    [
      'a limit of a body',
      post({ body: { schema: text } }),
      post({ body: { schema: text, limit: '1kb' } }),
      ['review: POST /places the body may have 1024 bytes now, were as many as the router takes'],
    ],
    [
      'a larger body',
      post({ body: { schema: text, limit: '1kb' } }),
      post({ body: { schema: text, limit: '2kb' } }),
      [],
    ],
    [
      'members that a closed body refuses',
      post({ body: z.object({ a: text, b: text.optional() }) }),
      post({ body: z.strictObject({ a: text }) }),
      [
        'breaks: POST /places body: b is refused now',
        'review: POST /places body is refused now if it has members that are not listed',
      ],
    ],
    [
      'a header that a middleware reads',
      get({ use: [keyed] }),
      get({ use: [describeMiddleware(named('keyed'), { headers: z.object({ 'x-key': text, 'x-more': text }) })] }),
      ['breaks: GET /places headers for keyed: x-more is required now'],
    ],
    [
      'a new status',
      replies({ 200: text }),
      replies({ 200: text, 409: text }),
      ['breaks: GET /places may reply 409 now'],
    ],
    [
      'a status less',
      replies({ 200: text, 202: text }),
      replies({ 200: text }),
      ['breaks: GET /places does not reply 202 any more'],
    ],
    [
      'an error less',
      replies({ 200: text, 409: text }),
      replies({ 200: text }),
      ['safe: GET /places does not reply 409 any more'],
    ],
    [
      'a status that a middleware replied already',
      get({ use: [authenticate], contract: { returns: { 200: text } } }),
      get({ use: [authenticate], contract: { returns: { 200: text, 401: text } } }),
      [],
    ],
    ['replies', get({}), replies({ 200: text }), ['safe: GET /places its replies are described now: 200']],
    ['no replies', replies({ 200: text }), get({}), ['review: GET /places its replies are not described any more']],
    [
      'a member of a reply that is gone',
      replies(z.object({ a: text, b: text })),
      replies(z.object({ a: text })),
      ['breaks: GET /places reply 200: b is gone'],
    ],
    [
      'a member of a reply that may be absent',
      replies(z.object({ a: text })),
      replies(z.object({ a: text.optional() })),
      ['breaks: GET /places reply 200: a may be absent now'],
    ],
    [
      'a member of a reply that may be null',
      replies(z.array(z.object({ a: text }))),
      replies(z.array(z.object({ a: text.nullable() }))),
      ['breaks: GET /places reply 200: [].a is string | null now, was string'],
    ],
    ['one more member of a reply', replies(z.object({ a: text })), replies(z.object({ a: text, b: text })), []],
    ['a narrower member of a reply', replies(z.object({ a: text.nullable() })), replies(z.object({ a: text })), []],
    [
      'a reply of another type',
      replies({ 200: { body: text, type: 'text/csv' } }),
      replies({ 200: { body: text, type: 'text/plain' } }),
      ['breaks: GET /places reply 200 may be text/plain now, was text/csv'],
    ],
    [
      'a field of a reply',
      replies({ 200: { headers: z.object({ etag: text }) } }),
      replies({ 200: { headers: z.object({}) } }),
      ['breaks: GET /places reply 200, headers: etag is gone'],
    ],
    [
      'a reply that is not described',
      replies({ 200: text }),
      replies({ 200: {} }),
      ['review: GET /places reply 200 is not described any more'],
    ],
    ['a deprecated route', get({}), get({ contract: { deprecated: true } }), ['safe: GET /places deprecated now']],
    [
      'other words',
      get({ contract: { summary: 'a', tags: ['a'] } }),
      get({ contract: { summary: 'b', tags: ['b'] } }),
      [],
    ],
  ])('finds %s', (_what, before, now, lines) => {
    expect(changed(before, now)).toEqual(lines)
    expect(changed(before, before)).toEqual([])
  })

  const show = get({ path: 'a/:id' })
  const fresh = get({ path: 'a/new', name: 'fresh' })
  const rest = get({ path: 'a/*path', name: 'rest' })
  const all = get({ path: '*path', name: 'all' })
  const uuid = get({ path: 'a/:id', params: { id: 'uuid' } })

  it.each<[what: string, before: readonly Spec[], now: readonly Spec[], lines: readonly string[]]>([
    [
      'a new literal',
      show,
      [...show, ...fresh],
      ['breaks: GET /a/:id /a/new is answered by (fresh) now', 'safe: GET /a/new added'],
    ],
    [
      'a new parameter before a wildcard',
      rest,
      [...rest, ...show],
      ['breaks: GET /a/*path /a/x is answered by (answer), at /a/:id, now', 'safe: GET /a/:id added'],
    ],
    [
      'a literal at the end, and one at the start',
      get({ path: ':a/new' }),
      [...get({ path: ':b/new' }), ...get({ path: 'a/:id', name: 'other' })],
      [
        'breaks: GET /:b/new /a/new is answered by (other), at /a/:id, now',
        'safe: GET /:b/new :a is called :b now',
        'safe: GET /a/:id added',
      ],
    ],
    [
      'text around a parameter',
      show,
      [...show, ...get({ path: 'a/:id.json', name: 'json' })],
      ['breaks: GET /a/:id /a/x.json is answered by (json), at /a/:id.json, now', 'safe: GET /a/:id.json added'],
    ],
    [
      'a route of another method, in place of one of every method',
      get({ verb: 'all', path: 'a/:id' }),
      [...get({ verb: 'all', path: 'a/:id' }), ...get({ path: 'a/new', name: 'fresh' })],
      ['breaks: ALL /a/:id GET /a/new is answered by (fresh) now', 'safe: GET /a/new added'],
    ],
    [
      'a value that the kind takes',
      uuid,
      [...uuid, ...get({ path: 'a/x:id', name: 'x' })],
      ['safe: GET /a/x:id added'],
    ],
    [
      'a narrower kind',
      [...show, ...rest],
      [...uuid, ...rest],
      [
        'breaks: GET /a/:id /a/x is answered by (rest), at /a/*path, now',
        'breaks: GET /a/:id :id is a UUID now, was any text',
      ],
    ],
    [
      'a wider kind',
      [...uuid, ...rest],
      [...show, ...rest],
      [
        'breaks: GET /a/*path /a/x is answered by (answer), at /a/:id, now',
        'safe: GET /a/:id :id is any text now, was a UUID',
      ],
    ],
    [
      'a route that is gone',
      [...show, ...fresh],
      show,
      ['breaks: GET /a/new gone: /a/new is answered by (answer), at /a/:id, now'],
    ],
    [
      'a route that is gone, at a path with another method',
      [...show, ...fresh, { verb: 'post', path: 'a/new' }],
      [...show, { verb: 'post', path: 'a/new' }],
      ['breaks: GET /a/new gone: this path still answers POST, /a/new is answered by (answer), at /a/:id, now'],
    ],
    [
      'a route that has moved',
      [...show, ...fresh],
      [...show, ...get({ path: 'b', name: 'fresh' })],
      ['breaks: GET /a/new moved to GET /b: /a/new is answered by (answer), at /a/:id, now'],
    ],
    [
      'a route with the same answer',
      show,
      [...show, ...get({ path: 'a/new' })],
      ['review: GET /a/:id /a/new is answered by (answer) now', 'safe: GET /a/new added'],
    ],
    [
      'a route for all paths, which answers what no other one does',
      all,
      [...all, ...show],
      ['safe: GET /*path /a/x is answered by (answer), at /a/:id, now', 'safe: GET /a/:id added'],
    ],
    [
      'a route for all paths, which answers what is gone',
      [...all, ...get({})],
      all,
      ['breaks: GET /places gone: /places is answered by (all), at /*path, now'],
    ],
    [
      'text that only two of three routes take',
      [...get({ path: 'a:x' }), ...get({ path: 'a:z.b', name: 'both' })],
      [...get({ path: 'a:x' }), ...get({ path: 'a:z.b', name: 'both' }), ...get({ path: ':y.b', name: 'end' })],
      ['breaks: GET /a:x /a.b is answered by (end), at /:y.b, now', 'safe: GET /:y.b added'],
    ],
    [
      'a path that only two of three routes take',
      [...rest, ...get({ path: 'a/b/:x' })],
      [...rest, ...get({ path: 'a/b/:x' }), ...get({ path: 'a/b/*more', name: 'more' })],
      ['breaks: GET /a/*path /a/b/x/x/x/x is answered by (more), at /a/b/*more, now', 'safe: GET /a/b/*more added'],
    ],
    [
      'one method in place of all',
      get({ verb: 'all', path: 'a/:id' }),
      [...show, ...fresh],
      [
        'breaks: ALL /a/:id gone: this path still answers GET, GET /a/new is answered by (fresh) now',
        'safe: GET /a/new added',
      ],
    ],
    ['a route of another method', show, [...show, { verb: 'post', path: 'a/new' }], ['safe: POST /a/new added']],
    ['a route that goes behind', show, [...show, ...rest], ['safe: GET /a/*path added']],
    ['routes in another order', [...show, ...rest, ...fresh], [...fresh, ...rest, ...show], []],
  ])('finds what another route answers now: %s', (_what, before, now, lines) => {
    expect(changed(before, now)).toEqual(lines)
    expect(changed(before, before)).toEqual([])
  })

  it('compares paths as the router does', () => {
    const [before, now] = [listOf(fresh), listOf(get({ path: 'a/NEW', name: 'other' }))]
    const lines = (caseSensitive: boolean) =>
      compareRoutes(before, now, pathComparison({ caseSensitive })).map(({ text }) => text)
    expect(lines(true)).toEqual(['gone', 'added'])
    expect(lines(false)).toEqual(['gone: /a/new is answered by (other), at /a/NEW, now', 'added'])
  })

  it('says that a redirect answers', () => {
    const before = defineRoutes({}, r => r.get('a/:id', { summary: '' }, log))
    const now = defineRoutes({}, r => r.get('a/:id', { summary: '' }, log).redirect('a/new', '/b'))
    expect(compareRoutes(listedRoutes(before), listedRoutes(now))).toMatchObject([
      {
        severity: 'review',
        change: 'taken',
        method: 'GET',
        path: '/a/:id',
        text: '/a/new redirects to /b with 301 now',
      },
      { severity: 'safe' },
    ])
  })

  it('says that a route without a contract may have read what is checked now', () => {
    class Places {
      index() {}
    }
    class Described extends Places {
      static readonly contract = { index: { query: z.object({ a: text, b: text.optional() }) } }
    }
    const tableOf = (controller: typeof Places) =>
      defineRoutes({ Places: controller }, r => r.resources('places', { only: ['index'] }))
    const changes = compareRoutes(listedRoutes(tableOf(Places)), listedRoutes(tableOf(Described)))
    expect(changes.map(({ severity, text }) => [severity, text])).toEqual([
      ['breaks', 'query: a is required now'],
      ['review', 'query is checked now'],
    ])
  })

  it('follows a target, and a redirect in its place', () => {
    class Places {
      index() {}
    }
    const before = defineRoutes({ Places }, r => r.get('places', Places, 'index'))
    const now = defineRoutes({ Places }, r => r.get('venues', Places, 'index').redirect('places', 'Places#index'))
    expect(
      compareRoutes(listedRoutes(before), listedRoutes(now)).map(each => `${each.severity}: ${each.path} ${each.text}`),
    ).toEqual(['review: /places redirects to Places#index with 301 now, was Places#index', 'safe: /venues added'])
  })

  it('compares tables by their names, if there are several', () => {
    const [routes, admin] = [listOf(get({})), listOf(get({ use: [log] }), 'admin')]
    expect(compareRoutes(routes, listOf(get({}), 'api'))).toEqual([])
    expect(compareRoutes([...routes, ...admin], [...routes, ...admin])).toEqual([])
    expect(compareRoutes([...routes, ...admin], routes)).toMatchObject([
      { change: 'gone', table: 'admin', path: '/places' },
    ])
  })

  it('sorts by what a change means, then by what has changed', () => {
    const before = [...get({ use: [log] }), { verb: 'get', path: 'a' }, { verb: 'get', path: 'b/:id' }] as const
    const now = [
      ...get({}),
      { verb: 'get', path: 'b/:id', params: { id: 'uuid' }, name: 'b' },
      { verb: 'get', path: 'c', name: 'c' },
    ] as const
    expect(compareRoutes(listOf(before), listOf(now)).map(({ severity, change }) => `${severity} ${change}`)).toEqual([
      'breaks gone',
      'breaks input',
      'review guard',
      'safe answer',
      'safe added',
    ])
  })
})

const MEMBERS = ['a', 'b', 'c', 'd']
const TYPES = [text, text.max(9), z.int(), z.boolean(), z.enum(['x', 'y', 'z']), z.array(z.object({ e: z.int() }))]
const membersOf = (random: Random) => Object.fromEntries(random.some(MEMBERS).map(name => [name, random.pick(TYPES)]))

const randomSpec = (random: Random, at: number): Spec => ({
  verb: random.pick(['get', 'post', 'put'] as const),
  path: `p${at}/:id`,
  name: `answer${at}`,
  use: random.some([log, limit, authenticate, keyed]),
  ...(random.chance(0.5) && { params: { id: 'bigint' } }),
  contract: {
    query: z.object({ more: random.pick([text, text.max(9), z.enum(['x', 'y'])]).optional() }),
    body: z.object({ ...membersOf(random), kept: z.enum(['x', 'y']) }),
    returns: { 200: z.object({ ...membersOf(random), kept: text }), 404: z.object({}) },
  },
})

const member = (schema: unknown, more: Record<string, z.ZodType>) => (schema as z.ZodObject).extend(more) // made above
const inContract = (spec: Spec, change: (contract: ActionContract) => ActionContract): readonly Spec[] => [
  { ...spec, contract: change(spec.contract ?? {}) },
]
const inReply = (spec: Spec, change: (reply: z.ZodObject) => z.ZodType) =>
  inContract(spec, contract => {
    const returns = contract.returns as { readonly 200: z.ZodObject; readonly 404: z.ZodObject } // made above
    return { ...contract, returns: { ...returns, 200: change(returns[200]) } }
  })

/** One change of a route, and the severity that it has by the rules; `undefined` for one that no caller notices. */
const MUTATIONS: readonly (readonly [
  what: string,
  change: (spec: Spec) => readonly Spec[],
  severity: string | undefined,
])[] = [
  ['no change', spec => [spec], undefined],
  ['gone', () => [], 'breaks'],
  ['moved', spec => [{ ...spec, path: `moved/${spec.path}` }], 'breaks'],
  ['one more', spec => [spec, { verb: 'get', path: 'more' }], 'safe'],
  ['a middleware less', spec => [{ ...spec, use: spec.use?.slice(1) ?? [] }], 'review'],
  ['a middleware more', spec => [{ ...spec, use: [...(spec.use ?? []), named('more')] }], 'review'],
  [
    'a guard more',
    spec => [
      { ...spec, use: [describeMiddleware(named('own'), { replies: { 403: z.object({}) } }), ...(spec.use ?? [])] },
    ],
    'breaks',
  ],
  ['a narrower kind', spec => [{ ...spec, params: { id: 'integer' } }], 'breaks'],
  [
    'a required member',
    spec => inContract(spec, contract => ({ ...contract, body: member(contract.body, { more: text }) })),
    'breaks',
  ],
  [
    'an optional member',
    spec => inContract(spec, contract => ({ ...contract, body: member(contract.body, { more: text.optional() }) })),
    undefined,
  ],
  [
    'an enum value less',
    spec => inContract(spec, contract => ({ ...contract, body: member(contract.body, { kept: z.enum(['x']) }) })),
    'breaks',
  ],
  [
    'an enum value more',
    spec =>
      inContract(spec, contract => ({ ...contract, body: member(contract.body, { kept: z.enum(['x', 'y', 'z']) }) })),
    undefined,
  ],
  [
    'an unread member',
    spec => inContract(spec, contract => ({ ...contract, body: (contract.body as z.ZodObject).omit({ kept: true }) })),
    'review',
  ], // made above
  ['a reply member less', spec => inReply(spec, reply => reply.omit({ kept: true })), 'breaks'],
  ['a reply member more', spec => inReply(spec, reply => reply.extend({ more: text })), undefined],
  ['a nullable reply member', spec => inReply(spec, reply => reply.extend({ kept: text.nullable() })), 'breaks'],
  ['a narrower reply member', spec => inReply(spec, reply => reply.extend({ kept: text.max(3) })), undefined],
  [
    'a status more',
    spec => inContract(spec, contract => ({ ...contract, returns: { ...contract.returns, 418: text } })),
    'breaks',
  ],
]

const TABLES = Number(process.env.TABLES ?? 10)

describe('compareRoutes(before, now) of a random table of which one thing is changed', () => {
  const seed = seedOf(process.env)

  it.each(MUTATIONS)(`finds ${'%s'}, and nothing else (seed ${seed})`, (_what, change, severity) => {
    const random = new Random(seed)
    for (let count = 0; count < TABLES; count++) {
      const specs = Array.from({ length: 4 }, (_, at) => randomSpec(random, at))
      const chosen = random.below(4)
      const spec = { ...specs[chosen], use: [...(specs[chosen]?.use ?? []), log], params: { id: 'bigint' } } as Spec // there are four
      const tableOf = (own: readonly Spec[]) => listOf(specs.flatMap((each, at) => (at === chosen ? own : [each])))
      const changes = compareRoutes(tableOf([spec]), tableOf(change(spec)))
      expect([...new Set(changes.map(each => each.severity))]).toEqual(severity === undefined ? [] : [severity])
      for (const { path } of changes) expect([`/${spec.path}`, '/more']).toContain(path)
    }
  })
})
