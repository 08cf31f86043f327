/**
 * What the programs of rejected cases import. In a module of its own, these declarations are checked once: to check them again in
 * each program would take most of the time.
 */
import type Koa from 'koa'
import compose from 'koa-compose'
import {
  createRouter,
  defineRoutesFor,
  type InCollection,
  type InResource,
  type InResources,
  type InScope,
  type Middleware,
  type ResourcesOptions,
  type ScopeAt,
  type StandardSchema,
} from '../../src/index.js'
import * as cases from './rejected-controllers.js'

export { cases }
export const { Claims, Ping, Places, Rooms, Stranger, controllers } = cases
type Controllers = typeof controllers

export enum Option {
  params = 'params',
  year = 'year',
  body = 'body',
  summary = 'summary',
  method = 'method',
}

// Values whose types do not say what they are.
export const [path, actions, options]: [string, string[], ResourcesOptions] = ['any', ['index'], {}]
export const either = path === 'any' ? 'places' : 'rooms'
export const eitherClass = path === 'any' ? Ping : cases.Users
// biome-ignore lint/suspicious/noExplicitAny: programs pass it where something else is expected
export const anything: any = (r: any) => r
export const record: Record<string, typeof Places> = { Places }

export const numberMap = { Ping, Places: 5 }
export const spaceMap = { Ping, 'A b': Places }
export const part = (r: ScopeAt<Controllers, 'v1'>) => r.resources('places')
export const stateful = (r: ScopeAt<Controllers, 'v1', { user: string }>) => r.resources('places')
export const empty = (r: ScopeAt<Controllers, ''>) => {
  r.resources('places')
}
export const scoped = (r: ScopeAt<Controllers, [InScope<'api'>]>) => r.resources('places')
export const ofPlaces = (r: ScopeAt<Controllers, [InResources<'places'>]>) => r.get('preview')
export const ofKinds = (
  r: ScopeAt<
    Controllers,
    [InScope<'in/:year', { params: { year: 'integer' } }>, InResources<'places', { id: 'uuid' }>]
  >,
) => r.get('preview')
export const search = (r: ScopeAt<Controllers, [InResources<'places'>, InCollection]>) => r.get('search')
type Others = { Ping: typeof Ping }
export const elsewhere = (r: ScopeAt<Others, ''>) => r.get('ping', Ping, 'ping')
export const elsewhereInV1 = (r: ScopeAt<Others, 'v1'>) => r.get('ping', Ping, 'ping')
export const elsewhereInApi = (r: ScopeAt<Others, [InScope<'api'>]>) => r.get('ping', Ping, 'ping')
export const elsewhereInPlaces = (r: ScopeAt<Others, [InResources<'places'>]>) => r.get('ping', Ping, 'ping')
export const elsewhereInSearch = (r: ScopeAt<Others, [InResources<'places'>, InCollection]>) =>
  r.get('ping', Ping, 'ping')
export const elsewhereInUser = (r: ScopeAt<Others, [InResource<'user'>]>) => r.get('ping', Ping, 'ping')

export abstract class Abstract {
  abstract index(): void
}
export const abstractMap = { Ping, Abstract }
export class Hidden {
  private constructor() {}
  ping() {}
  static one() {
    return new Hidden()
  }
}

export class HalfHidden {
  private create() {}
  protected show() {
    this.create()
  }
}

/** Schemas of replies: see `returns.ts`. */
export const place: StandardSchema<{ name: string }, { name: string }> = {
  '~standard': { validate: value => (typeof value === 'object' ? { value: { name: 'a' } } : { issues: [] }) },
}
export const nothing: StandardSchema<undefined, undefined> = {
  '~standard': { validate: value => (value === undefined ? { value } : { issues: [] }) },
}
export const located: StandardSchema<{ location: string }, { location: string }> = place as never // of which no reply is sent
export const capitals: StandardSchema<{ ETag: string }, { ETag: string }> = place as never
export const schema = { '~standard': { validate: (value: unknown) => ({ value }) } }
interface IdentParams extends StandardSchema<unknown, { hostId: string; id: string; ident: string; more?: string }> {}
export const identParams: IdentParams = schema
export const page = { '~standard': { validate: (value: unknown) => ({ value: Number(value) }) } }
export const anySchema: StandardSchema = { '~standard': { validate: value => ({ value }) } }

// biome-ignore lint/suspicious/noExplicitAny: each name below gives it the type of one middleware
export const middleware: any = () => {}
export const givesUser: Koa.Middleware<{ user: string }> = middleware
export const givesNumber: Koa.Middleware<{ user: number }> = middleware
export const needsUser: (ctx: { state: { user: string } }, next: Koa.Next) => unknown = middleware
export const needsThis: (this: { log(): void }, ctx: Koa.Context, next: Koa.Next) => unknown = middleware
export const needsId: (ctx: { params: { id: string } }, next: Koa.Next) => unknown = middleware
export const needsIdOfKoa: Koa.Middleware<{}, { params: { id: string } }> = middleware
/** These say what they need, and what they give. */
export const loadPlace: Middleware<{ state: { user: string }; params: { id: string } }, { place: string }> = middleware
export const loadUser: Middleware<{}, { user: string }> = middleware
export const readsPlace: Middleware<{ state: { place: string } }> = middleware
export const readsDatabase: Middleware<{ database: string }, { user: string }> = middleware
export const besideKoa: (ctx: Koa.Context & { state: { user: string } }, next: Koa.Next) => unknown = middleware
export const besideKoaId: (ctx: Koa.Context & { params: { id: string } }, next: Koa.Next) => unknown = middleware
export const needsOfKoa: Koa.Middleware<{ place: string }, { state: { user: string } }> = middleware
export const besideKoaDatabase: (ctx: Koa.Context & { database: string }, next: Koa.Next) => unknown = middleware
export const composed = compose([loadUser, readsPlace])
export const needsDatabase: (ctx: { database: string }, next: Koa.Next) => unknown = middleware
/** The context of another version of Koa. */
export interface OtherKoa {
  app: { middleware: unknown[] }
  cookies: {}
  originalUrl: string
  req: {}
  res: {}
  state: { user: string }
}
export const withOtherKoa: (ctx: OtherKoa, next: Koa.Next) => unknown = middleware

export const ofUser = createRouter(
  defineRoutesFor<{ user: string; flash?: string }>()({}, r => r.get('own', () => {})),
).routes()
export const ofDatabase = createRouter(
  defineRoutesFor<{}, { database: string }>()({}, r => r.use(givesUser).get('own', () => {})),
).routes()
