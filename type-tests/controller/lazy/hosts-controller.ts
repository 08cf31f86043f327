import type { Context } from './routes.js'

export const five = 5
export function helper() {}
export enum Kind {
  First,
}
export class Anybody {
  show(ctx: Context<'Hosts#show'>) {
    return ctx.params.id
  }
}
