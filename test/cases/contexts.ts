/** Applications for `signalbox contexts`: one with everything that it writes, with the file of its contexts, and one with a stale file. */
import { HEAD } from '../support/contexts-project.js'

export const APPLICATION = {
  'src/auth.ts': `import type Koa from 'koa'
export interface User { id: string; roles: Role[] }
export type Role = 'admin' | 'guest'
export interface Database { query(text: string): Promise<unknown[]> }
export interface AppState { requestId: string }
export interface AppContext { database: Database; log: ({ text }: { text: string }) => void }
export const authenticate: Koa.Middleware<{ user: User }> = (_ctx, next) => next()
export const page: Koa.Middleware<{ page: { number: number; size?: number; end?: '\\n' } }> = (_ctx, next) => next()
export const traced: Koa.Middleware<{}, { span: Map<string, Date> }> = (_ctx, next) => next()
`,
  'src/impersonate.ts': `import type Koa from 'koa'
import type { User } from './other.js'
export const impersonate: Koa.Middleware<{ impersonated: User }> = (_ctx, next) => next()
`,
  'src/other.ts': 'export interface User { name: string }\n',
  'src/places-controller.ts': `import type { ContractOf } from 'signalbox'
import { z } from 'zod'
import type { Contexts } from './contexts.js'
type Ctx = Contexts['Host/Places']
const counter: unique symbol = Symbol('counter')
export class PlacesController {
  [counter]() { return 0 }
  static readonly contract = {
    create: { body: z.object({ name: z.string(), size: z.number().optional() }) },
    index: { summary: 'All places' },
  } satisfies ContractOf<PlacesController>
  index(ctx: Ctx['index']) { return ctx.state.user.id }
  create(ctx: Ctx['create']) { return ctx.input.body.name.length }
  show(ctx: Ctx['show']) { return ctx.params.id + ctx.state.impersonated.name }
  search(ctx: Ctx['search']) { ctx.body = ctx.state.page.size ?? this.helper(ctx.state.user.id) }
  helper(text: string) { return text }
  title?: string
}
`,
  'src/rooms-controller.ts': `import { castParam } from 'signalbox'
import type { Contexts } from './contexts.js'
type Ctx = Contexts['Host/Places/Rooms']
abstract class Crud<Own extends { show: { params: object } }> {
  index(_ctx: unknown) { return [] }
  show(ctx: Own['show']) { return ctx.params }
}
export class RoomsController extends Crud<Ctx> {
  async lock(ctx: Ctx['lock']) {
    const id: bigint = castParam(ctx, 'id')
    return { id: String(id), placeId: ctx.params.placeId, rows: await ctx.database.query(''), spans: ctx.span.size }
  }
}
`,
  'src/lazy-controller.ts': `import type { Contexts } from './contexts.js'
export default class LazyController {
  show(ctx: Contexts['Lazy']['show']) { return 'id' in ctx.params ? ctx.params.id : ctx.params.a + ctx.params.b }
}
`,
  'src/host-routes.ts': `import type { InContext, ScopeAt } from 'signalbox'
import { type AppContext, type AppState, page, type User } from './auth.js'
import type { controllers } from './controllers.js'
export const hostRoutes = (r: ScopeAt<typeof controllers, 'host', AppState & { user: User } & InContext<AppContext>>) => r
  .resources('places', { only: ['index', 'create', 'show'] }, r => r
    .resources('rooms', { only: ['index', 'show'], id: 'bigint' }, r => r.post('lock'))
    .collection(r => r.use(page).get('search')))
`,
  'src/controllers.ts': `import { PlacesController } from './places-controller.js'
import { RoomsController } from './rooms-controller.js'
export const controllers = {
  'Host/Places': PlacesController,
  'Host/Places/Rooms': RoomsController,
  Lazy: () => import('./lazy-controller.js'),
}
`,
  'src/routes.ts': `import { createRouter, defineRoutes, defineRoutesFor } from 'signalbox'
import { type AppContext, type AppState, authenticate, traced } from './auth.js'
import { controllers } from './controllers.js'
import { hostRoutes } from './host-routes.js'
import { impersonate } from './impersonate.js'
export class AdminController { index() { return 'admin' } }
export const routes = defineRoutesFor<AppState, AppContext>()(controllers, r => r
  .get('lazy/:a/:b', 'Lazy#show')
  .get('lazy/:id', 'Lazy#show')
  .namespace('host', r => r.use(authenticate).use(impersonate).use(traced).draw(hostRoutes)))
export const adminRoutes = defineRoutes({ Admin: AdminController }, r => r.get('admin', AdminController, 'index'))
export const router = createRouter(routes)
`,
}

