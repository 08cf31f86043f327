import { type Context, routes } from './routes.js'

/** Actions of every form: methods, arrow properties, `async`, with calls of each other and uses of the table. */
export default class PlacesController {
  index = async (ctx: Context<'Places#index'>) => this.count(ctx.state.user.length)
  create = () => routes.path('Places#show', { id: 1 })
  destroy = (ctx: Context<'Places#destroy'>) => ctx.params.id
  async show(ctx: Context<'Places#show'>) {
    return this.count(ctx.params.id.length)
  }
  update() {
    return routes.length
  }
  preview(ctx: Context<'Places#preview'>) {
    return ctx.params.id satisfies string
  }
  search() {}
  extra() {}
  private async count(more: number) {
    return more + 1
  }
}

/** Another export that depends on the table. */
export const link = routes.path('Places#show', { id: 5 })
