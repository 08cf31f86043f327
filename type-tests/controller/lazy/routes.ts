import type Koa from 'koa'
import { type ActionContext, defineRoutes, type ScopeAt, type TargetOf } from '../../../src/index.js'
import { EagerController } from './eager-controller.js'

export const authenticate: Koa.Middleware<{ user: string }> = (_ctx, next) => next()

/** A loader of each form: a default export, a name, the only class, `then`, a CommonJS module. */
export const controllers = {
  Eager: EagerController,
  Places: () => import('./places-controller.js'),
  'Places/Rooms': () => import('./rooms-controller.js'),
  Hosts: async () => import('./hosts-controller.js'),
  Users: () => import('./users-controller.js').then(module => module.Somebody),
  Old: () => import('./old-controller.cjs'),
}

export const part = (r: ScopeAt<typeof controllers, 'v1', { user: string }>) => r.get('eager', EagerController, 'index')

export const routes = defineRoutes(controllers, r =>
  r
    .use(authenticate)
    .resources('eager', { only: ['index'] })
    .resources('places', r =>
      r
        .get('preview')
        .collection(r => r.get('search'))
        .resources('rooms', { only: ['index', 'show'] }),
    )
    .resources('hosts', { only: ['show'] })
    .resource('user', { only: ['show'] })
    .resource('older', { plural: 'old', only: ['show'] })
    .namespace('v1', r => r.draw(part)),
)

export type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>
