import type { User } from '../authenticate.js'
import { readBody } from '../body.js'
import type { Context } from '../routes.js'

/** The profile of the signed-in user: a singular resource has no id. */
export class UsersController {
  show(ctx: Context<'V1/Users#show'>) {
    return ctx.state.user
  }

  async update(ctx: Context<'V1/Users#update'>) {
    const { user } = ctx.state
    const body = readBody(ctx)
    const { rows } = await ctx.database.sql<User>`
      update hosts set name = ${body.text('name', user.name)}, email = ${body.text('email', user.email)}
      where id = ${user.id} returning id, name, email`
    return rows[0]
  }
}
