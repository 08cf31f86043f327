import { type ActionContext, defineRoutes, type TargetOf } from 'signalbox'
import { authenticate } from './authenticate.js'
import { BookingsController } from './controllers/bookings.js'
import { HostsController } from './controllers/hosts.js'
import { PingController } from './controllers/ping.js'
import { PlacesController } from './controllers/places.js'
import { RoomsController } from './controllers/rooms.js'
import { UsersController } from './controllers/users.js'

const controllers = {
  Ping: PingController,
  'V1/Hosts': HostsController,
  'V1/Users': UsersController,
  'V1/Host/Places': PlacesController,
  'V1/Host/Places/Rooms': RoomsController,
  'V1/Host/Places/Rooms/Bookings': BookingsController,
}

export const routes = defineRoutes(controllers, r =>
  r
    .get('ping', PingController, 'ping')
    .get('health', async ctx => {
      await ctx.database.query('select 1')
      ctx.body = { ok: true }
    })
    .namespace('v1', r =>
      r
        .resources('hosts', { only: ['index', 'show'] })
        // From here on: the hosts above are public, the rest of v1 is not.
        .use(authenticate)
        .resource('user', { only: ['show', 'update'] })
        .namespace('host', r =>
          r.resources('places', r =>
            r
              .get('preview')
              .collection(r => r.get('search'))
              .resources('rooms', { except: ['update'] }, r =>
                r.resources('bookings', { only: ['index', 'create', 'destroy'] }),
              ),
          ),
        ),
    ),
)

/** The `ctx` of an action: its route's parameters, and the state that its scopes give. */
export type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>
