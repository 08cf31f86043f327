/** Controllers whose constructors take types of the table in `routes.ts`, which takes these classes. */
import type Koa from 'koa'
import { type Context, routes } from './routes.js'

export class Places {
  constructor(readonly ctx: Context<'Places#index'>) {}
  index() {
    return this.ctx.method
  }
  create() {}
  show(ctx: Context<'Places#show'>) {
    return ctx.params.id
  }
  update() {}
  destroy() {}
}

export class Rooms {
  constructor(readonly ctx: Context<'Places/Rooms#index'>) {}
  index() {
    return this.ctx.params.id
  }
}

export class Users {
  readonly ctx
  constructor(ctx: Context<'Users#show'>) {
    this.ctx = ctx
  }
  show() {
    return this.ctx.state.name
  }
}

abstract class Base {
  constructor(readonly ctx: Context<'Status#show'>) {}
}
export class Status extends Base {
  show() {
    return this.ctx.params.region
  }
  past(ctx: Context<'Status#past'>) {
    return [ctx.params.day, this.ctx.params.region]
  }
}

export class Health {
  constructor(protected ctx: Context<'Health#show'>) {}
  show() {
    return this.ctx.params
  }
}

export class Unregistered {
  static readonly controllerPath = 'Unregistered'
  constructor(readonly ctx: Context<'Unregistered#show'>) {}
  show() {
    return this.ctx.params.id
  }
}

export class Links {
  constructor(
    readonly ctx: Koa.Context,
    readonly home = routes.path('Places#index'),
  ) {}
  show() {
    return this.home
  }
}
