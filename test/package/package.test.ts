/**
 * The package as it is published, in fresh projects: ESM, CommonJS and TypeScript with declarations of its own table.
 * Packs `dist` as it stands; `npm test` builds it first.
 */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)
let project = ''

/** What a bundle imports. */
const IMPORTED = /^(?:import|\} from|export)\b.*?"([^"]+)";$|\bimport\("([^"]+)"\)/gm

const APP = `
class Places {
  index() {}
  show(ctx) {}
}
const routes = defineRoutes({ Places }, r => r.namespace('v1', r => r.get('ping', () => {})).resources('places', { only: ['index', 'show'] }))
createRouter(routes).routes()
console.log(String(routes), singularize('people'))
console.log(routes.url('https://example.com', 'Places#show', { id: 'a/b' }), routes.match('GET', '/places/5').target)
`
const OUTPUT = `GET  /v1/ping     (middleware)
GET  /places      Places#index
GET  /places/:id  Places#show person
https://example.com/places/a%2Fb Places#show
`

const TYPED_APP = `
import { type ActionContext, createRouter, defineRoutes, defineRoutesFor, type ScopeAt, type TargetOf } from 'signalbox'
export class Places {
  show(ctx: Context<'Places#show'>): string { return ctx.params.id }
}
export class Stranger { show() {} }
export const routes = defineRoutes({ Places }, r => r
  .namespace('v1', r => r.get('ping', () => {}))
  .scope('beta', r => r.resource('stranger', { controller: Stranger, only: ['show'] }, r => r.get('x', Stranger, 'show')))
  .use((_ctx, next) => next())
  .resources('places', { only: ['show'] }, r => r.collection(r => r.get('all', () => {}))))
export type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>
createRouter(routes)
export const { path, url, match } = routes
export const link = path('Places#show', { id: 5 }, { query: { page: 2 } })
export const found = match('GET', link)
export const part = (r: ScopeAt<{ Places: typeof Places }, ''>) => r.resources('places', { only: ['show'] })
export const drawn = defineRoutesFor<{ theme: string }, { database: object }>()({ Places }, r => r.draw(part))
`

describe('the published package', () => {
  beforeAll(async () => {
    project = await mkdtemp(join(tmpdir(), 'signalbox-'))
    const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', project], {
      cwd: root,
    })
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }]
    await mkdir(join(project, 'node_modules/signalbox'), { recursive: true })
    await run('tar', ['-xzf', filename, '-C', 'node_modules/signalbox', '--strip-components=1'], { cwd: project })
    for (const name of ['koa', 'koa-compose', 'pluralize', '@types'])
      await symlink(join(root, 'node_modules', name), join(project, 'node_modules', name))
  }, 60_000)
  afterAll(() => rm(project, { recursive: true, force: true }))

  it('is used by an ES module', async () => {
    const file = join(project, 'app.mjs')
    await writeFile(file, `import { createRouter, defineRoutes, singularize } from 'signalbox'${APP}`)
    expect((await run(process.execPath, [file])).stdout).toBe(OUTPUT)
  })

  it('is used by a CommonJS module', async () => {
    const file = join(project, 'app.cjs')
    await writeFile(file, `const { createRouter, defineRoutes, singularize } = require('signalbox')${APP}`)
    expect((await run(process.execPath, [file])).stdout).toBe(OUTPUT)
  })

  it.each([
    ['mjs', "import pluralize from 'pluralize'\nimport { defineRoutes, singularize } from 'signalbox'"],
    ['cjs', "const pluralize = require('pluralize')\nconst { defineRoutes, singularize } = require('signalbox')"],
  ])('keeps its words when the application adds a rule to `pluralize`: %s', async (extension, imports) => {
    const file = join(project, `words.${extension}`)
    await writeFile(
      file,
      `${imports}
      pluralize.addIrregularRule('leaf', 'leafs')
      pluralize.addSingularRule(/places$/i, 'plaza')
      console.log(pluralize.singular('places'), singularize('places'), singularize('leafs'))`,
    )
    expect((await run(process.execPath, [file])).stdout).toBe('plaza place leaf\n')
  })

  it('has a command line, of which an application loads nothing', async () => {
    const folder = join(project, 'node_modules/signalbox')
    const { bin } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { bin: { signalbox: string } }
    for (const library of ['dist/index.js', 'dist/index.cjs'])
      expect(await readFile(join(folder, library), 'utf8')).not.toMatch(/commander|jiti|node:inspector/)
    for (const name of ['commander', 'jiti'])
      await symlink(join(root, 'node_modules', name), join(project, 'node_modules', name))
    await writeFile(join(project, 'routes.ts'), TYPED_APP)
    const args = ['routes', '-x', 'routes', '-g', '/places/5', '-e']
    const { stdout } = await run(join(folder, bin.signalbox), args, { cwd: project })
    const lineOf = (text: string) => TYPED_APP.split('\n').findIndex(each => each.includes(text)) + 1
    expect(stdout).toBe(`GET /places/:id
  target      Places#show
  parameters  id = "5"
  middleware  middleware (routes.ts:${lineOf('.use(')})
  source      routes.ts:${lineOf('show(ctx')}
`)
  })

  it('comes with the licences of what it brings along, and needs nothing else', async () => {
    const folder = join(project, 'node_modules/signalbox/dist')
    const notices = await readFile(join(folder, 'THIRD-PARTY-NOTICES'), 'utf8')
    const held = notices.split(/^-+$/m).filter(text => text.includes('Permission is hereby granted'))
    const names = held.map(text => text.trim().split(' ')[0])
    expect(names).toEqual(['@babel/parser', 'chokidar', 'get-tsconfig', 'pluralize', 'readdirp', 'resolve-pkg-maps'])
    const files = (await readdir(folder, { recursive: true })).filter(name => name.endsWith('.js'))
    const imports = await Promise.all(
      files.map(async name =>
        [...(await readFile(join(folder, name), 'utf8')).matchAll(IMPORTED)].map(([, from, late]) => from ?? late),
      ),
    )
    const packages = imports.flat().filter(from => from !== undefined && !from.startsWith('.') && !isBuiltin(from))
    expect([...new Set(packages)].sort()).toEqual(['commander', 'jiti', 'koa-compose'])
  })

  it('writes the controllers of a folder by what it brings along, which lists no routes', async () => {
    const folder = join(project, 'node_modules/signalbox')
    const cli = join(folder, 'dist/cli.js')
    const projects = ['module', 'commonjs'].map(type => ({ type, cwd: join(project, `files-${type}`) }))
    for (const { type, cwd } of projects) {
      await mkdir(join(cwd, 'app'), { recursive: true })
      await writeFile(join(cwd, 'package.json'), JSON.stringify({ type }))
      await writeFile(join(cwd, 'app/places-controller.ts'), 'export class PlacesController { index() {} }\n')
      const routes = `import { defineRoutes } from 'signalbox'
import { controllers } from './app/index.js'
export const routes = defineRoutes(controllers, r => r.resources('places', { only: ['index'] }))`
      await writeFile(join(cwd, 'routes.ts'), routes)
      const written = await run(process.execPath, [cli, 'controllers', 'app'], { cwd })
      expect(written).toEqual({ stdout: 'app/index.ts written: 1 controller\n', stderr: '' })
    }
    const chunks = (await readdir(join(folder, 'dist/cli'))).filter(name => name.startsWith('controllers-run-'))
    expect(chunks).toHaveLength(1)
    for (const name of chunks) await rm(join(folder, 'dist/cli', name))
    for (const { cwd } of projects)
      expect((await run(process.execPath, [cli, 'routes'], { cwd })).stdout).toBe('GET  /places  Places#index\n')
  })

  it.each([
    ['typescript', 'nodenext', 'module'],
    ['typescript-6', 'nodenext', 'commonjs'],
    ['typescript-7', 'nodenext', 'module'],
    ['typescript-7', 'esnext', 'module'],
  ])(
    'is used by a TypeScript project that emits declarations: %s, module %s, type %s',
    async (compiler, module, type) => {
      const folder = join(project, `${compiler}-${module}`)
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, 'package.json'), JSON.stringify({ type }))
      await writeFile(join(folder, 'app.ts'), TYPED_APP)
      const options = {
        strict: true,
        declaration: true,
        module,
        target: 'es2022',
        skipLibCheck: false,
        types: ['node'],
      }
      const resolution = module === 'esnext' ? { moduleResolution: 'bundler' } : {}
      const config = { compilerOptions: { ...options, ...resolution }, files: ['app.ts'] }
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
      const tsc = join(root, 'node_modules', compiler, 'bin/tsc')
      const { stdout } = await run(process.execPath, [tsc, '-p', folder]).catch(failed => failed as { stdout: string })
      expect(stdout).toBe('')
      const declarations = await readFile(join(folder, 'app.d.ts'), 'utf8')
      expect(declarations).toContain('import("signalbox").Namespace<"v1", "GET /ping">')
      expect(declarations).not.toContain('any')
    },
    60_000,
  )
})
