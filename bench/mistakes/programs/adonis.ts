import { AppFactory } from '@adonisjs/application/factories'
import type { HttpContext } from '@adonisjs/http-server'
import { ServerFactory } from '@adonisjs/http-server/factories'
import { type Follow, listen, type Start } from '../start.js'

declare module '@adonisjs/http-server' {
  interface HttpContext {
    user: { name: string }
  }
}

const guard = (ctx: HttpContext, next: () => Promise<void>) => {
  ctx.user = { name: 'Ada' }
  return next()
}

class PlacesController {
  index() {
    return ['1']
  }
  show({ params }: HttpContext) {
    return params.id
  }
}
class UsersController {
  show({ user }: HttpContext) {
    return user.name
  }
}

const app = new AppFactory().create(new URL('.', import.meta.url))
await app.init()
const server = new ServerFactory().merge({ app }).create()
const router = server.getRouter()
router.get('/places', [PlacesController, 'index'])
router.get('/places/:id', [PlacesController, 'show']).as('places.show')
router.get('/user', [UsersController, 'show']).use(guard)

export const start: Start = async () => {
  await server.boot()
  return listen(server.handle.bind(server))
}
export const follow: Follow = url => fetch(url + router.makeUrl('places.show', { id: '1' }))
