/**
 * One table in ES modules and in CommonJS: whichever of them declares it, compiles it or reads it, it has the same type, and at
 * run time it is the same table.
 */
import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outputOf } from '../../bench/types/compile.js'
import { COMPILERS, type Compiler } from '../support/compilers.js'
import { createProject, type Project, run, writeFiles } from './packed.js'

const TYPES = ['module', 'commonjs'] as const
/** `module` and `moduleResolution`. */
const RESOLUTIONS = [
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
] as const

let project: Project
beforeAll(async () => {
  project = await createProject()
})
afterAll(() => rm(project.folder, { recursive: true, force: true }))

/** A table with all that crosses a border: parameters, state, parts, contracts and replies. */
const TABLE = `
import type Koa from 'koa'
import { type ContextsOf, defineRoutes, reply, type ScopeAt, type StandardSchema } from 'signalbox'

declare const Name: StandardSchema<{ name: string }, { name: string }>
export const authenticate: Koa.Middleware<{ user: string }> = (_ctx, next) => next()
export class Places {
  static readonly contract = { create: { body: Name } }
  index(ctx: Contexts['Places']['index']) { return ctx.state.user }
  create(ctx: Contexts['Places']['create']) { return reply(201, ctx.input.body) }
  show(ctx: Contexts['Places']['show']) { return { id: ctx.params.id } }
}
export const part = (r: ScopeAt<{ Places: typeof Places }, ''>) => r
  .use(authenticate).resources('places', { only: ['index', 'create', 'show'] })
export const routes = defineRoutes({ Places }, r => r.draw(part).namespace('v1', r => r.get('ping', () => {})))
export interface Contexts extends ContextsOf<typeof routes> {}
`

/** What holds of the table, in a module that imports it. */
const readerOf = (table: string): string => `
import {
  type ActionContext, type AnyRouteTable, createRouter, defineRoutes, type InputOf, type ReplyOf, type RouteMap, type TargetOf,
} from 'signalbox'
import { explainMatch, inspector } from 'signalbox/inspector'
import { misroutedRequests, type UnroutedActions } from 'signalbox/testing'
import { type Contexts, part, Places, routes } from '${table}'

type Same<Left, Right> = (<Type>() => Type extends Left ? 1 : 2) extends <Type>() => Type extends Right ? 1 : 2 ? true : false
type Routes = typeof routes
export const types: [
  Same<TargetOf<Routes>, 'Places#index' | 'Places#create' | 'Places#show'>,
  Same<RouteMap<Routes>['GET /places/:id'], 'Places#show'>,
  Same<RouteMap<Routes>['GET /v1/ping'], '(middleware)'>,
  Same<ActionContext<Routes, 'Places#show'>['params'], { id: string }>,
  Same<Contexts['Places']['index']['state']['user'], string>,
  Same<InputOf<Routes, 'Places#create'>['body'], { name: string }>,
  Same<ReplyOf<Routes, 'Places#show'>['body'], { id: string }>,
  Same<UnroutedActions<Routes>, never>,
] = [true, true, true, true, true, true, true, true]
export const any: AnyRouteTable = routes

createRouter(routes)
inspector(routes)
explainMatch(routes, 'GET', '/places')
misroutedRequests(routes, { 'GET /places': 'Places#index' })
// @ts-expect-error the table has no such target
misroutedRequests(routes, { 'GET /places': 'Places#archive' })
export const links: string[] = [routes.path('Places#show', { id: 1 }), routes.to.Places.show({ id: 1 })]
// @ts-expect-error the parameter 'id' is missing
routes.path('Places#show')
// @ts-expect-error the table has no such target
routes.to.Places.archive()
defineRoutes({ Places }, r => r.draw(part))
// @ts-expect-error the part needs another controller
defineRoutes({ Places: class { index() {} } }, r => r.draw(part))
// @ts-expect-error the action expects a parameter that the table does not have
createRouter(defineRoutes({ Rooms: class { show(ctx: ActionContext<Routes, 'Places#show'>) {} } }, r => r.get('x', 'Rooms#show')))
`

const shared = { target: 'es2022', lib: ['es2023'], types: ['node'], strict: true, skipLibCheck: true }

/** What a compiler prints about a folder of the project. */
const compile = (compiler: Compiler, folder: string): Promise<string> =>
  outputOf(compiler, ['-p', join(project.folder, folder), '--pretty', 'false'])

