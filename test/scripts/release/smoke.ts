/** Installs the packed packages in fresh projects, and uses them as an application would. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const COMPILERS = ['5.9', '6.0', '7.0']
const KOA = ['2', '3']

const BODY = `
class PlacesController {
  show(ctx) { return { id: ctx.params.id } }
}
const routes = defineRoutes({ Places: PlacesController }, r => r.resources('places', { only: ['show'] }))
const app = new Koa().use(createRouter(routes).routes())
fetchFrom(app)('/places/5').then(answer => answer.text()).then(text => {
  if (text !== '{"id":"5"}') throw new Error(text)
  console.log(routes.path('Places#show', { id: 5 }), explainMatch(routes, 'GET', '/places/5').summary)
})
`
const IMPORTS = [
  ['Koa', 'koa'],
  ['{ createRouter, defineRoutes }', 'signalbox'],
  ['{ explainMatch }', 'signalbox/inspector'],
  ['{ fetchFrom }', 'signalbox/testing'],
]
const PRINTED = '/places/5 Places#show answers\n'

const FILES: Readonly<Record<string, string>> = {
  'app.mjs': IMPORTS.map(([names, from]) => `import ${names} from '${from}'`).join('\n') + BODY,
  'app.cjs': IMPORTS.map(([names, from]) => `const ${names} = require('${from}')`).join('\n') + BODY,
  'routes.ts': `import Koa from 'koa'
import { type ContextsOf, createRouter, defineRoutes } from 'signalbox'
class PlacesController {
  show(ctx: Contexts['Places']['show']) { return { id: ctx.params.id } }
}
export const routes = defineRoutes({ Places: PlacesController }, r => r.resources('places', { only: ['show'] }))
export interface Contexts extends ContextsOf<typeof routes> {}
new Koa().use(createRouter(routes).routes())
// @ts-expect-error the table has no such target
export const wrong = () => routes.path('Places#index')
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: { target: 'es2022', module: 'nodenext', strict: true, noEmit: true, types: [] },
    files: ['routes.ts'],
  }),
}

/** The programs besides Node that run the ES module, where they are installed. */
const RUNTIMES = [
  ['bun', 'run'],
  ['deno', 'run', '--allow-all'],
] as const

const isInstalled = (program: string): boolean => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Installs the packed files in a fresh project for each version of Koa, and runs, compiles and lists a table there. Calls `report` with
 * each thing that worked.
 *
 * @throws {Error} for the first thing that does not work, with what it printed.
 */
export const smoke = (archives: readonly string[], report: (line: string) => void): void => {
  for (const koa of KOA) {
    const folder = mkdtempSync(join(tmpdir(), 'signalbox-smoke-'))
    const run = (program: string, args: readonly string[], expected: string): void => {
      const printed = execFileSync(program, args, { cwd: folder, encoding: 'utf8' })
      const line = [program === process.execPath ? `node ${process.versions.node}` : program, ...args].join(' ')
      if (printed !== expected) throw new Error(`with Koa ${koa}, ${line} prints ${JSON.stringify(printed)}`)
      report(`Koa ${koa}: ${line}`)
    }
    try {
      mkdirSync(folder, { recursive: true })
      for (const [name, text] of Object.entries({ ...FILES, 'package.json': '{ "type": "module" }' }))
        writeFileSync(join(folder, name), text)
      const compilers = COMPILERS.map(version => `typescript-${version}@npm:typescript@~${version}.0`)
      const packages = [...archives, `koa@${koa}`, `@types/koa@${koa}`, ...compilers]
      execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: folder, stdio: 'pipe' })
      for (const file of ['app.mjs', 'app.cjs']) run(process.execPath, [file], PRINTED)
      for (const version of COMPILERS) run(process.execPath, [`node_modules/typescript-${version}/bin/tsc`], '')
      run('npx', ['signalbox', 'routes', 'routes.ts'], 'GET  /places/:id  Places#show\n')
      for (const [program, ...args] of RUNTIMES.filter(([name]) => isInstalled(name)))
        run(program, [...args, 'app.mjs'], PRINTED)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
