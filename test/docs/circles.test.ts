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

/** A class that gives a context of its table to its base class, where the table names the class. */
const inBaseClass = (table: string) => `import { type ContextsOf, defineRoutes } from '../../src/index.js'
class Base<Context> {
  constructor(readonly ctx: Context) {}
}
class Users extends Base<Contexts['Pings']['index']> {
  index() {}
}
class Pings {
  index() {}
}
export const routes = defineRoutes(${table})
export interface Contexts extends ContextsOf<typeof routes> {}
`
const CIRCLE = 'must be a class whose base class takes no context of this table as a type argument'
const classes = [
  ["{ Pings, Users }, r => r.get('a', 'Pings#index')", `defineRoutes: 'Users' ${CIRCLE}`],
  ["{ Pings }, r => r.get('a', 'Pings#index').get('users', Users, 'index')", `get('users'): the controller ${CIRCLE}`],
  [
    "{ Pings }, r => r.get('a', 'Pings#index').resources('users', { only: ['index'], controller: Users })",
    `resources('users'): the controller ${CIRCLE}`,
  ],
] as const
const fileOfClass = (at: number): string => `class${at}`

const compiled = await compileEach(folder, {
  ...Object.fromEntries([...programs, ...classes.map(([table], at) => [fileOfClass(at), inBaseClass(table)] as const)]),
})

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

  it.each(compiled)('of a class and its base class have a true message: TypeScript %s', (_compiler, errors) => {
    for (const [at, [table, message]] of classes.entries()) {
      const found = errors
        .get(fileOfClass(at))
        ?.filter(error => error.includes('constructor') || error.includes(CIRCLE))
      expect(found, table).toEqual([expect.stringContaining(message)])
    }
  })
})
