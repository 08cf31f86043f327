/** The library as it is published: its files, and its entry points in ESM and CommonJS. */
import { readFile, rm } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  bundledIn,
  createProject,
  ENTRIES,
  LATE,
  licensed,
  linkPackage,
  loadedBy,
  type Project,
  run,
  writeFiles,
} from './packed.js'

let project: Project

beforeAll(async () => {
  project = await createProject()
})
afterAll(() => rm(project.folder, { recursive: true, force: true }))

/** Runs a file of the project and gives what it prints. */
const outputOf = async (name: string, text: string): Promise<string> => {
  await writeFiles(project.folder, { [name]: text })
  const { stdout } = await run(process.execPath, [join(project.folder, name)])
  return stdout
}

type Imports = Readonly<Record<string, string>>

/** A program in either module system. Its imports map a module to what is imported from it. */
const asModule = (imports: Imports, text: string): string => {
  const lines = Object.entries(imports).map(([from, names]) => `import ${names} from '${from}'`)
  return [...lines, text].join('\n')
}
const asCommonJs = (imports: Imports, text: string): string => {
  const lines = Object.entries(imports).map(([from, names]) => `const ${names} = require('${from}')`)
  return [...lines, text].join('\n')
}

const FORMATS = [
  ['an ES module', 'mjs', asModule],
  ['a CommonJS module', 'cjs', asCommonJs],
] as const

const CONTROLLER = `
class Places {
  index() {}
  show(ctx) {}
  archive() {}
}
`

const NAMED_FILES = [
  'LICENSE',
  'README.md',
  'dist/THIRD-PARTY-NOTICES',
  'dist/cli.js',
  ...['client', 'index', 'inspector', 'openapi', 'testing', 'types'].flatMap(name => [
    `dist/${name}.d.cts`,
    `dist/${name}.d.ts`,
  ]),
  ...['client', 'index', 'inspector', 'openapi', 'testing'].flatMap(name => [`dist/${name}.cjs`, `dist/${name}.js`]),
  'package.json',
].sort()

/** Names that only the code of these entry points contains. */
const ONLY_IN: Readonly<Record<string, readonly string[]>> = {
  client: ['createClient', 'UnexpectedReply'],
  inspector: ['createExplainer', 'inspectorPage', 'Content-Security-Policy', 'createHash'],
  openapi: ['inputErrors', 'securitySchemes', '#/components/schemas/'],
  testing: ['misroutedRequests', 'unreachedRoutes', 'unroutedActions', 'testContext'],
}

describe('the files of the package', () => {
  it('are the entry points, the command, the notices, and the chunks that these load', async () => {
    const chunks = project.files.filter(file => !NAMED_FILES.includes(file))
    expect(project.files.filter(file => !chunks.includes(file))).toEqual(NAMED_FILES)

    const entries = NAMED_FILES.filter(file => /\.[cm]?[jt]s$/.test(file)).map(file => join(project.installed, file))
    const loaded = await Promise.all(entries.map(loadedBy))
    const reached = loaded.flatMap(each => each.modules).map(file => relative(project.installed, file))
    expect(chunks.filter(file => !reached.includes(file) && !LATE.test(file))).toEqual([])
  })

  it('include the licence of each package whose code they contain', async () => {
    expect(await licensed(project)).toEqual(await bundledIn(project))
    expect(await licensed(project)).toEqual(['pluralize'])
  })

  it('import no package that is not a dependency, or Koa', async () => {
    const files = project.files.filter(file => /\.c?js$/.test(file)).map(file => join(project.installed, file))
    const loaded = await Promise.all(files.map(loadedBy))
    const packages = loaded.flatMap(each => each.imports).filter(name => !isBuiltin(name))
    expect([...new Set(packages)].sort()).toEqual(['koa', 'koa-compose'])
  })
})

