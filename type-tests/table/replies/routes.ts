import { type ContextsOf, defineRoutes } from '../../../src/index.js'
import { InheritingController, PlacesController, StatusController } from './controllers.js'

const controllers = {
  'V1/Places': PlacesController,
  Inheriting: InheritingController,
  Lazy: () => import('./controllers.js'),
}

export const routes = defineRoutes(controllers, r =>
  r
    .get('status', StatusController, 'show')
    .get('statuses', StatusController, 'list')
    .get('inheriting/:id', 'Inheriting#show')
    .get('updated/:id', 'Inheriting#update')
    .get('lazy', 'Lazy#show')
    .namespace('v1', r =>
      r.resources('places', r =>
        r
          .get('hand-written')
          .get('merged')
          .get('wide')
          .get('maybe')
          .get('arrow')
          .get('anything')
          .get('nothing')
          .get('buffer')
          .get('fetched'),
      ),
    ),
)

export interface Contexts extends ContextsOf<typeof routes> {}
