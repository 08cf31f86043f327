/** The routes of the standard actions, written out: types derived from the table of actions would cost several times as much. */

import type { UpdateMethods } from '../route/actions.js'
import type { Route } from '../route/route.js'

/** `resource` has the same ones, but no `index`. */
export interface StandardRoutes<
  ControllerPath extends string,
  Collection extends string,
  Member extends string,
  Update extends keyof UpdateMethods = '',
> {
  readonly index: Route<'GET', Collection, `${ControllerPath}#index`>
  readonly create: Route<'POST', Collection, `${ControllerPath}#create`>
  readonly show: Route<'GET', Member, `${ControllerPath}#show`>
  readonly update: UpdateRoutes<Member, `${ControllerPath}#update`>[Update]
  readonly destroy: Route<'DELETE', Member, `${ControllerPath}#destroy`>
}

interface UpdateRoutes<Member extends string, Target extends string> {
  readonly '': this['put'] | this['patch']
  readonly put: Route<'PUT', Member, Target>
  readonly patch: Route<'PATCH', Member, Target>
}

/** Their keys, written out too. */
export interface StandardRouteKeys<
  Collection extends string,
  Member extends string,
  Update extends keyof UpdateMethods,
> {
  readonly index: `GET ${Collection}`
  readonly create: `POST ${Collection}`
  readonly show: `GET ${Member}`
  readonly update: `${UpdateMethods[Update]} ${Member}`
  readonly destroy: `DELETE ${Member}`
}
