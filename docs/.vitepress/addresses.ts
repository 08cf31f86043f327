/** Where links from the pages to files outside of docs/ lead, and those that edit a page. It loads nothing of VitePress. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../test/docs/pages.js'

const { repository: written }: { repository?: { url: string } } = JSON.parse(
  readFileSync(`${root}package.json`, 'utf8'),
)

/** The address of the repository, which a release writes into `package.json`: `undefined` before that. */
export const repository = written?.url.replace(/^git\+/, '').replace(/\.git$/, '') || undefined

/** The link at the end of each page. VitePress gives the browser the text of functions alone, so this is a pattern. */
export const editLink = (address: string) => ({
  pattern: `${address}/edit/main/docs/:path`,
  text: 'Edit this page',
})

/** The page that the site has as its home page. */
const HOME = 'docs/README.md'

/** Where a link of a page leads in the repository, if that is outside of docs/, or its home page. */
export const outside = (page: string, target: string): string | undefined => {
  if (/^(\w+:|#|\/)/.test(target)) return undefined
  const path = join('docs', page, '..', target)
  return (path.startsWith('docs/') && !path.startsWith(HOME)) || path === 'docs' ? undefined : path
}
