/**
 * Generates the same application for several libraries, for the measurements in this folder and for
 * `test/table/type-cost.test.ts`: resources of six routes, ten in a namespace, every fifth nested in the one before, and a file
 * of controllers for each namespace. `show` and `update` read a parameter. The last file uses the types once: a router, a link
 * and a search in the union of the routes.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generatePeer, type Peer, type Area as PeerArea } from './peers.js'

/** The files of an application by name. */
export type Files = Record<string, string>

export interface Wanted {
  readonly resources: number
  /** How a module of the application imports the library. */
  readonly library: string
  /** Where the registry is: in the table's module, or in a module that it imports as a namespace. */
  readonly registry?: 'literal' | 'module'
}

/** The routes of one resource: index, create, show, update by PUT and by PATCH, destroy. */
export const ROUTES_EACH = 6
const RESOURCES_EACH = 10

interface Resource {
  readonly name: string
  readonly controller: string
  readonly className: string
  readonly collection: string
  readonly member: string
  readonly params: readonly string[]
  /** Whether it is nested in the resource before it. */
  readonly nested: boolean
}

interface Area {
  readonly name: string
  readonly resources: readonly Resource[]
}

/** The fourth and the ninth are parents, so that one singular follows a rule and the other only drops the `s`. */
const PLURALS = 'places rooms users categories invoices -boxes keys statuses -notes houses'.split(' ')
const PARENTS: Readonly<Record<number, string>> = { 3: 'category', 8: 'Note' }

/** A different word for each number. The compiler would work out repeated names only once. */
const word = (at: number): string =>
  [at % 60, Math.floor(at / 60)]
    .map(each => 'bdfgklmnprst'.charAt(each % 12) + 'aeiou'.charAt(Math.floor(each / 12)))
    .join('')

