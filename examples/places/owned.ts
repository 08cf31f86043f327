import type Koa from 'koa'
import type { User } from './authenticate.js'

export interface Place {
  readonly id: string
  readonly name: string
  readonly city: string
}

export interface Room {
  /** A bigint, as text. */
  readonly id: string
  readonly name: string
  readonly beds: number
}

/** Any `ctx` of a scope that uses `authenticate`. */
type SignedIn = Koa.ExtendableContext & { readonly state: { readonly user: User } }

/** The signed-in host's place, else 404: another host's place does not exist for them. */
export const findPlace = async (ctx: SignedIn, id: string): Promise<Place> => {
  const { rows } = await ctx.database.sql<Place>`
    select id, name, city from places where id = ${id} and host_id = ${ctx.state.user.id}`
  return rows[0] ?? ctx.throw(404, 'no such place')
}

/** A room of the signed-in host's place, else 404: a path that names one place does not reach another's rooms. */
export const findRoom = async (ctx: SignedIn, placeId: string, id: bigint): Promise<Room> => {
  const place = await findPlace(ctx, placeId)
  const { rows } = await ctx.database.sql<Room>`
    select id, name, beds from rooms where id = ${id} and place_id = ${place.id}`
  return rows[0] ?? ctx.throw(404, 'no such room')
}
