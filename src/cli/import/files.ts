/** Writes out the modules of an imported table: all in one text, or files. */
import { mapText, rowText, type Skeleton, skeletonsOf } from './controllers-text.js'
import { answersIn, comment, type Declaration } from './declaration.js'
import type { Imported } from './imported.js'
import { type Part, partsOf } from './parts.js'
import { folderName } from './plan-scopes.js'
import { printChain } from './print.js'

/** A file to write, by its path in the folder. */
export interface WrittenFile {
  readonly path: string
  readonly text: string
}

/** The table with its controllers and middlewares, as one module. */
export const moduleOf = (imported: Imported): string => {
  const skeletons = skeletonsOf(imported)
  const hasContracts = imported.contracts.byTarget.size > 0
  return [
    `${importsOf(functionsIn(imported).length > 0, hasContracts, hasContracts ? ZOD : [])}\n`,
    stubsOf(imported, 'const'),
    imported.contracts.constants.size > 0 ? `${schemasText(imported)}\n` : '',
    ...skeletons.map(({ text }) => `${text}\n`),
    skeletons.length > 0 ? `${mapText(skeletons)}\n` : '',
    tableText(imported, imported.chain, skeletons.length > 0),
  ].join('')
}

/** The same in files: the table, its parts, the controllers and their map, and the middlewares. */
export const filesOf = (imported: Imported): readonly WrittenFile[] => {
  const skeletons = skeletonsOf(imported)
  const hasControllers = skeletons.length > 0
  const [declarations, parts] = partsOf(imported.declarations)
  const used = new Set(functionsIn(imported))
  const imports = [
    ...(hasControllers ? ["import { controllers } from './controllers.js'"] : []),
    ...importOf(namesIn(declarations, used), './middlewares.js'),
    ...parts.flatMap(({ name }) => importOf([name], `./${fileOf(name)}.js`)),
  ]
  const table = tableText(imported, printChain(declarations), hasControllers)
  const stubs = stubsOf(imported, 'export const')
  return [
    { path: 'routes.ts', text: `${importsOf(false, false, imports)}\n${table}` },
    ...(stubs === '' ? [] : [{ path: 'middlewares.ts', text: `import type Koa from 'koa'\n\n${stubs.trimEnd()}\n` }]),
    ...parts.map(part => ({ path: `${fileOf(part.name)}.ts`, text: partText(part, used, hasControllers) })),
    ...(hasControllers ? [{ path: 'controllers.ts', text: registryText(skeletons) }] : []),
    ...(imported.contracts.constants.size > 0
      ? [{ path: 'schemas.ts', text: `${ZOD.join()}\n\n${schemasText(imported)}` }]
      : []),
    ...skeletons.map(each => ({ path: `${controllerFile(each)}.ts`, text: controllerText(each, imported) })),
  ]
}

/** A controller with what its contract needs. */
const controllerText = (skeleton: Skeleton, { contracts: { constants } }: Imported): string => {
  const { text, controllerPath } = skeleton
  const words = wordsIn(text)
  if (!words.has('ContractOf')) return text
  const schemas = [...constants.keys()].filter(name => words.has(name))
  const up = '../'.repeat(controllerPath.split('/').length)
  const imports = ["import type { ContractOf } from 'signalbox'", ...(words.has('z') ? ZOD : [])]
  return `${[...imports, ...importOf(schemas, `${up}schemas.js`)].join('\n')}\n\n${text}`
}

const ZOD = ["import { z } from 'zod'"]

const schemasText = ({ contracts: { constants } }: Imported): string =>
  [...constants].map(([name, text]) => `export const ${name} = ${text}\n`).join('')

const importsOf = (usesKoa: boolean, hasContracts: boolean, more: readonly string[]): string =>
  [
    ...(usesKoa ? ["import type Koa from 'koa'"] : []),
    `import { type ContextsOf, ${hasContracts ? 'type ContractOf, ' : ''}defineRoutes } from 'signalbox'`,
    ...more,
    '',
  ].join('\n')