export const CONTEXTS = `${HEAD}import type { InputContext, WrittenContext as Context } from 'signalbox/types'
import type { AppContext, Database, User } from './auth.js'
import type { User as User2 } from './other.js'
import type { PlacesController } from './places-controller.js'

/** The \`ctx\` of each action, by controller path and action. */
export interface AdminContexts<_Missing = 'run \`signalbox contexts\`'> {
  readonly Admin: {
    readonly index: Context
  }
}

/** The \`ctx\` of each action, by controller path and action. */
export interface Contexts<_Missing = 'run \`signalbox contexts\`'> {
  readonly 'Host/Places': {
    readonly create: InputContext<Context<never, ImpersonatedRequestIdUserState, AppContextSpanMembers>, typeof PlacesController, 'create'>
    readonly index: Context<never, ImpersonatedRequestIdUserState, AppContextSpanMembers>
    readonly search: Context<never, ImpersonatedPageRequestIdMoreState, DatabaseLogSpanMembers>
    readonly show: Context<'id', ImpersonatedRequestIdUserState, AppContextSpanMembers>
  }
  readonly 'Host/Places/Rooms': {
    readonly index: Context<'id', ImpersonatedRequestIdUserState, AppContextSpanMembers>
    readonly lock: Context<'id' | 'placeId', ImpersonatedRequestIdUserState, AppContextSpanMembers, { id: 'bigint' }>
    readonly show: Context<'id' | 'placeId', ImpersonatedRequestIdUserState, AppContextSpanMembers, { id: 'bigint' }>
  }
  readonly Lazy: {
    readonly show: Context<'a' | 'b', RequestIdState, AppContext> | Context<'id', RequestIdState, AppContext>
  }
}

export type AppContextSpanMembers = AppContext & { span: Map<string, Date> }

export type DatabaseLogSpanMembers = { database: Database; log: ({ text }: { text: string }) => void } & { span: Map<string, Date> }

export interface ImpersonatedPageRequestIdMoreState {
  impersonated: User2
  page: { number: number; size?: number; end?: '\\n' }
  requestId: string
  user: User
}

export interface ImpersonatedRequestIdUserState {
  impersonated: User2
  requestId: string
  user: User
}

export interface RequestIdState {
  requestId: string
}
`

/** A table with states that are not members alone, and with types whose names the file needs itself. */
export const STATES = {
  'src/states.ts': `import type Koa from 'koa'
export class Account { private secret = ''; name = '' }
export class Hidden { private secret = '' }
export const key: unique symbol = Symbol('key')
export class Keys { static readonly token: unique symbol = Symbol('token') }
export interface LetterState { alphabet: string }
export interface Date { day: number }
const remove = (id: string) => id
export { remove as delete }
declare global { interface GlobeState { globe: 1 } }
const stating = <State>(): Koa.Middleware<State> => (_ctx, next) => next()
export const account = stating<Account>()
export const hidden = stating<Hidden & { user: string }>()
export const either = stating<{ kind: 'a'; a: number } | { kind: 'b'; readonly [key]?: string }>()
export const symbols = stating<{ [key]: string; [Keys.token](): Date; member: globalThis.Date; [Symbol.iterator]: 1 }>()
export const letter = stating<{ letter: LetterState; page?: () => number; size?: number | string | undefined }>()
export const globe = stating<{ globe: GlobeState }>()
export const removal = stating<{ remove: typeof remove; byName: typeof import('./states.js').delete }>()
`,
  'src/routes.ts': `import { type ContextsOf, createRouter, defineRoutes } from 'signalbox'
import type { Contexts } from './contexts.js'
import * as states from './states.js'
class Base<Own extends { show: { params: { id: string } } }> { show(ctx: Own['show']) { return ctx.params.id } }
export const controllers = {
  Account: class extends Base<Contexts['Account']> {},
  Either: class extends Base<Contexts['Either']> {},
  Globe: class extends Base<Contexts['Globe']> {},
  Hidden: class extends Base<Contexts['Hidden']> {},
  Letter: class extends Base<Contexts['Letter']> {},
  Removal: class extends Base<Contexts['Removal']> {},
  Symbols: class extends Base<Contexts['Symbols']> {},
}
export const routes = defineRoutes(controllers, r => r
  .scope(r => r.use(states.account).get('account/:id', 'Account#show'))
  .scope(r => r.use(states.either).get('either/:id', 'Either#show'))
  .scope(r => r.use(states.globe).get('globe/:id', 'Globe#show'))
  .scope(r => r.use(states.hidden).get('hidden/:id', 'Hidden#show'))
  .scope(r => r.use(states.letter).get('letter/:id', 'Letter#show'))
  .scope(r => r.use(states.removal).get('removal/:id', 'Removal#show'))
  .scope(r => r.use(states.symbols).get('symbols/:id', 'Symbols#show')))
export const router = createRouter(routes)

type Table = ContextsOf<typeof routes>
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false
declare const same: { [Path in keyof Table]: Same<Contexts[Path]['show']['state'], Table[Path]['show']['state']> }
export const checked: Record<keyof Contexts, true> = same
`,
}

