import { type ContractOf, castParam, problem, problemOf, reply } from 'signalbox'
import { findRoom } from '../owned.js'
import type { Contexts } from '../routes.js'
import { BadId, Booking, created, NewBooking, NoContent, NoRoom, refusal, type Stay, Taken } from '../schemas.js'

/** A problem of its own: it says which bookings are in the way. */
const Overlap = { ...problemOf(Taken), description: 'The room is taken on those days.' }

type Ctx = Contexts['V1/Host/Places/Rooms/Bookings']

/** The bookings of a room, three resources deep. The one route of a single booking is `destroy`. */
export class BookingsController {
  static readonly contract = {
    '*': { description: 'The bookings of a room.' },
    index: { returns: { 200: Booking.array(), 400: BadId, 404: NoRoom }, summary: 'List the bookings of a room' },
    create: {
      body: NewBooking,
      returns: { 201: created(Booking), 400: BadId, 404: NoRoom, 409: Overlap },
      summary: 'Book a room',
    },
    destroy: {
      returns: { 204: NoContent, 400: BadId, 404: refusal('The room has no such booking.') },
      summary: 'Cancel a booking',
    },
  } satisfies ContractOf<BookingsController>

  async index(ctx: Ctx['index']) {
    const room = await findRoom(ctx, castParam(ctx, 'placeId', 'uuid'), castParam(ctx, 'id', 'bigint'))
    const { rows } = await ctx.database.sql<Booking>`
      select id, guest, arrives, leaves from bookings where room_id = ${room.id} order by arrives`
    return rows
  }

  async create(ctx: Ctx['create']) {
    const placeId = castParam(ctx, 'placeId', 'uuid')
    const room = await findRoom(ctx, placeId, castParam(ctx, 'id', 'bigint'))
    const { guest, arrives, leaves } = ctx.input.body
    const { rows } = await ctx.database.sql<Booking>`
      insert into bookings (room_id, guest, arrives, leaves)
      select ${room.id}::bigint, ${guest}::text, ${arrives}::date, ${leaves}::date
      where not exists (select from bookings where room_id = ${room.id} and arrives < ${leaves} and leaves > ${arrives})
      returning id, guest, arrives, leaves`
    const [booking] = rows
    if (!booking) {
      const { rows: taken } = await ctx.database.sql<Stay>`
        select arrives, leaves from bookings where room_id = ${room.id} and arrives < ${leaves} and leaves > ${arrives}
        order by arrives`
      return problem(409, { detail: 'the room is taken on those days', taken })
    }
    const { destroy } = ctx.routes.to['V1/Host/Places/Rooms/Bookings']
    return reply(201, booking, { Location: destroy({ placeId, roomId: room.id, id: booking.id }) })
  }

  async destroy(ctx: Ctx['destroy']) {
    const room = await findRoom(ctx, castParam(ctx, 'placeId', 'uuid'), castParam(ctx, 'roomId', 'bigint'))
    const { rows } = await ctx.database.sql`
      delete from bookings where id = ${castParam(ctx, 'id', 'integer')} and room_id = ${room.id} returning id`
    if (rows.length === 0) ctx.throw(404, 'no such booking')
  }
}
