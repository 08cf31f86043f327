/** Writes out an imported table: as one module, or as files. */
import { comment } from '../code-text.js'
import { mapText, rowText, type Skeleton, skeletonsOf } from './controllers-text.js'
import { answersIn } from './declaration.js'
import type { Imported } from './imported.js'
import { type Part, partsOf } from './parts.js'
import { folderName } from './plan-scopes.js'
import { printChain } from './print.js'

/** A file to write, by its path in the folder. */
export interface WrittenFile {
  readonly path: string
  readonly text: string
}

/** A module without its imports. */
interface Module {
  /** Its path without the extension. */
  readonly path: string
  readonly code: string
  readonly exports: readonly string[]
}

/** The table with its controllers and middlewares, as one module. */
export const moduleOf = (imported: Imported): string => {
  const skeletons = skeletonsOf(imported)
  const [stubs, schemas] = [stubsText(stubsOf(imported), 'const'), schemasText(imported)]
  const code = [
    ...[stubs, schemas, ...skeletons.map(({ text }) => text), mapText(skeletons)].flatMap(text => text && `${text}\n`),
    tableText(imported, imported.chain, skeletons.length > 0),
  ]
  return withImports({ path: 'routes', code: code.join(''), exports: [] })
}

/** The same in files: the table, its parts, the controllers and their map, and the middlewares. */
export const filesOf = (imported: Imported): readonly WrittenFile[] => {
  const skeletons = skeletonsOf(imported)
  const hasControllers = skeletons.length > 0
  const [declarations, parts] = partsOf(imported.declarations)
  const [stubs, { constants }] = [stubsOf(imported), imported.contracts]
  const modules: readonly Module[] = [
    { path: 'routes', code: tableText(imported, printChain(declarations), hasControllers), exports: ['routes'] },
    { path: 'middlewares', code: stubsText(stubs, 'export const'), exports: [...stubs.keys()] },
    ...parts.map(part => ({ path: fileOf(part.name), code: partText(part, hasControllers), exports: [part.name] })),
    { path: 'controllers', code: mapText(skeletons), exports: ['controllers'] },
    { path: 'schemas', code: schemasText(imported), exports: [...constants.keys()] },
    ...skeletons.map(each => ({ path: controllerFile(each), code: each.text, exports: [each.className] })),
  ]
  const written = modules.filter(({ code }) => code !== '')
  return written.map(each => ({ path: `${each.path}.ts`, text: withImports(each, written) }))
}

const TYPES = ['ContextsOf', 'ContractOf', 'InNamespace', 'InScope', 'ScopeAt']
const PACKAGES = [
  ['koa', ['Koa']],
  ['signalbox', [...TYPES, 'defineRoutes']],
  ['zod', ['z']],
] as const

/** A module with the imports that its words need, of packages and of other modules. */
const withImports = ({ path, code }: Module, modules: readonly Module[] = []): string => {
  const [words, values] = [wordsIn(code), wordsIn(code.replace(/typeof \w+/g, ''))]
  const up = '../'.repeat(path.split('/').length - 1) || './'
  const others = modules.filter(other => other.path !== path).sort((one, other) => (one.path < other.path ? -1 : 1))
  const sources = [...PACKAGES, ...others.map(other => [`${up}${other.path}.js`, other.exports] as const)]
  const lines = sources.flatMap(([specifier, exports]) => {
    const names = exports.filter(name => words.has(name)).sort()
    if (names.length === 0) return []
    if (specifier === 'koa') return `import type ${names} from 'koa'`
    const isType = (name: string) => TYPES.includes(name) || !values.has(name)
    if (names.every(isType)) return `import type { ${names.join(', ')} } from '${specifier}'`
    const listed = names.map(name => (isType(name) ? `type ${name}` : name))
    return `import { ${listed.join(', ')} } from '${specifier}'`
  })
  return lines.length === 0 ? code : `${lines.join('\n')}\n\n${code}`
}

/** The words of some code outside of its texts and comments, without the names of members. */
const wordsIn = (code: string): ReadonlySet<string> =>
  new Set(
    code
      .replace(/(['"])(?:\\.|(?!\1)[^\\])*\1|\/\/.*/g, '')
      .replace(/\.[\w$]+|[\w$]+(?=: |\(\) \{)/g, '')
      .match(/[\w$]+/g),
  )

const schemasText = ({ contracts: { constants } }: Imported): string =>
  [...constants].map(([name, text]) => `export const ${name} = ${text}\n`).join('')

const tableText = ({ unsaid }: Imported, chain: string, hasControllers: boolean): string => {
  const left = unsaid.map(({ route, why }) => `${comment(`Not in the table: ${route}: ${why}`)}\n`).join('')
  const table = `export const routes = defineRoutes(${hasControllers ? 'controllers' : '{}'}, r => r${chain})\n`
  return `${left}${table}\nexport interface Contexts extends ContextsOf<typeof routes> {}\n`
}

/** The functions to be replaced with the old ones, by their identifiers. A handler has its route in a comment. */
const stubsOf = ({ declarations, entries, identifiers }: Imported): ReadonlyMap<string, string> => {
  const given = new Map(entries.flatMap(({ row }) => row.use ?? []).map(name => [identifiers(name), name]))
  const stubs = new Map<string, string>()
  for (const { entry, controller, action, by } of answersIn(declarations)) {
    for (const name of entry.use) {
      const old = given.get(name) ?? name
      if (!stubs.has(name)) stubs.set(name, `(_ctx, next) => next()${old === name ? '' : ` ${comment(old)}`}`)
    }
    if (controller === undefined && by !== 'redirect')
      stubs.set(action, `ctx => ctx.throw(501) ${comment(rowText(entry.row))}`)
  }
  return stubs
}

const stubsText = (stubs: ReadonlyMap<string, string>, keyword: string): string => {
  const lines = [...stubs].map(([name, text]) => `${keyword} ${name}: Koa.Middleware = ${text}\n`)
  return lines.length === 0 ? '' : `// Put the old functions in place of these.\n${lines.join('')}`
}

const partText = ({ name, place, declarations }: Part, hasControllers: boolean): string => {
  const at = `ScopeAt<${hasControllers ? 'typeof controllers' : '{}'}, [${place.join(', ')}]>`
  return `export const ${name} = (r: ${at}) => r${printChain(declarations)}\n`
}

/** `placesRoutes` -> `places-routes`. */
const fileOf = (name: string): string => name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase()

/** The file by whose name `signalbox controllers` finds the controller path. */
const controllerFile = ({ controllerPath }: Skeleton): string =>
  `controllers/${controllerPath.split('/').map(folderName).join('/')}-controller`
