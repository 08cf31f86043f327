import { type ContractOf, castParam, reply } from 'signalbox'
import { findPlace, findRoom } from '../owned.js'
import type { Contexts } from '../routes.js'
import { BadId, created, NewRoom, NoContent, NoPlace, NoRoom, Room } from '../schemas.js'

type Ctx = Contexts['V1/Host/Places/Rooms']

/** The rooms of a place. The last id of a path is `id`, so the place is `id` in `index` and `placeId` in `show`. */
export class RoomsController {
  static readonly contract = {
    '*': { description: 'The rooms of a place.' },
    index: { returns: { 200: Room.array(), 400: BadId, 404: NoPlace }, summary: 'List the rooms of a place' },
    create: {
      body: NewRoom,
      returns: { 201: created(Room), 400: BadId, 404: NoPlace },
      summary: 'Add a room to a place',
    },
    show: { returns: { 200: Room, 400: BadId, 404: NoRoom }, summary: 'Show a room' },
    destroy: { returns: { 204: NoContent, 400: BadId, 404: NoRoom }, summary: 'Remove a room' },
  } satisfies ContractOf<RoomsController>

  async index(ctx: Ctx['index']) {
    const place = await findPlace(ctx, castParam(ctx, 'id', 'uuid'))
    const { rows } = await ctx.database.sql<Room>`
      select id, name, beds from rooms where place_id = ${place.id} order by id`
    return rows
  }

  async create(ctx: Ctx['create']) {
    const place = await findPlace(ctx, castParam(ctx, 'id', 'uuid'))
    const { name, beds } = ctx.input.body
    const { rows } = await ctx.database.sql<Room>`
      insert into rooms (place_id, name, beds) values (${place.id}, ${name}, ${beds})
      returning id, name, beds`
    const room = rows[0] as Room // `insert` returns the row
    const { show } = ctx.routes.to['V1/Host/Places/Rooms']
    return reply(201, room, { Location: show({ placeId: place.id, id: room.id }) })
  }

  async show(ctx: Ctx['show']) {
    return findRoom(ctx, castParam(ctx, 'placeId', 'uuid'), castParam(ctx, 'id', 'bigint'))
  }

  async destroy(ctx: Ctx['destroy']) {
    const room = await findRoom(ctx, castParam(ctx, 'placeId', 'uuid'), castParam(ctx, 'id', 'bigint'))
    await ctx.database.sql`delete from rooms where id = ${room.id}`
  }
}
