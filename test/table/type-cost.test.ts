/**
 * The cost of a table for the compiler must not grow unnoticed: the instantiations and the types of an application with 60
 * and with 600 routes, for each compiler. The counts are the same on every machine; no time is measured.
 * `WRITE_BUDGET=1 npx vitest run test/table/type-cost` writes the budget file.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compile, compilers, declareLibrary, failed } from '../../bench/types/compile.js'
import { generate, ROUTES_EACH, write } from '../../bench/types/generate.js'

const ROUTES = [60, 600]
/** A table that costs far less must lower its budget, or the budget guards nothing. */
const MOST = 1.02
const LEAST = 0.9

const budgetFile = new URL('./type-cost.json', import.meta.url)
const folder = fileURLToPath(new URL('../generated-type-cost/', import.meta.url))
const writes = process.env.WRITE_BUDGET === '1'
const budget: Record<string, number> = JSON.parse(readFileSync(budgetFile, 'utf8'))

const cases = compilers.flatMap(compiler => ROUTES.map(routes => ({ compiler, routes })))

describe('the types of an application', () => {
  let library = ''

  beforeAll(async () => {
    library = await declareLibrary(`${folder}library`)
  }, 60_000)
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
    if (writes) writeFileSync(budgetFile, `${JSON.stringify(budget, undefined, 2)}\n`)
  })

  it.concurrent.each(cases)(
    'stay within their budget: $compiler, $routes routes',
    async ({ compiler, routes }) => {
      const project = `${folder}${compiler}-${routes}`
      await write(project, generate('signalbox', { resources: routes / ROUTES_EACH, library }))
      const outcome = await compile(compiler, project)
      if (failed(outcome)) throw new Error(outcome.failure)
      for (const name of ['instantiations', 'types'] as const) {
        const key = `${compiler}, ${routes} routes, ${name}`
        const cost = outcome[name]
        if (writes) budget[key] = cost
        const most = budget[key] ?? 0
        expect(cost, `${key}: more than the ${most} of test/table/type-cost.json`).toBeLessThanOrEqual(most * MOST)
        expect(cost, `${key}: far less than the ${most} of test/table/type-cost.json, lower it`).toBeGreaterThan(
          most * LEAST,
        )
      }
    },
    60_000,
  )
})
