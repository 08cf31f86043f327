/**
 * Builds the packages: the library into `dist`, and the command line into `cli/dist`. Each has its bundles, and the licences of what they
 * contain; the library also has declarations.
 */
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { transformSync } from 'esbuild'
import { build, type Options } from 'tsup'
import { declareLibrary } from './bench/types/compile.js'
import commandLinePackage from './cli/package.json' with { type: 'json' }
import { SCRIPT } from './src/inspector/script.js'
import { markPure } from './test/scripts/mark-pure.js'
import { tighten, tightenDeclarations } from './test/scripts/tighten.js'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

const OUTPUT = 'dist'
const CLI_OUTPUT = 'cli/dist'

/** The folders of the packages whose code the bundles in an output folder contain. */
const bundled = { [OUTPUT]: new Set<string>(), [CLI_OUTPUT]: new Set<string>() }

/** Notes the packages that the bundles in an output folder contain. */
const notePackages = (output: keyof typeof bundled): Plugin => ({
  name: 'note-packages',
  setup: ({ onEnd }) => {
    onEnd(({ metafile }) => {
      for (const input of Object.keys(metafile?.inputs ?? {})) {
        const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? []
        if (folder !== undefined) bundled[output].add(folder)
      }
    })
  },
})

/** Puts the script of the inspector's page in place of the module that bundles it, which needs esbuild. */
const writeScript: Plugin = {
  name: 'write-script',
  setup: ({ onLoad }) => {
    const contents = `export const SCRIPT = ${JSON.stringify(SCRIPT)}`
    onLoad({ filter: /[\\/]inspector[\\/]script\.ts$/ }, () => ({ contents, loader: 'ts' }))
  },
}

/** Writes the licences of the bundled packages, which require it, into a file beside the bundles. */
const writeNotices = (): void => {
  for (const [output, folders] of Object.entries(bundled)) {
    const texts = [...folders].map(noticeOf).sort()
    writeFileSync(join(output, 'THIRD-PARTY-NOTICES'), texts.join(`\n${'-'.repeat(80)}\n\n`))
  }
}

const noticeOf = (folder: string): string => {
  // Every published package has a name and a version.
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>
  const file = readdirSync(folder).find(each => /^licen[cs]e(?:\.|$)/i.test(each))
  if (file === undefined) throw new Error(`${folder} is bundled and has no licence`)
  return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
}

const ENTRIES = {
  index: 'src/index.ts',
  inspector: 'src/inspector/index.ts',
  openapi: 'src/openapi/index.ts',
  testing: 'src/testing/index.ts',
}
/**
 * An entry point whose declarations are a bundle of their own, which the others import: a front end must need nothing of the server, not
 * even its types.
 */
const CLIENT_ENTRY = { client: 'src/client/index.ts' }
/**
 * An entry point without code. The declarations of the others import it, because the compiler names a type by
 * `signalbox/types` only if that file belongs to the program, and no application imports it.
 */
const TYPES_ENTRY = { types: 'src/types/index.ts' }

/**
 * Writes the declarations of the entry points: each is its list of exports, over one bundle of all declarations, so that
 * they share their types and unique symbols. ES modules and CommonJS have the same bundle: with two, a table of an ES module
 * would be another type than one of a CommonJS module. ES modules can import the declarations of CommonJS, which cannot
 * import theirs. The bundle exports the public names alone. If it exported an internal alias, a project could not emit
 * declarations with it: the compiler would try to name the alias instead of writing out its type.
 */
const writeEntryDeclarations = (): void => {
  const listOf = (source: string, bundle: string) =>
    readFileSync(source, 'utf8').replaceAll(/ from '.*'/g, ` from './${bundle}.cjs'`)
  for (const [name, source] of Object.entries({ ...ENTRIES, ...TYPES_ENTRY }))
    for (const module of ['js', 'cjs']) {
      const types = name in TYPES_ENTRY ? '' : `import './types.${module}'\n\n`
      writeFileSync(join(OUTPUT, `${name}.d.${module.replace('js', 'ts')}`), types + listOf(source, 'declarations'))
    }
  writeFileSync(join(OUTPUT, 'client.d.ts'), listOf(CLIENT_ENTRY.client, 'client'))
}

const common: Options = { target: 'node20', outDir: OUTPUT, esbuildPlugins: [notePackages(OUTPUT)] }

const { inspector, ...MODULES } = ENTRIES

/**
 * The entry points of the library. They share chunks, so that a class is the same one in each of them, and `signalbox`
 * loads nothing that only another one needs.
 */
const library: Options = {
  ...common,
  entry: { ...MODULES, 'inspector-code': inspector },
  format: 'cjs',
  splitting: true,
  // Rollup writes the chunks. Without this option, tsup converts CommonJS chunks with a tool that also rewrites `?.` and
  // `??`.
  treeshake: true,
  // A bundled copy: rules that an application adds to `pluralize` must not change paths that the types have fixed.
  noExternal: ['pluralize'],
  esbuildPlugins: [notePackages(OUTPUT), writeScript],
}
const modules: Options = { ...library, entry: MODULES, format: 'esm' }

/**
 * The bundle of all declarations, and that of a client. TypeScript 7.0 writes the declarations in less time than tsup takes to read
 * them from the source. A program that checks its libraries (`skipLibCheck: false`) would check the bundles each time, which takes as
 * long as a large table, so the banner prevents it: `test/package/checked-declarations.test.ts` checks them instead.
 */