describe.each(FORMATS)('in %s', (_name, extension, write) => {
  it('signalbox defines, prints, links and mounts a table', async () => {
    const text = `${CONTROLLER}
const routes = defineRoutes({ Places }, r => r
  .namespace('v1', r => r.get('ping', () => {}))
  .resources('places', { only: ['index', 'show'] }))
createRouter(routes).routes()
console.log(String(routes), singularize('people'))
console.log(routes.url('https://example.com', 'Places#show', { id: 'a/b' }), routes.match('GET', '/places/5').target)`
    const imports = { signalbox: '{ createRouter, defineRoutes, singularize }' }
    expect(await outputOf(`app.${extension}`, write(imports, text))).toBe(`GET  /v1/ping     (middleware)
GET  /places      Places#index
GET  /places/:id  Places#show person
https://example.com/places/a%2Fb Places#show
`)
  })

  it('signalbox/inspector and signalbox/testing read a table of signalbox', async () => {
    const imports = {
      signalbox: '{ defineRoutes }',
      'signalbox/inspector': '{ explainMatch, inspector }',
      'signalbox/testing': '{ misroutedRequests, unreachedRoutes, unroutedActions }',
    }
    const text = `${CONTROLLER}
const routes = defineRoutes({ Places }, r => r.resources('places', { only: ['index', 'show'] }))
console.log(explainMatch(routes, 'GET', '/places/5').summary)
console.log(typeof inspector(routes))
console.log(misroutedRequests(routes, { 'GET /places/5': 'Places#index' }).join())
console.log(unreachedRoutes(routes, ['GET /places']).join())
console.log(unroutedActions(routes).join())`
    expect(await outputOf(`all.${extension}`, write(imports, text))).toBe(`Places#show answers
function
GET /places/5 is answered by Places#show, not by Places#index
GET /places/:id Places#show
Places#archive
`)
  })

  it('every entry point throws the error classes of signalbox', async () => {
    const imports = {
      signalbox: '{ defineRoutes, LinkError, RouteError }',
      'signalbox/inspector': '{ explainMatch }',
      'signalbox/testing': '{ unreachedRoutes, unroutedActions }',
    }
    const text = `${CONTROLLER}
const routes = defineRoutes({ Places: async () => ({ Places }) }, r => r.resources('places', { only: ['index'] }))
const thrown = call => { try { call() } catch (error) { return error } }
console.log(
  thrown(() => defineRoutes()) instanceof RouteError,
  thrown(() => routes.match('GET', '/%')) instanceof LinkError,
  thrown(() => explainMatch({}, 'GET', '/')) instanceof LinkError,
  thrown(() => unreachedRoutes(routes, ['places'])) instanceof LinkError,
  thrown(() => unroutedActions(routes)) instanceof RouteError,
)`
    expect(await outputOf(`errors.${extension}`, write(imports, text))).toBe('true true true true true\n')
  })

  it('signalbox keeps its words when the application adds a rule to `pluralize`', async () => {
    await linkPackage(project.folder, 'pluralize').catch(() => {}) // the first of the two formats has linked it
    const imports = { pluralize: 'pluralize', signalbox: '{ defineRoutes, singularize }' }
    const text = `
pluralize.addIrregularRule('leaf', 'leafs')
pluralize.addSingularRule(/places$/i, 'plaza')
console.log(pluralize.singular('places'), singularize('places'), singularize('leafs'))`
    expect(await outputOf(`words.${extension}`, write(imports, text))).toBe('plaza place leaf\n')
  })

  it('signalbox loads no code of the other entry points', async () => {
    const load = async (name: string) => {
      const library = extension === 'mjs' ? 'js' : 'cjs'
      const { modules, imports } = await loadedBy(join(project.installed, `dist/${name}.${library}`))
      const code = (await Promise.all(modules.map(module => readFile(module, 'utf8')))).join('\n')
      return { imports, contains: (words: readonly string[]) => words.filter(word => code.includes(word)) }
    }
    const index = await load('index')
    expect(index.imports).toEqual(['koa-compose', 'http'])
    for (const [name, words] of Object.entries(ONLY_IN)) {
      expect((await load(name)).contains(words)).toEqual(words)
      expect(index.contains(words)).toEqual([])
    }
  })
})

describe('in a CommonJS module', () => {
  it('signalbox loads the modules that its imports name, and no more', async () => {
    const printed = await outputOf(
      'loaded.cjs',
      `require('signalbox'); console.log(JSON.stringify(Object.keys(require.cache)))`,
    )
    const loaded = (JSON.parse(printed) as readonly string[]).filter(file => file.includes('/signalbox/dist/'))
    const { modules } = await loadedBy(join(project.installed, 'dist/index.cjs'))
    const names = (files: readonly string[]) => files.map(file => file.split('/dist/')[1]).sort()
    expect(names(loaded)).toEqual(names(modules))
  })
})

describe('the inspector', () => {
  it('is the same in ES modules and in CommonJS', async () => {
    const text = `import * as module from 'signalbox/inspector'
import { createRequire } from 'node:module'
const required = createRequire(import.meta.url)('signalbox/inspector')
console.log(Object.keys(required).join(), Object.keys(required).every(name => module[name] === required[name]))`
    expect(await outputOf('inspectors.mjs', text)).toBe('explainMatch,inspector true\n')
  })
})

describe('the entry point signalbox/types', () => {
  it('has no code', async () => {
    await expect(outputOf('types.mjs', "import 'signalbox/types'")).rejects.toThrow('ERR_PACKAGE_PATH_NOT_EXPORTED')
  })
})

describe('package.json', () => {
  it('names the same entry points for all ways to resolve them', async () => {
    const { exports, typesVersions } = JSON.parse(await readFile(join(project.installed, 'package.json'), 'utf8')) as {
      exports: object
      typesVersions: { '*': object }
    }
    const paths = [...Object.values(ENTRIES), 'signalbox/types'].map(name => name.replace('signalbox', '.'))
    expect(Object.keys(exports)).toEqual([...paths, './package.json'])
    expect(Object.keys(typesVersions['*'])).toEqual(paths.slice(1).map(path => path.slice(2)))
  })
})
