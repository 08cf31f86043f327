/** What the types cannot see of contracts and replies: see `unseen.ts`. */
import type { Unseen } from './unseen.js'

const UNDEFINED = '`undefined`'
const CHECKED = '500, with `replies`'
const NO_VALIDATION = 'requests are not validated, and `ctx.input` is `undefined`'

const NAMED = `const fitting = (fits: (value: any) => boolean) => ({ '~standard': {
  version: 1 as const, vendor: 'test', types: undefined as { input: { name: string }; output: { name: string } } | undefined,
  validate: (value: any) => fits(value) ? { value } : { issues: [{ message: 'no' }] },
} })`
const ROUTER = "export const router = () => createRouter(define(), { replies: 'check' })"
const PLACES =
  "export const define = () => defineRoutes({ Places }, r => r.resources('places', { only: ['index', 'show'] }))"

export const unseenContracts: readonly Unseen[] = [
  {
    written: 'a contract that is only declared: `declare static readonly contract: …`',
    happens: NO_VALIDATION,
    program: `${NAMED}
const query = fitting(value => value.name !== undefined)
class Places {
  declare static readonly contract: { readonly index: { readonly query: typeof query } }
  index(ctx: ActionContext<typeof routes, 'Places#index'>) { return { isThere: ctx.input !== undefined } }
}
const routes = defineRoutes({ Places }, r => r.resources('places', { only: ['index'] }))
export const define = () => routes`,
    result: { answers: [['GET /places', 200, '{"isThere":false}']] },
  },
  {
    written: 'two mixins with a schema for the same part of an action',
    happens: 'the outer one validates; the type may have what the inner one gives',
    program: `const schema = <Type>(value: Type) => ({ '~standard': { validate: () => ({ value }) } })
const inner = <Parent extends new (...given: any[]) => object>(Parent: Parent) => class extends Parent {
  static readonly contract = { index: { query: schema({ page: 1 }) } }
}
const outer = <Parent extends new (...given: any[]) => object>(Parent: Parent) => class extends Parent {
  static readonly contract = { index: { query: schema({ size: 2 }) } }
}
class Plain { index(): unknown { return 0 } }
class Places extends outer(inner(Plain)) {
  override index(ctx?: { input: { query: { page: number } } }) { return ctx?.input.query }
}
export const define = () => defineRoutes({ Places }, r => r.resources('places', { only: ['index'] }))`,
    result: { answers: [['GET /places', 200, '{"size":2}']] },
  },
  {
    written: 'a reply that is not returned: `reply(202, job)` as a statement',
    happens: '204',
    program: `import { reply } from '../../src/index.js'
class Places { index() { reply(202, { id: '5' }) } }
export const define = () => defineRoutes({ Places }, r => r.resources('places', { only: ['index'] }))`,
    result: { answers: [['GET /places', 204]] },
  },
  {
    written: 'a status, a type or a body that an action sets on `ctx`: `ctx.status = 202`',
    happens: '`ReplyOf` and a client have 200 or 204, and what the action returns',
    program: `class Places {
  index(ctx: Koa.Context) { ctx.status = 202; return 'a' }
  show(ctx: Koa.Context) { ctx.body = 'b' }
}
${PLACES}
export const index: ReplyOf<ReturnType<typeof define>, 'Places#index'>['status'] = 200
export const show: ReplyOf<ReturnType<typeof define>, 'Places#show'>['status'] = 204`,
    result: {
      answers: [
        ['GET /places', 202, 'a'],
        ['GET /places/5', 200, 'b'],
      ],
    },
  },
  {
    written: 'an object with `name`, `message` and an optional `stack`, in the type of `ReplyOf`',
    happens: 'the type of the reply is `{}`',
    program: `interface Entry { name: string; message: string; stack?: string; level: number }
class Places { index(): Entry { return { name: 'a', message: 'b', level: 5 } } }
export const define = () => defineRoutes({ Places }, r => r.resources('places', { only: ['index'] }))
export const keys: keyof ReplyOf<ReturnType<typeof define>, 'Places#index'>['body'] extends never ? true : false = true`,
    result: { answers: [['GET /places', 200, '{"name":"a","message":"b","level":5}']] },
  },
  {
    written: 'a body that has the type of its schema and does not fit it: `""` for `z.string().min(1)`',
    happens: CHECKED,
    program: `${NAMED}
class Places {
  static readonly contract = {
    index: { returns: fitting(({ name }) => name !== '') },
    show: { returns: fitting(({ name }) => name !== 'a') },
  } satisfies ContractOf<Places>
  index() { return { name: '' } }
  show() { return { name: 'a' } }
}
${PLACES}
${ROUTER}`,
    result: {
      answers: [
        ['GET /places', 500],
        ['GET /places/5', 500],
      ],
    },
  },
  {
    written: 'a body with members that its type hides, for a schema without visible parts that gives what it gets',
    happens: 'they are sent, also with `replies`',
    program: `${NAMED}
const user = { name: 'a', passwordHash: 'b' }
class Places {
  static readonly contract = {
    index: { returns: fitting(() => true) },
    show: { returns: fitting(() => true) },
  } satisfies ContractOf<Places>
  index(): { name: string } { return user }
  show(): { name: string } { return user }
}
${PLACES}
${ROUTER}`,
    result: { answers: [['GET /places', 200, '{"name":"a","passwordHash":"b"}']] },
  },
  {
    written: 'an action that returns `any` or a `Response` that does not fit its contract',
    happens: CHECKED,
    program: `${NAMED}
class Places {
  static readonly contract = {
    index: { returns: fitting(({ name }) => name !== undefined) },
    show: { returns: { 404: fitting(() => true) } },
  } satisfies ContractOf<Places>
  index(): any { return {} }
  show() { return new Response('a') }
}
${PLACES}
${ROUTER}`,
    result: {
      answers: [
        ['GET /places', 500],
        ['GET /places/5', 500],
      ],
    },
  },
  {
    written: 'a middleware with a contract, whose reply does not fit `returns`',
    happens: CHECKED,
    program: `${NAMED}
export const define = () => defineRoutes({}, r => r
  .get('a', { returns: fitting(({ name }) => name !== undefined) }, ctx => { ctx.body = {} }))
${ROUTER}`,
    result: { answers: [['GET /a', 500]] },
  },
  {
    written: 'a schema of a body without visible parts that takes only dates, bigints or the like',
    happens: '422, always',
    program: `const dates = { '~standard': { version: 1 as const, vendor: 'test', types: undefined as { input: Date; output: Date } | undefined,
  validate: (value: unknown) => value instanceof Date ? { value } : { issues: [{ message: 'no' }] } } }
class Places {
  static readonly contract = { create: { body: dates } } satisfies ContractOf<Places>
  create() {}
}
const parse: Koa.Middleware = (ctx, next) => { Object.assign(ctx.request, { body: '1970-01-01T00:00:00.000Z' }); return next() }
export const define = () => defineRoutes({ Places }, r => r.use(parse).resources('places', { only: ['create'] }))`,
    result: { answers: [['POST /places', 422, 'not valid: body']] },
  },
  {
    written: 'an action with several signatures, one of which has no parameters and hides another',
    happens: UNDEFINED,
    program: `class Places {
  index(): unknown
  index(ctx: { params: { day: string } }): unknown
  index(ctx?: { params: { day: string } }) { return { day: typeof ctx?.params.day } }
}
export const define = () => defineRoutes({ Places }, r => r.resources('places', { only: ['index'] }))`,
    result: { answers: [['GET /places', 200, '{"day":"undefined"}']] },
  },
]