const declarationsIn = (folder: string): Options => ({
  ...common,
  entry: { declarations: 'src/types/bundle.ts' },
  format: 'cjs',
  dts: {
    entry: { declarations: `${folder}/types/bundle.d.ts`, client: `${folder}/client/index.d.ts` },
    only: true,
    banner: '// @ts-nocheck',
  },
})

/**
 * Requires Koa in the bundle of declarations. `import Koa from 'koa'`, which the bundler writes for every import of it, needs
 * `esModuleInterop` in CommonJS: without that option, Koa's types would silently be `any`. `import * as Koa` costs each application 200
 * instantiations.
 */
const requireKoa = (): void => {
  const file = join(OUTPUT, 'declarations.d.cts')
  const text = readFileSync(file, 'utf8')
  const [imported, required] = ["import Koa from 'koa';", "import Koa = require('koa');"]
  if (!text.includes(imported)) throw new Error(`${file} imports Koa in another way`)
  writeFileSync(file, text.replace(imported, required))
}

/** Tightens the bundle of declarations. */
const tightenBundle = (): void => {
  const file = join(OUTPUT, 'declarations.d.cts')
  const lists = Object.values(ENTRIES).map(source => readFileSync(source, 'utf8'))
  const names = lists.flatMap(list => [...list.matchAll(/\{[^}]*\}/g)].flatMap(([all]) => all.match(/[\w$]+/g) ?? []))
  writeFileSync(file, tightenDeclarations(readFileSync(file, 'utf8'), new Set(names)))
}

/**
 * Loads the chunks of CommonJS by `require`: a runner of tests such as Jest knows no `import()` in CommonJS. Their code names a chunk wherever
 * it uses it, so these names are short.
 */
const requireChunks = (text: string): string =>
  text
    .replaceAll(/\bimport\(('\.\/[\w.-]+\.cjs')\)/g, 'Promise.resolve().then(() => require($1))')
    .replaceAll(/\bchunk(\w+)_cjs\b/g, 'c$1')

/** The files of the output that one of them loads, with itself. */
const loadedFrom = (name: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(name) || !existsSync(join(OUTPUT, name))) return found // a message has './file.js', too
  found.add(name)
  for (const [, file = ''] of readFileSync(join(OUTPUT, name), 'utf8').matchAll(/'\.\/([\w-]+\.c?js)'/g))
    loadedFrom(file, found)
  return found
}

/**
 * Tightens the code, and minifies what answers no request: the inspector and the document. What is pure in the ES modules is marked, and
 * so a bundler takes an error class without the router.
 */
const finishCode = (): void => {
  const read = ['index', 'testing', 'client'].flatMap(name => [`${name}.js`, `${name}.cjs`])
  const kept = new Set(read.flatMap(name => [...loadedFrom(name)]))
  for (const name of readdirSync(OUTPUT).filter(each => /^[\w-]+\.c?js$/.test(each) && each !== 'cli.js')) {
    const file = join(OUTPUT, name)
    const text = readFileSync(file, 'utf8')
    const code = name.endsWith('.cjs') ? requireChunks(text) : markPure(text)
    writeFileSync(file, kept.has(name) ? tighten(code) : transformSync(code, { minify: true, target: 'node20' }).code)
  }
}

/**
 * Writes the entry point of the inspector. ES modules load the inspector of CommonJS: with one of their own, the package would be a tenth
 * larger. Node looks for the exports of a CommonJS module in its text, which takes it longer than to load the inspector, so the
 * text is short.
 */
const writeInspector = (): void => {
  const names = Object.keys(createRequire(import.meta.url)(`./${OUTPUT}/inspector-code.cjs`))
  const lines = names.map(name => `exports.${name} = code.${name}\n`)
  writeFileSync(join(OUTPUT, 'inspector.cjs'), `const code = require('./inspector-code.cjs')\n${lines.join('')}`)
  writeFileSync(join(OUTPUT, 'inspector.js'), `export { ${names.join(', ')} } from './inspector.cjs'\n`)
}

/** The code of a client: a bundle of its own, which shares no chunk, and so not the helpers of the others. */
const client: Options = { ...common, entry: CLIENT_ENTRY, format: ['esm', 'cjs'] }

/** The command of the library, which starts the command line. */
const command: Options = { ...common, entry: { cli: 'src/cli/start.ts' }, format: 'esm' }

/**
 * The command line is a package of its own, so that an application in production installs nothing of it. Code that only one
 * command needs is in a chunk, so that `signalbox routes` does not load the parser, the watcher and YAML.
 */
const commandLine: Options = {
  ...common,
  outDir: CLI_OUTPUT,
  esbuildPlugins: [notePackages(CLI_OUTPUT)],
  entry: { cli: 'src/cli/main.ts' },
  format: 'esm',
  splitting: true,
  external: Object.keys(commandLinePackage.dependencies),
  noExternal: ['pluralize', '@babel/parser', 'chokidar', 'get-tsconfig', 'tinyglobby', 'yaml'],
  esbuildOptions: options => {
    options.chunkNames = 'cli/[name]-[hash]'
    // The ES module of the package: its CommonJS calls `require`, which a bundle in an ES module does not have.
    options.alias = { yaml: './node_modules/yaml/browser/index.js' }
  },
}

const declarations = declarationsIn(dirname(await declareLibrary()))
for (const output of Object.keys(bundled)) rmSync(output, { recursive: true, force: true })
// The bundles are built at the same time into one folder, so none of them may clean it.
const bundles = [library, modules, client, declarations, command, commandLine]
await Promise.all(bundles.map(bundle => build({ ...bundle, config: false })))
requireKoa()
tightenBundle()
finishCode()
writeInspector()
writeEntryDeclarations()
writeNotices()
copyFileSync('LICENSE', 'cli/LICENSE')
