/** Writes the application of `build-application.ts` for this library, and the same classes without a table. */
import type { Declaration, Resources, Route } from './application.js'
import { applicationOf } from './build-application.js'
import { CONTEXT_MODULE, CONTEXTS, type ContextForm, contextsFile } from './contexts.js'
import type { Files } from './generate.js'
import type { Area, PeerRoute } from './peers.js'

/** How a verb and the option `controller` name a class. Strings are for a library that has them. */
export type TargetForm = 'class' | 'string'

export interface WantedApplication {
  readonly routes: number
  /** How a module of the application imports the library. */
  readonly library: string
  readonly contexts?: ContextForm
  readonly targets?: TargetForm
  /** Whether each namespace is a part, and so is what is at the top; controllers take their contexts from the parts. */
  readonly split?: boolean
  /** How many links `links.ts` makes, by default none. */
  readonly links?: number
}

interface Action {
  readonly name: string
  readonly params: readonly string[]
  readonly state: readonly string[]
}

/** The types of the members of `ctx.state`. */
const STATES: Readonly<Record<string, string>> = { user: '{ id: string; name: string }', tenant: '{ domain: string }' }
const stateType = (state: readonly string[]): string =>
  `{ ${state.map(name => `${name}: ${STATES[name]}`).join('; ')} }`.replace('{  }', '{}')

const camel = (name: string): string => name.replaceAll(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase())
const className = (controller: string): string => `${controller.replaceAll('/', '')}Controller`
const moduleOf = (controller: string): string => `${controller.toLowerCase().replaceAll('/', '-')}`

/** The actions of each controller. */
export const controllersOf = (routes: readonly Route[]): ReadonlyMap<string, readonly Action[]> => {
  const controllers = new Map<string, Action[]>()
  for (const { target, params, state } of routes) {
    if (!target) continue
    const actions = controllers.get(target.controller) ?? []
    controllers.set(target.controller, actions)
    // PUT and PATCH lead to the same action.
    if (!actions.some(({ name }) => name === target.action)) actions.push({ name: target.action, params, state })
  }
  return controllers
}

const controllerFiles = (
  controllers: ReadonlyMap<string, readonly Action[]>,
  contexts: ContextForm,
  modules: ReadonlyMap<string, string> = new Map(),
): Files => {
  const files: Files = {}
  for (const [controller, actions] of controllers) {
    const { name: imported, module, of } = CONTEXTS[contexts]
    const methods = actions.map(action => {
      const read = [
        ...action.params.map(name => `${name}: ctx.params.${name}`),
        ...(action.state.includes('user') ? ['user: ctx.state.user.name'] : []),
      ]
      return `  ${action.name}(ctx: ${of(controller, { ...action, state: stateType(action.state) })}) {
    ctx.set('Cache-Control', 'no-store')
    return { ${read.join(', ')} }
  }
`
    })
    files[`controllers/${moduleOf(controller)}.ts`] =
      `import type { ${imported} } from '../${modules.get(controller) ?? module}'

export class ${className(controller)} {
${methods.join('\n')}}
`
  }
  return files
}

const importOf = (controller: string): string =>
  `import { ${className(controller)} } from './controllers/${moduleOf(controller)}.js'\n`

/** A part in a file of its own, with the names of the namespaces around it. */
interface Part {
  readonly names: readonly string[]
  readonly state: readonly string[]
  readonly declarations: readonly Declaration[]
}
const TOP = ['top']
const partFile = (names: readonly string[]): string => `${names.join('-')}-routes`
const partName = (names: readonly string[]): string => `${camel(names.join('_'))}Routes`
const partImport = ({ names }: Part): string => `import { ${partName(names)} } from './${partFile(names)}.js'\n`

/** The controllers that declarations call. Those of a namespace are called in it alone. */
const calledIn = (declarations: readonly (Declaration | Resources['member'][number])[]): string[] =>
  declarations.flatMap(each =>
    each.kind === 'verb' ? [each.controller] : 'member' in each ? [each.controller, ...calledIn(each.member)] : [],
  )

/** Writes declarations, and collects the controllers that they name. */
class Writer {
  readonly named = new Set<string>()
  readonly used = new Set<string>()
  /** The namespaces that are drawn from files of their own. */
  readonly parts: Part[] = []
  readonly #targets: TargetForm
  readonly #split: boolean

  constructor({ targets = 'class', split = false }: WantedApplication) {
    this.#targets = targets
    this.#split = split
  }

