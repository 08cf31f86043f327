import { findProfile } from '../profiles.js'
import type { Contexts } from '../routes.js'

type Ctx = Contexts['Profiles']

export class ProfilesController {
  async show(ctx: Ctx['show']) {
    return { profile: (await findProfile(ctx, ctx.params.username)).profile }
  }
}
