/**
 * docs/reference/unseen.md has a row for each program of `cases/unseen.ts`. Each program compiles, and does what its row
 * says.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Koa from 'koa'
import compose from 'koa-compose'
import { describe, expect, it } from 'vitest'
import * as library from '../../src/index.js'
import { listen, send } from '../cases/http-behaviour.js'
import { type Unseen, unseen } from '../cases/unseen.js'
import { compileEach } from '../support/compile-folder.js'
import { isFor } from '../support/compilers.js'
import { runProgram } from '../support/run-program.js'
import { root } from './pages.js'

const folder = fileURLToPath(new URL('../generated-unseen/', import.meta.url))

const HEAD = [
  "import type Koa from 'koa'",
  "import { type ActionContext, type AnyRouteTable, type ContextsOf, type ContractOf, type ReplyOf, createRouter, defineRoutes, defineRoutesFor } from '../../src/index.js'",
  'export type { ActionContext, AnyRouteTable, ContextsOf, ContractOf, Koa, ReplyOf }',
  'export { createRouter, defineRoutes, defineRoutesFor }',
]
const programOf = ({ program }: Unseen): string =>
  [
    ...HEAD,
    program,
    program.includes('export const router') ? '' : 'export const router = () => createRouter(define())',
  ].join('\n')

/** What a function throws. */
const thrown = (make: (() => unknown) | undefined): unknown => {
  try {
    return make?.()
  } catch (error) {
    return error
  }
}
const expectError = (error: unknown, kind: new (message: string) => Error, message: string) => {
  expect(error).toBeInstanceOf(kind)
  expect((error as Error).message.slice(0, message.length)).toBe(message) // an error, as is checked above
}

const programs = unseen.map((each, at) => [`program${at}`, programOf(each)] as const)
const compiled = await compileEach(folder, Object.fromEntries(programs), compiler =>
  programs.filter((_, at) => isFor(compiler, at)).map(([name]) => name),
)

/** What happens to all rows of a section, whose table has no cell for it. */
const ALL_OF: Readonly<Record<string, string>> = {
  'Refused when the table is defined': 'a `RouteError`',
  'Refused when a controller is loaded': 'a `RouteError`',
  'Refused when the router is created': 'an error when the router is created',
  'Refused when a link is made': 'a `LinkError`',
  'Answered with 500': '500',
  'Values that are `undefined`': '`undefined`',
}

describe('what the types cannot see', () => {
  it('is in the tables of the page, and nothing else is', () => {
    const page = readFileSync(`${root}docs/reference/unseen.md`, 'utf8')
    const rows = page.split(/^## /m).flatMap(section => {
      const happens = ALL_OF[section.split('\n')[0] ?? '']
      const cells = section
        .split('\n')
        .filter(line => /^\| (?!-|written)/.test(line))
        .map(line => line.slice(2, -2).split(' | '))
      for (const each of cells) expect(each).toHaveLength(happens === undefined ? 3 : 2)
      return cells.map(([written, second]) => `${written} | ${happens ?? second}`)
    })
    expect(rows.sort()).toEqual(unseen.map(({ written, happens }) => `${written} | ${happens}`).sort())
  })

  it.each(compiled)('compiles: TypeScript %s', (_compiler, errors) => expect(Object.fromEntries(errors)).toEqual({}))

  it.each(unseen.map(each => [each.written, each] as const))('happens as the row says: %s', async (_written, each) => {
    const { define, router, link } = runProgram(programOf(each), {
      '../../src/index.js': library,
      'koa-compose': { default: compose },
    })
    const { result } = each
    if ('throws' in result) return expectError(thrown(define), library.RouteError, result.throws)
    if ('links' in result) return expectError(thrown(link), library.LinkError, result.links)
    if ('rejects' in result) {
      const table = define?.() as library.AnyRouteTable // what the program exports
      const error = await table.load().then(
        () => undefined,
        (reason: unknown) => reason,
      )
      return expectError(error, library.RouteError, result.rejects)
    }
    if ('creates' in result) return expectError(thrown(router), Error, result.creates)
    const mounted = router?.() as library.Router // as above
    const app = new Koa()
      .use(mounted.routes())
      .use(mounted.allowedMethods())
      .on('error', () => {})
    const port = await listen(app.callback())
    for (const [request, status, text] of result.answers) {
      const answer = await send(port, request)
      expect([request, answer.status]).toEqual([request, status])
      if (text !== undefined) expect(answer.text).toBe(text)
    }
  })
})
