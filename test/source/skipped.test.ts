/** No run shows a skipped test: what only some runs have is in a project that only they have, in `vitest.config.ts`. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const SKIPS = /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|skipIf|runIf|todo)\b/

it('no suite skips a test', () => {
  const suites = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.test.ts'))
  expect(suites).toContain('source/skipped.test.ts')
  expect(suites.filter(name => SKIPS.test(readFileSync(`test/${name}`, 'utf8')))).toEqual([])
})
