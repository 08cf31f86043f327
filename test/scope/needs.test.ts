/**
 * Random chains of middlewares that need and give state and parameters, in right and wrong orders and at every place of a table. The
 * compilers refuse exactly those of which something is missing, each with one error.
 */
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { compileEach } from '../support/compile-folder.js'
import { Random, seedOf } from '../support/random.js'

const TABLES = Number(process.env.TABLES ?? 40)
const seed = seedOf(process.env)
const random = new Random(seed)

interface Given {
  readonly state: readonly string[]
  readonly params: readonly string[]
}
/** By their names: what each needs, and the state that it gives. */
const MIDDLEWARES: Readonly<
  Record<string, { readonly needs: Given; readonly gives: readonly string[]; readonly type: string }>
> = Object.fromEntries(
  [
    ['plain', [], [], [], 'Koa.Middleware'],
    ['nothing', [], [], [], 'Middleware'],
    ['givesA', [], [], ['a'], 'Koa.Middleware<{ a: 1 }>'],
    ['givesB', [], [], ['b'], 'Middleware<{}, { b: 1 }>'],
    ['needsA', ['a'], [], [], 'Middleware<{ state: { a: 1 } }>'],
    ['aToB', ['a'], [], ['b'], 'Middleware<{ state: { a: 1 } }, { b: 1 }>'],
    ['abToC', ['a', 'b'], [], ['c'], 'Middleware<{ state: { a: 1; b: 1 } }, { c: 1 }>'],
    ['aOfIdToC', ['a'], ['id'], ['c'], 'Middleware<{ state: { a: 1 }; params: { id: string } }, { c: 1 }>'],
    ['ofId', [], ['id'], ['b'], 'Middleware<{ params: { id: string } }, { b: 1 }>'],
    ['ofPlace', [], ['placeId'], [], 'Middleware<{ params: { placeId: string } }>'],
    ['besideC', ['c'], [], [], '(ctx: Koa.Context & { state: { c: 1 } }, next: Koa.Next) => unknown'],
    [
      'besideId',
      ['b'],
      ['id'],
      [],
      '(ctx: Koa.Context & { state: { b: 1 }; params: { id: string } }, next: Koa.Next) => unknown',
    ],
    ['ofKoaAToB', ['a'], [], ['b'], 'Koa.Middleware<{ b: 1 }, { state: { a: 1 } }>'],
    ['listed', ['b'], [], [], '(ctx: { state: { b: 1 } }, next: Koa.Next) => unknown'],
  ].map(([name, state, params, gives, type]) => [name, { needs: { state, params }, gives, type }]),
)
const NAMES = Object.keys(MIDDLEWARES)

/** A table as lines of source, and the numbers of those that are refused. */
class Table {
  readonly lines: string[] = []
  readonly refused: number[] = []
  #count = 0

  /** `wrong` is how many of its middlewares lack something. */
  line(text: string, wrong: number): void {
    this.lines.push(text)
    for (let left = wrong; left > 0; left--) this.refused.push(this.lines.length)
  }

  /** The state after middlewares in a row, and how many of them lacked something. They give their state all the same. */
  run(given: Given, names: readonly string[]): { readonly state: readonly string[]; readonly wrong: number } {
    let state = given.state
    let wrong = 0
    for (const name of names) {
      const middleware = MIDDLEWARES[name]
      if (!middleware) throw new Error(name)
      const has = ({ needs }: typeof middleware) =>
        needs.state.every(each => state.includes(each)) && needs.params.every(each => given.params.includes(each))
      if (!has(middleware)) wrong++
      state = [...state, ...middleware.gives]
    }
    return { state, wrong }
  }

  /** Most fit their place. */
  name(given: Given, names: readonly string[] = NAMES): string {
    const right = names.filter(name => this.run(given, [name]).wrong === 0)
    return random.pick(random.chance(0.85) ? right : names)
  }

