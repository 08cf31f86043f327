/** A project without `strict` has one error, which says so, and none in its controllers, links and router. */
import { rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LAX } from '../cases/lax.js'
import { errorsIn, writeFolder } from '../support/compile-folder.js'
import { COMPILERS } from '../support/compilers.js'

const PROGRAM = `import type Koa from 'koa'
import { castParam, type ContextsOf, createRouter, defineRoutes } from '../../src/index.js'
const authenticate: Koa.Middleware<{ user: { name: string } }> = (ctx, next) => next()
export class PlacesController {
  index(ctx: Contexts['Places']['index']) { return ctx.state.user.name }
  show(ctx: Contexts['Places']['show']) { return { id: ctx.params.id, number: String(castParam(ctx, 'id', 'bigint')) } }
}
export const routes = defineRoutes({ Places: PlacesController }, r => r
  .get('health', ctx => { ctx.body = { ok: true } })
  .use(authenticate)
  .redirect('old', 'Places#index')
  .namespace('v1', r => r.get('x/:id', ctx => { ctx.body = ctx.params.id }))
  .resources('places', { only: ['index', 'show'] }))
export interface Contexts extends ContextsOf<typeof routes> {}
export const router = createRouter(routes)
export const links = [routes.path('Places#show', { id: 1 }), routes.to.Places.show({ id: 1 })]
`
const folder = fileURLToPath(new URL('../generated-lax/', import.meta.url))
const config = (options: object) =>
  JSON.stringify({ extends: '../../tsconfig.json', compilerOptions: options, include: ['*.ts'], exclude: [] })

describe.each([
  ['strict', { strict: false, exactOptionalPropertyTypes: false }],
  ['strictNullChecks', { strictNullChecks: false, exactOptionalPropertyTypes: false }],
  ['strictFunctionTypes', { strictFunctionTypes: false }],
])('a project without %s', (_title, options) => {
  beforeAll(async () => {
    await writeFolder(folder, { table: PROGRAM })
    await writeFile(`${folder}tsconfig.json`, config(options))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each(COMPILERS.map(each => [each]))('has one error with TypeScript %s', async compiler => {
    const message = `The 'this' context of type 'void' is not assignable to method's 'this' of type '"${LAX}"'.`
    expect(Object.fromEntries(await errorsIn(compiler, folder))).toEqual({ table: [`8,23: ${message}`] })
  })
})
