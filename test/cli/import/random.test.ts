/** Random tables, listed as another router would, imported and compared: nothing is lost, and nothing is added. */
import { describe, expect, it } from 'vitest'
import { answersIn } from '../../../src/cli/import/declaration.js'
import { importReading } from '../../../src/cli/import/imported.js'
import type { Row } from '../../../src/cli/import/reading.js'
import { middlewareName } from '../../../src/route/print.js'
import type { AnyRoute } from '../../../src/route/route.js'
import type { AnyRouteTable } from '../../../src/table/table.js'
import { pathShape } from '../../../src/text/path.js'
import { defineTable, generateTable } from '../../support/generate-table.js'
import { Random, seedOf } from '../../support/random.js'

const TABLES = Number(process.env.TABLES ?? 40)
const seed = seedOf(process.env)

const keyOf = ({ method, path }: Pick<AnyRoute, 'method' | 'path'>): string => `${method} ${pathShape(path)}`

/** A table in rows. The name of a middleware says which one it is, since the generated ones have no names. */
const rowsOf = (routes: AnyRouteTable, keepsControllers: boolean): readonly Row[] => {
  const functions: unknown[] = []
  const nameOf = (each: unknown): string => {
    if (!functions.includes(each)) functions.push(each)
    return `middleware${functions.indexOf(each)}`
  }
  return [...routes].map(route => {
    const row = {
      method: route.method,
      path: route.path,
      use: route.use.map(nameOf),
      patterns: Object.fromEntries(Object.entries(route.kinds ?? {})),
    }
    if ('redirect' in route) return { ...row, redirect: { to: '/elsewhere', status: route.status } }
    if ('middleware' in route) return { ...row, handler: nameOf(route.middleware) }
    const [controller, action] = route.target.split('#')
    return keepsControllers
      ? { ...row, controller, action, handler: route.target }
      : { ...row, action, handler: `${route.target} ${pathShape(route.path)}` }
  })
}

describe(`${TABLES} random tables (SEED=${seed})`, () => {
  const random = new Random(seed)
  const tables = Array.from({ length: TABLES }, () => {
    const table = generateTable(random)
    return { source: table.source, routes: defineTable(table) }
  })

  it.each([
    ['with the controllers of the other router', true, undefined],
    ['with names of handlers alone', false, undefined],
    ['with the old handlers', false, true],
  ] as const)('%s, have the routes that were listed, behind the same middlewares', (_, keepsControllers, handlers) => {
    for (const { source, routes } of tables) {
      const rows = rowsOf(routes, keepsControllers)
      const { table, error, missing, added, behind, unsaid, skipped, duplicates, entries, declarations } =
        importReading({ syntax: 'path-to-regexp', rows, skipped: [] }, { handlers })
      expect({ source, error, missing, added, behind, unsaid, duplicates }).toEqual({
        source,
        error: undefined,
        missing: [],
        added: [],
        behind: [],
        unsaid: [],
        duplicates: [],
      })
      expect(skipped.map(({ route }) => route).filter(route => !/^(?:OPTIONS|HEAD) /.test(route))).toEqual([])
      // what the proof says, seen from outside of it
      const uses = new Map(rows.map(({ method, path, use = [] }) => [`${method} ${pathShape(path)}`, use.join()]))
      for (const route of table ?? [])
        expect(`${keyOf(route)} ${route.use.map(middlewareName).join()}`).toBe(
          `${keyOf(route)} ${uses.get(keyOf(route))}`,
        )
      const answers = answersIn(declarations)
      expect(answers).toHaveLength(entries.length)
      const handlerOf = new Map(
        answers.map(({ controller, action, entry }) => [`${controller}#${action}`, entry.handler]),
      )
      const shared = answers.filter(
        ({ controller, action, entry, by }) =>
          by !== 'redirect' && handlerOf.get(`${controller}#${action}`) !== entry.handler,
      )
      expect(shared.map(({ controller, action }) => `${controller}#${action}`)).toEqual([])
    }
  })
})
