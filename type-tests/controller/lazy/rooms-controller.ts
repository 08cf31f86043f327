import { type Context, routes } from './routes.js'

export const link = routes.path('Places/Rooms#show', { placeId: 5, id: 6 })

export class OtherController {}

export class RoomsController {
  index = (ctx: Context<'Places/Rooms#index'>) => ctx.params.id
  show = (ctx: Context<'Places/Rooms#show'>) => [ctx.params.id, ctx.params.placeId, ctx.state.user]
}
