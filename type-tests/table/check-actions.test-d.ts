import type Koa from 'koa'
import { expectType } from 'tsd'
import { type ActionContext, defineRoutes, defineRoutesFor, type TargetOf } from '../../src/index.js'
import type { UnroutedActions } from '../../src/testing/index.js'

declare const authenticate: Koa.Middleware<{ user: string }>

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

// An application with state and context of its own, named once.
class Themes {
  show(ctx: Context<'Themes#show'>) {
    expectType<string>(ctx.state.theme)
    expectType<Map<string, string>>(ctx.database)
    expectType<{ id: string }>(ctx.params)
    // @ts-expect-error `authenticate` comes after it
    ctx.state.user
    // @ts-expect-error the context has no such member
    ctx.databse
  }
  edit(ctx: Context<'Themes#edit'>) {
    expectType<string>(ctx.state.theme)
    expectType<string>(ctx.state.user)
    expectType<Map<string, string>>(ctx.database)
  }
}
const app = defineRoutesFor<{ theme: string }, { database: Map<string, string> }>()({ Themes }, r =>
  r
    .resources('themes', { only: ['show'] })
    .get('inline/:name', ctx => {
      expectType<string>(ctx.state.theme)
      expectType<Map<string, string>>(ctx.database)
      expectType<{ name: string }>(ctx.params)
    })
    .use(authenticate)
    .get('edit', Themes, 'edit'),
)
type Context<Target extends TargetOf<typeof app>> = ActionContext<typeof app, Target>

const stateOnly = defineRoutesFor<{ theme: string }>()({}, r =>
  r.get('x', ctx => {
    expectType<{ theme: string }>(ctx.state)
  }),
)
expectType<'GET'>({} as (typeof stateOnly)[number]['method'] & 'GET')
