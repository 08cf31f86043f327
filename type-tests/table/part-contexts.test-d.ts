/** Contexts by property, taken from a part instead of the table: the controllers of the part are in the same circle. */
import type Koa from 'koa'
import { expectType } from 'tsd'
import {
  type ContextsOf,
  castParam,
  createRouter,
  defineRoutes,
  type InContext,
  type InResources,
  type InScope,
  type ScopeAnywhere,
  type ScopeAt,
} from '../../src/index.js'

interface User {
  readonly name: string
}
declare const authenticate: Koa.Middleware<{ user: User }>
declare const paginate: Koa.Middleware<{ page: number }>
declare const schema: { '~standard': { validate: (value: unknown) => { value: { text: string } } } }

class Places {
  static readonly contract = { create: { body: schema } }
  index(ctx: Contexts['V1/Places']['index']) {
    expectType<{}>(ctx.params)
    expectType<User>(ctx.state.user)
    // @ts-expect-error the part does not expect it, although the table has it around the part
    ctx.state.page
  }
  create(ctx: Contexts['V1/Places']['create']) {
    expectType<string>(ctx.input.body.text)
  }
  show(ctx: Contexts['V1/Places']['show']) {
    expectType<{ id: string }>(ctx.params)
    expectType<bigint>(castParam(ctx, 'id'))
  }
  preview(ctx: Contexts['V1/Places']['preview']) {
    expectType<{ id: string }>(ctx.params)
    expectType<string>(ctx.method)
  }
}
class Rooms {
  show(ctx: Contexts['V1/Places/Rooms']['show']) {
    expectType<{ placeId: string; id: string }>(ctx.params)
    expectType<number>(ctx.state.page)
    expectType<User>(ctx.state.user)
  }
  /** Another part routes it. */
  index(ctx: RoomContexts['V1/Places/Rooms']['index']) {
    expectType<{ id: string; floor: string }>(ctx.params)
  }
  /** This part does not route it. */
  outside(ctx: Contexts['V1/Places/Rooms']['index']) {
    expectType<User>(ctx.state.user)
    // @ts-expect-error Property 'id' does not exist on type '"this part has no route for the action"'.
    ctx.params.id
  }
}
class Hosts {
  show(ctx: HostContexts['Hosts']['show']) {
    expectType<string>(ctx.database)
    expectType<{ region: string; id: string }>(ctx.params)
  }
}
const controllers = { 'V1/Places': Places, 'V1/Places/Rooms': Rooms, Hosts }

const placesRoutes = (r: ScopeAt<typeof controllers, 'v1', { user: User }>) =>
  r
    .resources('places', { only: ['index', 'create', 'show'], id: 'bigint' }, r =>
      r
        .get('preview')
        .use(paginate)
        .resources('rooms', { only: ['show'] }),
    )
    .get('health', ctx => {
      ctx.body = ctx.state.user.name
    })
interface Contexts extends ContextsOf<typeof placesRoutes> {}

const roomRoutes = (r: ScopeAt<typeof controllers, ['v1', InResources<'places'>]>) =>
  r.get('floors/:floor', 'V1/Places/Rooms#index')
interface RoomContexts extends ContextsOf<typeof roomRoutes> {}

const hostRoutes = (r: ScopeAt<typeof controllers, [InScope<':region'>], InContext<{ database: string }>>) =>
  r.resources('hosts', { only: ['show'] })
interface HostContexts extends ContextsOf<typeof hostRoutes> {}
declare const provide: Koa.Middleware<{}, { database: string }>

/** A part that draws another has its contexts as well. */
const v1Routes = (r: ScopeAt<typeof controllers, '', { user: User }>) => r.namespace('v1', r => r.draw(placesRoutes))
interface OuterContexts extends ContextsOf<typeof v1Routes> {}
declare const outer: OuterContexts
expectType<{ id: string }>(outer['V1/Places'].show.params)

createRouter(
  defineRoutes(controllers, r =>
    r
      .use(authenticate)
      .use(paginate)
      .draw(v1Routes)
      .scope(':region', r => r.use(provide).draw(hostRoutes))
      .namespace('v1', r => r.resources('places', { only: [] }, r => r.draw(roomRoutes))),
  ),
)

// An action may be routed where its part is not. Its context would lie then, and `createRouter` says so.
class Tags {
  show(ctx: TagContexts['Tags']['show']) {
    return ctx.params.id
  }
}
const tagRoutes = (r: ScopeAt<{ Tags: typeof Tags }, ''>) => r.resources('tags', { only: ['show'] })
interface TagContexts extends ContextsOf<typeof tagRoutes> {}
createRouter(defineRoutes({ Tags }, r => r.draw(tagRoutes)))
// @ts-expect-error Tags#show expects a ctx that /tags/:label does not provide: ctx.params.id
createRouter(defineRoutes({ Tags }, r => r.get('tags/:label', Tags, 'show')))

// With a refused call in the part, nothing is said of the contexts that the call might have declared.
const refusedRoutes = (r: ScopeAt<typeof controllers, 'v1'>) =>
  r
    .resources('places', { only: ['show'] })
    // @ts-expect-error no such controller
    .resources('rooms', { only: ['show'] })
interface RefusedContexts extends ContextsOf<typeof refusedRoutes> {}
declare const refused: RefusedContexts
expectType<{ id: string }>(refused['V1/Places'].show.params)
// biome-ignore lint/suspicious/noExplicitAny: as said
expectType<any>(refused['V1/Places/Rooms'].show.params)
// biome-ignore lint/suspicious/noExplicitAny: as said
expectType<any>(refused['V1/Rooms']?.show?.params)

// A part for any place has other parameters at each.
const concern = (r: ScopeAnywhere<typeof controllers>) => r.resources('places')
expectType<never>({} as ContextsOf<typeof concern>)
