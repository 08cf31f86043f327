/**
 * Chains of 150 calls of each form compile: the type of a call must not wait for those of all calls before it. So do long paths, whose
 * types the compiler must be able to repeat.
 */
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { compileEach } from '../support/compile-folder.js'

const HEAD = `import type Koa from 'koa'
import { defineRoutes, type ScopeAnywhere } from '../../src/index.js'
class All { index() {} show() {} create() {} update() {} destroy() {} ping() {} }
const controllers = { All }
const answer = (ctx: Koa.Context) => { ctx.body = '' }
const middleware: Koa.Middleware = (_ctx, next) => next()
const part = (r: ScopeAnywhere<typeof controllers>) => r
export const routes = defineRoutes(controllers, r => r`

/** A call of each form. `%` is another number in each call. */
const CALLS = {
  resources: "resources('a%', { controller: 'All', only: ['show'] })",
  'resources with a callback': "resources('a%', { controller: 'All', only: ['show'] }, r => r.get('x', answer))",
  resource: "resource('a%', { controller: 'All', only: ['show'] })",
  namespace: "namespace('a%', r => r.get('x', answer))",
  'namespace with options': "namespace('a%', { path: 'b%' }, r => r.get('x', answer))",
  scope: "scope('a%', r => r.get('x', answer))",
  'scope with options': "scope('a%/:id', { params: { id: 'integer' } }, r => r.get('x', answer))",
  group: "scope(r => r.get('a%', answer))",
  draw: 'draw(part)',
  use: 'use(middleware)',
  mount: "mount('a%', middleware)",
  redirect: "redirect('a%', '/b')",
  get: "get('a%', 'All#ping')",
  'get with a middleware': "get('a%', middleware, 'All#ping')",
  'get with two middlewares': "get('a%', middleware, middleware, All, 'ping')",
  'get with three middlewares': "get('a%', middleware, middleware, middleware, 'All#ping')",
}
const nameOf = (form: string): string => form.replaceAll(' ', '-')
const programs = Object.entries(CALLS).map(([form, call]) => [
  nameOf(form),
  `${HEAD}\n${Array.from({ length: 150 }, (_, at) => `  .${call.replaceAll('%', `${at}`)}`).join('\n')})\n`,
])

const pathOf = (length: number, segmentAt: (at: number) => string) =>
  Array.from({ length }, (_, at) => segmentAt(at)).join('/')
const names = pathOf(100, at => `s${at}`)
const params = pathOf(40, at => `:p${at}`)
const LONG_PATHS = `
  .get('${names}', 'All#ping')
  .post('${params}', ctx => { ctx.body = ctx.params.p39 })
  .scope('${names}', r => r.scope('${params}', r => r.get('x', ctx => { ctx.body = ctx.params.p39 })))
  .redirect('old/${names}', '/b')
  .mount('in/${names}', middleware))
export const path: string = routes.path('All#ping')
`

const folder = fileURLToPath(new URL('../generated-long-chains/', import.meta.url))
const compiled = await compileEach(folder, { ...Object.fromEntries(programs), 'long-paths': HEAD + LONG_PATHS })

it.each(compiled)('compile with TypeScript %s', (_compiler, errors) => {
  expect([...errors]).toEqual([])
})
