/** docs/internals/glossary.md explains words that the source uses. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from './pages.js'

/** The comments and the code of the source in lower case, with names such as `ParamsFactory` as separate words. */
const source = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts'))
  .map(name => readFileSync(`${root}src/${name}`, 'utf8'))
  .join('\n')
  .replace(/([a-z])([A-Z])/g, '$1 $2')
  .replace(/\n *\*? */g, ' ')
  .toLowerCase()

const terms = readFileSync(`${root}docs/internals/glossary.md`, 'utf8')
  .split('\n')
  .filter(line => /^\| [a-z]/.test(line) && !line.startsWith('| term'))
  .flatMap(line => (line.split(' | ')[0] ?? '').slice(2).split(', '))

describe('docs/internals/glossary.md', () => {
  it('has terms that occur in the source', () => {
    expect(terms.length).toBeGreaterThan(20)
    expect(terms.filter(term => !source.includes(term.replace(/s$/, '')))).toEqual([])
  })

  it('has each term once', () => {
    expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([])
  })
})
