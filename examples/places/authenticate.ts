import type Koa from 'koa'
import { describeMiddleware } from 'signalbox'
import { refusal, type User } from './schemas.js'

export type { User } from './schemas.js'

const requireUser: Koa.Middleware<{ user: User }> = async (ctx, next) => {
  const token = /^Bearer +(\S+)$/i.exec(ctx.get('Authorization'))?.[1] ?? ''
  const { rows } = await ctx.database.sql<User>`
    select id, name, email from hosts where token_sha256 = sha256(convert_to(${token}, 'UTF8'))`
  ctx.state.user = rows[0] ?? ctx.throw(401, 'a Bearer token is needed', { headers: { 'WWW-Authenticate': 'Bearer' } })
  return next()
}

/**
 * Signs a host in with a Bearer token (RFC 6750). It declares `user` in its state type, so every action of a scope that
 * uses it has a typed `ctx.state.user`. The document lists the token and the 401 at all routes behind it.
 */
export const authenticate = describeMiddleware(requireUser, {
  security: [{ bearer: [] }],
  replies: { 401: refusal('The token is missing, or is that of nobody.') },
})
