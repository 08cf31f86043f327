/** `signalbox contexts` in further projects. Each starts a compiler, so that `npm test` leaves them to the full run. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compilers } from '../../../bench/types/compile.js'
import {
  check,
  contexts,
  contextsProject,
  done,
  PLACES,
  PLACES_CONTEXTS,
  put,
  refused,
  tsconfig,
  written,
} from '../../support/contexts-project.js'

describe.each(compilers)('signalbox contexts with TypeScript %s', compiler => {
  it('refuses a type that no module exports', async () => {
    const folder = await contextsProject(
      {
        ...PLACES,
        'src/secret.ts':
          "import type Koa from 'koa'\ninterface Secret { key: string }\nexport const guard: Koa.Middleware<{ secret: Secret }> = (_ctx, next) => next()\n",
        'src/routes.ts': PLACES['src/routes.ts']
          .replace('\nexport', "\nimport { guard } from './secret.js'\nexport")
          .replace('r => r\n', 'r => r.use(guard)\n'),
      },
      compiler,
    )
    const { stderr, status } = await contexts(folder)
    expect(stderr).toMatch(/^signalbox: the contexts cannot be written: .*'Secret'.*\n$/)
    expect(status).toBe(2)
  })

  it('refuses a contract of a class that no module exports, whose schemas would be in the file', async () => {
    const folder = await contextsProject(
      {
        ...PLACES,
        'src/routes.ts': `import { defineRoutes } from 'signalbox'
import { z } from 'zod'
class PlacesController { static readonly contract = { create: { body: z.object({ name: z.string() }) } }; create() {} }
export const routes = defineRoutes({ Places: PlacesController }, r => r.resources('places', { only: ['create'] }))
`,
      },
      compiler,
    )
    expect(await contexts(folder)).toEqual(
      refused(
        "signalbox: the contexts cannot be written: no module exports the class of 'Places', whose contract says what ctx.input is: write `export class`\n",
      ),
    )
  })

  it('takes tables from a folder with a quote in its name', async () => {
    const { 'src/routes.ts': routes, ...others } = PLACES
    const folder = await contextsProject(
      { ...others, "src/bob's/routes.ts": routes.replaceAll("'./", "'../") },
      compiler,
    )
    expect(await contexts(folder, "src/bob's/routes.ts")).toEqual(done('src/contexts.ts written: 2 actions\n'))
  })

  it('takes the project that has the file from a tsconfig.json with references alone', async () => {
    const folder = await contextsProject(
      {
        ...PLACES,
        'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.tests.json" }, { "path": "./src" }] }',
        'tsconfig.tests.json': tsconfig({}, { include: ['test'] }),
        'src/tsconfig.json': tsconfig({ composite: true, noEmit: false, outDir: '../dist' }, { include: ['**/*'] }),
      },
      compiler,
    )
    expect(await contexts(folder)).toEqual(done('src/contexts.ts written: 2 actions\n'))
    expect(await written(folder)).toBe(PLACES_CONTEXTS)
  })
})

