/**
 * What a client costs the compiler: so much for each resource of its table, once, and so much for each call, however large the table is.
 * `WRITE_BUDGET=1 npx vitest run test/table/type-cost-client` writes the budget file.
 */
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateFront, generateServer } from '../../bench/types/client.js'
import { type Compiler, declareLibrary } from '../../bench/types/compile.js'
import type { Files } from '../../bench/types/generate.js'
import { COMPILERS } from '../support/compilers.js'
import { figuresOf } from '../support/count-instantiations.js'
import { Budget } from '../support/type-budget.js'

const RESOURCES = [50, 100, 200]
const CALLS = [10, 100] as const

const budget = new Budget('type-cost-client.json', import.meta.url)
const folder = fileURLToPath(new URL('../generated-type-cost-client/', import.meta.url))
let library = ''

const costOf = async (compiler: Compiler, name: string, files: Files): Promise<number> =>
  (await figuresOf(compiler, `${folder}${compiler}-${name}`, files)).instantiations

beforeAll(async () => {
  library = await declareLibrary()
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  budget.save()
})

describe.each(COMPILERS)('the types of a client, by %s', compiler => {
  it('cost no more for each resource and for each call than they may', async () => {
    const each: number[] = []
    for (const resources of RESOURCES) {
      const server = generateServer(resources, library)
      const front = (calls: number) => ({ ...server, ...generateFront(calls, resources, library) })
      const floor = await costOf(compiler, `${resources}-server`, server)
      const once = (await costOf(compiler, `${resources}-none`, front(0))) - floor
      const [few, many] = [
        (await costOf(compiler, `${resources}-few`, front(CALLS[0]))) - floor,
        (await costOf(compiler, `${resources}-many`, front(CALLS[1]))) - floor,
      ]
      budget.expectWithin(`${compiler}, ${resources} resources`, once)
      for (const [calls, cost] of [
        [CALLS[0], few],
        [CALLS[1], many],
      ] as const)
        budget.expectWithin(`${compiler}, ${resources} resources, ${calls} calls`, cost)
      expect(once / resources).toBeLessThan(60)
      each.push((many - few) / (CALLS[1] - CALLS[0]))
    }
    expect(Math.max(...each)).toBeLessThan(555)
    expect(Math.max(...each) - Math.min(...each)).toBeLessThan(5)
  })
})
