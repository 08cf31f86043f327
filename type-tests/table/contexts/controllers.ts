import { expectType } from 'tsd'
import { castParam } from '../../../src/index.js'
import { OfTable, One, WithActions } from './base.js'
import { type Contexts, routes, type User } from './routes.js'

type PlacesCtx = Contexts['V1/Places']

export class Places {
  constructor(readonly ctx: PlacesCtx['index' | 'show']) {}
  index(ctx: PlacesCtx['index']) {
    expectType<Record<never, string>>(ctx.params)
    expectType<User>(ctx.state.user)
    // @ts-expect-error `locale` is used only for the rooms
    ctx.state.locale
  }
  async show(ctx: PlacesCtx['show']) {
    expectType<{ id: string }>(ctx.params)
    // @ts-expect-error not a parameter of this route
    ctx.params.placeId
    expectType<bigint>(castParam(ctx, 'id', 'bigint'))
    expectType<Record<never, string> | { id: string }>(this.ctx.params)
    return { id: ctx.params.id, link: routes.path('V1/Places/Rooms#show', { placeId: 1, id: 2 }) }
  }
  /** An action in a property, which reads the result of an action. */
  preview = async (ctx: PlacesCtx['preview']) => [ctx.params.id, await this.show(ctx)]
  /** An action in a getter. */
  get archive() {
    return (ctx: PlacesCtx['archive']) => ctx.params.id
  }
  /** No route leads here, so nothing is known of its context. */
  unrouted(ctx: PlacesCtx['unrouted']) {
    return [ctx.params.anything.at.all, ctx.state.anything, ctx.method.length]
  }
  private secret(ctx: { params: { id: string } }) {
    return [ctx.params.id, this.guarded(), this.secret, this.#hidden()].length
  }
  protected guarded() {}
  #hidden() {}
  static report() {}
}

type RoomsCtx = Contexts['V1/Places/Rooms']

export class Rooms {
  index(ctx: RoomsCtx['index']) {
    expectType<{ id: string }>(ctx.params)
  }
  show(ctx: RoomsCtx['show']) {
    expectType<{ placeId: string; id: string }>(ctx.params)
    expectType<User>(ctx.state.user)
    expectType<string>(ctx.state.locale)
    // @ts-expect-error the last id is `id`
    ctx.params.roomId
  }
  /** Two routes: the union of their parameters, and the state of one of them is not that of the other. */
  either(ctx: RoomsCtx['either']) {
    expectType<{ placeId: string; id: string } | { id: string; year: string }>(ctx.params)
    // @ts-expect-error one of the two routes has no year
    castParam(ctx, 'year', 'uuid')
  }
}

type HostContext = Contexts['Hosts']['show']
interface ShowHost extends HostContext {}

export class Hosts extends One<ShowHost> {
  show() {
    expectType<{ region: string; id: string }>(this.ctx.params)
    return this.ctx.params
  }
}

export class Users extends OfTable<Contexts, 'Users'> {
  show() {
    expectType<Record<never, string>>(this.ctx.params)
    expectType<string>(this.ctx.state.locale)
  }
}

type NoteContext = Contexts['Notes']['inherited']
interface InheritedNote extends NoteContext {}

export class Notes extends WithActions<InheritedNote> {
  own(ctx: Contexts['Notes']['own']) {
    return this.inherited(ctx)
  }
}

/** Registered twice: each controller path has the contexts of its own routes. */
export class Twice {
  show(ctx: Contexts['Firsts']['show'] | Contexts['Seconds']['show']) {
    expectType<{ id: string } | { day: string; id: string }>(ctx.params)
    return ctx.params.id
  }
}
