/** The pages stay short: all together, and each recipe, which has one example. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pages, root } from './pages.js'

/** The words of a page that a person wrote: without its generated parts. */
const wordsOf = (path: string): number =>
  readFileSync(root + path, 'utf8')
    .replace(/<!-- generated: [\s\S]*?<!-- end -->/g, '')
    .split(/\s+/)
    .filter(Boolean).length

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

describe('the README and the docs', () => {
  it('have at most 55,000 words, besides the generated parts', () => {
    expect(sum(pages.map(({ path }) => wordsOf(path)))).toBeLessThanOrEqual(55_000)
  })
})

const recipes = pages.filter(({ path }) => path.startsWith('docs/recipes/'))

describe.each(recipes.map(page => [page.path, page] as const))('%s', (path, page) => {
  it('has under 600 words', () => {
    expect(wordsOf(path)).toBeLessThan(600)
  })

  it('has one example', () => {
    const examples = page.sections.filter(({ blocks }) => blocks.some(({ language }) => language === 'ts'))
    expect(examples.map(({ title }) => title)).toHaveLength(1)
  })
})
