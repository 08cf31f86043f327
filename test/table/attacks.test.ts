/**
 * Programs that try to make the sentence "if it compiles, it routes" false. Each one is refused by the three compilers, or by
 * `defineRoutes` or `load()`; or the server answers exactly the routes that the type of its table has.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import type { AnyRoute, AnyRouteTable } from '../../src/index.js'
import * as library from '../../src/index.js'
import * as controllers from '../cases/attack-controllers.js'
import { type Attack, attacks } from '../cases/attacks.js'
import { listen, send } from '../cases/http-behaviour.js'
import { compileEach } from '../support/compile-folder.js'
import { isFor } from '../support/compilers.js'
import { lines } from '../support/lines.js'
import { runProgram } from '../support/run-program.js'

const folder = fileURLToPath(new URL('../generated-attacks/', import.meta.url))
const all = Object.entries(attacks).flatMap(([group, each]) =>
  each.map(one => ({ ...one, title: `${group}: ${one.title}` })),
)
const titled = (outcome: Attack['outcome']) =>
  all.flatMap((each, at) => (each.outcome === outcome ? [[each.title, at] as const] : []))

const NAMES = Object.keys(controllers).join(', ')
const programOf = ({ table, before = '' }: Attack): string =>
  [
    "import { createRouter, defineRoutes, type ScopeAnywhere, type ScopeAt } from '../../src/index.js'",
    `import { ${NAMES}, type Map } from './attack-controllers.js'`,
    `export { type ScopeAnywhere, type ScopeAt, type Map, ${NAMES} }`,
    before,
    `export const define = () => ${table}`,
    'export const router = () => createRouter(define())',
  ].join('\n')
const MODULES = { '../../src/index.js': library, './attack-controllers.js': controllers }
/** A module of another folder below test/. */
const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const tableOf = (at: number) => runProgram(programOf(all[at] as Attack), MODULES).define?.() as AnyRouteTable // what it exports

/** A route as the type shows it: the types do not know the name of a class that is neither registered nor names its path. */
const inType = (table: AnyRouteTable, route: AnyRoute): string => {
  const [line = ''] = lines([route])
  const isUnnamed =
    'controller' in route &&
    route.controller !== undefined &&
    !Object.values(table.controllers).includes(route.controller) &&
    !('controllerPath' in route.controller)
  return isUnnamed ? `\`${line.replace(/\S+#/, '$${string}#')}\`` : JSON.stringify(line)
}
const checkOf = (at: number): string => {
  const table = tableOf(at)
  const union = table.map(route => inType(table, route)).join(' | ') || 'never'
  return [
    "import type { Equal, Expect, Lines } from './types.js'",
    `import type { define } from './attack${at}.js'`,
    `export type Check = Expect<Equal<Lines<ReturnType<typeof define>>, ${union}>>`,
  ].join('\n')
}

/** A request that the route answers. */
const requestOf = ({ method, path }: AnyRoute): string =>
  `${method === 'ALL' ? 'PURGE' : method} ${encodeURI(path.replace(/[:*]\w+/g, 'zz'))}`

const modules = [
  ...all.map((each, at) => [`attack${at}`, programOf(each), at] as const),
  ...titled('routes').map(([, at]) => [`check${at}`, checkOf(at), at] as const),
]
const compiled = await compileEach(
  folder,
  Object.fromEntries([
    ['attack-controllers', textOf('../cases/attack-controllers.ts')],
    ['types', textOf('../support/types.ts')],
    ...modules,
  ]),
  compiler => modules.filter(([, , at]) => isFor(compiler, at)).map(([name]) => name),
)

describe('attacks', () => {
  describe.each(compiled)('TypeScript %s', (compiler, errors) => {
    const shared = (outcome: Attack['outcome']) => titled(outcome).filter(([, at]) => isFor(compiler, at))

    it.each(shared('compiler'))('refuses, with one error: %s', (_title, at) =>
      expect(errors.get(`attack${at}`) ?? []).toHaveLength(all[at]?.errors ?? 1),
    )
    it.each([...shared('definition'), ...shared('load')])('compiles: %s', (_title, at) =>
      expect(errors.get(`attack${at}`)).toBeUndefined(),
    )
    it.each(shared('routes'))('compiles, and the type has the routes of the value: %s', (_title, at) => {
      expect(errors.get(`attack${at}`)).toBeUndefined()
      expect(errors.get(`check${at}`)).toBeUndefined()
    })
  })

  it.each(titled('definition'))('is refused when the table is defined: %s', (_title, at) =>
    expect(() => tableOf(at)).toThrow(library.RouteError),
  )

  it.each(titled('load'))('is refused when the controllers are loaded: %s', async (_title, at) => {
    await expect(tableOf(at).load()).rejects.toBeInstanceOf(library.RouteError)
  })

  it.each(titled('routes'))('is answered as the table says: %s', async (_title, at) => {
    const table = tableOf(at)
    let called = ''
    const instantiate: library.RouterOptions['instantiate'] = (Controller, ctx) => {
      const instance = new Controller(ctx)
      return new Proxy(instance, {
        get(target, name) {
          const member = Reflect.get(target, name)
          if (typeof member === 'function') called = `${Controller.name}#${String(name)}`
          return member
        },
      })
    }
    await table.load()
    const app = new Koa().use(library.createRouter(table, { instantiate }).routes()).on('error', () => {})
    const port = await listen(app.callback())
    for (const route of table) {
      called = ''
      const { status } = await send(port, requestOf(route))
      if ('redirect' in route) expect([route.path, status]).toEqual([route.path, route.status])
      else expect([route.path, status < 300 || status === 404]).toEqual([route.path, true])
      if ('action' in route) expect(called).toBe(`${route.controller?.name}#${route.action}`)
    }
    if (!table.some(({ path }) => path.includes('*')))
      expect((await send(port, 'GET /no/such/path/at/all')).status).toBe(404)
  })
})
