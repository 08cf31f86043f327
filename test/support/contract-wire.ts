/** Programs whose actions have the schemas of `contract-schemas.ts` in their contracts, and return the values of `contract-values.ts`. */
import type { StandardSchema } from '../../src/index.js'
import { schemas } from '../cases/contract-schemas.js'
import { values } from '../cases/contract-values.js'

export type SchemaName = keyof typeof schemas.zod
export type ValueName = keyof typeof values

/** One schema of a library. */
export interface Named {
  readonly library: string
  readonly name: SchemaName
  readonly source: string
  readonly schema: StandardSchema
}
export const named: readonly Named[] = Object.entries(schemas).flatMap(([library, all]) =>
  Object.entries(all).map(([name, schema]) => ({
    library,
    name: name as SchemaName, // each library has only such names
    source: `schemas.${library}.${name}`,
    schema,
  })),
)
export const valueNames = Object.keys(values) as readonly ValueName[] // those of an object literal

/** An action: its contract, and its parameters and body. */
export interface Action {
  readonly name: string
  readonly contract?: string
  readonly method: string
}

const HEAD = `import { type ContextsOf, createRouter, defineRoutes, type InputOf, type ReplyOf, reply } from '../../src/index.js'
import { schemas } from '../cases/contract-schemas.js'
import { values } from '../cases/contract-values.js'
import { literalOf } from '../support/literal.js'
export { type ContextsOf, createRouter, defineRoutes, type InputOf, literalOf, type ReplyOf, reply, schemas, values }
/** Takes a value of a type, which may have more members. */
export const fits = <Type>() => <Value extends Type>(value: Value): Value => value
export type BodyAt<Given, Status> = Extract<Given, { readonly status: Status }> extends { readonly body: infer Body } ? Body : never
type PartAt<Input, Part> = Input extends { readonly [Key in Part & string]: infer Type } ? Type : never
export type { PartAt }
`

/** In groups: a compiler does not come to an end with a chain of a thousand calls. */
const grouped = (actions: readonly Action[]): readonly (readonly Action[])[] =>
  actions.flatMap((_, at) => (at % 40 === 0 ? [actions.slice(at, at + 40)] : []))

/** A program with a class of the actions and a table of them. \`more\` are further lines. */
export const contractProgram = (actions: readonly Action[], options: string, more: readonly string[] = []): string =>
  [
    HEAD,
    'export class It {',
    '  static readonly contract = {',
    ...actions.flatMap(({ name, contract }) => (contract === undefined ? [] : [`    ${name}: ${contract},`])),
    '  }',
    ...actions.map(({ name, method }) => `  ${name}${method}`),
    '}',
    'export const routes = defineRoutes({ It }, r => r',
    ...grouped(actions).flatMap(group => [
      '  .scope(r => r',
      ...group.map(({ name }) => `    .post('${name}/:id', 'It#${name}')`),
      '  )',
    ]),
    ')',
    'export interface Contexts extends ContextsOf<typeof routes> {}',
    `export const router = createRouter(routes${options})`,
    ...more,
  ].join('\n')
