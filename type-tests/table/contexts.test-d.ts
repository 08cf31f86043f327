/**
 * Contexts by property. The controllers of `contexts/` take them from the table that takes the controllers: that nothing of it
 * is circular is the larger part of the test.
 */
import type Koa from 'koa'
import { expectType } from 'tsd'
import {
  type ActionContext,
  type AnyRouteTable,
  type ContextsOf,
  createRouter,
  defineRoutes,
  defineRoutesFor,
} from '../../src/index.js'
import { type Contexts, routes, type User } from './contexts/routes.js'

createRouter(routes)

declare const contexts: Contexts

// The paths of the map, and the public members of the classes: no private, protected, #private or static ones.
expectType<'V1/Places' | 'V1/Places/Rooms' | 'Hosts' | 'Users' | 'Notes' | 'Firsts' | 'Seconds' | 'Loaded'>(
  {} as keyof Contexts,
)
expectType<'ctx' | 'index' | 'show' | 'preview' | 'archive' | 'unrouted'>({} as keyof Contexts['V1/Places'])

// Methods, properties, getters, inherited actions, and those of a controller that is loaded.
expectType<{ id: string }>(contexts['V1/Places'].show.params)
expectType<{ id: string }>(contexts['V1/Places'].preview.params)
expectType<{ id: string }>(contexts['V1/Places'].archive.params)
expectType<{ id: string }>(contexts.Notes.inherited.params)
expectType<{ id: string }>(contexts.Loaded.show.params)

// Nested resources, the parameters of a scope, several routes, a class that is registered twice.
expectType<{ placeId: string; id: string }>(contexts['V1/Places/Rooms'].show.params)
expectType<{ region: string; id: string }>(contexts.Hosts.show.params)
expectType<{ placeId: string; id: string } | { id: string; year: string }>(contexts['V1/Places/Rooms'].either.params)
expectType<{ id: string }>(contexts.Firsts.show.params)
expectType<{ day: string; id: string }>(contexts.Seconds.show.params)

// State: what `use` gives around the route, also in a part.
expectType<User>(contexts['V1/Places'].show.state.user)
expectType<User>(contexts['V1/Places/Rooms'].show.state.user)
expectType<string>(contexts['V1/Places/Rooms'].show.state.locale)
expectType<string>(contexts.Users.show.state.locale)
// @ts-expect-error no middleware provides a user here
contexts.Hosts.show.state.user

// Without a route, Koa's members have their types, and all others are `any`: the application may have added them.
// biome-ignore lint/suspicious/noExplicitAny: as said
expectType<any>(contexts['V1/Places'].unrouted.params)
// biome-ignore lint/suspicious/noExplicitAny: as said
expectType<any>(contexts['V1/Places'].unrouted.state)
expectType<string>(contexts['V1/Places'].unrouted.method)
// biome-ignore lint/suspicious/noExplicitAny: as said
expectType<any>(contexts['V1/Places'].unrouted.database)
// They are also there for a function that expects them.
declare const describe: (ctx: {
  readonly state: { readonly user: string }
  readonly params: { readonly id: string }
}) => void
describe(contexts['V1/Places'].unrouted)

// A misspelt name, a member that is not public, and a target in place of a path, each in one error.
// @ts-expect-error Property 'V1/Plces' does not exist on type 'Contexts'.
export type MisspeltPath = Contexts['V1/Plces']['show']
// @ts-expect-error Property 'shw' does not exist on type '{ … }'.
export type MisspeltAction = Contexts['V1/Places']['shw']
// @ts-expect-error Property 'secret' does not exist on type '{ … }'.
export type PrivateMember = Contexts['V1/Places']['secret']
// @ts-expect-error Property 'guarded' does not exist on type '{ … }'.
export type ProtectedMember = Contexts['V1/Places']['guarded']
// @ts-expect-error Property 'report' does not exist on type '{ … }'.
export type StaticMember = Contexts['V1/Places']['report']
// @ts-expect-error Property 'V1/Places#show' does not exist on type 'Contexts'.
export type Target = Contexts['V1/Places#show']

// The same types as by target.
expectType<ActionContext<typeof routes, 'V1/Places#show'>>(contexts['V1/Places'].show)
expectType<ActionContext<typeof routes, 'V1/Places/Rooms#either'>>(contexts['V1/Places/Rooms'].either)

// The state and the context of an application.
class Themes {
  show(ctx: AppContexts['Themes']['show']) {
    expectType<string>(ctx.state.theme)
    expectType<Map<string, string>>(ctx.database)
    expectType<{ id: string }>(ctx.params)
    // @ts-expect-error `authenticate` comes after it
    ctx.state.user
  }
  edit(ctx: AppContexts['Themes']['edit']) {
    expectType<string>(ctx.state.theme)
    expectType<string>(ctx.state.user)
  }
}
declare const authenticate: Koa.Middleware<{ user: string }>
const app = defineRoutesFor<{ theme: string }, { database: Map<string, string> }>()({ Themes }, r =>
  r
    .resources('themes', { only: ['show'] })
    .use(authenticate)
    .get('edit', Themes, 'edit'),
)
interface AppContexts extends ContextsOf<typeof app> {}
createRouter(app)

// A class that is not registered has no contexts by property; `ActionContext` has them if the class has a controller path.
class Status {
  static readonly controllerPath = 'Admin/Status'
  show(ctx: ActionContext<typeof unregistered, 'Admin/Status#show'>) {
    expectType<{ region: string }>(ctx.params)
  }
}
const unregistered = defineRoutes({}, r => r.get('status/:region', Status, 'show'))
expectType<never>({} as keyof ContextsOf<typeof unregistered>)

// What is no table has no contexts.
expectType<never>({} as ContextsOf<{ Places: typeof Themes }>)
export type AnyContexts = ContextsOf<AnyRouteTable>
