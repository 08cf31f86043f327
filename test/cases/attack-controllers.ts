/** The controllers and middlewares of the programs in `attacks.ts`. */
import type Koa from 'koa'
import type { ResourcesOptions, ScopeAt } from '../../src/index.js'

class Standard {
  index() {}
  create() {}
  show() {}
  update() {}
  destroy() {}
}
export class Users extends Standard {
  edit() {}
}
export class Places extends Standard {
  preview() {}
  search() {}
}
export class Rooms {
  index() {}
  show() {}
}
export class Stranger extends Standard {}
export class Named extends Standard {
  static readonly controllerPath = 'Named'
}
export class Heir extends Named {}
export class HostUsers extends Users {}
export class Box<Content> {
  readonly content?: Content
  index() {
    return this.content
  }
}
export abstract class Abstract {
  abstract index(): void
}
export class Private {
  private index() {}
  used() {
    return this.index
  }
}

/** For the compiler, the class that is returned is the class that is given. */
export const wrapped = <Class extends abstract new (...given: never[]) => object>(given: Class): Class => {
  class Wrapped extends (given as unknown as new () => object) {}
  return Wrapped as unknown as Class // as a decorator declares it
}

export const controllers = { Users, Places, 'Places/Rooms': Rooms }

const isOn = (text: string): boolean => text === 'on'
export const no: boolean = isOn('off')
export const yes: boolean = isOn('on')
export const text: string = 'users'
// biome-ignore lint/suspicious/noExplicitAny: attacks with `any`
export const anything: any = (r: unknown) => r
export const options: ResourcesOptions = { only: ['index'] }

export const answer = (ctx: { body: unknown }): void => {
  ctx.body = 'answered'
}
export const guard = (_ctx: unknown, next: Koa.Next): Promise<unknown> => next()
export const giveUser: Koa.Middleware<{ user: { name: string } }> = (ctx, next) => {
  ctx.state.user = { name: 'Ada' }
  return next()
}
export const mayGiveUser: Koa.Middleware<{ user?: { name: string } }> = (_ctx, next) => next()
export const giveCache: Koa.Middleware<{}, { cache: string }> = (ctx, next) => {
  ctx.cache = 'cache'
  return next()
}
export const needUser = (ctx: { state: { user: { name: string } } }, next: Koa.Next): Promise<unknown> => {
  ctx.state.user.name.trim()
  return next()
}
export const needId = (ctx: { params: { id: string } }, next: Koa.Next): Promise<unknown> => {
  ctx.params.id.trim()
  return next()
}
export const needCache = (ctx: { cache: string }, next: Koa.Next): Promise<unknown> => {
  ctx.cache.trim()
  return next()
}

export type Map = typeof controllers
export const topPart = (r: ScopeAt<Map, ''>) => r.get('part', answer)
export const v1Part = (r: ScopeAt<Map, 'v1'>) => r.get('part', answer)
export const userPart = (r: ScopeAt<Map, '', { user: { name: string } }>) =>
  r.get('me', ctx => {
    ctx.body = ctx.state.user.name
  })
