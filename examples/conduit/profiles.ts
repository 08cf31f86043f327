import type { Identified } from './articles.js'
import type { Profile } from './schemas.js'

interface FoundProfile {
  readonly id: number
  readonly profile: Profile
}

/** A user as the user of the request sees them. */
export const findProfile = async (ctx: Identified, username: string): Promise<FoundProfile> => {
  const { rows } = await ctx.database.sql<FoundProfile>`
    select id, profile from profiles_for(${ctx.state.user?.id ?? null}) where username = ${username}`
  return rows[0] ?? ctx.throw(404, 'no such user')
}
