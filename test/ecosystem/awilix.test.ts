import { asClass, asFunction, asValue, createContainer } from 'awilix'
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutes, type RouterOptions } from '../../src/index.js'
import { listen } from '../cases/http-behaviour.js'
import { serve } from './serve.js'

describe('awilix', () => {
  type Instantiate = NonNullable<RouterOptions['instantiate']>
  let repositories = 0
  class Repository {
    readonly user: string
    readonly id = ++repositories
    constructor({ user }: { user: string }) {
      this.user = user
    }
  }
  class GreetingController {
    constructor(private readonly dependencies: { repository: Repository; greeting: string }) {}
    show(ctx: Koa.Context) {
      const { greeting, repository } = this.dependencies
      return `${greeting}, ${repository.user} of ${ctx.params.id} by ${repository.id}`
    }
  }
  const greetings = defineRoutes({ Greeting: GreetingController }, r =>
    r.get('greetings/:id', GreetingController, 'show'),
  )

  it('builds the controller from the scope of the request, and disposes of the scope after the response', async () => {
    repositories = 0
    const disposed: number[] = []
    const container = createContainer().register({
      greeting: asValue('hello'),
      repository: asClass(Repository)
        .scoped()
        .disposer(({ id }) => void disposed.push(id)),
    })
    const inScope: Koa.Middleware = async (ctx, next) => {
      const scope = container.createScope().register({ user: asValue(ctx.get('x-user')) })
      ctx.state.scope = scope
      try {
        await next()
      } finally {
        await scope.dispose()
      }
    }
    const router = createRouter(greetings, {
      instantiate: (Controller, ctx) => ctx.state.scope.build(asClass(Controller)),
    })
    const ask = await serve(inScope, router.routes())
    expect((await ask('GET /greetings/5', { headers: { 'x-user': 'ada' } })).text).toBe('hello, ada of 5 by 1')
    expect((await ask('GET /greetings/6', { headers: { 'x-user': 'bob' } })).text).toBe('hello, bob of 6 by 2')
    expect(disposed).toEqual([1, 2])
  })

  it('may build the controller asynchronously', async () => {
    const container = createContainer().register({
      greeting: asValue('later'),
      connecting: asFunction(async () => {
        await new Promise(resolve => setTimeout(resolve, 5))
        return new Repository({ user: 'eve' })
      }).singleton(),
    })
    const instantiate: Instantiate = async Controller => {
      const scope = container.createScope()
      scope.register({ repository: asValue(await scope.resolve<Promise<Repository>>('connecting')) })
      return scope.build(asClass(Controller))
    }
    const ask = await serve(createRouter(greetings, { instantiate }).routes())
    const answers = await Promise.all([ask('GET /greetings/5'), ask('GET /greetings/6')])
    expect(answers.map(({ text }) => text.replace(/ by \d+/, ''))).toEqual(['later, eve of 5', 'later, eve of 6'])
  })

  it('answers 500 and reports the error to Koa when it cannot build the controller', async () => {
    const instantiate: Instantiate = Controller => createContainer({ strict: true }).build(asClass(Controller))
    const router = createRouter(greetings, { instantiate })
    const app = new Koa().use(router.routes())
    const errors: unknown[] = []
    app.on('error', error => errors.push(error))
    const port = await listen(app.callback())
    expect((await fetch(`http://127.0.0.1:${port}/greetings/5`)).status).toBe(500)
    expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining("'greeting'") })])
  })
})
