/**
 * An option that is missing, `undefined`, chosen by a condition or in a variable: either the call compiles and does at run time what its
 * type says, or the compiler refuses it with one message that names the call; where the value shows the mistake, the call throws the same.
 */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import * as client from '../../src/client/index.js'
import type { AnyRouteTable } from '../../src/index.js'
import * as library from '../../src/index.js'
import * as inspectors from '../../src/inspector/index.js'
import * as testing from '../../src/testing/index.js'
import { argumentsOfCalls, declarations, free, type OptionCall, others } from '../cases/option-values.js'
import { errorsIn, writeFolder } from '../support/compile-folder.js'
import { COMPILERS } from '../support/compilers.js'
import { lines } from '../support/lines.js'
import { type OptionProgram, programOf, waysOf, waysOfArgument } from '../support/option-programs.js'
import { runProgram } from '../support/run-program.js'

const HEAD = `import type Koa from 'koa'
import { type ActionContract, type AllowedMethodsOptions, createRouter, defineRoutes, type RouterOptions, type ScopeAt, type StandardSchema } from '../../src/index.js'
import { type ClientOptions, createClient } from '../../src/client/index.js'
import { explainMatch, inspector, type InspectorOptions } from '../../src/inspector/index.js'
import { testContext, unreachedRoutes } from '../../src/testing/index.js'
import type { Equal, Expect, Lines } from './types.js'
const as = <Type>(value: Type): Type => value
const yes = as<boolean>(true), no = as<boolean>(false)
class Places { of = 'places'; index() {} create() {} show() {} update() {} destroy() {} preview() {} }
class Rooms { in = 'rooms'; index() {} create() {} show() {} update() {} destroy() {} preview() {} }
class Users { at = 'users'; index() {} create() {} show() {} update() {} destroy() {} preview() {} }
class PlacesRooms { index() {} }
class V1Places { index() {} }
const controllers = { Places, Rooms, Users, 'Places/Rooms': PlacesRooms, 'V1/Places': V1Places }
const givesUser: Koa.Middleware<{ user: string }> = (_ctx, next) => next()
const givesSession: Koa.Middleware<{ session: string }> = (_ctx, next) => next()
const schema = <Type>() => ({ '~standard': { version: 1, vendor: 'test', validate: (value: unknown) => ({ value: value as Type }) } }) as const
const place = schema<{ name?: string }>(), page = schema<{ page?: string }>()
const make = (Controller: new (ctx: never) => object): object => new Controller({} as never), remake = make.bind(undefined)
const fields = { a: 'b' }, moreFields = { c: 'd' }
const fetches = () => Promise.resolve(new Response())
const answers = (ctx: Koa.Context) => { ctx.body = 'a' }, answersToo = (ctx: Koa.Context) => { ctx.body = 'b' }
const part = (r: ScopeAt<typeof controllers, ''>) => r.get('ping', 'Places#index')
const otherPart = (r: ScopeAt<typeof controllers, ''>) => r.get('pong', 'Places#index')
const routes = defineRoutes(controllers, r => r.get('ping', 'Places#index').get('pong', 'Places#index').get('places/:id', 'Places#show'))
`

const programsOf = (calls: readonly OptionCall[], isTable: boolean): readonly OptionProgram[] =>
  calls.flatMap(call =>
    Object.entries(call.options).flatMap(([option, values]) =>
      waysOf(option, values, call.type).map(way => programOf(option, call, way, isTable)),
    ),
  )
const freePrograms = programsOf(free, false)
const programs: readonly OptionProgram[] = [
  ...programsOf(declarations, true),
  ...freePrograms,
  ...programsOf(others, false),
  ...argumentsOfCalls.flatMap(call =>
    waysOfArgument(call.values).map(way => programOf('the argument', call, way, true)),
  ),
]

/** Four lines for each program: what stands before the call, the call, `createRouter` of its table, and what its type must be. */
const LINES = 4
const named = (text: string, at: number): string => text.replace(/\bgiven\b/g, `given${at}`)
const moduleOf = (checkOf: (at: number) => string): string =>
  HEAD +
  programs
    .flatMap(({ before, source, isTable }, at) => [
      named(before, at),
      `export const made${at} = () => ${named(source, at)}`,
      isTable ? `export const router${at} = () => createRouter(made${at}())` : '',
      checkOf(at),
    ])
    .join('\n')