const importOf = (names: readonly string[], specifier: string): readonly string[] =>
  names.length === 0 ? [] : [`import { ${names.join(', ')} } from '${specifier}'`]

const tableText = ({ unsaid }: Imported, chain: string, hasControllers: boolean): string => {
  const left = unsaid.map(({ route, why }) => `${comment(`Not in the table: ${route}: ${why}`)}\n`).join('')
  const table = `export const routes = defineRoutes(${hasControllers ? 'controllers' : '{}'}, r => r${chain})\n`
  return `${left}${table}\nexport interface Contexts extends ContextsOf<typeof routes> {}\n`
}

/** The identifiers of all middlewares and handlers. */
const functionsIn = ({ declarations }: Imported): readonly string[] => {
  const names = answersIn(declarations).flatMap(({ entry, controller, action, by }) =>
    controller === undefined && by !== 'redirect' ? [...entry.use, action] : entry.use,
  )
  return [...new Set(names)]
}

/** Functions to be replaced with the old ones. A handler has its route in a comment. */
const stubsOf = (imported: Imported, keyword: string): string => {
  const handlers = new Map(
    answersIn(imported.declarations).flatMap(({ entry, controller, action }) =>
      controller === undefined ? [[action, entry] as const] : [],
    ),
  )
  const uses = imported.entries.flatMap(({ row }) => row.use ?? [])
  const names = new Map(uses.map(name => [imported.identifiers(name), name]))
  const lines = functionsIn(imported).map(name => {
    const row = handlers.get(name)?.row
    const given = names.get(name) ?? name
    if (row === undefined)
      return `${keyword} ${name}: Koa.Middleware = (_ctx, next) => next()${given === name ? '' : ` ${comment(given)}`}\n`
    return `${keyword} ${name}: Koa.Middleware = ctx => ctx.throw(501) ${comment(rowText(row))}\n`
  })
  return lines.length === 0 ? '' : `// Put the old functions in place of these.\n${lines.join('')}\n`
}

const namesIn = (declarations: readonly Declaration[], used: ReadonlySet<string>): readonly string[] =>
  [...wordsIn(printChain(declarations))].filter(word => used.has(word))

/** The words of some code outside of its texts and comments. */
const wordsIn = (code: string): ReadonlySet<string> =>
  new Set(code.replace(/(['"])(?:\\.|(?!\1)[^\\])*\1|\/\/.*/g, '').match(/[\w$]+/g))

const partText = ({ name, place, declarations }: Part, used: ReadonlySet<string>, hasControllers: boolean): string => {
  const helpers = [...new Set(place.flatMap(each => /^In\w+/.exec(each) ?? []))]
  const types = ['ScopeAt', ...helpers].sort().map(each => `type ${each}`)
  const imports = [
    ...importOf(types, 'signalbox'),
    ...(hasControllers ? ["import type { controllers } from './controllers.js'"] : []),
    ...importOf(namesIn(declarations, used), './middlewares.js'),
  ].map(line =>
    line.replace(/^import \{ type (.*) \}/, (_, all: string) => `import type { ${all.replaceAll('type ', '')} }`),
  )
  const at = `ScopeAt<${hasControllers ? 'typeof controllers' : '{}'}, [${place.join(', ')}]>`
  return `${imports.join('\n')}\n\nexport const ${name} = (r: ${at}) => r${printChain(declarations)}\n`
}

/** `placesRoutes` -> `places-routes`. */
const fileOf = (name: string): string => name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase()

const registryText = (skeletons: readonly Skeleton[]): string =>
  `${skeletons.flatMap(each => importOf([each.className], `./${controllerFile(each)}.js`)).join('\n')}\n\n${mapText(skeletons)}`

/** The file by whose name `signalbox controllers` finds the controller path. */
const controllerFile = ({ controllerPath }: Skeleton): string =>
  `controllers/${controllerPath.split('/').map(folderName).join('/')}-controller`
