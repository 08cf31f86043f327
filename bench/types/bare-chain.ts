/**
 * A module in place of the library, with the least that the compiler can do for a chain of calls: each call infers the texts that
 * it is given and returns the same scope. Nothing is checked, stored or expanded, and all contexts are one type. What the same
 * application costs with this module is the floor of any chain.
 */
import { mkdir, writeFile } from 'node:fs/promises'

const VERBS = ['get', 'post', 'put', 'patch', 'delete']

const DECLARATIONS = `import type Koa from 'koa'

type Class = new (...given: never[]) => object
interface Options {
  readonly only?: readonly string[]
  readonly except?: readonly string[]
  readonly controller?: Class | string
}

export interface Scope {
  use(middleware: (ctx: never, next: Koa.Next) => unknown): Scope
  draw(part: (r: Scope) => Scope): Scope
  namespace<Name extends string>(name: Name, callback: (r: Scope) => Scope): Scope
  collection(callback: (r: Scope) => Scope): Scope
  redirect<From extends string, To extends string>(from: From, to: To): Scope
  resources: Resources
  resource: Resources
${VERBS.map(verb => `  ${verb}: Verb\n`).join('')}}
interface Resources {
  <Name extends string>(name: Name, callback?: (r: Scope) => Scope): Scope
  <Name extends string, const Given extends Options>(name: Name, options: Given, callback?: (r: Scope) => Scope): Scope
}
interface Verb {
  <Path extends string>(path: Path): Scope
  <Path extends string>(path: Path, handler: (ctx: Koa.Context) => unknown): Scope
  <Path extends string, Target extends string>(path: Path, target: Target): Scope
  <Path extends string, Controller extends Class, Action extends string>(path: Path, controller: Controller, action: Action): Scope
}
export type ScopeAt<_Registry, _Place, _State = {}> = Scope

export interface Table<Registry, Result> {
  readonly controllers: Registry
  readonly result: Result
  path(target: string, params?: object): string
}
export declare function defineRoutes<Registry, Result>(
  controllers: Registry,
  callback: (r: Scope) => Result,
): Table<Registry, Result>
export declare function createRouter(table: object): object

interface State {
  user: { id: string; name: string }
  tenant: { domain: string }
}
type Context = Koa.ParameterizedContext<State, { params: Record<string, string> }, unknown>
/** The condition makes the compiler work out the chain, as everything does that reads a table. */
export type ContextsOf<Whole> =
  Whole extends Table<infer Registry, Scope>
    ? { [Path in keyof Registry]: Registry[Path] extends { prototype: infer Instance } ? { [Action in keyof Instance]: Context } : never }
    : never
`

/** Writes the module into a folder, and returns the module to import. */
export const declareBareChain = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/index.d.ts`, DECLARATIONS)
  return `${folder}/index.js`
}
