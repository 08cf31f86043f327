import { expectType } from 'tsd'
import { createRouter, defineRoutes } from '../../src/index.js'
import type { UnroutedActions } from '../../src/testing/index.js'

class Base {
  inherited() {}
}
class Places extends Base {
  readonly notAnAction = 1
  index() {}
  show() {}
  arrow = () => 1
  private helper() {}
  used() {
    return this.helper()
  }
}
class Ping {
  ping() {}
}

const some = defineRoutes({ Ping, Places }, r => r.resources('places', { only: ['index'] }).get('used', Places, 'used'))
expectType<'Ping#ping' | 'Places#show' | 'Places#inherited' | 'Places#arrow'>({} as UnroutedActions<typeof some>)

const all = defineRoutes({ Ping }, r => r.get('ping', Ping, 'ping'))
expectType<never>({} as UnroutedActions<typeof all>)

// It would be `never`, as if all actions had routes.
const router = createRouter(all)
// @ts-expect-error Type 'Router' does not satisfy the constraint
export type OfRouter = UnroutedActions<typeof router>
