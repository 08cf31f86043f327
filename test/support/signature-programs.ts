/** Writes a program for each way to route an action, with one line for each signature. */
import type { Signature, Signatures, Way } from '../cases/signatures.js'

/** A line of a program, and what it is about. */
export interface Line {
  readonly title: string
  readonly source: string
}

const HEAD = [
  "import type { IncomingMessage } from 'node:http'",
  "import type Koa from 'koa'",
  "import { type ActionContext, createRouter, defineRoutes, defineRoutesFor, type ScopeAt } from '../../src/index.js'",
  'declare class Parents { index(): void; create(): void; show(): void; update(): void; destroy(): void }',
  'declare class Unknown { index(): void; act(ctx: { other: string }): void }',
  'declare const user: Koa.Middleware<{ user: { name: string; age: number } }>',
  'export type Used = [IncomingMessage, ScopeAt<{}, string>, typeof Parents, typeof Unknown, typeof user, typeof defineRoutesFor]',
]

const memberOf = (name: string, signature: Signature): string =>
  'type' in signature ? `${name}: ${signature.type}` : signature.map(each => `${name}${each}`).join('; ')

const typeOf = (signature: Signature): string => ('type' in signature ? signature.type : `{ ${signature.join('; ')} }`)

const signatureOf = (made: Signatures[string], way: Way, name: string): Signature =>
  typeof made !== 'function'
    ? made
    : made({
        params: way.params,
        state: way.state,
        self: way.self?.(name) ?? name,
        context: way.target.startsWith('$') ? 'Koa.Context' : `ActionContext<typeof routes${name}, '${way.target}'>`,
      })

const lineOf = (way: Way, title: string, name: string, declared: string): Line => {
  const table = `${way.define ?? 'defineRoutes'}(${way.controllers(name)}, r => ${way.table(name)})`
  return { title, source: `${declared}; export const routes${name} = ${table}; createRouter(routes${name})` }
}

/** A line for each signature of an action. The names of the classes begin with `prefix`. */
export const actionLines = (way: Way, signatures: Signatures, prefix: string): readonly Line[] =>
  Object.entries(signatures).map(([title, made], at) => {
    const name = `${prefix}${at}`
    const signature = signatureOf(made, way, name)
    return lineOf(way, title, name, way.declares(name, memberOf(way.action, signature), typeOf(signature)))
  })

/** A line for each signature of a constructor, whose class has a right action. */
export const constructorLines = (way: Way, signatures: Signatures, prefix: string): readonly Line[] =>
  Object.entries(signatures).map(([title, made], at) => {
    const name = `${prefix}${at}`
    const members = `${memberOf('constructor', signatureOf(made, way, name))}; ${way.action}(): void`
    return lineOf(way, title, name, way.declares(name, members, '() => void'))
  })

export const programOf = (lines: readonly Line[]): string =>
  [...HEAD, ...lines.map(({ source }) => source), ''].join('\n')
export const FIRST_LINE = HEAD.length + 1
