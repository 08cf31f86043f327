import type { Context } from './routes.js'

export class Somebody {
  show = (ctx: Context<'Users#show'>) => ctx.state.user
}
export class Nobody {}
