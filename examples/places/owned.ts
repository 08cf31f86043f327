import type Koa from 'koa'
import type { User } from './authenticate.js'
import type { Place, Room } from './schemas.js'

/** The `ctx` of any scope that uses `authenticate`. */
type SignedIn = Koa.ExtendableContext & { readonly state: { readonly user: User } }

/** A place of the signed-in host. Any other place is a 404, so that a host learns nothing about another's places. */
export const findPlace = async (ctx: SignedIn, id: string): Promise<Place> => {
  const { rows } = await ctx.database.sql<Place>`
    select id, name, city from places where id = ${id} and host_id = ${ctx.state.user.id}`
  return rows[0] ?? ctx.throw(404, 'no such place')
}

/** A room of a place of the signed-in host. A room of another place is a 404. */
export const findRoom = async (ctx: SignedIn, placeId: string, id: bigint): Promise<Room> => {
  const place = await findPlace(ctx, placeId)
  const { rows } = await ctx.database.sql<Room>`
    select id, name, beds from rooms where id = ${id} and place_id = ${place.id}`
  return rows[0] ?? ctx.throw(404, 'no such room')
}
