/** What the option `update` leaves of the routes, the calls and the contexts of a resource. */
import type Koa from 'koa'
import { expectType } from 'tsd'
import { createClient } from '../../src/client/index.js'
import { type ContextsOf, createRouter, defineRoutes, type RouteOf } from '../../src/index.js'

class Places {
  show() {}
  update() {}
  replace() {}
}
class Users {
  update() {
    return { saved: true }
  }
}
declare const givesUser: Koa.Middleware<{ user: string }>

const routes = defineRoutes({ Places, Users }, r =>
  r
    .resources('places', { only: ['show', 'update'], update: 'patch', use: { update: givesUser } }, r =>
      r.put('/', 'Places#replace'),
    )
    .resource('user', { only: ['update'], update: 'put' }),
)

type Keys<Route> = Route extends {
  readonly method: infer Method extends string
  readonly path: infer Path extends string
}
  ? `${Method} ${Path}`
  : never
expectType<'GET /places/:id' | 'PATCH /places/:id' | 'PUT /places/:id' | 'PUT /user'>(
  {} as Keys<RouteOf<typeof routes>>,
)
type TargetAt<Path, Method> = Extract<
  RouteOf<typeof routes>,
  { readonly path: Path; readonly method: Method }
>['target']
expectType<'Places#update'>({} as TargetAt<'/places/:id', 'PATCH'>)
expectType<'Places#replace'>({} as TargetAt<'/places/:id', 'PUT'>)

// The client has these calls and no others.
const client = createClient<typeof routes>('')
expectType<'GET /places/:id' | 'PATCH /places/:id' | 'PUT /places/:id' | 'PUT /user'>({} as keyof typeof client)
client['PUT /user'].update()

// The context and the links are those of any update.
type Contexts = ContextsOf<typeof routes>
expectType<{ id: string }>({} as Contexts['Places']['update']['params'])
expectType<string>({} as Contexts['Places']['update']['state']['user'])
routes.path('Places#update', { id: 1 })
routes.path('Users#update')
createRouter(routes)
