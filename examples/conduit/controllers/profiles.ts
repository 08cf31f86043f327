import type { ContractOf } from 'signalbox'
import type { Contexts } from '../contexts.js'
import { findProfile } from '../profiles.js'
import { Failure, ProfileReply, Username } from '../schemas.js'

type Ctx = Contexts['Profiles']

export class ProfilesController {
  static readonly contract = {
    '*': { description: 'The users, as anyone may see them.' },
    show: { params: Username, returns: { 200: ProfileReply, 404: Failure }, summary: 'Show a user' },
  } satisfies ContractOf<ProfilesController>

  async show(ctx: Ctx['show']) {
    return { profile: (await findProfile(ctx, ctx.params.username)).profile }
  }
}
