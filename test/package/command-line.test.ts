/** The command line as it is published: a package of its own, which the command of the library starts. */
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addCommandLine,
  bundledIn,
  createProject,
  licensed,
  loadedBy,
  type Project,
  root,
  run,
  writeFiles,
} from './packed.js'

interface Manifest {
  readonly version: string
  readonly bin: { readonly signalbox: string }
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
}
const manifestIn = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest

let project: Project
let commandLine: Project
/** Runs the command of the library, as npx does. */
let signalbox: (args: readonly string[], cwd?: string) => Promise<{ stdout: string; stderr: string }>

beforeAll(async () => {
  project = await createProject()
  const { bin } = await manifestIn(project.installed)
  signalbox = (args, cwd = project.folder) =>
    run(process.execPath, [join(project.installed, bin.signalbox), ...args], { cwd })
  await expect(signalbox(['routes'])).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: `signalbox: the command line is a package of its own, which cannot be found from ${project.folder}: install it, as in \`npm install --save-dev signalbox-cli@0.1.0\`\n`,
  })
  commandLine = await addCommandLine(project)
})
afterAll(() => rm(project.folder, { recursive: true, force: true }))

describe('the package of the command line', () => {
  it('has the program, its chunks and the notices', () => {
    const others = commandLine.files.filter(file => !file.startsWith('dist/cli/'))
    expect(others).toEqual(['LICENSE', 'README.md', 'dist/THIRD-PARTY-NOTICES', 'dist/cli.js', 'package.json'])
  })

  it('includes the licence of each package whose code it contains', async () => {
    expect(await licensed(commandLine)).toEqual(await bundledIn(commandLine))
    expect(await licensed(commandLine)).toContain('@babel/parser')
  })

  it('imports only its dependencies', async () => {
    const files = commandLine.files.filter(file => file.endsWith('.js')).map(file => join(commandLine.installed, file))
    const loaded = await Promise.all(files.map(loadedBy))
    const packages = loaded.flatMap(each => each.imports).filter(name => !isBuiltin(name))
    const { dependencies } = await manifestIn(commandLine.installed)
    expect([...new Set(packages)].sort()).toEqual(Object.keys(dependencies))
  })

  it('goes with exactly one version of the library, and the library with it', async () => {
    const [library, own] = [await manifestIn(root), await manifestIn(join(root, 'cli'))]
    expect(own.version).toBe(library.version)
    expect(own.peerDependencies.signalbox).toBe(library.version)
    expect(library.peerDependencies['signalbox-cli']).toBe(library.version)
  })
})

const TABLE = `
import { defineRoutes } from 'signalbox'
class Places {
  show(ctx) {}
}
export const routes = defineRoutes({ Places }, r => r
  .use((_ctx, next) => next())
  .resources('places', { only: ['show'] }))
`
const lineOf = (text: string) => TABLE.split('\n').findIndex(each => each.includes(text)) + 1

describe('signalbox', () => {
  it('prints the routes of an application', async () => {
    await writeFiles(project.folder, { 'routes.ts': TABLE })
    const { stdout } = await signalbox(['routes', '-x', 'routes', '-g', '/places/5', '-e'])
    expect(stdout).toBe(`GET /places/:id
  target       Places#show
  parameters   id = "5"
  middleware   middleware (routes.ts:${lineOf('.use(')})
  source       routes.ts:${lineOf('show(ctx')}
  curl         curl http://localhost:3000/places/5
`)
  })

  it('writes the list of controllers, with code that printing routes does not load', async () => {
    const projects = ['module', 'commonjs'].map(type => ({ type, cwd: join(project.folder, `controllers-${type}`) }))
    for (const { type, cwd } of projects) {
      await mkdir(cwd)
      await writeFiles(cwd, {
        'package.json': JSON.stringify({ type }),
        'app/places-controller.ts': 'export class PlacesController { index() {} }\n',
        'routes.ts': `import { defineRoutes } from 'signalbox'
import { controllers } from './app/index.js'
export const routes = defineRoutes(controllers, r => r.resources('places', { only: ['index'] }))`,
      })
      const written = await signalbox(['controllers', 'app'], cwd)
      expect(written).toEqual({ stdout: 'app/index.ts written: 1 controller\n', stderr: '' })
    }
    const chunks = join(commandLine.installed, 'dist/cli')
    const parsers = []
    for (const name of await readdir(chunks))
      if ((await readFile(join(chunks, name), 'utf8')).includes('node_modules/@babel/parser')) parsers.push(name)
    expect(parsers).toHaveLength(1)
    for (const name of parsers) await rm(join(chunks, name))
    for (const { cwd } of projects)
      expect((await signalbox(['routes'], cwd)).stdout).toBe('GET  /places  Places#index\n')
  })

  it('refuses the command line of another version', async () => {
    const file = join(commandLine.installed, 'package.json')
    const text = await readFile(file, 'utf8')
    await writeFiles(commandLine.installed, { 'package.json': text.replace('"0.1.0"', '"0.0.9"') })
    await expect(signalbox(['routes'])).rejects.toMatchObject({
      code: 2,
      stderr:
        'signalbox: signalbox-cli 0.0.9 is not that of signalbox 0.1.0: install it, as in `npm install --save-dev signalbox-cli@0.1.0`\n',
    })
    await writeFiles(commandLine.installed, { 'package.json': text })
  })
})
