/**
 * What one call of each function costs, which each file with a call pays at each keystroke: it hides in a large table.
 * `WRITE_BUDGET=1 npx vitest run test/table/type-cost-once` writes the budget file.
 */
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declareLibrary } from '../../bench/types/compile.js'
import { write } from '../../bench/types/generate.js'
import * as client from '../../src/client/index.js'
import * as signalbox from '../../src/index.js'
import * as inspector from '../../src/inspector/index.js'
import * as openapi from '../../src/openapi/index.js'
import * as testing from '../../src/testing/index.js'
import { COMPILERS } from '../support/compilers.js'
import { counterOf } from '../support/count-instantiations.js'
import { Budget } from '../support/type-budget.js'

const MODULES = {
  'index.js': signalbox,
  'client/index.js': client,
  'inspector/index.js': inspector,
  'openapi/index.js': openapi,
  'testing/index.js': testing,
}
const namesOf = (exported: object): readonly string[] =>
  Object.entries(exported).flatMap(([name, value]) =>
    /^[a-z]/.test(name) && typeof value === 'function' ? [name] : [],
  )

/** The file before a call. What it does not use costs nothing. */
const fileBefore = (library: string): string => `
${Object.entries(MODULES)
  .map(([name, exported]) => `import { ${namesOf(exported).join(', ')} } from '${library}/${name}'`)
  .join('\n')}
import type { ContextsOf } from '${library}/index.js'
import Koa from 'koa'
export class Places { index() { return [] } show(_: { readonly params: { readonly id: string } }) { return { id: '5' } } }
const routes = defineRoutes({ Places }, r => r.resources('places', { only: ['index', 'show'] }))
export const called = `

/** A call of each function, with object literals where a user writes them. What reads a table has one. */
const CALLS: Readonly<Record<string, string>> = {
  camelCase: `camelCase('booking_requests')`,
  castParam: `(ctx: ContextsOf<typeof routes>['Places']['show']) => castParam(ctx, 'id', 'bigint')`,
  createClient: `createClient<typeof routes>('https://a.example')['GET /places/:id']({ params: { id: 5 } })`,
  createRouter: `createRouter(routes, { replies: 'check' })`,
  defineRoutes: 'routes',
  defineRoutesFor: `defineRoutesFor<{ user: string }>()({ Places }, r => r.resources('places', { only: ['index'] }))`,
  describeMiddleware: `describeMiddleware(problemDetails(), { name: 'problems', security: [{ bearer: [] }], replies: { 401: problemOf() } })`,
  explainMatch: `explainMatch(routes, 'GET', '/places/5', { trailingSlash: 'strict' })`,
  fetchFrom: `fetchFrom(new Koa())('/places', { method: 'POST' })`,
  inspector: `inspector(routes, { path: '/routes' })`,
  misroutedRequests: `misroutedRequests(routes, { 'GET /places/5': 'Places#show' })`,
  openapi: `openapi(routes, { info: { title: 'Places', version: '1' } })`,
  pascalCase: `pascalCase('booking_requests')`,
  pluralize: `pluralize('place')`,
  problem: `problem(409, { detail: 'The room is taken.', existing: { at: new Date() } })`,
  problemDetails: 'problemDetails()',
  problemOf: `problemOf({ '~standard': { version: 1, vendor: 'own', validate: value => ({ value }) } })`,
  reply: `reply(201, { id: '5', rooms: [{ at: new Date() }] }, { Location: '/places/5' })`,
  singularize: `singularize('places')`,
  testContext: `testContext(routes, 'Places#show', { params: { id: '5' } })`,
  unreachedRoutes: `unreachedRoutes(routes, ['GET /places/5'], { trailingSlash: 'strict' })`,
  unroutedActions: 'unroutedActions(routes)',
}

const budget = new Budget('type-cost-once.json', import.meta.url)
const folder = fileURLToPath(new URL('../generated-type-cost-once/', import.meta.url))
let library = ''

beforeAll(async () => {
  library = dirname(await declareLibrary())
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  budget.save()
})

it('covers every function that an application can call', () => {
  expect(Object.values(MODULES).flatMap(namesOf).toSorted()).toEqual(Object.keys(CALLS).toSorted())
})

describe.each(COMPILERS)('one call, by %s', compiler => {
  it('stays within its budget', async () => {
    const count = await counterOf(compiler)
    const costs: Record<string, number> = {}
    for (const [name, call] of Object.entries({ none: '0', ...CALLS })) {
      await write(`${folder}${compiler}-${name}`, { 'called.ts': `${fileBefore(library)}${call}\n` })
      costs[name] = await count(`${folder}${compiler}-${name}`)
    }
    for (const [name, cost] of Object.entries(costs)) budget.expectWithin(`${name}, ${compiler}`, cost)
  })
})
