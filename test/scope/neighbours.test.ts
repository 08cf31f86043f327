/**
 * Each two of some declarations around one path, in both orders: the compiler refuses the tables that `defineRoutes` refuses. The
 * random tables of refused-tables.test.ts compare the three compilers; here all tables are for the fastest one.
 */
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineRoutes } from '../../src/index.js'
import { neighbours, surroundings } from '../cases/neighbours.js'
import { outputOf, writeFolder } from '../support/compile-folder.js'

const folder = fileURLToPath(new URL('../generated-neighbours/', import.meta.url))
const HEAD = [
  `import { defineRoutes } from '../../src/index.js'`,
  'class Any { index() {} create() {} show() {} update() {} destroy() {} }',
  'const middleware = (_ctx: unknown, next: () => unknown) => next()',
]
class Any {
  index() {}
  create() {}
  show() {}
  update() {}
  destroy() {}
}
const middleware = (_ctx: unknown, next: () => unknown) => next()

const pairs = neighbours.flatMap(one => neighbours.map(other => one + other))
const SAMPLE = Number(process.env.SAMPLE ?? 7)
/** One pair in so many at the top, and every third one in resources, which would take as long again. */
const tables = [
  ...pairs.filter((_, at) => at % SAMPLE === 0).map(surroundings.top),
  ...pairs.filter((_, at) => at % (3 * SAMPLE) === 0).map(surroundings.resources),
]
const thrownBy = (table: string): string | undefined => {
  const declare = new Function('middleware', `return r => ${table}`)(middleware)
  try {
    defineRoutes({ Any }, declare as never) // a callback that no type shows
    return undefined
  } catch (error) {
    return (error as Error).message // nothing else is thrown
  }
}
const thrown = tables.map(thrownBy)

describe(`${tables.length} tables of two declarations around one path`, () => {
  beforeAll(async () => {
    const lines = tables.map((table, at) => `export const table${at} = defineRoutes({ Any }, r => ${table})`)
    await writeFolder(folder, { tables: [...HEAD, ...lines].join('\n') })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('are refused at run time if they have a duplicate, and most have none', () => {
    const refused = thrown.filter(message => message !== undefined)
    expect(refused.length).toBeGreaterThan(tables.length / 10)
    expect(refused.length).toBeLessThan(tables.length / 5)
    expect(refused.filter(message => !message?.includes(' duplicates '))).toEqual([])
  })

  it('are refused by the compiler and at run time, or by neither', async () => {
    const output = await outputOf('7.0', folder)
    const errors = new Set(
      [...output.matchAll(/tables\.ts\((\d+),/g)].map(([, line]) => Number(line) - 1 - HEAD.length),
    )
    expect(tables.filter((_, at) => (thrown[at] !== undefined) !== errors.has(at))).toEqual([])
  })
})
