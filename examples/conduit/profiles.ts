import type { Identified } from './articles.js'

export interface Profile {
  readonly id: number
  /** The username, the bio, the image, and whether the user of the request follows. */
  readonly profile: object
}

/** A user as the user of the request sees them. */
export const findProfile = async (ctx: Identified, username: string): Promise<Profile> => {
  const { rows } = await ctx.database.sql<Profile>`
    select id, profile from profiles_for(${ctx.state.user?.id ?? null}) where username = ${username}`
  return rows[0] ?? ctx.throw(404, 'no such user')
}
