import type Koa from 'koa'
import { describeMiddleware } from 'signalbox'
import type { AppContext } from './app-context.js'
import { Failure } from './schemas.js'
import { readToken } from './tokens.js'

/** The signed-in user. */
export interface User {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly bio: string | null
  readonly image: string | null
}

/** The user of `Authorization: Token …`. Other schemes and invalid tokens belong to nobody. */
const findUser = async (ctx: Koa.ExtendableContext & AppContext): Promise<User | undefined> => {
  const token = /^(?:Token|Bearer) +(\S+)$/i.exec(ctx.get('Authorization'))?.[1]
  const id = token === undefined ? undefined : readToken(token, ctx.secret)
  if (id === undefined) return undefined
  const { rows } = await ctx.database.sql<User>`select id, username, email, bio, image from users where id = ${id}`
  return rows[0]
}

/** Lets everyone pass. The actions behind it have a `ctx.state.user` that may be `undefined`. */
export const identify: Koa.Middleware<{ user: User | undefined }, AppContext> = async (ctx, next) => {
  ctx.state.user = await findUser(ctx)
  return next()
}

const requireUser: Koa.Middleware<{ user: User }, AppContext> = async (ctx, next) => {
  ctx.state.user =
    (await findUser(ctx)) ?? ctx.throw(401, 'a token is needed', { headers: { 'WWW-Authenticate': 'Token' } })
  return next()
}

/** Lets only a signed-in user pass. The actions behind it have a `ctx.state.user`, and the document says that they need a token. */
export const authenticate = describeMiddleware(requireUser, {
  security: [{ token: [] }],
  replies: { 401: Failure },
})
