/**
 * Generates tables of many declarations of one kind, each with controllers of its own, for `run.ts` and for
 * `test/table/type-cost.test.ts`. A new form of a declaration is one line of `KINDS`.
 */
import type { Files } from './generate.js'
import { type Word, wordAt } from './words.js'

/** The actions of a class with the parameters of their routes. */
export type Actions = Readonly<Record<string, readonly string[]>>

/** One declaration as source, and what it needs. */
interface Declared {
  /** What follows the chain: `.resources('places')`. */
  readonly call: string
  /** The classes by controller path. In the source, `c` has the class of `V1/Places` as `c.V1Places`. */
  readonly controllers: Readonly<Record<string, Actions>>
  /** A part of the table, as `draw` takes it. In the source it is `parts.p` with its number. */
  readonly part?: string
}

interface Kind {
  readonly title: string
  readonly declare: (word: Word, other: Word, at: number) => Declared
  /** The same declaration without what is measured, where that cannot stand alone. Its table is the floor. */
  readonly without?: (word: Word, other: Word, at: number) => Declared
}

const STANDARD = { index: [], create: [], show: ['id'], update: ['id'], destroy: ['id'] }
const SINGULAR = { show: [], create: [], update: [], destroy: [] }
const BARE = [
  ['publish', 'publish'],
  ['mark-read', 'markRead'],
  ['archive', 'archive'],
  ['preview', 'preview'],
  ['toggle_lock', 'toggleLock'],
] as const
const VERBS = ['get', 'post', 'put', 'patch', 'delete', 'options', 'head', 'all']

const pick = <Each>(list: readonly Each[], at: number): Each => list[at % list.length] as Each // the lists are not empty
const only = (...names: readonly (keyof typeof STANDARD)[]): Actions =>
  Object.fromEntries(names.map(name => [name, STANDARD[name]]))
/** The name of a class in the module of the controllers. */
const classOf = (path: string): string => path.replaceAll('/', '')
const ref = (path: string): string => `c.${classOf(path)}`

/** A declaration with one controller of its own. */
const one = (call: string, path: string, actions: Actions): Declared => ({ call, controllers: { [path]: actions } })
/** `resources(name)` with something nested, whose controllers are below that of the name. */
const nesting = ({ name, path }: Word, inner: string, controllers: Declared['controllers']): Declared => ({
  call: `.resources('${name}', r => r${inner})`,
  controllers: { [path]: STANDARD, ...controllers },
})

