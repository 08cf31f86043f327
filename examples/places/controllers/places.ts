import { type ContractOf, castParam, reply } from 'signalbox'
import { findPlace } from '../owned.js'
import type { Contexts } from '../routes.js'
import { BadId, created, NewPlace, NoContent, NoPlace, Place, PlaceChanges, PlaceSearch, Preview } from '../schemas.js'

type Ctx = Contexts['V1/Host/Places']

/** The places of the signed-in host. */
export class PlacesController {
  static readonly contract = {
    '*': { description: 'The places of the signed-in host.' },
    index: { returns: Place.array(), summary: 'List your places' },
    search: { query: PlaceSearch, returns: Place.array(), summary: 'Find places by name and city' },
    create: { body: NewPlace, returns: { 201: created(Place) }, summary: 'Offer a place' },
    show: { returns: { 200: Place, 400: BadId, 404: NoPlace }, summary: 'Show a place' },
    preview: { returns: { 200: Preview, 400: BadId, 404: NoPlace }, summary: 'Show a place as a guest sees it' },
    update: {
      body: PlaceChanges,
      returns: { 200: Place, 400: BadId, 404: NoPlace },
      summary: 'Change a place',
    },
    destroy: { returns: { 204: NoContent, 400: BadId, 404: NoPlace }, summary: 'Offer a place no longer' },
  } satisfies ContractOf<PlacesController>

  async index(ctx: Ctx['index']) {
    const { rows } = await ctx.database.sql<Place>`
      select id, name, city from places where host_id = ${ctx.state.user.id} order by name`
    return rows
  }

  /** GET /v1/host/places/search?q=box */
  async search(ctx: Ctx['search']) {
    const { q } = ctx.input.query
    const { rows } = await ctx.database.sql<Place>`
      select id, name, city from places
      where host_id = ${ctx.state.user.id} and strpos(lower(name || ' ' || city), lower(${q})) > 0 order by name`
    return rows
  }

  async create(ctx: Ctx['create']) {
    const { name, city } = ctx.input.body
    const { rows } = await ctx.database.sql<Place>`
      insert into places (host_id, name, city) values (${ctx.state.user.id}, ${name}, ${city})
      returning id, name, city`
    const place = rows[0] as Place // `insert` returns the row
    return reply(201, place, { Location: ctx.routes.to['V1/Host/Places'].show({ id: place.id }) })
  }

  async show(ctx: Ctx['show']) {
    return findPlace(ctx, castParam(ctx, 'id', 'uuid'))
  }

  /** The place as a guest sees it. */
  async preview(ctx: Ctx['preview']) {
    const place = await findPlace(ctx, castParam(ctx, 'id', 'uuid'))
    const { rows } = await ctx.database.sql<{ rooms: number; beds: number }>`
      select count(*)::integer as rooms, coalesce(sum(beds), 0)::integer as beds from rooms where place_id = ${place.id}`
    const { rooms = 0, beds = 0 } = rows[0] ?? {}
    return { title: `${place.name}, ${place.city}`, rooms, beds }
  }

  /** Both PUT and PATCH: a field that is not sent keeps its value. */
  async update(ctx: Ctx['update']) {
    const place = await findPlace(ctx, castParam(ctx, 'id', 'uuid'))
    const { name, city } = { ...place, ...ctx.input.body }
    const { rows } = await ctx.database.sql<Place>`
      update places set name = ${name}, city = ${city}
      where id = ${place.id} returning id, name, city`
    return rows[0] ?? ctx.throw(404, 'no such place')
  }

  async destroy(ctx: Ctx['destroy']) {
    const place = await findPlace(ctx, castParam(ctx, 'id', 'uuid'))
    await ctx.database.sql`delete from places where id = ${place.id}`
  }
}
