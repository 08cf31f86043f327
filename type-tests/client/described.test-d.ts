import type Koa from 'koa'
import { expectType } from 'tsd'
import { z } from 'zod'
import { type ActionCall, type ClientCall, type ClientReply, createClient } from '../../src/client/index.js'
import {
  type ContextsOf,
  createRouter,
  defineRoutes,
  describeMiddleware,
  type InScope,
  reply,
  type ScopeAnywhere,
  type ScopeAt,
} from '../../src/index.js'

// The statuses of described middlewares can be expected at every route behind them, and nowhere else.

declare const checkToken: Koa.Middleware<{ user: { name: string } }>
const Problem = z.object({ message: z.string() })
const authenticate = describeMiddleware(checkToken, { replies: { 401: Problem } })
const limit = describeMiddleware((_ctx, next) => next(), {
  replies: { 429: { body: z.string(), headers: z.object({ 'retry-after': z.string() }) } },
})
const admin = describeMiddleware(checkToken, {
  security: [{ bearer: ['admin'] }],
  replies: { 401: z.literal('no'), 403: Problem },
})
const secured = describeMiddleware(checkToken, { security: [{ bearer: [] }] })

type Unauthorized = ClientReply<401, { message: string }>
type Limited = ClientReply<429, string, { 'retry-after': string }>
type Forbidden = ClientReply<401, 'no'> | ClientReply<403, { message: string }>
type Deleted = ClientReply<204, undefined>

class Places {
  index(ctx: Contexts['Places']['index']) {
    expectType<{ name: string }>(ctx.state.user)
    expectType<'user'>({} as keyof typeof ctx.state)
  }
  show() {}
  destroy() {}
  create() {
    return reply(401)
  }
}
class Tags {
  index() {}
  show() {}
  search() {}
}

const part = (r: ScopeAt<typeof controllers, [InScope<'parts'>]>) =>
  r.get('a', 'Tags#index').use(limit).get('b', 'Tags#index')
const anywhere = (r: ScopeAnywhere<typeof controllers>) => r.get('c', limit, 'Tags#index').get('d', 'Tags#index')
const controllers = { Places, Tags }

const routes = defineRoutes(controllers, r =>
  r
    .get('open', 'Tags#index')
    .get('limited', limit, 'Tags#index')
    .get('both', limit, authenticate, 'Tags#index')
    .get('class', limit, Tags, 'index')
    .post('login', { returns: { 200: Problem } }, limit, () => {})
    .put('matched', authenticate, limit, 'Tags#index')
    .resources('tags', { only: ['index', 'show'], use: { show: [authenticate, limit] } }, r =>
      r.collection(r => r.get('search')),
    )
    .scope('parts', r => r.draw(part))
    .scope('drawn', r => r.use(authenticate).draw(anywhere))
    .mount('mounted', () => {})
    .use(authenticate)
    .use(secured)
    .resources('places', { only: ['index', 'show', 'destroy', 'create'], use: limit })
    .namespace('v1', r =>
      r
        .use(admin)
        .get('inner', 'Tags#index')
        .post('posted', { returns: { 200: Problem } }, () => {}),
    )
    .scope(r => r.use(limit).get('group', 'Tags#index'))
    .get('after', 'Tags#index'),
)
interface Contexts extends ContextsOf<typeof routes> {}
createRouter(routes)

const client = createClient<typeof routes>('')
type CallOf<Replies extends { readonly status: number }, Input = {}> = ClientCall<Input, Replies>
type Named<Name extends string, Replies extends { readonly status: number }, Input = {}> = ActionCall<
  Input,
  Replies,
  { [Each in Name]: true }
>
expectType<Named<'index', Deleted>>(client['GET /open'])
expectType<Named<'index', Deleted | Limited>>(client['GET /limited'])
expectType<Named<'index', Deleted | Limited | Unauthorized>>(client['GET /both'])
expectType<Named<'index', Deleted | Limited>>(client['GET /class'])
expectType<CallOf<ClientReply<200, { message: string }> | Limited>>(client['POST /login'])
expectType<Named<'index', Deleted | Limited | Unauthorized>>(client['PUT /matched'])
expectType<Named<'index', Deleted>>(client['GET /tags'])
expectType<
  Named<'show', Deleted | Limited | Unauthorized, { readonly params: { readonly id: string | number | bigint } }>
>(client['GET /tags/:id'])
expectType<Named<'search', Deleted>>(client['GET /tags/search'])
expectType<Named<'index', Deleted>>(client['GET /parts/a'])
expectType<Named<'index', Deleted | Limited>>(client['GET /parts/b'])
expectType<Named<'index', Deleted | Limited | Unauthorized>>(client['GET /drawn/c'])
expectType<Named<'index', Deleted | Unauthorized>>(client['GET /drawn/d'])
expectType<Named<'index', Deleted | Limited | Unauthorized>>(client['GET /places'])
expectType<Named<'create', ClientReply<401, undefined> | Limited | Unauthorized>>(client['POST /places'])
expectType<Named<'index', Deleted | Unauthorized | Forbidden>>(client['GET /v1/inner'])
expectType<CallOf<ClientReply<200, { message: string }> | Unauthorized | Forbidden>>(client['POST /v1/posted'])
expectType<Named<'index', Deleted | Limited | Unauthorized>>(client['GET /group'])
expectType<Named<'index', Deleted | Unauthorized>>(client['GET /after'])

// `expect` takes them, and narrows the body.
export const asked = async () => {
  const replied = await client['GET /group']({ expect: [401, 429] })
  if (replied.status === 429) expectType<string>(replied.headers.get('Retry-After'))
  if (replied.status === 401) expectType<{ message: string }>(replied.body)
  // @ts-expect-error the routes before are not behind the middleware
  await client['GET /open']({ expect: [401] })
}

// A name is text, and changes no type.
expectType<typeof secured>(describeMiddleware(checkToken, { name: 'authenticate' }))
// @ts-expect-error a name is text
export const misnamed = () => describeMiddleware(checkToken, { name: 5 })
