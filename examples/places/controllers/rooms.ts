import { castParam } from 'signalbox'
import { readBody } from '../body.js'
import { findPlace, findRoom, type Room } from '../owned.js'
import type { Contexts } from '../routes.js'

type Ctx = Contexts['V1/Host/Places/Rooms']

/** The rooms of a place. The last id of a path is `id`, so the place is `id` in `index` and `placeId` in `show`. */
export class RoomsController {
  async index(ctx: Ctx['index']) {
    const place = await findPlace(ctx, castParam(ctx, 'id', 'uuid'))
    const { rows } = await ctx.database.sql<Room>`
      select id, name, beds from rooms where place_id = ${place.id} order by id`
    return rows
  }

  async create(ctx: Ctx['create']) {
    const place = await findPlace(ctx, castParam(ctx, 'id', 'uuid'))
    const body = readBody(ctx)
    const { rows } = await ctx.database.sql<Room>`
      insert into rooms (place_id, name, beds) values (${place.id}, ${body.text('name')}, ${body.count('beds')})
      returning id, name, beds`
    const room = rows[0] as Room // `insert` returns the row
    ctx.status = 201
    ctx.set('Location', ctx.routes.to['V1/Host/Places/Rooms'].show({ placeId: place.id, id: room.id }))
    return room
  }

  async show(ctx: Ctx['show']) {
    return findRoom(ctx, castParam(ctx, 'placeId', 'uuid'), castParam(ctx, 'id', 'bigint'))
  }

  async destroy(ctx: Ctx['destroy']) {
    const room = await findRoom(ctx, castParam(ctx, 'placeId', 'uuid'), castParam(ctx, 'id', 'bigint'))
    await ctx.database.sql`delete from rooms where id = ${room.id}`
    ctx.status = 204
  }
}
