/**
 * A `use` that expects a parameter is accepted if all routes after it have that parameter, and refused if one has not, or has
 * it for another resource: random nested resources, some of them shallow, with a `use` somewhere. So `ctx.params` never has a
 * member that only the types know.
 */
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type Koa from 'koa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineRoutes } from '../../src/index.js'
import { paramNames, pathShape } from '../../src/text/path.js'
import type { LooseScope } from '../cases/definition.js'
import { outputOf, writeFolder } from '../support/compile-folder.js'
import { Random, seedOf } from '../support/random.js'

const TABLES = Number(process.env.TABLES ?? 120)
const seed = seedOf(process.env)
const folder = fileURLToPath(new URL('../generated-shallow-use/', import.meta.url))

class AnyController {
  index() {}
  create() {}
  show() {}
  update() {}
  destroy() {}
}
const define = defineRoutes as unknown as (
  controllers: object,
  draw: (r: LooseScope) => LooseScope,
) => readonly { readonly path: string; readonly use: readonly Koa.Middleware[] }[]

/** The shape of a path up to a parameter, which says whose id it is. */
const idAt = (path: string | undefined, name: string): string | undefined =>
  path && paramNames(path).includes(name) ? pathShape(path.replace(new RegExp(`(/:${name})(/.*)?$`), '$1')) : undefined

/** A declaration as source and as a call. */
interface Node {
  readonly source: string
  readonly declare: (r: LooseScope) => LooseScope
}

/** The expected parameter, for which there are one middleware and one type. The route after the `use` shows whose `id` it is. */
const middlewares = new Map<string, Koa.Middleware>()
const expecting = (name: string): Koa.Middleware => {
  const middleware = middlewares.get(name) ?? ((_ctx, next) => next())
  middlewares.set(name, middleware)
  return middleware
}
const middlewareSource = (name: string): string => `(_ctx: { params: { ${name}: string } }) => {}`

const COLLECTIONS = ['collection', 'collection', 'collection', 'collection'] as const

class Table {
  #names = 0
  #uses = 0
  /** Whether the scope has an id of its own, as `id`. */
  #hasId = false
  #isShallow = false
  /** Whether the scope is in a collection of shallow resources, where `use` may expect the parameters of scopes only. */
  #isShallowCollection = false
  /** Whether the call may be `collection`. */
  #mayCollect = false
  /** Whether the option `use` of shallow resources expects an outer id, which is refused even where they have no members. */
  isRefused = false
  /** The names of the ids before other ids. */
  readonly #ids: string[] = []

  constructor(private readonly random: Random) {}