const run = runProgram(
  `${moduleOf(() => '')}\n${programs.map(({ plain }, at) => `export const plain${at} = () => ${plain}`).join('\n')}`,
  {
    '../../src/index.js': library,
    '../../src/client/index.js': client,
    '../../src/inspector/index.js': inspectors,
    '../../src/testing/index.js': testing,
  },
)
const isRouteTable = (value: unknown): value is AnyRouteTable => Array.isArray(value) && typeof value[0] === 'object'

/** What a call returns, as far as it can be compared, or the message that it throws. */
const resultOf = (name: string): { readonly result: unknown; readonly throws?: string } => {
  try {
    const result = run[name]?.()
    if (isRouteTable(result)) return { result: lines(result) }
    return { result: typeof result === 'function' ? 'a function' : JSON.stringify(result) }
  } catch (error) {
    return { result: undefined, throws: (error as Error).message } // the calls throw errors
  }
}
const results = programs.map((_, at) => ({ made: resultOf(`made${at}`), plain: resultOf(`plain${at}`) }))

const isAboutType = (error: string): boolean => error.startsWith(`${LINES - 1}: `)

/** The type of a table has just the routes that it has at run time. */
const checkOf = (at: number): string => {
  const made = results[at]?.made
  if (!programs[at]?.isTable || !Array.isArray(made?.result)) return ''
  const expected = made.result.map(line => JSON.stringify(line)).join(' | ')
  return `export type Check${at} = Expect<Equal<Lines<ReturnType<typeof made${at}>>, ${expected}>>`
}

const folder = fileURLToPath(new URL('../generated-option-values/', import.meta.url))
const types = await readFile(new URL('../support/types.ts', import.meta.url), 'utf8')
const FIRST = HEAD.split('\n').length
const EXACT = [true, false] as const
const compiled = await (async () => {
  const found: (readonly [title: string, errors: readonly (readonly string[])[], others: readonly string[]])[] = []
  await writeFolder(folder, { programs: moduleOf(checkOf), types })
  for (const compiler of COMPILERS)
    for (const exact of EXACT) {
      const config = {
        extends: '../../tsconfig.json',
        compilerOptions: { exactOptionalPropertyTypes: exact },
        include: ['*.ts'],
        exclude: [],
      }
      await writeFile(`${folder}tsconfig.json`, JSON.stringify(config))
      const errors: string[][] = programs.map(() => [])
      const elsewhere: string[] = []
      for (const error of (await errorsIn(compiler, folder)).get('programs') ?? []) {
        const line = Number(/^\d+/.exec(error)?.[0]) - FIRST
        const list = line < 0 ? elsewhere : errors[Math.floor(line / LINES)]
        list?.push(`${line % LINES}: ${error}`)
      }
      found.push([`TypeScript ${compiler}${exact ? ', exactOptionalPropertyTypes' : ''}`, errors, elsewhere])
    }
  await rm(folder, { recursive: true, force: true })
  return found
})()

describe.each(compiled)('%s', (_title, errors, elsewhere) => {
  const cases = programs.map((each, at) => [each.title, each, at] as const)

  it('has no error elsewhere', () => expect(elsewhere).toEqual([]))

  it.each(cases)('%s', (_case, { name, way }, at) => {
    const all = errors[at] ?? []
    // The type of a refused call is of no interest.
    const found = all.every(isAboutType) ? all : all.filter(each => !isAboutType(each))
    const { made, plain } = results[at] ?? { made: undefined, plain: undefined }
    if (way.title === 'plainly') expect(found).toEqual([])
    if (found.length === 0) {
      expect(made?.throws).toBeUndefined()
      // Options that are `undefined` are not always an empty object, which a verb refuses.
      if (plain?.throws === undefined) expect(made).toEqual(plain)
      return
    }
    expect(found).toHaveLength(1)
    expect(found.filter(isAboutType)).toEqual([])
    expect(found[0]).not.toMatch(/: [^"]*" \| "[^"]*: [^"]*"'\.$/m) // two messages
    if (name !== undefined)
      expect(found[0]).toMatch(
        new RegExp(`["\`](?:${name.replace(/[()[\]]/g, '\\$&')}|the redirect from|defineRoutes:)`),
      )
    if (name !== undefined && way.isUndefined && way.plain === '{}') expect(found[0]).toContain(made?.throws)
    if (way.isUndefined) expect(made?.throws).toBeDefined()
  })

  it.each(freePrograms.map(({ title }) => [title]))('accepts %s', title =>
    expect(errors[programs.findIndex(each => each.title === title)]).toEqual([]),
  )
})