describe('signalbox contexts', () => {
  it('passes over what a stale file is to blame for, also in the module of the table', async () => {
    const table = (
      actions: string,
      param: string,
      create = '',
    ) => `import { createRouter, defineRoutes } from 'signalbox'
import type { Contexts } from '#app/contexts.js'
type Ctx = Contexts['Places']
const nameOf = (ctx: Ctx['show']) => ctx.params.${param}
export class PlacesController { show(ctx: Ctx['show']) { return nameOf(ctx) }${create} }
export const routes = defineRoutes({ Places: PlacesController }, r => r.resources('places', { only: [${actions}], param: '${param}' }))
export const router = createRouter(routes)
`
    const folder = await contextsProject({
      'package.json': '{ "type": "module", "imports": { "#app/*": "./src/*" } }',
      'src/routes.ts': table("'show'", 'id'),
    })
    expect(await contexts(folder)).toEqual(done('src/contexts.ts written: 1 action\n'))
    await put(
      folder,
      'src/routes.ts',
      table("'show', 'create'", 'slug', "create(ctx: Ctx['create']) { return ctx.path }"),
    )
    expect(await contexts(folder)).toEqual(done('src/contexts.ts written: 2 actions\n'))
    expect(await check(folder)).toBe('')
    await put(folder, 'src/routes.ts', `${table("'show'", 'slug')}export const text: string = 5\n`)
    expect(await contexts(folder)).toEqual(
      refused("signalbox: src/routes.ts:8:14: Type 'number' is not assignable to type 'string'.\n"),
    )
    expect((await readdir(join(folder, 'src'))).sort()).toEqual(['contexts.ts', 'routes.ts'])
  })

  it('writes the contexts of a CommonJS module with verbatimModuleSyntax', async () => {
    const folder = await contextsProject({
      'package.json': '{ "type": "commonjs" }',
      'tsconfig.json': tsconfig({ verbatimModuleSyntax: true }),
      'src/routes.ts': `import signalbox = require('signalbox')
import type { Contexts } from './contexts.js'
class PlacesController { index(ctx: Contexts['Places']['index']) { return ctx.path } show(ctx: Contexts['Places']['show']) { return ctx.params.id } }
const routes = signalbox.defineRoutes({ Places: PlacesController }, r => r.resources('places', { only: ['index', 'show'] }))
const router = signalbox.createRouter(routes)
export = { routes, router }
`,
    })
    expect(await contexts(folder)).toEqual(done('src/contexts.ts written: 2 actions\n'))
    expect(await written(folder)).toBe(PLACES_CONTEXTS)
    expect(await check(folder)).toBe('')
  })

  it('imports nothing for a table without actions', async () => {
    const folder = await contextsProject({
      'tsconfig.json': tsconfig({ noUnusedLocals: true }),
      'src/routes.ts': "import { defineRoutes } from 'signalbox'\nexport const routes = defineRoutes({}, r => r)\n",
    })
    expect(await contexts(folder)).toEqual(done('src/contexts.ts written: 0 actions\n'))
    expect(await written(folder)).toMatch(/generated\n\n\/\*\*.*\nexport interface Contexts<.*> \{\n\}\n$/)
    expect(await check(folder)).toBe('')
  })

  it('writes the contexts of a default export', async () => {
    const folder = await contextsProject({
      ...PLACES,
      'src/routes.ts': `${PLACES['src/routes.ts'].replace('export const routes =', 'const routes =')}export default routes\n`,
    })
    expect(await contexts(folder)).toEqual(done('src/contexts.ts written: 2 actions\n'))
    expect(await written(folder)).toBe(PLACES_CONTEXTS)
  })

  it('knows the types that a declaration file of the project declares', async () => {
    const folder = await contextsProject({
      ...PLACES,
      'src/globals.d.ts': 'interface Tenant { domain: string }\n',
      'src/tenant.ts':
        "import type Koa from 'koa'\nexport const tenant: Koa.Middleware<{ tenant: Tenant }> = (_ctx, next) => next()\n",
      'src/routes.ts': PLACES['src/routes.ts']
        .replace('\nexport', "\nimport { tenant } from './tenant.js'\nexport")
        .replace('r => r\n', 'r => r.use(tenant)\n'),
    })
    expect(await contexts(folder)).toEqual(done('src/contexts.ts written: 2 actions\n'))
    expect(await written(folder)).toContain('export interface TenantState {\n  tenant: Tenant\n}\n')
  })

  it('writes the contexts of the table that --export names', async () => {
    const folder = await contextsProject({
      ...PLACES,
      'src/routes.ts': `${PLACES['src/routes.ts']}export const otherRoutes = defineRoutes({}, r => r)\n`,
    })
    expect(await contexts(folder, '--export', 'routes')).toEqual(done('src/contexts.ts written: 2 actions\n'))
    expect(await written(folder)).toBe(PLACES_CONTEXTS)
  })
})
