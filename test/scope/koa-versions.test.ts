/**
 * Several copies of `@types/koa` in one project: a dependency has its own. Two copies of one version have the same types,
 * and a middleware of another version is refused by `use`, which would otherwise lose its state.
 */
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outputOf, writeFolder } from '../support/compile-folder.js'
import { COMPILERS } from '../support/compilers.js'

const folder = fileURLToPath(new URL('../generated-koa-versions/', import.meta.url))
const types = fileURLToPath(new URL('../../node_modules/@types/', import.meta.url))

const DEPENDENCY = `
import type Koa from 'koa'
export declare const authenticate: Koa.Middleware<{ user: { name: string } }>
export declare const plain: Koa.Middleware
export declare const needsUser: (ctx: Koa.ParameterizedContext<{ user: { name: string } }>, next: Koa.Next) => unknown
export declare class Users {
  constructor(ctx: Koa.Context)
  index(ctx: Koa.Context): void
  show(ctx: Koa.ParameterizedContext<{ user: { name: string } }>): void
}
export declare const app: Koa
`

/** Everything of a dependency that meets a table. */
const same = `
import Koa from 'koa'
import { createRouter, defineRoutes } from '../../src/index.js'
import { app, authenticate, needsUser, plain, Users } from 'same'
const routes = defineRoutes({ Users }, r => r
  .get('plain', plain)
  .use(plain)
  .use(authenticate)
  .get('user', needsUser)
  .get('name', ctx => ctx.state.user.name)
  .resources('users', { only: ['index', 'show'] }))
const router = createRouter(routes)
app.use(router.routes())
new Koa().use(router.routes()).use(authenticate)
`
const other = `
import { defineRoutes } from '../../src/index.js'
import { authenticate, needsUser, plain } from 'other'
export const a = defineRoutes({}, r => r.use(authenticate))
export const b = defineRoutes({}, r => r.use(plain))
export const c = defineRoutes({}, r => r.use(needsUser))
`
const MESSAGE = "use: the middleware is typed by another @types/koa: keep one of those in 'npm ls @types/koa'"

const install = async (name: string) => {
  const root = `${folder}node_modules/${name}/`
  await mkdir(`${root}node_modules/@types`, { recursive: true })
  await writeFile(
    `${root}package.json`,
    JSON.stringify({ name, version: '1.0.0', type: 'module', types: 'index.d.ts' }),
  )
  await writeFile(`${root}index.d.ts`, DEPENDENCY)
  return `${root}node_modules/@types/koa`
}

describe('a dependency with its own @types/koa', () => {
  beforeAll(async () => {
    await writeFolder(folder, { same, other })
    await cp(`${types}koa`, await install('same'), { recursive: true, dereference: true })
    await symlink(`${types}koa-2`, await install('other'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each(COMPILERS)(
    'is right with the same version, and refused by use with another one: TypeScript %s',
    async compiler => {
      const errors = (await outputOf(compiler, folder)).split('\n').filter(line => /^\S/.test(line))
      expect(
        errors.map(line => /(\w+\.ts\(\d+,\d+\)): .* to parameter of type '"(.*)"'\.$/.exec(line)?.slice(1)),
      ).toEqual([4, 5, 6].map(line => [`other.ts(${line},46)`, MESSAGE]))
    },
  )
})
