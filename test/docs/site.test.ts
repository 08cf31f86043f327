/** The site has every page in its order, code that fits, and a search of error messages. */
import { describe, expect, it } from 'vitest'
import { apart, groupsOf, order } from '../../docs/.vitepress/order.js'
import { search } from '../../docs/.vitepress/theme/messages.js'
import { pages } from './pages.js'

const pathsOf = (groups: typeof order) => groups.flatMap(group => group.pages.map(({ path }) => `docs/${path}`))

describe('the order of the site, which docs/README.md has', () => {
  it('has each page once, the internals apart', () => {
    const all = pages.map(({ path }) => path).filter(path => path.startsWith('docs/') && path !== 'docs/README.md')
    const isInternal = (path: string) => path.startsWith('docs/internals/')
    expect([...pathsOf(order)].sort()).toEqual(all.filter(path => !isInternal(path)))
    expect([...pathsOf(apart)].sort()).toEqual(all.filter(isInternal))
  })

  it('is read from the links below headings: those of a table, or of a sentence', () => {
    const table = '| page | |\n| --- | --- |\n| [A](a/a.md) | is [B](b.md) |\n'
    const index = `# Docs\n\n[x](x.md)\n\n## One\n\n${table}\n## Two\n\nText.\n\n## Three\n\nThe [c](c.md), [d](d.md).\n`
    expect(groupsOf(index)).toEqual([
      { title: 'One', pages: [{ title: 'A', path: 'a/a.md' }] },
      {
        title: 'Three',
        pages: [
          { title: 'C', path: 'c.md' },
          { title: 'D', path: 'd.md' },
        ],
      },
    ])
  })
})

describe('the search of error messages', () => {
  const entry = { pattern: "<call> needs the controller '<path>', which is not registered", text: 'Correct the name' }
  const other = {
    pattern: "<call> needs controllers below '<path>', and none is registered",
    text: 'Correct the namespace',
  }
  const message = "resources('plces') needs the controller 'Plces', which is not registered"

  it.each([
    ['a message', message],
    ['a message with spaces around it', ` ${message}\n`],
    ['what the compiler prints', `Argument of type '"plces"' is not assignable to parameter of type '"${message}"'.`],
    ['what Node prints', `RouteError: ${message}`],
    ['what Node prints, with a guess', `Uncaught RouteError: ${message}: did you mean 'Places'?`],
    ['words', 'needs CONTROLLER registered name'],
  ])('finds %s', (_what, searched) => {
    expect(search(searched)(entry)).toBe(true)
  })

  it('tells messages apart', () => {
    expect(search(message)(other)).toBe(false)
    expect(search('duplicates')(entry)).toBe(false)
  })
})
