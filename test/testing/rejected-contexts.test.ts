/** Wrong calls of `testContext`: one error each, with its message and its place. */
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { acceptedContexts, rejectedContexts } from '../cases/rejected-contexts.js'
import { compileEach } from '../support/compile-folder.js'

const folder = fileURLToPath(new URL('../generated-contexts/', import.meta.url))

const TABLE = `import type Koa from 'koa'
import { type ContextsOf, createRouter, defineRoutes, type StandardSchema } from '../../src/index.js'

declare const authenticate: Koa.Middleware<{ user: { name: string } }, { log: (text: string) => void }>
declare const named: StandardSchema<{ name: string }>

export class Users {
  static readonly contract = { create: { body: named } }
  index(ctx: Contexts['Users']['index']) { return ctx.state.user.name }
  show(ctx: Contexts['Users']['show']) { return ctx.params.id }
  create(ctx: Contexts['Users']['create']) { return ctx.input.body.name }
}
export const routes = defineRoutes({ Users }, r => r
  .use(authenticate)
  .resources('users', { only: ['index', 'show', 'create'], id: 'bigint' }))
interface Contexts extends ContextsOf<typeof routes> {}
export const router = createRouter(routes)
`
const HEAD = `import { testContext } from '../../src/testing/index.js'
import { router, routes, Users } from './table.js'
`
const START = 'export const make = () => [router, routes, Users, '
const program = (source: string): string => `${HEAD}${START}${source.replace(/[«»]/g, '')}]\n`

const compiled = await compileEach(folder, {
  table: TABLE,
  ...Object.fromEntries(rejectedContexts.map(({ source }, at) => [`rejected${at}`, program(source)])),
  ...Object.fromEntries(acceptedContexts.map((source, at) => [`accepted${at}`, program(source)])),
})

/** The compilers sort the members of a union differently. */
const sorted = (message: string): string =>
  message.replace(/"[\w#]+"(?: \| "[\w#]+")+/g, members => members.split(' | ').sort().join(' | '))

describe.each(compiled)('testContext with TypeScript %s', (_compiler, errors) => {
  it.each(rejectedContexts.map((each, at) => [each.title, each, at] as const))('refuses %s', (_title, each, at) => {
    const found = errors.get(`rejected${at}`) ?? []
    expect(found.map(error => error.split(':')[0])).toEqual([`3,${START.length + each.source.indexOf('«') + 1}`])
    expect(sorted(found.join('\n'))).toContain(sorted(each.message))
    // The entries of the table are not printed.
    expect(found.join('\n')).not.toMatch(/WithState|Resources</)
  })

  it.each(acceptedContexts.map((source, at) => [source, at] as const))('takes %s', (_source, at) =>
    expect(errors.get(`accepted${at}`)).toBeUndefined(),
  )

  it('has no error elsewhere', () => {
    expect([...errors.keys()].filter(name => !/^rejected\d+$/.test(name))).toEqual([])
  })
})
