import type { ContractOf } from 'signalbox'
import type { Contexts } from '../contexts.js'
import { findProfile } from '../profiles.js'
import { Failure, ProfileReply, Username } from '../schemas.js'

type Ctx = Contexts['Profiles/Follows']

/** Whether the signed-in user follows another one: a singular resource of a profile. */
export class FollowsController {
  static readonly contract = {
    '*': { description: 'Whom the signed-in user follows.' },
    create: { params: Username, returns: { 200: ProfileReply, 404: Failure }, summary: 'Follow a user' },
    destroy: { params: Username, returns: { 200: ProfileReply, 404: Failure }, summary: 'Follow a user no longer' },
  } satisfies ContractOf<FollowsController>

  async create(ctx: Ctx['create']) {
    const { id } = await findProfile(ctx, ctx.params.username)
    await ctx.database.sql`
      insert into follows (follower_id, followed_id) values (${ctx.state.user.id}, ${id}) on conflict do nothing`
    return { profile: (await findProfile(ctx, ctx.params.username)).profile }
  }

  async destroy(ctx: Ctx['destroy']) {
    const { id } = await findProfile(ctx, ctx.params.username)
    await ctx.database.sql`delete from follows where follower_id = ${ctx.state.user.id} and followed_id = ${id}`
    return { profile: (await findProfile(ctx, ctx.params.username)).profile }
  }
}
