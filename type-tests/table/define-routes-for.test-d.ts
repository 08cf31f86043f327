import Koa from 'koa'
import { expectAssignable, expectType } from 'tsd'
import {
  type ActionContext,
  type AnyRouteTable,
  castParam,
  createRouter,
  defineRoutes,
  defineRoutesFor,
  type Router,
  type TargetOf,
} from '../../src/index.js'

declare const authenticate: Koa.Middleware<{ user: string }>

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

// Members that are all optional, and Koa's own types, which have members of every name.
class Notes {
  index(ctx: { state: { flash?: string }; locale?: string }) {
    return ctx
  }
  show(ctx: ActionContext<typeof optional, 'Notes#show'>) {
    expectType<string | undefined>(ctx.state.flash)
    expectType<string | undefined>(ctx.locale)
    // @ts-expect-error the context has no such member
    ctx.lcale
  }
}
const optional = defineRoutesFor<{ flash?: string }, { locale?: string }>()({ Notes }, r =>
  r.resources('notes', { only: ['index', 'show'] }).get('inline', ctx => expectType<string | undefined>(ctx.locale)),
)
createRouter(optional)

class Pages {
  index(ctx: Koa.Context) {
    return ctx
  }
  show(ctx: ActionContext<typeof defaults, 'Pages#show'>) {
    const anything: [string, number] = [ctx.state.anything, ctx.anything]
    expectType<{ id: string }>(ctx.params)
    return anything
  }
}
const defaults = defineRoutesFor<Koa.DefaultState, Koa.DefaultContext>()({ Pages }, r =>
  r
    .resources('pages', { only: ['index', 'show'] })
    .get('inline/:name', ctx => [ctx.anything, ctx.state.anything, expectType<{ name: string }>(ctx.params)]),
)
createRouter(defaults)

// A context with members of every symbol, beside those with a name. Without one, `ctx` has no such members.
declare const key: symbol
interface Marked {
  readonly [mark: symbol]: number
  readonly log: string
}
class Marks {
  index(ctx: { readonly [mark: symbol]: number; readonly log: string; state: { readonly [mark: symbol]: number } }) {
    return ctx.log
  }
  show(ctx: ActionContext<typeof marked, 'Marks#show'>) {
    const marks: (number | undefined)[] = [ctx[key], ctx.state[key]]
    expectType<(number | undefined)[]>(marks)
    expectType<string>(ctx.log)
    // @ts-expect-error the context has no such member
    ctx.lgo
    expectType<string>(castParam(ctx, 'id'))
  }
}
const marked = defineRoutesFor<{ readonly [mark: symbol]: number }, Marked>()({ Marks }, r =>
  r
    .resources('marks', { only: ['index', 'show'], id: 'uuid' })
    .use(authenticate)
    .get('inline', ctx => {
      const mark: number | undefined = ctx[key]
      expectType<string | undefined>(mark?.toString())
      expectType<string>(ctx.log)
      // @ts-expect-error the state has no such member
      ctx.state.usr
    }),
)
declare const log: Koa.Middleware<{}, { log: string }>
// Where its router is mounted, only the members with a name are expected.
defineRoutes({}, r => r.use(authenticate).use(log).mount('marks', createRouter(marked).routes()))
defineRoutes({}, r =>
  r.get('inline', ctx => {
    // @ts-expect-error neither Koa nor the table has it
    ctx[key]
    // @ts-expect-error nor has the state
    ctx.state[key]
  }),
)

// The router of a table is mounted where the scope provides what the table's application has. Koa takes it anywhere.
interface Shared {
  readonly user: { readonly name: string }
  readonly flash?: string
}
interface Services {
  readonly database: Map<string, string>
  readonly routes: typeof inner
}
const inner = defineRoutesFor<Shared, Services>()({}, r => r.get('me', ctx => expectType<string>(ctx.state.user.name)))
const router = createRouter(inner)
expectAssignable<Router>(router)
expectAssignable<Koa.Middleware>(router.routes())
new Koa().use(router.routes())
new Koa<{ theme: string }>().use(createRouter(inner, { caseSensitive: false }).routes())
declare const user: Koa.Middleware<{ user: { name: string; age: number } }>
declare const database: Koa.Middleware<{}, { database: Map<string, string> }>
defineRoutesFor<Shared, Services>()({}, r => r.scope(':id', r => r.mount('a', router.routes())))
defineRoutes({}, r => r.use(user).use(database).mount('a', router.routes()))
defineRoutes({}, r => r.mount('a', createRouter(inner as AnyRouteTable).routes()))
expectType<Router>(
  createRouter(defineRoutes({}, r => r.use(user).get('a', ctx => expectType<string>(ctx.state.user.name)))),
)
defineRoutes({}, r => r.mount('a', createRouter(optional).routes()).mount('b', createRouter(defaults).routes()))
// @ts-expect-error mount('a'): this route has no such ctx.database
defineRoutes({}, r => r.use(user).mount('a', router.routes()))

// No types of its own: as `defineRoutes`.
export const none = defineRoutesFor<{}, {}>()({ Pages }, r => r.get('x', ctx => expectType<{}>(ctx.state)))

// The arguments of the second call in the first one: nothing is known of the table, and no use of it is an error.
// @ts-expect-error defineRoutesFor: a second pair of parentheses takes the arguments
const first = defineRoutesFor<{ theme: string }>({ Themes }, r => r.get('theme', 'Themes#show'))
first.path('Themes#show', { id: 5 })
expectType<string>({} as TargetOf<typeof first>)
createRouter(first)
