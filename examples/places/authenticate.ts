import type Koa from 'koa'

/** The signed-in host. */
export interface User {
  readonly id: number
  readonly name: string
  readonly email: string
}

/**
 * Signs a host in by a Bearer token (RFC 6750). What it declares of the state, `user`, is what the actions of every scope
 * that uses it find in `ctx.state`.
 */
export const authenticate: Koa.Middleware<{ user: User }> = async (ctx, next) => {
  const token = /^Bearer +(\S+)$/i.exec(ctx.get('Authorization'))?.[1] ?? ''
  const { rows } = await ctx.database.sql<User>`
    select id, name, email from hosts where token_sha256 = sha256(convert_to(${token}, 'UTF8'))`
  ctx.state.user = rows[0] ?? ctx.throw(401, 'a Bearer token is needed', { headers: { 'WWW-Authenticate': 'Bearer' } })
  return next()
}
