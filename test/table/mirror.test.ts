/**
 * The type and the value of a table have the same routes: random declarations are checked by the three compilers and run,
 * and their routes and parameters are compared with each other and with those that the rules give.
 */
import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AnyRouteTable, createRouter, type RouteTable } from '../../src/index.js'
import { paramNames } from '../../src/text/path.js'
import { outputOf, writeFolder } from '../support/compile-folder.js'
import { COMPILERS, type Compiler, HALVES, halfOf } from '../support/compilers.js'
import { defineTable, type GeneratedTable, generateTable } from '../support/generate-table.js'
import { lines } from '../support/lines.js'
import { Random, seedOf } from '../support/random.js'
import { smallestTable } from '../support/smallest-table.js'

const TABLES = Number(process.env.TABLES ?? 48)
/** How many of each half are written as parts as well, whose contexts are those of the table. */
const PARTS = 6
const seed = seedOf(process.env)
const folderOf = (half: 0 | 1 | 'smaller'): string =>
  fileURLToPath(new URL(`../generated-mirror-${half}/`, import.meta.url))
const generated: GeneratedTable[] = []

type Values = Readonly<Record<string, RouteTable<unknown, unknown>>>

/** Middlewares and the members of the state that they declare: the second is optional, and one of them overlaps. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  one: ['a'],
  two: ['b', 'c'],
  three: ['a', 'd'],
}

/** The types that a table names. */
const TYPES = [
  'ContextsOf',
  'InCollection',
  'InNamespace',
  'InResource',
  'InResources',
  'InScope',
  'ScopeAnywhere',
  'ScopeAt',
]

/** A table with these middlewares, in turn, in place of those that declare nothing. Each fourth remains, without types. */
const withState = (source: string): string => {
  let count = 0
  return source.replaceAll('(_ctx, next) => next()', inline => Object.keys(STATES)[count++ % 4] ?? inline)
}

