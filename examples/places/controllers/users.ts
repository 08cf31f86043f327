import type { User } from '../authenticate.js'
import { readBody } from '../body.js'
import type { Contexts } from '../routes.js'

type Ctx = Contexts['V1/Users']

/** The profile of the signed-in user: a singular resource has no id. */
export class UsersController {
  show(ctx: Ctx['show']) {
    return ctx.state.user
  }

  async update(ctx: Ctx['update']) {
    const { user } = ctx.state
    const body = readBody(ctx)
    const { rows } = await ctx.database.sql<User>`
      update hosts set name = ${body.text('name', user.name)}, email = ${body.text('email', user.email)}
      where id = ${user.id} returning id, name, email`
    return rows[0]
  }
}
