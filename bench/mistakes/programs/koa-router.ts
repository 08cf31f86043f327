import Router, { type RouterMiddleware } from '@koa/router'
import Koa from 'koa'
import { type Follow, listen, type Start } from '../start.js'

interface State {
  user: { name: string }
}

const guard: RouterMiddleware<State> = (ctx, next) => {
  ctx.state.user = { name: 'Ada' }
  return next()
}

class PlacesController {
  index: RouterMiddleware = ctx => {
    ctx.body = ['1']
  }
  show: RouterMiddleware = ctx => {
    ctx.body = ctx.params.id
  }
}
class UsersController {
  show: RouterMiddleware<State> = ctx => {
    ctx.body = ctx.state.user.name
  }
}
const places = new PlacesController()
const users = new UsersController()

const router = new Router()
router.get('/places', places.index)
router.get('place', '/places/:id', places.show)
router.get('/user', guard, users.show)

export const start: Start = () => listen(new Koa().use(router.routes()).callback())
export const follow: Follow = url => fetch(url + router.url('place', { id: '1' }))
