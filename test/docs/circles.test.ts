/** docs/reference/errors.md says which tables are circles, and what the compilers print for them. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { compileEach } from '../support/compile-folder.js'
import { root } from './pages.js'

const folder = fileURLToPath(new URL('../generated-circles/', import.meta.url))
const MESSAGE =
  "'routes' implicitly has type 'any' because it does not have a type annotation and is referenced directly or indirectly in its own initializer."

const withRoute = (route: string) => `import { type ContextsOf, defineRoutes } from '../../src/index.js'
class UsersController {
  me(ctx: Contexts['Users']['me']) {
    return ctx.path
  }
}
export const routes = defineRoutes({ Users: UsersController }, r => r.get('me', ${route}))
export interface Contexts extends ContextsOf<typeof routes> {}
`
const circles = ['new UsersController().me', 'UsersController.prototype.me', 'ctx => new UsersController().me(ctx)']
const straight = ["'Users#me'", 'ctx => { ctx.body = new UsersController().me(ctx) }']
const programs = [...circles, ...straight].map((route, at) => [`program${at}`, withRoute(route)] as const)

/** A class that is an argument of its own base class, by way of the table. */
const IN_BASE_CLASS = `import { type ContextsOf, defineRoutes } from '../../src/index.js'
class Base<Context> {
  constructor(readonly ctx: Context) {}
}
class Users extends Base<Contexts['Users']['index']> {
  index() {}
}
export const routes = defineRoutes({ Users }, r => r.resources('users', { only: ['index'] }))
export interface Contexts extends ContextsOf<typeof routes> {}
`
const OWN_MESSAGE =
  "defineRoutes: 'Users' must be a class whose base class takes no context of this table as a type argument"

const compiled = await compileEach(folder, { ...Object.fromEntries(programs), inBaseClass: IN_BASE_CLASS })

describe('circles, in docs/reference/errors.md', () => {
  it('have the message that the page quotes', () => {
    expect(readFileSync(`${root}docs/reference/errors.md`, 'utf8')).toContain(`\`${MESSAGE}\``)
  })

  it.each(compiled)(
    'are the tables that have the type of an action, not its name: TypeScript %s',
    (_compiler, errors) => {
      const circular = programs.map(([name]) => errors.get(name)?.some(error => error.includes(MESSAGE)) ?? false)
      expect(circular).toEqual([...circles.map(() => true), ...straight.map(() => false)])
      expect(programs.slice(circles.length).map(([name]) => errors.get(name))).toEqual(straight.map(() => undefined))
    },
  )

  it.each(compiled)(
    'of a class and its base class have a message of ours, and none that is false: TypeScript %s',
    (_, errors) => {
      const found = errors.get('inBaseClass') ?? []
      expect(found.filter(error => error.includes('defineRoutes: '))).toEqual([expect.stringContaining(OWN_MESSAGE)])
      expect(found).toHaveLength(5)
    },
  )
})
