/**
 * Contracts are part of the types of contexts, and controllers are part of the table that the contexts come from. The compiler
 * finds none of that circular, whichever of the two files it checks first.
 */
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type ContractCircle, contractCircles } from '../cases/contract-circles.js'
import { compileEach } from '../support/compile-folder.js'
import { isFor } from '../support/compilers.js'

const folder = fileURLToPath(new URL('../generated-contract-circles/', import.meta.url))

const SCHEMA = `
export interface Schema<Output> {
  readonly '~standard': {
    readonly validate: (value: unknown) => { readonly value: Output } | { readonly issues: readonly { readonly message: string }[] }
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined
  }
  transform<Made>(make: (value: Output) => Made): Schema<Made>
}
export declare const object: <Output>() => Schema<Output>
`
const routesOf = ({ table, controllers }: ContractCircle, file: string): string => `
import { type ActionContext, type ContextsOf, createRouter, defineRoutes, type TargetOf } from '../../src/index.js'
import { PlacesController${controllers.includes('class RoomsController') ? ', RoomsController' : ''} } from './${file}.js'
export type Unused = PlacesController
export const routes = defineRoutes(${table.replace('CONTROLLERS', file)})
export interface Contexts extends ContextsOf<typeof routes> {}
export type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>
export const body: { name: string } = {} as Contexts['Places']['create']['input']['body']
// @ts-expect-error the type is not any
export const notAny: { other: string } = {} as Context<'Places#create'>['input']['body']
createRouter(routes)
`

/** The names of the files: the compiler checks files in the order of their names. */
const ORDERS = [
  { first: 'the controllers', controllers: 'a', routes: 'b' },
  { first: 'the table', controllers: 'd', routes: 'c' },
] as const

const cases = contractCircles.flatMap(({ title }, at) => ORDERS.map(order => ({ ...order, title, at })))
const files = contractCircles.flatMap((each, at) =>
  ORDERS.flatMap(({ controllers, routes }) => [
    [`${controllers}${at}`, each.controllers.replace('ROUTES', `${routes}${at}`)] as const,
    [`${routes}${at}`, routesOf(each, `${controllers}${at}`)] as const,
  ]),
)
const compiled = await compileEach(folder, { ...Object.fromEntries(files), schema: SCHEMA }, compiler => [
  ...cases
    .filter(({ at }) => isFor(compiler, at))
    .flatMap(({ controllers, routes, at }) => [`${controllers}${at}`, `${routes}${at}`])
    .sort(),
  'schema',
])

describe.each(compiled)('TypeScript %s', (compiler, errors) => {
  it.each(cases.filter(({ at }) => isFor(compiler, at)))(
    '$title: nothing is circular if $first come first',
    ({ controllers, routes, at }) => {
      expect(errors.get('schema')).toBeUndefined()
      expect([errors.get(`${controllers}${at}`), errors.get(`${routes}${at}`)]).toEqual([undefined, undefined])
    },
  )
})
