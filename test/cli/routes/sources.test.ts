/** The sources that `signalbox routes` prints, in TypeScript projects and in compiled JavaScript. */
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { createProject, signalbox } from '../../support/cli.js'

const CONTROLLERS = `import { Base } from './base.js'

/** A comment that no compiler keeps in its place. */
export interface Shape { readonly kind: string }

export class PlacesController extends Base {
  constructor(private readonly shape: Shape) { super() }

  index() {}

  async show<Given extends Shape>(
    _given: Given,
  ) {}

  update = () => this.shape
  destroy = Base.prototype.inherited.bind(this)
}
`
const BASE = `enum Color { Red, Green }

export class Base {
  readonly color = Color.Red
  inherited() {}
}
`
const ROUTES = `import { defineRoutes } from 'signalbox'
import { PlacesController } from './places.js'

const authenticate = (_ctx: unknown, next: () => unknown) => next()

export const routes = defineRoutes({ Places: PlacesController }, r => r
  .get('health', () => {})
  .get('bound', authenticate.bind(undefined))
  .get('inherited', PlacesController, 'inherited')
  .use(authenticate)
  .resources('places', { except: ['create'] }))
`
const SOURCES = { 'places.ts': CONTROLLERS, 'base.ts': BASE, 'routes.ts': ROUTES }

/** Where the target of each route is written, and `authenticate`. A property counts as its class, at the constructor. */
const PLACES = {
  '(middleware)': 'routes.ts:7',
  '(bound authenticate)': undefined,
  'Places#inherited': 'base.ts:5',
  'Places#index': 'places.ts:9',
  'Places#show': 'places.ts:11',
  'Places#update': 'places.ts:7',
  'Places#destroy': 'places.ts:7',
  authenticate: 'routes.ts:4',
}

interface Printed {
  readonly target?: string
  readonly middleware?: string
  readonly source?: { readonly file: string; readonly line: number }
  readonly use: readonly { readonly name: string; readonly source?: Printed['source'] }[]
}

const placesOf = async (folder: string, file: string, prefix = '') => {
  const { stdout, stderr } = await signalbox(folder, ['routes', file, '--json'])
  expect(stderr).toBe('')
  const shown = (source: Printed['source']) => source && `${source.file.replace(prefix, '')}:${source.line}`
  const routes: readonly Printed[] = JSON.parse(stdout)
  return Object.fromEntries(
    routes.flatMap(({ target, middleware, source, use }) => [
      [target ?? `(${middleware})`, shown(source)],
      ...use.map(each => [each.name, shown(each.source)]),
    ]),
  )
}

const compile = (text: string, fileName: string, options: ts.CompilerOptions) =>
  ts.transpileModule(text, { fileName, compilerOptions: { verbatimModuleSyntax: false, ...options } })

/** The sources compiled into `dist`, each with its map. */
const compiled = (options: ts.CompilerOptions, edit = (map: string) => map): Record<string, string> =>
  Object.fromEntries(
    Object.entries(SOURCES).flatMap(([name, text]) => {
      const { outputText, sourceMapText } = compile(text, `../src/${name}`, options)
      const file = `dist/${name.replace('.ts', '.js')}`
      return [[file, outputText], ...(sourceMapText ? [[`${file}.map`, edit(sourceMapText)]] : [])]
    }),
  )

