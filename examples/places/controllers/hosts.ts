import { type ContractOf, castParam } from 'signalbox'
import type { Contexts } from '../routes.js'
import { BadId, Host, refusal } from '../schemas.js'

type Ctx = Contexts['V1/Hosts']

/** The hosts, as anyone may see them. */
export class HostsController {
  static readonly contract = {
    '*': { description: 'The hosts, as anyone may see them.' },
    index: { returns: Host.array(), summary: 'List the hosts' },
    show: { returns: { 200: Host, 400: BadId, 404: refusal('There is no such host.') }, summary: 'Show a host' },
  } satisfies ContractOf<HostsController>

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
