import type { ScopeAt } from 'signalbox'
import type { User } from './authenticate.js'
import type { controllers } from './controllers/index.js'

/** The places of the signed-in host. `routes.ts` draws this part in `v1/host`, below `authenticate`. */
export const hostRoutes = (r: ScopeAt<typeof controllers, 'v1/host', { user: User }>) =>
  r.resources('places', r =>
    r
      .get('preview')
      .collection(r => r.get('search'))
      .resource('photo', { only: ['update'] })
      .resources('rooms', { except: ['update'] }, r =>
        r.resources('bookings', { only: ['index', 'create', 'destroy'] }),
      ),
  )
