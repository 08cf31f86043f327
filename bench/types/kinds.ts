/**
 * The kinds of declarations whose cost is measured, each with controllers of its own. A new form of a declaration is one
 * entry of `KINDS`. `generate-kind.ts` makes tables of them.
 */
import type { Word } from './words.js'

/** The actions of a class with the parameters of their routes. */
export type Actions = Readonly<Record<string, readonly string[]>>

/** One declaration as source, and what it needs. */
export interface Declared {
  /** What follows the chain: `.resources('places')`. */
  readonly call: string
  /** The classes by controller path. In the source, `c` has the class of `V1/Places` as `c.V1Places`. */
  readonly controllers: Readonly<Record<string, Actions>>
  /** A part of the table, as `draw` takes it. In the source it is `parts.p` with its number. */
  readonly part?: string
  /** Whether each action has a contract with a body and a query, and reads both. */
  readonly contracts?: true
  /** Whether it takes something of a module of functions, which is `f` in the source. */
  readonly functions?: true
  /** Whether it calls middlewares of the module `needs`. */
  readonly needs?: true
  /** Whether each class has a public method that is no action. */
  readonly helper?: true
  /** The arguments of a link to it, if its cost is measured, too. */
  readonly link?: string
}

export interface Kind {
  readonly title: string
  readonly declare: (word: Word, other: Word, at: number) => Declared
  /** The same declaration without what is measured, where that is not possible alone. Its table is the floor. */
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
/** The methods that declare one route. */
export const VERBS = ['get', 'post', 'put', 'patch', 'delete', 'options', 'head', 'query', 'all']

const pick = <Each>(list: readonly Each[], at: number): Each => list[at % list.length] as Each // the lists are not empty
const only = (...names: readonly (keyof typeof STANDARD)[]): Actions =>
  Object.fromEntries(names.map(name => [name, STANDARD[name]]))
/** The name of a class in the module of the controllers. */
export const classOf = (path: string): string => path.replaceAll('/', '')
export const ref = (path: string): string => `c.${classOf(path)}`

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
  'resources-contract': {
    title: 'resources(name), with a body and a query for each of its five actions',
    declare: ({ name, path }) => ({ ...one(`.resources('${name}')`, path, STANDARD), contracts: true }),
    without: ({ name, path }) => one(`.resources('${name}')`, path, STANDARD),
  },
  'resources-only': {
    title: 'resources(name, { only: [two] })',
    declare: ({ name, path }) => one(`.resources('${name}', { only: ['index', 'show'] })`, path, only('index', 'show')),
  },
  'resources-only-helper': {
    title: 'resources(name, { only: [two] }), whose class has another public method, which is no action',
    declare: ({ name, path }) => ({
      ...one(`.resources('${name}', { only: ['index', 'show'] })`, path, only('index', 'show')),
      helper: true,
    }),
  },
  'resources-except': {
    title: 'resources(name, { except: [two] })',
    declare: ({ name, path }) =>
      one(`.resources('${name}', { except: ['update', 'destroy'] })`, path, only('index', 'create', 'show')),
  },
  'resources-path': {
    title: "resources(name, { only: [two], path: 'other' })",
    declare: ({ name, path }, other) =>
      one(`.resources('${name}', { only: ['index', 'show'], path: 'x-${other.name}' })`, path, only('index', 'show')),
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
  'resources-controller-path': {
    title: "resources(name, { controller: 'A/B' })",
    declare: ({ name }, { path }) => one(`.resources('${name}', { controller: '${path}' })`, path, STANDARD),
  },
  'resources-only-controller-path': {
    title: "resources(name, { only: [one], controller: 'A/B' })",
    declare: ({ name }, { path }) =>
      one(`.resources('${name}', { only: ['show'], controller: '${path}' })`, path, only('show')),
  },
  'resources-use': {
    title: 'resources(name, { only: [two], use: middleware })',
    declare: ({ name, path }) =>
      one(`.resources('${name}', { only: ['index', 'show'], use: authenticate })`, path, only('index', 'show')),
  },
  'resources-needs': {
    title: 'resources(name, { only: [two], use: { show: [middleware, one that needs state and the id] } })',
    declare: ({ name, path }) => ({
      ...one(
        `.resources('${name}', { only: ['index', 'show'], use: { show: [n.giveUser, n.loadPlace] } })`,
        path,
        only('index', 'show'),
      ),
      needs: true,
    }),
  },
  'resources-use-actions': {
    title: 'resources(name, { use: { create: middleware, destroy: [middleware] } })',
    declare: ({ name, path }) =>
      one(`.resources('${name}', { use: { create: authenticate, destroy: [authenticate] } })`, path, STANDARD),
  },
  'resources-use-verb': {
    title: "resources(name, { only, use: middleware }, r => r.post('bare'))",
    declare: ({ name, path }, _, at) => {
      const [bare, action] = pick(BARE, at)
      return one(`.resources('${name}', { only: ['show'], use: authenticate }, r => r.post('${bare}'))`, path, {
        ...only('show'),
        [action]: ['id'],
      })
    },
  },
  'resource-use': {
    title: 'resource(name, { use: { update: [middleware] } })',
    declare: ({ singular, path }) =>
      one(`.resource('${singular}', { use: { update: [authenticate] } })`, path, SINGULAR),
  },
  'resources-id': {
    title: "resources(name, { only, id: 'bigint' }, r => r.resources(other, { only }))",
    declare: ({ name, path, id }, other) => ({
      call: `.resources('${name}', { only: ['show'], id: 'bigint' }, r => r.resources('${other.name}', { only: ['show'] }))`,
      controllers: { [path]: only('show'), [`${path}/${other.path}`]: { show: [id, 'id'] } },
    }),
  },
  'resources-shallow': {
    title: 'resources(name, { only, shallow }, r => r.resources(other, { only }))',
    declare: ({ name, path }, other, at) => ({
      call: `.resources('${name}', { only: ['show'], shallow: true }, r => r.resources('x${at}-${other.name}', { only: ['index', 'show'], controller: '${path}/${other.path}' }))`,
      controllers: { [path]: only('show'), [`${path}/${other.path}`]: { index: ['id'], show: ['id'] } },
    }),
  },
  'resources-shallow-inside': {
    title: 'resources(name, { only }, r => r.resources(other, { only, shallow }))',
    declare: ({ name, path }, other, at) => ({
      call: `.resources('${name}', { only: ['show'] }, r => r.resources('x${at}-${other.name}', { only: ['index', 'show'], shallow: true, controller: '${path}/${other.path}' }))`,
      controllers: { [path]: only('show'), [`${path}/${other.path}`]: { index: ['id'], show: ['id'] } },
    }),
  },
  'resources-shallow-inside-verb-below': {
    title: "the same, and get('name/:id/more', 'A#b')",
    declare: ({ name, path }, other, at) => ({
      call: `.resources('${name}', { only: ['show'] }, r => r.resources('x${at}-${other.name}', { only: ['index', 'show'], shallow: true, controller: '${path}/${other.path}' })).get('${name}/:id/more', '${path}#more')`,
      controllers: {
        [path]: { ...only('show'), more: ['id'] },
        [`${path}/${other.path}`]: { index: ['id'], show: ['id'] },
      },
    }),
  },
  'verb-resources-below': {
    title: "get('name/:id/more', 'A#b') and resources(name, r => r.get('bare'))",
    declare: ({ name, path }, _, at) => {
      const [bare, action] = pick(BARE, at)
      return one(`.get('${name}/:id/more', '${path}#more').resources('${name}', r => r.get('${bare}'))`, path, {
        ...STANDARD,
        more: ['id'],
        [action]: ['id'],
      })
    },
  },
  'scope-params': {
    title: "scope(':id', { params }, r => r.get(path, C, 'action'))",
    declare: ({ name, path, id }, _, at) => {
      const [bare, action] = pick(BARE, at)
      return one(
        `.scope('${name}/:${id}', { params: { ${id}: 'integer' } }, r => r.get('${bare}', ${ref(path)}, '${action}'))`,
        path,
        { [action]: [id] },
      )
    },
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
  'resources-verb-below': {
    title: "resources(name, { only }, r => r.post('bare')) and get('name/:id/more', 'A#b')",
    declare: ({ name, path }, _, at) => {
      const [bare, action] = pick(BARE, at)
      const below = `.get('${name}/:id/more', '${path}#${action}')`
      return one(`.resources('${name}', { only: ['show'] }, r => r.post('${bare}'))${below}`, path, {
        ...only('show'),
        [action]: ['id'],
      })
    },
  },
  'resources-verbs-below': {
    title: "get('hub/:id/name', 'A#b'), all below one resources('hub', { only })",
    declare: ({ name, path }, _, at) => {
      const hub = at === 0 ? `.resources('hub', { only: ['show'], controller: '${path}' })` : ''
      return one(`${hub}.get('hub/:id/${name}', '${path}#more')`, path, {
        ...(at === 0 ? only('show') : {}),
        more: ['id'],
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
  'resource-collection': {
    title: "resource(name, { only }, r => r.collection(r => r.get('bare')))",
    declare: ({ singular, path }, _, at) => {
      const [bare, action] = pick(BARE, at)
      return one(`.resource('${singular}', { only: ['show'] }, r => r.collection(r => r.get('${bare}')))`, path, {
        show: [],
        [action]: [],
      })
    },
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
  'verb-action-affixed': {
    title: "get('a/:id.json', C, 'action')",
    declare: ({ name, path }, _, at) => {
      const [, action] = pick(BARE, at)
      return one(`.get('${name}/:id.json', ${ref(path)}, '${action}')`, path, { [action]: ['id'] })
    },
  },
  'verb-params': {
    title: "get('a/:id', { params }, 'A#b')",
    declare: ({ name, path }, _, at) => {
      const [, action] = pick(BARE, at)
      return one(`.get('${name}/:id', { params: { id: 'integer' } }, '${path}#${action}')`, path, { [action]: ['id'] })
    },
  },
  'verb-params-link': {
    title: "get('a/:id', { params }, 'A#b'), and a link to it",
    declare: ({ name, path }, _, at) => {
      const [, action] = pick(BARE, at)
      const target = `${path}#${action}`
      return {
        ...one(`.get('${name}/:id', { params: { id: 'integer' } }, '${target}')`, path, { [action]: ['id'] }),
        link: `'${target}', { id: 5 }`,
      }
    },
  },
  'verb-shared-path': {
    title: "get('api/v1/a/:id', 'A#b'), all with the same first segments",
    declare: ({ name, path }, _, at) => {
      const [, action] = pick(BARE, at)
      return one(`.get('api/v1/${name}/:id', '${path}#${action}')`, path, { [action]: ['id'] })
    },
  },
  'group-shared-path': {
    title: "scope(r => r.use(middleware).get('api/v1/a/:id', 'A#b')), all with the same first segments",
    declare: ({ name, path }, _, at) => {
      const [, action] = pick(BARE, at)
      const call = `.scope(r => r.use(authenticate).get('api/v1/${name}/:id', '${path}#${action}'))`
      return one(call, path, { [action]: ['id'] })
    },
  },
  'scope-shared-path': {
    title: "scope('api/v1/a', r => r.get(path, 'A#b')), all with the same first segments",
    declare: ({ name, path }, _, at) => {
      const [bare, action] = pick(BARE, at)
      return one(`.scope('api/v1/${name}', r => r.get('${bare}', '${path}#${action}'))`, path, { [action]: [] })
    },
  },
  'verb-middleware': {
    title: 'get(path, ctx => …)',
    declare: ({ name }) => ({ call: `.get('${name}', ctx => { ctx.body = '' })`, controllers: {} }),
  },
  'verb-needs': {
    title: "get('a/:id', middleware, a middleware that needs state and the id, ctx => …)",
    declare: ({ name }) => ({
      call: `.get('${name}/:id', n.giveUser, n.loadPlace, ctx => { ctx.body = ctx.state.place })`,
      controllers: {},
      needs: true,
    }),
  },
  'verb-middlewares': {
    title: 'get(path, middleware, middleware, ctx => …)',
    declare: ({ name }) => ({
      call: `.get('${name}', authenticate, authenticate, ctx => { ctx.body = '' })`,
      controllers: {},
    }),
  },
  'verb-middleware-middleware': {
    title: 'get(path, middleware, ctx => …)',
    declare: ({ name }) => ({
      call: `.get('${name}', authenticate, ctx => { ctx.body = '' })`,
      controllers: {},
    }),
  },
  'verb-function': {
    title: 'get(path, handler), a function with the type of its context',
    declare: ({ name }) => ({ call: `.get('${name}', f.answer)`, controllers: {}, functions: true }),
  },
  'verb-middleware-function': {
    title: 'get(path, middleware, handler)',
    declare: ({ name }) => ({ call: `.get('${name}', authenticate, f.answer)`, controllers: {}, functions: true }),
  },
  'verb-middlewares-function': {
    title: 'get(path, middleware, middleware, middleware, handler)',
    declare: ({ name }) => ({
      call: `.get('${name}', authenticate, authenticate, authenticate, f.answer)`,
      controllers: {},
      functions: true,
    }),
  },
  'verb-middleware-function-params': {
    title: "get('a/:id', middleware, handler)",
    declare: ({ name }) => ({
      call: `.get('${name}/:id', authenticate, f.answerOne)`,
      controllers: {},
      functions: true,
    }),
  },
  'verb-contract-middleware': {
    title: 'post(path, { body }, middleware, ctx => …)',
    declare: ({ name }) => ({
      call: `.post('${name}', { body: f.text }, authenticate, ctx => { ctx.body = ctx.input.body })`,
      controllers: {},
      functions: true,
    }),
  },
  'verb-middleware-contract': {
    title: 'post(path, { body, query }, ctx => …)',
    declare: ({ name }) => {
      const schema = (output: string) =>
        `{ '~standard': { validate: (value: unknown) => ({ value: value as ${output} }) } }`
      const contract = `{ body: ${schema('{ name: string }')}, query: ${schema('{ page: number }')} }`
      return { call: `.post('${name}', ${contract}, ctx => { ctx.body = ctx.input.body.name })`, controllers: {} }
    },
  },
  'verb-middleware-target': {
    title: "get(path, middleware, 'A#b')",
    declare: ({ name, path }, _, at) => {
      const [, action] = pick(BARE, at)
      return one(`.get('${name}', authenticate, '${path}#${action}')`, path, { [action]: [] })
    },
  },
  'verb-middleware-action': {
    title: "get(path, middleware, C, 'action')",
    declare: ({ name, path }, _, at) => {
      const [, action] = pick(BARE, at)
      return one(`.get('${name}', authenticate, ${ref(path)}, '${action}')`, path, { [action]: [] })
    },
  },
  'verb-contract': {
    title: "get(path, 'A#b'), with a body and a query",
    declare: ({ name, path }) => ({ ...one(`.get('${name}', '${path}#show')`, path, { show: [] }), contracts: true }),
    without: ({ name, path }) => one(`.get('${name}', '${path}#show')`, path, { show: [] }),
  },
  'verb-target': {
    title: "get(path, 'A#b')",
    declare: ({ name, path }, _, at) => {
      const [, action] = pick(BARE, at)
      return one(`.get('${name}', '${path}#${action}')`, path, { [action]: [] })
    },
  },
  'verb-target-params': {
    title: "get('a/:id/b', 'A#b')",
    declare: ({ name, path }, _, at) => {
      const [bare, action] = pick(BARE, at)
      return one(`.get('${name}/:id/${bare}', '${path}#${action}')`, path, { [action]: ['id'] })
    },
  },
  mount: {
    title: 'mount(path, middleware)',
    declare: ({ name }) => ({ call: `.mount('${name}', (_ctx, next) => next())`, controllers: {} }),
  },
  verbs: {
    title: "each of the nine verbs(path, C, 'action')",
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
  'namespace-path': {
    title: "namespace(name, { path: '' }, r => r.resources(other, { only }))",
    declare: (word, other) =>
      one(
        `.namespace('${word.name}', { path: '' }, r => r.resources('${other.name}', { only: ['index', 'show'] }))`,
        `${word.path}/${other.path}`,
        only('index', 'show'),
      ),
  },
  'namespace-again': {
    title: "namespace('hub', r => r.resources(name, { only })), all of one name",
    declare: ({ name, path }) =>
      one(
        `.namespace('hub', r => r.resources('${name}', { only: ['index', 'show'] }))`,
        `Hub/${path}`,
        only('index', 'show'),
      ),
  },
  'namespace-verb': {
    title: "get(name, 'A#b') and namespace(name, r => r.resources(other, { only }))",
    declare: (word, other) => ({
      call: `.get('${word.name}', '${word.path}#ping').namespace('${word.name}', r => r.resources('${other.name}', { only: ['index', 'show'] }))`,
      controllers: { [word.path]: { ping: [] }, [`${word.path}/${other.path}`]: only('index', 'show') },
    }),
  },
  'namespace-verb-below': {
    title: "namespace(name, r => r.resources(other, { only })) and get('name/feed', 'A#b')",
    declare: (word, other) => ({
      call: `.namespace('${word.name}', r => r.resources('${other.name}', { only: ['index', 'show'] })).get('${word.name}/feed', '${word.path}#feed')`,
      controllers: { [word.path]: { feed: [] }, [`${word.path}/${other.path}`]: only('index', 'show') },
    }),
  },
  'namespace-namesake': {
    title: 'namespace(name, r => r.resources(other, { only })) and resources(name, { only })',
    declare: (word, other) => ({
      call: `.namespace('${word.name}', r => r.resources('${other.name}', { only: ['index', 'show'] })).resources('${word.name}', { only: ['index', 'show'] })`,
      controllers: { [word.path]: only('index', 'show'), [`${word.path}/${other.path}`]: only('index', 'show') },
    }),
  },
  'resources-namespace': {
    title: "resources(name, { only }, r => r.namespace('more', r => r.get(path, 'A#b')))",
    declare: ({ name, path }) =>
      one(
        `.resources('${name}', { only: ['show'] }, r => r.namespace('more', r => r.get('feed', '${path}#feed')))`,
        path,
        { ...only('show'), feed: ['id'] },
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
  group: {
    title: 'scope(r => r.resources(name, { only }))',
    declare: ({ name, path }) =>
      one(`.scope(r => r.resources('${name}', { only: ['index', 'show'] }))`, path, only('index', 'show')),
  },
  redirect: {
    title: 'redirect(from, target), above the target',
    declare: ({ name, path }) =>
      one(`.resources('${name}', { only: ['show'] }).redirect('old-${name}/:id', '${path}#show')`, path, only('show')),
    without: ({ name, path }) => one(`.resources('${name}', { only: ['show'] })`, path, only('show')),
  },
  'redirect-path': {
    title: "redirect(from, '/path/:id')",
    declare: ({ name }) => ({ call: `.redirect('old-${name}/:id', '/new-${name}/:id')`, controllers: {} }),
  },
  'redirect-url': {
    title: "redirect(from, 'https://example.com/:id')",
    declare: ({ name }) => ({
      call: `.redirect('old-${name}/:id', 'https://example.com/${name}/:id')`,
      controllers: {},
    }),
  },
  draw: {
    title: 'draw(part), a part of one resources(name, { only })',
    declare: ({ name, path }, _, at) => ({
      ...one(`.draw(parts.p${at})`, path, only('index', 'show')),
      part: `(r: ScopeAt<typeof controllers, ''>) => r.resources('${name}', { only: ['index', 'show'] })`,
    }),
  },
  'draw-scope': {
    title: 'scope(path, r => r.draw(part)), a part of one resources(name, { only })',
    declare: ({ name, path }, _, at) => ({
      ...one(`.scope('in-${name}', r => r.draw(parts.p${at}))`, path, only('index', 'show')),
      part: `(r: ScopeAt<typeof controllers, [InScope<'in-${name}'>]>) => r.resources('${name}', { only: ['index', 'show'] })`,
    }),
  },
  'draw-anywhere': {
    title: 'scope(path, r => r.draw(part)), a part for any place of one resources(name, { only })',
    declare: ({ name, path }, _, at) => ({
      ...one(`.scope('in-${name}', r => r.draw(parts.p${at}))`, path, only('index', 'show')),
      part: `(r: ScopeAnywhere<typeof controllers>) => r.resources('${name}', { only: ['index', 'show'] })`,
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
