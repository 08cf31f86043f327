import type { Context } from './routes.js'

export class LoadedController {
  constructor(readonly ctx: Context<'Loaded#show'>) {}
  show() {
    return this.ctx.params.id
  }
}