  scope(outer: Given, depth: number): void {
    let given = outer
    for (let left = 1 + random.below(4); left > 0; left--) {
      const path = `p${++this.#count}`
      const some = () => Array.from({ length: 1 + random.below(3) }, () => this.name(given))
      const kind = random.pick(['use', 'use', 'verb', 'end', 'resources', 'actions', 'scope', 'nested'])
      if (kind === 'use') {
        const name = this.name(given)
        const { state, wrong } = this.run(given, [name])
        this.line(`.use(${name})`, wrong)
        given = { ...given, state }
      } else if (kind === 'verb') {
        const [names, id] = [some(), random.chance(0.5)]
        const { wrong } = this.run({ ...given, params: [...given.params, ...(id ? ['id'] : [])] }, names)
        this.line(
          `.get('${path}${id ? '/:id' : ''}', ${names.join(', ')}, ctx => { ctx.body = '' })`,
          Math.min(wrong, 1),
        ) // of its arguments, the compiler names the first
      } else if (kind === 'end') {
        // there, what the type of Koa has in its state is read
        const name = this.name(
          given,
          NAMES.filter(each => each !== 'givesA'),
        )
        this.line(`.get('${path}', ${name})`, this.run(given, [name]).wrong)
      } else if (kind === 'resources') {
        const names = some()
        const { wrong } = this.run(given, names)
        this.line(`.resources('${path}', { controller: 'Places', only: ['index'], use: [${names.join(', ')}] })`, wrong)
      } else if (kind === 'actions') {
        const [names, action] = [some(), random.pick(['index', 'show'])]
        const params = [...given.params, ...(action === 'show' ? ['id'] : [])]
        const options = `controller: 'Places', only: ['${action}'], use: { ${action}: [${names.join(', ')}] }`
        this.line(`.resources('${path}', { ${options} })`, this.run({ ...given, params }, names).wrong)
      } else if (depth < 2 && kind === 'scope') {
        this.lines.push(`.scope('${path}', r => r`)
        this.scope(given, depth + 1)
        this.lines.push(')')
      } else if (depth < 2) {
        const [name, option] = [`places${path}`, this.name(given)]
        const { state, wrong } = this.run(given, [option])
        // the compiler looks at no callback of a refused call
        this.line(
          `.resources('${name}', { singular: 'place', controller: 'Places', only: ['show'], use: ${option} }, r => r`,
          wrong,
        )
        const names = some()
        const inside = { state, params: [...given.params, 'placeId', 'id'] }
        const options = `controller: 'Places', only: ['show'], use: { show: [${names.join(', ')}] }`
        this.line(`.resources('r${path}', { ${options} })`, wrong > 0 ? 0 : this.run(inside, names).wrong)
        this.lines.push(')')
      }
    }
    this.line(`.get('last${++this.#count}', nothing)`, 0)
  }
}

const HEAD = [
  "import type Koa from 'koa'",
  "import { defineRoutes, type Middleware } from '../../src/index.js'",
  'class Places { index() {} show() {} }',
  ...Object.entries(MIDDLEWARES).map(([name, { type }]) => `declare const ${name}: ${type}`),
]
const tables = Array.from({ length: TABLES }, () => {
  const table = new Table()
  table.scope({ state: [], params: [] }, 0)
  return table
})
const files = Object.fromEntries(
  tables.map(({ lines }, at) => [
    `table-${at}`,
    [...HEAD, 'export const define = () => defineRoutes({ Places }, r => r', ...lines, ')'].join('\n'),
  ]),
)
const found = await compileEach(fileURLToPath(new URL('../generated-needs/', import.meta.url)), files)

describe.each(found)(
  `TypeScript %s refuses each middleware that lacks something, and nothing else (SEED=${seed})`,
  (_, errors) => {
    it.each(tables.map((table, at) => [at, table] as const))('table %i', (at, { refused }) => {
      const lines = (errors.get(`table-${at}`) ?? []).map(error => Number(error.split(',')[0]) - HEAD.length - 1)
      expect(lines, files[`table-${at}`]).toEqual(refused)
    })
  },
)

it('has right and wrong tables', () => {
  expect(tables.some(({ refused }) => refused.length === 0)).toBe(true)
  expect(tables.some(({ refused }) => refused.length > 1)).toBe(true)
})
