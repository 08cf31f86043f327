import { castParam } from 'signalbox'
import type { Context } from '../routes.js'

interface Host {
  readonly id: number
  readonly name: string
}

/** The hosts, as anyone may see them. */
export class HostsController {
  async index(ctx: Context<'V1/Hosts#index'>) {
    const { rows } = await ctx.database.sql<Host>`select id, name from hosts order by id`
    return rows
  }

  async show(ctx: Context<'V1/Hosts#show'>) {
    const id = castParam(ctx, 'id', 'integer')
    const { rows } = await ctx.database.sql<Host>`select id, name from hosts where id = ${id}`
    return rows[0] ?? ctx.throw(404, 'no such host')
  }
}
