import type Koa from 'koa'
import { type ContextsOf, defineRoutes, type ScopeAt } from '../../../src/index.js'
import { Hosts, Notes, Places, Rooms, Twice, Users } from './controllers.js'

export interface User {
  readonly name: string
}
declare const authenticate: Koa.Middleware<{ user: User }>
declare const locale: Koa.Middleware<{ locale: string }>

const controllers = {
  'V1/Places': Places,
  'V1/Places/Rooms': Rooms,
  Hosts,
  Users,
  Notes,
  Firsts: Twice,
  Seconds: Twice,
  Loaded: () => import('./loaded.js'),
}

const places = (r: ScopeAt<typeof controllers, 'v1', { user: User }>) =>
  r.resources('places', { only: ['index', 'show'] }, r =>
    r
      .get('preview')
      .get('archive')
      .use(locale)
      .resources('rooms', { only: ['index', 'show'] }, r => r.get('either')),
  )

export const routes = defineRoutes(controllers, r =>
  r
    .scope(':region', r => r.resources('hosts', { only: ['show'] }))
    .namespace('v1', r =>
      r.use(authenticate).draw(places).get('rooms-of/:year/:id', controllers['V1/Places/Rooms'], 'either'),
    )
    .get('notes/:id', Notes, 'inherited')
    .get('notes/:id/own', Notes, 'own')
    .resources('firsts', { only: ['show'] })
    .scope(':day', r => r.resources('seconds', { only: ['show'] }))
    .use(locale)
    .resource('user', { only: ['show'] })
    .resources('loaded', { only: ['show'] }),
)

export interface Contexts extends ContextsOf<typeof routes> {}
