/**
 * The library, loaded again in each test. Other suites define their tables while they are collected, before a test runs, so
 * that mutation testing does not count that code as tested.
 */
import Koa from 'koa'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as definition from '../cases/definition.js'
import { listen, send } from '../cases/http-behaviour.js'
import { lines } from '../support/lines.js'

beforeEach(() => {
  vi.resetModules()
})

describe('the library, loaded in the test', () => {
  it('defines the tables of the cases', async () => {
    const { tables } = await import('../cases/tables.js')
    for (const [title, table] of Object.entries(tables)) expect(lines(table.routes), title).toEqual(table.lines)
  })

  it('refuses the wrong tables of the cases and accepts similar right ones', async () => {
    const { defineRoutes, RouteError } = await import('../../src/index.js')
    const define = defineRoutes as unknown as (registry: unknown, draw: unknown) => readonly { readonly path: string }[] // cases that the types would refuse
    const refused: readonly definition.RefusedCase[] = [
      ...[...definition.refusedRegistries, ...definition.refusedControllers, ...definition.refusedActions],
      ...[...definition.refusedOptions, ...definition.refusedNames, ...definition.refusedPaths],
      ...[...definition.refusedDuplicates, ...definition.refusedPlaces, ...definition.refusedMethods],
      ...definition.refusedCallbacks,
    ]
    expect(refused.length).toBeGreaterThan(200)
    for (const each of refused) {
      const registry = 'registry' in each ? each.registry : definition.controllers
      expect(() => define(registry, each.draw), each.message).toThrow(new RouteError(each.message))
    }
    for (const { title, draw, routes } of definition.acceptedNeighbours)
      expect(define(definition.controllers, draw).map(({ path }) => path), title).toEqual(routes.map(route => route.split(' ')[1])) // biome-ignore format: one line
  })

  it('finds the actions that the text of a class assigns', async () => {
    const { offersAction } = await import('../../src/controller/actions.js')
    const classOf = (text: string) => new Function(`return (${text})`)()
    expect(offersAction(classOf('class { show = 1 }'), 'show')).toBe(true)
    for (const text of ['class { #show = 1 }', 'class { reshow = 1 }', 'class { static  show = 1 }', 'class { static show = 1 }']) // biome-ignore format: one line
      expect(offersAction(classOf(text), 'show'), text).toBe(false)
  })

  it('casts parameters', async () => {
    const { castParam } = await import('../../src/koa/cast-param.js')
    const refuse = (status: number, message: string): never => {
      throw new Error(`${status} ${message}`)
    }
    const ctx = { params: { id: '15', uuid: '919108f7-52d1-4320-9bac-f847db4148A8', word: 'a' }, throw: refuse }
    expect(castParam(ctx, 'id', 'integer')).toBe(15)
    expect(castParam(ctx, 'id', 'bigint')).toBe(15n)
    expect(castParam(ctx, 'uuid', 'uuid')).toBe(ctx.params.uuid)
    expect(castParam(ctx, 'id', { '~standard': { validate: value => ({ value }) } })).toBe('15')
    for (const kind of ['integer', 'bigint', 'uuid'] as const)
      expect(() => castParam(ctx, 'word', kind)).toThrow(`parameter 'word' is not a`)
    expect(() => castParam({ throw: refuse } as typeof ctx, 'id', 'uuid')).toThrow('castParam: this ctx has no params')
  })

  it('prints a table, lists unrouted actions and answers requests', async () => {
    const { createRouter, defineRoutes, defineRoutesFor } = await import('../../src/index.js')
    const { unroutedActions } = await import('../../src/testing/index.js')
    class PlacesController {
      show(ctx: Koa.Context) {
        return ctx.params
      }
      search() {}
    }
    const routes = defineRoutes({ Places: PlacesController }, r =>
      r.resources('places', { only: ['show'] }).all('any', (_ctx, next) => next()),
    )
    expect(String(routes)).toBe('GET  /places/:id  Places#show\nALL  /any         (middleware)')
    expect(unroutedActions(routes)).toEqual(['Places#search'])
    expect(defineRoutesFor()({}, r => r.get('a', () => {})).map(({ path }) => path)).toEqual(['/a'])

    const router = createRouter(routes)
    const { stack } = Reflect.get(router.routes(), 'router')
    expect(stack.map(({ methods, path, name }: Record<string, unknown>) => [methods, path, name])).toEqual([
      [['HEAD', 'GET'], '/places/:id', 'Places#show'],
      [['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'], '/any', undefined],
    ])
    expect(() => stack[0].paramNames).toThrow(
      'router.routes() of signalbox cannot be passed to use() of an @koa/router: mount it with app.use(router.routes()), or ' +
        "in an @koa/router with all('/{*rest}', router.routes())",
    )
    const behind = (ctx: Koa.Context) => {
      if (ctx.path === '/any') ctx.body = `behind ${ctx.params}`
    }
    const port = await listen(new Koa().use(router.routes()).use(router.allowedMethods()).use(behind).callback())
    expect(await send(port, 'GET /any')).toMatchObject({ status: 200, text: 'behind undefined' })
    expect(await send(port, 'GET /places/a%2Fb')).toMatchObject({ status: 200, text: '{"id":"a/b"}' })
    expect(await send(port, 'GET /places/%zz')).toMatchObject({ status: 400 })
    expect(await send(port, 'DELETE /places/5')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
    expect(await send(port, 'PROPFIND /places/5')).toMatchObject({ status: 501, headers: { allow: 'GET, HEAD' } })
    expect(await send(port, 'OPTIONS /places/5')).toMatchObject({ status: 200, headers: { allow: 'GET, HEAD' } })
    expect(await send(port, 'OPTIONS /nowhere')).toMatchObject({ status: 404 })
  })

  it('finds routes of every method, with and without generated code for parameters', async () => {
    const { createMatcher } = await import('../../src/matcher/matcher.js')
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
    const entries = methods.flatMap(method =>
      ['/a', '/a/:id'].map(path => ({ method, path, value: `${method} ${path}` })),
    )
    for (const generateAfter of [0, Number.POSITIVE_INFINITY]) {
      const matcher = createMatcher(entries, { generateAfter })
      expect(matcher.allowed('/a')).toEqual(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      for (const method of methods) {
        expect(matcher.match(method, '/a')).toEqual({ value: `${method} /a`, params: Object.create(null) })
        expect(matcher.match(method, '/a/%35')).toMatchObject({ value: `${method} /a/:id`, params: { id: '5' } })
      }
    }
  })
})