describe.each(COMPILERS)('TypeScript %s', compiler => {
  it.each(RESOLUTIONS)(
    'a module of either system reads a table of either system: module %s, moduleResolution %s',
    async (module, moduleResolution) => {
      const folder = `pairs-${compiler}-${moduleResolution}`
      const options = { ...shared, module, moduleResolution, noEmit: true }
      const readers = ['mts', 'cts'].flatMap(reader =>
        ['mjs', 'cjs'].map(table => [`${reader}-reads-${table}.${reader}`, readerOf(`./table.${table}`)]),
      )
      await writeFiles(join(project.folder, folder), {
        'tsconfig.json': JSON.stringify({ compilerOptions: options }),
        'table.mts': TABLE,
        'table.cts': TABLE,
        ...Object.fromEntries(readers),
      })
      expect(await compile(compiler, folder)).toBe('')
    },
  )

  describe.each(TYPES)('an API of type %s', api => {
    const folder = `${compiler}-${api}`
    beforeAll(async () => {
      const options = { ...shared, module: 'nodenext', moduleResolution: 'nodenext' }
      const emitting = { ...options, composite: true, outDir: 'dist', rootDir: '.' }
      await writeFiles(join(project.folder, folder, 'api'), {
        'package.json': JSON.stringify({ name: 'api', type: api, exports: './dist/table.js' }),
        'tsconfig.json': JSON.stringify({ compilerOptions: emitting, files: ['table.ts'] }),
        'table.ts': TABLE,
      })
      await mkdir(join(project.folder, folder, 'node_modules'))
      await symlink(join(project.folder, folder, 'api'), join(project.folder, folder, 'node_modules/api'))
      expect(await compile(compiler, `${folder}/api`)).toBe('')
    })

    describe.each(TYPES)('and a front end of type %s', front => {
      it.each(RESOLUTIONS)(
        'share a table, by project references, emitted declarations and source: module %s, moduleResolution %s',
        async (module, moduleResolution) => {
          const options = { ...shared, module, moduleResolution, noEmit: true }
          const at = (name: string) => `${folder}/${front}-${moduleResolution}-${name}`
          const write = (name: string, table: string, references: readonly object[]) =>
            writeFiles(join(project.folder, at(name)), {
              'package.json': JSON.stringify({ type: front }),
              'tsconfig.json': JSON.stringify({ compilerOptions: options, files: ['reader.ts'], references }),
              'reader.ts': readerOf(table),
            })
          await write('references', '../api/table.js', [{ path: '../api' }])
          await write('declarations', 'api', [])
          await write('source', '../api/table.js', [])
          expect(await compile(compiler, at('references'))).toBe('')
          expect(await compile(compiler, at('declarations'))).toBe('')
          expect(await compile(compiler, at('source'))).toBe('')
        },
      )
    })
  })
})

/** The same table for Node, whose controller answers `show` alone. */
const DECLARED = `class Places { show(ctx) { return ctx.params.id } }
const routes = defineRoutes({ Places }, r => r.resources('places', { only: ['show'] }))`
const READ = `const router = createRouter(routes)
const answer = path => {
  const ctx = { path, method: 'GET', state: {}, status: 404, respond: true, req: {}, res: {}, app: {} }
  return router.routes()(ctx, () => {}).then(() => ctx.body)
}
answer('/places/5').then(body => console.log(
  body, misroutedRequests(routes, { 'GET /places/5': 'Places#show' }).length, explainMatch(routes, 'GET', '/places/5').summary))`

describe.each(['mjs', 'cjs'])('at run time, a table from a .%s file', table => {
  it.each(['mjs', 'cjs'])('is routed, tested and explained by a .%s file', async reader => {
    const declared =
      table === 'mjs'
        ? [`import { defineRoutes } from 'signalbox'`, 'export { routes }']
        : ["const { defineRoutes } = require('signalbox')", 'module.exports = { routes }']
    await writeFiles(project.folder, { [`table.${table}`]: [declared[0], DECLARED, declared[1]].join('\n') })
    const from = [
      ['{ routes }', `./table.${table}`],
      ['{ createRouter }', 'signalbox'],
      ['{ explainMatch }', 'signalbox/inspector'],
      ['{ misroutedRequests }', 'signalbox/testing'],
    ]
    const lines = from.map(([names, name]) =>
      reader === 'mjs' ? `import ${names} from '${name}'` : `const ${names} = require('${name}')`,
    )
    const file = `${reader}-reads-${table}.${reader}`
    await writeFiles(project.folder, { [file]: [...lines, READ].join('\n') })
    const { stdout } = await run(process.execPath, [join(project.folder, file)])
    expect(stdout).toBe('5 0 Places#show answers\n')
  })
})
