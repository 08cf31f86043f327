/** Controllers with a base class of the application, and classes that one function makes. */
import { expectType } from 'tsd'
import { type ActionContext, createRouter, defineRoutes, type RouteOf, type TargetOf } from '../../src/index.js'

abstract class Base<Context extends { params: unknown }> {
  constructor(readonly ctx: Context) {}
}
/** An interface, because the compiler works out its members later. With an alias, the class would be its own base. */
interface ShowContext extends Context<'Places#show'> {}
class Places extends Base<ShowContext> {
  show() {
    return expectType<string>(this.ctx.params.id)
  }
}
class Rooms extends Base<{ params: { id: string } }> {
  declare readonly ctx: Context<'Rooms#show'>
  show() {
    return expectType<string>(this.ctx.params.id)
  }
}
const routes = defineRoutes({ Places, Rooms }, r =>
  r.resources('places', { only: ['show'] }).resources('rooms', { only: ['show'] }),
)
type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>
createRouter(routes)

// Two classes of one function have one type. A class that extends each has a type of its own.
const reports = (title: string) =>
  class {
    index() {
      return title
    }
  }
class Sales extends reports('sales') {}
class Stocks extends reports('stocks') {}
const made = defineRoutes({ Sales, 'Old/Stocks': Stocks }, r =>
  r.get('sales', Sales, 'index').get('stocks', Stocks, 'index'),
)
expectType<'Sales#index' | 'Old/Stocks#index'>({} as RouteOf<typeof made>['target'])
