import { expect, it } from 'vitest'
import { generateTable } from './generate-table.js'
import { Random, seedOf } from './random.js'
import { smallerSources, smallestTable } from './smallest-table.js'

const seed = seedOf(process.env)

it('removes a call, an argument, an option or what is around a chain', () => {
  expect(smallerSources("r.resources('as', { only: ['show'], path: 'b' }, r => r.get('b', f))")).toEqual([
    'r',
    "r.get('b', f)",
    "r.resources('as', r => r.get('b', f))",
    "r.resources('as', { only: ['show'], path: 'b' })",
    "r.resources('as', { path: 'b' }, r => r.get('b', f))",
    "r.resources('as', { only: ['show'], path: 'b' }, r => r)",
    "r.resources('as', { only: ['show'] }, r => r.get('b', f))",
    "r.resources('as', { only: [], path: 'b' }, r => r.get('b', f))",
  ])
})

it('keeps the options of the resources around a part for its place', () => {
  const part =
    "r.resources('as', { path: 'b' }, r => r.draw((r: ScopeAt<typeof c, [InResources<'as', { path: 'b' }>]>) => r))"
  expect(smallerSources(part)).toEqual(['r', "r.resources('as', { path: 'b' }, r => r)"])
})

it(`finds the smallest table that fails: SEED=${seed}`, async () => {
  const random = new Random(seed)
  const fails = (source: string) => source.includes("'about'")
  const sources = Array.from({ length: 200 }, () => generateTable(random).source).filter(fails)
  expect(sources.length).toBeGreaterThan(5)
  for (const source of sources) {
    const smallest = await smallestTable(source, async all => all.map(fails))
    expect(smallest.length, `${source}\n${smallest}`).toBeLessThan(150)
  }
})
