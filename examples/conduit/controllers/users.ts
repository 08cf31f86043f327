import { type ContractOf, InputError, reply } from 'signalbox'
import type { AppContext } from '../app-context.js'
import type { User } from '../authenticate.js'
import type { Contexts } from '../contexts.js'
import { violatedConstraint } from '../database.js'
import { hashPassword, isPassword } from '../passwords.js'
import { Failure, Login, NewUser, UserChanges, UserReply } from '../schemas.js'
import { createToken } from '../tokens.js'

type Ctx = Contexts['Users']

/** The account of the user: `create` and `login` are open, `show` and `update` need a token. */
export class UsersController {
  static readonly contract = {
    '*': { description: 'The account of the user.' },
    create: { body: NewUser, returns: { 201: UserReply }, summary: 'Register' },
    login: { body: Login, returns: { 200: UserReply, 401: Failure }, summary: 'Log in' },
    show: { returns: UserReply, summary: 'Show yourself' },
    update: { body: UserChanges, returns: UserReply, summary: 'Change your own data' },
  } satisfies ContractOf<UsersController>

  async create(ctx: Ctx['create']) {
    const { user } = ctx.input.body
    const password = await hashPassword(user.password)
    const { rows } = await unique(
      ctx.database.sql<User>`
        insert into users (username, email, password) values (${user.username}, ${user.email}, ${password})
        returning id, username, email, bio, image`,
    )
    return reply(201, answer(ctx, rows[0] as User)) // `insert` returns the row
  }

  async login(ctx: Ctx['login']) {
    const { user } = ctx.input.body
    const { rows } = await ctx.database.sql<User & { password: string }>`
      select id, username, email, bio, image, password from users where email = ${user.email}`
    const [found] = rows
    if (!found || !(await isPassword(user.password, found.password)))
      return ctx.throw(401, 'email or password is wrong')
    return answer(ctx, found)
  }

  show(ctx: Ctx['show']) {
    return answer(ctx, ctx.state.user)
  }

  /** Both PUT and PATCH: a field that is not sent keeps its value. */
  async update(ctx: Ctx['update']) {
    const old = ctx.state.user
    const { user } = ctx.input.body
    const { username = old.username, email = old.email, bio = old.bio, image = old.image } = user
    const password = user.password === undefined ? null : await hashPassword(user.password)
    const { rows } = await unique(
      ctx.database.sql<User>`
        update users set username = ${username}, email = ${email}, bio = ${bio}, image = ${image},
          password = coalesce(${password}, password)
        where id = ${old.id} returning id, username, email, bio, image`,
    )
    return answer(ctx, rows[0] as User) // the user is signed in
  }
}

const answer = (ctx: AppContext, { id, username, email, bio, image }: User) => ({
  user: { email, token: createToken(id, ctx.secret), username, bio, image },
})

/** A query whose user may have the name or the address of another one. */
const unique = <Result>(query: Promise<Result>): Promise<Result> =>
  query.catch(error => {
    const [, column] = /^users_(username|email)_key$/.exec(violatedConstraint(error) ?? '') ?? []
    throw column === undefined
      ? error
      : new InputError([{ in: 'body', path: ['user', column], message: 'has already been taken' }])
  })