  #class(controller: string): string {
    this.named.add(controller)
    return className(controller)
  }

  #resources({ kind, name, controller, options, member, collection }: Resources): string {
    const quoted = (names: readonly string[]) => `[${names.map(each => `'${each}'`).join(', ')}]`
    const given = [
      ...(options.only ? [`only: ${quoted(options.only)}`] : []),
      ...(options.except ? [`except: ${quoted(options.except)}`] : []),
      ...(options.own
        ? [`controller: ${this.#targets === 'string' ? `'${controller}'` : this.#class(controller)}`]
        : []),
    ]
    const inner = [
      ...(collection.length > 0
        ? [`.collection(r => r${collection.map(each => `.${each.method}('${each.path}')`).join('')})`]
        : []),
      ...member.map(each => (each.kind === 'bare' ? `.${each.method}('${each.path}')` : this.#resources(each))),
    ]
    const call = [`'${name}'`, ...(given.length > 0 ? [`{ ${given.join(', ')} }`] : [])].join(', ')
    return `.${kind}(${call}${inner.length > 0 ? `, r => r${inner.map(indented).join('')}` : ''})`
  }

  declaration(each: Declaration, names: readonly string[] = []): string {
    if ('member' in each) return this.#resources(each)
    if (each.kind === 'redirect') return `.redirect('${each.path}', '${each.target}')`
    if (each.kind === 'middleware') return `.${each.method}('${each.path}', ctx => { ctx.body = ctx.path })`
    if (each.kind === 'verb') {
      const { method, path, controller, action } = each
      const target =
        this.#targets === 'string' ? `'${controller}#${action}'` : `${this.#class(controller)}, '${action}'`
      return `.${method}('${path}', ${target})`
    }
    const inside = [...names, each.name]
    const use = each.use === undefined ? '' : `.use(${each.use})`
    if (each.use !== undefined) this.used.add(each.use)
    if (each.again || (!each.part && !this.#split))
      return `.namespace('${each.name}', r => r${use}${this.chain(each.declarations, inside)})`
    this.parts.push({ names: inside, state: each.state, declarations: each.declarations })
    return `.namespace('${each.name}', r => r${use}.draw(${partName(inside)}))`
  }

  chain(declarations: readonly Declaration[], names: readonly string[] = []): string {
    return declarations.map(each => indented(this.declaration(each, names))).join('')
  }

  imports(): string {
    const middlewares = this.used.size > 0 ? `import { ${[...this.used].join(', ')} } from './middlewares.js'\n` : ''
    return middlewares + [...this.named].map(importOf).join('')
  }
}
const indented = (text: string): string => `\n${text}`.replaceAll('\n', '\n  ')

const MIDDLEWARES = `import type Koa from 'koa'
${Object.entries(STATES)
  .map(([name, type]) => `export const ${name}: Koa.Middleware<{ ${name}: ${type} }> = (_ctx, next) => next()\n`)
  .join('')}`

const registryFile = (controllers: ReadonlyMap<string, unknown>): string => {
  const paths = [...controllers.keys()]
  return `${paths.map(importOf).join('')}
export const controllers = {
${paths.map(path => `  '${path}': ${className(path)},\n`).join('')}}
`
}

/** A part with those that it draws, each in a file of its own. */
const partFiles = (part: Part, wanted: WantedApplication): Files => {
  const { names, state, declarations } = part
  const writer = new Writer(wanted)
  const chain = writer.chain(declarations, names === TOP ? [] : names)
  const place = names === TOP ? '' : names.join('/')
  const expected = state.length > 0 ? `, ${stateType(state)}` : ''
  const contexts = wanted.split ? `\nexport interface Contexts extends ContextsOf<typeof ${partName(names)}> {}\n` : ''
  const files: Files = {
    [`${partFile(names)}.ts`]: `import type { ${wanted.split ? 'ContextsOf, ' : ''}ScopeAt } from '${wanted.library}'
import type { controllers } from './registry.js'
${writer.parts.map(partImport).join('')}${writer.imports()}
export const ${partName(names)} = (r: ScopeAt<typeof controllers, '${place}'${expected}>) => r${chain}
${contexts}`,
  }
  for (const inner of writer.parts) Object.assign(files, partFiles(inner, wanted))
  return files
}

/** The module of the part that calls each controller. */
const partModules = (declarations: readonly Declaration[], names: readonly string[] = []): [string, string][] => [
  ...calledIn(declarations).map((each): [string, string] => [each, `${partFile(names.length > 0 ? names : TOP)}.js`]),
  ...declarations.flatMap(each =>
    each.kind === 'namespace' && !each.again ? partModules(each.declarations, [...names, each.name]) : [],
  ),
  // Its controllers may be called in the other part of the namespace as well, so they take their contexts from the part around both.
  ...declarations.flatMap(each =>
    each.kind === 'namespace' && each.again ? partModules(each.declarations, names) : [],
  ),
]

/** In place of all declarations at the top but the namespaces, a part that has them. */
const splitTop = (declarations: readonly Declaration[]): { table: readonly Declaration[]; top: Part } => ({
  table: declarations.filter(each => each.kind === 'namespace'),
  top: { names: TOP, state: [], declarations: declarations.filter(each => each.kind !== 'namespace') },
})

/** The files of the application with its table. */
export const generateApplication = (wanted: WantedApplication): Files => {
  const { library, contexts = 'interface', split = false } = wanted
  const { declarations, routes } = applicationOf(wanted.routes)
  const controllers = controllersOf(routes)
  const writer = new Writer(wanted)
  const { table, top } = splitTop(declarations)
  const chain = split ? `${indented(`.draw(${partName(TOP)})`)}${writer.chain(table)}` : writer.chain(declarations)
  const imports = writer.imports()
  const parts = split ? [top, ...writer.parts] : writer.parts
  const { imported, exported } = CONTEXTS[contexts]
  return {
    ...controllerFiles(controllers, contexts, new Map(split ? partModules(declarations) : [])),
    ...Object.assign({}, ...parts.map(part => partFiles(part, wanted))),
    'context.ts': CONTEXT_MODULE,
    ...(contexts === 'file'
      ? { 'contexts.ts': contextsFile(withStates(controllers), STATES, library.replace(/(?:\/index\.js)?$/, TYPES)) }
      : {}),
    ...(wanted.links ? { 'links.ts': linksFile(routes, wanted.links) } : {}),
    'middlewares.ts': MIDDLEWARES,
    'registry.ts': registryFile(controllers),
    'routes.ts': `import { ${['defineRoutes', ...(split ? [] : imported)].join(', ')} } from '${library}'
import { controllers } from './registry.js'
${parts.map(partImport).join('')}${imports}
export const routes = defineRoutes(controllers, r => r${chain})
${split ? '' : exported}`,
    'router.ts': `import { createRouter } from '${library}'
import { routes } from './routes.js'
export const router = createRouter(routes)
`,
  }
}

/** How a module is called whose library is `signalbox` or a folder with its declarations. */
const TYPES = (end: string): string => (end === '' ? '/types' : '/types/index.js')

const withStates = (controllers: ReadonlyMap<string, readonly Action[]>) =>
  new Map(
    [...controllers].map(([path, actions]) => [
      path,
      actions.map(action => ({ ...action, state: stateType(action.state) })),
    ]),
  )

const linksFile = (routes: readonly Route[], count: number): string => {
  const linked = routes.filter(({ method, target }) => target && method !== 'PUT').slice(0, count)
  const links = linked.map(({ target, params }, at) => {
    const given = params.length > 0 ? `, { ${params.map(name => `${name}: 1`).join(', ')} }` : ''
    return `export const link${at} = () => routes.path('${target?.controller}#${target?.action}'${given})\n`
  })
  return `import { routes } from './routes.js'\n${links.join('')}`
}

/** The same classes with parameter types written by hand, and no table. The library is in the program but unused. */
export const generateClasses = ({ routes, library }: WantedApplication): Files => {
  const controllers = controllersOf(applicationOf(routes).routes)
  return {
    ...controllerFiles(controllers, 'none'),
    'context.ts': CONTEXT_MODULE,
    'middlewares.ts': MIDDLEWARES,
    'registry.ts': registryFile(controllers),
    'router.ts': `export * from '${library}'\nexport * from './registry.js'\n`,
  }
}

/** The same routes for the peers: an area for each namespace of the table, and one for the other routes. */
export const areasOfApplication = (wanted: number): readonly Area[] => {
  const { declarations, routes } = applicationOf(wanted)
  const names = declarations.flatMap(each => (each.kind === 'namespace' ? [each.name] : []))
  const areas = new Map<string, PeerRoute[]>()
  for (const [at, { method, path, params, target }] of routes.entries()) {
    const name = names.find(each => path.startsWith(`/${each}/`)) ?? ''
    const route = {
      method: method.toLowerCase(),
      path,
      params,
      controller: target ? target.controller.replaceAll('/', '') : 'Handlers',
      action: target ? (method === 'PUT' && target.action === 'update' ? 'replace' : target.action) : `handler${at}`,
    }
    areas.set(name, [...(areas.get(name) ?? []), route])
  }
  return [...areas].map(([name, inside]) => ({
    name: name === '' ? 'main' : camel(name),
    prefix: name === '' ? '' : `/${name}`,
    routes: inside,
  }))
}
