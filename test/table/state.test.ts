/**
 * Random tables whose middlewares add members to `ctx` and expect others. The compilers refuse those in which something is expected
 * that is not there, with one error, and no others. In the rest, each request finds exactly the members that its type has.
 */
import { rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import Koa from 'koa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AnyRouteTable, createRouter } from '../../src/index.js'
import { listen, send } from '../cases/http-behaviour.js'
import { outputOf, writeFolder } from '../support/compile-folder.js'
import { COMPILERS, HALVES, halfOf } from '../support/compilers.js'
import { generateState, OWN, STATE, type StateTable, stateOf, typeOf } from '../support/generate-state.js'
import { Random, seedOf } from '../support/random.js'

const TABLES = Number(process.env.TABLES ?? 48)
const seed = seedOf(process.env)
const folderOf = (half: 0 | 1): string => fileURLToPath(new URL(`../generated-state-${half}/`, import.meta.url))
const tables: StateTable[] = []

const HEAD = [
  "import type Koa from 'koa'",
  "import { type ActionContext, createRouter, defineRoutes, defineRoutesFor, type InContext, type ScopeAnywhere } from '../../src/index.js'",
  'type Equal<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false',
  'type Expect<Given extends true> = Given',
  'const seen = (ctx: any) => [...Object.keys(ctx.state), ...["x", "y"].filter(name => name in ctx)].sort()',
  'const plain: Koa.Middleware = (_ctx, next) => next()',
  "type Own<Given> = Extract<keyof Given, 'x' | 'y'>",
  'const yes = <_Given extends true>() => {}',
  `const gives = { ${[...STATE.map(name => `${name}: ((ctx, next) => { ctx.state.${name} = '1'; return next() }) as Koa.Middleware<{ ${name}: string }>`), ...OWN.map(name => `${name}: ((ctx, next) => { ctx.${name} = '1'; return next() }) as Koa.Middleware<{}, { ${name}: string }>`)].join(', ')} }`,
  `const needs = { ${[...STATE.map(name => `${name}: (ctx: { state: { ${name}: string } }, next: Koa.Next) => ctx.state.${name} === '1' ? next() : Promise.reject(new Error('no ${name}'))`), ...OWN.map(name => `${name}: (ctx: { ${name}: string }, next: Koa.Next) => ctx.${name} === '1' ? next() : Promise.reject(new Error('no ${name}'))`)].join(', ')} }`,
  'const answer = (ctx: any) => { ctx.body = seen(ctx) }',
  `const routers = { none: createRouter(defineRoutes({}, r => r.get('/', answer))).routes(), ${[...STATE, ...OWN].map(name => `${name}: createRouter(defineRoutesFor<${OWN.some(own => own === name) ? `{}, { ${name}: string }` : stateOf([name])}>()({}, r => r.get('/', needs.${name}, answer))).routes()`).join(', ')} }`,
]
const LINES = 3

const controllersOf = ({ controllers }: StateTable): string =>
  [...controllers].map(([path, actions]) => `'${path}': class { ${actions.join(' ')} }`).join(', ')

const checksOf = ({ routes, isWrong }: StateTable, at: number): readonly string[] =>
  routes.flatMap(({ target, members }) => {
    if (target === undefined || isWrong) return []
    const context = `ActionContext<typeof table${at}, '${target}'>`
    return [
      `Expect<Equal<keyof ${context}['state'], ${typeOf(members, STATE)}>>`,
      `Expect<Equal<Own<${context}>, ${typeOf(members, OWN)}>>`,
    ]
  })

/** Each table has `LINES` lines: its controllers, its routes, and the checks of its types. */
const moduleSource = (tables: readonly (readonly [at: number, table: StateTable])[], checks: boolean): string =>
  [
    ...HEAD,
    ...tables.flatMap(([at, table]) => [
      `const controllers${at} = { ${controllersOf(table)} }`,
      `export const table${at} = ${checks ? '' : `${table.isWrong} ? undefined : `}defineRoutes(controllers${at}, r => ${table.source})`,
      checks ? `createRouter(table${at}); export type Check${at} = [${checksOf(table, at).join(', ')}]` : '',
    ]),
  ].join('\n')

describe(`${TABLES} random tables with state (SEED=${seed})`, () => {
  let values: Readonly<Record<string, AnyRouteTable>> = {}

  beforeAll(async () => {
    const random = new Random(seed)
    for (let at = 0; at < TABLES; at++) tables.push(generateState(random, `${at}`, at % 4 < 2))
    for (const half of [0, 1] as const)
      await writeFolder(folderOf(half), { tables: moduleSource(halfOf([...tables.entries()], half), true) })
    const module = `${folderOf(0)}values.ts`
    await writeFile(module, moduleSource([...tables.entries()], false))
    values = await import(/* @vite-ignore */ pathToFileURL(module).href)
    await rm(module)
  })
  afterAll(() => Promise.all(([0, 1] as const).map(half => rm(folderOf(half), { recursive: true, force: true }))))

  it('have the members at run time that the rules give', async () => {
    for (const [at, { routes, source, isWrong }] of tables.entries()) {
      const table = values[`table${at}`]
      if (isWrong || table === undefined) continue
      const app = new Koa().use(createRouter(table).routes())
      app.silent = true
      const server = await listen(app.callback())
      for (const { request, members } of routes)
        expect({ source, request, ...(await send(server, `GET ${request}`)) }).toMatchObject({
          text: JSON.stringify([...members].sort()),
        })
    }
  })

  it.each(COMPILERS)(
    'are refused by TypeScript %s where something is expected that is not there, with one error',
    async compiler => {
      for (const half of HALVES[compiler]) {
        const chosen = halfOf(tables, half)
        const errors = chosen.map(() => 0)
        const others: string[] = []
        for (const line of (await outputOf(compiler, folderOf(half))).split('\n')) {
          const row = /tables\.ts\((\d+),/.exec(line)?.[1]
          const at = Math.floor((Number(row) - 1 - HEAD.length) / LINES)
          if (errors[at] === undefined) others.push(...(row === undefined ? [] : [line]))
          else errors[at]++
        }
        expect(others).toEqual([])
        const differing = chosen.flatMap(({ source, isWrong }, at) =>
          errors[at] === (isWrong ? 1 : 0) ? [] : [{ at, source, isWrong, errors: errors[at] }],
        )
        expect(differing).toEqual([])
      }
    },
  )
})
