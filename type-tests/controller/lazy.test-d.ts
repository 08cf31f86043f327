import { expectType } from 'tsd'
import { createRouter, defineRoutes, type RouteOf, type ScopeAt, type TargetOf } from '../../src/index.js'
import type { UnroutedActions } from '../../src/testing/index.js'
import { RoomsController } from './lazy/rooms-controller.js'
import { type Context, controllers, routes } from './lazy/routes.js'

// The types see through a loader: targets, contexts, links, unrouted actions.
expectType<
  | 'Eager#index'
  | 'Places#index'
  | 'Places#create'
  | 'Places#show'
  | 'Places#update'
  | 'Places#destroy'
  | 'Places#preview'
  | 'Places#search'
  | 'Places/Rooms#index'
  | 'Places/Rooms#show'
  | 'Hosts#show'
  | 'Users#show'
  | 'Old#show'
>({} as TargetOf<typeof routes>)
declare const ctx: Context<'Places/Rooms#show'>
expectType<{ placeId: string; id: string }>(ctx.params)
expectType<string>(ctx.state.user)
expectType<string>(routes.path('Places/Rooms#show', { placeId: 1, id: 2 }))
expectType<'Places#extra'>({} as UnroutedActions<typeof routes>)
expectType<Promise<void>>(createRouter(routes).load())
expectType<Promise<void>>(routes.load())

// A part may be written for a map with loaders, and not be drawn into a table of another map.
const part = (r: ScopeAt<typeof controllers, ''>) => r.resources('hosts', { only: ['show'] })
defineRoutes(controllers, r => r.draw(part))
// @ts-expect-error the part is written for another map of controllers
defineRoutes({ Hosts: () => import('./lazy/hosts-controller.js') }, r => r.draw(part))

// The actions of a lazy controller are checked as those of any other.
// @ts-expect-error resources('hosts') needs public methods on 'Hosts': index, create, update, destroy (missing)
defineRoutes(controllers, r => r.resources('hosts'))
// @ts-expect-error `count` is private
defineRoutes(controllers, r => r.resources('places', { only: [] }, r => r.get('count')))
const hostsAtPlaces = defineRoutes(controllers, r =>
  r.resources('places', { only: [] }, r => r.collection(r => r.get('preview'))),
)
// @ts-expect-error Places#preview expects a ctx that /places/preview does not provide: ctx.params.id
createRouter(hostsAtPlaces)

// A verb with the class itself does not get the path of its loader: the table knows the class only once it is loaded.
const given = defineRoutes({ Rooms: () => import('./lazy/rooms-controller.js') }, r =>
  r.get('it', RoomsController, 'index'),
)
expectType<`${string}#index`>({} as NonNullable<RouteOf<typeof given>['target']>)
expectType<never>({} as TargetOf<typeof given>)

// Only the map takes loaders.
const load = () => import('./lazy/rooms-controller.js')
// @ts-expect-error the controller must be a class or a controller path
defineRoutes({}, r => r.resources('rooms', { controller: load }))
// @ts-expect-error a loader is not a class
defineRoutes({}, r => r.get('it', load, 'index'))

// A module without types has every action.
// biome-ignore lint/suspicious/noExplicitAny: the type of such a module
declare const untyped: () => Promise<any>
createRouter(defineRoutes({ Anything: untyped }, r => r.resources('anything', r => r.get('more'))))
