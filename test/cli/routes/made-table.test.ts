/** Tables that a function of a file makes. */
import { describe, expect, it } from 'vitest'
import { withMadeTable } from '../../../src/cli/routes/made-table.js'
import { findTables } from '../../../src/cli/routes/tables.js'
import { defineRoutes } from '../../../src/index.js'

const routes = defineRoutes({}, r => r.get('ping', () => {}))

describe('withMadeTable(exports, file, only)', () => {
  it.each([
    ['a function', { createRoutes: () => routes }],
    ['a function that does not use what it takes', { createRoutes: (_db: object) => routes }],
    ['an async function', { createRoutes: async () => routes }],
    ['a member of module.exports', { default: { createRoutes: () => routes } }],
  ])('calls %s', async (_what, exports) => {
    const made = await withMadeTable(exports, 'routes.ts', 'createRoutes')
    expect(findTables(made, 'routes.ts', 'createRoutes')).toEqual([{ name: 'createRoutes', routes }])
  })

  it.each([
    ['without a name', { createRoutes: () => routes }, undefined],
    ['for a table', { createRoutes: routes }, 'createRoutes'],
    ['for a class', { createRoutes: class {} }, 'createRoutes'],
    ['for another name', { createRoutes: () => routes }, 'routes'],
  ])('calls nothing %s', async (_what, exports, only) => {
    expect(await withMadeTable(exports, 'routes.ts', only)).toBe(exports)
  })

  it('says what to export if the function throws', async () => {
    const createRoutes = (db: { url: string }) => db.url && routes
    await expect(withMadeTable({ createRoutes }, 'routes.ts', 'createRoutes')).rejects.toThrow(
      /^routes\.ts: createRoutes\(\) throws without arguments: .*; export a table that it returns: `export const routes = createRoutes\(…\)`$/,
    )
  })

  it('refuses a function that returns something else', async () => {
    await expect(withMadeTable({ start: () => 5 }, 'routes.ts', 'start')).rejects.toThrow(
      'routes.ts: start() returns no route table',
    )
  })
})
