import type { ContractOf } from 'signalbox'
import { findProfile } from '../profiles.js'
import type { Contexts } from '../routes.js'
import { ProfileReply } from '../schemas.js'

type Ctx = Contexts['Profiles']

export class ProfilesController {
  static readonly contract = { show: { returns: ProfileReply } } satisfies ContractOf<ProfilesController>

  async show(ctx: Ctx['show']) {
    return { profile: (await findProfile(ctx, ctx.params.username)).profile }
  }
}
