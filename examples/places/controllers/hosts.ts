import { castParam } from 'signalbox'
import type { Contexts } from '../routes.js'

type Ctx = Contexts['V1/Hosts']

interface Host {
  readonly id: number
  readonly name: string
}

/** The hosts, as anyone may see them. */
export class HostsController {
  async index(ctx: Ctx['index']) {
    const { rows } = await ctx.database.sql<Host>`select id, name from hosts order by id`
    return rows
  }

  async show(ctx: Ctx['show']) {
    const id = castParam(ctx, 'id', 'integer')
    const { rows } = await ctx.database.sql<Host>`select id, name from hosts where id = ${id}`
    return rows[0] ?? ctx.throw(404, 'no such host')
  }
}