const pascal = (name: string): string =>
  name
    .split('-')
    .map(part => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

const areaOf = (at: number, count: number): Area => {
  const stem = word(at)
  const resources: Resource[] = []
  for (const [each, plural] of PLURALS.slice(0, count).entries()) {
    const name = stem + plural
    const parent = each % 5 === 4 ? resources.at(-1) : undefined
    const parentId = `${stem}${PARENTS[each - 1]}Id`
    const base = parent ? `${parent.collection}/:${parentId}` : `/${stem}`
    resources.push({
      name,
      controller: `${parent ? parent.controller : pascal(stem)}/${pascal(name)}`,
      className: `${pascal(name)}Controller`,
      collection: `${base}/${name}`,
      member: `${base}/${name}/:id`,
      params: parent ? [parentId, 'id'] : ['id'],
      nested: parent !== undefined,
    })
  }
  return { name: stem, resources }
}

const areasOf = (resources: number): readonly Area[] =>
  Array.from({ length: Math.ceil(resources / RESOURCES_EACH) }, (_, at) =>
    areaOf(at, Math.min(RESOURCES_EACH, resources - at * RESOURCES_EACH)),
  )

const lastOf = (areas: readonly Area[]): Resource => areas.at(-1)?.resources.at(-1) as Resource
const indent = (lines: readonly string[], by: string): string => lines.map(line => by + line).join('\n')
const perArea = (areas: readonly Area[], source: (area: Area) => string): Files =>
  Object.fromEntries(areas.map(area => [`${area.name}.ts`, source(area)]))

const controllers = (context: (resource: Resource, action: string) => string) => (area: Area) =>
  area.resources
    .map(resource => {
      const read = resource.params.map(name => `${name}: ctx.params.${name}`).join(', ')
      return `
export class ${resource.className} {
  index() { return [] }
  create() { return {} }
  show(ctx: ${context(resource, 'show')}) { return { ${read} } }
  update(ctx: ${context(resource, 'update')}) { return { ${read} } }
  destroy() {}
}
`
    })
    .join('')

/** `.resources('places')`, and `.resources('places', r => r.resources('rooms'))` where the next one is nested. */
const declarations = ({ resources }: Area): readonly string[] =>
  resources.flatMap(({ name, nested }, at) => {
    const next = resources[at + 1]
    if (nested) return []
    return [`.resources('${name}'${next?.nested ? `, r => r.resources('${next.name}')` : ''})`]
  })

const registered = (area: Area, prefix: string): readonly string[] =>
  area.resources.map(({ controller, className }) => `'${controller}': ${prefix}${className},`)

const signalbox = (areas: readonly Area[], { library, registry }: Wanted): Files => {
  const imports = areas.map(({ name }) => `import * as ${name} from './${name}.js'\n`).join('')
  const literal = `export const controllers = {
${indent(
  areas.flatMap(area => registered(area, `${area.name}.`)),
  '  ',
)}
}
`
  const table = areas.map(area => `.namespace('${area.name}', r => r\n${indent(declarations(area), '    ')})`)
  const last = lastOf(areas)
  const exported = areas.map(area => {
    const names = area.resources.map(({ controller, className }) => `${className} as '${controller}'`)
    return `export { ${names.join(', ')} } from './${area.name}.js'\n`
  })
  return {
    ...perArea(
      areas,
      area =>
        `import type { Context } from './routes.js'\n${controllers(
          ({ controller }, action) => `Context<'${controller}#${action}'>`,
        )(area)}`,
    ),
    ...(registry === 'module' ? { 'registry.ts': exported.join('') } : {}),
    'routes.ts': `import { type ActionContext, defineRoutes, type TargetOf } from '${library}'
${registry === 'module' ? `import * as controllers from './registry.js'\n` : imports + literal}
export const routes = defineRoutes(controllers, r => r
${indent(table, '  ')})
export type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>
`,
    'use.ts': `import { createRouter, type RouteOf } from '${library}'
import { routes } from './routes.js'
export const router = createRouter(routes)
export const link = routes.path('${last.controller}#show', { ${last.params.map(name => `${name}: 1`).join(', ')} })
export const path: Extract<RouteOf<typeof routes>, { target: '${last.controller}#show' }>['path'] = '${last.member}'
`,
  }
}

/** The same classes with parameter types written by hand, and no table. The library is in the program but unused. */
const floor = (areas: readonly Area[], { library }: Wanted): Files => ({
  ...perArea(
    areas,
    area =>
      `import type { Context } from './use.js'\n${controllers(
        ({ params }) => `Context<{ ${params.map(name => `${name}: string`).join('; ')} }>`,
      )(area)}`,
  ),
  'use.ts': `import type Koa from 'koa'
export * from '${library}'
export type Context<Params> = Koa.ParameterizedContext<{}, { params: Params }, unknown>
${areas.map(({ name }) => `export * as ${name} from './${name}.js'\n`).join('')}`,
})

/** The six routes of a resource. */
const routesOf = ({ collection, member, params }: Resource) => [
  { method: 'get', path: collection, params: params.slice(0, -1) },
  { method: 'post', path: collection, params: params.slice(0, -1) },
  ...['get', 'put', 'patch', 'delete'].map(method => ({ method, path: member, params })),
]

const ACTIONS = ['index', 'create', 'show', 'replace', 'update', 'destroy']
/** The namespaces as the peers declare them. */
const peerAreas = (areas: readonly Area[]): readonly PeerArea[] =>
  areas.map(({ name, resources }) => ({
    name,
    prefix: `/${name}`,
    routes: resources.flatMap(resource =>
      routesOf(resource).map((route, at) => ({
        ...route,
        controller: pascal(resource.name),
        action: ACTIONS[at] ?? '',
      })),
    ),
  }))

export type Dialect = 'signalbox' | 'floor' | Peer

/** The files of the application for one library. */
export const generate = (dialect: Dialect, wanted: Wanted): Files => {
  const areas = areasOf(wanted.resources)
  if (dialect === 'signalbox') return signalbox(areas, wanted)
  if (dialect === 'floor') return floor(areas, wanted)
  return generatePeer(dialect, peerAreas(areas))
}

const absolute = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** All use Koa's types from the library's own folder: two copies would be two sets of types. A folder would not be found in a module. */
export const PATHS = { koa: [absolute('../../node_modules/@types/koa/index.d.ts')] }

const tsconfig = (options: object): string =>
  JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023'],
      module: 'NodeNext',
      moduleResolution: 'NodeNext',
      types: ['node'],
      typeRoots: [absolute('../../node_modules/@types')],
      paths: PATHS,
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      verbatimModuleSyntax: true,
      skipLibCheck: true,
      noEmit: true,
      ...options,
    },
    include: ['**/*'],
  })

/** Writes an application into a folder, which is emptied first. */
export const write = async (folder: string, files: Files, options: object = {}): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/package.json`, '{ "type": "module" }')
  await writeFile(`${folder}/tsconfig.json`, tsconfig(options))
  for (const inner of new Set(Object.keys(files).map(name => dirname(`${folder}/${name}`))))
    await mkdir(inner, { recursive: true })
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(`${folder}/${name}`, text)))
}
