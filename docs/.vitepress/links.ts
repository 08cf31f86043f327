/** Links from the pages to files outside of docs/, which are no pages of the site. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MarkdownRenderer } from 'vitepress'
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

/**
 * Links to the README and to that of docs/ lead to the home page, which shows both. Other links out of docs/ lead to the repository.
 * While it has no address, their text alone remains.
 */
export const linksOut = (md: MarkdownRenderer): void => {
  md.core.ruler.push('links out', ({ tokens, env }) => {
    for (const { children } of tokens) {
      const open: boolean[] = []
      for (const token of children ?? []) {
        if (token.type === 'link_open') {
          const path = outside(env.relativePath ?? '', token.attrGet('href') ?? '')
          const home = /^(?:README\.md|docs\/README\.md(#.*)?)/.exec(path ?? '')
          const isGone = path !== undefined && !home && repository === undefined
          if (home) token.attrSet('href', `/${home[1] ?? ''}`)
          else if (path !== undefined) token.attrSet('href', `${repository}/blob/main/${path}`)
          if (isGone) Object.assign(token, { type: 'html_inline', tag: '', content: `<span title="${path}">` })
          open.push(isGone)
        } else if (token.type === 'link_close' && open.pop())
          Object.assign(token, { type: 'html_inline', tag: '', content: '</span>' })
      }
    }
  })
}
