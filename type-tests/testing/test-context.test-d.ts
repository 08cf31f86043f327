import Koa from 'koa'
import { expectAssignable, expectType } from 'tsd'
import { type ActionContext, type ContextsOf, defineRoutes, type StandardSchema } from '../../src/index.js'
import { fetchFrom, testContext } from '../../src/testing/index.js'

declare const newPlace: StandardSchema<{ name: string }>
declare const authenticate: Koa.Middleware<
  { user: { name: string }; session?: string },
  { log: (text: string) => void }
>

class PlacesController {
  static readonly contract = { create: { body: newPlace } }

  index(ctx: Contexts['Places']['index']) {
    return ctx.state.user.name
  }
  show(ctx: Contexts['Places']['show']) {
    return ctx.params.id
  }
  create(ctx: Contexts['Places']['create']) {
    return ctx.input.body.name
  }
  both(ctx: Contexts['Places']['both']) {
    return ctx.params
  }
}
class RoomsController {
  show({ params }: Pick<Contexts['Places/Rooms']['show'], 'params'>) {
    return params.placeId
  }
}

const routes = defineRoutes({ Places: PlacesController, 'Places/Rooms': RoomsController }, r =>
  r.use(authenticate).resources('places', { only: ['index', 'show', 'create'], id: 'bigint' }, r =>
    r
      .get('both')
      .collection(r => r.get('both'))
      .resources('rooms', { only: ['show'] }),
  ),
)
interface Contexts extends ContextsOf<typeof routes> {}

const places = new PlacesController()

// Each action takes the context of its target.
expectType<string>(places.index(testContext(routes, 'Places#index', { state: { user: { name: 'Ada' } } })))
expectType<string>(places.show(testContext(routes, 'Places#show', { params: { id: 5n } })))
expectType<string>(places.create(testContext(routes, 'Places#create', { input: { body: { name: 'Mill' } } })))
places.both(testContext(routes, 'Places#both', { params: { id: 5n } }))
places.both(testContext(routes, 'Places#both', {}))
expectType<string>(
  new RoomsController().show(testContext(routes, 'Places/Rooms#show', { params: { placeId: 5n, id: 'a' } })),
)
expectType<ActionContext<typeof routes, 'Places#index'>>(testContext(routes, 'Places#index'))
expectAssignable<Contexts['Places']['show']>(testContext(routes, 'Places#show', { params: { id: 1n } }))

// What an action does not read may be left out.
testContext(routes, 'Places#index')
testContext(routes, 'Places#index', {})
testContext(routes, 'Places#index', { headers: { authorization: 'Ada' }, body: 1 })
testContext(routes, 'Places#index', { context: { log: () => {}, ip: '127.0.0.1' } })
testContext(routes, 'Places#index', { state: { session: 'a' } })

// An application of any state and context, and one that a middleware has given more.
expectType<typeof fetch>(fetchFrom(new Koa<{ user: string }, { log: () => void }>()))
expectType<typeof fetch>(fetchFrom(new Koa().use(authenticate)))
// @ts-expect-error Property 'on' is missing
fetchFrom({ callback: () => () => {} })
