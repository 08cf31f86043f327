import { type ContractOf, castParam, reply } from 'signalbox'
import { findPlace } from '../owned.js'
import type { Contexts } from '../routes.js'
import { BadId, NewPhoto, NoContent, NoPlace, PHOTO_TYPES, refusal } from '../schemas.js'

type Ctx = Contexts['V1/Host/Places/Photos']

/** The photo of a place. `show` is declared before `authenticate`: its `ctx` has no `state.user`. */
export class PhotosController {
  static readonly contract = {
    '*': { description: 'The photo of a place, as anyone may see it.' },
    show: {
      returns: { 200: { type: PHOTO_TYPES }, 400: BadId, 404: refusal('There is no such photo.') },
      summary: 'Show the photo of a place',
    },
    update: {
      body: { schema: NewPhoto, type: 'multipart/form-data', limit: '2mb' },
      returns: { 204: NoContent, 400: BadId, 404: NoPlace },
      summary: 'Send the photo of a place',
    },
  } satisfies ContractOf<PhotosController>

  async show(ctx: Ctx['show']) {
    const { rows } = await ctx.database.sql<{ photo: Uint8Array; type: (typeof PHOTO_TYPES)[number] }>`
      select photo, photo_type as type from places where id = ${castParam(ctx, 'id', 'uuid')} and photo is not null`
    const { photo, type } = rows[0] ?? ctx.throw(404, 'no such photo')
    return reply(200, Buffer.from(photo), { 'Content-Type': type })
  }

  async update(ctx: Ctx['update']) {
    const place = await findPlace(ctx, castParam(ctx, 'id', 'uuid'))
    const { photo } = ctx.input.body
    const bytes = new Uint8Array(await photo.arrayBuffer())
    await ctx.database.sql`update places set photo = ${bytes}, photo_type = ${photo.type} where id = ${place.id}`
  }
}
