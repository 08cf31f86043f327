/**
 * The compiler compares each declaration of a scope with those before it. How much it does for each pair decides the time of a
 * long scope, and no count of instantiations shows it. The figure is the number of calls in the compiler, which is the same on
 * every machine: no time is measured. 5.9 has the checker of 6.0, and the functions of 7.0 cannot be counted.
 * `WRITE_BUDGET=1 npx vitest run test/table/type-cost-length` writes the budget file.
 */
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { declareLibrary } from '../../bench/types/compile.js'
import { write } from '../../bench/types/generate.js'
import { generateKind } from '../../bench/types/generate-kind.js'
import type { KindName } from '../../bench/types/kinds.js'
import { callsIn } from '../support/count-calls.js'
import { type Count, counterOf } from '../support/count-instantiations.js'
import { Budget } from '../support/type-budget.js'

/** Three lengths at the same distance: what does not grow, and what grows with the length, is not in their second difference. */
const STEP = 50
const LENGTHS = [1, 1 + STEP, 1 + 2 * STEP] as const
const KINDS: readonly KindName[] = ['verb-target', 'resources-only', 'namespace']

const budget = new Budget('type-cost-length.json', import.meta.url)
const folder = fileURLToPath(new URL('../generated-type-cost-length/', import.meta.url))
let library = ''
let count: Count

beforeAll(async () => {
  library = await declareLibrary()
  count = await counterOf('5.9')
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  budget.save()
})

const callsFor = async (kind: KindName, length: number): Promise<number> => {
  const project = `${folder}${kind}-${length}`
  await write(project, generateKind(kind, { count: length, program: 'alone', library }))
  return callsIn('/node_modules/typescript/lib/', () => count(project))
}

it.each(KINDS)(
  'what the compiler does for each pair of declarations in a scope stays within its budget: %s',
  async kind => {
    await callsFor(kind, 1) // reads the packages
    const [none, half, all] = [
      await callsFor(kind, LENGTHS[0]),
      await callsFor(kind, LENGTHS[1]),
      await callsFor(kind, LENGTHS[2]),
    ]
    const calls = (all - 2 * half + none) / STEP ** 2
    expect(calls).toBeGreaterThan(1)
    budget.expectWithin(kind, Number(calls.toFixed(1)))
  },
)
