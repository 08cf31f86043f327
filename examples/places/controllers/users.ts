import type { ContractOf } from 'signalbox'
import type { Contexts } from '../routes.js'
import { User, UserChanges } from '../schemas.js'

type Ctx = Contexts['V1/Users']

/** The profile of the signed-in user: a singular resource has no id. */
export class UsersController {
  static readonly contract = {
    '*': { description: 'The profile of the signed-in host.' },
    show: { returns: User, summary: 'Show yourself' },
    update: { body: UserChanges, returns: User, summary: 'Change your name or address' },
  } satisfies ContractOf<UsersController>

  show(ctx: Ctx['show']) {
    return ctx.state.user
  }

  async update(ctx: Ctx['update']) {
    const { user } = ctx.state
    const { name, email } = { ...user, ...ctx.input.body }
    const { rows } = await ctx.database.sql<User>`
      update hosts set name = ${name}, email = ${email}
      where id = ${user.id} returning id, name, email`
    return rows[0] as User // the host is signed in
  }
}
