import type { Context } from './routes.js'

export class EagerController {
  index(ctx: Context<'Eager#index'>) {
    return ctx.state.user.length
  }
}