/** The same with inline maps. */
const inlined = (options: ts.CompilerOptions): Record<string, string> => {
  const files = compiled({ ...options, inlineSourceMap: false, sourceMap: true }, relocated)
  const scripts = Object.entries(files).filter(([name]) => name.endsWith('.js'))
  return Object.fromEntries(
    scripts.map(([name, text]) => {
      const map = Buffer.from(files[`${name}.map`] ?? '').toString('base64')
      const url = `//# sourceMappingURL=data:application/json;base64,${map}`
      return [name, text.replace(/\/\/# sourceMappingURL=.*/, url)]
    }),
  )
}
const inSrc = Object.fromEntries(Object.entries(SOURCES).map(([name, text]) => [`src/${name}`, text]))

const { ES2022, ES2017, ES2015 } = ts.ScriptTarget
const { ESNext, CommonJS } = ts.ModuleKind
const relocated = (map: string) => {
  const { sources, ...rest } = JSON.parse(map)
  return JSON.stringify({ ...rest, sourceRoot: '../src', sources: [sources[0].split('/').at(-1)] })
}

describe('the source of a route', () => {
  it('is the line in the TypeScript file', async () => {
    const folder = await createProject(SOURCES)
    expect(await placesOf(folder, 'routes.ts')).toEqual(PLACES)
    expect(await placesOf(folder, 'routes.ts'), 'from the cache of jiti').toEqual(PLACES)
  })

  it.each([
    { kind: 'ES modules', options: { target: ES2022, module: ESNext, sourceMap: true } },
    { kind: 'fields lowered to the constructor', options: { target: ES2017, module: ESNext, sourceMap: true } },
    { kind: 'lowered async functions', options: { target: ES2015, module: ESNext, sourceMap: true } },
    {
      kind: 'fields lowered to defineProperty',
      options: { target: ES2017, module: ESNext, sourceMap: true, useDefineForClassFields: true },
    },
    { kind: 'CommonJS', options: { target: ES2022, module: CommonJS, sourceMap: true } },
    { kind: 'inline maps', options: { target: ES2022, module: ESNext, inlineSourceMap: true } },
  ])('is the line in the TypeScript file for compiled JavaScript with source maps: $kind', async ({ options }) => {
    const folder = await createProject({
      'package.json': options.module === CommonJS ? '{}' : '{ "type": "module" }',
      ...inSrc,
      ...('inlineSourceMap' in options ? inlined(options) : compiled(options, relocated)),
    })
    expect(await placesOf(folder, 'dist/routes.js', 'src/')).toEqual(PLACES)
  })

  it.each([
    { kind: 'there are no maps', options: { target: ES2022, module: ESNext } },
    {
      kind: 'the sources of the maps do not exist',
      options: { target: ES2022, module: ESNext, sourceMap: true },
    },
  ])('is the line in the JavaScript file if $kind', async ({ options }) => {
    const files = compiled(options)
    const folder = await createProject(files)
    const lineOf = (name: string, text: string) =>
      `${name}:${(files[`dist/${name}`] ?? '').split('\n').findIndex(line => line.includes(text)) + 1}`
    expect(await placesOf(folder, 'dist/routes.js', 'dist/')).toEqual({
      '(middleware)': lineOf('routes.js', "get('health'"),
      '(bound authenticate)': undefined,
      'Places#inherited': lineOf('base.js', 'inherited('),
      'Places#index': lineOf('places.js', 'index('),
      'Places#show': lineOf('places.js', 'async show('),
      'Places#update': lineOf('places.js', 'constructor('),
      'Places#destroy': lineOf('places.js', 'constructor('),
      authenticate: lineOf('routes.js', 'const authenticate'),
    })
  })

  it('is the line in the JavaScript file if a source map is broken', async () => {
    const options = { target: ES2022, module: ESNext, sourceMap: true }
    const folder = await createProject({ ...inSrc, ...compiled(options, () => '{ "version": 3, "mappings": ') })
    expect(await placesOf(folder, 'dist/routes.js')).toMatchObject({
      'Places#index': expect.stringMatching(/^dist\/places\.js:\d+$/),
    })
  })

  it('is missing for a native function', async () => {
    const folder = await createProject({
      'routes.js': `import { defineRoutes } from 'signalbox'\nexport const routes = defineRoutes({}, r => r.get('a', Boolean))`,
    })
    const { stdout } = await signalbox(folder, ['routes', '--json'])
    expect(JSON.parse(stdout)).toEqual([
      { table: 'routes', method: 'GET', path: '/a', params: [], middleware: 'Boolean', use: [] },
    ])
    expect((await signalbox(folder, ['routes', '--expanded'])).stdout).toBe(
      'GET /a\n  target       (Boolean)\n  curl         curl http://localhost:3000/a\n',
    )
  })

  it('is an absolute path if the file is outside the current folder', async () => {
    const folder = await createProject({ ...inSrc, 'below/deep.txt': '' })
    const { stdout } = await signalbox(join(folder, 'below'), ['routes', '-e', '-g', '#index'])
    expect(stdout).toContain(`source       ${join(folder, 'src/places.ts')}:9`)
  })
})