export const KINDS = {
  resources: {
    title: 'resources(name)',
    declare: ({ name, path }) => one(`.resources('${name}')`, path, STANDARD),
  },
  'resources-only': {
    title: 'resources(name, { only: [two] })',
    declare: ({ name, path }) => one(`.resources('${name}', { only: ['index', 'show'] })`, path, only('index', 'show')),
  },
  'resources-except': {
    title: 'resources(name, { except: [two] })',
    declare: ({ name, path }) =>
      one(`.resources('${name}', { except: ['update', 'destroy'] })`, path, only('index', 'create', 'show')),
  },
  'resources-controller': {
    title: 'resources(name, { controller: C })',
    declare: ({ name }, { path }) => one(`.resources('${name}', { controller: ${ref(path)} })`, path, STANDARD),
  },
  'resources-only-controller': {
    title: 'resources(name, { only: [one], controller: C })',
    declare: ({ name }, { path }) =>
      one(`.resources('${name}', { only: ['show'], controller: ${ref(path)} })`, path, only('show')),
  },
  'resources-only-verb': {
    title: "resources(name, { only }, r => r.post('bare'))",
    declare: ({ name, path }, _, at) => {
      const [bare, action] = pick(BARE, at)
      return one(`.resources('${name}', { only: ['show'] }, r => r.post('${bare}'))`, path, {
        ...only('show'),
        [action]: ['id'],
      })
    },
  },
  'resources-verb': {
    title: "resources(name, r => r.get('bare'))",
    declare: (word, _, at) => {
      const [bare, action] = pick(BARE, at)
      return nesting(word, `.get('${bare}')`, { [word.path]: { ...STANDARD, [action]: ['id'] } })
    },
  },
  'resources-collection': {
    title: "resources(name, r => r.collection(r => r.get('bare')))",
    declare: (word, _, at) => {
      const [bare, action] = pick(BARE, at)
      return nesting(word, `.collection(r => r.get('${bare}'))`, { [word.path]: { ...STANDARD, [action]: [] } })
    },
  },
  'resources-resource': {
    title: 'resources(name, r => r.resource(other, { only }))',
    declare: (word, other) =>
      nesting(word, `.resource('${other.singular}', { only: ['show', 'update'] })`, {
        [`${word.path}/${other.path}`]: { show: ['id'], update: ['id'] },
      }),
  },
  'resources-resources': {
    title: 'resources(name, r => r.resources(other, { only }))',
    declare: (word, other) =>
      nesting(word, `.resources('${other.name}', { only: ['index', 'show'] })`, {
        [`${word.path}/${other.path}`]: { index: ['id'], show: [word.id, 'id'] },
      }),
  },
  resource: {
    title: 'resource(name)',
    declare: ({ singular, path }) => one(`.resource('${singular}')`, path, SINGULAR),
  },
  'resource-only': {
    title: 'resource(name, { only })',
    declare: ({ singular, path }) =>
      one(`.resource('${singular}', { only: ['show', 'update'] })`, path, { show: [], update: [] }),
  },
  'verb-action': {
    title: "get(path, C, 'action')",
    declare: ({ name, path }, _, at) => {
      const [, action] = pick(BARE, at)
      return one(`.get('${name}', ${ref(path)}, '${action}')`, path, { [action]: [] })
    },
  },
  'verb-action-params': {
    title: "get('a/:id/b', C, 'action')",
    declare: ({ name, path }, _, at) => {
      const [bare, action] = pick(BARE, at)
      return one(`.get('${name}/:id/${bare}', ${ref(path)}, '${action}')`, path, { [action]: ['id'] })
    },
  },
  'verb-middleware': {
    title: 'get(path, ctx => …)',
    declare: ({ name }) => ({ call: `.get('${name}', ctx => { ctx.body = '' })`, controllers: {} }),
  },
  verbs: {
    title: "each of the eight verbs(path, C, 'action')",
    declare: ({ name, path }, _, at) => {
      const [, action] = pick(BARE, at)
      return one(`.${pick(VERBS, at)}('${name}', ${ref(path)}, '${action}')`, path, { [action]: [] })
    },
  },
  namespace: {
    title: 'namespace(name, r => r.resources(other, { only }))',
    declare: (word, other) =>
      one(
        `.namespace('${word.name}', r => r.resources('${other.name}', { only: ['index', 'show'] }))`,
        `${word.path}/${other.path}`,
        only('index', 'show'),
      ),
  },
  scope: {
    title: 'scope(path, r => r.resources(other, { only }))',
    declare: (word, other) =>
      one(
        `.scope('${word.name}', r => r.resources('${other.name}', { only: ['index', 'show'] }))`,
        other.path,
        only('index', 'show'),
      ),
  },
  redirect: {
    title: 'redirect(from, target), above the target',
    declare: ({ name, path }) =>
      one(`.resources('${name}', { only: ['show'] }).redirect('old-${name}/:id', '${path}#show')`, path, only('show')),
    without: ({ name, path }) => one(`.resources('${name}', { only: ['show'] })`, path, only('show')),
  },
  draw: {
    title: 'draw(part), a part of one resources(name, { only })',
    declare: ({ name, path }, _, at) => ({
      ...one(`.draw(parts.p${at})`, path, only('index', 'show')),
      part: `(r: ScopeAt<typeof controllers, ''>) => r.resources('${name}', { only: ['index', 'show'] })`,
    }),
  },
  use: {
    title: 'use(middleware), above the same namespace without it',
    declare: (word, other) =>
      one(
        `.namespace('${word.name}', r => r.use(authenticate).resources('${other.name}', { only: ['index', 'show'] }))`,
        `${word.path}/${other.path}`,
        only('index', 'show'),
      ),
    without: (word, other) =>
      one(
        `.namespace('${word.name}', r => r.resources('${other.name}', { only: ['index', 'show'] }))`,
        `${word.path}/${other.path}`,
        only('index', 'show'),
      ),
  },
  // To come with the library: "get('pong', 'Ping#ping')" and "resources(name, { controller: 'V1/Rooms' })".
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof KINDS
export const kindNames = Object.keys(KINDS) as readonly KindName[]

/**
 * How the actions get the types of their parameters: written by hand, by an alias of `ActionContext`, or by an interface
 * that extends `ContextsOf`.
 */
export const CONTEXTS = {
  none: {
    inControllers: `import type Koa from 'koa'
type Context<Params> = Koa.ParameterizedContext<{}, { params: Params }, unknown>`,
    inRoutes: '',
    imported: [],
    of: (_path: string, _action: string, params: readonly string[]) =>
      `Context<{ ${params.map(name => `${name}: string`).join('; ')} }>`,
  },
  alias: {
    inControllers: `import type { Context } from './routes.js'`,
    inRoutes: 'export type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>',
    imported: ['type ActionContext', 'type TargetOf'],
    of: (path: string, action: string) => `Context<'${path}#${action}'>`,
  },
  interface: {
    inControllers: `import type { Contexts } from './routes.js'`,
    inRoutes: 'export interface Contexts extends ContextsOf<typeof routes> {}',
    imported: ['type ContextsOf'],
    of: (path: string, action: string) => `Contexts['${path}']['${action}']`,
  },
} as const
export type ContextForm = keyof typeof CONTEXTS

/** `alone` is `defineRoutes` and nothing that reads the table; `whole` has a router and a context for each action. */
export type Program = 'no table' | 'alone' | 'whole'

const source = (lines: readonly string[]): string => `${lines.filter(each => each !== '').join('\n')}\n`

/** The source of a class, whose actions read their parameters. */
export const classSource = (path: string, actions: Actions, contexts: ContextForm): string => {
  const methods = Object.entries(actions).map(([action, params]) => {
    const read = params.map(name => `${name}: ctx.params.${name}`).join(', ')
    return `  ${action}(ctx: ${CONTEXTS[contexts].of(path, action, params)}) { return { path: ctx.path, ${read} } }`
  })
  return `export class ${classOf(path)} {\n${methods.join('\n')}\n}`
}

/** The other word of a declaration is none of the first words of the others. */
const declarationsOf = (declare: Kind['declare'], count: number): readonly Declared[] =>
  Array.from({ length: count }, (_, at) => declare(wordAt(at), wordAt(at + 500), at))

/** The methods of `r` that the declarations of a kind call. */
export const methodsOf = (name: KindName): readonly string[] => {
  const declarations = declarationsOf(KINDS[name].declare, VERBS.length)
  const text = declarations.map(({ call, part }) => `${call} ${part ?? ''}`).join('\n')
  return [...new Set([...text.matchAll(/\.(\w+)\(/g)].map(([, method]) => method as string))]
}

export interface WantedKind {
  readonly count: number
  readonly program: Program
  /** How a module of the application imports the library. */
  readonly library: string
  readonly contexts?: ContextForm
}

const applicationOf = (
  declarations: readonly Declared[],
  { program, library, contexts = 'alias' }: WantedKind,
): Files => {
  const used = program === 'whole' ? contexts : 'none'
  const form = CONTEXTS[used]
  const controllers = declarations.flatMap(each => Object.entries(each.controllers))
  const parts = declarations.flatMap(({ part }, at) => (part === undefined ? [] : [`  p${at}: ${part},`]))
  const imported = ['defineRoutes', ...form.imported, ...(parts.length > 0 ? ['type ScopeAt'] : [])]
  const routes = source([
    `import { ${imported.join(', ')} } from '${library}'`,
    `import type Koa from 'koa'`,
    `import * as c from './controllers.js'`,
    'export const controllers = {',
    ...controllers.map(([path]) => `  '${path}': ${ref(path)},`),
    '  Ping: c.Ping,',
    '}',
    parts.length > 0 ? `const parts = {\n${parts.join('\n')}\n}` : '',
    'export const authenticate: Koa.Middleware<{ user: string }> = (_ctx, next) => next()',
    'export const routes = defineRoutes(controllers, r => r',
    `${declarations.map(({ call }) => `  ${call}`).join('\n')})`,
    form.inRoutes,
  ])
  return {
    'controllers.ts': source([
      controllers.length > 0 ? form.inControllers : '',
      ...controllers.map(([path, actions]) => classSource(path, actions, used)),
      'export class Ping { ping() {} }',
    ]),
    ...(program === 'no table' ? {} : { 'routes.ts': routes }),
    'use.ts': source(
      program === 'whole'
        ? [
            `import { createRouter } from '${library}'`,
            `import { routes } from './routes.js'`,
            'export const router = createRouter(routes)',
          ]
        : [`export * from '${library}'`, `export * from './controllers.js'`],
    ),
  }
}

/** The files of an application with a number of declarations of one kind. */
export const generateKind = (name: KindName, wanted: WantedKind): Files =>
  applicationOf(declarationsOf(KINDS[name].declare, wanted.count), wanted)

/** What the application is compared with: the same classes without a table, or the table without what is measured. */
export const generateFloor = (name: KindName, wanted: WantedKind): Files => {
  const { declare, without }: Kind = KINDS[name]
  return applicationOf(
    declarationsOf(without ?? declare, wanted.count),
    without ? wanted : { ...wanted, program: 'no table' },
  )
}
