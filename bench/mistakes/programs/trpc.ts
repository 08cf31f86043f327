import { createTRPCClient, httpLink } from '@trpc/client'
import { initTRPC } from '@trpc/server'
import { createHTTPHandler } from '@trpc/server/adapters/standalone'
import { z } from 'zod-4'
import { type Follow, listen, type Start } from '../start.js'

const t = initTRPC.create()
const guarded = t.procedure.use(({ next }) => next({ ctx: { user: { name: 'Ada' } } }))

class PlacesController {
  index = t.procedure.query(() => ['1'])
  show = t.procedure.input(z.object({ id: z.string() })).query(({ input }) => input.id)
}
const places = new PlacesController()

const router = t.router({
  places: places.index,
  place: places.show,
  user: guarded.query(({ ctx }) => ctx.user.name),
})

export const start: Start = () => listen(createHTTPHandler({ router }))
export const follow: Follow = url =>
  createTRPCClient<typeof router>({ links: [httpLink({ url })] }).place.query({ id: '1' })
