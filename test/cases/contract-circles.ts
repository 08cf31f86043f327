/**
 * Controllers whose contracts, contexts and results lead back to the table that they are part of. None may be circular for the
 * compiler. `controllers` is a module that imports `Contexts`, `Context` and `routes` of the table, `table` the arguments of
 * `defineRoutes`. In each, `Places#create` has the input `{ body: { name: string } }`.
 */
export interface ContractCircle {
  readonly title: string
  readonly controllers: string
  readonly table: string
}

const START = `
import type { ContractOf } from '../../src/index.js'
import { object, type Schema } from './schema.js'
import { type Context, type Contexts, routes } from './ROUTES.js'
type Ctx = Contexts['Places']
const NewPlace = object<{ name: string }>()
`
const CONTRACT = 'static readonly contract = { create: { body: NewPlace } } satisfies ContractOf<PlacesController>'
const TABLE = "{ Places: PlacesController }, r => r.resources('places', { only: ['create', 'show'] })"

/** One class, whose members are these. */
const members = (title: string, text: string, table = TABLE): ContractCircle => ({
  title,
  controllers: `${START} export class PlacesController { ${text} }`,
  table,
})

export const contractCircles: readonly ContractCircle[] = [
  members(
    'results that the compiler infers',
    `${CONTRACT}
     create(ctx: Ctx['create']) { const name: string = ctx.input.body.name; return { name, id: '1' } }
     show(ctx: Ctx['show']) { return this.create({ ...ctx, input: { body: { name: ctx.params.id } } } as Ctx['create']) }`,
  ),
  members(
    'asynchronous results',
    `${CONTRACT}
     async create(ctx: Ctx['create']) { const name: string = ctx.input.body.name; return { name, ...(await this.show(ctx as never)) } }
     async show(ctx: Ctx['show']) { return { id: ctx.params.id } }`,
  ),
  members(
    'arrow functions',
    `${CONTRACT}
     create = (ctx: Ctx['create']) => { const name: string = ctx.input.body.name; return { name } }
     show = async (ctx: Ctx['show']) => ({ id: ctx.params.id, create: this.create })`,
  ),
  members(
    'links in results',
    `${CONTRACT}
     create(ctx: Ctx['create']) { const name: string = ctx.input.body.name; return { name, url: routes.path('Places#show', { id: 5 }) } }
     show(ctx: Ctx['show']) { return { self: routes.to.Places.show(ctx.params), all: routes.to } }`,
  ),
  members(
    'links in schemas',
    `static readonly contract = {
       create: { body: NewPlace.transform(given => ({ ...given, url: routes.path('Places#show', { id: 5 }) })) },
       show: { returns: { 200: object<{ id: string }>().transform(place => routes.to.Places.show(place)) } },
     } satisfies ContractOf<PlacesController>
     create(ctx: Ctx['create']) { const { name, url }: { name: string; url: string } = ctx.input.body; return { name, url } }
     show(ctx: Ctx['show']) { return ctx.params }`,
  ),
  members(
    'schemas that call an action',
    `static readonly contract = {
       create: { body: NewPlace.transform(given => ({ ...given, made: PlacesController.prototype.helper(given.name) })) },
     } satisfies ContractOf<PlacesController>
     create(ctx: Ctx['create']) { const { name, made }: { name: string; made: number } = ctx.input.body; return { name, made } }
     show(ctx: Ctx['show']) { return [ctx.params, this.helper('a')] }
     helper(name: string) { return name.length + routes.length }`,
  ),
  members(
    'a constructor that takes a context',
    `${CONTRACT}
     constructor(readonly ctx: Ctx['create']) {}
     create() { const name: string = this.ctx.input.body.name; return { name } }`,
    "{ Places: PlacesController }, r => r.resources('places', { only: ['create'] })",
  ),
  members(
    'contexts by target',
    `${CONTRACT}
     create(ctx: Context<'Places#create'>) { const name: string = ctx.input.body.name; return { name, url: routes.path('Places#show', { id: 5 }) } }
     show(ctx: Context<'Places#show'>) { return ctx.params }`,
  ),
  members(
    'a lazy controller',
    `${CONTRACT}
     create(ctx: Ctx['create']) { const name: string = ctx.input.body.name; return { name, url: routes.path('Places#show', { id: 5 }) } }
     show(ctx: Ctx['show']) { return ctx.params }`,
    "{ Places: () => import('./CONTROLLERS.js') }, r => r.resources('places', { only: ['create', 'show'] })",
  ),
  members(
    'a class that is registered twice',
    `${CONTRACT}
     create(ctx: Ctx['create'] | Contexts['V2/Places']['create']) { const name: string = ctx.input.body.name; return routes.path('V2/Places#show', { id: name }) }
     show(ctx: Ctx['show']) { return ctx.params }`,
    `{ Places: PlacesController, 'V2/Places': PlacesController }, r => r
       .resources('places', { only: ['create', 'show'] })
       .namespace('v2', r => r.resources('places', { only: ['create', 'show'] }))`,
  ),
  {
    title: 'controllers that call each other',
    controllers: `${START}
      export class PlacesController {
        ${CONTRACT}
        create(ctx: Ctx['create']) { const name: string = ctx.input.body.name; return { name, rooms: new RoomsController().show(ctx as never) } }
        show(ctx: Ctx['show']) { return { id: ctx.params.id, url: routes.path('Rooms#create') } }
      }
      export class RoomsController {
        static readonly contract = { create: { body: PlacesController.contract.create.body } } satisfies ContractOf<RoomsController>
        create(ctx: Contexts['Rooms']['create']) { return { name: ctx.input.body.name, place: new PlacesController().create(ctx as never) } }
        show(ctx: Contexts['Rooms']['show']) { return new PlacesController().show(ctx) }
      }`,
    table: `{ Places: PlacesController, Rooms: RoomsController }, r => r
      .resources('places', { only: ['create', 'show'] }).resources('rooms', { only: ['create', 'show'] })`,
  },
  {
    title: 'a subclass that spreads the contract of its parent',
    controllers: `${START}
      class Base {
        static readonly contract = { create: { body: NewPlace } } satisfies ContractOf<Base>
        create(ctx: Ctx['create']) { return { name: ctx.input.body.name, url: routes.path('Places#show', { id: 5 }) } }
      }
      export class PlacesController extends Base {
        static override readonly contract = { ...Base.contract, show: { query: object<{ deep: boolean }>() } } satisfies ContractOf<PlacesController>
        override create(ctx: Ctx['create']) { const name: string = ctx.input.body.name; return { ...super.create(ctx), name } }
        show(ctx: Ctx['show']) { const deep: boolean = ctx.input.query.deep; return { deep } }
      }`,
    table: TABLE,
  },
  {
    title: 'a mixin that declares a contract',
    controllers: `${START}
      const creating = <Parent extends new (...given: any[]) => object>(parent: Parent) => class extends parent {
        static readonly contract = { create: { body: NewPlace } }
        create(ctx: Ctx['create']) { const name: string = ctx.input.body.name; return routes.path('Places#show', { id: name }) }
      }
      export class PlacesController extends creating(Object) {
        show(ctx: Ctx['show']) { return ctx.params }
      }`,
    table: TABLE,
  },
  {
    title: 'a base class that takes a context as its type argument',
    controllers: `${START}
      interface CreateContext extends Omit<Ctx['create'], never> {}
      class Base<Given> {
        constructor(readonly ctx: Given) {}
      }
      export class PlacesController extends Base<CreateContext> {
        ${CONTRACT}
        create() { const name: string = this.ctx.input.body.name; return { name, url: routes.path('Places#create') } }
      }`,
    table: "{ Places: PlacesController }, r => r.resources('places', { only: ['create'] })",
  },
  {
    title: 'a schema of a service that takes a context',
    controllers: `${START}
      const known = (ctx: Ctx['show']) => routes.path('Places#show', ctx.params)
      const checked: Schema<{ name: string }> = NewPlace.transform(given => (known({ params: { id: given.name } } as never) ? given : given))
      export class PlacesController {
        static readonly contract = { create: { body: checked } } satisfies ContractOf<PlacesController>
        create(ctx: Ctx['create']) { const name: string = ctx.input.body.name; return { name } }
        show(ctx: Ctx['show']) { return known(ctx) }
      }`,
    table: TABLE,
  },
]