  chain(depth: number): Node {
    const { random } = this
    const nodes = Array.from({ length: 1 + random.below(2) }, () => this.#node(depth))
    if (this.#uses === 0 && (this.#ids.length > 1 || this.#hasId) && !this.#isShallowCollection && random.chance(0.5))
      nodes.splice(random.below(nodes.length), 0, this.#use())
    return {
      source: `r${nodes.map(({ source }) => source).join('')}`,
      declare: r => nodes.reduce((scope, { declare }) => declare(scope), r),
    }
  }

  #use(): Node {
    this.#uses++
    const name = this.random.pick(this.#hasId ? [...this.#ids, 'id', 'id'] : this.#ids)
    return {
      source: `.use(${middlewareSource(name)}).get('own', 'Any#show')`,
      declare: r => r.use(expecting(name)).get('own', 'Any#show'),
    }
  }

  /** The chain in a callback, with what differs in it. */
  #inside(
    change: { hasId?: boolean; isShallow?: boolean; isShallowCollection?: boolean; mayCollect?: boolean },
    depth: number,
  ): Node {
    const outer = [this.#hasId, this.#isShallow, this.#isShallowCollection, this.#mayCollect] as const
    this.#hasId = change.hasId ?? this.#hasId
    this.#isShallow = change.isShallow ?? this.#isShallow
    this.#isShallowCollection = change.isShallowCollection ?? this.#isShallowCollection
    this.#mayCollect = change.mayCollect ?? false
    const node = this.chain(depth - 1)
    ;[this.#hasId, this.#isShallow, this.#isShallowCollection, this.#mayCollect] = outer
    return node
  }

  #node(depth: number): Node {
    const { random } = this
    const name = `n${++this.#names}`
    const call = random.pick([
      'resources',
      'resources',
      'resources',
      'resource',
      'namespace',
      'scope',
      'group',
      ...(this.#mayCollect ? COLLECTIONS : []),
    ] as const)
    if (depth === 0) return { source: `.get('${name}', 'Any#show')`, declare: r => r.get(name, 'Any#show') }
    if (call === 'group') {
      const { source, declare } = this.chain(depth - 1)
      return { source: `.scope(r => ${source})`, declare: r => r.scope(declare) }
    }
    if (call === 'collection') {
      const { source, declare } = this.#inside({ hasId: false, isShallowCollection: this.#isShallow }, depth)
      return { source: `.collection(r => ${source})`, declare: r => r.collection(declare) }
    }
    if (call === 'namespace' || call === 'scope') {
      const { source, declare } = this.#inside({}, depth)
      if (call === 'scope') return { source: `.scope('${name}', r => ${source})`, declare: r => r.scope(name, declare) }
      const options = { path: name }
      return {
        source: `.namespace('any', { path: '${name}' }, r => ${source})`,
        declare: r => r.namespace('any', options, declare),
      }
    }
    const shallow = call === 'resources' && random.chance(0.35)
    const only = call === 'resources' && random.chance(shallow ? 0.6 : 0.3) ? { only: ['index', 'create'] } : {}
    const expected = call === 'resources' && random.chance(0.15) ? this.#optionUse() : undefined
    const options = { controller: 'Any', ...(shallow ? { shallow: true } : {}), ...only }
    if (call === 'resources') this.#ids.push(`${name}Id`)
    const own = { hasId: true, isShallow: this.#isShallow || shallow, isShallowCollection: false }
    if (own.isShallow && expected !== undefined) this.isRefused = true
    const { source, declare } = this.#inside({ mayCollect: true, ...(call === 'resources' ? own : {}) }, depth)
    if (call === 'resources') this.#ids.splice(this.#ids.indexOf(`${name}Id`), 1)
    const plural = call === 'resources' ? `${name}s` : name
    const given = { ...options, ...(expected === undefined ? {} : { use: expecting(expected) }) }
    const use = expected === undefined ? '' : `, use: ${middlewareSource(expected)}`
    return {
      source: `.${call}('${plural}', ${JSON.stringify(options).replaceAll('"', "'").replace('}', `${use}}`)}, r => ${source})`,
      declare: r => r[call](plural, given, declare),
    }
  }

  /** The expected parameter of the option `use`, where there is none yet: an id of the resources around. */
  #optionUse(): string | undefined {
    if (this.#uses > 0 || this.#ids.length === 0) return undefined
    this.#uses++
    return this.random.pick(this.#ids)
  }
}

describe(`${TABLES} random tables (SEED=${seed})`, () => {
  const random = new Random(seed)
  const tables = Array.from({ length: TABLES }, () => {
    const table = new Table(random)
    const { source, declare } = table.chain(5)
    const routes = define({ Any: AnyController, 'Any/Any': AnyController }, declare)
    const isRight =
      !table.isRefused &&
      [...middlewares].every(([name, middleware]) => {
        const behind = routes.filter(({ use }) => use.includes(middleware))
        const own = behind.find(({ path }) => path.endsWith('/own'))
        return behind.every(({ path }) => {
          const at = idAt(path, name)
          return at !== undefined && (name !== 'id' || at === idAt(own?.path, name))
        })
      })
    return { source, isRight }
  })
  const HEAD = [
    "import { defineRoutes } from '../../src/index.js'",
    'declare class AnyController { index(): void; create(): void; show(): void; update(): void; destroy(): void }',
    "const controllers = { Any: AnyController, 'Any/Any': AnyController }",
  ]

  beforeAll(() =>
    writeFolder(folder, {
      tables: [
        ...HEAD,
        ...tables.map(({ source }, at) => `export const t${at} = defineRoutes(controllers, r => ${source})`),
      ].join('\n'),
    }),
  )
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('are of both kinds', () => {
    const wrong = tables.filter(({ isRight }) => !isRight)
    expect(wrong.length).toBeGreaterThan(TABLES / 10)
    expect(tables.filter(({ source, isRight }) => isRight && /use/.test(source)).length).toBeGreaterThan(TABLES / 20)
  })

  it('are refused if a route does not have the parameter', async () => {
    const output = await outputOf('7.0', folder)
    const errors = new Set(
      [...output.matchAll(/tables\.ts\((\d+),/g)].map(([, line]) => Number(line) - 1 - HEAD.length),
    )
    expect(tables.flatMap(({ source, isRight }, at) => (isRight === errors.has(at) ? [source] : []))).toEqual([])
  })
})
