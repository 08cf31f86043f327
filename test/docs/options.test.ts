/** The tables of docs/reference/declarations.md have the options that each call lists in its error message for an unknown one. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CALLS, declared, listedBy, UNKNOWN } from './listed-options.js'
import { root } from './pages.js'

const page = readFileSync(`${root}docs/reference/declarations.md`, 'utf8')
const [, options = ''] = page.split('\n## Options\n')
const sections = new Map(options.split(/^### /m).map(text => [text.split('\n')[0] ?? '', text]))

/** The names in the first column of the table of a section. */
const namesIn = (title: string): readonly string[] =>
  (sections.get(title) ?? '')
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .flatMap(line => [...(line.split(' | ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name))

describe('docs/reference/declarations.md', () => {
  it('has a section for each call with options, and no other', () => {
    expect([...sections.keys()].slice(1)).toEqual(Object.keys(CALLS))
  })

  it.each(Object.entries(CALLS))('lists the options of %s in the order of the error message', (title, call) => {
    expect(namesIn(title)).not.toEqual([])
    expect(listedBy(call)).toEqual(namesIn(title))
  })

  it('leaves only members of a contract to the guide, and that has all of them', () => {
    const names = listedBy(declared(r => r.get('ping', UNKNOWN, () => {})))
    const guide = readFileSync(`${root}docs/guide/contracts.md`, 'utf8')
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter(name => !guide.includes(`\`${name}\``))).toEqual([])
  })
})
