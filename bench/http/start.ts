/**
 * One start in a process of its own. Prints the milliseconds from before the table to the first response, of the table, and
 * of the router, first in wall-clock and then in CPU time. All modules are loaded before. `bare` is Koa alone.
 */
import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { createRouter, defineRoutes } from '../dist/index.js'

const createController = () =>
  class {
    index() {
      return 'listed'
    }
    create() {}
    show() {}
    update() {}
    destroy() {}
  }

/** 84 resources with one nested in each, 1,008 routes. No word of the lists is irregular. */
const SYLLABLES = 'ba ce di fo gu ha ke li mo nu pa re si to vu'.split(' ')
const INNER = 'rooms beds guests reviews photos prices calendars users sessions devices orders variants'.split(' ')
const resources = Array.from({ length: 84 }, (_, each) => {
  const name = [each % 15, Math.floor(each / 15), (each * 7) % 15].map(index => SYLLABLES[index]).join('')
  return [`${name}s`, INNER[each % INNER.length] as string] as const
})
const pascal = (name: string) => name.replace(/^./, first => first.toUpperCase())
const controllers = Object.fromEntries(
  resources.flatMap(([outer, inner]) => [
    [`Api/${pascal(outer)}`, createController()],
    [`Api/${pascal(outer)}/${pascal(inner)}`, createController()],
  ]),
)

interface AnyScope {
  resources(name: string, draw?: (r: AnyScope) => AnyScope): AnyScope
}

/** Milliseconds of wall-clock and CPU time. */
const now = (): readonly [number, number] => {
  const { user, system } = process.cpuUsage()
  return [performance.now(), (user + system) / 1000]
}

const own = process.argv[2] !== 'bare'
const begin = now()
let defined = begin
const app = new Koa()
if (own) {
  // The names of the table are generated, so its type is `any`.
  const routes = defineRoutes(
    controllers as never,
    ((r: { namespace(name: string, draw: (r: AnyScope) => AnyScope): unknown }) =>
      r.namespace('api', r =>
        resources.reduce((r, [outer, inner]) => r.resources(outer, r => r.resources(inner)), r),
      )) as never,
  ) as readonly unknown[]
  defined = now()
  app.use(createRouter(routes as never).routes())
  if (routes.length !== 1_008) throw new Error(`only ${routes.length} routes`)
} else
  app.use(ctx => {
    ctx.body = 'listed'
  })
const mounted = now()
const server = app.listen(0, '127.0.0.1')
await once(server, 'listening')
const path = `/api/${resources[0]?.[0]}`
get({ port: (server.address() as AddressInfo).port, path, agent: false }, response => {
  if (response.statusCode !== 200) throw new Error(`${path} is answered with ${response.statusCode}`)
  const end = now()
  console.log(
    JSON.stringify(
      [0, 1].map(each => [end[each] - begin[each], defined[each] - begin[each], mounted[each] - defined[each]]),
    ),
  )
  process.exit()
})
