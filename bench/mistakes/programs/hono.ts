import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { hc } from 'hono/client'
import { createMiddleware } from 'hono/factory'
import { type Follow, listen, type Start } from '../start.js'

const guard = createMiddleware<{ Variables: { user: { name: string } } }>((c, next) => {
  c.set('user', { name: 'Ada' })
  return next()
})

class PlacesController {
  index = (c: Context) => c.json(['1'])
}
const places = new PlacesController()

const app = new Hono()
  .get('/places', places.index)
  .get('/places/:id', c => c.json(c.req.param('id')))
  .get('/user', guard, c => c.json(c.get('user').name))

export const start: Start = () => listen(getRequestListener(app.fetch))
export const follow: Follow = url => hc<typeof app>(url).places[':id'].$get({ param: { id: '1' } })
