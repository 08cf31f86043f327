import { type ContextsOf, defineRoutesFor } from 'signalbox'
import { authenticate } from './authenticate.js'
import { controllers } from './controllers/index.js'
import type {} from './database.js' // for `ctx.database`, also where only the types of this file are read
import { hostRoutes } from './host-routes.js'
import { Health } from './schemas.js'

/** `ctx.routes` is the table, so a controller makes links without an import of this module at run time. */
interface AppContext {
  readonly routes: typeof routes
}

export const routes = defineRoutesFor<{}, AppContext>()(controllers, r =>
  r
    .get('ping', controllers.Ping, 'ping')
    .get('health', { returns: Health, summary: 'Ask whether the database answers' }, async ctx => {
      await ctx.database.query('select 1')
      ctx.body = { ok: true }
    })
    .namespace('v1', r =>
      r
        .resources('hosts', { only: ['index', 'show'] })
        .get('places/:id/photo', controllers['V1/Host/Places/Photos'], 'show')
        // `use` guards the declarations after it: the hosts and photos are public, the rest of v1 is not.
        .use(authenticate)
        .resource('user', { only: ['show', 'update'] })
        .namespace('host', r => r.draw(hostRoutes)),
    ),
)

/** The `ctx` of an action: the parameters of its route, and the state that the middleware of its scopes sets. */
export interface Contexts extends ContextsOf<typeof routes> {}
