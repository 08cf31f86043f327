/** Links between the pages lead somewhere, the index of the docs is complete, and the map names every file of src/. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { files } from '../support/imports.js'
import { otherPages, type Page, pages, root } from './pages.js'

const all = [...pages, ...otherPages]
const byPath = new Map(all.map(page => [page.path, page]))

const isOutside = (target: string): boolean => /^[a-z]+:/.test(target)

/** The file that a link of a page leads to, and the heading in it. */
const resolved = (page: Page, target: string): readonly [path: string, anchor: string | undefined] => {
  const [path = '', anchor] = target.split('#')
  return [path === '' ? page.path : join(dirname(page.path), path).replaceAll('\\', '/'), anchor]
}

const linkProblem = (page: Page, target: string): string | undefined => {
  const [path, anchor] = resolved(page, target)
  if (!existsSync(root + path)) return `there is no ${path}`
  if (anchor === undefined) return undefined
  return byPath.get(path)?.anchors.includes(anchor) ? undefined : `${path} has no heading #${anchor}`
}

describe('the links of the pages', () => {
  it('lead to files and headings that exist', () => {
    const problems = all.flatMap(page =>
      page.links
        .filter(({ target }) => !isOutside(target))
        .map(({ target, line }) => [linkProblem(page, target), `${page.path}:${line}`])
        .filter(([problem]) => problem !== undefined)
        .map(([problem, place]) => `${place}: ${problem}`),
    )
    expect(problems).toEqual([])
  })

  const reachedFrom = (start: string): readonly string[] => {
    const page = byPath.get(start)
    return page?.links.map(({ target }) => resolved(page, target)[0]) ?? []
  }

  it('reach the index from the README, and every page from the index', () => {
    const [index, reached] = ['docs/README.md', reachedFrom('docs/README.md')]
    expect(reachedFrom('README.md')).toContain(index)
    expect(pages.map(({ path }) => path).filter(path => path !== index && !reached.includes(path))).toEqual([])
  })
})

describe('docs/internals/map.md', () => {
  const map = readFileSync(`${root}docs/internals/map.md`, 'utf8')

  it('names every file of the source below its folder', () => {
    const [, rooms = ''] = map.split('<!-- generated: rooms -->')
    const listed = rooms.split(/^#+ /m).flatMap(section => {
      const [folder = '', ...paragraphs] = section.trim().split('\n\n')
      const names = paragraphs.filter(each => /^`[\w-]+`(, `[\w-]+`)*$/.test(each)).flatMap(each => each.split(', '))
      return names.map(name => `${folder}/${name.replaceAll('`', '')}.ts`)
    })
    expect(listed.sort()).toEqual(files.filter(file => file !== 'index.ts'))
  })

  it('names no file that is not there', () => {
    const named = [...map.matchAll(/`(\w+\/[\w/-]+\.ts)`/g)].flatMap(([, name = '']) =>
      name.startsWith('test/') ? [] : [name],
    )
    expect(named.filter(name => !files.includes(name))).toEqual([])
  })
})
