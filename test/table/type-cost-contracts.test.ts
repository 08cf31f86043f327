/**
 * What an application with contracts costs the compiler, without and with replies that are compared with them.
 * `WRITE_BUDGET=1 npx vitest run test/table/type-cost-contracts` writes the budget file.
 */
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Compiler, declareLibrary } from '../../bench/types/compile.js'
import { generateContracts, PARTS, type Part, SHAPES, type Shape } from '../../bench/types/contracts.js'
import { COMPILERS } from '../support/compilers.js'
import { figuresOf } from '../support/count-instantiations.js'
import { Budget } from '../support/type-budget.js'

const ROUTES = [20, 80, 320] as const
/** Of a route with a contract, when replies are compared. */
const MOST = { plain: 750, rows: 1250, guarded: 2350 }

const budget = new Budget('type-cost-contracts.json', import.meta.url)
const folder = fileURLToPath(new URL('../generated-type-cost-contracts/', import.meta.url))
let library = ''

const costOf = async (compiler: Compiler, routes: number, shape: Shape, part: Part): Promise<number> => {
  const files = generateContracts(routes, shape, part, library)
  return (await figuresOf(compiler, `${folder}${compiler}-${routes}-${shape}-${part}`, files)).instantiations
}

beforeAll(async () => {
  library = await declareLibrary()
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  budget.save()
})

describe.each(COMPILERS)('what a route with a contract costs, by %s', compiler => {
  it.each(SHAPES)('is within its budget, and no more in a larger table: %s', async shape => {
    for (const part of PARTS) {
      const costs: number[] = []
      for (const routes of ROUTES) {
        costs.push(await costOf(compiler, routes, shape, part))
        budget.expectWithin(`${compiler}, ${shape}, ${part}, ${routes} routes`, costs.at(-1) ?? 0)
      }
      const [few = 0, some = 0, many = 0] = costs
      const [first, later] = [(some - few) / (ROUTES[1] - ROUTES[0]), (many - some) / (ROUTES[2] - ROUTES[1])]
      expect(later, part).toBeLessThan(MOST[shape])
      expect(later, part).toBeLessThan(first * 1.02)
    }
  })
})
