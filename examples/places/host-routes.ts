import type { ScopeAt } from 'signalbox'
import type { User } from './authenticate.js'
import type { controllers } from './controllers/index.js'

/** What a signed-in host does with places of their own: drawn into `v1/host`, where `authenticate` has given the user. */
export const hostRoutes = (r: ScopeAt<typeof controllers, 'v1/host', { user: User }>) =>
  r.resources('places', r =>
    r
      .get('preview')
      .collection(r => r.get('search'))
      .resources('rooms', { except: ['update'] }, r =>
        r.resources('bookings', { only: ['index', 'create', 'destroy'] }),
      ),
  )
