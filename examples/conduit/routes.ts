import { defineRoutesFor } from 'signalbox'
import type { AppContext } from './app-context.js'
import { authenticate, identify } from './authenticate.js'
import { controllers } from './controllers/index.js'

/** The RealWorld API. What comes before `authenticate` is open to everyone. */
export const routes = defineRoutesFor<{}, AppContext>()(controllers, r =>
  r.scope('api', r =>
    r
      .resources('users', { only: ['create'] }, r => r.collection(r => r.post('login')))
      .resources('tags', { only: ['index'] })

      // A group: `identify` runs for its routes alone. What they show depends on who asks.
      .scope(r =>
        r
          .use(identify)
          .resources('profiles', { only: ['show'], param: 'username' })
          .resources('articles', { only: ['index', 'show'], param: 'slug' }, r =>
            r.resources('comments', { only: ['index'] }),
          ),
      )

      .use(authenticate)
      .resource('user', { only: ['show', 'update'] })
      .resources('profiles', { only: [], param: 'username' }, r =>
        r.resource('follow', { only: ['create', 'destroy'] }),
      )
      .resources('articles', { except: ['index', 'show'], param: 'slug' }, r =>
        r
          .collection(r => r.get('feed'))
          .resource('favorite', { only: ['create', 'destroy'] })
          .resources('comments', { only: ['create', 'destroy'], id: 'integer' }),
      ),
  ),
)
