import Koa from 'koa'
import { type ContextsOf, createRouter, defineRoutes } from 'signalbox'
import { type Follow, listen, type Start } from '../start.js'

const guard: Koa.Middleware<{ user: { name: string } }> = (ctx, next) => {
  ctx.state.user = { name: 'Ada' }
  return next()
}

class PlacesController {
  index() {
    return ['1']
  }
  show(ctx: Contexts['Places']['show']) {
    return ctx.params.id
  }
}
class UsersController {
  show(ctx: Contexts['Users']['show']) {
    return ctx.state.user.name
  }
}

export const routes = defineRoutes({ Places: PlacesController, Users: UsersController }, r =>
  r
    .get('places', 'Places#index')
    .get('places/:id', 'Places#show')
    .use(guard)
    .resource('user', { only: ['show'] }),
)
interface Contexts extends ContextsOf<typeof routes> {}

export const start: Start = () => listen(new Koa().use(createRouter(routes).routes()).callback())
export const follow: Follow = url => fetch(url + routes.to.Places.show({ id: '1' }))
