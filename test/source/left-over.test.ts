/** What must not be left over: skipped tests, and the marks of a conflict between two versions of a file. */
import { readdirSync, readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, it } from 'vitest'

const SKIPS = /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|skipIf|runIf|todo)\b/
/** The middle mark, a line of equals signs, is also a heading in Markdown. */
const CONFLICT = /^(?:<{7}|>{7}) /m

/** What only some runs have is in a project that only they have, in `vitest.config.ts`. */
it('no suite skips a test', () => {
  const suites = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.test.ts'))
  expect(suites).toContain('source/left-over.test.ts')
  expect(suites.filter(name => SKIPS.test(readFileSync(`test/${name}`, 'utf8')))).toEqual([])
})

it('no file has the marks of a conflict', () => {
  const ignore = ['**/node_modules', '**/dist', 'test/generated*', 'docs/.vitepress/{cache,dist}', '**/data']
  const files = globSync(['*.*', '{src,test,type-tests,docs,examples,bench}/**/*.{ts,md,json,html,css,sql,txt}'], {
    ignore,
  })
  expect(files).toContain('CHANGELOG.md')
  expect(files.filter(name => CONFLICT.test(readFileSync(name, 'utf8')))).toEqual([])
})
