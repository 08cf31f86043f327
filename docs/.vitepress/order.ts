/** The order of the pages: docs/README.md has it, below its headings. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface Group {
  readonly title: string
  readonly pages: readonly { readonly title: string /** Relative to docs/. */; readonly path: string }[]
}

/** For those who change the library. These pages have a list of their own. */
const APART = 'Internals'

const ROW = /^\| \[([^\]]+)\]\(([\w/-]+\.md)\) \|/gm
const LINK = /\[([^\]]+)\]\(([\w/-]+\.md)\)/g

/** The text of a link as a title. */
const titleOf = (text: string): string => (text.charAt(0).toUpperCase() + text.slice(1)).replaceAll('`', '')

/** The pages below each heading of an index: those of a table, or else those of a sentence. */
export const groupsOf = (index: string): readonly Group[] =>
  index
    .split(/^## /m)
    .slice(1)
    .map(section => {
      const links = [...section.matchAll(section.includes('\n| ') ? ROW : LINK)]
      const pages = links.map(([, title = '', path = '']) => ({ title: titleOf(title), path }))
      return { title: section.split('\n')[0] ?? '', pages }
    })
    .filter(({ pages }) => pages.length > 0)

const groups = groupsOf(readFileSync(fileURLToPath(new URL('../README.md', import.meta.url)), 'utf8'))

export const order = groups.filter(({ title }) => title !== APART)
export const apart = groups.filter(({ title }) => title === APART)