export const STATES_CONTEXTS = `${HEAD}import type { WrittenContext as Context } from 'signalbox/types'
import type { Account, Date, Hidden, Keys, LetterState, delete as delete2, key } from './states.js'

/** The \`ctx\` of each action, by controller path and action. */
export interface Contexts<_Missing = 'run \`signalbox contexts\`'> {
  readonly Account: {
    readonly show: Context<'id', Account>
  }
  readonly Either: {
    readonly show: Context<'id', AKeyKindState>
  }
  readonly Globe: {
    readonly show: Context<'id', GlobeState2>
  }
  readonly Hidden: {
    readonly show: Context<'id', HiddenUserState>
  }
  readonly Letter: {
    readonly show: Context<'id', LetterPageSizeState>
  }
  readonly Removal: {
    readonly show: Context<'id', ByNameRemoveState>
  }
  readonly Symbols: {
    readonly show: Context<'id', KeyMemberTokenState>
  }
}

export type AKeyKindState = { kind: 'a'; a: number } | { kind: 'b'; readonly [key]?: string }

export interface ByNameRemoveState {
  byName: typeof delete2
  remove: (id: string) => string
}

export interface GlobeState2 {
  globe: GlobeState
}

export type HiddenUserState = Hidden & { user: string }

export interface KeyMemberTokenState {
  [Keys.token]: () => Date
  [Symbol.iterator]: 1
  [key]: string
  member: globalThis.Date
}

export interface LetterPageSizeState {
  letter: LetterState
  page?: () => number
  size?: number | string
}
`

/** Tables, and the file of their contexts from before the first lost a route, the second a parameter, and the third a state. */
export const STALE = {
  'src/controllers.ts': `import type { BedContexts, Contexts, RoomContexts } from './contexts.js'
export class PlacesController { index() {} show(ctx: Contexts['Places']['show']) { return ctx.params.id } }
export class RoomsController { show(ctx: RoomContexts['Rooms']['show']) { return ctx.params.id } }
export class BedsController { show(ctx: BedContexts['Beds']['show']) { return ctx.state.user } }
`,
  'src/routes.ts': `import { createRouter, defineRoutes } from 'signalbox'
import { BedsController, PlacesController, RoomsController } from './controllers.js'
export const routes = defineRoutes({ Places: PlacesController }, r => r.resources('places', { only: ['index'] }))
export const roomRoutes = defineRoutes({ Rooms: RoomsController }, r => r.resources('rooms', { only: ['show'], param: 'slug' }))
export const bedRoutes = defineRoutes({ Beds: BedsController }, r => r.resources('beds', { only: ['show'] }))
createRouter(routes)
createRouter(roomRoutes)
createRouter(bedRoutes)
`,
  'src/contexts.ts': `${HEAD}import type { WrittenContext as Context } from 'signalbox/types'
export interface Contexts<_Missing = 'run \`signalbox contexts\`'> {
  readonly Places: {
    readonly index: Context
    readonly show: Context<'id'>
  }
}
export interface RoomContexts<_Missing = 'run \`signalbox contexts\`'> {
  readonly Rooms: {
    readonly show: Context<'id'>
  }
}
export interface BedContexts<_Missing = 'run \`signalbox contexts\`'> {
  readonly Beds: {
    readonly show: Context<'id', UserState>
  }
}
export interface UserState {
  user: string
}
`,
}
