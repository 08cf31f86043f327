import type Koa from 'koa'
import { type ActionContext, defineRoutes, type TargetOf } from '../../../src/index.js'
import { Health, Links, Places, Rooms, Status, Unregistered, Users } from './controllers.js'

declare const name: Koa.Middleware<{ name: string }>

const controllers = {
  Places,
  'Places/Rooms': Rooms,
  Users,
  Status,
  Links,
  Health,
  Loaded: () => import('./loaded.js'),
}

export const routes = defineRoutes(controllers, r =>
  r
    .resources('places', r => r.resources('rooms', { only: ['index'] }))
    .get('status/:region', Status, 'show')
    .get('status/:region/:day', Status, 'past')
    .resource('link', { only: ['show'], controller: Links })
    .get('unregistered/:id', Unregistered, 'show')
    .resources('loaded', { only: ['show'] })
    .namespace('v1', r => r.get('health', Health, 'show'))
    .use(name)
    .resource('user', { only: ['show'] }),
)

export type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>