/** The controllers of a table. They have the actions that it routes and no others, so neither half may ask for another. */
const controllersOf = ({ controllers, lines }: GeneratedTable): string => {
  const targets = new Set(lines.flatMap(line => line.match(/\S+#\S+$/) ?? []))
  const classes = controllers.map(path => {
    const actions = [...targets].filter(target => target.startsWith(`${path}#`)).map(target => target.split('#')[1])
    return `  '${path}': class { ${actions.map(action => `${action}() {}`).join(' ')} },`
  })
  return `{\n${classes.join('\n')}\n}`
}

/** The members of the state by target, from the middlewares of its routes. Targets whose routes differ are left out. */
const statesOf = (routes: RouteTable<unknown, unknown>): readonly (readonly [target: string, keys: string])[] => {
  const keys = new Map<string, Set<string>>()
  for (const route of routes) {
    if (!('target' in route)) continue
    const members = new Set(route.use.flatMap(({ name }) => STATES[name] ?? []))
    keys.set(route.target, (keys.get(route.target) ?? new Set()).add(union([...members].sort())))
  }
  return [...keys].flatMap(([target, [only = '', ...more]]) => (more.length === 0 ? [[target, only] as const] : []))
}

/** The kinds of parameters by target, as a type. Targets whose routes differ are left out. */
const kindsOf = (routes: RouteTable<unknown, unknown>): readonly (readonly [target: string, kinds: string])[] => {
  const found = new Map<string, Set<string>>()
  for (const route of routes) {
    if (!('target' in route)) continue
    const kinds = Object.entries(route.kinds ?? {}).map(([name, kind]) => `readonly ${quote(name)}: ${quote(kind)}`)
    found.set(route.target, (found.get(route.target) ?? new Set()).add(`{ ${kinds.join('; ')} }`))
  }
  return [...found].flatMap(([target, [only = '', ...more]]) => (more.length === 0 ? [[target, only] as const] : []))
}

const moduleSource = (tables: readonly GeneratedTable[], parts: number): string =>
  [
    "import type Koa from 'koa'",
    `import { ${TYPES.map(name => `type ${name}`).join(', ')}, createRouter, defineRoutes } from '../../src/index.js'`,
    ...Object.entries(STATES).map(([name, keys]) => {
      const members = keys.map((key, at) => `${key}${at === 1 ? '?' : ''}: string`).join('; ')
      return `const ${name}: Koa.Middleware<{ ${members} }> = (_ctx, next) => next()`
    }),
    ...tables.flatMap((table, at) => {
      const chain = withState(table.source).replace(/\bcontrollers\b/g, `controllers${at}`)
      return [
        `const controllers${at} = ${controllersOf(table)}`,
        `export const table${at} = defineRoutes(controllers${at}, r => ${chain})`,
        ...(at < parts ? [`const part${at} = (r: ScopeAt<typeof controllers${at}, ''>) => ${chain}`] : []),
      ]
    }),
    ...tables
      .slice(0, parts)
      .map((_, at) => `export interface PartContexts_table${at} extends ContextsOf<typeof part${at}> {}`),
    ...tables.map((_, at) => `export interface Contexts_table${at} extends ContextsOf<typeof table${at}> {}`),
    // Every redirect leads somewhere, so neither half may refuse one.
    ...tables.map((_, at) => `createRouter(table${at})`),
  ].join('\n')

/**
 * One assertion for each table, on one line: its value gives what `Lines` and `Params` of its type must be. The context of
 * each target is the same by property, from a part, and by target, and links by property have the same names.
 */
const checkSource = (values: Values, parts: number): string =>
  [
    "import type { Equal, Expect, Lines, Params } from './types.js'",
    "import type { ActionContext } from '../../src/index.js'",
    "import type { KindsIn } from '../../src/route/kinds.js'",
    "import type * as tables from './tables.js'",
    ...Object.entries(values).map(([name, routes], at) => {
      const params = routes.map(({ path }) => `${quote(path)}: ${union(paramNames(path))}`)
      const line = `Equal<Lines<typeof tables.${name}>, ${union(lines(routes))}>`
      const param = `Equal<Params<typeof tables.${name}>, { ${[...new Set(params)].join('; ')} }>`
      const states = statesOf(routes).map(([target, keys]) => {
        const state = `ActionContext<typeof tables.${name}, ${quote(target)}>['state']`
        return `Expect<Equal<keyof ${state}, ${keys}>>`
      })
      const kinds = kindsOf(routes).map(([target, kinds]) => {
        const given = `KindsIn<ActionContext<typeof tables.${name}, ${quote(target)}>>`
        return `Expect<Equal<{ [Name in keyof ${given}]: ${given}[Name] }, ${kinds}>>`
      })
      const targets = new Set(routes.flatMap(route => ('target' in route ? [route.target] : [])))
      const contexts = [...targets].flatMap(target => {
        const [path = '', action = ''] = target.split('#')
        const byTarget = `ActionContext<typeof tables.${name}, ${quote(target)}>`
        return ['Contexts', ...(at < parts ? ['PartContexts'] : [])].map(
          contexts => `Expect<Equal<tables.${contexts}_${name}[${quote(path)}][${quote(action)}], ${byTarget}>>`,
        )
      })
      const links = Object.entries(routes.to as AnyRouteTable['to']).map(([path, actions]) => {
        const own = `typeof tables.${name}['to'][${quote(path)}]`
        return `Expect<Equal<keyof (${own}), ${union(Object.keys(actions))}>>`
      })
      const checks = [`Expect<${line}>`, `Expect<${param}>`, ...states, ...kinds, ...contexts, ...links]
      return `export type Check_${name} = [${checks.join(', ')}]`
    }),
  ].join('\n')

const quote = (text: string): string => JSON.stringify(text)
const union = (texts: readonly string[]): string => (texts.length === 0 ? 'never' : texts.map(quote).join(' | '))

/** How often tables were written: a module is imported anew under each number. */
let written = 0

/** Writes tables and the checks of their types, the first ones also as parts, and returns the values of the tables. */
const writeTables = async (folder: string, given: readonly GeneratedTable[], parts: number): Promise<Values> => {
  const tables = moduleSource(given, parts)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}tables.ts`, tables)
  const values: Values = await import(/* @vite-ignore */ `${pathToFileURL(folder).href}tables.ts?${written++}`)
  const types = readFileSync(new URL('../support/types.ts', import.meta.url), 'utf8')
  await writeFolder(folder, { tables, check: checkSource(values, parts), types })
  return values
}

/** The numbers of the tables in a folder for which a compiler prints errors. */
const wrongIn = (output: string, folder: string): readonly number[] => {
  const found = [...output.matchAll(/(tables|check)\.ts\((\d+),/g)]
  const lines = found.map(([, file, line]) => readFileSync(`${folder}${file}.ts`, 'utf8').split('\n')[Number(line) - 1])
  return lines.map(line => Number(/(?:table|part)(\d+)/.exec(line ?? '')?.[1]))
}

/** The table with another source, unless that is wrong: with fewer calls it may lack the target of a redirect. */
const withSource = (table: GeneratedTable, source: string): GeneratedTable | undefined => {
  try {
    const routes = defineTable({ ...table, source })
    createRouter(routes)
    return { ...table, source, lines: lines(routes) }
  } catch {
    return undefined
  }
}

/** The source of the smallest of the tables that `table` shrinks to for which a compiler finds errors. */
const smallestOf = (compiler: Compiler, table: GeneratedTable): Promise<string> =>
  smallestTable(table.source, async sources => {
    const folder = folderOf('smaller')
    const right = sources.flatMap(source => withSource(table, source) ?? [])
    await writeTables(folder, right, right.length)
    const wrong = wrongIn(await outputOf(compiler, folder), folder).map(at => right[at]?.source)
    return sources.map(source => wrong.includes(source))
  })

describe(`${TABLES} random tables (SEED=${seed})`, () => {
  const values: Values[] = []

  beforeAll(async () => {
    const random = new Random(seed)
    for (let count = 0; count < TABLES; count++) generated.push(generateTable(random))
    for (const half of [0, 1] as const) values[half] = await writeTables(folderOf(half), halfOf(generated, half), PARTS)
  })
  afterAll(() =>
    Promise.all(([0, 1, 'smaller'] as const).map(half => rm(folderOf(half), { recursive: true, force: true }))),
  )

  it.each([0, 1] as const)('have the routes at run time that the rules give: half %i', half => {
    for (const [at, table] of halfOf(generated, half).entries()) {
      const running = lines(values[half]?.[`table${at}`] ?? [])
      expect({ source: table.source, lines: running.toSorted() }).toEqual({
        source: table.source,
        lines: table.lines.toSorted(),
      })
    }
  })

  it.each(COMPILERS)('have the routes of their values as types: TypeScript %s', async compiler => {
    for (const half of HALVES[compiler]) {
      const output = await outputOf(compiler, folderOf(half))
      const wrong = wrongIn(output, folderOf(half)).flatMap(at => halfOf(generated, half)[at] ?? [])
      const [shortest] = wrong.sort((one, other) => one.source.length - other.source.length)
      const smallest = shortest && (await smallestOf(compiler, shortest))
      expect(output, `the smallest table whose type and value differ: ${smallest}`).toBe('')
    }
  })
})
